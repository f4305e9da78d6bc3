import {
  accept,
  type CastSpell,
  decline,
  done,
  type Lead,
  type PickUnit,
  type Plain,
  type PlayTactic,
  passOn,
} from "../choices.ts";
import { NONE } from "../content/marks.ts";
import { BATTLE_VP } from "../content/numbers.ts";
import type { BattleFrame } from "../frames.ts";
import { regionOf } from "../map/places.ts";
import { callAbilities } from "./ability-queue.ts";
import { aftermath, asUnit } from "./battle-aftermath.ts";
import { ATTACK, DEFENCE, flankOf, isSideEmpty, leaderOf } from "./battle-queries.ts";
import {
  combatOptions,
  compareTotals,
  herald,
  isOver,
  loserOf,
  mayCast,
  openSide,
  removeSacrificed,
  scoreCards,
  setLeader,
  undecided,
  whyNotInBattle,
} from "./battle-sides.ts";
import {
  barredTactics,
  conscriptRefusals,
  conscripts,
  drawSoloCard,
  judgeTactics,
  legalTactics,
  nameTactic,
  paymentRefusals,
  payments,
  payTactic,
  presentOf,
  sacrifices,
  worthOf,
} from "./battle-tactics.ts";
import { everyCast } from "./castable.ts";
import { gainVp, moveUnits } from "./pieces.ts";
import { allyOf, controls, isEnemy } from "./queries.ts";
import { itself, refuse } from "./reasons.ts";
import { spellLocals } from "./spell.ts";
import { steps } from "./steps.ts";

const { procedure, auto, ask, askTogether } = steps<
  BattleFrame,
  "endEarly" | "castSpell" | "payForTactic" | "bringUnits" | "resultAbilities" | "retreat"
>();

