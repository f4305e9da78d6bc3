// The symbols of the game: units, rewards, orders, creatures. Icons by the artists of game-icons.net (CC BY 3.0).
import type { IconType } from "react-icons";
import {
  GiAnkh,
  GiBroadsword,
  GiBurningSkull,
  GiCrossedSwords,
  GiEagleHead,
  GiEgyptianSphinx,
  GiEntMouth,
  GiFireflake,
  GiFireTail,
  GiGargoyle,
  GiGiant,
  GiGiantSquid,
  GiGolemHead,
  GiGriffinSymbol,
  GiHarpy,
  GiHound,
  GiHourglass,
  GiHydra,
  GiIceGolem,
  GiImpLaugh,
  GiLeechingWorm,
  GiLyre,
  GiNightSky,
  GiPitchfork,
  GiPocketBow,
  GiRockGolem,
  GiSalamander,
  GiScarabBeetle,
  GiSnakeTongue,
  GiSpectre,
  GiStoneTower,
  GiTreeFace,
  GiTritonHead,
  GiTwoCoins,
  GiWizardStaff,
  GiWolfHead,
  GiWyvern,
} from "react-icons/gi";
import type { RewardId } from "../../content/effects.ts";
import type { TitanId } from "../../content/titans.ts";
import type { UnitId } from "../../content/units.ts";

/** Units by type. */
export const unitIcons: Readonly<Record<UnitId, IconType>> = {
  militia: GiPitchfork,
  archer: GiPocketBow,
  infantry: GiBroadsword,
  cleric: GiAnkh,
  "battle-mage": GiWizardStaff,
};

/** The three kinds of rewards. */
export const rewardIcons: Readonly<Record<RewardId, IconType>> = {
  sovereigns: GiTwoCoins,
  bards: GiLyre,
  floors: GiStoneTower,
};

/** Orders that are not roads. */
export const orderIcons: Readonly<Record<"action" | "wait", IconType>> = { action: GiCrossedSwords, wait: GiHourglass };

/** The threat of each city, by number from 1. */
export const threatIcons: readonly IconType[] = [
  GiEgyptianSphinx,
  GiFireflake,
  GiSnakeTongue,
  GiGiantSquid,
  GiRockGolem,
  GiWolfHead,
  GiIceGolem,
  GiGargoyle,
  GiSalamander,
  GiLeechingWorm,
  GiGriffinSymbol,
  GiHarpy,
  GiScarabBeetle,
  GiTreeFace,
  GiEagleHead,
  GiHound,
  GiImpLaugh,
  GiSpectre,
  GiHydra,
  GiFireTail,
  GiWyvern,
];

/** The titans. */
export const titanIcons: Readonly<Record<TitanId, IconType>> = {
  "titan-3a": GiTritonHead,
  "titan-3b": GiGiant,
  "titan-4a": GiGolemHead,
  "titan-4b": GiEntMouth,
  "titan-5a": GiBurningSkull,
  "titan-5b": GiNightSky,
};
