// A turn is exactly one of: play cards, wait, replace, remove, upgrade, pass (NOR-064).
import type { Refusal, Seat } from "#kernel/procedure.ts";
import { endTurn, type NorthChoice, type Plain, passTurn, type Upgrade, type UseCard } from "../choices.ts";
import { type CardId, cardOf } from "../content/cards.ts";
import { REMOVE, REPLACE, UPGRADE } from "../content/numbers.ts";
import type { NorthFlow, TurnFrame } from "../frames.ts";
import type { Northgard } from "../state.ts";
import { different, drawToHand, takeFromHand } from "./deck.ts";
import { isPlayable } from "./effects.ts";
import { pay } from "./pieces.ts";
import { clanOf } from "./queries.ts";
import { steps } from "./steps.ts";

type TurnChoice = UseCard | Upgrade | Plain;

const { procedure, auto, ask } = steps<TurnFrame>();

export const turn = procedure("turn", {
  // NOR-064, NOR-065, NOR-084, NOR-420 One option; without cards only passing is left.
  chooseOption: ask<TurnChoice>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => turnOptions(s, frame.seat),
    refused: (s, frame) => turnRefusals(s, frame.seat),
    take: takeOption,
  }),
  // NOR-069, NOR-250 After a card the turn may go on; if the only card was cancelled it begins again.
  seeWhatIsLeft: auto((s, frame, flow) => {
    if (frame.cards === 0) flow.goto("chooseOption");
    else if (clanOf(s, frame.seat).hand.length === 0) flow.end();
  }),
  // NOR-066, NOR-068, NOR-070 Any number of Flash cards and one main card, one after another.
  playOn: ask<TurnChoice>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => {
      const options: TurnChoice[] = [];
      for (const card of different(clanOf(s, frame.seat).hand)) {
        if ((cardOf(card).flash || !frame.hasMain) && isPlayable(s, frame.seat, card))
          options.push({ kind: "play", card });
      }
      options.push(endTurn);
      return options;
    },
    refused: (s, frame) => playRefusals(s, frame.seat, frame.hasMain),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "play") return flow.end();
      playCard(s, frame.seat, choice.card, flow);
      flow.goto("seeWhatIsLeft");
    },
  }),
});

/** NOR-071 to NOR-078, NOR-419: what a seat may do in its turn. */
function turnOptions(s: Northgard, seat: Seat): TurnChoice[] {
  const clan = clanOf(s, seat);
  const options: TurnChoice[] = [];
  for (const card of different(clan.hand)) {
    const isRemovable = card !== "unrest";
    if (isPlayable(s, seat, card)) options.push({ kind: "play", card });
    options.push({ kind: "wait", card });
    if (clan.lore >= REPLACE.lore) options.push({ kind: "replace", card });
    if (clan.lore >= REMOVE.lore && isRemovable) options.push({ kind: "remove", card });
    if (clan.lore < UPGRADE.lore) continue;
    for (const gain of clan.upgrades) {
      options.push({ kind: "upgrade", card, isRemoved: false, gain });
      if (isRemovable) options.push({ kind: "upgrade", card, isRemoved: true, gain });
    }
  }
  options.push(passTurn);
  return options;
}

function takeOption(s: Northgard, frame: TurnFrame, choice: TurnChoice, flow: NorthFlow): void {
  const { seat } = frame;
  switch (choice.kind) {
    case "play":
      playCard(s, seat, choice.card, flow);
      return;
    case "wait":
    case "replace":
      layAside(s, seat, choice.card, choice.kind, flow);
      break;
    case "remove":
      removeCard(s, seat, choice.card, "remove", flow);
      break;
    case "upgrade":
      upgradeClan(s, seat, choice, flow);
      break;
    default:
      flow.call("passing", { seat, creature: "" });
  }
  flow.end();
}

/** NOR-065, NOR-418: the card goes face up into the active area; then others may respond and it is resolved. */
function playCard(s: Northgard, seat: Seat, card: CardId, flow: NorthFlow): void {
  const clan = clanOf(s, seat);
  takeFromHand(clan, card);
  clan.played.push(card);
  flow.emit({ type: "cardPlayed", seat, card });
  flow.call("play", { seat, card, passes: 0 });
}

