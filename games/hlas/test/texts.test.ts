// What the log and questions say where grammar easily goes wrong: number, capital letters, single pieces, payments.
import { expect, test } from "vitest";
import { look, type Question } from "#kernel/look.ts";
import { newMatch } from "#kernel/match.ts";
import { plain, type Reader } from "#kernel/texts.ts";
import type { HlasChoice } from "../choices.ts";
import type { HlasEvent } from "../events.ts";
import { texts as en } from "../i18n/en.ts";
import { names } from "../i18n/names-pl.ts";
import { texts as pl } from "../i18n/pl.ts";
import { hlas } from "../index.ts";
import type { HlasView } from "../view/view.ts";

const ENEMY = 4;
const reader: Reader = { viewer: 0, seatName: seat => ["ada", "Bea"][seat] ?? "" };
const told = (event: HlasEvent): (string | null)[] =>
  [en, pl].map(({ log }) => {
    const sentence = log(event, reader);
    return sentence && plain(sentence);
  });
const moved = (units: Extract<HlasEvent, { type: "unitsMoved" }>["units"], seat = 0) =>
  told({ type: "unitsMoved", seat, by: seat, units, from: 0, to: 1, cause: "march" });

const { state } = newMatch(hlas, { seats: 2, options: {}, seatOptions: [{}, {}], seed: "texts" });
const { view } = look(hlas, state, 0) as { view: HlasView };
type Args = Record<string, number | string>;
const questionOf = (proc: string, step: string, args: Args, kinds: string[] = []): Question =>
  ({ seat: 0, proc, step, args, options: kinds.map(kind => ({ kind })) }) as unknown as Question;

function asked(proc: string, step: string, args: Args, kinds: string[] = []): string[] {
  const question = questionOf(proc, step, args, kinds);
  return [en, pl].map(texts => plain(texts.question(question, view, reader)));
}

test("one Unit marches, several march", () => {
  expect(moved(["serf"])[0]).toBe("ada’s Serf marches: Crown Cape → Galefield.");
  expect(moved(["serf", "serf", "warrior"])).toEqual([
    "ada’s 2 Serfs and Warrior march: Crown Cape → Galefield.",
    "ada maszeruje, prowadząc 2 chłopów i 1 wojownika: Przylądek Korony → Wietrzne Pola.",
  ]);
});

test("the enemy begins a sentence with a capital letter, a nickname stays as it is", () => {
  const gains = (seat: number) => told({ type: "resourcesGained", seat, ore: 1, mana: 0, food: 0, cause: "harvest" });
  expect(gains(ENEMY)).toEqual(["The enemy gains 1 Ore (Harvest).", "Wróg zyskuje 1 rudę (zbiory)."]);
  expect(gains(0)).toEqual(["ada gains 1 Ore (Harvest).", "ada zyskuje 1 rudę (zbiory)."]);
});

test("Heroes and Vessels are named without a number", () => {
  expect(told({ type: "unitLost", seat: ENEMY, piece: "hero-2", at: 0, cause: "damage" })).toEqual([
    "The enemy loses Hero II in battle.",
    "Wróg traci bohatera II w bitwie.",
  ]);
  expect(told({ type: "unitsRecruited", seat: 0, piece: "sea-vessel", count: 1, at: 0, cause: "build" })).toEqual([
    "ada builds the Sea Vessel in Crown Cape.",
    "ada buduje statek morski (Przylądek Korony).",
  ]);
});

test("what is paid is paid, what a token takes is lost, and a sacrifice is told once", () => {
  const pays = (cause: "tactic" | "token") => told({ type: "resourcesPaid", seat: 0, ore: 0, mana: 2, food: 0, cause });
  expect(pays("tactic")).toEqual(["ada pays 2 Mana for the Tactic card.", "ada płaci 2 many za kartę taktyki."]);
  expect(pays("token")).toEqual(["ada loses 2 Mana (token).", "ada traci 2 many (żeton)."]);
  expect(told({ type: "unitLost", seat: 0, piece: "serf", at: 0, cause: "sacrifice" })).toEqual([null, null]);
});

test("what a cast costs is told with the spell, once", () => {
  expect(told({ type: "resourcesPaid", seat: 0, ore: 0, mana: 2, food: 0, cause: "cast" })).toEqual([null, null]);
  expect(told({ type: "spellCast", seat: 0, card: "haste", isScribed: false, mana: 2 })).toEqual([
    "ada casts Haste for 2 Mana.",
    `ada rzuca czar: ${names.spells.haste.name} za 2 many.`,
  ]);
  expect(told({ type: "spellCast", seat: 0, card: "haste", isScribed: false, mana: 0 })[0]).toBe("ada casts Haste.");
});

test("an ability is named by its Building or Hero, and a question about it is one sentence after a colon", () => {
  expect(asked("opponent", "chooseOpponent", { source: "ability:shadow-guild-1" })).toEqual([
    "Shadow Guild I: choose an opponent.",
    "Gildia Cieni I: wybierz przeciwnika.",
  ]);
  expect(told({ type: "abilityUsed", seat: 0, ability: "stables-1" } as HlasEvent)[0]).toBe("ada uses Stables I.");
});

test("a payment names the card and the resource", () => {
  expect(asked("battle", "payForTactic", { card: "charge", due: 3 })).toEqual([
    "Charge: 3 Mana still to be paid. Sacrifice a Unit, or pay?",
    "Szarża kosztuje jeszcze 3 many. Poświęcić jednostkę czy zapłacić zasobami?",
  ]);
});

test("a question speaks of free actions only if there are any", () => {
  expect(asked("turn", "chooseAction", {}, ["slot"])).toEqual([
    "Place one of your two action tokens.",
    "Umieść jeden z dwóch znaczników akcji.",
  ]);
  expect(asked("turn", "chooseAction", {}, ["slot", "board"])[0]).toContain("free action");
});

test("a question about a March says where the army is once it is on its way", () => {
  expect(asked("march", "move", { from: 0, at: 0 })[0]).toBe("Who marches from Crown Cape, and where?");
  expect(asked("march", "move", { from: 0, at: 1 })).toEqual([
    "Where next? The army is at Galefield.",
    "Dokąd dalej? Armia jest tutaj: Wietrzne Pola.",
  ]);
});

test("cards that stay are counted in the right case", () => {
  const left = (limit: number) => asked("draw", "discard", { limit })[1];
  expect([left(1), left(2), left(5)]).toEqual([
    "Odrzucaj karty, aż zostanie 1 karta.",
    "Odrzucaj karty, aż zostaną 2 karty.",
    "Odrzucaj karty, aż zostanie 5 kart.",
  ]);
});

test("a token that takes something says how much, and that a Kraken takes the Vessel", () => {
  const losses = (source: string): string[][] => {
    const question = questionOf("branch", "chooseOption", { source });
    const options: HlasChoice[] = [0, 1].map(option => ({ kind: "option", option }));
    return [en, pl].map(texts => options.map(option => plain(texts.choice(option, question, view, reader))));
  };
  expect(losses("token:bandits")).toEqual([
    ["Lose 2 Resources", "Lose a Unit"],
    ["Strać 2 zasoby", "Strać jednostkę"],
  ]);
  expect(losses("token:kraken")).toEqual([
    ["Lose 4 Resources", "Lose the Vessel and everyone aboard"],
    ["Strać 4 zasoby", "Strać statek ze wszystkimi na pokładzie"],
  ]);
});
