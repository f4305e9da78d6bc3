// Copies a state field by field: bots make thousands of copies for one decision, and knowing the shape makes them
// several times faster. Every list and object must be named here; the suite of all games finds what was forgotten.
import { copy } from "#kernel/json.ts";
import type { HeroState, PlayerState, Runewars } from "./state.ts";

export function copyRunewars(s: Runewars): Runewars {
  const twin: Runewars = {
    ...s,
    stack: copy(s.stack),
    open: s.open.slice(),
    answers: copy(s.answers),
    chance: copy(s.chance),
    players: s.players.map(copyPlayer),
    heroes: s.heroes.map(copyHero),
    rulings: { ...s.rulings },
    graves: copy(s.graves),
    turn: copy(s.turn),
    homes: s.homes.slice(),
    army: s.army.slice(),
    owner: s.owner.slice(),
    supply: s.supply.slice(),
    stronghold: s.stronghold.slice(),
    damaged: s.damaged.slice(),
    development: s.development.slice(),
    activated: s.activated.slice(),
    city: s.city.slice(),
    runes: s.runes.slice(),
    runeUp: s.runeUp.slice(),
    runeKnown: s.runeKnown.slice(),
    token: s.token.slice(),
    tokenUp: s.tokenUp.slice(),
    tokenKnown: s.tokenKnown.slice(),
    tokenBox: s.tokenBox.slice(),
    fallen: s.fallen.slice(),
    titleHolder: s.titleHolder.slice(),
    titleInfluence: s.titleInfluence.slice(),
    shielded: s.shielded.slice(),
    bids: s.bids.slice(),
  };
  copyPiles(twin);
  return twin;
}

/** Gives a state its own piles of cards. */
function copyPiles(s: Runewars): void {
  s.seasonDecks = s.seasonDecks.map(deck => deck.slice());
  s.fate = s.fate.slice();
  s.fateDiscard = s.fateDiscard.slice();
  s.tactics = s.tactics.slice();
  s.tacticsDiscard = s.tacticsDiscard.slice();
  s.quests = s.quests.slice();
  s.questDiscard = s.questDiscard.slice();
  s.rewards = s.rewards.slice();
  s.rewardDiscard = s.rewardDiscard.slice();
  s.heroDeck = s.heroDeck.slice();
  s.goodObjectives = s.goodObjectives.slice();
  s.evilObjectives = s.evilObjectives.slice();
  s.objectiveDiscard = s.objectiveDiscard.slice();
  s.seasonDiscard = s.seasonDiscard.slice();
}

function copyPlayer(player: PlayerState): PlayerState {
  return {
    ...player,
    tactics: player.tactics.slice(),
    fresh: player.fresh.slice(),
    quests: player.quests.slice(),
    shownQuests: player.shownQuests.slice(),
    used: player.used.slice(),
    barred: player.barred.slice(),
  };
}

function copyHero(hero: HeroState): HeroState {
  return { ...hero, rewards: copy(hero.rewards) };
}
