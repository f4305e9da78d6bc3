// What is drawn on the faces of Exploration tokens, and whether they do good.
import {
  GiAncientRuins,
  GiCaravan,
  GiCastleRuins,
  GiCoral,
  GiCrystalCluster,
  GiDrop,
  GiFarmer,
  GiHoodedFigure,
  GiKrakenTentacle,
  GiMermaid,
  GiMonsterGrasp,
  GiObelisk,
  GiOpenTreasureChest,
  GiOre,
  GiPlantSeed,
  GiQuillInk,
  GiSabersChoc,
  GiSailboat,
  GiSchoolOfFish,
  GiScrollUnfurled,
  GiSinkingTrap,
  GiSmallFishingSailboat,
  GiSwordman,
  GiTreasureMap,
  GiVortex,
  GiWaveCrest,
  GiWheat,
  GiWorld,
} from "react-icons/gi";
import type { Icon } from "#web/kit/seat-colours.tsx";
import type { TokenId } from "../../content/tokens.ts";

/** A face of a token. */
interface TokenFace {
  readonly icon: Icon;
  readonly mood: "good" | "bad";
}

const good = (icon: Icon): TokenFace => ({ icon, mood: "good" });
const bad = (icon: Icon): TokenFace => ({ icon, mood: "bad" });

const faces: Readonly<Record<TokenId, TokenFace>> = {
  "ore-vein": good(GiOre),
  "mana-spring": good(GiCrystalCluster),
  "wild-herd": good(GiWheat),
  "lost-caravan": good(GiCaravan),
  "treasure-hoard": good(GiOpenTreasureChest),
  refugees: good(GiFarmer),
  sellsword: good(GiSwordman),
  "ancient-scroll": good(GiScrollUnfurled),
  "heroic-tale": good(GiQuillInk),
  "local-guide": good(GiTreasureMap),
  monument: good(GiObelisk),
  wonder: good(GiWorld),
  "old-fort": good(GiCastleRuins),
  "rich-ground": good(GiPlantSeed),
  bandits: bad(GiSabersChoc),
  sinkhole: bad(GiSinkingTrap),
  thieves: bad(GiHoodedFigure),
  "monster-lair": bad(GiMonsterGrasp),
  "sunken-treasure": good(GiOpenTreasureChest),
  shoal: good(GiSchoolOfFish),
  flotsam: good(GiDrop),
  "glowing-tide": good(GiWaveCrest),
  castaways: good(GiSmallFishingSailboat),
  "bottled-spell": good(GiScrollUnfurled),
  "sea-legend": good(GiSailboat),
  "coral-throne": good(GiCoral),
  sirens: bad(GiMermaid),
  whirlpool: bad(GiVortex),
  kraken: bad(GiKrakenTentacle),
};

/** The face of a token. */
export const tokenFace = (token: TokenId): TokenFace => faces[token] ?? good(GiAncientRuins);
