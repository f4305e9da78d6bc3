// Imagined worlds: what a viewer cannot see is drawn again, from nothing but what it can see. Units of the others are
// dealt from all that lie nowhere else; sovereigns and Bastion bards stay within what could have been gained; the
// hidden tokens of both piles are shuffled among their places; pairs of sleeping titans are mixed (rulings 3 to 5).
import type { Chance } from "#kernel/chance.ts";
import type { Viewer } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import { limits } from "../content/orders.ts";
import { regions } from "../content/regions.ts";
import { titans } from "../content/titans.ts";
import type { XiditFrame } from "../frames.ts";
import { BASTION, cheapestTitan, isCensus, modeOf, payableTypes, UNITS, unitTotal } from "../rules/queries.ts";
import type { Xidit } from "../state.ts";

/** What one elimination may have brought in sovereigns: two rewards of three were taken, worth one to six. */
const SOVEREIGNS_PER_ELIMINATION = [0, 0, 0, 1, 2, 2, 3, 3, 4, 5, 6] as const;
/** What one census may have brought in sovereigns. */
const SOVEREIGNS_PER_CENSUS = [0, 0, 0, 1, 1, 2, 3] as const;
/** The most bards that one elimination and one census can place. */
const BARDS_PER_ELIMINATION = 4;
const BARDS_PER_CENSUS = 3;
/** One bard in so many goes into the Bastion. */
const BASTION_SHARE = 5;

/** Replaces, in place, everything the viewer cannot know. */
export function imagine(s: Xidit, viewer: Viewer, chance: Chance): void {
  if (s.stack.length === 0) return;
  imaginePiles(s, chance);
  imagineTitans(s, chance);
  const hidden: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer) hidden.push(seat);
  const censuses = modeOf(s).censusYears.filter(year => year < s.year).length + (isCensus(s) ? 1 : 0);
  imagineUnits(s, hidden, chance);
  for (const seat of hidden) {
    imagineSovereigns(s, seat, censuses, chance);
    imagineBards(s, seat, censuses, chance);
  }
}

/** XID-253, 310 Tops stay; the tokens below them could lie in any order, in either pile. */
function imaginePiles(s: Xidit, chance: Chance): void {
  const { recruitmentPile, threatPile } = s;
  const below = [...recruitmentPile.slice(1), ...threatPile.slice(1)].sort((a, b) => a - b);
  chance.shuffle(below);
  for (let i = 1; i < recruitmentPile.length; i++) recruitmentPile[i] = below.pop()!;
  for (let i = 1; i < threatPile.length; i++) threatPile[i] = below.pop()!;
}

/** XID-256 Of two titans of which none has been seen either may lie on top. */
function imagineTitans(s: Xidit, chance: Chance): void {
  for (let top = 0; top < titans.length; top += 2) {
    if (s.raging[top / 2] || s.titans[top + 1]! < 0) continue;
    const swap = chance.below(2);
    s.titans[top] = top + swap;
    s.titans[top + 1] = top + 1 - swap;
  }
}

/** XID-246, 259 Units that are nowhere in sight are behind the other screens; what was just shown is there for sure. */
function imagineUnits(s: Xidit, hidden: readonly Seat[], chance: Chance): void {
  for (let unit = 0; unit < UNITS; unit++) {
    let left = 0;
    for (const seat of hidden) left += s.units[seat * UNITS + unit]!;
    for (const seat of hidden) {
      const shown = s.shown.length > 0 ? Math.max(0, s.shown[seat * UNITS + unit]!) : 0;
      s.units[seat * UNITS + unit] = shown;
      left -= shown;
    }
    for (; left > 0; left--) s.units[chance.pick(hidden) * UNITS + unit]!++;
  }
  const top = s.stack[s.stack.length - 1] as XiditFrame;
  if (top.proc === "challenge" && hidden.includes(top.seat)) {
    while (unitTotal(s, top.seat) < cheapestTitan(s)) giveUnit(s, top.seat, 0, hidden, chance);
  } else if (top.proc === "payment" && hidden.includes(top.seat)) {
    while (payableTypes(s, top).length < 2) giveUnit(s, top.seat, top.from, hidden, chance);
  }
}

/** XID-311 Who is asked about a titan has the units for a choice: one more comes from another hidden screen. */
function giveUnit(s: Xidit, seat: Seat, from: number, hidden: readonly Seat[], chance: Chance): void {
  const places = [];
  for (const other of hidden) {
    if (other === seat) continue;
    for (let unit = from; unit < UNITS; unit++)
      if (s.units[other * UNITS + unit]! > 0) places.push(other * UNITS + unit);
  }
  const place = chance.pick(places);
  s.units[place]!--;
  s.units[seat * UNITS + (place % UNITS)]!++;
}

/** XID-247 */
function imagineSovereigns(s: Xidit, seat: Seat, censuses: number, chance: Chance): void {
  let total = 0;
  for (let i = 0; i < s.freed[seat]!; i++) total += chance.pick(SOVEREIGNS_PER_ELIMINATION);
  for (let i = 0; i < censuses; i++) total += chance.pick(SOVEREIGNS_PER_CENSUS);
  s.sovereigns[seat] = total;
}

/** XID-248, 249 Bards that are not in the open are in the Bastion or behind the screen. */
function imagineBards(s: Xidit, seat: Seat, censuses: number, chance: Chance): void {
  let open = 0;
  for (let region = 0; region < regions.length; region++) {
    if (region !== BASTION) open += s.regionBards[region * s.seats + seat]!;
  }
  const gained = BARDS_PER_ELIMINATION * s.freed[seat]! + BARDS_PER_CENSUS * censuses;
  const most = Math.min(gained, limits.bards - (hasBard(s, seat) ? 1 : 0)) - open;
  let inBastion = 0;
  for (let i = 0; i < most; i++) if (chance.below(BASTION_SHARE) === 0) inBastion++;
  s.regionBards[BASTION * s.seats + seat] = inBastion;
  s.bards[seat] = limits.bards - open - inBastion;
}

/** Who is asked to choose bards or to place one has one. */
function hasBard(s: Xidit, seat: Seat): boolean {
  const top = s.stack[s.stack.length - 1] as XiditFrame;
  return (top.proc === "bards" || (top.proc === "rewards" && top.step === "choosePair")) && top.seat === seat;
}
