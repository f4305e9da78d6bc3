// The Move action (NOR-116 to NOR-129): moves one after another, then the creatures to be attacked are declared, then
// all combats are fought. Hidden Ways and Bribery, which are no Move actions, are at the end.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import { type Hunt, type March, type Plain, type Send, stop } from "../choices.ts";
import { type CreatureId, creatureKinds, creatures } from "../content/creatures.ts";
import type { MoveFrame, NorthFlow, Pending, TransferFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import type { Territory } from "../map/land.ts";
import { type Beast, NONE, type Northgard } from "../state.ts";
import { shownIn } from "./collecting.ts";
import { hasFlag, isPassingThrough, marchCost, marches, marchRefusals, sendRefusals, sends } from "./movement.ts";
import { declaredOdds, sendOdds } from "./odds.ts";
import { always, type OpRule } from "./op-rule.ts";
import { enter, gain, leave } from "./pieces.ts";
import { areEnemies, guardsIn, hasCreature } from "./queries.ts";
import { reasons, refused } from "./reasons.ts";
import { steps } from "./steps.ts";
import { transferMarches, transferRefusals, transferSendRefusals, transferSends } from "./transfer.ts";

export const moveOp: OpRule<"move"> = {
  isPossible: always,
  run: (_s, frame, op, { call }) => {
    const { seat, card } = frame;
    const nobody = { from: NONE, to: NONE, units: 0, kaija: false };
    call("move", {
      seat,
      card,
      left: op.moves,
      ...nobody,
      held: [],
      fresh: [],
      hasCollected: false,
      hunts: [],
      declared: [],
    });
  },
};

const { procedure, auto, ask } = steps<MoveFrame, "findHunts" | "chooseMarch">();

export const move = procedure("move", {
  // NOR-116, NOR-119, NOR-129, NOR-379 Another move, or no more; nobody may be left in a teammate's land.
  chooseMarch: ask<March | Plain>({
    when: (s, frame) => frame.left > 0 && marches(s, frame, true).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => {
      const options: (March | Plain)[] = marches(s, frame, false);
      if (!isPassingThrough(s, frame.seat)) options.push(stop);
      return options;
    },
    refused: (s, frame) => marchRefusals(s, frame),
    args: (_s, frame) => ({ left: frame.left }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "march") return flow.goto("findHunts");
      frame.from = choice.from;
      frame.to = choice.to;
      const [only] = sends(s, frame);
      frame.units = only?.units ?? 0;
      frame.kaija = only?.kaija ?? false;
    },
  }),
  // NOR-118 How many go; not asked where there is only one way.
  chooseUnits: ask<Send>({
    when: (s, frame) => frame.from !== NONE && sends(s, frame).length > 1,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => sends(s, frame),
    refused: (s, frame) => sendRefusals(s, frame),
    args: (s, frame) => {
      const { seat, from, to, card } = frame;
      return { from, to, odds: sendOdds(s, seat, to, sends(s, frame), card) };
    },
    take: (_s, frame, { units, kaija }) => {
      frame.units = units;
      frame.kaija = kaija;
    },
  }),
  depart: auto((s, frame, flow) => {
    if (frame.from === NONE) return;
    makeMove(s, frame, flow);
    frame.from = NONE;
    flow.goto("chooseMarch");
  }),
  // NOR-310 to NOR-312, NOR-315 After all moves: in which own territories creatures can be attacked.
  findHunts: auto((s, frame) => {
    if (s.line.length === 0) return;
    frame.hunts = landOf(s).list.filter(at => s.owner[at] === frame.seat && hasCreature(s, at));
  }),
  // NOR-304, NOR-311, NOR-313, NOR-380 At most one creature per territory; one that does not share must be fought.
  declareHunt: ask<Hunt | Plain>({
    when: (_s, frame) => frame.hunts.length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => huntOptions(s, frame.hunts[0]!),
    refused: (s, frame) => huntRefusals(s, frame.hunts[0]!),
    args: (s, frame) => {
      const at = frame.hunts[0]!;
      return { at, odds: declaredOdds(s, frame.seat, at, huntOptions(s, at), frame.card) };
    },
    take: (_s, frame, choice, flow) => {
      frame.hunts.shift();
      if (choice.kind === "hunt") frame.declared.push(choice.creature);
      flow.repeat();
    },
  }),
  // NOR-125, NOR-446 Combats against players and creatures form one list.
  fight: auto((s, frame, { call }) => {
    const { seat, card, fresh } = frame;
    const pending = pendingCombats(s, seat, frame.declared);
    if (pending.length > 0) call("combats", { seat, attacker: seat, card, pending, fresh });
  }),
});

/** NOR-117 to NOR-123, NOR-231, NOR-427: a group crosses one border. */
function makeMove(s: Northgard, frame: MoveFrame, flow: NorthFlow): void {
  const { seat, from, to, units, kaija } = frame;
  if (kaija && !frame.hasCollected && hasFlag(frame.card, "kaija-collects")) {
    frame.hasCollected = true;
    gain(s, seat, shownIn(s, from, "food"), shownIn(s, from, "wood"), 0, "kaija", flow);
  }
  frame.left -= marchCost(s, frame);
  if (s.owner[to] === NONE) frame.fresh.push(to);
  leave(s, seat, from, units, kaija);
  enter(s, seat, to, units, kaija);
  flow.emit({ type: "unitsMoved", seat, from, to, units, kaija, cause: "move" });
  if (guardsIn(s, to) > 0) frame.held.push({ at: to, units, kaija });
}

