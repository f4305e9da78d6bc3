// Laws that hold after every decision (HLAS-407 to HLAS-422, HLAS-479).
import { slotIds } from "../content/actions.ts";
import { AIR_DECK, GONE, HIDDEN, NONE, PLACES, REGIONS, SEA_DECK, SERF, TOKEN } from "../content/marks.ts";
import { ACTION_TOKENS, RESOURCE_MAX, UNIT_LIMIT } from "../content/numbers.ts";
import { LAND_REGIONS } from "../content/regions.ts";
import { type SpellId, spellList } from "../content/spells.ts";
import { type TokenId, tokenList, tokens } from "../content/tokens.ts";
import { pieceFacts } from "../content/units.ts";
import type { HlasFrame, SpellFrame, TurnFrame } from "../frames.ts";
import { continentOf, isLand, isSea } from "../map/atlas.ts";
import { regionOf } from "../map/places.ts";
import { deckRoom, libraryLimit } from "../rules/modifiers.ts";
import {
  busySerfs,
  capitalIn,
  controls,
  isEnemy,
  isHostile,
  levelOf,
  standing,
  towerLimit,
  unitsIn,
} from "../rules/queries.ts";
import type { Hlas } from "../state.ts";

const runs = (s: Hlas, proc: HlasFrame["proc"]): boolean => s.stack.some(frame => frame.proc === proc);
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

/** HLAS-407, HLAS-410, HLAS-416, HLAS-418: figures, resources, slots and Buildings of one side. */
function realmLaws(s: Hlas, seat: number, broken: string[]): void {
  const realm = s.realms[seat]!;
  const serfs = sum(realm.serfs) + realm.serfsLeft + busySerfs(realm);
  if (serfs !== pieceFacts.serf.count) broken.push(`HLAS-407 seat ${seat} has ${serfs} Serfs`);
  const warriors = sum(realm.warriors) + realm.warriorsLeft;
  if (warriors !== pieceFacts.warrior.count) broken.push(`HLAS-407 seat ${seat} has ${warriors} Warriors`);
  if ([...realm.serfs, ...realm.warriors, realm.serfsLeft, realm.warriorsLeft].some(n => n < 0))
    broken.push(`HLAS-407 seat ${seat} has less than nothing somewhere`);
  for (const kind of ["ore", "mana", "food"] as const) {
    if (realm[kind] < 0 || realm[kind] > RESOURCE_MAX) broken.push(`HLAS-410 seat ${seat} has ${realm[kind]} ${kind}`);
  }
  if (realm.vp < 0) broken.push(`HLAS-395 seat ${seat} has ${realm.vp} VP`);
  if (new Set(realm.buildings).size !== realm.buildings.length) broken.push(`HLAS-418 a Building stands twice`);
  if (realm.slots.filter(slot => slot === TOKEN).length > ACTION_TOKENS)
    broken.push("HLAS-416 too many tokens on the bar");
  if (realm.slots.length !== slotIds.length) broken.push("HLAS-416 not nine slots");
}

/** HLAS-408: 60 spells, wherever they are. */
function spellLaws(s: Hlas, broken: string[]): void {
  const inFlight = (s.stack as HlasFrame[]).filter(
    (frame): frame is SpellFrame =>
      frame.proc === "spell" &&
      frame.scribed === NONE &&
      frame.hero === "" &&
      frame.step !== "announce" &&
      frame.step !== "done",
  );
  const all: string[] = [...s.deck, ...s.discard, ...inFlight.map(frame => frame.card)];
  for (const realm of s.realms) all.push(...realm.library, ...realm.scribed);
  const count = new Map<string, number>();
  for (const card of all) count.set(card, (count.get(card) ?? 0) + 1);
  for (const spell of spellList) {
    if (count.get(spell.id) !== spell.copies)
      broken.push(`HLAS-408 there are ${count.get(spell.id) ?? 0} of ${spell.id}`);
  }
  const rest = [...s.discard];
  for (const card of s.cast) {
    const at = rest.indexOf(card as SpellId);
    if (at < 0) broken.push(`HLAS-398 ${card} was cast but is not discarded`);
    else rest.splice(at, 1);
  }
}

/** HLAS-409: 70 Land and 24 Sea tokens, wherever they are. */
function tokenLaws(s: Hlas, broken: string[]): void {
  const all = [...s.tokens.filter((token): token is TokenId => token !== ""), ...s.spent, ...s.collected, ...s.box];
  for (const token of tokenList) {
    const count = all.filter(id => id === token.id).length;
    if (count !== token.copies) broken.push(`HLAS-409 there are ${count} of ${token.id}`);
  }
  s.faces.forEach((face, at) => {
    if ((face === GONE) !== (s.tokens[at] === "")) broken.push(`HLAS-409 the token at ${at} lies wrong`);
  });
  const hidden = s.tokens.filter(
    (token, at) => token !== "" && tokens[token].type === "land" && s.faces[at] === HIDDEN,
  );
  if (hidden.length !== s.hiddenLand) broken.push(`HLAS-049 ${s.hiddenLand} hidden Land tokens are counted`);
}

