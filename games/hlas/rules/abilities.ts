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
