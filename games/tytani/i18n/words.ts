// Words that both languages need: things with references, lists, armies, dice, numbers with their nouns.
import {
  counted,
  type Forms,
  type Language,
  listOf,
  plural,
  type Reader,
  type Ref,
  ref,
  type Sentence,
  say,
} from "#kernel/texts.ts";
import { type Army, countOf } from "../content/army.ts";
import type { UsableId } from "../content/effects.ts";
import type { MissionId } from "../content/missions.ts";
import type { NationCardId } from "../content/nation-cards.ts";
import type { AbilityId, NationId } from "../content/nations.ts";
import type { OrderId } from "../content/orders.ts";
import type { RegionId } from "../content/regions.ts";
import type { SoloCardId } from "../content/solo.ts";
import { type SupportId, supportOf } from "../content/support.ts";
import { type UnitType, unitTypes } from "../content/units.ts";
import type { TytaniEvent } from "../events.ts";
import type { Bonus, Die } from "../frames.ts";
import type { Who } from "../state.ts";
import type { Names } from "./names.ts";

export type EventOf<T extends TytaniEvent["type"]> = Extract<TytaniEvent, { type: T }>;

/** What the languages bring along. */
export interface Grammar {
  readonly and: string;
  readonly automa: string;
  /** A unit as the object of a sentence, after a number. */
  readonly units: Readonly<Record<UnitType, Forms>>;
  /** Units after "your" and "enemy" on a Support card. */
  readonly needs: Readonly<Record<"own" | "enemy", Readonly<Record<UnitType, string>>>>;
  readonly dice: Readonly<Record<UnitType, string>>;
  readonly sources: Readonly<Record<"solo-card" | "symbol" | "difficulty", string>>;
}

type Part = string | Ref | Sentence;

/** Cards and other things that have a name of their own. */
function thingsOf(names: Names, grammar: Grammar) {
  const supportName = (id: SupportId): string => {
    const { effect, side, unit } = supportOf(id);
    return `${names.support[effect].name} (${grammar.needs[side][unit]})`;
  };
  return {
    nation: (id: NationId): Ref => ref(`nation:${id}`, names.nations[id]),
    support: (id: SupportId): Ref => ref(`support:${id}`, supportName(id)),
    card: (id: NationCardId): Ref => ref(`card:${id}`, names.cards[id].name),
    mission: (id: MissionId): Ref => ref(`mission:${id}`, names.missions[id].name),
    order: (id: OrderId): Ref => ref(`order:${id}`, names.orders[id]),
    soloCard: (id: SoloCardId): Ref => ref(`solo:${id}`, names.soloCards[id].name),
    region: (id: RegionId): Ref => ref(`region:${id}`, names.regions[id]),
    usable: (id: UsableId): Ref =>
      id in names.cards
        ? ref(`card:${id}`, names.cards[id as NationCardId].name)
        : ref(`ability:${id}`, names.abilities[id as AbilityId].name),
  };
}

/** Units and dice in numbers. */
function forcesOf(language: Language, grammar: Grammar, list: (items: readonly Part[]) => Sentence) {
  const unit = (type: UnitType, n = 1): Ref => ref(`unit:${type}`, plural(language, n, grammar.units[type]));
  const die = ({ type, shows }: Die): string => `${grammar.dice[type]} ${shows}`;
  const some = (type: UnitType, n: number): Sentence =>
    type === "titan" ? say`${unit("titan")}` : say`${n} ${unit(type, n)}`;
  return {
    unit,
    die,
    dice: (dice: readonly Die[]): string => dice.map(die).join(", "),
    /** The units of an army, as the object of a sentence. */
    army: (army: Army): Sentence => {
      const types = unitTypes.filter(type => countOf(army, type) > 0);
      return list(types.map(type => some(type, countOf(army, type))));
    },
  };
}

/** Words of one language. */
export function wordsOf(language: Language, names: Names, grammar: Grammar) {
  const list = (items: readonly Part[]): Sentence => listOf(items, grammar.and);
  const things = thingsOf(names, grammar);
  const seat = (reader: Reader, of: number): Ref => ref(`seat:${of}`, reader.seatName(of));
  return {
    ...things,
    ...forcesOf(language, grammar, list),
    list,
    seat,
    count: (n: number, forms: Forms): string => counted(language, n, forms),
    who: (reader: Reader, who: Who): Ref | Sentence =>
      typeof who === "number" ? seat(reader, who) : say`${grammar.automa} (${things.nation(who)})`,
    orders: (ids: readonly OrderId[]): Sentence => list(ids.map(things.order)),
    supports: (ids: readonly SupportId[]): Sentence => list(ids.map(things.support)),
    source: ({ source }: Bonus): string | Ref => {
      if (source === "solo-card" || source === "symbol" || source === "difficulty") return grammar.sources[source];
      return source.startsWith("support-") ? things.support(source as SupportId) : things.usable(source as UsableId);
    },
  };
}
