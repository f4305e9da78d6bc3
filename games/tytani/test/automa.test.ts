// Whole turns of automas against a second opinion on what they should do.
import { expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import { copyState } from "#kernel/game.ts";
import type { GameEvent } from "#kernel/procedure.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { has, sizeOf } from "../content/army.ts";
import { ATTACKER } from "../content/marks.ts";
import { HAND_LIMIT } from "../content/numbers.ts";
import { type ActionId, actions, orderOf } from "../content/orders.ts";
import { soloCardOf } from "../content/solo.ts";
import { supportOf } from "../content/support.ts";
import { unitTypes } from "../content/units.ts";
import type { TytaniEvent } from "../events.ts";
import type { BattleFrame } from "../frames.ts";
import { tytani } from "../index.ts";
import { placeOf } from "../map/atlas.ts";
import { retreatRegions } from "../rules/resolution.ts";
import type { Tytani } from "../state.ts";
import { Model } from "./automa-model.ts";
import { type Deed, Stage } from "./automa-stage.ts";

/** Plays a game alone at random; every event with the state that the step before it left. */
function deedsOf(scenario: string, difficulty: string, seed: string): Deed[] {
  const options = { "scenario-1": scenario, difficulty, capitals: seed.endsWith("2") ? "captured" : "destroyed" };
  const s = start(tytani, { seats: 1, options, seed }) as Tytani;
  const runner = runnerOf(tytani);
  const luck = fastChance(seed);
  const deeds: Deed[] = [];
  let before = copyState(tytani, s);
  const note = (event: GameEvent, now: object): void => {
    deeds.push({ before, event: event as TytaniEvent });
    before = copyState(tytani, now as Tytani);
  };
  runner.trace = () => {
    before = copyState(tytani, s);
  };
  try {
    while (s.stack.length > 0) runner.play(s, s.open[0]!, randomChoice(tytani, s, s.open[0]!, luck), [], note);
  } finally {
    runner.trace = null;
  }
  return deeds;
}

const place = (id: string): number => placeOf(id as Parameters<typeof placeOf>[0]);

/** Checks one action of an automa: what follows it is what the rules say. */
function checkAction(s: Tytani, power: number, action: ActionId, next: TytaniEvent | undefined): void {
  const model = new Model(s, power);
  const [op] = actions[action];
  if (op?.op === "moveUnits") {
    const move = model.move(op)!;
    const told = next?.type === "attackDeclared" ? { ...next, to: next.at } : next;
    expect(told).toMatchObject({ army: move.army });
    const { from, to } = told as { from: string; to: string };
    expect([place(from), place(to)]).toEqual([move.from, move.to]);
  } else if (op?.op === "deployUnit") {
    const unit = model.unit(op.types)!;
    expect(next).toMatchObject({ type: "unitsDeployed", unit });
    expect(place((next as { at: string }).at)).toBe(model.place(unit));
  } else if (op?.op === "buildFortress") {
    expect(next).toMatchObject({ type: "fortressBuilt" });
    expect(place((next as { at: string }).at)).toBe(model.site());
  }
}

const sequence = ["buy", "build", "deploy", "move-titan", "move-army"];
const games = [
  ["a2-baltic-dominion", "captain", "automa 1"],
  ["a3-the-deluge", "hetman", "automa 2"],
  ["b3-northern-storm", "king-of-kings", "automa 3"],
  ["b2-ingrian-war", "page", "automa 4"],
  ["a3-wild-steppe", "recruit", "automa 5"],
  ["b3-hetmans-war", "hetman", "automa 6"],
  ["a2-road-to-azov", "hetman", "automa 7"],
  ["b2-smolensk-war", "king-of-kings", "automa 8"],
  ["a3-the-deluge", "king-of-kings", "automa 9"],
  ["a3-wild-steppe", "king-of-kings", "automa 10"],
] as const;

test.each(games)("TYT-262 to TYT-266 automas fight as their rules say: %s, %s", (scenario, difficulty, seed) => {
  const deeds = deedsOf(scenario, difficulty, seed);
  let stages = 0;
  for (const [i, { before, event }] of deeds.entries()) {
    if (!("who" in event) || typeof event.who !== "string") continue;
    const power = before.powers.findIndex(({ nation }) => nation === event.who);
    if (event.type === "stageStarted") {
      new Stage(deeds, i, power, event.isAttacker).check();
      stages++;
    } else if (event.type === "unitLost" && event.cause === "losses") {
      // TYT-265
      const battle = before.stack.find(frame => frame.proc === "battle") as BattleFrame;
      const army =
        battle.sides[ATTACKER].power === power
          ? before.attacks.reduce((all, attack) => all + (attack.to === battle.at ? attack.army : 0), 0)
          : before.units[battle.at]!;
      expect(event.unit).toBe(unitTypes.find(unit => has(army, unit)));
    } else if (event.type === "unitsMoved" && event.cause === "retreat") {
      const battle = before.stack.find(frame => frame.proc === "battle") as BattleFrame;
      const open = retreatRegions(before, battle);
      const size = (at: number): number => (before.owner[at] === power ? sizeOf(before.units[at]!) : 0);
      const most = Math.max(...open.map(size));
      expect(place(event.to)).toBe(Math.min(...open.filter(at => size(at) === most)));
    }
  }
  expect(stages).toBeGreaterThan(0);
});

test.each(games)(
  "TYT-254 to TYT-261, TYT-267, TYT-342, TYT-343 automas do what their cards say: %s, %s",
  (scenario, difficulty, seed) => {
    const deeds = deedsOf(scenario, difficulty, seed);
    let left: ActionId[] = [];
    for (const [i, { before, event }] of deeds.entries()) {
      if (!("who" in event) || typeof event.who !== "string") continue;
      const power = before.powers.findIndex(({ nation }) => nation === event.who);
      const model = new Model(before, power);
      const next = deeds[i + 1]?.event;
      if (event.type === "orderTaken") {
        expect(event.order).toBe(model.order());
        left = [...orderOf(event.order).actions];
      } else if (event.type === "actionStarted" || event.type === "actionSkipped") {
        // TYT-255
        const rank = (action: ActionId): number => {
          const at = sequence.findIndex(each => action.startsWith(each));
          return at >= 0 ? at : 9;
        };
        expect(left.every(other => rank(other) >= rank(event.action))).toBe(true);
        left = left.filter(other => other !== event.action);
        const isBuying = event.action.startsWith("buy");
        if (!isBuying) expect(event.type === "actionStarted").toBe(model.canDo(event.action));
        if (event.type === "actionStarted") checkAction(before, power, event.action, next);
      } else if (event.type === "nationCardRevealed") {
        const [op] = left.length > 0 || before.phase === "orders" ? actions[lastAction(deeds, i)] : [];
        const price = model.price(op?.op === "buyNationCard" ? op.discount : 0);
        const { hand, deck } = before.powers[power]!;
        expect(event.card).toBe(deck.at(-1));
        const isBought = price <= hand.length;
        const paid = deeds.slice(i + 1, i + 1 + price).map(deed => deed.event.type);
        if (isBought) expect(paid).toEqual(paid.map(() => "supportDiscarded"));
        expect(deeds[i + 1 + (isBought ? price : 0)]?.event.type === "nationCardBought").toBe(isBought);
      } else if (event.type === "supportTaken") {
        // TYT-267
        const { pick } = soloCardOf(before.powers[power]!.soloCard as "solo-storm");
        expect(event.card).toBe(before.supportPool.find(card => supportOf(card).effect === pick));
      } else if (event.type === "supportDrawn" && event.cause === "phase") {
        const { pick } = soloCardOf(before.powers[power]!.soloCard as "solo-storm");
        expect(before.supportPool.some(card => supportOf(card).effect === pick)).toBe(false);
      } else if (event.type === "turnStarted") {
        expect(before.powers[power]!.hand.length).toBeLessThanOrEqual(HAND_LIMIT + 2);
      } else if (event.type === "unitsDeployed" && event.cause === "titan") {
        expect(place(event.at)).toBe(model.place("titan"));
      }
    }
  },
);

/** The action that was begun last. */
function lastAction(deeds: readonly Deed[], i: number): ActionId {
  const begun = deeds.slice(0, i).findLast(({ event }) => event.type === "actionStarted")!.event;
  return (begun as Extract<TytaniEvent, { type: "actionStarted" }>).action;
}
