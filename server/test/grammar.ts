// Values made from a schema: mostly of its form, with something wrong here and there. The same seed gives the same ones.
import { below, type ChanceState, chanceOf } from "#kernel/chance.ts";

/** As much of JSON Schema as the protocol's descriptions use. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
}

const nasty: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 31, "", " ", "0", "-1", "NaN", "null"],
  ...["x".repeat(300), "x".repeat(5000), "\u0000", "\ud800", "\u202e", "ż", "😀", "a\nb", "%00", "../..", "__proto__"],
  ...["constructor", "' OR 1=1 --", "<script>", [], [[[]]], {}, [null], { __proto__: null }, { length: 1 }],
  { constructor: { prototype: {} } },
];

/** Makes values. */
export class Grammar {
  readonly #chance: ChanceState;
  /** Words that mean something here: ids, keys, names. */
  readonly #known: readonly string[];

  constructor(chance: ChanceState, known: readonly string[]) {
    this.#chance = chance;
    this.#known = known;
  }

  pick<T>(list: readonly T[]): T {
    return chanceOf(this.#chance).pick(list);
  }

  /** Whether something happens that happens once in so many times. */
  isRare(times: number): boolean {
    return below(this.#chance, times) === 0;
  }

  junk(): unknown {
    return this.pick(nasty);
  }

  /** A value of a schema, or something else now and then. */
  value(schema: Schema, depth = 0): unknown {
    if (this.isRare(12) || depth > 6) return this.junk();
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return this.pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return this.value(this.pick(choices), depth + 1);
    switch (Array.isArray(schema.type) ? this.pick(schema.type as string[]) : schema.type) {
      case "string":
        return this.text(schema);
      case "integer":
      case "number":
        return this.#number(schema);
      case "boolean":
        return this.isRare(2);
      case "null":
        return null;
      case "array":
        return Array.from({ length: below(this.#chance, 4) }, () => this.value(schema.items ?? {}, depth + 1));
      case "object":
        return this.#object(schema, depth);
      default:
        return this.junk();
    }
  }

  text({ format, minLength = 0, maxLength = 40 }: Schema): string {
    if (format === "email") return `${this.pick(["a", "b+c", "ż"])}@example.org`;
    if (format === "uri") return this.pick(["https://example.org/x", "http://127.0.0.1/", "javascript:alert(1)"]);
    if (this.isRare(2)) return this.pick(this.#known);
    return "abcdefgh ".repeat(20).slice(0, Math.max(minLength, below(this.#chance, Math.min(maxLength, 60) + 1)));
  }

  #number({ minimum = -2, maximum = 40 }: Schema): number {
    const least = Math.max(minimum, -1000);
    return this.isRare(4) ? this.pick([minimum, maximum, minimum - 1, maximum + 1]) : least + below(this.#chance, 20);
  }

  #object({ properties = {}, required = [], additionalProperties }: Schema, depth: number): unknown {
    const entries: [string, unknown][] = [];
    for (const [name, each] of Object.entries(properties)) {
      const isIn = required.includes(name) ? !this.isRare(15) : this.isRare(2);
      if (isIn) entries.push([name, this.value(each, depth + 1)]);
    }
    if (typeof additionalProperties === "object" || this.isRare(15))
      entries.push([this.pick(["kind", "x", "__proto__", ...this.#known]), this.junk()]);
    return Object.fromEntries(entries);
  }
}
