// A round: Order cards, turns until they run out, then VP for regions, reinforcements and fresh cards (TYT-181 to TYT-191).
import type { Refusal } from "#kernel/procedure.ts";
import { type ChooseMission, decline, type Plain, type Reinforce } from "../choices.ts";
import { MISSIONS_DRAWN, REGION_VP } from "../content/numbers.ts";
import type { MissionDrawFrame, ReinforcementFrame, RoundFrame } from "../frames.ts";
import { NOWHERE } from "../map/atlas.ts";
import type { Power, Tytani } from "../state.ts";
import { automaReinforcements, scoreAutoma } from "./automa-cards.ts";
import { scoreCapitals } from "./capitals.ts";
import { canDraw } from "./cards-in-hand.ts";
import { canResolve } from "./effects.ts";
import { drawMissions } from "./missions.ts";
import { dealOrders, gatherOrders, poolCount } from "./order-rows.ts";
import { gainVp } from "./pieces.ts";
import { isAutoma, powerOf, whoOf } from "./queries.ts";
import { refuseSome } from "./refusals.ts";
import { steps } from "./steps.ts";
import { openPool } from "./supply.ts";
import { beginTurn } from "./turn.ts";

const { procedure, auto } = steps<RoundFrame>();

export const round = procedure("round", {
  // TYT-054 The pool and the row above it.
  deal: auto((s, _frame, flow) => {
    flow.emit({ type: "roundStarted", round: s.round });
    dealOrders(s, flow);
  }),
  // TYT-056, TYT-057, TYT-065, TYT-069, TYT-070 Turns clockwise until the pool is empty.
  takeTurns: auto((s, frame, flow) => {
    if (poolCount(s) === 0) return;
    const power = s.order[frame.turn % s.order.length]!;
    beginTurn(s, power, frame.turn, flow);
    frame.turn++;
    if (isAutoma(s, power)) flow.call("automa", { power, left: [] });
    else flow.call("turn", { power, begun: [], used: [], moved: 0, at: NOWHERE, hasLateChance: false });
    flow.repeat();
  }),
  // TYT-181 One VP for each region; automas get more (TYT-268).
  scoreRegions: auto((s, _frame, flow) => {
    s.phase = "round-end";
    s.fought = null;
    flow.emit({ type: "roundEnded", round: s.round });
    for (const power of s.order) {
      gainVp(s, power, REGION_VP * powerOf(s, power).regions, "regions", flow);
      if (isAutoma(s, power)) scoreAutoma(s, power, flow);
    }
  }),
  // TYT-182, TYT-183 After the last round nothing else happens.
  advance: auto((s, _frame, flow) => {
    if (s.round < s.rounds) {
      s.round++;
      return;
    }
    scoreCapitals(s, flow);
    discardMissions(s, flow.emit);
    s.phase = "over";
    flow.end();
  }),
  // TYT-184, TYT-187, TYT-214 The next round's discount holds already. Both reinforcements of one player before the next.
  reinforce: auto((s, _frame, flow) => {
    for (const power of s.order) if (!isAutoma(s, power)) flow.call("reinforcement", { power, isBackedOut: false });
  }),
  // TYT-190 Fresh cards for the next round.
  prepare: auto((s, _frame, flow) => {
    for (const power of s.order) if (isAutoma(s, power)) automaReinforcements(s, power, flow);
    s.supportDiscard.push(...s.supportPool);
    s.supportPool = [];
    openPool(s, flow);
    gatherOrders(s, flow);
    for (const own of s.powers) own.rotated = [];
    flow.emit({ type: "cardsReadied" });
  }),
});

/** TYT-111: what nobody finished is shown and put away. */
function discardMissions(s: Tytani, emit: (event: Discarded) => void): void {
  for (const power of s.order) {
    const own = powerOf(s, power);
    const left = own.missions;
    if (left.length === 0) continue;
    s.missionDiscard.push(...left);
    own.missions = [];
    emit({ type: "missionsDiscarded", who: whoOf(s, power), missions: left });
  }
}

type Discarded = Extract<import("../events.ts").TytaniEvent, { type: "missionsDiscarded" }>;

