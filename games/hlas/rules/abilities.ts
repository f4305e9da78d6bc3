// Which abilities of Heroes, Buildings and solo boards are on, and whether their conditions hold. Nothing here acts.
import type { Seat } from "#kernel/procedure.ts";
import type { ActionId } from "../content/actions.ts";
import type { Ability, Condition, Op, OpName, Per, Trigger } from "../content/effects.ts";
import type { FactionId } from "../content/faction.ts";
import { factionIds, factions } from "../content/factions.ts";
import { LAND_REGIONS, type Region, regions } from "../content/regions.ts";
import { soloBoards } from "../content/solo-boards.ts";
import { isOfKind, type Kind, type Piece, pieceFacts, pieces } from "../content/units.ts";
import type { BattleFrame } from "../frames/battle.ts";
import type { Member, Via } from "../frames/shared.ts";
import { AIR_DECK, type Hlas, NONE, REGIONS, SEA_DECK } from "../state.ts";
import { countFighters, flankOf, participates, sideOf, towerOn } from "./battle-queries.ts";
import { continentOf, isLand, isSea, terrainOf } from "./land.ts";
import { aboard, controls, countIn, isEnemy, isHostile, isInPlay, placeOf, realmOf, regionOf } from "./queries.ts";

/** An ability with its owner: a Building, a Hero, or a space of the solo track. */
export interface Entry {
  readonly ability: Ability;
  readonly building: number;
  readonly hero: Piece | "";
  readonly space: number;
}

/** HLAS-425: Buildings as listed, then Heroes by slot, lower level first, unless an effect names its order. */
function entriesOf(faction: FactionId): Entry[] {
  const { buildings, heroes } = factions[faction];
  const out: Entry[] = [];
  buildings.forEach((building, at) => {
    const isEarly = (ability: Ability): boolean => ability.effects.some(op => "order" in op);
    const sorted = [...building.abilities].sort((a, b) => Number(isEarly(b)) - Number(isEarly(a)));
    for (const ability of sorted) out.push({ ability, building: at, hero: "", space: 0 });
  });
  for (const hero of heroes) {
    for (const ability of hero.abilities) out.push({ ability, building: NONE, hero: hero.piece, space: 0 });
  }
  return out;
}

function soloEntriesOf(faction: FactionId): Entry[] {
  const { heroes, abilities } = soloBoards[faction];
  return [
    ...abilities.map(({ space, ability }) => ({ ability, building: NONE, hero: "" as const, space })),
    ...heroes.map(({ ability }, slot) => ({ ability, building: NONE, hero: pieces[slot + 2]!, space: 0 })),
  ];
}

type Tables = Readonly<Record<FactionId, ReadonlyMap<string, readonly Entry[]>>>;

/** Entries by trigger, and passive ones by op too: most questions are about one of them. */
function tablesOf(entries: (faction: FactionId) => Entry[]): Tables {
  const tableOf = (faction: FactionId): ReadonlyMap<string, readonly Entry[]> => {
    const table = new Map<string, Entry[]>();
    const add = (key: string, entry: Entry): void => {
      table.set(key, [...(table.get(key) ?? []), entry]);
    };
    for (const entry of entries(faction)) {
      add(entry.ability.trigger, entry);
      for (const op of entry.ability.effects) add(`op:${op.op}`, entry);
    }
    return table;
  };
  return Object.fromEntries(factionIds.map(id => [id, tableOf(id)])) as Record<FactionId, ReadonlyMap<string, Entry[]>>;
}

const ordinary = tablesOf(entriesOf);
const solo = tablesOf(soloEntriesOf);

/** Every ability by id. */
export const abilities: Readonly<Record<string, Ability>> = Object.fromEntries(
  factionIds.flatMap(id => [...entriesOf(id), ...soloEntriesOf(id)].map(({ ability }) => [ability.id, ability])),
);

const noEntries: readonly Entry[] = [];

/** All abilities of a side under a key, on or not. */
function listed(s: Hlas, seat: Seat, key: string): readonly Entry[] {
  const { faction } = realmOf(s, seat);
  if (faction === "") return noEntries;
  return (isEnemy(s, seat) ? solo : ordinary)[faction].get(key) ?? noEntries;
}

