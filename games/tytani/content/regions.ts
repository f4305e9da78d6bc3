// The regions of both sides of the board: names, neighbours and room. What they look like is in map-a.ts and map-b.ts.
import { type Source, table } from "#kernel/content.ts";

/** The id of a region; the first letter names the side of the board. */
export type RegionId =
  | "a-norrland"
  | "a-finland"
  | "a-karelia"
  | "a-vologda"
  | "a-gotaland"
  | "a-svealand"
  | "a-novgorod"
  | "a-muscovy"
  | "a-denmark"
  | "a-gotland"
  | "a-livonia"
  | "a-smolensk"
  | "a-ryazan"
  | "a-pomerania"
  | "a-prussia"
  | "a-lithuania"
  | "a-severia"
  | "a-wild-fields"
  | "a-silesia"
  | "a-lesser-poland"
  | "a-volhynia"
  | "a-zaporizhia"
  | "a-transylvania"
  | "a-moldavia"
  | "a-rumelia"
  | "a-bulgaria"
  | "a-crimea"
  | "b-norway"
  | "b-norrland"
  | "b-ostrobothnia"
  | "b-karelia"
  | "b-vologda"
  | "b-perm"
  | "b-gotaland"
  | "b-svealand"
  | "b-finland"
  | "b-novgorod"
  | "b-tver"
  | "b-muscovy"
  | "b-kazan"
  | "b-denmark"
  | "b-gotland"
  | "b-livonia"
  | "b-polotsk"
  | "b-smolensk"
  | "b-ryazan"
  | "b-brandenburg"
  | "b-pomerania"
  | "b-prussia"
  | "b-lithuania"
  | "b-polesia"
  | "b-severia"
  | "b-don"
  | "b-bohemia"
  | "b-lesser-poland"
  | "b-red-ruthenia"
  | "b-podolia"
  | "b-kyiv"
  | "b-zaporizhia"
  | "b-hungary"
  | "b-transylvania"
  | "b-moldavia"
  | "b-rumelia";

/** A side of the board. */
export type SideId = "A" | "B";

/** One region. */
export interface RegionSpec {
  readonly id: RegionId;
  readonly adjacent: readonly RegionId[];
  /** TYT-020: how many slots of units fit. */
  readonly capacity: number;
}

/** A side of the board as the rules know it; the order of the regions is the order of the map (TYT-344). */
export interface SideSpec {
  readonly id: SideId;
  readonly regions: readonly RegionSpec[];
  /** TYT-015: whether Support cards and the Battle summary are printed on it. */
  readonly hasSupportArea: boolean;
  readonly hasBattleSummary: boolean;
  readonly source: Source;
}

const region = (id: RegionId, capacity: number, adjacent: readonly RegionId[]): RegionSpec => ({
  id,
  capacity,
  adjacent,
});

