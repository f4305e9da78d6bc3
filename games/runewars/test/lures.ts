// Duels between heroes with Reward cards: random play seldom gets there, so steered seats look for them.
import type { Choice, Seat } from "#kernel/procedure.ts";
import type { RuneChoice } from "../choices.ts";
import { rewardOf } from "../content/rewards.ts";
import type { RuneFrame } from "../frames.ts";
import { heroOf } from "../rules/queries.ts";
import type { HeroState, Runewars } from "../state.ts";

/** Uses of Reward cards that only a duel sees. */
const DUELS: readonly string[] = ["special", "prevent"];

const isArmed = ({ rewards }: HeroState): boolean => rewards.some(({ card }) => DUELS.includes(rewardOf(card).use));

/** What leads to a duel in which a Reward card is used. */
export function lure(s: Runewars, seat: Seat, options: readonly Choice[]): Choice | null {
  const frame = s.stack.at(-1) as RuneFrame;
  const isWanted = (option: RuneChoice): boolean => {
    if (frame.proc === "duel") return option.kind === "reward";
    if (frame.proc !== "heroAction") return false;
    const hero = heroOf(s, frame.hero);
    if (!hero || !isArmed(hero)) return false;
    if (frame.step === "chooseAction") return option.kind === "action" && option.action === "move";
    if (frame.step === "engage") return option.kind === "pickHero";
    return option.kind === "area" && s.heroes.some(other => other.seat !== seat && other.area === option.area);
  };
  return (options as readonly RuneChoice[]).find(isWanted) ?? null;
}
