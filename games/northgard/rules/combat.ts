// One combat, in the seven steps of the rulebook (NOR-164 to NOR-187), between two seats or a seat and a creature.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import type { Count, Feed, Lose, Plain, Push } from "../choices.ts";
import { stop } from "../choices.ts";
import { faces } from "../content/numbers.ts";
import type { SideReport } from "../events.ts";
import type { Bonus, CombatFrame, Force, NorthFlow } from "../frames.ts";
import { NONE, type Northgard } from "../state.ts";
import { applyOutcome, rewardWinner } from "./combat-end.ts";
import { pushes, pushRefusals, pushUnit } from "./combat-push.ts";
import { hasFlag } from "./movement.ts";
import { feedOdds, forceStrength, mostFood } from "./odds.ts";
import { pay } from "./pieces.ts";
import { clanOf } from "./queries.ts";
import { reasons } from "./reasons.ts";
import { steps } from "./steps.ts";
import {
  attackBonuses,
  creatureBonuses,
  defenceBonuses,
  lossesOf,
  peopleIn,
  shieldOf,
  sizeOf,
  winnerOf,
} from "./strength.ts";

type CombatSide = "attacker" | "defender";

/** A side before step 1; seat NONE is the creature. */
export function blankForce(seat: Seat): Force {
  return {
    seat,
    units: 0,
    kaija: false,
    axes: 0,
    skulls: 0,
    food: NONE,
    face: NONE,
    chosen: "",
    losses: NONE,
    kaijaFalls: false,
    bonuses: [],
  };
}

const { procedure, auto, ask } = steps<CombatFrame>();
const count: readonly Count[] = [
  { kind: "count", as: "axe" },
  { kind: "count", as: "skull" },
];