/** Both sides of the board. */
export const sides: Readonly<Record<SideId, SideSpec>> = table("tytani", "sides", {
  A: {
    id: "A",
    hasSupportArea: true,
    hasBattleSummary: true,
    source: "designed",
    regions: [
      region("a-norrland", 9, ["a-finland", "a-gotaland", "a-svealand"]),
      region("a-finland", 10, ["a-karelia", "a-livonia", "a-norrland", "a-novgorod"]),
      region("a-karelia", 9, ["a-finland", "a-muscovy", "a-novgorod", "a-vologda"]),
      region("a-vologda", 10, ["a-karelia", "a-muscovy"]),
      region("a-gotaland", 7, ["a-denmark", "a-norrland", "a-svealand"]),
      region("a-svealand", 7, ["a-gotaland", "a-gotland", "a-norrland"]),
      region("a-novgorod", 8, ["a-finland", "a-karelia", "a-livonia", "a-muscovy", "a-smolensk"]),
      region("a-muscovy", 10, ["a-karelia", "a-novgorod", "a-ryazan", "a-smolensk", "a-vologda"]),
      region("a-denmark", 7, ["a-gotaland", "a-pomerania"]),
      region("a-gotland", 7, ["a-lithuania", "a-livonia", "a-prussia", "a-svealand"]),
      region("a-livonia", 9, ["a-finland", "a-gotland", "a-lithuania", "a-novgorod", "a-smolensk"]),
      region("a-smolensk", 10, ["a-lithuania", "a-livonia", "a-muscovy", "a-novgorod", "a-ryazan", "a-severia"]),
      region("a-ryazan", 9, ["a-muscovy", "a-severia", "a-smolensk", "a-wild-fields"]),
      region("a-pomerania", 8, ["a-denmark", "a-lesser-poland", "a-prussia", "a-silesia"]),
      region("a-prussia", 8, ["a-gotland", "a-lesser-poland", "a-lithuania", "a-pomerania", "a-volhynia"]),
      region("a-lithuania", 8, ["a-gotland", "a-livonia", "a-prussia", "a-severia", "a-smolensk", "a-volhynia"]),
      region("a-severia", 9, ["a-lithuania", "a-ryazan", "a-smolensk", "a-volhynia", "a-wild-fields", "a-zaporizhia"]),
      region("a-wild-fields", 8, ["a-crimea", "a-ryazan", "a-severia", "a-zaporizhia"]),
      region("a-silesia", 9, ["a-lesser-poland", "a-pomerania", "a-transylvania"]),
      region("a-lesser-poland", 8, [
        "a-moldavia",
        "a-pomerania",
        "a-prussia",
        "a-silesia",
        "a-transylvania",
        "a-volhynia",
      ]),
      region("a-volhynia", 9, [
        "a-lesser-poland",
        "a-lithuania",
        "a-moldavia",
        "a-prussia",
        "a-rumelia",
        "a-severia",
        "a-zaporizhia",
      ]),
      region("a-zaporizhia", 7, ["a-bulgaria", "a-crimea", "a-rumelia", "a-severia", "a-volhynia", "a-wild-fields"]),
      region("a-transylvania", 8, ["a-lesser-poland", "a-moldavia", "a-silesia"]),
      region("a-moldavia", 8, ["a-lesser-poland", "a-rumelia", "a-transylvania", "a-volhynia"]),
      region("a-rumelia", 8, ["a-bulgaria", "a-moldavia", "a-volhynia", "a-zaporizhia"]),
      region("a-bulgaria", 7, ["a-crimea", "a-rumelia", "a-zaporizhia"]),
      region("a-crimea", 9, ["a-bulgaria", "a-wild-fields", "a-zaporizhia"]),
    ],
  },
  B: {
    id: "B",
    hasSupportArea: false,
    hasBattleSummary: false,
    source: "designed",
    regions: [
      region("b-norway", 9, ["b-gotaland", "b-norrland"]),
      region("b-norrland", 8, ["b-gotaland", "b-norway", "b-ostrobothnia", "b-svealand"]),
      region("b-ostrobothnia", 9, ["b-finland", "b-karelia", "b-norrland", "b-novgorod"]),
      region("b-karelia", 9, ["b-novgorod", "b-ostrobothnia", "b-tver", "b-vologda"]),
      region("b-vologda", 9, ["b-karelia", "b-muscovy", "b-perm", "b-tver"]),
      region("b-perm", 9, ["b-kazan", "b-muscovy", "b-vologda"]),
      region("b-gotaland", 8, ["b-denmark", "b-norrland", "b-norway", "b-svealand"]),
      region("b-svealand", 7, ["b-gotaland", "b-gotland", "b-norrland"]),
      region("b-finland", 7, ["b-livonia", "b-novgorod", "b-ostrobothnia", "b-polotsk"]),
      region("b-novgorod", 8, ["b-finland", "b-karelia", "b-ostrobothnia", "b-polotsk", "b-smolensk", "b-tver"]),
      region("b-tver", 8, ["b-karelia", "b-muscovy", "b-novgorod", "b-ryazan", "b-smolensk", "b-vologda"]),
      region("b-muscovy", 8, ["b-kazan", "b-perm", "b-ryazan", "b-tver", "b-vologda"]),
      region("b-kazan", 9, ["b-don", "b-muscovy", "b-perm", "b-ryazan"]),
      region("b-denmark", 8, ["b-brandenburg", "b-gotaland", "b-pomerania"]),
      region("b-gotland", 7, ["b-livonia", "b-pomerania", "b-prussia", "b-svealand"]),
      region("b-livonia", 7, ["b-finland", "b-gotland", "b-lithuania", "b-polotsk", "b-prussia"]),
      region("b-polotsk", 9, ["b-finland", "b-lithuania", "b-livonia", "b-novgorod", "b-polesia", "b-smolensk"]),
      region("b-smolensk", 8, ["b-novgorod", "b-polesia", "b-polotsk", "b-ryazan", "b-severia", "b-tver"]),
      region("b-ryazan", 9, ["b-don", "b-kazan", "b-muscovy", "b-severia", "b-smolensk", "b-tver"]),
      region("b-brandenburg", 8, ["b-bohemia", "b-denmark", "b-lesser-poland", "b-pomerania"]),
      region("b-pomerania", 7, ["b-brandenburg", "b-denmark", "b-gotland", "b-lesser-poland", "b-prussia"]),
      region("b-prussia", 8, [
        "b-gotland",
        "b-lesser-poland",
        "b-lithuania",
        "b-livonia",
        "b-pomerania",
        "b-red-ruthenia",
      ]),
      region("b-lithuania", 8, ["b-livonia", "b-podolia", "b-polesia", "b-polotsk", "b-prussia", "b-red-ruthenia"]),
      region("b-polesia", 7, ["b-kyiv", "b-lithuania", "b-podolia", "b-polotsk", "b-severia", "b-smolensk"]),
      region("b-severia", 9, ["b-don", "b-kyiv", "b-polesia", "b-ryazan", "b-smolensk", "b-zaporizhia"]),
      region("b-don", 9, ["b-kazan", "b-ryazan", "b-severia", "b-zaporizhia"]),
      region("b-bohemia", 8, ["b-brandenburg", "b-hungary", "b-lesser-poland"]),
      region("b-lesser-poland", 8, [
        "b-bohemia",
        "b-brandenburg",
        "b-hungary",
        "b-pomerania",
        "b-prussia",
        "b-red-ruthenia",
        "b-transylvania",
      ]),
      region("b-red-ruthenia", 8, ["b-lesser-poland", "b-lithuania", "b-podolia", "b-prussia", "b-transylvania"]),
      region("b-podolia", 7, ["b-kyiv", "b-lithuania", "b-moldavia", "b-polesia", "b-red-ruthenia", "b-transylvania"]),
      region("b-kyiv", 9, ["b-moldavia", "b-podolia", "b-polesia", "b-rumelia", "b-severia", "b-zaporizhia"]),
      region("b-zaporizhia", 8, ["b-don", "b-kyiv", "b-rumelia", "b-severia"]),
      region("b-hungary", 7, ["b-bohemia", "b-lesser-poland", "b-transylvania"]),
      region("b-transylvania", 8, ["b-hungary", "b-lesser-poland", "b-moldavia", "b-podolia", "b-red-ruthenia"]),
      region("b-moldavia", 7, ["b-kyiv", "b-podolia", "b-rumelia", "b-transylvania"]),
      region("b-rumelia", 7, ["b-kyiv", "b-moldavia", "b-zaporizhia"]),
    ],
  },
});
