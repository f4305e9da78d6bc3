// The nine regions of the board, as faces between the roads, and the shape of the land.
import { type Source, table } from "#kernel/content.ts";
import type { Point } from "./point.ts";

/** The id of a region. */
export type RegionId =
  | "heart-of-xidit"
  | "frostmarch"
  | "ad-larian"
  | "estoria"
  | "ombel"
  | "rapha"
  | "whisperwood"
  | "ashen-coast"
  | "drowned-fens";

/** A region: the cities on its border, its lyre, its shape. */
export interface Region {
  readonly id: RegionId;
  /** The number by which the wasteland tables name it; null for regions that are always open. */
  readonly number: number | null;
  readonly terrain: string;
  /** XID-018 Whether bards played here go into the Bastion. */
  readonly central: boolean;
  readonly snowy: boolean;
  /** XID-019 Reputation for most and for second most bards. */
  readonly lyre: { readonly first: number; readonly second: number };
  /** XID-017 The cities on its border, by number. */
  readonly cities: readonly number[];
  /** The same cities in the order of the border. */
  readonly boundary: readonly number[];
  readonly neighbours: readonly RegionId[];
  readonly polygon: readonly Point[];
  readonly fill: string;
  /** A place for the label, and the free room around it. */
  readonly labelAt: Point;
  readonly labelClearance: number;
  readonly source: Source;
}

