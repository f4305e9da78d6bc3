// The three Title cards and their lasting benefits.
import { type Source, table } from "#kernel/content.ts";
import type { EffectList } from "./effects.ts";

export const titleIds = [
  "primarch-of-the-wizards-council",
  "captain-of-the-heroes-league",
  "guildmaster-of-warriors",
] as const;
export type TitleId = (typeof titleIds)[number];

export interface TitleCard {
  readonly id: TitleId;
  readonly effects: EffectList;
  readonly source: Source;
}

export const titleCards: readonly TitleCard[] = table<readonly TitleCard[]>("runewars", "titleCards", [
  {
    id: "primarch-of-the-wizards-council",
    effects: [
      { op: "bidTieBreaker" },
      { op: "onWizardsCouncil", effects: [{ op: "gainInfluence", who: "you", n: 1 }] },
    ],
    source: "public",
  },
  {
    id: "captain-of-the-heroes-league",
    effects: [
      { op: "noDesertion" },
      {
        op: "optional",
        when: "your-turn",
        effects: [{ op: "pay", cost: { reward: 3 }, yes: [{ op: "receiveRune", who: "you" }], no: [] }],
      },
    ],
    source: "public",
  },
  {
    id: "guildmaster-of-warriors",
    effects: [
      { op: "addStrength", n: 2, when: "battleWithUnits" },
      {
        op: "optional",
        when: "afterWinningAsAttackerVsPlayer",
        limit: "oncePerTurn",
        effects: [{ op: "pay", cost: { influence: 3 }, yes: [{ op: "receiveRune", who: "you" }], no: [] }],
      },
    ],
    source: "designed",
  },
]);
