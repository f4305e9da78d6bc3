// Anna, in English on a dark screen, and Bartek, in Polish on a light one, with a bot at one table: how their games
// begin and end in every browser test.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answers, playOnBoard } from "./on-board.ts";
import { playToTheEnd, type Somebody, shots, World } from "./world.ts";

/** Who they are; before the first test begins there is nobody. */
export interface TwoPeople {
  readonly world: World;
  readonly anna: Somebody;
  readonly bartek: Somebody;
}

/** Opens a world with both before a file's tests and closes it after them. */
export function twoPeople(open: () => Promise<World> = World.open): TwoPeople {
  const people = {} as { -readonly [Name in keyof TwoPeople]: TwoPeople[Name] };
  beforeAll(async () => {
    people.world = await open();
    people.anna = await people.world.somebody();
    people.bartek = await people.world.somebody({ language: "pl", theme: "light" });
  });
  afterAll(() => people.world.close());
  return people;
}

/** Anna opens a table of three with a bot, Bartek sits down by its link, and they begin. */
export async function gather(game: string, { anna, bartek }: TwoPeople): Promise<void> {
  const { page } = anna;
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  await page.goto(`/new/${game}?where=online`);
  await group("How many seats").getByRole("radio", { name: "3", exact: true }).check();
  await group("Who plays seat 3").getByRole("radio", { name: "Bot" }).check();
  await group("Strength of the bot in seat 3").getByRole("radio", { name: "Recruit" }).check();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByLabel("Nickname").fill("Anna");
  await page.getByRole("button", { name: "Continue" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this table" }).inputValue();
  await bartek.page.goto(link);
  await bartek.page.getByRole("button", { name: "Usiądź tutaj" }).click();
  await bartek.page.getByLabel("Pseudonim").fill("Bartek");
  await bartek.page.getByRole("button", { name: "Dalej" }).click();
  await bartek.page.getByRole("button", { name: "Możemy zaczynać" }).click();
  await page.getByText("ready", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  for (const somebody of [anna, bartek]) await somebody.page.locator(".hk-question").waitFor();
}

/** A board as the tests of its beginning know it. */
export interface Opening<Deed extends string> {
  readonly game: string;
  /** What both do, for the test's title. */
  readonly about: string;
  readonly answers: Answers<Deed>;
  /** What everybody is to do at least once on the board itself. */
  readonly wanted: readonly NoInfer<Deed>[];
  /** Where its lands are. */
  readonly lands: string;
}

/** The tests with which every board begins: a table gathers, both play on the board, and a reload loses nothing. */
export function testOpening<Deed extends string>(people: TwoPeople, opening: Opening<Deed>): void {
  const { game, about, answers, wanted, lands } = opening;

  test("a table of three gathers", () => gather(game, people));

  test(`both ${about} on the board`, async () => {
    const { anna, bartek } = people;
    await playOnBoard([anna.page, bartek.page], answers, wanted);
    await anna.page.screenshot({ path: `${shots}/${game}-moves.en.png` });
    expectNoComplaints(people);
  });

  test("a table half played is there after a reload", async () => {
    const { page } = people.anna;
    const count = await page.locator(lands).count();
    expect(count).toBeGreaterThan(0);
    await page.reload();
    await page.locator(".hk-question").waitFor();
    // Others may have laid a tile meanwhile.
    await expect.poll(() => page.locator(lands).count()).toBeGreaterThanOrEqual(count);
  });
}

/** Both play on in words until the game has ended with a ranking of all: the three of the table, and whom a game adds. */
export async function playToEnd(game: string, people: TwoPeople, ranked = 3): Promise<void> {
  const { anna, bartek } = people;
  await playToTheEnd(anna.page, bartek.page);
  expect(await anna.page.locator(".end-ranking tbody tr").count()).toBe(ranked);
  expect(await anna.page.locator(".end-deeds tbody tr").count()).toBeGreaterThan(1);
  await anna.page.screenshot({ path: `${shots}/${game}-end.en.png` });
  await bartek.page.screenshot({ path: `${shots}/${game}-end.pl.png` });
  expectNoComplaints(people);
}

export function expectNoComplaints({ anna, bartek }: TwoPeople): void {
  expect([...anna.complaints, ...bartek.complaints]).toEqual([]);
}