export const battle = procedure("battle", {
  // HLAS-208 The attacker gains 1 VP.
  begin: auto((s, frame, flow) => {
    setLeader(s, frame);
    const { attacker, defender, region, from } = frame;
    s.battle = { region, attacker, defender, attack: "", defence: "", solo: "" };
    flow.emit({ type: "battleStarted", attacker, defender, at: region, from });
    gainVp(s, attacker, BATTLE_VP, "battle", "", flow);
  }),
  // HLAS-381, D26 Allies who defend together say who leads.
  chooseLeader: ask<Lead>({
    when: (s, frame) => herald(s, frame) !== NONE,
    seat: herald,
    options: (s, frame) => {
      const first = herald(s, frame);
      return [first, allyOf(s, first)].map(seat => ({ kind: "lead", seat }));
    },
    args: (_s, frame) => ({ at: frame.region }),
    take: (s, frame, { seat }) => {
      if (seat === herald(s, frame)) frame.defender = seat;
      else frame.asked = seat;
    },
  }),
  confirmLeader: ask<Plain>({
    when: (_s, frame) => frame.asked !== NONE,
    pass: "decline",
    seat: (_s, frame) => frame.asked,
    options: () => [accept, decline],
    args: (_s, frame) => ({ at: frame.region }),
    take: (s, frame, choice) => {
      frame.defender = choice.kind === "accept" ? frame.asked : allyOf(s, frame.asked);
    },
  }),
  // HLAS-449 Abilities at the start, the defender's first.
  startAbilities: auto((s, frame, flow) => {
    const { attacker, defender, region } = frame;
    s.battle.defender = defender;
    const ally = allyOf(s, defender);
    if (ally !== NONE && controls(s, ally, region)) flow.emit({ type: "leaderChosen", seat: defender, at: region });
    callAbilities(s, "battle-start", [defender, attacker], { region }, flow);
  }),
  // HLAS-217 to HLAS-219, HLAS-478 One Combat spell each, the defender's first.
  castSpell: ask<CastSpell | Plain>({
    when: mayCast,
    pass: "pass",
    seat: (_s, frame) => leaderOf(frame, frame.turn),
    options: (s, frame) => [...combatOptions(s, frame), passOn],
    refused: (s, frame) =>
      refuse(everyCast(s, leaderOf(frame, frame.turn)), itself, choice => whyNotInBattle(s, frame, choice)),
    args: (_s, frame) => ({ at: frame.region }),
    take: (_s, frame, choice, flow) => {
      if (choice.kind !== "cast") return;
      flankOf(frame, frame.turn).casts++;
      flow.call("spell", spellLocals(leaderOf(frame, frame.turn), choice.card, NONE));
      flow.repeat();
    },
  }),
  nextCaster: auto((s, frame, flow) => {
    if (isOver(s, frame)) return flow.goto("endEarly");
    if (frame.turn === DEFENCE) {
      frame.turn = ATTACK;
      flow.goto("castSpell");
    } else frame.turn = DEFENCE;
  }),
  // HLAS-453, HLAS-467 With Foresight the other side shows its card first.
  foresee: auto((s, frame, flow) => {
    const side = openSide(frame);
    if (side === NONE || !isEnemy(s, leaderOf(frame, side))) return;
    frame.solo = drawSoloCard(s, flow);
    nameTactic(s, frame);
    s.battle.solo = frame.solo;
    flow.emit({ type: "tacticsRevealed", at: frame.region, attack: "", defence: "", solo: frame.solo });
  }),
  showTactic: ask<PlayTactic>({
    when: (s, frame) => openSide(frame) !== NONE && undecided(s, frame).includes(openSide(frame)),
    seat: (_s, frame) => leaderOf(frame, openSide(frame)),
    options: (s, frame) => legalTactics(s, frame, openSide(frame)),
    refused: (s, frame) => barredTactics(s, frame, openSide(frame)),
    args: (_s, frame) => ({ at: frame.region }),
    take: (_s, frame, { card }, { emit }) => {
      const side = openSide(frame);
      flankOf(frame, side).tactic = card;
      emit({ type: "tacticShown", seat: leaderOf(frame, side), card });
    },
  }),
  // HLAS-223, HLAS-403 In secret and at once.
  chooseTactics: askTogether<PlayTactic>({
    seats: (s, frame) => undecided(s, frame).map(side => leaderOf(frame, side)),
    options: (s, frame, seat) => legalTactics(s, frame, seat === frame.attacker ? ATTACK : DEFENCE),
    refused: (s, frame, seat) => barredTactics(s, frame, seat === frame.attacker ? ATTACK : DEFENCE),
    args: (_s, frame) => ({ at: frame.region }),
    take: (_s, frame, chosen) => {
      for (const side of [ATTACK, DEFENCE]) {
        const choice = chosen[leaderOf(frame, side)];
        if (choice) flankOf(frame, side).tactic = choice.card;
      }
    },
  }),
  // HLAS-231, HLAS-237 Both are revealed; cancels come first.
  revealTactics: auto((s, frame, flow) => {
    if (s.solo && frame.solo === "") {
      frame.solo = drawSoloCard(s, flow);
      nameTactic(s, frame);
    }
    const [attack, defence] = [flankOf(frame, ATTACK).tactic, flankOf(frame, DEFENCE).tactic];
    Object.assign(s.battle, { attack, defence, solo: frame.solo });
    flow.emit({ type: "tacticsRevealed", at: frame.region, attack, defence, solo: frame.solo });
    judgeTactics(s, frame, flow);
  }),
  // HLAS-238 to HLAS-243, D20 Units named one by one, then the rest with resources; the defender first.
  payForTactic: ask<PickUnit | Plain>({
    when: (s, frame) => flankOf(frame, frame.turn).due > 0 && sacrifices(s, frame, frame.turn).length > 0,
    seat: (_s, frame) => leaderOf(frame, frame.turn),
    options: (s, frame) => payments(s, frame, frame.turn),
    refused: (s, frame) => paymentRefusals(s, frame, frame.turn),
    args: (_s, frame) => ({ card: flankOf(frame, frame.turn).tactic, due: flankOf(frame, frame.turn).due }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "unit") return;
      const flank = flankOf(frame, frame.turn);
      flank.sacrificed.push(asUnit(choice));
      flank.due = Math.max(0, flank.due - worthOf(s, frame, frame.turn, choice.piece));
      flow.emit({
        type: "unitSacrificed",
        seat: choice.owner,
        piece: choice.piece,
        at: regionOf(s, choice.owner, choice.place),
      });
      flow.repeat();
    },
  }),
  nextPayer: auto((s, frame, flow) => {
    payTactic(s, frame, frame.turn, flow);
    frame.turn = 1 - frame.turn;
    if (frame.turn === ATTACK) flow.goto("payForTactic");
  }),
  // HLAS-232 to HLAS-235, D21 Conscripts, the defender's first.
  bringUnits: ask<PickUnit | Plain>({
    when: (s, frame) => conscripts(s, frame, frame.turn).length > 0,
    seat: (_s, frame) => leaderOf(frame, frame.turn),
    options: (s, frame) => [...conscripts(s, frame, frame.turn), done],
    refused: (s, frame) => conscriptRefusals(s, frame, frame.turn),
    args: (_s, frame) => ({ at: frame.region }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "unit") return;
      moveUnits(s, choice.owner, [asUnit(choice)], frame.region, "conscripts", flow);
      flow.repeat();
    },
  }),
  nextConscripts: auto((_s, frame, flow) => {
    frame.turn = 1 - frame.turn;
    if (frame.turn === ATTACK) flow.goto("bringUnits");
  }),
  compare: auto((s, frame, flow) => {
    compareTotals(s, frame, flow);
    scoreCards(s, frame, flow);
    removeSacrificed(s, frame, flow);
    flow.goto("resultAbilities");
  }),
  // HLAS-220, HLAS-221, HLAS-452 One side has nothing left: the side still there has won.
  endEarly: auto((s, frame) => {
    frame.isEarly = true;
    for (const side of [ATTACK, DEFENCE]) flankOf(frame, side).present = presentOf(s, frame, side);
    const standing = [ATTACK, DEFENCE].filter(side => !isSideEmpty(s, frame, side));
    frame.winner = standing.length === 1 ? standing[0]! : NONE;
  }),
  resultAbilities: auto((s, frame, flow) => {
    if (frame.winner === NONE) return;
    const { region } = frame;
    for (const side of [DEFENCE, ATTACK]) {
      if (side === frame.winner) callAbilities(s, "battle-won", [leaderOf(frame, side)], { region }, flow);
      else if (!frame.isEarly) callAbilities(s, "battle-lost", [leaderOf(frame, side)], { region }, flow);
    }
  }),
  ...aftermath,
  endAbilities: auto((s, frame, flow) => {
    const { region, attacker, defender, winner } = frame;
    const damage = winner === NONE ? 0 : flankOf(frame, loserOf(frame)).lost;
    flow.emit({
      type: "battleEnded",
      at: region,
      attacker,
      defender,
      winner: winner === NONE ? NONE : leaderOf(frame, winner),
      damage,
    });
    callAbilities(s, "battle-end", [defender, attacker], { region }, flow);
  }),
});
