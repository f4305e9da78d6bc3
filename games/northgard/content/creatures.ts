// NOR-002 The creatures of the module: four kinds on nine cards.
import { frozen, type Source, table } from "#kernel/content.ts";

/** A kind of creature. */
export type CreatureKind = "wolf" | "draugr" | "brown-bear" | "fallen-valkyrie";

/** The id of a creature card and its figure. */
export type CreatureId =
  | "wolf-beige"
  | "wolf-brown"
  | "wolf-dark-brown"
  | "brown-bear-beige"
  | "brown-bear-brown"
  | "draugr-beige"
  | "draugr-brown"
  | "fallen-valkyrie-beige"
  | "fallen-valkyrie-brown";

/** What a creature looks for when it moves. */
export type Priority = "buildings" | "units" | "resources";

/** What a creature does: always, or when it appears or moves. */
export type CreaturePower =
  | "no-harvest-from-tiles"
  | "block-build-recruit-explore-leave"
  | "owner-removes-unit"
  | "attack-owner";

/** NOR-292: one kind of creature, as its cards show it. */
export interface CreatureSpec {
  readonly value: number;
  readonly glory: number;
  /** Whether units may be where it is. */
  readonly shares: boolean;
  readonly priorities: readonly Priority[];
  readonly power: CreaturePower;
  readonly source: Source;
}

/** Every kind. */
export const creatureKinds: Readonly<Record<CreatureKind, CreatureSpec>> = table("northgard", "creatureKinds", {
  wolf: {
    value: 4,
    glory: 1,
    shares: true,
    priorities: ["resources", "buildings", "units"],
    power: "no-harvest-from-tiles",
    source: "public",
  },
  draugr: {
    value: 5,
    glory: 2,
    shares: true,
    priorities: ["units", "buildings", "resources"],
    power: "owner-removes-unit",
    source: "public",
  },
  "brown-bear": {
    value: 6,
    glory: 3,
    shares: true,
    priorities: ["buildings", "resources", "units"],
    power: "block-build-recruit-explore-leave",
    source: "public",
  },
  "fallen-valkyrie": {
    value: 7,
    glory: 4,
    shares: false,
    priorities: ["resources", "buildings", "units"],
    power: "attack-owner",
    source: "public",
  },
});

/** NOR-293: every card with its kind and the colour of its figure, which only tells figures of a kind apart. */
export const creatures: Readonly<Record<CreatureId, { kind: CreatureKind; color: string; source: Source }>> = table(
  "northgard",
  "creatures",
  {
    "wolf-beige": { kind: "wolf", color: "beige", source: "rulebook" },
    "wolf-brown": { kind: "wolf", color: "brown", source: "rulebook" },
    "wolf-dark-brown": { kind: "wolf", color: "dark-brown", source: "rulebook" },
    "brown-bear-beige": { kind: "brown-bear", color: "beige", source: "rulebook" },
    "brown-bear-brown": { kind: "brown-bear", color: "brown", source: "rulebook" },
    "draugr-beige": { kind: "draugr", color: "beige", source: "rulebook" },
    "draugr-brown": { kind: "draugr", color: "brown", source: "rulebook" },
    "fallen-valkyrie-beige": { kind: "fallen-valkyrie", color: "beige", source: "rulebook" },
    "fallen-valkyrie-brown": { kind: "fallen-valkyrie", color: "brown", source: "rulebook" },
  },
);

/** The ids in the order of the table. */
export const creatureIds: readonly CreatureId[] = frozen([
  "wolf-beige",
  "wolf-brown",
  "wolf-dark-brown",
  "brown-bear-beige",
  "brown-bear-brown",
  "draugr-beige",
  "draugr-brown",
  "fallen-valkyrie-beige",
  "fallen-valkyrie-brown",
]);

/** The highest value of a creature that may lie on top of the pile at the start. */
export const MAX_VALUE_ON_TOP = 6;
