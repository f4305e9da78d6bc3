// Chances of a battle from the Fate cards nobody has seen: both sides draw by initiative, damage and routs fall on
// whoever suffers least, a special ability counts as one damage, and no other card is played. Made of what everybody
// can see; the same position always has the same odds.
import { seeded } from "#web/kit/ink.ts";
import { fateCards } from "../content/fate.ts";
import { BATTLE_ROUNDS, DAMAGED_STRENGTH, STRONGHOLD_STRENGTH } from "../content/numbers.ts";
import type { Area } from "../content/tiles.ts";
import { typeOf, type UnitType, units } from "../content/units.ts";
import type { Figure } from "../frames/battle.ts";
import { factsOf } from "../i18n/describe.ts";
import type { BattleView } from "../view/frames.ts";
import type { RuneView } from "../view/view.ts";
import { isRouted } from "./battle.ts";
import { unseenFate } from "./standing.ts";

/** A unit in a battle that is only thought of. */
interface Fighter {
  readonly type: UnitType;
  health: number;
  isStanding: boolean;
}

/** A side: its units, and strength that it has besides them. */
export interface OddsSide {
  readonly types: readonly UnitType[];
  readonly strength: number;
}

const RUNS = 240;

const fightersOf = ({ types }: OddsSide): Fighter[] =>
  types.map(type => ({ type, health: units[type]!.health, isStanding: true }));

/** Hits fall on damaged units first, then on the slowest that still stand. */
function hit(side: Fighter[], n: number): void {
  for (let i = 0; i < n && side.length > 0; i++) {
    const hurt = side.find(({ type, health }) => health < units[type]!.health);
    const routed = side.find(({ isStanding }) => !isStanding);
    const target = hurt ?? routed ?? side.at(-1)!;
    target.health--;
    if (target.health === 0) side.splice(side.indexOf(target), 1);
  }
}

function rout(side: Fighter[], n: number): void {
  for (let i = 0; i < n; i++) {
    const target = side.findLast(({ isStanding }) => isStanding);
    if (target) target.isStanding = false;
  }
}

type Draw = () => number;

/** What the units of an initiative do to the other side. */
function strike(side: readonly Fighter[], round: number, draw: Draw): { damage: number; routs: number } {
  let [damage, routs] = [0, 0];
  for (const { type, isStanding } of side) {
    const { initiative, shape } = units[type]!;
    if (!isStanding || initiative !== round) continue;
    const { symbol, n } = fateCards[draw() - 1]!.quadrants[shape];
    if (symbol === "damage") damage += n;
    else if (symbol === "special") damage += 1;
    else if (symbol === "rout") routs += n;
  }
  return { damage, routs };
}

function drawFrom(cards: readonly number[], random: () => number): Draw {
  let deck: number[] = [];
  return () => {
    if (deck.length === 0) deck = cards.length > 0 ? [...cards] : fateCards.map(({ number }) => number);
    const at = Math.floor(random() * deck.length);
    const card = deck[at]!;
    deck[at] = deck[deck.length - 1]!;
    deck.pop();
    return card;
  };
}

/** Whether the attacker wins one battle. */
function fought(attack: OddsSide, defence: OddsSide, from: number, draw: Draw): boolean {
  const [a, b] = [fightersOf(attack), fightersOf(defence)];
  for (let round = from; round <= BATTLE_ROUNDS; round++) {
    const [ours, theirs] = [strike(a, round, draw), strike(b, round, draw)];
    rout(b, ours.routs);
    rout(a, theirs.routs);
    hit(b, ours.damage);
    hit(a, theirs.damage);
  }
  // A hexagon counts even when it is routed.
  const count = (side: readonly Fighter[]): number =>
    side.filter(({ isStanding, type }) => isStanding || units[type]!.shape === "hexagon").length;
  return count(a) + attack.strength > count(b) + defence.strength;
}

/** The attacker's chance, from 0 to 1. */
export function attackOdds(attack: OddsSide, defence: OddsSide, cards: readonly number[], from = 1): number {
  if (attack.types.length === 0) return 0;
  const random = seeded(attack.types.length * 31 + defence.types.length);
  let won = 0;
  for (let run = 0; run < RUNS; run++) if (fought(attack, defence, from, drawFrom(cards, random))) won++;
  return won / RUNS;
}

const wallsIn = (view: RuneView, area: Area): number =>
  view.stronghold[area]! < 0 ? 0 : view.damaged[area] === 1 ? DAMAGED_STRENGTH : STRONGHOLD_STRENGTH;

/** The chance of an army that marches into an area; null when nobody would stand against it. */
export function marchOdds(view: RuneView, army: readonly UnitType[], area: Area): number | null {
  const { standing } = factsOf(view, area);
  const types = standing.flatMap(({ unit, count }) => Array<UnitType>(count).fill(typeOf(unit)));
  const walls = wallsIn(view, area);
  if ((types.length === 0 && walls === 0) || army.length === 0) return null;
  return attackOdds({ types: army, strength: 0 }, { types, strength: walls }, unseenFate(view));
}

const standingTypes = (line: readonly Figure[]): UnitType[] =>
  line.filter(figure => !isRouted(figure)).map(figure => figure & 31);

/** The attacker's chance in a battle that has begun. */
export function battleOdds(view: RuneView, battle: BattleView): number {
  const { attacker, defender, area, round } = battle;
  const walls = view.stronghold[area] === defender.seat && defender.seat >= 0 ? wallsIn(view, area) : 0;
  return attackOdds(
    { types: standingTypes(attacker.line), strength: attacker.strength },
    { types: standingTypes(defender.line), strength: defender.strength + walls },
    unseenFate(view),
    round + 1,
  );
}

/** A chance in words of numbers. */
export const percent = (chance: number): number => Math.round(chance * 100);
