// The solo sides of the Capital boards: Hero abilities and spells, and the Capital track (HLAS-293, HLAS-316, HLAS-460).
import { frozen, type Source, table } from "#kernel/content.ts";
import type { Ability, Effect } from "./effects.ts";
import type { FactionId } from "./faction.ts";

export type SoloSpellId =
  | "solo-holy-call"
  | "solo-arcane-bolt"
  | "solo-scouting"
  | "solo-war-drums"
  | "solo-blood-rain"
  | "solo-pillage"
  | "solo-stone-oath"
  | "solo-star-pull"
  | "solo-deep-survey"
  | "solo-thorn-ring"
  | "solo-star-fall"
  | "solo-mark";

/** A spell printed on a solo board. */
export interface SoloSpell {
  readonly id: SoloSpellId;
  readonly mana: number;
  readonly vp: number;
  readonly effects: readonly Effect[];
  readonly source: Source;
}

/** The solo side of a Capital board: one ability and one spell per Hero, abilities of the track by space. */
export interface SoloBoard {
  readonly heroes: readonly { readonly ability: Ability; readonly spell: SoloSpell }[];
  readonly abilities: readonly { readonly space: number; readonly ability: Ability }[];
}

/** A space of the Capital track: what it costs in Ore and what the enemy then has. */
export interface TrackSpace {
  readonly ore: number;
  readonly level: number;
  readonly vp: number;
  readonly strength: number;
  readonly towers: number;
  readonly unlocks?: "sea-vessel" | "air-vessel";
}

/** The Capital track, the same on every board; its last space triggers the end of the game. */
export const track: readonly TrackSpace[] = table("hlas", "track", [
  { ore: 0, level: 1, vp: 0, strength: 4, towers: 1 },
  { ore: 2, level: 1, vp: 1, strength: 4, towers: 1, unlocks: "sea-vessel" },
  { ore: 3, level: 2, vp: 3, strength: 6, towers: 2 },
  { ore: 3, level: 2, vp: 4, strength: 6, towers: 2, unlocks: "air-vessel" },
  { ore: 4, level: 3, vp: 7, strength: 8, towers: 3 },
  { ore: 4, level: 3, vp: 9, strength: 9, towers: 3 },
  { ore: 5, level: 3, vp: 12, strength: 10, towers: 3 },
]);

