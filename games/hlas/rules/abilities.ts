// Which abilities of Heroes, Buildings and solo boards are on. Nothing here acts.
import type { Seat } from "#kernel/procedure.ts";
import { remember } from "#kernel/remember.ts";
import type { Ability, Op, OpName, Trigger } from "../content/effects.ts";
import type { FactionId } from "../content/faction.ts";
import { factionIds, factions } from "../content/factions.ts";
import { NONE } from "../content/marks.ts";
import { soloBoards } from "../content/solo-boards.ts";
import { heroPieces, type Piece, pieces } from "../content/units.ts";
import type { Hlas, Realm } from "../state.ts";
import { holds, type Scene } from "./conditions.ts";
import { isEnemy, realmOf } from "./queries.ts";

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

/** Some abilities of a faction, and the same by trigger and by op: most questions are about one of them. */
interface Book {
  readonly ids: readonly string[];
  readonly byTrigger: ReadonlyMap<Trigger, readonly Entry[]>;
  readonly byOp: ReadonlyMap<OpName, readonly Entry[]>;
  /** Ops that ask where something stands. */
  readonly placed: ReadonlySet<OpName>;
}

const asksPlaces = ({ when = [] }: Ability): boolean =>
  when.some(({ type }) => type === "unit-location" || type === "controls-terrain");

function bookOf(entries: readonly Entry[]): Book {
  const byOp = new Map<OpName, Entry[]>();
  for (const entry of entries) {
    for (const name of new Set(entry.ability.effects.map(({ op }) => op)))
      byOp.set(name, [...(byOp.get(name) ?? []), entry]);
  }
  const ids = entries.map(({ ability }) => ability.id);
  const placed = new Set([...byOp.keys()].filter(op => byOp.get(op)!.some(({ ability }) => asksPlaces(ability))));
  return { ids, byTrigger: Map.groupBy(entries, ({ ability }) => ability.trigger), byOp, placed };
}

// What decides which abilities of a side are on, as one number: the Capital level, then a bit for each Hero in play and
// for each Building that stands. A side has one of few hundred, and keeps it for many turns.
const LEVEL = 3;
const FIRST_HERO = 4;
const FIRST_BUILDING = FIRST_HERO << heroPieces.length;

function standingOf({ level, heroes, buildings }: Realm): number {
  let standing = level;
  for (let slot = 0; slot < heroes.length; slot++) if (heroes[slot] !== NONE) standing |= FIRST_HERO << slot;
  for (let i = 0; i < buildings.length; i++) standing |= FIRST_BUILDING << buildings[i]!;
  return standing;
}

/** HLAS-073, HLAS-085: whether an ability is on: its Building stands, its Hero is in play, the level is there. */
function isOn(standing: number, { ability, building, hero }: Entry): boolean {
  if ((standing & LEVEL) < ability.level) return false;
  const owner = hero === "" ? FIRST_BUILDING << building : FIRST_HERO << heroPieces.indexOf(hero);
  return (standing & owner) !== 0;
}

/** The abilities of each faction, and those that are on by what decides it. */
type Shelf = Readonly<Record<FactionId, { readonly all: readonly Entry[]; readonly on: (key: number) => Book }>>;

function shelfOf(entriesIn: (faction: FactionId) => Entry[], isOnAt: (key: number, entry: Entry) => boolean): Shelf {
  const shelves = factionIds.map(id => {
    const all = entriesIn(id);
    return [id, { all, on: remember(key => bookOf(all.filter(entry => isOnAt(key, entry)))) }];
  });
  return Object.fromEntries(shelves) as Shelf;
}

const ordinary = shelfOf(entriesOf, isOn);
/** HLAS-460: abilities of the solo board are on from their space of the track. */
const solo = shelfOf(soloEntriesOf, (space, entry) => space >= entry.space);

/** Every ability by id. */
export const abilities: Readonly<Record<string, Ability>> = Object.fromEntries(
  factionIds.flatMap(id => [...ordinary[id].all, ...solo[id].all].map(({ ability }) => [ability.id, ability])),
);

const noEntries: readonly Entry[] = [];
const emptyBook: Book = bookOf(noEntries);

/** The abilities of a side that are on. */
function bookFor(s: Hlas, seat: Seat): Book {
  const realm = realmOf(s, seat);
  const { faction } = realm;
  if (faction === "" || realm.isOut) return emptyBook;
  return isEnemy(s, seat) ? solo[faction].on(realm.space) : ordinary[faction].on(standingOf(realm));
}

/** The abilities of a side that are on, as a key: as long as it is the same, so are they. */
export const whatIsOn = (s: Hlas, seat: Seat): object => bookFor(s, seat);

/** Whether ops of a name depend, outside battles and for no Region in particular, on nothing but which abilities are on. */
export const isSteady = (s: Hlas, seat: Seat, name: OpName): boolean => !bookFor(s, seat).placed.has(name);

/** Abilities of a trigger that are on, in their order. */
export function abilitiesOn(s: Hlas, seat: Seat, trigger: Trigger): readonly Entry[] {
  return bookFor(s, seat).byTrigger.get(trigger) ?? noEntries;
}

/** Whether an ability that is on has such an op, whether its conditions hold or not. */
export function hasOp<K extends OpName>(s: Hlas, seat: Seat, name: K, fits?: (op: Op<K>) => boolean): boolean {
  const entries = bookFor(s, seat).byOp.get(name);
  if (!entries || !fits) return entries !== undefined;
  return entries.some(({ ability }) => ability.effects.some(op => op.op === name && fits(op as Op<K>)));
}

const emptyScene: Scene = {};

/** Ops of one name of abilities that are on and whose conditions hold. */
export function opsOn<K extends OpName>(s: Hlas, seat: Seat, name: K, scene: Scene = emptyScene): Op<K>[] {
  const entries = bookFor(s, seat).byOp.get(name) ?? noEntries;
  const out: Op<K>[] = [];
  for (const entry of entries) {
    if (!holds(s, seat, entry.ability, scene)) continue;
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
    if (!holds(s, seat, entry.ability, scene)) continue;
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
export const abilitiesOf = (s: Hlas, seat: Seat): readonly string[] => bookFor(s, seat).ids;
