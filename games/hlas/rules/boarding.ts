// Boarding (HLAS-077 to HLAS-081): Units go aboard a Vessel in their Land Region and leave it, freely, on the own turn.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import { accept, type Board, decline, type Invite, type Leave, type Plain } from "../choices.ts";
import { AIR_DECK, ALLY_AIR_DECK, ALLY_SEA_DECK, NONE, type Place, SEA_DECK } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import { landPieces, type Piece } from "../content/units.ts";
import type { BoardingFrame, HlasFlow, TurnFrame } from "../frames.ts";
import { isLand } from "../map/atlas.ts";
import { countAt, opposite, regionOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { deckRoom } from "./modifiers.ts";
import { lift, put } from "./pieces.ts";
import { allyOf, realmOf } from "./queries.ts";
import type { Reason } from "./reasons.ts";
import { steps } from "./steps.ts";

/** How often an ally is asked for Units of one kind between two actions. */
const INVITES = 2;
/** How often Units of one kind board one Vessel between two actions, and leave it: a turn comes to its end. */
export const SHIFTS = 6;
const decks: readonly Place[] = [SEA_DECK, AIR_DECK, ALLY_SEA_DECK, ALLY_AIR_DECK];

export type Shift = Board | Invite | Leave;
export const isShift = (choice: { readonly kind: string }): choice is Shift =>
  choice.kind === "board" || choice.kind === "invite" || choice.kind === "leave";

/** Where shifts are offered: a turn, or a Vessel about to move. */
type Shifter = Pick<TurnFrame, "seat" | "shifts">;

/** A shift as it is remembered until the next action. */
export const shiftName = (what: Shift["kind"], piece: Piece, deck: Place): string => `${what}:${piece}:${deck}`;

/** How many more Units go aboard, own Vessel or allied. */
function roomAboard(s: Hlas, seat: Seat, deck: Place): number {
  if (deck < ALLY_SEA_DECK) return deckRoom(s, seat, deck);
  return deckRoom(s, opposite(seat), deck - 2);
}

/** Hears of a shift that a player might think of, and of what speaks against it. */
type Hear = (choice: Shift, bar: Reason | null) => void;

const SHIFTED_ENOUGH: Reason = { why: "shifted-enough", rule: "HLAS-079" };
const ASKED_ENOUGH: Reason = { why: "asked-enough", rule: "HLAS-378" };
const AT_SEA: Reason = { why: "vessel-at-sea", rule: "HLAS-078" };
const FULL: Reason = { why: "deck-full", rule: "HLAS-077" };

function isEnough(past: readonly string[], what: Shift["kind"], piece: Piece, deck: Place, most: number): boolean {
  if (past.length < most) return false;
  const name = shiftName(what, piece, deck);
  return past.filter(each => each === name).length >= most;
}

/** HLAS-378: the ally's Units next to an own Vessel; nobody is asked for ever. */
function invites(s: Hlas, { seat, shifts: past }: Shifter, deck: Place, region: Region, isFull: boolean, hear: Hear) {
  const ally = allyOf(s, seat);
  if (ally === NONE) return;
  for (const piece of landPieces) {
    if (countAt(realmOf(s, ally), piece, region) === 0) continue;
    const isAsked = isEnough(past, "invite", piece, deck, INVITES);
    hear({ kind: "invite", piece, place: region, deck }, isFull ? FULL : isAsked ? ASKED_ENOUGH : null);
  }
}

/** HLAS-077, HLAS-078: shifts with one Vessel; it must be in a Land Region and has room for few. */
function think(s: Hlas, frame: Shifter, deck: Place, hear: Hear): void {
  const { seat, shifts: past } = frame;
  const realm = realmOf(s, seat);
  const region = regionOf(s, seat, deck);
  if (region === NONE) return;
  const isAshore = isLand(region);
  const isFull = roomAboard(s, seat, deck) <= 0;
  for (const piece of landPieces) {
    if (countAt(realm, piece, region) > 0) {
      const isTired = isEnough(past, "board", piece, deck, SHIFTS);
      hear({ kind: "board", piece, place: region, deck }, isFull ? FULL : isTired ? SHIFTED_ENOUGH : null);
    }
    if (countAt(realm, piece, deck) > 0) {
      const isTired = isEnough(past, "leave", piece, deck, SHIFTS);
      hear({ kind: "leave", piece, place: deck }, isAshore ? (isTired ? SHIFTED_ENOUGH : null) : AT_SEA);
    }
  }
  if (deck < ALLY_SEA_DECK && isAshore) invites(s, frame, deck, region, isFull, hear);
}

function thinkOfAll(s: Hlas, frame: Shifter, only: Place, hear: Hear): void {
  const { seaVessel, airVessel } = realmOf(s, frame.seat);
  if (seaVessel === NONE && airVessel === NONE && !s.teams) return;
  const hasAlly = allyOf(s, frame.seat) !== NONE;
  for (const deck of decks) {
    if ((only === NONE || deck === only) && (deck < ALLY_SEA_DECK || hasAlly)) think(s, frame, deck, hear);
  }
}

/** What a player may shift now, with one Vessel or with all. */
export function shifts(s: Hlas, frame: Shifter, only: Place = NONE): Shift[] {
  const out: Shift[] = [];
  thinkOfAll(s, frame, only, (choice, bar) => {
    if (!bar) out.push(choice);
  });
  return out;
}

/** What a player may not shift now, and why. */
export function shiftRefusals(s: Hlas, frame: Shifter, only: Place = NONE): Refusal[] {
  const out: Refusal[] = [];
  thinkOfAll(s, frame, only, (choice, bar) => {
    if (bar) out.push({ choice, ...bar });
  });
  return out;
}

/** Carries a shift out; where an ally's Vessel or Unit is meant, the ally is asked first (HLAS-378, HLAS-474). */
export function shift(s: Hlas, frame: Shifter, choice: Shift, flow: HlasFlow): void {
  const { seat } = frame;
  const { piece, place } = choice;
  frame.shifts.push(shiftName(choice.kind, piece, choice.kind === "leave" ? place : choice.deck));
  if (choice.kind === "leave") {
    const at = regionOf(s, seat, place);
    lift(s, seat, piece, place);
    put(s, seat, piece, at);
    flow.emit({ type: "unitLeft", seat, piece, at });
  } else if (choice.kind === "invite") {
    const owner = allyOf(s, seat);
    flow.call("boarding", { unit: { owner, piece, place }, deck: choice.deck + 2, asked: owner });
  } else if (choice.deck >= ALLY_SEA_DECK) {
    flow.call("boarding", { unit: { owner: seat, piece, place }, deck: choice.deck, asked: allyOf(s, seat) });
  } else goAboard(s, seat, piece, place, choice.deck, flow);
}

function goAboard(s: Hlas, seat: Seat, piece: Piece, place: Place, deck: Place, flow: HlasFlow): void {
  lift(s, seat, piece, place);
  put(s, seat, piece, deck);
  flow.emit({ type: "unitBoarded", seat, piece, at: place, deck });
}

const { procedure, ask } = steps<BoardingFrame>();

export const boarding = procedure("boarding", {
  consent: ask<Plain>({
    pass: "decline",
    seat: (_s, frame) => frame.asked,
    options: () => [accept, decline],
    args: (_s, frame) => ({ piece: frame.unit.piece, seat: frame.unit.owner }),
    take: (s, { unit, deck }, choice, flow) => {
      if (choice.kind === "accept") goAboard(s, unit.owner, unit.piece, unit.place, deck, flow);
    },
  }),
});
