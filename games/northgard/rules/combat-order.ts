// The combats that one action has caused, in the order the active player chooses, and the retreats after them.
import type { At, Retreat } from "../choices.ts";
import type { CombatsFrame, NorthFlow, Pending, RetreatFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import { borderBetween, neighboursOf, type Territory } from "../map/land.ts";
import { NONE, type Northgard } from "../state.ts";
import { blankForce } from "./combat.ts";
import { isContested } from "./contested.ts";
import { settleGuests } from "./guests.ts";
import { enter } from "./pieces.ts";
import { clanOf, forceIn, guardsIn, guestIn } from "./queries.ts";
import { allowed, reasons, refused, type Why } from "./reasons.ts";
import { steps } from "./steps.ts";

const { procedure, auto, ask } = steps<CombatsFrame, "chooseCombat">();

export const combats = procedure("combats", {
  // NOR-163, NOR-381 Which combat is next; the chosen one moves to the front.
  chooseCombat: ask<At>({
    when: (_s, frame) => frame.pending.length > 1,
    seat: (_s, frame) => frame.seat,
    options: (_s, frame) => frame.pending.map(({ at }) => ({ kind: "fight", at })),
    refused: (s, frame) =>
      refused(
        landOf(s).list,
        at => (frame.pending.some(combat => combat.at === at) ? null : reasons.noCombat),
        at => ({ kind: "fight", at }),
      ),
    take: (_s, frame, { at }) => {
      const chosen = frame.pending.findIndex(combat => combat.at === at);
      frame.pending.unshift(...frame.pending.splice(chosen, 1));
    },
  }),
  // NOR-186 A combat that has lost a side is not fought.
  fight: auto((s, frame, flow) => {
    const next = frame.pending[0];
    if (!next) return;
    if (hasBothSides(s, frame, next)) startCombat(s, frame, next, flow);
    else cancelCombat(s, frame, next, flow);
  }),
  // NOR-185 Only now the territory of this combat may be retreated to.
  close: auto((_s, frame, flow) => {
    frame.pending.shift();
    if (frame.pending.length > 0) flow.goto("chooseCombat");
  }),
});

function hasBothSides(s: Northgard, frame: CombatsFrame, { at, creature }: Pending): boolean {
  if (creature !== "") {
    const isThere = s.line.some(beast => beast.creature === creature && landOf(s).territory[beast.area] === at);
    return isThere && s.owner[at] === frame.attacker;
  }
  return guestIn(s, frame.attacker, at) !== null && forceIn(s, at) > 0;
}

function startCombat(s: Northgard, frame: CombatsFrame, { at, creature }: Pending, flow: NorthFlow): void {
  flow.call("combat", {
    at,
    creature,
    card: frame.card,
    isFresh: frame.fresh.includes(at),
    attack: blankForce(frame.attacker),
    defence: blankForce(creature === "" ? s.owner[at]! : NONE),
    winner: "",
  });
}

function cancelCombat(s: Northgard, frame: CombatsFrame, { at }: Pending, flow: NorthFlow): void {
  settleGuests(s, frame.attacker, at);
  flow.emit({ type: "combatAvoided", at, attacker: frame.attacker, why: "gone" });
}

const flight = steps<RetreatFrame>();

export const retreat = flight.procedure("retreat", {
  // NOR-180 Without anywhere to go the units are removed.
  seeWhere: flight.auto((s, frame, flow) => {
    if (retreats(s, frame).length > 0) return;
    const { seat, from, units, kaija } = frame;
    clanOf(s, seat).reserve += units;
    flow.emit({ type: "unitsRemoved", seat, at: from, units, kaija, cause: "noRetreat" });
    flow.end();
  }),
  // NOR-179, NOR-184, NOR-386, NOR-435 Every survivor must go; groups may be split.
  chooseWhere: flight.ask<Retreat>({
    when: (s, frame) => frame.units + (frame.kaija ? 1 : 0) > 0 && retreats(s, frame).length > 1,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => retreatOptions(s, frame),
    refused: (s, frame) =>
      refused(
        landOf(s).list,
        at => whyNoRetreat(s, frame, at),
        to => ({ kind: "retreat", to, units: frame.units, kaija: frame.kaija }),
      ),
    args: (_s, frame) => ({ units: frame.units, kaija: frame.kaija }),
    take: (s, frame, choice, flow) => {
      flee(s, frame, choice, flow);
      flow.repeat();
    },
  }),
  goWhereOneCan: flight.auto((s, frame, flow) => {
    const [to] = retreats(s, frame);
    const { units, kaija } = frame;
    if (to !== undefined && units + (kaija ? 1 : 0) > 0) flee(s, frame, { kind: "retreat", to, units, kaija }, flow);
  }),
});

/** NOR-179, NOR-181, NOR-185, NOR-316, NOR-345, NOR-351, NOR-428: adjacent over a Regular Border, own or neutral, no combat pending. */
function whyNoRetreat(s: Northgard, frame: RetreatFrame, to: Territory): Why | null {
  const border = borderBetween(landOf(s), frame.from, to);
  if (border === "none") return reasons.notAdjacent;
  if (border === "difficult" && !frame.ignoresDifficult) return reasons.difficultBorder;
  if (s.owner[to] !== NONE && s.owner[to] !== frame.seat) return reasons.enemyLand;
  if (guardsIn(s, to) > 0) return reasons.valkyrieHere;
  return isContested(s, to) ? reasons.contested : null;
}

const retreats = (s: Northgard, frame: RetreatFrame): Territory[] =>
  allowed(neighboursOf(landOf(s), frame.from), to => whyNoRetreat(s, frame, to));

function retreatOptions(s: Northgard, frame: RetreatFrame): Retreat[] {
  const options: Retreat[] = [];
  for (const to of retreats(s, frame)) {
    for (let units = 0; units <= frame.units; units++) {
      if (units > 0) options.push({ kind: "retreat", to, units, kaija: false });
      if (frame.kaija) options.push({ kind: "retreat", to, units, kaija: true });
    }
  }
  return options;
}

function flee(s: Northgard, frame: RetreatFrame, { to, units, kaija }: Retreat, flow: NorthFlow): void {
  const { seat, from } = frame;
  enter(s, seat, to, units, kaija);
  frame.units -= units;
  if (kaija) frame.kaija = false;
  flow.emit({ type: "unitsMoved", seat, from, to, units, kaija, cause: "retreat" });
}
