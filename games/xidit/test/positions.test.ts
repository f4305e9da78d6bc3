// What a strong player would do: bots of every strength are asked.
import { describe } from "vitest";
import { type Line, oneOf, positions } from "#bots/test/positions/runner.ts";
import { start } from "#kernel/start.ts";
import type { XiditChoice } from "../choices.ts";
import { cities } from "../content/cities.ts";
import type { RewardId } from "../content/effects.ts";
import { orders } from "../content/orders.ts";
import type { RegionId } from "../content/regions.ts";
import { xidit } from "../index.ts";
import { RECRUITMENT, type Xidit } from "../state.ts";
import { raging, type Setting } from "./scene-spec.ts";
import { scene } from "./scenes.ts";

type Planned = Line<Xidit, XiditChoice>;

/** A whole plan and its confirmation. */
const YEAR = 7;

/** Where a plan that begins in a city acts, in order; roads that are not there are not walked. */
function actsOf({ choices }: Planned, from: number): number[] {
  let at = from;
  const acts: number[] = [];
  for (const choice of choices) {
    if (choice.kind !== "order") continue;
    if (choice.order === "action") acts.push(at);
    const { color } = orders.find(({ id }) => id === choice.order)!;
    at = (color && cities[at - 1]!.roads[color]) || at;
  }
  return acts;
}

/** How many roads a plan tries that do not leave the city. */
function missedRoads({ choices }: Planned, from: number): number {
  let at = from;
  let missed = 0;
  for (const choice of choices) {
    const color = choice.kind === "order" ? orders.find(({ id }) => id === choice.order)!.color : null;
    if (!color) continue;
    const to = cities[at - 1]!.roads[color];
    if (to === null) missed++;
    else at = to;
  }
  return missed;
}

const has =
  (...rewards: readonly RewardId[]) =>
  ({ choice }: Planned): boolean =>
    choice.kind === "take" && rewards.every(reward => choice.rewards.includes(reward));
const inRegion =
  (...ids: readonly RegionId[]) =>
  ({ choice }: Planned): boolean =>
    choice.kind === "bard" && ids.includes(choice.region);

/** Seat 0 has just paid for the threat of city 15 (two clerics for 5 Sovereigns, 2 bards, 2 floors). */
const paid = (setting: Setting = {}) =>
  scene({ at: [15, 5, 5, 5], threats: [15], ...setting, units: { 0: [0, 0, 0, 2, 0], ...setting.units } }).plan("a").s;

/** Seat 0 stands in city 4, where no token lies, and may fight a titan. */
const beforeTitan = (setting: Setting = {}) => scene({ at: [4], bare: [4], titans: raging, ...setting }).plan("a").s;

