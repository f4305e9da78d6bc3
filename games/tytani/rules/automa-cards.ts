// What an automa does besides moving: purchases, Fortresses, deployments, its points and reinforcements (TYT-256 to
// TYT-258, TYT-267, TYT-268).

import { sizeOf } from "../content/army.ts";
import { difficultyOf } from "../content/designs.ts";
import { NONE } from "../content/marks.ts";
import { HAND_LIMIT, SUPPORT_REINFORCEMENT } from "../content/numbers.ts";
import { CENTRAL_VP, type DeployKey } from "../content/solo.ts";
import { supportOf } from "../content/support.ts";
import { type UnitType, unitTypes } from "../content/units.ts";
import type { TytaniFlow } from "../frames.ts";
import { boardOf, NOWHERE, type Region } from "../map/atlas.ts";
import type { Power, Tytani } from "../state.ts";
import { cardOf, symbolsOf } from "./automa-sense.ts";
import { fortressSites, isAvailable, placesFor } from "./deploy.ts";
import { titanRegion } from "./missions.ts";
import { hasEnemies } from "./movement.ts";
import { priceOf, putUnder, removeFromDeck } from "./nation-deck.ts";
import { deployUnit, gainVp } from "./pieces.ts";
import { powerOf, whoOf } from "./queries.ts";
import { discardRandom, drawSupport, takeSupport } from "./supply.ts";

/** TYT-342: whether an automa can pay for its top card. */
export function canAutomaBuy(s: Tytani, power: Power, discount: number): boolean {
  const { deck, hand } = powerOf(s, power);
  const top = deck.at(-1);
  return top !== undefined && priceOf(s, top, discount) <= hand.length;
}

/** TYT-256: the top card is revealed and bought, or put under the deck. */
export function automaBuy(s: Tytani, power: Power, discount: number, flow: TytaniFlow): void {
  const own = powerOf(s, power);
  const card = own.deck.at(-1);
  if (!card) return;
  const who = whoOf(s, power);
  flow.emit({ type: "nationCardRevealed", who, card });
  const price = priceOf(s, card, discount);
  if (price > own.hand.length) {
    putUnder(s, power, card);
    return;
  }
  for (let i = 0; i < price; i++) discardRandom(s, power, "payment", flow);
  removeFromDeck(s, power, card);
  own.cards.push(card);
  flow.emit({ type: "nationCardBought", who, card, price });
}

/** The region that scores highest; ties go to the first in the order of the map. */
function best(regions: readonly Region[], score: (at: Region) => number): Region {
  let found = NOWHERE;
  let most = Number.NEGATIVE_INFINITY;
  for (const at of regions) {
    const value = score(at);
    if (value <= most) continue;
    found = at;
    most = value;
  }
  return found;
}

const controlled = (s: Tytani, power: Power): Region[] => boardOf(s).active.filter(at => s.owner[at] === power);

function bordersEnemyLand(s: Tytani, power: Power, at: Region): boolean {
  return boardOf(s).near[at]!.some(next => s.owner[next] !== NONE && s.owner[next] !== power);
}

/** TYT-257: where an automa builds; NOWHERE if no site borders an enemy. */
export function automaSite(s: Tytani, power: Power): Region {
  const sites = fortressSites(s, power).filter(at => bordersEnemyLand(s, power, at));
  return best(sites, at => sizeOf(s.units[at]!));
}

function enemiesAround(s: Tytani, power: Power, at: Region): number {
  let count = 0;
  for (const next of boardOf(s).near[at]!) if (hasEnemies(s, power, next)) count += sizeOf(s.units[next]!);
  return count;
}

/** TYT-258: the region a key names; NOWHERE if it does not exist. */
function keyRegion(s: Tytani, power: Power, key: DeployKey): Region {
  const own = powerOf(s, power);
  const regions = controlled(s, power);
  const { toCentral } = boardOf(s);
  switch (key) {
    case "front": {
      const front = regions.filter(at => enemiesAround(s, power, at) > 0);
      return best(front, at => enemiesAround(s, power, at));
    }
    case "capital":
      return s.structure[own.home] === power && s.owner[own.home] === power ? own.home : NOWHERE;
    case "central":
      return best(regions, at => -toCentral[at]!);
    case "titan":
      return titanRegion(s, power);
    case "fewest-units":
      return best(regions, at => -sizeOf(s.units[at]!));
  }
}

/** TYT-258: where a unit goes. */
export function automaPlace(s: Tytani, power: Power, unit: UnitType): Region {
  const open = placesFor(s, power, unit);
  for (const key of cardOf(s, power).deploys) {
    const at = keyRegion(s, power, key);
    if (open.includes(at)) return at;
  }
  return open[0] ?? NOWHERE;
}

/** TYT-258: the unit an automa deploys: the strongest it has. */
export function automaUnit(s: Tytani, power: Power, types: readonly UnitType[]): UnitType | null {
  const found = [...unitTypes]
    .reverse()
    .find(unit => types.includes(unit) && isAvailable(s, power, unit) && placesFor(s, power, unit).length > 0);
  return found ?? null;
}

/** TYT-258: one unit comes, if it can. */
export function automaDeploy(s: Tytani, power: Power, types: readonly UnitType[], flow: TytaniFlow): void {
  const unit = automaUnit(s, power, types);
  if (unit) deployUnit(s, power, unit, automaPlace(s, power, unit), "deployment", flow);
}

/** TYT-267: the leftmost open card its solo card asks for, else the top of the deck. */
export function automaDraw(s: Tytani, power: Power, flow: TytaniFlow): void {
  const { pick } = cardOf(s, power);
  const open = s.supportPool.find(card => supportOf(card).effect === pick);
  if (open) takeSupport(s, power, open, flow);
  else drawSupport(s, power, 1, "phase", flow);
}

/** TYT-267: down to five cards, by chance. */
export function automaLimit(s: Tytani, power: Power, flow: TytaniFlow): void {
  while (powerOf(s, power).hand.length > HAND_LIMIT) discardRandom(s, power, "limit", flow);
}

/** TYT-268: what an automa scores besides its regions. */
export function scoreAutoma(s: Tytani, power: Power, flow: TytaniFlow): void {
  if (s.difficulty === "") return;
  const central = s.owner[boardOf(s).central] === power ? CENTRAL_VP : 0;
  const banners = symbolsOf(s, power, "banner");
  gainVp(s, power, difficultyOf(s.designs, s.difficulty).missionVp + central + banners, "automa", flow);
}

/** TYT-268: two cards; then a unit for a card, or a purchase. */
export function automaReinforcements(s: Tytani, power: Power, flow: TytaniFlow): void {
  drawSupport(s, power, SUPPORT_REINFORCEMENT, "reinforcement", flow);
  if (powerOf(s, power).hand.length === 0 || automaUnit(s, power, unitTypes) === null) {
    automaBuy(s, power, 0, flow);
    return;
  }
  discardRandom(s, power, "payment", flow);
  automaDeploy(s, power, unitTypes, flow);
}
