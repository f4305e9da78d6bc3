// Setting the game up (RUN-042 to RUN-060): first player, factions, the board, strongholds, units, heroes, cards; where no
// order is printed, from the first player on (RUN-462).

import type { Seat } from "#kernel/procedure.ts";
import { type AtArea, atArea, type PickUnit, pickUnit, type TakeFaction } from "../choices.ts";
import { factionIds } from "../content/factions.ts";
import { type HeroId, heroCardOf } from "../content/heroes.ts";
import { STARTING_QUESTS, UNITS_PER_AREA } from "../content/numbers.ts";
import { type QuestId, questCards } from "../content/quests.ts";
import { resourceIds } from "../content/resources.ts";
import { sampleBoards } from "../content/sample-boards.ts";
import type { Area } from "../content/tiles.ts";
import { typeOf } from "../content/units.ts";
import type { RuneFlow, SetupFrame, StartFrame } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { whyNotHome } from "./area-refusals.ts";
import { drawObjective } from "./effects-goods.ts";
import { addHero } from "./hiring.ts";
import { addUnits, drawQuests, drawTactics, groupOf } from "./pieces.ts";
import { factionOf, homeSeat, playerOf, unitsIn } from "./queries.ts";
import { isOnBoard } from "./quest-places.ts";
import { refuseOthers, refuseRest } from "./reasons.ts";
import { unitsOnDial } from "./recruit.ts";
import { settle } from "./settle.ts";
import { steps } from "./steps.ts";
import { buildStronghold } from "./strongholds.ts";

const clockwise = (s: Runewars, turn: number): Seat => (s.first + turn) % s.seats;

/** RUN-044: factions nobody has. */
function freeFactions(s: Runewars): TakeFaction[] {
  const all = s.isQuick ? sampleBoards[s.seats - 2]!.factions : factionIds;
  return all
    .filter(faction => !s.players.some(player => player.faction === faction))
    .map(faction => ({ kind: "faction", faction }));
}

const { procedure, auto, ask } = steps<SetupFrame>();

export const setUp = procedure("setup", {
  // RUN-042 The highest of the Fate cards dealt is the first player's; they go back into the deck.
  dealFate: auto((s, _frame, flow) => {
    const fate = s.fate.slice(0, s.seats);
    s.first = fate.indexOf(Math.max(...fate));
    flow.shuffle(s.fate);
    flow.emit({ type: "gameSetUp", first: s.first, fate, discovery: s.discovery });
  }),
  // RUN-044 From the first player clockwise.
  takeFaction: ask<TakeFaction>({
    when: (s, frame) => frame.turn < s.seats && playerOf(s, clockwise(s, frame.turn)).faction === "",
    seat: (s, frame) => clockwise(s, frame.turn),
    options: s => freeFactions(s),
    refused: s =>
      refuseRest(
        factionIds.map((faction): TakeFaction => ({ kind: "faction", faction })),
        freeFactions(s),
        ({ faction }) =>
          s.players.some(player => player.faction === faction)
            ? ["faction-taken", "RUN-044"]
            : ["not-on-this-board", "RUN-044"],
      ),
    take: (s, frame, { faction }, flow) => {
      playerOf(s, clockwise(s, frame.turn)).faction = faction;
      frame.turn++;
      flow.repeat();
    },
  }),
  // RUN-049, RUN-057 Dials and influence as printed.
  equip: auto((s, _frame, flow) => {
    for (const [seat, player] of s.players.entries()) {
      const { id, startingDials, startingInfluence } = factionOf(s, seat);
      s.homes[factionIds.indexOf(id)] = seat;
      for (const resource of resourceIds) player[resource] = startingDials[resource];
      player.influence = startingInfluence;
      flow.emit({ type: "factionTaken", seat, faction: id });
    }
    flow.call("board", { turn: 0, stuck: 0, restarts: 0, hands: [], dealt: [], markers: [], picked: [] });
  }),
  // RUN-047, RUN-048 Quests that name an area which is not on the board leave the game.
  stackQuests: auto((s, _frame, flow) => {
    const all: QuestId[] = questCards.map(card => card.id).filter(id => isOnBoard(s, id));
    s.quests = flow.shuffle(all);
    flow.call("start", { turn: 0, queue: [], heroes: [] });
  }),
});

/** RUN-050: a seat's home areas. */
const homeAreas = (s: Runewars, seat: Seat): Area[] => boardIn(s).list.filter(area => homeSeat(s, area) === seat);

