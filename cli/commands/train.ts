// hetman train <game>
import { existsSync } from "node:fs";
import type { Learner, Record } from "#bots/learning/self-play.ts";
import { type Host, nextGeneration, type Plan, type Progress, type Verdict, verdictOf } from "#bots/learning/train.ts";
import type { AnyGame } from "#kernel/game.ts";
import type { Language } from "#kernel/texts.ts";
import { gameOf, numberOf, textOf } from "../args.ts";
import { type Command, type Given, UsageError } from "../command.ts";
import { addText, readText, writeText } from "../files.ts";
import { trainingPage } from "../learning/page.ts";
import { progressOf } from "../progress.ts";
import { columns } from "../table.ts";

export const command: Command = {
  usage: "<game> --out FILE",
  about: { en: "teaches bots to judge positions by self-play", pl: "uczy boty oceniać pozycje przez grę z sobą" },
  flags: {
    out: {
      value: "FILE",
      about: {
        en: "where the weights go; FILE.html has the curves, and a run that was stopped goes on from FILE.progress",
        pl: "plik z wagami; PLIK.html zawiera krzywe, a od PLIK.progress rusza przerwana nauka",
      },
    },
    seats: {
      value: "a,b,…",
      about: { en: "numbers of seats, in turn (the smallest)", pl: "liczby miejsc, na zmianę" },
    },
    generations: { value: "N", about: { en: "how many generations (6)", pl: "ile pokoleń (6)" } },
    games: { value: "K", about: { en: "games of self-play in each (600)", pl: "gry każdego pokolenia (600)" } },
    match: {
      value: "K",
      about: {
        en: "games against the generation before (200; 0: each is kept)",
        pl: "gry z poprzednim pokoleniem (200; 0: każde zostaje)",
      },
    },
    hidden: { value: "N", about: { en: "hidden units (0: a plain sum)", pl: "ukryte jednostki (0: zwykła suma)" } },
    care: {
      value: "N",
      about: {
        en: "one game of self-play in N with care, the others by quick choices (1: all)",
        pl: "jedna gra z N rozważnie, reszta szybkimi wyborami (1: wszystkie)",
      },
    },
    memory: {
      value: "N",
      about: {
        en: "learns from the games of so many generations (1)",
        pl: "uczy się z gier tylu ostatnich pokoleń (1)",
      },
    },
    margin: {
      value: "N",
      about: {
        en: "how much of a result is the margin, in percent (10)",
        pl: "ile w wyniku znaczy różnica punktów, w procentach (10)",
      },
    },
    unseen: {
      value: "K",
      about: { en: "games to measure the result with (400)", pl: "gry, na których mierzy się wynik (400)" },
    },
    minutes: {
      value: "N",
      about: {
        en: "stop after so long; the same command goes on from there",
        pl: "przerwij po tylu minutach; to samo polecenie ruszy dalej",
      },
    },
    seed: { value: "S", about: { en: "any text (hetman)", pl: "dowolny tekst (hetman)" } },
  },
  words: [1, 1],
  run: async given => {
    const { game } = gameOf(given, given.words[0]);
    const out = textOf(given, "out");
    if (out === undefined) throw new UsageError("train needs --out FILE", "train wymaga --out PLIK");
    const learner = learnerOf(game);
    const plan = planOf(given, game);
    const bars = new Map<string, ReturnType<typeof progressOf>>();
    const told = (what: string, done: number, total: number): void => {
      const bar = bars.get(what) ?? progressOf(`train ${game.id} ${what}`);
      bars.set(what, bar);
      bar(done, total);
    };
    let progress = resumed(`${out}.progress`, plan);
    const past = remembered(`${out}.games`);
    const minutes = numberOf(given, "minutes", 1, 100_000);
    const end = minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + minutes * 60_000;
    const host: Host = {
      told,
      keep: game => addText(`${out}.games`, lineOf(game)),
      isTimeUp: () => performance.now() >= end,
    };
    while (progress.log.length < plan.generations && !host.isTimeUp()) {
      const { log } = progress;
      progress = nextGeneration(learner, progress, past, host);
      writeText(`${out}.progress`, `${JSON.stringify(progress)}\n`);
      if (progress.log === log) continue;
      writeText(`${out}.games`, past.map(lineOf).join(""));
      if (progress.kept) writeText(out, `${JSON.stringify(progress.kept)}\n`);
      writeText(`${out}.html`, trainingPage(game.id, progress, null, given.language));
    }
    if (progress.log.length < plan.generations)
      return { document: { game: game.id, plan, log: progress.log }, lines: linesOf(progress, null, given.language) };
    const unseen = numberOf(given, "unseen", 0, 1_000_000) ?? 400;
    const verdict = unseen > 0 ? verdictOf(learner, progress, unseen, told) : null;
    const document = { game: game.id, plan, log: progress.log, verdict };
    writeText(`${out}.html`, trainingPage(game.id, progress, verdict, given.language));
    writeText(`${out}.verdict`, `${JSON.stringify(document)}\n`);
    return { document, lines: linesOf(progress, verdict, given.language) };
  },
};