/** HLAS-073, HLAS-085, HLAS-460: whether an ability is on: its Building stands, its Hero is in play, the level is there. */
function isOn(s: Hlas, seat: Seat, entry: Entry): boolean {
  const realm = realmOf(s, seat);
  if (realm.isOut) return false;
  if (isEnemy(s, seat)) return realm.space >= entry.space;
  if (realm.level < entry.ability.level) return false;
  return entry.hero === "" ? realm.buildings.includes(entry.building) : isInPlay(realm, entry.hero);
}

/** Abilities of a trigger that are on, in their order. */
export function abilitiesOn(s: Hlas, seat: Seat, trigger: Trigger): Entry[] {
  return listed(s, seat, trigger).filter(entry => isOn(s, seat, entry));
}

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

const emptyScene: Scene = {};

/** Ops of one name of abilities that are on and whose conditions hold. */
export function opsOn<K extends OpName>(s: Hlas, seat: Seat, name: K, scene: Scene = emptyScene): Op<K>[] {
  const entries = listed(s, seat, `op:${name}`);
  const out: Op<K>[] = [];
  for (const entry of entries) {
    if (!isOn(s, seat, entry) || !holds(s, seat, entry.ability, scene)) continue;
    for (const op of entry.ability.effects) if (op.op === name) out.push(op as Op<K>);
  }
  return out;
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

function regionsControlled(s: Hlas, seat: Seat, per: Extract<Per, { count: "regions-controlled" }>): number {
  const { home } = realmOf(s, seat);
  let count = 0;
  for (let region = 0; region < (per.type === "land" ? LAND_REGIONS : REGIONS); region++) {
    if (per.terrain && regions[region]!.terrain !== per.terrain) continue;
    if (per.offHome && continentOf[region] === continentOf[home]) continue;
    if (!controls(s, seat, region)) continue;
    if (per.withOwn && !pieces.some(p => isOfKind(p, per.withOwn!) && countIn(s, seat, p, region) > 0)) continue;
    count++;
  }
  return count;
}

const KINDS: readonly Kind[] = ["serf", "warrior", "hero", "sea-vessel", "air-vessel"];

/** The place of a kind in lists of destroyed Units. */
export const kindNumber = (piece: Piece): number => KINDS.indexOf(pieceFacts[piece].kind);

function inPlay(s: Hlas, seat: Seat, kinds: readonly Kind[]): number {
  const realm = realmOf(s, seat);
  let count = kinds.includes("tower") ? realm.towers.length : 0;
  if (kinds.includes("serf")) count += pieceFacts.serf.count - realm.serfsLeft;
  if (kinds.includes("warrior")) count += pieceFacts.warrior.count - realm.warriorsLeft;
  return count;
}

/** How many things an amount is multiplied by. */
export function countPer(s: Hlas, seat: Seat, per: Per, battle: BattleFrame | null): number {
  const side = battle ? sideOf(s, battle, seat) : NONE;
  switch (per.count) {
    case "own":
      return battle ? countFighters(s, battle, side, per.kinds) : 0;
    case "enemy":
      return battle ? countFighters(s, battle, 1 - side, per.kinds) : 0;
    case "own-in-play":
      return Math.floor(inPlay(s, seat, per.kinds) / (per.divisor ?? 1));
    case "enemy-destroyed-this-battle": {
      if (!battle) return 0;
      const { destroyed } = flankOf(battle, 1 - side);
      return destroyed.reduce((sum, n, at) => sum + (!per.kinds || per.kinds.includes(KINDS[at]!) ? n : 0), 0);
    }
    case "regions-controlled":
      return regionsControlled(s, seat, per);
    case "scribed-spells":
      return realmOf(s, seat).scribed.length;
    case "capital-level":
      return realmOf(s, seat).level;
    case "own-towers-on-continent": {
      const continent = battle ? continentOf[battle.region] : NONE;
      return realmOf(s, seat).towers.filter(at => continentOf[at] === continent).length;
    }
    case "aboard":
      return aboard(s, seat, per.piece === "sea-vessel" ? SEA_DECK : AIR_DECK);
  }
}

/** An amount times what it is counted by, up to its maximum. */
export function amountOf(
  s: Hlas,
  seat: Seat,
  op: { readonly amount?: number; readonly per?: Per; readonly max?: number },
  battle: BattleFrame | null,
): number {
  const amount = (op.amount ?? 0) * (op.per ? countPer(s, seat, op.per, battle) : 1);
  return op.max === undefined ? amount : Math.min(amount, op.max);
}
