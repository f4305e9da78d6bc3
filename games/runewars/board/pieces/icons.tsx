// Which symbol stands for what.
import {
  GiArcher,
  GiBarracksTent,
  GiBlackKnightHelm,
  GiBowman,
  GiBrain,
  GiCardDraw,
  GiCastle,
  GiCrossedSwords,
  GiCrown,
  GiDaemonSkull,
  GiDeathSkull,
  GiDragonHead,
  GiElfHelmet,
  GiFairyWings,
  GiFist,
  GiFlowers,
  GiFlyingFlag,
  GiGiant,
  GiHood,
  GiHornedHelm,
  GiHound,
  GiLaurelCrown,
  GiMapleLeaf,
  GiMinotaur,
  GiMountedKnight,
  GiOre,
  GiPegasus,
  GiPikeman,
  GiRaiseZombie,
  GiRun,
  GiScrollUnfurled,
  GiShamblingZombie,
  GiSiegeTower,
  GiSkeleton,
  GiSnowflake1,
  GiSpellBook,
  GiStoneTower,
  GiSun,
  GiSwordman,
  GiTalk,
  GiTreasureMap,
  GiTwoCoins,
  GiVillage,
  GiWarlockHood,
  GiWheat,
  GiWitchFlight,
  GiWizardStaff,
  GiWolfHead,
  GiWoodPile,
  GiWyvern,
} from "react-icons/gi";
import type { TokenShape } from "#web/kit/Piece.tsx";
import type { Icon } from "#web/kit/seat-colours.tsx";
import type { DevelopmentKind } from "../../content/developments.ts";
import type { FactionId } from "../../content/factions.ts";
import type { Attribute } from "../../content/heroes.ts";
import type { Resource } from "../../content/resources.ts";
import type { Season } from "../../content/seasons.ts";
import type { Shape, UnitId } from "../../content/units.ts";

export const unitIcons: Readonly<Record<UnitId, Icon>> = {
  bowman: GiBowman,
  footman: GiPikeman,
  knight: GiMountedKnight,
  "siege-tower": GiSiegeTower,
  archer: GiArcher,
  "pegasus-rider": GiPegasus,
  sorceress: GiWitchFlight,
  warrior: GiElfHelmet,
  reanimate: GiShamblingZombie,
  "skeleton-archer": GiSkeleton,
  necromancer: GiRaiseZombie,
  "dark-knight": GiBlackKnightHelm,
  berserker: GiHornedHelm,
  "flesh-ripper": GiWolfHead,
  warlock: GiWarlockHood,
  "chaos-lord": GiDaemonSkull,
  sorcerer: GiWizardStaff,
  razorwing: GiWyvern,
  beastman: GiMinotaur,
  hellhound: GiHound,
  dragon: GiDragonHead,
  giant: GiGiant,
};

/** The base of a figure as a token of the kit. */
export const tokenShapes: Readonly<Record<Shape, TokenShape>> = {
  triangle: "triangle",
  circle: "round",
  rectangle: "square",
  hexagon: "hexagon",
};

export const resourceIcons: Readonly<Record<Resource, Icon>> = { food: GiWheat, wood: GiWoodPile, ore: GiOre };

export const factionIcons: Readonly<Record<FactionId, Icon>> = {
  daqan: GiCastle,
  latari: GiFairyWings,
  waiqar: GiDeathSkull,
  uthuk: GiDaemonSkull,
};

export const seasonIcons: Readonly<Record<Season, Icon>> = {
  spring: GiFlowers,
  summer: GiSun,
  fall: GiMapleLeaf,
  winter: GiSnowflake1,
};

export const developmentIcons: Readonly<Record<DevelopmentKind, Icon>> = {
  resources: GiWheat,
  diplomat: GiTalk,
  "training-ground": GiSwordman,
  defence: GiStoneTower,
};

export const attributeIcons: Readonly<Record<Attribute, Icon>> = {
  strength: GiFist,
  agility: GiRun,
  wisdom: GiBrain,
};

/** Orders by number, from 1. */
export const orderIcons: readonly Icon[] = [
  GiTreasureMap,
  GiFlyingFlag,
  GiCrossedSwords,
  GiWheat,
  GiBarracksTent,
  GiVillage,
  GiCrown,
  GiCastle,
];

export const InfluenceIcon: Icon = GiTwoCoins;
export const TacticsIcon: Icon = GiCardDraw;
export const QuestIcon: Icon = GiScrollUnfurled;
export const ObjectiveIcon: Icon = GiLaurelCrown;
export const StrongholdIcon: Icon = GiCastle;
export const FlagIcon: Icon = GiFlyingFlag;
export const HeroIcon: Icon = GiHood;
export const TitleIcon: Icon = GiCrown;
export const RewardIcon: Icon = GiSpellBook;
export const WinterIcon: Icon = GiSnowflake1;
