// What is drawn on the faces of Exploration tokens, and whether they do good.
import {
  GiAncientRuins,
  GiBigWave,
  GiCaravan,
  GiCastleRuins,
  GiChest,
  GiCrystalCluster,
  GiDoubleFish,
  GiDrop,
  GiFarmer,
  GiHoodedFigure,
  GiMermaid,
  GiMonsterGrasp,
  GiObelisk,
  GiOre,
  GiOyster,
  GiPlantSeed,
  GiQuillInk,
  GiSabersChoc,
  GiSailboat,
  GiScrollUnfurled,
  GiSinkingTrap,
  GiSmallFishingSailboat,
  GiSwordman,
  GiTentacleStrike,
  GiTreasureMap,
  GiVortex,
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
  "treasure-hoard": good(GiChest),
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
  "sunken-treasure": good(GiChest),
  shoal: good(GiDoubleFish),
  flotsam: good(GiDrop),
  "glowing-tide": good(GiBigWave),
  castaways: good(GiSmallFishingSailboat),
  "bottled-spell": good(GiScrollUnfurled),
  "sea-legend": good(GiSailboat),
  "coral-throne": good(GiOyster),
  sirens: bad(GiMermaid),
  whirlpool: bad(GiVortex),
  kraken: bad(GiTentacleStrike),
};

/** The face of a token. */
export const tokenFace = (token: TokenId): TokenFace => faces[token] ?? good(GiAncientRuins);
