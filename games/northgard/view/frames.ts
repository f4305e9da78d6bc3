// What a viewer sees of the running procedures: an allow-list, local by local.
import type { FrameView, ShownLocals } from "#kernel/frames.ts";
import type { NorthFrame } from "../frames.ts";
import { reportOf } from "../rules/combat.ts";

const nothing: readonly never[] = Object.freeze([]);

export const shownLocals = {
  turn: ({ hasMain }) => ({ hasMain }),
  play: ({ card }) => ({ card }),
  passing: ({ creature }) => ({ creature }),
  appearance: ({ creature }) => ({ creature }),
  combat: frame => ({
    at: frame.at,
    creature: frame.creature,
    attack: reportOf(frame.attack),
    defence: reportOf(frame.defence),
    winner: frame.winner,
  }),
  // Those who have lost stand nowhere until they have retreated.
  retreat: ({ seat, from, units, kaija }) => ({ seat, from, units, kaija }),
  roaming: ({ creature, queue }) => ({ creature, queue }),
  // NOR-368: of several drawn tiles, and of drawn cards, only the acting seat knows which they are.
  explore: ({ seat, draw, tiles, returned }, viewer) =>
    draw > 1 && seat !== viewer ? { tiles: nothing, returned: nothing } : { tiles, returned },
  draw: ({ seat, drawn }, viewer) => ({ drawn: seat === viewer ? drawn : nothing }),
} satisfies ShownLocals<NorthFrame>;

/** A running procedure as a viewer sees it. */
export type NorthFrameView = FrameView<NorthFrame, typeof shownLocals>;
