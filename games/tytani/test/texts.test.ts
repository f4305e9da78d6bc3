// Both languages say everything: every event, question, choice, refusal, and the board in words.
import { expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import { eventsFor, look, refusalsOf } from "#kernel/look.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { plain, type Reader, type Sentence } from "#kernel/texts.ts";
import { missions } from "../content/missions.ts";
import { nationCards } from "../content/nation-cards.ts";
import { abilities } from "../content/nations.ts";
import { sides } from "../content/regions.ts";
import type { TytaniEvent } from "../events.ts";
import { texts as en } from "../i18n/en.ts";
import { names as namesEn } from "../i18n/names-en.ts";
import { names as namesPl } from "../i18n/names-pl.ts";
import { texts as pl } from "../i18n/pl.ts";
import { tytani } from "../index.ts";
import type { Tytani } from "../state.ts";
import type { TytaniView } from "../view/view.ts";
import { army } from "./scene-spec.ts";
import { scene } from "./scenes.ts";

const people = ["Ania", "Bartek", "Celina", "Darek"];
const readerOf = (viewer: number): Reader => ({ viewer, seatName: seat => people[seat]! });
const languages = { en, pl } as const;

/** A sentence is worth reading: it has words, no holes and no code names. */
function readable(sentence: Sentence): void {
  const text = plain(sentence);
  expect(text).not.toBe("");
  expect(text).not.toMatch(
    /undefined|null|NaN|\[object|TYT-|order-|support-|mission-|\ba-|\bb-|\s\s| \.| ,|^Choose\.$|^Wybierz\.$/,
  );
}

const everySetting = [
  { seats: 1, options: { difficulty: "hetman", "scenario-1": "b3-hetmans-war" } },
  { seats: 2, options: { capitals: "captured" } },
  { seats: 4, options: { orders: "advanced", placement: "free", rounds: "4" } },
] as const;

test.each(["en", "pl"] as const)("everything in whole games is readable in %s", language => {
  const texts = languages[language];
  for (const [i, setting] of everySetting.entries()) {
    const chance = fastChance(`texts ${i}`);
    const events: TytaniEvent[] = [];
    const s = start(tytani, { ...setting, seed: `texts ${i}` }, events) as Tytani;
    while (s.stack.length > 0) {
      const seat = s.open[0]!;
      const reader = readerOf(seat);
      const { view, waiting, question } = look(tytani, s, seat);
      readable(texts.question(question!, view as TytaniView, reader));
      readable(texts.waiting(waiting!, view as TytaniView, reader));
      for (const option of question!.options.slice(0, 12))
        readable(texts.choice(option, question!, view as TytaniView, reader));
      for (const refusal of refusalsOf(tytani, s, seat)) readable(texts.refusal(refusal, view as TytaniView, reader));
      for (const event of eventsFor(tytani, events, seat) as TytaniEvent[]) {
        const sentence = texts.log(event, reader);
        if (sentence) readable(sentence);
      }
      events.length = 0;
      runnerOf(tytani).play(s, seat, randomChoice(tytani, s, seat, chance), events);
    }
    for (const line of texts.describe(tytani.viewFor(s, 0), readerOf(0))) readable(line);
    readable(texts.ending(tytani.result(s), readerOf(0)));
  }
});

test("every question of the rules has its own sentence in both languages", () => {
  const runner = runnerOf(tytani);
  const asked = runner.steps.filter(name => {
    const [proc = "", step = ""] = name.split(".");
    return runner.find({ proc, step })?.kind !== "auto";
  });
  const { view } = scene({}).look(0);
  const args = {
    unit: "titan",
    origin: "move-any",
    army: army("i"),
    from: "a-prussia",
    at: "a-prussia",
    card: "sweden-ga-pa",
    purpose: "max",
    asks: "card",
  };
  for (const name of asked) {
    const [proc = "", step = ""] = name.split(".");
    const question = { seat: 0, proc, step, args, options: [], soFar: [] };
    for (const texts of [en, pl]) {
      const text = plain(texts.question(question, view, readerOf(0)));
      expect([name, text]).not.toContain("Choose.");
      expect([name, text]).not.toContain("Wybierz.");
      expect(plain(texts.waiting({ proc, step, open: [0], ready: [] }, view, readerOf(0)))).not.toMatch(
        /a decision|\(decyzja\)/,
      );
    }
  }
});

test("every card, ability, Mission and region has a name and a text in both languages, and no two cards share one", () => {
  for (const names of [namesEn, namesPl]) {
    const found = nationCards.map(({ id }) => names.cards[id].name);
    expect(new Set(found).size).toBe(found.length);
    for (const { id } of nationCards) expect(names.cards[id].text.length).toBeGreaterThan(8);
    for (const { id } of abilities) expect(names.abilities[id].text.length).toBeGreaterThan(8);
    for (const { id } of missions) expect(names.missions[id].text.length).toBeGreaterThan(8);
    for (const { regions } of Object.values(sides))
      for (const { id } of regions) expect([names.regions[id], names.cities[id]]).not.toContain("");
  }
});

test("Polish numbers and cases take the right form", () => {
  const moved = (units: string): string =>
    plain(
      pl.log(
        { type: "unitsMoved", who: 0, army: army(units), from: "a-prussia", to: "a-lithuania", cause: "move" },
        readerOf(0),
      ) ?? [],
    );
  expect(["i", "iii", "iiiii", "ct"].map(moved)).toEqual([
    "Ania przemieszcza 1 Oddział Piechoty: Prusy → Litwa.",
    "Ania przemieszcza 3 Oddziały Piechoty: Prusy → Litwa.",
    "Ania przemieszcza 5 Oddziałów Piechoty: Prusy → Litwa.",
    "Ania przemieszcza 1 Oddział Kawalerii i Tytana: Prusy → Litwa.",
  ]);
  const drawn = (count: number): string =>
    plain(pl.log({ type: "supportDrawn", who: 1, count, cards: null, cause: "loser" }, readerOf(0)) ?? []);
  expect([1, 2, 5].map(drawn)).toEqual([
    "Bartek dobiera 1 kartę Wsparcia po przegranej.",
    "Bartek dobiera 2 karty Wsparcia po przegranej.",
    "Bartek dobiera 5 kart Wsparcia po przegranej.",
  ]);
});

test("an automa goes by its Nation", () => {
  const event: TytaniEvent = { type: "turnStarted", who: "ottoman", round: 1, turn: 0 };
  expect(plain(en.log(event, readerOf(0)) ?? [])).toBe("Automa (Ottoman Empire) takes a turn.");
  expect(plain(pl.log(event, readerOf(0)) ?? [])).toBe("Turę zaczyna Automa (Imperium Osmańskie).");
});