/** Figures as they are written: lists instead of arrays of numbers. */
const asLists = (_key: string, value: unknown): unknown => (value instanceof Float64Array ? Array.from(value) : value);

const lineOf = (game: Record): string => `${JSON.stringify(game, asLists)}\n`;

/** The games that a training which goes on still learns from; a line that was being written when it stopped is none. */
function remembered(file: string): Record[] {
  if (!existsSync(file)) return [];
  const lines = readText(file).split("\n").slice(0, -1);
  return lines.map(line => {
    const game = JSON.parse(line) as Record;
    return { ...game, positions: game.positions.map(each => ({ ...each, rows: Float64Array.from(each.rows) })) };
  });
}

function learnerOf(game: AnyGame): Learner {
  const { learning } = game.bot;
  if (!learning) throw new UsageError(`${game.id} has no figures to learn from`, `${game.id} nie ma danych do nauki`);
  return { game, learning };
}

function planOf(given: Given, game: AnyGame): Plan {
  const seats = (textOf(given, "seats") ?? String(Math.max(2, Math.min(...game.seats)))).split(",").map(Number);
  if (seats.some(count => count < 2 || !game.seats.includes(count)))
    throw new UsageError(
      `${game.id} is played with ${game.seats.join(", ")} seats`,
      `${game.id}: miejsca ${game.seats.join(", ")}`,
    );
  const plan = {
    seed: textOf(given, "seed") ?? "hetman",
    seats,
    generations: numberOf(given, "generations", 1, 10_000) ?? 6,
    games: numberOf(given, "games", 10, 1_000_000) ?? 600,
    match: numberOf(given, "match", 0, 1_000_000) ?? 200,
    hidden: numberOf(given, "hidden", 0, 256) ?? 0,
    care: numberOf(given, "care", 1, 1000) ?? 1,
    margin: numberOf(given, "margin", 0, 100) ?? 10,
    memory: numberOf(given, "memory", 1, 1000) ?? 1,
  };
  const { seed, games, match, hidden, care, margin, memory } = plan;
  const style = `--care ${care} --margin ${margin} --memory ${memory}`;
  const flags = `--seats ${seats.join(",")} --games ${games} --match ${match} ${style}`;
  return { ...plan, command: `hetman train ${game.id} ${flags} --hidden ${hidden} --seed ${seed}` };
}

/** Goes on from a file of the same plan; more generations may be asked for than before. */
function resumed(file: string, plan: Plan): Progress {
  const fresh: Progress = { plan, log: [], kept: null, latest: null };
  if (!existsSync(file)) return fresh;
  const found = JSON.parse(readText(file)) as Progress;
  const essence = ({ generations: _g, command: _c, ...rest }: Plan) => JSON.stringify(rest);
  if (essence(found.plan) !== essence(plan))
    throw new UsageError(`${file} is of another plan: remove it to begin again`, `${file} dotyczy innego planu`);
  return { ...found, plan };
}

const words = {
  en: {
    heads: ["generation", "positions", "share of wins", "95%", "kept"],
    moments: ["of the game", "Brier by hand", "learned", "AUC by hand", "learned"],
    yes: "yes",
    no: "no",
    duel: "one step ahead against the hand-made judgement",
    none: "no generation was better than the hand-made judgement",
    begun: "the first generation is not finished; the same command goes on",
  },
  pl: {
    heads: ["pokolenie", "pozycje", "udział wygranych", "95%", "zachowane"],
    moments: ["część gry", "Brier ręcznej", "wyuczonej", "AUC ręcznej", "wyuczonej"],
    yes: "tak",
    no: "nie",
    duel: "krok naprzód przeciw ocenie ręcznej",
    none: "żadne pokolenie nie było lepsze od oceny ręcznej",
    begun: "pierwsze pokolenie nie jest skończone; to samo polecenie ruszy dalej",
  },
};

const range = (interval: readonly number[]): string => interval.map(end => end.toFixed(3)).join(" – ");

function linesOf({ log, kept }: Progress, verdict: Verdict | null, language: Language): string[] {
  const w = words[language];
  const rows = log.map(({ generation, lessons, score, isKept }) => [
    generation,
    lessons,
    score.share.toFixed(3),
    range(score.interval),
    isKept ? w.yes : w.no,
  ]);
  const table = columns([w.heads, ...rows], "", language);
  if (log.length === 0) return [w.begun];
  if (!kept) return [...table, "", w.none];
  if (!verdict) return table;
  const { duel, moments } = verdict;
  const trust = moments.map(({ moment, hand, learned }) => [
    moment,
    hand.brier.toFixed(4),
    learned.brier.toFixed(4),
    hand.auc.toFixed(3),
    learned.auc.toFixed(3),
  ]);
  const result = `${w.duel}: ${duel.share.toFixed(3)} (${range(duel.interval)}, ${duel.games})`;
  return [...table, "", result, "", ...columns([w.moments, ...trust], "", language)];
}
