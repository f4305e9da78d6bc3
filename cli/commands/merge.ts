// hetman merge <part> <part> …
import { parse } from "../args.ts";
import type { Command } from "../command.ts";
import { commandNamed } from "../help.ts";
import { mergeParts } from "../pool/shards.ts";

export const command: Command = {
  usage: "<part> …",
  about: {
    en: "puts the parts of a series (--shard) together and reports as one run would",
    pl: "składa części serii (--shard) i podaje wyniki jak po jednym przebiegu",
  },
  flags: {},
  words: [1, 10_000],
  run: async given => {
    const { command: typed, merged } = mergeParts(given.words);
    const [name = "", ...rest] = typed;
    const called = await commandNamed(given.commands, name);
    return called.run({ ...given, ...parse(called, rest), typed, merged });
  },
};