const sharesOf = (creature: CreatureId): boolean => creatureKinds[creatures[creature].kind].shares;

function huntOptions(s: Northgard, at: Territory): (Hunt | Plain)[] {
  const here = s.line.filter(beast => landOf(s).territory[beast.area] === at).map(beast => beast.creature);
  const hostile = here.filter(creature => !sharesOf(creature));
  const options: (Hunt | Plain)[] = (hostile.length > 0 ? hostile : here).map(creature => ({ kind: "hunt", creature }));
  if (hostile.length === 0) options.push(stop);
  return options;
}

/** Why a creature cannot be attacked now, or must be. */
function huntRefusals(s: Northgard, at: Territory): Refusal[] {
  const options = huntOptions(s, at);
  const isHere = ({ area }: Beast): boolean => landOf(s).territory[area] === at;
  const creatureRefusals = refused(
    s.line,
    beast => {
      if (!isHere(beast)) return reasons.huntElsewhere;
      const isOffered = options.some(option => option.kind === "hunt" && option.creature === beast.creature);
      return isOffered ? null : reasons.valkyrieFirst;
    },
    ({ creature }) => ({ kind: "hunt", creature }),
  );
  return options.includes(stop) ? creatureRefusals : [...creatureRefusals, { choice: stop, ...reasons.valkyrieFirst }];
}

/** NOR-160, NOR-161, NOR-444, NOR-445: a combat wherever a seat's units are in enemy land, and one for each declared creature. */
function pendingCombats(s: Northgard, seat: Seat, declared: readonly CreatureId[]): Pending[] {
  const pending: Pending[] = [];
  for (const guest of s.guests) if (guest.seat === seat) pending.push({ at: guest.at, creature: "" });
  for (const creature of declared) {
    const beast = s.line.find(other => other.creature === creature);
    if (beast) pending.push({ at: landOf(s).territory[beast.area]!, creature });
  }
  return pending;
}

/** NOR-258 Hidden Ways: one group of the own units to any open territory. */
export const teleportOp: OpRule<"teleport"> = {
  isPossible: (s, seat) => transferMarches(s, seat, seat).length > 0,
  run: (_s, frame, _op, { call }) => {
    const { seat } = frame;
    call("transfer", {
      seat,
      mover: seat,
      most: Number.MAX_SAFE_INTEGER,
      from: NONE,
      to: NONE,
      units: 0,
      kaija: false,
    });
  },
};

/** NOR-259 Bribery: one or two units of an opponent to an adjacent territory. */
export const moveEnemyUnitsOp: OpRule<"move-enemy-units"> = {
  isPossible: (s, seat) =>
    s.clans.some((_, mover) => areEnemies(s, seat, mover) && transferMarches(s, seat, mover).length > 0),
  run: (_s, frame, op, { call }) => {
    call("transfer", { seat: frame.seat, mover: NONE, most: op.amount, from: NONE, to: NONE, units: 0, kaija: false });
  },
};

const carry = steps<TransferFrame>();

export const transfer = carry.procedure("transfer", {
  chooseMarch: carry.ask<March>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => {
      if (frame.mover !== NONE) return transferMarches(s, frame.seat, frame.mover);
      return s.clans.flatMap((_, mover) =>
        areEnemies(s, frame.seat, mover) ? transferMarches(s, frame.seat, mover) : [],
      );
    },
    refused: (s, frame) => transferRefusals(s, frame),
    args: (_s, frame) => ({ isOwn: frame.mover === frame.seat }),
    take: (s, frame, { from, to }) => {
      frame.from = from;
      frame.to = to;
      frame.mover = s.owner[from]!;
      const [only] = transferSends(s, frame);
      frame.units = only?.units ?? 0;
      frame.kaija = only?.kaija ?? false;
    },
  }),
  chooseUnits: carry.ask<Send>({
    when: (s, frame) => transferSends(s, frame).length > 1,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => transferSends(s, frame),
    refused: (s, frame) => transferSendRefusals(s, frame),
    args: (s, frame) => {
      const { mover, from, to } = frame;
      return { from, to, odds: sendOdds(s, mover, to, transferSends(s, frame), "") };
    },
    take: (_s, frame, { units, kaija }) => {
      frame.units = units;
      frame.kaija = kaija;
    },
  }),
  // NOR-442 A combat that this causes is fought at once, without bonus of a card.
  arrive: carry.auto((s, frame, { emit, call }) => {
    const { seat, mover, from, to, units, kaija } = frame;
    leave(s, mover, from, units, kaija);
    enter(s, mover, to, units, kaija);
    const cause = mover === seat ? "transfer" : "bribe";
    emit({ type: "unitsMoved", seat: mover, from, to, units, kaija, cause });
    const pending = pendingCombats(s, mover, []);
    if (pending.length > 0) call("combats", { seat, attacker: mover, card: "", pending, fresh: [] });
  }),
});
