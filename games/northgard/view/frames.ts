// What a viewer sees of the running procedures: an allow-list, local by local.
import type { FrameView, ShownLocals } from "#kernel/frames.ts";
import type { Force, NorthFrame } from "../frames.ts";

const nothing: readonly never[] = Object.freeze([]);

const forceView = ({ seat, food, face, chosen, bonuses }: Force) => ({
  seat,
  food,
  face,
  chosen,
  bonuses: bonuses.map(({ source, axes, skulls }) => ({ source, axes, skulls })),
});

/** One side of a running combat. */
export type ForceView = ReturnType<typeof forceView>;

export const shownLocals = {
  turn: ({ hasMain }) => ({ hasMain }),
  play: ({ card }) => ({ card }),
  passing: ({ creature }) => ({ creature }),
  appearance: ({ creature }) => ({ creature }),
  move: ({ card, to, hunts }) => ({ card, to, hunts }),
  transfer: ({ mover, to }) => ({ mover, to }),
  combat: ({ at, creature, card, attack, defence, winner }) => ({
    at,
    creature,
    card,
    attack: forceView(attack),
    defence: forceView(defence),
    winner,
  }),
  roaming: ({ creature, queue }) => ({ creature, queue }),
  // NOR-368: of several drawn tiles, and of drawn cards, only the acting seat knows which they are.
  explore: ({ seat, draw, tiles }, viewer) => ({ tiles: draw > 1 && seat !== viewer ? nothing : tiles }),
  draw: ({ seat, drawn }, viewer) => ({ drawn: seat === viewer ? drawn : nothing }),
} satisfies ShownLocals<NorthFrame>;

/** A running procedure as a viewer sees it. */
export type NorthFrameView = FrameView<NorthFrame, typeof shownLocals>;
