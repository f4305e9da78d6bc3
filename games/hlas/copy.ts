// Copies a state field by field: bots make thousands of copies for one decision, and knowing the shape makes them
// several times faster. Every list and object must be named here; the suite of all games finds what was forgotten.
import { copy } from "#kernel/json.ts";
import type { Hlas, Realm } from "./state.ts";

export function copyHlas(s: Hlas): Hlas {
  return {
    ...s,
    stack: copy(s.stack),
    open: s.open.slice(),
    answers: copy(s.answers),
    chance: copy(s.chance),
    realms: s.realms.map(copyRealm),
    rulings: { ...s.rulings },
    bans: copy(s.bans),
    battle: { ...s.battle },
    tax: s.tax.slice(),
    tokens: s.tokens.slice(),
    faces: s.faces.slice(),
    spent: s.spent.slice(),
    collected: s.collected.slice(),
    box: s.box.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    cast: s.cast.slice(),
    seniors: s.seniors.slice(),
    soloDeck: s.soloDeck.slice(),
    soloDiscard: s.soloDiscard.slice(),
    soloSlots: s.soloSlots.slice(),
  };
}

export function copyRealm(realm: Realm): Realm {
  return {
    ...realm,
    serfs: realm.serfs.slice(),
    warriors: realm.warriors.slice(),
    heroes: realm.heroes.slice(),
    towers: realm.towers.slice(),
    slots: realm.slots.slice(),
    buildings: realm.buildings.slice(),
    library: realm.library.slice(),
    scribed: realm.scribed.slice(),
    turned: realm.turned.slice(),
    used: realm.used.slice(),
    peeked: realm.peeked.slice(),
  };
}