describe("Lords of Xidit", () => {
  positions<Xidit, XiditChoice>(xidit, [
    {
      title: "shows all units in a census: the most bring sovereigns",
      s: () => scene({ year: 4, units: { 0: [3, 0, 0, 0, 0] } }).plan().s,
      isGood: oneOf<XiditChoice>({ kind: "show", count: 3 }),
    },
    {
      title: "shows even a single unit in a census",
      s: () => scene({ year: 8, units: { 0: [1, 0, 0, 0, 0], 1: [0, 2, 0, 0, 0] } }).plan().s,
      isGood: oneOf<XiditChoice>({ kind: "show", count: 1 }),
    },
    {
      title: "recruits where it stands before it moves on",
      s: () => scene({ at: [7], recruits: { 7: "full", 6: "full" } }).s,
      isGood: oneOf<XiditChoice>({ kind: "order", order: "action" }),
      bots: ["greedy", "expert"],
    },
    {
      title: "acts at least twice in a Year where two cities next to each other have recruits",
      s: () => scene({ at: [7], recruits: { 7: "full", 6: "full" } }).s,
      isGood: line => actsOf(line, 7).length > 1,
      length: YEAR,
    },
    {
      title: "eliminates the threat where it stands when it has the units for it",
      s: () => scene({ year: 6, at: [15, 5, 5, 5], threats: [15], units: { 0: [0, 0, 0, 2, 0] } }).s,
      isGood: line => actsOf(line, 15).includes(15),
      length: YEAR,
    },
    {
      title: "walks to the threat next door that it can pay",
      s: () => scene({ year: 6, at: [14, 5, 5, 5], bare: [14], threats: [15], units: { 0: [0, 0, 0, 2, 0] } }).s,
      isGood: line => actsOf(line, 14).includes(15),
      length: YEAR,
    },
    {
      title: "in the last Year units are worth nothing in the hand: the threat at its feet is eliminated",
      s: () => scene({ year: 12, at: [15, 5, 5, 5], threats: [15], units: { 0: [0, 0, 0, 2, 0] } }).s,
      isGood: line => actsOf(line, 15)[0] === 15,
      length: YEAR,
    },
    {
      title: "does not act before a threat that it cannot pay",
      s: () => scene({ at: [15, 5, 5, 5], threats: [15], recruits: { 14: "full" } }).s,
      isGood: line => actsOf(line, 15)[0] !== 15,
      length: YEAR,
    },
    {
      title: "gets the recruits that a threat asks for, then eliminates it",
      s: () => scene({ year: 6, at: [14, 5, 5, 5], recruits: { 14: [2, 2, 1, 0, 0] }, threats: [18] }).s,
      isGood: line => actsOf(line, 14)[0] === 14,
      length: YEAR,
      bots: ["greedy", "expert"],
    },
    {
      title: "never plans a road that does not leave the city",
      s: () => scene({ at: [4, 5, 5, 5], recruits: { 4: "full", 6: "full" } }).s,
      isGood: line => missedRoads(line, 4) === 0,
      length: YEAR,
    },
    {
      title: "does not spend a Year without an action",
      s: () => scene({ at: [1, 1, 1, 1], recruits: { 2: "full", 12: "full" } }).s,
      isGood: line => actsOf(line, 1).length > 0,
      length: YEAR,
    },
    {
      title: "fights a titan in the last Year with units that can do nothing else",
      s: () => beforeTitan({ year: 12, units: { 0: [4, 0, 0, 0, 0] } }),
      isGood: oneOf<XiditChoice>({ kind: "fight", titan: "titan-3a" }),
    },
    {
      title: "pays a titan with what it has most of, not with its only mage",
      s: () => {
        const game = scene({ at: [20, 1, 1, 1], bare: [20], titans: raging, units: { 0: [4, 0, 0, 0, 1] } });
        return game.plan("a").choose(0, { kind: "fight", titan: "titan-3a" }).s;
      },
      isGood: oneOf<XiditChoice>({ kind: "pay", unit: "militia" }),
    },
    {
      title: "in the last Year walks to the threat it can pay and leaves the recruits",
      s: () =>
        scene({ year: 12, at: [14, 5, 5, 5], recruits: { 14: "full" }, threats: [15], units: { 0: [0, 0, 0, 2, 0] } })
          .s,
      isGood: line => actsOf(line, 14).includes(15),
      length: YEAR,
    },
    {
      title: "starts where recruits are, or next to them",
      s: () => start(xidit, { seats: 4, seed: "a start", options: {} }) as Xidit,
      isGood: ({ choice, s }) =>
        choice.kind === "start" &&
        [choice.city, ...Object.values(cities[choice.city - 1]!.roads)].some(
          city => city && s.token[city] === RECRUITMENT,
        ),
    },
    {
      title: "takes the sovereigns when Wealth comes first and it is last in it",
      s: () =>
        paid({
          year: 12,
          evaluations: ["wealth", "influence", "reputation"],
          sovereigns: [2, 6, 9, 9],
          guilds: { 1: [0, 4], 2: [0, 4], 3: [1, 1] },
        }),
      isGood: has("sovereigns"),
    },
    {
      title: "takes the floors when Influence comes first and it has none",
      s: () =>
        paid({
          year: 12,
          evaluations: ["influence", "wealth", "reputation"],
          sovereigns: [30, 3, 4, 5],
          guilds: { 1: [1, 1], 2: [2, 2], 3: [3, 3] },
        }),
      isGood: has("floors"),
    },
    {
      title: "places a bard where it breaks a tie for the most, not where it is alone",
      s: () =>
        scene({
          year: 12,
          at: [15, 5, 5, 5],
          threats: [15],
          units: { 0: [0, 0, 0, 2, 0] },
          regionBards: { "ad-larian": [3, 0, 0, 0], estoria: [4, 0, 0, 0], "ashen-coast": [1, 1, 0, 0] },
        })
          .plan("a")
          .choose(0, { kind: "take", rewards: ["bards", "floors"] }).s,
      isGood: inRegion("ashen-coast"),
    },
    {
      title: "places bards where they take the lead, not where it leads by far",
      s: () =>
        scene({
          at: [15, 5, 5, 5],
          threats: [15],
          units: { 0: [0, 0, 0, 2, 0] },
          regionBards: { "ad-larian": [6, 0, 0, 0], estoria: [1, 2, 0, 0], "ashen-coast": [5, 0, 0, 0] },
        })
          .plan("a")
          .choose(0, { kind: "take", rewards: ["bards", "floors"] }).s,
      isGood: inRegion("estoria"),
    },
  ]);
});
