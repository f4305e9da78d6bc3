// Building the board (RUN-061 to RUN-090): tiles, home realm markers, rune tokens, home realms, neutral units, cities.

import type { Seat } from "#kernel/procedure.ts";
import { type AtArea, atArea, type HideDragon, type LayTile, type Mark } from "../choices.ts";
import { type CityId, cities } from "../content/cities.ts";
import { discoveries } from "../content/discoveries.ts";
import { DRAGON, FALSE, NO_RUNE, NONE } from "../content/marks.ts";
import { MOST_RESTARTS, SETUP_QUESTS } from "../content/numbers.ts";
import { questCards } from "../content/quests.ts";
import { sampleBoards } from "../content/sample-boards.ts";
import { type Area, areas, homeTileOf, tilePlace, tiles } from "../content/tiles.ts";
import { typeOf } from "../content/units.ts";
import type { BoardFrame, RuneFlow } from "../frames.ts";
import { boardIn, boardWith, hexesOf, NO_BOARD, type Placement, placementsOf } from "../map/atlas.ts";
import { keyOf, qOf, rOf } from "../map/hex.ts";
import { areasAt, type Homes, nextMarkers } from "../map/markers.ts";
import { keptByTile, placementsFor } from "../map/placement.ts";
import { type Marker, realmsFor } from "../map/realms.ts";
import type { Runewars } from "../state.ts";
import { whyNoRune } from "./area-refusals.ts";
import { addUnits } from "./pieces.ts";
import { factionOf, homeSeat, LAND } from "./queries.ts";
import { refuseDragons, refuseOthers } from "./reasons.ts";
import { hideRune, pickInOrder } from "./runes.ts";
import { steps } from "./steps.ts";

const clockwise = (s: Runewars, turn: number): Seat => (s.first + turn) % s.seats;
/** RUN-079: runes are placed counterclockwise. */
const counterclockwise = (s: Runewars, turn: number): Seat => (s.first - turn + 2 * s.seats) % s.seats;
/** RUN-082: home realms from the left of the first player on, his own last. */
const fromTheLeft = (s: Runewars, turn: number): Seat => (s.first + 1 + turn) % s.seats;

const markersOf = ({ markers }: BoardFrame): Marker[] =>
  Array.from({ length: markers.length / 2 }, (_, i) => [markers[2 * i]!, markers[2 * i + 1]!]);
const homeTile = (s: Runewars, seat: Seat): number => homeTileOf(factionOf(s, seat).id);
const homesOf = (s: Runewars): Homes => ({
  tiles: s.players.map((_, turn) => homeTile(s, fromTheLeft(s, turn))),
  needGates: s.rulings.gate === "needed",
});

const lay = ({ tile, q, r, turn }: Placement): LayTile => ({ kind: "lay", tile: tiles[tile]!.id, q, r, turn });
const placementIn = ({ tile, q, r, turn }: LayTile): Placement => ({ tile: tilePlace(tile), q, r, turn });

const laysFor = keptByTile((board, tile): readonly LayTile[] => placementsFor(board, tile).map(lay));

function tileChoices(s: Runewars, frame: BoardFrame): LayTile[] {
  const hand = frame.hands[clockwise(s, frame.turn)] ?? [];
  return hand.flatMap(tile => laysFor(boardIn(s), tile));
}

/** RUN-077, RUN-464: back to an empty board with the same tiles; after many times a ready one is used. */
function restart(s: Runewars, frame: BoardFrame, why: "tiles" | "markers", { emit }: RuneFlow): void {
  frame.restarts++;
  const isHopeless = frame.restarts > MOST_RESTARTS;
  frame.turn = 0;
  frame.stuck = 0;
  frame.hands = isHopeless ? frame.dealt.map(() => []) : frame.dealt.map(hand => [...hand]);
  frame.markers = [];
  s.board = NO_BOARD;
  if (isHopeless) layReady(s);
  emit({ type: "boardRestarted", why: isHopeless ? "sample" : why });
}

function layReady(s: Runewars): void {
  for (const [tile, q, r, turn] of sampleBoards[s.seats - 2]!.tiles) {
    s.board = boardWith(s.board, { tile: tilePlace(tile), q, r, turn });
  }
}

