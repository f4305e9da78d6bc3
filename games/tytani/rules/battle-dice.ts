// Dice of a Battle: rolling, adding, picking some of them to reroll, turn or count twice.

import type { Refusal } from "#kernel/procedure.ts";
import { type AddDie, done, type PickDie, type Plain } from "../choices.ts";
import { countOf } from "../content/army.ts";
import { diceForUnits, dicePerSide, faces, highestFace, lowestFace, nextFace } from "../content/dice.ts";
import type { UsableId } from "../content/effects.ts";
import type { Role } from "../content/marks.ts";
import type { Reason } from "../content/reasons.ts";
import { type UnitType, unitTypes } from "../content/units.ts";
import type { BattleFrame, Bonus, DiceFrame, DicePurpose, Die, ExtraDieFrame, TytaniFlow } from "../frames.ts";
import type { Tytani } from "../state.ts";
import type { OpRule } from "./op-rule.ts";
import { battleOf, idOf, otherRole, roleOf, strengthOf, whoOf } from "./queries.ts";
import { refuseSome } from "./refusals.ts";
import { steps } from "./steps.ts";

/** Throws one die. */
function throwDie(type: UnitType, flow: TytaniFlow): Die {
  return { type, shows: faces[type][flow.below(faces[type].length)]! };
}

/** TYT-116: dice of a type that a side has not used yet. */
export function diceLeft(battle: BattleFrame, role: Role, type: UnitType): number {
  let left = dicePerSide[type];
  for (const die of battle.sides[role].dice) if (die.type === type) left--;
  return left;
}

/** TYT-122, TYT-118: one die for each unit, as far as there are dice. */
export function rollArmy(s: Tytani, battle: BattleFrame, role: Role, flow: TytaniFlow): void {
  const side = battle.sides[role];
  for (const type of unitTypes) {
    const count = Math.min(countOf(side.army, type), diceForUnits[type]);
    for (let i = 0; i < count; i++) side.dice.push(throwDie(type, flow));
  }
  const dice = side.dice.map(die => ({ ...die }));
  const strength = strengthOf(battle, role);
  flow.emit({ type: "diceRolled", who: whoOf(s, side.power), at: idOf(s, battle.at), dice, strength });
}

/** TYT-128, TYT-137: another die, if one is left. */
export function addDie(s: Tytani, battle: BattleFrame, role: Role, type: UnitType, flow: TytaniFlow): void {
  if (diceLeft(battle, role, type) <= 0) return;
  const die = throwDie(type, flow);
  const side = battle.sides[role];
  side.dice.push(die);
  flow.emit({ type: "dieAdded", who: whoOf(s, side.power), die: { ...die } });
}

/** TYT-119: a bonus with its source. */
export function addBonus(s: Tytani, battle: BattleFrame, role: Role, bonus: Bonus, flow: TytaniFlow): void {
  const side = battle.sides[role];
  side.bonuses.push(bonus);
  flow.emit({
    type: "strengthAdded",
    who: whoOf(s, side.power),
    bonus: { ...bonus },
    strength: strengthOf(battle, role),
  });
}

/** What a die would show; rerolls are left to luck. */
function faceFor(die: Die, purpose: DicePurpose): number {
  if (purpose === "max") return highestFace(die.type);
  if (purpose === "min") return lowestFace(die.type);
  return purpose === "next" ? nextFace(die.type, die.shows) : die.shows;
}

/** TYT-238: why nothing would come of picking a die; "" if something would. */
function dieBarrier(die: Die, purpose: DicePurpose, types: readonly UnitType[], atMost: number): Reason | "" {
  if (!types.includes(die.type)) return "other-die";
  if (die.shows > atMost) return "die-too-high";
  if (purpose === "reroll") return "";
  const isChanged = purpose === "double" ? die.shows > 0 : faceFor(die, purpose) !== die.shows;
  return isChanged ? "" : "die-as-it-is";
}

