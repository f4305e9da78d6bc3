// What the components are, in one sentence each.
import { type Language, plural } from "#kernel/texts.ts";
import type { RewardId } from "../content/effects.ts";
import type { OrderId } from "../content/orders.ts";

/** Both sides of both sets of city tokens. */
export type TokenGroup = "recruitments" | "threats" | "recruitments3" | "threats3";

/** Sentences about components. */
export interface ComponentWords {
  readonly groups: Readonly<
    Record<"units" | "orders" | "pieces" | "rewards" | "evaluations" | "titans" | "regions" | TokenGroup, string>
  >;
  readonly unit: (strength: number, count: number) => string;
  readonly orders: Readonly<Record<OrderId, string>>;
  readonly idrakis: string;
  readonly guild: string;
  readonly guildText: string;
  readonly bard: string;
  readonly bardText: string;
  readonly bastionText: string;
  readonly rewards: Readonly<Record<RewardId, string>>;
}

const en: ComponentWords = {
  groups: {
    units: "Units",
    orders: "Orders",
    pieces: "Pieces",
    rewards: "Rewards",
    evaluations: "Evaluations",
    recruitments: "City tokens for four and five: recruitment",
    threats: "City tokens for four and five: threat",
    recruitments3: "City tokens for three: recruitment",
    threats3: "City tokens for three: threat",
    titans: "Titans",
    regions: "Regions",
  },
  unit: (strength, count) => `Strength ${strength} of 5; there are ${count} of them. Weaker units are recruited first.`,
  orders: {
    "move-black": "Travel along the black road of your city.",
    "move-red": "Travel along the red road of your city.",
    "move-blue": "Travel along the blue road of your city.",
    action: "Recruit the weakest unit of the city, or defeat what threatens it.",
    wait: "Stay and do nothing.",
  },
  idrakis: "The figure that travels the kingdom for a player.",
  guild: "Guild of sorcerers",
  guildText: "One per city, one to four floors of one colour. Floors on the board are your Influence.",
  bard: "Bards",
  bardText: "They sing of you in a region. Most and second most bards there bring Reputation at the end.",
  bastionText: "Bards of the central region go in here and stay hidden until the end.",
  rewards: {
    sovereigns: "Gold behind your screen, counted for Wealth at the end.",
    bards: "Placed in regions that border your city, for Reputation.",
    floors: "Built in the city you have freed, for Influence.",
  },
};

const plOf = (n: number) => plural("pl", n, { one: "jest", few: "są", many: "jest", other: "jest" });

const pl: ComponentWords = {
  groups: {
    units: "Jednostki",
    orders: "Rozkazy",
    pieces: "Figury i znaczniki",
    rewards: "Nagrody",
    evaluations: "Oceny",
    recruitments: "Żetony miast dla czterech i pięciu osób: rekrutacja",
    threats: "Żetony miast dla czterech i pięciu osób: zagrożenie",
    recruitments3: "Żetony miast dla trzech osób: rekrutacja",
    threats3: "Żetony miast dla trzech osób: zagrożenie",
    titans: "Tytani",
    regions: "Regiony",
  },
  unit: (strength, count) => `Siła ${strength} z 5; ${plOf(count)} ich ${count}. Słabsze rekrutuje się najpierw.`,
  orders: {
    "move-black": "Podróż czarną drogą z twojego miasta.",
    "move-red": "Podróż czerwoną drogą z twojego miasta.",
    "move-blue": "Podróż niebieską drogą z twojego miasta.",
    action: "Rekrutacja najsłabszej jednostki w mieście albo pokonanie tego, co mu zagraża.",
    wait: "Zostań i nie rób nic.",
  },
  idrakis: "Figura, która w imieniu gracza przemierza królestwo.",
  guild: "Gildia czarnoksiężników",
  guildText: "Jedna w mieście, od jednego do czterech pięter w jednym kolorze. Piętra na planszy to twoje Wpływy.",
  bard: "Bardowie",
  bardText: "Śpiewają o tobie w regionie. Najwięcej i drugie miejsce dają na koniec Reputację.",
  bastionText: "Bardowie środkowego regionu trafiają tutaj i pozostają ukryci do końca.",
  rewards: {
    sovereigns: "Złoto za twoją zasłonką, liczone na koniec w Bogactwie.",
    bards: "Wystawiani w regionach, które graniczą z twoim miastem; dają Reputację.",
    floors: "Budowane w ocalonym mieście; dają Wpływy.",
  },
};

/** Sentences by language. */
export const componentWords: Readonly<Record<Language, ComponentWords>> = { en, pl };
