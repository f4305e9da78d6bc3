// Takes any option, each equally likely.
import { below } from "#kernel/chance.ts";
import type { Bot } from "./bot.ts";

/** The random bot; the same for every game. */
export function random(): Bot {
  return {
    id: "random",
    choose: ({ options }, chance) => options[options.length === 1 ? 0 : below(chance, options.length)]!,
  };
}
