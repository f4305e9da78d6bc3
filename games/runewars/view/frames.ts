// What a viewer sees of the running procedures: an allow-list, local by local.
import type { FrameView, ShownLocals } from "#kernel/frames.ts";
import type { Viewer } from "#kernel/game.ts";
import type { Duelist, RuneFrame } from "../frames.ts";
import { bit } from "../rules/queries.ts";
import type { Reward } from "../state.ts";
import { battleView } from "./battle-view.ts";

/** RUN-296, RUN-297, RUN-452: a face-down Reward card is known to every seat that has held it. */
export function seesReward({ up, known }: Reward, viewer: Viewer): boolean {
  return up || (viewer !== "spectator" && (known & bit(viewer)) !== 0);
}

const duelistView = ({ seat, hero, type, damage, health, card, extra, pending }: Duelist) => ({
  seat,
  hero,
  type,
  damage,
  health,
  card,
  extra,
  pending,
});

/** One side of the running duel. */
export type DuelistView = ReturnType<typeof duelistView>;

export const shownLocals = {
  turn: ({ order }) => ({ order }),
  effects: ({ path }) => ({ path }),
  board: ({ markers }) => ({ markers }),
  recruit: ({ isTriangles }) => ({ isTriangles }),
  heroAction: ({ hasPortal }) => ({ hasPortal }),
  march: ({ area, groups, counts, heroes, hasPortal, force }) => ({ area, groups, counts, heroes, hasPortal, force }),
  strategize: ({ moves, counts, heroes, targets, hasPortal }) => ({ moves, counts, heroes, targets, hasPortal }),
  test: ({ cards }) => ({ cards }),
  diplomacy: ({ cards }) => ({ cards }),
  hiring: ({ drawn }) => ({ drawn }),
  losses: ({ side, what, left }) => ({ side, what, left }),
  battle: battleView,
  // Spoils that the viewer has not seen are left out.
  duel: ({ area, round, attacker, defender, spoils }, viewer) => ({
    area,
    round,
    attacker: duelistView(attacker),
    defender: duelistView(defender),
    spoils: spoils.flatMap(reward => (seesReward(reward, viewer) ? [reward.card] : [])),
  }),
} satisfies ShownLocals<RuneFrame>;

/** A running procedure as a viewer sees it. */
export type RuneFrameView = FrameView<RuneFrame, typeof shownLocals>;

/** The running battle as a viewer sees it. */
export type BattleView = Extract<RuneFrameView, { proc: "battle" }>;
