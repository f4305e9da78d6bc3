// Build (HLAS-082 to HLAS-108): a Vessel, a Building, the next Capital level, or a Tower.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import {
  type BuildBuilding,
  type BuildTower,
  type BuildVessel,
  type Plain,
  skip,
  upgrade as upgradeChoice,
} from "../choices.ts";
import { factions } from "../content/factions.ts";
import { HIDDEN, NONE } from "../content/marks.ts";
import { levels, TOWERS_PER_CONTINENT, TOWERS_PER_CONTINENT_FOR_TWO } from "../content/numbers.ts";
import { LAND_REGIONS, type Region } from "../content/regions.ts";
import { type Piece, pieceFacts, TOWERS } from "../content/units.ts";
import type { BuildFrame } from "../frames/actions.ts";
import type { HlasFlow } from "../frames/frame.ts";
import { borders, continentOf, tokenPlaces } from "../map/land.ts";
import type { Hlas } from "../state.ts";
import { collect } from "./collecting.ts";
import { turnUp } from "./explore.ts";
import { buildingOre, towerOre } from "./modifiers.ts";
import { checkObjectives } from "./objectives.ts";
import { passAction } from "./passing.ts";
import { bringIn, canPay, pay, takeCourtyardSerf } from "./pieces.ts";
import {
  capitalIn,
  countIn,
  courtyardSerfs,
  isEnemy,
  isExcluded,
  levelOf,
  realmOf,
  towerIn,
  towerLimit,
} from "./queries.ts";
import { canRecruit } from "./recruit.ts";
import { steps } from "./steps.ts";

const vessels: readonly Piece[] = ["sea-vessel", "air-vessel"];

/** HLAS-102 to HLAS-105, HLAS-301, HLAS-434: whether a Tower may stand in a Region, whatever it costs. */
export function mayHoldTower(s: Hlas, seat: Seat, region: Region): boolean {
  const { towers } = realmOf(s, seat);
  if (towers.length >= Math.min(TOWERS, towerLimit(s, seat)) || isExcluded(s, region)) return false;
  if (capitalIn(s, region) !== NONE || towerIn(s, region) !== NONE) return false;
  const perContinent = s.seats === 2 ? TOWERS_PER_CONTINENT_FOR_TWO : TOWERS_PER_CONTINENT;
  return towers.filter(at => continentOf[at] === continentOf[region]).length < perContinent;
}

/** HLAS-093, HLAS-096: Land Regions with an own Serf where a Tower may be built and paid. */
export function towerSites(s: Hlas, seat: Seat, discount: number): Region[] {
  const realm = realmOf(s, seat);
  const out: Region[] = [];
  if (realm.towers.length >= towerLimit(s, seat)) return out;
  for (let at = 0; at < LAND_REGIONS; at++) {
    if (countIn(s, seat, "serf", at) === 0 || !mayHoldTower(s, seat, at)) continue;
    if (towerOre(s, seat, at, discount) <= realm.ore) out.push(at);
  }
  return out;
}

/** HLAS-097: hidden Land tokens next to a new Tower on its continent are turned up; the solo enemy takes them. */
export function raiseTower(s: Hlas, seat: Seat, at: Region, ore: number, flow: HlasFlow): void {
  pay(s, seat, { ore }, "tower", flow);
  realmOf(s, seat).towers.push(at);
  flow.emit({ type: "towerBuilt", seat, at, ore });
  checkObjectives(s, seat, flow);
  for (const next of borders[at]!) {
    for (const token of tokenPlaces[next]!) {
      if (s.faces[token] !== HIDDEN) continue;
      if (isEnemy(s, seat)) collect(s, seat, token, "tower", flow);
      else turnUp(s, seat, token, "tower", flow);
    }
  }
}

/** HLAS-084, HLAS-089: Buildings not built yet, if Ore and a Serf are there. */
function buildings(s: Hlas, seat: Seat): number[] {
  const realm = realmOf(s, seat);
  if (realm.faction === "" || realm.ore < buildingOre(s, seat) || courtyardSerfs(s, seat) === 0) return [];
  return factions[realm.faction].buildings.map((_, at) => at).filter(at => !realm.buildings.includes(at));
}

const nextLevel = (s: Hlas, seat: Seat) => levels[realmOf(s, seat).level];

function canUpgrade(s: Hlas, seat: Seat): boolean {
  const next = nextLevel(s, seat);
  return next !== undefined && canPay(realmOf(s, seat), next.cost);
}

type Choice = BuildVessel | BuildBuilding | BuildTower | Plain;

