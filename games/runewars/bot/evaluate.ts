// How good a world is for a seat: dragon runes first, then what brings and keeps them.

import type { Seat } from "#kernel/procedure.ts";
import { NONE } from "../content/marks.ts";
import { boardIn } from "../map/atlas.ts";
import { winterLimit } from "../rules/fall-winter.ts";
import { baseOf, controllerOf, playerOf, unitsIn } from "../rules/queries.ts";
import type { Runewars } from "../state.ts";
import { seesReward } from "../view/frames.ts";
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

/** What everybody has on the board, as a seat sees it. */
function landWorths(s: Runewars, viewer: Seat): number[] {
  const worths = s.players.map(() => 0);
  for (const area of boardIn(s).list) {
    const seat = controllerOf(s, area);
    if (seat === NONE) continue;
    worths[seat]! += landWorth(s, area) + runeWorth(s, viewer, area);
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

function addHeroes(s: Runewars, worths: number[], viewer: Seat): void {
  for (const hero of s.heroes) {
    let worth = WEIGHT.hero - WEIGHT.wound * hero.damage - (hero.routed ? 0.3 : 0);
    worth += WEIGHT.training * (hero.strength + hero.agility + hero.wisdom);
    for (const reward of hero.rewards) {
      const isShard = reward.card === "timmorran-shard" && seesReward(reward, viewer);
      worth += isShard ? WEIGHT.shard : WEIGHT.reward;
    }
    worths[hero.seat]! += worth;
  }
}

/** What everybody has, as a seat sees it. */
export function worthsOf(s: Runewars, viewer: Seat): number[] {
  const worths = landWorths(s, viewer);
  addHeroes(s, worths, viewer);
  for (let seat = 0; seat < s.seats; seat++) worths[seat]! += seatWorth(s, seat);
  return worths;
}

/** How good a world is for a seat. */
export function evaluate(s: Runewars, seat: Seat): number {
  const worths = worthsOf(s, seat);
  let rival = Number.NEGATIVE_INFINITY;
  for (const [other, worth] of worths.entries()) if (other !== seat) rival = Math.max(rival, worth);
  return worths[seat]! - RIVAL * rival;
}
