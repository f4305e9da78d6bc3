// hetman ledger [game]
import { gameOf } from "../args.ts";
import type { Command } from "../command.ts";
import { isComplete, ledgerOf, namedInTests } from "../ledger.ts";

export const command: Command = {
  usage: "[game]",
  about: {
    en: "rules and examples without a test or a file; fails if there are any",
    pl: "zasady i przykłady bez testu lub pliku; kończy się błędem, gdy takie są",
  },
  flags: {},
  words: [0, 1],
  run: async given => {
    const [asked] = given.words;
    const games = asked === undefined ? Object.keys(given.registry) : [gameOf(given, asked).game.id];
    const named = namedInTests();
    const ledgers = games.map(game => [game, ledgerOf(game, named)] as const);
    return {
      document: Object.fromEntries(ledgers),
      lines: ledgers.flatMap(([game, each]) => [
        `${game}: ${each.covered}/${each.rules}, EX ${each.examplesCovered}/${each.examples}`,
        ...[each.missing, each.missingExamples, each.withoutFile]
          .filter(list => list.length > 0)
          .map(list => `  – ${list.join(" ")}`),
      ]),
      ok: ledgers.every(([, each]) => isComplete(each)),
    };
  },
};
