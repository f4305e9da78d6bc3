// The figures from which the worth of a world is learned: runes as far as the viewer has seen them, land, means, armies
// and heroes of every seat.
import type { Features } from "#kernel/network.ts";
import type { Seat } from "#kernel/procedure.ts";
import { DRAGON, NO_RUNE, NONE } from "../content/marks.ts";
import { SEASONS_PER_YEAR, YEARS } from "../content/numbers.ts";
import type { Area } from "../content/tiles.ts";
import { boardIn } from "../map/atlas.ts";
import { winterLimit } from "../rules/fall-winter.ts";
import { baseOf, controllerOf, playerOf, unitsIn } from "../rules/queries.ts";
import { isQuestIn } from "../rules/quest-places.ts";
import { throneIn } from "../rules/result.ts";
import type { HeroState, Runewars } from "../state.ts";
import { seesReward } from "../view/frames.ts";
import { seesRune } from "../view/view.ts";
import { alliesIn, armyIn, forcesOf, landWorth } from "./worth.ts";

const names = [
  "dragons",
  "unseenRunes",
  "falseRunes",
  "guardedRunes",
  "threatenedRunes",
  "land",
  "areas",
  "cities",
  "strongholds",
  "damaged",
  "developments",
  "allies",
  "hunger",
  "influence",
  "dials",
  "tactics",
  "quests",
  "objective",
  "forces",
  "claim",
  "titles",
  "heroes",
  "wounds",
  "training",
  "rewards",
  "shards",
  "questHeroes",
  "ownCards",
  "lastOrder",
  "first",
  "acting",
  "out",
] as const;
const at = Object.fromEntries(names.map((name, place) => [name, place])) as Record<(typeof names)[number], number>;
const WIDTH = names.length;

function fillRune(s: Runewars, area: Area, viewer: Seat, row: number, rows: Float64Array): void {
  if (s.discovery) rows[row + at.dragons]! += throneIn(s, area);
  const rune = s.runes[area]!;
  if (rune === NO_RUNE) return;
  const kind = !seesRune(s, area, viewer) ? at.unseenRunes : rune === DRAGON ? at.dragons : at.falseRunes;
  rows[row + kind]!++;
  if (kind === at.falseRunes) return;
  if (s.stronghold[area] !== NONE) rows[row + at.guardedRunes]!++;
  if (isThreatened(s, area)) rows[row + at.threatenedRunes]!++;
}

/** Whether a neighbouring army could take an area. */
function isThreatened(s: Runewars, area: Area): boolean {
  const own = controllerOf(s, area);
  const stronghold = s.stronghold[area] === NONE ? 0 : s.damaged[area] === 1 ? 3 : 5;
  const defence = armyIn(s, area) + stronghold;
  return boardIn(s).edges[area]!.some(({ to }) => {
    const other = controllerOf(s, to);
    return other !== NONE && other !== own && armyIn(s, to) > defence;
  });
}

/** What everybody has on the board. */
function fillLand(s: Runewars, viewer: Seat, rows: Float64Array): void {
  for (const area of boardIn(s).list) {
    const seat = controllerOf(s, area);
    if (seat === NONE) continue;
    const row = seat * WIDTH;
    fillRune(s, area, viewer, row, rows);
    rows[row + at.land]! += landWorth(s, area);
    rows[row + at.areas]!++;
    if (s.city[area] !== "") rows[row + at.cities]!++;
    rows[row + at.allies]! += alliesIn(s, area);
    if (s.stronghold[area] === seat) {
      rows[row + at.strongholds]!++;
      if (s.damaged[area] === 1) rows[row + at.damaged]!++;
      if (s.development[area] !== "") rows[row + at.developments]!++;
    }
    rows[row + at.hunger]! += Math.max(0, unitsIn(s, area) - winterLimit(s, seat));
  }
}

const isOnQuest = (s: Runewars, { seat, area }: HeroState): boolean =>
  playerOf(s, seat).quests.some(quest => isQuestIn(s, quest, seat, area));

function fillHeroes(s: Runewars, viewer: Seat, rows: Float64Array): void {
  for (const hero of s.heroes) {
    const row = hero.seat * WIDTH;
    rows[row + at.heroes]!++;
    if (hero.seat === viewer && isOnQuest(s, hero)) rows[row + at.questHeroes]!++;
    rows[row + at.wounds]! += hero.damage + Number(hero.routed);
    rows[row + at.training]! += hero.strength + hero.agility + hero.wisdom;
    for (const reward of hero.rewards) {
      const isShard = seesReward(reward, viewer) && reward.card === "timmorran-shard";
      rows[row + (isShard ? at.shards : at.rewards)]!++;
    }
  }
}

function fillSeat(s: Runewars, seat: Seat, viewer: Seat, rows: Float64Array): void {
  const player = playerOf(s, seat);
  const row = seat * WIDTH;
  rows[row + at.influence] = player.influence;
  rows[row + at.dials] = player.food + player.wood + player.ore;
  rows[row + at.tactics] = player.tactics.length + player.fresh.length;
  rows[row + at.ownCards] = seat === viewer ? player.tactics.length : 0;
  rows[row + at.quests] = player.quests.length;
  rows[row + at.objective] = Number(player.objective !== "");
  rows[row + at.forces] = forcesOf(s, baseOf(s, seat));
  rows[row + at.claim] = Number(player.claim !== NONE);
  rows[row + at.titles] = s.titleHolder.filter(holder => holder === seat).length;
  rows[row + at.lastOrder] = player.lastOrder;
  rows[row + at.first] = Number(s.first === seat);
  rows[row + at.acting] = Number(s.open.includes(seat));
  rows[row + at.out] = Number(player.isOut);
}

/** What a seat may know of a world, in figures. */
export const features: Features<Runewars> = {
  names,
  fill(s, viewer, rows) {
    rows.fill(0, 0, s.seats * WIDTH);
    fillLand(s, viewer, rows);
    fillHeroes(s, viewer, rows);
    for (let seat = 0; seat < s.seats; seat++) fillSeat(s, seat, viewer, rows);
    return 1 - ((s.year - 1) * SEASONS_PER_YEAR + s.season) / (YEARS * SEASONS_PER_YEAR);
  },
};
