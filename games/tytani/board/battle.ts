// A Battle as it unfolds: put together from the events as they are played, or read from the running one.
import type { Army } from "../content/army.ts";
import { armyOf, NO_ARMY } from "../content/army.ts";
import { rowFor } from "../content/numbers.ts";
import type { UnitType } from "../content/units.ts";
import type { TytaniEvent } from "../events.ts";
import type { Bonus, Die, Role } from "../frames.ts";
import { placeOf, type Region } from "../map/board.ts";
import type { Power, Score, Who } from "../state.ts";
import type { TytaniView } from "../view/view.ts";
import { ATTACKER, DEFENDER } from "./marks.ts";
import { waitingFor } from "./odds.ts";

/** One side of a Battle. */
export interface Side {
  readonly power: Power;
  readonly army: Army;
  readonly dice: readonly Die[];
  readonly bonuses: readonly Bonus[];
  readonly isDone: boolean;
  readonly lost: readonly UnitType[];
}

/** A Battle. */
export interface Battle {
  readonly at: Region;
  readonly sides: readonly [Side, Side];
  readonly isWalled: boolean;
  /** Whose Stage it is; null before and after the Stages. */
  readonly acting: Role | null;
  readonly winner: Role | null;
  readonly difference: number;
  /** What the difference counts as. */
  readonly counted: number;
  /** What the winner gained. */
  readonly gains: readonly { readonly cause: keyof Score; readonly amount: number }[];
}

/** How events name powers. */
export type PowerOf = (who: Who) => Power;

/** The sum of dice and bonuses. */
export function strengthOf({ dice, bonuses }: Pick<Side, "dice" | "bonuses">): number {
  return dice.reduce((sum, { shows }) => sum + shows, 0) + bonuses.reduce((sum, { amount }) => sum + amount, 0);
}

const freshSide = (power: Power, army: Army): Side => ({
  power,
  army,
  dice: [],
  bonuses: [],
  isDone: false,
  lost: [],
});

function roleIn(battle: Battle, power: Power): Role {
  return battle.sides[ATTACKER].power === power ? ATTACKER : DEFENDER;
}

function changed(battle: Battle, role: Role, change: (side: Side) => Partial<Side>): Battle {
  const [attack, defence] = battle.sides;
  return role === ATTACKER
    ? { ...battle, sides: [{ ...attack, ...change(attack) }, defence] }
    : { ...battle, sides: [attack, { ...defence, ...change(defence) }] };
}

/** Dice with some of them replaced. */
export function replaced(dice: readonly Die[], picked: readonly number[], after: readonly Die[]): Die[] {
  return dice.map((die, place) => after[picked.indexOf(place)] ?? die);
}

type Tellings = {
  readonly [T in TytaniEvent["type"]]?: (
    battle: Battle,
    event: Extract<TytaniEvent, { type: T }>,
    powerOf: PowerOf,
  ) => Battle;
};

const tellings: Tellings = {
  diceRolled: (battle, { who, dice }, powerOf) => changed(battle, roleIn(battle, powerOf(who)), () => ({ dice })),
  stageStarted: (battle, { isAttacker }) => ({ ...battle, acting: isAttacker ? ATTACKER : DEFENDER }),
  stageEnded: (battle, { who }, powerOf) => ({
    ...changed(battle, roleIn(battle, powerOf(who)), () => ({ isDone: true })),
    acting: null,
  }),
  unitBrought: (battle, { who, unit }, powerOf) =>
    changed(battle, roleIn(battle, powerOf(who)), ({ army }) => ({ army: army + armyOf(unit) })),
  dieAdded: (battle, { who, die }, powerOf) =>
    changed(battle, roleIn(battle, powerOf(who)), ({ dice }) => ({ dice: [...dice, die] })),
  diceChanged: (battle, { whose, picked, after }, powerOf) =>
    changed(battle, roleIn(battle, powerOf(whose)), ({ dice }) => ({ dice: replaced(dice, picked, after) })),
  strengthAdded: (battle, { who, bonus }, powerOf) =>
    changed(battle, roleIn(battle, powerOf(who)), ({ bonuses }) => ({ bonuses: [...bonuses, bonus] })),
  battleDecided: (battle, { winner, difference, counted }, powerOf) => ({
    ...battle,
    acting: null,
    winner: roleIn(battle, powerOf(winner)),
    difference,
    counted,
  }),
  unitLost: (battle, { who, unit }, powerOf) =>
    changed(battle, roleIn(battle, powerOf(who)), ({ lost }) => ({ lost: [...lost, unit] })),
  vpGained: (battle, { who, amount, cause }, powerOf) => {
    const isOfBattle = battle.winner !== null && battle.sides[battle.winner].power === powerOf(who);
    return isOfBattle && cause !== "missions" && cause !== "regions"
      ? { ...battle, gains: [...battle.gains, { cause, amount }] }
      : battle;
  },
};

/** Events that a Battle on show does not outlive. */
const endings: readonly TytaniEvent["type"][] = ["turnStarted", "roundEnded", "gameEnded"];

/** The Battle after an event. */
export function battleAfter(battle: Battle | null, event: TytaniEvent, powerOf: PowerOf): Battle | null {
  if (event.type === "battleStarted") {
    const sides = [
      freshSide(powerOf(event.attacker), event.attackers),
      freshSide(powerOf(event.defender), event.defenders),
    ] as const;
    return { ...blank, at: placeOf(event.at), sides, isWalled: event.isWalled };
  }
  if (!battle || endings.includes(event.type)) return null;
  const tell = tellings[event.type] as ((battle: Battle, event: TytaniEvent, powerOf: PowerOf) => Battle) | undefined;
  return tell ? tell(battle, event, powerOf) : battle;
}

const blank: Omit<Battle, "at" | "sides" | "isWalled"> = {
  acting: null,
  winner: null,
  difference: 0,
  counted: 0,
  gains: [],
};

/** Steps before the dice, before the decision, and after it. */
const early = ["useDeclared", "begin", "roll"];
const staged = ["openStage", "act", "closeStage", "decide"];

/** The running Battle of a view, or null. */
export function battleOf(view: TytaniView): Battle | null {
  const frame = view.frames.findLast(each => each.proc === "battle");
  if (!frame) return null;
  const isFought = !early.includes(frame.step) && !staged.includes(frame.step);
  const side = (role: Role): Side => {
    const { power, dice, bonuses, isDone, army } = frame.sides[role];
    const present = role === ATTACKER ? waitingFor(view, frame.at) : (view.units[frame.at] ?? NO_ARMY);
    return { power, dice, bonuses, isDone, army: isFought ? army : present, lost: [] };
  };
  return {
    ...blank,
    at: frame.at,
    sides: [side(ATTACKER), side(DEFENDER)],
    isWalled: frame.isWalled,
    acting: staged.includes(frame.step) ? frame.acting : null,
    winner: isFought ? frame.winner : null,
    difference: frame.difference,
    counted: frame.counted,
  };
}

/** Who would win now, and by how much. */
export function leadOf(battle: Battle): { role: Role; margin: number } {
  const difference = strengthOf(battle.sides[ATTACKER]) - strengthOf(battle.sides[DEFENDER]);
  return { role: difference > 0 ? ATTACKER : DEFENDER, margin: Math.abs(difference) };
}

/** The row of the table for the Battle as it stands, or as it ended. */
export function rowOf(battle: Battle) {
  return rowFor(battle.winner === null ? leadOf(battle).margin : battle.counted);
}