/** Whether something would come of picking a die. */
export function isEligible(die: Die, purpose: DicePurpose, types: readonly UnitType[], atMost: number): boolean {
  return dieBarrier(die, purpose, types, atMost) === "";
}

/** TYT-239, TYT-240, TYT-241: does to the picked dice what they were picked for. */
export function changeDice(
  s: Tytani,
  battle: BattleFrame,
  frame: Omit<DiceFrame, "proc" | "step">,
  flow: TytaniFlow,
): void {
  const { role, power, purpose } = frame;
  const side = battle.sides[role];
  const picked = frame.picked.toSorted((a, b) => a - b);
  const dice = picked.map(i => side.dice[i]!);
  if (purpose === "double") {
    for (const die of dice) {
      addBonus(s, battle, roleOf(battle, power), { source: frame.source, amount: die.shows }, flow);
    }
    return;
  }
  const before = dice.map(die => ({ ...die }));
  for (const die of dice) die.shows = purpose === "reroll" ? throwDie(die.type, flow).shows : faceFor(die, purpose);
  const after = dice.map(die => ({ ...die }));
  flow.emit({ type: "diceChanged", who: whoOf(s, power), whose: whoOf(s, side.power), purpose, picked, before, after });
}

const { procedure, auto, ask } = steps<DiceFrame>();

/** Dice that can still be picked, in any order: a player tapping them has no order in mind. */
function pickable(s: Tytani, frame: DiceFrame): number[] {
  const battle = battleOf(s);
  if (!battle || frame.left === 0) return [];
  const found: number[] = [];
  for (const [i, die] of battle.sides[frame.role].dice.entries()) {
    if (!frame.picked.includes(i) && isEligible(die, frame.purpose, frame.types, frame.atMost)) found.push(i);
  }
  return found;
}

/** Dice of the pool that cannot be picked. */
function fixedDice(s: Tytani, { role, picked, purpose, types, atMost }: DiceFrame): Refusal[] {
  const pool = battleOf(s)?.sides[role].dice ?? [];
  return refuseSome(
    pool.map((_, die) => ({ kind: "die", die }) as const),
    ({ die }) => (picked.includes(die) ? "die-picked" : dieBarrier(pool[die]!, purpose, types, atMost)),
  );
}

export const dice = procedure("dice", {
  // TYT-140, TYT-141, TYT-341 One die after another, at least one.
  pickDie: ask<PickDie | Plain>({
    when: (s, frame) => pickable(s, frame).length > 0,
    seat: (_s, frame) => frame.power,
    options: (s, frame) => {
      const options: (PickDie | Plain)[] = pickable(s, frame).map(die => ({ kind: "die", die }));
      if (frame.picked.length > 0) options.push(done);
      return options;
    },
    refused: fixedDice,
    args: (_s, frame) => ({ purpose: frame.purpose, role: frame.role, source: frame.source, left: frame.left }),
    take: (_s, frame, choice, flow) => {
      if (choice.kind !== "die") return;
      frame.picked.push(choice.die);
      frame.left--;
      flow.repeat();
    },
  }),
  change: auto((s, frame, flow) => {
    const battle = battleOf(s);
    if (battle) changeDice(s, battle, frame, flow);
  }),
});

/** Whether a side has a die worth picking. */
function anyEligible(
  s: Tytani,
  power: number,
  whose: "own" | "enemy",
  purpose: DicePurpose,
  types: readonly UnitType[],
  atMost: number,
): boolean {
  const battle = battleOf(s);
  if (!battle) return false;
  const own = roleOf(battle, power);
  const role = whose === "own" ? own : otherRole(own);
  return battle.sides[role].dice.some(die => isEligible(die, purpose, types, atMost));
}

/** Calls for dice of a side to be picked. */
function pickDice(
  s: Tytani,
  frame: { power: number; origin: string },
  whose: "own" | "enemy",
  rest: Pick<DiceFrame, "purpose" | "types" | "atMost" | "left">,
  { call }: TytaniFlow,
): void {
  const battle = battleOf(s);
  if (!battle) return;
  const own = roleOf(battle, frame.power);
  const role = whose === "own" ? own : otherRole(own);
  call("dice", { power: frame.power, role, ...rest, picked: [], source: frame.origin as UsableId });
}

