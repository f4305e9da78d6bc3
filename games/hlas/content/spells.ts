// The deck of 60 Spell cards (HLAS-031, HLAS-192 to HLAS-206). Names and texts are in i18n under the same ids.
import { frozen, type Source, table } from "#kernel/content.ts";
import type { Effect } from "./effects.ts";

export type SpellId =
  | "earthquake"
  | "harvest-hymn"
  | "song-of-stone"
  | "forest-tithe"
  | "recall"
  | "gateway"
  | "rouse-the-fields"
  | "call-to-arms"
  | "chain-lightning"
  | "maelstrom"
  | "downdraft"
  | "clairvoyance"
  | "pathfinder"
  | "plague"
  | "beguile"
  | "haste"
  | "fair-winds"
  | "updraft"
  | "transmutation"
  | "phantom-thief"
  | "raise-stone"
  | "entangle"
  | "sanctuary"
  | "sundering"
  | "borrowed-hour"
  | "fury"
  | "magic-arrow"
  | "fireball"
  | "stone-skin"
  | "weakness"
  | "dread"
  | "valor"
  | "war-chant"
  | "peasant-rage"
  | "foresight"
  | "drain"
  | "guardian-spirit"
  | "hex-of-silence"
  | "tangled-orders"
  | "cancel-spell"
  | "copy-spell"
  | "mana-snare"
  | "spell-echo";

/** A Spell card. */
export interface Spell {
  readonly id: SpellId;
  readonly type: "incanted" | "combat" | "reaction";
  readonly mana: number;
  readonly vp: number;
  readonly copies: number;
  /** For Reaction spells: cast before the effect of the other spell, or after it (HLAS-201). */
  readonly window?: "before" | "after";
  readonly effects: readonly Effect[];
  readonly source: Source;
}

