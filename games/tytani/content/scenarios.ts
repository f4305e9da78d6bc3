// The scenarios: which Nations fight, where they start, which regions are out of play.
import { type Source, table } from "#kernel/content.ts";
import type { NationId } from "./nations.ts";
import type { RegionId, SideId } from "./regions.ts";
import type { UnitType } from "./units.ts";

/** The id of a scenario. */
export type ScenarioId =
  | "a2-baltic-dominion"
  | "a2-road-to-azov"
  | "a3-the-deluge"
  | "a3-wild-steppe"
  | "a4-four-crowns"
  | "a4-sudden-war"
  | "b2-smolensk-war"
  | "b2-ingrian-war"
  | "b3-northern-storm"
  | "b3-hetmans-war"
  | "b4-clash-of-empires"
  | "b4-from-sea-to-sea";

/** A starting position: a Nation's Capital and first units. */
export interface Position {
  readonly nation: NationId;
  readonly capital: RegionId;
  readonly units: Readonly<Record<UnitType, readonly RegionId[]>>;
}

/** One scenario; its positions lie clockwise around the board. */
export interface Scenario {
  readonly id: ScenarioId;
  readonly side: SideId;
  readonly nations: 2 | 3 | 4;
  readonly central: RegionId;
  readonly inactive: readonly RegionId[];
  readonly positions: readonly Position[];
  readonly source: Source;
}

