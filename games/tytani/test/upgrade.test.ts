import { describe, expect, test } from "vitest";
import { copyState } from "#kernel/game.ts";
import { runnerOf } from "#kernel/run.ts";
import type { TytaniChoice } from "../choices.ts";
import { supportNumber } from "../content/support.ts";
import { tytani } from "../index.ts";
import { rolls, type Scene, scene } from "./scenes.ts";

/** The state as it was saved before Battles knew their armies, their losses and whether they were decided. */
function older({ s }: Scene) {
  const saved = copyState(tytani, s);
  for (const frame of saved.stack) {
    if (frame.proc !== "battle") continue;
    const battle = frame as unknown as Record<string, unknown> & { sides: Record<string, unknown>[] };
    const isBefore = frame.step === "act";
    delete battle.isDecided;
    delete battle.gained;
    battle.titanLost = !isBefore;
    for (const side of battle.sides) {
      delete side.lost;
      if (isBefore) side.army = 0;
    }
  }
  delete (saved as { fought?: unknown }).fought;
  for (const own of saved.powers) {
    delete (own as { shown?: unknown }).shown;
    delete (own.score as { start?: unknown }).start;
  }
  return saved;
}

const battle = (dice: string): Scene =>
  scene({
    using: "order-great-march",
    map: { "a-prussia": "0 iit", "a-volhynia": "1 it", "a-transylvania": "1" },
    chance: rolls(dice),
  })
    .act("move-army")
    .march("a-prussia", "iit", "a-volhynia")
    .end();

describe("states saved under earlier rules", () => {
  test("TYT-271, TYT-273 cards that everybody knows were named by their ids", () => {
    const it = battle("i1 i1 t3 i1 t1");
    const card = it.s.supportDeck.pop()!;
    it.power(1).hand.push(card);
    it.power(1).shown = [supportNumber(card)];
    it.s.shuffledIn = it.s.supportDeck.map(supportNumber);
    const saved = copyState(tytani, it.s);
    Object.assign(saved.powers[1]!, { shown: [card] });
    Object.assign(saved, { shuffledIn: [...it.s.supportDeck] });
    tytani.upgrade!(saved);
    expect(saved).toEqual(it.s);
    expect(it.look(0).view).toMatchObject({ shuffledIn: it.s.supportDeck, powers: [{}, { shown: [card] }] });
  });

  test("TYT-129 a Battle before its decision knows its armies again, and goes on to the same end", () => {
    const it = battle("i1 i1 t3 i1 t1");
    const saved = older(it);
    tytani.upgrade!(saved);
    expect(saved).toEqual(it.s);
    runnerOf(tytani).play(saved, saved.open[0]!, { kind: "endStage" }, []);
    it.endStage();
    expect(saved).toEqual(it.s);
  });

  test("TYT-163 a Titan that was already lost still counts for the winner", () => {
    const it = battle("i2 i2 t3 i0 t1").fight();
    it.choose({ kind: "lose", unit: "titan", from: "a-volhynia" });
    const saved = older(it);
    tytani.upgrade!(saved);
    const lose: TytaniChoice = { kind: "lose", unit: "infantry", from: "a-volhynia" };
    for (const state of [saved, it.s]) runnerOf(tytani).play(state, 1, lose, []);
    expect(saved.powers[0]!.score).toEqual(it.s.powers[0]!.score);
    expect(it.s.powers[0]!.score.titans).toBe(1);
  });
});
