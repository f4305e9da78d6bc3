// Fortify (RUN-370 to RUN-376, RUN-503): build a stronghold, repair one, move rune tokens; each at most once.

import { type Action, type AtArea, atArea, done, type HideDragon, type Plain, proceed } from "../choices.ts";
import { DRAGON, NO_RUNE } from "../content/marks.ts";
import { STRONGHOLDS } from "../content/numbers.ts";
import type { Area } from "../content/tiles.ts";
import type { FortifyFrame, RuneFlow } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { whyNoWork } from "./area-refusals.ts";
import { clearRune } from "./effects-runes.ts";
import { setDial } from "./pieces.ts";
import { areasOf, playerOf, strongholdsOf } from "./queries.ts";
import { type Reason, refuseDragons, refuseOthers, refuseRest } from "./reasons.ts";
import { hideRune, pickInOrder } from "./runes.ts";
import { settle } from "./settle.ts";
import { steps } from "./steps.ts";
import { atStrongholds, buildStronghold, removeStronghold } from "./strongholds.ts";

/** RUN-371: controlled areas without stronghold or city. */
const sites = (s: Runewars, seat: number): Area[] =>
  areasOf(s, seat).filter(area => s.stronghold[area] !== seat && s.city[area] === "");
const ruins = (s: Runewars, seat: number): Area[] => strongholdsOf(s, seat).filter(area => s.damaged[area] === 1);
const runeAreas = (s: Runewars, seat: number): Area[] => areasOf(s, seat).filter(area => s.runes[area] !== NO_RUNE);

function actionsFor(s: Runewars, { seat, made }: FortifyFrame): Action[] {
  const { wood, ore } = playerOf(s, seat);
  const found: Action[] = [];
  if (wood > 0 && ore > 0 && sites(s, seat).length > 0) found.push({ kind: "action", action: "stronghold" });
  if (ore > 0 && ruins(s, seat).length > 0) found.push({ kind: "action", action: "repair" });
  if (runeAreas(s, seat).length > 0 && areasOf(s, seat).length > 1) found.push({ kind: "action", action: "runes" });
  return found.filter(({ action }) => !made.includes(action));
}

const works = (["stronghold", "repair", "runes"] as const).map((action): Action => ({ kind: "action", action }));

/** RUN-370 to RUN-373: why Fortify cannot do something. */
function whyNotDone(s: Runewars, { seat, made }: FortifyFrame, action: Action["action"]): Reason {
  const { wood, ore } = playerOf(s, seat);
  if (made.includes(action)) return ["done-already", "RUN-370"];
  if (action === "runes") return ["no-rune-to-move", "RUN-373"];
  if (action === "repair") return ruins(s, seat).length === 0 ? ["not-damaged", "RUN-372"] : ["too-little", "RUN-372"];
  return wood === 0 || ore === 0 ? ["too-little", "RUN-371"] : ["no-site", "RUN-371"];
}

/** The areas the chosen action may be carried out in; rune tokens need two, one of them with a token. */
function areasFor(s: Runewars, { seat, action, picked }: FortifyFrame): Area[] {
  if (action === "stronghold") return sites(s, seat);
  if (action === "repair") return ruins(s, seat);
  const own = areasOf(s, seat);
  const [first] = picked;
  if (first === undefined) return own.filter(area => own.some(other => other !== area && hasRune(s, area, other)));
  return own.filter(area => area !== first && hasRune(s, area, first));
}

const hasRune = (s: Runewars, a: Area, b: Area): boolean => s.runes[a] !== NO_RUNE || s.runes[b] !== NO_RUNE;

const { procedure, auto, ask } = steps<FortifyFrame, "pickArea" | "arrange" | "settle" | "chooseAction">();

