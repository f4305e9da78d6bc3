// When the game ends and who has won: domination, the last year, final scoring, ties (NOR-204 to NOR-222).
import type { Result } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import { remember } from "#kernel/remember.ts";
import { buildings } from "../content/buildings.ts";
import { cardOf, isDevelopment } from "../content/cards.ts";
import type { ScorePer } from "../content/effects.ts";
import { lengths, RESOURCES_PER_GLORY, TEAM_DOMINATION, UNREST_GLORY } from "../content/numbers.ts";
import { landOf } from "../map/atlas.ts";
import { isClosed, type Territory } from "../map/land.ts";
import { icons, lairOf, partOfArea, placeOfArea, slots } from "../map/tile-facts.ts";
import { type ClanState, NONE, type Northgard } from "../state.ts";
import { clanOf, countOf, forceIn, hasAnyLarge, hasLarge, teammateOf } from "./queries.ts";

/** NOR-204, NOR-205, NOR-213, NOR-274, NOR-277: why the game ends now, or "" if it goes on. */
export function endReason(s: Northgard): Northgard["ending"] {
  if (dominators(s).length > 0) return "domination";
  return s.year === s.years ? "years" : "";
}

/** The sides of the game: each seat for itself, or the two teams. */
function sidesOf(s: Northgard): Seat[][] {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  if (!s.teams) return seats.map(seat => [seat]);
  return [seats.filter(seat => seat % 2 === 0), seats.filter(seat => seat % 2 === 1)];
}

/** Closed territories with a large building: how many a side has, and how many win the game at once. */
export interface Domination {
  readonly have: number;
  readonly need: number;
}

/** NOR-204, NOR-277, NOR-287, NOR-288, NOR-290: how many win at once; null where there is no domination. */
function dominationNeed({ years, teams }: Northgard): number | null {
  const { domination: need } = years === lengths[7].years ? lengths[7] : lengths[10];
  return need !== null && teams ? TEAM_DOMINATION : need;
}

/** How near each seat is to domination; a team is one, so its seats share what they have. */
export function dominations(s: Northgard): (Domination | null)[] {
  const need = dominationNeed(s);
  if (need === null) return s.clans.map(() => null);
  const have = s.clans.map(() => 0);
  // Large buildings are rare, and every view asks: without one there is nothing to look for.
  if (hasAnyLarge(s)) countStrongholds(s, have);
  return have.map(count => domination(need)(count));
}

function countStrongholds(s: Northgard, have: number[]): void {
  for (const at of landOf(s).list) {
    const owner = s.owner[at]!;
    if (owner === NONE || !isStronghold(s, at)) continue;
    have[owner]!++;
    if (s.teams) have[teammateOf(s, owner)]!++;
  }
}

/** How near a side is to domination, by what it needs and what it has. */
const domination = remember(need => remember((have): Domination => Object.freeze({ have, need })));

function dominators(s: Northgard): Seat[][] {
  const near = dominations(s);
  return sidesOf(s).filter(([seat]) => {
    const domination = near[seat!];
    return domination && domination.have >= domination.need;
  });
}

/** Whether a territory is closed and holds a large building; rarely the second, so that is asked first. */
const isStronghold = (s: Northgard, at: Territory): boolean => hasLarge(s, at) && isClosed(landOf(s), at);

const zonesOf = (clan: ClanState) => [clan.hand, clan.pile, clan.played, clan.aside, clan.discard];

/** NOR-214, NOR-215, NOR-216: a seat's final score by source. */
export function scoreOf(s: Northgard, seat: Seat): Record<string, number> {
  const clan = clanOf(s, seat);
  let cards = 0;
  let achievements = 0;
  let unrest = 0;
  for (const id of zonesOf(clan).flat()) {
    const card = cardOf(id);
    if (isDevelopment(id)) cards += card.glory;
    else if (id === "unrest") unrest -= UNREST_GLORY;
    for (const effect of card.effects) if (effect.op === "score-per") achievements += achievementOf(s, seat, effect);
  }
  const resources = Math.floor((clan.food + clan.wood + clan.lore) / RESOURCES_PER_GLORY);
  return { glory: clan.glory, resources, cards, achievements, unrest };
}

/** NOR-016, NOR-216, NOR-222: what an Achievement is worth over the territories its owner controls. */
export function achievementOf(s: Northgard, seat: Seat, per: ScorePer): number {
  let worth = 0;
  for (const territory of landOf(s).list) {
    if (s.owner[territory] !== seat) continue;
    worth += per.unit * forceIn(s, territory);
    for (const building of buildings) {
      const each = (building.isLarge ? per.large : per.small) + (building.yields ? per[building.yields] : 0);
      worth += each * countOf(s, territory, building.id);
    }
  }
  return worth + areaWorth(s, seat, per);
}

function areaWorth(s: Northgard, seat: Seat, per: ScorePer): number {
  let worth = 0;
  for (const [area, territory] of landOf(s).territory.entries()) {
    if (territory < 0 || s.owner[territory] !== seat) continue;
    const tile = landOf(s).tiles[placeOfArea(area)]!;
    const icon = icons[tile * 4 + partOfArea(area)];
    if (icon) worth += per[icon];
    if (lairOf[tile] === partOfArea(area)) worth += per.lair;
    const slot = slots[tile * 4 + partOfArea(area)];
    if (slot === "none" || s.built[area] !== "") continue;
    worth += slot === "large" ? per.emptyLarge : per.emptySmall;
  }
  return worth;
}

const total = (score: Record<string, number>): number => Object.values(score).reduce((sum, part) => sum + part, 0);

/** NOR-212, NOR-218, NOR-219: glory, then controlled territories, units on the map, buildings there; of a whole side. */
function rankOf(s: Northgard, side: readonly Seat[], scores: readonly Record<string, number>[]): number[] {
  const rank = [0, 0, 0, 0];
  for (const seat of side) rank[0]! += total(scores[seat]!);
  for (const territory of landOf(s).list) {
    if (!side.includes(s.owner[territory]!)) continue;
    rank[1]! += 1;
    rank[2]! += forceIn(s, territory);
    for (const building of buildings) rank[3]! += countOf(s, territory, building.id);
  }
  return rank;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : b[at]! - a[at]!;
}

/** NOR-211, NOR-217, NOR-220, NOR-287, NOR-439: dominators first, then by final scoring; equals share a place. */
export function resultOf(s: Northgard): Result {
  const scores = s.clans.map((_, seat) => scoreOf(s, seat));
  const first = s.ending === "domination" ? dominators(s).flat() : [];
  const ranked = sidesOf(s).map(side => ({
    side,
    rank: [first.includes(side[0]!) ? 1 : 0, ...rankOf(s, side, scores)],
  }));
  const places = s.clans.map(() => 0);
  for (const { side, rank } of ranked) {
    const better = ranked.filter(other => compare(other.rank, rank) < 0).length;
    for (const seat of side) places[seat] = better + 1;
  }
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const counted = scores.map(score => ({ total: total(score), ...score }));
  return { winners, places, scores: counted, reason: s.ending === "" ? "years" : s.ending };
}
