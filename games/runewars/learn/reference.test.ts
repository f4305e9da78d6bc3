// The reference tells every rule of the ledger in both languages, and knows a chapter for whatever the game can ask.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Look, look } from "#kernel/look.ts";
import { newMatch, submit } from "#kernel/match.ts";
import { runnerOf } from "#kernel/run.ts";
import type { RuneFrame } from "../frames.ts";
import { runewars } from "../index.ts";
import { procedures } from "../rules/procedures.ts";
import type { RuneView } from "../view/view.ts";
import { chapters } from "./content/chapters.ts";
import { reference as en } from "./i18n/reference.en.ts";
import { reference as pl } from "./i18n/reference.pl.ts";
import { chapterNow, reference } from "./reference.ts";

const LEDGER = 513;
const ids: readonly string[] = chapters.map(({ id }) => id);
const entries: readonly string[] = chapters.flatMap(({ rules }) => rules);
const told = entries.flatMap(entry => entry.split(" "));

/** The text of every source file in a folder beside this one. */
function sourcesIn(path: string): string[] {
  const folder = new URL(path, import.meta.url);
  return readdirSync(folder).map(file => readFileSync(new URL(file, folder), "utf8"));
}

/** A look in which a step asks; `top` is the frame on top of the stack. */
function asking(proc: string, step: string, top: Partial<RuneFrame> = {}): Look<RuneView> {
  const view = { frames: [{ proc, step, ...top }] } as unknown as RuneView;
  return { view, waiting: { proc, step, open: [0], ready: [] }, question: null, result: null };
}

const asked = procedures.flatMap(({ name, steps }) =>
  Object.entries(steps).flatMap(([step, { kind }]) => (kind === "auto" ? [] : [[name, step] as const])),
);

test("every rule of the ledger is told once", () => {
  const ledger = Array.from({ length: LEDGER }, (_, i) => `RUN-${String(i + 1).padStart(3, "0")}`);
  expect([...told].sort()).toEqual(ledger);
});

test("both languages have words for every chapter and entry, and none too many", () => {
  for (const words of [en, pl]) {
    expect(Object.keys(words.rules).sort()).toEqual([...entries].sort());
    expect(Object.keys(words.chapters)).toEqual(ids);
  }
});

test("no two entries of a language say the same", () => {
  for (const { rules } of [en, pl]) expect(new Set(Object.values(rules)).size).toBe(entries.length);
});

test("the reference puts chapters and words together, the leading rule of an entry first", async () => {
  for (const [language, words] of [["en", en] as const, ["pl", pl] as const]) {
    const book = await reference(language);
    expect(book.map(({ title }) => title)).toEqual(Object.values(words.chapters));
    const moves = book.find(({ id }) => id === "march")!.rules[0]!;
    expect(moves).toEqual({ id: "RUN-138", also: ["RUN-139"], text: words.rules["RUN-138 RUN-139"] });
  }
});

test("every rule that the rules of the game name to a player is told", () => {
  const named = sourcesIn("../rules/").flatMap(source => [...source.matchAll(/"(RUN-\d+)"/g)].map(([, id]) => id!));
  expect(named.filter(id => !told.includes(id))).toEqual([]);
});

test("every question is spoken of in a chapter", () => {
  expect(asked.length).toBeGreaterThan(80);
  for (const [proc, step] of asked) {
    if (proc === "effects" || proc === "turn") continue;
    expect(ids, `${proc}.${step}`).toContain(chapterNow(asking(proc, step)));
  }
});

test("a player who may use a Supremacy finds the chapter of the Order that gives it", () => {
  const asks = (order: number) => chapterNow(asking("turn", "useSupremacy", { proc: "turn", order }));
  const told = ["RUN-326", "RUN-328", "RUN-333", "RUN-337", "RUN-354", "RUN-362", "RUN-365", "RUN-370"];
  for (const [index, rule] of told.entries()) {
    const chapter = chapters.find(({ id }) => id === asks(index + 1));
    expect(
      chapter?.rules.some(entry => entry.includes(rule)),
      rule,
    ).toBe(true);
  }
});

test("whatever has effects is spoken of in a chapter when it asks", () => {
  const source = readFileSync(new URL("../content/effect-lists.ts", import.meta.url), "utf8");
  const kinds = [...source.matchAll(/enter\([`"](\w+)[:"]/g)].map(([, kind]) => kind!);
  expect(kinds).toEqual(expect.arrayContaining(["season", "tactics", "quest", "unit", "objective"]));
  for (const kind of kinds) {
    expect(ids, kind).toContain(chapterNow(asking("effects", "choose", { proc: "effects", path: `${kind}:card.0` })));
  }
});

test("only steps and procedures that ask are assigned to a chapter", () => {
  const source = readFileSync(new URL("./reference.ts", import.meta.url), "utf8");
  const steps = [...source.matchAll(/"(\w+\.\w+)": "/g)].map(([, name]) => name!);
  const names = asked.map(([proc, step]) => `${proc}.${step}`);
  expect(steps.filter(name => !names.includes(name))).toEqual([]);
});

test("the end of the game and a table that waits for nobody", () => {
  const look = asking("turn", "useSupremacy");
  expect(chapterNow({ ...look, waiting: null })).toBeNull();
  expect(
    chapterNow({ ...look, result: { winners: [0], scores: [], reason: "last" } as unknown as Look["result"] }),
  ).toBe("victory");
});

test("in a real game every question is spoken of, for who is asked and for who waits", () => {
  const options = { discovery: "on", board: "ready", factions: "random" };
  const match = newMatch(runewars, { seats: 3, options, seatOptions: [{}, {}, {}], seed: "reference" });
  const seen = new Set<string | null>();
  for (let i = 0; i < 1500 && match.state.open.length > 0; i++) {
    for (const viewer of [0, 1, 2]) {
      const chapter = chapterNow(look(runewars, match.state, viewer) as Look<RuneView>);
      expect(ids, match.state.stack.map(({ proc, step }) => `${proc}.${step}`).join(" ")).toContain(chapter);
      seen.add(chapter);
    }
    const seat = match.state.open[0]!;
    const offered = runnerOf(runewars).options(match.state, seat);
    expect(submit(match, seat, offered[(i * 7) % offered.length]).ok).toBe(true);
  }
  expect(seen.size).toBeGreaterThan(15);
});
