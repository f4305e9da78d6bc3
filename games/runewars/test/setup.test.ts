import { describe, expect, test } from "vitest";
import { below, fastChance } from "#kernel/chance.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { LayTile, Mark, RuneChoice } from "../choices.ts";
import { type FactionId, factionIds, factions } from "../content/factions.ts";
import { heroCardOf } from "../content/heroes.ts";
import { DRAGON, NO_RUNE, NONE } from "../content/marks.ts";
import { questOf } from "../content/quests.ts";
import { sampleBoards } from "../content/sample-boards.ts";
import { areaOf, areas, homeTileOf, tilePlace, tiles } from "../content/tiles.ts";
import { typeOf, units } from "../content/units.ts";
import type { RuneEvent } from "../events.ts";
import type { BoardFrame, RuneFrame } from "../frames.ts";
import { runewars } from "../index.ts";
import { boardIn, boardWith, hexesOf, NO_BOARD, type Placement } from "../map/atlas.ts";
import { around, keyOf } from "../map/hex.ts";
import { areasAt, markerPlaces, nextMarkers } from "../map/markers.ts";
import { bordersFit, placementsFor } from "../map/placement.ts";
import { type Marker, realmsFor } from "../map/realms.ts";
import { controllerOf, homeSeat, LAND } from "../rules/queries.ts";
import { isOnBoard } from "../rules/quest-places.ts";
import type { Runewars } from "../state.ts";
import { viewFor } from "../view/view.ts";
import { Scene } from "./scenes.ts";

const runner = runnerOf(runewars);

interface Step {
  readonly where: string;
  readonly seat: number;
  readonly options: readonly RuneChoice[];
  readonly choice: RuneChoice;
  readonly board: string;
  readonly frame: RuneFrame;
}

/** Plays the setup at random and keeps every decision. */
function setUp(seats: number, seed: string, options: Record<string, string> = {}) {
  const events: RuneEvent[] = [];
  const chance = fastChance(seed);
  const s = start(runewars, { seats, options, seed }, events) as Runewars;
  const steps: Step[] = [];
  while (s.phase === "setup") {
    const seat = s.open[0]!;
    const offered = runner.options(s, seat) as readonly RuneChoice[];
    const choice = offered[below(chance, offered.length)]!;
    const frame = s.stack.at(-1) as RuneFrame;
    steps.push({
      where: `${frame.proc}.${frame.step}`,
      seat,
      options: offered,
      choice,
      board: s.board,
      frame: structuredClone(frame),
    });
    runner.play(s, seat, choice, events);
  }
  return { s, steps, events, at: (where: string) => steps.filter(step => step.where === where) };
}

const games = [2, 3, 4].map(seats => setUp(seats, `setup ${seats}`));
const placementOf = ({ tile, q, r, turn }: LayTile): Placement => ({ tile: tilePlace(tile), q, r, turn });

