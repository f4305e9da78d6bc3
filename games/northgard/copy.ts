// Copies a state field by field: bots make thousands of copies for one decision, and knowing the shape makes them five
// times faster. Every list and object must be named here; the suite of all games finds what was forgotten.
import { copy } from "#kernel/json.ts";
import type { ClanState, Northgard } from "./state.ts";

export function copyNorthgard(s: Northgard): Northgard {
  return {
    ...s,
    stack: copy(s.stack),
    open: s.open.slice(),
    answers: copy(s.answers),
    chance: copy(s.chance),
    rulings: { ...s.rulings },
    clans: s.clans.map(copyClan),
    units: s.units.slice(),
    owner: s.owner.slice(),
    built: s.built.slice(),
    works: s.works.slice(),
    loose: copy(s.loose),
    guests: copy(s.guests),
    tiles: s.tiles.slice(),
    setupTiles: copy(s.setupTiles),
    development: s.development.slice(),
    box: s.box.slice(),
    display: s.display.slice(),
    achievements: s.achievements.slice(),
    supply: s.supply.slice(),
    creaturePile: s.creaturePile.slice(),
    creatureDiscard: s.creatureDiscard.slice(),
    line: copy(s.line),
  };
}

function copyClan(clan: ClanState): ClanState {
  return {
    ...clan,
    hand: clan.hand.slice(),
    pile: clan.pile.slice(),
    played: clan.played.slice(),
    aside: clan.aside.slice(),
    discard: clan.discard.slice(),
    removed: clan.removed.slice(),
    gained: clan.gained.slice(),
    upgrades: clan.upgrades.slice(),
    shown: clan.shown.slice(),
    lasting: clan.lasting.slice(),
  };
}
