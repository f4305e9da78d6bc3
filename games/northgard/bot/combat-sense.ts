// Combat as a bot sees it: what battles that are about to be fought will probably bring, and what to do in one.
import { frameOf, type Seat } from "#kernel/procedure.ts";
import type { NorthChoice } from "../choices.ts";
import type { CardId } from "../content/cards.ts";
import { type CreatureId, creatureKinds, creatures } from "../content/creatures.ts";
import type { CombatFrame, CombatsFrame, Force, MoveFrame, NorthFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import type { Territory } from "../map/land.ts";
import { countOf, forceIn, hasKaija, hasLasting, powerOf } from "../rules/queries.ts";
import { NONE, type Northgard } from "../state.ts";
import { attackOdds, type OddsSide, oddsCardOf, wonFaces } from "../view/odds.ts";
import { harvestsLeft, territoryWorth } from "./land-worth.ts";
import { STOCK, UNIT } from "./weights.ts";

const scorchedAxes = (s: Northgard, seat: Seat, at: Territory): number =>
  s.scorched !== NONE && landOf(s).territory[s.scorched] === at && powerOf(s, seat).scorchedEarth ? 1 : 0;

/** An attacking force before dice and food. */
function attackSide(s: Northgard, seat: Seat, at: Territory, units: number, card: CardId | ""): OddsSide {
  const kaija = hasKaija(s, seat, at) ? 1 : 0;
  const help = oddsCardOf(card);
  return { axes: units + 2 * kaija + help.axes + scorchedAxes(s, seat, at), skulls: help.skulls, size: units + kaija };
}

/** The defenders of a territory, with half the food they could spend. */
function defenceSide(s: Northgard, attacker: Seat, at: Territory): OddsSide {
  const owner = s.owner[at]!;
  const size = forceIn(s, at);
  const kaija = hasKaija(s, owner, at) ? 1 : 0;
  const isBare = hasLasting(s, attacker, "ignore-defences");
  const walls = isBare ? 0 : 2 * countOf(s, at, "fortress");
  const food = Math.floor((Math.min(s.clans[owner]!.food, size) + 1) / 2);
  return {
    axes: size + kaija + walls + food + scorchedAxes(s, owner, at),
    skulls: isBare ? 0 : countOf(s, at, "defence-tower"),
    size,
  };
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
  const attack = attackSide(s, seat, at, units, card);
  const food = Math.min(s.clans[seat]!.food, attack.size ?? 0);
  const plain = attackOdds(attack, defenceSide(s, seat, at), oddsCardOf(card));
  const fed = attackOdds({ ...attack, axes: attack.axes + food }, defenceSide(s, seat, at), oddsCardOf(card));
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
  const attack = attackSide(s, frame.seat, at, s.units[at]!, frame.card);
  const food = Math.min(s.clans[frame.seat]!.food, attack.size ?? 0);
  const help = oddsCardOf(frame.card);
  const foe = { axes: spec.value, skulls: 0, size: null };
  const plain = attackOdds(attack, foe, help);
  const fed = attackOdds({ ...attack, axes: attack.axes + food }, foe, help);
  const prize = spec.glory + 1.5;
  worths[frame.seat]! += Math.max(plain * prize - 0.6, fed * prize - 0.6 - STOCK.food * food);
}

const sideOf = ({ seat, axes, skulls, units, kaija }: Force): OddsSide => ({
  axes,
  skulls,
  size: seat === NONE ? null : units + (kaija ? 1 : 0),
});

/** What is at stake in a combat for one of its sides. */
function stakeOf(s: Northgard, frame: CombatFrame): number {
  if (frame.creature !== "") return creatureKinds[creatures[frame.creature].kind].glory + 1.5;
  return 2 * territoryWorth(s, frame.at, harvestsLeft(s)) + 1;
}

/** A side's chance to win the combat as it stands, after the attacker's die (`face` known) or before. */
function attackChance(frame: CombatFrame, attack: OddsSide): number {
  const help = oddsCardOf(frame.card);
  if (frame.attack.face === NONE) return attackOdds(attack, sideOf(frame.defence), help);
  return wonFaces(attack, sideOf(frame.defence), help.shield) / 6;
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
  const attack = sideOf(frame.attack);
  const defence = sideOf(frame.defence);
  if (option.kind === "feed") {
    const chance = isAttacker
      ? attackChance(frame, { ...attack, axes: attack.axes + option.food })
      : 1 - attackOdds(attack, { ...defence, axes: defence.axes + option.food }, oddsCardOf(frame.card));
    return chance * stakeOf(s, frame) - STOCK.food * 1.2 * option.food;
  }
  if (option.kind === "lose") return option.kaija ? 0 : 1;
  if (option.kind !== "count") return null;
  const more = { axes: option.as === "axe" ? 1 : 0, skulls: option.as === "skull" ? 1 : 0 };
  const own = isAttacker ? attack : defence;
  const grown = { ...own, axes: own.axes + more.axes, skulls: own.skulls + more.skulls };
  const killing = option.as === "skull" && frame.creature === "" ? 0.05 : 0;
  if (isAttacker) return attackChance(frame, grown) + killing;
  return 1 - (wonFacesNow(frame, grown) ? 1 : 0) + killing;
}

/** Whether the attacker has won, now that everything is rolled. */
function wonFacesNow(frame: CombatFrame, defence: OddsSide): boolean {
  const attack = sideOf(frame.attack);
  const shield = oddsCardOf(frame.card).shield;
  const attackFalls = attack.size !== null && Math.max(0, defence.skulls - shield) >= attack.size;
  const defenceFalls = defence.size !== null && attack.skulls >= defence.size;
  return !attackFalls && (defenceFalls || attack.axes > defence.axes);
}
