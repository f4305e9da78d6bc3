// A turn is exactly one of: play cards one by one (NOR-067), wait, replace, remove, upgrade, pass (NOR-064, NOR-079).
import { frozen } from "#kernel/content.ts";
import type { Refusal, Seat } from "#kernel/procedure.ts";
import {
  endTurn,
  type PickCard,
  type Plain,
  type Play,
  passTurn,
  playOf,
  remove,
  replace,
  type Use,
  upgrade,
  wait,
} from "../choices.ts";
import { type CardId, cardOf } from "../content/cards.ts";
import { REMOVE, REPLACE, UPGRADE } from "../content/numbers.ts";
import type { NorthFlow, TurnFrame } from "../frames.ts";
import type { Northgard } from "../state.ts";
import { different, drawToHand, takeFromHand } from "./deck.ts";
import { isPlayable } from "./effects.ts";
import { pay } from "./pieces.ts";
import { clanOf } from "./queries.ts";
import { reasons, refused, type Why } from "./reasons.ts";
import { steps } from "./steps.ts";

const { procedure, auto, ask } = steps<TurnFrame, "seeWhatIsLeft" | "chooseOption" | "playOn">();

export const turn = procedure("turn", {
  // NOR-064, NOR-065, NOR-084, NOR-374, NOR-420 One option; without cards only passing is left.
  chooseOption: ask<Play | Plain>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => withOtherOptions(s, frame.seat, plays(s, frame)),
    refused: (s, frame) => [...playRefusals(s, frame), ...optionRefusals(s, frame.seat)],
    take: (s, frame, choice, flow) => {
      switch (choice.kind) {
        case "play":
          playCard(s, frame.seat, choice.card, flow);
          return flow.goto("seeWhatIsLeft");
        case "wait":
        case "replace":
        case "remove":
        case "upgrade":
          frame.option = choice.kind;
          return;
        default:
          flow.call("passing", { seat: frame.seat, creature: "" });
          flow.end();
      }
    },
  }),
  // NOR-072 to NOR-075, NOR-375 Which card is laid aside or removed.
  chooseCard: ask<Use>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => useOptions(s, frame),
    refused: (s, frame) =>
      frame.option !== "remove" && frame.option !== "upgrade"
        ? []
        : refused(
            different(clanOf(s, frame.seat).hand),
            card => (isRemovable(card) ? null : reasons.unrestStays),
            card => ({ kind: "use", card, isRemoved: true }),
          ),
    args: (_s, frame) => ({ option: frame.option }),
    take: (s, frame, choice, flow) => useCard(s, frame, choice, flow),
  }),
  // NOR-075, NOR-077 Which of the upgrades; the last one needs no question.
  chooseUpgrade: ask<PickCard>({
    when: (s, frame) => frame.option === "upgrade" && clanOf(s, frame.seat).upgrades.length > 1,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => clanOf(s, frame.seat).upgrades.map(card => ({ kind: "take", card })),
    take: (s, frame, { card }, flow) => {
      takeUpgrade(s, frame.seat, card, flow);
      endUpgrade(s, flow);
    },
  }),
  endOption: auto((s, frame, flow) => {
    const last = clanOf(s, frame.seat).upgrades[0];
    flow.end();
    if (frame.option !== "upgrade" || !last) return;
    takeUpgrade(s, frame.seat, last, flow);
    endUpgrade(s, flow);
  }),
  // NOR-069, NOR-250 After a card the turn may go on; if the only card was cancelled it begins again, unless it was an
  // upgrade that was taken in this turn: then the turn is over.
  seeWhatIsLeft: auto((s, frame, flow) => {
    if (frame.cards === 0 && frame.option === "upgrade") flow.end();
    else if (frame.cards === 0) flow.goto("chooseOption");
    else if (clanOf(s, frame.seat).hand.length === 0) flow.end();
  }),
  // NOR-066, NOR-068, NOR-070 Any number of Flash cards and one main card, one after another.
  playOn: ask<Play | Plain>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => {
      const options = plays(s, frame);
      options.push(endTurn);
      return options;
    },
    refused: (s, frame) => playRefusals(s, frame),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "play") return flow.end();
      playCard(s, frame.seat, choice.card, flow);
      flow.goto("seeWhatIsLeft");
    },
  }),
});

/** NOR-078: Unrest never leaves the game. */
const isRemovable = (card: CardId): boolean => card !== "unrest";

/** Why a card of the hand cannot be played now; null if it can. */
function whyNot(s: Northgard, { seat, hasMain, option, cards }: TurnFrame, id: CardId): Why | null {
  const card = cardOf(id);
  if (card.play === "never") return reasons.neverPlayed;
  if (card.play === "response") return reasons.responseOnly;
  if (hasMain && !card.flash) return reasons.mainCardPlayed;
  // An upgrade played in the turn in which it was taken comes before any other card.
  const isUpgraded = option === "upgrade" && cards === 0;
  if (isUpgraded && id !== clanOf(s, seat).gained.at(-1)) return reasons.upgradeFirst;
  return isPlayable(s, seat, id) ? null : reasons.nothingToDo;
}

