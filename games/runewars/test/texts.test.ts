// Both languages say everything: questions, choices, events, refusals, names.
import { describe, expect, test } from "vitest";
import type { Question } from "#kernel/look.ts";
import { runnerOf } from "#kernel/run.ts";
import { plain, type Reader } from "#kernel/texts.ts";
import type { RuneChoice } from "../choices.ts";
import { effectPaths, effectsAt } from "../content/effect-lists.ts";
import { tacticsCards } from "../content/tactics.ts";
import { units } from "../content/units.ts";
import { cardAsks as asksEn } from "../i18n/card-asks-en.ts";
import { texts as en } from "../i18n/en.ts";
import { names as namesEn } from "../i18n/names-en.ts";
import { names as namesPl } from "../i18n/names-pl.ts";
import { texts as pl } from "../i18n/pl.ts";
import { runewars } from "../index.ts";
import { viewFor } from "../view/view.ts";
import { Scene } from "./scenes.ts";

const reader: Reader = { viewer: 0, seatName: seat => ["Ann", "Bob"][seat] ?? "?" };
const view = viewFor(new Scene().s, 0);

/** Every op that may ask, with the question it asks first. */
function cardQuestions() {
  const kinds: Readonly<Record<string, string>> = { drawTactics: "amount", setActivation: "area", moveNeutral: "area" };
  const asking = new Set([...Object.keys(asksEn.ops), "choose", "optional", "pay"]);
  // Defensive developments never ask.
  const paths = [...effectPaths()].filter(path => !path.startsWith("defence:"));
  return paths.flatMap(path =>
    effectsAt(path)
      .filter(({ op }) => asking.has(op))
      .map(op => {
        const options =
          op.op === "choose"
            ? op.options.map(({ id }) => ({ kind: "option", option: id }) as const)
            : [{ kind: kinds[op.op] ?? "pass" }];
        const args = { op: op.op, path, stage: 0, seat: 1, hero: "" };
        const question: Question = { seat: 0, proc: "effects", step: "choose", args, options, soFar: [] };
        return { path, op, question };
      }),
  );
}

