// Final scoring (HLAS-047, HLAS-261, HLAS-281 to HLAS-289, HLAS-367 to HLAS-369, HLAS-385).
import type { Seat } from "#kernel/procedure.ts";
import { SETTLED } from "../content/marks.ts";
import { BUILDING_VP, REGION_VP, SCRIBED_VP } from "../content/numbers.ts";
import type { Region } from "../content/regions.ts";
import { track } from "../content/solo-boards.ts";
import { tokens } from "../content/tokens.ts";
import { type Piece, pieceFacts, singlePieces } from "../content/units.ts";
import { distance, tokenPlaces } from "../map/atlas.ts";
import { opposite } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { abilitiesOn } from "./abilities.ts";
import { amountOf } from "./amounts.ts";
import { holds } from "./conditions.ts";
import { controls, isEnemy, isInPlay, levelOf, realmOf, regionsOf } from "./queries.ts";

/** A side's points by source. */
export interface Score {
  readonly [source: string]: number;
  readonly play: number;
  readonly units: number;
  readonly buildings: number;
  readonly towers: number;
  readonly level: number;
  readonly scribed: number;
  readonly regions: number;
  readonly abilities: number;
  readonly tokens: number;
  readonly total: number;
}

const vessels: readonly Piece[] = ["sea-vessel", "air-vessel"];

/** HLAS-282, HLAS-367: Units and Vessels in play; the solo enemy scores nothing for its Heroes. */
function unitVp(s: Hlas, seat: Seat): number {
  const realm = realmOf(s, seat);
  let vp = (pieceFacts.warrior.count - realm.warriorsLeft) * pieceFacts.warrior.vp;
  for (const piece of isEnemy(s, seat) ? vessels : singlePieces) if (isInPlay(realm, piece)) vp += pieceFacts[piece].vp;
  return vp;
}

/** HLAS-287, HLAS-385: whether a Region that a seat controls counts: no Capital of its side, and once for a team. */
function countsFor(s: Hlas, seat: Seat, region: Region): boolean {
  if (realmOf(s, seat).capital === region) return false;
  if (!s.teams) return true;
  const ally = opposite(seat);
  if (realmOf(s, ally).capital === region) return false;
  return seat < ally || !controls(s, ally, region);
}

function tokenVp(s: Hlas, region: Region): number {
  let vp = 0;
  for (const at of tokenPlaces[region]!) {
    const token = s.faces[at] === SETTLED ? s.tokens[at] : "";
    if (!token) continue;
    for (const op of tokens[token].effects) if (op.op === "score-vp") vp += op.amount;
  }
  return vp;
}

/** HLAS-288: VP of abilities at game end. */
function abilityVp(s: Hlas, seat: Seat): number {
  let vp = 0;
  for (const { ability } of abilitiesOn(s, seat, "end-scoring")) {
    if (!holds(s, seat, ability, {})) continue;
    for (const op of ability.effects) if (op.op === "score-vp") vp += amountOf(s, seat, op, null);
  }
  return vp;
}

const nothing: Score = {
  play: 0,
  units: 0,
  buildings: 0,
  towers: 0,
  level: 0,
  scribed: 0,
  regions: 0,
  abilities: 0,
  tokens: 0,
  total: 0,
};

/** What a side has if the game ended now; for those who know already which Regions it controls. */
export function scoreOf(s: Hlas, seat: Seat, controlled: readonly Region[] = regionsOf(s, seat)): Score {
  const realm = realmOf(s, seat);
  if (realm.isOut) return nothing;
  let held = 0;
  let tokenPoints = 0;
  for (const region of controlled) {
    if (!countsFor(s, seat, region)) continue;
    held += REGION_VP;
    tokenPoints += tokenVp(s, region);
  }
  const score = {
    play: realm.vp,
    units: unitVp(s, seat),
    buildings: realm.buildings.length * BUILDING_VP,
    towers: realm.towers.reduce((sum, at) => sum + distance(realm.capital, at, s.excluded), 0),
    level: isEnemy(s, seat) ? track[realm.space]!.vp : levelOf(realm).vp,
    scribed: realm.scribed.length * SCRIBED_VP,
    regions: held,
    abilities: abilityVp(s, seat),
    tokens: tokenPoints,
    total: 0,
  };
  const { play, units, buildings, towers, level, scribed, abilities } = score;
  score.total = play + units + buildings + towers + level + scribed + held + abilities + tokenPoints;
  return score;
}