export const spellList: readonly Spell[] = table<readonly Spell[]>("hlas", "spells", [
  {
    id: "earthquake",
    type: "incanted",
    mana: 5,
    vp: 2,
    copies: 2,
    effects: [
      {
        op: "destroy-units",
        select: {
          owner: "each-enemy-in-region",
          kinds: ["serf", "warrior", "hero"],
          where: "target-region",
          count: 2,
          upTo: false,
          chooser: "owner",
        },
        region: { pick: "caster", type: "land", withEnemy: true, withinOfOwn: 2 },
      },
    ],
    source: "rulebook",
  },
  {
    id: "harvest-hymn",
    type: "incanted",
    mana: 2,
    vp: 1,
    copies: 1,
    effects: [
      {
        op: "gain-resource",
        resource: "food",
        amount: 1,
        per: { count: "regions-controlled", terrain: "plains" },
        max: 4,
      },
    ],
    source: "designed",
  },
  {
    id: "song-of-stone",
    type: "incanted",
    mana: 2,
    vp: 1,
    copies: 1,
    effects: [
      {
        op: "gain-resource",
        resource: "ore",
        amount: 1,
        per: { count: "regions-controlled", terrain: "mountain" },
        max: 4,
      },
    ],
    source: "designed",
  },
  {
    id: "forest-tithe",
    type: "incanted",
    mana: 2,
    vp: 1,
    copies: 1,
    effects: [
      {
        op: "gain-resource",
        resource: "mana",
        amount: 1,
        per: { count: "regions-controlled", terrain: "forest" },
        max: 4,
      },
    ],
    source: "designed",
  },
  {
    id: "recall",
    type: "incanted",
    mana: 2,
    vp: 1,
    copies: 2,
    effects: [
      {
        op: "move-units",
        select: {
          owner: "self",
          kinds: ["serf", "warrior", "hero"],
          where: "one-region",
          count: 5,
          upTo: true,
          chooser: "caster",
        },
        to: "own-capital-or-tower",
      },
    ],
    source: "designed",
  },
  {
    id: "gateway",
    type: "incanted",
    mana: 4,
    vp: 1,
    copies: 2,
    effects: [
      {
        op: "move-units",
        select: {
          owner: "self",
          kinds: ["serf", "warrior", "hero"],
          where: "own-capital",
          count: 3,
          upTo: true,
          chooser: "caster",
        },
        to: "target-region",
        explore: true,
        region: { pick: "caster", type: "land", noEnemy: true, withinOfOwn: 1 },
      },
    ],
    source: "designed",
  },
  {
    id: "rouse-the-fields",
    type: "incanted",
    mana: 3,
    vp: 1,
    copies: 1,
    effects: [
      {
        op: "place-units",
        unit: "serf",
        count: 2,
        where: "target-region",
        region: { pick: "caster", type: "land", controlledBySelf: true, includeOwnCapital: true },
      },
    ],
    source: "designed",
  },
  {
    id: "call-to-arms",
    type: "incanted",
    mana: 3,
    vp: 1,
    copies: 1,
    effects: [
      {
        op: "place-units",
        unit: "warrior",
        count: 1,
        where: "target-region",
        region: { pick: "caster", type: "land", controlledBySelf: true, includeOwnCapital: true },
      },
    ],
    source: "designed",
  },
  {
    id: "chain-lightning",
    type: "incanted",
    mana: 4,
    vp: 2,
    copies: 2,
    effects: [
      {
        op: "destroy-units",
        select: {
          owner: "enemy",
          kinds: ["serf", "warrior"],
          where: "target-region",
          count: 1,
          upTo: false,
          chooser: "owner",
        },
        region: { pick: "caster", type: "land", withEnemy: true, withinOfOwn: 1 },
        targets: 2,
      },
    ],
    source: "designed",
  },
  {
    id: "maelstrom",
    type: "incanted",
    mana: 3,
    vp: 1,
    copies: 1,
    effects: [
      {
        op: "move-units",
        select: {
          owner: "enemy",
          kinds: ["sea-vessel"],
          where: "any-not-capital",
          count: 1,
          upTo: false,
          chooser: "caster",
        },
        to: "owner-capital-dock",
      },
    ],
    source: "designed",
  },
  {
    id: "downdraft",
    type: "incanted",
    mana: 3,
    vp: 1,
    copies: 1,
    effects: [
      {
        op: "move-units",
        select: {
          owner: "enemy",
          kinds: ["air-vessel"],
          where: "any-not-capital",
          count: 1,
          upTo: false,
          chooser: "caster",
        },
        to: "owner-capital",
      },
    ],
    source: "designed",
  },
  {
    id: "clairvoyance",
    type: "incanted",
    mana: 1,
    vp: 1,
    copies: 2,
    effects: [{ op: "peek-tokens", count: 3 }],
    source: "designed",
  },
  {
    id: "pathfinder",
    type: "incanted",
    mana: 2,
    vp: 1,
    copies: 1,
    effects: [{ op: "reveal-tokens", scope: "adjacent-land-to-own", count: 1 }],
    source: "designed",
  },
  {
    id: "plague",
    type: "incanted",
    mana: 4,
    vp: 2,
    copies: 1,
    effects: [
      {
        op: "destroy-units",
        select: {
          owner: "each-enemy",
          kinds: ["serf"],
          where: "any-not-capital",
          count: 1,
          upTo: false,
          chooser: "owner",
        },
      },
    ],
    source: "designed",
  },
  {
    id: "beguile",
    type: "incanted",
    mana: 4,
    vp: 2,
    copies: 1,
    effects: [
      {
        op: "move-units",
        select: {
          owner: "enemy",
          kinds: ["serf", "warrior"],
          where: "target-region",
          count: 2,
          upTo: true,
          chooser: "caster",
        },
        to: "adjacent-land-of-target",
        distance: 1,
        thenBattle: true,
        region: { pick: "caster", type: "land", withEnemy: true, withinOfOwn: 2 },
        notIntoCapital: true,
      },
    ],
    source: "designed",
  },
  {
    id: "haste",
    type: "incanted",
    mana: 2,
    vp: 1,
    copies: 2,
    effects: [{ op: "extra-action", action: "march", speedBonus: 1 }],
    source: "designed",
  },
  {
    id: "fair-winds",
    type: "incanted",
    mana: 2,
    vp: 1,
    copies: 1,
    effects: [{ op: "extra-action", action: "sail", speedBonus: 2 }],
    source: "designed",
  },
  {
    id: "updraft",
    type: "incanted",
    mana: 2,
    vp: 1,
    copies: 1,
    effects: [{ op: "extra-action", action: "fly", speedBonus: 2 }],
    source: "designed",
  },
  {
    id: "transmutation",
    type: "incanted",
    mana: 1,
    vp: 1,
    copies: 2,
    effects: [{ op: "convert-resource", max: 4 }],
    source: "designed",
  },
  {
    id: "phantom-thief",
    type: "incanted",
    mana: 2,
    vp: 1,
    copies: 1,
    effects: [{ op: "steal-resource", resource: "choice", amount: 2, from: "chosen-opponent" }],
    source: "designed",
  },
  {
    id: "raise-stone",
    type: "incanted",
    mana: 3,
    vp: 1,
    copies: 1,
    effects: [{ op: "build-tower", costReduction: 3 }],
    source: "designed",
  },
  {
    id: "entangle",
    type: "incanted",
    mana: 2,
    vp: 1,
    copies: 1,
    effects: [
      {
        op: "restrict",
        what: "leave-region",
        region: { pick: "caster", type: "land" },
      },
    ],
    source: "designed",
  },
  {
    id: "sanctuary",
    type: "incanted",
    mana: 3,
    vp: 1,
    copies: 1,
    effects: [
      {
        op: "restrict",
        what: "enter-region",
        region: { pick: "caster", type: "land", controlledBySelf: true },
      },
    ],
    source: "designed",
  },
  {
    id: "sundering",
    type: "incanted",
    mana: 6,
    vp: 3,
    copies: 1,
    effects: [
      {
        op: "destroy-tower",
        region: { pick: "caster", type: "land", withEnemyTower: true, noEnemyUnits: true, withinOfOwn: 2 },
      },
    ],
    source: "designed",
  },
  {
    id: "borrowed-hour",
    type: "incanted",
    mana: 3,
    vp: 1,
    copies: 1,
    effects: [{ op: "free-slot", slot: "choice" }],
    source: "designed",
  },
  {
    id: "fury",
    type: "combat",
    mana: 3,
    vp: 1,
    copies: 2,
    effects: [{ op: "strength", side: "own", amount: 3 }],
    source: "rulebook",
  },
  {
    id: "magic-arrow",
    type: "combat",
    mana: 2,
    vp: 1,
    copies: 2,
    effects: [
      {
        op: "destroy-units",
        select: {
          owner: "enemy",
          kinds: ["serf", "warrior"],
          where: "battle",
          count: 1,
          upTo: false,
          chooser: "caster",
        },
      },
    ],
    source: "rulebook",
  },
  {
    id: "fireball",
    type: "combat",
    mana: 5,
    vp: 2,
    copies: 2,
    effects: [
      {
        op: "destroy-units",
        select: {
          owner: "enemy",
          kinds: ["serf", "warrior", "hero"],
          where: "battle",
          count: 3,
          upTo: false,
          chooser: "owner",
        },
        by: "base-strength",
      },
    ],
    source: "rulebook",
  },
  {
    id: "stone-skin",
    type: "combat",
    mana: 2,
    vp: 1,
    copies: 2,
    effects: [
      { op: "strength", side: "own", amount: 1 },
      { op: "damage", side: "own", amount: -2 },
    ],
    source: "designed",
  },
  {
    id: "weakness",
    type: "combat",
    mana: 3,
    vp: 1,
    copies: 2,
    effects: [{ op: "strength", side: "enemy", amount: -3 }],
    source: "designed",
  },
  {
    id: "dread",
    type: "combat",
    mana: 2,
    vp: 1,
    copies: 1,
    effects: [
      {
        op: "move-units",
        select: { owner: "enemy", kinds: ["serf"], where: "battle", count: 2, upTo: true, chooser: "caster" },
        to: "owner-capital",
        notInOwnCapital: true,
      },
    ],
    source: "designed",
  },
  {
    id: "valor",
    type: "combat",
    mana: 3,
    vp: 1,
    copies: 1,
    effects: [{ op: "strength", side: "own", amount: 2, per: { count: "own", kinds: ["hero"] } }],
    source: "designed",
  },
  {
    id: "war-chant",
    type: "combat",
    mana: 2,
    vp: 1,
    copies: 1,
    effects: [{ op: "strength", side: "own", amount: 1, per: { count: "own", kinds: ["warrior"] } }],
    source: "designed",
  },
  {
    id: "peasant-rage",
    type: "combat",
    mana: 2,
    vp: 1,
    copies: 1,
    effects: [{ op: "strength", side: "own", amount: 1, per: { count: "own", kinds: ["serf"] }, max: 4 }],
    source: "designed",
  },
  {
    id: "foresight",
    type: "combat",
    mana: 3,
    vp: 1,
    copies: 2,
    effects: [{ op: "peek-tactic" }],
    source: "designed",
  },
  {
    id: "drain",
    type: "combat",
    mana: 1,
    vp: 1,
    copies: 1,
    effects: [{ op: "steal-resource", resource: "mana", amount: 2, from: "opponent" }],
    source: "designed",
  },
  {
    id: "guardian-spirit",
    type: "combat",
    mana: 3,
    vp: 1,
    copies: 1,
    effects: [{ op: "prevent", what: "destruction", scope: "own-heroes" }],
    source: "designed",
  },
  {
    id: "hex-of-silence",
    type: "combat",
    mana: 4,
    vp: 2,
    copies: 1,
    effects: [{ op: "strength", side: "enemy", ignoreAbilities: ["hero", "vessel", "building"] }],
    source: "designed",
  },
  {
    id: "tangled-orders",
    type: "combat",
    mana: 5,
    vp: 2,
    copies: 1,
    effects: [{ op: "cancel-tactic", side: "enemy", ifPrintedStrengthAtMost: 3 }],
    source: "designed",
  },
  {
    id: "cancel-spell",
    type: "reaction",
    mana: 2,
    vp: 1,
    copies: 3,
    window: "before",
    effects: [{ op: "cancel-spell" }],
    source: "rulebook",
  },
  {
    id: "copy-spell",
    type: "reaction",
    mana: 3,
    vp: 1,
    copies: 3,
    window: "after",
    effects: [{ op: "copy-spell" }],
    source: "rulebook",
  },
  {
    id: "mana-snare",
    type: "reaction",
    mana: 1,
    vp: 1,
    copies: 1,
    window: "after",
    effects: [{ op: "lose-resource", who: "spell-caster", resource: "mana", amount: 2 }],
    source: "designed",
  },
  {
    id: "spell-echo",
    type: "reaction",
    mana: 1,
    vp: 1,
    copies: 1,
    window: "after",
    effects: [{ op: "draw-spells", count: 2 }],
    source: "designed",
  },
]);

export const spells = frozen(Object.fromEntries(spellList.map(spell => [spell.id, spell])) as Record<SpellId, Spell>);
