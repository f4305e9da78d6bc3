// Where dragon runes are kept: those that are received go where they are safe, and Fortify moves those that are not.
import type { Seat } from "#kernel/procedure.ts";
import type { RuneChoice } from "../choices.ts";
import { DRAGON, NONE } from "../content/marks.ts";
import type { Area } from "../content/tiles.ts";
import type { FortifyFrame } from "../frames.ts";
import { areasOf, controllerOf } from "../rules/queries.ts";
import type { Runewars } from "../state.ts";
import { isSafe } from "./campaign.ts";
import { threatTo } from "./moves.ts";
import { armyIn } from "./worth.ts";

/** How much safer the new place must be. */
const WORTHWHILE = 3;

/** How well a rune token lies in an area. */
const shelter = (s: Runewars, seat: Seat, area: Area): number =>
  (controllerOf(s, area) === seat ? 10 : 0) +
  (isSafe(s, seat, area) ? 4 : 0) +
  0.5 * Math.min(6, armyIn(s, area)) -
  0.3 * threatTo(s, seat, area);

/** The option that puts a token where it lies best. */
export function bestShelter(s: Runewars, seat: Seat, options: readonly RuneChoice[]): RuneChoice {
  const worth = (option: RuneChoice): number =>
    (option.kind === "area" || option.kind === "dragon") && option.area !== NONE ? shelter(s, seat, option.area) : -99;
  return options.reduce((best, option) => (worth(option) > worth(best) ? option : best));
}

/** A dragon rune that an enemy could take, and where it would be safer; null if all lie well. */
function rescue(s: Runewars, seat: Seat): readonly [Area, Area] | null {
  const own = areasOf(s, seat);
  const worst = (a: Area, b: Area): Area => (shelter(s, seat, b) < shelter(s, seat, a) ? b : a);
  const exposed = own.filter(area => s.runes[area] === DRAGON && threatTo(s, seat, area) > armyIn(s, area));
  const refuges = own.filter(area => s.runes[area] !== DRAGON);
  if (exposed.length === 0 || refuges.length === 0) return null;
  const from = exposed.reduce(worst);
  const to = refuges.reduce((a, b) => (shelter(s, seat, b) > shelter(s, seat, a) ? b : a));
  return shelter(s, seat, to) - shelter(s, seat, from) >= WORTHWHILE ? [from, to] : null;
}

/** What Fortify does next: strongholds first, then runes that lie badly. */
export function fortification(s: Runewars, seat: Seat, options: readonly RuneChoice[]): RuneChoice | null {
  const works = options.filter(option => option.kind === "action");
  const isWanted = ({ action }: (typeof works)[number]): boolean => action !== "runes" || rescue(s, seat) !== null;
  return works.find(isWanted) ?? options.find(option => option.kind === "done") ?? null;
}

/** The areas between which Fortify moves a rune. */
export function fortified(s: Runewars, seat: Seat, options: readonly RuneChoice[]): RuneChoice | null {
  const { action } = s.stack.at(-1) as FortifyFrame;
  const areas: readonly Area[] = action === "runes" ? (rescue(s, seat) ?? []) : [];
  return options.find(option => option.kind === "area" && areas.includes(option.area)) ?? null;
}
