// Both languages say everything: every event, question, choice, refusal, and the board in words.
import { expect, test } from "vitest";
import { below, fastChance } from "#kernel/chance.ts";
import { eventsFor, look, refusalsOf } from "#kernel/look.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { plain, type Reader, type Sentence } from "#kernel/texts.ts";
import { buildingIds } from "../content/buildings.ts";
import { cardList } from "../content/cards.ts";
import type { NorthEvent } from "../events.ts";
import { texts as en } from "../i18n/en.ts";
import { names as namesEn } from "../i18n/names-en.ts";
import { names as namesPl } from "../i18n/names-pl.ts";
import { texts as pl } from "../i18n/pl.ts";
import { northgard } from "../index.ts";
import type { Northgard } from "../state.ts";
import type { NorthView } from "../view/view.ts";
import { scene } from "./scenes.ts";

const people = ["Ania", "Bartek", "Celina", "Darek", "Ewa"];
const readerOf = (viewer: number): Reader => ({ viewer, seatName: seat => people[seat]! });
const languages = { en, pl } as const;

/** A sentence is worth reading: it has words, no holes and no code names. */
function readable(sentence: Sentence): void {
  const text = plain(sentence);
  expect(text).not.toBe("");
  expect(text).not.toMatch(/undefined|null|NaN|\[object|NOR-|start-|\s\s| \.| ,|^Choose\.$|^Wybierz\.$/);
}

const everySetting = [
  { seats: 2, options: { years: "7", creatures: "none" } },
  { seats: 4, options: { years: "7", creatures: "more", teams: "on" } },
  { seats: 5, options: { years: "10", creatures: "some" } },
] as const;

test.each(["en", "pl"] as const)("everything in whole games is readable in %s", language => {
  const texts = languages[language];
  const runner = runnerOf(northgard);
  for (const [i, setting] of everySetting.entries()) {
    const chance = fastChance(`texts ${i}`);
    const events: NorthEvent[] = [];
    const s = start(northgard, { ...setting, seed: `texts ${i}` }, events) as Northgard;
    while (s.stack.length > 0) {
      const seat = s.open[0]!;
      const reader = readerOf(seat);
      const { view, waiting, question } = look(northgard, s, seat);
      readable(texts.question(question!, view as NorthView, reader));
      readable(texts.waiting(waiting!, view as NorthView, reader));
      for (const option of question!.options.slice(0, 12))
        readable(texts.choice(option, question!, view as NorthView, reader));
      for (const refusal of refusalsOf(northgard, s, seat)) readable(texts.refusal(refusal, view as NorthView, reader));
      for (const event of eventsFor(northgard, events, seat) as NorthEvent[]) {
        const sentence = texts.log(event, reader);
        if (sentence) readable(sentence);
      }
      events.length = 0;
      runner.play(s, seat, question!.options[below(chance, question!.options.length)]!, events);
    }
    for (const line of texts.describe(northgard.viewFor(s, 0), readerOf(0))) readable(line);
    readable(texts.ending(northgard.result(s), readerOf(0)));
  }
});

test("every question of the rules has its own sentence in both languages", () => {
  const runner = runnerOf(northgard);
  const asked = runner.steps.filter(name => {
    const [proc = "", step = ""] = name.split(".");
    return runner.find({ proc, step })?.kind !== "auto";
  });
  const it = scene({
    units: ["0 0,0:n 1", "1 0,0:s 1"],
  });
  const view = it.look(0).view;
  for (const name of asked) {
    const [proc = "", step = ""] = name.split(".");
    const args = {
      card: "feast",
      creature: "wolf-beige",
      take: "food",
      give: "wood",
      option: "wait",
      seat: 0,
      target: 1,
      at: 0,
      from: 0,
      to: 1,
    };
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

test("every card and building has a name and a text in both languages, and no two cards share a name but the Feasts", () => {
  for (const names of [namesEn, namesPl]) {
    const found = cardList.map(card => names.cards[card.id].name);
    const twice = found.filter((name, i) => found.indexOf(name) !== i);
    expect(new Set(twice)).toEqual(new Set([names.cards.feast.name]));
    for (const card of cardList) expect(names.cards[card.id].text.length).toBeGreaterThan(4);
    for (const id of buildingIds) expect(names.buildings[id].text).not.toBe("");
  }
});

test("NOR-376 letting a card happen is not called passing, and what is offered can be declined in its own words", () => {
  const it = scene({ units: ["0 0,0:n 1"] });
  const { view } = it.look(0);
  const said = (kind: "pass" | "stop", proc: string, step: string): string[] =>
    [en, pl].map(texts =>
      plain(texts.choice({ kind }, { seat: 0, proc, step, args: {}, options: [], soFar: [] }, view, readerOf(0))),
    );
  expect(said("pass", "play", "respond")).toEqual(["Do not respond", "Nie reaguj"]);
  expect(said("pass", "turn", "chooseOption")).toEqual(["Pass", "Pasuj"]);
  expect(said("stop", "harvest", "robLand")).toEqual(["Take nothing", "Niczego nie zabieraj"]);
  expect(said("stop", "recruit", "placeUnit")).toEqual(["No more", "Zakończ"]);
});

test("NOR-082 the first to pass is said to be the first, whenever that is", () => {
  const event: NorthEvent = { type: "seatPassed", seat: 0, isFirst: true, cards: [] };
  expect([en, pl].map(texts => plain(texts.log(event, readerOf(1)) ?? []))).toEqual([
    "Ania passes first and takes the First Player marker.",
    "Ania pasuje przed wszystkimi i bierze znacznik Pierwszego Gracza.",
  ]);
});

test("NOR-259, NOR-263 the log tells bribed units from moved ones, and added units from recruits", () => {
  const moved: NorthEvent = { type: "unitsMoved", seat: 1, from: 0, to: 1, units: 1, kaija: false, cause: "bribe" };
  const added: NorthEvent = { type: "unitsRecruited", seat: 0, at: 0, units: 1, kaija: false, cause: "card" };
  const said = (event: NorthEvent): string[] => [en, pl].map(texts => plain(texts.log(event, readerOf(0)) ?? []));
  expect(said(moved)).toEqual([
    "Bribery takes 1 of Bartek’s units from territory 1 to territory 2.",
    "Przekupstwo prowadzi 1 jednostkę gracza Bartek z terytorium 1 na terytorium 2.",
  ]);
  expect(said(added)).toEqual(["Ania adds 1 unit in territory 1.", "Ania wystawia 1 jednostkę na terytorium 1."]);
  const it = scene({
    units: ["0 0,0:s 1", "1 0,0:n 2"],
    hands: [["bribery"]],
  });
  it.play("bribery").march("0,0:n", "0,0:w", 1);
  expect(it.seen("unitsMoved")).toMatchObject([{ seat: 1, cause: "bribe" }]);
});

test("NOR-160 the board in words tells units on their way from those of the owner", () => {
  const it = scene({
    clans: ["bear", "boar"],
    units: ["0 0,0:n 2", "1 0,0:w 3"],
    kaija: "0,0:n",
    hands: [["bear-the-bear-awakens", "militia"]],
  });
  it.play("bear-the-bear-awakens").stop().play("militia").march("0,0:n", "0,0:w", 1, true);
  const said = [en, pl].map(texts =>
    texts
      .describe(it.look(0).view, readerOf(0))
      .map(plain)
      .find(line => line.includes("Bartek,") && /^Ter/.test(line)),
  );
  expect(said[0]).toContain("Bartek, 3 units; guests: Ania (Kaija and 1 unit)");
  expect(said[1]).toContain("Bartek, 3 jednostki; goście: Ania (Kaija i 1 jednostka)");
});

test("Polish numbers take the right form", () => {
  const said = (units: number): string =>
    plain(
      pl.log({ type: "unitsMoved", seat: 0, from: 0, to: 1, units, kaija: false, cause: "move" }, readerOf(0)) ?? [],
    );
  expect([1, 2, 5].map(said)).toEqual([
    "Ania przesuwa 1 jednostkę z terytorium 1 na terytorium 2.",
    "Ania przesuwa 2 jednostki z terytorium 1 na terytorium 2.",
    "Ania przesuwa 5 jednostek z terytorium 1 na terytorium 2.",
  ]);
});
