// The effect interpreter: one entry per op (HLAS-426). What always holds, like Strength or Speed, is no event and has an
// entry that does nothing here: queries ask for it.
import { frameOf, type Seat } from "#kernel/procedure.ts";
import type { PickOpponent, PickOption, PickRegion, PickScribed, PickSlot } from "../choices.ts";
import { type SlotId, slotIds } from "../content/actions.ts";
import type { Effect, Op, OpName } from "../content/effects.ts";
import { CLOSED, FREE, NONE, READY, SERF } from "../content/marks.ts";
import type {
  BranchFrame,
  EffectsFrame,
  ExploreFrame,
  HlasFlow,
  OpponentFrame,
  ReadyFrame,
  SlotFrame,
  TargetFrame,
} from "../frames.ts";
import type { Hlas } from "../state.ts";
import { battleOf, leaderOf, sideOf } from "./battle-queries.ts";
import { towerSites } from "./build.ts";
import { razeTower } from "./destruction.ts";
import { extraActionOp, startBattleOp } from "./extra.ts";
import { destroyUnitsOp } from "./losses.ts";
import { type Locals, listOf, type OpRule, opOf } from "./op-rule.ts";
import { gainVp } from "./pieces.ts";
import { placeUnitsOp } from "./placing.ts";
import { isEnemy, opponentsOf, realmOf, towerIn } from "./queries.ts";
import { allow, landRegions, pickOpponent, pickRegion, type Reason, refuse } from "./reasons.ts";
import { convertResourceOp, gainResourceOp, loseResourceOp, stealFrom, totalOf } from "./resources.ts";
import { cancelSpellOp, copySpellOp, keepSpell } from "./spell-frames.ts";
import { steps } from "./steps.ts";
import { regionsFor, whyNoTarget } from "./targets.ts";
import { peekTokensOp, revealTokensOp } from "./token-effects.ts";
import { moveUnitsOp } from "./transfers.ts";

const always = (): boolean => true;
const nothing = { isPossible: always, run: () => {} };

/** The seat a theft is from, where it is not to be picked. */
function victimOf(s: Hlas, seat: Seat): Seat {
  const battle = battleOf(s);
  if (battle && sideOf(s, battle, seat) !== NONE) return leaderOf(battle, 1 - sideOf(s, battle, seat));
  return opponentsOf(s, seat)[0] ?? NONE;
}

/** HLAS-426: why nothing can be stolen from a side. */
const whyNotRobbed = (s: Hlas, other: Seat): Reason | null =>
  totalOf(realmOf(s, other)) > 0 ? null : { why: "nothing-to-steal", rule: "HLAS-426" };
const robbable = (s: Hlas, seat: Seat): Seat[] => opponentsOf(s, seat).filter(other => whyNotRobbed(s, other) === null);

