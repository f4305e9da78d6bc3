// A pack that replaces every designed card of Heroes of Land, Air & Sea: each does what another of its kind did, under an
// invented name.

import { templateOf } from "#kernel/pack-template.ts";
import type { Pack } from "#kernel/packs.ts";

/** The tables of cards, and the groups of their names. */
export const INVENTED = { tactics: "tactics", spells: "spells", tokens: "tokens", soloCards: "soloCards" } as const;
/** What is a card's place rather than what it does. */
const KEPT = ["id", "number", "copies", "bonuses"];

type Entries = Readonly<Record<string, unknown>>;

/** Entries of one kind have the same fields: a pack adds fields, but takes none away. */
const kindOf = (entry: unknown): string => `${Object.keys(entry as Entries).sort()} ${(entry as Entries).type}`;

function turned(entries: Entries): Entries {
  const kinds = Map.groupBy(Object.entries(entries), ([, entry]) => kindOf(entry));
  const turn = ([id, entry]: [string, unknown], i: number, kind: readonly [string, unknown][]) => {
    const own = Object.entries(entry as Entries).filter(([field]) => KEPT.includes(field));
    const other = kind.length > 1 ? (kind[(i + 1) % kind.length]![1] as Entries) : dearer(entry as Entries);
    return [id, { ...other, ...Object.fromEntries(own) }] as const;
  };
  const all = new Map([...kinds.values()].flatMap(kind => kind.map((entry, at) => turn(entry, at, kind))));
  return Object.fromEntries(Object.keys(entries).map(id => [id, all.get(id)]));
}

/** One of a kind of its own: its first number is one more. */
function dearer(entry: Entries): Entries {
  const [field, value] = Object.entries(entry).find(
    ([name, each]) => typeof each === "number" && !KEPT.includes(name),
  ) as [string, number];
  return { ...entry, [field]: value + 1 };
}

function renamed(entries: Entries, word: string): Entries {
  const texts = Object.values(entries);
  const name = (id: string, i: number) => {
    const other = texts[(i + 1) % texts.length];
    return [id, typeof other === "string" ? `${word} ${i + 1}` : { ...(other as Entries), name: `${word} ${i + 1}` }];
  };
  return Object.fromEntries(Object.keys(entries).map(name));
}

/** The pack; the game and its texts must have been loaded. */
export function inventedPack(): Pack {
  const { tables = {}, texts = {}, ...head } = templateOf("hlas");
  const named = (language: string, word: string) =>
    Object.values(INVENTED).map(group => [group, renamed(texts[language]![group] as Entries, `${word} ${group}`)]);
  return {
    ...head,
    name: "Invented",
    tables: Object.fromEntries(Object.keys(INVENTED).map(table => [table, turned(tables[table]!)])),
    texts: {
      en: Object.fromEntries(named("en", "Invented")),
      pl: Object.fromEntries(named("pl", "Zmyślone")),
    },
  };
}
