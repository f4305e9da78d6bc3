// hetman games
import type { Registered } from "#games/registry.ts";
import type { Language } from "#kernel/texts.ts";
import type { Command } from "../command.ts";
import { columns } from "../table.ts";

export const command: Command = {
  usage: "",
  about: { en: "lists the games", pl: "wypisuje gry" },
  flags: {},
  words: [0, 0],
  run: async ({ registry, language }) => {
    const games = await Promise.all(Object.values(registry).map(each => about(each, language)));
    const rows = games.map(({ id, name, seats, tagline }) => [id, name, range(seats), tagline]);
    return { document: games, lines: columns(rows) };
  },
};

async function about({ game, texts }: Registered, language: Language) {
  const { name, tagline } = await texts(language);
  const { id, rules, seats, options, seatOptions } = game;
  return { id, name, tagline, rules, seats, options, seatOptions };
}

function range(seats: readonly number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  const isWhole = seats.length === most - least + 1;
  if (!isWhole) return seats.join(", ");
  return least === most ? `${least}` : `${least}–${most}`;
}
