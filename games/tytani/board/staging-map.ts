// The picture after each event, as far as it is about the map, units, turns and victory points.
import { type Army, armyFrom, armyOf, countOf, has, NO_ARMY } from "../content/army.ts";
import type { RegionId } from "../content/regions.ts";
import { type UnitType, unitsPerNation } from "../content/units.ts";
import type { TytaniEvent } from "../events.ts";
import { boardOf, placeOf, type Region } from "../map/board.ts";
import type { Attack, Power, Who } from "../state.ts";
import type { PowerView } from "../view/view.ts";
import { FORTRESS, NONE } from "./marks.ts";
import { type Staged, type Stagings, withPower } from "./staged.ts";

type EventOf<T extends TytaniEvent["type"]> = Extract<TytaniEvent, { type: T }>;

function put<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((old, i) => (i === at ? value : old));
}

const powerOf = (view: Staged, who: Who): Power => view.powers.findIndex(own => own.who === who);

function withUnits(view: Staged, at: Region, by: Army): Staged {
  return { ...view, units: put(view.units, at, Math.max(0, (view.units[at] ?? NO_ARMY) + by)) };
}

/** Gives a region to a power, or to nobody, and keeps count. */
function withOwner(view: Staged, at: Region, owner: number): Staged {
  const before = view.owner[at] ?? NONE;
  if (before === owner) return view;
  const regions = (power: Power, by: number) => (own: PowerView, i: number) =>
    i === power ? { ...own, regions: own.regions + by } : own;
  return {
    ...view,
    owner: put(view.owner, at, owner),
    powers: view.powers.map(regions(before, -1)).map(regions(owner, 1)),
  };
}

const withStructure = (view: Staged, at: RegionId, structure: number): Staged => ({
  ...view,
  structure: put(view.structure, placeOf(at), structure),
});

function withAttack(view: Staged, from: Region, to: Region, by: Army): Staged {
  const isIt = (attack: Attack): boolean => attack.from === from && attack.to === to;
  const known = view.attacks.find(isIt);
  if (!known) return by > 0 ? { ...view, attacks: [...view.attacks, { from, to, army: by }] } : view;
  const army = known.army + by;
  return {
    ...view,
    attacks:
      army > 0
        ? view.attacks.map(each => (isIt(each) ? { ...each, army } : each))
        : view.attacks.filter(each => !isIt(each)),
  };
}

/** A unit goes between the reserve, or the Nation board, and the map. */
function fielded(view: Staged, who: Who, unit: UnitType): Staged {
  return withPower(view, who, own => (unit === "titan" ? { titan: "map" } : { reserve: own.reserve - armyOf(unit) }));
}

const allUnits = armyFrom({ ...unitsPerNation, titan: 0 });

const newPower = (who: Who): PowerView => ({
  who,
  nation: "",
  position: NONE,
  home: NONE,
  reserve: NO_ARMY,
  titan: "standing",
  regions: 0,
  hand: null,
  handSize: 0,
  shown: [],
  deckSize: 0,
  deckTop: [],
  deckBottom: [],
  cards: [],
  rotated: [],
  missions: null,
  missionCount: 0,
  energy: 0,
  vp: null,
  soloCard: "",
});

const cardsPerNation = 10;

function nationChosen(view: Staged, { who, nation }: EventOf<"nationChosen">): Staged {
  const known = view.powers.some(own => own.who === who);
  const seated = known ? view : { ...view, powers: [...view.powers, newPower(who)] };
  return withPower(seated, who, () => ({ nation, reserve: allUnits, deckSize: cardsPerNation }));
}

function settled(view: Staged, who: Who, capital: RegionId): Staged {
  const power = powerOf(view, who);
  const at = placeOf(capital);
  return withOwner(
    withStructure(
      withPower(view, who, () => ({ home: at })),
      capital,
      power,
    ),
    at,
    power,
  );
}

function positionTaken(view: Staged, { who, printed, capital }: EventOf<"positionTaken">): Staged {
  const { positions } = boardOf(view).scenario;
  const position = positions.findIndex(({ nation }) => nation === printed);
  let next = settled(view, who, capital);
  next = withPower(next, who, () => ({ position }));
  for (const at of positions[position]?.units.infantry ?? []) {
    next = withOwner(
      withUnits(fielded(next, who, "infantry"), placeOf(at), armyOf("infantry")),
      placeOf(at),
      powerOf(view, who),
    );
  }
  return next;
}

