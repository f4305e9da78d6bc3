// Setup step L: in turn order, twice round, each seat places one of its three tiles and puts a group of units on it.

import type { Place, Settle } from "../choices.ts";
import { GROUP_SIZE, SETUP_ROUNDS } from "../content/numbers.ts";
import { AREAS_PER_TILE, type TileId } from "../content/tiles.ts";
import type { NorthFlow, SettlementFrame, SettlerFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import { lairArea, type Territory } from "../map/land.ts";
import { fits, placements } from "../map/placement.ts";
import { NONE, type Northgard } from "../state.ts";
import { growLand, muster } from "./pieces.ts";
import { canPlaceKaija } from "./queries.ts";
import { allowed, reasons, refused, type Why } from "./reasons.ts";
import { steps } from "./steps.ts";
import { placeRefusals, setupTerms } from "./terms.ts";

const round = steps<SettlementFrame>();

export const settlement = round.procedure("settlement", {
  // NOR-043, NOR-044 Two rounds in turn order from the First Player.
  nextSettler: round.auto((s, frame, flow) => {
    if (frame.placed === SETUP_ROUNDS * s.seats) return;
    const seat = (s.first + frame.placed) % s.seats;
    flow.call("settler", { seat, round: frame.placed < s.seats ? 1 : 2, place: NONE });
    frame.placed++;
    flow.repeat();
  }),
  // NOR-049 Unused tiles go back and the stack is shuffled.
  returnTiles: round.auto((s, _frame, flow) => {
    for (const hand of s.setupTiles) s.tiles.push(...hand);
    s.setupTiles = [];
    flow.shuffle(s.tiles);
    flow.emit({ type: "setupEnded" });
  }),
});

const { procedure, auto, ask } = steps<SettlerFrame>();

export const settler = procedure("settler", {
  // NOR-048 A hand in which no tile fits is replaced until one fits.
  replaceTiles: auto((s, frame, flow) => {
    for (let tries = 0; tries <= s.tiles.length && !hasFitting(s, frame); tries++) replaceHand(s, frame, flow);
  }),
  // NOR-043 to NOR-047, NOR-414 One of the tiles is placed.
  placeTile: ask<Place>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => {
      const terms = setupTerms(s, frame.round);
      return s.setupTiles[frame.seat]!.flatMap(tile => placeOptions(tile, placements(landOf(s), tile, terms)));
    },
    refused: (s, frame) => placeRefusals(s, s.setupTiles[frame.seat]!, setupTerms(s, frame.round), "NOR-043"),
    args: (_s, frame) => ({ round: frame.round }),
    take: (s, frame, { tile, x, y, turn }, flow) => {
      const hand = s.setupTiles[frame.seat]!;
      hand.splice(hand.indexOf(tile), 1);
      growLand(s, tile, x, y, turn);
      frame.place = landOf(s).tiles.length - 1;
      flow.emit({ type: "tilePlaced", seat: frame.seat, tile, x, y, turn, cause: "setup" });
    },
  }),
  // NOR-295 A lair brings a creature, which does nothing yet.
  wakeCreature: auto((s, frame, flow) => {
    const area = lairArea(landOf(s), frame.place);
    if (s.creatures && area !== NONE) flow.call("appearance", { area, creature: "", isActive: false });
  }),
  // NOR-043, NOR-046, NOR-051, NOR-296 Three units go to one empty territory of the new tile; one may be Kaija.
  placeGroup: ask<Settle>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => groupOptions(s, frame),
    refused: (s, frame) =>
      refused(
        landOf(s).list,
        at => whyNoGroup(s, frame, at),
        at => ({ kind: "settle", at, kaija: false }),
      ),
    take: (s, frame, { at, kaija }, flow) => {
      const units = kaija ? GROUP_SIZE - 1 : GROUP_SIZE;
      muster(s, frame.seat, at, units, kaija);
      flow.emit({ type: "groupPlaced", seat: frame.seat, at, units, kaija, cause: "setup" });
    },
  }),
});

/** Placements as choices. */
export function placeOptions(tile: TileId, found: readonly number[]): Place[] {
  const options: Place[] = [];
  for (let i = 0; i < found.length; i += 3) {
    options.push({ kind: "place", tile, x: found[i]!, y: found[i + 1]!, turn: found[i + 2]! });
  }
  return options;
}

function hasFitting(s: Northgard, frame: SettlerFrame): boolean {
  const terms = setupTerms(s, frame.round);
  return s.setupTiles[frame.seat]!.some(tile => fits(landOf(s), tile, terms));
}

function replaceHand(s: Northgard, frame: SettlerFrame, flow: NorthFlow): void {
  const hand = s.setupTiles[frame.seat]!;
  const count = hand.length;
  s.tiles.unshift(...hand);
  s.setupTiles[frame.seat] = s.tiles.splice(s.tiles.length - count, count);
  flow.emit({ type: "setupTilesReplaced", seat: frame.seat, count, tiles: hand });
}

const isOnTile = (s: Northgard, place: number, at: Territory): boolean =>
  landOf(s)
    .territory.slice(place * AREAS_PER_TILE, (place + 1) * AREAS_PER_TILE)
    .includes(at);

/** NOR-043, NOR-046: why a group may not settle in a territory. */
function whyNoGroup(s: Northgard, frame: SettlerFrame, at: Territory): Why | null {
  if (!isOnTile(s, frame.place, at)) return reasons.notOnNewTile;
  return s.owner[at] === NONE ? null : reasons.taken;
}

function groupOptions(s: Northgard, frame: SettlerFrame): Settle[] {
  const options: Settle[] = [];
  for (const at of allowed(landOf(s).list, land => whyNoGroup(s, frame, land))) {
    options.push({ kind: "settle", at, kaija: false });
    if (canPlaceKaija(s, frame.seat)) options.push({ kind: "settle", at, kaija: true });
  }
  return options;
}
