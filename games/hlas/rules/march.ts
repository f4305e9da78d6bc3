// March (HLAS-140 to HLAS-162): an army of up to five land Units goes from one Land Region to another, step by step. It
// stays where it was until the March ends; the frame knows how far it has come.
import type { Seat } from "#kernel/procedure.ts";
import { accept, decline, type PickUnit, type Plain, type Start, type Step, skip, stop } from "../choices.ts";
import { NONE } from "../content/marks.ts";
import { UNIT_LIMIT } from "../content/numbers.ts";
import type { Region } from "../content/regions.ts";
import { LAND_REGIONS } from "../content/regions.ts";
import { landPieces } from "../content/units.ts";
import type { HlasFlow } from "../frames/frame.ts";
import type { MarchFrame } from "../frames/movement.ts";
import type { Member, Via } from "../frames/shared.ts";
import type { Hlas } from "../state.ts";
import { newBattle } from "./battle-start.ts";
import { exploreLocals, survivors } from "./explore.ts";
import { armySpeed } from "./modifiers.ts";
import { canStep, endsMarch, marchSteps, mayEndMarch } from "./movement.ts";
import { passAction } from "./passing.ts";
import { moveUnits } from "./pieces.ts";
import {
  allyOf,
  controls,
  countAt,
  courtyardSerfs,
  hostileIn,
  isBanned,
  isSame,
  placesIn,
  realmOf,
} from "./queries.ts";
import { steps } from "./steps.ts";

/** What a March starts from. */
export function marchLocals(seat: Seat, via: Via, bonus = 0): Omit<MarchFrame, "proc" | "step"> {
  return {
    seat,
    via,
    bonus,
    most: NONE,
    isFixed: false,
    from: NONE,
    at: NONE,
    steps: 0,
    army: [],
    denied: [],
    wanted: null,
  };
}

/** Groups of Units in a Region that could march: own ones first, then an ally's; each with how many there are. */
function groupsIn(s: Hlas, seat: Seat, region: Region): { member: Member; count: number }[] {
  const ally = allyOf(s, seat);
  const groups: { member: Member; count: number }[] = [];
  for (const owner of ally === NONE ? [seat] : [seat, ally]) {
    const realm = realmOf(s, owner);
    const places = placesIn(s, owner, region);
    for (const piece of landPieces) {
      for (const place of places) {
        const count = countAt(realm, piece, place);
        if (count > 0) groups.push({ member: { owner, piece, place }, count });
      }
    }
  }
  return groups;
}

/** HLAS-010, HLAS-140, HLAS-432, HLAS-474: the next Unit for the army, so that each army has one path. */
function recruits(s: Hlas, frame: MarchFrame): PickUnit[] {
  if (frame.isFixed || frame.army.length >= UNIT_LIMIT) return [];
  const groups = groupsIn(s, frame.seat, frame.from);
  const last = frame.army[frame.army.length - 1];
  const first = last ? groups.findIndex(group => isSame(group.member, last)) : 0;
  const out: PickUnit[] = [];
  for (let i = Math.max(first, 0); i < groups.length; i++) {
    const { member, count } = groups[i]!;
    if (frame.army.length === 0 && member.owner !== frame.seat) continue;
    if (frame.denied.some(other => isSame(other, member))) continue;
    if (frame.army.filter(other => isSame(other, member)).length >= count) continue;
    if (canStep(s, frame, [...frame.army, member])) out.push({ kind: "unit", ...member });
  }
  return out;
}

/** Regions from which a player can march. */
export function marchStarts(s: Hlas, seat: Seat, bonus = 0): Region[] {
  const out: Region[] = [];
  for (let from = 0; from < LAND_REGIONS; from++) {
    if (!controls(s, seat, from) || isBanned(s, seat, from, "leave")) continue;
    const frame = { ...marchLocals(seat, "token", bonus), from, at: from } as MarchFrame;
    if (recruits(s, frame).length > 0) out.push(from);
  }
  return out;
}

