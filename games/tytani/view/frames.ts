// What a viewer sees of the running procedures: an allow-list, local by local.
import type { FrameView, ShownLocals } from "#kernel/frames.ts";
import type { TytaniFrame } from "../frames.ts";

const nothing: readonly never[] = Object.freeze([]);

export const shownLocals = {
  turn: ({ begun }) => ({ begun }),
  dice: ({ role, picked }) => ({ role, picked }),
  // TYT-276: drawn Missions are seen only by the power that drew them.
  missionDraw: ({ power, drawn }, viewer) => ({ drawn: power === viewer ? drawn : nothing }),
} satisfies ShownLocals<TytaniFrame>;

/** A running procedure as a viewer sees it. */
export type TytaniFrameView = FrameView<TytaniFrame, typeof shownLocals>;
