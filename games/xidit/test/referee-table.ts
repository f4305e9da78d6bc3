// What the referee knows of a table: what lies open, and what lies behind the screens as far as events told.
import type { Start } from "#kernel/start.ts";
import { type Level, type Mode, virtualStart } from "../content/modes.ts";
import type { RegionId } from "../content/regions.ts";
import type { TitanId } from "../content/titans.ts";
import { type CityToken, tokensFor3, tokensFor45 } from "../content/tokens.ts";
import { units } from "../content/units.ts";
import type { EventOf } from "./referee-script.ts";

/** A token on the board: its units, or null on a threat. */
interface Lying {
  readonly units: number[] | null;
}

interface Guild {
  readonly owner: number;
  height: number;
}

/** A pile, top first; null for a token that nobody knows. */
export type Pile = (number | null)[];

export class Table {
  readonly seats: number;
  readonly mode: Mode;
  readonly order: EventOf<"gameStarted">["evaluations"];
  readonly rulings: Readonly<Record<string, string>>;
  first: number;
  readonly at: number[];
  readonly units: number[][];
  readonly sovereigns: number[];
  readonly bards: number[];
  readonly waiting: number[];
  /** Bards on the board, by region and seat. */
  readonly placed = new Map<RegionId, number[]>();
  readonly guilds = new Map<number, Guild>();
  readonly tokens = new Map<number, Lying>();
  readonly barracks = units.map(({ count }) => count);
  nextRecruitment: number;
  nextThreat: number;
  recruitmentPile: Pile;
  threatPile: Pile;
  discardedRecruitments: number[] = [];
  discardedThreats: number[] = [];
  /** By size: titans left in the stack, and the one that rages on it. */
  readonly stacked = [2, 2, 2];
  readonly raging: (TitanId | null)[] = [null, null, null];
  readonly slain = new Set<TitanId>();
  /** The virtual player's markers, in the order of the evaluations. */
  readonly markers: number[];
  /** Where each seat recruited, freed a city, slew a titan this Year. */
  recruited: Set<number>[] = [];
  freed: Set<number>[] = [];
  slew: Set<number>[] = [];
  private readonly says: string[];

  constructor({ seats, options }: Start, mode: Mode, opening: EventOf<"gameStarted">, says: string[]) {
    const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
    this.seats = seats;
    this.mode = mode;
    this.says = says;
    this.rulings = options ?? {};
    this.first = opening.first;
    this.order = opening.evaluations;
    this.at = each(() => 0);
    this.units = each(() => units.map(() => 0));
    this.sovereigns = each(() => 0);
    this.bards = each(() => 20);
    this.waiting = each(() => 0);
    this.markers = seats === 3 ? [...virtualStart[opening.level ?? ("normal" satisfies Level)]] : [];
    const { recruitments, threats, nextRecruitment, nextThreat } = opening;
    // XID-032..037, 221
    if (recruitments.length !== mode.recruitmentsOnBoard) this.protest("wrong number of Recruitment tokens");
    if (threats.length !== mode.threatsOnBoard) this.protest("wrong number of Threat tokens");
    for (const city of recruitments) this.fill(city);
    for (const city of threats) this.tokens.set(city, { units: null });
    this.nextRecruitment = nextRecruitment;
    this.nextThreat = nextThreat;
    this.recruitmentPile = Array(mode.recruitmentPile - 1).fill(null);
    this.threatPile = Array(mode.threatPile - 1).fill(null);
  }

  protest(sentence: string): void {
    this.says.push(sentence);
  }

  each(): number[] {
    return Array.from({ length: this.seats }, (_, seat) => seat);
  }

  /** XID-046, 057 The First Player, then clockwise. */
  inOrder(): number[] {
    return this.each().map(turn => (this.first + turn) % this.seats);
  }

  newYear(): void {
    this.recruited = this.each().map(() => new Set());
    this.freed = this.each().map(() => new Set());
    this.slew = this.each().map(() => new Set());
  }

  printed(city: number): CityToken {
    return (this.seats === 3 ? tokensFor3 : tokensFor45).find(token => token.city === city)!;
  }

  /** XID-117..119 Puts a Recruitment token on its city, with what the Barracks have. */
  fill(city: number): number[] {
    const placed = this.printed(city).recruits.map((count, unit) => Math.min(count, this.barracks[unit]!));
    for (const [unit, count] of placed.entries()) this.barracks[unit]! -= count;
    this.tokens.set(city, { units: placed });
    return [...placed];
  }

  /** Floors on the board. */
  standing(seat: number): number {
    return [...this.guilds.values()].reduce((sum, { owner, height }) => sum + (owner === seat ? height : 0), 0);
  }

  supply(seat: number): number {
    return 15 - this.standing(seat) - this.waiting[seat]!;
  }

  /** What a seat has with this much more. */
  earn(seat: number, amount: number): number {
    this.sovereigns[seat]! += amount;
    return this.sovereigns[seat]!;
  }

  /** Whether a token may still come from the unknown part of a pile. */
  isUnseen(city: number): boolean {
    const seen = [
      ...this.tokens.keys(),
      this.nextRecruitment,
      this.nextThreat,
      ...this.recruitmentPile,
      ...this.threatPile,
      ...this.discardedRecruitments,
      ...this.discardedThreats,
      ...this.mode.removed,
    ];
    return this.printed(city) !== undefined && !seen.includes(city);
  }
}