const opRules: { readonly [K in OpName]: OpRule<K> } = {
  "gain-resource": gainResourceOp,
  "lose-resource": loseResourceOp,
  "steal-resource": {
    isPossible: (s, frame) => robbable(s, frame.seat).length > 0,
    run: (s, frame, op, flow) => {
      if (op.from === "chosen-opponent")
        flow.call("opponent", { seat: frame.seat, source: frame.source, branch: frame.branch, index: frame.index - 1 });
      else stealFrom(s, frame.seat, victimOf(s, frame.seat), op, flow);
    },
  },
  "convert-resource": convertResourceOp,
  "gain-vp": {
    isPossible: always,
    run: (s, frame, op, flow) =>
      gainVp(s, frame.seat, op.amount, frame.source.startsWith("token") ? "token" : "ability", frame.source, flow),
  },
  "destroy-units": destroyUnitsOp,
  "place-units": placeUnitsOp,
  "move-units": moveUnitsOp,
  "draw-spells": {
    isPossible: always,
    run: (s, frame, op, { call }) => {
      if (!isEnemy(s, frame.seat)) call("draw", { seat: frame.seat, count: op.count, cause: "effect" });
    },
  },
  "reveal-tokens": revealTokensOp,
  "peek-tokens": peekTokensOp,
  "cancel-spell": cancelSpellOp,
  "copy-spell": copySpellOp,
  "extra-action": extraActionOp,
  "start-battle": startBattleOp,
  "free-slot": {
    isPossible: (s, frame, op) => op.slot === "this-action" || realmOf(s, frame.seat).slots.includes(SERF),
    run: (s, frame, op, flow) => {
      if (op.slot === "choice") {
        if (realmOf(s, frame.seat).slots.includes(SERF)) flow.call("slot", { seat: frame.seat });
      } else if (frame.slot !== "") freeSlot(s, frame.seat, slotIds.indexOf(frame.slot), CLOSED, flow);
    },
  },
  restrict: {
    isPossible: (s, frame, op) => op.region.pick === "hero-region" || regionsFor(s, frame.seat, op.region).length > 0,
    run: (s, frame, op, flow) => {
      if (op.region.pick === "hero-region") ban(s, frame.seat, op, frame.base, flow);
      else aim(frame, flow);
    },
  },
  "destroy-tower": {
    isPossible: (s, frame, op) => regionsFor(s, frame.seat, op.region).length > 0,
    run: (_s, frame, _op, flow) => aim(frame, flow),
  },
  "build-tower": {
    isPossible: (s, frame, op) => towerSites(s, frame.seat, op.costReduction).length > 0,
    run: (_s, frame, op, { call }) =>
      call("build", { seat: frame.seat, via: "effect", onlyTower: true, discount: op.costReduction }),
  },
  "ready-spell": {
    isPossible: (s, frame) => realmOf(s, frame.seat).turned.some(turned => turned !== READY),
    run: (s, frame, _op, { call }) => {
      if (realmOf(s, frame.seat).turned.some(turned => turned !== READY)) call("ready", { seat: frame.seat });
    },
  },
  choose: {
    isPossible: (s, frame, op) => op.options.some((_, option) => isPayable(s, frame, option)),
    run: (_s, frame, _op, { call }) => {
      const { seat, source, region, base, army } = frame;
      call("branch", { seat, source, branch: NONE, index: frame.index - 1, region, base, army });
    },
  },
  prevent: {
    isPossible: always,
    run: (s, _frame, op) => {
      if (op.what === "token-effect") {
        const exploring = frameOf<ExploreFrame>(s, "explore");
        if (exploring) exploring.isIgnored = true;
      } else if (op.what === "spell-discard") keepSpell(s);
    },
  },
  "score-vp": nothing,
  strength: nothing,
  damage: nothing,
  speed: nothing,
  cost: nothing,
  limit: nothing,
  harvest: nothing,
  "cancel-tactic": nothing,
  "tactic-cost": nothing,
  "peek-tactic": nothing,
  placement: {
    isPossible: always,
    run: (s, _frame, op) => {
      const battle = battleOf(s);
      if (battle && op.what === "retreat") battle.refuge = true;
    },
  },
  ignore: nothing,
};

// The table has one entry per op name, so entry and op belong together; the compiler cannot follow that.
const ruleOf = (op: Effect): OpRule<OpName> => opRules[op.op] as OpRule<OpName>;

/** Whether a list of effects can do anything. */
export function canDo(s: Hlas, frame: Locals, list: readonly Effect[]): boolean {
  return list.some(op => ruleOf(op).isPossible(s, frame, op as Op<OpName>));
}

const { procedure, auto } = steps<EffectsFrame>();

export const effects = procedure("effects", {
  // HLAS-426 Op after op; each does as much as it can.
  next: auto((s, frame, flow) => {
    const op = listOf(frame.source, frame.branch)[frame.index];
    if (!op || s.ending !== "") return;
    frame.index++;
    ruleOf(op).run(s, frame, op as Op<OpName>, flow);
    flow.repeat();
  }),
});

/** Picks a Region for the op that has just begun. */
function aim(frame: Locals, { call }: HlasFlow): void {
  call("target", { seat: frame.seat, source: frame.source, branch: frame.branch, index: frame.index - 1 });
}

function ban(s: Hlas, seat: Seat, op: Op<"restrict">, region: number, flow: HlasFlow): void {
  const what = op.what === "leave-region" ? "leave" : "enter";
  s.bans.push({ what, region, by: seat });
  flow.emit({ type: "regionClosed", seat, at: region, what });
}

const filterOf = (frame: TargetFrame) => {
  const op = listOf(frame.source, frame.branch)[frame.index];
  if (op?.op === "restrict" || op?.op === "destroy-tower") return op.region;
  throw new Error(`${frame.source} aims at no Region`);
};

const aiming = steps<TargetFrame>();

export const target = aiming.procedure("target", {
  // HLAS-442 Targets are picked when the effect resolves.
  chooseRegion: aiming.ask<PickRegion>({
    when: (s, frame) => regionsFor(s, frame.seat, filterOf(frame)).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => regionsFor(s, frame.seat, filterOf(frame)).map(pickRegion),
    refused: (s, frame) => refuse(landRegions, pickRegion, at => whyNoTarget(s, frame.seat, at, filterOf(frame))),
    args: (_s, frame) => ({ source: frame.source }),
    take: (s, frame, { at }, flow) => {
      const op = listOf(frame.source, frame.branch)[frame.index];
      if (op?.op === "restrict") ban(s, frame.seat, op, at, flow);
      else razeTower(s, towerIn(s, at), at, "spell", flow);
    },
  }),
});