export const combat = procedure("combat", {
  // NOR-254, NOR-382 Intimidate: the attacker may push one defender away before step 1.
  pushDefender: ask<Push | Plain>({
    when: (s, frame) => frame.creature === "" && hasFlag(frame.card, "push-1-defender") && pushes(s, frame).length > 0,
    seat: (_s, frame) => frame.attack.seat,
    options: (s, frame) => [...pushes(s, frame), stop],
    refused: (s, frame) => pushRefusals(s, frame),
    args: (_s, frame) => ({ at: frame.at }),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "push" && pushUnit(s, frame, choice, flow)) flow.end();
    },
  }),
  // Steps 1 and 2: NOR-162, NOR-164, NOR-165, NOR-317 to NOR-319 Units and bonuses.
  muster: auto((s, frame, { emit }) => {
    const { at, creature, card, attack, defence } = frame;
    countSide(s, frame, attack);
    countSide(s, frame, defence);
    const bonuses = { attack: [...attack.bonuses], defence: [...defence.bonuses] };
    emit({ type: "combatStarted", at, attacker: attack.seat, defender: defence.seat, creature, card, ...bonuses });
  }),
  // Step 3: NOR-166, NOR-167, NOR-320, NOR-383 First the attacker, then the defender discards food.
  feedAttack: ask<Feed>({
    when: (s, frame) => feedOptions(s, frame.attack).length > 1,
    seat: (_s, frame) => frame.attack.seat,
    options: (s, frame) => feedOptions(s, frame.attack),
    refused: (s, frame) => feedRefusals(s, frame.attack),
    args: (s, frame) => ({ at: frame.at, odds: feedOdds(s, frame, "attacker", feedOptions(s, frame.attack)) }),
    take: (s, frame, { food }, flow) => feed(s, frame, frame.attack, food, flow),
  }),
  feedDefence: ask<Feed>({
    when: (s, frame) => feedOptions(s, frame.defence).length > 1,
    seat: (_s, frame) => frame.defence.seat,
    options: (s, frame) => feedOptions(s, frame.defence),
    refused: (s, frame) => feedRefusals(s, frame.defence),
    args: (s, frame) => ({ at: frame.at, odds: feedOdds(s, frame, "defender", feedOptions(s, frame.defence)) }),
    take: (s, frame, { food }, flow) => feed(s, frame, frame.defence, food, flow),
  }),
  // Step 4: NOR-168 to NOR-170, NOR-321, NOR-384, NOR-447 The attacker's die, with its choice, before the defender's.
  rollAttack: auto((_s, frame, flow) => roll(frame, "attacker", flow)),
  chooseAttackFace: ask<Count>({
    when: (_s, frame) => mustChoose(frame.attack),
    seat: (_s, frame) => frame.attack.seat,
    options: () => count,
    args: (_s, frame) => ({ at: frame.at }),
    take: (_s, frame, choice, flow) => chooseFace(frame, "attacker", choice, flow),
  }),
  // NOR-256 Axe Throwers decide between the two dice.
  throwAxes: ask<Count>({
    when: (_s, frame) => frame.attack.seat !== NONE && hasFlag(frame.card, "axe-or-skull"),
    seat: (_s, frame) => frame.attack.seat,
    options: () => count,
    args: (_s, frame) => ({ at: frame.at }),
    take: (_s, frame, { as }, { emit }) => {
      addBonus(frame.attack, { source: "thrown", axes: as === "axe" ? 1 : 0, skulls: as === "skull" ? 1 : 0 });
      emit({ type: "faceChosen", at: frame.at, side: "attacker", seat: frame.attack.seat, as, cause: "card" });
    },
  }),
  rollDefence: auto((_s, frame, flow) => roll(frame, "defender", flow)),
  chooseDefenceFace: ask<Count>({
    when: (_s, frame) => mustChoose(frame.defence),
    seat: (_s, frame) => frame.defence.seat,
    options: () => count,
    args: (_s, frame) => ({ at: frame.at }),
    take: (_s, frame, choice, flow) => chooseFace(frame, "defender", choice, flow),
  }),
  // Step 5: NOR-171 to NOR-175, NOR-177, NOR-323 Who has won.
  decide: auto((_s, frame, { emit }) => {
    const { at, creature, card } = frame;
    const [attack, defence] = [forceStrength(frame.attack), forceStrength(frame.defence)];
    const winner = winnerOf(attack, defence, shieldOf(card));
    frame.winner = winner;
    // Counted before anybody is removed: casualties are simultaneous (NOR-177).
    frame.attack.losses = lossesOf(attack, defence.skulls, shieldOf(card));
    frame.defence.losses = lossesOf(defence, attack.skulls, 0);
    emit({
      type: "combatEnded",
      at,
      creature,
      winner,
      attack: reportOf(frame.attack),
      defence: reportOf(frame.defence),
    });
  }),
  // Step 6: NOR-176, NOR-178, NOR-385 Whose owner has Kaija among others decides whether she falls.
  chooseAttackLosses: ask<Lose>({
    when: (_s, frame) => isKaijaInDoubt(frame.attack),
    seat: (_s, frame) => frame.attack.seat,
    options: () => fall,
    args: (_s, frame) => ({ at: frame.at }),
    take: (_s, frame, { kaija }) => {
      frame.attack.kaijaFalls = kaija;
    },
  }),
  chooseDefenceLosses: ask<Lose>({
    when: (_s, frame) => isKaijaInDoubt(frame.defence),
    seat: (_s, frame) => frame.defence.seat,
    options: () => fall,
    args: (_s, frame) => ({ at: frame.at }),
    take: (_s, frame, { kaija }) => {
      frame.defence.kaijaFalls = kaija;
    },
  }),
  // Steps 6 and 7: NOR-176, NOR-179, NOR-326 to NOR-328 Casualties leave, the loser retreats.
  clearField: auto((s, frame, flow) => {
    applyOutcome(s, frame, flow);
  }),
  // NOR-436 Rewards come at the end.
  reward: auto((s, frame, flow) => rewardWinner(s, frame, flow)),
});

const fall: readonly Lose[] = [
  { kind: "lose", kaija: false },
  { kind: "lose", kaija: true },
];

