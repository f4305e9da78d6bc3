// Combat as a bot sees it: what battles that are about to be fought will probably bring, and what to do in one.
import { frameOf, type Seat } from "#kernel/procedure.ts";
import type { NorthChoice } from "../choices.ts";
import type { CardId } from "../content/cards.ts";
import { type CreatureId, creatureKinds, creatures } from "../content/creatures.ts";
import { faces } from "../content/numbers.ts";
import type { CombatFrame, CombatsFrame, MoveFrame, NorthFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import type { Territory } from "../map/land.ts";
import {
  attackOdds,
  attackStrength,
  creatureStrength,
  defenceStrength,
  forceStrength,
  mostFood,
  wonFaces,
} from "../rules/odds.ts";
import { forceIn, hasKaija, powerOf } from "../rules/queries.ts";
import { type Strength, shieldOf, sizeOf, winnerOf } from "../rules/strength.ts";
import { NONE, type Northgard } from "../state.ts";
import { harvestsLeft, landWorths, territoryWorth } from "./land-worth.ts";
import { STOCK, UNIT } from "./weights.ts";

/** The defenders of a territory, with half the food they could spend. */
function defenceSide(s: Northgard, attacker: Seat, at: Territory): Strength {
  const defence = defenceStrength(s, at, attacker);
  const food = Math.floor((mostFood(s, s.owner[at]!, defence.size) + 1) / 2);
  return { ...defence, axes: defence.axes + food };
}

const hasBegun = (s: Northgard): boolean => (s.stack[s.stack.length - 1] as NorthFrame | undefined)?.proc === "combat";

/** Adds to everybody's worth what the battles waiting to be fought will probably bring. */
export function combatOutlook(s: Northgard, worths: number[]): void {
  if (s.guests.length > 0) {
    const card = frameOf<CombatsFrame>(s, "combats")?.card ?? frameOf<MoveFrame>(s, "move")?.card ?? "";
    for (const guest of s.guests) addAttack(s, guest.seat, guest.at, guest.units, card, worths);
  }
  const hunts = frameOf<MoveFrame>(s, "move");
  if (!hunts || s.line.length === 0 || hasBegun(s)) return;
  for (const { creature, area } of s.line) {
    const at = landOf(s).territory[area]!;
    // NOR-313: what does not share has to be fought, declared or not.
    const isForced = !creatureKinds[creatures[creature].kind].shares && s.owner[at] === hunts.seat;
    if (isForced || hunts.declared.includes(creature)) worths[hunts.seat]! += huntWorth(s, hunts, creature);
  }
}

function addAttack(s: Northgard, seat: Seat, at: Territory, units: number, card: CardId | "", worths: number[]): void {
  const owner = s.owner[at]!;
  if (owner === NONE || owner === seat) return;
  const attack = attackStrength(s, at, { seat, units, kaija: hasKaija(s, seat, at) }, card);
  const defence = defenceSide(s, seat, at);
  const food = mostFood(s, seat, attack.size);
  const plain = attackOdds(attack, defence, card);
  const fed = attackOdds({ ...attack, axes: attack.axes + food }, defence, card);
  const stake = territoryWorth(s, at, harvestsLeft(s));
  const power = powerOf(s, seat);
  const prize = stake + power.gloryForConquest + STOCK.food * power.foodForAttackWon;
  const withFood = fed * prize - STOCK.food * food - (1 - fed) * UNIT * units * 0.7;
  const without = plain * prize - (1 - plain) * UNIT * units * 0.7;
  worths[seat]! += Math.max(withFood, without) - UNIT * 0.3;
  worths[owner]! -= (withFood > without ? fed : plain) * (stake + UNIT * forceIn(s, at) * 0.6);
}

/** What removes a creature besides its glory: it does no more harm. */
const PEACE = 1.5;
/** The worth of a unit that falls. */
const FALLEN = 2 * UNIT;

/** The skulls of the faces that a creature rolls; it takes the axe where it can choose (NOR-321). */
const skulls = faces.map(face => (face.isChoice ? 0 : face.skulls));

/** What attacking a creature will probably bring: glory and peace, for food, fallen units, and land that nobody holds. */
function huntWorth(s: Northgard, frame: MoveFrame, creature: CreatureId): number {
  const beast = s.line.find(other => other.creature === creature)!;
  const at = landOf(s).territory[beast.area]!;
  const people = { seat: frame.seat, units: s.units[at]!, kaija: hasKaija(s, frame.seat, at) };
  const size = sizeOf(people);
  const attack = attackStrength(s, at, people, frame.card);
  const foe = creatureStrength(creature);
  const food = mostFood(s, frame.seat, attack.size);
  const kind = creatureKinds[creatures[creature].kind];
  const prize = kind.glory + PEACE;
  const plain = attackOdds(attack, foe, frame.card);
  const fed = attackOdds({ ...attack, axes: attack.axes + food }, foe, frame.card);
  const fallen = skulls.reduce((sum, each) => sum + Math.min(each, size), 0) / skulls.length;
  const wiped = skulls.filter(each => each >= size).length / skulls.length;
  // NOR-327: who loses to a creature that does not share leaves her the land.
  const lost = kind.shares ? wiped : Math.max(wiped, 1 - Math.max(plain, fed));
  const worth = Math.max(plain * prize, fed * prize - STOCK.food * food);
  return worth - FALLEN * fallen - lost * territoryWorth(s, at, harvestsLeft(s));
}

/** Which creature to attack, or none; null if the question is another one. */
export function huntAdvice(s: Northgard, options: readonly NorthChoice[]): NorthChoice | null {
  const frame = s.stack[s.stack.length - 1] as NorthFrame | undefined;
  if (frame?.proc !== "move" || !options.some(({ kind }) => kind === "hunt")) return null;
  landWorths(s);
  const worth = (option: NorthChoice): number => (option.kind === "hunt" ? huntWorth(s, frame, option.creature) : 0);
  return options.reduce((best, next) => (worth(next) > worth(best) ? next : best));
}

/** What is at stake in a combat for one of its sides. */
function stakeOf(s: Northgard, frame: CombatFrame): number {
  if (frame.creature !== "") return creatureKinds[creatures[frame.creature].kind].glory + PEACE;
  return 2 * territoryWorth(s, frame.at, harvestsLeft(s)) + 1;
}

/** A side's chance to win the combat as it stands, after the attacker's die (`face` known) or before. */
function attackChance(frame: CombatFrame, attack: Strength): number {
  if (frame.attack.face === NONE) return attackOdds(attack, forceStrength(frame.defence), frame.card);
  return wonFaces(attack, forceStrength(frame.defence), frame.card) / faces.length;
}

/** What to do in a combat; null if the question is no such. */
export function combatAdvice(s: Northgard, seat: Seat, options: readonly NorthChoice[]): NorthChoice | null {
  const frame = s.stack[s.stack.length - 1] as NorthFrame | undefined;
  if (frame?.proc !== "combat") return null;
  const valued = options.map(option => [option, worthOf(s, frame, seat, option)] as const);
  if (valued.some(([, worth]) => worth === null)) return null;
  return valued.reduce((best, next) => (next[1]! > best[1]! ? next : best))[0];
}

function worthOf(s: Northgard, frame: CombatFrame, seat: Seat, option: NorthChoice): number | null {
  const isAttacker = frame.attack.seat === seat;
  const attack = forceStrength(frame.attack);
  const defence = forceStrength(frame.defence);
  if (option.kind === "feed") {
    const chance = isAttacker
      ? attackChance(frame, { ...attack, axes: attack.axes + option.food })
      : 1 - attackOdds(attack, { ...defence, axes: defence.axes + option.food }, frame.card);
    return chance * stakeOf(s, frame) - STOCK.food * 1.2 * option.food;
  }
  if (option.kind === "lose") return option.kaija ? 0 : 1;
  if (option.kind !== "count") return null;
  const more = { axes: option.as === "axe" ? 1 : 0, skulls: option.as === "skull" ? 1 : 0 };
  const own = isAttacker ? attack : defence;
  const grown = { ...own, axes: own.axes + more.axes, skulls: own.skulls + more.skulls };
  const killing = option.as === "skull" && frame.creature === "" ? 0.05 : 0;
  if (isAttacker) return attackChance(frame, grown) + killing;
  const isLost = winnerOf(attack, grown, shieldOf(frame.card)) === "attacker";
  return (isLost ? 0 : 1) + killing;
}
