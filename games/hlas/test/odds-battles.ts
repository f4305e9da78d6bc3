// Battles of games by lot: what is said of their odds at every question, beside what happens.

import { randomDecision } from "#games/every-game/decisions.ts";
import { act } from "#games/every-game/play.ts";
import { fastChance } from "#kernel/chance.ts";
import type { GameEvent, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { HlasEvent } from "../events.ts";
import { hlas } from "../index.ts";
import type { Hlas } from "../state.ts";
import { fightFor } from "../view/fight.ts";

/** Chances said, from ten to ten per cent: how often, what was said on average, how often the attacker won. */
interface Bin {
  readonly n: number;
  readonly said: number;
  readonly won: number;
}

/** A question during a battle. */
interface Said {
  readonly chance: number;
  readonly isWon: boolean;
}

/** The decisions after which a game by lot is left. */
const MOST = 5000;

/** Plays a game by lot and notes what is said at every question of its battles. */
function battlesOf(seats: number, seed: string, note: (said: Said) => void): number {
  const events: GameEvent[] = [];
  const state: State = start(hlas, { seats, seed }, events);
  const runner = runnerOf(hlas);
  const chance = fastChance(`lot ${seed}`);
  let [told, battles] = [events.length, 0];
  let said: number[] = [];
  for (let n = 0; state.stack.length > 0 && n < MOST; n++) {
    const fight = fightFor(state as Hlas, "spectator");
    if (!fight) said = [];
    else if (fight.chance !== null) said.push(fight.chance);
    act(runner, state, randomDecision(runner, state, chance).entry, events);
    for (; told < events.length; told++) {
      const event = events[told] as HlasEvent;
      if (event.type !== "battleEnded") continue;
      for (const each of said) note({ chance: each, isWon: event.winner === event.attacker });
      said = [];
      battles++;
    }
  }
  return battles;
}

/** Plays games by lot until so many battles have been fought. */
export function calibrate(battles: number, seed: string): Bin[] {
  const bins = Array.from({ length: 10 }, () => ({ n: 0, said: 0, won: 0 }));
  for (let game = 0, fought = 0; fought < battles; game++) {
    fought += battlesOf(2 + (game % 3), `${seed}${game}`, ({ chance, isWon }) => {
      const bin = bins[Math.min(9, Math.floor(chance * 10))]!;
      bin.n++;
      bin.said += chance;
      if (isWon) bin.won++;
    });
  }
  return bins.map(({ n, said, won }) => ({ n, said: said / n, won: won / n }));
}