export const soloBoards: Readonly<Record<FactionId, SoloBoard>> = table("hlas", "soloBoards", {
  humans: {
    heroes: [
      {
        ability: {
          id: "solo-paladin",
          level: 1,
          trigger: "battle-bonus",
          when: [
            { type: "unit-participates", piece: "hero-1" },
            { type: "army-has", kind: "serf", min: 1 },
          ],
          effects: [{ op: "strength", side: "own", amount: 2 }],
          source: "designed",
        },
        spell: {
          id: "solo-holy-call",
          mana: 2,
          vp: 1,
          effects: [{ op: "place-units", unit: "serf", count: 2, where: "hero-region", overflow: "own-capital" }],
          source: "designed",
        },
      },
      {
        ability: {
          id: "solo-archmage",
          level: 1,
          trigger: "passive",
          when: [{ type: "acting-hero", piece: "hero-2" }],
          effects: [{ op: "cost", what: "cast-solo", resource: "mana", amount: -1, min: 1 }],
          source: "designed",
        },
        spell: {
          id: "solo-arcane-bolt",
          mana: 3,
          vp: 2,
          effects: [
            {
              op: "destroy-units",
              select: {
                owner: "player",
                kinds: ["serf", "warrior"],
                where: "nearest-not-capital",
                count: 1,
                upTo: false,
                chooser: "weakest",
              },
            },
          ],
          source: "designed",
        },
      },
      {
        ability: {
          id: "solo-outrider",
          level: 1,
          trigger: "passive",
          effects: [{ op: "speed", set: 2, piece: "hero-3" }],
          source: "designed",
        },
        spell: {
          id: "solo-scouting",
          mana: 2,
          vp: 1,
          effects: [{ op: "reveal-tokens", scope: "adjacent-land", count: 2, collect: true }],
          source: "designed",
        },
      },
    ],
    abilities: [
      {
        space: 3,
        ability: {
          id: "solo-humans-3",
          level: 1,
          trigger: "harvest",
          effects: [{ op: "gain-resource", resource: "food", amount: 1 }],
          source: "designed",
        },
      },
      {
        space: 5,
        ability: {
          id: "solo-humans-5",
          level: 1,
          trigger: "battle-bonus",
          effects: [{ op: "strength", side: "own", amount: 1, per: { count: "own", kinds: ["warrior"] } }],
          source: "designed",
        },
      },
    ],
  },
  orcs: {
    heroes: [
      {
        ability: {
          id: "solo-warlord",
          level: 1,
          trigger: "battle-bonus",
          when: [{ type: "unit-participates", piece: "hero-1" }],
          effects: [{ op: "strength", side: "own", amount: 1, per: { count: "own", kinds: ["warrior"] } }],
          source: "designed",
        },
        spell: {
          id: "solo-war-drums",
          mana: 3,
          vp: 1,
          effects: [{ op: "place-units", unit: "warrior", count: 1, where: "hero-region", overflow: "own-capital" }],
          source: "designed",
        },
      },
      {
        ability: {
          id: "solo-shaman",
          level: 1,
          trigger: "battle-end",
          when: [{ type: "unit-participates", piece: "hero-2" }],
          effects: [
            { op: "gain-resource", resource: "mana", amount: 1, per: { count: "enemy-destroyed-this-battle" } },
          ],
          source: "designed",
        },
        spell: {
          id: "solo-blood-rain",
          mana: 3,
          vp: 2,
          effects: [
            {
              op: "destroy-units",
              select: {
                owner: "player",
                kinds: ["serf"],
                where: "adjacent-land-not-capital",
                count: 2,
                upTo: false,
                chooser: "weakest",
              },
            },
          ],
          source: "designed",
        },
      },
      {
        ability: {
          id: "solo-wolf-rider",
          level: 1,
          trigger: "passive",
          when: [{ type: "acting-hero", piece: "hero-3" }],
          effects: [{ op: "limit", what: "attack-range", amount: 1 }],
          source: "designed",
        },
        spell: {
          id: "solo-pillage",
          mana: 2,
          vp: 1,
          effects: [{ op: "steal-resource", resource: "most", amount: 2, from: "player" }],
          source: "designed",
        },
      },
    ],
    abilities: [
      {
        space: 3,
        ability: {
          id: "solo-orcs-3",
          level: 1,
          trigger: "battle-start",
          when: [{ type: "role", role: "attacker" }],
          effects: [{ op: "gain-vp", amount: 1 }],
          source: "designed",
        },
      },
      {
        space: 5,
        ability: {
          id: "solo-orcs-5",
          level: 1,
          trigger: "battle-bonus",
          effects: [{ op: "strength", side: "own", amount: 1, per: { count: "enemy", kinds: ["serf"] } }],
          source: "designed",
        },
      },
    ],
  },
  dwarves: {
    heroes: [
      {
        ability: {
          id: "solo-thane",
          level: 1,
          trigger: "battle-bonus",
          when: [
            { type: "unit-participates", piece: "hero-1" },
            { type: "role", role: "defender" },
          ],
          effects: [{ op: "strength", side: "own", amount: 3 }],
          source: "designed",
        },
        spell: {
          id: "solo-stone-oath",
          mana: 2,
          vp: 2,
          effects: [{ op: "gain-resource", resource: "ore", amount: 3 }],
          source: "designed",
        },
      },
      {
        ability: {
          id: "solo-priestess",
          level: 1,
          trigger: "battle-bonus",
          when: [{ type: "unit-participates", piece: "hero-2" }],
          effects: [{ op: "strength", side: "own", amount: 1, per: { count: "own-in-play", kinds: ["tower"] } }],
          source: "designed",
        },
        spell: {
          id: "solo-star-pull",
          mana: 3,
          vp: 2,
          effects: [
            {
              op: "move-units",
              select: {
                owner: "player",
                kinds: ["serf"],
                where: "adjacent-land-not-capital",
                count: 2,
                upTo: true,
                chooser: "weakest",
              },
              to: "hero-region",
              thenBattle: true,
              oneRegion: true,
              notIntoCapital: true,
            },
          ],
          source: "designed",
        },
      },
      {
        ability: {
          id: "solo-prospector",
          level: 1,
          trigger: "token-resolved",
          when: [{ type: "acting-hero", piece: "hero-3" }],
          effects: [{ op: "gain-resource", resource: "ore", amount: 1 }],
          source: "designed",
        },
        spell: {
          id: "solo-deep-survey",
          mana: 2,
          vp: 1,
          effects: [{ op: "reveal-tokens", scope: "adjacent-land", count: 2, collect: true }],
          source: "designed",
        },
      },
    ],
    abilities: [
      {
        space: 3,
        ability: {
          id: "solo-dwarves-3",
          level: 1,
          trigger: "battle-bonus",
          effects: [{ op: "strength", side: "own", amount: 1, per: { count: "own", kinds: ["tower"] } }],
          source: "designed",
        },
      },
      {
        space: 5,
        ability: {
          id: "solo-dwarves-5",
          level: 1,
          trigger: "harvest",
          effects: [{ op: "gain-resource", resource: "ore", amount: 1 }],
          source: "designed",
        },
      },
    ],
  },
  elves: {
    heroes: [
      {
        ability: {
          id: "solo-warden",
          level: 1,
          trigger: "battle-bonus",
          when: [{ type: "unit-participates", piece: "hero-1" }],
          effects: [{ op: "strength", side: "own", amount: 1, per: { count: "capital-level" } }],
          source: "designed",
        },
        spell: {
          id: "solo-thorn-ring",
          mana: 2,
          vp: 1,
          effects: [
            {
              op: "restrict",
              what: "enter-region",
              region: { pick: "hero-region" },
            },
          ],
          source: "designed",
        },
      },
      {
        ability: {
          id: "solo-sorceress",
          level: 1,
          trigger: "spell-resolved",
          when: [{ type: "own-spell" }, { type: "acting-hero", piece: "hero-2" }],
          effects: [{ op: "gain-vp", amount: 1 }],
          source: "designed",
        },
        spell: {
          id: "solo-star-fall",
          mana: 4,
          vp: 3,
          effects: [
            {
              op: "destroy-units",
              select: {
                owner: "player",
                kinds: ["serf", "warrior"],
                where: "each-adjacent-land-not-capital",
                count: 1,
                upTo: false,
                chooser: "weakest",
              },
            },
          ],
          source: "designed",
        },
      },
      {
        ability: {
          id: "solo-assassin",
          level: 1,
          trigger: "battle-start",
          when: [
            { type: "unit-participates", piece: "hero-3" },
            { type: "role", role: "attacker" },
          ],
          effects: [
            {
              op: "destroy-units",
              select: { owner: "player", kinds: ["serf"], where: "battle", count: 1, upTo: false, chooser: "weakest" },
            },
          ],
          source: "designed",
        },
        spell: {
          id: "solo-mark",
          mana: 3,
          vp: 2,
          effects: [
            {
              op: "move-units",
              select: {
                owner: "player",
                kinds: ["hero"],
                where: "adjacent-land-not-capital",
                count: 1,
                upTo: true,
                chooser: "weakest",
              },
              to: "owner-capital",
            },
          ],
          source: "designed",
        },
      },
    ],
    abilities: [
      {
        space: 3,
        ability: {
          id: "solo-elves-3",
          level: 1,
          trigger: "harvest",
          effects: [{ op: "gain-resource", resource: "mana", amount: 1 }],
          source: "designed",
        },
      },
      {
        space: 5,
        ability: {
          id: "solo-elves-5",
          level: 1,
          trigger: "passive",
          effects: [{ op: "cost", what: "cast-solo", resource: "mana", amount: -1, min: 1 }],
          source: "designed",
        },
      },
    ],
  },
});

export const soloSpells = frozen(
  Object.fromEntries(
    Object.values(soloBoards).flatMap(board => board.heroes.map(hero => [hero.spell.id, hero.spell])),
  ) as Record<SoloSpellId, SoloSpell>,
);
