// Cards that touch other people's hands, and those that fetch cards (NOR-253, NOR-268, NOR-272, NOR-371).
import type { Refusal, Seat } from "#kernel/procedure.ts";
import { type Pay, type PickCard, type Plain, type Target, yieldCard } from "../choices.ts";
import { resourceIds } from "../content/resources.ts";
import type {
  CurseFrame,
  ExtortionFrame,
  FetchFrame,
  ForesightFrame,
  NorthFlow,
  SpyFrame,
  ThreatFrame,
} from "../frames.ts";
import { NONE, type Northgard } from "../state.ts";
import { different, discardFromHand } from "./deck.ts";
import type { OpRule } from "./op-rule.ts";
import { takeFromDisplay } from "./passing.ts";
import { gainOne, payOne } from "./pieces.ts";
import { areEnemies, clanOf, seatsFrom, wealthOf } from "./queries.ts";
import { missingResources, reasons, refused } from "./reasons.ts";
import { steps } from "./steps.ts";

/** NOR-268: opponents with cards in hand, in turn order from the card's player. */
function victims(s: Northgard, seat: Seat): Seat[] {
  return seatsFrom(s, seat).filter(other => areEnemies(s, seat, other) && clanOf(s, other).hand.length > 0);
}

const targets = (s: Northgard, seat: Seat): Target[] =>
  victims(s, seat).map(other => ({ kind: "target", seat: other }));

const otherSeats = (s: Northgard, seat: Seat): Refusal[] =>
  refused(
    seatsFrom(s, 0),
    other => {
      if (!areEnemies(s, seat, other)) return reasons.notAnOpponent;
      return victims(s, seat).includes(other) ? null : reasons.noCardsThere;
    },
    other => ({ kind: "target", seat: other }),
  );

const handOptions = (s: Northgard, seat: Seat, kind: PickCard["kind"]): PickCard[] =>
  different(clanOf(s, seat).hand).map(card => ({ kind, card }));

const hasVictim = (s: Northgard, seat: Seat): boolean => victims(s, seat).length > 0;

export const peekHandDiscardOp: OpRule<"peek-hand-discard"> = {
  isPossible: hasVictim,
  run: (_s, frame, _op, { call }) => call("spy", { seat: frame.seat, target: NONE }),
};

function look(s: Northgard, seat: Seat, target: Seat, flow: NorthFlow): void {
  flow.emit({ type: "handSeen", seat, target, cards: [...clanOf(s, target).hand] });
}

/** The hand is put away before the last event tells what came of it; returns whose it was. */
function lookAway(frame: SpyFrame | ExtortionFrame): Seat {
  const { target } = frame;
  frame.target = NONE;
  return target;
}

const watch = steps<SpyFrame>();

export const spy = watch.procedure("spy", {
  chooseTarget: watch.ask<Target>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => targets(s, frame.seat),
    refused: (s, frame) => otherSeats(s, frame.seat),
    take: (s, frame, { seat }, flow) => {
      frame.target = seat;
      look(s, frame.seat, seat, flow);
    },
  }),
  chooseDiscard: watch.ask<PickCard>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => handOptions(s, frame.target, "discard"),
    args: (_s, frame) => ({ target: frame.target }),
    take: (s, frame, { card }, { emit }) => {
      const seat = lookAway(frame);
      discardFromHand(clanOf(s, seat), card);
      emit({ type: "cardDiscarded", seat, card, cause: "spy" });
    },
  }),
});

export const opponentsDiscardOp: OpRule<"opponents-discard"> = {
  isPossible: hasVictim,
  run: (s, frame, _op, { call }) => call("curse", { seat: frame.seat, queue: victims(s, frame.seat) }),
};

const hex = steps<CurseFrame>();

export const curse = hex.procedure("curse", {
  chooseDiscard: hex.ask<PickCard>({
    when: (_s, frame) => frame.queue.length > 0,
    seat: (_s, frame) => frame.queue[0]!,
    options: (s, frame) => handOptions(s, frame.queue[0]!, "discard"),
    take: (s, frame, { card }, flow) => {
      const seat = frame.queue.shift()!;
      discardFromHand(clanOf(s, seat), card);
      flow.emit({ type: "cardDiscarded", seat, card, cause: "curse" });
      flow.repeat();
    },
  }),
});

export const randomDiscardOp: OpRule<"random-discard"> = {
  isPossible: hasVictim,
  run: (_s, frame, _op, { call }) => call("threat", { seat: frame.seat }),
};

const menace = steps<ThreatFrame>();