/** NOR-066, NOR-070, NOR-071: the cards that can be played now. */
function plays(s: Northgard, frame: TurnFrame): (Play | Plain)[] {
  const { hand } = clanOf(s, frame.seat);
  const options: (Play | Plain)[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (hand.indexOf(card) === i && whyNot(s, frame, card) === null) options.push(playOf(card));
  }
  return options;
}

function playRefusals(s: Northgard, frame: TurnFrame): Refusal[] {
  return refused(
    different(clanOf(s, frame.seat).hand),
    card => whyNot(s, frame, card),
    card => ({ kind: "play", card }),
  );
}

const tooLittleLore = frozen({
  replace: { why: "too-little-lore", rule: "NOR-073", args: { lore: REPLACE.lore } },
  remove: { why: "too-little-lore", rule: "NOR-074", args: { lore: REMOVE.lore } },
  upgrade: { why: "too-little-lore", rule: "NOR-075", args: { lore: UPGRADE.lore } },
});

/** Why an option of the turn cannot be taken; null if it can. */
function whyNoOption(s: Northgard, seat: Seat, { kind }: Plain): Why | null {
  const { hand, lore, upgrades } = clanOf(s, seat);
  if (kind === "pass") return null;
  if (hand.length === 0) return reasons.noCards;
  switch (kind) {
    case "replace":
      return lore < REPLACE.lore ? tooLittleLore.replace : null;
    case "remove":
      if (lore < REMOVE.lore) return tooLittleLore.remove;
      return hand.some(isRemovable) ? null : reasons.unrestStays;
    case "upgrade":
      if (upgrades.length === 0) return reasons.noUpgrades;
      return lore < UPGRADE.lore ? tooLittleLore.upgrade : null;
    default:
      return null;
  }
}

const turnKinds: readonly Plain[] = [wait, replace, remove, upgrade, passTurn];

/** NOR-071 to NOR-078, NOR-419: what a seat may do instead of playing; offered only if its lore can be paid. */
function withOtherOptions(s: Northgard, seat: Seat, options: (Play | Plain)[]): (Play | Plain)[] {
  for (const choice of turnKinds) if (whyNoOption(s, seat, choice) === null) options.push(choice);
  return options;
}

function optionRefusals(s: Northgard, seat: Seat): Refusal[] {
  return refused(
    turnKinds,
    choice => whyNoOption(s, seat, choice),
    choice => choice,
  );
}

/** NOR-076: an upgrade ends the turn, or by ruling can be played at once. */
function endUpgrade(s: Northgard, flow: NorthFlow<"playOn">): void {
  if (s.rulings.upgrade === "now") flow.goto("playOn");
  else flow.end();
}

/** NOR-065, NOR-418: the card goes face up into the active area; then others may respond and it is resolved. */
function playCard(s: Northgard, seat: Seat, card: CardId, flow: NorthFlow): void {
  const clan = clanOf(s, seat);
  takeFromHand(clan, card);
  clan.played.push(card);
  flow.emit({ type: "cardPlayed", seat, card });
  flow.call("play", { seat, card, passes: 0 });
}

/** NOR-075, NOR-078: with Remove the card leaves the game, with Upgrade it may. */
function useOptions(s: Northgard, frame: TurnFrame): Use[] {
  const options: Use[] = [];
  for (const card of different(clanOf(s, frame.seat).hand)) {
    if (frame.option !== "remove") options.push({ kind: "use", card, isRemoved: false });
    if ((frame.option === "remove" || frame.option === "upgrade") && isRemovable(card)) {
      options.push({ kind: "use", card, isRemoved: true });
    }
  }
  return options;
}

/** NOR-072 Wait; NOR-073 Replace; NOR-074 Remove; NOR-075 Upgrade. The card leaves the hand before any is drawn (NOR-419). */
function useCard(s: Northgard, frame: TurnFrame, { card, isRemoved }: Use, flow: NorthFlow): void {
  const { seat, option } = frame;
  const clan = clanOf(s, seat);
  takeFromHand(clan, card);
  if (isRemoved) {
    clan.removed.push(card);
    flow.emit({ type: "cardRemoved", seat, card, as: option === "upgrade" ? "upgrade" : "remove" });
  } else {
    clan.aside.push(card);
    flow.emit({
      type: "cardLaidAside",
      seat,
      card,
      as: option === "upgrade" || option === "replace" ? option : "wait",
    });
  }
  if (option === "replace") {
    pay(s, seat, 0, 0, REPLACE.lore, "replace", flow);
    drawToHand(s, seat, REPLACE.cards, flow);
  } else if (option === "remove") {
    pay(s, seat, 0, 0, REMOVE.lore, "remove", flow);
    drawToHand(s, seat, REMOVE.cards, flow);
  } else if (option === "upgrade") pay(s, seat, 0, 0, UPGRADE.lore, "upgrade", flow);
}

/** NOR-075 to NOR-077: the upgrade comes into the hand and can be played from the next turn on. */
function takeUpgrade(s: Northgard, seat: Seat, card: CardId, flow: NorthFlow): void {
  const clan = clanOf(s, seat);
  clan.upgrades.splice(clan.upgrades.indexOf(card), 1);
  clan.gained.push(card);
  clan.hand.push(card);
  clan.shown.push(card);
  flow.emit({ type: "upgradeTaken", seat, card, cites: "NOR-076" });
}
