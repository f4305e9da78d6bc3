// Recruit (NOR-088 to NOR-098, NOR-264, NOR-265, NOR-422 to NOR-424): units from the reserve come to the map, one by
// one; then Training Camps add theirs.
import { frameOf, type Seat } from "#kernel/procedure.ts";
import { exploreAgain, type Plain, type Recruit, stop } from "../choices.ts";
import { buildings } from "../content/buildings.ts";
import type { Effect } from "../content/effects.ts";
import type { CampsFrame, EffectsFrame, NorthFlow, RecruitFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import { isClosed, type Territory } from "../map/land.ts";
import { NONE, type Northgard } from "../state.ts";
import { shownIn } from "./collecting.ts";
import { refugeSearch } from "./explore.ts";
import { always, listOf, type OpRule } from "./op-rule.ts";
import { muster } from "./pieces.ts";
import {
  canPlaceKaija,
  clanOf,
  countOf,
  isBlocked,
  isHomeless,
  isKeptOut,
  isNextToEnemy,
  tileIcons,
} from "./queries.ts";
import { allowed, reasons, refused, type Why } from "./reasons.ts";
import { steps } from "./steps.ts";
import { isRefuge } from "./terms.ts";

type RecruitOp = Extract<Effect, { op: "recruit" | "recruit-per-icon" | "recruit-in-each" }>;

/** No limit but the reserve. */
const MANY = 99;

function begin(s: Northgard, frame: EffectsFrame, op: RecruitOp, call: NorthFlow["call"]): void {
  const { seat, card, branch } = frame;
  const left = op.op === "recruit" ? op.amount : op.op === "recruit-in-each" ? op.most : MANY;
  call("recruit", {
    seat,
    card,
    branch,
    index: frame.index - 1,
    left,
    used: [],
    isHomeless: isHomeless(s, seat),
    hasSought: false,
  });
}

export const recruitOp: OpRule<"recruit"> = {
  isPossible: always,
  run: (s, frame, op, flow) => begin(s, frame, op, flow.call),
};
export const recruitPerIconOp: OpRule<"recruit-per-icon"> = {
  isPossible: always,
  run: (s, frame, op, flow) => begin(s, frame, op, flow.call),
};
export const recruitInEachOp: OpRule<"recruit-in-each"> = {
  isPossible: always,
  run: (s, frame, op, flow) => begin(s, frame, op, flow.call),
};

const { procedure, auto, ask } = steps<RecruitFrame>();

export const recruit = procedure("recruit", {
  // NOR-088 to NOR-091, NOR-094, NOR-095, NOR-224, NOR-377 Where the next unit goes, or no more. NOR-096, NOR-097: a
  // seat without units that finds no neutral land may look for a tile first.
  placeUnit: ask<Recruit | Plain>({
    when: (s, frame) => {
      if (frame.left === 0 || !hasReserve(s, frame.seat)) return false;
      return recruitPlaces(s, frame).length > 0 || canSeekLand(s, frame);
    },
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => {
      if (canSeekLand(s, frame)) return [exploreAgain, stop];
      return [...recruitOptions(s, frame.seat, recruitPlaces(s, frame)), stop];
    },
    refused: (s, frame) => refused(landOf(s).list, at => whyNoRecruit(s, frame, at), recruitAt),
    args: (_s, frame) => ({ left: frame.left }),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "stop") return;
      flow.repeat();
      if (choice.kind !== "recruit") return seekLand(frame, flow);
      addUnit(s, frame.seat, choice, "recruit", flow.emit);
      frame.used.push(choice.at);
      frame.left--;
    },
  }),
  // NOR-265 A paid third unit still belongs to the action before it, so that camps add their units once.
  report: auto((s, frame) => {
    const effects = frameOf<EffectsFrame>(s, "effects");
    if (!effects || frame.used.length === 0) return;
    const last = frame.used[frame.used.length - 1]!;
    effects.place = last;
    const op = listOf(frame.card, frame.branch)[frame.index];
    if (op?.op === "recruit" && op.where === "previous") return;
    effects.raised = frame.used.filter((at, i) => frame.used.indexOf(at) === i);
  }),
});

const recruitAt = (at: Territory): Recruit => ({ kind: "recruit", at, kaija: false });

/** NOR-096, NOR-424: nobody on the map, no neutral land where recruits may stand, and tiles left. */
function canSeekLand(s: Northgard, frame: RecruitFrame): boolean {
  if (!frame.isHomeless || frame.hasSought || s.tiles.length === 0) return false;
  return !landOf(s).list.some(at => isRefuge(s, at, true));
}

function seekLand(frame: RecruitFrame, { call }: NorthFlow): void {
  frame.hasSought = true;
  call("explore", refugeSearch(frame.seat, true));
}

/** Whether anybody is left to be placed. */
export function hasReserve(s: Northgard, seat: Seat): boolean {
  return clanOf(s, seat).reserve > 0 || canPlaceKaija(s, seat);
}

function recruitOptions(s: Northgard, seat: Seat, places: readonly Territory[]): Recruit[] {
  const options: Recruit[] = [];
  const hasUnits = clanOf(s, seat).reserve > 0;
  const withKaija = canPlaceKaija(s, seat);
  for (const at of places) {
    if (hasUnits) options.push({ kind: "recruit", at, kaija: false });
    if (withKaija) options.push({ kind: "recruit", at, kaija: true });
  }
  return options;
}

