// The open protocol in words, as a table: `hetman bot-protocol` prints it.

/** A text in both languages. */
type Both = Readonly<Record<"en" | "pl", string>>;

/** One kind of message. */
export interface MessageKind {
  readonly type: string;
  /** Who sends it. */
  readonly from: "host" | "bot";
  readonly fields: Readonly<Record<string, Both>>;
  readonly about: Both;
}

const seatField: Both = { en: "the bot's seat, from 0", pl: "miejsce bota, od 0" };
const idField: Both = { en: "the number of the question", pl: "numer pytania" };

/** Every message, in the order in which a game brings them. */
export const messageKinds: readonly MessageKind[] = [
  {
    type: "hello",
    from: "host",
    about: { en: "A game begins.", pl: "Gra się zaczyna." },
    fields: {
      protocol: { en: "1", pl: "1" },
      game: { en: "the game's id", pl: "identyfikator gry" },
      rules: { en: "the version of its rules", pl: "wersja jej zasad" },
      seat: seatField,
      seats: { en: "how many seats play", pl: "liczba miejsc" },
      options: { en: "the table's settings", pl: "ustawienia stołu" },
      seatOptions: { en: "settings of the seats", pl: "ustawienia miejsc" },
      milliseconds: { en: "the time for an answer", pl: "czas na odpowiedź" },
    },
  },
  {
    type: "hello",
    from: "bot",
    about: { en: "The bot is ready.", pl: "Bot jest gotowy." },
    fields: {
      protocol: { en: "1", pl: "1" },
      name: { en: "what to call it (at most 40 characters)", pl: "jego imię (najwyżej 40 znaków)" },
    },
  },
  {
    type: "event",
    from: "host",
    about: {
      en: "What the seat learned since the last message.",
      pl: "Czego miejsce dowiedziało się od ostatniej wiadomości.",
    },
    fields: { events: { en: "facts, oldest first", pl: "zdarzenia, od najstarszego" } },
  },
  {
    type: "state",
    from: "host",
    about: {
      en: "The board as the seat sees it, before each question.",
      pl: "Plansza oczami miejsca, przed każdym pytaniem.",
    },
    fields: {
      view: { en: "the game's view of this seat", pl: "widok gry z tego miejsca" },
      waiting: { en: "for whom the table waits", pl: "na kogo czeka stół" },
    },
  },
  {
    type: "question",
    from: "host",
    about: { en: "The bot must choose.", pl: "Bot musi wybrać." },
    fields: {
      id: idField,
      where: { en: "the step of the rules, procedure.step", pl: "krok zasad, procedura.krok" },
      args: { en: "numbers and ids of the question", pl: "liczby i identyfikatory pytania" },
      options: { en: "all legal choices; there are no others", pl: "wszystkie dozwolone wybory; innych nie ma" },
      soFar: {
        en: "what it has answered so far, if several choices make one answer",
        pl: "dotychczasowe wybory, jeśli odpowiedź składa się z kilku",
      },
    },
  },
  {
    type: "choose",
    from: "bot",
    about: { en: "The answer, by place or by value.", pl: "Odpowiedź, przez numer albo wartość." },
    fields: {
      id: idField,
      option: {
        en: "the place of an option in the list, from 0; or instead:",
        pl: "numer opcji na liście, od 0; albo zamiast tego:",
      },
      choice: { en: "a value equal to one of the options", pl: "wartość równa jednej z opcji" },
    },
  },
  {
    type: "error",
    from: "host",
    about: { en: "The bot lost this turn; the game goes on.", pl: "Bot stracił tę turę; gra toczy się dalej." },
    fields: {
      id: idField,
      why: { en: "crashed, stalled or nonsense", pl: "crashed (padł), stalled (spóźnił się) lub nonsense (bzdura)" },
      instead: { en: "what was chosen for it", pl: "co wybrano za niego" },
    },
  },
  {
    type: "end",
    from: "host",
    about: { en: "The game is over; a new hello may follow.", pl: "Koniec gry; może nastąpić kolejne hello." },
    fields: {
      result: {
        en: "winners, places, scores by source, reason",
        pl: "zwycięzcy, miejsca, wyniki według źródeł, powód",
      },
    },
  },
];
