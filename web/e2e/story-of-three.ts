// Anna at her desk, Bartek and Celina with phones, in a game without a clock: a lost phone, a substitute, a bot for a while,
// votes that count those who are there, and a rematch that not everybody wants.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Present } from "#protocol/play.ts";
import { api, guest, look, running } from "./at-server.ts";
import { type Somebody, shots, World } from "./world.ts";

/** How the table's menu and log are called. */
const words = {
  en: { menu: "Table menu", log: "Log", past: "What happened", take: "Take a seat…" },
  pl: { menu: "Menu stołu", log: "Dziennik", past: "Co się stało", take: "Zajmij miejsce…" },
} as const;
type Language = keyof typeof words;

const button = ({ page }: Somebody, name: string) => page.getByRole("button", { name, exact: true });
const vote = ({ page }: Somebody, about: string) => page.locator(".table-banner[role=alert]", { hasText: about });

/** What the log says; on a phone it lies over the table and is closed again. */
async function logOf(who: Somebody, language: Language): Promise<string> {
  const { log, past } = words[language];
  const side = who.page.locator(".side-button:visible", { hasText: log });
  await side.click();
  const text = await who.page.getByRole("list", { name: past }).textContent();
  await side.click();
  return text ?? "";
}

const expectInLog = (who: Somebody, language: Language, text: string) =>
  expect.poll(() => logOf(who, language)).toContain(text);

/** Seats choose where they start one after the other; then all plan at once. */
async function untilAllAreAsked(people: readonly Somebody[], table: string): Promise<void> {
  for (;;) {
    const path = `/api/tables/${table}`;
    const seen = people.map((who, seat) => api<{ present: Present }>(who, "GET", `${path}/present?as=${seat}`));
    const presents = (await Promise.all(seen)).map(({ present }) => present);
    const { open } = presents[0]!.look.waiting!;
    if (open.length === people.length) return;
    for (const seat of open) {
      const { look, sequence } = presents[seat]!;
      const body = { seat, sequence: sequence + 1, choices: [look.question!.options[0]] };
      await api(people[seat]!, "POST", `${path}/choices`, body);
    }
  }
}

/** Nobody may take a seat from a person who has only just left: it is asked for until the others are asked. */
async function takeSeat(who: Somebody, language: Language, as: string, isAsked: () => Promise<boolean>): Promise<void> {
  await button(who, words[language].take).click();
  const wish = who.page.getByRole("dialog").getByRole("button", { name: as });
  const nickname = who.page.getByLabel(language === "pl" ? "Pseudonim" : "Nickname");
  const attempt = async () => {
    if (await isAsked()) return true;
    if (await nickname.isVisible()) {
      await nickname.fill(as.includes("Bartek") ? "Bartek 2" : "Dawid");
      await nickname.press("Enter");
    } else if (await wish.isVisible()) await wish.click();
    return false;
  };
  await expect.poll(attempt, { interval: 1_000 }).toBe(true);
}

