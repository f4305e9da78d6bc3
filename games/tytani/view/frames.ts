// What a viewer sees of the running procedures: an allow-list, local by local.
import type { FrameView, ShownLocals } from "#kernel/frames.ts";
import type { BattleSide, TytaniFrame } from "../frames.ts";

const nothing: readonly never[] = Object.freeze([]);

const sideView = ({ power, dice, bonuses, isDone, army }: BattleSide) => ({
  power,
  dice: dice.map(({ type, shows }) => ({ type, shows })),
  bonuses: bonuses.map(({ source, amount }) => ({ source, amount })),
  isDone,
  army,
});

type SideView = ReturnType<typeof sideView>;

export const shownLocals = {
  turn: ({ begun }) => ({ begun }),
  purchase: ({ discount }) => ({ discount }),
  battle: ({ at, sides: [attack, defence], isWalled, acting, winner, difference, counted }) => ({
    at,
    sides: [sideView(attack), sideView(defence)] as readonly [SideView, SideView],
    isWalled,
    acting,
    winner,
    difference,
    counted,
  }),
  dice: ({ role, picked }) => ({ role, picked }),
  // TYT-276: drawn Missions are seen only by the power that drew them.
  missionDraw: ({ power, drawn }, viewer) => ({ drawn: power === viewer ? drawn : nothing }),
} satisfies ShownLocals<TytaniFrame>;

/** A running procedure as a viewer sees it. */
export type TytaniFrameView = FrameView<TytaniFrame, typeof shownLocals>;

/** The running Battle as a viewer sees it. */
export type BattleView = Extract<TytaniFrameView, { proc: "battle" }>;
