// hetman log <id> [file]
import { readFileSync } from "node:fs";
import { storyOf } from "#server/ops/story.ts";
import type { Command } from "../command.ts";
import { readText } from "../files.ts";

export const command: Command = {
  usage: "<id> [<file>]",
  about: {
    en: "the story of one table, person or request in a server's log (a file, or standard input)",
    pl: "historia jednego stołu, osoby lub żądania z dziennika serwera (plik albo standardowe wejście)",
  },
  flags: {},
  words: [1, 2],
  run: async ({ words: [id = "", file] }) => {
    const story = storyOf(file === undefined ? readFileSync(0, "utf8") : readText(file), id);
    return { document: story, lines: story };
  },
};