function works(s: Hlas, frame: Omit<BuildFrame, "proc" | "step">): Choice[] {
  const { seat, onlyTower, discount } = frame;
  const out: Choice[] = towerSites(s, seat, discount).map(at => ({ kind: "tower", at }));
  if (onlyTower) return out;
  for (const piece of vessels) if (canRecruit(s, seat, piece)) out.push({ kind: "vessel", piece });
  for (const building of buildings(s, seat)) out.push({ kind: "building", building });
  if (canUpgrade(s, seat)) out.push(upgradeChoice);
  return out;
}

/** Whether a Build action can do anything; a repeat uses one Serf of the Courtyard first (HLAS-133). */
export function canBuild(s: Hlas, seat: Seat, serfsTaken: number): boolean {
  const options = works(s, { seat, via: "repeat", onlyTower: false, discount: 0 });
  if (courtyardSerfs(s, seat) > serfsTaken) return options.length > 0;
  const { capital } = realmOf(s, seat);
  return options.some(option => option.kind !== "building" && !(option.kind === "tower" && option.at === capital));
}

/** HLAS-084 to HLAS-086: the Serf stays on the Building for the rest of the game. */
function raise(s: Hlas, seat: Seat, building: number, flow: HlasFlow): void {
  pay(s, seat, { ore: buildingOre(s, seat) }, "build", flow);
  takeCourtyardSerf(s, seat);
  realmOf(s, seat).buildings.push(building);
  const { faction } = realmOf(s, seat);
  const id = faction === "" ? "" : factions[faction].buildings[building]!.id;
  flow.emit({ type: "buildingBuilt", seat, building, id });
}

/** HLAS-090: one level more. */
function improve(s: Hlas, seat: Seat, flow: HlasFlow): void {
  const realm = realmOf(s, seat);
  pay(s, seat, nextLevel(s, seat)!.cost, "upgrade", flow);
  realm.level++;
  flow.emit({ type: "capitalUpgraded", seat, level: realm.level });
}

function carryOut(s: Hlas, frame: BuildFrame, choice: Choice, flow: HlasFlow): void {
  const { seat, discount } = frame;
  switch (choice.kind) {
    case "vessel":
      pay(s, seat, pieceFacts[choice.piece].cost, "build", flow);
      bringIn(s, { seat, piece: choice.piece, count: 1, at: realmOf(s, seat).capital, cause: "build" }, flow);
      break;
    case "building":
      raise(s, seat, choice.building, flow);
      break;
    case "tower":
      raiseTower(s, seat, choice.at, towerOre(s, seat, choice.at, discount), flow);
      break;
    case "upgrade":
      improve(s, seat, flow);
      break;
    default:
      passAction(s, frame, "build", flow);
  }
}

/** Why things cannot be built now. */
function refusals(s: Hlas, { seat, discount }: BuildFrame): Refusal[] {
  const realm = realmOf(s, seat);
  const out: Refusal[] = [];
  const isShort = realm.ore < buildingOre(s, seat);
  const count = realm.faction === "" ? 0 : factions[realm.faction].buildings.length;
  for (let building = 0; building < count; building++) {
    const choice: BuildBuilding = { kind: "building", building };
    if (realm.buildings.includes(building)) out.push({ choice, why: "built", rule: "HLAS-089" });
    else if (courtyardSerfs(s, seat) === 0) out.push({ choice, why: "no-serf", rule: "HLAS-084" });
    else if (isShort) out.push({ choice, why: "too-expensive", rule: "HLAS-084" });
  }
  if (!nextLevel(s, seat)) out.push({ choice: upgradeChoice, why: "top-level", rule: "HLAS-090" });
  else if (!canUpgrade(s, seat)) out.push({ choice: upgradeChoice, why: "too-expensive", rule: "HLAS-091" });
  for (let at = 0; at < LAND_REGIONS; at++) {
    if (countIn(s, seat, "serf", at) === 0 || at === realm.capital) continue;
    const choice: BuildTower = { kind: "tower", at };
    if (realm.towers.length >= levelOf(realm).towers) out.push({ choice, why: "tower-limit", rule: "HLAS-102" });
    else if (!mayHoldTower(s, seat, at)) out.push({ choice, why: "no-tower-here", rule: "HLAS-103" });
    else if (towerOre(s, seat, at, discount) > realm.ore) out.push({ choice, why: "too-expensive", rule: "HLAS-093" });
  }
  return out;
}

const { procedure, auto, ask } = steps<BuildFrame>();

export const build = procedure("build", {
  lookAround: auto((s, frame, flow) => {
    if (works(s, frame).length > 0) return;
    passAction(s, frame, "build", flow);
    flow.end();
  }),
  // HLAS-082 One of the four.
  chooseWork: ask<Choice>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [...works(s, frame), skip],
    refused: refusals,
    take: carryOut,
  }),
});
