// What the Orcs do in the guided game, in the order in which they are asked; and short words for choices and Regions.
import type { HlasChoice, Plain } from "../choices.ts";
import type { SlotId } from "../content/actions.ts";
import type { Region } from "../content/regions.ts";
import type { Resource } from "../content/resources.ts";
import type { SpellId } from "../content/spells.ts";
import type { TacticId } from "../content/tactics.ts";
import type { Piece } from "../content/units.ts";

/** Continents of the learner and of the Orcs, and the one that is left out. */
export const NORTHWEST = 0;
export const NORTHEAST = 1;
export const SOUTHWEST = 3;

/** Regions that the guided game speaks of. */
export const crownCape: Region = 0;
export const galefield: Region = 1;
export const hornwood: Region = 2;
export const stormcrag: Region = 3;
export const mistwood: Region = 4;
export const sunriseCape: Region = 10;
const larkwood: Region = 13;
export const greyteeth: Region = 16;
export const northSea: Region = 45;
export const northwestOcean: Region = 49;

/** Seats. */
export const LEARNER = 0;
export const ORCS = 1;

const plain = (kind: Plain["kind"]): HlasChoice => ({ kind });
export const passOn = plain("pass");
export const repeatAction = plain("repeat");
export const noMuster = plain("noMuster");
export const endTurn = plain("endTurn");
export const discover = plain("discover");
export const payNow = plain("pay");
export const continent = (continent: number): HlasChoice => ({ kind: "continent", continent });
export const slot = (slot: SlotId): HlasChoice => ({ kind: "slot", slot });
export const take = (resource: Resource): HlasChoice => ({ kind: "resource", resource });
export const recruit = (piece: Piece, count = 1): HlasChoice => ({ kind: "recruit", piece, count });
export const start = (from: Region): HlasChoice => ({ kind: "start", from });
const step = (to: Region): HlasChoice => ({ kind: "step", to });
export const tower = (at: Region): HlasChoice => ({ kind: "tower", at });
export const tactic = (card: TacticId): HlasChoice => ({ kind: "tactic", card });
const discard = (card: SpellId): HlasChoice => ({ kind: "discard", card });
export const discards = (...cards: readonly SpellId[]): HlasChoice => ({ kind: "discards", cards });

/** Two reaction windows in which nothing is cast. */
const noReaction: readonly HlasChoice[] = [passOn, passOn];

const firstRound: readonly HlasChoice[] = [
  continent(NORTHEAST),
  ...[repeatAction, take("food")],
  ...[slot("recruit"), recruit("warrior")],
  ...[slot("march-1"), start(sunriseCape), { kind: "unit", owner: ORCS, piece: "serf", place: sunriseCape } as const],
  ...[step(larkwood), step(greyteeth)],
  discards("peasant-rage"),
];

/** They look for spells and recruit; the learner builds, and steals with a spell. */
const secondRound: readonly HlasChoice[] = [
  ...[slot("research"), discover, discard("fury"), discard("guardian-spirit"), discard("transmutation")],
  passOn,
  ...[slot("recruit"), recruit("warrior")],
  ...noReaction,
  discards("raise-stone"),
];

/** They build a Tower across the strait and lose it: the Conscripts are cancelled. */
const thirdRound: readonly HlasChoice[] = [
  ...[passOn, slot("build"), tower(greyteeth)],
  ...[passOn, tactic("conscripts")],
  ...[slot("research"), discover, discard("forest-tithe"), discard("drain"), discard("spell-echo")],
  discards("beguile"),
];

/** What the Orcs do. */
export const orcs: readonly HlasChoice[] = [...firstRound, ...secondRound, ...thirdRound];
