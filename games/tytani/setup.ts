// From settings and chance to the first position: shuffled decks and an empty map. Nations, armies, hands and Missions
// follow in the first procedures, because people choose there.

import type { Chance } from "#kernel/chance.ts";
import type { Fresh, Options, Setup } from "#kernel/game.ts";
import { NO_ARMY } from "./content/army.ts";
import { DESIGNS } from "./content/designs.ts";
import { NONE } from "./content/marks.ts";
import { missions } from "./content/missions.ts";
import { FORTRESSES, rounds, STARTING_ENERGY } from "./content/numbers.ts";
import { advancedOrders, basicOrders, type OrderId } from "./content/orders.ts";
import { type ScenarioId, scenarioOf } from "./content/scenarios.ts";
import { type DifficultyId, difficultyIds, soloCards } from "./content/solo.ts";
import { supportCards } from "./content/support.ts";
import { boardOf } from "./map/atlas.ts";
import type { PowerState, Rulings, Score, Tytani } from "./state.ts";

const noScore = (): Score => ({
  regions: 0,
  battles: 0,
  titans: 0,
  fortresses: 0,
  capitals: 0,
  missions: 0,
  automa: 0,
  start: 0,
});

/** A power before it has chosen anything. */
export function newPower(isAdvanced: boolean): PowerState {
  return {
    nation: "",
    position: NONE,
    home: NONE,
    reserve: NO_ARMY,
    titan: "standing",
    regions: 0,
    hand: [],
    shown: [],
    deck: [],
    bottomed: 0,
    cards: [],
    rotated: [],
    missions: [],
    energy: isAdvanced ? STARTING_ENERGY : 0,
    score: noScore(),
    soloCard: "",
  };
}

/** TYT-042, TYT-215: the Order cards in play with so many Nations. */
export function ordersFor(nations: number, isAdvanced: boolean): OrderId[] {
  return (isAdvanced ? advancedOrders : basicOrders).filter(({ from }) => from <= nations).map(({ id }) => id);
}

/** TYT-038, TYT-197, TYT-200: who is first is drawn; with printed places so is the order of choosing, else it is clockwise. */
function firstOrder(seats: number, isFree: boolean, chance: Chance): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (!isFree) return chance.shuffle(all);
  const first = chance.below(seats);
  return all.map(seat => (seat + first) % seats);
}

function emptyMap(scenario: ScenarioId) {
  const regions = boardOf({ scenario }).ids.length;
  return {
    owner: Array<number>(regions).fill(NONE),
    units: Array<number>(regions).fill(NO_ARMY),
    structure: Array<number>(regions).fill(NONE),
    bastions: [],
    attacks: [],
    wallCards: [],
    fought: null,
    fortresses: FORTRESSES,
  };
}

function decks(nations: number, isAdvanced: boolean, isSolo: boolean, chance: Chance) {
  return {
    pool: [],
    upcoming: [],
    orderDeck: chance.shuffle(ordersFor(nations, isAdvanced)),
    orderDiscard: [],
    hiddenOrder: "" as const,
    isLastPool: false,
    orderInUse: "" as const,
    supportDeck: chance.shuffle(supportCards.map(({ id }) => id)),
    supportPool: [],
    supportDiscard: [],
    shuffledIn: [],
    missionDeck: chance.shuffle(missions.map(({ id }) => id)),
    missionDiscard: [],
    packs: [],
    soloDeck: isSolo ? chance.shuffle(soloCards.map(({ id }) => id)) : [],
    soloDiscard: [],
  };
}

const difficultyIn = (options: Options): DifficultyId | "" => difficultyIds.find(id => id === options.difficulty) ?? "";

/** The readings of the table: those of its settings that differ from the usual ones. */
function rulingsIn({ retreat, capitalReturn, wallCard, fortressSite, titan, swaps }: Options): Partial<Rulings> {
  const read: Partial<Rulings> = {};
  if (retreat === "unoccupied") read.retreat = retreat;
  if (capitalReturn === "once") read.capitalReturn = capitalReturn;
  if (wallCard === "attack") read.wallCard = wallCard;
  if (fortressSite === "capital") read.fortressSite = fortressSite;
  if (titan === "whole") read.titan = titan;
  if (swaps === "many") read.swaps = swaps;
  return read;
}

/** TYT-034, TYT-035, TYT-041 to TYT-043: the table before anybody has chosen. */
export function setup({ seats, options, chance }: Setup): Fresh<Tytani> {
  const scenario = options[`scenario-${seats}`] as ScenarioId;
  const { nations } = scenarioOf(scenario);
  const isFree = options.placement === "free";
  const isAdvanced = options.orders === "advanced";
  const length = options.rounds === "4" ? "4" : "3";
  return {
    scenario,
    rounds: rounds[length],
    isFree,
    isCapture: options.capitals === "captured",
    isAdvanced,
    hasOpenScores: options.scores === "open",
    rulings: rulingsIn(options),
    difficulty: difficultyIn(options),
    designs: DESIGNS,
    round: 1,
    phase: "setup",
    active: NONE,
    order: firstOrder(seats, isFree, chance),
    powers: Array.from({ length: seats }, () => newPower(isAdvanced)),
    ...emptyMap(scenario),
    ...decks(nations, isAdvanced, seats === 1, chance),
    hasClaimed: false,
    taken: [],
    used: [],
  };
}
