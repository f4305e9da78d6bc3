// hetman check <game>|all
import { checkGame, isClean, readChoices } from "#games/every-game/check.ts";
import type { CheckReport } from "#games/every-game/report.ts";
import { gameOf, numberOf, textOf } from "../args.ts";
import { type Command, type Given, UsageError } from "../command.ts";
import { progressOf } from "../progress.ts";
import { columns } from "../table.ts";

export const command: Command = {
  usage: "<game>|all",
  about: { en: "runs the suite that every game must pass", pl: "sprawdza to, co musi spełniać każda gra" },
  flags: {
    games: { value: "K", about: { en: "how many random games (100)", pl: "ile losowych gier (100)" } },
    seed: { value: "S", about: { en: "any text (1)", pl: "dowolny tekst (1)" } },
    case: { value: "N", about: { en: "only this game of them", pl: "tylko ta jedna z nich" } },
    choices: {
      value: "n,n,…",
      about: { en: "these choices instead of random ones", pl: "te wybory zamiast losowych" },
    },
  },
  words: [1, 1],
  run: async given => {
    const isAll = given.words[0] === "all";
    const games = isAll ? Object.values(given.registry) : [gameOf(given, given.words[0])];
    const reports: CheckReport[] = [];
    for (const each of games) {
      reports.push(await checkGame(each, { ...optionsOf(given), progress: progressOf(`check ${each.game.id}`) }));
    }
    const ok = reports.every(isClean);
    return { document: isAll ? reports : reports[0], lines: reports.flatMap(linesOf), ok };
  },
};

function optionsOf(given: Given) {
  const one = numberOf(given, "case", 0, 10_000_000);
  const choices = textOf(given, "choices");
  if (choices !== undefined && !/^\d+(x\d+)?(,\d+(x\d+)?)*$/.test(choices))
    throw new UsageError(`--choices must be numbers like 3,0x12,7`, `--choices to liczby, np. 3,0x12,7`);
  return {
    games: numberOf(given, "games", 1, 10_000_000) ?? 100,
    seed: textOf(given, "seed") ?? "1",
    ...(one !== undefined && { case: one }),
    ...(choices !== undefined && { choices: readChoices(choices) }),
  };
}

function linesOf(report: CheckReport): string[] {
  const figures = Object.entries(report).filter(([, value]) => typeof value === "number");
  const gaps = (name: string, list: readonly string[]) => (list.length > 0 ? [`  ${name}: ${list.join(", ")}`] : []);
  return [
    `${report.game}: ${isClean(report) ? "ok" : "FAILED"}`,
    ...columns(
      figures.map(([name, value]) => [name, value as number]),
      "  ",
    ),
    ...gaps("uncoveredSteps", report.uncoveredSteps),
    ...gaps("uncoveredContent", report.uncoveredContent),
    ...report.failures.flatMap(({ kind, message, command: repeat }) => [`  ${kind}: ${message}`, `    ${repeat}`]),
  ];
}
