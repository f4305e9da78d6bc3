// Two reports side by side: the same seeds, played under different rules or by different bots.
import type { Language, Texts } from "#kernel/texts.ts";
import { rounded } from "../stats.ts";
import { percent } from "./charts.ts";
import type { Figures } from "./figures.ts";
import { words } from "./words.ts";

/** A share that changed: before, after, and the 95 % interval of the difference. */
export interface Change {
  readonly group: string;
  readonly id: string;
  readonly before: number;
  readonly after: number;
  readonly interval: readonly [number, number];
}

type Tries = readonly [hits: number, tries: number];

/** Among hundreds of shares some move by chance alone: only what moves three spreads is a change. */
const SPREADS = 3;

/** Every share of the figures by group and id. */
function sharesOf(figures: Figures): Map<string, { group: string; id: string; seen: Tries }> {
  const all = new Map<string, { group: string; id: string; seen: Tries }>();
  const add = (group: string, id: string, ...seen: [number, number]) => all.set(`${group} ${id}`, { group, id, seen });
  for (const [option, shares] of Object.entries(figures.factions))
    for (const { id, wins, seats } of shares) add(option, id, wins, seats);
  for (const { id, wins, seats } of figures.bySeat) add("seat", id, wins, seats);
  for (const { id, wins, seats } of figures.byOrder) add("turn", id, wins, seats);
  for (const [name, { offered, chosen }] of Object.entries(figures.offers)) add("choice", name, chosen, offered);
  for (const { shares } of Object.values(figures.content))
    for (const { id, wins, seats } of shares) add("used", id, wins, seats);
  const games = Object.values(figures.reasons).reduce((sum, n) => sum + n, 0);
  for (const [reason, n] of Object.entries(figures.reasons)) add("reason", reason, n, games);
  for (const [type, { games: share }] of Object.entries(figures.events)) add("event", type, share * games, games);
  return all;
}

/** What changed from one set of figures to another beyond what chance explains, the largest change first. */
export function changesOf(before: Figures, after: Figures): Change[] {
  const earlier = sharesOf(before);
  const changes = [...sharesOf(after)].flatMap(([key, { group, id, seen }]): Change[] => {
    const was = earlier.get(key);
    if (!was) return [];
    const change = changeOf(was.seen, seen);
    return change ? [{ group, id, ...change }] : [];
  });
  return changes.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}

function changeOf([hitsA, triesA]: Tries, [hitsB, triesB]: Tries): Omit<Change, "group" | "id"> | null {
  const [before, after] = [hitsA / triesA, hitsB / triesB];
  const pooled = (hitsA + hitsB) / (triesA + triesB);
  const noise = Math.sqrt(pooled * (1 - pooled) * (1 / triesA + 1 / triesB));
  if (Math.abs(after - before) <= SPREADS * noise) return null;
  const spread = 1.96 * Math.sqrt((before * (1 - before)) / triesA + (after * (1 - after)) / triesB);
  const cut = (value: number) => rounded(value, 4);
  const interval = [cut(after - before - spread), cut(after - before + spread)] as const;
  return { before: cut(before), after: cut(after), interval };
}

/** The changes as lines. */
export function changeLines(changes: readonly Change[], language: Language, texts: Texts): string[] {
  const w = words[language];
  const nameOf = ({ group, id }: Change) => `${group} ${texts.seatOptions[group]?.values[id] ?? id}`;
  const lines = changes.map(change => {
    const { before, after, interval } = change;
    return w.change(nameOf(change), percent(before), percent(after), percent(interval[0]), percent(interval[1]));
  });
  return [`${w.compared}:`, ...(lines.length > 0 ? lines : [w.noChange])];
}
