// What both languages share: references to things under the word a sentence needs, and lists of them.
import type { Seat } from "#kernel/procedure.ts";
import {
  counted,
  type Forms,
  type Language,
  listOf,
  type Reader,
  type Ref,
  ref,
  type Sentence,
  type Texts,
} from "#kernel/texts.ts";
import type { EvaluationId } from "../content/evaluations.ts";
import type { RegionId } from "../content/regions.ts";
import type { TitanId } from "../content/titans.ts";
import { type UnitCounts, type UnitId, units } from "../content/units.ts";
import type { Participant } from "../events.ts";
import type { Rulings } from "../state.ts";
import type { Names } from "./names.ts";

/** The settings that decide how these rules are read. */
const settings: Readonly<Record<string, keyof Rulings>> = {
  "XID-157": "titanLimit",
  "XID-159": "titanAfter",
  "XID-205": "seatTie",
  "XID-233": "virtualTie",
};

/** Names the ruling that a rule belongs to, in brackets; nothing for rules that can be read in one way only. */
export function citing(word: string, rulings: Texts["options"]): (rule: string | null) => string {
  return rule => {
    const setting = rule && settings[rule];
    return setting ? ` (${word}: ${rulings[setting]!.name})` : "";
  };
}

/** The words of one language. */
export interface Words {
  readonly names: Names;
  /** A number with its noun. */
  count(n: number, forms: Forms): string;
  /** Parts with commas and a last "and". */
  list(parts: readonly (string | Ref | Sentence)[]): Sentence;
  seat(reader: Reader, seat: Seat): Ref;
  who(reader: Reader, who: Participant): Ref;
  city(number: number): Ref;
  inCity(number: number): Ref;
  toCity(number: number): Ref;
  region(id: RegionId): Ref;
  toRegion(id: RegionId): Ref;
  /** The threat of a city, or a titan: as the subject and as the object of a sentence. */
  foe(city: number, titan: TitanId | null): Ref;
  foeObject(city: number, titan: TitanId | null): Ref;
  /** A number of units of one type, as an object. */
  unit(id: UnitId, n: number): Ref;
  /** All units of a list of counts, as an object and as a list that stands alone; null when there is none. */
  army(counts: UnitCounts): Sentence | null;
  armyAlone(counts: UnitCounts): Sentence | null;
  evaluation(id: EvaluationId): Ref;
}

/** The words of a language, from its names. */
export function wordsOf(language: Language, names: Names, and: string): Words {
  const place = (number: number, form: "name" | "in" | "to"): Ref =>
    ref(`city:${number}`, `${names.cities[number - 1]![form]} (${number})`);
  const foeName = (city: number, titan: TitanId | null, form: "name" | "object"): Ref =>
    titan === null
      ? ref(`threat:${city}`, names.threats[city - 1]![form])
      : ref(`titan:${titan}`, names.titans[titan][form]);
  const seat = (reader: Reader, at: Seat): Ref => ref(`seat:${at}`, reader.seatName(at));
  const unit = (id: UnitId, n: number, one: "one" | "oneObject" = "oneObject"): Ref =>
    ref(`unit:${id}`, `${n} ${names.units[id][n === 1 ? one : "many"]}`);
  const army = (counts: UnitCounts, one: "one" | "oneObject"): Sentence | null => {
    const parts = units.flatMap(({ id }, i) => (counts[i] ? [unit(id, counts[i]!, one)] : []));
    return parts.length === 0 ? null : listOf(parts, and);
  };
  return {
    names,
    count: (n, forms) => counted(language, n, forms),
    list: parts => listOf(parts, and),
    seat,
    who: (reader, who) => (who === "virtual" ? ref("virtual", names.virtualPlayer) : seat(reader, who)),
    city: number => place(number, "name"),
    inCity: number => place(number, "in"),
    toCity: number => place(number, "to"),
    region: id => ref(`region:${id}`, names.regions[id].name),
    toRegion: id => ref(`region:${id}`, names.regions[id].to),
    foe: (city, titan) => foeName(city, titan, "name"),
    foeObject: (city, titan) => foeName(city, titan, "object"),
    unit: (id, n) => unit(id, n),
    army: counts => army(counts, "oneObject"),
    armyAlone: counts => army(counts, "one"),
    evaluation: id => ref(`evaluation:${id}`, names.evaluations[id].name),
  };
}
