// What the terminal game itself says.
import { type Language, plural } from "#kernel/texts.ts";

/** The words of one language. */
export interface Words {
  /** The person's name unless they give one: sentences speak of everybody in the third person. */
  readonly person: (seat: number) => string;
  readonly you: string;
  readonly bot: (seat: number) => string;
  /** A seat whose player is not known. */
  readonly nobody: (seat: number) => string;
  readonly whoPlays: string;
  readonly hint: string;
  readonly help: readonly (readonly [string, string])[];
  readonly news: string;
  readonly log: string;
  readonly noLog: string;
  readonly refused: string;
  readonly nothingRefused: string;
  readonly chooseNumber: (least: number, most: number) => string;
  readonly severalFit: string;
  readonly takenBack: string;
  readonly undoNothing: string;
  readonly undoLearned: string;
  readonly saved: (file: string) => string;
  readonly loaded: (file: string, lines: number) => string;
  readonly askSave: (file: string) => string;
  readonly notSaved: string;
  readonly inputEnded: string;
  readonly place: string;
  readonly total: string;
  readonly seed: (seed: string) => string;
}

const en: Words = {
  person: seat => `Player ${seat + 1}`,
  you: "you",
  bot: seat => `Bot ${seat + 1}`,
  nobody: seat => `Seat ${seat + 1}`,
  whoPlays: "At the table",
  hint: "h help · b board · l log · ? why not · u undo · s save · q quit",
  help: [
    ["1, 2, 3 …", "choose that option; part of its words will do as well"],
    ["?  why", "options that are not allowed now, why, and by which rule"],
    ["u  undo", "take your last choice back"],
    ["b  board", "show the board"],
    ["l  log [n]", "show the last lines of the log"],
    ["s  save [file]", "save the game"],
    ["q  quit", "leave; you may save first"],
  ],
  news: "Since your last choice:",
  log: "What happened:",
  noLog: "Nothing has happened yet.",
  refused: "Not allowed now:",
  nothingRefused: "No other options are blocked right now.",
  chooseNumber: (least, most) =>
    least === most ? "Press Enter, or h for help." : `Choose a number from ${least} to ${most}, or h for help.`,
  severalFit: "Several options fit:",
  takenBack: "Taken back.",
  undoNothing: "Nothing to take back: since your last choice others have acted, dice were rolled or cards were drawn.",
  undoLearned: "Your last choice showed another player something hidden, so it stands.",
  saved: file => `Saved in ${file}.`,
  loaded: (file, lines) => `Loaded ${file} after ${lines} ${plural("en", lines, { one: "choice", other: "choices" })}.`,
  askSave: file => `Save the game in ${file}? [Y/n]`,
  notSaved: "The game was not saved.",
  inputEnded: "The input ended.",
  place: "place",
  total: "total",
  seed: seed => `The seed of this game: ${seed}`,
};

const pl: Words = {
  person: seat => `Gracz ${seat + 1}`,
  you: "ty",
  bot: seat => `Bot ${seat + 1}`,
  nobody: seat => `Miejsce ${seat + 1}`,
  whoPlays: "Przy stole",
  hint: "h pomoc · b plansza · l dziennik · ? czemu nie · u cofnij · s zapisz · q koniec",
  help: [
    ["1, 2, 3 …", "wybierz tę możliwość; wystarczy też część jej słów"],
    ["?  dlaczego", "co teraz niedozwolone, czemu i według której zasady"],
    ["u  cofnij", "cofnij swój ostatni wybór"],
    ["b  plansza", "pokaż planszę"],
    ["l  dziennik [n]", "pokaż ostatnie wpisy dziennika"],
    ["s  zapisz [plik]", "zapisz grę"],
    ["q  koniec", "wyjdź; przedtem można zapisać"],
  ],
  news: "Od twojego ostatniego wyboru:",
  log: "Co się wydarzyło:",
  noLog: "Jeszcze nic się nie wydarzyło.",
  refused: "Teraz niedozwolone:",
  nothingRefused: "Poza tym, czego nie ma na liście, nic tu nie jest wykluczone.",
  chooseNumber: (least, most) =>
    least === most ? "Naciśnij Enter albo h (pomoc)." : `Wybierz liczbę od ${least} do ${most} albo h (pomoc).`,
  severalFit: "Pasuje kilka możliwości:",
  takenBack: "Cofnięto.",
  undoNothing: "Nie ma czego cofnąć: od twojego ostatniego wyboru działali inni albo rzucono kośćmi lub dobrano karty.",
  undoLearned: "Twój ostatni wybór pokazał komuś coś ukrytego, więc zostaje.",
  saved: file => `Zapisano w ${file}.`,
  loaded: (file, lines) =>
    `Wczytano ${file} po ${lines} ${plural("pl", lines, { one: "wyborze", other: "wyborach" })}.`,
  askSave: file => `Zapisać grę w ${file}? [T/n]`,
  notSaved: "Gra nie została zapisana.",
  inputEnded: "Wejście się skończyło.",
  place: "miejsce",
  total: "razem",
  seed: seed => `Ziarno tej gry: ${seed}`,
};

/** The words by language. */
export const words: Readonly<Record<Language, Words>> = { en, pl };
