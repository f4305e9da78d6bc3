// Effects on Exploration tokens: looking at them, resolving them from a distance, collecting them (HLAS-401, HLAS-437).
import type { Seat } from "#kernel/procedure.ts";
import { type PickRegion, type PickToken, type Plain, stop } from "../choices.ts";
import type { Op } from "../content/effects.ts";
import { HIDDEN, NONE } from "../content/marks.ts";
import { SOLO_TOKEN_VP } from "../content/numbers.ts";
import { LAND_REGIONS, type Region } from "../content/regions.ts";
import type { PeekFrame, RevealFrame } from "../frames.ts";
import { marchWays, regionOfToken } from "../map/atlas.ts";
import { placeOf, regionOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { collect } from "./collecting.ts";
import { compassOf, turning } from "./compass.ts";
import { exploreLocals, openToken } from "./explore.ts";
import { type OpRule, opOf } from "./op-rule.ts";
import { gainVp } from "./pieces.ts";
import { hostileIn, isEnemy, isExcluded, realmOf, unitsIn } from "./queries.ts";
import { allow, landRegions, pickRegion, type Reason, refuse } from "./reasons.ts";
import { steps } from "./steps.ts";

/** The Region a Unit of the user resolves tokens from, or NONE where any own Units will do. */
function anchorOf(s: Hlas, frame: { seat: Seat; base: Region }, op: Op<"reveal-tokens">): Region {
  if (op.scope === "adjacent-land-to-own") return NONE;
  if (!op.anchor) return frame.base;
  return regionOf(s, frame.seat, placeOf(realmOf(s, frame.seat), op.anchor));
}

/** Regions with own Units next to a Region, from which it can be explored. */
function basesFor(s: Hlas, seat: Seat, region: Region): Region[] {
  return marchWays[region]!.filter(at => unitsIn(s, seat, at) > 0);
}

/** HLAS-437: why the token of a Land Region is not resolved from a distance. */
function whyNotResolved(s: Hlas, seat: Seat, anchor: Region, region: Region): Reason | null {
  const at = openToken(s, region);
  if (isExcluded(s, region)) return { why: "out-of-play", rule: "HLAS-046" };
  if (at === NONE || s.faces[at] !== HIDDEN) return { why: "no-hidden-token", rule: "HLAS-437" };
  if (hostileIn(s, seat, region) !== NONE) return { why: "enemy-there", rule: "HLAS-437" };
  const isNear = anchor === NONE ? basesFor(s, seat, region).length > 0 : marchWays[anchor]?.includes(region);
  return isNear ? null : { why: "not-next", rule: "HLAS-437" };
}

/** Land Regions without enemies whose first open token lies face down. */
const hiddenAround = (s: Hlas, seat: Seat, anchor: Region): Region[] =>
  landRegions.filter(region => whyNotResolved(s, seat, anchor, region) === null);

/** Regions whose tokens an effect can resolve: none next to a Unit that is not on the map. */
function optionsOf(s: Hlas, frame: { seat: Seat; base: Region }, op: Op<"reveal-tokens">): Region[] {
  const anchor = anchorOf(s, frame, op);
  return op.scope === "adjacent-land" && anchor === NONE ? [] : hiddenAround(s, frame.seat, anchor);
}

export const revealTokensOp: OpRule<"reveal-tokens"> = {
  isPossible: (s, frame, op) => optionsOf(s, frame, op).length > 0,
  run: (s, frame, op, flow) => {
    const { seat, source, branch, index } = frame;
    if (!op.collect) {
      flow.call("reveal", { seat, source, branch, index: index - 1, base: NONE, region: NONE });
      return;
    }
    // Solo boards: clockwise from the card's compass; a copying player gains the VP and the tokens are gone.
    let left = op.count;
    for (const { to } of turning(frame.base, compassOf(s), ["land", "ferry", "grid", "shore"])) {
      const at = to < LAND_REGIONS && !isExcluded(s, to) ? openToken(s, to) : NONE;
      if (left === 0 || at === NONE || s.faces[at] !== HIDDEN) continue;
      left--;
      collect(s, seat, at, "move", flow);
      if (!isEnemy(s, seat)) gainVp(s, seat, SOLO_TOKEN_VP, "token", frame.source, flow);
    }
  },
};

const { procedure, auto, ask } = steps<RevealFrame>();

export const reveal = procedure("reveal", {
  // HLAS-437 The first open token of a Region is resolved from next to it.
  chooseRegion: ask<PickRegion>({
    when: (s, frame) => optionsOf(s, frame, opOf(frame, "reveal-tokens")).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => optionsOf(s, frame, opOf(frame, "reveal-tokens")).map(pickRegion),
    refused: (s, frame) => {
      const anchor = anchorOf(s, frame, opOf(frame, "reveal-tokens"));
      return refuse(landRegions, pickRegion, at => whyNotResolved(s, frame.seat, anchor, at));
    },
    args: (_s, frame) => ({ source: frame.source }),
    take: (s, frame, { at }) => {
      const anchor = anchorOf(s, frame, opOf(frame, "reveal-tokens"));
      frame.region = at;
      const bases = anchor === NONE ? basesFor(s, frame.seat, at) : [anchor];
      frame.base = bases.length === 1 ? bases[0]! : NONE;
    },
  }),
  chooseBase: ask<PickRegion>({
    when: (_s, frame) => frame.region !== NONE && frame.base === NONE,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => basesFor(s, frame.seat, frame.region).map(pickRegion),
    refused: (s, frame) => {
      const bases = basesFor(s, frame.seat, frame.region);
      return refuse(landRegions, pickRegion, at => (bases.includes(at) ? null : { why: "no-base", rule: "HLAS-437" }));
    },
    args: (_s, frame) => ({ source: frame.source }),
    take: (_s, frame, { at }) => {
      frame.base = at;
    },
  }),
  resolve: auto((_s, frame, { call }) => {
    const { seat, region, base } = frame;
    if (region !== NONE) call("explore", { ...exploreLocals(seat, region, []), base, once: true });
  }),
});

/** HLAS-401: why a seat does not look at a token: it lies open, or the seat has seen it. */
function whyNotPeeked(s: Hlas, seat: Seat, at: number): Reason | null {
  if (s.faces[at] !== HIDDEN) return { why: "no-hidden-token", rule: "HLAS-401" };
  return realmOf(s, seat).peeked.includes(at) ? { why: "seen-already", rule: "HLAS-401" } : null;
}

const pickToken = (at: number): PickToken => ({ kind: "token", at });
const tokensOf = (s: Hlas): number[] => [...s.faces.keys()];
const unseen = (s: Hlas, seat: Seat): PickToken[] => allow(tokensOf(s), pickToken, at => whyNotPeeked(s, seat, at));

export const peekTokensOp: OpRule<"peek-tokens"> = {
  isPossible: (s, frame) => unseen(s, frame.seat).length > 0,
  run: (_s, frame, op, { call }) => call("peek", { seat: frame.seat, left: op.count }),
};

const peeking = steps<PeekFrame>();

export const peek = peeking.procedure("peek", {
  // HLAS-401 Clairvoyance: only the caster sees the faces.
  chooseToken: peeking.ask<PickToken | Plain>({
    when: (s, frame) => frame.left > 0 && unseen(s, frame.seat).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [...unseen(s, frame.seat), stop],
    refused: (s, { seat }) => refuse(tokensOf(s), pickToken, at => whyNotPeeked(s, seat, at)),
    args: (_s, frame) => ({ left: frame.left }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "token") return;
      frame.left--;
      realmOf(s, frame.seat).peeked.push(choice.at);
      const token = s.tokens[choice.at] || null;
      flow.emit({ type: "tokenPeeked", seat: frame.seat, at: regionOfToken[choice.at]!, token });
      flow.repeat();
    },
  }),
});
