// Both languages say everything: every event, question, choice, refusal, and the board in words.
import { describe, expect, test } from "vitest";
import { chanceOf, fastChance } from "#kernel/chance.ts";
import { eventsFor, look, refusalsOf } from "#kernel/look.ts";
import type { Choice } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { plain, type Reader, type Sentence } from "#kernel/texts.ts";
import { cities } from "../content/cities.ts";
import { colors } from "../content/colors.ts";
import { regions } from "../content/regions.ts";
import { tokensFor45 } from "../content/tokens.ts";
import type { XiditEvent } from "../events.ts";
import { texts as en } from "../i18n/en.ts";
import { names as namesEn } from "../i18n/names-en.ts";
import { names as namesPl } from "../i18n/names-pl.ts";
import { texts as pl } from "../i18n/pl.ts";
import { xidit } from "../index.ts";
import type { Xidit } from "../state.ts";
import type { XiditView } from "../view/view.ts";
import { raging } from "./scene-spec.ts";
import { type Scene, scene } from "./scenes.ts";

const people = ["Ania", "Bartek", "Celina", "Darek", "Ewa"];
const readerOf = (viewer: number): Reader => ({ viewer, seatName: seat => people[seat]! });
const languages = { en, pl } as const;

/** A sentence is worth reading: it has words, no holes and no code names. */
function readable(sentence: Sentence): void {
  const text = plain(sentence);
  expect(text).not.toBe("");
  expect(text).not.toMatch(
    /undefined|null|NaN|\[object|XID-|[a-z]-[a-z]+-[a-z]|titan-\d|battle-mage|heart-of|\s\s| \./,
  );
}

const said = (language: "en" | "pl", event: XiditEvent, viewer = 0): string =>
  plain(languages[language].log(event, readerOf(viewer)) ?? []);

test.each(["en", "pl"] as const)("everything in whole games is readable in %s", language => {
  const texts = languages[language];
  const runner = runnerOf(xidit);
  const types = new Set<string>();
  for (const seats of [3, 4, 5]) {
    const chance = chanceOf(fastChance(`texts ${seats}`));
    const events: XiditEvent[] = [];
    const s = start(xidit, { seats, seed: `texts ${seats}` }, events) as Xidit;
    const planned: Choice[][] = s.idrakis.map(() => []);
    while (s.stack.length > 0) {
      const seat = s.open[0]!;
      const { view, question, waiting } = look(xidit, s, seat);
      const reader = readerOf(seat);
      readable(texts.question(question!, view as XiditView, reader));
      readable(texts.waiting(waiting!, view as XiditView, reader));
      for (const option of question!.options) readable(texts.choice(option, question!, view as XiditView, reader));
      for (const refusal of refusalsOf(xidit, s, seat)) readable(texts.refusal(refusal, view as XiditView, reader));
      if (chance.below(40) === 0) for (const line of texts.describe(view as XiditView, reader)) readable(line);
      const options = runner.options(s, seat);
      if (s.answers[seat]?.length === 0) planned[seat] = [...(xidit.bot.plans?.(s, seat, chance)?.[0]?.choices ?? [])];
      const choice = planned[seat]!.shift() ?? xidit.bot.playout?.(s, seat, options, chance) ?? options[0]!;
      events.length = 0;
      runner.play(s, seat, choice, events);
      for (const event of eventsFor(xidit, events, seat) as XiditEvent[]) {
        types.add(event.type);
        const sentence = texts.log(event, reader);
        if (sentence) readable(sentence);
        else expect(event.type).toBe("tokenDiscarded");
      }
    }
    readable(texts.ending(xidit.result(s), readerOf(0)));
    for (const line of texts.describe(xidit.viewFor(s, 0), readerOf(0))) readable(line);
    expect(Object.keys(xidit.result(s).scores[0]!).sort()).toEqual(Object.keys(texts.scores).sort());
  }
  expect(types.size).toBeGreaterThan(20);
});

describe("names", () => {
  test.each([
    ["en", namesEn],
    ["pl", namesPl],
  ] as const)("every city, threat and region has its own name in %s", (_language, names) => {
    expect(new Set(names.cities.map(({ name }) => name)).size).toBe(cities.length);
    expect(new Set(names.threats.map(({ name }) => name)).size).toBe(tokensFor45.length);
    expect(new Set(Object.values(names.regions).map(({ name }) => name)).size).toBe(regions.length);
    expect(Object.keys(names.colors).sort()).toEqual(colors.map(({ id }) => id).sort());
  });

  test.each(["en", "pl"] as const)("every setting and value has a name in %s", language => {
    const texts = languages[language];
    for (const [specs, words] of [
      [xidit.options, texts.options],
      [xidit.seatOptions, texts.seatOptions],
    ] as const) {
      for (const { id, values } of specs) for (const value of values) expect(words[id]!.values[value]).toBeTruthy();
    }
  });
});

describe("grammar", () => {
  test("Polish cases and plurals", () => {
    const gained = (amount: number): string =>
      said("pl", { type: "sovereignsGained", seat: 1, amount, cause: "threat", total: null });
    expect([1, 2, 5].map(gained)).toEqual([
      "Bartek dostaje 1 suwerena.",
      "Bartek dostaje 2 suwereny.",
      "Bartek dostaje 5 suwerenów.",
    ]);
    const moved = said("pl", { type: "moved", seat: 0, order: "move-blue", from: 5, to: 12, step: 1 });
    expect(moved).toBe("Ania idzie niebieską drogą do Skowronkowego Młyna (12).");
    const paid = said("pl", { type: "unitsPaid", seat: 0, city: 10, titan: null, units: [0, 1, 0, 0, 2] });
    expect(paid).toBe(
      "Ania odsyła do Koszar 1 łucznika i 2 magów bitewnych, by pokonać Hordę Pijawek w Dworze Winnic (10).",
    );
  });

  test("English plurals and articles", () => {
    expect(said("en", { type: "floorsBuilt", seat: 0, city: 3, count: 1, height: 2, cause: "census" })).toBe(
      "Ania builds 1 floor in Reedholm (3); the guild has 2 now.",
    );
    expect(said("en", { type: "unitsPaid", seat: 0, city: 6, titan: "titan-5b", units: [3, 0, 0, 1, 1] })).toBe(
      "Ania sends 3 militia, 1 cleric and 1 battle mage against the Titan of the Night Sky in Pinewatch (6).",
    );
  });

  test("only the owner reads the own totals", () => {
    const event: XiditEvent = { type: "sovereignsGained", seat: 0, amount: 3, cause: "threat", total: 8 };
    expect(said("en", event, 0)).toBe("Ania gains 3 sovereigns (now 8 in all).");
    expect(said("en", event, 1)).toBe("Ania gains 3 sovereigns.");
  });

  test("the log says why a reward could not be chosen, with a reference to every thing it names", () => {
    const game: Scene = scene({ at: [4], threats: [4], units: { 0: [0, 1, 0, 1, 0] }, guilds: { 4: [1, 1] } }).plan(
      "a",
    );
    const chosen = game.of("rewardsChosen")[0]!;
    expect(said("en", chosen)).toBe(
      "Ania takes sovereigns and bards. No guild floors: another player’s guild stands there.",
    );
    const sentence = en.log(game.of("unitsPaid")[0]!, readerOf(0))!;
    const refs = sentence.flatMap(part => (typeof part === "string" ? [] : [part.ref]));
    expect(refs).toEqual(["seat:0", "unit:archer", "unit:cleric", "threat:4", "city:4"]);
  });

  test("XID-135 when nobody wakes the log does not say that no titan is left: raging ones may lie on sleeping ones", () => {
    expect(said("en", { type: "titansAwoke", titans: [] })).toBe("No further titan wakes.");
    expect(said("pl", { type: "titansAwoke", titans: [] })).toBe("Żaden kolejny tytan się nie budzi.");
  });

  test("XID-120 a token without units does not mean that the Barracks are empty", () => {
    const event: XiditEvent = { type: "tokenPlaced", city: 6, side: "recruitment", units: [0, 0, 0, 0, 0] };
    expect(said("en", event)).toBe("Recruits gather in Pinewatch (6): none, the Barracks have none of them.");
    expect(said("pl", event)).toBe("Nowi rekruci w Sosnowej Straży (6): żadnych, w Koszarach ich nie ma.");
  });

  test("wheels are labelled with the city they lead to, given the orders before", () => {
    const game = scene({ at: [7], titans: raging });
    game.choose(0, { kind: "order", order: "move-red" });
    const { question, view } = game.look(0);
    const labels = question!.options.map(option => plain(en.choice(option, question!, view as XiditView, readerOf(0))));
    expect(labels).toEqual([
      "Black road to Gull Harbour (4)",
      "Red road to Frostgate (7)",
      "Blue road to Silverford (11)",
      "Action",
      "Wait",
    ]);
  });
});
