// The seven Tactic cards that every player holds (HLAS-029, HLAS-223 to HLAS-237).
import { frozen, type Source, table } from "#kernel/content.ts";
import type { Effect } from "./effects.ts";
import type { Resource } from "./resources.ts";

export type TacticId =
  | "first-strike"
  | "charge"
  | "conscripts"
  | "shield-wall"
  | "ambush"
  | "stand-together"
  | "fall-back";

/** A Tactic card; `bonuses` name enemy cards against which it does more. */
export interface Tactic {
  readonly id: TacticId;
  readonly number: number;
  /** What it costs, and how much of it; "" when it is free. */
  readonly resource: Resource | "";
  readonly cost: number;
  readonly strength: number;
  readonly vp: number;
  readonly role: "any" | "attacker" | "defender";
  /** Whether an army of Serfs alone, without a Structure, may play it (HLAS-227). */
  readonly serfsAlone: boolean;
  readonly bonuses: readonly { readonly vs: TacticId; readonly strength?: number; readonly cancel?: boolean }[];
  readonly effects: readonly Effect[];
  readonly source: Source;
}

export const tacticList: readonly Tactic[] = table<readonly Tactic[]>("hlas", "tactics", [
  {
    id: "first-strike",
    number: 1,
    resource: "mana",
    cost: 4,
    strength: 2,
    vp: 2,
    role: "any",
    serfsAlone: false,
    bonuses: [{ vs: "conscripts", cancel: true }],
    effects: [],
    source: "rulebook",
  },
  {
    id: "charge",
    number: 2,
    resource: "mana",
    cost: 6,
    strength: 5,
    vp: 3,
    role: "any",
    serfsAlone: false,
    bonuses: [{ vs: "first-strike", strength: 2 }],
    effects: [],
    source: "rulebook",
  },
  {
    id: "conscripts",
    number: 3,
    resource: "food",
    cost: 2,
    strength: 0,
    vp: 1,
    role: "any",
    serfsAlone: true,
    bonuses: [],
    effects: [
      {
        op: "move-units",
        select: {
          owner: "self",
          kinds: ["serf", "warrior", "hero", "sea-vessel", "air-vessel"],
          where: "adjacent-to-battle",
          count: 99,
          upTo: true,
          chooser: "owner",
        },
        to: "battle-region",
      },
    ],
    source: "rulebook",
  },
  {
    id: "shield-wall",
    number: 4,
    resource: "ore",
    cost: 3,
    strength: 4,
    vp: 1,
    role: "defender",
    serfsAlone: false,
    bonuses: [{ vs: "charge", strength: 2 }],
    effects: [],
    source: "designed",
  },
  {
    id: "ambush",
    number: 5,
    resource: "mana",
    cost: 5,
    strength: 3,
    vp: 3,
    role: "attacker",
    serfsAlone: false,
    bonuses: [{ vs: "shield-wall", cancel: true }],
    effects: [],
    source: "designed",
  },
  {
    id: "stand-together",
    number: 6,
    resource: "",
    cost: 0,
    strength: 1,
    vp: 0,
    role: "any",
    serfsAlone: true,
    bonuses: [{ vs: "ambush", strength: 3 }],
    effects: [],
    source: "designed",
  },
  {
    id: "fall-back",
    number: 7,
    resource: "",
    cost: 0,
    strength: 0,
    vp: -1,
    role: "any",
    serfsAlone: true,
    bonuses: [],
    effects: [{ op: "damage", side: "own", set: 0 }],
    source: "designed",
  },
]);

export const tactics = frozen(
  Object.fromEntries(tacticList.map(tactic => [tactic.id, tactic])) as Record<TacticId, Tactic>,
);
