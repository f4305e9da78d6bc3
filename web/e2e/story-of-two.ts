// Anna at her desk and Bartek with a phone, in one game: a line that dies without a word, an undo by consent, a game
// ended by vote, and the question whether to play again.
import { expect, test } from "vitest";
import { api } from "./at-server.ts";
import { gather, twoPeople } from "./two-people.ts";
import { type Somebody, shots, type World } from "./world.ts";

/** The tests of their game, in a world that is opened for it. */
export function tellOfTwo(open?: () => Promise<World>): void {
  const people = twoPeople(open);
  const line = { isDead: false };
  const annasLine = { isDead: false };

  /** Who is asked, when bots have moved. */
  async function asked(): Promise<Somebody> {
    const now = async () => {
      for (const who of [people.anna, people.bartek])
        if (await who.page.locator('.hk-question[data-mood="yours"]').isVisible()) return who;
      return null;
    };
    await expect.poll(now).not.toBeNull();
    return (await now()) ?? asked();
  }

  test("a table gathers, and lines can die", async () => {
    for (const [{ context }, each] of [
      [people.bartek, line],
      [people.anna, annasLine],
    ] as const)
      await context.routeWebSocket(/api\/socket/, page => {
        const server = page.connectToServer();
        page.onMessage(message => each.isDead || server.send(message));
        server.onMessage(message => each.isDead || page.send(message));
      });
    await gather("tytani", people);
    await people.bartek.page.setViewportSize({ width: 360, height: 640 });
    await people.bartek.page.reload();
    await people.bartek.page.locator(".hk-question").waitFor();
  });

  test("a dead line is told within five seconds and mended within ten of a usable network", async () => {
    const { page } = people.bartek;
    // Timed in the page: what counts is when it knew, not when the test came round to asking.
    const changed = () =>
      page.evaluate(() => {
        const isTold = () => document.querySelector(".table-banner-bad:not([hidden])") !== null;
        const [before, began] = [isTold(), performance.now()];
        return new Promise<number>(done => {
          const timer = setInterval(() => {
            if (isTold() === before) return;
            clearInterval(timer);
            done(performance.now() - began);
          }, 20);
        });
      });
    line.isDead = true;
    expect(await changed()).toBeLessThan(5_000);
    // A line that stays dead for a while: attempts to connect get slower, up to a limit.
    await page.waitForTimeout(9_000);
    line.isDead = false;
    expect(await changed()).toBeLessThan(10_000);
  });

  test("a turn taken back by consent goes from both logs, which say by whom and who agreed", async () => {
    const { anna, bartek } = people;
    const lists = [
      { ...anna, name: "Log", list: "What happened" },
      { ...bartek, name: "Dziennik", list: "Co się stało" },
    ];
    const turnLog = async ({ page, name }: (typeof lists)[number]) =>
      page.locator(".side-button:visible").getByText(name).click();
    for (const each of lists) {
      if ((await each.page.locator(".table-side .hk-log, .table-side .hk-empty").count()) === 0) await turnLog(each);
    }
    const linesOf = async () => {
      const all: string[][] = [];
      for (const { page } of lists) all.push(await page.locator(".hk-log-line, .hk-log-heading").allInnerTexts());
      return all;
    };
    const before = await linesOf();
    const mine = await asked();
    const isAnna = mine === anna;
    /** On a phone the log lies over the table: one closes it to do something there. */
    const besideLog = async (act: () => Promise<void>) => {
      if (!isAnna) await turnLog(lists[1]!);
      await act();
      if (!isAnna) await turnLog(lists[1]!);
    };
    await besideLog(async () => {
      await mine.page.getByRole("button", { name: isAnna ? "In words" : "Opis słowny" }).click();
      await mine.page.locator(".hk-choices-list button:not(:disabled)").first().click();
    });
    await expect.poll(async () => (await linesOf()).every((lines, i) => lines.length > before[i]!.length)).toBe(true);
    await besideLog(async () => {
      await mine.page.getByRole("button", { name: isAnna ? "Table menu" : "Menu stołu" }).click();
      await mine.page
        .getByRole("button", { name: isAnna ? "Ask to undo my last choice" : "Poproś innych o cofnięcie" })
        .click();
    });
    const other = isAnna ? bartek : anna;
    await other.page.getByRole("button", { name: isAnna ? "Zgoda" : "Agree" }).click();
    await anna.page.locator(".hk-log").getByText("took back the last choice").waitFor();
    await bartek.page.locator(".hk-log").getByText("cofnięty ostatni wybór").waitFor();
    const after = await linesOf();
    for (const [i, lines] of after.entries()) {
      expect(lines.slice(0, -1)).toEqual(before[i]);
      expect(lines.at(-1)).toContain(isAnna ? "Bartek" : "Anna");
    }
    await bartek.page.screenshot({ path: `${shots}/undone-phone.pl.png` });
    for (const each of lists) await turnLog(each);
    await mine.page.getByRole("button", { name: isAnna ? "As a map" : "Mapa" }).click();
  });

  test("an answer on a dead line is said to be not sent yet, and arrives when the line is back", async () => {
    const { anna, bartek } = people;
    const sides = [
      { ...anna, seat: 0, line: annasLine, inWords: "In words", asMap: "As a map", unsent: "Not sent yet" },
      { ...bartek, seat: 1, line, inWords: "Opis słowny", asMap: "Mapa", unsent: "Jeszcze nie wysłano" },
    ];
    const { page, seat, ...mine } = sides[(await asked()) === anna ? 0 : 1]!;
    const table = /table\/([^/?]+)/.exec(page.url())![1];
    const sequence = async () => {
      const path = `/api/tables/${table}/present?as=${seat}`;
      const { present } = await api<{ present: { sequence: number } }>(seat === 0 ? anna : bartek, "GET", path);
      return present.sequence;
    };
    const before = await sequence();
    mine.line.isDead = true;
    await page.getByRole("button", { name: mine.inWords }).click();
    await page.locator(".hk-choices-list button:not(:disabled)").first().click();
    await page.locator(".hk-question").getByText(mine.unsent).waitFor();
    await page.screenshot({ path: `${shots}/not-sent-yet-${seat}.png` });
    expect(await sequence()).toBe(before);
    mine.line.isDead = false;
    await expect.poll(sequence).toBeGreaterThan(before);
    await page.locator(".hk-question").getByText(mine.unsent).waitFor({ state: "detached" });
    await page.getByRole("button", { name: mine.asMap }).click();
  });

  test("an ended game is ended on both screens: who decided it, replay, and a rematch that asks", async () => {
    const { anna, bartek } = people;
    await anna.page.getByRole("button", { name: "Table menu" }).click();
    await anna.page.getByRole("button", { name: "Ask the others to end the game" }).click();
    await anna.page.screenshot({ path: `${shots}/end-ask.en.png` });
    await anna.page.getByRole("dialog").getByRole("button", { name: "Ask the others to end the game" }).click();
    await bartek.page.getByText("Anna proponuje zakończyć grę.").waitFor();
    await bartek.page.screenshot({ path: `${shots}/vote-phone.pl.png` });
    await anna.page.screenshot({ path: `${shots}/vote.en.png` });
    await bartek.page.getByRole("button", { name: "Zgoda" }).click();
    for (const { page } of [anna, bartek]) {
      await page.locator(".end").waitFor();
      expect(await page.locator('.hk-question[data-mood="yours"]').count()).toBe(0);
    }
    await anna.page.getByText("Decided by Anna, Bartek.").waitFor();
    await anna.page.screenshot({ path: `${shots}/ended.en.png` });
    // After an undo by consent chance went on with new luck: that, too, was promised before the first draw.
    await anna.page.locator(".end .fair-dice summary").click();
    await anna.page.getByRole("button", { name: "Check the dice" }).click();
    await anna.page.getByText("The seed fits its fingerprint", { exact: false }).waitFor();
    await bartek.page.screenshot({ path: `${shots}/ended-phone.pl.png` });
    await anna.page.getByRole("button", { name: "Rematch" }).click();
    await anna.page.getByText("Bartek (asked to play)").waitFor();
    await bartek.page.getByRole("button", { name: "Do rewanżu" }).click();
    await bartek.page.getByRole("button", { name: "Gram", exact: true }).click();
    await anna.page.getByRole("button", { name: "Start", exact: true }).waitFor();
    await bartek.page.screenshot({ path: `${shots}/rematch-phone.pl.png` });
  });
}
