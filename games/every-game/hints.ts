// What a game gives to bots and does for absent players: every choice it names is offered, every number is a number.
import { type ChanceState, chanceOf, fastChance } from "#kernel/chance.ts";
import type { AnyGame, Plan } from "#kernel/game.ts";
import { imagine } from "#kernel/imagine.ts";
import { copy, equal, hash } from "#kernel/json.ts";
import type { Choice, Seat, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import type { Probe } from "./suite.ts";

/** Asks for all hints about each open question. */
export const hintsProbe: Probe = ({ game, checks }, state) => {
  for (const seat of state.open) {
    const options = runnerOf(game).options(state, seat);
    const fallback = game.fallback(state, seat, options);
    if (!isOffered(options, fallback)) {
      return { kind: "leaver", message: `the fallback ${JSON.stringify(fallback)} is not offered to seat ${seat}` };
    }
    const chance = fastChance(hash(state));
    const world = imagine(game, state, seat, chance);
    const broken = checks.invariants(world);
    if (broken.length > 0) return { kind: "bot", message: `an imagined world breaks a law: ${broken.join("; ")}` };
    const wrong = wrongNumbers(game, world, seat, options) ?? wrongChoices(game, world, seat, options, chance);
    if (wrong) return { kind: "bot", message: wrong };
  }
  return null;
};

const isOffered = (options: readonly Choice[], choice: Choice): boolean =>
  options.some(option => equal(option, choice));
const isWeight = (weight: number): boolean => weight >= 0 && weight < Number.POSITIVE_INFINITY;

function wrongNumbers({ bot }: AnyGame, world: State, seat: Seat, options: readonly Choice[]): string | null {
  const before = hash(world);
  if (!Number.isFinite(bot.evaluate(world, seat))) return `the value of a world for seat ${seat} is no number`;
  const priors = bot.priors?.(world, seat, options);
  if (priors && (priors.length !== options.length || !priors.every(isWeight))) {
    return `${priors.length} priors for ${options.length} options of seat ${seat}, or some that are no weights`;
  }
  return hash(world) === before ? null : "thinking about a world changed it";
}

function wrongChoices(
  game: AnyGame,
  world: State,
  seat: Seat,
  options: readonly Choice[],
  source: ChanceState,
): string | null {
  const { bot } = game;
  const chance = chanceOf(source);
  const advice = bot.advise?.(copy(world), seat, chance) ?? null;
  if (advice && !isOffered(options, advice)) return `the advice ${JSON.stringify(advice)} is not offered`;
  const quick = bot.playout?.(copy(world), seat, options, chance) ?? null;
  if (quick && !isOffered(options, quick)) return `the playout's ${JSON.stringify(quick)} is not offered`;
  for (const plan of bot.plans?.(copy(world), seat, chance) ?? []) {
    const wrong = wrongPlan(game, copy(world), seat, plan);
    if (wrong) return wrong;
  }
  return null;
}

function wrongPlan(game: AnyGame, world: State, seat: Seat, { choices, weight }: Plan): string | null {
  if (!isWeight(weight)) return `the plan ${JSON.stringify(choices)} has no weight`;
  for (const choice of choices) {
    const isAsked = world.open.includes(seat) && isOffered(runnerOf(game).options(world, seat), choice);
    if (!isAsked) return `the plan ${JSON.stringify(choices)} cannot be carried out at ${JSON.stringify(choice)}`;
    runnerOf(game).play(world, seat, copy(choice), []);
  }
  return null;
}