/** NOR-072 Wait; NOR-073 Replace: also pay 1 lore and draw 1 card. */
function layAside(s: Northgard, seat: Seat, card: CardId, as: "wait" | "replace", flow: NorthFlow): void {
  const clan = clanOf(s, seat);
  takeFromHand(clan, card);
  clan.aside.push(card);
  flow.emit({ type: "cardLaidAside", seat, card, as });
  if (as === "wait") return;
  pay(s, seat, 0, 0, REPLACE.lore, "replace", flow);
  drawToHand(s, seat, REPLACE.cards, flow);
}

/** NOR-074 Remove: pay 2 lore, draw 2 cards. */
function removeCard(s: Northgard, seat: Seat, card: CardId, as: "remove" | "upgrade", flow: NorthFlow): void {
  const clan = clanOf(s, seat);
  takeFromHand(clan, card);
  clan.removed.push(card);
  flow.emit({ type: "cardRemoved", seat, card, as });
  if (as === "upgrade") return;
  pay(s, seat, 0, 0, REMOVE.lore, "remove", flow);
  drawToHand(s, seat, REMOVE.cards, flow);
}

/** NOR-075, NOR-076, NOR-077 Upgrade: lay a card aside or remove it, pay 3 lore, take a clan upgrade into hand. */
function upgradeClan(s: Northgard, seat: Seat, { card, isRemoved, gain }: Upgrade, flow: NorthFlow): void {
  const clan = clanOf(s, seat);
  if (isRemoved) removeCard(s, seat, card, "upgrade", flow);
  else {
    takeFromHand(clan, card);
    clan.aside.push(card);
    flow.emit({ type: "cardLaidAside", seat, card, as: "upgrade" });
  }
  pay(s, seat, 0, 0, UPGRADE.lore, "upgrade", flow);
  clan.upgrades.splice(clan.upgrades.indexOf(gain), 1);
  clan.gained.push(gain);
  clan.hand.push(gain);
  clan.shown.push(gain);
  flow.emit({ type: "upgradeTaken", seat, card: gain });
}

/** Why cards cannot be played now. */
function playRefusals(s: Northgard, seat: Seat, hasMain: boolean): Refusal[] {
  const refused: Refusal[] = [];
  for (const id of different(clanOf(s, seat).hand)) {
    const card = cardOf(id);
    const choice: NorthChoice = { kind: "play", card: id };
    if (card.play === "never") refused.push({ choice, why: "never-played", rule: "NOR-071" });
    else if (card.play === "response") refused.push({ choice, why: "response-only", rule: "NOR-252" });
    else if (hasMain && !card.flash) refused.push({ choice, why: "main-card-played", rule: "NOR-066" });
    else if (!isPlayable(s, seat, id)) refused.push({ choice, why: "nothing-to-do", rule: "NOR-071" });
  }
  return refused;
}

function turnRefusals(s: Northgard, seat: Seat): Refusal[] {
  const clan = clanOf(s, seat);
  const refused = playRefusals(s, seat, false);
  for (const card of different(clan.hand)) {
    const short = (kind: "replace" | "remove", lore: number, rule: string): void => {
      if (clan.lore < lore)
        refused.push({ choice: { kind, card } as NorthChoice, why: "too-little-lore", rule, args: { lore } });
    };
    short("replace", REPLACE.lore, "NOR-073");
    short("remove", REMOVE.lore, "NOR-074");
    if (card === "unrest" && clan.lore >= REMOVE.lore) {
      refused.push({ choice: { kind: "remove", card } as NorthChoice, why: "unrest-stays", rule: "NOR-078" });
    }
    for (const gain of clan.upgrades) {
      if (clan.lore >= UPGRADE.lore) continue;
      const choice: NorthChoice = { kind: "upgrade", card, isRemoved: false, gain };
      refused.push({ choice, why: "too-little-lore", rule: "NOR-075", args: { lore: UPGRADE.lore } });
    }
  }
  return refused;
}
