// The four factions (RUN-001, RUN-002): alignment, what they start with, and their dials (RUN-120).
import { type Source, table } from "#kernel/content.ts";
import type { Resource } from "./resources.ts";
import type { UnitId } from "./units.ts";

export const factionIds = ["daqan", "latari", "waiqar", "uthuk"] as const;
export type FactionId = (typeof factionIds)[number];
export type Alignment = "good" | "evil";

/** What a space of a dial shows, if anything. */
export interface DialSpace {
  readonly unit?: UnitId;
  readonly influence?: number;
  readonly tactics?: number;
}

export interface Faction {
  readonly id: FactionId;
  readonly alignment: Alignment;
  readonly color: string;
  readonly startingInfluence: number;
  readonly startingTactics: number;
  readonly startingDials: Readonly<Record<Resource, number>>;
  /** Spaces 0 to 9 of each dial. */
  readonly dials: Readonly<Record<Resource, readonly DialSpace[]>>;
  readonly source: Source;
}

export const factions: Readonly<Record<FactionId, Faction>> = table<Record<FactionId, Faction>>(
  "runewars",
  "factions",
  {
    daqan: {
      id: "daqan",
      alignment: "good",
      color: "blue",
      startingInfluence: 3,
      startingTactics: 2,
      startingDials: { food: 3, wood: 2, ore: 2 },
      dials: {
        food: [
          {},
          { unit: "footman" },
          { unit: "footman" },
          { unit: "footman" },
          { unit: "footman" },
          { influence: 1 },
          { unit: "footman" },
          { tactics: 1 },
          { unit: "footman" },
          { unit: "footman" },
        ],
        wood: [
          {},
          { unit: "bowman" },
          { tactics: 1 },
          { unit: "bowman" },
          { influence: 1 },
          { unit: "bowman" },
          { tactics: 1 },
          { unit: "bowman" },
          {},
          { unit: "bowman" },
        ],
        ore: [
          {},
          { influence: 1 },
          { unit: "knight" },
          { tactics: 1 },
          { unit: "siege-tower" },
          { unit: "knight" },
          { influence: 1 },
          { unit: "siege-tower" },
          {},
          { unit: "knight" },
        ],
      },
      source: "public",
    },
    latari: {
      id: "latari",
      alignment: "good",
      color: "green",
      startingInfluence: 4,
      startingTactics: 1,
      startingDials: { food: 2, wood: 3, ore: 2 },
      dials: {
        food: [
          {},
          { influence: 1 },
          { unit: "warrior" },
          {},
          { unit: "warrior" },
          { unit: "warrior" },
          { tactics: 1 },
          { influence: 1 },
          { unit: "warrior" },
          { unit: "pegasus-rider" },
        ],
        wood: [
          {},
          { unit: "archer" },
          { unit: "archer" },
          { unit: "archer" },
          { influence: 1 },
          { unit: "archer" },
          { tactics: 1 },
          { unit: "archer" },
          { unit: "pegasus-rider" },
          { unit: "archer" },
        ],
        ore: [
          {},
          { influence: 1 },
          { unit: "sorceress" },
          { tactics: 1 },
          { unit: "pegasus-rider" },
          { influence: 1 },
          { unit: "sorceress" },
          { tactics: 1 },
          { unit: "pegasus-rider" },
          { unit: "sorceress" },
        ],
      },
      source: "public",
    },
    waiqar: {
      id: "waiqar",
      alignment: "evil",
      color: "purple",
      startingInfluence: 2,
      startingTactics: 3,
      startingDials: { food: 3, wood: 2, ore: 2 },
      dials: {
        food: [
          {},
          { unit: "reanimate" },
          { unit: "reanimate" },
          { unit: "reanimate" },
          { unit: "reanimate" },
          { tactics: 1 },
          { unit: "reanimate" },
          { influence: 1 },
          { unit: "reanimate" },
          { tactics: 1 },
        ],
        wood: [
          {},
          { unit: "skeleton-archer" },
          { influence: 1 },
          { unit: "skeleton-archer" },
          { tactics: 1 },
          { unit: "skeleton-archer" },
          {},
          { unit: "skeleton-archer" },
          { tactics: 1 },
          { unit: "skeleton-archer" },
        ],
        ore: [
          {},
          { tactics: 1 },
          { unit: "necromancer" },
          { influence: 1 },
          { unit: "dark-knight" },
          { unit: "necromancer" },
          {},
          { unit: "dark-knight" },
          { unit: "necromancer" },
          { unit: "dark-knight" },
        ],
      },
      source: "designed",
    },
    uthuk: {
      id: "uthuk",
      alignment: "evil",
      color: "red",
      startingInfluence: 1,
      startingTactics: 4,
      startingDials: { food: 3, wood: 1, ore: 3 },
      dials: {
        food: [
          {},
          { unit: "berserker" },
          { unit: "berserker" },
          { unit: "berserker" },
          { unit: "berserker" },
          { tactics: 1 },
          { unit: "berserker" },
          { tactics: 1 },
          { unit: "berserker" },
          { influence: 1 },
        ],
        wood: [
          {},
          { unit: "warlock" },
          { tactics: 1 },
          { unit: "warlock" },
          { influence: 1 },
          { tactics: 1 },
          { unit: "warlock" },
          { tactics: 1 },
          { unit: "warlock" },
          {},
        ],
        ore: [
          {},
          { tactics: 1 },
          { unit: "flesh-ripper" },
          { influence: 1 },
          { unit: "chaos-lord" },
          { unit: "flesh-ripper" },
          { tactics: 1 },
          { unit: "flesh-ripper" },
          { unit: "chaos-lord" },
          { unit: "flesh-ripper" },
        ],
      },
      source: "designed",
    },
  },
);
