// Ops about rune and discovery tokens.

import { atArea } from "../choices.ts";
import { discoveryOf } from "../content/discoveries.ts";
import type { Op } from "../content/effects.ts";
import { DRAGON, NO_RUNE, NONE } from "../content/marks.ts";
import type { Area } from "../content/tiles.ts";
import type { EffectsFrame, RuneFlow } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { AGAIN, areaIn, DONE, ENOUGH, type OpRule } from "./op-rule.ts";
import { areasIn } from "./places.ts";
import { areasOf, bit, controllerOf, homeSeat, LAND, neighboursOf } from "./queries.ts";

export const runeName = (s: Runewars, area: Area): "dragon" | "false" =>
  s.runes[area] === DRAGON ? "dragon" : "false";
const isHidden = (s: Runewars, area: Area): boolean => s.runes[area] !== NO_RUNE && s.runeUp[area] === 0;

export const receiveRuneOp: OpRule<"receiveRune"> = {
  run: (_s, { seat }, _op, { call }) => {
    call("receiveRune", { seat, discards: 0, hasDragon: false, hasFalse: false, picked: [] });
    return DONE;
  },
};

/** A dragon rune everybody knows, face down; the lowest bidder chooses the area. */
export const placeRuneOp: OpRule<"placeRune"> = {
  seat: (_s, { other }) => other,
  options: (s, frame, { where }) => (s.dragonPile > 0 ? areasIn(s, where, frame).map(atArea) : []),
  take: (s, { seat, other }, _op, choice, { emit }) => {
    const area = areaIn(choice);
    s.dragonPile--;
    s.runes[area] = DRAGON;
    s.runeUp[area] = 0;
    s.runeKnown[area] = (1 << s.seats) - 1;
    emit({ type: "runePlacedOpenly", seat, by: other, area });
    return ENOUGH;
  },
};

/** Areas a rune token may be moved to from an area (RUN-383, RUN-505). */
function runeTargets(s: Runewars, seat: number, { to }: Op<"moveRune">, from: Area): Area[] {
  const places = to === "friendlyOrUncontrolledOutsideHome" ? boardIn(s).list : neighboursOf(s, from);
  return places.filter(area => {
    const controller = controllerOf(s, area);
    if (s.runes[area] !== NO_RUNE || area === s.contested) return false;
    if (to === "adjacentUncontrolled") return controller === NONE;
    if (to === "friendlyOrUncontrolledOutsideHome" && area >= LAND) return false;
    return controller === NONE || controller === seat;
  });
}

function runeSources(s: Runewars, frame: EffectsFrame, op: Op<"moveRune">): Area[] {
  const places = {
    homeRealm: () => boardIn(s).list.filter(area => homeSeat(s, area) === frame.seat),
    friendlyArea: () => areasOf(s, frame.seat),
    thisArea: () => [frame.area],
    neutralArea: () => [],
    enemyAreaAdjacentToYours: () => [],
    areaOfThisHero: () => [frame.area],
  }[op.from]();
  return places.filter(area => s.runes[area] !== NO_RUNE && runeTargets(s, frame.seat, op, area).length > 0);
}

/** Moves the token of one area to another; it keeps its side, and everybody what he knows (RUN-504). */
function shiftRune(s: Runewars, from: Area, to: Area): void {
  s.runes[to] = s.runes[from]!;
  s.runeUp[to] = s.runeUp[from]!;
  s.runeKnown[to] = s.runeKnown[from]!;
  clearRune(s, from);
}

export function clearRune(s: Runewars, area: Area): void {
  s.runes[area] = NO_RUNE;
  s.runeUp[area] = 0;
  s.runeKnown[area] = 0;
}

export const moveRuneOp: OpRule<"moveRune"> = {
  options: (s, frame, op) =>
    (frame.stage === 0 ? runeSources(s, frame, op) : runeTargets(s, frame.seat, op, frame.picked)).map(atArea),
  take: (s, frame, _op, choice, { emit }) => {
    if (frame.stage === 0) {
      frame.stage = 1;
      frame.picked = areaIn(choice);
      return AGAIN;
    }
    const to = areaIn(choice);
    shiftRune(s, frame.picked, to);
    emit({ type: "runeMoved", seat: frame.seat, from: frame.picked, to });
    return ENOUGH;
  },
};

