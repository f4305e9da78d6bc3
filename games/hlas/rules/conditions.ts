// What abilities depend on: whether their conditions hold at a moment. Nothing here acts.
import type { Seat } from "#kernel/procedure.ts";
import type { ActionId } from "../content/actions.ts";
import type { Ability, Condition } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import { isOfKind, type Kind, type Piece } from "../content/units.ts";
import type { BattleFrame, Member, Via } from "../frames.ts";
import { isLand, isSea, terrainOf } from "../map/atlas.ts";
import { placeOf, regionOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { regionsControlled } from "./amounts.ts";
import { countFighters, flankOf, participates, sideOf, towerOn } from "./battle-queries.ts";
import { isHostile, isInPlay, realmOf } from "./queries.ts";

/** What an event is about, for conditions. */
export interface Scene {
  readonly battle?: BattleFrame | null;
  readonly region?: Region;
  readonly base?: Region;
  readonly owner?: Seat;
  readonly piece?: Piece | "";
  readonly action?: ActionId | "";
  readonly via?: Via;
  readonly army?: readonly Member[];
  readonly token?: "land" | "sea";
  readonly hero?: Piece | "";
}

/** Whether all conditions of an ability hold. */
export function holds(s: Hlas, seat: Seat, ability: Ability, scene: Scene): boolean {
  for (const condition of ability.when ?? []) if (!isTrue(s, seat, condition, scene)) return false;
  return true;
}

function isTrue(s: Hlas, seat: Seat, condition: Condition, scene: Scene): boolean {
  const battle = scene.battle ?? null;
  switch (condition.type) {
    case "unit-participates":
    case "army-has":
    case "enemy-lacks":
    case "role":
    case "region-terrain":
    case "region-type":
    case "own-structure-here":
    case "own-lost-this-battle":
    case "own-combat-spell-cast":
    case "battle-result":
    case "in-battle":
      return battle !== null && isTrueInBattle(s, seat, condition, battle);
    case "unit-is":
      return scene.owner === seat && scene.piece === condition.piece;
    case "unit-kind":
      return isEventUnit(s, seat, condition.kind, condition.owner, scene);
    case "acting-hero":
      return scene.hero === condition.piece;
    case "own-spell":
      return scene.owner === seat;
    case "token-type":
      return scene.token === condition.value;
    case "action-is":
      return isAction(condition, scene);
    default:
      return isTrueOnMap(s, seat, condition, scene);
  }
}

type OnMap = Extract<
  Condition,
  { type: "in-play" | "unit-here" | "unit-in-army" | "moves-alone" | "unit-location" | "controls-terrain" }
>;
type InBattle = Exclude<Condition, OnMap>;

function isTrueInBattle(s: Hlas, seat: Seat, condition: InBattle | Condition, battle: BattleFrame): boolean {
  const side = sideOf(s, battle, seat);
  if (side === NONE) return false;
  switch (condition.type) {
    case "unit-participates":
      return participates(s, battle, seat, condition.piece);
    case "army-has":
      return countFighters(s, battle, side, [condition.kind]) >= condition.min;
    case "enemy-lacks":
      return countFighters(s, battle, 1 - side, [condition.kind]) === 0;
    case "role":
      return (condition.role === "attacker") === (side === 0);
    case "region-terrain":
      return terrainOf(battle.region) === condition.terrain;
    case "region-type":
      return (condition.value === "land") === isLand(battle.region);
    case "own-structure-here":
      return towerOn(s, battle, side) === seat;
    case "own-lost-this-battle":
      return flankOf(battle, side).lost >= condition.min;
    case "own-combat-spell-cast":
      return flankOf(battle, side).spells.length > 0;
    case "battle-result":
      return battle.winner === (condition.value === "won" ? side : 1 - side);
    default:
      return true;
  }
}

function isEventUnit(s: Hlas, seat: Seat, kind: Kind, owner: "self" | "enemy", scene: Scene): boolean {
  if (scene.owner === undefined || !scene.piece || !isOfKind(scene.piece, [kind])) return false;
  return owner === "self" ? scene.owner === seat : isHostile(s, seat, scene.owner);
}

function isAction(condition: Extract<Condition, { type: "action-is" }>, scene: Scene): boolean {
  if (scene.action !== condition.action || scene.via === "effect") return false;
  if (condition.mustered) return scene.via === "muster";
  return scene.via !== "repeat" || condition.orRepeat === true;
}

function isTrueOnMap(s: Hlas, seat: Seat, condition: Condition, scene: Scene): boolean {
  const realm = realmOf(s, seat);
  switch (condition.type) {
    case "in-play":
      return isInPlay(realm, condition.piece);
    case "unit-here": {
      const at = regionOf(s, seat, placeOf(realm, condition.piece));
      return at !== NONE && (at === scene.region || at === scene.base);
    }
    case "unit-in-army":
      return scene.army?.some(member => member.owner === seat && member.piece === condition.piece) ?? false;
    case "moves-alone":
      return scene.army?.length === 1 && scene.army[0]!.piece === condition.piece;
    case "unit-location":
      return isLocated(s, seat, condition.piece, condition.where);
    case "controls-terrain":
      return regionsControlled(s, seat, { count: "regions-controlled", terrain: condition.terrain }) >= condition.min;
    default:
      return false;
  }
}

function isLocated(s: Hlas, seat: Seat, piece: Piece, where: "sea" | "land" | "shore-not-capital"): boolean {
  const realm = realmOf(s, seat);
  const at = regionOf(s, seat, placeOf(realm, piece));
  if (at === NONE) return false;
  if (where === "sea") return isSea(at);
  return isLand(at) && (where === "land" || at !== realm.capital);
}
