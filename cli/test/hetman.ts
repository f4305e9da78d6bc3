// The command line with the small test games instead of the real ones, for tests that start processes.
import { duelGame } from "#bots/test/duel.ts";
import { run } from "#cli/run.ts";
import { duelTexts } from "./duel-texts.ts";

process.exitCode = await run(process.argv.slice(2), {
  duel: {
    game: duelGame,
    texts: async language => duelTexts(language),
    checks: async () => ({ invariants: () => [], content: [], covered: () => [], plants: [] }),
  },
});
