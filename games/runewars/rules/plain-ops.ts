// The table of ops that contain no others, each from the file of its subject.
import type { OpName } from "../content/effects.ts";
import * as battle from "./effects-battle.ts";
import * as goods from "./effects-goods.ts";
import * as heroes from "./effects-heroes.ts";
import * as land from "./effects-land.ts";
import * as runes from "./effects-runes.ts";
import * as units from "./effects-units.ts";
import { DONE, type OpRule } from "./op-rule.ts";

/** The ops that contain others; they are in effects.ts. */
type NestingOp = "choose" | "optional" | "pay" | "if" | "forEach" | "bid";

/** Ops that only say something lasting do nothing when their turn comes. */
const lasting = { isPossible: () => true, run: () => DONE };

/** One entry per op. */
export const plainOps: { readonly [K in Exclude<OpName, NestingOp>]: OpRule<K> } = {
  test: heroes.testOp,
  gainInfluence: goods.gainInfluenceOp,
  loseInfluence: goods.loseInfluenceOp,
  drawTactics: goods.drawTacticsOp,
  discardTactics: goods.discardTacticsOp,
  drawQuests: goods.drawQuestsOp,
  adjustDial: goods.adjustDialOp,
  setDials: goods.setDialsOp,
  redrawObjective: goods.redrawObjectiveOp,
  returnOrder: goods.returnOrderOp,
  recruit: goods.recruitOp,
  restrictOrders: goods.restrictOrdersOp,
  restrictActivation: goods.restrictActivationOp,
  winterLimit: goods.winterLimitOp,
  placeUnits: units.placeUnitsOp,
  placeNeutral: units.placeNeutralOp,
  destroyUnits: units.destroyUnitsOp,
  routUnits: units.routUnitsOp,
  standUnits: units.standUnitsOp,
  moveNeutral: land.moveNeutralOp,
  retreatNeutral: land.retreatNeutralOp,
  setActivation: land.setActivationOp,
  moveModifier: land.moveModifierOp,
  protectArea: land.protectAreaOp,
  strongholdState: land.strongholdStateOp,
  dealDamage: battle.dealDamageOp,
  dealRout: battle.dealRoutOp,
  destroyInBattle: battle.destroyInBattleOp,
  setHealth: battle.setHealthOp,
  addStrength: battle.addStrengthOp,
  raiseUnits: battle.raiseUnitsOp,
  retreatFromBattle: battle.retreatFromBattleOp,
  sacrifice: battle.sacrificeOp,
  drawFate: battle.drawFateOp,
  routOrDestroy: battle.routOrDestroyOp,
  damagePerDamage: battle.damagePerDamageOp,
  cancelBattle: battle.cancelBattleOp,
  standInBattle: battle.standInBattleOp,
  battleStake: battle.battleStakeOp,
  damageHero: heroes.damageHeroOp,
  healHero: heroes.healHeroOp,
  standHero: heroes.standHeroOp,
  trainHero: heroes.trainHeroOp,
  gainReward: heroes.gainRewardOp,
  discardReward: heroes.discardRewardOp,
  takeReward: heroes.takeRewardOp,
  gainHero: heroes.gainHeroOp,
  desertHero: heroes.desertHeroOp,
  duelNeutral: heroes.duelNeutralOp,
  disableRewards: heroes.disableRewardsOp,
  receiveRune: runes.receiveRuneOp,
  placeRune: runes.placeRuneOp,
  moveRune: runes.moveRuneOp,
  peekRune: runes.peekRuneOp,
  peekDiscovery: runes.peekDiscoveryOp,
  revealRune: runes.revealRuneOp,
  exchangeRunes: runes.exchangeRunesOp,
  discoverReturn: runes.discoverReturnOp,
  moveHero: lasting,
  noChallenge: lasting,
  fateBonus: lasting,
  preventDamage: lasting,
  heroTrait: lasting,
  duelStart: lasting,
  countAsRune: lasting,
  produce: lasting,
  portal: lasting,
  stopMovement: lasting,
  endActionBonus: lasting,
  bidTieBreaker: lasting,
  noDesertion: lasting,
  onWizardsCouncil: lasting,
};
