// Developments: five tokens per faction, of four kinds; the defensive one is each faction's own.
import { table } from "#kernel/content.ts";
import type { EffectList } from "./effects.ts";
import type { FactionId } from "./factions.ts";

export const developmentKinds = ["resources", "diplomat", "training-ground", "defence"] as const;
export type DevelopmentKind = (typeof developmentKinds)[number];

/** Tokens of each kind per faction. */
export const developmentCounts: Readonly<Record<DevelopmentKind, number>> = table("runewars", "developmentCounts", {
  resources: 2,
  diplomat: 1,
  "training-ground": 1,
  defence: 1,
});

/** What the tokens give with Harvest's Supremacy (RUN-341 to RUN-344). */
export const harvestEffects: Readonly<Record<"resources" | "diplomat" | "training-ground", EffectList>> = table<
  Record<"resources" | "diplomat" | "training-ground", EffectList>
>("runewars", "harvestEffects", {
  resources: [{ op: "adjustDial", who: "you", resource: "choiceOfThisArea", delta: 1 }],
  diplomat: [{ op: "gainInfluence", who: "you", n: 2 }],
  "training-ground": [{ op: "drawTactics", who: "you", n: 1 }],
});

export interface Defence {
  readonly id: "reinforced-walls" | "protective-wards" | "cursed-tomb" | "hungry-spawn";
  readonly discardOnUse: boolean;
  readonly effects: EffectList;
}

/** The defensive development of each faction (RUN-345). */
export const defences: Readonly<Record<FactionId, Defence>> = table<Record<FactionId, Defence>>(
  "runewars",
  "defences",
  {
    daqan: { id: "reinforced-walls", discardOnUse: false, effects: [{ op: "addStrength", n: 2 }] },
    latari: {
      id: "protective-wards",
      discardOnUse: false,
      effects: [{ op: "retreatFromBattle", n: 1, chooser: "owner", filter: "standing" }],
    },
    waiqar: { id: "cursed-tomb", discardOnUse: true, effects: [{ op: "dealRout", n: 3, chooser: "owner" }] },
    uthuk: { id: "hungry-spawn", discardOnUse: true, effects: [{ op: "dealDamage", n: 4, chooser: "owner" }] },
  },
);
