// Cards that touch single units: remove an enemy's, add one, pull one in, and the spoils of a raid.
import { frameOf, type Seat } from "#kernel/procedure.ts";
import { type At, type Pay, type Plain, type Pull, type Strike, stop } from "../choices.ts";
import { type Resource, resourceIds } from "../content/resources.ts";
import type { AdditionFrame, EffectsFrame, PullFrame, SpoilFrame, StrikeFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import { neighboursOf, type Territory } from "../map/land.ts";
import { NONE, type Northgard } from "../state.ts";
import { shownIn } from "./collecting.ts";
import type { OpRule } from "./op-rule.ts";
import { dismiss, enter, gainOne, leave, muster } from "./pieces.ts";
import { clanOf, hasKaija, isBlocked, isEnemyLand, isInReach, isKeptOut } from "./queries.ts";
import { allowed, reasons, refused, type Why } from "./reasons.ts";
import { steps } from "./steps.ts";

export const removeEnemyUnitOp: OpRule<"remove-enemy-unit"> = {
  isPossible: (s, seat, op) => strikes(s, seat, op.where).length > 0,
  run: (_s, frame, op, { call }) => call("strike", { seat: frame.seat, where: op.where }),
};

/** NOR-261: units of enemies, within reach of an own territory, or anywhere. */
function whyNoStrike(s: Northgard, seat: Seat, where: StrikeFrame["where"], at: Territory): Why | null {
  if (!isEnemyLand(s, seat, at)) return reasons.notEnemy;
  if (where === "anywhere" || isReached(s, seat, at)) return null;
  return reasons.farFromYours;
}

const isReached = (s: Northgard, seat: Seat, at: Territory): boolean =>
  neighboursOf(landOf(s), at).some(near => s.owner[near] === seat && isInReach(s, near, at));

function strikes(s: Northgard, seat: Seat, where: StrikeFrame["where"]): Strike[] {
  const options: Strike[] = [];
  for (const at of allowed(landOf(s).list, land => whyNoStrike(s, seat, where, land))) {
    if (s.units[at]! > 0) options.push({ kind: "strike", at, kaija: false });
    if (hasKaija(s, s.owner[at]!, at)) options.push({ kind: "strike", at, kaija: true });
  }
  return options;
}

const raid = steps<StrikeFrame>();

export const strike = raid.procedure("strike", {
  // NOR-157, NOR-261 The card's player chooses the unit; it goes back to its owner's reserve.
  removeUnit: raid.ask<Strike>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => strikes(s, frame.seat, frame.where),
    refused: (s, frame) =>
      refused(
        landOf(s).list,
        at => whyNoStrike(s, frame.seat, frame.where, at),
        at => ({ kind: "strike", at, kaija: false }),
      ),
    take: (s, _frame, { at, kaija }, { emit }) => {
      const owner = s.owner[at]!;
      const units = kaija ? 0 : 1;
      dismiss(s, owner, at, units, kaija);
      emit({ type: "unitsRemoved", seat: owner, at, units, kaija, cause: "strike" });
      const effects = frameOf<EffectsFrame>(s, "effects");
      if (effects) effects.place = at;
    },
  }),
});

export const collectOneFromOp: OpRule<"collect-one-from"> = {
  isPossible: () => false,
  run: (_s, frame, _op, { call }) => call("spoil", { seat: frame.seat, at: frame.place }),
};

const shownKinds = (s: Northgard, at: Territory): Resource[] =>
  at === NONE ? [] : resourceIds.filter(resource => shownIn(s, at, resource) > 0);

const loot = steps<SpoilFrame>();

export const spoil = loot.procedure("spoil", {
  // NOR-262 One resource of a kind shown there, from the supply.
  chooseSpoil: loot.ask<Pay>({
    when: (s, frame) => shownKinds(s, frame.at).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => shownKinds(s, frame.at).map(resource => ({ kind: "gain", resource })),
    refused: (s, frame) =>
      refused(
        resourceIds,
        resource => (shownKinds(s, frame.at).includes(resource) ? null : reasons.notShown),
        resource => ({ kind: "gain", resource }),
      ),
    take: (s, frame, { resource }, flow) => gainOne(s, frame.seat, resource, "card", flow),
  }),
});

export const addUnitOp: OpRule<"add-unit"> = {
  isPossible: (s, seat) => clanOf(s, seat).reserve > 0 && additions(s, seat).length > 0,
  run: (_s, frame, _op, { call }) => call("addition", { seat: frame.seat }),
};

/** NOR-263, NOR-347, NOR-351: own territories without Brown Bear or Fallen Valkyrie. */
function whyNoAddition(s: Northgard, seat: Seat, at: Territory): Why | null {
  if (s.owner[at] !== seat) return reasons.notYours;
  if (isBlocked(s, at)) return reasons.bearRecruits;
  return isKeptOut(s, at) ? reasons.valkyrieHere : null;
}

const additions = (s: Northgard, seat: Seat): Territory[] => allowed(landOf(s).list, at => whyNoAddition(s, seat, at));

const add = steps<AdditionFrame>();

export const addition = add.procedure("addition", {
  addUnit: add.ask<At>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => additions(s, frame.seat).map(at => ({ kind: "add", at })),
    refused: (s, frame) =>
      refused(
        landOf(s).list,
        at => whyNoAddition(s, frame.seat, at),
        at => ({ kind: "add", at }),
      ),
    take: (s, frame, { at }, { emit }) => {
      muster(s, frame.seat, at, 1, false);
      emit({ type: "unitsRecruited", seat: frame.seat, at, units: 1, kaija: false, cause: "card" });
    },
  }),
});

export const pullUnitOp: OpRule<"pull-unit"> = {
  isPossible: () => false,
  run: (_s, frame, _op, { call }) => {
    if (frame.place !== NONE) call("pull", { seat: frame.seat, to: frame.place });
  },
};

/** NOR-266, NOR-347: one own unit of an own territory within reach, not from a Brown Bear's. */
function whyNoPull(s: Northgard, seat: Seat, to: Territory, from: Territory): Why | null {
  if (s.owner[from] !== seat) return reasons.notYours;
  if (!isInReach(s, from, to)) return reasons.notAdjacent;
  return isBlocked(s, from) ? reasons.bearHolds : null;
}

function pulls(s: Northgard, seat: Seat, to: Territory): Pull[] {
  const options: Pull[] = [];
  for (const from of allowed(landOf(s).list, land => whyNoPull(s, seat, to, land))) {
    if (s.units[from]! > 0) options.push({ kind: "pull", from, kaija: false });
    if (hasKaija(s, seat, from)) options.push({ kind: "pull", from, kaija: true });
  }
  return options;
}

const drag = steps<PullFrame>();

export const pull = drag.procedure("pull", {
  pullUnit: drag.ask<Pull | Plain>({
    when: (s, frame) => pulls(s, frame.seat, frame.to).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [...pulls(s, frame.seat, frame.to), stop],
    refused: (s, frame) =>
      refused(
        landOf(s).list,
        from => whyNoPull(s, frame.seat, frame.to, from),
        from => ({ kind: "pull", from, kaija: false }),
      ),
    args: (_s, frame) => ({ to: frame.to }),
    take: (s, frame, choice, { emit }) => {
      if (choice.kind !== "pull") return;
      const { from, kaija } = choice;
      const units = kaija ? 0 : 1;
      leave(s, frame.seat, from, units, kaija);
      enter(s, frame.seat, frame.to, units, kaija);
      emit({ type: "unitsMoved", seat: frame.seat, from, to: frame.to, units, kaija, cause: "pull" });
    },
  }),
});
