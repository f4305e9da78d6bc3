// The gathering room: Anna sets a table, Bartek comes by the link of a seat on his phone, another Anna sits down too; they
// choose, talk and say that they are ready, and the owner changes everything until the start.
import { afterAll, beforeAll, expect, test } from "vitest";
import { api, guest, open } from "./at-server.ts";
import { type Somebody, shots, World } from "./world.ts";

let world: World;
let anna: Somebody;
let bartek: Somebody;
let second: Somebody;
let table = "";
beforeAll(async () => {
  world = await World.open();
  anna = await guest(world, "Anna");
  bartek = await world.somebody({ language: "pl", theme: "light", size: "phone" });
  second = await guest(world, "Anna");
});
afterAll(() => world.close());

const seatOf = ({ page }: Somebody, n: number) => page.locator(".gathering-seat").nth(n - 1);

test("the link of a seat says which game and by whom, and seats the one who follows it", async () => {
  table = await open([anna, second], {
    game: "northgard",
    seats: [{ kind: "me" }, { kind: "invited" }, { kind: "open" }, { kind: "bot", level: "beginner" }],
  });
  await anna.page.goto(`/table/${table}`);
  await anna.page.getByRole("button", { name: "Link to seat 2" }).click();
  await anna.page.getByText("Anna invites you to", { exact: false }).waitFor();
  const link = await anna.page.getByRole("dialog").getByRole("textbox").inputValue();
  await anna.page.screenshot({ path: `${shots}/seat-link.en.png` });
  await anna.page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await bartek.page.goto(link);
  await bartek.page.getByText("Anna zaprasza cię do gry").waitFor();
  await bartek.page.screenshot({ path: `${shots}/invited-phone.pl.png` });
  await bartek.page.getByRole("button", { name: "Siadam" }).click();
  await bartek.page.getByLabel("Pseudonim").fill("Bartek");
  await bartek.page.getByRole("button", { name: "Dalej" }).click();
  await seatOf(anna, 2).getByText("Bartek").waitFor();
  await expect.poll(() => bartek.page.title()).toMatch(/^\(4\/4\) Northgard/);
  await seatOf(bartek, 2).getByText("jeszcze bez gier z innymi").waitFor();
  await bartek.page.screenshot({ path: `${shots}/gathering-phone.pl.png`, fullPage: true });
});

test("people of one name are told apart, on every screen", async () => {
  await bartek.page.locator(".gathering-seat").getByText("Anna (2)").waitFor();
  await anna.page.locator(".gathering-seat").getByText("Anna (2)").waitFor();
});

test("each chooses a clan and a colour; what another has is not offered", async () => {
  await second.page.goto(`/table/${table}`);
  const clan = seatOf(second, 3).getByRole("combobox", { name: /^Clan/ });
  const value = await clan.locator("option:not([disabled])").nth(1).getAttribute("value");
  await clan.selectOption(value);
  const taken = seatOf(bartek, 2).locator(`option[value="${value}"]`);
  await expect.poll(() => taken.first().isDisabled()).toBe(true);
  await seatOf(second, 3)
    .getByRole("combobox", { name: /^Colour/ })
    .selectOption("red");
  // Only the own seat and, for the owner, every seat can be changed.
  expect(await seatOf(second, 1).getByRole("combobox").count()).toBe(0);
  expect(await seatOf(anna, 2).getByRole("combobox").count()).toBe(2);
});

test("they talk, and typing is not lost by a reload", async () => {
  await bartek.page.getByRole("textbox", { name: "Powiedz coś graczom" }).fill("zasady: https://example.org/rules.");
  await bartek.page.reload();
  const box = bartek.page.getByRole("textbox", { name: "Powiedz coś graczom" });
  expect(await box.inputValue()).toContain("zasady");
  await bartek.page.getByRole("button", { name: "Wyślij" }).click();
  const link = anna.page.locator(".hk-chat-list a");
  await link.waitFor();
  expect(await link.getAttribute("href")).toBe("https://example.org/rules");
});

test("the owner changes pace, rules and seats until the start; readiness is asked again", async () => {
  await bartek.page.getByRole("button", { name: "Możemy zaczynać" }).click();
  await seatOf(anna, 2).getByText("ready", { exact: true }).waitFor();
  await anna.page.screenshot({ path: `${shots}/gathering.en.png`, fullPage: true });
  await bartek.page.screenshot({ path: `${shots}/gathering-phone.pl.png` });
  await bartek.page.screenshot({ path: `${shots}/gathering-phone-whole.pl.png`, fullPage: true });
  await anna.page.getByRole("button", { name: "Change", exact: true }).click();
  const dialog = anna.page.getByRole("dialog");
  await dialog.getByLabel("Name of the table").fill("Thursday club");
  await dialog.getByRole("radio", { name: /^By days/ }).check({ force: true });
  await anna.page.screenshot({ path: `${shots}/gathering-change.en.png` });
  await dialog.getByRole("button", { name: "Save" }).click();
  await bartek.page.getByRole("heading", { name: "Thursday club" }).waitFor();
  await bartek.page.getByText("3 dni na ruch").waitFor();
  await seatOf(anna, 2).getByText("not ready yet").waitFor();
  await seatOf(anna, 2).getByRole("button", { name: "What to do with seat 2" }).click();
  await anna.page.screenshot({ path: `${shots}/gathering-seat-menu.en.png` });
  await anna.page.getByRole("button", { name: "Move one seat down" }).click();
  await seatOf(anna, 3).getByText("Bartek").waitFor();
  await seatOf(anna, 4).getByRole("button", { name: "What to do with seat 4" }).click();
  await anna.page.getByRole("button", { name: "Open for anyone" }).click();
  await seatOf(anna, 4).getByText("Free").waitFor();
});

test("the owner hands the table over, and starts only after a question when somebody is not ready", async () => {
  await seatOf(anna, 3).getByRole("button", { name: "What to do with seat 3" }).click();
  await anna.page.getByRole("button", { name: "Hand the table over to Bartek" }).click();
  await seatOf(bartek, 3).getByText("gospodarz").waitFor();
  await bartek.page.getByRole("button", { name: "Zacznij; wolne miejsca zajmą boty" }).click();
  await bartek.page.getByText("Zacząć, choć nie wszyscy są gotowi?").waitFor();
  await bartek.page.screenshot({ path: `${shots}/gathering-start-phone.pl.png` });
  await bartek.page.getByRole("dialog").getByRole("button", { name: "Anuluj" }).click();
  for (const { page } of [anna, second]) await page.getByRole("button", { name: "I am ready" }).click();
  await expect.poll(() => bartek.page.locator(".gathering-seat .ready").count()).toBe(2);
  await bartek.page.getByRole("button", { name: "Zacznij; wolne miejsca zajmą boty" }).click();
  for (const { page } of [anna, bartek, second]) await page.locator(".hk-question").waitFor();
  const { table: info } = await api<{ table: { seats: { options: { color?: string } }[] } }>(
    anna,
    "GET",
    `/api/tables/${table}`,
  );
  expect(info.seats[1]?.options.color).toBe("red");
  for (const { complaints } of [anna, bartek, second]) expect(complaints).toEqual([]);
});
