// Duels between heroes with Reward cards, strongholds to conquer and Objectives to fulfil: random play seldom gets there,
// so steered seats look for them.
import type { Choice, Seat } from "#kernel/procedure.ts";
import type { RuneChoice } from "../choices.ts";
import { NONE } from "../content/marks.ts";
import { rewardOf } from "../content/rewards.ts";
import type { RuneFrame } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import { heroOf } from "../rules/queries.ts";
import type { HeroState, Runewars } from "../state.ts";

/** Uses of Reward cards that only a duel sees. */
const DUELS: readonly string[] = ["special", "prevent"];

const isArmed = ({ rewards }: HeroState): boolean => rewards.some(({ card }) => DUELS.includes(rewardOf(card).use));

/** An enemy stronghold, for a seat that is to break one. */
const isPrey = (s: Runewars, seat: Seat, option: RuneChoice): boolean =>
  s.players[seat]!.objective === "broken-walls" &&
  option.kind === "area" &&
  ![NONE, seat].includes(s.stronghold[option.area]!);

/** What leads to a duel in which a Reward card is used, and to an Objective fulfilled. */
export function lure(s: Runewars, seat: Seat, choices: readonly Choice[]): Choice | null {
  const options = choices as readonly RuneChoice[];
  const frame = s.stack.at(-1) as RuneFrame;
  const met = s.heroes.filter(hero => hero.seat !== seat).map(hero => hero.area);
  const isMet = options.some(option => option.kind === "area" && met.includes(option.area));
  const rivals = isMet ? met : met.flatMap(area => boardIn(s).near[area]!);
  const isWanted = (option: RuneChoice): boolean => {
    if (option.kind === "objective") return true;
    if (frame.proc === "duel") return option.kind === "reward";
    if (frame.proc === "march" && frame.step === "activate") return isPrey(s, seat, option);
    if (frame.proc !== "heroAction") return false;
    const hero = heroOf(s, frame.hero);
    if (!hero || !isArmed(hero)) return false;
    if (frame.step === "chooseAction") return option.kind === "action" && option.action === "move";
    if (frame.step === "engage") return option.kind === "pickHero";
    return option.kind === "area" && rivals.includes(option.area);
  };
  return options.find(isWanted) ?? null;
}