const seesRune = (s: Runewars, seat: number, area: Area): boolean => (s.runeKnown[area]! & bit(seat)) !== 0;
const hidesToken = (s: Runewars, seat: number, area: Area): boolean =>
  s.token[area]! > 0 && s.tokenUp[area] === 0 && (s.tokenKnown[area]! & bit(seat)) === 0;

export const peekRuneOp: OpRule<"peekRune"> = {
  options: (s, frame, { where }) => {
    const { seat } = frame;
    const unseen = (area: Area): boolean => isHidden(s, area) && !seesRune(s, seat, area);
    const isWorth = (area: Area): boolean => unseen(area) || (where === "chosenArea" && hidesToken(s, seat, area));
    return areasIn(s, where, frame).filter(isWorth).map(atArea);
  },
  take: (s, frame, { n }, choice, { emit }) => {
    const area = areaIn(choice);
    frame.picked = area;
    frame.stage++;
    if (isHidden(s, area)) {
      s.runeKnown[area]! |= bit(frame.seat);
      emit({ type: "runeSeen", seat: frame.seat, area, rune: runeName(s, area) });
    }
    return frame.stage < n;
  },
};

export const peekDiscoveryOp: OpRule<"peekDiscovery"> = {
  run: (s, { seat, picked }, _op, { emit }) => {
    if (picked === NONE || !hidesToken(s, seat, picked)) return DONE;
    s.tokenKnown[picked]! |= bit(seat);
    emit({ type: "tokenSeen", seat, area: picked, token: discoveryOf(s.token[picked]!).id });
    return DONE;
  },
};

export const revealRuneOp: OpRule<"revealRune"> = {
  options: (s, { seat }) =>
    areasOf(s, seat)
      .filter(area => isHidden(s, area))
      .map(atArea),
  take: (s, { seat }, _op, choice, { emit }) => {
    const area = areaIn(choice);
    s.runeUp[area] = 1;
    emit({ type: "runeRevealed", seat, area, rune: runeName(s, area) });
    return ENOUGH;
  },
};

export const exchangeRunesOp: OpRule<"exchangeRunes"> = {
  isPossible: (s, frame, op) => {
    const hidden = areasIn(s, op.where, frame).filter(area => isHidden(s, area));
    if (hidden.length === 0) return false;
    const partners = areasIn(s, op.with, frame).filter(area => isHidden(s, area));
    return hidden.some(area => partners.some(other => other !== area));
  },
  options: (s, frame, op) => {
    const hidden = areasIn(s, frame.stage === 0 ? op.where : op.with, frame).filter(area => isHidden(s, area));
    if (frame.stage === 1) return hidden.filter(area => area !== frame.picked).map(atArea);
    const partners = areasIn(s, op.with, frame).filter(area => isHidden(s, area));
    return hidden.filter(area => partners.some(other => other !== area)).map(atArea);
  },
  take: (s, frame, _op, choice, { emit }) => {
    if (frame.stage === 0) {
      frame.stage = 1;
      frame.picked = areaIn(choice);
      return AGAIN;
    }
    const [a, b] = [frame.picked, areaIn(choice)];
    for (const list of [s.runes, s.runeUp, s.runeKnown]) [list[a], list[b]] = [list[b]!, list[a]!];
    emit({ type: "runesExchanged", seat: frame.seat, a, b });
    return ENOUGH;
  },
};

export const discoverReturnOp: OpRule<"discoverReturn"> = {
  run: (s, { seat, area }, _op, flow) => {
    removeToken(s, seat, area, flow);
    return DONE;
  },
};

/** Discards a discovery token. */
export function removeToken(s: Runewars, seat: number, area: Area, { emit }: RuneFlow): void {
  if (s.token[area] === 0) return;
  const token = discoveryOf(s.token[area]!).id;
  s.token[area] = 0;
  s.tokenUp[area] = 0;
  s.tokenKnown[area] = 0;
  emit({ type: "tokenRemoved", seat, area, token });
}
