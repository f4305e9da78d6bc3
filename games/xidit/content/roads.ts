// The 29 roads of the board.

import { type Source, table } from "#kernel/content.ts";
import type { RoadColor } from "./cities.ts";
import type { Point } from "./point.ts";

/** A road between two cities. */
export interface Road {
  readonly id: string;
  readonly color: RoadColor;
  readonly cities: readonly [number, number];
  readonly path: readonly Point[];
  /** Whether it runs along the coast, with a region on one side only. */
  readonly coastal: boolean;
  readonly source: Source;
}

/** XID-014 Every road. */
export const roads: readonly Road[] = table<Road[]>("xidit", "roads", [
  {
    id: "road-1-2",
    color: "black",
    cities: [1, 2],
    path: [
      [425, 539],
      [364, 639],
    ],
    coastal: false,
    source: "designed",
  },
  {
    id: "road-1-12",
    color: "red",
    cities: [1, 12],
    path: [
      [425, 539],
      [353, 427],
    ],
    coastal: false,
    source: "designed",
  },
  {
    id: "road-1-13",
    color: "blue",
    cities: [1, 13],
    path: [
      [425, 539],
      [561, 536],
    ],
    coastal: false,
    source: "designed",
  },
  {
    id: "road-2-3",
    color: "red",
    cities: [2, 3],
    path: [
      [364, 639],
      [195, 598],
    ],
    coastal: false,
    source: "designed",
  },
  {
    id: "road-2-18",
    color: "blue",
    cities: [2, 18],
    path: [
      [364, 639],
      [523, 758],
    ],
    coastal: false,
    source: "designed",
  },
  {
    id: "road-3-5",
    color: "black",
    cities: [3, 5],
    path: [
      [195, 598],
      [180, 435],
    ],
    coastal: true,
    source: "designed",
  },
  {
    id: "road-3-19",
    color: "blue",
    cities: [3, 19],
    path: [
      [195, 598],
      [288, 786],
    ],
    coastal: true,
    source: "designed",
  },
  {
    id: "road-4-5",
    color: "red",
    cities: [4, 5],
    path: [
      [149, 284],
      [180, 435],
    ],
    coastal: true,
    source: "designed",
  },
  {
    id: "road-4-6",
    color: "black",
    cities: [4, 6],
    path: [
      [149, 284],
      [299, 188],
    ],
    coastal: true,
    source: "designed",
  },
  {
    id: "road-5-12",
    color: "blue",
    cities: [5, 12],
    path: [
      [180, 435],
      [353, 427],
    ],
    coastal: false,
    source: "rulebook",
  },
  {
    id: "road-6-7",
    color: "red",
    cities: [6, 7],
    path: [
      [299, 188],
      [472, 103],
    ],
    coastal: true,
    source: "rulebook",
  },
  {
    id: "road-6-11",
    color: "blue",
    cities: [6, 11],
    path: [
      [299, 188],
      [415, 311],
    ],
    coastal: false,
    source: "rulebook",
  },
  {
    id: "road-7-8",
    color: "blue",
    cities: [7, 8],
    path: [
      [472, 103],
      [655, 168],
    ],
    coastal: true,
    source: "designed",
  },
  {
    id: "road-8-9",
    color: "red",
    cities: [8, 9],
    path: [
      [655, 168],
      [800, 267],
    ],
    coastal: true,
    source: "designed",
  },
  {
    id: "road-8-17",
    color: "black",
    cities: [8, 17],
    path: [
      [655, 168],
      [566, 319],
    ],
    coastal: false,
    source: "designed",
  },
  {
    id: "road-9-15",
    color: "blue",
    cities: [9, 15],
    path: [
      [800, 267],
      [756, 422],
    ],
    coastal: false,
    source: "designed",
  },
  {
    id: "road-9-20",
    color: "black",
    cities: [9, 20],
    path: [
      [800, 267],
      [910, 343],
    ],
    coastal: true,
    source: "designed",
  },
  {
    id: "road-10-13",
    color: "red",
    cities: [10, 13],
    path: [
      [655, 685],
      [561, 536],
    ],
    coastal: false,
    source: "designed",
  },
  {
    id: "road-10-14",
    color: "blue",
    cities: [10, 14],
    path: [
      [655, 685],
      [787, 584],
    ],
    coastal: true,
    source: "designed",
  },
  {
    id: "road-10-18",
    color: "black",
    cities: [10, 18],
    path: [
      [655, 685],
      [523, 758],
    ],
    coastal: true,
    source: "designed",
  },
  {
    id: "road-11-12",
    color: "black",
    cities: [11, 12],
    path: [
      [415, 311],
      [353, 427],
    ],
    coastal: false,
    source: "designed",
  },
  {
    id: "road-11-17",
    color: "red",
    cities: [11, 17],
    path: [
      [415, 311],
      [566, 319],
    ],
    coastal: false,
    source: "rulebook",
  },
  {
    id: "road-13-16",
    color: "black",
    cities: [13, 16],
    path: [
      [561, 536],
      [629, 435],
    ],
    coastal: false,
    source: "designed",
  },
  {
    id: "road-14-15",
    color: "black",
    cities: [14, 15],
    path: [
      [787, 584],
      [756, 422],
    ],
    coastal: false,
    source: "designed",
  },
  {
    id: "road-14-21",
    color: "red",
    cities: [14, 21],
    path: [
      [787, 584],
      [908, 510],
    ],
    coastal: true,
    source: "designed",
  },
  {
    id: "road-15-16",
    color: "red",
    cities: [15, 16],
    path: [
      [756, 422],
      [629, 435],
    ],
    coastal: false,
    source: "designed",
  },
  {
    id: "road-16-17",
    color: "blue",
    cities: [16, 17],
    path: [
      [629, 435],
      [566, 319],
    ],
    coastal: false,
    source: "designed",
  },
  {
    id: "road-18-19",
    color: "red",
    cities: [18, 19],
    path: [
      [523, 758],
      [288, 786],
    ],
    coastal: true,
    source: "designed",
  },
  {
    id: "road-20-21",
    color: "blue",
    cities: [20, 21],
    path: [
      [910, 343],
      [908, 510],
    ],
    coastal: true,
    source: "designed",
  },
]);
