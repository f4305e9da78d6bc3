// Playing a card (NOR-418): others may respond, the Snake may move its token, then the card is resolved.
import { frameOf, type Seat } from "#kernel/procedure.ts";
import { type At, cancel, type Plain, stop } from "../choices.ts";
import { cardList, cardOf } from "../content/cards.ts";
import type { PlayFrame, TokenFrame, TurnFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import type { Territory } from "../map/land.ts";
import { NONE, type Northgard } from "../state.ts";
import { takeFromHand } from "./deck.ts";
import { areEnemies, clanOf, isNextToOwn, powerOf } from "./queries.ts";
import { reasons, refused, type Why } from "./reasons.ts";
import { steps } from "./steps.ts";

const responses = cardList.filter(card => card.play === "response").map(card => card.id);

const { procedure, auto, window } = steps<PlayFrame>();

export const play = procedure("play", {
  // NOR-249, NOR-251, NOR-376 Opponents may cancel the card. Every opponent who may hold the response, for all the
  // table knows, is asked, so that the question gives nothing away.
  respond: window<Plain>({
    seats: (s, frame) => responders(s, frame.seat),
    options: (s, _frame, seat) => (responses.some(card => clanOf(s, seat).hand.includes(card)) ? [cancel] : []),
    refused: (s, _frame, seat) =>
      responses.some(card => clanOf(s, seat).hand.includes(card)) ? [] : [{ choice: cancel, ...reasons.noResponse }],
    args: (_s, frame) => ({ card: frame.card, seat: frame.seat }),
    take: (s, frame, _choice, flow, seat) => {
      const responder = clanOf(s, seat);
      const response = responses.find(card => responder.hand.includes(card))!;
      takeFromHand(responder, response);
      responder.played.push(response);
      const clan = clanOf(s, frame.seat);
      clan.played.splice(clan.played.lastIndexOf(frame.card), 1);
      // NOR-443 It counts as neither played nor resolved.
      clan.discard.push(frame.card);
      flow.emit({ type: "cardCancelled", seat: frame.seat, card: frame.card, by: seat, with: response });
      flow.end();
    },
  }),
  // NOR-236 Before any clan card the Snake may place Scorched Earth.
  moveToken: auto((s, frame, { call }) => {
    if (cardOf(frame.card).kind === "clan" && powerOf(s, frame.seat).scorchedEarth) call("token", { seat: frame.seat });
  }),
  resolve: auto((s, frame, { call }) => {
    const turn = frameOf<TurnFrame>(s, "turn");
    if (turn) {
      turn.cards++;
      if (!cardOf(frame.card).flash) turn.hasMain = true;
    }
    const { seat, card } = frame;
    call("effects", { seat, card, branch: NONE, index: 0, place: NONE, raised: [], timing: "" });
  }),
});

/** Opponents in turn order who may hold a response in hand, as far as everybody can know. */
function responders(s: Northgard, seat: Seat): Seat[] {
  const found: Seat[] = [];
  for (let i = 1; i < s.seats; i++) {
    const other = (seat + i) % s.seats;
    const clan = s.clans[other]!;
    if (clan.hand.length === 0 || !areEnemies(s, seat, other)) continue;
    const hidden = clan.pile.length - clan.openTop;
    if (responses.some(card => clan.hand.includes(card) || isAmong(clan.pile, card, hidden))) found.push(other);
  }
  return found;
}

const isAmong = <T>(list: readonly T[], item: T, first: number): boolean => {
  const at = list.indexOf(item);
  return at >= 0 && at < first;
};

const place = steps<TokenFrame>();

export const token = place.procedure("token", {
  // NOR-236, NOR-237, NOR-389, NOR-440 On a territory adjacent to an own one, whatever the border; or not.
  placeToken: place.ask<At | Plain>({
    when: (s, frame) => tokenTargets(s, frame.seat).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [...tokenTargets(s, frame.seat).map(at => ({ kind: "scorch" as const, at })), stop],
    refused: (s, frame) =>
      refused(
        landOf(s).list,
        at => whyNoToken(s, frame.seat, at),
        at => ({ kind: "scorch", at }),
      ),
    take: (s, frame, choice, { emit }) => {
      if (choice.kind !== "scorch") return;
      s.scorched = choice.at;
      emit({ type: "tokenPlaced", seat: frame.seat, at: choice.at });
    },
  }),
});

/** Where the Snake may put Scorched Earth; where it lies already is no choice. */
export function tokenTargets(s: Northgard, seat: Seat): Territory[] {
  if (!powerOf(s, seat).scorchedEarth) return [];
  const now = s.scorched === NONE ? NONE : landOf(s).territory[s.scorched]!;
  return landOf(s).list.filter(territory => territory !== now && isNextToOwn(s, seat, territory));
}

/** Why the Snake may not put Scorched Earth into a territory. */
function whyNoToken(s: Northgard, seat: Seat, at: Territory): Why | null {
  if (tokenTargets(s, seat).includes(at)) return null;
  return isNextToOwn(s, seat, at) ? reasons.tokenThere : reasons.tokenFar;
}
