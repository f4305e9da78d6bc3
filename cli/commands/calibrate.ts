// hetman calibrate <game>
import { type Calibration, calibrationOf } from "#bots/learning/calibration.ts";
import type { Language } from "#kernel/texts.ts";
import { gameOf, numberOf, seatsOf, textOf } from "../args.ts";
import { type Command, UsageError } from "../command.ts";
import { writeText } from "../files.ts";
import { trustPage } from "../learning/page.ts";
import { progressOf } from "../progress.ts";
import { columns } from "../table.ts";

export const command: Command = {
  usage: "<game>",
  about: {
    en: "measures how far the bots' chances to win can be trusted",
    pl: "mierzy, na ile można ufać szansom wygranej według botów",
  },
  flags: {
    seats: {
      value: "N",
      about: { en: "number of seats (four, or the most)", pl: "liczba miejsc (cztery albo najwięcej)" },
    },
    games: { value: "K", about: { en: "how many games (100)", pl: "ile gier (100)" } },
    seed: { value: "S", about: { en: "any text (hetman)", pl: "dowolny tekst (hetman)" } },
    out: { value: "FILE", about: { en: "a page with the curve, too", pl: "także strona z krzywą" } },
    quick: {
      about: {
        en: "games by quick choices, in a fraction of the time",
        pl: "gry szybkimi wyborami, wielokrotnie krótsze",
      },
    },
  },
  words: [1, 1],
  run: async given => {
    const { game } = gameOf(given, given.words[0]);
    const seats = seatsOf(given, game);
    const games = numberOf(given, "games", 4, 1_000_000) ?? 100;
    const measure = { seats, games, seed: textOf(given, "seed") ?? "hetman", isQuick: given.flags.quick === true };
    const calibration = calibrationOf(game, measure, progressOf(`calibrate ${game.id}`));
    if (!calibration)
      throw new UsageError(
        `bots know no chances to win in ${game.id} with ${seats} seats`,
        `boty nie znają szans wygranej w ${game.id} przy ${seats} miejscach`,
      );
    const page = textOf(given, "out");
    if (page !== undefined) writeText(page, trustPage(game.id, seats, calibration, given.language));
    const document = { game: game.id, rules: game.rules, ...measure, ...calibration };
    return { document, lines: linesOf(calibration, given.language) };
  },
};

const words = {
  en: {
    moments: ["of the game", "Brier by hand", "chances", "AUC by hand", "chances"],
    bins: ["chance", "judgements", "thought", "won"],
    error: "chances and results are apart, on average",
  },
  pl: {
    moments: ["część gry", "Brier ręcznej", "szans", "AUC ręcznej", "szans"],
    bins: ["szansa", "oceny", "przewidziane", "wygrane"],
    error: "szanse i wyniki różnią się średnio o",
  },
};

function linesOf({ moments, reliability, error }: Calibration, language: Language): string[] {
  const w = words[language];
  const trust = moments.map(({ moment, hand, chances }) => [
    moment,
    hand.brier.toFixed(4),
    chances.brier.toFixed(4),
    hand.auc.toFixed(3),
    chances.auc.toFixed(3),
  ]);
  const curve = reliability.flatMap(({ count, thought, won }, bin) =>
    count === 0 ? [] : [[`${bin * 10}–${bin * 10 + 10} %`, count, thought.toFixed(3), won.toFixed(3)]],
  );
  return [
    ...columns([w.moments, ...trust], "", language),
    "",
    ...columns([w.bins, ...curve], "", language),
    "",
    `${w.error}: ${error.toFixed(3)}`,
  ];
}
