// What entries of a table look like, learned from the printed ones: the compiler proves those to be what the types say, and
// has no door through which a program could ask it for the types themselves. From a shape come the check of a pack and the
// schema that editors complete by.
import { type Fields, isRecord } from "./json.ts";
import type { Path } from "./pack-lines.ts";
import { hasIds, idOf } from "./packs.ts";

/** Fields that say of which kind a record is: effects, conditions, choices. */
const TAGS = ["op", "do", "type", "cond"];

/** What was seen at one place of all entries. */
export interface Shape {
  /** Kinds of plain values: "number", "boolean", "null". */
  readonly plain: ReadonlySet<string>;
  readonly isWhole: boolean;
  /** Texts that were seen. */
  readonly words: ReadonlySet<string>;
  readonly items: Shape | null;
  /** Whether lists are addressed by the ids of their entries. */
  readonly byId: boolean;
  /** Records by the value of their tag; "" without one. */
  readonly records: ReadonlyMap<string, RecordShape>;
  readonly tag: string | null;
}

/** One kind of records. */
export interface RecordShape {
  readonly fields: ReadonlyMap<string, Shape>;
  /** Fields that none of them lacks. */
  readonly always: ReadonlySet<string>;
  /** Whether the keys are ids rather than fields: all values look alike. */
  readonly isTable: boolean;
}

/** Learns the shape of values. */
export function shapeOf(values: readonly unknown[]): Shape {
  const records = values.filter(isRecord);
  const lists = values.filter(value => Array.isArray(value)) as unknown[][];
  const tag =
    TAGS.find(name => records.length > 0 && records.every(record => typeof record[name] === "string")) ?? null;
  const kinds = new Map<string, Fields[]>();
  for (const record of records) {
    const kind = tag === null ? "" : String(record[tag]);
    kinds.set(kind, [...(kinds.get(kind) ?? []), record]);
  }
  const numbers = values.filter(value => typeof value === "number");
  return {
    plain: new Set(values.flatMap(value => (value === null ? ["null"] : [typeof value])).filter(isPlain)),
    isWhole: numbers.every(Number.isInteger),
    words: new Set(values.filter(value => typeof value === "string")),
    items: lists.length > 0 ? shapeOf(lists.flat()) : null,
    byId: lists.length > 0 && lists.every(hasIds),
    records: new Map([...kinds].map(([kind, each]) => [kind, recordShape(each)])),
    tag,
  };
}

const isPlain = (type: string): boolean => ["number", "boolean", "null"].includes(type);

/** Tables by id have many keys, all with values of one kind of record or list. */
function isTableOf(records: readonly Fields[], names: readonly string[]): boolean {
  const values = records.flatMap(record => Object.values(record));
  const alike = values.every(isRecord) || values.every(value => Array.isArray(value));
  if (!alike || names.length < 2 || records.length > 1) return false;
  const shapes = values.map(value => (isRecord(value) ? Object.keys(value).sort().join() : ""));
  return new Set(shapes).size <= Math.max(1, names.length / 2);
}

function recordShape(records: readonly Fields[]): RecordShape {
  const names = [...new Set(records.flatMap(record => Object.keys(record)))];
  const isTable = isTableOf(records, names);
  const all = isTable ? shapeOf(records.flatMap(record => Object.values(record))) : null;
  const seen = (name: string) => records.flatMap(record => (name in record ? [record[name]] : []));
  return {
    fields: new Map(names.map(name => [name, all ?? shapeOf(seen(name))])),
    always: new Set(names.filter(name => records.every(record => name in record))),
    isTable,
  };
}

/** Something that does not fit: where, and why. */
export interface Misfit {
  readonly path: Path;
  readonly why: string;
}

/** What may stand where a text is expected. */
export interface Known {
  /** Ids that the pack's tables have, its own included. */
  readonly ids: ReadonlySet<string>;
}

const HEX = /^#[0-9a-f]{6}$/i;
const list = (words: Iterable<string>): string => [...words].sort().slice(0, 30).join(", ");

