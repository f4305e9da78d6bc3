// Conservation laws (NOR-397 to NOR-411): sentences for those that do not hold.
import { buildingIds, TOKENS_PER_BUILDING } from "../content/buildings.ts";
import { type CardId, cardOf, idsOfKind } from "../content/cards.ts";
import { clans, UNITS_PER_COLOR } from "../content/clans.ts";
import { creatureIds, creatureKinds, creatures } from "../content/creatures.ts";
import { UNREST_CARDS } from "../content/numbers.ts";
import { tiles } from "../content/tiles.ts";
import type { NorthFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import { borderBetween, neighboursOf } from "../map/land.ts";
import { slots } from "../map/tile-facts.ts";
import { countOf, hasKaija, hasLasting, isEnemyLand } from "../rules/queries.ts";
import { NO_KAIJA, NONE, type Northgard } from "../state.ts";
import { endsAtFullCorners } from "./maps.ts";

type Broken = string[];

const framesOf = (s: Northgard): NorthFrame[] => s.stack as NorthFrame[];
const sorted = (list: readonly (string | number)[]): string => [...list].map(String).sort().join(" ");

/** Every broken law of a state. */
export function brokenLaws(s: Northgard): readonly string[] {
  const broken: Broken = [];
  for (let seat = 0; seat < s.seats; seat++) {
    checkUnits(s, seat, broken);
    checkDeck(s, seat, broken);
  }
  checkLand(s, broken);
  checkBuildings(s, broken);
  checkCards(s, broken);
  checkTiles(s, broken);
  checkCreatures(s, broken);
  return broken;
}

/** NOR-397, NOR-404, NOR-405, NOR-410. */
function checkUnits(s: Northgard, seat: number, broken: Broken): void {
  const clan = s.clans[seat]!;
  let onMap = 0;
  for (const at of landOf(s).list) if (s.owner[at] === seat) onMap += s.units[at]!;
  for (const guest of s.guests) if (guest.seat === seat) onMap += guest.units;
  for (const frame of framesOf(s)) if (frame.proc === "retreat" && frame.seat === seat) onMap += frame.units;
  if (clan.reserve + onMap !== UNITS_PER_COLOR) broken.push(`seat ${seat} has ${clan.reserve} + ${onMap} units`);
  if (clan.reserve < 0 || clan.food < 0 || clan.wood < 0 || clan.lore < 0) broken.push(`seat ${seat} owes something`);
  if ((clan.kaija === NO_KAIJA) === clans[clan.clan].power.kaija) broken.push(`seat ${seat} should have Kaija or not`);
  if (clan.kaija >= 0) {
    const at = landOf(s).territory[clan.kaija]!;
    const isGuest = s.guests.some(guest => guest.seat === seat && guest.at === at);
    if (s.owner[at] !== seat && !isGuest) broken.push("Kaija stands where her owner has no business");
    if (isEnemyLand(s, seat, at) && !hasLasting(s, seat, "kaija-unleashed")) broken.push("Kaija is in enemy land");
  }
  if (s.guests.length > 0 && !framesOf(s).some(frame => ["move", "transfer", "combats"].includes(frame.proc))) {
    broken.push("two seats share a territory outside a Move action");
  }
}

/** NOR-399, NOR-409. */
function checkDeck(s: Northgard, seat: number, broken: Broken): void {
  const clan = s.clans[seat]!;
  const starting = idsOfKind("starting").flatMap(id => Array<CardId>(cardOf(id).count).fill(id));
  const owned = [...starting, clans[clan.clan].initial, ...clan.gained];
  const drawn = framesOf(s).flatMap(frame => (frame.proc === "draw" && frame.seat === seat ? frame.drawn : []));
  const held = [...clan.hand, ...clan.pile, ...clan.played, ...clan.aside, ...clan.discard, ...clan.removed, ...drawn];
  if (sorted(owned) !== sorted(held)) broken.push(`seat ${seat} owns ${sorted(owned)} but holds ${sorted(held)}`);
  if (clan.passed && clan.hand.length + clan.played.length + clan.aside.length > 0)
    broken.push(`seat ${seat} has passed but kept cards`);
  if (clan.openTop > clan.knownTop || clan.knownTop > clan.pile.length)
    broken.push(`seat ${seat} knows too many cards`);
  const left = [...clan.hand];
  for (const card of clan.shown) {
    if (!left.includes(card)) broken.push(`seat ${seat} does not hold ${card}, which everybody knows`);
    left.splice(left.indexOf(card), 1);
  }
  if (clan.removed.includes("unrest")) broken.push("Unrest has left the game");
}

/** NOR-026, NOR-027, NOR-402, NOR-403. */
function checkLand(s: Northgard, broken: Broken): void {
  for (const [area, owner] of s.owner.entries()) {
    if (landOf(s).territory[area] !== area && (owner !== NONE || s.units[area] !== 0 || s.works[area] !== 0)) {
      broken.push(`area ${area} keeps what belongs to its territory`);
    }
    if (owner === NONE && s.units[area] !== 0) broken.push(`nobody owns the units in ${area}`);
    if (owner !== NONE && s.units[area] === 0 && !hasKaija(s, owner, area))
      broken.push(`seat ${owner} owns ${area} without units`);
  }
  for (const at of landOf(s).list) {
    for (const other of neighboursOf(landOf(s), at)) {
      if (borderBetween(landOf(s), other, at) !== borderBetween(landOf(s), at, other))
        broken.push(`${at} and ${other} disagree`);
    }
  }
  if (endsAtFullCorners(landOf(s)).includes(1)) broken.push("a border is interrupted");
}

/** NOR-398. */
function checkBuildings(s: Northgard, broken: Broken): void {
  for (const [number, id] of buildingIds.entries()) {
    const onSlots = s.built.filter(building => building === id).length;
    const loose = s.loose.filter(({ building }) => building === id).length;
    const counted = landOf(s).list.reduce((sum, at) => sum + countOf(s, at, id), 0);
    if (counted !== onSlots + loose) broken.push(`${id}: ${counted} counted, ${onSlots + loose} stand`);
    if (s.supply[number]! + counted !== TOKENS_PER_BUILDING)
      broken.push(`${id}: ${s.supply[number]} + ${counted} tokens`);
  }
  for (const [area, building] of s.built.entries()) {
    if (building === "") continue;
    const slot = slots[landOf(s).tiles[area >> 2]! * 4 + (area & 3)];
    const isLarge = ["fortress", "forge", "altar-of-kings"].includes(building);
    const suits = isLarge ? slot === "large" : slot === "stone" || (slot === "small" && building !== "menhir");
    if (!suits) broken.push(`${building} stands on a ${slot} slot`);
  }
}

/** NOR-400, NOR-406. */
function checkCards(s: Northgard, broken: Broken): void {
  const gained = s.clans.flatMap(clan => clan.gained);
  const isDisplayed = (id: CardId): boolean => ["early", "advanced"].includes(cardOf(id).kind);
  const development = [...s.development, ...s.box, ...s.display.filter(isDisplayed), ...gained.filter(isDisplayed)];
  if (sorted(development) !== sorted([...idsOfKind("early"), ...idsOfKind("advanced")]))
    broken.push("Development cards got lost");
  const achievements = [...s.achievements, ...s.display, ...gained].filter(id => cardOf(id).kind === "achievement");
  if (achievements.length !== s.seats || new Set(achievements).size !== s.seats) broken.push("Achievements got lost");
  if (s.unrest + gained.filter(id => id === "unrest").length !== UNREST_CARDS) broken.push("Unrest got lost");
  if (s.phase === "setup") return;
  const due = s.phase === "start-of-year" ? s.display.length : s.clans.filter(clan => !clan.hasTaken).length;
  if (s.phase === "actions" && s.display.length !== due)
    broken.push(`${s.display.length} display cards for ${due} seats`);
  if (s.ending === "" && s.development.length !== s.seats * Math.max(0, s.years - 1 - s.year)) {
    broken.push(`${s.development.length} Development cards left in year ${s.year}`);
  }
}

/** NOR-401. */
function checkTiles(s: Northgard, broken: Broken): void {
  const inHand = [
    ...s.setupTiles.flat(),
    ...framesOf(s).flatMap(frame => (frame.proc === "explore" ? frame.tiles : [])),
  ];
  const all = [...s.tiles, ...landOf(s).tiles, ...inHand];
  if (sorted(all) !== sorted(tiles.map(tile => tile.id))) broken.push(`${all.length} tiles`);
  const cells = new Set(landOf(s).tiles.map((_, place) => `${landOf(s).x[place]},${landOf(s).y[place]}`));
  if (cells.size !== landOf(s).tiles.length) broken.push("two tiles on one cell");
}

/** NOR-400, NOR-411. */
function checkCreatures(s: Northgard, broken: Broken): void {
  if (!s.creatures) {
    if (s.line.length + s.creaturePile.length > 0) broken.push("creatures without their module");
    return;
  }
  const drawn = framesOf(s).flatMap(frame =>
    frame.proc === "passing" && frame.creature !== "" ? [frame.creature] : [],
  );
  const waiting = drawn.filter(
    creature => !s.line.some(beast => beast.creature === creature) && !s.creatureDiscard.includes(creature),
  );
  const all = [...s.creaturePile, ...s.creatureDiscard, ...s.line.map(beast => beast.creature), ...waiting];
  if (sorted(all) !== sorted(creatureIds)) broken.push(`creatures: ${sorted(all)}`);
  for (const { creature, area } of s.line) {
    if (landOf(s).territory[area]! < 0) broken.push(`${creature} is nowhere`);
  }
  const top = s.weakTop === 0 ? [] : s.creaturePile.slice(-s.weakTop);
  if (top.some(id => creatureKinds[creatures[id].kind].value > 6)) broken.push("a strong creature lies among the weak");
}
