// What Sweden does in the guided game, in the order in which it is asked; and short words for choices.
import type { TytaniChoice } from "../choices.ts";
import type { MissionId } from "../content/missions.ts";
import type { ActionId, OrderId } from "../content/orders.ts";
import type { RegionId } from "../content/regions.ts";
import type { SupportId } from "../content/support.ts";
import type { UnitType } from "../content/units.ts";

const decline: TytaniChoice = { kind: "decline" };
const keepOnTop: TytaniChoice = { kind: "keepOnTop" };
export const endOrders: TytaniChoice = { kind: "endOrders" };
export const endStage: TytaniChoice = { kind: "endStage" };
const keep = (mission: MissionId): TytaniChoice => ({ kind: "keep", mission });
export const order = (id: OrderId): TytaniChoice => ({ kind: "order", order: id });
export const act = (action: ActionId): TytaniChoice => ({ kind: "act", action });
export const pick = (unit: UnitType, from: RegionId): TytaniChoice => ({ kind: "pick", unit, from });
export const go = (to: RegionId): TytaniChoice => ({ kind: "go", to });
export const deploy = (unit: UnitType, at: RegionId): TytaniChoice => ({ kind: "deploy", unit, at });
export const support = (...cards: readonly SupportId[]): TytaniChoice => ({ kind: "support", cards });
export const draw = (card: SupportId | "deck"): TytaniChoice => ({ kind: "draw", card });
const discard = (card: SupportId): TytaniChoice => ({ kind: "discard", card });

const setup: readonly TytaniChoice[] = [
  ...[decline, keepOnTop],
  { kind: "arrange", cards: ["sweden-hakkapeliitta", "sweden-drabants", "sweden-leather-cannons"] },
  ...[keep("mission-at-the-gates"), keep("mission-lightning-war"), keep("mission-everywhere-at-once")],
];

/** Infantry and Artillery cross to Denmark. */
const crossing: readonly TytaniChoice[] = [
  ...[order("order-campaign"), act("move-army")],
  ...[pick("infantry", "a-gotaland"), pick("artillery", "a-gotaland"), go("a-denmark")],
  ...[endOrders, draw("deck")],
];

/** They attack the learner's Fortress, with a die more. */
const assault: readonly TytaniChoice[] = [
  ...[order("order-offensive"), act("move-army")],
  ...[pick("infantry", "a-denmark"), pick("artillery", "a-denmark"), go("a-pomerania")],
  ...[endOrders, support("support-add-die-enemy-cavalry-2"), endStage, draw("deck")],
];

/** The learner attacks Denmark. */
const defence: readonly TytaniChoice[] = [
  ...[support("support-add-die-own-infantry-2"), endStage],
  { kind: "lose", unit: "infantry", from: "a-denmark" },
];

/** The Titan takes Gotland, Cavalry musters. */
const muster: readonly TytaniChoice[] = [
  ...[order("order-awakened-wrath"), act("move-titan"), pick("titan", "a-svealand"), go("a-gotland")],
  ...[act("deploy-cavalry"), deploy("cavalry", "a-gotaland"), endOrders, draw("deck")],
  ...[discard("support-add-strength-enemy-titan-2"), discard("support-add-strength-enemy-infantry-2")],
];

/** Infantry takes Finland; then reinforcements. */
const close: readonly TytaniChoice[] = [
  ...[order("order-council-of-war"), act("move-infantry"), pick("infantry", "a-norrland"), go("a-finland")],
  ...[endOrders, draw("deck"), discard("support-add-die-enemy-artillery-1")],
  { kind: "reinforce", with: "draw-support" },
  ...[draw("deck"), draw("deck"), decline],
];

/** All of it. */
export const sweden: readonly TytaniChoice[] = [...setup, ...crossing, ...assault, ...defence, ...muster, ...close];
