// Which symbol stands for what.
import {
  GiBarracksTent,
  GiBrickWall,
  GiBuyCard,
  GiCannon,
  GiCardExchange,
  GiCastle,
  GiCavalry,
  GiCrossedSwords,
  GiCrown,
  GiDjinn,
  GiEagleEmblem,
  GiFlyingFlag,
  GiFootsteps,
  GiGiant,
  GiIceGolem,
  GiLaurels,
  GiLion,
  GiMilitaryFort,
  GiMoon,
  GiMusket,
  GiPikeman,
  GiPowerLightning,
  GiRockGolem,
  GiRollingDices,
  GiScrollUnfurled,
  GiShield,
  GiSwordman,
  GiTrumpetFlag,
} from "react-icons/gi";
import type { Icon } from "#web/kit/seat-colours.tsx";
import type { NationId } from "../../content/nations.ts";
import type { ActionId } from "../../content/orders.ts";
import type { SupportEffect } from "../../content/support.ts";
import type { UnitType } from "../../content/units.ts";

export const unitIcons: Readonly<Record<UnitType, Icon>> = {
  infantry: GiPikeman,
  cavalry: GiCavalry,
  artillery: GiCannon,
  titan: GiGiant,
};

export const titanIcons: Readonly<Record<NationId, Icon>> = {
  sweden: GiIceGolem,
  russia: GiRockGolem,
  ottoman: GiDjinn,
  commonwealth: GiGiant,
};

export const nationIcons: Readonly<Record<NationId, Icon>> = {
  sweden: GiCrown,
  russia: GiLion,
  ottoman: GiMoon,
  commonwealth: GiEagleEmblem,
};

export const supportIcons: Readonly<Record<SupportEffect, Icon>> = {
  "bring-unit": GiTrumpetFlag,
  "add-die": GiRollingDices,
  "add-strength": GiSwordman,
};

/** What an action of an Order card does, and with which unit. */
export const actionParts: Readonly<Record<ActionId, { verb: Icon; unit: UnitType | "any" | "army" | null }>> = {
  "build-fortress": { verb: GiBrickWall, unit: null },
  "move-infantry": { verb: GiFootsteps, unit: "infantry" },
  "move-cavalry": { verb: GiFootsteps, unit: "cavalry" },
  "move-artillery": { verb: GiFootsteps, unit: "artillery" },
  "move-titan": { verb: GiFootsteps, unit: "titan" },
  "move-any": { verb: GiFootsteps, unit: "any" },
  "move-army": { verb: GiFootsteps, unit: "army" },
  "deploy-infantry": { verb: GiBarracksTent, unit: "infantry" },
  "deploy-cavalry": { verb: GiBarracksTent, unit: "cavalry" },
  "deploy-any": { verb: GiBarracksTent, unit: "any" },
  "buy-nation-card": { verb: GiBuyCard, unit: null },
  "buy-nation-card-discount": { verb: GiBuyCard, unit: null },
};

export const CapitalIcon: Icon = GiCastle;
export const FortressIcon: Icon = GiMilitaryFort;
export const BattleIcon: Icon = GiCrossedSwords;
export const VpIcon: Icon = GiLaurels;
export const EnergyIcon: Icon = GiPowerLightning;
export const MissionIcon: Icon = GiScrollUnfurled;
export const MarkerIcon: Icon = GiFlyingFlag;
export const SwapIcon: Icon = GiCardExchange;
export const BuyIcon: Icon = GiBuyCard;
export const DeployIcon: Icon = GiBarracksTent;
export const OwnIcon: Icon = GiShield;
export const SupportIcon: Icon = GiMusket;
