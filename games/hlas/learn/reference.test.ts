// The reference tells every rule of the ledger, in both languages, and every question leads to one of its chapters.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Look, look } from "#kernel/look.ts";
import { newMatch } from "#kernel/match.ts";
import type { HlasFrame, VoyageFrame } from "../frames.ts";
import { hlas } from "../index.ts";
import { procedures } from "../rules/procedures.ts";
import type { HlasView } from "../view/view.ts";
import { chapters } from "./content/chapters.ts";
import { reference as en } from "./i18n/reference.en.ts";
import { reference as pl } from "./i18n/reference.pl.ts";
import { chapterNow, isChapter, reference } from "./reference.ts";

const RULES = 480;
const ledger = Array.from({ length: RULES }, (_, i) => `HLAS-${String(i + 1).padStart(3, "0")}`);
const known: readonly string[] = chapters.map(({ id }) => id);
const entries: readonly string[] = chapters.flatMap(({ rules }) => rules as readonly string[]);
const told = entries.flatMap(entry => entry.split(" "));

const begin = (seats = 2): Look<HlasView> =>
  look(
    hlas,
    newMatch(hlas, { seats, options: {}, seatOptions: Array.from({ length: seats }, () => ({})), seed: "reference" })
      .state,
    0,
  ) as Look<HlasView>;

/** The look of a player who is asked at a step, with one more running procedure. */
function askedAt(proc: string, step: string, frame?: HlasFrame): Look<HlasView> {
  const { view } = begin();
  const frames = frame ? [...view.frames, frame] : view.frames;
  return { view: { ...view, frames }, waiting: { proc, step, open: [0], ready: [] }, question: null, result: null };
}

test("the reference tells every rule of the ledger once", () => {
  expect([...told].sort()).toEqual(ledger);
});

test("both languages have words for every chapter and every entry, and none too many", () => {
  for (const words of [en, pl]) {
    expect(Object.keys(words.chapters)).toEqual(known);
    expect(Object.keys(words.rules)).toEqual(entries);
    for (const text of [...Object.values(words.chapters), ...Object.values(words.rules)]) {
      expect(text.trim()).toBe(text);
      expect(text.length).toBeGreaterThan(2);
    }
    for (const [entry, text] of Object.entries(words.rules)) expect(text, entry).toMatch(/[.!?]$/);
    expect(new Set(Object.values(words.chapters)).size).toBe(known.length);
  }
});

test("no two entries say the same", () => {
  for (const words of [en, pl]) expect(new Set(Object.values(words.rules)).size).toBe(entries.length);
});

test("numbers are the same in both languages", () => {
  const numbers = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();
  for (const entry of Object.keys(en.rules) as (keyof typeof en.rules)[])
    expect(numbers(pl.rules[entry]), `${entry}: ${en.rules[entry]} / ${pl.rules[entry]}`).toEqual(
      numbers(en.rules[entry]),
    );
});

test("the pages get chapters with titles, entries and the ids they tell", async () => {
  for (const language of ["en", "pl"] as const) {
    const pages = await reference(language);
    expect(pages.map(({ id }) => id)).toEqual(known);
    const ids = pages.flatMap(({ rules }) => rules.flatMap(({ id, also = [] }) => [id, ...also]));
    expect(ids.sort()).toEqual(ledger);
  }
});

test("every rule that the game names is told", () => {
  const folder = new URL("../rules/", import.meta.url);
  const sources = readdirSync(folder).map(file => readFileSync(new URL(file, folder), "utf8"));
  const named = sources.flatMap(source => [...source.matchAll(/"(HLAS-\d+)"/g)].map(([, id]) => id!));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(id => !told.includes(id))).toEqual([]);
});

test("every question is spoken of in a chapter", () => {
  const asked = procedures.flatMap(({ name, steps }) =>
    Object.entries(steps)
      .filter(([, step]) => step.kind !== "auto")
      .map(([step]) => [name, step] as const),
  );
  expect(asked.length).toBeGreaterThan(40);
  for (const [proc, step] of asked) expect(known, `${proc}.${step}`).toContain(chapterNow(askedAt(proc, step)));
});

test("the chapter is the one of the present question", () => {
  expect(chapterNow(begin())).toBe("setup");
  expect(chapterNow(askedAt("turn", "chooseAction"))).toBe("round");
  expect(chapterNow(askedAt("turn", "muster"))).toBe("muster");
  expect(chapterNow(askedAt("battle", "castSpell"))).toBe("battle");
  expect(chapterNow(askedAt("battle", "chooseTactics"))).toBe("tactics");
  expect(chapterNow(askedAt("battle", "retreat"))).toBe("outcome");
});

test("a Vessel's move is spoken of where its kind is", () => {
  const voyage: VoyageFrame = {
    proc: "voyage",
    step: "sail",
    seat: 0,
    via: "token",
    vessel: "sea-vessel",
    bonus: 0,
    most: -1,
    from: 0,
    at: 0,
    spent: 0,
    shifts: [],
  };
  expect(chapterNow(askedAt("voyage", "sail", voyage))).toBe("sail");
  expect(chapterNow(askedAt("voyage", "sail", { ...voyage, vessel: "air-vessel" }))).toBe("fly");
});

test("when nobody is asked there is no chapter, and after the game it is the one of its end", () => {
  const { view } = begin();
  expect(chapterNow({ view, waiting: null, question: null, result: null })).toBe(null);
  const result = { reason: "rounds", winners: [0], places: [1, 2], scores: [] };
  expect(chapterNow({ view, waiting: null, question: null, result })).toBe("end");
});

test("a round opens a chapter of the story", () => {
  expect(isChapter({ type: "roundStarted", round: 1, first: 0, isLast: false })).toBe(true);
  expect(isChapter({ type: "turnEnded", seat: 0 })).toBe(false);
});
