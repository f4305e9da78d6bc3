// Boarding (HLAS-077 to HLAS-081): Units go aboard a Vessel in their Land Region and leave it, freely, on the own turn.
import type { Seat } from "#kernel/procedure.ts";
import { accept, type Board, decline, type Leave, type Plain } from "../choices.ts";
import { landPieces, type Piece } from "../content/units.ts";
import type { BoardingFrame, HlasFlow, TurnFrame } from "../frames.ts";
import { AIR_DECK, ALLY_AIR_DECK, ALLY_SEA_DECK, type Hlas, NONE, type Place, SEA_DECK } from "../state.ts";
import { isLand } from "./land.ts";
import { deckRoom } from "./modifiers.ts";
import { lift, put } from "./pieces.ts";
import { allyOf, countAt, realmOf, regionOf } from "./queries.ts";
import { steps } from "./steps.ts";

const decks: readonly Place[] = [SEA_DECK, AIR_DECK, ALLY_SEA_DECK, ALLY_AIR_DECK];

/** A shift and its opposite: nobody goes to and fro within one turn. */
const shiftOf = (what: "board" | "leave", piece: Piece, deck: Place): string => `${what}:${piece}:${deck}`;

/** How many more Units go aboard, own Vessel or allied. */
function roomAboard(s: Hlas, seat: Seat, deck: Place): number {
  if (deck < ALLY_SEA_DECK) return deckRoom(s, seat, deck);
  return deckRoom(s, (seat + 2) % 4, deck - 2);
}

/** What a player may shift now; the Vessel must be in a Land Region. */
export function shifts(s: Hlas, frame: TurnFrame): (Board | Leave)[] {
  const { seat } = frame;
  const realm = realmOf(s, seat);
  const out: (Board | Leave)[] = [];
  if (realm.seaVessel === NONE && realm.airVessel === NONE && !s.teams) return out;
  for (const deck of decks) {
    if (deck >= ALLY_SEA_DECK && allyOf(s, seat) === NONE) continue;
    const region = regionOf(s, seat, deck);
    if (region === NONE || !isLand(region)) continue;
    const hasRoom = roomAboard(s, seat, deck) > 0;
    for (const piece of landPieces) {
      if (hasRoom && countAt(realm, piece, region) > 0 && !frame.shifts.includes(shiftOf("leave", piece, deck)))
        out.push({ kind: "board", piece, place: region, deck });
      if (countAt(realm, piece, deck) > 0 && !frame.shifts.includes(shiftOf("board", piece, deck)))
        out.push({ kind: "leave", piece, place: deck });
    }
  }
  return out;
}

/** Carries a shift out; an ally is asked first about the allied Vessel (HLAS-474). */
export function shift(s: Hlas, frame: TurnFrame, choice: Board | Leave, flow: HlasFlow): void {
  const { seat } = frame;
  const { piece, place } = choice;
  if (choice.kind === "leave") {
    frame.shifts.push(shiftOf("leave", piece, place));
    const at = regionOf(s, seat, place);
    lift(s, seat, piece, place);
    put(s, seat, piece, at);
    flow.emit({ type: "unitLeft", seat, piece, at });
    return;
  }
  frame.shifts.push(shiftOf("board", piece, choice.deck));
  if (choice.deck >= ALLY_SEA_DECK) flow.call("boarding", { unit: { owner: seat, piece, place }, deck: choice.deck });
  else goAboard(s, seat, piece, place, choice.deck, flow);
}

function goAboard(s: Hlas, seat: Seat, piece: Piece, place: Place, deck: Place, flow: HlasFlow): void {
  lift(s, seat, piece, place);
  put(s, seat, piece, deck);
  flow.emit({ type: "unitBoarded", seat, piece, at: place, deck });
}

const { procedure, ask } = steps<BoardingFrame>();

export const boarding = procedure("boarding", {
  consent: ask<Plain>({
    seat: (_s, frame) => (frame.unit.owner + 2) % 4,
    options: () => [accept, decline],
    args: (_s, frame) => ({ piece: frame.unit.piece, seat: frame.unit.owner }),
    take: (s, { unit, deck }, choice, flow) => {
      if (choice.kind === "accept") goAboard(s, unit.owner, unit.piece, unit.place, deck, flow);
    },
  }),
});
