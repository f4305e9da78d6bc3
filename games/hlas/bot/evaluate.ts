// How good a position is for a seat, counted in victory points it will probably have at the end: points it has now, what
// its means will bring in the rounds that are left, and half of what its strongest opponent has.
import type { Seat } from "#kernel/procedure.ts";
import { NONE } from "../content/marks.ts";
import { pieceFacts } from "../content/units.ts";
import type { BattleFrame } from "../frames.ts";
import { baseStrength, battleOf, leaderOf, sideOf } from "../rules/battle-queries.ts";
import { strengthParts, totalStrength } from "../rules/battle-strength.ts";
import { harvestOf } from "../rules/harvest.ts";
import { isHostile, realmOf } from "../rules/queries.ts";
import { scoreOf } from "../rules/scoring.ts";
import type { Hlas, Realm } from "../state.ts";

/** What things are worth in points. */
const WORTH = {
  resource: 0.22,
  plenty: 0.08,
  income: 0.16,
  serf: 0.45,
  warrior: 0.25,
  hero: 0.6,
  vessel: 0.3,
  building: 0.7,
  level: 1.5,
  card: 0.25,
  tower: 0.6,
  rival: 0.35,
  conquest: 8,
  /** The end is worth more the further one is ahead, up to a lead of so many points. */
  lead: 12,
  end: 1.2,
} as const;

const MOST_IMPATIENT = 6;

/** Rounds that will probably still be played. */
export function roundsLeft(s: Hlas): number {
  return s.lastRound > 0 ? s.lastRound - s.round : Math.max(2, 9 - s.round);
}

/** The first few resources are worth more than a heap of them. */
function wealth({ ore, mana, food }: Realm): number {
  const worth = (n: number): number => Math.min(n, 5) * WORTH.resource + Math.max(0, n - 5) * WORTH.plenty;
  return worth(ore) + worth(mana) + worth(food);
}

/** What a side's means will bring, besides points it has. */
function prospects(s: Hlas, seat: Seat): number {
  const realm = realmOf(s, seat);
  const left = roundsLeft(s);
  const { ore, mana, food, choices } = harvestOf(s, seat);
  const share = Math.min(1, left / 4);
  const serfs = pieceFacts.serf.count - realm.serfsLeft;
  const warriors = pieceFacts.warrior.count - realm.warriorsLeft;
  const heroes = realm.heroes.filter(place => place !== NONE).length;
  const vessels = Number(realm.seaVessel !== NONE) + Number(realm.airVessel !== NONE);
  return (
    share *
      (wealth(realm) +
        serfs * WORTH.serf +
        warriors * WORTH.warrior +
        heroes * WORTH.hero +
        vessels * WORTH.vessel +
        realm.buildings.length * WORTH.building +
        (realm.level - 1) * WORTH.level +
        realm.library.length * WORTH.card) +
    realm.towers.length * WORTH.tower +
    (ore + mana + food + choices) * WORTH.income * left
  );
}

/** How likely a side is to win a battle that is on, from the Strength that lies open. */
export function chanceToWin(s: Hlas, battle: BattleFrame, side: number): number {
  const own = totalStrength(strengthParts(s, battle, side));
  const other = totalStrength(strengthParts(s, battle, 1 - side));
  return 1 / (1 + Math.exp((other - own) / 1.8));
}

/** What a battle that is on promises or threatens. */
export function battleWorth(s: Hlas, seat: Seat): number {
  const battle = battleOf(s);
  const side = battle && battle.winner === NONE ? sideOf(s, battle, seat) : NONE;
  if (!battle || side === NONE) return 0;
  const chance = chanceToWin(s, battle, side);
  const isSiege = realmOf(s, battle.defender).capital === battle.region;
  const spoils = baseStrength(s, battle, 1 - side) * 0.25 + 1 + (isSiege ? WORTH.conquest : 0);
  const losses = baseStrength(s, battle, side) * 0.35 + (isSiege && leaderOf(battle, 1) === seat ? 40 : 1);
  return chance * spoils - (1 - chance) * losses;
}

/** Higher is better. */
export function evaluate(s: Hlas, seat: Seat): number {
  const realm = realmOf(s, seat);
  if (realm.isOut) return -100;
  let rival = 0;
  s.realms.forEach((other, at) => {
    if (isHostile(s, seat, at) && !other.isOut) rival = Math.max(rival, scoreOf(s, at).total + prospects(s, at) * 0.5);
  });
  const own = scoreOf(s, seat).total;
  const lead = Math.max(-WORTH.lead, Math.min(WORTH.lead, own - rival));
  const haste = nearness(s, realm) * ((lead > 0 ? 1 : 0) + impatience(s)) + (s.trigger === "" ? 0 : lead * WORTH.end);
  return own + prospects(s, seat) + battleWorth(s, seat) + haste - rival * WORTH.rival;
}

/** Nobody wants to play for ever: from the sixth round on everybody strives for the end, more with every round. */
function impatience({ round }: Hlas): number {
  return Math.min(MOST_IMPATIENT, Math.max(0, round - 5) * 0.4);
}

/** How near a side is to an end of its own making: Towers it may still build, figures left in supply. */
function nearness(s: Hlas, realm: Realm): number {
  const left = realm.serfsLeft + realm.warriorsLeft;
  return realm.towers.length * 1.2 + realm.level * 0.8 + (17 - left) * 0.25 + (48 - s.hiddenLand) * 0.1;
}