/** RUN-080, RUN-081: areas for the rune tokens of the acting seat; those next to markers only for a token that fits nowhere else. */
function runeAreas(s: Runewars, frame: BoardFrame): Area[] {
  const board = boardIn(s);
  const near = new Set(markersOf(frame).flatMap(marker => [...areasAt(board, marker)]));
  const free = board.list.filter(area => s.runes[area] === NO_RUNE && !frame.picked.includes(area));
  const legal = free.filter(area => !near.has(area));
  return legal.length > 0 ? legal : free;
}

const dragonAreas = ({ picked }: BoardFrame): HideDragon[] => picked.map(area => ({ kind: "dragon", area }));

const { procedure, auto, ask } = steps<BoardFrame, "beginRunes" | "checkMarkers" | "checkTiles" | "pickRuneArea">();

export const board = procedure("board", {
  // RUN-061, RUN-062 Two Setup Quests for everybody, face up, with the tiles they name.
  dealTiles: auto((s, frame, flow) => {
    if (s.isQuick) {
      layReady(s);
      frame.markers = sampleBoards[s.seats - 2]!.markers.flatMap(([q, r, q2, r2]) =>
        [keyOf(q, r), keyOf(q2, r2)].sort((a, b) => a - b),
      );
      return flow.goto("beginRunes");
    }
    const quests = flow.shuffle(questCards.filter(card => card.tile !== null));
    const hands = s.players.map((_, i) => quests.slice(i * SETUP_QUESTS, (i + 1) * SETUP_QUESTS));
    frame.dealt = hands.map(hand => hand.map(card => tilePlace(card.tile!)));
    frame.hands = frame.dealt.map(hand => [...hand]);
    flow.emit({ type: "tilesDealt", quests: hands.map(hand => hand.map(card => card.id)) });
  }),
  // RUN-063, RUN-070 One tile after another; a player who cannot place one waits, and if nobody can, all begin again.
  checkTiles: auto((s, frame, flow) => {
    if (frame.hands.every(hand => hand.length === 0)) return flow.goto("checkMarkers");
    if (tileChoices(s, frame).length > 0) return;
    frame.turn++;
    frame.stuck++;
    if (frame.stuck >= s.seats) restart(s, frame, "tiles", flow);
    flow.repeat();
  }),
  layTile: ask<LayTile>({
    seat: (s, frame) => clockwise(s, frame.turn),
    options: tileChoices,
    take: (s, frame, choice, flow) => {
      const seat = clockwise(s, frame.turn);
      const placement = placementIn(choice);
      s.board = boardWith(s.board, placement);
      frame.hands[seat] = frame.hands[seat]!.filter(tile => tile !== placement.tile);
      frame.turn++;
      frame.stuck = 0;
      const { tile, q, r, turn } = choice;
      flow.emit({ type: "tileLaid", seat, tile, q, r, turn });
      flow.goto("checkTiles");
    },
  }),
  // RUN-077, RUN-463 A board without room for all home realms is taken apart.
  checkMarkers: auto((s, frame, flow) => {
    if (nextMarkers(s.board, boardIn(s), [], homesOf(s)).length > 0) return;
    restart(s, frame, "markers", flow);
    flow.goto("checkTiles");
  }),
  // RUN-072 to RUN-078 The first player places a marker for everybody.
  placeMarker: ask<Mark>({
    when: (s, frame) => frame.markers.length < 2 * s.seats,
    seat: s => s.first,
    options: (s, frame) =>
      nextMarkers(s.board, boardIn(s), markersOf(frame), homesOf(s)).map(([a, b]) => ({
        kind: "mark",
        q: qOf(a),
        r: rOf(a),
        q2: qOf(b),
        r2: rOf(b),
      })),
    take: (s, frame, { q, r, q2, r2 }, flow) => {
      frame.markers.push(keyOf(q, r), keyOf(q2, r2));
      flow.emit({ type: "markerPlaced", seat: s.first, q, r, q2, r2 });
      flow.repeat();
    },
  }),
  beginRunes: auto((_s, frame) => {
    frame.turn = 0;
  }),
  // RUN-079, RUN-465 Two areas, then which of them holds the dragon rune.
  pickRuneArea: ask<AtArea>({
    when: (_s, frame) => frame.picked.length < 2,
    seat: (s, frame) => counterclockwise(s, frame.turn),
    options: (s, frame) => runeAreas(s, frame).map(atArea),
    refused: (s, frame) => {
      const offered = runeAreas(s, frame).map(atArea);
      return refuseOthers(s, offered, area => whyNoRune(s, area));
    },
    args: (_s, frame) => ({ n: frame.picked.length + 1 }),
    take: (_s, frame, { area }, flow) => {
      pickInOrder(frame.picked, area);
      flow.repeat();
    },
  }),
  hideDragon: ask<HideDragon>({
    seat: (s, frame) => counterclockwise(s, frame.turn),
    options: (_s, frame) => dragonAreas(frame),
    refused: (s, frame) => refuseDragons(s, dragonAreas(frame), "RUN-079"),
    take: (s, frame, { area: dragon }, flow) => {
      const seat = counterclockwise(s, frame.turn);
      const placed = frame.picked.splice(0);
      for (const area of placed) hideRune(s, seat, area, area === dragon ? DRAGON : FALSE);
      s.dragonPile--;
      s.falsePile--;
      flow.emit({ type: "runesPlaced", seat, areas: placed, dragon, cause: "setup" });
      frame.turn++;
      if (frame.turn < s.seats) return flow.goto("pickRuneArea");
      frame.turn = 0;
    },
  }),
  // RUN-082 to RUN-086 Home realms in place of markers, the first player's last.
  layHome: ask<LayTile>({
    when: (s, frame) => frame.turn < s.seats,
    seat: (s, frame) => fromTheLeft(s, frame.turn),
    options: (s, frame) => realms(s, frame).map(({ home }) => lay(home)),
    take: (s, frame, choice, flow) => {
      const seat = fromTheLeft(s, frame.turn);
      const placement = placementIn(choice);
      const covered = hexesOf(placement).map(({ hex }) => hex);
      frame.markers = markersOf(frame)
        .filter(([hex]) => !covered.includes(hex))
        .flat();
      s.board = boardWith(s.board, placement);
      frame.turn++;
      const { tile, q, r, turn } = choice;
      flow.emit({ type: "tileLaid", seat, tile, q, r, turn });
      flow.repeat();
    },
  }),
  // RUN-087 to RUN-089, RUN-421 Neutral units, cities, discovery tokens.
  people: auto((s, _frame, flow) => {
    for (const area of boardIn(s).list) {
      for (const { unit, n } of areas[area]!.neutrals) {
        addUnits(s, NONE, area, typeOf(unit), n, 0);
        s.supply[typeOf(unit)]! -= n;
      }
    }
    const found = foundCities(s, flow);
    if (s.discovery) layTokens(s, flow);
    flow.emit({ type: "boardPeopled", cities: found });
  }),
});

