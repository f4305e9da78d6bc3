// What losing a battle costs (HLAS-246 to HLAS-267, HLAS-342, HLAS-343, HLAS-382, HLAS-476, HLAS-477): damage, retreat,
// and the fall of a Capital.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import type { Retreat } from "../choices.ts";
import type { Op } from "../content/effects.ts";
import { AIR_DECK, ALLY_AIR_DECK, NONE, type Place, REGIONS } from "../content/marks.ts";
import { CAPITAL_FALL_VP } from "../content/numbers.ts";
import type { Region } from "../content/regions.ts";
import { spells } from "../content/spells.ts";
import { tactics } from "../content/tactics.ts";
import { type Piece, pieceFacts, TOWER_STRENGTH } from "../content/units.ts";
import type { BattleFrame, HlasFlow, Member } from "../frames.ts";
import { isLand, isSea, marchWays, shoreWays } from "../map/atlas.ts";
import { opposite } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { opsOn } from "./abilities.ts";
import { baseStrength, capitalOwner, DEFENCE, fightersOf, flankOf, leaderOf, towerOn } from "./battle-queries.ts";
import { kindsOf, presentOf } from "./battle-tactics.ts";
import { razeTower, sink } from "./destruction.ts";
import { eliminate } from "./elimination.ts";
import { endGame } from "./ending.ts";
import { deckOf, ignores } from "./modifiers.ts";
import { landings, whyClosed, whyNoLanding } from "./movement.ts";
import { triggerEnd } from "./objectives.ts";
import { gainVp, moveUnits } from "./pieces.ts";
import { aboard, hostileIn, isEnemy, opponentsOf, realmOf, roomIn } from "./queries.ts";
import { landRegions, type Reason, refuse } from "./reasons.ts";
import { applyRuling } from "./ruling.ts";

/** Changes of damage: spells and cards of the loser, abilities of both. */
function damageOps(s: Hlas, battle: BattleFrame, loser: number): Op<"damage">[] {
  const own = opsOn(s, leaderOf(battle, loser), "damage", { battle }).filter(op => op.side === "own");
  const other = opsOn(s, leaderOf(battle, 1 - loser), "damage", { battle }).filter(op => op.side === "enemy");
  const flank = flankOf(battle, loser);
  const cards = flank.spells.flatMap(card => [...spells[card].effects]);
  if (flank.tactic !== "" && flank.fate === "played" && !isEnemy(s, leaderOf(battle, loser)))
    cards.push(...tactics[flank.tactic].effects);
  return [...own, ...other, ...cards.filter(op => op.op === "damage")];
}

/** HLAS-246, HLAS-256: half the base Strength, rounded up, then changed by effects; never below 0. */
export function damageFor(s: Hlas, battle: BattleFrame, loser: number): number {
  let damage = Math.ceil(baseStrength(s, battle, loser) / 2);
  const ops = damageOps(s, battle, loser);
  for (const op of ops) damage += op.amount ?? 0;
  for (const op of ops) if (op.set !== undefined) damage = op.set;
  return Math.max(0, damage);
}

/** HLAS-248, HLAS-249: a Tower on the losing side takes damage first and always falls. */
export function fellTower(s: Hlas, battle: BattleFrame, loser: number, flow: HlasFlow): void {
  const owner = towerOn(s, battle, loser);
  if (owner === NONE) return;
  razeTower(s, owner, battle.region, "damage", flow);
  battle.damage = Math.max(0, battle.damage - TOWER_STRENGTH);
}

/** HLAS-342: the order in which the solo enemy loses pieces. */
const LOSS_ORDER: readonly Piece[] = ["serf", "warrior", "air-vessel", "sea-vessel", "hero-3", "hero-2", "hero-1"];

