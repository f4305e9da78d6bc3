// How good a world is for a seat: dragon runes first, then what brings and keeps them.

import type { Seat } from "#kernel/procedure.ts";
import { NONE } from "../content/marks.ts";
import { boardIn } from "../map/atlas.ts";
import { winterLimit } from "../rules/fall-winter.ts";
import { baseOf, controllerOf, playerOf, unitsIn } from "../rules/queries.ts";
import type { Runewars } from "../state.ts";
import { alliesIn, forcesOf, landWorth, runeWorth } from "./worth.ts";

/** What a seat's things count for. */
const WEIGHT = {
  influence: 0.45,
  dial: 0.8,
  tactics: 0.9,
  quest: 0.4,
  hero: 2.5,
  reward: 2.5,
  shard: 6,
  training: 0.3,
  wound: 0.5,
  unit: 1.5,
  ally: 0.9,
  stronghold: 5,
  damaged: 1.5,
  development: 2,
  title: 3,
  objective: 1.5,
  claim: 12,
  hunger: 1.4,
};
const RIVAL = 0.6;

/** What everybody has on the board. */
function landWorths(s: Runewars): number[] {
  const worths = s.players.map(() => 0);
  for (const area of boardIn(s).list) {
    const seat = controllerOf(s, area);
    if (seat === NONE) continue;
    worths[seat]! += landWorth(s, area) + runeWorth(s, seat, area);
    worths[seat]! += WEIGHT.ally * alliesIn(s, area);
    if (s.stronghold[area] === seat) {
      worths[seat]! += WEIGHT.stronghold - (s.damaged[area] === 1 ? WEIGHT.damaged : 0);
      if (s.development[area] !== "") worths[seat]! += WEIGHT.development;
    }
    worths[seat]! -= WEIGHT.hunger * Math.max(0, unitsIn(s, area) - winterLimit(s, seat));
  }
  return worths;
}

/** What a seat has besides its land. */
function seatWorth(s: Runewars, seat: Seat): number {
  const player = playerOf(s, seat);
  if (player.isOut) return -60;
  let worth =
    WEIGHT.influence * Math.min(player.influence, 12) + WEIGHT.dial * (player.food + player.wood + player.ore);
  worth += WEIGHT.tactics * Math.min(8, player.tactics.length + player.fresh.length);
  worth += WEIGHT.quest * player.quests.length + (player.objective === "" ? 0 : WEIGHT.objective);
  worth += WEIGHT.unit * forcesOf(s, baseOf(s, seat));
  if (player.claim !== NONE) worth += WEIGHT.claim;
  for (const holder of s.titleHolder) if (holder === seat) worth += WEIGHT.title;
  return worth;
}

function addHeroes(s: Runewars, worths: number[]): void {
  for (const hero of s.heroes) {
    let worth = WEIGHT.hero - WEIGHT.wound * hero.damage - (hero.routed ? 0.3 : 0);
    worth += WEIGHT.training * (hero.strength + hero.agility + hero.wisdom);
    for (const { card } of hero.rewards) worth += card === "timmorran-shard" ? WEIGHT.shard : WEIGHT.reward;
    worths[hero.seat]! += worth;
  }
}

/** How good a world is for a seat. */
export function evaluate(s: Runewars, seat: Seat): number {
  const worths = landWorths(s);
  addHeroes(s, worths);
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) {
    worths[other]! += seatWorth(s, other);
    if (other !== seat && worths[other]! > rival) rival = worths[other]!;
  }
  return worths[seat]! - RIVAL * rival;
}
