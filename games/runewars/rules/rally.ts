// Rally Support (RUN-358 to RUN-361, RUN-502): one benefit from each city the player controls.

import { type PickUnit, pickUnit, type Rally } from "../choices.ts";
import { type City, cityOf } from "../content/cities.ts";
import { NONE } from "../content/marks.ts";
import type { Area } from "../content/tiles.ts";
import { typeOf, type UnitType } from "../content/units.ts";
import type { RallyFrame, RuneFlow } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { neutralTypes } from "./effects-units.ts";
import { addUnits, drawQuests, drawTactics, gainInfluence, groupOf } from "./pieces.ts";
import { areasOf, controllerOf } from "./queries.ts";
import { type Reason, refuseRest } from "./reasons.ts";
import { settle } from "./settle.ts";
import { steps } from "./steps.ts";

function cityIn(s: Runewars, area: Area): City | null {
  const id = s.city[area]!;
  return id === "" ? null : cityOf(id);
}

function choicesIn(s: Runewars, area: Area): Rally[] {
  const city = cityIn(s, area);
  if (!city) return [];
  const isThere = neutralTypes(s, { shape: city.neutral.shape }).length > 0;
  return benefits
    .filter(benefit => benefit !== "neutral" || isThere)
    .map(benefit => ({ kind: "rally", area, benefit }));
}

const benefits: readonly Rally["benefit"][] = ["neutral", "tactics", "influence", "quests"];

const everyBenefit = (s: Runewars): Rally[] =>
  boardIn(s)
    .list.filter(area => s.city[area] !== "")
    .flatMap(area => benefits.map(benefit => ({ kind: "rally", area, benefit })));

/** RUN-358, RUN-359: why a city gives nothing, or no units. */
function whyNoBenefit(s: Runewars, { seat, handled }: RallyFrame, area: Area): Reason {
  if (controllerOf(s, area) !== seat) return ["not-yours", "RUN-358"];
  return handled.includes(area) ? ["city-done", "RUN-358"] : ["none-left", "RUN-359"];
}

const openCities = (s: Runewars, { seat, handled }: RallyFrame): Area[] =>
  areasOf(s, seat).filter(area => s.city[area] !== "" && !handled.includes(area));

/** RUN-360: types of the city's shape that are in supply. */
const typesFor = (s: Runewars, frame: RallyFrame): UnitType[] =>
  frame.left > 0 ? neutralTypes(s, { shape: cityIn(s, frame.area)!.neutral.shape }) : [];

const { procedure, auto, ask } = steps<RallyFrame, "placeNeutral" | "chooseCity">();

export const rally = procedure("rally", {
  // RUN-358, RUN-502 The cities one by one, in the player's order.
  chooseCity: ask<Rally>({
    when: (s, frame) => openCities(s, frame).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => openCities(s, frame).flatMap(area => choicesIn(s, area)),
    refused: (s, frame) => {
      const offered = openCities(s, frame).flatMap(area => choicesIn(s, area));
      return refuseRest(everyBenefit(s), offered, ({ area }) => whyNoBenefit(s, frame, area));
    },
    take: (s, frame, { area, benefit }, flow) => {
      const city = cityIn(s, area)!;
      frame.handled.push(area);
      frame.area = area;
      if (benefit === "neutral") frame.left = city.neutral.n;
      else if (benefit === "tactics") drawTactics(s, frame.seat, city.tactics, flow);
      else if (benefit === "influence") gainInfluence(s, frame.seat, city.influence, flow);
      else drawQuests(s, frame.seat, city.quests, flow);
    },
  }),
  // RUN-359, RUN-360 Neutral units come to the city and are allied at once.
  placeNeutral: ask<PickUnit>({
    when: (s, frame) => typesFor(s, frame).length > 1,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => typesFor(s, frame).map(type => pickUnit(frame.area, type)),
    take: (s, frame, { unit }, flow) => {
      put(s, frame, typeOf(unit), flow);
      flow.repeat();
    },
  }),
  placeOnly: auto((s, frame, flow) => {
    const [only] = typesFor(s, frame);
    if (only !== undefined) {
      put(s, frame, only, flow);
      return flow.goto("placeNeutral");
    }
    frame.left = 0;
    if (frame.area === NONE) return flow.end();
    frame.area = NONE;
    if (settle(s, flow)) flow.goto("chooseCity");
  }),
});

function put(s: Runewars, frame: RallyFrame, type: UnitType, { emit }: RuneFlow): void {
  frame.left--;
  s.supply[type]!--;
  addUnits(s, NONE, frame.area, type, 1, 0);
  emit({ type: "unitsPlaced", seat: frame.seat, area: frame.area, groups: groupOf(type, 1), cause: "city" });
}
