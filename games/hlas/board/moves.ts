// What a step of an army or a Vessel costs and meets, for the map and for its warnings.

import { AIR_DECK, HIDDEN, NONE, SEA_DECK, SHOWN } from "../content/marks.ts";
import { type Region, regions } from "../content/regions.ts";
import { pieceFacts } from "../content/units.ts";
import { isLand, tokenPlaces } from "../map/land.ts";
import { marchOdds, percent } from "./odds.ts";
import { optionsOfKind } from "./places.ts";
import { foesIn, troopsOf } from "./standing.ts";
import type { Table } from "./table.tsx";
import { marchIn, voyageIn } from "./use-work.ts";

/** The price of a step, in Speed; null when the question is about no step there. */
export function stepPrice({ view, props }: Table, to: Region): number | null {
  if (!optionsOfKind(props.look.question, "step").some(step => step.to === to)) return null;
  const voyage = voyageIn(view);
  return voyage?.vessel === "air-vessel" && regions[to]!.terrain === "central-sea" ? 2 : 1;
}

/** The base Strength of what is on its way. */
function strengthUnderWay({ view }: Table): number {
  const march = marchIn(view);
  if (march) return march.army.reduce((sum, { piece }) => sum + pieceFacts[piece].strength, 0);
  const voyage = voyageIn(view);
  if (!voyage) return 0;
  const deck = voyage.vessel === "sea-vessel" ? SEA_DECK : AIR_DECK;
  return troopsOf(view, voyage.seat, voyage.from)
    .filter(({ piece, place }) => piece === voyage.vessel || place === deck)
    .reduce((sum, { piece, count }) => sum + pieceFacts[piece].strength * count, 0);
}

/** Whether a step leads into danger: a battle, or the open sky over the sea. */
export function isDanger(table: Table, to: Region): boolean {
  const { view, areFriends } = table;
  const seat = (marchIn(view) ?? voyageIn(view))?.seat ?? NONE;
  if (seat < 0) return false;
  return foesIn(view, seat, to, areFriends).length > 0 || (voyageIn(view)?.vessel === "air-vessel" && !isLand(to));
}

/** What a step into a Region meets: a battle with its odds, tokens, a Desert, the open sea. */
export function stepWarnings(table: Table, to: Region): string[] {
  const { view, words, seatName, areFriends } = table;
  const seat = (marchIn(view) ?? voyageIn(view))?.seat ?? NONE;
  if (stepPrice(table, to) === null || seat < 0) return [];
  const out: string[] = [];
  for (const foe of foesIn(view, seat, to, areFriends)) {
    out.push(words.battleWith(seatName(foe), percent(marchOdds(view, strengthUnderWay(table), foe, to))));
  }
  const tokens = tokenPlaces[to]!.filter(at => view.faces[at] === HIDDEN || view.faces[at] === SHOWN).length;
  const isAir = voyageIn(view)?.vessel === "air-vessel";
  if (tokens > 0 && !(isAir && !isLand(to))) out.push(words.explores(tokens));
  if (marchIn(view) && regions[to]!.terrain === "desert") out.push(words.desertStops);
  if (isAir && !isLand(to)) out.push(words.airOverSea);
  if (voyageIn(view)?.vessel === "sea-vessel" && regions[to]!.terrain === "central-sea") out.push(words.centralStops);
  return out;
}