/** RUN-051: where the next of the first units may stand. */
function unitSpots(s: Runewars, { turn, queue }: StartFrame): PickUnit[] {
  const free = homeAreas(s, clockwise(s, turn)).filter(area => unitsIn(s, area) < UNITS_PER_AREA);
  return free.map(area => pickUnit(area, queue[0]!));
}

const begin = steps<StartFrame, "placeStronghold">();

export const start = begin.procedure("start", {
  // RUN-050 A stronghold in any area of the home realm.
  placeStronghold: begin.ask<AtArea>({
    seat: (s, frame) => clockwise(s, frame.turn),
    options: (s, frame) => homeAreas(s, clockwise(s, frame.turn)).map(atArea),
    refused: (s, frame) => {
      const seat = clockwise(s, frame.turn);
      const offered = homeAreas(s, seat).map(atArea);
      return refuseOthers(s, offered, area => whyNotHome(s, seat, area));
    },
    take: (s, frame, { area }, flow) => {
      const seat = clockwise(s, frame.turn);
      buildStronghold(s, seat, area, false, flow);
      frame.queue = resourceIds.flatMap(resource => unitsOnDial(s, seat, resource)).sort((a, b) => a - b);
    },
  }),
  // RUN-051 Recruits of all three dials, anywhere in the home realm.
  placeUnits: begin.ask<PickUnit>({
    when: (_s, frame) => frame.queue.length > 0,
    seat: (s, frame) => clockwise(s, frame.turn),
    options: unitSpots,
    refused: (s, frame) => {
      const [first] = unitSpots(s, frame);
      const all = first ? boardIn(s).list.map((area): PickUnit => ({ ...first, area })) : [];
      return refuseRest(all, unitSpots(s, frame), ({ area }) => whyNotHome(s, clockwise(s, frame.turn), area));
    },
    take: (s, frame, { area, unit }, flow) => {
      const seat = clockwise(s, frame.turn);
      frame.queue.shift();
      s.supply[typeOf(unit)]!--;
      addUnits(s, seat, area, typeOf(unit), 1, 0);
      flow.emit({ type: "unitsPlaced", seat, area, groups: groupOf(typeOf(unit), 1), cause: "setup" });
      flow.repeat();
    },
  }),
  nextRealm: begin.auto((s, frame, flow) => {
    frame.turn++;
    if (frame.turn < s.seats) return flow.goto("placeStronghold");
    frame.turn = 0;
    for (let turn = 0; turn < s.seats; turn++) frame.heroes.push(drawHero(s, clockwise(s, turn)));
  }),
  // RUN-052, RUN-054 A hero of the own alignment, in any area of the home realm.
  placeHero: begin.ask<AtArea>({
    seat: (s, frame) => clockwise(s, frame.turn),
    options: (s, frame) => homeAreas(s, clockwise(s, frame.turn)).map(atArea),
    refused: (s, frame) => {
      const seat = clockwise(s, frame.turn);
      const offered = homeAreas(s, seat).map(atArea);
      return refuseOthers(s, offered, area => whyNotHome(s, seat, area));
    },
    args: (_s, frame) => ({ hero: frame.heroes[frame.turn]! }),
    take: (s, frame, { area }, flow) => {
      const seat = clockwise(s, frame.turn);
      addHero(s, seat, frame.heroes[frame.turn]!, area, flow);
      frame.turn++;
      if (frame.turn < s.seats) flow.repeat();
    },
  }),
  // RUN-053, RUN-055, RUN-057 to RUN-060 The Hero deck is shuffled; Tactics, Quests and an Objective for everybody.
  dealCards: begin.auto((s, _frame, flow) => {
    flow.shuffle(s.heroDeck);
    for (let turn = 0; turn < s.seats; turn++) dealTo(s, clockwise(s, turn), flow);
    s.phase = "card";
    settle(s, flow);
  }),
});

/** RUN-052: the topmost hero of a seat's alignment; the deck is shuffled, so that is any of them. */
function drawHero(s: Runewars, seat: Seat): HeroId {
  const { alignment } = factionOf(s, seat);
  const at = s.heroDeck.findLastIndex(hero => heroCardOf(hero).alignment === alignment);
  return s.heroDeck.splice(at, 1)[0]!;
}

function dealTo(s: Runewars, seat: Seat, flow: RuneFlow): void {
  const player = playerOf(s, seat);
  drawTactics(s, seat, factionOf(s, seat).startingTactics, flow);
  // RUN-058 They were not drawn in the first spring.
  player.tactics.push(...player.fresh.splice(0));
  drawQuests(s, seat, STARTING_QUESTS, flow);
  drawObjective(s, seat, flow);
}