/** HLAS-436: whether a March can be Mustered: the Serf that goes on the slot is not there to march. */
export function canMusterMarch(s: Hlas, seat: Seat): boolean {
  const { capital } = realmOf(s, seat);
  const isLast = courtyardSerfs(s, seat) === 1;
  for (let from = 0; from < LAND_REGIONS; from++) {
    if (!controls(s, seat, from) || isBanned(s, seat, from, "leave")) continue;
    const frame = { ...marchLocals(seat, "muster"), from, at: from } as MarchFrame;
    if (recruits(s, frame).some(unit => !isLast || from !== capital || unit.piece !== "serf")) return true;
  }
  return false;
}

function moves(s: Hlas, frame: MarchFrame): (PickUnit | Step | Plain)[] {
  const options: (PickUnit | Step | Plain)[] = frame.steps === 0 ? recruits(s, frame) : [];
  if (frame.army.length > 0) for (const to of marchSteps(s, frame)) options.push({ kind: "step", to });
  if (frame.steps > 0 && mayEndMarch(s, frame)) options.push(stop);
  if (frame.steps === 0 && frame.via === "effect") options.push(skip);
  return options;
}

/** A step of the army; it ends where it must, and where nothing else is left. */
function stepTo(s: Hlas, frame: MarchFrame, to: Region, flow: HlasFlow<"arrive">): void {
  frame.at = to;
  frame.steps++;
  if (endsMarch(s, frame.seat, frame.army, to) || !canStep(s, frame)) flow.goto("arrive");
  else flow.repeat();
}

const { procedure, auto, ask } = steps<MarchFrame, "arrive" | "move">();

export const march = procedure("march", {
  // HLAS-140 The army starts from one Land Region.
  chooseStart: ask<Start | Plain>({
    when: (s, frame) => frame.from === NONE && marchStarts(s, frame.seat, frame.bonus).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [
      ...marchStarts(s, frame.seat, frame.bonus).map((from): Start => ({ kind: "start", from })),
      skip,
    ],
    take: (_s, frame, choice) => {
      if (choice.kind !== "start") return;
      frame.from = choice.from;
      frame.at = choice.from;
    },
  }),
  // HLAS-141 to HLAS-155 Units one by one, then Region by Region.
  move: ask<PickUnit | Step | Plain>({
    when: (_s, frame) => frame.from !== NONE,
    seat: (_s, frame) => frame.seat,
    options: moves,
    args: (s, { from, at, seat, army, bonus }) => ({
      from,
      at,
      speed: army.length > 0 ? armySpeed(s, seat, army) + bonus : 0,
    }),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "step") return stepTo(s, frame, choice.to, flow);
      if (choice.kind !== "unit") return flow.goto("arrive");
      const { owner, piece, place } = choice;
      const member = { owner, piece, place };
      if (owner === frame.seat) frame.army.push(member);
      else frame.wanted = member;
      if (frame.wanted === null) flow.repeat();
    },
  }),
  // HLAS-378 Allied Units come along if their owner agrees.
  consent: ask<Plain>({
    when: (_s, frame) => frame.wanted !== null,
    seat: (_s, frame) => frame.wanted!.owner,
    options: () => [accept, decline],
    args: (_s, frame) => ({ piece: frame.wanted!.piece, from: frame.from }),
    take: (_s, frame, choice, flow) => {
      const wanted = frame.wanted!;
      frame.wanted = null;
      (choice.kind === "accept" ? frame.army : frame.denied).push(wanted);
      flow.goto("move");
    },
  }),
  // HLAS-147, HLAS-207 The army arrives; where enemies are a battle starts.
  arrive: auto((s, frame, flow) => {
    const { seat, at, from } = frame;
    if (at === from || frame.army.length === 0) {
      passAction(s, frame, "", flow);
      return flow.end();
    }
    moveUnits(s, seat, frame.army, at, "march", flow);
    for (const member of frame.army) member.place = at;
    const enemy = hostileIn(s, seat, at);
    if (enemy !== NONE) flow.call("battle", newBattle(seat, enemy, at, at));
  }),
  // HLAS-156, HLAS-159 What is left of the army then explores.
  explore: auto((s, frame, flow) => {
    const army = survivors(s, frame.army, frame.at);
    if (army.length > 0 && hostileIn(s, frame.seat, frame.at) === NONE)
      flow.call("explore", exploreLocals(frame.seat, frame.at, army));
  }),
});
