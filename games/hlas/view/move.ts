// The March or the Vessel's move that the viewer is making: how strong it is, how far it gets, and what each next step
// costs and meets.
import type { Viewer } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import { HIDDEN, NONE, SHOWN } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import { pieceFacts } from "../content/units.ts";
import type { HlasFrame, MarchFrame, VoyageFrame } from "../frames.ts";
import { isSea, terrainOf, tokenPlaces } from "../map/atlas.ts";
import { deckOf } from "../rules/modifiers.ts";
import {
  endsMarch,
  endsVoyage,
  marchLeft,
  marchSteps,
  voyageCost,
  voyageLeft,
  voyageSteps,
} from "../rules/movement.ts";
import { allyOf, hostileIn, realmOf, standingStrength } from "../rules/queries.ts";
import type { Hlas } from "../state.ts";
import { chanceAgainst } from "./odds.ts";

/** A Region that can be entered next. */
export interface Way {
  readonly to: Region;
  /** What it costs, in Speed. */
  readonly price: number;
  /** Whom there would be a battle with (NONE: nobody), and the chance to win it. */
  readonly foe: Seat;
  readonly chance: number;
  /** Tokens that would be explored. */
  readonly tokens: number;
  /** The ground that ends the move. */
  readonly stop: "" | "desert" | "central-sea";
  /** An Air Vessel that stays over the sea is lost. */
  readonly isOpenSky: boolean;
}

/** The move. */
export interface MoveView {
  readonly strength: number;
  /** How much Speed is left. */
  readonly left: number;
  readonly ways: readonly Way[];
}

const tokensIn = (s: Hlas, region: Region): number =>
  tokenPlaces[region]!.filter(at => s.faces[at] === HIDDEN || s.faces[at] === SHOWN).length;

/** Whom a step meets. */
function meets(s: Hlas, seat: Seat, strength: number, to: Region): Pick<Way, "foe" | "chance"> {
  const foe = hostileIn(s, seat, to);
  return { foe, chance: foe === NONE ? 1 : chanceAgainst(s, seat, strength, foe, to) };
}

function marchView(s: Hlas, frame: MarchFrame): MoveView {
  const { seat, army } = frame;
  const strength = army.reduce((sum, { piece }) => sum + pieceFacts[piece].strength, 0);
  const ways = marchSteps(s, frame).map(to => ({
    to,
    price: 1,
    ...meets(s, seat, strength, to),
    tokens: tokensIn(s, to),
    stop: terrainOf(to) === "desert" && endsMarch(s, seat, army, to) ? ("desert" as const) : ("" as const),
    isOpenSky: false,
  }));
  return { strength, left: marchLeft(s, frame), ways };
}

/** A Vessel with everybody aboard. */
function vesselStrength(s: Hlas, { seat, vessel }: VoyageFrame): number {
  const ally = allyOf(s, seat);
  const own = pieceFacts[vessel].strength + standingStrength(realmOf(s, seat), deckOf(vessel));
  return ally === NONE ? own : own + standingStrength(realmOf(s, ally), deckOf(vessel) + 2);
}

function voyageView(s: Hlas, frame: VoyageFrame): MoveView {
  const { seat, vessel } = frame;
  const strength = vesselStrength(s, frame);
  const ways = voyageSteps(s, frame).map(to => {
    const isOpenSky = vessel === "air-vessel" && isSea(to);
    const isKraken = terrainOf(to) === "central-sea" && endsVoyage(s, frame, to);
    return {
      to,
      price: voyageCost(frame, to),
      ...meets(s, seat, strength, to),
      tokens: isOpenSky ? 0 : tokensIn(s, to),
      stop: isKraken ? ("central-sea" as const) : ("" as const),
      isOpenSky,
    };
  });
  return { strength, left: voyageLeft(s, frame), ways };
}

/** Null while the viewer moves nothing. */
export function moveFor(s: Hlas, viewer: Viewer): MoveView | null {
  const frame = s.stack.at(-1) as HlasFrame | undefined;
  if (frame?.proc === "march" && frame.seat === viewer && frame.army.length > 0) return marchView(s, frame);
  if (frame?.proc === "voyage" && frame.seat === viewer && frame.from !== NONE) return voyageView(s, frame);
  return null;
}
