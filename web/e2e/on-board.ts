// Playing on a board as a person does: whatever answers the question and lights up is tapped, or chosen by keyboard.
import type { Page } from "playwright-core";
import { shots } from "./world.ts";

/** Answers in which everything wanted must have been done, and milliseconds in which there must be another one. */
const [MOST, PATIENCE] = [1000, 240_000];
/** Milliseconds without an answer after which a person loads the page again. */
const STANDSTILL = 45_000;

type Hand = "mouse" | "keyboard";

/** Where answers lie on a board, by what one does there, in the order in which somebody would look for them. */
export type Answers<Deed extends string> = readonly (readonly [Deed, string])[];

/** Whether it is this person's turn to answer. */
const isAsked = (page: Page) => page.locator('.hk-question[data-mood="yours"]').isVisible();

/** Does the next thing on the board that answers the question; null when somebody else is asked. */
async function answer<Deed extends string>(page: Page, hand: Hand, answers: Answers<Deed>): Promise<Deed | null> {
  if (!(await isAsked(page))) return null;
  for (const [deed, selector] of answers) {
    const found = page.locator(selector).filter({ visible: true });
    const count = await found.count();
    if (count === 0) continue;
    const thing = found.nth(Math.floor(count / 2));
    // The question may be answered and gone in the meantime, or something may lie over the thing: then another is tried.
    const act = hand === "keyboard" ? thing.press("Enter", { timeout: 2000 }) : tap(page, thing);
    const isDone = await act.then(
      () => true,
      () => false,
    );
    if (isDone) return deed;
  }
  return null;
}

/** A click into the middle of a thing; a territory is where its units stand. */
async function tap(page: Page, thing: ReturnType<Page["locator"]>): Promise<void> {
  const anchor = thing.locator("[data-anchor]");
  const box = (await anchor.count()) > 0 ? await anchor.first().boundingBox({ timeout: 2000 }) : null;
  if (!box) return thing.click({ timeout: 2000 });
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Two people play, one by mouse and one by keyboard, until each has done everything that is wanted. */
export async function playOnBoard<Deed extends string>(
  [byMouse, byKeyboard]: readonly [Page, Page],
  answers: Answers<Deed>,
  wanted: readonly NoInfer<Deed>[],
): Promise<void> {
  const people = [
    { page: byMouse, hand: "mouse", done: new Set<Deed>() },
    { page: byKeyboard, hand: "keyboard", done: new Set<Deed>() },
  ] as const;
  const isEnough = () => people.every(({ done }) => wanted.every(deed => done.has(deed)));
  // As long as they get on it may take its time; games of so many answers have brought everything that can be done.
  let [answered, since] = [0, Date.now()];
  await Promise.all(
    people.map(async ({ page, hand, done }) => {
      let reloads = 0;
      while (!isEnough()) {
        if (answered > MOST || Date.now() - since > PATIENCE) {
          const asked = await Promise.all(people.map(each => each.page.locator(".hk-question").textContent()));
          throw new Error(`by ${hand} only ${[...done].join(", ")} could be done; asked now: ${asked.join(" | ")}`);
        }
        // What is still to be done comes first, so that it takes no luck to get there.
        const isDue = (deed: Deed) => wanted.includes(deed) && !done.has(deed);
        const deed = await answer(page, hand, [
          ...answers.filter(([each]) => isDue(each)),
          ...answers.filter(([each]) => !isDue(each)),
        ]);
        if (!deed) {
          await page.waitForTimeout(40);
          if (Date.now() - since < STANDSTILL * (1 + reloads) || !(await isAsked(page))) continue;
          reloads++;
          const seen = `${shots}/standstill-${hand}-${reloads}.png`;
          await page.screenshot({ path: seen });
          console.warn(`by ${hand} nothing could be done for a while, the page is loaded again: ${seen}`);
          await page.reload();
          continue;
        }
        done.add(deed);
        answered++;
        since = Date.now();
      }
    }),
  );
}
