// Frames of card effects: a running list, bids, desertion, a rune received.
import type { Seat } from "#kernel/procedure.ts";
import type { HeroId } from "../content/heroes.ts";
import type { Area } from "../content/tiles.ts";
import type { SideName } from "./battle.ts";
import type { Named } from "./named.ts";

/** A list of effects being carried out from `index` to `end`. */
export type EffectsFrame = Named<"effects"> & {
  seat: Seat;
  path: string;
  index: number;
  end: number;
  hero: HeroId | "";
  /** The area in question, and the one picked by the op before. */
  area: Area;
  picked: Area;
  /** The opponent picked, or in the results of a bid the lowest bidder. */
  other: Seat;
  /** A number chosen; in a battle 1 for the card an extra Fate card brought. */
  n: number;
  stage: number;
  left: number;
  side: SideName | "";
  /** Whether an op for every player has been split into one for each. */
  isEach: boolean;
};
export type BidFrame = Named<"bid"> & {
  path: string;
  order: Seat[];
  bids: number[];
  ranking: Seat[];
  /** Who ranks the tied group at hand; NONE before he is known. */
  decider: Seat;
};

export type DesertionFrame = Named<"desertion"> & {
  seat: Seat;
  path: string;
  index: number;
  queue: HeroId[];
  result: string;
};

export type ReceiveRuneFrame = Named<"receiveRune"> & {
  seat: Seat;
  discards: number;
  hasDragon: boolean;
  hasFalse: boolean;
  picked: Area[];
};