/** Every region; the central one comes first. */
export const regions: readonly Region[] = table<Region[]>("xidit", "regions", [
  {
    id: "heart-of-xidit",
    number: null,
    terrain: "royal-plain",
    central: true,
    snowy: false,
    lyre: { first: 5, second: 2 },
    cities: [1, 11, 12, 13, 16, 17],
    boundary: [17, 16, 13, 1, 12, 11],
    neighbours: ["ad-larian", "estoria", "frostmarch", "ombel", "rapha", "whisperwood"],
    polygon: [
      [566, 319],
      [629, 435],
      [561, 536],
      [425, 539],
      [353, 427],
      [415, 311],
    ],
    fill: "#f0dfae",
    labelAt: [449, 422],
    labelClearance: 82,
    source: "designed",
  },
  {
    id: "frostmarch",
    number: null,
    terrain: "snow",
    central: false,
    snowy: true,
    lyre: { first: 4, second: 1 },
    cities: [6, 7, 8, 11, 17],
    boundary: [17, 11, 6, 7, 8],
    neighbours: ["ad-larian", "heart-of-xidit", "whisperwood"],
    polygon: [
      [566, 319],
      [415, 311],
      [299, 188],
      [472, 103],
      [655, 168],
    ],
    fill: "#e8f1f8",
    labelAt: [530, 211],
    labelClearance: 82,
    source: "designed",
  },
  {
    id: "ad-larian",
    number: null,
    terrain: "mountain",
    central: false,
    snowy: false,
    lyre: { first: 4, second: 2 },
    cities: [8, 9, 15, 16, 17],
    boundary: [17, 8, 9, 15, 16],
    neighbours: ["ashen-coast", "estoria", "frostmarch", "heart-of-xidit"],
    polygon: [
      [566, 319],
      [655, 168],
      [800, 267],
      [756, 422],
      [629, 435],
    ],
    fill: "#b9a58e",
    labelAt: [680, 321],
    labelClearance: 99,
    source: "designed",
  },
  {
    id: "estoria",
    number: null,
    terrain: "steppe",
    central: false,
    snowy: false,
    lyre: { first: 3, second: 1 },
    cities: [10, 13, 14, 15, 16],
    boundary: [16, 15, 14, 10, 13],
    neighbours: ["ad-larian", "ashen-coast", "heart-of-xidit", "ombel"],
    polygon: [
      [629, 435],
      [756, 422],
      [787, 584],
      [655, 685],
      [561, 536],
    ],
    fill: "#e3cf7a",
    labelAt: [678, 575],
    labelClearance: 73,
    source: "designed",
  },
  {
    id: "ombel",
    number: null,
    terrain: "vineyard",
    central: false,
    snowy: false,
    lyre: { first: 4, second: 1 },
    cities: [1, 2, 10, 13, 18],
    boundary: [13, 10, 18, 2, 1],
    neighbours: ["drowned-fens", "estoria", "heart-of-xidit", "rapha"],
    polygon: [
      [561, 536],
      [655, 685],
      [523, 758],
      [364, 639],
      [425, 539],
    ],
    fill: "#b7cf7a",
    labelAt: [535, 653],
    labelClearance: 84,
    source: "designed",
  },
  {
    id: "rapha",
    number: null,
    terrain: "river-lowland",
    central: false,
    snowy: false,
    lyre: { first: 3, second: 1 },
    cities: [1, 2, 3, 5, 12],
    boundary: [1, 2, 3, 5, 12],
    neighbours: ["drowned-fens", "heart-of-xidit", "ombel", "whisperwood"],
    polygon: [
      [425, 539],
      [364, 639],
      [195, 598],
      [180, 435],
      [353, 427],
    ],
    fill: "#9fd0b4",
    labelAt: [303, 526],
    labelClearance: 95,
    source: "designed",
  },
  {
    id: "whisperwood",
    number: null,
    terrain: "forest",
    central: false,
    snowy: false,
    lyre: { first: 4, second: 2 },
    cities: [4, 5, 6, 11, 12],
    boundary: [12, 5, 4, 6, 11],
    neighbours: ["frostmarch", "heart-of-xidit", "rapha"],
    polygon: [
      [353, 427],
      [180, 435],
      [149, 284],
      [299, 188],
      [415, 311],
    ],
    fill: "#6fa56f",
    labelAt: [239, 323],
    labelClearance: 80,
    source: "designed",
  },
  {
    id: "ashen-coast",
    number: 1,
    terrain: "volcanic",
    central: false,
    snowy: false,
    lyre: { first: 3, second: 1 },
    cities: [9, 14, 15, 20, 21],
    boundary: [15, 9, 20, 21, 14],
    neighbours: ["ad-larian", "estoria"],
    polygon: [
      [756, 422],
      [800, 267],
      [910, 343],
      [908, 510],
      [787, 584],
    ],
    fill: "#c98f78",
    labelAt: [825, 501],
    labelClearance: 50,
    source: "designed",
  },
  {
    id: "drowned-fens",
    number: 2,
    terrain: "swamp",
    central: false,
    snowy: false,
    lyre: { first: 2, second: 1 },
    cities: [2, 3, 18, 19],
    boundary: [2, 18, 19, 3],
    neighbours: ["ombel", "rapha"],
    polygon: [
      [364, 639],
      [523, 758],
      [288, 786],
      [195, 598],
    ],
    fill: "#8fa08a",
    labelAt: [405, 727],
    labelClearance: 45,
    source: "designed",
  },
]);

/** The drawing space of all positions on the board, and what is drawn in it besides cities, roads and regions. */
export const land: {
  readonly width: number;
  readonly height: number;
  readonly outline: readonly Point[];
  readonly bastionAt: Point;
} = table("xidit", "land", {
  width: 1000,
  height: 900,
  outline: [
    [838, 211],
    [876, 258],
    [970, 312],
    [967, 413],
    [967, 544],
    [880, 593],
    [825, 640],
    [748, 671],
    [692, 742],
    [612, 760],
    [544, 823],
    [430, 815],
    [256, 846],
    [188, 703],
    [130, 617],
    [142, 530],
    [113, 445],
    [105, 358],
    [86, 258],
    [190, 190],
    [266, 129],
    [341, 94],
    [468, 35],
    [577, 74],
    [686, 107],
    [743, 171],
  ],
  bastionAt: [492, 428],
});
