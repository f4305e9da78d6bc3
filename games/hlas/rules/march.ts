// March (HLAS-140 to HLAS-162): an army of up to five land Units goes from one Land Region to another, step by step. It
// stays where it was until the March ends; the frame knows how far it has come.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import { accept, decline, type PickUnit, type Plain, type Start, type Step, skip, stop } from "../choices.ts";
import { NONE } from "../content/marks.ts";
import { UNIT_LIMIT } from "../content/numbers.ts";
import type { Region } from "../content/regions.ts";
import { landPieces, type Piece } from "../content/units.ts";
import type { HlasFlow, MarchFrame, Member, Via } from "../frames.ts";
import { countAt } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { newBattle } from "./battle-start.ts";
import { exploreLocals, survivors } from "./explore.ts";
import { armySpeed } from "./modifiers.ts";
import { canStep, endsMarch, marchSteps, whyMarchesOn, whyNoMarch } from "./movement.ts";
import { passAction } from "./passing.ts";
import { moveUnits } from "./pieces.ts";
import { allyOf, controls, courtyardSerfs, hostileIn, isBanned, isSame, placesIn, realmOf } from "./queries.ts";
import { itself, landRegions, pickUnit, type Reason, refuse } from "./reasons.ts";
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

type Group = ReturnType<typeof groupsIn>[number];

/** HLAS-010, HLAS-140, HLAS-474: why no more Units of a group join the army; each army has one path. */
function whyStaysBehind(s: Hlas, frame: MarchFrame, groups: readonly Group[], at: number): Reason | null {
  const { army } = frame;
  const { member, count } = groups[at]!;
  if (frame.isFixed) return { why: "army-complete", rule: "HLAS-438" };
  if (army.length >= UNIT_LIMIT) return { why: "army-full", rule: "HLAS-010" };
  if (army.filter(other => isSame(other, member)).length >= count) return { why: "all-taken", rule: "HLAS-140" };
  if (frame.denied.some(other => isSame(other, member))) return { why: "ally-declined", rule: "HLAS-378" };
  const last = army[army.length - 1];
  if (!last && member.owner !== frame.seat) return { why: "own-first", rule: "HLAS-474" };
  if (last && at < groups.findIndex(group => isSame(group.member, last)))
    return { why: "unit-order", rule: "HLAS-140" };
  return canStep(s, frame, [...army, member]) ? null : { why: "nowhere-to-go", rule: "HLAS-141" };
}

/** HLAS-432: the next Unit for the army. */
function joining(s: Hlas, frame: MarchFrame): PickUnit[] {
  if (frame.isFixed || frame.army.length >= UNIT_LIMIT) return [];
  const groups = groupsIn(s, frame.seat, frame.from);
  const out: PickUnit[] = [];
  for (let at = 0; at < groups.length; at++) {
    if (whyStaysBehind(s, frame, groups, at) === null) out.push(pickUnit(groups[at]!.member));
  }
  return out;
}

/** How many Units find room in the army, and how many there are of each that may join: an army is put together as a whole
 * before it is sent. */
function gathering(s: Hlas, frame: MarchFrame): { room: number; counts: number[] } {
  const groups = groupsIn(s, frame.seat, frame.from);
  const counts = joining(s, frame).map(unit => groups.find(({ member }) => isSame(member, unit))?.count ?? 0);
  return { room: UNIT_LIMIT - frame.army.length, counts };
}

const startLocals = (seat: Seat, from: Region, bonus: number): MarchFrame =>
  ({ ...marchLocals(seat, "token", bonus), from, at: from }) as MarchFrame;

const NO_UNIT: Reason = { why: "no-unit", rule: "HLAS-140" };
const HELD: Reason = { why: "held", rule: "HLAS-438" };

/** HLAS-140: why nobody leaves a Region. */
function whyHeld(s: Hlas, seat: Seat, from: Region): Reason | null {
  if (!controls(s, seat, from)) return NO_UNIT;
  return isBanned(s, seat, from, "leave") ? HELD : null;
}

/** Whether a March can start in a Region, if need be without one kind of Unit. */
function canStart(s: Hlas, seat: Seat, from: Region, bonus: number, without?: Piece): boolean {
  if (whyHeld(s, seat, from) !== null) return false;
  const frame = startLocals(seat, from, bonus);
  const groups = groupsIn(s, seat, from);
  return groups.some(({ member }, at) => member.piece !== without && whyStaysBehind(s, frame, groups, at) === null);
}

