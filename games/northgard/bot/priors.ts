// How likely a good player is to take each option, at a glance: for searches, which look closer where it pays.
import type { Choice, Seat } from "#kernel/procedure.ts";
import type { Give, NorthChoice, Use } from "../choices.ts";
import { clanOf, forceIn, isEnemyLand } from "../rules/queries.ts";
import { winterDue } from "../rules/winter.ts";
import type { Northgard } from "../state.ts";
import { buildingWorth, harvestsLeft } from "./land-worth.ts";
import { isWaste } from "./trade-sense.ts";

const usual: Readonly<Record<string, number>> = {
  play: 4,
  wait: 0.15,
  replace: 0.6,
  remove: 0.25,
  upgrade: 3,
  pass: 0.6,
  endTurn: 1,
  stop: 0.3,
  explore: 3,
  redraw: 0.4,
  summon: 0.5,
  cancel: 1,
  yield: 1,
  done: 3,
  accept: 0.5,
  decline: 1,
};

/** For what no good player would do: searches leave it out. */
const NEVER = 0;

function weightOf(s: Northgard, seat: Seat, option: NorthChoice): number {
  switch (option.kind) {
    case "march":
      return isEnemyLand(s, seat, option.to) ? attackWeight(s, option.from, option.to) : 1;
    case "send":
      return option.units > 0 ? 1 + 0.3 * option.units : 0.6;
    case "feed":
      return 1 / (1 + option.food);
    case "lose":
      return option.kaija ? 0.2 : 1;
    case "use":
      return layingWeight(s, seat, option);
    case "build":
      return 0.3 + buildingWorth(option.building, harvestsLeft(s));
    case "exchange":
      return isWaste(s, seat, option) ? NEVER : 0.3;
    case "give":
      return isWaste(s, seat, option) || starves(s, seat, option) ? NEVER : 1;
    case "swap":
      return isWaste(s, seat, option) ? NEVER : 0.1;
    case "hunt":
      return 0.8;
    default:
      return usual[option.kind] ?? 1;
  }
}

/** Unrest can do nothing else, so no other card is laid aside for it; what leaves the game for good may be any other. */
function layingWeight(s: Northgard, seat: Seat, { card, isRemoved }: Use): number {
  if (card === "unrest") return 4;
  return !isRemoved && clanOf(s, seat).hand.includes("unrest") ? NEVER : 1;
}

/** Whether an exchange gives away what winter will take, which was there before. */
function starves(s: Northgard, seat: Seat, { food, wood }: Give): boolean {
  const clan = clanOf(s, seat);
  const due = winterDue(s, seat);
  return !due.isShort && (clan.food - food < due.food || clan.wood - wood < due.wood);
}

/** Attacks on the weak are likely, on the strong hardly. */
function attackWeight(s: Northgard, from: number, to: number): number {
  const lead = s.units[from]! - forceIn(s, to);
  return lead >= 2 ? 2.5 : lead >= 1 ? 1.2 : lead === 0 ? 0.3 : 0.08;
}

/** A weight for each option. */
export function priors(s: Northgard, seat: Seat, options: readonly Choice[]): number[] {
  return options.map(option => weightOf(s, seat, option as NorthChoice));
}

/** Whether the next phase has come: then everybody has done what they could, and worlds can be compared. */
export function isQuiet(from: Northgard, now: Northgard): boolean {
  return now.phase !== from.phase || now.year !== from.year;
}
