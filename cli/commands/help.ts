// hetman help [command]
import type { Command } from "../command.ts";
import { commandNamed, helpOn } from "../help.ts";
import { columns } from "../table.ts";

export const command: Command = {
  usage: "[command]",
  about: { en: "lists the commands, or explains one", pl: "wypisuje polecenia albo objaśnia jedno" },
  flags: {},
  words: [0, 1],
  run: async ({ commands, words: [name], language }) => {
    if (name !== undefined) return helpOn(name, await commandNamed(commands, name), language);
    const all = await Promise.all(
      Object.keys(commands).map(async each => ({ name: each, ...(await commandNamed(commands, each)) })),
    );
    const rows = all.map(({ name: each, usage, about }) => [`${each} ${usage}`.trimEnd(), about[language]]);
    const more = { en: "hetman help <command> explains one.", pl: "hetman help <polecenie> objaśni jedno." };
    return {
      document: {
        commands: all.map(({ name: each, usage, about }) => ({ name: each, usage, about: about[language] })),
      },
      lines: ["hetman <command>", "", ...columns(rows, "  "), "", more[language]],
    };
  },
};