function freeSlot(s: Hlas, seat: Seat, slot: number, left: number, flow: HlasFlow): void {
  const realm = realmOf(s, seat);
  if (realm.slots[slot] !== SERF) return;
  realm.slots[slot] = left;
  realm.serfs[realm.capital]!++;
  flow.emit({ type: "slotFreed", seat, slot: slotIds[slot]!, isOpen: left === FREE });
}

const pickSlot = (id: SlotId): PickSlot => ({ kind: "slot", slot: id });
const whyNotFreed = (s: Hlas, seat: Seat, id: SlotId): Reason | null =>
  realmOf(s, seat).slots[slotIds.indexOf(id)] === SERF ? null : { why: "no-serf-on-slot", rule: "HLAS-131" };

const freeing = steps<SlotFrame>();

export const slot = freeing.procedure("slot", {
  // Borrowed Hour: a Serf comes back and its slot is open again.
  chooseSlot: freeing.ask<PickSlot>({
    seat: (_s, frame) => frame.seat,
    options: (s, { seat }) => allow(slotIds, pickSlot, id => whyNotFreed(s, seat, id)),
    refused: (s, { seat }) => refuse(slotIds, pickSlot, id => whyNotFreed(s, seat, id)),
    take: (s, frame, choice, flow) => freeSlot(s, frame.seat, slotIds.indexOf(choice.slot), FREE, flow),
  }),
});

const pickScribed = (at: number): PickScribed => ({ kind: "scribed", at });
const scribedPlaces = (s: Hlas, seat: Seat): number[] => [...realmOf(s, seat).turned.keys()];
const whyNotReadied = (s: Hlas, seat: Seat, at: number): Reason | null =>
  realmOf(s, seat).turned[at] === READY ? { why: "ready-already", rule: "HLAS-198" } : null;

const readying = steps<ReadyFrame>();

export const ready = readying.procedure("ready", {
  chooseSpell: readying.ask<PickScribed>({
    seat: (_s, frame) => frame.seat,
    options: (s, { seat }) => allow(scribedPlaces(s, seat), pickScribed, at => whyNotReadied(s, seat, at)),
    refused: (s, { seat }) => refuse(scribedPlaces(s, seat), pickScribed, at => whyNotReadied(s, seat, at)),
    take: (s, frame, { at }, { emit }) => {
      const realm = realmOf(s, frame.seat);
      realm.turned[at] = READY;
      emit({ type: "spellTurned", seat: frame.seat, card: realm.scribed[at]!, to: READY });
    },
  }),
});

const robbing = steps<OpponentFrame>();

export const opponent = robbing.procedure("opponent", {
  chooseOpponent: robbing.ask<PickOpponent>({
    when: (s, frame) => robbable(s, frame.seat).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => robbable(s, frame.seat).map(pickOpponent),
    refused: (s, frame) => refuse(opponentsOf(s, frame.seat), pickOpponent, other => whyNotRobbed(s, other)),
    args: (_s, frame) => ({ source: frame.source }),
    take: (s, frame, choice, flow) => stealFrom(s, frame.seat, choice.seat, opOf(frame, "steal-resource"), flow),
  }),
});

/** An option that cannot be paid in full is not available (Bandits, Kraken). */
function isPayable(s: Hlas, frame: Omit<BranchFrame, "proc" | "step">, option: number): boolean {
  const first = listOf(frame.source, option)[0]!;
  if (first.op === "lose-resource") return totalOf(realmOf(s, frame.seat)) >= first.amount;
  return ruleOf(first).isPossible(s, { ...frame, branch: option, index: 0, slot: "", hero: "" }, first as Op<OpName>);
}

const branching = steps<BranchFrame>();

export const branch = branching.procedure("branch", {
  // HLAS-156 A token with a choice.
  chooseOption: branching.ask<PickOption>({
    when: (s, frame) => optionsOf(s, frame).length > 0,
    seat: (_s, frame) => frame.seat,
    options: optionsOf,
    refused: (s, frame) =>
      refuse(optionPlaces(frame), pickOption, option =>
        isPayable(s, frame, option) ? null : { why: "cannot-happen", rule: "HLAS-426" },
      ),
    args: (_s, frame) => ({ source: frame.source }),
    take: (_s, frame, { option }, { call }) => {
      const { seat, source, region, base, army } = frame;
      call("effects", { seat, source, branch: option, index: 0, region, base, army, slot: "", hero: "" });
    },
  }),
});

const optionPlaces = (frame: BranchFrame): number[] => [...opOf(frame, "choose").options.keys()];
const pickOption = (option: number): PickOption => ({ kind: "option", option });

function optionsOf(s: Hlas, frame: BranchFrame): PickOption[] {
  return optionPlaces(frame)
    .filter(option => isPayable(s, frame, option))
    .map(pickOption);
}
