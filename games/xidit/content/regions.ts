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
  /** XID-019 Reputation for most and for second most bards. */
  readonly lyre: { readonly first: number; readonly second: number };
  /** XID-017 The cities on its border, by number, in the order of the border. */
  readonly boundary: readonly number[];
  readonly fill: string;
  readonly labelAt: Point;
  readonly source: Source;
}

/** Every region; the central one comes first. */
export const regions: readonly Region[] = table<Region[]>("xidit", "regions", [
  {
    id: "heart-of-xidit",
    number: null,
    terrain: "royal-plain",
    central: true,
    lyre: { first: 5, second: 2 },
    boundary: [17, 16, 13, 1, 12, 11],
    fill: "#f0dfae",
    labelAt: [449, 422],
    source: "designed",
  },
  {
    id: "frostmarch",
    number: null,
    terrain: "snow",
    central: false,
    lyre: { first: 4, second: 1 },
    boundary: [17, 11, 6, 7, 8],
    fill: "#e8f1f8",
    labelAt: [530, 211],
    source: "designed",
  },
  {
    id: "ad-larian",
    number: null,
    terrain: "mountain",
    central: false,
    lyre: { first: 4, second: 2 },
    boundary: [17, 8, 9, 15, 16],
    fill: "#b9a58e",
    labelAt: [680, 321],
    source: "designed",
  },
  {
    id: "estoria",
    number: null,
    terrain: "steppe",
    central: false,
    lyre: { first: 3, second: 1 },
    boundary: [16, 15, 14, 10, 13],
    fill: "#e3cf7a",
    labelAt: [678, 575],
    source: "designed",
  },
  {
    id: "ombel",
    number: null,
    terrain: "vineyard",
    central: false,
    lyre: { first: 4, second: 1 },
    boundary: [13, 10, 18, 2, 1],
    fill: "#b7cf7a",
    labelAt: [535, 653],
    source: "designed",
  },
  {
    id: "rapha",
    number: null,
    terrain: "river-lowland",
    central: false,
    lyre: { first: 3, second: 1 },
    boundary: [1, 2, 3, 5, 12],
    fill: "#9fd0b4",
    labelAt: [303, 526],
    source: "designed",
  },
  {
    id: "whisperwood",
    number: null,
    terrain: "forest",
    central: false,
    lyre: { first: 4, second: 2 },
    boundary: [12, 5, 4, 6, 11],
    fill: "#6fa56f",
    labelAt: [239, 323],
    source: "designed",
  },
  {
    id: "ashen-coast",
    number: 1,
    terrain: "volcanic",
    central: false,
    lyre: { first: 3, second: 1 },
    boundary: [15, 9, 20, 21, 14],
    fill: "#c98f78",
    labelAt: [825, 501],
    source: "designed",
  },
  {
    id: "drowned-fens",
    number: 2,
    terrain: "swamp",
    central: false,
    lyre: { first: 2, second: 1 },
    boundary: [2, 18, 19, 3],
    fill: "#8fa08a",
    labelAt: [405, 727],
    source: "designed",
  },
]);

/** What is drawn on the board besides cities, roads and regions. */
export const land: {
  readonly outline: readonly Point[];
  readonly bastionAt: Point;
} = table("xidit", "land", {
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