/** Where the home realm whose turn it is may lie; a ready board says which marker is whose. */
function realms(s: Runewars, frame: BoardFrame) {
  const queue = s.players.slice(frame.turn).map((_, i) => homeTile(s, fromTheLeft(s, frame.turn + i)));
  const placed = placementsOf(s.board).filter(({ tile }) => tiles[tile]!.faction !== null);
  return realmsFor(boardIn(s), markersOf(frame), queue, placed, s.rulings.gate === "needed");
}

function foundCities(s: Runewars, flow: RuneFlow): { area: Area; city: CityId }[] {
  const stack = flow.shuffle(cities.map(city => city.id));
  return boardIn(s)
    .list.filter(area => areas[area]!.city)
    .flatMap(area => {
      const city = stack.pop();
      if (city === undefined) return [];
      s.city[area] = city;
      return [{ area, city }];
    });
}

/** RUN-421, RUN-422: tokens with a "1" next to home realms, the others elsewhere; if one kind runs out the other serves. */
function layTokens(s: Runewars, flow: RuneFlow): void {
  const stack = (back: 1 | 2): number[] =>
    flow.shuffle(
      discoveries.flatMap((token, place) => Array<number>(back === 1 ? token.near : token.far).fill(place * 2 + back)),
    );
  const near = stack(1);
  const far = stack(2);
  for (const area of boardIn(s).list) {
    if (area >= LAND) continue;
    const isNear = boardIn(s).edges[area]!.some(({ to }) => homeSeat(s, to) !== NONE);
    s.token[area] = (isNear ? (near.pop() ?? far.pop()) : (far.pop() ?? near.pop())) ?? 0;
  }
  s.tokenBox = [...near, ...far];
}
