// Where effects take place: the areas each of their words stands for.

import type { Where } from "../content/effects.ts";
import { NO_RUNE, NONE } from "../content/marks.ts";
import type { Area } from "../content/tiles.ts";
import type { EffectsFrame } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import {
  areasOf,
  controllerOf,
  hasHeroIn,
  heroOf,
  isEmpty,
  isEnemy,
  neighboursOf,
  strongholdsOf,
  unitsIn,
} from "./queries.ts";

type Spot = Pick<EffectsFrame, "seat" | "hero" | "area" | "picked" | "other">;

/** The areas a word stands for, for the player who resolves the effect; the area of a running battle is out of reach. */
export function areasIn(s: Runewars, where: Where, spot: Spot): readonly Area[] {
  const places = placesOf(s, where, spot);
  return s.contested === NONE ? places : places.filter(area => area !== s.contested);
}

function placesOf(s: Runewars, where: Where, { seat, hero, area, picked, other }: Spot): readonly Area[] {
  const { list } = boardIn(s);
  const own = heroOf(s, hero)?.area ?? NONE;
  switch (where) {
    case "anyArea":
    case "chosenArea":
      return list;
    case "chosenEarlier":
      return [picked];
    case "thisArea":
      return [area];
    case "areaOfThisHero":
    case "thisHeroInFriendlyArea":
      return own === NONE ? [] : [own];
    case "adjacentToThisHero":
      return own === NONE ? [] : [own, ...neighboursOf(s, own)];
    case "areaWithYourHero":
      return list.filter(each => hasHeroIn(s, seat, each));
    case "friendlyArea":
      return areasOf(s, seat);
    case "friendlyStronghold":
      return strongholdsOf(s, seat);
    case "cityYouControl":
      return areasOf(s, seat).filter(each => s.city[each] !== "");
    case "emptyArea":
      return list.filter(each => isEmpty(s, each));
    case "enemyArea":
      return list.filter(each => isEnemy(s, seat, each));
    case "areaNotControlledByThem":
      return list.filter(each => controllerOf(s, each) !== other);
    case "areaControlledByThatPlayerWithoutRune":
      return areasOf(s, seat).filter(each => s.runes[each] === NO_RUNE);
    case "enemyStrongholdAdjacentToYourUnitsOrWithYourHero":
      return list.filter(
        each => s.stronghold[each] !== NONE && s.stronghold[each] !== seat && isReached(s, seat, each),
      );
    case "uncontrolledNonCityAreaWithYourHero":
      return list.filter(each => controllerOf(s, each) === NONE && s.city[each] === "" && hasHeroIn(s, seat, each));
  }
}

function isReached(s: Runewars, seat: number, area: Area): boolean {
  if (hasHeroIn(s, seat, area)) return true;
  return neighboursOf(s, area).some(near => controllerOf(s, near) === seat && unitsIn(s, near) > 0);
}
