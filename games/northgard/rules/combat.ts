// One combat, in the seven steps of the rulebook (NOR-164 to NOR-187), between two seats or a seat and a creature.
import type { Seat } from "#kernel/procedure.ts";
import type { Count, Feed, Lose, Plain, Push } from "../choices.ts";
import { stop } from "../choices.ts";
import { buildings } from "../content/buildings.ts";
import { KAIJA_AXES, SCORCHED_EARTH_AXES } from "../content/clans.ts";
import { creatureKinds, creatures } from "../content/creatures.ts";
import { faces } from "../content/numbers.ts";
import type { Bonus, CombatFrame, Force, NorthFlow } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import { NONE, type Northgard } from "../state.ts";
import { applyOutcome, rewardWinner } from "./combat-end.ts";
import { pushes, pushUnit } from "./combat-push.ts";
import { hasFlag, moveOpOf } from "./movement.ts";
import { pay } from "./pieces.ts";
import { clanOf, countOf, guestIn, hasKaija, hasLasting, powerOf } from "./queries.ts";
import { steps } from "./steps.ts";

/** A side before step 1; seat NONE is the creature. */
export function blankForce(seat: Seat): Force {
  return {
    seat,
    units: 0,
    kaija: false,
    axes: 0,
    skulls: 0,
    food: 0,
    face: NONE,
    chosen: "",
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
    args: (_s, frame) => ({ at: frame.at }),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "push" && pushUnit(s, frame, choice, flow)) flow.end();
    },
  }),
  // Steps 1 and 2: NOR-162, NOR-164, NOR-165, NOR-317 to NOR-319 Units and bonuses.
  muster: auto((s, frame, { emit }) => {
    countAttack(s, frame);
    countDefence(s, frame);
    const { at, creature, attack, defence } = frame;
    const bonuses = { attack: [...attack.bonuses], defence: [...defence.bonuses] };
    emit({ type: "combatStarted", at, attacker: attack.seat, defender: defence.seat, creature, ...bonuses });
  }),
  // Step 3: NOR-166, NOR-167, NOR-320, NOR-383 First the attacker, then the defender discards food.
  feedAttack: ask<Feed>({
    when: (s, frame) => mostFood(s, frame.attack) > 0,
    seat: (_s, frame) => frame.attack.seat,
    options: (s, frame) => feedOptions(s, frame.attack),
    args: (_s, frame) => ({ at: frame.at }),
    take: (s, frame, { food }, flow) => feed(s, frame, frame.attack, food, flow),
  }),
  feedDefence: ask<Feed>({
    when: (s, frame) => mostFood(s, frame.defence) > 0,
    seat: (_s, frame) => frame.defence.seat,
    options: (s, frame) => feedOptions(s, frame.defence),
    args: (_s, frame) => ({ at: frame.at }),
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
      addBonus(frame.attack, "thrown", as === "axe" ? 1 : 0, as === "skull" ? 1 : 0);
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
    frame.winner = winnerOf(frame);
    const { at, attack, defence, creature, winner } = frame;
    emit({
      type: "combatEnded",
      at,
      attacker: attack.seat,
      defender: defence.seat,
      creature,
      winner,
      attackScore: attack.axes,
      defenceScore: defence.axes,
      attackLosses: lossesOf(frame, "attacker"),
      defenceLosses: lossesOf(frame, "defender"),
    });
  }),
  // Step 6: NOR-176, NOR-178, NOR-385 Whose owner has Kaija among others decides whether she falls.
  chooseAttackLosses: ask<Lose>({
    when: (_s, frame) => isKaijaInDoubt(frame, "attacker"),
    seat: (_s, frame) => frame.attack.seat,
    options: () => fall,
    args: (_s, frame) => ({ at: frame.at }),
    take: (_s, frame, { kaija }) => {
      frame.attack.kaijaFalls = kaija;
    },
  }),
  chooseDefenceLosses: ask<Lose>({
    when: (_s, frame) => isKaijaInDoubt(frame, "defender"),
    seat: (_s, frame) => frame.defence.seat,
    options: () => fall,
    args: (_s, frame) => ({ at: frame.at }),
    take: (_s, frame, { kaija }) => {
      frame.defence.kaijaFalls = kaija;
    },
  }),
  // Steps 6 and 7: NOR-176, NOR-179, NOR-326 to NOR-328 Casualties leave, the loser retreats.
  clearField: auto((s, frame, flow) => {
    applyOutcome(s, frame, lossesOf(frame, "attacker"), lossesOf(frame, "defender"), flow);
  }),
  // NOR-436 Rewards come at the end.
  reward: auto((s, frame, flow) => rewardWinner(s, frame, flow)),
});

const fall: readonly Lose[] = [
  { kind: "lose", kaija: false },
  { kind: "lose", kaija: true },
];

function addBonus(force: Force, source: Bonus["source"], axes: number, skulls: number): void {
  if (axes + skulls === 0) return;
  force.bonuses.push({ source, axes, skulls });
  force.axes += axes;
  force.skulls += skulls;
}