export const fortify = procedure("fortify", {
  chooseAction: ask<Action | Plain>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [done, ...actionsFor(s, frame)],
    refused: (s, frame) => refuseRest(works, actionsFor(s, frame), ({ action }) => whyNotDone(s, frame, action)),
    take: (_s, frame, choice, flow) => {
      if (choice.kind !== "action") return flow.end();
      frame.made.push(choice.action);
      frame.action = choice.action;
      frame.picked = [];
    },
  }),
  pickArea: ask<AtArea>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => areasFor(s, frame).map(atArea),
    refused: (s, frame) => {
      const offered = areasFor(s, frame).map(atArea);
      return refuseOthers(s, offered, area => whyNoWork(s, frame.seat, frame.action, area));
    },
    args: (_s, frame) => ({ action: frame.action, n: frame.picked.length + 1 }),
    take: (s, frame, { area }, flow) => {
      pickInOrder(frame.picked, area);
      // Only a stronghold goes on to the next step.
      if (frame.action === "repair") repair(s, frame, flow);
      else if (frame.action === "runes") flow.goto(frame.picked.length === 1 ? "pickArea" : "arrange");
    },
  }),
  // RUN-017, RUN-503 With all four strongholds out one is destroyed first.
  freeStronghold: ask<AtArea>({
    when: (s, frame) => strongholdsOf(s, frame.seat).length >= STRONGHOLDS,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => atStrongholds(s, frame.seat),
    refused: (s, { seat }) => refuseOthers(s, atStrongholds(s, seat), () => ["no-stronghold-there", "RUN-017"]),
    take: (s, frame, { area }, flow) => {
      pay(s, frame, flow);
      removeStronghold(s, area, flow);
      buildStronghold(s, frame.seat, frame.picked[0]!, false, flow);
      flow.goto("settle");
    },
  }),
  // RUN-371 Wood and ore, then the token, undamaged.
  build: auto((s, frame, flow) => {
    pay(s, frame, flow);
    buildStronghold(s, frame.seat, frame.picked[0]!, false, flow);
    flow.goto("settle");
  }),
  // RUN-373, RUN-376 The tokens are mixed, looked at and laid down again, face down.
  arrange: ask<AtArea | HideDragon | Plain>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => arrangements(s, frame),
    refused: (s, frame) => {
      const offered = arrangements(s, frame);
      if (offered[0]?.kind === "dragon") return refuseDragons(s, offered, "RUN-373");
      return offered[0]?.kind === "area" ? refuseOthers(s, offered, () => ["not-picked", "RUN-373"]) : [];
    },
    take: (s, frame, choice, flow) => {
      const [a, b] = frame.picked as [Area, Area];
      const tokens = [s.runes[a]!, s.runes[b]!].filter(token => token !== NO_RUNE);
      clearRune(s, a);
      clearRune(s, b);
      if (choice.kind === "area") hideRune(s, frame.seat, choice.area, tokens[0]!);
      else {
        const dragonFirst = choice.kind === "dragon" ? choice.area === a : true;
        const sorted = tokens.sort((x, y) => (dragonFirst ? x - y : y - x));
        hideRune(s, frame.seat, a, sorted[0]!);
        hideRune(s, frame.seat, b, sorted[1]!);
      }
      report(s, frame, [a, b], flow);
    },
  }),
  settle: auto((s, _frame, flow) => {
    if (settle(s, flow)) flow.goto("chooseAction");
  }),
});

/** What can be done with the tokens of two areas. */
function arrangements(s: Runewars, { picked }: FortifyFrame): (AtArea | HideDragon | Plain)[] {
  const kinds = picked.map(area => s.runes[area]!);
  if (kinds.includes(NO_RUNE)) return picked.map(atArea);
  if (kinds[0] === kinds[1]) return [proceed];
  return picked.map(area => ({ kind: "dragon", area }));
}

/** RUN-446, RUN-449: others see where tokens lie, not which. */
function report(s: Runewars, { seat }: FortifyFrame, picked: readonly Area[], { emit }: RuneFlow): void {
  const areas = picked.filter(area => s.runes[area] !== NO_RUNE);
  const dragon = areas.find(area => s.runes[area] === DRAGON) ?? -1;
  emit({ type: "runesPlaced", seat, areas, dragon, cause: "moved" });
}

function pay(s: Runewars, { seat }: FortifyFrame, flow: RuneFlow): void {
  setDial(s, seat, "wood", playerOf(s, seat).wood - 1, flow);
  setDial(s, seat, "ore", playerOf(s, seat).ore - 1, flow);
}

function repair(s: Runewars, { seat, picked }: FortifyFrame, flow: RuneFlow<"settle">): void {
  const [area] = picked as [Area];
  setDial(s, seat, "ore", playerOf(s, seat).ore - 1, flow);
  s.damaged[area] = 0;
  flow.emit({ type: "strongholdRepaired", seat, area });
  flow.goto("settle");
}
