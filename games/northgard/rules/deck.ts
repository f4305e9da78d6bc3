// Personal decks (NOR-053 to NOR-057): draw pile, hand, active area, discard pile, and who knows which card.
import type { Seat } from "#kernel/procedure.ts";
import type { CardId } from "../content/cards.ts";
import type { DrawFrame, NorthFlow } from "../frames.ts";
import type { ClanState, Northgard } from "../state.ts";

/** NOR-055: the discard pile becomes the draw pile when a card is due and the draw pile is empty. */
function refill(clan: ClanState, seat: Seat, flow: NorthFlow): boolean {
  if (clan.discard.length === 0) return false;
  clan.pile = flow.shuffle(clan.discard);
  clan.discard = [];
  clan.knownTop = 0;
  clan.openTop = 0;
  flow.emit({ type: "pileShuffled", seat, count: clan.pile.length });
  return true;
}

/** Takes the top card of a pile; null if there is none left anywhere. */
function drawOne(s: Northgard, seat: Seat, flow: NorthFlow): CardId | null {
  const clan = s.clans[seat]!;
  if (clan.pile.length === 0 && !refill(clan, seat, flow)) return null;
  if (clan.knownTop > 0) clan.knownTop--;
  return clan.pile.pop()!;
}

/** NOR-057, NOR-416: draws cards one at a time into the hand, as many as there are. */
export function drawToHand(s: Northgard, seat: Seat, count: number, flow: NorthFlow): void {
  const clan = s.clans[seat]!;
  const cards: CardId[] = [];
  for (let i = 0; i < count; i++) {
    const isOpen = clan.openTop > 0;
    if (isOpen) clan.openTop--;
    const card = drawOne(s, seat, flow);
    if (card === null) break;
    clan.hand.push(card);
    if (isOpen) clan.shown.push(card);
    cards.push(card);
  }
  if (cards.length > 0) flow.emit({ type: "cardsDrawn", seat, count: cards.length, cards });
}

/** Draws cards of a Draw action, which are looked at before any goes to the hand. */
export function drawToSort(s: Northgard, frame: DrawFrame, count: number, flow: NorthFlow): void {
  const { seat, drawn } = frame;
  const clan = s.clans[seat]!;
  for (let i = 0; i < count; i++) {
    const card = drawOne(s, seat, flow);
    if (card !== null) drawn.push(card);
  }
  clan.openTop = Math.max(0, clan.openTop - count);
  flow.emit({ type: "cardsDrawn", seat, count: drawn.length, cards: [...drawn] });
}

/** How many cards a seat could draw; there is no limit to a hand or a deck (NOR-417). */
export function drawable(clan: ClanState): number {
  return clan.pile.length + clan.discard.length;
}

/** Takes one copy of a card out of a hand. */
export function takeFromHand(clan: ClanState, card: CardId): void {
  clan.hand.splice(clan.hand.indexOf(card), 1);
  const shown = clan.shown.indexOf(card);
  if (shown >= 0) clan.shown.splice(shown, 1);
}

/** Discards a card from a hand. */
export function discardFromHand(clan: ClanState, card: CardId): void {
  takeFromHand(clan, card);
  clan.discard.push(card);
}

/** NOR-415: puts a card on top of the draw pile, face up or in secret. */
export function putOnTop(clan: ClanState, card: CardId, isOpen: boolean): void {
  clan.pile.push(card);
  clan.knownTop++;
  clan.openTop = isOpen ? clan.openTop + 1 : 0;
}

/** The different cards of a list, in order. */
export function different(cards: readonly CardId[]): CardId[] {
  return cards.filter((card, i) => cards.indexOf(card) === i);
}
