// The words of the report.
import type { Language } from "#kernel/texts.ts";

const en = {
  title: (game: string) => `${game}: balance`,
  level: "level",
  seats: "seats",
  games: "games",
  seed: "seed",
  rules: "rules",
  settings: "settings",
  defaults: "as they come",
  again: "The same report again:",
  fair: (share: string) => `The line marks the fair share, ${share}. Bars show 95% intervals.`,
  factions: (option: string) => `Victories by ${option}`,
  bySeat: "Victories by seat",
  byOrder: "Victories by turn order",
  byOrderAbout: "Who made the first choice of the game is first.",
  lengths: "Length of games, in decisions",
  lengthsAbout: (mean: string, median: string, least: string, most: string) =>
    `Mean ${mean}, median ${median}, from ${least} to ${most}.`,
  reasons: "How games ended",
  scores: "Scores by source",
  winners: "winners",
  others: "others",
  content: (kind: string) => `Victories by use: ${kind}`,
  contentAbout: (share: string) =>
    `How often a seat that used it won; the line marks the mean, ${share}. A hint, not a proof: who leads can afford more.`,
  odd: "What stands out",
  nothingOdd: "Nothing is far from fair.",
  oddShare: (name: string, share: string, low: string, high: string) => `${name}: ${share} (${low} to ${high})`,
  unused: (ids: string) => `Never used: ${ids}`,
  unwon: (n: string) => `Games that nobody won: ${n}`,
  seat: "seat",
  turn: "turn",
};

const pl: typeof en = {
  title: game => `${game}: równowaga`,
  level: "poziom",
  seats: "miejsca",
  games: "gry",
  seed: "ziarno",
  rules: "zasady",
  settings: "ustawienia",
  defaults: "domyślne",
  again: "Ten sam raport jeszcze raz:",
  fair: share => `Linia oznacza sprawiedliwy udział, ${share}. Paski to przedziały 95%.`,
  factions: option => `Zwycięstwa: ${option}`,
  bySeat: "Zwycięstwa według miejsca",
  byOrder: "Zwycięstwa według kolejności",
  byOrderAbout: "Pierwszy jest ten, kto dokonał pierwszego wyboru w grze.",
  lengths: "Długość gier, w decyzjach",
  lengthsAbout: (mean, median, least, most) => `Średnia ${mean}, mediana ${median}, od ${least} do ${most}.`,
  reasons: "Jak kończyły się gry",
  scores: "Wyniki według źródeł",
  winners: "zwycięzcy",
  others: "pozostali",
  content: kind => `Zwycięstwa według użycia: ${kind}`,
  contentAbout: share =>
    `Jak często wygrywało miejsce, które tego użyło; linia oznacza średnią, ${share}. Wskazówka, nie dowód: kto prowadzi, na więcej go stać.`,
  odd: "Co się wyróżnia",
  nothingOdd: "Nic nie odbiega daleko od sprawiedliwego udziału.",
  oddShare: (name, share, low, high) => `${name}: ${share} (${low} do ${high})`,
  unused: ids => `Nigdy nieużyte: ${ids}`,
  unwon: n => `Gry bez zwycięzcy: ${n}`,
  seat: "miejsce",
  turn: "kolejność",
};

/** The words of the report in each language. */
export const words: Readonly<Record<Language, typeof en>> = { en, pl };
