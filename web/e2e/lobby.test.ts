// Finding each other: Anna and Bartek become friends at a table, Bartek finds hers on his phone, and a quick match seats two
// strangers together.
import { afterAll, beforeAll, expect, test } from "vitest";
import { api, guest, look, open, running } from "./at-server.ts";
import { type Somebody, shots, World } from "./world.ts";

let world: World;
let anna: Somebody;
let bartek: Somebody;
beforeAll(async () => {
  world = await World.open();
  anna = await guest(world, "Anna");
  bartek = await guest(world, "Bartek", { language: "pl", theme: "light", size: "phone" });
});
afterAll(() => world.close());

const idOf = async (who: Somebody) => (await api<{ me: { id: string } }>(who, "GET", "/api/me")).me.id;

test("friends are made in the table's menu and answered on one's own page", async () => {
  const table = await running([anna, bartek]);
  await look([anna], table);
  await anna.page.getByRole("button", { name: "Table menu" }).click();
  await anna.page.getByRole("button", { name: "Add Bartek as a friend" }).click();
  await bartek.page.goto("/me/friends");
  await bartek.page.getByRole("button", { name: "Przyjmij" }).click();
  await bartek.page.getByRole("heading", { name: "Znajomi", level: 3 }).waitFor();
  await bartek.page.screenshot({ path: `${shots}/friends-phone.pl.png` });
});

test("a lobby of many tables is searched and filtered; on a phone it is reached from the first screen", async () => {
  const others = await guest(world, "Zofia");
  for (let i = 0; i < 70; i++)
    await open([others], {
      game: i % 2 ? "tytani" : "northgard",
      title: `Stół ${i}`,
      seats: [{ kind: "me" }, { kind: "open" }],
    });
  await open([anna], {
    game: "xidit",
    title: "Thursday",
    language: "pl",
    seats: [{ kind: "me" }, ...Array(3).fill({ kind: "open" })],
  });
  await bartek.page.goto("/");
  const bar = bartek.page.getByRole("link", { name: "Otwarte stoły" });
  expect((await bar.boundingBox())!.y).toBeLessThan(640);
  await bartek.page.screenshot({ path: `${shots}/home-phone.pl.png` });
  await bar.click();
  const lines = bartek.page.locator(".open-line");
  await expect.poll(() => lines.count()).toBe(60);
  await bartek.page.getByText("Pierwsze 60 z", { exact: false }).waitFor();
  await bartek.page.getByRole("searchbox").fill("anna thurs");
  await expect.poll(() => lines.count()).toBe(1);
  await lines.getByText("Thursday").waitFor();
  await bartek.page.screenshot({ path: `${shots}/lobby-phone.pl.png` });
  await bartek.page.getByRole("searchbox").fill("");
  await bartek.page.getByText("Filtry", { exact: true }).click();
  await bartek.page.getByLabel("Ze znajomymi").check();
  // The table that waits, and the one they play at.
  await expect.poll(() => lines.count()).toBe(2);
  await bartek.page.locator(".lobby-filters").scrollIntoViewIfNeeded();
  await bartek.page.screenshot({ path: `${shots}/lobby-filters-phone.pl.png` });
  await bartek.page.getByRole("button", { name: "Pokaż wszystko" }).click();
  await expect.poll(() => lines.count()).toBe(60);
  await anna.page.goto("/");
  await anna.page.locator(".open-line").first().waitFor();
  await anna.page.locator("#open-tables").scrollIntoViewIfNeeded();
  await anna.page.screenshot({ path: `${shots}/lobby.en.png` });
});

test("a friend is invited to a seat by name and finds it among the own games", async () => {
  const table = await open([anna], {
    game: "xidit",
    visibility: "link",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
  });
  await anna.page.goto(`/table/${table}`);
  await anna.page.getByRole("button", { name: "What to do with seat 2" }).click();
  await anna.page.getByRole("button", { name: "Invite Bartek" }).click();
  await anna.page.getByText("Bartek (asked to play)").waitFor();
  await bartek.page.goto("/");
  await bartek.page.locator(".my-games").getByText("Zaproszenie do gry").click();
  await bartek.page.getByRole("button", { name: "Gram", exact: true }).click();
  await anna.page.locator(".gathering-seat").getByText("Bartek", { exact: true }).waitFor();
});

test("a group is started on a laptop, joined by its link on a phone, and its table is found by its members", async () => {
  const { page } = anna;
  await page.goto("/groups");
  await page.getByLabel("Name of the group").fill("Thursday club");
  await page.getByRole("button", { name: "Start a group" }).click();
  const link = await page.getByRole("textbox", { name: "Link to the group" }).inputValue();
  await bartek.page.goto(link);
  await bartek.page.getByRole("heading", { name: "Thursday club" }).waitFor();
  await bartek.page.screenshot({ path: `${shots}/group-join-phone.pl.png` });
  await bartek.page.getByRole("button", { name: "Dołącz do grupy" }).click();
  await bartek.page.getByRole("heading", { name: "Osoby w grupie" }).waitFor();
  await page.getByRole("link", { name: "New table for the group" }).click();
  const club = page.getByRole("group", { name: "For a group" }).getByRole("radio", { name: "Thursday club" });
  await expect.poll(() => club.isChecked()).toBe(true);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/table\//);
  await bartek.page.goto("/");
  await bartek.page.getByRole("link", { name: "Thursday club" }).click();
  await bartek.page.getByRole("heading", { name: "Stoły", exact: true }).waitFor();
  await bartek.page.screenshot({ path: `${shots}/group-phone.pl.png`, fullPage: true });
  await bartek.page.locator(".open-line").getByRole("link").click();
  await bartek.page.getByRole("button", { name: "Usiądź tutaj" }).first().waitFor();
  await page.goto(link);
  await page.getByRole("heading", { name: "Members", exact: true }).waitFor();
  await page.locator(".open-line").waitFor();
  await page.screenshot({ path: `${shots}/group.en.png` });
});

test("a quick match seats two strangers together, and not somebody who is blocked", async () => {
  const [celina, darek] = [await guest(world, "Celina"), await guest(world, "Darek")];
  const quick = async ({ page }: Somebody) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Quick match" }).click();
    await page.screenshot({ path: `${shots}/quick.en.png` });
    await page.getByRole("button", { name: "Find a table" }).click();
    await page.waitForURL(/\/table\//);
    return page.url();
  };
  const first = await quick(celina);
  expect(await quick(darek)).toBe(first);
  const emil = await guest(world, "Emil");
  await api(celina, "PUT", `/api/me/people/${await idOf(emil)}`, { tie: "block" });
  expect(await quick(emil)).not.toBe(first);
  for (const { complaints } of [anna, bartek, celina, darek]) expect(complaints).toEqual([]);
});
