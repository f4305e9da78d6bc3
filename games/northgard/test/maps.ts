// Maps for tests, and an independent, slow reading of the map rules to compare with.
import fc from "fast-check";
import { tiles } from "../content/tiles.ts";
import { type Area, areasOf, emptyLand, type Land, placeTile } from "../map/land.ts";
import { placements, type Terms } from "../map/placement.ts";
import { areaOfSide, cornersOf } from "../map/tile-facts.ts";

/** A tile as tests write it: its name in the tables, its cell, its quarter turns. */
export type Laid = `${string} ${number} ${number} ${number}`;

/** The same in parts. */
export function partsOf(laid: Laid): [name: string, x: number, y: number, turn: number] {
  const [name = "", x, y, turn] = laid.split(" ");
  return [name, Number(x), Number(y), Number(turn)];
}

/** The number of a tile by its name. */
export function tileNamed(name: string): number {
  const tile = tiles.find(entry => entry.name === name);
  if (!tile) throw new Error(`no tile is called ${name}`);
  return tile.id;
}

/** A map of given tiles, in the order given. */
export function landWith(laid: readonly Laid[]): Land {
  const land = emptyLand();
  for (const [name, x, y, turn] of laid.map(partsOf)) placeTile(land, tileNamed(name), x, y, turn);
  return land;
}

/** The area with a given id on the tile in a cell, like areaAt(land, 0, -1, "n"). */
export function areaAt(land: Land, x: number, y: number, id: string): Area {
  const place = land.tiles.findIndex((_, i) => land.x[i] === x && land.y[i] === y);
  if (place < 0) throw new Error(`no tile at ${x},${y}`);
  const area = tiles[land.tiles[place]!]!.areas.findIndex(entry => entry.id === id);
  if (area < 0) throw new Error(`the tile at ${x},${y} has no area ${id}`);
  return place * 4 + area;
}

/** Terms under which only borders matter. */
export const freeTerms = (land: Land): Terms => ({ ...nothing, places: land.tiles.length });
const nothing = { reach: null, marks: Array<number>(200).fill(0), taken: null };

/** Maps that random legal placements make, with the steps that made them. */
export const grownLands = fc
  .record({
    order: fc.shuffledSubarray(
      tiles.map(tile => tile.id).filter(id => id !== 0),
      { minLength: 1 },
    ),
    picks: fc.array(fc.nat(), { minLength: 34, maxLength: 34 }),
  })
  .map(({ order, picks }) => {
    const steps: [number, number, number, number][] = [[0, 0, 0, 0]];
    const land = emptyLand();
    placeTile(land, 0, 0, 0, 0);
    for (const [i, tile] of order.entries()) {
      const found = placements(land, tile, freeTerms(land));
      if (found.length === 0) continue;
      const at = (picks[i]! % (found.length / 3)) * 3;
      steps.push([tile, found[at]!, found[at + 1]!, found[at + 2]!]);
      placeTile(land, tile, found[at]!, found[at + 1]!, found[at + 2]!);
    }
    return { land, steps };
  });

const cellsOf = (land: Land) => new Map(land.tiles.map((_, place) => [`${land.x[place]},${land.y[place]}`, place]));

/** Border ends at each grid corner that has four tiles, counted the slow way. */
export function endsAtFullCorners(land: Land): number[] {
  const cells = cellsOf(land);
  const counts: number[] = [];
  const around = [
    [0, 0, 0],
    [-1, 0, 1],
    [-1, -1, 2],
    [0, -1, 3],
  ];
  for (let place = 0; place < land.tiles.length; place++) {
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]) {
      const met = around.map(([ox, oy, corner]) => {
        const other = cells.get(`${land.x[place]! + dx! + ox!},${land.y[place]! + dy! + oy!}`);
        return other === undefined ? null : (cornersOf[land.tiles[other]! * 4 + land.turn[other]!]! >> corner!) & 1;
      });
      if (met.every(end => end !== null)) counts.push(met.reduce<number>((sum, end) => sum + (end ?? 0), 0));
    }
  }
  return counts;
}

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Territories worked out the slow way: sets of areas as "x,y:area", their free sides and tiles. */
export function slowTerritories(land: Land): { areas: string[]; free: number; size: number }[] {
  const cells = cellsOf(land);
  const sideOf = (place: number, side: number) =>
    `${place}:${areaOfSide[(land.tiles[place]! * 4 + land.turn[place]!) * 4 + side]}`;
  const links = new Map<string, string[]>();
  const open = new Map<string, number>();
  for (let place = 0; place < land.tiles.length; place++) {
    for (let i = 0; i < tiles[land.tiles[place]!]!.areas.length; i++) links.set(`${place}:${i}`, []);
    for (let side = 0; side < 4; side++) {
      const mine = sideOf(place, side);
      const other = cells.get(`${land.x[place]! + SIDES[side]![0]!},${land.y[place]! + SIDES[side]![1]!}`);
      if (other === undefined) open.set(mine, (open.get(mine) ?? 0) + 1);
      else links.get(mine)!.push(sideOf(other, (side + 2) % 4));
    }
  }
  const seen = new Set<string>();
  const found: { areas: string[]; free: number; size: number }[] = [];
  for (const start of links.keys()) {
    if (seen.has(start)) continue;
    const members = [start];
    seen.add(start);
    for (const member of members) {
      for (const next of links.get(member)!) if (!seen.has(next)) members.push(next) && seen.add(next);
    }
    const placesOf = members.map(member => Number(member.split(":")[0]));
    found.push({
      areas: members
        .map((member, i) => `${land.x[placesOf[i]!]},${land.y[placesOf[i]!]}:${member.split(":")[1]}`)
        .sort(),
      free: members.reduce((sum, member) => sum + (open.get(member) ?? 0), 0),
      size: new Set(placesOf).size,
    });
  }
  return found.sort((a, b) => (a.areas[0]! < b.areas[0]! ? -1 : 1));
}

/** The territories of a map in the same form. */
export function territoriesOf(land: Land): { areas: string[]; free: number; size: number }[] {
  return land.list
    .map(territory => ({
      areas: areasOf(land, territory)
        .map(area => `${land.x[area >> 2]},${land.y[area >> 2]}:${area & 3}`)
        .sort(),
      free: land.free[territory]!,
      size: land.size[territory]!,
    }))
    .sort((a, b) => (a.areas[0]! < b.areas[0]! ? -1 : 1));
}
