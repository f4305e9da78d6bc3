// The chance to win a combat, from what everybody can see: every pair of die faces, with choices made as their rollers
// would make them. Food is given by the caller, for nobody knows what the other side will spend.
import type { Seat } from "#kernel/procedure.ts";
import type { Send } from "../choices.ts";
import { type BuildingId, buildings } from "../content/buildings.ts";
import { type CardId, cardOf } from "../content/cards.ts";
import { clans, KAIJA_AXES, SCORCHED_EARTH_AXES } from "../content/clans.ts";
import { type CreatureId, creatureKinds, creatures } from "../content/creatures.ts";
import type { MoveFlag } from "../content/effects.ts";
import { faces } from "../content/numbers.ts";
import { buildingsIn } from "../map/contents.ts";
import type { Territory } from "../map/land.ts";
import type { NorthView } from "./view.ts";

/** A side as it goes into the throw. */
export interface OddsSide {
  readonly axes: number;
  readonly skulls: number;
  /** Units with Kaija; null for a creature, which loses none. */
  readonly size: number | null;
}

/** What the attacker's card allows. */
export interface OddsCard {
  /** NOR-255: skulls of the defender that do not count. */
  readonly shield: number;
  /** NOR-256: an axe or a skull more, chosen between the dice. */
  readonly throws: boolean;
}

/** What a die and a card can count for, one entry for each way to choose. */
type Ways = readonly { readonly axes: number; readonly skulls: number }[];

const waysOf: readonly Ways[] = faces.map(face =>
  face.isChoice
    ? [
        { axes: 1, skulls: 0 },
        { axes: 0, skulls: 1 },
      ]
    : [face],
);
/** NOR-321: a creature always takes the axe. */
const creatureWays: readonly Ways[] = waysOf.map(ways => ways.slice(0, 1));
const thrown: Ways = [
  { axes: 1, skulls: 0 },
  { axes: 0, skulls: 1 },
];
const nothing: Ways = [{ axes: 0, skulls: 0 }];

/** NOR-172 to NOR-175: whether the attacker wins. */
function isWon(attack: OddsSide, defence: OddsSide, shield: number): boolean {
  const attackFalls = attack.size !== null && Math.max(0, defence.skulls - shield) >= attack.size;
  const defenceFalls = defence.size !== null && attack.skulls >= defence.size;
  if (attackFalls) return false;
  return defenceFalls || attack.axes > defence.axes;
}

const plus = (side: OddsSide, way: Ways[number]): OddsSide => ({
  ...side,
  axes: side.axes + way.axes,
  skulls: side.skulls + way.skulls,
});

/** In how many of the defender's faces the attacker wins, the defender choosing last. */
export function wonFaces(attack: OddsSide, defence: OddsSide, shield: number): number {
  let won = 0;
  const all = defence.size === null ? creatureWays : waysOf;
  for (const ways of all) if (ways.every(way => isWon(attack, plus(defence, way), shield))) won++;
  return won;
}

/** The attacker's chance, 0 to 1. */
export function attackOdds(attack: OddsSide, defence: OddsSide, card: OddsCard): number {
  let won = 0;
  for (const ways of attack.size === null ? creatureWays : waysOf) {
    let best = 0;
    for (const way of ways) {
      for (const more of card.throws ? thrown : nothing) {
        best = Math.max(best, wonFaces(plus(plus(attack, way), more), defence, card.shield));
      }
    }
    won += best;
  }
  return won / (faces.length * faces.length);
}

/** What a card does in the attacks of its Move action. */
export function oddsCardOf(card: CardId | ""): OddsCard & { readonly axes: number; readonly skulls: number } {
  const move = card === "" ? undefined : moveOpOf(card);
  const has = (flag: MoveFlag): boolean => move?.flags.includes(flag) ?? false;
  return {
    axes: move?.axes ?? 0,
    skulls: move?.skulls ?? 0,
    shield: has("cancel-1-skull") ? 1 : 0,
    throws: has("axe-or-skull"),
  };
}

function moveOpOf(card: CardId) {
  const { effects, branches } = cardOf(card);
  return [...effects, ...branches.flat()].find(op => op.op === "move");
}

const strengthOf = new Map(buildings.map(building => [building.id, building]));