/** HLAS-140: why no March starts in a Region. */
function whyNoStart(s: Hlas, seat: Seat, from: Region, bonus: number): Reason | null {
  const held = whyHeld(s, seat, from);
  if (held) return held;
  if (canStart(s, seat, from, bonus)) return null;
  const hasUnits = groupsIn(s, seat, from).some(({ member }) => member.owner === seat);
  return hasUnits ? { why: "nowhere-to-go", rule: "HLAS-146" } : NO_UNIT;
}

/** Regions from which a player can march. */
export const marchStarts = (s: Hlas, seat: Seat, bonus = 0): Region[] =>
  landRegions.filter(from => canStart(s, seat, from, bonus));

/** Whether a player can march at all. */
export const canMarch = (s: Hlas, seat: Seat, bonus = 0): boolean =>
  landRegions.some(from => canStart(s, seat, from, bonus));

/** HLAS-436: whether a March can be Mustered: the Serf that goes on the slot is not there to march. */
export function canMusterMarch(s: Hlas, seat: Seat): boolean {
  const { capital } = realmOf(s, seat);
  const isLast = courtyardSerfs(s, seat) === 1;
  return landRegions.some(from => canStart(s, seat, from, 0, isLast && from === capital ? "serf" : undefined));
}

function moves(s: Hlas, frame: MarchFrame): (PickUnit | Step | Plain)[] {
  const options: (PickUnit | Step | Plain)[] = frame.steps === 0 ? joining(s, frame) : [];
  if (frame.army.length > 0) for (const to of marchSteps(s, frame)) options.push(stepTo(to));
  if (frame.steps > 0 && !whyMarchesOn(s, frame)) options.push(stop);
  if (frame.steps === 0 && frame.via === "effect") options.push(skip);
  return options;
}

/** Units that stay, Regions out of reach, and an end that is not possible here. */
function moveRefusals(s: Hlas, frame: MarchFrame): Refusal[] {
  const groups = groupsIn(s, frame.seat, frame.from);
  const onTheWay: Reason | null = frame.steps > 0 ? { why: "on-the-way", rule: "HLAS-145" } : null;
  return [
    ...refuse(
      [...groups.keys()],
      at => pickUnit(groups[at]!.member),
      at => onTheWay ?? whyStaysBehind(s, frame, groups, at),
    ),
    ...refuse(landRegions, stepTo, to => whyNoMarch(s, frame, to)),
    ...refuse(frame.steps > 0 ? [stop] : [], itself, () => whyMarchesOn(s, frame)),
  ];
}

const stepTo = (to: Region): Step => ({ kind: "step", to });

/** A step of the army; it ends where it must, and where nothing else is left. */
function advance(s: Hlas, frame: MarchFrame, to: Region, flow: HlasFlow<"arrive">): void {
  frame.at = to;
  frame.steps++;
  if (endsMarch(s, frame.seat, frame.army, to) || !canStep(s, frame)) flow.goto("arrive");
  else flow.repeat();
}

const { procedure, auto, ask } = steps<MarchFrame, "arrive" | "move">();

export const march = procedure("march", {
  // HLAS-140 The army starts from one Land Region.
  chooseStart: ask<Start | Plain>({
    when: (s, frame) => frame.from === NONE && canMarch(s, frame.seat, frame.bonus),
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [
      ...marchStarts(s, frame.seat, frame.bonus).map((from): Start => ({ kind: "start", from })),
      skip,
    ],
    refused: (s, { seat, bonus }) =>
      refuse(
        landRegions,
        (from): Start => ({ kind: "start", from }),
        from => whyNoStart(s, seat, from, bonus),
      ),
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
    refused: moveRefusals,
    args: (s, frame) => {
      const { from, at, seat, army, bonus } = frame;
      const speed = army.length > 0 ? armySpeed(s, seat, army) + bonus : 0;
      return { from, at, speed, ...gathering(s, frame) };
    },
    take: (s, frame, choice, flow) => {
      if (choice.kind === "step") return advance(s, frame, choice.to, flow);
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
    pass: "decline",
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
