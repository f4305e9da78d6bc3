// Effects that give, take and exchange resources.
import type { Seat } from "#kernel/procedure.ts";
import { type Convert, type PickResource, type Plain, stop } from "../choices.ts";
import type { Op } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import { RESOURCE_MAX } from "../content/numbers.ts";
import { type Resource, resourceIds } from "../content/resources.ts";
import type { HlasFlow, ResourcesFrame } from "../frames.ts";
import type { Hlas, Realm } from "../state.ts";
import { amountOf, countPer } from "./amounts.ts";
import { battleOf } from "./battle-queries.ts";
import { decider } from "./deciding.ts";
import { causeOf, type OpRule } from "./op-rule.ts";
import { gain, pay, priceOf } from "./pieces.ts";
import { realmOf } from "./queries.ts";
import { allow, itself, pickResource, type Reason, refuse } from "./reasons.ts";
import { reactedCaster } from "./spell-frames.ts";
import { steps } from "./steps.ts";

export const totalOf = (realm: Realm): number => realm.ore + realm.mana + realm.food;

/** The kinds a realm holds most of; none if it has nothing. */
function mostHeld(realm: Realm): Resource[] {
  const most = Math.max(realm.ore, realm.mana, realm.food);
  return most === 0 ? [] : resourceIds.filter(kind => realm[kind] === most);
}

type Locals = Omit<ResourcesFrame, "proc" | "step">;

const blank: Locals = {
  seat: 0,
  how: "gain",
  from: NONE,
  chooser: 0,
  left: 0,
  size: 1,
  isMost: false,
  cause: "ability",
};

export const gainResourceOp: OpRule<"gain-resource"> = {
  isPossible: () => true,
  run: (s, frame, op, flow) => {
    const { seat } = frame;
    const battle = battleOf(s);
    const cause = causeOf(frame.source);
    if (op.resource === "each") return gain(s, seat, { ore: op.amount, mana: op.amount, food: op.amount }, cause, flow);
    if (op.resource !== "choice" && op.resource !== "most")
      return gain(s, seat, priceOf(op.resource, amountOf(s, seat, op, battle)), cause, flow);
    const times = op.per ? Math.min(countPer(s, seat, op.per, battle), op.max ?? 99) : 1;
    if (times > 0) flow.call("resources", { ...blank, seat, chooser: seat, left: times, size: op.amount, cause });
  },
};

export const loseResourceOp: OpRule<"lose-resource"> = {
  isPossible: () => true,
  run: (s, frame, op, flow) => {
    const seat = op.who === "self" ? frame.seat : reactedCaster(s);
    if (seat === NONE) return;
    const realm = realmOf(s, seat);
    const cause = causeOf(frame.source);
    if (op.resource === "choice") {
      const left = Math.min(op.amount, totalOf(realm));
      if (left > 0) flow.call("resources", { ...blank, seat, how: "lose", chooser: seat, left, cause });
      return;
    }
    if (op.resource === "most") {
      flow.call("resources", {
        ...blank,
        seat,
        how: "lose",
        chooser: seat,
        left: 1,
        size: op.amount,
        isMost: true,
        cause,
      });
      return;
    }
    if (op.resource !== "each")
      pay(s, seat, priceOf(op.resource, Math.min(op.amount, realm[op.resource])), cause, flow);
  },
};

/** Moves up to an amount of one kind from one side to another, as far as the thief has room. */
function steal(s: Hlas, seat: Seat, from: Seat, resource: Resource, amount: number, { emit }: HlasFlow): void {
  const victim = realmOf(s, from);
  const thief = realmOf(s, seat);
  const moved = Math.min(amount, victim[resource], RESOURCE_MAX - thief[resource]);
  if (moved <= 0) return;
  victim[resource] -= moved;
  thief[resource] += moved;
  emit({ type: "resourcesStolen", seat, from, resource, amount: moved });
}

