// The Order cards, basic and advanced, and the actions printed on them.
import { type Source, table } from "#kernel/content.ts";
import type { Effect } from "./effects.ts";
import { unitTypes } from "./units.ts";

/** The id of an action of an Order card. */
export type ActionId =
  | "build-fortress"
  | "move-infantry"
  | "move-cavalry"
  | "move-artillery"
  | "move-titan"
  | "move-any"
  | "move-army"
  | "deploy-infantry"
  | "deploy-cavalry"
  | "deploy-any"
  | "buy-nation-card"
  | "buy-nation-card-discount";

/** What each action does. */
export const actions: Readonly<Record<ActionId, readonly Effect[]>> = table("tytani", "actions", {
  "build-fortress": [{ op: "buildFortress" }],
  "move-infantry": [
    {
      op: "moveUnits",
      types: ["infantry"],
      max: 1,
      steps: 1,
      target: "any",
      origin: "any",
      mustInclude: [],
      limits: {},
    },
  ],
  "move-cavalry": [
    {
      op: "moveUnits",
      types: ["cavalry"],
      max: 1,
      steps: 1,
      target: "any",
      origin: "any",
      mustInclude: [],
      limits: {},
    },
  ],
  "move-artillery": [
    {
      op: "moveUnits",
      types: ["artillery"],
      max: 1,
      steps: 1,
      target: "any",
      origin: "any",
      mustInclude: [],
      limits: {},
    },
  ],
  "move-titan": [
    { op: "moveUnits", types: ["titan"], max: 1, steps: 1, target: "any", origin: "any", mustInclude: [], limits: {} },
  ],
  "move-any": [
    { op: "moveUnits", types: unitTypes, max: 1, steps: 1, target: "any", origin: "any", mustInclude: [], limits: {} },
  ],
  "move-army": [
    { op: "moveUnits", types: unitTypes, max: 4, steps: 1, target: "any", origin: "any", mustInclude: [], limits: {} },
  ],
  "deploy-infantry": [{ op: "deployUnit", types: ["infantry"], count: 1, where: "controlled", sameRegion: false }],
  "deploy-cavalry": [{ op: "deployUnit", types: ["cavalry"], count: 1, where: "controlled", sameRegion: false }],
  "deploy-any": [{ op: "deployUnit", types: unitTypes, count: 1, where: "controlled", sameRegion: false }],
  "buy-nation-card": [{ op: "buyNationCard", discount: 0 }],
  "buy-nation-card-discount": [{ op: "buyNationCard", discount: 1 }],
});

/** The id of an Order card. */
export type OrderId =
  | "order-great-march"
  | "order-campaign"
  | "order-offensive"
  | "order-awakened-wrath"
  | "order-vanguard"
  | "order-national-spirit"
  | "order-siege-column"
  | "order-council-of-war"
  | "order-recruiters"
  | "order-manoeuvre"
  | "order-fortify-border"
  | "order-oath-to-the-titan"
  | "order-general-advance"
  | "order-noble-levy"
  | "order-titan-and-guns"
  | "order-crown-estates"
  | "adv-order-great-march"
  | "adv-order-campaign"
  | "adv-order-offensive"
  | "adv-order-titan-bastion"
  | "adv-order-field-diet"
  | "adv-order-wrath"
  | "adv-order-arsenal"
  | "adv-order-siege-works"
  | "adv-order-marcher-lords"
  | "adv-order-blessing"
  | "adv-order-forced-march"
  | "adv-order-supply-train"
  | "adv-order-general-advance"
  | "adv-order-giants-path"
  | "adv-order-foreign-enlistment"
  | "adv-order-crown-estates";

/** TYT-220, TYT-222: how an advanced card gives Energy. */
export type EnergySymbol = "skip" | "army";

/** One Order card. */
export interface Order {
  readonly id: OrderId;
  /** In play from this number of Nations on (TYT-042). */
  readonly from: 2 | 3 | 4;
  readonly actions: readonly ActionId[];
  readonly energy: EnergySymbol | "";
  readonly source: Source;
}

