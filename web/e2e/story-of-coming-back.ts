// People who vanish and come back at one real server: the cookie is lost, the phone is new, the clock runs out, and those
// who stay can always go on. Anna sits at a desk, Bartek has a phone.
import { afterAll, beforeAll, expect, test } from "vitest";
import { api, guest, look, running } from "./at-server.ts";
import { type Somebody, shots, World } from "./world.ts";

/** The tests of such people, in a world that is opened for them. */
export function tellOfComingBack(open: () => Promise<World> = World.open): void {
  let world: World;
  let anna: Somebody;
  let bartek: Somebody;
  beforeAll(async () => {
    world = await open();
    anna = await guest(world, "Anna");
    bartek = await guest(world, "Bartek", { language: "pl", theme: "light", size: "phone" });
  });
  afterAll(() => world.close());

  test("a guest's own link brings the same seat to another device, and a lost cookie loses nothing", async () => {
    const table = await running([anna, bartek]);
    await look([anna, bartek], table);
    await bartek.page.getByRole("button", { name: "Menu stołu" }).click();
    await bartek.page.getByRole("button", { name: "Graj dalej na innym urządzeniu" }).click();
    const link = await bartek.page.getByRole("textbox", { name: "Mój własny link" }).inputValue();
    await bartek.page.screenshot({ path: `${shots}/way-back-phone.pl.png` });
    const laptop = await world.somebody({ language: "pl" });
    await laptop.page.goto(link);
    await laptop.page.locator(".hk-question").waitFor();
    expect(await laptop.page.getByText("Oglądasz").count()).toBe(0);
    expect(laptop.page.url()).toContain(`/table/${table}`);
    // The phone's browser forgets its cookie, but not what the page kept.
    await bartek.context.clearCookies();
    await bartek.page.reload();
    await bartek.page.locator(".hk-question").waitFor();
    expect((await api<{ me: { name: string } }>(bartek, "GET", "/api/me")).me.name).toBe("Bartek");
    // A link whose owner made a new one leads nowhere, and says what to do.
    await bartek.page.getByRole("button", { name: "Menu stołu" }).click();
    await bartek.page.getByRole("button", { name: "Graj dalej na innym urządzeniu" }).click();
    await bartek.page.getByRole("button", { name: "Zrób nowy link" }).click();
    await expect.poll(() => bartek.page.getByRole("textbox", { name: "Mój własny link" }).inputValue()).not.toBe(link);
    const thief = await world.somebody({ language: "pl" });
    await thief.page.goto(link);
    await thief.page.getByText("Ta droga powrotu już nie działa.").waitFor();
    await thief.page.screenshot({ path: `${shots}/way-back-ended.pl.png` });
  });

  test("a phone shows the clock of the question, also when it has run out, and the vote that follows above an open drawer", async () => {
    const table = await running([anna, bartek], { pace: { kind: "live", bankSeconds: 10, incrementSeconds: 0 } });
    await look([anna, bartek], table);
    const clock = bartek.page.locator(".hk-question-clock");
    await clock.waitFor();
    expect(await clock.textContent()).toMatch(/0:\d\d/);
    await bartek.page.screenshot({ path: `${shots}/clock-phone.pl.png` });
    await bartek.page.getByRole("button", { name: "Dziennik" }).click();
    // Somebody's time is over: the others are asked, whatever they have open.
    const banner = bartek.page.locator(".table-banner[role=alert]").or(bartek.page.getByText("0:00"));
    await banner.first().waitFor();
    await bartek.page.waitForTimeout(1500);
    await bartek.page.screenshot({ path: `${shots}/clock-over-phone.pl.png` });
    await anna.page.screenshot({ path: `${shots}/clock-over.en.png` });
    for (const { page } of [anna, bartek]) {
      const vote = page.locator(".table-banner[role=alert]").first();
      await vote.waitFor();
      const isOnTop = await vote.evaluate(element => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isOnTop).toBe(true);
    }
  });

  test("without a clock a vanished person freezes nothing: those who stay decide, and one click brings the seat back", async () => {
    const celina = await guest(world, "Celina");
    const table = await running([anna, celina], { patienceMinutes: 1 });
    await look([anna, celina], table);
    const asked = async () => {
      for (const who of [anna, celina]) {
        if ((await who.page.locator('.hk-question[data-mood="yours"]').count()) > 0) return who;
      }
      return null;
    };
    await expect.poll(asked).not.toBeNull();
    const absent = (await asked()) === anna ? anna : celina;
    const present = absent === anna ? celina : anna;
    const name = absent === anna ? "Anna" : "Celina";
    await absent.page.goto("/");
    await present.page.getByRole("button", { name: `Decide without ${name}` }).click();
    await present.page.getByText(`${name} has not been here for a while. What now?`).waitFor();
    await present.page.screenshot({ path: `${shots}/absent.en.png` });
    await present.page.getByRole("button", { name: "A bot takes over" }).click();
    await present.page.getByRole("button", { name: "Log" }).click();
    const log = present.page.getByRole("list", { name: "What happened" });
    await log.getByText(`A bot plays for ${name}.`).waitFor();
    await absent.page.goto(`/table/${table}`);
    await absent.page.getByRole("button", { name: "Take my seat back" }).click();
    await absent.page.getByRole("button", { name: "Take my seat back" }).waitFor({ state: "detached" });
    await log.getByText(`${name} is back.`).waitFor();
  });

  test("all running games are listed, those that wait first; the tab counts them, and a table leads to the next", async () => {
    const dorota = await guest(world, "Dorota");
    const others = await guest(world, "Emil");
    const tables: string[] = [];
    for (let i = 0; i < 13; i++) tables.push(await running([dorota, others], { title: `Game ${i + 1}` }));
    await dorota.page.goto("/");
    const lines = dorota.page.locator(".my-games .game-line");
    await expect.poll(() => lines.count()).toBe(13);
    const tags = await dorota.page.locator(".my-games .tag").allInnerTexts();
    const waiting = tags.filter(text => text === "Your turn").length;
    expect(waiting).toBeGreaterThan(0);
    expect(tags.slice(0, waiting).every(text => text === "Your turn")).toBe(true);
    await expect.poll(() => dorota.page.title()).toBe(`(${waiting}) Hetman`);
    await dorota.page.screenshot({ path: `${shots}/thirteen-games.en.png` });
    await dorota.page.setViewportSize({ width: 360, height: 640 });
    await dorota.page.screenshot({ path: `${shots}/thirteen-games-phone.en.png` });
    await dorota.page.setViewportSize({ width: 1440, height: 900 });
    await dorota.page.goto(`/table/${tables[0]}`);
    await dorota.page.getByText(/^Next game \(\d+\)/).click();
    await dorota.page.waitForURL(url => url.pathname.startsWith("/table/") && !url.pathname.endsWith(tables[0]!));
  });

  test("where nobody may watch, a stranger reads why", async () => {
    const table = await running([anna, bartek], { spectators: false });
    const stranger = await world.somebody();
    await stranger.page.goto(`/table/${table}`);
    await stranger.page.getByText("This table does not let others watch.").waitFor();
    await stranger.page.screenshot({ path: `${shots}/no-spectators.en.png` });
    await stranger.page.goto("/");
    await stranger.page.locator(".open-tables").waitFor();
    expect(await stranger.page.locator(`a[href="/table/${table}"]`).count()).toBe(0);
  });
}
