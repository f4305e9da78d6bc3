// How likely a seat is to win from where the game stands. Three evaluations each throw out the last; who will be last
// is drawn by how far behind everybody is, compared with how much can still change. Hidden things of others are taken
// as what the seat would guess from public facts, so that an imagined detail does not sway the judgement. The numbers
// come from thousands of positions and the winners of their games.
import type { Seat } from "#kernel/procedure.ts";
import { evaluations } from "../content/evaluations.ts";
import { type Region, regions } from "../content/regions.ts";
import { BASTION, CITIES, isPlanning, modeOf, UNITS } from "../rules/queries.ts";
import { RECRUITMENT, type Xidit } from "../state.ts";
import { distance } from "./wishes.ts";

/** Columns of the values that are compared: the places of the evaluations in their table. */
const WEALTH = evaluations.findIndex(({ id }) => id === "wealth");
const INFLUENCE = evaluations.findIndex(({ id }) => id === "influence");
const REPUTATION = evaluations.findIndex(({ id }) => id === "reputation");
const COLUMNS = evaluations.length;

/** Room in a column: five seats, or three and the virtual player. */
const ROOM = 5;

/** What a seat is thought to have in sovereigns, by what everybody saw: eliminations, floors, bards in the open, censuses. */
const PER_ELIMINATION = 3.48;
const PER_FLOOR = -0.58;
const PER_BARD = -0.26;
const PER_CENSUS = 1.47;

/** What a unit will bring in each column; of a floor that waits, how much counts. */
const PER_UNIT: readonly number[] = [1.06, 0.44, 0.79];
const WAITING = 0.44;
/** The most units that can still be used in a Year. */
const USED_PER_YEAR = 8;
/** What recruits near the Idrakis are worth, in units; they fade with every road, and a usual place has so much. */
const NEAR = 0.37;
const NEAR_FADE = 0.6;
const NEAR_USUAL = 1.5;

/** How much a column can still change: at the end, and more with the square root of the Years to come. */
const SPREAD_AT_END: readonly number[] = [2.3, 0.86, 1.7];
const SPREAD_BY_YEARS: readonly number[] = [0.54, 0.48, 0.67];

/** How many bards a lead must have to be safe, at the end and more with every Year to come. */
const BARDS_AT_END = 0.05;
const BARDS_PER_YEAR = 0.39;

/** What the virtual player will gain in each column more than people, whose Years to come are not counted: to begin with,
 * and by Year. People gain more, but for what they already count on the units they hold. */
const VIRTUAL: readonly number[] = [2.5, 1.9, 4];
const VIRTUAL_PER_YEAR: readonly number[] = [-1.3, 0, -1.05];

const MOST_YEARS = 12;
// Numbers of bards differ by at most twenty either way.
const MOST_LEAD = 20;
const LEADS = 2 * MOST_LEAD + 1;

/** By Years to come and lead in bards: how likely the lead holds. A tie counts for both. */
const holds = Float64Array.from({ length: (MOST_YEARS + 1) * LEADS }, (_, i) => {
  const spread = BARDS_AT_END + BARDS_PER_YEAR * Math.floor(i / LEADS);
  return 1 / (1 + Math.exp(-((i % LEADS) - MOST_LEAD + 0.5) / spread));
});

const fades = Float64Array.from({ length: CITIES + 1 }, (_, roads) => NEAR_FADE ** roads);

// One set of numbers for all judgements: nothing is kept from one to the next.
const values = new Float64Array(COLUMNS * ROOM);
const behind = new Float64Array(COLUMNS * ROOM);

/** The share of games that a seat wins from here, from 0 to 1, as it would think itself. */
export function evaluate(s: Xidit, seat: Seat): number {
  const left = yearsLeft(s);
  fillValues(s, seat, left);
  addReputations(s, left, isInMode);
  fillBehind(s, left);
  return chanceOf(s, seat);
}

/** Years to come, this one as long as it is being planned. */
export const yearsLeft = (s: Xidit): number => modeOf(s).years - s.year + (isPlanning(s) ? 1 : 0);

const participantsIn = (s: Xidit): number => s.seats + (s.virtual.length > 0 ? 1 : 0);

/** How likely each is to be last in each column, as weights. */
function fillBehind(s: Xidit, left: number): void {
  const participants = participantsIn(s);
  const root = Math.sqrt(left);
  for (let column = 0; column < COLUMNS; column++) {
    const spread = SPREAD_AT_END[column]! + SPREAD_BY_YEARS[column]! * root;
    for (let at = column * ROOM; at < column * ROOM + participants; at++) behind[at] = Math.exp(-values[at]! / spread);
  }
}

const chanceOf = (s: Xidit, seat: Seat): number =>
  survives(s.evaluations, modeOf(s).eliminations, seat, (1 << participantsIn(s)) - 1, 0, 0);

const isInMode = (s: Xidit, region: number): boolean => !modeOf(s).wastelands.includes(regions[region]!.id);
/** Who has how many bards in the Bastion is a secret. */
const isOpen = (s: Xidit, region: number): boolean => region !== BASTION && isInMode(s, region);

/** What a seat expects of everybody; good until it is asked again. */
export interface Outlook {
  /** What they will have in an evaluation. */
  have(column: number, who: Seat): number;
  /** How likely they are to stay to the end. */
  chance(who: Seat): number;
}

