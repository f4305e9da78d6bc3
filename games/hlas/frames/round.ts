// Frames of the game, its rounds and turns, and the Harvest.
import type { Seat } from "#kernel/procedure.ts";
import type { SlotId } from "../content/actions.ts";
import type { Named } from "./shared.ts";

export type GameFrame = Named<"game">;
export type RoundFrame = Named<"round"> & { turn: number };
/** `shifts`: boardings since the last action; `isPassed`: the action was not carried out. */
export type TurnFrame = Named<"turn"> & {
  seat: Seat;
  slot: SlotId | "";
  mustered: SlotId | "";
  shifts: string[];
  isPassed: boolean;
};

/** `asked`: how far round the table the question has come; `repeater`: who repeats now. */
export type RepeatsFrame = Named<"repeats"> & {
  seat: Seat;
  slot: SlotId;
  asked: number;
  repeater: Seat;
  isPassed: boolean;
};

export type HarvestFrame = Named<"harvest"> & {
  seat: Seat;
  ore: number;
  mana: number;
  food: number;
  choices: number;
};