/** A seat's units, Kaija, and what the Snake has from its token wherever it fights (NOR-239). */
function countPeople(s: Northgard, frame: CombatFrame, force: Force): void {
  const { seat } = force;
  force.units = s.owner[frame.at] === seat ? s.units[frame.at]! : (guestIn(s, seat, frame.at)?.units ?? 0);
  force.kaija = hasKaija(s, seat, frame.at);
  addBonus(force, "units", force.units, 0);
  if (force.kaija) addBonus(force, "kaija", KAIJA_AXES, 0);
  const isScorched = s.scorched !== NONE && landOf(s).territory[s.scorched] === frame.at;
  if (isScorched && powerOf(s, seat).scorchedEarth) addBonus(force, "scorched-earth", SCORCHED_EARTH_AXES, 0);
}

function countCreature(frame: CombatFrame, force: Force): void {
  if (frame.creature !== "") addBonus(force, "creature", creatureKinds[creatures[frame.creature].kind].value, 0);
}

function countAttack(s: Northgard, frame: CombatFrame): void {
  const { attack } = frame;
  if (attack.seat === NONE) {
    countCreature(frame, attack);
    return;
  }
  countPeople(s, frame, attack);
  const op = moveOpOf(frame.card);
  if (op) addBonus(attack, "card", op.axes, op.skulls);
}

/** NOR-109, NOR-112, NOR-187, NOR-260: the defender's buildings count, unless the attacker ignores them. */
function countDefence(s: Northgard, frame: CombatFrame): void {
  const { attack, defence } = frame;
  if (defence.seat === NONE) {
    countCreature(frame, defence);
    return;
  }
  countPeople(s, frame, defence);
  if (attack.seat !== NONE && hasLasting(s, attack.seat, "ignore-defences")) return;
  for (const building of buildings) {
    if (building.defenceAxes + building.defenceSkulls === 0) continue;
    const number = countOf(s, frame.at, building.id);
    addBonus(defence, building.id, number * building.defenceAxes, number * building.defenceSkulls);
  }
}

const sizeOf = (force: Force): number => force.units + (force.kaija ? 1 : 0);

function mostFood(s: Northgard, force: Force): number {
  return force.seat === NONE ? 0 : Math.min(clanOf(s, force.seat).food, sizeOf(force));
}

function feedOptions(s: Northgard, force: Force): Feed[] {
  return Array.from({ length: mostFood(s, force) + 1 }, (_, food) => ({ kind: "feed", food }));
}

function feed(s: Northgard, frame: CombatFrame, force: Force, food: number, flow: NorthFlow): void {
  force.food = food;
  force.axes += food;
  flow.emit({ type: "foodSpent", seat: force.seat, at: frame.at, food });
  pay(s, force.seat, food, 0, 0, "combat", flow);
}

function roll(frame: CombatFrame, side: "attacker" | "defender", flow: NorthFlow): void {
  const force = side === "attacker" ? frame.attack : frame.defence;
  force.face = flow.below(faces.length);
  const face = faces[force.face]!;
  flow.emit({ type: "dieRolled", at: frame.at, side, seat: force.seat, face: face.id });
  if (!face.isChoice) {
    force.axes += face.axes;
    force.skulls += face.skulls;
  } else if (force.seat === NONE) chooseFace(frame, side, { kind: "count", as: "axe" }, flow);
}

function mustChoose(force: Force): boolean {
  return force.seat !== NONE && force.face !== NONE && faces[force.face]!.isChoice;
}

function chooseFace(frame: CombatFrame, side: "attacker" | "defender", { as }: Count, flow: NorthFlow): void {
  const force = side === "attacker" ? frame.attack : frame.defence;
  force.chosen = as;
  if (as === "axe") force.axes++;
  else force.skulls++;
  flow.emit({ type: "faceChosen", at: frame.at, side, seat: force.seat, as, cause: "die" });
}

/** NOR-172, NOR-255, NOR-325, NOR-331: units a side loses; creatures lose none. */
function lossesOf(frame: CombatFrame, side: "attacker" | "defender"): number {
  const { attack, defence } = frame;
  const force = side === "attacker" ? attack : defence;
  if (force.seat === NONE) return 0;
  const shield = side === "attacker" && hasFlag(frame.card, "cancel-1-skull") ? 1 : 0;
  const skulls = side === "attacker" ? Math.max(0, defence.skulls - shield) : attack.skulls;
  return Math.min(skulls, sizeOf(force));
}

/** NOR-173 to NOR-175, NOR-329: whoever loses all units loses; else the higher score wins, ties go to the defender. */
function winnerOf(frame: CombatFrame): "attacker" | "defender" | "nobody" {
  const { attack, defence } = frame;
  const attackFalls = attack.seat !== NONE && lossesOf(frame, "attacker") >= sizeOf(attack);
  const defenceFalls = defence.seat !== NONE && lossesOf(frame, "defender") >= sizeOf(defence);
  if (attackFalls && defenceFalls) return "nobody";
  if (attackFalls) return "defender";
  if (defenceFalls || attack.axes > defence.axes) return "attacker";
  return "defender";
}

function isKaijaInDoubt(frame: CombatFrame, side: "attacker" | "defender"): boolean {
  const force = side === "attacker" ? frame.attack : frame.defence;
  const losses = lossesOf(frame, side);
  return force.kaija && force.units > 0 && losses > 0 && losses < sizeOf(force);
}
