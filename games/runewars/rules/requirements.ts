// What an option of a card needs to be offered.
import { PLACES, standingIn } from "../content/army.ts";
import type { Requirement } from "../content/effects.ts";
import { NO_RUNE } from "../content/marks.ts";
import type { EffectsFrame } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { neutralTypes } from "./effects-units.ts";
import { areasIn } from "./places.ts";
import { areasOf, heroesOf, heroOf, playerOf, strongholdsOf } from "./queries.ts";

/** Whether a requirement is met. */
export function isMet(s: Runewars, frame: EffectsFrame, requirement: Requirement): boolean {
  const { seat } = frame;
  const player = playerOf(s, seat);
  switch (requirement) {
    case "hasTactics":
      return player.tactics.length + player.fresh.length > 0;
    case "hasHero":
      return heroesOf(s, seat).length > 0;
    case "hasReward":
      return (heroOf(s, frame.hero)?.rewards.length ?? 0) > 0;
    case "hasObjective":
      return player.objective !== "";
    case "hasStandingUnits":
      return areasOf(s, seat).some(area => hasStanding(s, area));
    case "hasHiddenRune":
      return areasOf(s, seat).some(area => s.runes[area] !== NO_RUNE && s.runeUp[area] === 0);
    case "hasDamagedStronghold":
      return strongholdsOf(s, seat).some(area => s.damaged[area] === 1);
    case "foodAbove0":
      return player.food > 0;
    case "woodAbove0":
      return player.wood > 0;
    case "canPlaceNeutralInCity":
      return areasIn(s, "cityYouControl", frame).length > 0 && neutralTypes(s, { shape: "triangle" }).length > 0;
  }
}

function hasStanding(s: Runewars, area: number): boolean {
  for (let place = 0; place < PLACES; place++) if (standingIn(s.army[area * PLACES + place]!) > 0) return true;
  return false;
}
