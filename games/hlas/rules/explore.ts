// Exploring (HLAS-156 to HLAS-162, HLAS-170, HLAS-437): tokens of a Region are turned up and resolved one after another.
import type { Seat } from "#kernel/procedure.ts";
import { GONE, HIDDEN, NONE, SETTLED, SHOWN } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import { tokens } from "../content/tokens.ts";
import type { HlasEvent } from "../events.ts";
import type { ExploreFrame, HlasFlow, Member } from "../frames.ts";
import { isLand, regionOfToken, tokenPlaces } from "../map/atlas.ts";
import { countAt } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { callAbilities, type Queued } from "./ability-queue.ts";
import { checkObjectives } from "./objectives.ts";
import { isEnemy, isSame, realmOf, unitsIn } from "./queries.ts";
import { steps } from "./steps.ts";

/** What exploring starts from. */
export function exploreLocals(seat: Seat, region: Region, army: Member[]): Omit<ExploreFrame, "proc" | "step"> {
  return { seat, region, base: region, army, token: "", at: NONE, isIgnored: false, once: false };
}

/** Those of an army that are still where it went. */
export function survivors(s: Hlas, army: readonly Member[], at: Region): Member[] {
  const out: Member[] = [];
  for (const member of army) {
    const there = countAt(realmOf(s, member.owner), member.piece, at);
    if (out.filter(other => isSame(other, member)).length < there) out.push({ ...member, place: at });
  }
  return out;
}

/** The first token of a Region that is not resolved yet, by its place; NONE if there is none. */
export function openToken(s: Hlas, region: Region): number {
  for (const at of tokenPlaces[region]!)
    if (s.faces[at] === HIDDEN || (s.faces[at] === SHOWN && !isResolving(s, at))) return at;
  return NONE;
}

/** HLAS-438: a token that leads an army on is still there while it does; it may be led back. */
function isResolving(s: Hlas, at: number): boolean {
  return s.stack.some(frame => frame.proc === "explore" && (frame as ExploreFrame).at === at);
}

/** Turns a token up. */
export function turnUp(
  s: Hlas,
  seat: Seat,
  at: number,
  cause: Extract<HlasEvent, { type: "tokenRevealed" }>["cause"],
  flow: HlasFlow,
): void {
  const token = s.tokens[at];
  if (s.faces[at] !== HIDDEN || !token) return;
  const region = regionOfToken[at]!;
  s.faces[at] = SHOWN;
  if (isLand(region)) s.hiddenLand--;
  for (const realm of s.realms) {
    const known = realm.peeked.indexOf(at);
    if (known >= 0) realm.peeked.splice(known, 1);
  }
  flow.emit({ type: "tokenRevealed", seat, at: region, token, cause });
  checkObjectives(s, seat, flow);
}

/** A token leaves the map for good, seen by everybody. */
function spend(s: Hlas, at: number): void {
  const token = s.tokens[at];
  if (token) s.spent.push(token);
  s.tokens[at] = "";
  s.faces[at] = GONE;
}

const sceneOf = (frame: ExploreFrame): Partial<Queued> => ({ region: frame.region, base: frame.base });

const { procedure, auto } = steps<ExploreFrame, "turnUpNext">();

export const explore = procedure("explore", {
  // HLAS-157, HLAS-160 The next token, as long as the player has a Unit there; the first token may have taken some away.
  turnUpNext: auto((s, frame, flow) => {
    const at = openToken(s, frame.region);
    if (at === NONE || isEnemy(s, frame.seat) || unitsIn(s, frame.seat, frame.base) === 0) return flow.end();
    turnUp(s, frame.seat, at, "explore", flow);
    frame.at = at;
    frame.token = s.tokens[at]!;
    frame.army = survivors(s, frame.army, frame.base);
    frame.isIgnored = false;
    callAbilities(s, "token-revealed", [frame.seat], sceneOf(frame), flow);
  }),
  resolve: auto((_s, frame, { call }) => {
    const { seat, token, region, base, army, isIgnored } = frame;
    if (token === "" || isIgnored || tokens[token].stays) return;
    call("effects", { seat, source: `token:${token}`, branch: NONE, index: 0, region, base, army, slot: "", hero: "" });
  }),
  // HLAS-162 Instant tokens leave the game, permanent ones stay.
  settle: auto((s, frame, flow) => {
    const { seat, token, region, at, isIgnored, once } = frame;
    if (token === "") return flow.end();
    if (tokens[token].stays && !isIgnored) s.faces[at] = SETTLED;
    else spend(s, at);
    flow.emit({ type: "tokenResolved", seat, at: region, token, isIgnored });
    callAbilities(s, "token-resolved", [seat], sceneOf(frame), flow);
    if (!once) flow.goto("turnUpNext");
  }),
});
