// The whole game (HLAS-025 to HLAS-046, HLAS-427): setup in its order, rounds until the end, final scoring.
import type { Seat } from "#kernel/procedure.ts";
import type { PickContinent, PickFaction } from "../choices.ts";
import type { FactionId } from "../content/faction.ts";
import { factionIds } from "../content/factions.ts";
import { ENEMY, GONE, HIDDEN, NONE } from "../content/marks.ts";
import { START_SERFS, START_SPELLS, START_WARRIORS } from "../content/numbers.ts";
import { continentIds } from "../content/regions.ts";
import { resourceIds } from "../content/resources.ts";
import { type TokenId, tokens } from "../content/tokens.ts";
import type { GameFrame, HlasFlow } from "../frames.ts";
import { capitalRegions, isLand, nextContinents, regionOfToken } from "../map/atlas.ts";
import type { Hlas } from "../state.ts";
import { drawCards } from "./draw.ts";
import { endGame } from "./ending.ts";
import { capitalIn, isExcluded, realmOf } from "./queries.ts";
import { allow, type Reason, refuse } from "./reasons.ts";
import { steps } from "./steps.ts";

/** HLAS-025: why a faction cannot be picked. */
const whyNoFaction = (s: Hlas, id: FactionId): Reason | null =>
  s.realms.some(realm => realm.faction === id) ? { why: "faction-taken", rule: "HLAS-025" } : null;

/** The seat that picks a faction now: the next one without a faction, clockwise from the first player. */
function picker(s: Hlas): Seat {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.first + i) % s.seats;
    if (realmOf(s, seat).faction === "") return seat;
  }
  return NONE;
}

const isTaken = (s: Hlas, continent: number): boolean => capitalIn(s, capitalRegions[continent]!) !== NONE;

/** HLAS-034: counter-clockwise, the first player last. */
function settler(s: Hlas): Seat {
  for (let i = 1; i <= s.seats; i++) {
    const seat = (s.first - i + s.seats * 2) % s.seats;
    if (realmOf(s, seat).capital === NONE) return seat;
  }
  return NONE;
}

const everyContinent: readonly number[] = continentIds.map((_, continent) => continent);

/** HLAS-035 to HLAS-037: any continent for the first Capital, then free ones next to one with a Capital. */
function whyNoCapital(s: Hlas, continent: number): Reason | null {
  if (isTaken(s, continent)) return { why: "continent-taken", rule: "HLAS-038" };
  const isFirst = !everyContinent.some(each => isTaken(s, each));
  const isNext = nextContinents[continent]!.some(next => isTaken(s, next));
  return isFirst || isNext ? null : { why: "continent-far", rule: "HLAS-035" };
}

/** HLAS-045: only a continent without a Capital stays out of play. */
const whyNotExcluded = (s: Hlas, continent: number): Reason | null =>
  isTaken(s, continent) ? { why: "continent-taken", rule: "HLAS-045" } : null;

/** HLAS-038, HLAS-294: the level-1 piece goes to the Capital Region, the first Units to its Courtyard. */
function settle(s: Hlas, seat: Seat, continent: number, { emit }: HlasFlow): void {
  const realm = realmOf(s, seat);
  const at = capitalRegions[continent]!;
  realm.capital = at;
  realm.home = at;
  if (seat < s.seats) {
    realm.serfs[at] = START_SERFS;
    realm.serfsLeft -= START_SERFS;
    realm.warriors[at] = START_WARRIORS;
    realm.warriorsLeft -= START_WARRIORS;
  } else realm.heroes = [at, at, at];
  emit({ type: "capitalPlaced", seat, at });
}

/** HLAS-022, HLAS-039 to HLAS-044: tokens on every Region in play, unused Capital Regions included; the rest goes back to the box unseen. */
function layTokens(s: Hlas, flow: HlasFlow): void {
  const pools: Record<"land" | "sea", TokenId[]> = { land: [], sea: [] };
  for (const token of s.box) pools[tokens[token].type].push(token);
  flow.shuffle(pools.land);
  flow.shuffle(pools.sea);
  for (let at = 0; at < s.tokens.length; at++) {
    const region = regionOfToken[at]!;
    const isBare = isExcluded(s, region) || capitalIn(s, region) !== NONE;
    const token = isBare ? undefined : pools[isLand(region) ? "land" : "sea"].pop();
    s.tokens[at] = token ?? "";
    s.faces[at] = token ? HIDDEN : GONE;
    if (token && isLand(region)) s.hiddenLand++;
  }
  s.box = [...pools.land, ...pools.sea];
  const laid = s.faces.filter(face => face === HIDDEN).length;
  flow.emit({ type: "tokensLaid", land: s.hiddenLand, sea: laid - s.hiddenLand });
}

