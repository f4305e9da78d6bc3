// Everything that can be chosen (NOR-373, NOR-387, NOR-390, NOR-394, NOR-395). Territories are named by their lowest area, slots by their area.
import type { Seat } from "#kernel/procedure.ts";
import type { BuildingId } from "./content/buildings.ts";
import { type CardId, cardList } from "./content/cards.ts";
import type { CreatureId } from "./content/creatures.ts";
import type { Resource } from "./content/resources.ts";
import type { TileId } from "./content/tiles.ts";
import type { Area, Territory } from "./map/land.ts";

/** Puts a tile on the map. */
export interface Place {
  readonly kind: "place";
  readonly tile: TileId;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}
/** Puts a group of units into a territory. */
export interface Settle {
  readonly kind: "settle";
  readonly at: Territory;
  readonly kaija: boolean;
}
export interface Play {
  readonly kind: "play";
  readonly card: CardId;
}
/** The card for Wait, Replace, Remove or Upgrade; with an Upgrade it may leave the game. */
export interface Use {
  readonly kind: "use";
  readonly card: CardId;
  readonly isRemoved: boolean;
}
/** Choices without details. */
export interface Plain {
  readonly kind:
    | "wait"
    | "replace"
    | "remove"
    | "upgrade"
    | "pass"
    | "endTurn"
    | "stop"
    | "explore"
    | "redraw"
    | "summon"
    | "cancel"
    | "yield"
    | "done"
    | "accept"
    | "decline";
}
/** A card picked: from the display or the own upgrades, a discard pile, a hand, or the cards just drawn. */
export interface PickCard {
  readonly kind: "take" | "fetch" | "discard" | "name" | "keep" | "top";
  readonly card: CardId;
}
export interface CopyCard {
  readonly kind: "copy";
  readonly seat: Seat;
  readonly card: CardId;
}
export interface Target {
  readonly kind: "target";
  readonly seat: Seat;
}
/** Puts one unit, or Kaija, into a territory: recruited, or added by a Training Camp. */
export interface Recruit {
  readonly kind: "recruit";
  readonly at: Territory;
  readonly kaija: boolean;
}
export interface Build {
  readonly kind: "build";
  readonly area: Area;
  readonly building: BuildingId;
  /** Whether it stands outside the slots. */
  readonly isLoose: boolean;
}
export interface Rebuild {
  readonly kind: "rebuild";
  readonly area: Area;
  readonly isLoose: boolean;
  readonly old: BuildingId;
  readonly building: BuildingId;
}
export interface March {
  readonly kind: "march";
  readonly from: Territory;
  readonly to: Territory;
}
export interface Send {
  readonly kind: "send";
  readonly units: number;
  readonly kaija: boolean;
}
/** Attacks a creature, or spares those of a territory. */
export interface Hunt {
  readonly kind: "hunt";
  readonly creature: CreatureId;
}
/** A territory picked: the next combat, the target of the token, of a creature or its lair, of a unit. */
export interface At {
  readonly kind: "fight" | "scorch" | "roam" | "lair" | "add";
  readonly at: Territory;
}
/** Moves one unit of another territory, or pushes one defender away. */
export interface Push {
  readonly kind: "push";
  readonly to: Territory;
  readonly kaija: boolean;
}
export interface Pull {
  readonly kind: "pull";
  readonly from: Territory;
  readonly kaija: boolean;
}
export interface Strike {
  readonly kind: "strike";
  readonly at: Territory;
  readonly kaija: boolean;
}
export interface Feed {
  readonly kind: "feed";
  readonly food: number;
}
export interface Count {
  readonly kind: "count";
  readonly as: "axe" | "skull";
}
/** Whether Kaija is among the units that fall. */
export interface Lose {
  readonly kind: "lose";
  readonly kaija: boolean;
}
export interface Retreat {
  readonly kind: "retreat";
  readonly to: Territory;
  readonly units: number;
  readonly kaija: boolean;
}
export interface Bury {
  readonly kind: "bury";
  readonly tile: TileId;
}
/** One of the actions of a card that offers several. */
export interface Option {
  readonly kind: "option";
  readonly option: number;
}
export interface Pay {
  readonly kind: "pay" | "gain" | "rob";
  readonly resource: Resource;
}
/** When to collect or explore: before (in which territory), after, never. */
export interface Timing {
  readonly kind: "timing";
  readonly when: "before" | "after" | "never";
  readonly at: Territory;
}
export interface Exchange {
  readonly kind: "exchange";
  readonly take: Resource;
}
export interface Give {
  readonly kind: "give";
  readonly food: number;
  readonly wood: number;
  readonly lore: number;
}
export interface Swap {
  readonly kind: "swap";
  readonly give: Resource;
  readonly take: Resource;
}

/** The chance that a choice brings, from 0 to 1: at worst and at best, as the food of the other side makes it. */
export type Odds = { readonly least: number; readonly most: number };

/** Every choice of the game. */
export type NorthChoice =
  | Place
  | Settle
  | Play
  | Use
  | Plain
  | PickCard
  | CopyCard
  | Target
  | Recruit
  | Build
  | Rebuild
  | March
  | Send
  | Hunt
  | At
  | Push
  | Pull
  | Strike
  | Feed
  | Count
  | Lose
  | Retreat
  | Bury
  | Option
  | Pay
  | Timing
  | Exchange
  | Give
  | Swap;

const plays = new Map(cardList.map(({ id }): [CardId, Play] => [id, Object.freeze({ kind: "play", card: id })]));

/** The choice to play a card: always the same object, because most lists of options have some. */
export const playOf = (card: CardId): Play => plays.get(card)!;

const plain = (kind: Plain["kind"]): Plain => Object.freeze({ kind });

export const wait = plain("wait");
export const replace = plain("replace");
export const remove = plain("remove");
export const upgrade = plain("upgrade");
export const passTurn = plain("pass");
export const endTurn = plain("endTurn");
export const stop = plain("stop");
export const exploreAgain = plain("explore");
export const redraw = plain("redraw");
export const summon = plain("summon");
export const cancel = plain("cancel");
export const yieldCard = plain("yield");
export const done = plain("done");
export const accept = plain("accept");
export const decline = plain("decline");
