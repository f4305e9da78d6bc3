// Explore (NOR-130 to NOR-150, NOR-429 to NOR-432): draw, choose, place, score, wake what lives there. The same
// procedure finds a refuge for a seat without units, without rewards (NOR-097).
import type { Seat } from "#kernel/procedure.ts";
import { type Bury, exploreAgain, type Place, type Plain, redraw, stop } from "../choices.ts";
import type { Resource } from "../content/resources.ts";
import type { TileId } from "../content/tiles.ts";
import type { ExploreFrame, NorthFlow } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import { isClosed, lairArea, type Territory } from "../map/land.ts";
import { fits, placements, type Terms } from "../map/placement.ts";
import { icons } from "../map/tile-facts.ts";
import { NONE, type Northgard } from "../state.ts";
import { collectFrom } from "./collecting.ts";
import type { OpRule } from "./op-rule.ts";
import { gain, gainGlory, growLand } from "./pieces.ts";
import { powerOf } from "./queries.ts";
import { placeOptions } from "./settlement.ts";
import { steps } from "./steps.ts";
import { canExploreFrom, exploreTerms, placeRefusals, refugeTerms } from "./terms.ts";

type Locals = Omit<ExploreFrame, "proc" | "step">;

const blank: Locals = {
  seat: NONE,
  from: "own",
  draw: 1,
  times: 1,
  redraw: 0,
  collects: false,
  toRecruit: false,
  tiles: [],
  returned: [],
  untried: 0,
  rejected: NONE,
  place: NONE,
};

/** NOR-096, NOR-207: the search for neutral land by a seat without units. */
export function refugeSearch(seat: Seat, toRecruit: boolean): Locals {
  return { ...blank, seat, from: "refuge", toRecruit, tiles: [], returned: [] };
}

/** NOR-140, NOR-429: whether a seat can begin an Explore. */
export function canExplore(s: Northgard, seat: Seat, from: "own" | "any"): boolean {
  return s.tiles.length > 0 && landOf(s).list.some(territory => canExploreFrom(s, seat, territory, from));
}

export const exploreOp: OpRule<"explore"> = {
  isPossible: (s, seat, op) => canExplore(s, seat, op.from === "any-open" ? "any" : "own"),
  run: (_s, frame, op, { call }) => {
    const from = op.from === "any-open" ? "any" : "own";
    const { draw, times } = op;
    call("explore", {
      ...blank,
      seat: frame.seat,
      from,
      draw,
      times,
      redraw: op.redraw,
      collects: op.collectTile,
      tiles: [],
      returned: [],
    });
  },
};

/** What the tile of an Explore must respect. */
export function termsOf(s: Northgard, frame: ExploreFrame): Terms {
  return frame.from === "refuge" ? refugeTerms(s, frame.toRecruit) : exploreTerms(s, frame.seat, frame.from);
}

const { procedure, auto, ask } = steps<ExploreFrame, "drawTiles" | "begin">();

export const explore = procedure("explore", {
  begin: auto((s, frame) => {
    frame.untried = s.tiles.length;
    frame.rejected = NONE;
    frame.returned = [];
  }),
  // NOR-130, NOR-137, NOR-138, NOR-431 Tiles are drawn until one fits; if none of the stack does, nothing happens.
  drawTiles: auto((s, frame, flow) => {
    if (!drawFitting(s, frame, flow)) flow.end();
  }),
  // NOR-139, NOR-146, NOR-147 A tile that fits is placed; with Scout Camp the drawn one may be sent back once.
  placeTile: ask<Place | Plain>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => {
      const terms = termsOf(s, frame);
      const places = frame.tiles.flatMap(tile => placeOptions(tile, placements(landOf(s), tile, terms)));
      return frame.redraw > 0 ? [...places, redraw] : places;
    },
    refused: (s, frame) => placeRefusals(s, frame.tiles, termsOf(s, frame), "NOR-131"),
    args: (_s, frame) => ({ from: frame.from }),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "place") return placeExplored(s, frame, choice, flow);
      sendBack(s, frame, flow);
      flow.goto("drawTiles");
    },
  }),
  // NOR-146 The tiles not chosen go to the bottom, in an order of the player's choice.
  buryTiles: ask<Bury>({
    when: (_s, frame) => frame.tiles.length > 1,
    seat: (_s, frame) => frame.seat,
    options: (_s, frame) => frame.tiles.map(tile => ({ kind: "bury", tile })),
    take: (s, frame, { tile }, flow) => {
      bury(s, frame, tile, flow);
      flow.repeat();
    },
  }),
  buryLast: auto((s, frame, flow) => {
    for (const tile of [...frame.tiles]) bury(s, frame, tile, flow);
  }),
  // NOR-143 to NOR-145, NOR-232, NOR-234, NOR-242 Closed territories bring glory and clan rewards.
  score: auto((s, frame, flow) => {
    if (frame.from !== "refuge") scoreClosing(s, frame, flow);
  }),
  // NOR-307, NOR-308, NOR-356 A lair brings a creature, which activates at once.
  wakeCreature: auto((s, frame, { call }) => {
    const area = lairArea(landOf(s), frame.place);
    if (s.creatures && area !== NONE) call("appearance", { area, creature: "", isActive: true });
  }),
  // NOR-148 With Rangers there may be a second Explore.
  exploreAgain: ask<Plain>({
    when: (s, frame) => frame.times > 1 && frame.from !== "refuge" && canExplore(s, frame.seat, frame.from),
    seat: (_s, frame) => frame.seat,
    options: () => [exploreAgain, stop],
    take: (_s, frame, choice, flow) => {
      if (choice.kind !== "explore") return;
      frame.times--;
      flow.goto("begin");
    },
  }),
});

