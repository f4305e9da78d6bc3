// A script that plays a seat over the socket: takes any option, sends again what was not acknowledged.
import { below, type ChanceState, fastChance } from "#kernel/chance.ts";
import type { Choice } from "#kernel/procedure.ts";
import type { Present } from "#protocol/play.ts";
import type { Talk } from "./client.ts";

/** Picks an option; the same seat, sequence and options always give the same one. */
export function pick(seed: string, seat: number, sequence: number, options: readonly Choice[]): Choice {
  const chance: ChanceState = fastChance(`${seed} ${seat} ${sequence}`);
  return options[below(chance, options.length)]!;
}

/** Plays a seat to the end of the game; returns the last present. */
export async function playSeat(talk: Talk, table: string, seat: number, seed: string): Promise<Present> {
  return new Promise((resolve, reject) => {
    let sending = 0;
    const react = (present: Present): void => {
      if (present.look.result) resolve(present);
      const question = present.look.question;
      const sequence = present.sequence + 1;
      if (!question || question.options.length === 0 || sequence <= sending) return;
      sending = sequence;
      const choice = pick(seed, seat, sequence, question.options);
      talk.ask({ type: "choose", table, seat, sequence, choices: [choice] }).catch(reject);
    };
    talk.onMessage = message => {
      if (message.type === "look" && message.table === table && message.as === seat) react(message.present);
    };
    talk.subscribe(table, seat).then(({ present }) => present && react(present), reject);
  });
}