function defencesIn(view: NorthView, at: Territory): { axes: number; skulls: number } {
  let axes = 0;
  let skulls = 0;
  for (const { building, count } of buildingsIn(view, at)) {
    const { defenceAxes, defenceSkulls } = strengthOf.get(building as BuildingId)!;
    axes += count * defenceAxes;
    skulls += count * defenceSkulls;
  }
  return { axes, skulls };
}

function people(view: NorthView, seat: Seat, at: Territory, units: number, kaija: boolean): OddsSide {
  const isScorched = view.scorched >= 0 && view.land.territory[view.scorched] === at;
  const isSnake = clans[view.clans[seat]!.clan].power.scorchedEarth;
  return {
    axes: units + (kaija ? KAIJA_AXES : 0) + (isScorched && isSnake ? SCORCHED_EARTH_AXES : 0),
    skulls: 0,
    size: units + (kaija ? 1 : 0),
  };
}

const hasKaija = (view: NorthView, seat: Seat, at: Territory): boolean => {
  const area = view.clans[seat]!.kaija;
  return area >= 0 && view.land.territory[area] === at;
};

const creatureSide = (creature: CreatureId): OddsSide => ({
  axes: creatureKinds[creatures[creature].kind].value,
  skulls: 0,
  size: null,
});

/** The chances of a seat's force against a creature: without food, and with all the food it can spend. */
export function huntOdds(
  view: NorthView,
  seat: Seat,
  creature: CreatureId,
  units: number,
  kaija: boolean,
  card: CardId | "",
): { least: number; most: number } {
  const beast = view.line.find(other => other.creature === creature);
  const at = beast ? view.land.territory[beast.area]! : -1;
  const help = oddsCardOf(card);
  const force = people(view, seat, at, units, kaija);
  const chance = (spent: number): number =>
    attackOdds({ ...force, axes: force.axes + help.axes + spent }, creatureSide(creature), help);
  return { least: chance(0), most: chance(Math.min(view.clans[seat]!.food, force.size ?? 0)) };
}

/** The chances against a creature that units who enter a territory have to fight; null if there is none. */
function guardOdds(view: NorthView, seat: Seat, at: Territory, units: number, kaija: boolean, card: CardId | "") {
  const guard = view.line.find(
    ({ creature, area }) => view.land.territory[area] === at && !creatureKinds[creatures[creature].kind].shares,
  );
  if (!guard) return null;
  const here = view.owner[at] === seat ? view.units[at]! : 0;
  return huntOdds(view, seat, guard.creature, units + here, kaija || hasKaija(view, seat, at), card);
}

/** The chances of an attack before it is made: if the defender spends all the food it can, and if none. */
export function marchOdds(
  view: NorthView,
  seat: Seat,
  at: Territory,
  units: number,
  kaija: boolean,
  card: CardId | "",
): { least: number; most: number } | null {
  const owner = view.owner[at]!;
  if (owner < 0 || owner === seat) return guardOdds(view, seat, at, units, kaija, card);
  if (view.teams && (owner & 1) === (seat & 1)) return null;
  const help = oddsCardOf(card);
  // NOR-123: who has come by an earlier move of the action fights too.
  const here = view.guests.find(guest => guest.seat === seat && guest.at === at)?.units ?? 0;
  const attack = people(view, seat, at, units + here, kaija || hasKaija(view, seat, at));
  const defence = people(view, owner, at, view.units[at]!, hasKaija(view, owner, at));
  const walls = view.clans[seat]!.lasting.includes("ignore-defences") ? { axes: 0, skulls: 0 } : defencesIn(view, at);
  const food = Math.min(view.clans[owner]!.food, defence.size ?? 0);
  const chance = (spent: number): number =>
    attackOdds(
      { ...attack, axes: attack.axes + help.axes, skulls: help.skulls },
      { ...defence, axes: defence.axes + walls.axes + spent, skulls: walls.skulls },
      help,
    );
  return { least: chance(food), most: chance(0) };
}

/** The chances of a group about to be sent; bribed units fight for their owner (NOR-259). */
export function sendOdds(view: NorthView, seat: Seat, { units, kaija }: Send): { least: number; most: number } | null {
  const frame = view.frames.findLast(each => each.proc === "move" || each.proc === "transfer");
  if (frame?.proc === "transfer") return marchOdds(view, frame.mover, frame.to, units, kaija, "");
  return frame ? marchOdds(view, seat, frame.to, units, kaija, frame.card) : null;
}