/** Steals from one side; a kind that is to be picked is asked for. */
export function stealFrom(s: Hlas, seat: Seat, from: Seat, op: Op<"steal-resource">, flow: HlasFlow): void {
  if (from === NONE || totalOf(realmOf(s, from)) === 0) return;
  if (op.resource === "ore" || op.resource === "mana" || op.resource === "food") {
    steal(s, seat, from, op.resource, op.amount, flow);
    return;
  }
  const isMost = op.resource === "most";
  const chooser = isMost ? from : seat;
  flow.call("resources", { ...blank, seat, how: "steal", from, chooser, left: 1, size: op.amount, isMost });
}

export const convertResourceOp: OpRule<"convert-resource"> = {
  isPossible: (s, frame) => totalOf(realmOf(s, frame.seat)) > 0,
  run: (_s, frame, op, { call }) =>
    call("resources", {
      ...blank,
      seat: frame.seat,
      how: "convert",
      chooser: frame.seat,
      left: op.max,
      cause: "spell",
    }),
};

/** HLAS-426: why a kind is not gained, lost or stolen. */
function whyNotKind(s: Hlas, frame: ResourcesFrame, kind: Resource): Reason | null {
  if (frame.how === "gain") return null;
  const realm = realmOf(s, frame.how === "steal" ? frame.from : frame.seat);
  if (realm[kind] === 0) return { why: "no-resource", rule: "HLAS-426" };
  return frame.isMost && !mostHeld(realm).includes(kind) ? { why: "not-most", rule: "HLAS-426" } : null;
}

const everyExchange: readonly Convert[] = resourceIds.flatMap(give =>
  resourceIds.filter(take => take !== give).map((take): Convert => ({ kind: "convert", give, take })),
);

/** HLAS-123: why one kind is not exchanged for another. */
function whyNoExchange(s: Hlas, seat: Seat, { give, take }: Convert): Reason | null {
  const realm = realmOf(s, seat);
  if (realm[give] === 0) return { why: "no-resource", rule: "HLAS-426" };
  return realm[take] < RESOURCE_MAX ? null : { why: "full", rule: "HLAS-123" };
}

type Answer = PickResource | Convert;

/** Every answer to a question about resources, and what speaks against it. */
const answersTo = ({ how }: ResourcesFrame): readonly Answer[] =>
  how === "convert" ? everyExchange : resourceIds.map(pickResource);
const whyNot = (s: Hlas, frame: ResourcesFrame, answer: Answer): Reason | null =>
  answer.kind === "convert" ? whyNoExchange(s, frame.seat, answer) : whyNotKind(s, frame, answer.resource);
const open = (s: Hlas, frame: ResourcesFrame): Answer[] =>
  allow(answersTo(frame), itself, answer => whyNot(s, frame, answer));

function apply(s: Hlas, frame: ResourcesFrame, resource: Resource, flow: HlasFlow): void {
  const { seat, how, from, size, cause } = frame;
  if (how === "gain") gain(s, seat, priceOf(resource, size), cause, flow);
  else if (how === "lose") pay(s, seat, priceOf(resource, Math.min(size, realmOf(s, seat)[resource])), cause, flow);
  else steal(s, seat, from, resource, size, flow);
}

const { procedure, ask } = steps<ResourcesFrame>();

export const resources = procedure("resources", {
  // One kind after another, as the effect says who picks.
  chooseKind: ask<PickResource | Convert | Plain>({
    when: (s, frame) => frame.left > 0 && open(s, frame).length > 0,
    seat: (s, frame) => decider(s, frame.chooser),
    options: (s, frame) => [...open(s, frame), ...(frame.how === "convert" ? [stop] : [])],
    refused: (s, frame) => refuse(answersTo(frame), itself, answer => whyNot(s, frame, answer)),
    args: (_s, frame) => ({ how: frame.how, size: frame.size, from: frame.from, seat: frame.seat }),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "convert") {
        pay(s, frame.seat, priceOf(choice.give, 1), "exchange", flow);
        gain(s, frame.seat, priceOf(choice.take, 1), "exchange", flow);
      } else if (choice.kind === "resource") apply(s, frame, choice.resource, flow);
      else return;
      frame.left--;
      flow.repeat();
    },
  }),
});
