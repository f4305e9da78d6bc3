import { expect, test } from "vitest";
import type { CardId } from "../content/cards.ts";
import { Scene } from "./scenes.ts";

/** Seat 0 wins with a card in the last round; nobody adds a spark. */
const winWith = (card: CardId, parts: { light?: number[]; deck?: CardId[] } = {}) => {
  const hands: CardId[][] = [[card, "fog", "fog"], ["smuggler"], ["smuggler"]];
  if (card === "smuggler") hands[0]!.push("smuggler", "smuggler");
  const game = new Scene({ hands, worth: 1, last: true, chance: [0], ...parts }).commit(card, "smuggler", "smuggler");
  if (card === "smuggler")
    game.take(0, { kind: "spark", card: "smuggler" }).take(0, { kind: "spark", card: "smuggler" });
  return game.passAll();
};

test("TPL-008 gain light adds light to the winner's", () => {
  const game = winWith("oil-lamp");
  expect(game.state.light).toEqual([2, 0, 0]);
  expect(game.events).toContainEqual({ type: "lightGained", seat: 0, amount: 1, card: "oil-lamp" });
});

test("TPL-008 effects run line by line, in the order on the card", () => {
  const game = winWith("smuggler", { light: [0, 1, 0] });
  expect(game.state.light).toEqual([3, 1, 0]);
  game.take(0, { kind: "dim", target: 1 });
  const types = game.events.map(event => event.type);
  expect(types.indexOf("lightGained")).toBeLessThan(types.indexOf("lightDimmed"));
  expect(game.state.light).toEqual([3, 0, 0]);
});

test("TPL-009 draw cards lets the winner draw beyond the hand size", () => {
  const game = winWith("torch", { deck: ["fog", "fog", "fog", "fog", "fog", "fog", "torch", "bonfire"] });
  expect(game.events).toContainEqual({ type: "cardsDrawn", seat: 0, amount: 2, cards: ["bonfire", "torch"] });
  expect(game.state.hands[0]).toEqual(["fog", "fog", "bonfire", "torch"]);
});

test("TPL-010 the winner chooses another seat that has light, which loses some", () => {
  const game = winWith("fog", { light: [2, 0, 3] });
  expect(game.options(0)).toEqual([{ kind: "dim", target: 2 }]);
  expect(game.refusals(0)).toEqual([{ choice: { kind: "dim", target: 1 }, why: "no-light" }]);
  game.take(0, { kind: "dim", target: 2 });
  expect(game.state.light).toEqual([3, 0, 2]);
  expect(game.events).toContainEqual({ type: "lightDimmed", seat: 2, by: 0, amount: 1 });
});

test("TPL-010 nobody is asked when no other seat has light", () => {
  const game = winWith("fog", { light: [2, 0, 0] });
  expect(game.state.stack).toEqual([]);
  expect(game.state.light).toEqual([3, 0, 0]);
});