/** What of a value does not fit its shape. */
export function misfits(shape: Shape, value: unknown, path: Path, known: Known): Misfit[] {
  if (Array.isArray(value)) {
    if (!shape.items) return [{ path, why: "a list does not belong here" }];
    const { items } = shape;
    return value.flatMap((each, place) => misfits(items, each, [...path, shape.byId ? idOf(each)! : place], known));
  }
  if (isRecord(value)) return recordMisfits(shape, value, path, known);
  if (typeof value === "string") return wordMisfits(shape, value, path, known);
  if (!shape.plain.has(value === null ? "null" : typeof value))
    return [{ path, why: `${JSON.stringify(value)} does not belong here` }];
  if (typeof value === "number" && shape.isWhole && !Number.isInteger(value))
    return [{ path, why: `${value} must be a whole number` }];
  return [];
}

function wordMisfits(shape: Shape, value: string, path: Path, { ids }: Known): Misfit[] {
  if (shape.words.size === 0) return [{ path, why: `a text does not belong here` }];
  if (path.at(-1) === "id" || shape.words.has(value) || ids.has(value)) return [];
  if ([...shape.words].every(word => HEX.test(word)) && HEX.test(value)) return [];
  return [{ path, why: `there is no "${value}"; possible: ${list(shape.words)}` }];
}

function recordMisfits(shape: Shape, value: Fields, path: Path, known: Known): Misfit[] {
  if (shape.records.size === 0) return [{ path, why: "an object does not belong here" }];
  const kind = shape.tag === null ? "" : String(value[shape.tag]);
  const record = shape.records.get(kind);
  if (!record) {
    const why = `there is no ${shape.tag} "${kind}"; possible: ${list(shape.records.keys())}`;
    return [{ path: [...path, shape.tag!], why }];
  }
  const lacking = record.isTable ? [] : [...record.always].filter(name => !(name in value));
  return [
    ...lacking.map(name => ({ path, why: `"${name}" is missing` })),
    ...Object.entries(value).flatMap(([name, each]) => {
      const inner = [...path, name];
      const field = record.fields.get(name) ?? (record.isTable ? [...record.fields.values()][0] : undefined);
      if (!field) return [{ path: inner, why: `there is no field "${name}"; possible: ${list(record.fields.keys())}` }];
      return misfits(field, each, inner, known);
    }),
  ];
}

type Schema = Record<string, unknown>;

/** The schema of whole values. */
export function schemaOf(shape: Shape): Schema {
  const any: Schema[] = [];
  if (shape.words.size > 0) any.push({ anyOf: [{ enum: [...shape.words].sort() }, { type: "string" }] });
  for (const type of shape.plain) any.push({ type: type === "number" && shape.isWhole ? "integer" : type });
  if (shape.items) any.push({ type: "array", items: schemaOf(shape.items) });
  for (const [kind, record] of shape.records) any.push(recordSchema(shape, kind, record, false));
  return any.length === 1 ? any[0]! : { anyOf: any };
}

/** The schema of changes: every field may be missing, everything may be null. */
export function changeSchema(shape: Shape, values: unknown): Schema {
  if (shape.byId && Array.isArray(values)) {
    const entry = shape.items!;
    const entries = values.map(value => [idOf(value)!, changeSchema(entry, value)]);
    return {
      type: "object",
      properties: Object.fromEntries(entries),
      additionalProperties: { anyOf: [schemaOf(entry), { type: "null" }] },
    };
  }
  const changes = [...shape.records].map(([kind, record]) => recordSchema(shape, kind, record, true));
  const { words, plain, items } = shape;
  const whole = words.size > 0 || plain.size > 0 || items ? [schemaOf({ ...shape, records: new Map() })] : [];
  const places = items ? [{ type: "object", additionalProperties: changeSchema(items, null) }] : [];
  return { anyOf: [...changes, ...whole, ...places, { type: "null" }] };
}

function recordSchema({ tag }: Shape, kind: string, record: RecordShape, isChange: boolean): Schema {
  const of = (shape: Shape) => (isChange ? changeSchema(shape, null) : schemaOf(shape));
  if (record.isTable) return { type: "object", additionalProperties: of([...record.fields.values()][0]!) };
  const properties = Object.fromEntries([...record.fields].map(([name, shape]) => [name, of(shape)]));
  if (tag !== null) properties[tag] = { const: kind };
  return {
    type: "object",
    properties,
    additionalProperties: false,
    ...(!isChange && { required: [...record.always].sort() }),
  };
}
