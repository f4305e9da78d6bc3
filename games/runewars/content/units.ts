// The 22 types of units: four of each faction (RUN-003), then the six neutral ones (RUN-004). A type goes by its place in this table where
// armies are counted; its special ability is a list of effects.
import { type Source, table } from "#kernel/content.ts";
import type { EffectList } from "./effects.ts";
import type { FactionId } from "./factions.ts";

export const shapes = ["triangle", "circle", "rectangle", "hexagon"] as const;
export type Shape = (typeof shapes)[number];

export type UnitId =
  | "bowman"
  | "footman"
  | "knight"
  | "siege-tower"
  | "archer"
  | "pegasus-rider"
  | "sorceress"
  | "warrior"
  | "reanimate"
  | "skeleton-archer"
  | "necromancer"
  | "dark-knight"
  | "berserker"
  | "flesh-ripper"
  | "warlock"
  | "chaos-lord"
  | "sorcerer"
  | "razorwing"
  | "beastman"
  | "hellhound"
  | "dragon"
  | "giant";

export interface Unit {
  readonly id: UnitId;
  /** Null for neutral units. */
  readonly faction: FactionId | null;
  readonly shape: Shape;
  readonly health: number;
  readonly initiative: number;
  /** Figures in the box. */
  readonly count: number;
  readonly fast: boolean;
  readonly flying: boolean;
  readonly special: EffectList;
  /** What the special symbol does in a duel quest, for neutral units (RUN-316). */
  readonly duel: EffectList;
  readonly source: Source;
}

