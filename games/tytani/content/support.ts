// The 36 Support cards: three effects, eight requirements.
import { type Source, table } from "#kernel/content.ts";
import type { UnitType } from "./units.ts";

/** What a Support card does in a Battle. */
export type SupportEffect = "bring-unit" | "add-die" | "add-strength";

/** The id of a Support card. */
export type SupportId =
  | "support-bring-unit-own-infantry-1"
  | "support-add-die-own-infantry-1"
  | "support-add-die-own-infantry-2"
  | "support-add-strength-own-infantry-1"
  | "support-add-strength-own-infantry-2"
  | "support-bring-unit-own-cavalry-1"
  | "support-add-die-own-cavalry-1"
  | "support-add-die-own-cavalry-2"
  | "support-add-strength-own-cavalry-1"
  | "support-add-strength-own-cavalry-2"
  | "support-bring-unit-own-artillery-1"
  | "support-add-die-own-artillery-1"
  | "support-add-strength-own-artillery-1"
  | "support-add-strength-own-artillery-2"
  | "support-bring-unit-own-titan-1"
  | "support-add-die-own-titan-1"
  | "support-add-strength-own-titan-1"
  | "support-add-strength-own-titan-2"
  | "support-bring-unit-enemy-infantry-1"
  | "support-add-die-enemy-infantry-1"
  | "support-add-die-enemy-infantry-2"
  | "support-add-strength-enemy-infantry-1"
  | "support-add-strength-enemy-infantry-2"
  | "support-bring-unit-enemy-cavalry-1"
  | "support-add-die-enemy-cavalry-1"
  | "support-add-die-enemy-cavalry-2"
  | "support-add-strength-enemy-cavalry-1"
  | "support-add-strength-enemy-cavalry-2"
  | "support-bring-unit-enemy-artillery-1"
  | "support-add-die-enemy-artillery-1"
  | "support-add-strength-enemy-artillery-1"
  | "support-add-strength-enemy-artillery-2"
  | "support-bring-unit-enemy-titan-1"
  | "support-add-die-enemy-titan-1"
  | "support-add-strength-enemy-titan-1"
  | "support-add-strength-enemy-titan-2";

/** One Support card; it needs a unit of a type in one of the armies (TYT-131). */
export interface SupportCard {
  readonly id: SupportId;
  readonly effect: SupportEffect;
  readonly side: "own" | "enemy";
  readonly unit: UnitType;
  readonly source: Source;
}

/** TYT-133, TYT-137, TYT-138: how many cards make a set. */
export const largestSet: Readonly<Record<SupportEffect, number>> = table("tytani", "largestSet", {
  "bring-unit": 1,
  "add-die": 2,
  "add-strength": 3,
});

/** TYT-138: what a set of so many cards adds. */
export const strengthOfSet: readonly number[] = table("tytani", "strengthOfSet", [0, 1, 3, 5]);

const card = (id: SupportId, effect: SupportEffect, side: "own" | "enemy", unit: UnitType): SupportCard => ({
  id,
  effect,
  side,
  unit,
  source: "designed",
});

/** Every Support card. */
export const supportCards: readonly SupportCard[] = table("tytani", "supportCards", [
  card("support-bring-unit-own-infantry-1", "bring-unit", "own", "infantry"),
  card("support-add-die-own-infantry-1", "add-die", "own", "infantry"),
  card("support-add-die-own-infantry-2", "add-die", "own", "infantry"),
  card("support-add-strength-own-infantry-1", "add-strength", "own", "infantry"),
  card("support-add-strength-own-infantry-2", "add-strength", "own", "infantry"),
  card("support-bring-unit-own-cavalry-1", "bring-unit", "own", "cavalry"),
  card("support-add-die-own-cavalry-1", "add-die", "own", "cavalry"),
  card("support-add-die-own-cavalry-2", "add-die", "own", "cavalry"),
  card("support-add-strength-own-cavalry-1", "add-strength", "own", "cavalry"),
  card("support-add-strength-own-cavalry-2", "add-strength", "own", "cavalry"),
  card("support-bring-unit-own-artillery-1", "bring-unit", "own", "artillery"),
  card("support-add-die-own-artillery-1", "add-die", "own", "artillery"),
  card("support-add-strength-own-artillery-1", "add-strength", "own", "artillery"),
  card("support-add-strength-own-artillery-2", "add-strength", "own", "artillery"),
  card("support-bring-unit-own-titan-1", "bring-unit", "own", "titan"),
  card("support-add-die-own-titan-1", "add-die", "own", "titan"),
  card("support-add-strength-own-titan-1", "add-strength", "own", "titan"),
  card("support-add-strength-own-titan-2", "add-strength", "own", "titan"),
  card("support-bring-unit-enemy-infantry-1", "bring-unit", "enemy", "infantry"),
  card("support-add-die-enemy-infantry-1", "add-die", "enemy", "infantry"),
  card("support-add-die-enemy-infantry-2", "add-die", "enemy", "infantry"),
  card("support-add-strength-enemy-infantry-1", "add-strength", "enemy", "infantry"),
  card("support-add-strength-enemy-infantry-2", "add-strength", "enemy", "infantry"),
  card("support-bring-unit-enemy-cavalry-1", "bring-unit", "enemy", "cavalry"),
  card("support-add-die-enemy-cavalry-1", "add-die", "enemy", "cavalry"),
  card("support-add-die-enemy-cavalry-2", "add-die", "enemy", "cavalry"),
  card("support-add-strength-enemy-cavalry-1", "add-strength", "enemy", "cavalry"),
  card("support-add-strength-enemy-cavalry-2", "add-strength", "enemy", "cavalry"),
  card("support-bring-unit-enemy-artillery-1", "bring-unit", "enemy", "artillery"),
  card("support-add-die-enemy-artillery-1", "add-die", "enemy", "artillery"),
  card("support-add-strength-enemy-artillery-1", "add-strength", "enemy", "artillery"),
  card("support-add-strength-enemy-artillery-2", "add-strength", "enemy", "artillery"),
  card("support-bring-unit-enemy-titan-1", "bring-unit", "enemy", "titan"),
  card("support-add-die-enemy-titan-1", "add-die", "enemy", "titan"),
  card("support-add-strength-enemy-titan-1", "add-strength", "enemy", "titan"),
  card("support-add-strength-enemy-titan-2", "add-strength", "enemy", "titan"),
]);

const byId = new Map(supportCards.map(each => [each.id, each]));
const places = new Map(supportCards.map(({ id }, place) => [id, place]));

/** The place of a card in the table: states name so the cards that they hold a second time. */
export const supportNumber = (id: SupportId): number => places.get(id)!;

/** The cards at some places. */
export const supportsAt = (numbers: readonly number[]): SupportId[] => numbers.map(place => supportCards[place]!.id);

/** A Support card by its id. */
export function supportOf(id: SupportId): SupportCard {
  return byId.get(id)!;
}
