import { describe, expect, test } from "vitest";
import { scriptChance } from "#kernel/chance.ts";
import { look, questionOf } from "#kernel/look.ts";
import { start, startWith } from "#kernel/start.ts";
import { type CardId, cardIds } from "../content/cards.ts";
import { numbers } from "../content/numbers.ts";
import { beacons } from "../index.ts";
import type { Beacons } from "../state.ts";
import { Scene } from "./scenes.ts";

const begin = (seats: number, options = {}) => start(beacons, { seats, seed: "begin", options }) as Beacons;

test("TPL-001 each seat begins without light and with three cards of a deck with four of each card", () => {
  for (const seats of [2, 3, 4]) {
    const { light, hands, deck } = begin(seats);
    expect(light).toEqual(Array(seats).fill(0));
    expect(hands.map(hand => hand.length)).toEqual(Array(seats).fill(3));
    expect([...deck, ...hands.flat()].sort()).toEqual(cardIds.flatMap(id => [id, id, id, id]).sort());
  }
  expect(beacons.seats).toEqual([2, 3, 4]);
});

test("TPL-001 the deck is shuffled", () => {
  const decks = [1, 2, 3].map(seed => (start(beacons, { seats: 2, seed: `${seed}` }) as Beacons).deck.join());
  expect(new Set(decks).size).toBe(3);
});

test("TPL-002 the short game lasts four rounds, the long one seven", () => {
  expect(begin(2).rounds).toBe(4);
  expect(begin(2, { length: "long" }).rounds).toBe(7);
});

test("TPL-002 the first seat moves on by one each round", () => {
  const game = new Scene({ hands: [["fog"], ["bonfire"], ["torch"]], chance: [0], discard: [] });
  expect(game.state.first).toBe(0);
  game.commit("fog", "bonfire", "torch").passAll();
  expect(game.state).toMatchObject({ round: 2, first: 1 });
});

test("TPL-002 the game ends after the last round", () => {
  const game = new Scene({ hands: [["fog"], ["bonfire"]], last: true });
  game.commit("fog", "bonfire").passAll();
  expect(look(beacons, game.state, 0)).toMatchObject({ waiting: null, result: { winners: [1] } });
});

test("TPL-003 a die with three sides says what the beacon is worth", () => {
  const shuffle = Array<number>(23).fill(0);
  const worth = (die: number) =>
    (startWith(beacons, { seats: 2, seed: "" }, scriptChance([...shuffle, die])) as Beacons).worth;
  expect([0, 1, 2].map(worth)).toEqual([1, 2, 3]);
  expect(() => worth(3)).toThrow();
});

test("TPL-004 everybody is asked at once for one card of the own hand, equal cards once", () => {
  const game = new Scene({ hands: [["fog", "fog", "torch"], ["bonfire"]] });
  expect(game.state.open).toEqual([0, 1]);
  expect(game.options(0)).toEqual([
    { kind: "commit", card: "fog" },
    { kind: "commit", card: "torch" },
  ]);
  expect(game.send(0, { kind: "commit", card: "bonfire" }).ok).toBe(false);
});

test("TPL-004 a committed card stays secret until everybody has committed", () => {
  const game = new Scene({ hands: [["fog", "torch"], ["bonfire"]] });
  const before = JSON.stringify(look(beacons, game.state, 1).view);
  game.take(0, { kind: "commit", card: "torch" });
  expect(JSON.stringify(look(beacons, game.state, 1).view)).toBe(before);
  expect(game.events).toEqual([]);
});

test("TPL-005 the committed cards are revealed together", () => {
  const game = new Scene({ hands: [["fog"], ["bonfire"]] }).commit("fog", "bonfire");
  expect(game.events).toEqual([{ type: "cardsRevealed", committed: ["fog", "bonfire"] }]);
  expect(beacons.viewFor(game.state, "spectator").seats.map(seat => seat.committed)).toEqual(["fog", "bonfire"]);
  expect(game.state.hands).toEqual([[], []]);
});

test("TPL-006 a spark adds to the strength of one's card", () => {
  const game = new Scene({ hands: [["fog", "smuggler"], ["lighthouse"]], worth: 2, last: true });
  game.commit("fog", "lighthouse").take(0, { kind: "spark", card: "smuggler" }).passAll();
  expect(game.events).toContainEqual({ type: "sparkPlayed", seat: 0, card: "smuggler", amount: 2 });
  expect(game.events).toContainEqual({ type: "beaconWon", seat: 0, card: "fog", worth: 2, strength: 5 });
});

test("TPL-006 only sparks can be added; other cards are shown with the reason", () => {
  const game = new Scene({ hands: [["fog", "bonfire", "torch"], ["fog"]] }).commit("fog", "fog");
  expect(game.options(0)).toEqual([{ kind: "pass" }, { kind: "spark", card: "torch" }]);
  expect(game.refusals(0)).toEqual([{ choice: { kind: "spark", card: "bonfire" }, why: "no-spark" }]);
});

test("TPL-006 seats are asked from the first on, again after each spark, until all pass in a row", () => {
  const hands: CardId[][] = [
    ["fog", "torch"],
    ["fog", "torch"],
  ];
  const game = new Scene({ hands, last: true }).commit("fog", "fog");
  const asked: number[] = [];
  for (const play of ["pass", "spark", "spark", "pass", "pass"]) {
    const seat = game.state.open[0]!;
    asked.push(seat);
    game.take(seat, play === "pass" ? { kind: "pass" } : { kind: "spark", card: "torch" });
  }
  expect(asked).toEqual([0, 1, 0, 0, 1]);
  expect(game.events).toContainEqual({ type: "beaconStayedDark", strength: 4 });
});

