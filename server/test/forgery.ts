// Forged messages: taken from real ones and broken in some way.
import { below, type ChanceState, chanceOf, fastChance } from "#kernel/chance.ts";

const junk = (chance: ChanceState): unknown =>
  chanceOf(chance).pick<unknown>([
    null,
    true,
    -1,
    1.5,
    1e308,
    2 ** 53,
    "",
    "x".repeat(300),
    "\u0000",
    [],
    [[[]]],
    {},
    { kind: 1 },
    { kind: "pass", __proto__: { a: 1 } },
    { kind: "card" },
    { kind: "card", card: "0" },
    { kind: "card", card: -1 },
    { kind: "constructor" },
    [null],
    "spectator",
    15,
    16,
  ]);

/** Breaks one place of a value. */
function broken(value: unknown, chance: ChanceState): unknown {
  if (typeof value !== "object" || value === null || below(chance, 4) === 0) return junk(chance);
  if (Array.isArray(value)) {
    const at = below(chance, value.length + 1);
    const copy = [...value];
    copy[at] = at < value.length ? broken(value[at], chance) : junk(chance);
    return copy;
  }
  const keys = Object.keys(value);
  const entries: Record<string, unknown> = { ...value };
  const key = keys.length > 0 ? keys[below(chance, keys.length)]! : "x";
  const how = below(chance, 4);
  if (how === 0) delete entries[key];
  else if (how === 1) entries[`x${key}`] = junk(chance);
  else entries[key] = broken(entries[key], chance);
  return entries;
}

/** Makes forged texts from real messages; the same seed gives the same ones. */
export function forger(seed: string, real: readonly Record<string, unknown>[]): () => string {
  const chance = fastChance(seed);
  return () => {
    const message = real[below(chance, real.length)]!;
    let forged = broken(message, chance);
    while (below(chance, 3) === 0) forged = broken(forged, chance);
    const text = JSON.stringify(forged) ?? "";
    const how = below(chance, 20);
    if (how === 0) return text.slice(0, below(chance, text.length + 1));
    if (how === 1) return `${text}}`;
    if (how === 2) return "[".repeat(2000);
    return text;
  };
}
