// The map between two pictures: what one of them lacks is on its way, and drawn there.
import type { Playing } from "#web/kit/board.ts";
import { countOf, routedIn, standingIn } from "../content/army.ts";
import { NO_RUNE, NONE } from "../content/marks.ts";
import type { RuneEvent } from "../events.ts";
import type { RuneView } from "../view/view.ts";

const fewer = (a: number, b: number): number =>
  countOf(Math.min(standingIn(a), standingIn(b)), Math.min(routedIn(a), routedIn(b)));

const sizeOf = ({ force }: RuneView): number => force?.figures.length ?? 0;

/** Motions that carry pieces away. */
const carrying: ReadonlySet<string> = new Set(["move", "vanish"]);

/** The picture before an event without what is on its way to the picture after it. */
export function stillIn(before: RuneView, { after, event, motion }: Playing<RuneEvent, RuneView>): RuneView {
  const isTurned = event.type === "runeSeen" || event.type === "runeRevealed";
  const runes = before.runes.map((rune, area) =>
    rune === after.runes[area] && !(isTurned && event.area === area) ? rune : NO_RUNE,
  );
  if (!carrying.has(motion.kind)) return isTurned ? { ...before, runes } : before;
  return {
    ...before,
    runes,
    army: before.army.map((count, at) => fewer(count, after.army[at]!)),
    stronghold: before.stronghold.map((seat, area) => (seat === after.stronghold[area] ? seat : NONE)),
    heroes: before.heroes.filter(({ id, area }) => after.heroes.some(hero => hero.id === id && hero.area === area)),
    force: sizeOf(after) < sizeOf(before) ? after.force : before.force,
  };
}