export const units: readonly Unit[] = table<readonly Unit[]>("runewars", "units", [
  {
    id: "bowman",
    faction: "daqan",
    shape: "triangle",
    health: 1,
    initiative: 1,
    count: 8,
    fast: false,
    flying: false,
    special: [{ op: "dealDamage", n: 1, chooser: "owner", filter: "healthAbove1IfAble" }],
    duel: [],
    source: "public",
  },
  {
    id: "footman",
    faction: "daqan",
    shape: "triangle",
    health: 1,
    initiative: 3,
    count: 16,
    fast: false,
    flying: false,
    special: [{ op: "dealDamage", n: 1, chooser: "owner", followUp: 1 }],
    duel: [],
    source: "public",
  },
  {
    id: "knight",
    faction: "daqan",
    shape: "rectangle",
    health: 2,
    initiative: 2,
    count: 8,
    fast: true,
    flying: false,
    special: [
      { op: "dealRout", n: 1, chooser: "owner" },
      { op: "drawTactics", who: "you", n: 1 },
    ],
    duel: [],
    source: "public",
  },
  {
    id: "siege-tower",
    faction: "daqan",
    shape: "hexagon",
    health: 3,
    initiative: 5,
    count: 4,
    fast: false,
    flying: false,
    special: [{ op: "addStrength", n: 2 }],
    duel: [],
    source: "public",
  },
  {
    id: "archer",
    faction: "latari",
    shape: "triangle",
    health: 1,
    initiative: 1,
    count: 16,
    fast: false,
    flying: false,
    special: [{ op: "dealDamage", n: 1, chooser: "you" }],
    duel: [],
    source: "public",
  },
  {
    id: "pegasus-rider",
    faction: "latari",
    shape: "rectangle",
    health: 3,
    initiative: 2,
    count: 4,
    fast: false,
    flying: true,
    special: [
      {
        op: "dealRout",
        chooser: "you",
        alternatives: [
          { n: 2, upTo: true, shapes: ["triangle"] },
          { n: 1, shapes: ["rectangle"] },
        ],
      },
    ],
    duel: [],
    source: "public",
  },
  {
    id: "sorceress",
    faction: "latari",
    shape: "circle",
    health: 1,
    initiative: 3,
    count: 8,
    fast: false,
    flying: false,
    special: [{ op: "retreatFromBattle", n: 1, chooser: "you" }],
    duel: [],
    source: "public",
  },
  {
    id: "warrior",
    faction: "latari",
    shape: "rectangle",
    health: 2,
    initiative: 4,
    count: 8,
    fast: false,
    flying: false,
    special: [
      {
        op: "choose",
        who: "you",
        min: 1,
        max: 1,
        options: [
          { id: "damage", effects: [{ op: "dealDamage", n: 1, chooser: "owner" }] },
          { id: "destroy", effects: [{ op: "destroyInBattle", n: 1, chooser: "you", condition: "damagedOrRouted" }] },
        ],
      },
    ],
    duel: [],
    source: "public",
  },
  {
    id: "reanimate",
    faction: "waiqar",
    shape: "triangle",
    health: 1,
    initiative: 3,
    count: 16,
    fast: false,
    flying: false,
    special: [
      {
        op: "if",
        cond: { type: "standingInBattle", unit: "reanimate", n: 2 },
        yes: [{ op: "dealDamage", n: 2, chooser: "owner" }],
        no: [],
      },
    ],
    duel: [],
    source: "public",
  },
  {
    id: "skeleton-archer",
    faction: "waiqar",
    shape: "triangle",
    health: 1,
    initiative: 1,
    count: 8,
    fast: false,
    flying: false,
    special: [{ op: "destroyInBattle", n: 1, chooser: "owner", shapes: ["triangle", "circle", "rectangle"] }],
    duel: [],
    source: "public",
  },
  {
    id: "necromancer",
    faction: "waiqar",
    shape: "circle",
    health: 1,
    initiative: 2,
    count: 8,
    fast: false,
    flying: false,
    special: [{ op: "raiseUnits", unit: "reanimate", n: 2 }],
    duel: [],
    source: "public",
  },
  {
    id: "dark-knight",
    faction: "waiqar",
    shape: "rectangle",
    health: 3,
    initiative: 4,
    count: 4,
    fast: true,
    flying: false,
    special: [{ op: "dealRout", n: 2, chooser: "owner" }],
    duel: [],
    source: "designed",
  },
  {
    id: "berserker",
    faction: "uthuk",
    shape: "triangle",
    health: 1,
    initiative: 2,
    count: 16,
    fast: false,
    flying: false,
    special: [
      {
        op: "optional",
        effects: [
          { op: "sacrifice", unit: "berserker", n: 1 },
          { op: "dealDamage", n: 2, chooser: "owner" },
        ],
      },
    ],
    duel: [],
    source: "public",
  },
  {
    id: "flesh-ripper",
    faction: "uthuk",
    shape: "rectangle",
    health: 1,
    initiative: 1,
    count: 8,
    fast: true,
    flying: false,
    special: [{ op: "setHealth", unit: "flesh-ripper", n: 3 }],
    duel: [],
    source: "public",
  },
  {
    id: "warlock",
    faction: "uthuk",
    shape: "circle",
    health: 1,
    initiative: 3,
    count: 8,
    fast: false,
    flying: false,
    special: [
      {
        op: "destroyInBattle",
        chooser: "owner",
        alternatives: [
          { n: 2, shapes: ["triangle"] },
          { n: 1, shapes: ["rectangle"] },
        ],
      },
    ],
    duel: [],
    source: "public",
  },
  {
    id: "chaos-lord",
    faction: "uthuk",
    shape: "hexagon",
    health: 4,
    initiative: 4,
    count: 4,
    fast: false,
    flying: false,
    special: [{ op: "routOrDestroy", n: 2, chooser: "you" }],
    duel: [],
    source: "public",
  },
  {
    id: "sorcerer",
    faction: null,
    shape: "circle",
    health: 1,
    initiative: 1,
    count: 8,
    fast: false,
    flying: false,
    special: [{ op: "setHealth", unit: "sorcerer", n: 2 }],
    duel: [{ op: "setHealth", unit: "sorcerer", n: 2 }],
    source: "public",
  },
  {
    id: "razorwing",
    faction: null,
    shape: "triangle",
    health: 1,
    initiative: 1,
    count: 8,
    fast: false,
    flying: true,
    special: [{ op: "dealRout", n: 1, chooser: "owner", filter: { minInitiativeIfAble: 2 } }],
    duel: [],
    source: "public",
  },
  {
    id: "beastman",
    faction: null,
    shape: "triangle",
    health: 1,
    initiative: 2,
    count: 8,
    fast: false,
    flying: false,
    special: [
      { op: "dealDamage", n: 1, chooser: "owner" },
      { op: "drawFate", n: 1, limit: "oncePerFigure" },
    ],
    duel: [
      { op: "damageHero", target: "opponentHero", n: 1 },
      { op: "drawFate", n: 1, limit: "oncePerRound" },
    ],
    source: "public",
  },
  {
    id: "hellhound",
    faction: null,
    shape: "rectangle",
    health: 2,
    initiative: 3,
    count: 8,
    fast: true,
    flying: false,
    special: [{ op: "dealDamage", n: 2, chooser: "owner", filter: "distinctStanding" }],
    duel: [{ op: "damageHero", target: "opponentHero", n: 1 }],
    source: "public",
  },
  {
    id: "dragon",
    faction: null,
    shape: "hexagon",
    health: 4,
    initiative: 4,
    count: 4,
    fast: false,
    flying: true,
    special: [{ op: "destroyInBattle", n: 3, upTo: true, chooser: "you", shapes: ["triangle"] }],
    duel: [],
    source: "public",
  },
  {
    id: "giant",
    faction: null,
    shape: "hexagon",
    health: 5,
    initiative: 5,
    count: 4,
    fast: false,
    flying: false,
    special: [{ op: "damagePerDamage", unit: "giant", chooser: "owner" }],
    duel: [{ op: "damagePerDamage", unit: "giant" }],
    source: "public",
  },
]);

/** A type of unit by its place in the table. */
export type UnitType = number;

/** The place of the first neutral type. */
export const NEUTRAL: UnitType = 16;

const places: Readonly<Record<string, UnitType>> = Object.fromEntries(units.map((unit, place) => [unit.id, place]));

/** The place of a type in the table. */
export const typeOf = (id: UnitId): UnitType => places[id]!;