/** HLAS-477: the leader's own pieces take damage first, unless the ally offers Units. */
export function whyUnharmed(s: Hlas, battle: BattleFrame, loser: number, unit: Member): Reason | null {
  const leader = leaderOf(battle, loser);
  if (unit.owner === leader || battle.isOffered) return null;
  const hasOwn = fightersOf(s, battle, loser).some(({ owner }) => owner === leader);
  return hasOwn ? { why: "ally-later", rule: "HLAS-477" } : null;
}

/** HLAS-247, HLAS-248: pieces that may take damage next, one entry for each kind and place. */
export function damageable(s: Hlas, battle: BattleFrame, loser: number): Member[] {
  const all = kindsOf(fightersOf(s, battle, loser));
  if (isEnemy(s, leaderOf(battle, loser)))
    return all.sort((a, b) => LOSS_ORDER.indexOf(a.piece) - LOSS_ORDER.indexOf(b.piece)).slice(0, 1);
  return all.filter(unit => whyUnharmed(s, battle, loser, unit) === null);
}

/** How much of the damage a piece takes. */
export const absorbs = (piece: Piece): number => pieceFacts[piece].strength;

/** HLAS-183: whether a Unit is an Air Vessel that flew in to fight at sea, and could crash there: a ruling says where it goes. */
function hasFlownIn(s: Hlas, { region, attacker }: BattleFrame, { owner, piece }: Member): boolean {
  const isFlier = piece === "air-vessel" && isSea(region) && owner === attacker && !isEnemy(s, owner);
  return isFlier && !ignores(s, owner, "air-sea-crash", [], piece);
}

/** HLAS-183: the shores for such a Vessel when it has lost; null where it goes as all survivors do. */
function shoresFor(s: Hlas, battle: BattleFrame, unit: Member): Region[] | null {
  if (s.rulings.retreat === "home" || !hasFlownIn(s, battle, unit)) return null;
  return landings(s, unit.owner, battle.region);
}

/** HLAS-251, HLAS-252: where a survivor may go; a beaten Air Vessel may have nowhere to land. */
export function retreats(s: Hlas, battle: BattleFrame, unit: Member): Retreat[] {
  const shores = shoresFor(s, battle, unit);
  if (shores) return shores.map(retreat);
  const { owner, piece, place } = unit;
  const { capital, towers } = realmOf(s, owner);
  const near = battle.refuge && isLand(battle.region) ? marchWays[battle.region]! : [];
  const places = new Set([capital, ...towers, ...near]);
  const isAboard = !isVessel(piece) && place >= REGIONS && isSaved(s, battle, owner, place);
  return [...(isAboard ? [place] : []), ...places]
    .filter(at => at >= REGIONS || whyNoRefuge(s, battle, unit, at) === null)
    .map(retreat);
}

/** HLAS-251, HLAS-252: why a survivor does not go to a Region; the Capital is open to all of its owner's. */
function whyNoRefuge(s: Hlas, battle: BattleFrame, { owner, piece }: Member, at: Region): Reason | null {
  const { capital, towers } = realmOf(s, owner);
  if (at === capital) return null;
  const isNear = battle.refuge && isLand(battle.region) && marchWays[battle.region]!.includes(at);
  if (!towers.includes(at) && !(isNear && hostileIn(s, owner, at) === NONE))
    return { why: "no-refuge", rule: "HLAS-251" };
  if (piece === "sea-vessel" && shoreWays[at]!.length === 0) return { why: "no-refuge", rule: "HLAS-252" };
  const closed = whyClosed(s, owner, at);
  if (closed) return closed;
  const crew = isVessel(piece) ? 1 + aboard(s, owner, deckOf(piece)) : 1;
  return roomIn(s, owner, at) >= crew ? null : { why: "no-room", rule: "HLAS-252" };
}

/** Regions a survivor does not go to, and why. */
export function retreatRefusals(s: Hlas, battle: BattleFrame, unit: Member): Refusal[] {
  const shores = shoresFor(s, battle, unit);
  return refuse(landRegions, retreat, at =>
    shores ? whyNoLanding(s, unit.owner, battle.region, at) : whyNoRefuge(s, battle, unit, at),
  );
}

