// What tapping the board means now. Most choices lie on one thing and are made by one tap; a march needs two, a tile a
// place and a turn, and a thing with several choices asks which.
import { useEffect, useMemo } from "react";
import { equal } from "#kernel/json.ts";
import type { Choice, Refusal } from "#kernel/procedure.ts";
import type { Offer } from "#web/kit/options.ts";
import { useDraft } from "#web/kit/use-draft.ts";
import type { Offers } from "#web/kit/use-offers.ts";
import { usePreview } from "#web/kit/use-preview.ts";
import type { March, NorthChoice, Place } from "../choices.ts";
import type { Territory } from "../map/land.ts";
import { asNorth, marchRef } from "./places.ts";
import { type Promised, promiseOf, wishFor } from "./promise.ts";
import type { NorthBoardProps, Table } from "./table.tsx";

/** A tile on its way to the map. */
export interface Placing {
  readonly tiles: readonly number[];
  readonly tile: number;
  /** Every legal place of the chosen tile. */
  readonly places: readonly Place[];
  /** Where it lies now, if it does. */
  readonly at: Place | null;
  /** What it would do there, as soon as the rules have said so. */
  readonly promised: Promised | null;
}

type Tiles = Omit<Placing, "promised">;

/** Units on their way. */
export interface Marching {
  readonly from: Territory | null;
  readonly marches: readonly March[];
}

/** What the board is doing for the viewer. */
export interface Work {
  readonly marching: Marching | null;
  readonly placing: Placing | null;
  /** Several choices on one thing. */
  readonly picker: readonly NorthChoice[] | null;
  offerAt(ref: string): Offer;
  pick(ref: string): void;
  /** Makes a march by dragging. */
  drag(from: Territory, to: Territory): void;
  takeTile(tile: number): void;
  turnTile(): void;
  putTile(): void;
  closePicker(): void;
}

const tap: Choice = { kind: "tap" };
const none: Offer = { choices: [], refusal: null, pending: null };

/** The next legal turn in the cell of a place. */
export function nextTurn(places: readonly Place[], at: Place): Place {
  const here = places.filter(place => place.x === at.x && place.y === at.y);
  return here.find(place => place.turn > at.turn) ?? here[0] ?? at;
}

/** A legal place in a cell, turned like the one before if possible. */
export function placeIn(places: readonly Place[], x: number, y: number, turn: number): Place | null {
  const here = places.filter(place => place.x === x && place.y === y);
  return here.find(place => place.turn === turn) ?? here[0] ?? null;
}

interface Draft {
  readonly from: Territory | null;
  readonly tile: number | null;
  readonly at: Place | null;
  readonly picker: string | null;
}

const blank: Draft = { from: null, tile: null, at: null, picker: null };

interface Acts {
  readonly offers: Offers;
  readonly lands: readonly Territory[];
  readonly picker: string | null;
  choose: Table["choose"];
  change(part: Partial<Draft>): void;
}

/** The work of the moment. */
export function useWork(table: Table): Work {
  const { offers, props, choose } = table;
  const { question } = props.look;
  const lands = table.view.land.list;
  const [{ from, tile, at, picker }, change] = useDraft(question, blank);
  const marching = useMemo(() => marchingOf(question?.options ?? [], from), [question, from]);
  const placed = useMemo(() => placingOf(question?.options ?? [], tile, at), [question, tile, at]);
  const promised = usePromise(props, placed);
  const placing = useMemo(() => placed && { ...placed, promised }, [placed, promised]);
  const work = useMemo(
    () => workOf(marching, placing, { offers, lands, picker, choose, change }),
    [offers, lands, marching, placing, picker, choose, change],
  );
  useTurnKey(work.turnTile, placing !== null);
  return work;
}

function workOf(marching: Marching | null, placing: Placing | null, acts: Acts): Work {
  const { offers, picker, choose, change } = acts;
  return {
    marching,
    placing,
    picker: picker === null ? null : offers.wiring.at(picker).choices.map(asNorth),
    offerAt: ref => offerAt(acts, marching, placing, ref),
    pick: ref => pick(ref, marching, placing, acts),
    drag: (from, to) => {
      const march = marching?.marches.find(each => each.from === from && each.to === to);
      if (march) choose(march);
    },
    takeTile: tile => change({ tile, at: null }),
    turnTile: () => {
      if (placing?.at) change({ at: nextTurn(placing.places, placing.at) });
    },
    putTile: () => {
      if (placing?.at) choose(placing.at);
    },
    closePicker: () => change({ picker: null }),
  };
}

