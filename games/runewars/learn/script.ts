// What the Uthuk do in the guided game, in the order in which they are asked; and short words for choices.
import type { March, RuneChoice } from "../choices.ts";
import { type Area, areaOf } from "../content/tiles.ts";
import type { UnitId } from "../content/units.ts";

export const pass: RuneChoice = { kind: "pass" };
export const done: RuneChoice = { kind: "done" };
export const supremacy: RuneChoice = { kind: "supremacy" };
export const at = (area: Area): RuneChoice => ({ kind: "area", area });
export const dragonIn = (area: Area): RuneChoice => ({ kind: "dragon", area });
export const order = (number: number): RuneChoice => ({ kind: "order", order: number });
export const dial = (resource: "food" | "wood" | "ore"): RuneChoice => ({ kind: "resource", resource });
export const bid = (influence: number): RuneChoice => ({ kind: "bid", influence });
export const option = (id: string): RuneChoice => ({ kind: "option", option: id });
export const march = (from: Area, to: Area, unit: UnitId, count = 1): March => ({
  kind: "march",
  from,
  to,
  unit,
  count,
});
const unitIn = (area: Area, unit: UnitId): RuneChoice => ({ kind: "unit", area, unit, isRouted: false });

/** Their stronghold, and the empty land before it. */
const keep = areaOf("UC");
const outpost = areaOf("8B");
/** Where they hide their runes. */
const runes = [areaOf("3B"), areaOf("3C")] as const;

const setup: readonly RuneChoice[] = [
  { kind: "faction", faction: "uthuk" },
  ...[at(runes[0]), at(runes[1]), dragonIn(runes[0])],
  { kind: "lay", tile: "home-uthuk", q: 0, r: -1, turn: 5 },
  at(keep),
  ...[unitIn(keep, "berserker"), unitIn(keep, "berserker"), unitIn(keep, "berserker")],
  ...[unitIn(keep, "flesh-ripper"), unitIn(keep, "warlock")],
  at(keep),
];

/** Conquer: two Berserkers move to the border. */
const spring: readonly RuneChoice[] = [
  ...[order(3), pass, at(outpost), pass],
  ...[march(keep, outpost, "berserker", 2), done, pass, pass],
];

/** The hero trains; the learner's battle sends a Hellhound to 3A; Harvest, with a Training Ground. */
const summer: readonly RuneChoice[] = [
  { kind: "pickHero", hero: "bogran-the-shadow" },
  ...([{ kind: "action", action: "train" }] as const),
  ...([
    { kind: "train", attribute: "strength" },
    { kind: "train", attribute: "strength" },
  ] as const),
  ...[order(4), at(areaOf("3A")), pass, pass, supremacy, pass],
  ...([{ kind: "build", area: keep, development: "training-ground" }] as const),
  pass,
];

/** Recruit: more than the food will feed. */
const fall: readonly RuneChoice[] = [
  ...[option("tactics"), order(5), pass, dial("ore"), pass, supremacy, dial("food"), pass],
];

/** A bid too low, four Berserkers starve; Acquire Power. */
const winter: readonly RuneChoice[] = [
  bid(2),
  ...[unitIn(keep, "berserker"), unitIn(keep, "berserker"), unitIn(keep, "berserker"), unitIn(keep, "berserker")],
  ...[order(7), pass, pass, { kind: "decline" } as const, pass],
];

/** All of it. */
export const uthuk: readonly RuneChoice[] = [...setup, ...spring, ...summer, ...fall, ...winter];
