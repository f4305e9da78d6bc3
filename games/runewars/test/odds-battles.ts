// Battles by lot, and what is said of their odds at every question, beside what happens.
import { type Chance, chanceOf, fastChance } from "#kernel/chance.ts";
import { playout } from "../bot/advise.ts";
import { NONE } from "../content/marks.ts";
import { type UnitId, units } from "../content/units.ts";
import type { BattleView } from "../view/frames.ts";
import { battleOdds } from "../view/odds.ts";
import { type RuneView, viewFor } from "../view/view.ts";
import { attack } from "./battle-scenes.ts";
import { Scene } from "./scenes.ts";

const cleared = new Scene().clear();
const AREA = "8B";
const factions = ["daqan", "latari", "waiqar", "uthuk"] as const;
export const chanceFor = (seed: string): Chance => chanceOf(fastChance(seed));

/** Some units of a faction, and now and then of the neutral ones. */
function armyBy(chance: Chance, faction: string | null, most: number): Partial<Record<UnitId, number>> {
  const types = units.filter(
    unit => unit.faction === faction || (faction !== null && unit.faction === null && chance.below(9) === 0),
  );
  const army: Partial<Record<UnitId, number>> = {};
  const size = 1 + chance.below(most);
  for (let i = 0; i < size; i++) {
    const { id, count } = chance.pick(types);
    army[id] = Math.min(count, (army[id] ?? 0) + 1);
  }
  return army;
}

/** A battle by lot: armies, a stronghold, heroes, hands, an Order. */
export function battleBy(chance: Chance): Scene {
  const g = cleared.twin();
  const [ours, theirs] = [chance.below(4), chance.below(3)];
  const enemy = factions.filter((_, i) => i !== ours)[theirs]!;
  g.faction(0, factions[ours]!).faction(1, enemy);
  const isNeutral = chance.below(3) === 0;
  const holder = isNeutral ? NONE : 1;
  for (const [unit, n] of Object.entries(armyBy(chance, isNeutral ? null : enemy, isNeutral ? 4 : 7)))
    g.put(holder, AREA, unit as UnitId, n);
  if (!isNeutral && chance.below(4) === 0) g.stronghold(1, AREA, chance.below(2) === 0);
  if (chance.below(4) === 0) g.hero(0, "silhouette", AREA);
  g.s.fate = chance.shuffle(g.s.fate);
  g.s.tactics = chance.shuffle(g.s.tactics);
  for (const player of g.s.players) player.tactics = g.s.tactics.splice(0, chance.below(5));
  g.s.chance = fastChance(`luck${chance.below(1_000_000)}`);
  return attack(g, AREA, armyBy(chance, factions[ours]!, 8));
}

/** The running battle as the attacker sees it; null between battles. */
export function battleSeen(g: Scene): { readonly view: RuneView; readonly battle: BattleView } | null {
  const view = viewFor(g.s, 0);
  const battle = view.frames.findLast(frame => frame.proc === "battle");
  return battle?.proc === "battle" ? { view, battle } : null;
}

/** Takes a choice as bots do at a glance. */
export const playOn = (g: Scene, chance: Chance): Scene => g.take(playout(g.s, g.seat, g.options(), chance));

export const isDecided = (g: Scene): boolean =>
  g.happened("battleEnded").length + g.happened("battleCancelled").length > 0;

/** Chances said, from ten to ten per cent: how often, what was said on average, how often the attacker won. */
export interface Bin {
  n: number;
  said: number;
  won: number;
}

/** Plays battles to their ends and asks for the odds at every question. */
export function calibrate(battles: number, seed: string): Bin[] {
  const chance = chanceFor(seed);
  const bins = Array.from({ length: 10 }, (): Bin => ({ n: 0, said: 0, won: 0 }));
  for (let i = 0; i < battles; i++) {
    const g = battleBy(chance);
    const said: number[] = [];
    while (!isDecided(g)) {
      const seen = battleSeen(g);
      if (seen) said.push(battleOdds(seen.view, seen.battle));
      playOn(g, chance);
    }
    const [ended] = g.happened("battleEnded");
    if (ended?.type === "battleEnded") for (const each of said) note(bins, each, ended.winner === "attacker");
  }
  return bins.map(({ n, said, won }) => ({ n, said: said / n, won: won / n }));
}

function note(bins: Bin[], said: number, isWon: boolean): void {
  const bin = bins[Math.min(9, Math.floor(said * 10))]!;
  bin.n++;
  bin.said += said;
  bin.won += isWon ? 1 : 0;
}