const help = steps<ReinforcementFrame, "chooseSecond">();

/** TYT-185: Support cards or Missions, as far as there are any. */
function firstChoices(s: Tytani): (Reinforce | Plain)[] {
  const options: (Reinforce | Plain)[] = [];
  if (canDraw(s)) options.push({ kind: "reinforce", with: "draw-support" });
  if (s.missionDeck.length + s.missionDiscard.length > 0) options.push({ kind: "reinforce", with: "draw-missions" });
  return [...options, decline];
}

function refusedFirst(s: Tytani): Refusal[] {
  const open = firstChoices(s);
  const reasons = { "draw-support": "none-left", "draw-missions": "no-missions" } as const;
  return refuseSome(
    (["draw-support", "draw-missions"] as const).map(id => ({ kind: "reinforce", with: id }) as const),
    choice => (open.some(other => "with" in other && other.with === choice.with) ? "" : reasons[choice.with]),
  );
}

function refusedSecond(s: Tytani, power: Power): Refusal[] {
  const reasons = { "buy-card": "no-buy", deploy: "no-deploy" } as const;
  return refuseSome(
    (["buy-card", "deploy"] as const).map(id => ({ kind: "reinforce", with: id }) as const),
    choice => (canResolve(s, power, choice.with) ? "" : reasons[choice.with]),
  );
}

/** TYT-186: a Nation card, or a unit for a Support card. */
function secondChoices(s: Tytani, power: Power): (Reinforce | Plain)[] {
  const options = (["buy-card", "deploy"] as const).filter(id => canResolve(s, power, id));
  return [...options.map(id => ({ kind: "reinforce", with: id }) as const), decline];
}

export const reinforcement = help.procedure("reinforcement", {
  // TYT-185, TYT-188, TYT-303.
  chooseFirst: help.ask<Reinforce | Plain>({
    seat: (_s, frame) => frame.power,
    options: s => firstChoices(s),
    refused: s => refusedFirst(s),
    take: (s, { power }, choice, flow) => {
      if (choice.kind !== "reinforce") return;
      flow.emit({ type: "reinforcementChosen", who: whoOf(s, power), reinforcement: choice.with });
      if (choice.with !== "draw-missions") {
        flow.call("effects", { power, origin: choice.with, index: 0, due: 0 });
        return;
      }
      const drawn = drawMissions(s, MISSIONS_DRAWN, flow);
      flow.emit({ type: "missionsDrawn", who: whoOf(s, power), count: drawn.length, missions: drawn });
      flow.call("missionDraw", { power, drawn: [...drawn] });
    },
  }),
  // TYT-186, TYT-336 Cards just drawn may pay for it. Asked in any case: what can be bought is a secret.
  chooseSecond: help.ask<Reinforce | Plain>({
    seat: (_s, frame) => frame.power,
    options: (s, frame) => secondChoices(s, frame.power),
    refused: (s, frame) => refusedSecond(s, frame.power),
    take: (s, { power }, choice, flow) => {
      if (choice.kind !== "reinforce" || choice.with === "draw-missions") return;
      flow.emit({ type: "reinforcementChosen", who: whoOf(s, power), reinforcement: choice.with });
      flow.call("effects", { power, origin: choice.with, index: 0, due: 0 });
    },
  }),
  // TYT-326 Who has bought nothing after all may still choose.
  chooseAgain: help.auto((_s, frame, flow) => {
    if (!frame.isBackedOut) return;
    frame.isBackedOut = false;
    flow.goto("chooseSecond");
  }),
});

const letters = steps<MissionDrawFrame>();

export const missionDraw = letters.procedure("missionDraw", {
  // TYT-185 One is kept, the other goes under the deck.
  keepOne: letters.ask<ChooseMission>({
    seat: (_s, frame) => frame.power,
    options: (_s, frame) => frame.drawn.map(mission => ({ kind: "keep", mission })),
    take: (s, frame, { mission }, { emit }) => {
      powerOf(s, frame.power).missions.push(mission);
      s.missionDeck.unshift(...frame.drawn.filter(other => other !== mission));
      emit({ type: "missionKept", who: whoOf(s, frame.power), mission });
    },
  }),
});
