// The solo enemy's card (HLAS-305 to HLAS-329, HLAS-461 to HLAS-465): an action by one of its Heroes; where it fails the
// Hero moves. The human may repeat what succeeded.
import type { SlotId } from "../content/actions.ts";
import { ENEMY, NONE } from "../content/marks.ts";
import { TAX } from "../content/numbers.ts";
import type { Resource } from "../content/resources.ts";
import { soloBoards, track } from "../content/solo-boards.ts";
import { type SoloAction, soloCards } from "../content/solo-cards.ts";
import { trackCost } from "../content/solo-levels.ts";
import { type Piece, pieceFacts } from "../content/units.ts";
import type { EnemyFrame, HlasFlow } from "../frames.ts";
import { isLand, shoreWays } from "../map/atlas.ts";
import type { Hlas } from "../state.ts";
import { refillSolo } from "./battle-tactics.ts";
import { mayHoldTower, raiseTower } from "./build.ts";
import { boardEnemy, emptyVessel } from "./enemy-army.ts";
import { enemyMoveLocals } from "./enemy-move.ts";
import { heroPiece, heroRegion, heroVessel, routeByCompass, routeToAttack } from "./enemy-paths.ts";
import { soloMana, towerOre } from "./modifiers.ts";
import { checkObjectives } from "./objectives.ts";
import { bringIn, canPay, gain, pay } from "./pieces.ts";
import { countIn, realmOf, roomIn } from "./queries.ts";
import { supplyOf } from "./recruit.ts";
import { spellLocals } from "./spell.ts";
import { steps } from "./steps.ts";
import { rotateTax } from "./tax.ts";

/** HLAS-312: a Vessel needs its space on the track. */
function isAvailable(s: Hlas, piece: Piece): boolean {
  const realm = realmOf(s, ENEMY);
  if (supplyOf(s, ENEMY, piece) === 0 || !canPay(realm, pieceFacts[piece].cost)) return false;
  if (piece !== "sea-vessel" && piece !== "air-vessel") return true;
  return track.some((space, at) => at <= realm.space && space.unlocks === piece);
}

function hire(s: Hlas, piece: Piece, at: number, cause: "recruit" | "build", flow: HlasFlow): void {
  pay(s, ENEMY, pieceFacts[piece].cost, cause, flow);
  bringIn(s, { seat: ENEMY, piece, count: 1, at, cause }, flow);
}

/** HLAS-311 to HLAS-315: the first possible of Air Vessel, Sea Vessel, Warrior, Serf. */
function recruit(s: Hlas, hero: number, flow: HlasFlow): boolean {
  const order: Piece[] = ["air-vessel", "sea-vessel", "warrior", "serf"];
  const piece = order.find(each => isAvailable(s, each));
  if (!piece) return false;
  const { capital } = realmOf(s, ENEMY);
  const region = heroRegion(s, hero);
  const isVessel = piece === "sea-vessel" || piece === "air-vessel";
  const joins = !isVessel && isLand(region) && roomIn(s, ENEMY, region) > 0;
  hire(s, piece, joins ? region : capital, "recruit", flow);
  return true;
}

/** HLAS-316 to HLAS-318: one space on the Capital track. */
function advance(s: Hlas, flow: HlasFlow): boolean {
  const realm = realmOf(s, ENEMY);
  const next = track[realm.space + 1];
  const cost = trackCost(s.difficulty, realm.space + 1);
  if (!next || !canPay(realm, cost)) return false;
  pay(s, ENEMY, cost, "upgrade", flow);
  realm.space++;
  realm.level = next.level;
  flow.emit({ type: "enemyAdvanced", space: realm.space });
  checkObjectives(s, ENEMY, flow);
  return true;
}

/** HLAS-320: a Tower in the acting Hero's Region, with a Serf there. */
function buildTower(s: Hlas, hero: number, flow: HlasFlow): boolean {
  const at = heroRegion(s, hero);
  if (!isLand(at) || countIn(s, ENEMY, "serf", at) === 0 || !mayHoldTower(s, ENEMY, at)) return false;
  const ore = towerOre(s, ENEMY, at, 0);
  if (ore > realmOf(s, ENEMY).ore) return false;
  raiseTower(s, ENEMY, at, ore, flow);
  return true;
}

/** HLAS-319 to HLAS-324, HLAS-465: the first possible of Tower, Air Vessel, Sea Vessel. */
function build(s: Hlas, hero: number, flow: HlasFlow): boolean {
  if (buildTower(s, hero, flow)) return true;
  const vessel = (["air-vessel", "sea-vessel"] as const).find(each => isAvailable(s, each));
  if (!vessel) return false;
  const region = heroRegion(s, hero);
  const isHere =
    heroVessel(s, hero) === "" &&
    roomIn(s, ENEMY, region) > 0 &&
    (vessel === "air-vessel" || shoreWays[region]!.length > 0);
  hire(s, vessel, isHere ? region : realmOf(s, ENEMY).capital, "build", flow);
  if (isHere) boardEnemy(s, hero, vessel, flow);
  return true;
}