function addBonus(force: Force, bonus: Bonus): void {
  force.bonuses.push(bonus);
  force.axes += bonus.axes;
  force.skulls += bonus.skulls;
}

/** Who and what a side brings, as soon as the combat begins. */
function countSide(s: Northgard, { at, creature, card, attack }: CombatFrame, force: Force): void {
  if (force.seat === NONE) {
    if (creature !== "") for (const bonus of creatureBonuses(creature)) addBonus(force, bonus);
    return;
  }
  const people = peopleIn(s, force.seat, at);
  force.units = people.units;
  force.kaija = people.kaija;
  const bonuses = force === attack ? attackBonuses(s, at, people, card) : defenceBonuses(s, at, people, attack.seat);
  for (const bonus of bonuses) addBonus(force, bonus);
}

function feedOptions(s: Northgard, force: Force): Feed[] {
  return Array.from({ length: mostFood(s, force.seat, sizeOf(force)) + 1 }, (_, food) => ({ kind: "feed", food }));
}

/** NOR-166: food that is left over because everybody has had some. */
function feedRefusals(s: Northgard, force: Force): Refusal[] {
  const most = feedOptions(s, force).length - 1;
  const more = Array.from({ length: clanOf(s, force.seat).food - most }, (_, i) => most + 1 + i);
  return more.map(food => ({ choice: { kind: "feed", food } as Feed, ...reasons.onePerUnit }));
}

function feed(s: Northgard, frame: CombatFrame, force: Force, food: number, flow: NorthFlow): void {
  force.food = food;
  force.axes += food;
  flow.emit({ type: "foodSpent", seat: force.seat, at: frame.at, food });
  pay(s, force.seat, food, 0, 0, "combat", flow);
}

const forceOf = (frame: CombatFrame, side: CombatSide): Force => (side === "attacker" ? frame.attack : frame.defence);

function roll(frame: CombatFrame, side: CombatSide, flow: NorthFlow): void {
  const force = forceOf(frame, side);
  force.face = flow.below(faces.length);
  const face = faces[force.face]!;
  addDie(force);
  flow.emit({ type: "dieRolled", at: frame.at, side, seat: force.seat, face: face.id });
  if (face.isChoice && force.seat === NONE) chooseFace(frame, side, { kind: "count", as: "axe" }, flow);
}

/** NOR-169, NOR-170: what the die of a side counts for; a choice face counts for nothing before it is chosen. */
function dieOf({ face, chosen }: Force): SideReport["die"] {
  const rolled = faces[face];
  if (!rolled) return { axes: 0, skulls: 0 };
  if (!rolled.isChoice) return { axes: rolled.axes, skulls: rolled.skulls };
  return { axes: chosen === "axe" ? 1 : 0, skulls: chosen === "skull" ? 1 : 0 };
}

function addDie(force: Force): void {
  const { axes, skulls } = dieOf(force);
  force.axes += axes;
  force.skulls += skulls;
}

function mustChoose(force: Force): boolean {
  return force.seat !== NONE && force.face !== NONE && faces[force.face]!.isChoice;
}

function chooseFace(frame: CombatFrame, side: CombatSide, { as }: Count, flow: NorthFlow): void {
  const force = forceOf(frame, side);
  force.chosen = as;
  addDie(force);
  flow.emit({ type: "faceChosen", at: frame.at, side, seat: force.seat, as, cause: "die" });
}

/** A side as everybody sees it. */
export function reportOf(force: Force): SideReport {
  const { seat, food, face, chosen, losses } = force;
  return {
    seat,
    bonuses: force.bonuses.map(({ source, axes, skulls }) => ({ source, axes, skulls })),
    food,
    face: faces[face]?.id ?? "",
    chosen,
    die: dieOf(force),
    axes: force.axes,
    skulls: force.skulls,
    losses,
  };
}

function isKaijaInDoubt(force: Force): boolean {
  return force.kaija && force.units > 0 && force.losses > 0 && force.losses < sizeOf(force);
}
