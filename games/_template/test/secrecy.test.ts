import { expect, test } from "vitest";
import { eventsFor } from "#kernel/look.ts";
import type { CardId } from "../content/cards.ts";
import { beacons } from "../index.ts";
import { Scene } from "./scenes.ts";

const hands: CardId[][] = [["fog", "torch"], ["bonfire"]];

test("TPL-013 a hand is known only to its owner, the deck to nobody", () => {
  const { state } = new Scene({ hands, deck: ["smuggler", "lighthouse"] });
  const handsSeenBy = (viewer: number | "spectator") => beacons.viewFor(state, viewer).seats.map(seat => seat.hand);
  expect(handsSeenBy(0)).toEqual([["fog", "torch"], null]);
  expect(handsSeenBy(1)).toEqual([null, ["bonfire"]]);
  expect(handsSeenBy("spectator")).toEqual([null, null]);
  const view = beacons.viewFor(state, 0);
  expect(view.seats.map(seat => seat.handSize)).toEqual([2, 1]);
  expect(view.deckSize).toBe(2);
  expect(JSON.stringify(view)).not.toContain("lighthouse");
});

test("TPL-013 drawn cards are seen only by the one who draws", () => {
  const game = new Scene({
    hands: [["fog"], ["bonfire"]],
    last: true,
    deck: ["fog", "torch", "fog", "torch", "fog", "torch"],
  });
  game.commit("fog", "bonfire").passAll();
  const drawnBy = (seat: number, viewer: number | "spectator") =>
    eventsFor(beacons, game.events, viewer).find(
      event => event.type === "cardsDrawn" && "seat" in event && event.seat === seat,
    );
  expect(drawnBy(0, 0)).toMatchObject({ amount: 3, cards: ["torch", "fog", "torch"] });
  for (const viewer of [1, "spectator"] as const) expect(drawnBy(0, viewer)).toMatchObject({ amount: 3, cards: null });
});
