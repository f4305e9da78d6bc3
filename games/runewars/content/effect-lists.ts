// Every list of effects by its path, so that a running effect is a path and a place in its list, as plain data:
// "tactics:bribery", "tactics:bribery.0.yes", "season:hunters-moon.0.effects.0.unit".
import { defences, harvestEffects } from "./developments.ts";
import { discoveries } from "./discoveries.ts";
import type { Effect, EffectList } from "./effects.ts";
import { factionIds } from "./factions.ts";
import { heroCards } from "./heroes.ts";
import { questCards } from "./quests.ts";
import { rewardCards } from "./rewards.ts";
import { seasonCards } from "./seasons.ts";
import { type TacticsId, tacticsCards } from "./tactics.ts";
import { titleCards } from "./titles.ts";
import { units } from "./units.ts";

const lists = new Map<string, EffectList>();

/** Enters a list and the lists inside it. */
function enter(path: string, list: EffectList): void {
  lists.set(path, list);
  for (const [index, effect] of list.entries()) enterParts(`${path}.${index}`, effect);
}

function enterParts(path: string, effect: Effect): void {
  if (effect.op === "choose") for (const option of effect.options) enter(`${path}.${option.id}`, option.effects);
  if (effect.op === "bid") for (const [name, list] of Object.entries(effect.results)) enter(`${path}.${name}`, list);
  const parts: Readonly<Record<string, unknown>> = { ...effect };
  for (const name of ["effects", "yes", "no", "gold", "grey", "red", "win", "lose"]) {
    const part = parts[name];
    if (Array.isArray(part)) enter(`${path}.${name}`, part);
  }
}

for (const card of seasonCards) enter(`season:${card.id}`, card.primary);
for (const card of tacticsCards) enter(`tactics:${card.id}`, card.effects);
for (const card of rewardCards) enter(`reward:${card.id}`, card.effects);
for (const card of heroCards) enter(`hero:${card.id}`, card.effects);
for (const card of questCards) enter(`quest:${card.id}`, card.effects);
for (const card of titleCards) enter(`title:${card.id}`, card.effects);
for (const token of discoveries) enter(`discovery:${token.id}`, token.effects);
for (const unit of units) {
  enter(`unit:${unit.id}`, unit.special);
  enter(`duel:${unit.id}`, unit.duel);
}
for (const [kind, list] of Object.entries(harvestEffects)) enter(`development:${kind}`, list);
for (const faction of factionIds) enter(`defence:${faction}`, defences[faction].effects);
enter("objective", [{ op: "receiveRune", who: "you" }]);

/** The paths of Tactics cards: they are looked up in every window of every turn. */
const tacticsPaths: Readonly<Record<string, string>> = Object.fromEntries(
  tacticsCards.map(card => [card.id, `tactics:${card.id}`]),
);

/** The path of a Tactics card. */
export const pathOfTactics = (id: TacticsId): string => tacticsPaths[id]!;

/** The list under a path. */
export function effectsAt(path: string): EffectList {
  const list = lists.get(path);
  if (!list) throw new Error(`there are no effects called ${path}`);
  return list;
}

/** The list under a path, or none. */
export const effectsIn = (path: string): EffectList => lists.get(path) ?? [];

/** Every path there is. */
export const effectPaths = (): Iterable<string> => lists.keys();