/** HLAS-325, HLAS-326: the acting Hero's spell, even if it does nothing. */
function research(s: Hlas, hero: number, flow: HlasFlow): boolean {
  const realm = realmOf(s, ENEMY);
  if (realm.faction === "") return false;
  const { spell } = soloBoards[realm.faction].heroes[hero]!;
  const piece = heroPiece(hero);
  const mana = soloMana(s, ENEMY, spell.mana, piece);
  if (realm.mana < mana) return false;
  flow.emit({ type: "spellCast", seat: ENEMY, card: spell.id, isScribed: false, mana });
  pay(s, ENEMY, { mana }, "cast", flow);
  flow.call("spell", { ...spellLocals(ENEMY, spell.id, NONE), hero: piece });
  return true;
}

/** HLAS-329: all three resources at their values. */
function tax(s: Hlas, flow: HlasFlow): boolean {
  const [four, three, two] = s.tax as [Resource, Resource, Resource];
  gain(s, ENEMY, { [four]: TAX[0], [three]: TAX[1], [two]: TAX[2] }, "tax", flow);
  return true;
}

function attack(s: Hlas, frame: EnemyFrame, flow: HlasFlow): boolean {
  const route = routeToAttack(s, frame.hero, compassFor(frame));
  if (!route) return false;
  flow.call("enemyMove", enemyMoveLocals(s, frame.hero, route));
  return true;
}

const compassFor = (frame: EnemyFrame): number => (frame.card === "" ? 0 : soloCards[frame.card].compass);

/** Carries out the card's action; false if it fails. */
function perform(s: Hlas, frame: EnemyFrame, action: SoloAction, flow: HlasFlow): boolean {
  switch (action) {
    case "recruit":
      return recruit(s, frame.hero, flow);
    case "build-track":
      return advance(s, flow);
    case "build-structures":
      return build(s, frame.hero, flow);
    case "research":
      return research(s, frame.hero, flow);
    case "tax":
      return tax(s, flow);
    case "attack":
      return attack(s, frame, flow);
  }
}

/** HLAS-310: what the human may repeat. */
const repeatable: Readonly<Record<SoloAction, SlotId | "">> = {
  recruit: "recruit",
  "build-track": "build",
  "build-structures": "build",
  research: "research",
  tax: "tax",
  attack: "",
};

const actionOfCard = (frame: EnemyFrame): SoloAction | "" => (frame.card === "" ? "" : soloCards[frame.card].action);

const { procedure, auto } = steps<EnemyFrame>();

export const enemy = procedure("enemy", {
  // HLAS-305, HLAS-307 The next card goes to the leftmost free Hero slot.
  drawCard: auto((s, frame, flow) => {
    refillSolo(s, flow);
    const card = s.soloDeck.pop();
    if (!card) return flow.end();
    frame.card = card;
    s.soloSlots.push(card);
    flow.emit({ type: "enemyCardDrawn", card, hero: frame.hero });
  }),
  // HLAS-306 The action, if it can be performed.
  act: auto((s, frame, flow) => {
    const action = actionOfCard(frame);
    frame.isDone = action !== "" && perform(s, frame, action, flow);
    if (frame.card !== "")
      flow.emit({ type: "enemyActionDone", card: frame.card, hero: frame.hero, isDone: frame.isDone });
  }),
  offerRepeat: auto((_s, frame, { call }) => {
    const action = actionOfCard(frame);
    const slot = action === "" || !frame.isDone ? "" : repeatable[action];
    if (slot !== "") call("repeats", { seat: ENEMY, slot, asked: 0, repeater: NONE, isPassed: false });
  }),
  turnTax: auto((s, frame, flow) => {
    if (actionOfCard(frame) === "tax") rotateTax(s, flow);
  }),
  // HLAS-329, HLAS-345, HLAS-350 After Tax, and when the action failed, the Hero moves.
  move: auto((s, frame, flow) => {
    if (frame.isDone && actionOfCard(frame) !== "tax") return;
    const vessel = heroVessel(s, frame.hero) === "" ? emptyVessel(s, frame.hero) : null;
    if (vessel) boardEnemy(s, frame.hero, vessel, flow);
    flow.call("enemyMove", enemyMoveLocals(s, frame.hero, routeByCompass(s, frame.hero, compassFor(frame))));
  }),
});