const order = (
  id: OrderId,
  from: 2 | 3 | 4,
  list: readonly ActionId[],
  source: Source,
  energy: EnergySymbol | "" = "",
): Order => ({ id, from, actions: list, energy, source });

/** The 16 cards of the base game. */
export const basicOrders: readonly Order[] = table("tytani", "basicOrders", [
  order("order-great-march", 2, ["move-army"], "rulebook"),
  order("order-campaign", 2, ["move-army"], "designed"),
  order("order-offensive", 2, ["move-army"], "designed"),
  order("order-awakened-wrath", 2, ["move-titan", "build-fortress", "deploy-cavalry"], "rulebook"),
  order("order-vanguard", 2, ["move-cavalry", "move-titan", "deploy-infantry"], "rulebook"),
  order("order-national-spirit", 2, ["buy-nation-card", "move-any"], "rulebook"),
  order("order-siege-column", 2, ["move-infantry", "move-artillery", "deploy-any"], "designed"),
  order("order-council-of-war", 2, ["move-infantry", "move-cavalry", "buy-nation-card-discount"], "designed"),
  order("order-recruiters", 2, ["move-any", "deploy-any"], "designed"),
  order("order-manoeuvre", 2, ["move-cavalry", "move-artillery", "move-any"], "designed"),
  order("order-fortify-border", 2, ["build-fortress", "move-any", "deploy-infantry"], "designed"),
  order("order-oath-to-the-titan", 2, ["move-titan", "buy-nation-card-discount"], "designed"),
  order("order-general-advance", 3, ["move-army"], "designed"),
  order("order-noble-levy", 3, ["move-infantry", "deploy-cavalry", "buy-nation-card"], "designed"),
  order("order-titan-and-guns", 3, ["move-artillery", "move-titan", "deploy-any"], "designed"),
  order("order-crown-estates", 4, ["build-fortress", "move-infantry", "buy-nation-card"], "designed"),
]);

/** TYT-215: the 16 cards of the Advanced Game. */
export const advancedOrders: readonly Order[] = table("tytani", "advancedOrders", [
  order("adv-order-great-march", 2, ["move-army"], "rulebook", "army"),
  order("adv-order-campaign", 2, ["move-army"], "designed", "army"),
  order("adv-order-offensive", 2, ["move-army"], "designed", "army"),
  order("adv-order-titan-bastion", 2, ["move-titan", "build-fortress", "deploy-infantry"], "designed", "skip"),
  order("adv-order-field-diet", 2, ["move-cavalry", "move-infantry", "buy-nation-card"], "designed", "skip"),
  order("adv-order-wrath", 2, ["move-titan", "move-any", "deploy-cavalry"], "designed", "skip"),
  order("adv-order-arsenal", 2, ["buy-nation-card-discount", "deploy-any"], "designed", "skip"),
  order("adv-order-siege-works", 2, ["move-infantry", "move-artillery", "deploy-infantry"], "designed", "skip"),
  order("adv-order-marcher-lords", 2, ["move-any", "deploy-any", "build-fortress"], "designed", "skip"),
  order("adv-order-blessing", 2, ["move-cavalry", "move-titan", "buy-nation-card-discount"], "designed", "skip"),
  order("adv-order-forced-march", 2, ["move-any", "move-cavalry", "deploy-infantry"], "designed", "skip"),
  order("adv-order-supply-train", 2, ["move-artillery", "move-infantry", "deploy-cavalry"], "designed", "skip"),
  order("adv-order-general-advance", 3, ["move-army"], "designed", "army"),
  order("adv-order-giants-path", 3, ["move-infantry", "move-titan", "deploy-any"], "designed", "skip"),
  order("adv-order-foreign-enlistment", 3, ["move-any", "buy-nation-card", "deploy-cavalry"], "designed", "skip"),
  order("adv-order-crown-estates", 4, ["build-fortress", "move-cavalry", "buy-nation-card"], "designed", "skip"),
]);

const byId = new Map([...basicOrders, ...advancedOrders].map(card => [card.id, card]));

/** An Order card by its id. */
export function orderOf(id: OrderId): Order {
  return byId.get(id)!;
}
