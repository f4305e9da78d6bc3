// The running procedures of Lords of Xidit: what each of them has to remember, as plain data.
import type { Flow, Frame, Seat } from "#kernel/procedure.ts";
import type { Cause, XiditEvent } from "./events.ts";

/** What a step of these rules may do. */
export type XiditFlow<Target extends string = never> = Flow<XiditEvent, XiditFrame, Target>;

/** Plays the whole game: starting cities, Years, evaluations. */
export interface GameFrame extends Frame {
  proc: "game";
  /** How many Idrakis figures stand on the board. */
  placed: number;
}

/** One Year. */
export interface YearFrame extends Frame {
  proc: "year";
  /** XID-059 The order being executed, 0 to 5, and how many seats have executed it: what order tokens cover. */
  wheel: number;
  turn: number;
}

/** An action in a city without a token: a titan may be fought. */
export interface ChallengeFrame extends Frame {
  proc: "challenge";
  seat: Seat;
}

/** A threat or titan is being eliminated; -1 for the titan means the threat of the city. */
export interface EliminationFrame extends Frame {
  proc: "elimination";
  seat: Seat;
  titan: number;
  /** The next of its effects. */
  at: number;
}

/** Units of own choice are being paid. */
export interface PaymentFrame extends Frame {
  proc: "payment";
  seat: Seat;
  left: number;
  /** The weakest type that may still be paid: each set of units has one path. */
  from: number;
}

/** Two of three rewards are being chosen and received. */
export interface RewardsFrame extends Frame {
  proc: "rewards";
  seat: Seat;
  titan: number;
  /** The rewards to receive, a bit each; then the next one to look at. */
  chosen: number;
  at: number;
}

/** Bards are being placed. */
export interface BardsFrame extends Frame {
  proc: "bards";
  seat: Seat;
  /** Printed bards not yet placed; fewer are placed if the seat has fewer. */
  left: number;
  cause: Cause;
}

/** A census winner adds a floor to an own guild. */
export interface GuildFloorFrame extends Frame {
  proc: "guildFloor";
  seat: Seat;
}

/** A marker of the virtual player is being moved. */
export interface VirtualPlayerFrame extends Frame {
  proc: "virtualPlayer";
  seat: Seat;
}

/** A military census. */
export interface CensusFrame extends Frame {
  proc: "census";
  /** The type being counted. */
  unit: number;
  /** How many seats, in playing order, have received their reward for it. */
  turn: number;
}

/** Any running procedure. */
export type XiditFrame =
  | GameFrame
  | YearFrame
  | ChallengeFrame
  | EliminationFrame
  | PaymentFrame
  | RewardsFrame
  | BardsFrame
  | GuildFloorFrame
  | VirtualPlayerFrame
  | CensusFrame;
