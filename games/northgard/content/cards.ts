// NOR-009 All cards of the game by id. Titles and texts live in `i18n` under the same ids.

import { frozen, type Source, table } from "#kernel/content.ts";
import { achievementCards, unrestCards } from "./cards/achievements.ts";
import { advancedCards } from "./cards/advanced.ts";
import { clanCards } from "./cards/clan.ts";
import { earlyCards } from "./cards/early.ts";
import type { CardIcon, CardRow } from "./cards/spec.ts";
import { startingCards } from "./cards/starting.ts";
import type { ClanId } from "./clans.ts";
import type { Effect, EffectList } from "./effects.ts";

/** Which frame a card has. */
export type CardKind = "starting" | "clan" | "early" | "advanced" | "achievement" | "unrest";

/** The id of a card; copies share it. */
export type CardId =
  | keyof typeof startingCards
  | keyof typeof clanCards
  | keyof typeof earlyCards
  | keyof typeof advancedCards
  | keyof typeof achievementCards
  | keyof typeof unrestCards;

/** One card. */
export interface Card {
  readonly id: CardId;
  readonly kind: CardKind;
  readonly glory: number;
  readonly flash: boolean;
  readonly icons: readonly CardIcon[];
  readonly effects: EffectList;
  /** Lists inside compound ops, in order; a running effect names them by number. */
  readonly branches: readonly EffectList[];
  readonly source: Source;
  readonly count: number;
  readonly play: "turn" | "response" | "never";
  readonly clan: ClanId | null;
  readonly tier: "initial" | "upgrade" | null;
}

function branchesOf(effect: Effect): readonly EffectList[] {
  switch (effect.op) {
    case "choose-one":
    case "choose-different":
      return effect.options;
    case "pay-for":
    case "optional":
      return [effect.effects];
    default:
      return [];
  }
}

const card = (id: CardId, kind: CardKind, row: CardRow): Card => ({
  id,
  kind,
  glory: row.glory,
  flash: row.flash,
  icons: row.icons,
  effects: row.effects,
  branches: row.effects.flatMap(branchesOf),
  source: row.source,
  count: row.count ?? 1,
  play: row.play ?? "turn",
  clan: row.clan ?? null,
  tier: row.tier ?? null,
});

const rows: readonly [CardKind, Readonly<Record<string, CardRow>>][] = [
  ["starting", table("northgard", "startingCards", startingCards)],
  ["clan", table("northgard", "clanCards", clanCards)],
  ["early", table("northgard", "earlyCards", earlyCards)],
  ["advanced", table("northgard", "advancedCards", advancedCards)],
  ["achievement", table("northgard", "achievementCards", achievementCards)],
  ["unrest", table("northgard", "unrestCards", unrestCards)],
];

/** Every card. */
export const cardList: readonly Card[] = frozen(
  rows.flatMap(([kind, cards]) => Object.entries(cards).map(([id, row]) => card(id as CardId, kind, row))),
);

const byId = new Map<CardId, Card>(cardList.map(entry => [entry.id, entry]));

/** The card of an id. */
export function cardOf(id: CardId): Card {
  const found = byId.get(id);
  if (!found) throw new RangeError(`there is no card ${id}`);
  return found;
}

const byKind = new Map<CardKind, readonly CardId[]>(
  rows.map(([kind]) => [kind, cardList.filter(entry => entry.kind === kind).map(entry => entry.id)]),
);

/** The ids of one kind of cards, in the order of their table; the list is the caller's own. */
export function idsOfKind(kind: CardKind): CardId[] {
  return [...(byKind.get(kind) ?? [])];
}

/** Development cards and Achievements, which stand in the display, by id. */
export function isDevelopment(id: CardId): boolean {
  const kind = cardOf(id).kind;
  return kind === "early" || kind === "advanced";
}
