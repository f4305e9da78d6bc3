// Which symbol stands for what.
import {
  GiAirBalloon,
  GiAnchor,
  GiAnvil,
  GiBattleship,
  GiBootStomp,
  GiBowman,
  GiCampingTent,
  GiCaravel,
  GiCargoShip,
  GiCastle,
  GiChurch,
  GiCloakDagger,
  GiCompass,
  GiCrossedAxes,
  GiCrossedSwords,
  GiCrystalCluster,
  GiDirewolf,
  GiDragonHead,
  GiDrakkar,
  GiDwarfFace,
  GiDwarfHelmet,
  GiDwarfKing,
  GiEgyptianBird,
  GiElfHelmet,
  GiElvenCastle,
  GiFangedSkull,
  GiFarmer,
  GiFireSpellCast,
  GiFlyingFlag,
  GiForestCamp,
  GiGalleon,
  GiGearHammer,
  GiGoldMine,
  GiGreekTemple,
  GiHammerNails,
  GiHarborDock,
  GiHoodedAssassin,
  GiHorseHead,
  GiHourglass,
  GiIndianPalace,
  GiLaurels,
  GiLeafSwirl,
  GiMedievalBarracks,
  GiMineWagon,
  GiMountedKnight,
  GiNestEggs,
  GiObservatory,
  GiOre,
  GiPayMoney,
  GiPointyHat,
  GiQuillInk,
  GiRallyTheTroops,
  GiRun,
  GiScrollUnfurled,
  GiShield,
  GiSkullStaff,
  GiStable,
  GiStoneTower,
  GiSunRadiations,
  GiSwan,
  GiSwordman,
  GiTentacleStrike,
  GiTwoCoins,
  GiWheat,
  GiWhiteBook,
  GiWingedSword,
  GiWizardFace,
  GiWizardStaff,
  GiZeppelin,
} from "react-icons/gi";
import type { Icon } from "#web/kit/seat-colours.tsx";
import type { ActionId } from "../../content/actions.ts";
import type { FactionId } from "../../content/faction.ts";
import { factions } from "../../content/factions.ts";
import type { Resource } from "../../content/resources.ts";
import type { SoloAction } from "../../content/solo-cards.ts";
import type { TacticId } from "../../content/tactics.ts";
import type { Piece } from "../../content/units.ts";
import type { Objective } from "../../state.ts";

export const resourceIcons: Readonly<Record<Resource, Icon>> = {
  ore: GiOre,
  mana: GiCrystalCluster,
  food: GiWheat,
};

export const factionIcons: Readonly<Record<FactionId, Icon>> = {
  humans: GiCastle,
  orcs: GiFangedSkull,
  dwarves: GiDwarfFace,
  elves: GiLeafSwirl,
};

export const actionIcons: Readonly<Record<ActionId, Icon>> = {
  recruit: GiRallyTheTroops,
  build: GiHammerNails,
  research: GiScrollUnfurled,
  tax: GiPayMoney,
  march: GiBootStomp,
  sail: GiAnchor,
  fly: GiAirBalloon,
  cast: GiFireSpellCast,
};

/** Heroes and Vessels by their own ids. */
const ownIcons: Readonly<Record<string, Icon>> = {
  paladin: GiWingedSword,
  archmage: GiWizardFace,
  outrider: GiMountedKnight,
  galleon: GiGalleon,
  skyship: GiAirBalloon,
  warlord: GiCrossedAxes,
  shaman: GiSkullStaff,
  "wolf-rider": GiDirewolf,
  "war-barge": GiDrakkar,
  dragon: GiDragonHead,
  thane: GiDwarfKing,
  priestess: GiSunRadiations,
  prospector: GiMineWagon,
  ironclad: GiCargoShip,
  zeppelin: GiZeppelin,
  warden: GiBowman,
  sorceress: GiPointyHat,
  assassin: GiHoodedAssassin,
  "swan-ship": GiSwan,
  phoenix: GiEgyptianBird,
};

const warriors: Readonly<Record<FactionId, Icon>> = {
  humans: GiSwordman,
  orcs: GiCrossedAxes,
  dwarves: GiDwarfHelmet,
  elves: GiElfHelmet,
};

const plain: Readonly<Record<Piece, Icon>> = {
  serf: GiFarmer,
  warrior: GiSwordman,
  "hero-1": GiWingedSword,
  "hero-2": GiWizardStaff,
  "hero-3": GiMountedKnight,
  "sea-vessel": GiCaravel,
  "air-vessel": GiAirBalloon,
};

/** The symbol of a piece of a faction. */
export function pieceIcon(faction: FactionId | "", piece: Piece): Icon {
  if (faction === "" || piece === "serf") return plain[piece];
  if (piece === "warrior") return warriors[faction];
  const { heroes, seaVessel, airVessel } = factions[faction];
  const own = [...heroes, seaVessel, airVessel].find(unit => unit.piece === piece);
  return (own && ownIcons[own.id]) ?? plain[piece];
}

export const buildingIcons: Readonly<Record<string, Icon>> = {
  cathedral: GiChurch,
  academy: GiGreekTemple,
  stables: GiStable,
  dock: GiHarborDock,
  "sky-harbor": GiObservatory,
  barracks: GiMedievalBarracks,
  "blood-tent": GiCampingTent,
  "beast-pens": GiHorseHead,
  "war-docks": GiBattleship,
  "dragon-roost": GiNestEggs,
  "great-forge": GiAnvil,
  "star-temple": GiIndianPalace,
  "deep-mine": GiGoldMine,
  drydock: GiHarborDock,
  "engine-loft": GiGearHammer,
  "warden-grove": GiForestCamp,
  "moon-spire": GiElvenCastle,
  "shadow-guild": GiCloakDagger,
  "swan-harbor": GiHarborDock,
  "phoenix-nest": GiNestEggs,
};

export const tacticIcons: Readonly<Record<TacticId, Icon>> = {
  "first-strike": GiWingedSword,
  charge: GiMountedKnight,
  conscripts: GiRallyTheTroops,
  "shield-wall": GiShield,
  ambush: GiCloakDagger,
  "stand-together": GiSwordman,
  "fall-back": GiRun,
};

export const soloIcons: Readonly<Record<SoloAction, Icon>> = {
  recruit: GiRallyTheTroops,
  "build-track": GiCastle,
  "build-structures": GiStoneTower,
  research: GiFireSpellCast,
  tax: GiPayMoney,
  attack: GiCrossedSwords,
};

export const objectiveIcons: Readonly<Record<Objective, Icon>> = {
  explore: GiCompass,
  expand: GiRallyTheTroops,
  exploit: GiStoneTower,
  exterminate: GiCrossedSwords,
  track: GiHourglass,
};

export const SpellIcon: Icon = GiWhiteBook;
export const ScribedIcon: Icon = GiQuillInk;
export const VpIcon: Icon = GiLaurels;
export const TowerIcon: Icon = GiStoneTower;
export const CapitalIcon: Icon = GiCastle;
export const SerfIcon: Icon = GiFarmer;
export const TokenIcon: Icon = GiFlyingFlag;
export const BattleIcon: Icon = GiCrossedSwords;
export const KrakenIcon: Icon = GiTentacleStrike;
export const EndIcon: Icon = GiHourglass;
export const TaxIcon: Icon = GiTwoCoins;
