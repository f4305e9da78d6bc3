// The solo game: difficulties and the cards that steer an automa.
import { type Source, table } from "#kernel/content.ts";
import type { ActionId } from "./orders.ts";
import type { SupportEffect } from "./support.ts";
import type { UnitType } from "./units.ts";

/** The id of a difficulty. */
export type DifficultyId = "page" | "recruit" | "captain" | "hetman" | "king-of-kings";

/** TYT-249: what an automa gets at a difficulty, and the VP that the human begins with. */
export interface Difficulty {
  readonly units: readonly UnitType[];
  readonly support: number;
  readonly nationCards: number;
  readonly missionVp: number;
  readonly battleBonus: number;
  readonly headStart: number;
}

/** Every difficulty. */
export const difficulties: Readonly<Record<DifficultyId, Difficulty>> = table("tytani", "difficulties", {
  page: { units: [], support: 0, nationCards: 0, missionVp: 0, battleBonus: -3, headStart: 6 },
  recruit: { units: [], support: 2, nationCards: 0, missionVp: 0, battleBonus: 0, headStart: 6 },
  captain: { units: [], support: 2, nationCards: 0, missionVp: 0, battleBonus: 0, headStart: 0 },
  hetman: { units: ["infantry"], support: 3, nationCards: 0, missionVp: 2, battleBonus: 0, headStart: 0 },
  "king-of-kings": { units: ["infantry"], support: 4, nationCards: 1, missionVp: 3, battleBonus: 0, headStart: 0 },
});

/** The ids from easy to hard. */
export const difficultyIds = Object.keys(difficulties) as readonly DifficultyId[];

/** TYT-259: what an automa looks for when it moves. */
export type TargetKey =
  | "central"
  | "towards-central"
  | "empty"
  | "empty-enemy"
  | "weakest-enemy"
  | "enemy-titan"
  | "enemy-capital"
  | "enemy-structure"
  | "own-home"
  | "leader";

/** TYT-258: where an automa puts its units. */
export type DeployKey = "front" | "capital" | "central" | "titan" | "fewest-units";

/** The id of a solo card. */
export type SoloCardId =
  | "solo-storm"
  | "solo-land-hunger"
  | "solo-muster"
  | "solo-bulwark"
  | "solo-wrath-of-the-titan"
  | "solo-awakening"
  | "solo-heartland"
  | "solo-cavalry-raid"
  | "solo-siege"
  | "solo-foot-and-fire"
  | "solo-revenge"
  | "solo-winter-quarters";

/** One solo card. */
export interface SoloCard {
  readonly id: SoloCardId;
  readonly orders: readonly ActionId[];
  readonly targets: readonly TargetKey[];
  readonly deploys: readonly DeployKey[];
  readonly aggression: number;
  readonly attack: number;
  readonly defence: number;
  readonly pick: SupportEffect;
  readonly source: Source;
}