const ANY_FACE = 9;

export const rerollDiceOp: OpRule<"rerollDice"> = {
  isPossible: (s, power, op) => anyEligible(s, power, op.whose, "reroll", op.dice, ANY_FACE),
  run: (s, frame, op, flow) =>
    pickDice(s, frame, op.whose, { purpose: "reroll", types: [...op.dice], atMost: ANY_FACE, left: op.max }, flow),
};

export const turnDieOp: OpRule<"turnDie"> = {
  isPossible: (s, power, op) => anyEligible(s, power, op.whose, op.to, op.dice, op.atMost),
  run: (s, frame, op, flow) =>
    pickDice(s, frame, op.whose, { purpose: op.to, types: [...op.dice], atMost: op.atMost, left: op.count }, flow),
};

export const doubleDieOp: OpRule<"doubleDie"> = {
  isPossible: (s, power, op) => anyEligible(s, power, "own", "double", op.dice, ANY_FACE),
  run: (s, frame, op, flow) =>
    pickDice(s, frame, "own", { purpose: "double", types: [...op.dice], atMost: ANY_FACE, left: 1 }, flow),
};

function typesLeft(s: Tytani, power: number, types: readonly UnitType[]): UnitType[] {
  const battle = battleOf(s);
  return battle ? types.filter(type => diceLeft(battle, roleOf(battle, power), type) > 0) : [];
}

export const addDieOp: OpRule<"addDie"> = {
  isPossible: (s, power, op) => typesLeft(s, power, op.dice).length > 0,
  run: (_s, { power }, op, { call }) => call("extraDie", { power, dice: [...op.dice] }),
};

const extra = steps<ExtraDieFrame>();

export const extraDie = extra.procedure("extraDie", {
  chooseDie: extra.ask<AddDie>({
    when: (s, frame) => typesLeft(s, frame.power, frame.dice).length > 1,
    seat: (_s, frame) => frame.power,
    options: (s, frame) => typesLeft(s, frame.power, frame.dice).map(die => ({ kind: "addDie", die })),
    refused: (s, frame) =>
      refuseSome(
        frame.dice.map(die => ({ kind: "addDie", die }) as const),
        ({ die }) => (typesLeft(s, frame.power, [die]).length > 0 ? "" : "no-die"),
      ),
    take: (_s, frame, { die }) => {
      frame.dice = [die];
    },
  }),
  rollDie: extra.auto((s, frame, flow) => {
    const battle = battleOf(s);
    const [type] = typesLeft(s, frame.power, frame.dice);
    if (battle && type) addDie(s, battle, roleOf(battle, frame.power), type, flow);
  }),
});

export const addStrengthOp: OpRule<"addStrength"> = {
  isPossible: () => true,
  run: (s, { power, origin }, op, flow) => {
    const battle = battleOf(s);
    if (!battle) return;
    addBonus(s, battle, roleOf(battle, power), { source: origin as UsableId, amount: op.amount }, flow);
  },
};

/** Strength for units beyond a number, as many as count. */
function perUnit(
  s: Tytani,
  power: number,
  op: { side: "own" | "enemy"; unit: UnitType; over: number; max: number },
): number {
  const battle = battleOf(s);
  if (!battle) return 0;
  const own = roleOf(battle, power);
  const { army } = battle.sides[op.side === "own" ? own : otherRole(own)];
  return Math.max(0, Math.min(op.max, countOf(army, op.unit) - op.over));
}

export const addStrengthPerOp: OpRule<"addStrengthPer"> = {
  isPossible: (s, power, op) => perUnit(s, power, op) > 0,
  run: (s, { power, origin }, op, flow) => {
    const battle = battleOf(s);
    if (!battle) return;
    const bonus = { source: origin as UsableId, amount: perUnit(s, power, op) };
    addBonus(s, battle, roleOf(battle, power), bonus, flow);
  },
};
