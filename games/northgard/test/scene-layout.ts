// Lays out the pieces and cards of a scene; what is not given is filled in so that every piece is somewhere.
import type { Seat } from "#kernel/procedure.ts";
import type { BuildingId } from "../content/buildings.ts";
import { type CardId, cardOf, idsOfKind } from "../content/cards.ts";
import type { ClanId } from "../content/clans.ts";
import { type CreatureId, creatureIds } from "../content/creatures.ts";
import { tiles as allTiles } from "../content/tiles.ts";
import { landOf, NO_MAP } from "../map/atlas.ts";
import { growLand, muster, putBuilding } from "../rules/pieces.ts";
import { NO_KAIJA, NONE, type Northgard } from "../state.ts";
import { type Laid, partsOf, tileNamed } from "./maps.ts";
import type { Spec } from "./scene-spec.ts";
import type { Scene } from "./scenes.ts";

const filler: readonly Laid[] = ["start 0 0 0"];

const wordsOf = (list: readonly string[] = []): string[][] => list.map(entry => entry.split(" "));

export function layMap(it: Scene, spec: Spec): void {
  const { s } = it;
  s.map = NO_MAP;
  for (const list of [s.units, s.owner, s.built, s.works]) list.length = 0;
  for (const clan of s.clans) {
    clan.reserve = 14;
    if (clan.kaija !== NO_KAIJA) clan.kaija = -1;
  }
  for (const [name, x, y, turn] of (spec.map ?? filler).map(partsOf)) growLand(s, tileNamed(name), x, y, turn);
  for (const [seat, where, units] of wordsOf(spec.units)) muster(s, Number(seat), it.at(where!), Number(units), false);
  if (spec.kaija) {
    const bear = s.clans.findIndex(clan => clan.clan === "bear");
    muster(s, bear, it.at(spec.kaija), 0, true);
  }
  for (const [where, building] of wordsOf(spec.buildings))
    putBuilding(s, it.area(where!), building as BuildingId, false);
  for (const [where, building] of wordsOf(spec.loose)) putBuilding(s, it.area(where!), building as BuildingId, true);
  s.scorched = spec.scorched ? it.area(spec.scorched) : NONE;
  layStack(s, spec);
  s.line = wordsOf(spec.beasts).map(([creature, where]) => ({
    creature: creature as CreatureId,
    area: it.area(where!),
  }));
  if (!s.creatures) return;
  const named = spec.creaturePile ?? [];
  const rest = creatureIds.filter(id => !named.includes(id) && !s.line.some(beast => beast.creature === id));
  s.creaturePile = [...rest, ...[...named].reverse()];
  s.creatureDiscard = [];
  s.weakTop = 0;
}

function layStack(s: Northgard, spec: Spec): void {
  s.setupTiles = [];
  const named = (spec.stack ?? []).map(tileNamed);
  const rest = allTiles.map(tile => tile.id).filter(id => !named.includes(id) && !landOf(s).tiles.includes(id));
  s.tiles = [...rest.reverse(), ...named.reverse()];
  if (!spec.onlyStack) return;
  s.tiles = s.tiles.slice(rest.length);
  // The others are put out of the way, where nothing can be explored from.
  s.setupTiles = [rest];
}

export function layCards(it: Scene, spec: Spec): void {
  const { s } = it;
  for (const [seat, clan] of s.clans.entries()) {
    clan.hand = [...(spec.hands?.[seat] ?? [])];
    clan.played = [...(spec.played?.[seat] ?? [])];
    clan.aside = [...(spec.aside?.[seat] ?? [])];
    clan.discard = [...(spec.discards?.[seat] ?? [])];
    clan.pile = [...(spec.piles?.[seat] ?? [])].reverse();
    clan.knownTop = 0;
    clan.openTop = 0;
    clan.shown = [];
    settleDeck(s, seat);
  }
  s.display = [...(spec.display ?? [])];
}

/** Keeps the card laws: what the clan holds beyond its first seven cards counts as gained, what is missing as removed. */
function settleDeck(s: Northgard, seat: Seat): void {
  const clan = s.clans[seat]!;
  const starting: CardId[] = [
    "start-recruit",
    "start-move",
    "start-explore",
    "start-build",
    "start-feast",
    "start-feast",
  ];
  const missing = [...starting, ...cardsOfClan(clan.clan)];
  clan.gained = [];
  for (const card of [...clan.hand, ...clan.pile, ...clan.played, ...clan.aside, ...clan.discard]) {
    const known = missing.indexOf(card);
    if (known >= 0) missing.splice(known, 1);
    else clan.gained.push(card);
  }
  clan.removed = missing;
  clan.upgrades = clan.upgrades.filter(card => !clan.gained.includes(card));
}

const cardsOfClan = (clan: ClanId): CardId[] => [`${clan}-clan` as CardId];

export function layTable(it: Scene, spec: Spec): void {
  const { s } = it;
  for (const [seat, clan] of s.clans.entries()) {
    const [food, wood, lore] = spec.resources?.[seat] ?? [0, 0, 0];
    Object.assign(clan, { food, wood, lore, glory: spec.glory?.[seat] ?? 0 });
    clan.passed = spec.passed?.includes(seat) ?? false;
    clan.hasTaken = clan.passed;
    clan.lasting = [];
  }
  s.year = spec.year ?? 1;
  s.first = spec.first ?? 0;
  const isDevelopment = (card: CardId): boolean => ["early", "advanced"].includes(cardOf(card).kind);
  const gained = s.clans.flatMap(clan => clan.gained);
  const taken = [...gained, ...s.display].filter(isDevelopment);
  const all = [...s.development, ...s.box, ...s.display];
  const left = [...new Set([...all, ...everyDevelopmentCard()])].filter(
    card => isDevelopment(card) && !taken.includes(card),
  );
  const isBefore = spec.step === "drawHands" || spec.step === "revealDisplay";
  s.development = left.splice(0, s.seats * Math.max(0, s.years - 1 - s.year + (isBefore ? 1 : 0)));
  s.box = left;
  s.achievements = s.achievements.filter(card => !gained.includes(card) && !s.display.includes(card));
  const achievements = [...gained, ...s.display].filter(card => cardOf(card).kind === "achievement").length;
  s.achievements = s.achievements.slice(0, s.seats - achievements);
  const unrest = gained.filter(card => card === "unrest").length;
  s.unrest = spec.unrest ?? 10 - unrest;
  giveAway(s, 10 - unrest - s.unrest);
}

const everyDevelopmentCard = (): CardId[] => [...idsOfKind("early"), ...idsOfKind("advanced")];

/** Unrest cards that are not in the supply lie at the bottom of the last seat's pile. */
function giveAway(s: Northgard, count: number): void {
  const clan = s.clans[s.seats - 1]!;
  for (let i = 0; i < count; i++) {
    clan.gained.push("unrest");
    clan.pile.unshift("unrest");
  }
}

/** A display for everybody who has not taken a card yet. */
export function fillDisplay(s: Northgard): void {
  const due = s.clans.filter(clan => !clan.hasTaken).length;
  if (s.year === s.years) s.display = s.achievements.splice(0, due);
  else s.display = s.box.splice(0, due);
}
