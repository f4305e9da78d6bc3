// Everything the game says in Polish.
import { plural, say } from "#kernel/texts.ts";
import { textsFrom, type Words } from "./words.ts";

const cardCount = (n: number) => `${n} ${plural("pl", n, { one: "karta", few: "karty", many: "kart" })}`;
const cardsTaken = (n: number) => `${n} ${plural("pl", n, { one: "kartę", few: "karty", many: "kart" })}`;

/** The Polish words. */
export const words: Words = {
  name: "Ognie na brzegu",
  tagline: "Rozświetl wybrzeże, a innych zostaw w ciemności.",
  options: {
    length: {
      name: "Długość gry",
      about: "Ile ogni zapłonie, zanim gra się skończy; w długiej grze można odkładać karty.",
      values: { short: "Krótka: 4 rundy", long: "Długa: 7 rund" },
    },
  },
  cards: {
    bonfire: "Ognisko",
    lighthouse: "Latarnia morska",
    "oil-lamp": "Lampa oliwna",
    fog: "Mgła",
    torch: "Pochodnia",
    smuggler: "Przemytnik",
  },
  nothing: "nic",
  questions: {
    "round.commitCards": (_args, { worth }) => say`Którą kartę wystawiasz o ogień wart ${worth}?`,
    "round.playSparks": ({ strength }) => say`Dokładasz iskrę? Twoja siła to ${strength}.`,
    "round.layAside": ({ left }) => say`Odkładasz kartę? Zachowasz ${cardsTaken(left)}.`,
    "dim.chooseSeat": () => say`Czyje światło przygaszasz?`,
  },
  waiting: {
    "round.commitCards": say`Wszyscy w tajemnicy wystawiają karty.`,
    "round.playSparks": say`Można dokładać iskry.`,
    "round.layAside": say`Wszyscy w tajemnicy odkładają karty.`,
    "dim.chooseSeat": say`Zwycięzca przygasza czyjeś światło.`,
  },
  choices: {
    commit: (choice, { card }) => say`Wystaw: ${card(choice.card)}`,
    spark: (choice, { card }) => say`Dołóż iskrę: ${card(choice.card)}`,
    layAside: (choice, { card }) => say`Odłóż: ${card(choice.card)}`,
    keep: () => say`Zachowaj resztę`,
    dim: ({ target }, { who }) => say`Przygaś: ${who(target)}`,
    pass: () => say`Pasuj`,
  },
  refusals: {
    "no-spark": say`Ta karta nie jest iskrą.`,
    "no-light": say`Nie ma czego przygasić.`,
    "laid-aside": say`Tę kartę już odkładasz.`,
  },
  log: {
    roundBegan: ({ round, worth }) => say`Runda ${round}: ogień jest wart ${worth}.`,
    cardsRevealed: ({ committed }, { list }) => say`Karty odkryte: ${list(committed)}.`,
    sparkPlayed: (event, { who, card }) =>
      say`${who(event.seat)} dokłada iskrę (${card(event.card)}, +${event.amount}).`,
    beaconWon: ({ seat, strength, worth }, { who }) =>
      say`${who(seat)} zapala ogień z siłą ${strength} i zyskuje ${worth}.`,
    beaconStayedDark: ({ strength }) => say`Kilkoro ma największą siłę ${strength}: ogień nie zapłonie.`,
    cardsLaidAside: ({ seat, cards }, { who, list }) => say`${who(seat)} odkłada: ${list(cards)}.`,
    lightGained: (event, { who, card }) =>
      say`${card(event.card)}: ${who(event.seat)} zyskuje jeszcze ${event.amount} światła.`,
    lightDimmed: ({ by, seat, amount }, { who }) => say`${who(by)} przygasza światło gracza ${who(seat)} o ${amount}.`,
    cardsDrawn: ({ seat, cards, amount }, { who, list }) =>
      cards ? say`${who(seat)} dobiera: ${list(cards)}.` : say`${who(seat)} dobiera ${cardsTaken(amount)}.`,
    discardShuffled: ({ amount }) => say`Stos kart odrzuconych (${cardCount(amount)}) tworzy nową talię.`,
  },
  round: ({ round, rounds, worth, deckSize }) =>
    say`Runda ${round} z ${rounds}, ogień wart ${worth}; w talii: ${cardCount(deckSize)}.`,
  seat: ({ light, hand, handSize, committed, strength }, at, { who, card, list }) =>
    say`${who(at)}: światło ${light}, ${hand ? `na ręce ${list(hand)}` : cardCount(handSize)}${
      committed ? say`, zagrywa: ${card(committed)}, siła ${strength}` : ""
    }`,
  won: winner => say`${winner} ma najwięcej światła i wygrywa.`,
  shared: winners => say`Tak samo jasno świecą i dzielą się zwycięstwem: ${winners}.`,
  scores: { light: "Światło" },
  board: {
    coast: "Wybrzeże",
    hand: "Karty",
    tabs: { play: "Ręka", table: "Runda" },
    worth: worth => `Wartość ${worth}`,
    card: ({ strength, spark }) => `Siła ${strength}${spark ? `, iskra ${spark}` : ""}`,
  },
};

/** The Polish texts. */
export const texts = textsFrom(words);