/** Every scenario. */
export const scenarios: readonly Scenario[] = table("tytani", "scenarios", [
  {
    id: "a2-baltic-dominion",
    side: "A",
    nations: 2,
    central: "a-lithuania",
    inactive: [
      "a-karelia",
      "a-vologda",
      "a-novgorod",
      "a-muscovy",
      "a-smolensk",
      "a-ryazan",
      "a-severia",
      "a-wild-fields",
      "a-zaporizhia",
      "a-moldavia",
      "a-rumelia",
      "a-bulgaria",
      "a-crimea",
    ],
    positions: [
      {
        nation: "sweden",
        capital: "a-svealand",
        units: {
          infantry: ["a-svealand", "a-gotaland", "a-norrland"],
          cavalry: ["a-norrland"],
          artillery: ["a-gotaland"],
          titan: ["a-svealand"],
        },
      },
      {
        nation: "commonwealth",
        capital: "a-lesser-poland",
        units: {
          infantry: ["a-lesser-poland", "a-pomerania", "a-silesia"],
          cavalry: ["a-pomerania"],
          artillery: ["a-silesia"],
          titan: ["a-lesser-poland"],
        },
      },
    ],
    source: "designed",
  },
  {
    id: "a2-road-to-azov",
    side: "A",
    nations: 2,
    central: "a-severia",
    inactive: [
      "a-norrland",
      "a-finland",
      "a-karelia",
      "a-gotaland",
      "a-svealand",
      "a-denmark",
      "a-gotland",
      "a-livonia",
      "a-pomerania",
      "a-prussia",
      "a-silesia",
      "a-lesser-poland",
      "a-transylvania",
    ],
    positions: [
      {
        nation: "russia",
        capital: "a-muscovy",
        units: {
          infantry: ["a-muscovy", "a-ryazan", "a-novgorod"],
          cavalry: ["a-ryazan"],
          artillery: ["a-novgorod"],
          titan: ["a-muscovy"],
        },
      },
      {
        nation: "ottoman",
        capital: "a-rumelia",
        units: {
          infantry: ["a-rumelia", "a-bulgaria", "a-moldavia"],
          cavalry: ["a-bulgaria"],
          artillery: ["a-moldavia"],
          titan: ["a-rumelia"],
        },
      },
    ],
    source: "designed",
  },
  {
    id: "a3-the-deluge",
    side: "A",
    nations: 3,
    central: "a-lithuania",
    inactive: [
      "a-transylvania",
      "a-moldavia",
      "a-rumelia",
      "a-bulgaria",
      "a-zaporizhia",
      "a-crimea",
      "a-vologda",
      "a-wild-fields",
    ],
    positions: [
      {
        nation: "sweden",
        capital: "a-svealand",
        units: {
          infantry: ["a-svealand", "a-gotaland", "a-norrland"],
          cavalry: ["a-norrland"],
          artillery: ["a-gotaland"],
          titan: ["a-svealand"],
        },
      },
      {
        nation: "russia",
        capital: "a-muscovy",
        units: {
          infantry: ["a-muscovy", "a-ryazan", "a-karelia"],
          cavalry: ["a-ryazan"],
          artillery: ["a-karelia"],
          titan: ["a-muscovy"],
        },
      },
      {
        nation: "commonwealth",
        capital: "a-lesser-poland",
        units: {
          infantry: ["a-lesser-poland", "a-pomerania", "a-silesia"],
          cavalry: ["a-pomerania"],
          artillery: ["a-silesia"],
          titan: ["a-lesser-poland"],
        },
      },
    ],
    source: "designed",
  },
  {
    id: "a3-wild-steppe",
    side: "A",
    nations: 3,
    central: "a-severia",
    inactive: [
      "a-norrland",
      "a-gotaland",
      "a-svealand",
      "a-denmark",
      "a-gotland",
      "a-finland",
      "a-vologda",
      "a-karelia",
    ],
    positions: [
      {
        nation: "russia",
        capital: "a-muscovy",
        units: {
          infantry: ["a-muscovy", "a-ryazan", "a-novgorod"],
          cavalry: ["a-ryazan"],
          artillery: ["a-novgorod"],
          titan: ["a-muscovy"],
        },
      },
      {
        nation: "ottoman",
        capital: "a-rumelia",
        units: {
          infantry: ["a-rumelia", "a-bulgaria", "a-moldavia"],
          cavalry: ["a-bulgaria"],
          artillery: ["a-moldavia"],
          titan: ["a-rumelia"],
        },
      },
      {
        nation: "commonwealth",
        capital: "a-lesser-poland",
        units: {
          infantry: ["a-lesser-poland", "a-pomerania", "a-silesia"],
          cavalry: ["a-pomerania"],
          artillery: ["a-silesia"],
          titan: ["a-lesser-poland"],
        },
      },
    ],
    source: "designed",
  },
  {
    id: "a4-four-crowns",
    side: "A",
    nations: 4,
    central: "a-lithuania",
    inactive: ["a-vologda"],
    positions: [
      {
        nation: "sweden",
        capital: "a-svealand",
        units: {
          infantry: ["a-svealand", "a-gotaland", "a-gotland"],
          cavalry: ["a-gotland"],
          artillery: ["a-gotaland"],
          titan: ["a-svealand"],
        },
      },
      {
        nation: "russia",
        capital: "a-muscovy",
        units: {
          infantry: ["a-muscovy", "a-ryazan", "a-karelia"],
          cavalry: ["a-ryazan"],
          artillery: ["a-karelia"],
          titan: ["a-muscovy"],
        },
      },
      {
        nation: "ottoman",
        capital: "a-rumelia",
        units: {
          infantry: ["a-rumelia", "a-bulgaria", "a-moldavia"],
          cavalry: ["a-bulgaria"],
          artillery: ["a-moldavia"],
          titan: ["a-rumelia"],
        },
      },
      {
        nation: "commonwealth",
        capital: "a-lesser-poland",
        units: {
          infantry: ["a-lesser-poland", "a-pomerania", "a-silesia"],
          cavalry: ["a-pomerania"],
          artillery: ["a-silesia"],
          titan: ["a-lesser-poland"],
        },
      },
    ],
    source: "designed",
  },
  {
    id: "a4-sudden-war",
    side: "A",
    nations: 4,
    central: "a-lithuania",
    inactive: ["a-vologda", "a-denmark", "a-transylvania", "a-wild-fields"],
    positions: [
      {
        nation: "sweden",
        capital: "a-svealand",
        units: {
          infantry: ["a-gotaland", "a-norrland"],
          cavalry: ["a-norrland"],
          artillery: ["a-svealand"],
          titan: ["a-svealand"],
        },
      },
      {
        nation: "russia",
        capital: "a-muscovy",
        units: {
          infantry: ["a-karelia", "a-ryazan"],
          cavalry: ["a-ryazan"],
          artillery: ["a-muscovy"],
          titan: ["a-muscovy"],
        },
      },
      {
        nation: "ottoman",
        capital: "a-rumelia",
        units: {
          infantry: ["a-bulgaria", "a-moldavia"],
          cavalry: ["a-bulgaria"],
          artillery: ["a-rumelia"],
          titan: ["a-rumelia"],
        },
      },
      {
        nation: "commonwealth",
        capital: "a-lesser-poland",
        units: {
          infantry: ["a-pomerania", "a-silesia"],
          cavalry: ["a-pomerania"],
          artillery: ["a-lesser-poland"],
          titan: ["a-lesser-poland"],
        },
      },
    ],
    source: "designed",
  },
  {
    id: "b2-smolensk-war",
    side: "B",
    nations: 2,
    central: "b-polesia",
    inactive: [
      "b-norway",
      "b-norrland",
      "b-ostrobothnia",
      "b-karelia",
      "b-vologda",
      "b-perm",
      "b-gotaland",
      "b-svealand",
      "b-finland",
      "b-kazan",
      "b-denmark",
      "b-gotland",
      "b-livonia",
      "b-brandenburg",
      "b-novgorod",
      "b-don",
      "b-bohemia",
      "b-zaporizhia",
      "b-hungary",
      "b-transylvania",
      "b-moldavia",
      "b-rumelia",
    ],
    positions: [
      {
        nation: "russia",
        capital: "b-muscovy",
        units: {
          infantry: ["b-muscovy", "b-tver", "b-ryazan"],
          cavalry: ["b-ryazan"],
          artillery: ["b-tver"],
          titan: ["b-muscovy"],
        },
      },
      {
        nation: "commonwealth",
        capital: "b-lesser-poland",
        units: {
          infantry: ["b-lesser-poland", "b-prussia", "b-red-ruthenia"],
          cavalry: ["b-red-ruthenia"],
          artillery: ["b-prussia"],
          titan: ["b-lesser-poland"],
        },
      },
    ],
    source: "designed",
  },
  {
    id: "b2-ingrian-war",
    side: "B",
    nations: 2,
    central: "b-finland",
    inactive: [
      "b-norway",
      "b-perm",
      "b-kazan",
      "b-denmark",
      "b-brandenburg",
      "b-pomerania",
      "b-prussia",
      "b-polesia",
      "b-severia",
      "b-don",
      "b-bohemia",
      "b-lesser-poland",
      "b-red-ruthenia",
      "b-podolia",
      "b-kyiv",
      "b-zaporizhia",
      "b-hungary",
      "b-transylvania",
      "b-moldavia",
      "b-rumelia",
    ],
    positions: [
      {
        nation: "sweden",
        capital: "b-svealand",
        units: {
          infantry: ["b-svealand", "b-gotaland", "b-norrland"],
          cavalry: ["b-norrland"],
          artillery: ["b-gotaland"],
          titan: ["b-svealand"],
        },
      },
      {
        nation: "russia",
        capital: "b-muscovy",
        units: {
          infantry: ["b-muscovy", "b-tver", "b-vologda"],
          cavalry: ["b-tver"],
          artillery: ["b-vologda"],
          titan: ["b-muscovy"],
        },
      },
    ],
    source: "designed",
  },
  {
    id: "b3-northern-storm",
    side: "B",
    nations: 3,
    central: "b-polotsk",
    inactive: [
      "b-perm",
      "b-kazan",
      "b-don",
      "b-severia",
      "b-zaporizhia",
      "b-kyiv",
      "b-podolia",
      "b-bohemia",
      "b-hungary",
      "b-transylvania",
      "b-moldavia",
      "b-rumelia",
      "b-norway",
    ],
    positions: [
      {
        nation: "sweden",
        capital: "b-svealand",
        units: {
          infantry: ["b-svealand", "b-gotaland", "b-norrland"],
          cavalry: ["b-norrland"],
          artillery: ["b-gotaland"],
          titan: ["b-svealand"],
        },
      },
      {
        nation: "russia",
        capital: "b-muscovy",
        units: {
          infantry: ["b-muscovy", "b-tver", "b-vologda"],
          cavalry: ["b-tver"],
          artillery: ["b-vologda"],
          titan: ["b-muscovy"],
        },
      },
      {
        nation: "commonwealth",
        capital: "b-lesser-poland",
        units: {
          infantry: ["b-lesser-poland", "b-pomerania", "b-red-ruthenia"],
          cavalry: ["b-red-ruthenia"],
          artillery: ["b-pomerania"],
          titan: ["b-lesser-poland"],
        },
      },
    ],
    source: "designed",
  },
  {
    id: "b3-hetmans-war",
    side: "B",
    nations: 3,
    central: "b-polotsk",
    inactive: [
      "b-norway",
      "b-norrland",
      "b-gotaland",
      "b-svealand",
      "b-gotland",
      "b-ostrobothnia",
      "b-karelia",
      "b-denmark",
      "b-perm",
      "b-vologda",
      "b-brandenburg",
      "b-hungary",
      "b-bohemia",
    ],
    positions: [
      {
        nation: "russia",
        capital: "b-muscovy",
        units: {
          infantry: ["b-muscovy", "b-tver", "b-kazan"],
          cavalry: ["b-tver"],
          artillery: ["b-kazan"],
          titan: ["b-muscovy"],
        },
      },
      {
        nation: "ottoman",
        capital: "b-rumelia",
        units: {
          infantry: ["b-rumelia", "b-moldavia", "b-kyiv"],
          cavalry: ["b-kyiv"],
          artillery: ["b-moldavia"],
          titan: ["b-rumelia"],
        },
      },
      {
        nation: "commonwealth",
        capital: "b-lesser-poland",
        units: {
          infantry: ["b-lesser-poland", "b-pomerania", "b-red-ruthenia"],
          cavalry: ["b-red-ruthenia"],
          artillery: ["b-pomerania"],
          titan: ["b-lesser-poland"],
        },
      },
    ],
    source: "designed",
  },
  {
    id: "b4-clash-of-empires",
    side: "B",
    nations: 4,
    central: "b-polotsk",
    inactive: ["b-perm", "b-vologda", "b-brandenburg", "b-bohemia", "b-norway", "b-denmark"],
    positions: [
      {
        nation: "sweden",
        capital: "b-svealand",
        units: {
          infantry: ["b-svealand", "b-gotaland", "b-norrland"],
          cavalry: ["b-norrland"],
          artillery: ["b-gotaland"],
          titan: ["b-svealand"],
        },
      },
      {
        nation: "russia",
        capital: "b-muscovy",
        units: {
          infantry: ["b-muscovy", "b-tver", "b-kazan"],
          cavalry: ["b-tver"],
          artillery: ["b-kazan"],
          titan: ["b-muscovy"],
        },
      },
      {
        nation: "ottoman",
        capital: "b-rumelia",
        units: {
          infantry: ["b-rumelia", "b-moldavia", "b-kyiv"],
          cavalry: ["b-kyiv"],
          artillery: ["b-moldavia"],
          titan: ["b-rumelia"],
        },
      },
      {
        nation: "commonwealth",
        capital: "b-lesser-poland",
        units: {
          infantry: ["b-lesser-poland", "b-pomerania", "b-red-ruthenia"],
          cavalry: ["b-red-ruthenia"],
          artillery: ["b-pomerania"],
          titan: ["b-lesser-poland"],
        },
      },
    ],
    source: "designed",
  },
  {
    id: "b4-from-sea-to-sea",
    side: "B",
    nations: 4,
    central: "b-polotsk",
    inactive: ["b-perm", "b-brandenburg", "b-bohemia", "b-karelia"],
    positions: [
      {
        nation: "sweden",
        capital: "b-svealand",
        units: {
          infantry: ["b-norrland", "b-gotland"],
          cavalry: ["b-gotland"],
          artillery: ["b-svealand"],
          titan: ["b-svealand"],
        },
      },
      {
        nation: "russia",
        capital: "b-muscovy",
        units: {
          infantry: ["b-tver", "b-ryazan"],
          cavalry: ["b-ryazan"],
          artillery: ["b-muscovy"],
          titan: ["b-muscovy"],
        },
      },
      {
        nation: "ottoman",
        capital: "b-rumelia",
        units: {
          infantry: ["b-moldavia", "b-kyiv"],
          cavalry: ["b-kyiv"],
          artillery: ["b-rumelia"],
          titan: ["b-rumelia"],
        },
      },
      {
        nation: "commonwealth",
        capital: "b-lesser-poland",
        units: {
          infantry: ["b-red-ruthenia", "b-pomerania"],
          cavalry: ["b-pomerania"],
          artillery: ["b-lesser-poland"],
          titan: ["b-lesser-poland"],
        },
      },
    ],
    source: "designed",
  },
]);

const byId = new Map(scenarios.map(scenario => [scenario.id, scenario]));

/** A scenario by its id. */
export function scenarioOf(id: ScenarioId): Scenario {
  return byId.get(id)!;
}

/** The scenarios for a number of Nations. */
export function scenariosFor(...nations: readonly number[]): ScenarioId[] {
  return scenarios.filter(scenario => nations.includes(scenario.nations)).map(({ id }) => id);
}
