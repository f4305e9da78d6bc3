// The picture at each event: it shows what the event tells, and pieces move at no other event.
import { describe, expect, test } from "vitest";
import { copyState } from "#kernel/game.ts";
import { copy } from "#kernel/json.ts";
import { isOver, look } from "#kernel/look.ts";
import type { State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { seeded } from "#web/kit/ink.ts";
import { slotIds } from "../content/actions.ts";
import { FREE, SERF, TOKEN } from "../content/marks.ts";
import type { HlasEvent } from "../events.ts";
import { hlas } from "../index.ts";
import type { HlasView } from "../view/view.ts";

const MOST = 1500;
const quiet = ["pass", "done", "decline", "skip", "endTurn", "noMuster", "stop"];

interface Step {
  readonly event: HlasEvent;
  readonly before: HlasView;
  readonly after: HlasView;
}

const pictureOf = (state: State): HlasView => copy(look(hlas, state, 0).view as HlasView);

/** Every event of a game with choices by lot, between its pictures. */
function* steps(seats: number, seed: number, options: Record<string, string>): Generator<Step> {
  const random = seeded(seed);
  let state = start(hlas, { seats, seed: String(seed), options });
  for (let n = 0; n < MOST && !isOver(state); n++) {
    const seat = state.open[0]!;
    const all = look(hlas, state, seat).question!.options;
    const eager = all.filter(({ kind }) => !quiet.includes(kind));
    const from = eager.length > 0 && random() < 0.8 ? eager : all;
    const [next, found] = [copyState(hlas, state), [] as Step[]];
    let before = pictureOf(state);
    runnerOf(hlas).play(next, seat, copy(from[Math.floor(random() * from.length)]!), [], (event, now) => {
      const after = copy(hlas.viewFor(now as never, 0));
      found.push({ event: event as HlasEvent, before, after });
      before = after;
    });
    yield* found;
    state = next;
  }
}

/** Where the pieces of all sides are. */
const piecesOf = ({ realms }: HlasView): string =>
  JSON.stringify(
    realms.map(({ serfs, warriors, heroes, seaVessel, airVessel, towers, capital, serfsLeft, warriorsLeft }) => [
      serfs,
      warriors,
      heroes,
      [seaVessel, airVessel, capital, serfsLeft, warriorsLeft],
      towers,
    ]),
  );

/** Events at which pieces come, go or move. */
const moving: ReadonlySet<HlasEvent["type"]> = new Set([
  "capitalPlaced",
  "actionChosen",
  "unitsRecruited",
  "unitBoarded",
  "unitLeft",
  "buildingBuilt",
  "towerBuilt",
  "towerLost",
  "unitsMoved",
  "unitLost",
  "unitSaved",
  "slotFreed",
  "capitalDestroyed",
  "realmEliminated",
  "roundEnded",
]);

type Shown = { readonly [T in HlasEvent["type"]]?: (step: Step, event: Extract<HlasEvent, { type: T }>) => boolean };

/** What the picture at an event must show. */
const shown: Shown = {
  resourcesGained: ({ before, after }, { seat, ore, mana, food }) =>
    (["ore", "mana", "food"] as const).every(
      (kind, i) => after.realms[seat]![kind] - before.realms[seat]![kind] === [ore, mana, food][i],
    ),
  resourcesPaid: ({ before, after }, { seat, ore, mana, food }) =>
    (["ore", "mana", "food"] as const).every(
      (kind, i) => before.realms[seat]![kind] - after.realms[seat]![kind] === [ore, mana, food][i],
    ),
  vpGained: ({ before, after }, { seat, amount }) => after.realms[seat]!.vp - before.realms[seat]!.vp === amount,
  unitsMoved: ({ before, after }, { from, to }) => from === to || piecesOf(before) !== piecesOf(after),
  unitsRecruited: ({ before, after }) => piecesOf(before) !== piecesOf(after),
  unitLost: ({ before, after }) => piecesOf(before) !== piecesOf(after),
  actionChosen: ({ after }, { seat, slot, via }) =>
    after.realms[seat]!.slots[slotIds.indexOf(slot)] === (via === "token" ? TOKEN : SERF),
  towerBuilt: ({ after }, { seat, at }) => after.realms[seat]!.towers.includes(at),
  towerLost: ({ after }, { seat, at }) => !after.realms[seat]!.towers.includes(at),
  buildingBuilt: ({ after }, { seat, building }) => after.realms[seat]!.buildings.includes(building),
  capitalUpgraded: ({ after }, { seat, level }) => after.realms[seat]!.level === level,
  cardsDrawn: ({ before, after }, { seat, count }) =>
    after.realms[seat]!.librarySize - before.realms[seat]!.librarySize === count,
  endTriggered: ({ after }, { objective }) => after.trigger === objective,
  roundStarted: ({ after }, { round }) => after.round === round,
  roundEnded: ({ after }, { first }) =>
    after.first === first && after.realms.every(({ slots }) => slots.every(slot => slot === FREE)),
  battleStarted: ({ after }, { at }) => after.frames.some(frame => frame.proc === "battle" && frame.region === at),
  tacticsRevealed: ({ after }, { attack, defence }) => {
    const battle = after.frames.findLast(frame => frame.proc === "battle");
    return (
      battle?.proc === "battle" &&
      (attack === "" || battle.sides[0]!.tactic === attack) &&
      (defence === "" || battle.sides[1]!.tactic === defence)
    );
  },
  spellTurned: ({ after }, { seat, card, to }) =>
    after.realms[seat]!.scribed.some((each, i) => each === card && after.realms[seat]!.turned[i] === to),
  gameEnded: ({ after }, { reason }) => after.ending === reason,
};

const isShown = (step: Step): boolean => {
  const check = shown[step.event.type] as ((step: Step, event: HlasEvent) => boolean) | undefined;
  return check?.(step, step.event) ?? true;
};

describe("the picture at an event", () => {
  test.each([
    ["two", 2, 11, {}],
    ["three", 3, 5, {}],
    ["four in teams", 4, 3, { teams: "on" }],
    ["alone", 1, 6, {}],
  ] as const)("%s: shows what it tells, and nothing moves without one", (_name, seats, seed, options) => {
    const seen = new Set<string>();
    for (const step of steps(seats, seed, options)) {
      const { event, before, after } = step;
      seen.add(event.type);
      expect(isShown(step), JSON.stringify(event)).toBe(true);
      if (!moving.has(event.type)) expect(piecesOf(after), JSON.stringify(event)).toBe(piecesOf(before));
    }
    for (const type of ["unitsMoved", "actionChosen", "battleStarted", "roundEnded"]) expect(seen).toContain(type);
  });
});
