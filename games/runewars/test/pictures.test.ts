// First change, then report: at each event every viewer's picture already shows what the event tells of.
import { describe, expect, test } from "vitest";
import type { Viewer } from "#kernel/game.ts";
import { copy } from "#kernel/json.ts";
import { isOver, look } from "#kernel/look.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { motionOf } from "#web/kit/stage.ts";
import { animate } from "../board/animate.ts";
import { stillIn } from "../board/at-rest.ts";
import { type Figure, PLACES, typeIn, unitsInCount } from "../content/army.ts";
import { titleIds } from "../content/titles.ts";
import { type UnitId, units } from "../content/units.ts";
import type { RuneEvent } from "../events.ts";
import { runewars } from "../index.ts";
import type { Runewars } from "../state.ts";
import { viewEvent } from "../view/events.ts";
import type { BattleView } from "../view/frames.ts";
import { type HeroView, type RuneView, viewFor } from "../view/view.ts";

type EventOf<T extends RuneEvent["type"]> = Extract<RuneEvent, { type: T }>;
/** What a picture shows once an event has been told, in numbers; the second one is what the event says. */
type Shows = { readonly [T in RuneEvent["type"]]?: (view: RuneView, event: EventOf<T>) => readonly [unknown, unknown] };

const battleIn = (view: RuneView): BattleView | undefined =>
  view.frames.findLast((frame): frame is BattleView => frame.proc === "battle");
const heroIn = (view: RuneView, id: string): HeroView | undefined => view.heroes.find(hero => hero.id === id);

const shows: Shows = {
  seasonStarted: (view, { year, season }) => [
    [view.year, view.season],
    [year, season],
  ],
  ordersRevealed: (view, { orders }) => [view.players.map(({ active }) => active), orders],
  dialSet: (view, { seat, resource, to }) => [view.players[seat]![resource], to],
  bidsRevealed: (view, { bids }) => [view.bids, bids],
  areaActivated: (view, { seat, area }) => [view.activated[area]! & (1 << seat), 1 << seat],
  activationRemoved: (view, { seat, area }) => [view.activated[area]! & (1 << seat), 0],
  heroMoved: (view, { hero, to }) => [heroIn(view, hero)?.area, to],
  heroJoined: (view, { hero, area }) => [heroIn(view, hero)?.area, area],
  heroDefeated: (view, { hero }) => [heroIn(view, hero), undefined],
  heroDeserted: (view, { hero }) => [heroIn(view, hero), undefined],
  heroRouted: (view, { hero }) => [heroIn(view, hero)?.routed, true],
  heroStood: (view, { hero }) => [heroIn(view, hero)?.routed, false],
  strongholdBuilt: (view, { area, seat, isDamaged }) => [
    [view.stronghold[area], view.damaged[area] === 1],
    [seat, isDamaged],
  ],
  strongholdDamaged: (view, { area }) => [view.damaged[area], 1],
  strongholdRepaired: (view, { area }) => [view.damaged[area], 0],
  strongholdRemoved: (view, { area }) => [view.stronghold[area], -1],
  developmentBuilt: (view, { area, development }) => [view.development[area], development],
  developmentRemoved: (view, { area }) => [view.development[area], ""],
  titleTaken: (view, { seat, title, influence }) => {
    const at = titleIds.indexOf(title);
    return [
      [view.titleHolder[at], view.titleInfluence[at]],
      [seat, influence],
    ];
  },
  tacticsPlayed: (view, { card }) => [view.tacticsDiscard.includes(card), true],
  springCame: view => [view.army.every(count => count === unitsInCount(count)), true],
  tileLaid: (view, { tile }) => [view.board.placements.length > 0 && tile !== "", true],
  boardRestarted: (view, { why }) => [view.board.placements.length === 0, why !== "sample"],
  roundStarted: (view, { round }) => [battleIn(view)?.round, round],
  cardsDrawn: (view, { side, count }) => [battleIn(view)?.[side].cards.length, count],
  cardsShown: (view, { symbol }) => [battleIn(view)?.shown, symbol],
  battleEnded: (view, { winner }) => [battleIn(view)?.winner, winner],
  playerEliminated: (view, { seat }) => [view.players[seat]!.isOut, true],
  victoryClaimed: (view, { seat, season }) => [view.players[seat]!.claim, season],
  claimFailed: (view, { seat }) => [view.players[seat]!.claim, -1],
  runeRevealed: (view, { area, rune }) => [
    [view.runes[area], view.runeUp[area]],
    [rune === "dragon" ? 1 : 2, 1],
  ],
  runeMoved: (view, { from }) => [view.runes[from], 0],
  gameEnded: (view, { winner }) => [view.winner, winner],
};

