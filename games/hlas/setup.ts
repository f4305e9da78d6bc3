// From settings and chance to the first position. Factions, cards, Capitals and tokens follow as steps of the game, because
// players decide in between (HLAS-427).
import type { Fresh, Options, Setup } from "#kernel/game.ts";
import { slotIds } from "./content/actions.ts";
import { DESIGNS } from "./content/designs.ts";
import type { FactionId } from "./content/faction.ts";
import { factionIds } from "./content/factions.ts";
import { ENEMY, FREE, GONE, NONE, PLACES, REGIONS } from "./content/marks.ts";
import { SOLO_RESOURCES, START_RESOURCES } from "./content/numbers.ts";
import { resourceIds } from "./content/resources.ts";
import { soloCardList } from "./content/solo-cards.ts";
import { soloLevelIds } from "./content/solo-levels.ts";
import { type SpellId, spellList } from "./content/spells.ts";
import { type TokenId, tokenList } from "./content/tokens.ts";
import { pieceFacts } from "./content/units.ts";
import { regionOfToken } from "./map/atlas.ts";
import { type Hlas, type Realm, type Rulings, usualRulings } from "./state.ts";

/** The value of a faction that is chosen in the game. */
export const CHOOSE = "choose";

/** HLAS-026 to HLAS-030, HLAS-295, HLAS-296, HLAS-298, HLAS-300: what a side has before its Capital stands. */
function realm(faction: FactionId | "", resources: number): Realm {
  return {
    faction,
    ore: resources,
    mana: resources,
    food: resources,
    vp: 0,
    level: 1,
    capital: NONE,
    home: NONE,
    isOut: false,
    serfs: Array<number>(PLACES).fill(0),
    warriors: Array<number>(PLACES).fill(0),
    serfsLeft: pieceFacts.serf.count,
    warriorsLeft: pieceFacts.warrior.count,
    heroes: [NONE, NONE, NONE],
    seaVessel: NONE,
    airVessel: NONE,
    towers: [],
    slots: slotIds.map(() => FREE),
    buildings: [],
    library: [],
    scribed: [],
    turned: [],
    used: [],
    peeked: [],
    space: 0,
  };
}

/** What is not a setting at this table is read as usual. */
const rulingsOf = (options: Options): Rulings =>
  Object.fromEntries(
    Object.entries(usualRulings).map(([id, usual]) => [id, options[id] ?? usual]),
  ) as unknown as Rulings;

/** The first position: everything is in its box or pile, nobody has a Capital. */
export function setup({ seats, options, seatOptions, chance }: Setup): Fresh<Hlas> {
  const solo = seats === 1;
  const chosen = seatOptions.map(own => factionIds.find(id => id === own.faction) ?? "");
  const realms = chosen.map(faction => realm(faction, START_RESOURCES));
  while (solo && realms.length < ENEMY) realms.push({ ...realm("", 0), isOut: true });
  if (solo) realms.push(realm("", SOLO_RESOURCES));
  return {
    // HLAS-370 Teams are fixed before the game.
    teams: options.teams === "on",
    solo,
    designs: DESIGNS,
    difficulty: soloLevelIds.find(id => id === options.difficulty) ?? "",
    rulings: rulingsOf(options),
    round: 0,
    phase: "setup",
    first: chance.below(seats),
    realms,
    excluded: NONE,
    tax: [...resourceIds],
    tokens: regionOfToken.map(() => ""),
    faces: regionOfToken.map(() => GONE),
    hiddenLand: 0,
    spent: [],
    collected: [],
    box: tokenList.flatMap(token => Array<TokenId>(token.copies).fill(token.id)),
    deck: spellList.flatMap(spell => Array<SpellId>(spell.copies).fill(spell.id)),
    discard: [],
    cast: [],
    bans: [],
    seniors: options.teams === "on" ? Array<number>(REGIONS).fill(NONE) : [],
    trigger: "",
    lastRound: 0,
    conqueror: NONE,
    ending: "",
    battle: { region: NONE, attacker: NONE, defender: NONE, attack: "", defence: "", solo: "" },
    soloDeck: solo ? chance.shuffle(soloCardList.map(card => card.id)) : [],
    soloDiscard: [],
    soloSlots: [],
  };
}
