// Guild floors: built as a reward in the city just saved, or added to any own guild after a census.
import { type Refusal, type Seat, stepsOf } from "#kernel/procedure.ts";
import type { XiditChoice } from "../choices.ts";
import { limits } from "../content/orders.ts";
import type { Cause, XiditEvent } from "../events.ts";
import type { GuildFloorFrame, XiditFlow, XiditFrame } from "../frames.ts";
import type { Xidit } from "../state.ts";
import { CITIES, floorSupply } from "./queries.ts";

type FloorChoice = Extract<XiditChoice, { kind: "floor" | "stop" }>;

const stop: FloorChoice = Object.freeze({ kind: "stop" });
const floorChoices: readonly Extract<FloorChoice, { kind: "floor" }>[] = Object.freeze(
  Array.from({ length: CITIES }, (_, i) => Object.freeze({ kind: "floor" as const, city: i + 1 })),
);

const { procedure, auto, ask } = stepsOf<Xidit, GuildFloorFrame, XiditEvent, XiditFrame>();

/** XID-106, 111 A city has one guild with one owner, and it only grows. */
function raise(s: Xidit, flow: XiditFlow, seat: Seat, city: number, count: number, cause: Cause | "waiting"): void {
  s.guildOwner[city] = seat;
  s.guildHeight[city]! += count;
  s.built[seat]! += count;
  flow.emit({ type: "floorsBuilt", seat, city, count, height: s.guildHeight[city]!, cause });
}

/** XID-104, 107, 108, 110 Builds as many floors as are printed, fit and are owned, XID-218 beside a wasteland too;
 * XID-179, 267 then those that waited for room, unasked. XID-181 They come second, so they never found a guild;
 * XID-296 and while they wait the supply has a floor for the reward. */
export function buildFloors(s: Xidit, flow: XiditFlow, seat: Seat, amount: number, cause: Cause): void {
  const city = s.idrakis[seat]!;
  const room = limits.guildHeight - s.guildHeight[city]!;
  const kept = Math.min(roomForWaiting(s, seat), room - 1);
  raise(s, flow, seat, city, Math.min(amount, room - kept, floorSupply(s, seat)), cause);
  const fitting = Math.min(s.waiting[seat]!, limits.guildHeight - s.guildHeight[city]!);
  if (fitting === 0) return;
  s.waiting[seat]! -= fitting;
  raise(s, flow, seat, city, fitting, "waiting");
}

/** XID-180 Waiting floors get the room that those of a reward leave; by ruling they come before all but the first. */
function roomForWaiting(s: Xidit, seat: Seat): number {
  return s.rulings.waitingFloor === "before" ? s.waiting[seat]! : 0;
}

/** XID-105, 172, 181 Why a census floor cannot be added in a city; null if it can. */
function floorProblem(s: Xidit, seat: Seat, city: number): Omit<Refusal, "choice"> | null {
  const owner = s.guildOwner[city]!;
  if (owner < 0) return { why: "no-guild", rule: "XID-181" };
  if (owner !== seat) return { why: "foreign-guild", rule: "XID-172" };
  return s.guildHeight[city] === limits.guildHeight ? { why: "guild-full", rule: "XID-105" } : null;
}

function floorSites(s: Xidit, seat: Seat): FloorChoice[] {
  return floorChoices.filter(({ city }) => !floorProblem(s, seat, city));
}

function refusedSites(s: Xidit, seat: Seat): Refusal<FloorChoice>[] {
  return floorChoices.flatMap(choice => {
    const problem = floorProblem(s, seat, choice.city);
    return problem ? { choice, ...problem } : [];
  });
}

/** A census winner's floor. */
export const guildFloor = procedure("guildFloor", {
  // XID-177, 178, 182 Without a floor it is lost, without room it waits.
  addWithoutChoice: auto((s, { seat }, flow) => {
    if (floorSupply(s, seat) === 0) {
      flow.emit({ type: "floorLost", seat, why: "no-floors" });
    } else if (floorSites(s, seat).length === 0) {
      s.waiting[seat]!++;
      flow.emit({ type: "floorKept", seat, waiting: s.waiting[seat]! });
    } else {
      return;
    }
    flow.end();
  }),
  // XID-172, 183, 271 The winner may add it to an own guild with room.
  chooseGuild: ask<FloorChoice>({
    seat: (_s, frame) => frame.seat,
    options: (s, { seat }) => [...floorSites(s, seat), stop],
    refused: (s, { seat }) => refusedSites(s, seat),
    take: (s, { seat }, choice, flow) => {
      if (choice.kind === "floor") raise(s, flow, seat, choice.city, 1, "census");
      else flow.emit({ type: "floorLost", seat, why: "declined" });
    },
  }),
});