/** Where a power stands at the start; what was placed one by one before is not counted twice. */
function armyPlaced(view: Staged, { who, nation, capital, units }: EventOf<"armyPlaced">): Staged {
  const power = powerOf(view, who);
  const { positions } = boardOf(view).scenario;
  const army = units.reduce((sum, each) => sum + each.army, NO_ARMY);
  const soldiers = army - armyOf("titan", countOf(army, "titan"));
  let next = settled(view, who, capital);
  next = withPower(next, who, own => ({
    reserve: allUnits - soldiers,
    titan: has(army, "titan") ? "map" : own.titan,
    position: own.position === NONE ? positions.findIndex(each => each.nation === nation) : own.position,
  }));
  for (const each of units) {
    const at = placeOf(each.at);
    next = withOwner({ ...next, units: put(next.units, at, each.army) }, at, power);
  }
  return next;
}

function unitsMoved(view: Staged, { who, army, from, to, cause }: EventOf<"unitsMoved">): Staged {
  const [start, end] = [placeOf(from), placeOf(to)];
  if (cause === "return") {
    return withOwner(withUnits(withAttack(view, end, start, -army), end, army), end, powerOf(view, who));
  }
  if (cause === "conquest") return withUnits(withAttack(view, start, end, -army), end, army);
  return withUnits(withUnits(view, start, -army), end, army);
}

function unitBrought(view: Staged, { who, unit, from, at }: EventOf<"unitBrought">): Staged {
  const left = withUnits(view, placeOf(from), -armyOf(unit));
  return powerOf(view, who) === view.active
    ? withAttack(left, placeOf(from), placeOf(at), armyOf(unit))
    : withUnits(left, placeOf(at), armyOf(unit));
}

/** Where the running Battle is: told by an event, or by the view. */
function fightingAt(view: Staged): Region {
  const frame = view.frames.findLast(each => each.proc === "battle");
  return view.fighting ?? (frame?.proc === "battle" ? frame.at : NONE);
}

function unitLost(view: Staged, { who, unit, at }: EventOf<"unitLost">): Staged {
  const isAttacker = powerOf(view, who) === view.active;
  const returned = withPower(view, who, own =>
    unit === "titan" ? { titan: isAttacker ? "lying" : "standing" } : { reserve: own.reserve + armyOf(unit) },
  );
  return isAttacker
    ? withAttack(returned, placeOf(at), fightingAt(view), -armyOf(unit))
    : withUnits(returned, placeOf(at), -armyOf(unit));
}

export const mapStagings: Stagings = {
  nationChosen,
  positionTaken,
  armyPlaced,
  unitsDeployed: (view, { who, unit, at, cause }) => {
    const placed = withUnits(fielded(view, who, unit), placeOf(at), armyOf(unit));
    return cause === "setup" ? withOwner(placed, placeOf(at), powerOf(view, who)) : placed;
  },
  turnStarted: (view, { who, round }) => ({
    ...view,
    active: powerOf(view, who),
    round,
    phase: "orders",
    hasClaimed: false,
    used: [],
    frames: [],
  }),
  roundStarted: (view, { round }) => ({ ...view, round }),
  roundEnded: view => ({ ...view, phase: "round-end" }),
  gameEnded: view => ({ ...view, phase: "over" }),
  unitsMoved,
  unitBrought,
  unitLost,
  attackDeclared: (view, { army, from, at }) =>
    withAttack(withUnits(view, placeOf(from), -army), placeOf(from), placeOf(at), army),
  battleStarted: (view, { at }) => ({ ...view, fighting: placeOf(at), phase: "battles" }),
  regionTaken: (view, { who, at }) => withOwner(view, placeOf(at), powerOf(view, who)),
  regionLeft: (view, { at }) => withOwner(view, placeOf(at), NONE),
  fortressBuilt: (view, { at, left }) => ({ ...withStructure(view, at, FORTRESS), fortresses: left }),
  fortressDestroyed: (view, { at }) => withStructure(view, at, NONE),
  capitalDestroyed: (view, { at }) => withStructure(view, at, NONE),
  capitalReturned: (view, { who, at }) => withOwner(view, placeOf(at), powerOf(view, who)),
  titanRaised: (view, { who }) => withPower(view, who, () => ({ titan: "standing" })),
  vpGained: (view, { who, amount }) => withPower(view, who, ({ vp }) => ({ vp: vp === null ? null : vp + amount })),
};
