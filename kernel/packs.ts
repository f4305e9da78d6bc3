// Content packs: what an owner changes in the tables of a game. A pack is installed before the game's modules are loaded;
// every table passes through `table` in content.ts while it is built, so that whatever is made of it (decks, maps, lists
// of ids) fits, rules know nothing of packs, and content stays frozen. One realm (process, thread, page) therefore knows
// one pack per game; another pack needs another realm.
import { hash, isRecord } from "./json.ts";

/** Changes of one table: by id (or place in a list without ids) what is different; null takes an entry out. */
export type Changes = Readonly<Record<string, unknown>>;

/** A pack, as its file has it. */
export interface Pack {
  readonly format: "hetman-pack";
  readonly game: string;
  readonly name: string;
  /** Who made it, for readers. */
  readonly author?: string;
  readonly tables?: Readonly<Record<string, Changes>>;
  /** Names and texts by language, under the keys of the game's own. */
  readonly texts?: Readonly<Record<string, Changes>>;
}

interface Installed {
  readonly pack: Pack;
  readonly hash: string;
}

interface Realm {
  readonly packs: Map<string, Installed>;
  /** By game the tables as they are in the box and as they are played. */
  readonly tables: Map<string, Map<string, Table>>;
  /** By game and language the names and texts as they are in the box. */
  readonly texts: Map<string, unknown>;
}

/** A table as the box has it, and as the installed pack makes it. */
export interface Table {
  readonly printed: unknown;
  readonly played: unknown;
}

const realm: Realm = { packs: new Map(), tables: new Map(), texts: new Map() };

/** The name of a pack's content: what tables and records note. */
export const hashOfPack = ({ game, tables = {}, texts = {} }: Pack): string => hash({ game, tables, texts });

/** Lets a game be loaded with a pack; throws where its tables have been read without it. */
export function installPack(pack: Pack): void {
  const name = hashOfPack(pack);
  const before = realm.packs.get(pack.game)?.hash;
  if (before === name) return;
  if (before !== undefined || realm.tables.has(pack.game))
    throw new Error(`${pack.game} was loaded before its pack ${pack.name}`);
  realm.packs.set(pack.game, { pack, hash: name });
}

/** The hash of the pack that a game is played with here; none for the box. */
export const packOf = (game: string): string | undefined => realm.packs.get(game)?.hash;

/** All packs of this realm, to be installed in another one. */
export const installedPacks = (): readonly Pack[] => [...realm.packs.values()].map(({ pack }) => pack);

/** The tables of a loaded game by name. */
export const tablesOf = (game: string): ReadonlyMap<string, Table> => realm.tables.get(game) ?? new Map();

/** The names and texts of a game in one language, once they were loaded. */
export const textsOf = (game: string, language: string): unknown => realm.texts.get(`${game} ${language}`);

/** A table of a game's content as it is played; called while the table is built. */
export function packed<T>(game: string, name: string, printed: T): T {
  const played = changed(printed, realm.packs.get(game)?.pack.tables?.[name]) as T;
  const tables = realm.tables.get(game) ?? new Map<string, Table>();
  realm.tables.set(game, tables.set(name, { printed, played }));
  return played;
}

/** A game's names and texts in one language as they are shown. */
export function packedTexts<T>(game: string, language: string, printed: T): T {
  realm.texts.set(`${game} ${language}`, printed);
  return changed(printed, realm.packs.get(game)?.pack.texts?.[language]) as T;
}

/** The id of an entry of a list, if it has one. */
export function idOf(entry: unknown): string | null {
  if (!isRecord(entry)) return null;
  const { id } = entry;
  return typeof id === "string" || typeof id === "number" ? String(id) : null;
}

/** Whether a list is addressed by the ids of its entries rather than by their places. */
export const hasIds = (list: readonly unknown[]): boolean =>
  list.length > 0 && list.every(entry => idOf(entry) !== null);

/** A table with changes: null takes an entry out. */
export function changed(table: unknown, changes: unknown): unknown {
  const played = withChange(table, changes);
  if (!isRecord(played) || !isRecord(changes)) return played;
  return Object.fromEntries(Object.entries(played).filter(([id]) => changes[id] !== null));
}

/** A value with a change: records field by field, lists by id or place, everything else replaced whole. */
function withChange(value: unknown, change: unknown): unknown {
  if (change === undefined) return value;
  if (!isRecord(change)) return change;
  if (Array.isArray(value)) return changedList(value, change);
  const fields: Record<string, unknown> = isRecord(value) ? { ...value } : {};
  for (const [name, each] of Object.entries(change)) fields[name] = withChange(fields[name], each);
  return fields;
}

function changedList(list: readonly unknown[], change: Readonly<Record<string, unknown>>): unknown[] {
  const keys = list.map((entry, place) => (hasIds(list) ? idOf(entry)! : String(place)));
  const known = new Set(keys);
  const kept = list.flatMap((entry, i) => {
    const each = change[keys[i]!];
    return each === null ? [] : [withChange(entry, each)];
  });
  const added = Object.entries(change).filter(([id, each]) => !known.has(id) && each !== null);
  return [...kept, ...added.map(([id, each]) => (hasIds(list) ? { id, ...(each as object) } : each))];
}
