// Guild floors: built as a reward in the city just saved, or added to any own guild after a census.
import { type Seat, stepsOf } from "#kernel/procedure.ts";
import { limits } from "../content/orders.ts";
import type { Cause, GuildFloorFrame, Xidit, XiditChoice, XiditEvent, XiditFlow, XiditFrame } from "../state.ts";
import { CITIES, floorSupply } from "./queries.ts";

type FloorChoice = Extract<XiditChoice, { kind: "floor" | "stop" }>;

const stop: FloorChoice = Object.freeze({ kind: "stop" });
const floorChoices: readonly FloorChoice[] = Object.freeze(
  Array.from({ length: CITIES + 1 }, (_, city) => Object.freeze({ kind: "floor" as const, city })),
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

function ownGuilds(s: Xidit, seat: Seat, hasRoom: boolean): number[] {
  const found = [];
  for (let city = 1; city <= CITIES; city++) {
    if (s.guildOwner[city] === seat && s.guildHeight[city]! < limits.guildHeight === hasRoom) found.push(city);
  }
  return found;
}

/** A census winner's floor. */
export const guildFloor = procedure("guildFloor", {
  // XID-177, 178, 182 Without a floor it is lost, without room it waits.
  addWithoutChoice: auto((s, { seat }, flow) => {
    if (floorSupply(s, seat) === 0) {
      flow.emit({ type: "floorLost", seat, why: "no-floors" });
    } else if (ownGuilds(s, seat, true).length === 0) {
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
    options: (s, { seat }) => [...ownGuilds(s, seat, true).map(city => floorChoices[city]!), stop],
    refused: (s, { seat }) =>
      ownGuilds(s, seat, false).map(city => ({ choice: floorChoices[city]!, why: "guild-full", rule: "XID-105" })),
    take: (s, { seat }, choice, flow) => {
      if (choice.kind === "floor") raise(s, flow, seat, choice.city, 1, "census");
      else flow.emit({ type: "floorLost", seat, why: "declined" });
    },
  }),
});
