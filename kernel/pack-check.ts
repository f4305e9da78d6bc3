// What is wrong with a pack, found without playing: unknown tables, fields and words, lacking texts, odd counts. Errors name
// file and line.

import { closest } from "./closest.ts";
import { type Fields, isRecord } from "./json.ts";
import { linesOf, type Path } from "./pack-lines.ts";
import { type Misfit, misfits, shapeOf } from "./pack-shapes.ts";
import { entriesOf, idsIn, playedBy } from "./pack-template.ts";
import { idOf, type Pack, tablesOf, textsOf } from "./packs.ts";

/** Something to say about a pack, with its place. */
export interface Finding {
  readonly file: string;
  readonly line: number | null;
  /** Where in the pack, as fields joined by dots. */
  readonly at: string;
  readonly why: string;
  /** Notes do not make a pack wrong. */
  readonly isNote: boolean;
}

/** Words that stand in a table as keys are ids, too: factions, nations, languages. */
const keysOf = (table: unknown): string[] => (isRecord(table) ? Object.keys(table) : []);

/** Every id that the game has with the pack. */
function knownIds(pack: Pack): Set<string> {
  const tables = [...tablesOf(pack.game).keys()].map(name => playedBy(pack, name));
  return new Set([...tables.flatMap(idsIn), ...tables.flatMap(keysOf)]);
}

function tableMisfits(pack: Pack): Misfit[] {
  const tables = tablesOf(pack.game);
  const known = { ids: knownIds(pack) };
  return Object.keys(pack.tables ?? {}).flatMap((name): Misfit[] => {
    const table = tables.get(name);
    if (!table) {
      const near = closest(name, [...tables.keys()]);
      const hint = near ? `did you mean "${near}"?` : `there are: ${[...tables.keys()].join(", ")}`;
      return [{ path: ["tables", name], why: `there is no table "${name}"; ${hint}` }];
    }
    // What is printed fits its own shape: only what the pack says can be wrong.
    return misfits(shapeOf([table.printed]), playedBy(pack, name), ["tables", name], known);
  });
}

const LANGUAGES: readonly string[] = ["en", "pl"];

function textMisfits(pack: Pack): Misfit[] {
  return Object.entries(pack.texts ?? {}).flatMap(([language, texts]): Misfit[] => {
    const names = textsOf(pack.game, language);
    if (!LANGUAGES.includes(language))
      return [{ path: ["texts", language], why: `there is no language "${language}"` }];
    if (!isRecord(names)) return [];
    return Object.entries(texts).flatMap(([group, entries]): Misfit[] => {
      const path = ["texts", language, group];
      if (!(group in names))
        return [{ path, why: `there is no group "${group}"; there are: ${Object.keys(names).join(", ")}` }];
      return wordMisfits(names[group], entries, path);
    });
  });
}

/** Names must be texts where the game's are. */
function wordMisfits(printed: unknown, said: unknown, path: Path): Misfit[] {
  if (typeof said === "string")
    return typeof printed === "object" && printed !== null ? [{ path, why: "more than a text belongs here" }] : [];
  if (!isRecord(said))
    return Array.isArray(said) && Array.isArray(printed) ? [] : [{ path, why: "only texts belong here" }];
  if (typeof printed === "string") return [{ path, why: "a text belongs here" }];
  const like = isRecord(printed) ? Object.values(printed)[0] : undefined;
  return Object.entries(said).flatMap(([name, each]) =>
    each === null ? [] : wordMisfits((printed as Fields)[name] ?? like, each, [...path, name]),
  );
}

/** New entries need a name in both languages, in the group that names the others of their table. */
function lackingTexts(pack: Pack): Misfit[] {
  return Object.entries(pack.tables ?? {}).flatMap(([table, changes]) => {
    const printed = entriesOf(tablesOf(pack.game).get(table)?.printed ?? {}).map(([id]) => id);
    const added = Object.keys(changes).filter(id => changes[id] !== null && !printed.includes(id));
    return added.flatMap(id =>
      LANGUAGES.flatMap((language): Misfit[] => {
        const group = groupNaming(textsOf(pack.game, language), printed);
        const own = group === undefined ? undefined : pack.texts?.[language]?.[group];
        if (group === undefined || (isRecord(own) && id in own)) return [];
        return [{ path: ["tables", table, id], why: `texts.${language}.${group} has no name for "${id}"` }];
      }),
    );
  });
}

/** The group of names that has all of some ids. */
function groupNaming(names: unknown, ids: readonly string[]): string | undefined {
  if (!isRecord(names) || ids.length === 0) return undefined;
  return Object.keys(names).find(group => {
    const entries = names[group];
    return isRecord(entries) && ids.every(id => id in entries);
  });
}

/** How many pieces an entry stands for. */
function piecesOf(entry: unknown): number {
  if (!isRecord(entry)) return 1;
  const { copies, count } = entry;
  return typeof copies === "number" ? copies : typeof count === "number" ? count : 1;
}

function oddCounts(pack: Pack): Misfit[] {
  return Object.keys(pack.tables ?? {}).flatMap(name => {
    const printed = tablesOf(pack.game).get(name)?.printed;
    const played = playedBy(pack, name);
    if (!Array.isArray(printed) || !Array.isArray(played) || !printed.every(entry => idOf(entry) !== null)) return [];
    const sum = (table: readonly unknown[]) => table.reduce<number>((all, entry) => all + piecesOf(entry), 0);
    if (sum(printed) === sum(played)) return [];
    return [{ path: ["tables", name], why: `${sum(played)} pieces instead of the ${sum(printed)} in the box` }];
  });
}

/** A finding as one line. */
export const lineOf = ({ file, line, at, why, isNote }: Finding): string =>
  `${file}${line === null ? "" : `:${line}`}: ${at}: ${why}${isNote ? " (note)" : ""}`;

/** All there is to say about a pack from its files; of names and texts only where the game's were loaded. */
export function findingsOf(pack: Pack, files: Readonly<Record<string, string>>): Finding[] {
  const lines = Object.entries(files).map(([file, text]) => ({ file, lineOf: linesOf(text), text }));
  const placed =
    (isNote: boolean) =>
    ({ path, why }: Misfit): Finding => {
      const best = lines
        .map(({ file, lineOf }) => ({ file, depth: depthOf(lineOf, path), line: lineOf(path) }))
        .sort((a, b) => b.depth - a.depth)[0]!;
      return { file: best.file, line: best.line, at: path.join("."), why, isNote };
    };
  return [
    ...[...tableMisfits(pack), ...textMisfits(pack), ...lackingTexts(pack)].map(placed(false)),
    ...oddCounts(pack).map(placed(true)),
  ];
}

/** How far into a file a path leads. */
function depthOf(lineOf: (path: Path) => number | null, path: Path): number {
  const whole = lineOf(path);
  let depth = path.length;
  while (depth > 0 && lineOf(path.slice(0, depth)) === whole) depth--;
  return whole === null ? -1 : depth;
}
