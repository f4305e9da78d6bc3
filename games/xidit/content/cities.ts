// The 21 cities of the board: where they lie, which road of each colour leaves them, which regions they border.
import { type Source, table } from "#kernel/content.ts";
import type { Point } from "./point.ts";
import type { RegionId } from "./regions.ts";

/** The colour of a road. */
export type RoadColor = "black" | "red" | "blue";

/** A city of the board; its number is its id. */
export interface City {
  readonly number: number;
  readonly at: Point;
  /** XID-020 Where the one guild of the city stands. */
  readonly guildSite: Point;
  /** XID-015, 016, 291 The city at the other end of the one road of each colour, which leads there and back;
   * null where no such road leaves. */
  readonly roads: Readonly<Record<RoadColor, number | null>>;
  /** The regions on whose border the city lies, in the order of the table of regions. */
  readonly regions: readonly RegionId[];
  readonly source: Source;
}

/** XID-013 Every city, by number from 1. */
export const cities: readonly City[] = table<City[]>("xidit", "cities", [
  {
    number: 1,
    at: [425, 539],
    guildSite: [448, 579],
    roads: { black: 2, red: 12, blue: 13 },
    regions: ["heart-of-xidit", "ombel", "rapha"],
    source: "designed",
  },
  {
    number: 2,
    at: [364, 639],
    guildSite: [344, 681],
    roads: { black: 1, red: 3, blue: 18 },
    regions: ["ombel", "rapha", "drowned-fens"],
    source: "designed",
  },
  {
    number: 3,
    at: [195, 598],
    guildSite: [151, 611],
    roads: { black: 5, red: 2, blue: 19 },
    regions: ["rapha", "drowned-fens"],
    source: "designed",
  },
  {
    number: 4,
    at: [149, 284],
    guildSite: [107, 266],
    roads: { black: 6, red: 5, blue: null },
    regions: ["whisperwood"],
    source: "designed",
  },
  {
    number: 5,
    at: [180, 435],
    guildSite: [134, 442],
    roads: { black: 3, red: 4, blue: 12 },
    regions: ["rapha", "whisperwood"],
    source: "designed",
  },
  {
    number: 6,
    at: [299, 188],
    guildSite: [276, 148],
    roads: { black: 4, red: 7, blue: 11 },
    regions: ["frostmarch", "whisperwood"],
    source: "designed",
  },
  {
    number: 7,
    at: [472, 103],
    guildSite: [469, 57],
    roads: { black: null, red: 6, blue: 8 },
    regions: ["frostmarch"],
    source: "designed",
  },
  {
    number: 8,
    at: [655, 168],
    guildSite: [676, 127],
    roads: { black: 17, red: 9, blue: 7 },
    regions: ["frostmarch", "ad-larian"],
    source: "designed",
  },
  {
    number: 9,
    at: [800, 267],
    guildSite: [826, 229],
    roads: { black: 20, red: 8, blue: 15 },
    regions: ["ad-larian", "ashen-coast"],
    source: "designed",
  },
  {
    number: 10,
    at: [655, 685],
    guildSite: [680, 723],
    roads: { black: 18, red: 13, blue: 14 },
    regions: ["estoria", "ombel"],
    source: "designed",
  },
  {
    number: 11,
    at: [415, 311],
    guildSite: [434, 269],
    roads: { black: 12, red: 17, blue: 6 },
    regions: ["heart-of-xidit", "frostmarch", "whisperwood"],
    source: "designed",
  },
  {
    number: 12,
    at: [353, 427],
    guildSite: [328, 388],
    roads: { black: 11, red: 1, blue: 5 },
    regions: ["heart-of-xidit", "rapha", "whisperwood"],
    source: "designed",
  },
  {
    number: 13,
    at: [561, 536],
    guildSite: [539, 496],
    roads: { black: 16, red: 10, blue: 1 },
    regions: ["heart-of-xidit", "estoria", "ombel"],
    source: "designed",
  },
  {
    number: 14,
    at: [787, 584],
    guildSite: [813, 622],
    roads: { black: 15, red: 21, blue: 10 },
    regions: ["estoria", "ashen-coast"],
    source: "designed",
  },
  {
    number: 15,
    at: [756, 422],
    guildSite: [802, 424],
    roads: { black: 14, red: 16, blue: 9 },
    regions: ["ad-larian", "estoria", "ashen-coast"],
    source: "designed",
  },
  {
    number: 16,
    at: [629, 435],
    guildSite: [653, 474],
    roads: { black: 13, red: 15, blue: 17 },
    regions: ["heart-of-xidit", "ad-larian", "estoria"],
    source: "designed",
  },
  {
    number: 17,
    at: [566, 319],
    guildSite: [541, 358],
    roads: { black: 8, red: 11, blue: 16 },
    regions: ["heart-of-xidit", "frostmarch", "ad-larian"],
    source: "designed",
  },
  {
    number: 18,
    at: [523, 758],
    guildSite: [537, 802],
    roads: { black: 10, red: 19, blue: 2 },
    regions: ["ombel", "drowned-fens"],
    source: "designed",
  },
  {
    number: 19,
    at: [288, 786],
    guildSite: [266, 826],
    roads: { black: null, red: 18, blue: 3 },
    regions: ["drowned-fens"],
    source: "designed",
  },
  {
    number: 20,
    at: [910, 343],
    guildSite: [951, 322],
    roads: { black: 9, red: null, blue: 21 },
    regions: ["ashen-coast"],
    source: "designed",
  },
  {
    number: 21,
    at: [908, 510],
    guildSite: [948, 533],
    roads: { black: null, red: 14, blue: 20 },
    regions: ["ashen-coast"],
    source: "designed",
  },
]);