const retreat = (to: Place): Retreat => ({ kind: "retreat", to });
const isVessel = (piece: Piece): piece is "sea-vessel" | "air-vessel" =>
  piece === "sea-vessel" || piece === "air-vessel";

/** Whether the Vessel of a deck has survived and left the battle. */
function isSaved(s: Hlas, battle: BattleFrame, owner: Seat, deck: Place): boolean {
  const seat = deck >= deckOf("sea-vessel") + 2 ? opposite(owner) : owner;
  const realm = realmOf(s, seat);
  const at = deck === deckOf("sea-vessel") || deck === deckOf("sea-vessel") + 2 ? realm.seaVessel : realm.airVessel;
  return at !== NONE && at !== battle.region && at !== (battle.from === battle.region ? NONE : battle.from);
}

/** HLAS-253: survivors of the losing side; Vessels first, so that those aboard know where theirs went. */
export function survivorsOf(s: Hlas, battle: BattleFrame, loser: number): Member[] {
  const all = fightersOf(s, battle, loser);
  return [...all.filter(unit => isVessel(unit.piece)), ...all.filter(unit => !isVessel(unit.piece))];
}

/** A survivor goes; staying aboard is going with the Vessel. */
export function retreatTo(s: Hlas, battle: BattleFrame, unit: Member, to: Place, flow: HlasFlow): void {
  if (hasFlownIn(s, battle, unit)) applyRuling(s, "retreat", flow);
  if (to !== unit.place) moveUnits(s, unit.owner, [unit], to, "retreat", flow);
}

/** A beaten Air Vessel that cannot land is lost with everybody aboard. */
export function crashBeaten(s: Hlas, battle: BattleFrame, { owner }: Member, flow: HlasFlow): void {
  const isAboard = (unit: Member): boolean => unit.place === (unit.owner === owner ? AIR_DECK : ALLY_AIR_DECK);
  battle.retreating = battle.retreating.filter(unit => !isAboard(unit));
  applyRuling(s, "retreat", flow);
  sink(s, owner, "air-vessel", "crash", flow);
}

/** HLAS-261 to HLAS-265, HLAS-389 to HLAS-391, HLAS-458, HLAS-476: the Capital falls and its owner is out. */
export function fallOf(s: Hlas, battle: BattleFrame, flow: HlasFlow): void {
  const owner = capitalOwner(s, battle);
  const by = leaderOf(battle, 1 - DEFENCE);
  flow.emit({ type: "capitalDestroyed", seat: owner, by, at: battle.region });
  gainVp(s, by, CAPITAL_FALL_VP, "capital", "", flow);
  s.conqueror = by;
  eliminate(s, owner, flow);
  if (s.seats <= 2) conquer(s, "exterminate", flow);
  else if (opponentsOf(s, by).length === 0) conquer(s, "alone", flow);
  else {
    triggerEnd(s, by, "exterminate", flow);
    spareAlly(s, battle, owner);
  }
}

/** HLAS-054, HLAS-265, HLAS-366: the game is over at once, so that no last round is announced. */
function conquer(s: Hlas, reason: "exterminate" | "alone", flow: HlasFlow): void {
  if (s.trigger === "") s.trigger = "exterminate";
  endGame(s, reason, flow);
}

/** HLAS-476: allied Units that stood with the Capital lose half of their own Strength and retreat. */
function spareAlly(s: Hlas, battle: BattleFrame, owner: Seat): void {
  const ally = s.teams ? opposite(owner) : NONE;
  if (ally === NONE || !fightersOf(s, battle, DEFENCE).some(unit => unit.owner === ally)) return;
  battle.defender = ally;
  flankOf(battle, DEFENCE).present = presentOf(s, battle, DEFENCE);
  battle.damage = Math.ceil(baseStrength(s, battle, DEFENCE) / 2);
}
