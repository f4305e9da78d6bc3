// Copies a state field by field: bots make thousands of copies for one decision, and knowing the shape makes them
// several times faster. Every list and object must be named here; the suite of all games finds what was forgotten.
import { copy } from "#kernel/json.ts";
import type { PowerState, Tytani } from "./state.ts";

export function copyTytani(s: Tytani): Tytani {
  return {
    ...s,
    stack: copy(s.stack),
    open: s.open.slice(),
    answers: copy(s.answers),
    chance: copy(s.chance),
    powers: s.powers.map(copyPower),
    rulings: { ...s.rulings },
    attacks: copy(s.attacks),
    wallCards: copy(s.wallCards),
    bastions: s.bastions.slice(),
    fought: copy(s.fought),
    packs: copy(s.packs),
    order: s.order.slice(),
    owner: s.owner.slice(),
    units: s.units.slice(),
    structure: s.structure.slice(),
    pool: s.pool.slice(),
    upcoming: s.upcoming.slice(),
    orderDeck: s.orderDeck.slice(),
    orderDiscard: s.orderDiscard.slice(),
    supportDeck: s.supportDeck.slice(),
    supportPool: s.supportPool.slice(),
    supportDiscard: s.supportDiscard.slice(),
    shuffledIn: s.shuffledIn.slice(),
    missionDeck: s.missionDeck.slice(),
    missionDiscard: s.missionDiscard.slice(),
    soloDeck: s.soloDeck.slice(),
    soloDiscard: s.soloDiscard.slice(),
    taken: s.taken.slice(),
    used: s.used.slice(),
  };
}

function copyPower(power: PowerState): PowerState {
  return {
    ...power,
    hand: power.hand.slice(),
    shown: power.shown.slice(),
    deck: power.deck.slice(),
    cards: power.cards.slice(),
    rotated: power.rotated.slice(),
    missions: power.missions.slice(),
    score: { ...power.score },
  };
}