const figuresOf = (line: readonly Figure[], unit: UnitId): number =>
  line.filter(figure => units[typeIn(figure)]!.id === unit).length;

/** Units of a type in a picture: on the map, before an area, in a battle. */
function unitsIn(view: RuneView, unit: UnitId): number {
  const type = units.findIndex(({ id }) => id === unit);
  const place = type >= 16 ? type - 12 : type % 4;
  const faction = units[type]!.faction;
  const onMap = view.army.reduce((sum, count, at) => {
    const owner = view.players[view.owner[Math.floor(at / PLACES)]!]?.faction ?? null;
    return at % PLACES === place && (faction === null || owner === faction) ? sum + unitsInCount(count) : sum;
  }, 0);
  const battle = battleIn(view);
  const lines = battle ? [...battle.attacker.line, ...battle.defender.line] : [];
  return onMap + figuresOf(view.force?.figures ?? [], unit) + figuresOf(lines, unit) + view.supply[type]!;
}

const runner = runnerOf(runewars);

/** Games with choices by lot that seek battles, told event by event. */
function* pictures(seats: number, seed: string, viewer: Viewer, options: Record<string, string>) {
  const state = start(runewars, { seats, seed, options }) as Runewars;
  let lot = [...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const below = (n: number): number => {
    lot = (Math.imul(lot, 1_103_515_245) + 12_345) >>> 0;
    return (lot >>> 8) % n;
  };
  while (!isOver(state)) {
    const seat = state.open[0]!;
    const all = look(runewars, state, seat).question!.options;
    const eager = all.filter(({ kind }) => !["pass", "done", "decline", "give"].includes(kind));
    const wars = all.filter(
      each =>
        each.kind === "battle" ||
        (each.kind === "order" && [2, 3].includes(Number(each["order" as keyof typeof each]))),
    );
    const likely = wars.length > 0 ? wars : eager;
    const from = likely.length > 0 && below(4) > 0 ? likely : all;
    const choice = from[below(from.length)]!;
    const told: { event: RuneEvent; before: RuneView; after: RuneView }[] = [];
    let before = copy(viewFor(state, viewer));
    runner.play(state, seat, choice, [], (event, now) => {
      const after = copy(viewFor(now as Runewars, viewer));
      told.push({ event: viewEvent(event as RuneEvent, viewer), before, after });
      before = after;
    });
    yield* told;
  }
}

const tables: [string, number, Viewer, Record<string, string>][] = [
  ["two, ready board", 2, 0, { board: "ready" }],
  ["three, built board, discovery", 3, "spectator", { discovery: "on" }],
  ["four, ready board", 4, 3, { board: "ready", factions: "random" }],
];

describe("pictures", () => {
  test.each(tables)("%s: show what their event tells, and lose no unit on the way", (name, seats, viewer, options) => {
    const seen = new Set<string>();
    let isWhole = false;
    for (const { event, before, after } of pictures(seats, name, viewer, options)) {
      seen.add(event.type);
      const show = shows[event.type] as ((view: RuneView, event: RuneEvent) => readonly [unknown, unknown]) | undefined;
      const [shown, told] = show?.(after, event) ?? [null, null];
      expect(shown, JSON.stringify(event)).toEqual(told);
      isWhole ||= event.type === "seasonStarted";
      if (event.type === "unitsMoved" || event.type === "unitsDestroyed" || event.type === "figureHit") {
        for (const { unit } of "groups" in event ? event.groups : [event]) {
          if (isWhole)
            expect(unitsIn(after, unit), JSON.stringify(event)).toBe(units.find(({ id }) => id === unit)!.count);
        }
      }
      const motion = motionOf({ animate }, event, before);
      if (motion) {
        expect(motion.ms).toBeGreaterThan(0);
        const still = stillIn(before, { event, after, motion, id: 1, ms: motion.ms });
        expect(still.army.every((count, at) => unitsInCount(count) <= unitsInCount(before.army[at]!))).toBe(true);
        if (event.type === "heroMoved") expect(heroIn(still, event.hero)).toBeUndefined();
      }
    }
    for (const type of ["unitsMoved", "ordersRevealed", "battleEnded", "heroMoved", "cardsDrawn"])
      expect(seen).toContain(type);
  });

  test("an army that has left and not arrived stands before its goal, for a spectator too", () => {
    let waiting = 0;
    for (const { event, after } of pictures(4, "on the way", "spectator", { board: "ready" })) {
      if (event.type !== "unitsMoved" || event.cause !== "order" || !after.force) continue;
      waiting++;
      expect(after.force).toMatchObject({ seat: event.seat, area: event.to });
      for (const { unit, count } of event.groups)
        expect(figuresOf(after.force.figures, unit)).toBeGreaterThanOrEqual(count);
    }
    expect(waiting).toBeGreaterThan(3);
  });
});