/** Draws until at least one of the tiles fits (NOR-430: fewer if the stack is short); false if none does. */
function drawFitting(s: Northgard, frame: ExploreFrame, flow: NorthFlow): boolean {
  const { seat } = frame;
  const terms = termsOf(s, frame);
  while (frame.untried > 0) {
    const count = Math.min(frame.draw, frame.untried);
    const drawn = s.tiles.splice(s.tiles.length - count, count).reverse();
    frame.untried -= count;
    frame.tiles = drawn;
    flow.emit({ type: "tilesDrawn", seat, count, tiles: [...drawn] });
    if (drawn.some(tile => fits(landOf(s), tile, terms))) return true;
    frame.tiles = [];
    frame.returned.push(...drawn);
    for (const tile of drawn) s.tiles.unshift(tile);
    flow.emit({ type: "tilesReturned", seat, count, tiles: drawn, why: "unfit" });
  }
  return takeRejected(s, frame, flow);
}

/** NOR-147: if nothing else fits, the tile sent back must be placed after all. */
function takeRejected(s: Northgard, frame: ExploreFrame, flow: NorthFlow): boolean {
  if (frame.rejected === NONE) {
    flow.emit({ type: "nothingFound", seat: frame.seat });
    return false;
  }
  s.tiles.splice(s.tiles.indexOf(frame.rejected), 1);
  frame.tiles = [frame.rejected];
  flow.emit({ type: "tilesDrawn", seat: frame.seat, count: 1, tiles: [frame.rejected] });
  return true;
}

function sendBack(s: Northgard, frame: ExploreFrame, flow: NorthFlow): void {
  const tiles = frame.tiles;
  frame.redraw--;
  frame.rejected = tiles[0]!;
  s.tiles.unshift(...tiles);
  frame.tiles = [];
  frame.returned.push(...tiles);
  flow.emit({ type: "tilesReturned", seat: frame.seat, count: tiles.length, tiles, why: "unwanted" });
}

/** NOR-150, NOR-432: the icons of the chosen tile are collected first if the card says so; then it is placed. */
function placeExplored(s: Northgard, frame: ExploreFrame, { tile, x, y, turn }: Place, flow: NorthFlow): void {
  const { seat } = frame;
  frame.tiles.splice(frame.tiles.indexOf(tile), 1);
  if (frame.collects) {
    const count = (resource: Resource) => [0, 1, 2, 3].filter(area => icons[tile * 4 + area] === resource).length;
    gain(s, seat, count("food"), count("wood"), count("lore"), "tile", flow);
  }
  growLand(s, tile, x, y, turn);
  frame.place = landOf(s).tiles.length - 1;
  flow.emit({ type: "tilePlaced", seat, tile, x, y, turn, cause: frame.from === "refuge" ? "refuge" : "explore" });
}

/** Which tile it is stays a secret of the seat that drew it (NOR-368). */
function bury(s: Northgard, frame: ExploreFrame, tile: TileId, flow: NorthFlow): void {
  frame.tiles.splice(frame.tiles.indexOf(tile), 1);
  s.tiles.unshift(tile);
  flow.emit({ type: "tilesReturned", seat: frame.seat, count: 1, tiles: null, why: "unchosen" });
}

/** NOR-413: only territories of the new tile can have been closed by it. */
function closedBy(s: Northgard, place: number): Territory[] {
  const here = landOf(s).territory.slice(place * 4, place * 4 + 4);
  return here.filter(
    (territory, i) => territory >= 0 && here.indexOf(territory) === i && isClosed(landOf(s), territory),
  );
}

function scoreClosing(s: Northgard, frame: ExploreFrame, flow: NorthFlow): void {
  const { seat } = frame;
  const power = powerOf(s, seat);
  const closed = closedBy(s, frame.place);
  for (const at of closed) {
    const size = landOf(s).size[at]!;
    flow.emit({ type: "territoryClosed", seat, at, size, owner: s.owner[at]! });
    if (s.owner[at] !== seat) continue;
    gainGlory(s, seat, size, "closing", flow);
    gainGlory(s, seat, power.gloryForClosing, "clan", flow);
  }
  if (power.collectsClosed)
    for (const at of closed) if (s.owner[at] === seat) collectFrom(s, seat, at, "closing", flow);
  if (closed.length === 0) gain(s, seat, 0, 0, power.loreForClosingNothing, "clan", flow);
}
