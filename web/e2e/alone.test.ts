// What works without anybody else: games on this device, also with the server gone; hot-seat; the lesson; a whole
// game by keyboard; and every kind of bad luck, each with a sentence.
import { afterAll, beforeAll, expect, test } from "vitest";
import { newGame, playToTheEnd, shots, World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

test("a newcomer makes the first move with two clicks, and the game is there after a reload", async () => {
  const { page, context, complaints } = await world.somebody();
  await page.goto("/");
  await page.getByRole("button", { name: "Play against bots" }).first().click();
  await page.locator('.hk-target[data-place^="city:"][data-state="option"]').first().click();
  await page.getByRole("spinbutton").first().waitFor();
  await page.reload();
  await page.getByRole("spinbutton").first().waitFor();
  await page.goto("/");
  await page.getByRole("link", { name: /Lords of Xidit.*Your turn/s }).click();
  await page.getByRole("spinbutton").first().waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  // Those who chose after the newcomer are named before anything is taken back.
  const asked = page.getByRole("dialog").getByRole("button", { name: "Go back" });
  if (await asked.isVisible()) await asked.click();
  await page.getByText("Choose the city in which your Idrakis starts.").first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("a click on a picture starts its game", async () => {
  const { page, context } = await world.somebody();
  for (const picture of [".shelf-picture", ".featured > img"]) {
    await page.goto("/");
    const box = (await page.locator(picture).first().boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.8, box.y + box.height * 0.2);
    await page.waitForURL(/\/local\//);
  }
  await context.close();
});

test("installed once, the app opens and plays with the server gone", async () => {
  const { page, context } = await world.somebody({ language: "pl" });
  await page.goto("/");
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated") await new Promise(done => active?.addEventListener("statechange", done));
  });
  await page.reload();
  // A game is kept from when it was first opened.
  await page.getByRole("button", { name: "Zagraj z botami" }).first().click();
  await page.locator('[data-mood="yours"]').waitFor();
  await page.goto("/");
  await world.server.stop();
  try {
    await page.reload();
    await page.getByText("Brak połączenia").first().waitFor();
    await page.screenshot({ path: `${shots}/home-offline.pl.png` });
    await page.goto(newGame("xidit"));
    await page.getByRole("button", { name: "Zacznij grę" }).click();
    await page.locator('[data-mood="yours"]').waitFor();
    await page.goto("/new/xidit?where=online");
    await page.getByRole("button", { name: "Otwórz stół" }).click();
    await page.getByText("Serwer jest nieosiągalny.").first().waitFor();
  } finally {
    await world.server.start();
  }
  await context.close();
});

test("two people share a screen: nothing secret is shown until the next one takes it", async () => {
  const { page, context, complaints } = await world.somebody();
  await page.goto(newGame("xidit"));
  await page
    .getByRole("group", { name: "Who plays seat 2" })
    .getByRole("radio", { name: "Player on this device" })
    .check();
  await page.getByLabel("Name of the person in seat 1").fill("Ola");
  await page.getByLabel("Name of the person in seat 2").fill("Jan");
  for (const seat of [3, 4]) {
    const strength = page.getByRole("group", { name: `Strength of the bot in seat ${seat}` });
    await strength.getByRole("radio", { name: "Recruit" }).check();
  }
  await page.getByRole("button", { name: "Start the game" }).click();
  const handTo = page.getByText(/^Hand over to/).first();
  const option = page.locator(".hk-choices-list button").first();
  const seen: string[] = [];
  // Starting cities, then plans: a player who has the screen and is asked again goes on, the others take it over.
  while (seen.length < 3) {
    await handTo.waitFor();
    await page.screenshot({ path: `${shots}/handover.en.png` });
    expect(await page.locator(".hk-target").count()).toBe(0);
    seen.push(((await handTo.textContent()) ?? "").replace("Hand over to ", ""));
    await page.getByRole("button", { name: /^I am/ }).click();
    // The screen changes hands in the worker; until it answers, the page still asks for the one who took it.
    await handTo.waitFor({ state: "hidden" });
    const words = page.getByRole("button", { name: "In words" });
    if (await words.isVisible()) await words.click();
    while (!(await handTo.isVisible())) {
      // The question may be answered and gone in the meantime: then the next one is looked at.
      if (await option.isVisible()) await option.click({ timeout: 2000 }).catch(() => {});
      await page.waitForTimeout(100);
    }
  }
  expect(new Set(seen)).toEqual(new Set(["Ola", "Jan"]));
  expect(complaints).toEqual([]);
  await context.close();
});

test("the guided game teaches from the first city to the census", async () => {
  const { page, context, complaints } = await world.somebody({ language: "pl" });
  await page.goto("/learn/xidit/lesson");
  const guide = page.locator(".guide:visible");
  const title = (text: string) => guide.getByRole("heading", { name: text });
  const goOn = () => guide.getByRole("button", { name: "Dalej" }).click();
  const plan = async (...orders: readonly string[]) => {
    for (const name of orders) await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("button", { name: /^Zatwierdź/ }).click();
  };
  const [black, red, blue, act, wait] = ["Czarna droga", "Czerwona droga", "Niebieska droga", "Akcja", "Czekanie"];
  await title("Królestwo Xidit").waitFor();
  for (let i = 0; i < 3; i++) await goOn();
  await page.locator('[data-place="city:8"]').first().click();
  await guide.getByRole("alert").waitFor();
  await page.locator('[data-place="city:7"]').first().click();
  await title("Sześć rozkazów na Rok").waitFor();
  await goOn();
  await plan(act!, blue!, act!, black!, act!, wait!);
  await title("Trzej rekruci").waitFor();
  await goOn();
  await plan(blue!, act!, black!, wait!, wait!, act!);
  await title("Dwie z trzech").waitFor();
  await page.screenshot({ path: `${shots}/lesson-rewards.pl.png` });
  await page.getByRole("button", { name: "1 bard", exact: true }).click();
  await page.getByRole("button", { name: "3 piętra gildii", exact: true }).click();
  await page.getByRole("button", { name: "Weź te dwie" }).click();
  await title("Poślij barda").waitFor();
  await page.locator('[data-place="region:ad-larian"]').first().click();
  await title("Nic nie zostaje puste").waitFor();
  await goOn();
  await plan(red!, blue!, act!, blue!, red!, act!);
  await title("Spis Wojskowy").waitFor();
  await page.screenshot({ path: `${shots}/lesson-census.pl.png` });
  expect(complaints).toEqual([]);
  await context.close();
});

test("a whole game is played by keyboard alone", async () => {
  const { page, context, complaints } = await world.somebody();
  await page.goto(newGame("xidit"));
  const short = page.getByRole("radio", { name: /9 Years|short/i });
  await short.focus();
  await page.keyboard.press("Space");
  for (const seat of [2, 3, 4]) {
    const strength = page.getByRole("group", { name: `Strength of the bot in seat ${seat}` });
    await strength.getByRole("radio", { name: "Recruit" }).focus();
    await page.keyboard.press("Space");
  }
  await page.getByRole("button", { name: "Start the game" }).focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-mood="yours"]').waitFor();
  await page.locator('.hk-target[data-place^="city:"][data-state="option"]').first().focus();
  await page.keyboard.press("Enter");
  const wheels = page.getByRole("spinbutton");
  await wheels.first().waitFor();
  await wheels.first().focus();
  for (let wheel = 0; wheel < 6; wheel++) {
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Tab");
  }
  await page.getByRole("button", { name: "In words" }).focus();
  await page.keyboard.press("Enter");
  await playToTheEnd(page);
  await page.getByRole("button", { name: "Share" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Copied", { exact: true }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("link", { name: "Replay" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("slider").focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(/at=1/);
  // The link holds the game: another browser, which has never seen it, shows it through any eyes, moment by moment.
  const other = await world.somebody({ language: "pl" });
  await other.page.goto(link);
  await other.page.getByRole("slider").focus();
  await other.page.keyboard.press("End");
  await other.page.waitForURL(/at=\d{2,}.*#/);
  await other.page.locator(".hk-map").waitFor();
  expect(other.complaints).toEqual([]);
  await other.context.close();
  expect(complaints).toEqual([]);
  await context.close();
});

test("bad luck has a sentence: what happened, and what to do", async () => {
  const { page, context } = await world.somebody();
  const says = async (path: string, what: string, remedy: string) => {
    await page.goto(path);
    await page.getByText(what).first().waitFor();
    await page.getByText(remedy).first().waitFor();
  };
  await says("/table/nosuchtable", "There is no such table, or it is not for you to see.", "ask for a new one");
  await page.evaluate(() => localStorage.setItem("hetman.nickname", '"Ewa"'));
  await says("/join/nosuchtable/nosuchcode", "This invitation no longer works.", "Ask for a new link.");
  await says("/local/nosuch", "There is no such table on this device.", "another browser");
  await says("/replay/local/nosuch", "There is no such table on this device.", "another browser");
  await says("/new/nosuch", "This game is not installed here.", "choose another game");
  await context.close();
});

test("a full disk does not stop a game, but is told", async () => {
  const { page, context } = await world.somebody();
  await context.addInitScript(() => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    Storage.prototype.setItem = full;
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Play against bots" }).first().click();
  await page.locator('.hk-target[data-place^="city:"][data-state="option"]').first().click();
  await page.getByRole("button", { name: "Action", exact: true }).click();
  await page.getByText("The browser has no room left to keep this game.").waitFor();
  expect(await page.getByRole("spinbutton").first().getAttribute("aria-valuetext")).toMatch(/action/i);
  await context.close();
});

test("a client of another version is told to reload", async () => {
  const { page, context } = await world.somebody();
  await page.routeWebSocket(/\/api\/socket/, socket => {
    socket.onMessage(() => socket.send(JSON.stringify({ type: "reload", protocol: 99 })));
  });
  await page.goto("/");
  await page.getByText("A newer version is out").waitFor();
  await page.goto("/table/any");
  await page.getByText("This page is older than the server.").waitFor();
  await context.close();
});
