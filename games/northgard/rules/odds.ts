// The chance to win a combat, from what everybody can see: every pair of die faces, with choices made as their rollers
// would make them. Nobody knows what the other side will spend, so a chance is a range over its food.
import type { Seat } from "#kernel/procedure.ts";
import type { Feed, Hunt, Odds, Plain, Send } from "../choices.ts";
import type { CardId } from "../content/cards.ts";
import { type CreatureId, creatureKinds, creatures } from "../content/creatures.ts";
import { faces } from "../content/numbers.ts";
import type { CombatFrame, Force } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import type { Territory } from "../map/land.ts";
import { NONE, type Northgard } from "../state.ts";
import { hasFlag } from "./movement.ts";
import { areTeammates, clanOf } from "./queries.ts";
import {
  attackBonuses,
  creatureBonuses,
  defenceBonuses,
  type People,
  peopleIn,
  type Strength,
  shieldOf,
  sizeOf,
  strengthOf,
  winnerOf,
} from "./strength.ts";

/** What a die and a card can count for, one entry for each way to choose. */
type Ways = readonly { readonly axes: number; readonly skulls: number }[];

const either: Ways = [
  { axes: 1, skulls: 0 },
  { axes: 0, skulls: 1 },
];
const waysOf: readonly Ways[] = faces.map(face => (face.isChoice ? either : [face]));
/** NOR-321: a creature always takes the axe. */
const creatureWays: readonly Ways[] = waysOf.map(ways => ways.slice(0, 1));
const nothing: Ways = [{ axes: 0, skulls: 0 }];

const plus = (side: Strength, way: Ways[number]): Strength => ({
  axes: side.axes + way.axes,
  skulls: side.skulls + way.skulls,
  size: side.size,
});

const fed = (side: Strength, food: number): Strength => plus(side, { axes: food, skulls: 0 });

/** In how many of the defender's faces the attacker wins, the defender choosing last. */
export function wonFaces(attack: Strength, defence: Strength, card: CardId | ""): number {
  const shield = shieldOf(card);
  let won = 0;
  for (const ways of defence.size === null ? creatureWays : waysOf) {
    if (ways.every(way => winnerOf(attack, plus(defence, way), shield) === "attacker")) won++;
  }
  return won;
}

/** The attacker's chance, 0 to 1. */
export function attackOdds(attack: Strength, defence: Strength, card: CardId | ""): number {
  const thrown = hasFlag(card, "axe-or-skull") ? either : nothing;
  let won = 0;
  for (const ways of attack.size === null ? creatureWays : waysOf) {
    let best = 0;
    for (const way of ways) {
      for (const more of thrown) best = Math.max(best, wonFaces(plus(plus(attack, way), more), defence, card));
    }
    won += best;
  }
  return won / (faces.length * faces.length);
}

/** An attacking force before food and die. */
export function attackStrength(s: Northgard, at: Territory, people: People, card: CardId | ""): Strength {
  return strengthOf(attackBonuses(s, at, people, card), sizeOf(people));
}

/** The defenders of a territory before food and die. */
export function defenceStrength(s: Northgard, at: Territory, attacker: Seat): Strength {
  const people = peopleIn(s, s.owner[at]!, at);
  return strengthOf(defenceBonuses(s, at, people, attacker), sizeOf(people));
}

/** A creature before its die. */
export const creatureStrength = (creature: CreatureId): Strength => strengthOf(creatureBonuses(creature), null);

/** A side of a running combat. */
export const forceStrength = ({ seat, units, kaija, axes, skulls }: Force): Strength => ({
  axes,
  skulls,
  size: seat === NONE ? null : sizeOf({ units, kaija }),
});

/** NOR-166: the most food that a side may spend. */
export const mostFood = (s: Northgard, seat: Seat, size: number | null): number =>
  seat === NONE || size === null ? 0 : Math.min(clanOf(s, seat).food, size);

/** The chance against a creature: without food, and with all that can be spent. */
function huntOdds(s: Northgard, at: Territory, people: People, creature: CreatureId, card: CardId | ""): Odds {
  const attack = attackStrength(s, at, people, card);
  const foe = creatureStrength(creature);
  const food = mostFood(s, people.seat, attack.size);
  return { least: attackOdds(attack, foe, card), most: attackOdds(fed(attack, food), foe, card) };
}

/** NOR-313: the creature that people who enter a territory have to fight; "" if there is none. */
function guardIn(s: Northgard, at: Territory): CreatureId | "" {
  const guard = s.line.find(
    ({ creature, area }) => landOf(s).territory[area] === at && !creatureKinds[creatures[creature].kind].shares,
  );
  return guard?.creature ?? "";
}

/** The chance of people who are about to enter a territory; null if they meet nobody. */
function entryOdds(s: Northgard, at: Territory, group: People, card: CardId | ""): Odds | null {
  const { seat } = group;
  const owner = s.owner[at]!;
  // NOR-123: who has come by an earlier move of the action fights too.
  const here = peopleIn(s, seat, at);
  const people = { seat, units: group.units + here.units, kaija: group.kaija || here.kaija };
  if (owner === NONE || owner === seat) {
    const guard = guardIn(s, at);
    return guard === "" ? null : huntOdds(s, at, people, guard, card);
  }
  if (areTeammates(s, seat, owner)) return null;
  const attack = attackStrength(s, at, people, card);
  const defence = defenceStrength(s, at, seat);
  const food = mostFood(s, owner, defence.size);
  return { least: attackOdds(attack, fed(defence, food), card), most: attackOdds(attack, defence, card) };
}

/** The chance of each group that may be sent, in the order of the options; bribed units fight for their owner (NOR-259). */
export function sendOdds(
  s: Northgard,
  mover: Seat,
  to: Territory,
  sends: readonly Send[],
  card: CardId | "",
): (Odds | null)[] {
  return sends.map(({ units, kaija }) => entryOdds(s, to, { seat: mover, units, kaija }, card));
}

/** The chance against each creature that may be attacked, in the order of the options. */
export function declaredOdds(
  s: Northgard,
  seat: Seat,
  at: Territory,
  hunts: readonly (Hunt | Plain)[],
  card: CardId | "",
): (Odds | null)[] {
  const people = peopleIn(s, seat, at);
  return hunts.map(hunt => ("creature" in hunt ? huntOdds(s, at, people, hunt.creature, card) : null));
}

/** The chance of the side that is about to spend food, for each amount. */
export function feedOdds(
  s: Northgard,
  frame: CombatFrame,
  side: "attacker" | "defender",
  feeds: readonly Feed[],
): Odds[] {
  const attack = forceStrength(frame.attack);
  const defence = forceStrength(frame.defence);
  return feeds.map(({ food }) => {
    if (side === "defender") {
      const chance = 1 - attackOdds(attack, fed(defence, food), frame.card);
      return { least: chance, most: chance };
    }
    const answer = mostFood(s, frame.defence.seat, defence.size);
    const mine = fed(attack, food);
    return {
      least: attackOdds(mine, fed(defence, answer), frame.card),
      most: attackOdds(mine, defence, frame.card),
    };
  });
}
