// Everything the game says in Polish.
import { assertNever } from "#kernel/content.ts";
import type { Seat } from "#kernel/procedure.ts";
import { plural, type Reader, type Ref, ref, say, type Texts } from "#kernel/texts.ts";
import type { CardId } from "../content/cards.ts";
import type { BeaconsChoice, BeaconsEvent } from "../state.ts";
import type { BeaconsView, SeatView } from "../view/view.ts";

const names: Readonly<Record<CardId, string>> = {
  bonfire: "Ognisko",
  lighthouse: "Latarnia morska",
  "oil-lamp": "Lampa oliwna",
  fog: "Mgła",
  torch: "Pochodnia",
  smuggler: "Przemytnik",
};

const card = (id: CardId): Ref => ref(`card:${id}`, names[id]);
const who = (seat: Seat, reader: Reader): Ref => ref(`seat:${seat}`, reader.seatName(seat));
const list = (ids: readonly CardId[]) => (ids.length === 0 ? "nic" : ids.map(id => names[id]).join(", "));
const cardCount = (n: number) => `${n} ${plural("pl", n, { one: "karta", few: "karty", many: "kart" })}`;
const cardsDrawn = (n: number) => `${n} ${plural("pl", n, { one: "kartę", few: "karty", many: "kart" })}`;

const seatLine = (seat: SeatView, at: Seat, reader: Reader) =>
  say`${who(at, reader)}: światło ${seat.light}, ${seat.hand ? `na ręce ${list(seat.hand)}` : cardCount(seat.handSize)}${
    seat.committed ? say`, zagrywa: ${card(seat.committed)}, siła ${seat.strength}` : ""
  }`;

/** The Polish texts. */
export const texts: Texts<BeaconsView, BeaconsEvent> = {
  name: "Ognie na brzegu",
  tagline: "Rozświetl wybrzeże, a innych zostaw w ciemności.",
  options: {
    length: {
      name: "Długość gry",
      about: "Ile ogni zapłonie, zanim gra się skończy.",
      values: { short: "Krótka: 4 rundy", long: "Długa: 7 rund" },
    },
  },
  seatOptions: {},
  question(question, view) {
    switch (question.step) {
      case "commitCards":
        return say`Którą kartę wystawiasz o ogień wart ${view.worth}?`;
      case "playSparks":
        return say`Dokładasz iskrę? Twoja siła to ${view.seats[question.seat]!.strength}.`;
      default:
        return say`Czyje światło przygaszasz?`;
    }
  },
  waiting(waiting) {
    switch (waiting.step) {
      case "commitCards":
        return say`Wszyscy w tajemnicy wystawiają karty.`;
      case "playSparks":
        return say`Można dokładać iskry.`;
      default:
        return say`Zwycięzca przygasza czyjeś światło.`;
    }
  },
  choice(choice: BeaconsChoice, _question, _view, reader) {
    switch (choice.kind) {
      case "commit":
        return say`Wystaw: ${card(choice.card)}`;
      case "spark":
        return say`Dołóż iskrę: ${card(choice.card)}`;
      case "dim":
        return say`Przygaś: ${who(choice.target, reader)}`;
      case "pass":
        return say`Pasuj`;
      default:
        return assertNever(choice);
    }
  },
  refusal: refusal => (refusal.why === "no-spark" ? say`Ta karta nie jest iskrą.` : say`Nie ma czego przygasić.`),
  log(event, reader) {
    switch (event.type) {
      case "roundBegan":
        return say`Runda ${event.round}: ogień jest wart ${event.worth}.`;
      case "cardsRevealed":
        return say`Karty odkryte: ${list(event.committed)}.`;
      case "sparkPlayed":
        return say`${who(event.seat, reader)} dokłada iskrę (${card(event.card)}, +${event.amount}).`;
      case "beaconWon":
        return say`${who(event.seat, reader)} zapala ogień z siłą ${event.strength} i zyskuje ${event.worth}.`;
      case "beaconStayedDark":
        return say`Kilkoro ma największą siłę ${event.strength}: ogień nie zapłonie.`;
      case "lightGained":
        return say`${card(event.card)}: ${who(event.seat, reader)} zyskuje jeszcze ${event.amount} światła.`;
      case "lightDimmed":
        return say`${who(event.by, reader)} przygasza światło gracza ${who(event.seat, reader)} o ${event.amount}.`;
      case "cardsDrawn":
        return event.cards
          ? say`${who(event.seat, reader)} dobiera: ${list(event.cards)}.`
          : say`${who(event.seat, reader)} dobiera ${cardsDrawn(event.amount)}.`;
      case "discardShuffled":
        return say`Stos kart odrzuconych (${cardCount(event.amount)}) tworzy nową talię.`;
      default:
        return assertNever(event);
    }
  },
  describe: (view, reader) => [
    say`Runda ${view.round} z ${view.rounds}, ogień wart ${view.worth}; w talii: ${cardCount(view.deckSize)}.`,
    ...view.seats.map((seat, at) => seatLine(seat, at, reader)),
  ],
  ending: (result, reader) =>
    result.winners.length === 1
      ? say`${who(result.winners[0]!, reader)} ma najwięcej światła i wygrywa.`
      : say`Tak samo jasno świecą i dzielą się zwycięstwem: ${result.winners
          .map(seat => reader.seatName(seat))
          .join(", ")}.`,
  scores: { light: "Światło" },
};
