// How good a world is for a seat: what its clan will probably have at the end, against the best of the others.
import type { Seat } from "#kernel/procedure.ts";
import { cardOf } from "../content/cards.ts";
import { winterCostOf } from "../content/numbers.ts";
import { areTeammates, isHomeless, unitsOnMap } from "../rules/queries.ts";
import { achievementOf } from "../rules/result.ts";
import type { ClanState, Northgard } from "../state.ts";
import { combatOutlook } from "./combat-sense.ts";
import { foodIncome, landWorths } from "./land-worth.ts";
import {
  DEAD_CARD,
  DECK_CARD,
  FIRST_PLAYER,
  HAND_CARD,
  KAIJA,
  RIVAL,
  STOCK,
  UNIT,
  UNREST,
  UPGRADE_IN_REACH,
  UPGRADE_OWNED,
  USEFUL_UNITS,
} from "./weights.ts";

/** How good a world is for a seat; the unit is glory. */
export function evaluate(s: Northgard, seat: Seat): number {
  const worths = landWorths(s);
  for (let other = 0; other < s.seats; other++) worths[other]! += clanWorth(s, other);
  combatOutlook(s, worths);
  let own = 0;
  let rival = Number.NEGATIVE_INFINITY;
  let rivals = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || areTeammates(s, seat, other)) own += worths[other]!;
    else {
      rivals += worths[other]!;
      if (worths[other]! > rival) rival = worths[other]!;
    }
  }
  return own - RIVAL * (s.teams ? rivals : rival);
}

/** What a seat has besides its land. */
function clanWorth(s: Northgard, seat: Seat): number {
  const clan = s.clans[seat]!;
  const years = s.years - s.year;
  const units = unitsOnMap(s, seat);
  let worth = clan.glory + UNIT * Math.min(units, USEFUL_UNITS) + stockWorth(clan, years);
  if (clan.kaija >= 0) worth += KAIJA;
  if (isHomeless(s, seat)) worth -= 4;
  worth += deckWorth(s, clan, seat, years) + handWorth(clan);
  if (s.first === seat) worth += FIRST_PLAYER;
  return worth - winterFear(s, seat, units);
}

export function stockWorth(clan: ClanState, years: number): number {
  if (years === 0) return (clan.food + clan.wood + clan.lore) / 3;
  let worth =
    STOCK.food * Math.min(clan.food, 6) + STOCK.wood * Math.min(clan.wood, 7) + STOCK.lore * Math.min(clan.lore, 6);
  if (clan.lore >= 3 && clan.upgrades.length > 0) worth += UPGRADE_IN_REACH;
  return worth;
}

/** Printed glory of cards, Achievements as they stand, and what cards do in years to come. */
export function deckWorth(s: Northgard, clan: ClanState, seat: Seat, years: number): number {
  let worth = UPGRADE_OWNED * years * (2 - clan.upgrades.length);
  for (let i = 0; i < clan.gained.length; i++) {
    const card = cardOf(clan.gained[i]!);
    if (clan.removed.includes(card.id)) continue;
    worth += card.glory + DECK_CARD[card.kind] * years;
    if (card.kind === "unrest") worth -= UNREST - 0.5;
    const effect = card.effects[0];
    if (effect?.op === "score-per") worth += achievementOf(s, seat, effect);
  }
  return worth;
}

export function handWorth(clan: ClanState): number {
  let worth = 0;
  for (let i = 0; i < clan.hand.length; i++) worth += cardOf(clan.hand[i]!).play === "never" ? DEAD_CARD : HAND_CARD;
  return worth;
}

/** What the coming winter will probably cost. */
export function winterFear(s: Northgard, seat: Seat, units: number): number {
  const clan = s.clans[seat]!;
  const isBeforeHarvest = s.phase === "actions" || s.phase === "start-of-year" || s.phase === "creatures";
  if (!isBeforeHarvest && s.phase !== "harvest") return 0;
  const due = winterCostOf(units);
  const food = clan.food + (isBeforeHarvest ? foodIncome(s, seat) : 0);
  const missing = due.food - food;
  if (missing <= 0) return STOCK.food * due.food;
  // Three of anything can still be exchanged for one.
  const spare = Math.floor((clan.wood + clan.lore) / 3);
  return isBeforeHarvest && spare >= missing ? STOCK.food * due.food + 0.9 * missing : UNREST;
}
