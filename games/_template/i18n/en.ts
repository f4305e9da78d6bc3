// Everything the game says in English.
import { assertNever } from "#kernel/content.ts";
import type { Seat } from "#kernel/procedure.ts";
import { plural, type Reader, type Ref, ref, say, type Texts } from "#kernel/texts.ts";
import type { CardId } from "../content/cards.ts";
import type { BeaconsChoice, BeaconsEvent } from "../state.ts";
import type { BeaconsView, SeatView } from "../view/view.ts";

const names: Readonly<Record<CardId, string>> = {
  bonfire: "Bonfire",
  lighthouse: "Lighthouse",
  "oil-lamp": "Oil lamp",
  fog: "Fog",
  torch: "Torch",
  smuggler: "Smuggler",
};

const card = (id: CardId): Ref => ref(`card:${id}`, names[id]);
const who = (seat: Seat, reader: Reader): Ref => ref(`seat:${seat}`, reader.seatName(seat));
const list = (ids: readonly CardId[]) => (ids.length === 0 ? "nothing" : ids.map(id => names[id]).join(", "));
const cardCount = (n: number) => `${n} ${plural("en", n, { one: "card", other: "cards" })}`;

const seatLine = (seat: SeatView, at: Seat, reader: Reader) =>
  say`${who(at, reader)}: light ${seat.light}, ${seat.hand ? `hand ${list(seat.hand)}` : cardCount(seat.handSize)}${
    seat.committed ? say`, plays ${card(seat.committed)} with strength ${seat.strength}` : ""
  }`;

/** The English texts. */
export const texts: Texts<BeaconsView, BeaconsEvent> = {
  name: "Beacons",
  tagline: "Light the coast, and leave the others in the dark.",
  options: {
    length: {
      name: "Length",
      about: "How many beacons are lit before the game ends.",
      values: { short: "Short: 4 rounds", long: "Long: 7 rounds" },
    },
  },
  seatOptions: {},
  question(question, view) {
    switch (question.step) {
      case "commitCards":
        return say`Which card do you commit for a beacon worth ${view.worth}?`;
      case "playSparks":
        return say`Do you add a spark? Your strength is ${view.seats[question.seat]!.strength}.`;
      default:
        return say`Whose light do you dim?`;
    }
  },
  waiting(waiting) {
    switch (waiting.step) {
      case "commitCards":
        return say`Everybody commits a card in secret.`;
      case "playSparks":
        return say`Sparks may be added.`;
      default:
        return say`The winner dims somebody’s light.`;
    }
  },
  choice(choice: BeaconsChoice, _question, _view, reader) {
    switch (choice.kind) {
      case "commit":
        return say`Commit ${card(choice.card)}`;
      case "spark":
        return say`Add ${card(choice.card)} as a spark`;
      case "dim":
        return say`Dim ${who(choice.target, reader)}`;
      case "pass":
        return say`Pass`;
      default:
        return assertNever(choice);
    }
  },
  refusal: refusal => (refusal.why === "no-spark" ? say`This card is no spark.` : say`There is no light to dim.`),
  log(event, reader) {
    switch (event.type) {
      case "roundBegan":
        return say`Round ${event.round}: the beacon is worth ${event.worth}.`;
      case "cardsRevealed":
        return say`Cards are revealed: ${list(event.committed)}.`;
      case "sparkPlayed":
        return say`${who(event.seat, reader)} adds ${card(event.card)} for ${event.amount}.`;
      case "beaconWon":
        return say`${who(event.seat, reader)} lights the beacon with strength ${event.strength} and gains ${event.worth}.`;
      case "beaconStayedDark":
        return say`Several are strongest with ${event.strength}: the beacon stays dark.`;
      case "lightGained":
        return say`${card(event.card)} gives ${who(event.seat, reader)} ${event.amount} more light.`;
      case "lightDimmed":
        return say`${who(event.by, reader)} dims the light of ${who(event.seat, reader)} by ${event.amount}.`;
      case "cardsDrawn":
        return event.cards
          ? say`${who(event.seat, reader)} draws ${list(event.cards)}.`
          : say`${who(event.seat, reader)} draws ${cardCount(event.amount)}.`;
      case "discardShuffled":
        return say`The discard pile of ${cardCount(event.amount)} becomes the new deck.`;
      default:
        return assertNever(event);
    }
  },
  describe: (view, reader) => [
    say`Round ${view.round} of ${view.rounds}, a beacon worth ${view.worth}; deck: ${cardCount(view.deckSize)}.`,
    ...view.seats.map((seat, at) => seatLine(seat, at, reader)),
  ],
  ending: (result, reader) =>
    result.winners.length === 1
      ? say`${who(result.winners[0]!, reader)} has the most light and wins.`
      : say`Equally bright, they share the win: ${result.winners.map(seat => reader.seatName(seat)).join(", ")}.`,
  scores: { light: "Light" },
};
