// The referee's own map: where tiles, units, buildings and creatures are, known from events alone. Slow and plain.
import type { BuildingId } from "../content/buildings.ts";
import { START_TILE, START_TILE_FOR_FIVE, tiles } from "../content/tiles.ts";

const sides = ["N", "E", "S", "W"];
const steps = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const large: readonly BuildingId[] = ["fortress", "forge", "altar-of-kings"];

interface Party {
  readonly seat: number;
  readonly area: number;
  units: number;
}

/** The map as the events tell it. Areas are counted as in events: four numbers for each tile. */
export class RefereeMap {
  readonly laid: { tile: number; x: number; y: number; turn: number }[] = [];
  readonly parties: Party[] = [];
  readonly buildings: { area: number; building: BuildingId; isLoose: boolean }[] = [];
  readonly beasts = new Map<string, number>();
  kaija = { seat: -1, area: -1 };
  scorched = -1;

  /** NOR-034, NOR-035 The start tiles lie there from the beginning. */
  constructor(seats: number) {
    this.laid.push({ tile: START_TILE, x: 0, y: 0, turn: 0 });
    if (seats === 5) this.laid.push({ tile: START_TILE_FOR_FIVE, x: 1, y: 0, turn: 0 });
  }

  private areaIn(place: number, side: number): number {
    const { tile, turn } = this.laid[place]!;
    const printed = sides[(side - turn + 4) % 4]!;
    return place * 4 + tiles[tile]!.areas.findIndex(area => (area.sides as readonly string[]).includes(printed));
  }

  /** The areas across each side of an area; -1 where no tile lies (NOR-017). */
  private across(area: number): number[] {
    const place = Math.floor(area / 4);
    const { x, y } = this.laid[place]!;
    return [0, 1, 2, 3].flatMap(side => {
      if (this.areaIn(place, side) !== area) return [];
      const [dx, dy] = steps[side]!;
      const other = this.laid.findIndex(each => each.x === x + dx && each.y === y + dy);
      return [other < 0 ? -1 : this.areaIn(other, (side + 2) % 4)];
    });
  }

  /** NOR-019 All areas of the territory that an area belongs to. */
  territory(area: number): number[] {
    const found = [area];
    for (const next of found) {
      for (const other of this.across(next)) if (other >= 0 && !found.includes(other)) found.push(other);
    }
    return found;
  }

  /** Every territory once. */
  territories(): number[][] {
    const seen = new Set<number>();
    return this.laid.flatMap(({ tile }, place) =>
      tiles[tile]!.areas.flatMap((_, i) => {
        if (seen.has(place * 4 + i)) return [];
        const territory = this.territory(place * 4 + i);
        for (const area of territory) seen.add(area);
        return [territory];
      }),
    );
  }

  /** NOR-023. */
  isClosed(territory: readonly number[]): boolean {
    return territory.every(area => !this.across(area).includes(-1));
  }

  /** NOR-025. */
  sizeOf(territory: readonly number[]): number {
    return new Set(territory.map(area => Math.floor(area / 4))).size;
  }

  move(seat: number, area: number, units: number, kaija: boolean): void {
    this.parties.push({ seat, area, units });
    if (kaija) this.kaija = { seat, area };
  }
  leave(seat: number, area: number, units: number, kaija: boolean): void {
    this.parties.push({ seat, area, units: -units });
    if (kaija) this.kaija = { seat, area: -1 };
  }

  unitsIn(seat: number, territory: readonly number[]): number {
    const here = this.parties.filter(party => party.seat === seat && territory.includes(party.area));
    return here.reduce((sum, { units }) => sum + units, 0);
  }
  hasKaija(seat: number, territory: readonly number[]): boolean {
    return this.kaija.seat === seat && territory.includes(this.kaija.area);
  }
  sizeOfForce(seat: number, territory: readonly number[]): number {
    return this.unitsIn(seat, territory) + (this.hasKaija(seat, territory) ? 1 : 0);
  }
  /** Units of a seat anywhere, without Kaija. */
  unitsOf(seat: number): number {
    return this.parties.reduce((sum, party) => sum + (party.seat === seat ? party.units : 0), 0);
  }

  /** NOR-026 The territories that a seat controls, outside combats. */
  landsOf(seat: number): number[][] {
    return this.territories().filter(territory => this.sizeOfForce(seat, territory) > 0);
  }

  count(territory: readonly number[], ...ids: readonly BuildingId[]): number {
    return this.buildings.filter(({ area, building }) => territory.includes(area) && ids.includes(building)).length;
  }
  largeIn(territory: readonly number[]): number {
    return this.count(territory, ...large);
  }
  buildingsIn(territory: readonly number[]): number {
    return this.buildings.filter(({ area }) => territory.includes(area)).length;
  }

  private printed(area: number) {
    return tiles[this.laid[Math.floor(area / 4)]!.tile]!.areas[area % 4]!;
  }
  icons(territory: readonly number[], resource: string): number {
    return territory.filter(area => this.printed(area).icon === resource).length;
  }
  lairs(territory: readonly number[]): number {
    return territory.filter(area => this.printed(area).lair).length;
  }
  /** NOR-222 Slots without a building; stone slots are small ones. */
  freeSlots(territory: readonly number[], kind: "small" | "large"): number {
    return territory.filter(area => {
      const { slot } = this.printed(area);
      const isFree = !this.buildings.some(each => each.area === area && !each.isLoose);
      return isFree && (kind === "large" ? slot === "large" : slot === "small" || slot === "stone");
    }).length;
  }

  /** NOR-352 Whether a Wolf keeps a territory from yielding. */
  hasWolf(territory: readonly number[]): boolean {
    return [...this.beasts].some(([creature, area]) => creature.startsWith("wolf") && territory.includes(area));
  }
}
