// A year: its phases in order; nothing is decided at the same time (NOR-396).
import { buildings } from "../content/buildings.ts";
import { CARDS_PER_YEAR } from "../content/numbers.ts";
import type { ActionsFrame, YearFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import { NONE, type Northgard } from "../state.ts";
import { drawToHand } from "./deck.ts";
import { clanOf, countOf, isHomeless, seatsFrom } from "./queries.ts";
import { endReason } from "./result.ts";
import { steps } from "./steps.ts";
import { payWinter } from "./winter.ts";

const { procedure, auto } = steps<YearFrame>();

export const year = procedure("year", {
  // NOR-059, NOR-113, NOR-455 Everybody draws 4 cards and 1 more per Forge, in turn order.
  drawHands: auto((s, _frame, flow) => {
    s.phase = "start-of-year";
    flow.emit({ type: "yearStarted", year: s.year });
    for (const seat of seatsFrom(s, s.first)) drawToHand(s, seat, CARDS_PER_YEAR + extraCards(s, seat), flow);
  }),
  // NOR-060, NOR-061, NOR-276 One card per seat is laid out; in the last year the Achievements are.
  revealDisplay: auto((s, _frame, { emit }) => {
    const isLast = s.year === s.years;
    s.display = isLast ? s.achievements : s.development.splice(s.development.length - s.seats).reverse();
    if (isLast) s.achievements = [];
    emit({ type: "displayRevealed", cards: [...s.display] });
  }),
  takeActions: auto((s, _frame, { call }) => {
    s.phase = "actions";
    call("actions", { next: s.first });
  }),
  // NOR-332 Phase 2.5 of the Creatures module.
  moveCreatures: auto((s, _frame, { call }) => {
    if (!s.creatures) return;
    s.phase = "creatures";
    call("roaming", { queue: s.line.map(beast => beast.creature), creature: "", ties: [] });
  }),
  harvest: auto((s, _frame, { call }) => {
    s.phase = "harvest";
    call("harvest", { turn: 0, robbed: "", robbedFrom: NONE, declined: [], sent: [], give: "", take: "" });
  }),
  // NOR-195 In turn order everybody pays for units on the map.
  payForWinter: auto((s, _frame, flow) => {
    s.phase = "winter";
    for (const seat of seatsFrom(s, s.first)) payWinter(s, seat, flow);
  }),
  // NOR-204, NOR-205, NOR-274, NOR-288 The game may be over.
  checkEnd: auto((s, _frame, flow) => {
    s.phase = "end-of-year";
    const reason = endReason(s);
    if (reason === "") return;
    s.ending = reason;
    flow.emit({ type: "gameEnded", reason });
    flow.end();
  }),
  // NOR-206, NOR-208 A player with no units left may come back.
  giveSecondChance: auto((s, _frame, { call }) => {
    const queue = seatsFrom(s, s.first).filter(seat => isHomeless(s, seat));
    if (queue.length > 0) call("secondChance", { queue, seat: NONE, hasSought: false });
  }),
  // NOR-209, NOR-210 The marker advances; effects of this year end.
  advanceYear: auto((s, _frame, { emit }) => {
    s.year++;
    for (const clan of s.clans) {
      clan.passed = false;
      clan.hasTaken = false;
      clan.lasting = [];
    }
    emit({ type: "yearEnded", year: s.year - 1 });
  }),
});

/** NOR-113, NOR-115: cards for Forges in territories that a seat controls. */
function extraCards(s: Northgard, seat: number): number {
  let cards = 0;
  for (const territory of landOf(s).list) {
    if (s.owner[territory] !== seat || s.works[territory] === 0) continue;
    for (const building of buildings) {
      if (building.extraCards > 0) cards += building.extraCards * countOf(s, territory, building.id);
    }
  }
  return cards;
}

const turns = steps<ActionsFrame>();

export const actions = turns.procedure("actions", {
  // NOR-062, NOR-063, NOR-083 Turn by turn clockwise, leaving out those who have passed, until all have.
  nextTurn: turns.auto((s, frame, flow) => {
    let seat = frame.next;
    for (let tried = 0; clanOf(s, seat).passed; tried++) {
      if (tried === s.seats) return;
      seat = (seat + 1) % s.seats;
    }
    frame.next = (seat + 1) % s.seats;
    flow.call("turn", { seat, option: "", cards: 0, hasMain: false });
    flow.repeat();
  }),
});
