// The figures from which the worth of a world is learned: what everybody can see of a seat, and of the viewer's own hand
// what only it knows.
import type { Features } from "#kernel/network.ts";
import type { Seat } from "#kernel/procedure.ts";
import { cardOf } from "../content/cards.ts";
import { landOf } from "../map/atlas.ts";
import { entryOf, icons } from "../map/tile-facts.ts";
import { countOf, forceIn, hasLarge, isHarried, isHomeless, unitsOnMap } from "../rules/queries.ts";
import { NONE, type Northgard } from "../state.ts";
import { combatOutlook } from "./combat-sense.ts";
import { deckWorth, handWorth, stockWorth, winterFear } from "./evaluate.ts";
import { harvestsLeft, landWorths } from "./land-worth.ts";
import { USEFUL_UNITS } from "./weights.ts";

const names = [
  "glory",
  "land",
  "battles",
  "deck",
  "stock",
  "winter",
  "food",
  "wood",
  "lore",
  "units",
  "spareUnits",
  "handSize",
  "ownHand",
  "pile",
  "kaija",
  "homeless",
  "first",
  "acting",
  "passed",
  "upgrades",
  "early",
  "advanced",
  "achievements",
  "unrest",
  "territories",
  "closed",
  "closedGlory",
  "freeSides",
  "strongholds",
  "foodIcons",
  "woodIcons",
  "loreIcons",
  "works",
  "towers",
  "forges",
  "camps",
  "altars",
  "bareLand",
  "guards",
] as const;

const at = Object.fromEntries(names.map((name, place) => [name, place])) as Record<(typeof names)[number], number>;
const WIDTH = names.length;
const ICONS = { food: at.foodIcons, wood: at.woodIcons, lore: at.loreIcons } as const;
const KINDS = { early: at.early, advanced: at.advanced, achievement: at.achievements, unrest: at.unrest } as const;

const battles: number[] = [];

/** What a seat has besides its land. */
function fillClan(s: Northgard, seat: Seat, viewer: Seat, rows: Float64Array): void {
  const row = seat * WIDTH;
  const clan = s.clans[seat]!;
  const years = s.years - s.year;
  const units = unitsOnMap(s, seat);
  rows[row + at.glory] = clan.glory;
  rows[row + at.deck] = deckWorth(s, clan, seat, years);
  rows[row + at.stock] = stockWorth(clan, years);
  rows[row + at.winter] = winterFear(s, seat, units);
  rows[row + at.food] = clan.food;
  rows[row + at.wood] = clan.wood;
  rows[row + at.lore] = clan.lore;
  rows[row + at.units] = Math.min(units, USEFUL_UNITS);
  rows[row + at.spareUnits] = Math.max(0, units - USEFUL_UNITS);
  rows[row + at.handSize] = clan.hand.length;
  rows[row + at.ownHand] = seat === viewer ? handWorth(clan) : 0;
  rows[row + at.pile] = clan.pile.length;
  rows[row + at.kaija] = clan.kaija >= 0 ? 1 : 0;
  rows[row + at.homeless] = isHomeless(s, seat) ? 1 : 0;
  rows[row + at.first] = s.first === seat ? 1 : 0;
  rows[row + at.acting] = s.open.includes(seat) ? 1 : 0;
  rows[row + at.passed] = clan.passed ? 1 : 0;
  rows[row + at.upgrades] = clan.upgrades.length;
  for (const id of clan.gained) {
    const { kind } = cardOf(id);
    if (kind in KINDS) rows[row + KINDS[kind as keyof typeof KINDS]]!++;
  }
}

/** What the land of each seat is like. */
function fillLand(s: Northgard, rows: Float64Array): void {
  const { territory, tiles, list, free, size } = landOf(s);
  for (const land of list) {
    const owner = s.owner[land]!;
    if (owner === NONE) continue;
    const row = owner * WIDTH;
    rows[row + at.territories]!++;
    rows[row + at.freeSides]! += free[land]!;
    if (free[land] === 0) {
      rows[row + at.closed]!++;
      rows[row + at.closedGlory]! += (size[land] === 2 ? 1 : 2) * (isHarried(s, land) ? 0 : 1);
      if (hasLarge(s, land)) rows[row + at.strongholds]!++;
    }
    const force = forceIn(s, land);
    if (force === 0) rows[row + at.bareLand]!++;
    else rows[row + at.guards]! += Math.min(3, force);
    if (s.works[land] !== 0) fillWorks(s, land, row, rows);
  }
  for (let area = 0; area < territory.length; area++) {
    const land = territory[area]!;
    if (land < 0 || s.owner[land] === NONE) continue;
    const icon = icons[entryOf(tiles, area)];
    if (icon) rows[s.owner[land]! * WIDTH + ICONS[icon]]!++;
  }
}

function fillWorks(s: Northgard, land: number, row: number, rows: Float64Array): void {
  rows[row + at.works]! +=
    countOf(s, land, "granary") + countOf(s, land, "woodcutters-lodge") + countOf(s, land, "menhir");
  rows[row + at.towers]! += countOf(s, land, "defence-tower") + 2 * countOf(s, land, "fortress");
  rows[row + at.forges]! += countOf(s, land, "forge");
  rows[row + at.camps]! += countOf(s, land, "training-camp");
  rows[row + at.altars]! += countOf(s, land, "altar-of-kings");
}

/** What a seat may know of a world, in figures. */
export const features: Features<Northgard> = {
  names,
  covers: s => !s.teams,
  fill(s, viewer, rows) {
    rows.fill(0, 0, s.seats * WIDTH);
    const land = landWorths(s);
    for (let seat = 0; seat < s.seats; seat++) battles[seat] = 0;
    combatOutlook(s, battles);
    for (let seat = 0; seat < s.seats; seat++) {
      rows[seat * WIDTH + at.land] = land[seat]!;
      rows[seat * WIDTH + at.battles] = battles[seat]!;
      fillClan(s, seat, viewer, rows);
    }
    fillLand(s, rows);
    return harvestsLeft(s) / s.years;
  },
};
