// From settings to the first position: decks are made, everything else is a decision of the setup (rules/opening.ts).

import type { Chance } from "#kernel/chance.ts";
import type { Fresh, Options, Setup } from "#kernel/game.ts";
import { PLACES } from "./content/army.ts";
import { type FactionId, factionIds } from "./content/factions.ts";
import { fateCards } from "./content/fate.ts";
import { heroCards } from "./content/heroes.ts";
import { NONE } from "./content/marks.ts";
import { DRAGON_RUNES, FALSE_RUNES } from "./content/numbers.ts";
import { objectiveCards } from "./content/objectives.ts";
import { rewardCards } from "./content/rewards.ts";
import { sampleBoards } from "./content/sample-boards.ts";
import { seasonCards, seasonIds } from "./content/seasons.ts";
import { tacticsCards } from "./content/tactics.ts";
import { areas } from "./content/tiles.ts";
import { titleIds } from "./content/titles.ts";
import { units } from "./content/units.ts";
import { DESIGNS } from "./content/versions.ts";
import { NO_BOARD } from "./map/atlas.ts";
import { freshTurn } from "./rules/turn.ts";
import { type PlayerState, type Rulings, type Runewars, usualRulings } from "./state.ts";

function player(faction: FactionId | ""): PlayerState {
  return {
    faction,
    influence: 0,
    food: 0,
    wood: 0,
    ore: 0,
    tactics: [],
    fresh: [],
    quests: [],
    shownQuests: [],
    objective: "",
    used: [],
    active: 0,
    lastOrder: 0,
    claim: NONE,
    barred: [],
    hasSlain: false,
    isOut: false,
  };
}

/** RUN-055: the decks, shuffled. */
function decks(chance: Chance) {
  const copies = <T extends string>(cards: readonly { readonly id: T; readonly count: number }[]): T[] =>
    chance.shuffle(cards.flatMap(card => Array<T>(card.count).fill(card.id)));
  const objectives = (alignment: "good" | "evil") =>
    chance.shuffle(objectiveCards.filter(card => card.alignment === alignment).map(card => card.id));
  return {
    fate: chance.shuffle(fateCards.map(card => card.number)),
    fateDiscard: [],
    tactics: copies(tacticsCards),
    tacticsDiscard: [],
    quests: [],
    questDiscard: [],
    rewards: copies(rewardCards),
    rewardDiscard: [],
    heroDeck: chance.shuffle(heroCards.map(card => card.id)),
    goodObjectives: objectives("good"),
    evilObjectives: objectives("evil"),
    objectiveDiscard: [],
    seasonDecks: seasonIds.map(season =>
      chance.shuffle(seasonCards.filter(card => card.season === season).map(card => card.id)),
    ),
    seasonDiscard: [],
  };
}

/** Lists by area, before anything lies on the board. */
function bareBoard() {
  const all = <T>(value: T): T[] => areas.map(() => value);
  return {
    board: NO_BOARD,
    homes: factionIds.map(() => NONE),
    army: Array<number>(areas.length * PLACES).fill(0),
    owner: all(NONE),
    supply: units.map(unit => unit.count),
    stronghold: all(NONE),
    damaged: all(0),
    development: all<"">(""),
    activated: all(0),
    city: all<"">(""),
    runes: all(0),
    runeUp: all(0),
    runeKnown: all(0),
    dragonPile: DRAGON_RUNES,
    falsePile: FALSE_RUNES,
    token: all(0),
    tokenUp: all(0),
    tokenKnown: all(0),
    tokenBox: [],
    heroes: [],
    graves: [],
    fallen: [],
  };
}

function rulingsOf({ homeNeutrals, lonelyAllies, lostHome, tiedOrders, gate }: Options): Rulings {
  return {
    homeNeutrals: homeNeutrals === "hostile" ? homeNeutrals : usualRulings.homeNeutrals,
    lonelyAllies: lonelyAllies === "fallBack" ? lonelyAllies : usualRulings.lonelyAllies,
    lostHome: lostHome === "home" ? lostHome : usualRulings.lostHome,
    tiedOrders: tiedOrders === "revealed" ? tiedOrders : usualRulings.tiedOrders,
    gate: gate === "free" ? gate : usualRulings.gate,
  };
}

/** Sets the game up to its first decision. */
export function setup({ seats, options, chance }: Setup): Fresh<Runewars> {
  const isQuick = options.board === "ready";
  const choice = isQuick ? sampleBoards[seats - 2]!.factions : factionIds;
  const dealt = options.factions === "random" ? chance.shuffle([...choice]) : [];
  return {
    discovery: options.discovery === "on",
    rulings: rulingsOf(options),
    designs: DESIGNS,
    isQuick,
    year: 1,
    season: 0,
    phase: "setup",
    first: 0,
    players: Array.from({ length: seats }, (_, seat) => player(dealt[seat] ?? "")),
    ...bareBoard(),
    titleHolder: titleIds.map(() => NONE),
    titleInfluence: titleIds.map(() => 0),
    ...decks(chance),
    truce: false,
    shielded: [],
    winterBonus: 0,
    isFrozen: false,
    contested: NONE,
    contestedBy: NONE,
    turn: freshTurn(NONE),
    bids: [],
    ending: "",
    winner: NONE,
  };
}
