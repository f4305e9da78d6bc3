import { describe, expect, test } from "vitest";
import { scene } from "./scenes.ts";

const home = ["0 0,0:n 2", "1 0,0:s 2"] as const;

describe("personal deck", () => {
  test("NOR-053, NOR-054 cards go from the draw pile to the hand, the active area, the discard pile and back", () => {
    const it = scene({ units: home, hands: [["market-place"]], piles: [["start-move", "start-build"]], chance: [] });
    it.play("market-place");
    expect(it.clan(0)).toMatchObject({
      hand: ["start-move", "start-build"],
      played: ["market-place"],
      pile: [],
      discard: [],
    });
    it.choose({ kind: "endTurn" });
    it.choose({ kind: "pass" }, { kind: "take", card: it.s.display[0]! });
    it.choose({ kind: "pass" });
    expect(it.clan(0).discard).toEqual(["market-place", "start-move", "start-build"]);
    expect(it.clan(0).hand).toEqual([]);
  });

  test("NOR-055, NOR-416 the discard pile is shuffled only when a card is due from an empty pile, and drawing goes on", () => {
    const it = scene({
      units: home,
      hands: [["market-place"]],
      piles: [["start-move"]],
      discards: [["start-build", "start-recruit"]],
      chance: [0],
    });
    it.play("market-place");
    // The first card came before the shuffle; of the two shuffled ones the script puts start-build last, that is on top.
    expect(it.seen("pileShuffled")).toEqual([{ type: "pileShuffled", seat: 0, count: 2 }]);
    expect(it.clan(0).hand).toEqual(["start-move", "start-build"]);
    expect(it.clan(0).pile).toEqual(["start-recruit"]);
    expect(it.clan(0).discard).toEqual([]);
  });

  test("NOR-055 an empty pile stays empty until a card is due", () => {
    const it = scene({ units: home, hands: [["town-hall"]], discards: [["start-build"]], chance: [] });
    it.play("town-hall").recruit("0,0:n");
    expect(it.clan(0)).toMatchObject({ pile: [], discard: ["start-build"] });
  });

  test("NOR-056, NOR-155 cards in the active area are not shuffled back", () => {
    const it = scene({
      units: home,
      hands: [["market-place"]],
      played: [["start-recruit"]],
      aside: [["start-move"]],
      discards: [["start-build", "start-explore"]],
      chance: [0],
    });
    it.play("market-place");
    expect([...it.clan(0).hand].sort()).toEqual(["start-build", "start-explore"]);
    expect(it.clan(0)).toMatchObject({ played: ["start-recruit", "market-place"], aside: ["start-move"] });
  });

  test("NOR-057, NOR-EX-33 who must draw more cards than there are draws those there are", () => {
    const it = scene({
      units: home,
      hands: [["start-move", "start-build"]],
      piles: [["start-recruit"]],
      resources: [[0, 0, 2]],
      chance: [],
    });
    it.choose({ kind: "remove" }, { kind: "use", card: "start-move", isRemoved: true });
    expect(it.clan(0)).toMatchObject({
      hand: ["start-build", "start-recruit"],
      lore: 0,
      removed: expect.arrayContaining(["start-move"]),
    });
    expect(it.seen("cardsDrawn")).toMatchObject([{ count: 1 }]);
  });

  test("NOR-415 a card put on an empty pile is the whole pile; nothing is shuffled then", () => {
    const it = scene({
      units: home,
      hands: [["start-move"], ["start-move"]],
      discards: [["start-build"]],
      display: ["fishing", "spy"],
      chance: [],
    });
    it.choose({ kind: "pass" }, { kind: "take", card: "fishing" });
    expect(it.clan(0).pile).toEqual(["fishing"]);
    expect(it.clan(0).discard).toEqual(["start-build", "start-move"]);
  });

  test("NOR-417 there is no hand limit", () => {
    const it = scene({
      units: home,
      hands: [
        [
          "upgraded-market-place",
          "start-move",
          "start-build",
          "start-recruit",
          "start-explore",
          "start-feast",
          "start-feast",
        ],
      ],
      piles: [["goat-clan", "fishing"]],
      chance: [],
    });
    it.play("upgraded-market-place");
    expect(it.clan(0).hand).toHaveLength(8);
  });
});