/** HLAS-411, HLAS-412: Library, Scribed spells and Towers within their limits. */
function limitLaws(s: Hlas, seat: number, broken: string[]): void {
  const realm = s.realms[seat]!;
  if (realm.isOut || isEnemy(s, seat)) return;
  const isDrawing = runs(s, "draw") || s.phase !== "actions" || runs(s, "spell") || runs(s, "explore");
  if (!isDrawing && realm.library.length > libraryLimit(s, seat))
    broken.push(`HLAS-411 seat ${seat} holds too many spells`);
  if (realm.scribed.length > levelOf(realm).scribed) broken.push(`HLAS-411 seat ${seat} has too many Scribed spells`);
  if (realm.scribed.length !== realm.turned.length) broken.push("HLAS-420 a Scribed spell lies nowhere");
}

function towerLaws(s: Hlas, seat: number, broken: string[]): void {
  const { towers, isOut } = s.realms[seat]!;
  if (isOut) return;
  if (towers.length > towerLimit(s, seat)) broken.push(`HLAS-412 seat ${seat} has ${towers.length} Towers`);
  for (const at of towers) {
    if (capitalIn(s, at) !== NONE) broken.push("HLAS-412 a Tower stands in a Capital Region");
    const near = towers.filter(other => continentOf[other] === continentOf[at]).length;
    if (near > (s.seats === 2 ? 2 : 1)) broken.push("HLAS-412 too many Towers on a continent");
  }
}

/** HLAS-413 to HLAS-415, HLAS-479: what stands where, outside battles. */
function mapLaws(s: Hlas, broken: string[]): void {
  const allTowers = s.realms.flatMap(realm => realm.towers);
  if (new Set(allTowers).size !== allTowers.length) broken.push("HLAS-479 two Towers stand in one Region");
  if (runs(s, "battle") || runs(s, "destruction")) return;
  for (let region = 0; region < REGIONS; region++) {
    const holders = s.realms.map((_, seat) => seat).filter(seat => controls(s, seat, region));
    for (const a of holders)
      for (const b of holders) if (isHostile(s, a, b)) broken.push(`HLAS-414 foes share ${region}`);
    for (const seat of holders) {
      if (s.realms[seat]!.capital !== region && unitsIn(s, seat, region) > UNIT_LIMIT)
        broken.push(`HLAS-413 seat ${seat} has too many Units in ${region}`);
    }
    if (s.teams && holders.length === 2 && capitalIn(s, region) === NONE) {
      if (sum(holders.map(seat => unitsIn(s, seat, region))) > UNIT_LIMIT)
        broken.push(`HLAS-413 a team has too many Units in ${region}`);
    }
  }
  s.realms.forEach((realm, seat) => {
    for (let place = LAND_REGIONS; place < REGIONS; place++) {
      const vessels = (realm.seaVessel === place ? 1 : 0) + (realm.airVessel === place ? 1 : 0);
      if (standing(realm, place) > vessels) broken.push(`HLAS-415 somebody stands on the sea at ${place}`);
    }
    for (let deck = REGIONS; deck < PLACES; deck++) {
      if (standing(realm, deck) > 0 && regionOf(s, seat, deck) === NONE)
        broken.push("HLAS-415 somebody is aboard no Vessel");
    }
    for (const deck of [SEA_DECK, AIR_DECK])
      if (deckRoom(s, seat, deck) < 0) broken.push("HLAS-415 a Vessel is overfull");
    if (s.phase === "harvest" && isSea(realm.airVessel) && realm.faction !== "dwarves")
      broken.push("HLAS-421 an Air Vessel is over the sea");
    if (realm.seaVessel !== NONE && !isLand(realm.seaVessel) && !isSea(realm.seaVessel))
      broken.push("HLAS-421 a Vessel is nowhere");
  });
}

/** Laws that do not hold, as sentences. */
export function brokenLaws(s: Hlas): string[] {
  const broken: string[] = [];
  s.realms.forEach((_, seat) => {
    realmLaws(s, seat, broken);
    limitLaws(s, seat, broken);
    towerLaws(s, seat, broken);
  });
  spellLaws(s, broken);
  tokenLaws(s, broken);
  if (s.phase !== "setup") mapLaws(s, broken);
  if (new Set(s.tax).size !== 3) broken.push("HLAS-417 a Tax marker is missing");
  const turn = (s.stack as HlasFrame[]).find((frame): frame is TurnFrame => frame.proc === "turn");
  if (turn && s.realms[turn.seat]!.slots.filter(slot => slot === SERF).length > 9)
    broken.push("HLAS-416 too many Serfs");
  if (s.lastRound > 0 && s.round > s.lastRound) broken.push("HLAS-422 the game goes on after its last round");
  return broken;
}
