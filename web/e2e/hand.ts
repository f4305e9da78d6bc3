// Plays a whole game as hands do: whatever lights up on the board or asks to be pressed is tapped or reached by keys,
// never chosen in words. What is played does not matter, that everything can be reached does.
import type { Page } from "playwright-core";

/** How a hand plays: by taps on glass, or by a keyboard alone. */
export type Hand = "touch" | "keyboard";

/** What the page shows: a thing to press, or why there is none. */
type Sight =
  | { readonly what: "end" | "wait" | "nothing" }
  | {
      readonly what: "press";
      readonly x: number;
      readonly y: number;
      readonly name: string;
      readonly question: string;
    };

/** What came of a game. */
export interface Played {
  /** Answers sent, and presses they took. */
  readonly answers: number;
  readonly presses: number;
  /** Milliseconds in which others moved, until the next question of one's own. */
  readonly waits: readonly number[];
  /** Questions in which nothing on the board could be pressed. */
  readonly stuck: readonly string[];
}

/** Put into the page: what can be pressed now to answer the question. */
function install(): void {
  const shown = (thing: Element) => {
    const { width, height } = thing.getBoundingClientRect();
    return width > 0 && height > 0 && thing.checkVisibility({ visibilityProperty: true });
  };
  const others = ".hk-tabs, .hk-map-controls, .hk-rail-players, .hk-hint, .hk-map-aim, .why, [aria-haspopup]";
  const answers = (): Element[] =>
    [...document.querySelectorAll(".board-space [data-state='option'], .board-space button:not(:disabled)")].filter(
      thing => !thing.closest(others) && !thing.matches(".hk-link, .hk-back") && shown(thing),
    );
  const spotOf = (thing: Element) => {
    const spot = thing.querySelector("[data-anchor]") ?? thing;
    spot.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = spot.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isFree = (thing: Element) => {
    const { x, y } = spotOf(thing);
    const top = document.elementFromPoint(x, y);
    // On a map figures may stand on a place and let the tap through to it.
    const isOnMap = (each: Element) => each.closest(".hk-map") !== null && !each.closest("button");
    return top !== null && (thing.contains(top) || (isOnMap(top) && isOnMap(thing)));
  };
  const nameOf = (thing: Element) =>
    (thing.getAttribute("aria-label") ?? thing.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 80);
  const questionOf = () => document.querySelector(".hk-question p")?.textContent ?? "";
  const look = (): "end" | "wait" | null => {
    if (document.querySelector(".end")) return "end";
    return document.querySelector('.hk-question[data-mood="yours"]') ? null : "wait";
  };
  const hand = { answers, isFree, spotOf, nameOf, questionOf, look, chosen: 0, waits: [] as number[] };
  Object.assign(window, { hand });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: { call?: string }, ...rest: never[]) {
    if (message.call === "choose") hand.chosen++;
    postMessage.call(this, message, ...rest);
  };
  // How long others take from an answer to the next question.
  let since: number | null = null;
  const note = () => {
    const isMine = look() === null;
    if (isMine && since !== null) hand.waits.push(Math.round(performance.now() - since));
    since = isMine ? null : (since ?? performance.now());
    requestAnimationFrame(note);
  };
  note();
}

interface HandInPage {
  answers(): Element[];
  isFree(thing: Element): boolean;
  spotOf(thing: Element): { x: number; y: number };
  nameOf(thing: Element): string;
  questionOf(): string;
  look(): "end" | "wait" | null;
  readonly chosen: number;
  readonly waits: readonly number[];
}

/** What was answered so far, and how long others took. */
const counted = (page: Page) =>
  page.evaluate(() => {
    const { chosen, waits } = (window as unknown as { hand: HandInPage }).hand;
    return { answers: chosen, waits };
  });

/** What to press next: main buttons and new things are pressed more often than what has brought nothing. */
function sight(page: Page, draw: number, tried: readonly string[]): Promise<Sight> {
  return page.evaluate(
    ([draw, tried]) => {
      const { hand } = window as unknown as { hand: HandInPage };
      const state = hand.look();
      if (state) return { what: state };
      const free = hand.answers().filter(hand.isFree);
      const weights = free.map(thing => {
        const often = tried.filter(name => name === hand.nameOf(thing)).length;
        const worth = thing.matches(".hk-button-main") ? 5 : thing.matches("[data-state='option']") ? 3 : 1;
        return worth / (1 + often * often);
      });
      const sums = weights.map((_, i) => weights.slice(0, i + 1).reduce((sum, weight) => sum + weight, 0));
      const found = free[sums.findIndex(sum => sum >= draw * (sums.at(-1) ?? 0))];
      if (!found) return { what: "nothing" };
      return { what: "press", ...hand.spotOf(found), name: hand.nameOf(found), question: hand.questionOf() };
    },
    [draw, tried] as const,
  );
}

/** Opens the next tab of a small screen: what answers may lie there. */
async function turnTab(page: Page, hand: Hand): Promise<void> {
  const tabs = page.locator('.hk-tabs button[aria-pressed="false"]').filter({ visible: true });
  const count = await tabs.count();
  if (count === 0) return;
  if (hand === "keyboard") await tabs.first().press("Enter");
  else
    await tabs
      .nth(Math.floor(Math.random() * count))
      .tap({ timeout: 2000 })
      .catch(() => {});
}

/** Walks on with Tab until something that answers has the focus, and presses it. */
async function pressByKeys(page: Page, steps: number): Promise<string | null> {
  for (let i = 0, seen = 0; i < 400; i++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const { hand } = window as unknown as { hand: HandInPage };
      const focus = document.activeElement;
      return focus && hand.answers().includes(focus) ? hand.nameOf(focus) : null;
    });
    if (name === null || seen++ < steps) continue;
    await page.keyboard.press("Enter");
    return name;
  }
  return null;
}

/** Plays until the end; `watch` is told of each press. */
export async function playByHand(
  page: Page,
  hand: Hand,
  { minutes, watch }: { readonly minutes: number; watch(presses: number): Promise<void> },
): Promise<Played> {
  await page.evaluate(install);
  const until = Date.now() + minutes * 60_000;
  let [presses, seed, idle] = [0, 11, 0];
  let question = "";
  let tried: string[] = [];
  const stuck: string[] = [];
  const draw = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  while (Date.now() < until) {
    const now = await sight(page, draw(), tried);
    if (now.what === "end") return { ...(await counted(page)), presses, stuck };
    if (now.what === "wait") {
      await page.waitForTimeout(30);
      continue;
    }
    if (now.what !== "press") {
      await page.waitForTimeout(50);
      if (++idle % 8 === 0) await turnTab(page, hand);
      if (idle === 60) stuck.push((await page.locator(".hk-question p").textContent()) ?? "");
      if (idle > 200) break;
      continue;
    }
    idle = 0;
    if (now.question !== question) [question, tried] = [now.question, []];
    await watch(++presses);
    if (hand === "keyboard") tried.push((await pressByKeys(page, Math.floor(draw() * 6))) ?? "");
    else {
      tried.push(now.name);
      await page.touchscreen.tap(now.x, now.y);
      // On a map the first tap may only aim.
      const aim = page.locator(".hk-map-aim button");
      if (await aim.isVisible()) await aim.tap({ timeout: 2000 }).catch(() => {});
    }
    await page.waitForTimeout(20);
  }
  const { answers } = await counted(page);
  const where = `${answers} answers, ${presses} presses, asked now: ${question}`;
  throw new Error(`the game did not end: ${where}; tried ${tried.slice(-12).join(" | ")}; stuck: ${stuck.join(" | ")}`);
}
