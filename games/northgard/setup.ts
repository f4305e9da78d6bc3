// From settings and chance to the first position: decks, piles, start tiles, everybody's resources and setup tiles.
import type { Chance } from "#kernel/chance.ts";
import type { Fresh, Options, Setup } from "#kernel/game.ts";
import { buildings, TOKENS_PER_BUILDING } from "./content/buildings.ts";
import { type CardId, cardOf, idsOfKind } from "./content/cards.ts";
import { type ClanId, type ColorId, clanIds, clans, colors, UNITS_PER_COLOR } from "./content/clans.ts";
import { type CreatureId, creatureIds, creatureKinds, creatures, MAX_VALUE_ON_TOP } from "./content/creatures.ts";
import { lengths, SETUP_TILES, startingResources, UNREST_CARDS } from "./content/numbers.ts";
import { START_TILE, START_TILE_FOR_FIVE, tiles } from "./content/tiles.ts";
import { landOf, type MapName, mapWith, NO_MAP } from "./map/atlas.ts";
import { type ClanState, IN_RESERVE, NO_KAIJA, NONE, type Northgard, type Rulings, usualRulings } from "./state.ts";

/** The value of a setting that is left to chance. */
export const ANY = "any";

/** NOR-003, NOR-038: chosen ids stay, the others are dealt from what is left. */
function deal<T extends string>(all: readonly T[], chosen: readonly (string | undefined)[], chance: Chance): T[] {
  const left = chance.shuffle(all.filter(id => !chosen.includes(id)));
  return chosen.map(id => all.find(known => known === id) ?? left.pop()!);
}

/** NOR-037, NOR-039, NOR-041: a seat's deck, units and resources, by its place in turn order. */
function clanState(clan: ClanId, color: ColorId, turnOrder: number, chance: Chance): ClanState {
  const starting = idsOfKind("starting").flatMap(id => Array<CardId>(cardOf(id).count).fill(id));
  const { food, wood } = startingResources[turnOrder]!;
  return {
    clan,
    color,
    food,
    wood,
    lore: 0,
    glory: 0,
    reserve: UNITS_PER_COLOR,
    kaija: clans[clan].power.kaija ? IN_RESERVE : NO_KAIJA,
    hand: [],
    pile: chance.shuffle([...starting, clans[clan].initial]),
    played: [],
    aside: [],
    discard: [],
    removed: [],
    gained: [],
    upgrades: [...clans[clan].upgrades],
    knownTop: 0,
    openTop: 0,
    shown: [],
    passed: false,
    hasTaken: false,
    lasting: [],
  };
}

/** NOR-034, NOR-035: the start tile, and with five seats the second one east of it. */
function startMap(seats: number): MapName {
  const map = mapWith(NO_MAP, START_TILE, 0, 0, 0);
  return seats === 5 ? mapWith(map, START_TILE_FOR_FIVE, 1, 0, 0) : map;
}

/** NOR-032, NOR-275: the Early cards on top of the Advanced ones; unused cards go to the box. */
function dealDevelopment(seats: number, years: "7" | "10", chance: Chance): { development: CardId[]; box: CardId[] } {
  const length = lengths[years];
  const early = chance.shuffle(idsOfKind("early"));
  const advanced = chance.shuffle(idsOfKind("advanced"));
  const earlyDeck = early.splice(0, length.early * seats);
  const advancedDeck = advanced.splice(0, length.advanced * seats);
  return { development: [...advancedDeck, ...earlyDeck], box: [...early, ...advanced] };
}

/** NOR-294: so many weak creatures on top as there are seats and one, all others under them. */
function creaturePile(seats: number, chance: Chance): CreatureId[] {
  const isWeak = (id: CreatureId): boolean => creatureKinds[creatures[id].kind].value <= MAX_VALUE_ON_TOP;
  const weak = chance.shuffle(creatureIds.filter(isWeak));
  const top = weak.splice(0, seats + 1);
  return [...chance.shuffle([...weak, ...creatureIds.filter(id => !isWeak(id))]), ...top];
}

/** A board without pieces. */
function bareBoard(areas: number) {
  return {
    units: Array<number>(areas).fill(0),
    owner: Array<number>(areas).fill(NONE),
    built: Array<"">(areas).fill(""),
    works: Array<number>(areas).fill(0),
    loose: [],
    guests: [],
    scorched: NONE,
    supply: buildings.map(() => TOKENS_PER_BUILDING),
  };
}

function rulingsOf({ kaija, stuck, upgrade, valkyrie, borders, unrest }: Options): Rulings {
  return {
    kaija: kaija === "together" ? kaija : usualRulings.kaija,
    stuck: stuck === "act" ? stuck : usualRulings.stuck,
    upgrade: upgrade === "now" ? upgrade : usualRulings.upgrade,
    valkyrie: valkyrie === "open" ? valkyrie : usualRulings.valkyrie,
    borders: borders === "regular" ? borders : usualRulings.borders,
    unrest: unrest === "floor" ? unrest : usualRulings.unrest,
  };
}

/**
 * Sets the game up to the end of step K; the setup tiles of step L are dealt too. NOR-029 to NOR-031, NOR-033, NOR-036:
 * supply, year, Unrest, Achievements and the tile stack. NOR-412: all chance comes from the one source.
 */
export function setup({ seats, options, seatOptions, chance }: Setup): Fresh<Northgard> {
  const years = options.years === "10" ? "10" : "7";
  const hasCreatures = options.creatures !== "none";
  const clanOrder = deal(
    clanIds,
    seatOptions.map(own => own.clan),
    chance,
  );
  const colorOrder = deal(
    colors.map(color => color.id),
    seatOptions.map(own => own.color),
    chance,
  );
  const first = chance.below(seats);
  const map = startMap(seats);
  const land = landOf({ map });
  const stack = chance.shuffle(tiles.map(tile => tile.id).filter(id => !land.tiles.includes(id)));
  return {
    years: Number(years),
    teams: options.teams === "on",
    creatures: hasCreatures,
    moreCreatures: options.creatures === "more",
    rulings: rulingsOf(options),
    year: 1,
    phase: "setup",
    first,
    clans: clanOrder.map((clan, seat) => clanState(clan, colorOrder[seat]!, (seat - first + seats) % seats, chance)),
    map,
    ...bareBoard(land.territory.length),
    setupTiles: Array.from({ length: seats }, () => stack.splice(0, SETUP_TILES)),
    tiles: stack,
    ...dealDevelopment(seats, years, chance),
    display: [],
    achievements: chance.shuffle(idsOfKind("achievement")).slice(0, seats),
    unrest: UNREST_CARDS,
    creaturePile: hasCreatures ? creaturePile(seats, chance) : [],
    creatureDiscard: [],
    weakTop: hasCreatures ? seats + 1 : 0,
    line: [],
    ending: "",
  };
}
