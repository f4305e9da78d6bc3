// Units that come to the map: by actions, cards and reinforcements; and Fortresses.

import type { Refusal } from "#kernel/procedure.ts";
import { type At, type Deploy, done, type Plain } from "../choices.ts";
import { has } from "../content/army.ts";
import { FORTRESS } from "../content/marks.ts";
import type { Reason } from "../content/reasons.ts";
import { slotsPerUnit, type UnitType, unitTypes } from "../content/units.ts";
import type { BuildFrame, DeployFrame } from "../frames.ts";
import { boardOf, NOWHERE, placeOf, type Region } from "../map/atlas.ts";
import type { Power, Tytani } from "../state.ts";
import { type OpRule, opOf } from "./op-rule.ts";
import { deployUnit } from "./pieces.ts";
import { battleOf, hasCapital, hasFortress, idOf, powerOf, reading, roomIn, whoOf } from "./queries.ts";
import { refuseSome } from "./refusals.ts";
import { steps } from "./steps.ts";

/** TYT-009, TYT-090: whether a unit of a type can be deployed. */
export function isAvailable(s: Tytani, power: Power, unit: UnitType): boolean {
  const own = powerOf(s, power);
  return unit === "titan" ? own.titan !== "map" : has(own.reserve, unit);
}

/** TYT-089, TYT-091, TYT-092: where a unit of a type can be put. */
export function placesFor(s: Tytani, power: Power, unit: UnitType): Region[] {
  return boardOf(s).active.filter(at => fits(s, power, unit, at));
}

interface Deployment {
  readonly unit: UnitType;
  readonly at: Region;
}

function deployments(s: Tytani, power: Power, types: readonly UnitType[], only: Region): Deployment[] {
  const found: Deployment[] = [];
  for (const unit of types) {
    if (!isAvailable(s, power, unit)) continue;
    for (const at of placesFor(s, power, unit)) if (only === NOWHERE || at === only) found.push({ unit, at });
  }
  return found;
}

const fits = (s: Tytani, power: Power, unit: UnitType, at: Region): boolean =>
  s.owner[at] === power && roomIn(s, at) >= slotsPerUnit[unit];

function canDeploy(s: Tytani, power: Power, types: readonly UnitType[], only: Region): boolean {
  for (const unit of types) {
    if (!isAvailable(s, power, unit)) continue;
    for (const at of boardOf(s).active) if ((only === NOWHERE || at === only) && fits(s, power, unit, at)) return true;
  }
  return false;
}

/** Why a unit cannot be put somewhere; "" if it can. */
function placeBarrier(s: Tytani, power: Power, unit: UnitType, at: Region): Reason | "" {
  if (!isAvailable(s, power, unit)) return "none-in-reserve";
  if (s.owner[at] !== power) return "not-controlled";
  return roomIn(s, at) < slotsPerUnit[unit] ? "no-room" : "";
}

/** Units and places that do not go together, also outside a region that is fixed. */
export function closedPlaces(s: Tytani, power: Power, types: readonly UnitType[], only: Region): Refusal[] {
  const choices = boardOf(s).active.flatMap(at => unitTypes.map(unit => deployTo(s, { unit, at })));
  return refuseSome(choices, ({ unit, at }) => {
    if (!types.includes(unit)) return "other-unit";
    return only !== NOWHERE && placeOf(at) !== only ? "other-region" : placeBarrier(s, power, unit, placeOf(at));
  });
}

const deployTo = (s: Tytani, { unit, at }: Deployment): Deploy => ({ kind: "deploy", unit, at: idOf(s, at) });

const scopeOf = (s: Tytani, where: "controlled" | "battle-region"): Region =>
  where === "controlled" ? NOWHERE : (battleOf(s)?.at ?? NOWHERE);

export const deployUnitOp: OpRule<"deployUnit"> = {
  isPossible: (s, power, op) => canDeploy(s, power, op.types, scopeOf(s, op.where)),
  run: (s, { power, origin, index }, op, { call }) =>
    call("deploy", { power, origin, index, left: op.count, at: scopeOf(s, op.where) }),
};

const troops = steps<DeployFrame>();
const typesIn = (frame: DeployFrame): readonly UnitType[] => opOf(frame, "deployUnit").types;

export const deploy = troops.procedure("deploy", {
  // TYT-089, TYT-289 One unit after another, at least one.
  placeUnit: troops.ask<Deploy | Plain>({
    when: (s, frame) => frame.left > 0 && canDeploy(s, frame.power, typesIn(frame), frame.at),
    seat: (_s, frame) => frame.power,
    options: (s, frame) => {
      const found = deployments(s, frame.power, typesIn(frame), frame.at);
      const options: (Deploy | Plain)[] = found.map(each => deployTo(s, each));
      if (frame.left < opOf(frame, "deployUnit").count) options.push(done);
      return options;
    },
    refused: (s, frame) => closedPlaces(s, frame.power, typesIn(frame), frame.at),
    args: (_s, frame) => ({ origin: frame.origin, left: frame.left }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "deploy") return;
      const at = placeOf(choice.at);
      deployUnit(s, frame.power, choice.unit, at, "deployment", flow);
      frame.left--;
      if (opOf(frame, "deployUnit").sameRegion) frame.at = at;
      flow.repeat();
    },
  }),
});

/** TYT-076, TYT-077: why no Fortress can be built in a region; "" if it can. */
function siteBarrier(s: Tytani, power: Power, at: Region): Reason | "" {
  if (s.owner[at] !== power) return "not-controlled";
  if (hasFortress(s, at)) return "fortress-there";
  return hasCapital(s, at) && reading(s, "fortressSite") === "elsewhere" ? "capital-there" : "";
}

/** TYT-076, TYT-077, TYT-078, TYT-011, TYT-323: where a Fortress can be built. */
export function fortressSites(s: Tytani, power: Power): Region[] {
  if (s.fortresses === 0) return [];
  return boardOf(s).active.filter(at => siteBarrier(s, power, at) === "");
}

export function buildFortress(s: Tytani, power: Power, at: Region, emit: (event: FortressBuilt) => void): void {
  s.fortresses--;
  const built = { type: "fortressBuilt", who: whoOf(s, power), at: idOf(s, at), left: s.fortresses } as const;
  if (hasCapital(s, at)) {
    s.bastions.push(at);
    emit({ ...built, cites: "TYT-077" });
  } else {
    s.structure[at] = FORTRESS;
    emit(built);
  }
}

type FortressBuilt = Extract<import("../events.ts").TytaniEvent, { type: "fortressBuilt" }>;

export const buildFortressOp: OpRule<"buildFortress"> = {
  isPossible: (s, power) => s.fortresses > 0 && boardOf(s).active.some(at => siteBarrier(s, power, at) === ""),
  run: (_s, { power }, _op, { call }) => call("build", { power }),
};

const walls = steps<BuildFrame>();
const buildAt = (s: Tytani, at: Region): At => ({ kind: "build", at: idOf(s, at) });

export const build = walls.procedure("build", {
  // TYT-076, TYT-290.
  chooseSite: walls.ask<At>({
    seat: (_s, frame) => frame.power,
    options: (s, frame) => fortressSites(s, frame.power).map(at => buildAt(s, at)),
    refused: (s, frame) =>
      refuseSome(
        boardOf(s).active.map(at => buildAt(s, at)),
        ({ at }) => siteBarrier(s, frame.power, placeOf(at)),
      ),
    take: (s, frame, { at }, { emit }) => buildFortress(s, frame.power, placeOf(at), emit),
  }),
});
