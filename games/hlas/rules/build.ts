// Build (HLAS-082 to HLAS-108): a Vessel, a Building, the next Capital level, or a Tower.
import { frozen } from "#kernel/content.ts";
import type { Seat } from "#kernel/procedure.ts";
import { remember } from "#kernel/remember.ts";
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
import type { Region } from "../content/regions.ts";
import { type Piece, pieceFacts, TOWERS } from "../content/units.ts";
import type { BuildFrame, HlasFlow } from "../frames.ts";
import { borders, continentOf, tokenPlaces } from "../map/atlas.ts";
import type { Hlas } from "../state.ts";
import { collect } from "./collecting.ts";
import { turnUp } from "./explore.ts";
import { buildingOre, towerOre } from "./modifiers.ts";
import { checkObjectives } from "./objectives.ts";
import { passAction } from "./passing.ts";
import { bringIn, canPay, pay, takeCourtyardSerf } from "./pieces.ts";
import { capitalIn, countIn, courtyardSerfs, isEnemy, isExcluded, realmOf, towerIn, towerLimit } from "./queries.ts";
import { itself, landRegions, type Reason, refuse } from "./reasons.ts";
import { whyNotRecruited } from "./recruit.ts";
import { steps } from "./steps.ts";

const vessels: readonly Piece[] = ["sea-vessel", "air-vessel"];

/** HLAS-102 to HLAS-105, HLAS-301, HLAS-434: why no Tower may stand in a Region, whatever it costs. */
function whyNoTower(s: Hlas, seat: Seat, region: Region): Reason | null {
  const { towers } = realmOf(s, seat);
  if (towers.length >= Math.min(TOWERS, towerLimit(s, seat))) return { why: "tower-limit", rule: "HLAS-102" };
  if (isExcluded(s, region)) return { why: "out-of-play", rule: "HLAS-046" };
  if (capitalIn(s, region) !== NONE) return { why: "no-tower-here", rule: "HLAS-105" };
  if (towerIn(s, region) !== NONE) return { why: "no-tower-here", rule: "HLAS-434" };
  const perContinent = s.seats === 2 ? TOWERS_PER_CONTINENT_FOR_TWO : TOWERS_PER_CONTINENT;
  let onContinent = 0;
  for (const at of towers) if (continentOf[at] === continentOf[region]) onContinent++;
  return onContinent < perContinent ? null : { why: "no-tower-here", rule: "HLAS-103" };
}

export const mayHoldTower = (s: Hlas, seat: Seat, region: Region): boolean => whyNoTower(s, seat, region) === null;

/** HLAS-093, HLAS-096: why no Tower is built in a Land Region: it takes an own Serf there, the right place, and Ore. */
function whyNoSite(s: Hlas, seat: Seat, at: Region, discount: number): Reason | null {
  if (countIn(s, seat, "serf", at) === 0) return { why: "no-serf-here", rule: "HLAS-093" };
  const bar = whyNoTower(s, seat, at);
  if (bar) return bar;
  return towerOre(s, seat, at, discount) <= realmOf(s, seat).ore ? null : { why: "too-expensive", rule: "HLAS-093" };
}

export const towerSites = (s: Hlas, seat: Seat, discount: number): Region[] =>
  landRegions.filter(at => whyNoSite(s, seat, at, discount) === null);

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

/** HLAS-084, HLAS-089: why a Building cannot be built: it stands already, or a Serf or Ore is missing. */
function whyNoBuilding(s: Hlas, seat: Seat, building: number): Reason | null {
  const realm = realmOf(s, seat);
  if (realm.buildings.includes(building)) return { why: "built", rule: "HLAS-089" };
  if (courtyardSerfs(s, seat) === 0) return { why: "no-serf", rule: "HLAS-084" };
  return realm.ore >= buildingOre(s, seat) ? null : { why: "too-expensive", rule: "HLAS-084" };
}

const nextLevel = (s: Hlas, seat: Seat) => levels[realmOf(s, seat).level];

/** HLAS-090, HLAS-091: why the Capital cannot be upgraded. */
function whyNoUpgrade(s: Hlas, seat: Seat): Reason | null {
  const next = nextLevel(s, seat);
  if (!next) return { why: "top-level", rule: "HLAS-090" };
  return canPay(realmOf(s, seat), next.cost) ? null : { why: "too-expensive", rule: "HLAS-091" };
}

type Choice = BuildVessel | BuildBuilding | BuildTower | Plain;
type Locals = Omit<BuildFrame, "proc" | "step">;

const towerIdeas: readonly Choice[] = frozen(landRegions.map((at): BuildTower => ({ kind: "tower", at })));
const vesselIdeas = vessels.map((piece): BuildVessel => ({ kind: "vessel", piece }));
/** By the number of Buildings that there are to raise. */
const allIdeas = remember((buildings): readonly Choice[] => {
  const raised = Array.from({ length: buildings }, (_, building): BuildBuilding => ({ kind: "building", building }));
  return frozen([...towerIdeas, ...vesselIdeas, ...raised, upgradeChoice]);
});

/** HLAS-082: everything that Build is about. */
function ideas(s: Hlas, { seat, onlyTower }: Locals): readonly Choice[] {
  if (onlyTower) return towerIdeas;
  const { faction } = realmOf(s, seat);
  return allIdeas(faction === "" ? 0 : factions[faction].buildings.length);
}

function whyNot(s: Hlas, { seat, discount }: Locals, choice: Choice): Reason | null {
  switch (choice.kind) {
    case "tower":
      return whyNoSite(s, seat, choice.at, discount);
    case "vessel":
      return whyNotRecruited(s, seat, choice.piece);
    case "building":
      return whyNoBuilding(s, seat, choice.building);
    default:
      return whyNoUpgrade(s, seat);
  }
}

const works = (s: Hlas, frame: Locals): Choice[] => ideas(s, frame).filter(choice => whyNot(s, frame, choice) === null);

/** Whether a Build action can do anything; a repeat uses one Serf of the Courtyard first (HLAS-133). */
export function canBuild(s: Hlas, seat: Seat, serfsTaken: number): boolean {
  const frame: Locals = { seat, via: "repeat", onlyTower: false, discount: 0 };
  const hasSerf = courtyardSerfs(s, seat) > serfsTaken;
  const { capital } = realmOf(s, seat);
  const needsSerf = (idea: Choice) => idea.kind === "building" || (idea.kind === "tower" && idea.at === capital);
  return ideas(s, frame).some(idea => (hasSerf || !needsSerf(idea)) && whyNot(s, frame, idea) === null);
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

const { procedure, auto, ask } = steps<BuildFrame>();

export const build = procedure("build", {
  lookAround: auto((s, frame, flow) => {
    if (ideas(s, frame).some(idea => whyNot(s, frame, idea) === null)) return;
    passAction(s, frame, "build", flow);
    flow.end();
  }),
  // HLAS-082 One of the four.
  chooseWork: ask<Choice>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [...works(s, frame), skip],
    refused: (s, frame) => refuse(ideas(s, frame), itself, choice => whyNot(s, frame, choice)),
    args: (_s, { onlyTower }) => ({ onlyTower }),
    take: carryOut,
  }),
});
