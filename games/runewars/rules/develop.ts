// Harvest's Supremacy (RUN-337 to RUN-344): what developments give, then perhaps a new one.

import type { Seat } from "#kernel/procedure.ts";
import { type AtArea, atArea, type Build, type Plain, passHere } from "../choices.ts";
import { type DevelopmentKind, developmentCounts, developmentKinds } from "../content/developments.ts";
import { NONE } from "../content/marks.ts";
import { resourceIds } from "../content/resources.ts";
import type { Area } from "../content/tiles.ts";
import type { DevelopFrame, RuneFlow } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { yieldOf } from "./harvest.ts";
import { setDial } from "./pieces.ts";
import { playerOf, strongholdsOf } from "./queries.ts";
import { refuseOthers, refuseRest } from "./reasons.ts";
import { runEffects } from "./run-effects.ts";
import { settle } from "./settle.ts";
import { steps } from "./steps.ts";

/** Areas with a seat's developments of a kind. */
const areasWith = (s: Runewars, seat: Seat, kind: DevelopmentKind): Area[] =>
  strongholdsOf(s, seat).filter(area => s.development[area] === kind);

/** RUN-342: Resources need an area that provides some. */
const suits = (s: Runewars, area: Area, kind: DevelopmentKind): boolean =>
  kind !== "resources" || resourceIds.some(resource => yieldOf(s, area, resource) > 0);

/** RUN-017, RUN-340: what can be built where; a token on the board can be freed for it. */
function buildChoices(s: Runewars, seat: Seat): Build[] {
  const free = strongholdsOf(s, seat).filter(area => s.development[area] === "");
  return free.flatMap(area => developmentKinds.filter(kind => suits(s, area, kind)).map(kind => building(area, kind)));
}

const building = (area: Area, development: DevelopmentKind): Build => ({ kind: "build", area, development });

/** RUN-017: where tokens of a kind lie. */
const freeable = (s: Runewars, { seat, kind }: DevelopFrame): AtArea[] =>
  kind === "" ? [] : areasWith(s, seat, kind).map(atArea);

const { procedure, auto, ask } = steps<DevelopFrame>();

export const develop = procedure("develop", {
  // RUN-337 First the benefits of all developments on the board.
  gain: auto((s, { seat }, flow) => {
    for (const area of strongholdsOf(s, seat)) {
      const kind = s.development[area];
      if (kind && kind !== "defence") runEffects(`development:${kind}`, { seat, area }, flow);
    }
  }),
  // RUN-390, RUN-512 What has been gained may fulfil an Objective before it is spent.
  between: auto((s, { seat }, flow) => {
    if (settle(s, flow)) flow.call("actions", { seat, given: [] });
  }),
  // RUN-337, RUN-338 Then one may be built for 1 wood.
  build: ask<Build | Plain>({
    when: (s, { seat }) => playerOf(s, seat).wood > 0 && buildChoices(s, seat).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, { seat }) => [passHere, ...buildChoices(s, seat)],
    refused: (s, { seat }) => {
      const all = strongholdsOf(s, seat).flatMap(area => developmentKinds.map(kind => building(area, kind)));
      return refuseRest(all, buildChoices(s, seat), ({ area }) =>
        s.development[area] === "" ? ["yields-nothing", "RUN-341"] : ["has-development", "RUN-340"],
      );
    },
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "build") return flow.end();
      frame.area = choice.area;
      frame.kind = choice.development;
      setDial(s, frame.seat, "wood", playerOf(s, frame.seat).wood - 1, flow);
    },
  }),
  // RUN-017 With no token of the kind left, one on the board is destroyed first.
  free: ask<AtArea>({
    when: (s, { seat, kind }) => kind !== "" && areasWith(s, seat, kind).length >= developmentCounts[kind],
    seat: (_s, frame) => frame.seat,
    options: freeable,
    refused: (s, frame) => refuseOthers(s, freeable(s, frame), () => ["other-development", "RUN-017"]),
    take: (s, frame, { area }, flow) => remove(s, frame.seat, area, flow),
  }),
  place: auto((s, { seat, area, kind }, { emit }) => {
    if (kind === "" || area === NONE) return;
    s.development[area] = kind;
    emit({ type: "developmentBuilt", seat, area, development: kind });
  }),
});

function remove(s: Runewars, seat: Seat, area: Area, { emit }: RuneFlow): void {
  const development = s.development[area]!;
  s.development[area] = "";
  if (development !== "") emit({ type: "developmentRemoved", seat, area, development });
}
