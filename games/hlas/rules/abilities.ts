// Which abilities of Heroes, Buildings and solo boards are on. Nothing here acts.
import type { Seat } from "#kernel/procedure.ts";
import type { Ability, Op, OpName, Trigger } from "../content/effects.ts";
import type { FactionId } from "../content/faction.ts";
import { factionIds, factions } from "../content/factions.ts";
import { NONE } from "../content/marks.ts";
import { soloBoards } from "../content/solo-boards.ts";
import { type Piece, pieces } from "../content/units.ts";
import type { Hlas } from "../state.ts";
import { holds, type Scene } from "./conditions.ts";
import { isEnemy, isInPlay, realmOf } from "./queries.ts";

/** An ability with its owner: a Building, a Hero, or a space of the solo track. */
export interface Entry {
  readonly ability: Ability;
  readonly building: number;
  readonly hero: Piece | "";
  readonly space: number;
  /** The Building's or the Hero's own name; "" on solo boards. */
  readonly source: string;
}

/** What a Building or a Hero changes about a number. */
export interface Change {
  readonly source: string;
  readonly amount: number;
}

/** HLAS-425: Buildings as listed, then Heroes by slot, lower level first, unless an effect names its order. */
function entriesOf(faction: FactionId): Entry[] {
  const { buildings, heroes } = factions[faction];
  const out: Entry[] = [];
  buildings.forEach((building, at) => {
    const isEarly = (ability: Ability): boolean => ability.effects.some(op => "order" in op);
    const sorted = [...building.abilities].sort((a, b) => Number(isEarly(b)) - Number(isEarly(a)));
    for (const ability of sorted) out.push({ ability, building: at, hero: "", space: 0, source: building.id });
  });
  for (const hero of heroes) {
    for (const ability of hero.abilities)
      out.push({ ability, building: NONE, hero: hero.piece, space: 0, source: hero.id });
  }
  return out;
}

function soloEntriesOf(faction: FactionId): Entry[] {
  const { heroes, abilities } = soloBoards[faction];
  return [
    ...abilities.map(({ space, ability }) => ({ ability, building: NONE, hero: "" as const, space, source: "" })),
    ...heroes.map(({ ability }, slot) => ({ ability, building: NONE, hero: pieces[slot + 2]!, space: 0, source: "" })),
  ];
}

/** The abilities of a faction, and the same by trigger and by op: most questions are about one of them. */
interface Book {
  readonly all: readonly Entry[];
  readonly byTrigger: ReadonlyMap<Trigger, readonly Entry[]>;
  readonly byOp: ReadonlyMap<OpName, readonly Entry[]>;
}

function bookOf(all: readonly Entry[]): Book {
  const byOp = new Map<OpName, Entry[]>();
  for (const entry of all) {
    for (const name of new Set(entry.ability.effects.map(({ op }) => op)))
      byOp.set(name, [...(byOp.get(name) ?? []), entry]);
  }
  return { all, byTrigger: Map.groupBy(all, ({ ability }) => ability.trigger), byOp };
}

const booksOf = (entriesIn: (faction: FactionId) => Entry[]): Readonly<Record<FactionId, Book>> =>
  Object.fromEntries(factionIds.map(id => [id, bookOf(entriesIn(id))])) as Record<FactionId, Book>;
const ordinary = booksOf(entriesOf);
const solo = booksOf(soloEntriesOf);

/** Every ability by id. */
export const abilities: Readonly<Record<string, Ability>> = Object.fromEntries(
  factionIds.flatMap(id => [...ordinary[id].all, ...solo[id].all].map(({ ability }) => [ability.id, ability])),
);

const noEntries: readonly Entry[] = [];
const emptyBook: Book = bookOf(noEntries);

/** All abilities of a side, on or not. */
function bookFor(s: Hlas, seat: Seat): Book {
  const { faction } = realmOf(s, seat);
  if (faction === "") return emptyBook;
  return (isEnemy(s, seat) ? solo : ordinary)[faction];
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
  return (bookFor(s, seat).byTrigger.get(trigger) ?? noEntries).filter(entry => isOn(s, seat, entry));
}

const emptyScene: Scene = {};

/** Ops of one name of abilities that are on and whose conditions hold. */
export function opsOn<K extends OpName>(s: Hlas, seat: Seat, name: K, scene: Scene = emptyScene): Op<K>[] {
  const entries = bookFor(s, seat).byOp.get(name) ?? noEntries;
  const out: Op<K>[] = [];
  for (const entry of entries) {
    if (!isOn(s, seat, entry) || !holds(s, seat, entry.ability, scene)) continue;
    for (const op of entry.ability.effects) if (op.op === name) out.push(op as Op<K>);
  }
  return out;
}

/** A number after the ops of one name, one after the other; `told` learns what changed it, for those who ask why. */
export function changedBy<K extends OpName>(
  s: Hlas,
  seat: Seat,
  name: K,
  base: number,
  next: (now: number, op: Op<K>) => number,
  scene: Scene = emptyScene,
  told?: Change[],
): number {
  let now = base;
  for (const entry of bookFor(s, seat).byOp.get(name) ?? noEntries) {
    if (!isOn(s, seat, entry) || !holds(s, seat, entry.ability, scene)) continue;
    for (const op of entry.ability.effects) {
      if (op.op !== name) continue;
      const then = next(now, op as Op<K>);
      if (then !== now) told?.push({ source: entry.source, amount: then - now });
      now = then;
    }
  }
  return now;
}

/** The abilities of a side that are on, whatever their moment. */
export function abilitiesOf(s: Hlas, seat: Seat): string[] {
  const out: string[] = [];
  for (const entry of bookFor(s, seat).all) if (isOn(s, seat, entry)) out.push(entry.ability.id);
  return out;
}