test("TPL-006 a seat without sparks is asked too, so that its hand stays secret", () => {
  const game = new Scene({
    hands: [
      ["fog", "fog"],
      ["fog", "fog"],
    ],
  }).commit("fog", "fog");
  expect(game.options(0)).toEqual([{ kind: "pass" }]);
});

test("TPL-007 the strongest gains the beacon's worth", () => {
  const game = new Scene({ hands: [["fog"], ["bonfire"]], worth: 3, light: [1, 1], last: true });
  game.commit("fog", "bonfire").passAll();
  expect(game.state.light).toEqual([1, 4]);
});

test("TPL-007 when several are strongest, nobody gains anything and no card takes effect", () => {
  const game = new Scene({ hands: [["oil-lamp"], ["fog"], ["torch"]], worth: 3, light: [1, 1, 1], last: true });
  game.commit("oil-lamp", "fog", "torch").passAll();
  expect(game.state.light).toEqual([1, 1, 1]);
  expect(game.events).toContainEqual({ type: "beaconStayedDark", strength: 3 });
});

test("TPL-011 played cards are discarded and hands filled up to three, from the first seat on", () => {
  const game = new Scene({
    hands: [["fog", "torch"], ["bonfire"]],
    deck: ["smuggler", "lighthouse", "bonfire", "oil-lamp", "fog", "torch"],
    discard: [],
    last: true,
  });
  game.commit("fog", "bonfire").take(0, { kind: "spark", card: "torch" }).passAll();
  expect(game.state.discard).toEqual(["fog", "bonfire", "torch"]);
  expect(game.state.hands).toEqual([
    ["torch", "fog", "oil-lamp"],
    ["bonfire", "lighthouse", "smuggler"],
  ]);
  expect(game.state.deck).toEqual([]);
});

test("TPL-011 an empty deck is made of the shuffled discard pile", () => {
  const game = new Scene({
    hands: [["fog"], ["bonfire", "fog", "fog"]],
    deck: [],
    discard: ["torch", "torch"],
    last: true,
    chance: [0, 0, 0],
  });
  game.commit("fog", "bonfire").passAll();
  expect(game.events).toContainEqual({ type: "discardShuffled", amount: 4 });
  expect(game.state.hands.map(hand => hand.length)).toEqual([3, 3]);
  expect(game.state.discard).toEqual([]);
});

test("TPL-011 nothing is drawn when deck and discard pile are empty", () => {
  const game = new Scene({ hands: [["fog"], ["bonfire"]], deck: [], discard: [], last: true, chance: [0] });
  game.commit("fog", "bonfire").passAll();
  expect(game.state.hands.flat().sort()).toEqual(["bonfire", "fog"]);
});

test("TPL-012 most light wins and equal seats share their place", () => {
  const at = (...light: number[]) => beacons.result({ ...begin(light.length), light });
  expect(at(3, 5, 1)).toEqual({
    winners: [1],
    places: [2, 1, 3],
    scores: [{ light: 3 }, { light: 5 }, { light: 1 }],
    reason: "rounds-played",
  });
  expect(at(4, 2, 4, 2)).toMatchObject({ winners: [0, 2], places: [1, 3, 1, 3] });
});

describe("TPL-014 in the long game", () => {
  const long = () => {
    const game = new Scene({
      hands: [
        ["fog", "torch", "torch"],
        ["bonfire", "smuggler"],
      ],
      chance: [0],
      discard: [],
    });
    game.state.rounds = numbers.rounds.long;
    return game.commit("fog", "bonfire").passAll();
  };

  test("everybody is asked for cards to lay aside until it keeps the rest, each card as often as it is held", () => {
    const game = long();
    expect(game.state.open).toEqual([0, 1]);
    const [torch, keep] = [{ kind: "layAside", card: "torch" }, { kind: "keep" }] as const;
    expect(game.options(0)).toEqual([torch, keep]);
    expect(questionOf(beacons, game.state, 0)?.args).toEqual({ left: 2 });
    game.take(0, torch).take(0, torch);
    expect(game.options(0)).toEqual([keep]);
    expect(game.refusals(0)).toEqual([{ choice: torch, why: "laid-aside" }]);
    game.take(0, keep);
    expect(game.state.open).toEqual([1]);
  });

  test("what was laid aside is shown when all have chosen, and hands are filled again", () => {
    const game = long();
    game.take(0, { kind: "layAside", card: "torch" });
    expect(JSON.stringify(look(beacons, game.state, 1))).not.toContain('layAside":');
    game.take(0, { kind: "keep" }).take(1, { kind: "keep" });
    expect(game.events).toContainEqual({ type: "cardsLaidAside", seat: 0, cards: ["torch"] });
    expect(game.events).not.toContainEqual(expect.objectContaining({ type: "cardsLaidAside", seat: 1 }));
    expect(game.state.discard).toEqual(expect.arrayContaining(["torch", "fog", "bonfire"]));
    expect(game.state.hands.map(hand => hand.length)).toEqual([3, 3]);
  });

  test("nobody is asked in the short one", () => {
    const game = new Scene({
      hands: [
        ["fog", "torch"],
        ["bonfire", "smuggler"],
      ],
      chance: [0],
      discard: [],
    });
    game.commit("fog", "bonfire").passAll();
    expect(game.state).toMatchObject({ round: 2 });
  });
});