describe("setup", () => {
  test("RUN-042, RUN-043 the highest Fate card makes the first player, who stays so; the cards go back", () => {
    for (const { s, events } of games) {
      const dealt = events.find(event => event.type === "gameSetUp");
      expect(dealt?.type === "gameSetUp" && dealt.fate.indexOf(Math.max(...dealt.fate))).toBe(s.first);
      expect([...s.fate, ...s.fateDiscard]).toHaveLength(30);
    }
  });

  test("RUN-044, RUN-045 each player in turn chooses a different faction; the others stay out", () => {
    const { s, at } = games[1]!;
    const order = at("setup.takeFaction").map(step => step.seat);
    expect(order).toEqual([0, 1, 2].map(i => (s.first + i) % 3));
    expect(new Set(s.players.map(player => player.faction)).size).toBe(3);
    expect(s.homes.filter(seat => seat === NONE)).toHaveLength(1);
    expect(at("setup.takeFaction")[2]!.options).toHaveLength(2);
  });

  test("RUN-046, RUN-061, RUN-062, RUN-440 two Setup Quests for each player name his tiles: 4, 6 or 8 in all", () => {
    for (const { s, events } of games) {
      const dealt = events.find(event => event.type === "tilesDealt");
      const quests = dealt?.type === "tilesDealt" ? dealt.quests : [];
      expect(quests.map(hand => hand.length)).toEqual(s.players.map(() => 2));
      const named = quests
        .flat()
        .map(id => questOf(id).tile)
        .sort();
      const laid = boardIn(s)
        .placements.map(({ tile }) => tiles[tile]!)
        .filter(tile => tile.faction === null);
      expect(laid.map(tile => tile.id).sort()).toEqual(named);
      expect(laid).toHaveLength(2 * s.seats);
    }
  });

  test("RUN-047, RUN-048 quests of areas that are not on the board leave the game; kinds of areas stay", () => {
    for (const { s } of games) {
      const all = [...s.quests, ...s.players.flatMap(player => player.quests)];
      expect(all.every(id => isOnBoard(s, id))).toBe(true);
      expect(all).toContain("monster-hunt");
      for (const id of all) {
        const { tile } = questOf(id);
        if (tile !== null) expect(boardIn(s).placements.some(placed => tiles[placed.tile]!.id === tile)).toBe(true);
      }
    }
  });

  test("RUN-049, RUN-057 dials and influence as printed, equal to what the home realm produces", () => {
    for (const { s } of games) {
      for (const player of s.players) {
        const { startingDials, startingInfluence, id } = factions[player.faction || "daqan"];
        expect({ food: player.food, wood: player.wood, ore: player.ore }).toEqual(startingDials);
        expect(player.influence).toBe(startingInfluence);
        const home = tiles[homeTileOf(id)]!.hexes;
        expect(home.reduce((sum, hex) => sum + hex.resources.food, 0)).toBe(startingDials.food);
      }
    }
    expect([factions.daqan, factions.latari].map(f => [f.startingTactics, f.startingInfluence])).toEqual([
      [2, 3],
      [1, 4],
    ]);
  });

  test("RUN-050, RUN-051 a stronghold, undamaged, and the recruits of all dials in the home realm, at most eight in an area", () => {
    const { s, at, steps } = games[1]!;
    expect(at("start.placeStronghold").map(step => step.seat)).toEqual([0, 1, 2].map(i => (s.first + i) % 3));
    for (const seat of [0, 1, 2]) {
      const place = s.stronghold.indexOf(seat);
      expect(homeSeat(s, place)).toBe(seat);
      expect(s.damaged[place]).toBe(0);
      const placed = at("start.placeUnits").filter(step => step.seat === seat);
      const { dials, startingDials } = factions[s.players[seat]!.faction || "daqan"];
      const due = (["food", "wood", "ore"] as const)
        .flatMap(id => dials[id].slice(0, startingDials[id] + 1))
        .filter(space => space.unit).length;
      expect(placed).toHaveLength(due);
      expect(placed[0]!.options).toHaveLength(3);
    }
    expect(steps.length).toBeGreaterThan(10);
  });

  test("RUN-052, RUN-053, RUN-054 a hero of the own alignment in the home realm, first player first; the rest is the deck", () => {
    const { s, at } = games[2]!;
    expect(at("start.placeHero").map(step => step.seat)).toEqual([0, 1, 2, 3].map(i => (s.first + i) % 4));
    for (const hero of s.heroes) {
      expect(heroCardOf(hero.id).alignment).toBe(factions[s.players[hero.seat]!.faction || "daqan"].alignment);
      expect(homeSeat(s, hero.area)).toBe(hero.seat);
    }
    expect(s.heroDeck).toHaveLength(8);
    expect(s.heroDeck.map(id => heroCardOf(id).alignment)).toContain("neutral");
  });

  test("RUN-055, RUN-056 decks are shuffled, titles lie without influence, unused runes lie open in two piles", () => {
    const [a, b] = [setUp(2, "one"), setUp(2, "two")];
    expect(a.s.tactics).not.toEqual(b.s.tactics);
    expect(a.s.titleInfluence).toEqual([0, 0, 0]);
    expect(viewFor(a.s, "spectator").dragonPile).toBe(19);
    expect(viewFor(a.s, "spectator").falsePile).toBe(15);
  });

  test("RUN-058, RUN-059, RUN-060, RUN-462 Tactics that may be played at once, two Quests, an Objective of the alignment", () => {
    for (const { s } of games) {
      for (const player of s.players) {
        expect(player.tactics).toHaveLength(factions[player.faction || "daqan"].startingTactics);
        expect(player.fresh).toEqual([]);
        expect(player.quests).toHaveLength(2);
        expect(player.objective).not.toBe("");
      }
    }
    const { events, s } = games[2]!;
    const drawn = events
      .filter(event => event.type === "objectiveDrawn")
      .map(event => (event.type === "objectiveDrawn" ? event.seat : -1));
    expect(drawn).toEqual([0, 1, 2, 3].map(i => (s.first + i) % 4));
  });
});