/** The tests of their game, in a world that is opened for it. */
export function tellOfThree(open: () => Promise<World> = World.open): void {
  let world: World;
  let anna: Somebody;
  let bartek: Somebody;
  let celina: Somebody;
  let dawid: Somebody;
  let table = "";
  beforeAll(async () => {
    world = await open();
    anna = await guest(world, "Anna");
    bartek = await guest(world, "Bartek", { language: "pl", theme: "light", size: "phone" });
    celina = await guest(world, "Celina", { size: "phone" });
    dawid = await world.somebody();
    table = await running([anna, bartek, celina], { game: "xidit", patienceMinutes: 1 });
    await untilAllAreAsked([anna, bartek, celina], table);
    await look([anna, bartek, celina], table);
  });
  afterAll(() => world.close());

  test("leaving asks first and tells the others; a bot plays until one click brings the seat back", async () => {
    await button(bartek, words.pl.menu).click();
    await button(bartek, "Niech bot gra za mnie").click();
    await bartek.page.getByText("Oddać grę botowi?").waitFor();
    await bartek.page.screenshot({ path: `${shots}/leaving-phone.pl.png` });
    await button(bartek, "Anuluj").click();
    expect(await logOf(anna, "en")).not.toContain("lets a bot play");
    await button(bartek, "Niech bot gra za mnie").click();
    await button(bartek, "Niech gra bot").click();
    await bartek.page.getByText("Gra za ciebie bot").or(button(bartek, "Wracam na miejsce")).first().waitFor();
    await expectInLog(anna, "en", "Bartek lets a bot play.");
    await anna.page.getByText("Bot, standing in").first().waitFor();
    await anna.page.screenshot({ path: `${shots}/stand-in.en.png` });
    await button(bartek, "Wracam na miejsce").click();
    await button(bartek, "Wracam na miejsce").waitFor({ state: "detached" });
    await expectInLog(anna, "en", "Bartek is back.");
    await button(celina, words.en.menu).click();
    await button(celina, "Leave the table").click();
    await celina.page.getByText("Your seat stays yours", { exact: false }).waitFor();
    await button(celina, "Leave, keep my seat").click();
    await celina.page.waitForURL(/\/$/);
    await celina.page.locator(".my-games .game-line").waitFor();
  });

  test("who lost the phone says so on another one: those who are there confirm, the absent are not waited for", async () => {
    await bartek.page.goto("about:blank");
    const old = bartek;
    bartek = await world.somebody({ language: "pl", theme: "light", size: "phone" });
    await bartek.page.goto(`/table/${table}`);
    const asked = vote(anna, "I am Bartek, on another device.");
    await takeSeat(bartek, "pl", "Bartek to ja", () => asked.isVisible());
    await asked.getByText("Anna: no vote yet").waitFor();
    await asked.getByText("Celina: not here").waitFor();
    await asked.getByText(/The votes given by .* decide\./).waitFor();
    expect(await asked.locator("abbr").getAttribute("title")).toContain("People who are not here do not count.");
    await vote(bartek, "miejsce gracza Bartek należy do ciebie").waitFor();
    await anna.page.screenshot({ path: `${shots}/claim.en.png` });
    await bartek.page.screenshot({ path: `${shots}/claim-phone.pl.png` });
    await asked.getByRole("button", { name: "Agree" }).click();
    await button(bartek, words.pl.take).waitFor({ state: "detached" });
    // The bot has planned in this seat: what only its person has is there again.
    await bartek.page.locator(".side-button[data-side=notes]:visible").waitFor();
    await expectInLog(anna, "en", "Bartek 2 is back from another device. (Anna: agrees)");
    // Whoever finds the old phone has the seat no more.
    await old.page.goto(`/table/${table}`);
    await button(old, words.pl.take).waitFor();
    await old.context.close();
  });

  test("a substitute is refused by one no, accepted by all, and named; the one who was away watches", async () => {
    await dawid.page.goto(`/table/${table}`);
    const offer = vote(anna, "Dawid offers to play on for Celina.");
    const again = vote(bartek, "Dawid chce grać dalej za gracza Celina.");
    await takeSeat(dawid, "en", "Play on for Celina", () => offer.isVisible());
    await again.getByRole("button", { name: "Nie" }).click();
    await offer.waitFor({ state: "detached" });
    await expectInLog(anna, "en", "Dawid did not get the seat of Celina. (Bartek 2: refuses)");
    await takeSeat(dawid, "en", "Play on for Celina", () => offer.isVisible());
    await offer.getByRole("button", { name: "Agree" }).click();
    await offer.getByText("Anna: agrees").waitFor();
    await again.getByRole("button", { name: "Zgoda" }).click();
    await dawid.page.locator('.hk-question[data-mood="yours"]').waitFor();
    await expectInLog(anna, "en", "Dawid plays on in this seat.");
    await celina.page.goto(`/table/${table}`);
    await button(celina, words.en.take).waitFor();
    await celina.page.goto("/");
  });

  test("a tie about somebody who is away means to wait, and says so; then those who are there end the game", async () => {
    await dawid.page.goto("/");
    await button(anna, "Decide without Dawid").click();
    const asked = vote(anna, "Dawid has not been here for a while.");
    const onPhone = vote(bartek, "Dawid od jakiegoś czasu nie zagląda do stołu.");
    expect(await asked.locator("abbr").getAttribute("title")).toContain("a tie means to wait");
    await asked.getByRole("button", { name: "A bot takes over" }).click();
    await onPhone.getByText("Anna: bot").waitFor();
    await bartek.page.screenshot({ path: `${shots}/away-vote-phone.pl.png` });
    await onPhone.getByRole("button", { name: "Kończymy grę" }).click();
    await expectInLog(anna, "en", "The table waits for Dawid. (Anna: a bot, Bartek 2: end)");
    await button(anna, "Decide without Dawid").click();
    await asked.getByRole("button", { name: "End the game" }).click();
    await onPhone.getByRole("button", { name: "Kończymy grę" }).click();
    for (const { page } of [anna, bartek]) {
      await page.locator(".end").waitFor();
      expect(await page.locator('.hk-question[data-mood="yours"]').count()).toBe(0);
    }
    await anna.page.getByText("Decided by Anna, Bartek 2.").waitFor();
    await anna.page.getByText("earlier: Celina").waitFor();
    // Who comes back later finds the end, and nothing lies over it.
    await dawid.page.setViewportSize({ width: 360, height: 640 });
    await dawid.page.goto(`/table/${table}`);
    await dawid.page.locator(".end").waitFor();
    expect(await dawid.page.locator(".recap, .hk-question[data-mood=yours]").count()).toBe(0);
    await dawid.page.screenshot({ path: `${shots}/ended-while-away-phone.en.png` });
  });

  test("a finished game stands apart, and who declines a rematch leaves an open seat", async () => {
    await button(anna, "Rematch").click();
    await anna.page.getByText("Bartek 2 (asked to play)").waitFor();
    await anna.page.getByText("Dawid (asked to play)").waitFor();
    await button(bartek, "Do rewanżu").click();
    await button(bartek, "Nie tym razem").click();
    await anna.page.getByText("Bartek 2 (asked to play)").waitFor({ state: "detached" });
    await anna.page.locator(".gathering-seat").getByText("Free").waitFor();
    await dawid.page.goto("/");
    await dawid.page.locator(".my-games").getByText("You are asked to play").waitFor();
    expect(await dawid.page.locator(`.my-games a[href*="${table}"]`).count()).toBe(0);
    await dawid.page.screenshot({ path: `${shots}/asked-again-phone.en.png` });
    await dawid.page.getByRole("link", { name: "Finished games" }).click();
    await dawid.page.locator(`a[href*="${table}"]`).first().waitFor();
    const { tables } = await api<{ tables: { id: string }[] }>(bartek, "GET", "/api/me/tables");
    expect(tables.map(({ id }) => id)).not.toContain(table);
    for (const { complaints } of [anna, bartek, celina, dawid]) expect(complaints).toEqual([]);
  });
}