export const threat = menace.procedure("threat", {
  chooseTarget: menace.ask<Target>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => targets(s, frame.seat),
    refused: (s, frame) => otherSeats(s, frame.seat),
    take: (s, _frame, { seat }, flow) => {
      const clan = clanOf(s, seat);
      const card = flow.pick(clan.hand);
      discardFromHand(clan, card);
      flow.emit({ type: "cardDiscarded", seat, card, cause: "threat" });
    },
  }),
});

export const extortCardOp: OpRule<"extort-card"> = {
  isPossible: hasVictim,
  run: (_s, frame, op, { call }) => {
    call("extortion", { seat: frame.seat, target: NONE, card: "", price: op.price, isPaying: false });
  },
};

const squeeze = steps<ExtortionFrame>();

export const extortion = squeeze.procedure("extortion", {
  chooseTarget: squeeze.ask<Target>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => targets(s, frame.seat),
    refused: (s, frame) => otherSeats(s, frame.seat),
    take: (s, frame, { seat }, flow) => {
      frame.target = seat;
      look(s, frame.seat, seat, flow);
    },
  }),
  nameCard: squeeze.ask<PickCard>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => handOptions(s, frame.target, "name"),
    args: (_s, frame) => ({ target: frame.target }),
    take: (s, frame, { card }, { emit }) => {
      frame.card = card;
      // From now on everybody knows that the card is in this hand.
      const { shown } = clanOf(s, frame.target);
      if (!shown.includes(card)) shown.push(card);
      emit({ type: "cardNamed", seat: frame.seat, target: frame.target, card });
    },
  }),
  // NOR-391 The victim discards the card or pays; who cannot pay must discard.
  answerThreat: squeeze.ask<Pay | Plain>({
    when: (s, frame) => frame.price > 0 && (frame.isPaying || wealthOf(s, frame.target) >= frame.price),
    seat: (_s, frame) => frame.target,
    options: (s, frame) => {
      const options: (Pay | Plain)[] = [];
      for (const resource of resourceIds)
        if (clanOf(s, frame.target)[resource] > 0) options.push({ kind: "pay", resource });
      if (!frame.isPaying) options.push(yieldCard);
      return options;
    },
    refused: (s, frame) => missingResources(s, frame.target),
    args: (_s, frame) => ({ seat: frame.seat, card: frame.card, price: frame.price }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "pay") return;
      frame.isPaying = true;
      frame.price--;
      const seat = frame.price > 0 ? frame.target : lookAway(frame);
      payOne(s, seat, choice.resource, "extortion", flow);
      gainOne(s, frame.seat, choice.resource, "extortion", flow);
      flow.repeat();
    },
  }),
  settle: squeeze.auto((s, frame, { emit }) => {
    if (frame.isPaying || frame.card === "") return;
    const seat = lookAway(frame);
    discardFromHand(clanOf(s, seat), frame.card);
    emit({ type: "cardDiscarded", seat, card: frame.card, cause: "extortion" });
  }),
});

/** NOR-253, NOR-273: this year's display only, and only for a seat that has taken no card yet. */
export const takeDisplayCardOp: OpRule<"take-display-card"> = {
  isPossible: (s, seat) => s.display.length > 0 && !clanOf(s, seat).hasTaken,
  run: (_s, frame, _op, { call }) => call("foresight", { seat: frame.seat }),
};

const foresee = steps<ForesightFrame>();

export const foresight = foresee.procedure("foresight", {
  takeCard: foresee.ask<PickCard>({
    seat: (_s, frame) => frame.seat,
    options: s => s.display.map(card => ({ kind: "take", card })),
    take: (s, frame, { card }, { emit }) => {
      takeFromDisplay(s, frame.seat, card);
      emit({ type: "displayCardTaken", seat: frame.seat, card, cause: "card" });
    },
  }),
});

/** NOR-272: the card being played lies in the active area, so it cannot fetch itself. */
export const takeDiscardedOp: OpRule<"take-discarded"> = {
  isPossible: (s, seat) => clanOf(s, seat).discard.length > 0,
  run: (_s, frame, _op, { call }) => call("fetch", { seat: frame.seat }),
};

const salvage = steps<FetchFrame>();

export const fetch = salvage.procedure("fetch", {
  fetchCard: salvage.ask<PickCard>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => different(clanOf(s, frame.seat).discard).map(card => ({ kind: "fetch", card })),
    take: (s, frame, { card }, { emit }) => {
      const clan = clanOf(s, frame.seat);
      clan.discard.splice(clan.discard.indexOf(card), 1);
      clan.hand.push(card);
      clan.shown.push(card);
      emit({ type: "cardFetched", seat: frame.seat, card });
    },
  }),
});