describe("building the board", () => {
  test("RUN-063, RUN-064, RUN-071, RUN-EX-01 tiles one by one, clockwise; the first at the origin, either of one's two", () => {
    const { s, at } = games[1]!;
    const laid = at("board.layTile");
    expect(laid.map(step => step.seat).slice(0, 3)).toEqual([0, 1, 2].map(i => (s.first + i) % 3));
    expect(laid).toHaveLength(6);
    expect(new Set(laid[0]!.options.map(option => option.kind === "lay" && option.tile)).size).toBe(2);
    expect(
      laid[0]!.options.every(option => option.kind === "lay" && option.q === 0 && option.r === 0 && option.turn === 0),
    ).toBe(true);
    for (const step of laid.slice(1)) checkTile(step.board, placementOf(step.choice as LayTile));
  });

  /** RUN-065 to RUN-068 of one placement. */
  function checkTile(name: string, placement: Placement): void {
    const board = boardIn({ board: name });
    const hexes = hexesOf(placement);
    const touched = new Set<number>();
    let touching = 0;
    for (const { hex } of hexes) {
      expect(board.areaAt.has(hex)).toBe(false);
      const near = around(hex).flatMap(each => board.areaAt.get(each) ?? []);
      if (near.length > 0) touching++;
      for (const area of near) touched.add(area);
    }
    expect(touching).toBeGreaterThanOrEqual(2);
    expect(touched.size).toBeGreaterThanOrEqual(2);
    expect(bordersFit(board, placement)).toBe(true);
  }

  test("RUN-065, RUN-066, RUN-067 every offered placement is on free hexes and touches two areas with two, turned but never mirrored", () => {
    for (const { at } of games)
      for (const step of at("board.layTile").slice(1)) {
        for (const option of step.options.slice(0, 40)) checkTile(step.board, placementOf(option as LayTile));
        expect(new Set(step.options.map(option => (option as LayTile).turn)).size).toBeGreaterThan(1);
      }
  });

  test("RUN-068, RUN-126, RUN-EX-49 no edge is coloured on both sides; coloured on one side it is a border for both", () => {
    // 6B has mountains to the north: 3B is plain to the south, 5D is not.
    const name = boardWith(NO_BOARD, { tile: tilePlace("6"), q: 0, r: 0, turn: 0 });
    const board = boardIn({ board: name });
    const all = placementsFor(board, tilePlace("5"));
    const north = keyOf(1, -1);
    const offending = [0, 1, 2, 3, 4, 5].flatMap(turn =>
      hexesOf({ tile: tilePlace("5"), q: 0, r: 0, turn }).flatMap(({ hex, borders }) => {
        const shift = north - hex;
        return borders[3] === "open" ? [] : [{ shift, turn }];
      }),
    );
    expect(offending.length).toBeGreaterThan(0);
    for (const { shift, turn } of offending) {
      expect(all.some(each => each.turn === turn && each.q * 256 + each.r === shift)).toBe(false);
    }
    const g = new Scene();
    const edges = boardIn(g.s).edges;
    expect(edges[areaOf("3C")]!.find(({ to }) => to === areaOf("9A"))?.border).toBe("mountain");
    expect(edges[areaOf("9A")]!.find(({ to }) => to === areaOf("3C"))?.border).toBe("mountain");
  });

  test("RUN-069 holes may arise: free hexes with areas all around are not forbidden", () => {
    const ring: Placement[] = [
      { tile: tilePlace("3"), q: 0, r: 0, turn: 0 },
      { tile: tilePlace("2"), q: 1, r: 0, turn: 0 },
    ];
    let name = NO_BOARD;
    for (const each of ring) name = boardWith(name, each);
    expect(placementsFor(boardIn({ board: name }), tilePlace("9")).length).toBeGreaterThan(0);
  });

  test("RUN-070, RUN-077, RUN-464 a board that cannot be completed is built again with the same tiles", () => {
    const frame: BoardFrame = {
      proc: "board",
      step: "checkTiles",
      turn: 0,
      stuck: 0,
      restarts: 0,
      hands: [[], []],
      dealt: [[0], [1]],
      markers: [],
      picked: [],
    };
    const g = new Scene();
    g.s.phase = "setup";
    // A single two-area tile has no room for two home realms.
    g.s.board = boardWith(NO_BOARD, { tile: tilePlace("9"), q: 0, r: 0, turn: 0 });
    g.s.stack = [frame];
    const events: RuneEvent[] = [];
    runner.advance(g.s, events);
    expect(events).toContainEqual({ type: "boardRestarted", why: "markers" });
    expect(g.where).toBe("board.layTile");
    expect(g.seat).toBe(g.s.first);
    expect((g.frame() as BoardFrame).hands).toEqual([[0], [1]]);
    expect(g.s.board).toBe(NO_BOARD);
  });

  test("RUN-070, RUN-463 ready boards have room for every set of factions, so that building always ends", () => {
    const orders = (n: number, left: readonly FactionId[]): FactionId[][] =>
      n === 0
        ? [[]]
        : left.flatMap(id =>
            orders(
              n - 1,
              left.filter(other => other !== id),
            ).map(rest => [id, ...rest]),
          );
    for (const [i, sample] of sampleBoards.entries()) {
      let name = NO_BOARD;
      for (const [tile, q, r, turn] of sample.tiles) name = boardWith(name, { tile: tilePlace(tile), q, r, turn });
      for (const order of orders(i + 2, factionIds)) {
        expect(
          nextMarkers(name, boardIn({ board: name }), [], { tiles: order.map(homeTileOf), needGates: true }).length,
          order.join(),
        ).toBeGreaterThan(0);
      }
    }
  });

  test("RUN-072, RUN-073, RUN-075 the first player places a marker for everybody: two adjacent hexes outside, three open borders", () => {
    for (const { s, at } of games) {
      const marks = at("board.placeMarker");
      expect(marks.map(step => step.seat)).toEqual(s.players.map(() => s.first));
      for (const { board: name, options } of marks) {
        const board = boardIn({ board: name });
        for (const option of options as readonly Mark[]) {
          const hexes = [keyOf(option.q, option.r), keyOf(option.q2, option.r2)];
          expect(around(hexes[0]!)).toContain(hexes[1]);
          expect(hexes.some(hex => board.areaAt.has(hex))).toBe(false);
          const open = hexes.flatMap(hex =>
            around(hex).filter((near, direction) => {
              const area = board.areaAt.get(near);
              return area !== undefined && board.borders[area]![(direction + 3) % 6] === "open";
            }),
          );
          expect(open.length).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });

  test("RUN-074, RUN-076 markers are three areas apart on every way, and do not touch", () => {
    for (const { at } of games) {
      const marks = at("board.placeMarker");
      const board = boardIn({ board: marks[0]!.board });
      const chosen = marks.map(({ choice }) => {
        const { q, r, q2, r2 } = choice as Mark;
        return [keyOf(q, r), keyOf(q2, r2)] as Marker;
      });
      for (const [i, a] of chosen.entries())
        for (const b of chosen.slice(i + 1)) {
          for (const hex of a) for (const other of b) expect([hex, ...around(hex)]).not.toContain(other);
          const near = areasAt(board, a);
          for (const area of areasAt(board, b)) {
            expect(near.has(area)).toBe(false);
            for (const { to } of board.edges[area]!) expect(near.has(to)).toBe(false);
          }
        }
    }
  });

  test("RUN-078, RUN-463, RUN-086 only markers and homes are offered that leave room for all that follow", () => {
    for (const { s, at } of games) {
      const tilesOf = s.players.map((_, i) => homeTileOf(s.players[(s.first + 1 + i) % s.seats]!.faction || "daqan"));
      const [first] = at("board.placeMarker");
      const board = boardIn({ board: first!.board });
      const offered = nextMarkers(first!.board, board, [], { tiles: tilesOf, needGates: true });
      expect(offered.length).toBeLessThanOrEqual(markerPlaces(board).length);
      expect(first!.options).toHaveLength(offered.length);
      expect(at("board.layHome")).toHaveLength(s.seats);
    }
  });

  test("RUN-079, RUN-465, RUN-EX-02 runes counterclockwise, both of a player before the next; homes from the left, the first player last", () => {
    const { s, at } = games[1]!;
    const seats = at("board.hideDragon").map(step => step.seat);
    expect(seats).toEqual([0, 1, 2].map(i => (s.first - i + 3) % 3));
    const order = at("board.layHome").map(step => step.seat);
    expect(order).toEqual([1, 2, 3].map(i => (s.first + i) % 3));
    expect(s.runes.filter(rune => rune !== NO_RUNE)).toHaveLength(6);
    expect(s.dragonPile).toBe(18);
  });

  test("RUN-080, RUN-081 one token per area, none beside a marker as long as there is room", () => {
    for (const { at } of games) {
      for (const step of at("board.pickRuneArea")) {
        const frame = step.frame as BoardFrame;
        const board = boardIn({ board: step.board });
        const near = new Set<number>();
        for (let i = 0; i < frame.markers.length; i += 2)
          for (const area of areasAt(board, [frame.markers[i]!, frame.markers[i + 1]!])) near.add(area);
        if (board.list.length - near.size < 8) continue;
        for (const option of step.options) expect(option.kind === "area" && near.has(option.area)).toBe(false);
      }
    }
    // With every area beside a marker the restriction is dropped.
    const g = new Scene();
    const tight: BoardFrame = {
      proc: "board",
      step: "pickRuneArea",
      turn: 0,
      stuck: 0,
      restarts: 0,
      hands: [],
      dealt: [],
      markers: [],
      picked: [],
    };
    g.s.board = boardWith(NO_BOARD, { tile: tilePlace("9"), q: 0, r: 0, turn: 0 });
    g.s.runes.fill(NO_RUNE);
    tight.markers = [keyOf(1, 0), keyOf(1, -1)];
    g.s.stack = [tight];
    runner.advance(g.s, []);
    expect(g.options().length).toBeGreaterThan(0);
  });

  test("RUN-079, RUN-081 the two areas are picked in any order; only a token without room may lie beside a marker", () => {
    const g = new Scene();
    const frame = (markers: number[]): BoardFrame => ({
      proc: "board",
      step: "pickRuneArea",
      turn: 0,
      stuck: 0,
      restarts: 0,
      hands: [],
      dealt: [],
      markers,
      picked: [],
    });
    g.s.runes.fill(NO_RUNE);
    g.s.stack = [frame([])];
    runner.advance(g.s, []);
    const all = g.options();
    g.take(all.at(-1)!);
    expect(g.options()).toEqual(all.slice(0, -1));
    g.take(all[0]!);
    expect(g.options()).toMatchObject([
      { kind: "dragon", area: all[0]!.kind === "area" && all[0]!.area },
      { kind: "dragon", area: all.at(-1)!.kind === "area" && (all.at(-1) as { area: number }).area },
    ]);
    // One area is left that is not beside a marker: it must be used, the other token may lie anywhere.
    const marker = [keyOf(0, 0), keyOf(0, 1)];
    const board = boardIn(g.s);
    const near = [...areasAt(board, marker as [number, number])];
    const [open] = board.list.filter(area => !near.includes(area));
    for (const area of board.list) g.s.runes[area] = near.includes(area) || area === open ? NO_RUNE : DRAGON;
    g.s.stack = [frame(marker)];
    runner.advance(g.s, []);
    expect(g.options()).toEqual([{ kind: "area", area: open }]);
    g.take(g.options()[0]!);
    expect(g.options().map(option => option.kind === "area" && option.area)).toEqual(near.sort((a, b) => a - b));
  });

  test("RUN-082, RUN-083, RUN-084, RUN-085, RUN-513 a home covers its marker and a free hex, touches no other home and has a gate", () => {
    for (const { at, s } of games) {
      for (const step of at("board.layHome")) {
        const frame = step.frame as BoardFrame;
        const board = boardIn({ board: step.board });
        for (const option of step.options as readonly LayTile[]) {
          const hexes = hexesOf(placementOf(option)).map(({ hex }) => hex);
          const covered: number[] = [];
          for (let i = 0; i < frame.markers.length; i += 2) {
            const both = [frame.markers[i]!, frame.markers[i + 1]!].filter(hex => hexes.includes(hex));
            if (both.length > 0) covered.push(both.length);
          }
          expect(covered).toEqual([2]);
          expect(hexes.some(hex => board.areaAt.has(hex))).toBe(false);
          expect(bordersFit(board, placementOf(option))).toBe(true);
          const gates = hexesOf(placementOf(option)).filter(({ hex, borders }) =>
            around(hex).some((near, direction) => {
              const area = board.areaAt.get(near);
              return (
                area !== undefined &&
                borders[direction] === "open" &&
                board.borders[area]![(direction + 3) % 6] === "open"
              );
            }),
          );
          expect(gates.length).toBeGreaterThan(0);
        }
      }
      const { edges, list } = boardIn(s);
      for (const area of list)
        for (const { to } of edges[area]!) {
          if (area >= LAND && to >= LAND) expect(homeSeat(s, area)).toBe(homeSeat(s, to));
        }
    }
    expect(realmsFor(boardIn(games[0]!.s), [], [], [], true)).toEqual([]);
  });

  test("RUN-087, RUN-089 neutral units as shown on the areas, a city token on every city space", () => {
    for (const { s } of games) {
      for (const area of boardIn(s).list) {
        for (const { unit, n } of areas[area]!.neutrals) {
          const place = area * 10 + typeOf(unit) - 12;
          expect(s.army[place]).toBe(n);
        }
        expect(s.city[area] !== "").toBe(areas[area]!.city);
      }
      const tokens = s.city.filter(city => city !== "");
      expect(new Set(tokens).size).toBe(tokens.length);
    }
    expect(units).toHaveLength(22);
  });

  test("RUN-450 rune tokens placed in setup are known to the player who placed them, and to nobody else", () => {
    const { s, at } = games[0]!;
    const placed = at("board.pickRuneArea").map(
      step => [step.seat, step.choice.kind === "area" ? step.choice.area : NONE] as const,
    );
    for (const [seat, area] of placed) {
      expect(viewFor(s, seat).runes[area]).toBe(s.runes[area]);
      if (controllerOf(s, area) === NONE && !s.heroes.some(hero => hero.area === area))
        expect(viewFor(s, 1 - seat).runes[area]).toBe(3);
    }
  });

  test("RUN-420, RUN-421, RUN-422, RUN-442 discovery tokens are an option: 1 beside home realms, 2+ elsewhere, none in home realms", () => {
    const { s } = setUp(3, "discover", { discovery: "on" });
    let [near, far] = [0, 0];
    for (const area of boardIn(s).list) {
      if (area >= LAND) {
        expect(s.token[area]).toBe(0);
        continue;
      }
      expect(s.token[area]).toBeGreaterThan(0);
      const isNear = boardIn(s).edges[area]!.some(({ to }) => to >= LAND);
      if (isNear) near++;
      else far++;
      if (near <= 16 && far <= 19) expect(s.token[area]! % 2).toBe(isNear ? 1 : 0);
    }
    expect(games[0]!.s.token.every(token => token === 0)).toBe(true);
    const settings = runewars.options.filter(({ ruling }) => !ruling).map(({ id }) => id);
    expect(settings).toEqual(["discovery", "board", "factions"]);
  });
});
