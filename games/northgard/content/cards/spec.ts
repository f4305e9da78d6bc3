// What a row of the card tables says; the rest is filled in by `content/cards.ts`.
import type { Source } from "#kernel/content.ts";
import type { ClanId } from "../clans.ts";
import type { EffectList } from "../effects.ts";

/** An action icon in the upper field of a card. */
export type CardIcon = "recruit" | "move" | "explore" | "build" | "draw" | "special";

/** One row of a card table. */
export interface CardRow {
  /** Printed glory; that of Achievements is computed. */
  readonly glory: number;
  readonly flash: boolean;
  readonly icons: readonly CardIcon[];
  readonly effects: EffectList;
  readonly source: Source;
  /** Copies in the box, or in each colour's starting cards. */
  readonly count?: number;
  /** When it may be played: in one's turn, as a response, never. */
  readonly play?: "turn" | "response" | "never";
  readonly clan?: ClanId;
  readonly tier?: "initial" | "upgrade";
}