/** Every solo card. */
export const soloCards: readonly SoloCard[] = table("tytani", "soloCards", [
  {
    id: "solo-storm",
    orders: [
      "move-army",
      "move-titan",
      "move-any",
      "move-cavalry",
      "move-infantry",
      "move-artillery",
      "deploy-any",
      "deploy-cavalry",
      "deploy-infantry",
      "build-fortress",
      "buy-nation-card-discount",
      "buy-nation-card",
    ],
    targets: ["weakest-enemy", "empty", "enemy-capital"],
    deploys: ["front"],
    aggression: 2,
    attack: 1,
    defence: 0,
    pick: "add-strength",
    source: "designed",
  },
  {
    id: "solo-land-hunger",
    orders: [
      "move-any",
      "move-cavalry",
      "move-army",
      "move-infantry",
      "move-titan",
      "move-artillery",
      "deploy-any",
      "deploy-infantry",
      "deploy-cavalry",
      "buy-nation-card",
      "buy-nation-card-discount",
      "build-fortress",
    ],
    targets: ["empty", "empty-enemy", "weakest-enemy"],
    deploys: ["fewest-units"],
    aggression: 0,
    attack: 0,
    defence: 1,
    pick: "add-strength",
    source: "designed",
  },
  {
    id: "solo-muster",
    orders: [
      "deploy-any",
      "deploy-cavalry",
      "deploy-infantry",
      "move-army",
      "move-any",
      "move-titan",
      "move-cavalry",
      "move-infantry",
      "move-artillery",
      "buy-nation-card",
      "buy-nation-card-discount",
      "build-fortress",
    ],
    targets: ["empty", "weakest-enemy"],
    deploys: ["front", "capital"],
    aggression: 0,
    attack: 0,
    defence: 1,
    pick: "bring-unit",
    source: "designed",
  },
  {
    id: "solo-bulwark",
    orders: [
      "build-fortress",
      "deploy-infantry",
      "deploy-any",
      "deploy-cavalry",
      "buy-nation-card",
      "buy-nation-card-discount",
      "move-any",
      "move-infantry",
      "move-cavalry",
      "move-artillery",
      "move-titan",
      "move-army",
    ],
    targets: ["central", "empty"],
    deploys: ["capital", "central"],
    aggression: -2,
    attack: 0,
    defence: 1,
    pick: "add-strength",
    source: "designed",
  },
  {
    id: "solo-wrath-of-the-titan",
    orders: [
      "move-titan",
      "move-army",
      "move-any",
      "deploy-any",
      "move-cavalry",
      "move-infantry",
      "move-artillery",
      "deploy-cavalry",
      "deploy-infantry",
      "buy-nation-card-discount",
      "buy-nation-card",
      "build-fortress",
    ],
    targets: ["enemy-titan", "weakest-enemy", "empty"],
    deploys: ["titan"],
    aggression: 1,
    attack: 1,
    defence: 1,
    pick: "add-die",
    source: "designed",
  },
  {
    id: "solo-awakening",
    orders: [
      "buy-nation-card-discount",
      "buy-nation-card",
      "deploy-any",
      "move-army",
      "move-any",
      "move-titan",
      "move-cavalry",
      "move-infantry",
      "move-artillery",
      "deploy-cavalry",
      "deploy-infantry",
      "build-fortress",
    ],
    targets: ["empty", "weakest-enemy"],
    deploys: ["front"],
    aggression: 0,
    attack: 1,
    defence: 1,
    pick: "add-die",
    source: "designed",
  },
  {
    id: "solo-heartland",
    orders: [
      "move-army",
      "move-any",
      "move-cavalry",
      "move-infantry",
      "move-titan",
      "move-artillery",
      "deploy-any",
      "deploy-infantry",
      "deploy-cavalry",
      "build-fortress",
      "buy-nation-card",
      "buy-nation-card-discount",
    ],
    targets: ["central", "towards-central", "weakest-enemy"],
    deploys: ["central", "front"],
    aggression: 1,
    attack: 1,
    defence: 1,
    pick: "add-strength",
    source: "designed",
  },
  {
    id: "solo-cavalry-raid",
    orders: [
      "move-cavalry",
      "move-army",
      "move-any",
      "deploy-cavalry",
      "deploy-any",
      "move-titan",
      "move-infantry",
      "move-artillery",
      "deploy-infantry",
      "buy-nation-card",
      "buy-nation-card-discount",
      "build-fortress",
    ],
    targets: ["empty-enemy", "empty", "weakest-enemy"],
    deploys: ["front"],
    aggression: 0,
    attack: 1,
    defence: 0,
    pick: "bring-unit",
    source: "designed",
  },
  {
    id: "solo-siege",
    orders: [
      "move-artillery",
      "move-army",
      "move-infantry",
      "move-titan",
      "move-any",
      "move-cavalry",
      "deploy-any",
      "deploy-infantry",
      "deploy-cavalry",
      "buy-nation-card-discount",
      "buy-nation-card",
      "build-fortress",
    ],
    targets: ["enemy-capital", "enemy-structure", "weakest-enemy"],
    deploys: ["front"],
    aggression: 1,
    attack: 1,
    defence: 0,
    pick: "add-die",
    source: "designed",
  },
  {
    id: "solo-foot-and-fire",
    orders: [
      "move-infantry",
      "deploy-infantry",
      "move-army",
      "deploy-any",
      "move-any",
      "move-artillery",
      "move-cavalry",
      "move-titan",
      "deploy-cavalry",
      "build-fortress",
      "buy-nation-card",
      "buy-nation-card-discount",
    ],
    targets: ["empty", "weakest-enemy", "central"],
    deploys: ["fewest-units", "front"],
    aggression: 0,
    attack: 1,
    defence: 1,
    pick: "add-strength",
    source: "designed",
  },
  {
    id: "solo-revenge",
    orders: [
      "move-army",
      "move-titan",
      "move-cavalry",
      "move-any",
      "move-infantry",
      "move-artillery",
      "deploy-any",
      "deploy-cavalry",
      "deploy-infantry",
      "buy-nation-card",
      "buy-nation-card-discount",
      "build-fortress",
    ],
    targets: ["own-home", "leader", "weakest-enemy"],
    deploys: ["capital", "front"],
    aggression: 2,
    attack: 1,
    defence: 1,
    pick: "add-strength",
    source: "designed",
  },
  {
    id: "solo-winter-quarters",
    orders: [
      "deploy-any",
      "deploy-infantry",
      "deploy-cavalry",
      "buy-nation-card",
      "buy-nation-card-discount",
      "build-fortress",
      "move-any",
      "move-infantry",
      "move-cavalry",
      "move-artillery",
      "move-titan",
      "move-army",
    ],
    targets: ["empty", "towards-central"],
    deploys: ["fewest-units", "capital"],
    aggression: -2,
    attack: 0,
    defence: 1,
    pick: "add-strength",
    source: "designed",
  },
]);

const byId = new Map(soloCards.map(card => [card.id, card]));

/** A solo card by its id. */
export function soloCardOf(id: SoloCardId): SoloCard {
  return byId.get(id)!;
}

/** TYT-261: what a unit is worth in an estimate, in sixths of Strength. */
export const estimates: Readonly<Record<UnitType, number>> = table("tytani", "estimates", {
  infantry: 5,
  cavalry: 7,
  artillery: 9,
  titan: 15,
});

/** TYT-252: how often a symbol counts; TYT-268: what the Central region brings an automa. */
export const SYMBOL_CAP = 1;
export const CENTRAL_VP = 1;