/** Why a march cannot begin or end in a territory. */
function marchRefusal({ offers, lands }: Acts, { from }: Marching, at: Territory): Refusal | null {
  const tried = from === null || from === at ? lands.map(to => marchRef(at, to)) : [marchRef(from, at)];
  for (const ref of tried) {
    const { refusal } = offers.wiring.at(ref);
    if (refusal) return refusal;
  }
  return null;
}

function offerAt(acts: Acts, marching: Marching | null, placing: Placing | null, ref: string): Offer {
  const offer = acts.offers.wiring.at(ref);
  if (marching && ref.startsWith("territory:") && !isMarchPlace(marching, ref))
    return { ...offer, refusal: offer.refusal ?? marchRefusal(acts, marching, numberIn(ref)) };
  if (placing && ref.startsWith("cell:")) return { ...none, choices: placesAt(placing, ref) };
  return marching ? { ...offer, choices: [...offer.choices, ...marchesAt(marching, ref)] } : offer;
}

/** What a tap on a cell can lead to; on the tile that lies there it only turns it. */
function placesAt({ places, at }: Placing, ref: string): readonly Choice[] {
  const here = places.filter(({ x, y }) => ref === `cell:${x}:${y}`);
  return here.length > 0 && at && ref === `cell:${at.x}:${at.y}` ? [tap] : here;
}

/** The marches that a tap on a territory makes or begins; where they begin it changes nothing any more. */
function marchesAt({ marches, from }: Marching, ref: string): readonly Choice[] {
  if (!ref.startsWith("territory:")) return [];
  const at = numberIn(ref);
  const ended = marches.filter(march => march.from === from && march.to === at);
  const begun = marches.filter(march => march.from === at);
  if (ended.length > 0) return ended;
  return begun.length > 0 && at === from ? [tap] : begun;
}

function pick(ref: string, marching: Marching | null, placing: Placing | null, acts: Acts): void {
  const { offers, choose, change } = acts;
  const { choices } = offers.wiring.at(ref);
  if (marching && isMarchPlace(marching, ref)) pickMarch(marching, numberIn(ref), choose, change);
  else if (placing && ref.startsWith("cell:")) pickCell(placing, ref, change);
  else if (choices.length === 1) choose(asNorth(choices[0]!));
  else if (choices.length > 1) change({ picker: ref });
}

const numberIn = (ref: string): number => Number(ref.slice(ref.indexOf(":") + 1));

function marchingOf(options: readonly Choice[], chosen: Territory | null): Marching | null {
  const marches = options.map(asNorth).filter(choice => choice.kind === "march");
  if (marches.length === 0) return null;
  const sources = new Set(marches.map(({ from }) => from));
  return { marches, from: chosen ?? (sources.size === 1 ? marches[0]!.from : null) };
}

function isMarchPlace(marching: Marching | null, ref: string): boolean {
  if (!marching || !ref.startsWith("territory:")) return false;
  const at = numberIn(ref);
  return marching.marches.some(march => march.from === at || (march.from === marching.from && march.to === at));
}

function pickMarch(
  { marches, from }: Marching,
  at: Territory,
  choose: Table["choose"],
  change: (part: Partial<Draft>) => void,
): void {
  const march = marches.find(each => each.from === from && each.to === at);
  if (march) choose(march);
  else change({ from: at });
}

/** What the tile would do where it lies, asked of the rules. */
function usePromise(props: NorthBoardProps, placing: Tiles | null): Promised | null {
  const { look } = props;
  const wish = placing?.at ? wishFor(placing.at, placing.tiles) : null;
  const answer = usePreview(props, wish);
  const isCurrent = answer !== null && answer.look === look && equal(answer.wish.choices, wish?.choices);
  return useMemo(
    () => (isCurrent && look.question ? promiseOf(look.view, look.question.seat, answer.preview) : null),
    [isCurrent, answer, look],
  );
}

function placingOf(options: readonly Choice[], chosen: number | null, at: Place | null): Tiles | null {
  const all = options.map(asNorth).filter(choice => choice.kind === "place");
  if (all.length === 0) return null;
  const tiles = [...new Set(all.map(({ tile }) => tile))];
  const tile = chosen ?? tiles[0]!;
  return { tiles, tile, places: all.filter(place => place.tile === tile), at };
}

function pickCell(placing: Placing, ref: string, change: (part: Partial<Draft>) => void): void {
  const [, x, y] = ref.split(":").map(Number);
  const { at, places } = placing;
  if (at && at.x === x && at.y === y) change({ at: nextTurn(places, at) });
  else change({ at: placeIn(places, x!, y!, at?.turn ?? 0) });
}

/** R turns the tile that is being placed. */
function useTurnKey(turn: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (event.key.toLowerCase() === "r" && !isTyping && !event.ctrlKey && !event.metaKey) turn();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [turn, isOn]);
}
