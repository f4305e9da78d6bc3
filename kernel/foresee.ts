// Questions that a seat may be asked next, as far as it can know: the game goes on at random in worlds that the seat cannot
// tell from the true one. People answer such questions in advance (orders.ts).
import { fastChance } from "./chance.ts";
import type { AnyGame } from "./game.ts";
import { imagine } from "./imagine.ts";
import { copy, hash } from "./json.ts";
import { type Question, questionOf } from "./look.ts";
import { takesOrders } from "./orders.ts";
import type { Choice, Seat, State } from "./procedure.ts";
import { randomChoice, runnerOf } from "./run.ts";

/** A question that may come, and what the seat would see then. */
export interface Foreseen<V = unknown> {
  readonly question: Question;
  readonly view: V;
}

/** Worlds that are played, choices made in each, and questions heard in it. */
const WORLDS = 12;
const FAR = 150;
const HEARD = 8;
/** Questions told, of one step, and options of one. */
const MOST = 12;
const OF_A_STEP = 3;
const OPTIONS = 60;

/** What was heard of one question in all worlds. */
interface Heard {
  readonly first: Foreseen;
  readonly options: Map<string, Choice>;
  worlds: number;
  /** How often another seat's choice led to it: these are the ones that keep others waiting. */
  reactions: number;
}

/**
 * The questions that may come, those that others lead to and the likeliest of them first. Changes nothing. The worlds are
 * drawn by `luck`, which nobody may know who is told: who could draw the same world again could tell the truth from it.
 */
export function foresee(game: AnyGame, state: State, seat: Seat, luck: string): Foreseen[] {
  const chance = fastChance(luck);
  const heard = new Map<string, Heard>();
  for (let i = 0; i < WORLDS; i++) {
    const world = imagine(game, state, seat, chance);
    const inWorld = new Set<string>();
    let last = seat;
    for (let far = 0; far < FAR && world.open.length > 0 && inWorld.size < HEARD; far++) {
      const asked = world.open[0]!;
      if (far > 0 && takesOrders(world) && asked === seat) {
        const found = hear(game, world, seat, heard);
        if (found && !inWorld.has(found.key)) found.heard.worlds++;
        if (found && last !== seat) found.heard.reactions++;
        if (found) inWorld.add(found.key);
      }
      last = asked;
      runnerOf(game).play(world, asked, copy(randomChoice(game, world, asked, chance)), []);
    }
  }
  return likeliest([...heard.values()]);
}

/** Notes the question that a world asks the seat now; null where there is nothing to choose. */
function hear(game: AnyGame, world: State, seat: Seat, all: Map<string, Heard>): { key: string; heard: Heard } | null {
  const question = questionOf(game, world, seat);
  if (!question || question.options.length < 2) return null;
  const key = hash([question.proc, question.step, question.args]);
  const known = all.get(key);
  const first = known?.first ?? copy({ question, view: game.viewFor(world, seat) });
  const heard = known ?? { first, options: new Map(), worlds: 0, reactions: 0 };
  all.set(key, heard);
  for (const option of question.options) {
    if (heard.options.size < OPTIONS) heard.options.set(hash(option), copy(option));
  }
  return { key, heard };
}

function likeliest(heard: readonly Heard[]): Foreseen[] {
  const steps = new Map<string, number>();
  const told = heard
    .toSorted((a, b) => b.reactions - a.reactions || b.worlds - a.worlds)
    .filter(({ first: { question } }) => {
      const step = `${question.proc}.${question.step}`;
      const count = (steps.get(step) ?? 0) + 1;
      steps.set(step, count);
      return count <= OF_A_STEP;
    });
  return told.slice(0, MOST).map(({ first, options }) => ({
    view: first.view,
    question: { ...first.question, options: [...options.values()] },
  }));
}
