// What a step of an army or a Vessel meets, in words.
import type { Region } from "../content/regions.ts";
import type { Way } from "../view/move.ts";
import type { Table } from "./table.tsx";

/** The next step into a Region; null where none leads. */
export const wayTo = ({ view }: Table, to: Region): Way | null => view.move?.ways.find(way => way.to === to) ?? null;

/** Whether a step leads into danger: a battle, or the open sky over the sea. */
export const isDanger = ({ foe, isOpenSky }: Way): boolean => foe >= 0 || isOpenSky;

/** A chance in words of numbers. */
export const percent = (chance: number): number => Math.round(chance * 100);

/** What a step meets: a battle with its odds, tokens, a Desert, the open sea. */
export function wayWarnings({ words, seatName }: Table, way: Way): string[] {
  const { foe, chance, tokens, stop, isOpenSky } = way;
  return [
    ...(foe >= 0 ? [words.battleWith(seatName(foe), percent(chance))] : []),
    ...(tokens > 0 ? [words.explores(tokens)] : []),
    ...(stop === "desert" ? [words.desertStops] : []),
    ...(isOpenSky ? [words.airOverSea] : []),
    ...(stop === "central-sea" ? [words.centralStops] : []),
  ];
}
