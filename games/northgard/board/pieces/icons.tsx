// Which symbol stands for what.
import {
  GiAngelWings,
  GiAnvil,
  GiArcheryTarget,
  GiBearFace,
  GiBearHead,
  GiBoar,
  GiCardDraw,
  GiCastle,
  GiCompass,
  GiCrossedAxes,
  GiFootprint,
  GiGoat,
  GiGranary,
  GiHammerNails,
  GiLaurelCrown,
  GiMenhir,
  GiMightyHorn,
  GiRaven,
  GiRuneStone,
  GiShamblingZombie,
  GiSnake,
  GiStagHead,
  GiStoneThrone,
  GiVikingHelmet,
  GiWatchtower,
  GiWheat,
  GiWolfHead,
  GiWolfHowl,
  GiWoodAxe,
  GiWoodCabin,
  GiWoodPile,
} from "react-icons/gi";
import type { Icon } from "#web/kit/seat-colours.tsx";
import type { BuildingId } from "../../content/buildings.ts";
import type { CardIcon } from "../../content/cards/spec.ts";
import type { ClanId } from "../../content/clans.ts";
import type { CreatureKind } from "../../content/creatures.ts";
import type { Resource } from "../../content/resources.ts";

export const resourceIcons: Readonly<Record<Resource, Icon>> = {
  food: GiWheat,
  wood: GiWoodPile,
  lore: GiRuneStone,
};

export const buildingIcons: Readonly<Record<BuildingId, Icon>> = {
  granary: GiGranary,
  "woodcutters-lodge": GiWoodCabin,
  "defence-tower": GiWatchtower,
  "training-camp": GiArcheryTarget,
  menhir: GiMenhir,
  fortress: GiCastle,
  forge: GiAnvil,
  "altar-of-kings": GiStoneThrone,
};

export const clanIcons: Readonly<Record<ClanId, Icon>> = {
  bear: GiBearHead,
  boar: GiBoar,
  goat: GiGoat,
  raven: GiRaven,
  snake: GiSnake,
  stag: GiStagHead,
  wolf: GiWolfHead,
};

export const creatureIcons: Readonly<Record<CreatureKind, Icon>> = {
  wolf: GiWolfHowl,
  draugr: GiShamblingZombie,
  "brown-bear": GiBearFace,
  "fallen-valkyrie": GiAngelWings,
};

export const actionIcons: Readonly<Record<CardIcon, Icon>> = {
  recruit: GiVikingHelmet,
  move: GiFootprint,
  explore: GiCompass,
  build: GiHammerNails,
  draw: GiCardDraw,
  special: GiMightyHorn,
};

export const UnitIcon: Icon = GiVikingHelmet;
export const KaijaIcon: Icon = GiBearHead;
export const GloryIcon: Icon = GiLaurelCrown;
export const AxeIcon: Icon = GiWoodAxe;
export const BattleIcon: Icon = GiCrossedAxes;
