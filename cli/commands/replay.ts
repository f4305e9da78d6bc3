import type { Command } from "../command.ts";
export const command: Command = {
  usage: "",
  about: { en: "", pl: "" },
  flags: {},
  words: [0, 0],
  run: async () => ({ document: null, lines: [] }),
};
