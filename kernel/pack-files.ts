// Packs as files: one JSON file, or several (a folder, a zip) whose parts are put together. Pure text in, pack out.
import { type Fields, isRecord } from "./json.ts";
import type { Changes, Pack } from "./packs.ts";

/** What is wrong with the files of a pack: where, and what. */
export class PackError extends Error {
  readonly file: string;
  constructor(file: string, message: string) {
    super(`${file}: ${message}`);
    this.file = file;
  }
}

/** Longer than any honest file of a pack, in bytes. */
export const LONGEST = 16 * 1024 * 1024;

/** Whether a file of a folder or zip is a part of a pack. */
export const isPackFile = (name: string): boolean => name.endsWith(".json") && !name.endsWith(".schema.json");

/** The fields of a pack's file. */
const FIELDS = ["$schema", "format", "game", "name", "author", "tables", "texts"];

function fileOf(name: string, text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new PackError(name, `this is not JSON: ${String(error)}`);
  }
  if (!isRecord(value)) throw new PackError(name, "a pack is an object");
  const odd = Object.keys(value).find(field => !FIELDS.includes(field));
  if (odd !== undefined) throw new PackError(name, `unknown field "${odd}"; there are: ${FIELDS.join(", ")}`);
  return value;
}

/** Two parts of a pack as one; the same thing may not be changed twice. */
function joined(name: string, one: Fields, other: Fields): Fields {
  const both: Record<string, unknown> = { ...one };
  for (const [field, value] of Object.entries(other)) {
    const before = both[field];
    if (isRecord(before) && isRecord(value)) both[field] = joined(name, before, value);
    else if (before !== undefined && JSON.stringify(before) !== JSON.stringify(value))
      throw new PackError(name, `"${field}" stands in another file, too`);
    else both[field] = value;
  }
  return both;
}

function changesOf(file: string, field: string, value: unknown): Readonly<Record<string, Changes>> {
  if (value === undefined) return {};
  if (!isRecord(value) || !Object.values(value).every(isRecord))
    throw new PackError(file, `"${field}" must hold objects by name`);
  return value as Readonly<Record<string, Changes>>;
}

/** The pack in some files, by name. */
export function packIn(files: Readonly<Record<string, string>>): Pack {
  const names = Object.keys(files).sort();
  const [first = "pack"] = names;
  const all = names.reduce<Fields>((pack, name) => joined(name, pack, fileOf(name, files[name]!)), {});
  if (all.format !== "hetman-pack") throw new PackError(first, '"format" must be "hetman-pack"');
  const { game, name, author } = all;
  if (typeof game !== "string") throw new PackError(first, '"game" must be the id of a game');
  if (typeof name !== "string" || name.trim() === "") throw new PackError(first, '"name" must be a text');
  if (author !== undefined && typeof author !== "string") throw new PackError(first, '"author" must be a text');
  return {
    format: "hetman-pack",
    game,
    name,
    ...(author !== undefined && { author }),
    tables: changesOf(first, "tables", all.tables),
    texts: changesOf(first, "texts", all.texts),
  };
}
