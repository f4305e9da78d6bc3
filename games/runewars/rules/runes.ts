// Receiving dragon runes (RUN-377 to RUN-383, RUN-506). The claim to victory is in victory.ts.

import type { Seat } from "#kernel/procedure.ts";
import { type AtArea, atArea, done, type HideDragon, type Plain } from "../choices.ts";
import { DRAGON, FALSE, NO_RUNE, NONE } from "../content/marks.ts";
import { FALSE_DISCARDS } from "../content/numbers.ts";
import type { Area } from "../content/tiles.ts";
import type { ReceiveRuneFrame, RuneFlow } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { whyNotReceived, whyNotThatRune } from "./area-refusals.ts";
import { clearRune } from "./effects-runes.ts";
import { areasOf, bit, controllerOf } from "./queries.ts";
import { refuseDragons, refuseOthers } from "./reasons.ts";
import { noteRunes, settle } from "./settle.ts";
import { steps } from "./steps.ts";

/** RUN-379, RUN-383: where a seat may put a token. */
function legalAreas(s: Runewars, seat: Seat): Area[] {
  return boardIn(s).list.filter(area => {
    const controller = controllerOf(s, area);
    return s.runes[area] === NO_RUNE && area !== s.contested && (controller === NONE || controller === seat);
  });
}

/** Puts a token face down; only the seat knows it (RUN-449). */
export function hideRune(s: Runewars, seat: Seat, area: Area, kind: number): void {
  s.runes[area] = kind;
  s.runeUp[area] = 0;
  s.runeKnown[area] = bit(seat);
}

/** Notes an area for a token; their order on the map tells nothing about which was thought of first. */
export function pickInOrder(picked: Area[], area: Area): void {
  picked.push(area);
  picked.sort((a, b) => a - b);
}

/** How many tokens there are to place. */
const tokens = ({ hasDragon, hasFalse }: ReceiveRuneFrame): number => Number(hasDragon) + Number(hasFalse);

/** Areas still to be picked: two tokens go to two areas, in any order. */
function picks(s: Runewars, frame: ReceiveRuneFrame): Area[] {
  const legal = legalAreas(s, frame.seat);
  const due = Math.min(tokens(frame), legal.length) - frame.picked.length;
  return due > 0 ? legal.filter(area => !frame.picked.includes(area)) : [];
}

const falseRunes = (s: Runewars, seat: Seat): AtArea[] =>
  areasOf(s, seat)
    .filter(area => s.runes[area] === FALSE)
    .map(atArea);

/** Where the dragon rune may go: into an area picked, or with only one perhaps nowhere. */
const dragonAreas = ({ picked }: ReceiveRuneFrame): HideDragon[] =>
  [...picked, ...(picked.length === 1 ? [NONE] : [])].map(area => ({ kind: "dragon", area }));

const { procedure, auto, ask } = steps<ReceiveRuneFrame>();

export const receiveRune = procedure("receiveRune", {
  // RUN-448 An area may have been won a moment ago: its new controller looks at the rune before false ones are offered.
  look: auto(s => noteRunes(s)),
  // RUN-377 Up to two false runes in the player's own areas may go first; a player who may have one is asked.
  discardFalse: ask<AtArea | Plain>({
    when: (s, { seat, discards }) =>
      discards < FALSE_DISCARDS &&
      areasOf(s, seat).some(area => s.runes[area] !== NO_RUNE && !(s.runeUp[area] === 1 && s.runes[area] === DRAGON)),
    seat: (_s, frame) => frame.seat,
    options: (s, { seat }) => [done, ...falseRunes(s, seat)],
    refused: (s, { seat }) => refuseOthers(s, falseRunes(s, seat), area => whyNotThatRune(s, seat, "RUN-377", area)),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "area") return;
      frame.discards++;
      clearRune(s, choice.area);
      s.falsePile++;
      flow.emit({ type: "falseRuneDiscarded", seat: frame.seat, area: choice.area });
      flow.repeat();
    },
  }),
  // RUN-378, RUN-381 One dragon and one false token, as far as the piles go.
  take: auto((s, frame, flow) => {
    if (s.dragonPile === 0) return flow.end();
    frame.hasDragon = true;
    frame.hasFalse = s.falsePile > 0;
    s.dragonPile--;
    if (frame.hasFalse) s.falsePile--;
  }),
  // RUN-379, RUN-380 Two different areas; what lies where comes last, so that nobody can tell.
  pickArea: ask<AtArea>({
    when: (s, frame) => picks(s, frame).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => picks(s, frame).map(atArea),
    refused: (s, frame) => {
      const offered = picks(s, frame).map(atArea);
      return refuseOthers(s, offered, area => whyNotReceived(s, frame.seat, area));
    },
    args: (_s, frame) => ({ n: frame.picked.length + 1 }),
    take: (_s, frame, { area }, flow) => {
      pickInOrder(frame.picked, area);
      flow.repeat();
    },
  }),
  hide: ask<HideDragon>({
    when: (_s, frame) => frame.picked.length > 0 && frame.hasFalse,
    seat: (_s, frame) => frame.seat,
    options: (_s, frame) => dragonAreas(frame),
    refused: (s, frame) => refuseDragons(s, dragonAreas(frame), "RUN-379"),
    take: (s, frame, { area }, flow) => place(s, frame, area, flow),
  }),
  hideAlone: auto((s, frame, flow) => {
    if (tokens(frame) > 0) place(s, frame, frame.picked[0] ?? NONE, flow);
    settle(s, flow);
  }),
});

/** Places the tokens; one without an area goes back face up to its pile. */
function place(s: Runewars, frame: ReceiveRuneFrame, dragon: Area, { emit }: RuneFlow): void {
  const { seat, picked } = frame;
  for (const area of picked) hideRune(s, seat, area, area === dragon ? DRAGON : FALSE);
  if (picked.length > 0) emit({ type: "runesPlaced", seat, areas: [...picked], dragon, cause: "received" });
  if (dragon === NONE) {
    s.dragonPile++;
    emit({ type: "runeLost", seat, rune: "dragon" });
  }
  const isFalsePlaced = picked.some(area => area !== dragon);
  if (frame.hasFalse && !isFalsePlaced) {
    s.falsePile++;
    emit({ type: "runeLost", seat, rune: "false" });
  }
  frame.hasDragon = false;
  frame.hasFalse = false;
  frame.picked = [];
}