/** What a seat, by nothing but what it knows, expects of everybody. */
export function outlookOf(s: Xidit, viewer: Seat, left: number): Outlook {
  fillValues(s, viewer, left);
  addReputations(s, left, isOpen);
  fillBehind(s, left);
  return { have: (column, who) => values[column * ROOM + who]!, chance: who => chanceOf(s, who) };
}

/** The chance of a seat to stay to the end, with those of the mask still in and so many out of this evaluation. */
function survives(
  order: readonly number[],
  eliminations: readonly number[],
  seat: Seat,
  mask: number,
  place: number,
  out: number,
): number {
  if (place === order.length) return 1;
  const base = order[place]! * ROOM;
  let sum = 0;
  for (let who = 0; 1 << who <= mask; who++) if (mask & (1 << who)) sum += behind[base + who]!;
  const isLast = out + 1 === eliminations[place];
  let chance = 0;
  for (let who = 0; 1 << who <= mask; who++) {
    if (who === seat || !(mask & (1 << who))) continue;
    const rest = mask & ~(1 << who);
    const later = survives(order, eliminations, seat, rest, isLast ? place + 1 : place, isLast ? 0 : out + 1);
    chance += (behind[base + who]! / sum) * later;
  }
  return chance;
}

/** What everybody will have in each column if nothing more happens but the use of the units at hand. */
function fillValues(s: Xidit, seat: Seat, left: number): void {
  const { censusYears } = modeOf(s);
  let censuses = 0;
  for (const year of censusYears) if (year < s.year) censuses++;
  const guess = othersUnits(s, seat);
  for (let who = 0; who < s.seats; who++) {
    const isSelf = who === seat;
    const units = Math.min(isSelf ? unitsOf(s, seat) : guess, left * USED_PER_YEAR);
    const used = isSelf && left > 0 ? units + NEAR * (nearRecruits(s, seat) - NEAR_USUAL) : units;
    const wealth = isSelf ? s.sovereigns[who]! : guessedWealth(s, who, censuses);
    values[WEALTH * ROOM + who] = wealth + PER_UNIT[WEALTH]! * used;
    values[INFLUENCE * ROOM + who] = s.built[who]! + WAITING * s.waiting[who]! + PER_UNIT[INFLUENCE]! * used;
    values[REPUTATION * ROOM + who] = PER_UNIT[REPUTATION]! * used;
  }
  for (let column = 0; column < s.virtual.length; column++) {
    // XID-233 The virtual player loses ties.
    values[column * ROOM + s.seats] = s.virtual[column]! - 0.5 + virtualGain(column, left);
  }
}

const virtualGain = (column: number, left: number): number =>
  left === 0 ? 0 : VIRTUAL[column]! + VIRTUAL_PER_YEAR[column]! * left;

function guessedWealth(s: Xidit, who: Seat, censuses: number): number {
  let open = 0;
  for (let region = 0; region < regions.length; region++) {
    if (region !== BASTION) open += s.regionBards[region * s.seats + who]!;
  }
  const guess = PER_ELIMINATION * s.freed[who]! + PER_FLOOR * s.built[who]! + PER_BARD * open + PER_CENSUS * censuses;
  return Math.max(0, guess);
}

function unitsOf(s: Xidit, seat: Seat): number {
  let total = 0;
  for (let at = seat * UNITS; at < (seat + 1) * UNITS; at++) total += s.units[at]!;
  return total;
}

/** How many units another seat has on average: who has them is hidden, how many are out is not. */
function othersUnits(s: Xidit, seat: Seat): number {
  let total = 0;
  for (let at = 0; at < s.seats * UNITS; at++) total += s.units[at]!;
  return (total - unitsOf(s, seat)) / (s.seats - 1);
}

function nearRecruits(s: Xidit, seat: Seat): number {
  const city = s.idrakis[seat]!;
  let near = 0;
  if (city === 0) return NEAR_USUAL;
  for (let to = 1; to <= CITIES; to++) if (s.token[to] === RECRUITMENT) near += fades[distance(city, to)]!;
  return near;
}

/** Adds lyre points as they will probably be: leads may be lost, ties be broken. */
function addReputations(s: Xidit, left: number, counts: (s: Xidit, region: number) => boolean): void {
  for (let region = 0; region < regions.length; region++) {
    const { lyre } = regions[region]!;
    if (!counts(s, region)) continue;
    for (let who = 0; who < s.seats; who++) {
      if (s.regionBards[region * s.seats + who]! > 0) {
        values[REPUTATION * ROOM + who]! += expectedLyre(s, region, who, left, lyre);
      }
    }
  }
}

function expectedLyre(s: Xidit, region: number, who: Seat, left: number, { first, second }: Region["lyre"]): number {
  const base = region * s.seats;
  const at = left * LEADS + MOST_LEAD + s.regionBards[base + who]!;
  let noneAhead = 1;
  let oneAhead = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === who) continue;
    const hold = holds[at - s.regionBards[base + other]!]!;
    oneAhead = oneAhead * hold + noneAhead * (1 - hold);
    noneAhead *= hold;
  }
  return first * noneAhead + second * oneAhead;
}
