// A pack to start from: every entry of a game that is marked as designed, with its names and texts, as it is now.
import { type Fields, isRecord } from "./json.ts";
import { changeSchema, shapeOf } from "./pack-shapes.ts";
import { changed, idOf, type Pack, tablesOf, textsOf } from "./packs.ts";

/** Whether an entry, or any part of it, is our own design. */
const isDesigned = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isDesigned)
    : isRecord(value) && (value.source === "designed" || Object.values(value).some(isDesigned));

/** The entries of a table by id, or by place where they have none. */
export const entriesOf = (table: unknown): [string, unknown][] =>
  Array.isArray(table)
    ? table.map((entry, place) => [idOf(entry) ?? String(place), entry])
    : Object.entries(table as Fields);

/** The designed entries of every table, by id. */
export function designedOf(game: string): Record<string, Record<string, unknown>> {
  const tables = [...tablesOf(game)].map(([name, { printed }]): [string, Record<string, unknown>] => [
    name,
    Object.fromEntries(entriesOf(printed).flatMap(([id, entry]) => (isDesigned(entry) ? [[id, entry]] : []))),
  ]);
  return Object.fromEntries(tables.filter(([, entries]) => Object.keys(entries).length > 0));
}

/** All ids inside some content. */
export function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRecord(value)) return [];
  const own = idOf(value);
  return [...(own === null ? [] : [own]), ...Object.values(value).flatMap(idsIn)];
}

/** The names and texts of some ids in one language. */
function namesOf(game: string, language: string, ids: ReadonlySet<string>): Fields {
  const names = textsOf(game, language);
  if (!isRecord(names)) return {};
  const groups = Object.entries(names).flatMap(([group, entries]) => {
    if (!isRecord(entries)) return [];
    const own = Object.entries(entries).filter(([id]) => ids.has(id));
    return own.length > 0 ? [[group, Object.fromEntries(own)]] : [];
  });
  return Object.fromEntries(groups);
}

/** The template of a game; its texts must have been loaded. */
export function templateOf(game: string): Pack {
  const tables = designedOf(game);
  const ids = new Set([...Object.values(tables).flatMap(entries => Object.keys(entries)), ...idsIn(tables)]);
  return {
    format: "hetman-pack",
    game,
    name: `${game}: my box`,
    tables,
    texts: { en: namesOf(game, "en", ids), pl: namesOf(game, "pl", ids) },
  };
}

/** The schema of a game's packs. */
export function packSchema(game: string): object {
  const tables = [...tablesOf(game)].map(([name, { printed }]) => [name, changeSchema(shapeOf([printed]), printed)]);
  const language = (id: string) => changeSchema(shapeOf([textsOf(game, id)]), textsOf(game, id));
  const object = (properties: object) => ({ type: "object", properties, additionalProperties: false });
  return shared({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `Hetman content pack: ${game}`,
    ...object({
      $schema: { type: "string" },
      format: { const: "hetman-pack" },
      game: { const: game },
      name: { type: "string", minLength: 1 },
      author: { type: "string" },
      tables: object(Object.fromEntries(tables)),
      texts: object({ en: language("en"), pl: language("pl") }),
    }),
    required: ["format", "game", "name"],
  });
}

const LONG = 160;

/** A schema in which every long part that stands in several places is written once. */
function shared(schema: object): object {
  const counts = new Map<string, number>();
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const text = JSON.stringify(part);
    const seen = counts.get(text) ?? 0;
    if (text.length >= LONG && !Array.isArray(part)) counts.set(text, seen + 1);
    if (seen === 0) for (const each of Object.values(part)) visit(each);
  };
  visit(schema);
  const names = new Map([...counts].filter(([, n]) => n > 1).map(([text], i) => [text, `part${i + 1}`]));
  const linked = (part: unknown, isRoot = false): unknown => {
    if (typeof part !== "object" || part === null) return part;
    if (Array.isArray(part)) return part.map(each => linked(each));
    const name = isRoot ? undefined : names.get(JSON.stringify(part));
    if (name !== undefined) return { $ref: `#/$defs/${name}` };
    return Object.fromEntries(Object.entries(part).map(([field, each]) => [field, linked(each)]));
  };
  const $defs = Object.fromEntries([...names].map(([text, name]) => [name, linked(JSON.parse(text), true)]));
  return { ...(linked(schema, true) as object), $defs };
}

/** How many entries a pack changes, takes out and adds, by table. */
export function changesOf(pack: Pack): Record<string, { changed: number; removed: number; added: number }> {
  const counted = Object.entries(pack.tables ?? {}).map(([name, changes]) => {
    const known = new Set(entriesOf(tablesOf(pack.game).get(name)?.printed ?? {}).map(([id]) => id));
    const ids = Object.keys(changes);
    const removed = ids.filter(id => changes[id] === null).length;
    const added = ids.filter(id => !known.has(id)).length;
    return [name, { changed: ids.length - removed - added, removed, added }];
  });
  return Object.fromEntries(counted);
}

/** A table as a pack makes it. */
export const playedBy = (pack: Pack, name: string): unknown =>
  changed(tablesOf(pack.game).get(name)?.printed, pack.tables?.[name]);
