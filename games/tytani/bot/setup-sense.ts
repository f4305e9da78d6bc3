// The choices of setup, which no lookahead can judge: a first Nation card, Missions, Nations and places.
import type { Plan } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import type { TytaniChoice } from "../choices.ts";
import { type MissionId, missionOf } from "../content/missions.ts";
import { nationCardOf } from "../content/nation-cards.ts";
import { type SupportId, supportOf } from "../content/support.ts";
import { topCards } from "../rules/nation-deck.ts";
import type { Tytani } from "../state.ts";
import { EASE, USUAL_EASE } from "./weights.ts";

/** What a Mission promises. */
export function promise(mission: MissionId): number {
  return missionOf(mission).reward * (EASE[mission] ?? USUAL_EASE);
}

/** How much a player would miss a Support card. */
export function needOf(card: SupportId): number {
  const { effect, side, unit } = supportOf(card);
  const need = unit === "infantry" ? 1 : unit === "cavalry" ? 0.8 : unit === "titan" ? 0.55 : 0.45;
  return (effect === "add-strength" ? 1.1 : effect === "bring-unit" ? 0.9 : 0.8) * (side === "own" ? need : 0.9 * need);
}

/** What a card is worth at the beginning for what it costs. */
const appeal = (cost: number): number => [0.5, 1, 1.1, 0.8][cost] ?? 0;

function isOf<K extends TytaniChoice["kind"]>(option: TytaniChoice, kind: K): option is TytaniChoice & { kind: K } {
  return option.kind === kind;
}

function bestOf<T>(list: readonly T[], worth: (item: T) => number): T {
  return list.reduce((best, next) => (worth(next) > worth(best) ? next : best));
}

/** A choice for questions of setup and for payments; null for all others. */
export function setupAdvice(s: Tytani, _seat: Seat, options: readonly TytaniChoice[]): TytaniChoice | null {
  const frame = s.stack[s.stack.length - 1];
  if (frame?.proc === "draft" || frame?.proc === "missionDraw") {
    const kept = options.filter(option => isOf(option, "keep"));
    return bestOf(kept, option => promise(option.mission));
  }
  if (options.every(option => isOf(option, "discard"))) {
    return bestOf(
      options.filter(option => isOf(option, "discard")),
      option => -needOf(option.card),
    );
  }
  return frame?.proc === "outfit" ? outfitAdvice(options) : null;
}

function outfitAdvice(options: readonly TytaniChoice[]): TytaniChoice {
  const buys = options.filter(option => isOf(option, "buy"));
  if (buys.length > 0) return bestOf(buys, option => appeal(nationCardOf(option.card).cost));
  return options.find(option => option.kind === "keepOnTop") ?? options[0]!;
}

/** Whole plans for the first Nation card: each card that can be paid, and none. */
export function plans(s: Tytani, seat: Seat): readonly Plan[] | null {
  const frame = s.stack[s.stack.length - 1];
  if (frame?.proc !== "outfit" || (s.answers[seat]?.length ?? 0) > 0) return null;
  const hand = [...s.powers[seat]!.hand].sort((a, b) => needOf(a) - needOf(b));
  const seen = topCards(s, seat);
  const found: Plan[] = seen
    .filter(card => nationCardOf(card).cost <= hand.length)
    .map(card => {
      const { cost } = nationCardOf(card);
      const paid = hand.slice(0, cost).map(each => ({ kind: "discard", card: each }) as const);
      const rest = seen.filter(other => other !== card);
      const choices: TytaniChoice[] = [{ kind: "buy", card }, ...paid, { kind: "keepOnTop" }];
      if (rest.length > 1) choices.push({ kind: "arrange", cards: rest });
      return { choices, weight: appeal(cost) };
    });
  const none: TytaniChoice[] = [{ kind: "decline" }, { kind: "keepOnTop" }, { kind: "arrange", cards: seen }];
  return [...found, { choices: none, weight: 0.2 }];
}