function addUnit(
  s: Northgard,
  seat: Seat,
  { at, kaija }: Recruit,
  cause: "recruit" | "camp",
  emit: NorthFlow["emit"],
): void {
  const units = kaija ? 0 : 1;
  muster(s, seat, at, units, kaija);
  emit({ type: "unitsRecruited", seat, at, units, kaija, cause });
}

/** The territories where the next unit may go. */
function recruitPlaces(s: Northgard, frame: RecruitFrame): Territory[] {
  return allowed(landOf(s).list, at => whyNoRecruit(s, frame, at));
}

/** Why the next unit may not go to a territory. */
function whyNoRecruit(s: Northgard, frame: RecruitFrame, at: Territory): Why | null {
  if (isBlocked(s, at)) return reasons.bearRecruits;
  if (isKeptOut(s, at)) return reasons.valkyrieHere;
  const op = listOf(frame.card, frame.branch)[frame.index] as RecruitOp;
  const owner = s.owner[at]!;
  // NOR-094, NOR-095, NOR-423: with nobody on the map the first unit may go to neutral land.
  const isOwn = owner === frame.seat || (owner === NONE && frame.isHomeless && frame.used.length === 0);
  if (op.op === "recruit") return whyNotThere(s, frame, op, at, isOwn);
  if (!isOwn) return reasons.notYours;
  if (op.op === "recruit-per-icon") {
    const here = frame.used.filter(used => used === at).length;
    return here < shownIn(s, at, op.resource) ? null : reasons.iconsUsed;
  }
  if (frame.used.includes(at)) return reasons.onceEach;
  return passesFilter(s, frame.seat, op.filter, at) ? null : reasons.wrongLand;
}

/** NOR-089, NOR-265: where a card lets units be recruited. */
function whyNotThere(
  s: Northgard,
  frame: RecruitFrame,
  op: Extract<Effect, { op: "recruit" }>,
  at: Territory,
  isOwn: boolean,
): Why | null {
  if (op.same && frame.used.length > 0) return at === frame.used[0] ? null : reasons.onePlace;
  const isNeutral = s.owner[at] === NONE;
  switch (op.where) {
    case "controlled":
      return isOwn ? null : reasons.notYours;
    case "controlled-or-neutral":
      return isOwn || isNeutral ? null : reasons.notYours;
    case "neutral":
      return isNeutral || frame.used.includes(at) ? null : reasons.notNeutral;
    case "previous":
      return at === frameOf<EffectsFrame>(s, "effects")?.place ? null : reasons.onePlace;
  }
}

function passesFilter(
  s: Northgard,
  seat: Seat,
  filter: "adjacent-to-enemy" | "open-or-tile-wood",
  at: Territory,
): boolean {
  if (filter === "adjacent-to-enemy") return isNextToEnemy(s, seat, at);
  return !isClosed(landOf(s), at) || tileIcons(s, at, "wood") > 0;
}

const unitsOfCamps = (s: Northgard, at: Territory): number =>
  buildings.reduce((sum, { id, extraUnits }) => sum + (extraUnits > 0 ? extraUnits * countOf(s, at, id) : 0), 0);

/** NOR-092, NOR-093: the camps of the territories recruited in, one entry for each unit they add. */
export function campsIn(s: Northgard, territories: readonly Territory[]): Territory[] {
  return territories.flatMap(at => Array<Territory>(unitsOfCamps(s, at)).fill(at));
}

const camp = steps<CampsFrame>();

export const camps = camp.procedure("camps", {
  // NOR-098, NOR-422 Where the reserve is too small for all camps, or Kaija may be one of them, the player chooses.
  // Where only Kaija is left she need not come.
  chooseCamp: camp.ask<Recruit | Plain>({
    when: (s, frame) => frame.due.length > 0 && hasReserve(s, frame.seat) && isOpenQuestion(s, frame),
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => {
      const options = recruitOptions(s, frame.seat, [...new Set(frame.due)]);
      return clanOf(s, frame.seat).reserve > 0 ? options : [...options, stop];
    },
    refused: (s, frame) => refused(landOf(s).list, at => (frame.due.includes(at) ? null : reasons.noCamp), recruitAt),
    args: (_s, frame) => ({ left: frame.due.length }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "recruit") return;
      addUnit(s, frame.seat, choice, "camp", flow.emit);
      frame.due.splice(frame.due.indexOf(choice.at), 1);
      flow.repeat();
    },
  }),
  // NOR-092 Everything else comes by itself.
  addRest: camp.auto((s, frame, flow) => {
    for (const at of frame.due) {
      if (clanOf(s, frame.seat).reserve > 0)
        addUnit(s, frame.seat, { kind: "recruit", at, kaija: false }, "camp", flow.emit);
    }
  }),
});

function isOpenQuestion(s: Northgard, frame: CampsFrame): boolean {
  if (canPlaceKaija(s, frame.seat)) return true;
  return clanOf(s, frame.seat).reserve < frame.due.length && new Set(frame.due).size > 1;
}
