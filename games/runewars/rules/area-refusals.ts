// Why an area is not offered: each question lists what it offers, and here every other area gets its reason.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import type { RuneChoice } from "../choices.ts";
import type { HeroId } from "../content/heroes.ts";
import { DRAGON, NO_RUNE, NONE } from "../content/marks.ts";
import type { Area } from "../content/tiles.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { bit, controllerOf, heroesOf, homeSeat, isOpen, unitsIn } from "./queries.ts";
import { type Reason, refusal } from "./reasons.ts";

/** RUN-050, RUN-052: the first pieces stand in the own home realm. */
export const whyNotHome = (s: Runewars, seat: Seat, area: Area): Reason =>
  homeSeat(s, area) === seat ? ["area-full", "RUN-156"] : ["not-your-home", "RUN-050"];

/** RUN-080: rune tokens of the setup. */
export const whyNoRune = (s: Runewars, area: Area): Reason =>
  s.runes[area] === NO_RUNE ? ["near-marker", "RUN-080"] : ["has-rune", "RUN-080"];

/** RUN-379: rune tokens received. */
export function whyNotReceived(s: Runewars, seat: Seat, area: Area): Reason {
  if (s.runes[area] !== NO_RUNE) return ["has-rune", "RUN-379"];
  const controller = controllerOf(s, area);
  return controller !== NONE && controller !== seat ? ["others-land", "RUN-379"] : ["being-fought-over", "RUN-379"];
}

/** RUN-377, RUN-407: tokens of the own areas that are not of the wanted kind. */
export function whyNotThatRune(s: Runewars, seat: Seat, rule: string, area: Area): Reason {
  if (controllerOf(s, area) !== seat) return ["not-yours", rule];
  if (s.runes[area] === NO_RUNE) return ["no-rune", rule];
  if (s.runes[area] !== DRAGON) return ["false-rune", rule];
  return s.runeUp[area] === 1 ? ["face-up", rule] : ["dragon-rune", rule];
}

/** RUN-126 to RUN-131: one step of a hero, or of a retreat. */
function whyNotBeside(s: Runewars, from: Area, to: Area): Reason | null {
  const edge = boardIn(s).edges[from]!.find(each => each.to === to);
  if (from === to) return ["stands-there", "RUN-278"];
  if (!edge) return ["not-adjacent", "RUN-126"];
  if (isOpen(s, edge.border, false, false, false)) return null;
  return edge.border === "water" ? ["water", "RUN-127"] : ["mountains", "RUN-127"];
}

export const whyNoStep = (s: Runewars, from: Area, to: Area): Reason =>
  whyNotBeside(s, from, to) ?? ["not-adjacent", "RUN-126"];

/** RUN-258 to RUN-261: where a retreat cannot go. */
export const whyNoRetreat = (s: Runewars, from: Area, to: Area): Reason =>
  whyNotBeside(s, from, to) ?? ["no-refuge", "RUN-259"];

/** RUN-371 to RUN-375: where a stronghold cannot be built, repaired, or runes moved. */
export function whyNoWork(s: Runewars, seat: Seat, action: string, area: Area): Reason {
  if (controllerOf(s, area) !== seat) return ["not-yours", "RUN-371"];
  if (action === "repair") return ["not-damaged", "RUN-372"];
  if (action === "runes") return ["no-rune-to-move", "RUN-373"];
  return s.city[area] === "" ? ["has-stronghold", "RUN-371"] : ["has-city", "RUN-371"];
}

/** RUN-139 to RUN-144: why nobody of an area is offered for a march. */
export function marchRefusals(
  s: Runewars,
  seat: Seat,
  options: readonly RuneChoice[],
  assigned: ReadonlySet<Area>,
): Refusal[] {
  const sources = new Set(options.flatMap(option => (option.kind === "march" ? [option.from] : [])));
  return boardIn(s)
    .list.filter(from => !sources.has(from) && controllerOf(s, from) === seat && unitsIn(s, from) > 0)
    .map(from =>
      refusal({ kind: "march", from, to: from, unit: "footman", count: 0 }, whyStay(s, seat, from, assigned)),
    );
}

function whyStay(s: Runewars, seat: Seat, from: Area, assigned: ReadonlySet<Area>): Reason {
  if ((s.activated[from]! & bit(seat)) !== 0) return ["activated-stay", "RUN-144"];
  return assigned.has(from) ? ["on-the-way", "RUN-137"] : ["cannot-get-there", "RUN-141"];
}

/** RUN-155: why a hero is not offered for a march. */
export function heroRefusals(
  s: Runewars,
  seat: Seat,
  options: readonly RuneChoice[],
  assigned: readonly HeroId[],
): Refusal[] {
  const offered = new Set(options.flatMap(option => (option.kind === "hero" ? [option.hero] : [])));
  return heroesOf(s, seat)
    .filter(({ id }) => !offered.has(id))
    .map(({ id, area, routed }) => {
      const others: Reason = assigned.includes(id) ? ["on-the-way", "RUN-137"] : ["cannot-get-there", "RUN-141"];
      return refusal({ kind: "hero", hero: id, to: area }, routed ? ["hero-routed", "RUN-155"] : others);
    });
}
