// The figures from which the worth of a world is learned: points by source as they would be now, means, figures on the
// board, and the battle that is on. All of it lies open.
import type { Features } from "#kernel/network.ts";
import type { Seat } from "#kernel/procedure.ts";
import { NONE } from "../content/marks.ts";
import { pieceFacts } from "../content/units.ts";
import { harvestOf } from "../rules/harvest.ts";
import { realmOf } from "../rules/queries.ts";
import { scoreOf } from "../rules/scoring.ts";
import type { Hlas } from "../state.ts";
import { battleWorth, roundsLeft } from "./evaluate.ts";

const SOURCES = ["play", "units", "buildings", "towers", "level", "scribed", "regions", "abilities", "tokens"] as const;
const names = [
  ...SOURCES,
  "ore",
  "mana",
  "food",
  "income",
  "serfs",
  "warriors",
  "heroes",
  "vessels",
  "towersBuilt",
  "levelReached",
  "library",
  "battle",
  "leadAtEnd",
  "first",
  "acting",
  "out",
];

/** The usual length of a game in rounds. */
const USUAL_ROUNDS = 9;

function figuresOf(s: Hlas, seat: Seat): number[] {
  const realm = realmOf(s, seat);
  const score = scoreOf(s, seat);
  const { ore, mana, food, choices } = harvestOf(s, seat);
  return [
    ...SOURCES.map(source => score[source]),
    realm.ore,
    realm.mana,
    realm.food,
    ore + mana + food + choices,
    pieceFacts.serf.count - realm.serfsLeft,
    pieceFacts.warrior.count - realm.warriorsLeft,
    realm.heroes.filter(place => place !== NONE).length,
    Number(realm.seaVessel !== NONE) + Number(realm.airVessel !== NONE),
    realm.towers.length,
    realm.level,
    realm.library.length,
    realm.isOut ? 0 : battleWorth(s, seat),
    s.trigger === "" ? 0 : score.total,
    Number(s.first === seat),
    Number(s.open.includes(seat)),
    Number(realm.isOut),
  ];
}

/** What a seat may know of a world, in figures. */
export const features: Features<Hlas> = {
  names,
  covers: s => !s.teams && !s.solo,
  fill(s, _viewer, rows) {
    for (let seat = 0; seat < s.seats; seat++) rows.set(figuresOf(s, seat), seat * names.length);
    return roundsLeft(s) / USUAL_ROUNDS;
  },
};