const pickContinent = (continent: number): PickContinent => ({ kind: "continent", continent });
const pickFaction = (faction: FactionId): PickFaction => ({ kind: "faction", faction });

const { procedure, auto, ask } = steps<GameFrame>();

export const game = procedure("game", {
  announce: auto((s, _frame, { emit }) => {
    emit({ type: "gameSetUp", first: s.first, teams: s.teams, solo: s.solo });
    s.realms.forEach((realm, seat) => {
      if (realm.faction !== "") emit({ type: "factionTaken", seat, faction: realm.faction });
    });
  }),
  // HLAS-025, D01 Factions, clockwise from the first player.
  chooseFaction: ask<PickFaction>({
    when: s => picker(s) !== NONE,
    seat: picker,
    options: s => allow(factionIds, pickFaction, id => whyNoFaction(s, id)),
    refused: s => refuse(factionIds, pickFaction, id => whyNoFaction(s, id)),
    take: (s, _frame, { faction }, flow) => {
      const seat = picker(s);
      realmOf(s, seat).faction = faction;
      flow.emit({ type: "factionTaken", seat, faction });
      flow.repeat();
    },
  }),
  // HLAS-031, HLAS-032, HLAS-292 Tax markers, one spell each, and the solo enemy's faction.
  deal: auto((s, _frame, flow) => {
    s.tax = flow.shuffle([...resourceIds]);
    flow.emit({ type: "taxLaid", tax: [...s.tax] });
    flow.shuffle(s.deck);
    for (let i = 0; i < s.seats; i++) drawCards(s, (s.first + i) % s.seats, START_SPELLS, "setup", flow);
    if (!s.solo) return;
    const faction = flow.pick(factionIds.filter(id => whyNoFaction(s, id) === null));
    realmOf(s, ENEMY).faction = faction;
    flow.emit({ type: "factionTaken", seat: ENEMY, faction });
  }),
  // HLAS-034 to HLAS-038, D02 Capitals.
  placeCapital: ask<PickContinent>({
    when: s => settler(s) !== NONE,
    seat: settler,
    options: s => allow(everyContinent, pickContinent, continent => whyNoCapital(s, continent)),
    refused: s => refuse(everyContinent, pickContinent, continent => whyNoCapital(s, continent)),
    take: (s, _frame, { continent }, flow) => {
      settle(s, settler(s), continent, flow);
      flow.repeat();
    },
  }),
  // HLAS-299, D03 The human puts the enemy on an adjacent continent.
  placeEnemy: ask<PickContinent>({
    when: s => s.solo,
    seat: () => 0,
    options: s => allow(everyContinent, pickContinent, continent => whyNoCapital(s, continent)),
    refused: s => refuse(everyContinent, pickContinent, continent => whyNoCapital(s, continent)),
    take: (s, _frame, { continent }, flow) => settle(s, ENEMY, continent, flow),
  }),
  // HLAS-043, HLAS-045 With one or two seats a continent stays out of play.
  excludeContinent: ask<PickContinent>({
    when: s => s.seats <= 2,
    seat: s => s.first,
    options: s => allow(everyContinent, pickContinent, continent => whyNotExcluded(s, continent)),
    refused: s => refuse(everyContinent, pickContinent, continent => whyNotExcluded(s, continent)),
    take: (s, _frame, { continent }, { emit }) => {
      s.excluded = continent;
      emit({ type: "continentExcluded", seat: s.first, continent });
    },
  }),
  layTokens: auto((s, _frame, flow) => layTokens(s, flow)),
  playRounds: auto((s, _frame, flow) => {
    if (s.lastRound > 0 && s.round >= s.lastRound) return;
    flow.call("round", { turn: 0 });
    flow.repeat();
  }),
  finish: auto((s, _frame, flow) => endGame(s, "rounds", flow)),
});