describe.each([
  ["en", en, "Choose."],
  ["pl", pl, "Wybierz."],
] as const)("texts in %s", (_language, texts, vague) => {
  test("every question has words of its own", () => {
    const runner = runnerOf(runewars);
    for (const name of runner.steps) {
      const [proc = "", step = ""] = name.split(".");
      if (proc === "effects" || runner.find({ proc, step })?.kind === "auto") continue;
      const question: Question = {
        seat: 0,
        proc,
        step,
        args: {
          hero: "silhouette",
          unit: "knight",
          title: "captain-of-the-heroes-league",
          what: "rout",
          action: "runes",
          area: 0,
          n: 2,
          order: 2,
          path: "season:famine",
          card: "elixir-of-life",
        },
        options: [],
        soFar: [],
      };
      const said = plain(texts.question(question, view, reader));
      expect(said, name).not.toBe(vague);
      expect(said, name).not.toContain("undefined");
      expect(said.length, said).toBeLessThanOrEqual(72);
    }
  });

  test("every card that asks says between what, in words that fit two lines of a phone", () => {
    for (const { path, op, question } of cardQuestions()) {
      const said = plain(texts.question(question, view, reader));
      expect(said, `${path} ${op.op}`).toMatch(/^[^:]+: .+[?.]$/);
      expect(said.length, said).toBeLessThanOrEqual(66);
      if (op.op !== "choose") continue;
      const labels = question.options.map(option => plain(texts.choice(option, question, view, reader)));
      for (const [i, { id }] of op.options.entries()) expect(labels[i], `${path} ${id}`).not.toBe(id);
    }
  });

  test("the end tells the true reason (RUN-405, RUN-406)", () => {
    const end = (scores: readonly (readonly [number, number])[], reason = "years"): string =>
      plain(
        texts.ending(
          {
            winners: [0],
            places: [1, 2],
            scores: scores.map(([dragons, influence]) => ({ dragons, influence })),
            reason,
          },
          reader,
        ),
      );
    const both: readonly (readonly [number, number])[] = [
      [3, 4],
      [3, 2],
    ];
    expect(
      end([
        [5, 0],
        [3, 9],
      ]),
    ).toContain(texts === en ? "most dragon runes" : "najwięcej smoczych runów");
    expect(end(both)).toContain(texts === en ? "by influence, 4 to 2" : "dzięki wpływom, 4 do 2");
    expect(
      end([
        [0, 9],
        [0, 3],
      ]),
    ).toContain(texts === en ? "Nobody controls a dragon rune" : "Nikt nie kontroluje");
    expect(
      end([
        [2, 3],
        [2, 3],
      ]),
    ).toContain(texts === en ? "starts with more" : "zaczyna z większymi");
    expect(end(both, "victory")).toContain(texts === en ? "six dragon runes" : "sześć smoczych runów");
  });

  test("counts take the right form", () => {
    const draw = (count: number): string =>
      plain(texts.log({ type: "tacticsDrawn", seat: 0, count, cards: null }, reader)!);
    const forms = [1, 2, 5, 22].map(draw);
    expect(forms).toMatchSnapshot();
    expect(new Set(forms).size).toBe(4);
  });

  test("choices are said without loose ends", () => {
    const choices: RuneChoice[] = [
      { kind: "march", from: 0, to: 1, unit: "knight", count: 2 },
      { kind: "figure", unit: "giant", damage: 2, isRouted: true },
      { kind: "give", hero: "silhouette", card: "elixir-of-life", isUp: true, to: "ezra-vale" },
      { kind: "seat", seat: 1 },
      { kind: "claim" },
    ];
    const question: Question = { seat: 0, proc: "x", step: "y", args: null, options: [], soFar: [] };
    expect(choices.map(choice => plain(texts.choice(choice, question, view, reader)))).toMatchSnapshot();
  });
});

test("every card and unit has a name and a text in both languages", () => {
  for (const names of [namesEn, namesPl]) {
    for (const card of tacticsCards) expect(names.tactics[card.id].text.length).toBeGreaterThan(5);
    for (const unit of units) {
      expect(names.units[unit.id].plural).not.toBe("");
      expect(names.units[unit.id].text).not.toBe("");
    }
    for (const table of [
      names.seasonCards,
      names.rewards,
      names.heroes,
      names.quests,
      names.objectives,
      names.titles,
      names.discoveries,
    ]) {
      for (const { name, text } of Object.values(table)) expect([name, text].every(word => word.length > 0)).toBe(true);
    }
  }
});

describe("the board in words", () => {
  test.each([
    ["en", en, ["city ", "Harvest: ", "activated by Ann", "discovery token “"]],
    ["pl", pl, ["miasto ", "zbiory: ", "aktywowany przez: Ann", "żeton odkrycia „"]],
  ] as const)("names cities, harvest, activation and discovery tokens, %s", (_language, texts, wanted) => {
    const { s } = new Scene(2, { discovery: "on" });
    s.activated[s.city.findIndex(city => city !== "")] = 1;
    const told = texts.describe(viewFor(s, 0), reader).map(plain).join("\n").replaceAll("\u00a0", " ");
    for (const words of wanted) expect(told).toContain(words);
  });

  test("waiting says for whom and what", () => {
    const waiting = { proc: "march", step: "activate", open: [1], ready: [] };
    expect(plain(en.waiting(waiting, view, reader))).toBe("Waiting for Bob: a march.");
    for (const { name } of runewars.procedures) {
      const said = plain(en.waiting({ ...waiting, proc: name }, view, reader));
      const asks = Object.values(runewars.procedures.find(each => each.name === name)!.steps).some(
        step => step.kind !== "auto",
      );
      if (asks) expect(said).not.toContain("a decision");
    }
  });
});
