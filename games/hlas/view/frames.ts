// What a viewer sees of the running procedures: an allow-list, local by local. All of it is public.
import type { FrameView, ShownLocals } from "#kernel/frames.ts";
import type { Flank, HlasFrame, Member } from "../frames.ts";

const memberView = ({ owner, piece, place }: Member): Member => ({ owner, piece, place });

const flankView = ({ spells, tactic, fate, sacrificed, total }: Flank) => ({
  spells,
  tactic,
  fate,
  sacrificed: sacrificed.map(memberView),
  total,
});

export const shownLocals = {
  turn: ({ seat, slot, mustered }) => ({ seat, slot, mustered }),
  build: ({ seat, onlyTower, discount }) => ({ seat, onlyTower, discount }),
  march: ({ seat, bonus, most, from, at, steps, army }) => ({
    seat,
    bonus,
    most,
    from,
    at,
    steps,
    army: army.map(memberView),
  }),
  voyage: ({ seat, vessel, bonus, most, from, at, spent }) => ({ seat, vessel, bonus, most, from, at, spent }),
  explore: ({ token }) => ({ token }),
  spell: ({ card }) => ({ card }),
  enemy: ({ card }) => ({ card }),
  battle: ({ region, from, attacker, defender, sides, winner, damage, solo, isEarly, fled }) => ({
    region,
    from,
    attacker,
    defender,
    sides: sides.map(flankView),
    winner,
    damage,
    solo,
    isEarly,
    fled: fled.map(({ owner, piece }) => ({ owner, piece })),
  }),
} satisfies ShownLocals<HlasFrame>;

/** A running procedure as a viewer sees it. */
export type HlasFrameView = FrameView<HlasFrame, typeof shownLocals>;

/** The running battle as a viewer sees it. */
export type BattleView = Extract<HlasFrameView, { proc: "battle" }>;
/** The running March as a viewer sees it. */
export type MarchView = Extract<HlasFrameView, { proc: "march" }>;
/** The running move of a Vessel as a viewer sees it. */
export type VoyageView = Extract<HlasFrameView, { proc: "voyage" }>;
