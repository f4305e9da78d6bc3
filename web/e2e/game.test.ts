// Two people and a bot play a whole short game of Xidit through the interface: on the map, on the wheels, in words;
// across a reload and a restart of the server.
import { expect, test } from "vitest";
import { expectNoComplaints, playToEnd, twoPeople } from "./two-people.ts";
import { type Somebody, shots } from "./world.ts";

const people = twoPeople();
let link: string;

const group = (name: string) => people.anna.page.getByRole("group", { name, exact: true });

test("a guest opens a table for a friend and a bot, and gets a link", async () => {
  const { page } = people.anna;
  await page.goto("/new/xidit?where=online");
  await group("How many seats").getByRole("radio", { name: "3", exact: true }).check();
  await group("Who plays seat 3").getByRole("radio", { name: "Bot" }).check();
  await group("Strength of the bot in seat 3").getByRole("radio", { name: "Recruit" }).check();
  await page.getByRole("radio", { name: /9 Years|short/i }).check();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByLabel("Nickname").fill("Anna");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/table\//);
  await page.getByRole("img", { name: "The link as a QR code" }).waitFor();
  link = await page.getByRole("textbox", { name: "Link to this table" }).inputValue();
  expect(link).toContain(`${people.world.server.address}/table/`);
  await page.screenshot({ path: `${shots}/gathering.en.png` });
});

test("the friend follows the link, gives a nickname and sits down", async () => {
  const { page } = people.bartek;
  await page.goto(link);
  await page.getByRole("button", { name: "Usiądź tutaj" }).click();
  await page.getByLabel("Pseudonim").fill("Bartek");
  await page.getByRole("button", { name: "Dalej" }).click();
  await page.getByRole("button", { name: "Możemy zaczynać" }).click();
  await people.anna.page.getByText("ready", { exact: true }).waitFor();
  await people.anna.page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator(".hk-question").waitFor();
  await people.anna.page.locator(".hk-question").waitFor();
});

test("both choose a starting city on the map, one by mouse, one by keyboard", async () => {
  const choose = async ({ page }: Somebody, how: "mouse" | "keyboard") => {
    await page.locator('[data-mood="yours"]').waitFor();
    const city = page.locator('.hk-target[data-place^="city:"][data-state="option"]').first();
    if (how === "mouse") return city.click();
    await city.focus();
    return page.keyboard.press("Enter");
  };
  // Chance decides who is asked first.
  await Promise.all([choose(people.anna, "mouse"), choose(people.bartek, "keyboard")]);
  for (const { page } of [people.anna, people.bartek]) await page.getByRole("spinbutton").first().waitFor();
});

test("a plan half made survives a reload", async () => {
  const { page } = people.anna;
  await page.getByRole("button", { name: "Action", exact: true }).click();
  await page.getByRole("button", { name: "Blue road" }).click();
  await page.reload();
  const wheels = page.getByRole("spinbutton");
  await wheels.first().waitFor();
  expect(await wheels.nth(0).getAttribute("aria-valuetext")).toMatch(/action/i);
  expect(await wheels.nth(1).getAttribute("aria-valuetext")).toMatch(/blue/i);
});

test("people talk at the table", async () => {
  await people.anna.page.getByRole("button", { name: "Chat" }).first().click();
  await people.anna.page.getByPlaceholder("Say something to the table").fill("Powodzenia!");
  await people.anna.page.keyboard.press("Enter");
  await people.bartek.page.getByRole("button", { name: /Czat/ }).first().click();
  await people.bartek.page.getByText("Powodzenia!").waitFor();
});

test("a confirmed plan can be taken back until everybody is ready", async () => {
  const { page } = people.anna;
  for (const name of ["Action", "Wait", "Wait", "Wait"]) await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("button", { name: "Confirm orders" }).click();
  await page.getByRole("button", { name: "Change them" }).click();
  await page.getByRole("button", { name: "Confirm orders" }).waitFor();
  expectNoComplaints(people);
});

test("the server restarts in mid-year; both come back by themselves and lose nothing", async () => {
  await people.world.server.stop();
  await people.anna.page.getByText("Connection lost").waitFor();
  await people.anna.page.screenshot({ path: `${shots}/connection-lost.en.png` });
  await people.world.server.start();
  for (const { page } of [people.anna, people.bartek])
    await page.locator(".table-banner-bad").waitFor({ state: "hidden" });
  const wheels = people.anna.page.getByRole("spinbutton");
  expect(await wheels.nth(0).getAttribute("aria-valuetext")).toMatch(/action/i);
  // While the server was away the browser itself wrote of failed connections.
  people.anna.complaints.length = 0;
  people.bartek.complaints.length = 0;
});

test("the game is played to its end and told in charts", async () => {
  // The virtual player of a table of three is ranked with the others.
  await playToEnd("xidit", people, 4);
  await people.anna.page.locator(".end-charts svg").first().waitFor();
});

test("the finished game can be looked at through any eyes, and a moment has a link", async () => {
  const { page } = people.bartek;
  await page.getByRole("link", { name: "Powtórka" }).click();
  const scrub = page.getByRole("slider", { name: "Moment gry" });
  await scrub.waitFor();
  await scrub.fill("30");
  await page.waitForURL(/at=30/);
  await page.getByRole("button", { name: "Menu stołu" }).click();
  await page.getByRole("radio", { name: "Anna" }).check();
  await page.waitForURL(/eyes=0/);
  await page.screenshot({ path: `${shots}/replay.pl.png` });
  await people.anna.page.goto(page.url());
  await people.anna.page.getByRole("slider").waitFor();
  expect(await people.anna.page.getByRole("slider").inputValue()).toBe("30");
});

test("one plays on from a moment against bots", async () => {
  const { page } = people.anna;
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("button", { name: /^Play from here/ }).click();
  await page.waitForURL(/\/local\//);
  await page.locator(".hk-question").waitFor();
  expect(people.anna.complaints).toEqual([]);
});
