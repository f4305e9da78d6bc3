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
import { type Strength, shieldOf, winnerOf } from "../rules/strength.ts";
import { NONE, type Northgard } from "../state.ts";
import { harvestsLeft, territoryWorth } from "./land-worth.ts";
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
  if (hunts && !hasBegun(s)) for (const creature of hunts.declared) addHunt(s, hunts, creature, worths);
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

function addHunt(s: Northgard, frame: MoveFrame, creature: CreatureId, worths: number[]): void {
  const beast = s.line.find(other => other.creature === creature);
  if (!beast) return;
  const at = landOf(s).territory[beast.area]!;
  const spec = creatureKinds[creatures[creature].kind];
  const people = { seat: frame.seat, units: s.units[at]!, kaija: hasKaija(s, frame.seat, at) };
  const attack = attackStrength(s, at, people, frame.card);
  const food = mostFood(s, frame.seat, attack.size);
  const foe = creatureStrength(creature);
  const plain = attackOdds(attack, foe, frame.card);
  const fed = attackOdds({ ...attack, axes: attack.axes + food }, foe, frame.card);
  const prize = spec.glory + 1.5;
  worths[frame.seat]! += Math.max(plain * prize - 0.6, fed * prize - 0.6 - STOCK.food * food);
}

/** What is at stake in a combat for one of its sides. */
function stakeOf(s: Northgard, frame: CombatFrame): number {
  if (frame.creature !== "") return creatureKinds[creatures[frame.creature].kind].glory + 1.5;
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
