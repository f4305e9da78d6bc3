import { describe, expect, test } from "vitest";
import type { CardId } from "../content/cards.ts";
import { scene } from "./scenes.ts";

const home = ["0 0,0:n 2", "1 0,0:s 2"] as const;
const pass = { kind: "pass" } as const;
const end = { kind: "endTurn" } as const;
const use = (card: CardId, isRemoved = false) => ({ kind: "use", card, isRemoved }) as const;

describe("turn options", () => {
  test("NOR-064, NOR-374 a turn is one of play, wait, replace, remove, upgrade, pass", () => {
    const it = scene({ units: home, hands: [["start-move"]], resources: [[0, 0, 3]] });
    expect(it.options.map(option => option.kind)).toEqual(["play", "wait", "replace", "remove", "upgrade", "pass"]);
  });

  test("NOR-065 a played card lies face up in the active area and is resolved", () => {
    const it = scene({ units: home, hands: [["start-recruit", "start-move"]] });
    it.play("start-recruit");
    expect(it.clan(0)).toMatchObject({ hand: ["start-move"], played: ["start-recruit"] });
    it.recruit("0,0:n");
    expect(it.units("0,0:n")).toBe(3);
  });

  test("NOR-066, NOR-067 any number of Flash cards before and after one main card, one at a time", () => {
    const it = scene({
      units: home,
      hands: [["town-hall", "start-recruit", "upgraded-town-hall", "start-move", "fishing"]],
    });
    it.play("town-hall").recruit("0,0:n");
    it.play("start-recruit").recruit("0,0:n");
    // The main card is played: only Flash cards are left.
    expect(it.offered("play").map(option => option.card)).toEqual(["upgraded-town-hall", "fishing"]);
    expect(it.refusals.find(refusal => "card" in refusal.choice && refusal.choice.card === "start-move")?.why).toBe(
      "main-card-played",
    );
    it.play("upgraded-town-hall");
    // While the card is being resolved no other can be played.
    expect(it.offered("play")).toEqual([]);
    it.recruit("0,0:n").recruit("0,0:n").choose(end);
    expect(it.units("0,0:n")).toBe(6);
    expect(it.seat).toBe(1);
  });

  test("NOR-068, NOR-069 a turn may consist of Flash cards only, even of one", () => {
    const it = scene({ units: home, hands: [["fishing", "start-move"]] });
    it.play("fishing").choose(end);
    expect(it.seat).toBe(1);
    expect(it.clan(0).hand).toEqual(["start-move"]);
  });

  test("NOR-070 cards drawn during the turn may be played in it", () => {
    const it = scene({
      units: home,
      hands: [["upgraded-market-place", "start-build"]],
      piles: [["start-recruit", "fishing"]],
    });
    it.play("upgraded-market-place");
    expect(it.offered("play").map(option => option.card)).toEqual(["start-recruit", "fishing"]);
    it.play("start-recruit").recruit("0,0:n");
    expect(it.offered("play").map(option => option.card)).toEqual(["fishing"]);
  });

  test("NOR-071 a card needs something it can do now; Recruit and Move always can; Unrest and Achievements never", () => {
    const it = scene({
      units: home,
      hands: [["start-build", "start-recruit", "start-move", "unrest", "builder", "market-place", "wolf-plunder"]],
      passed: [1],
      year: 7,
    });
    expect(it.offered("play").map(option => option.card)).toEqual(["start-recruit", "start-move"]);
    const why = Object.fromEntries(
      it.refusals.flatMap(({ choice, why }) => ("card" in choice ? [[String(choice.card), why]] : [])),
    );
    expect(why).toMatchObject({
      "start-build": "nothing-to-do",
      unrest: "never-played",
      builder: "never-played",
      "market-place": "nothing-to-do",
    });
    const empty = scene({ units: ["1 0,0:s 2"], hands: [["start-explore"]] });
    expect(empty.offered("play")).toEqual([]);
  });

  test("NOR-072 Wait puts a card into the active area unresolved", () => {
    const it = scene({ units: home, hands: [["fishing", "start-move"]] });
    it.choose({ kind: "wait" }, use("fishing"));
    expect(it.clan(0)).toMatchObject({ food: 0, aside: ["fishing"], played: [], hand: ["start-move"] });
    expect(it.seen("cardLaidAside")).toMatchObject([{ seat: 0, card: "fishing", as: "wait" }]);
    expect(it.seat).toBe(1);
  });

  test("NOR-073 Replace costs 1 lore and draws 1 card", () => {
    const it = scene({
      units: home,
      hands: [["start-move"]],
      piles: [["start-build", "start-recruit"]],
      resources: [[0, 0, 2]],
    });
    it.choose({ kind: "replace" }, use("start-move"));
    expect(it.clan(0)).toMatchObject({ lore: 1, aside: ["start-move"], hand: ["start-build"] });
    expect(it.seen("cardLaidAside")).toMatchObject([{ as: "replace" }]);
  });

  test("NOR-074 Remove takes a card out of the game for 2 lore and draws 2", () => {
    const it = scene({
      units: home,
      hands: [["start-move"]],
      piles: [["start-build", "start-recruit", "start-explore"]],
      resources: [[0, 0, 2]],
    });
    it.choose({ kind: "remove" }, use("start-move", true));
    expect(it.clan(0)).toMatchObject({ lore: 0, hand: ["start-build", "start-recruit"], aside: [], discard: [] });
    expect(it.clan(0).removed).toContain("start-move");
  });

  test("NOR-075, NOR-375 Upgrade: lay a card aside or remove it, pay 3 lore, take an upgrade into hand", () => {
    for (const isRemoved of [false, true]) {
      const it = scene({
        units: home,
        clans: ["snake", "boar"],
        hands: [["start-move", "start-build"]],
        resources: [[0, 0, 4]],
      });
      it.choose({ kind: "upgrade" });
      expect(it.options).toHaveLength(4);
      it.choose(use("start-move", isRemoved));
      expect(it.offered("take").map(option => option.card)).toEqual([
        "snake-rapacious-exploitation",
        "snake-stolen-lore",
      ]);
      it.choose({ kind: "take", card: "snake-stolen-lore" });
      expect(it.clan(0)).toMatchObject({
        lore: 1,
        hand: ["start-build", "snake-stolen-lore"],
        aside: isRemoved ? [] : ["start-move"],
      });
      expect(it.clan(0).removed.includes("start-move")).toBe(isRemoved);
      expect(it.seen(isRemoved ? "cardRemoved" : "cardLaidAside")).toMatchObject([{ as: "upgrade" }]);
    }
  });

  test("NOR-076, NOR-079 an upgrade ends the turn and can be played from the next one on; no Flash card with it", () => {
    const it = scene({
      units: home,
      clans: ["bear", "boar"],
      hands: [["start-move", "fishing"], ["start-move"]],
      resources: [[0, 0, 3]],
      chance: [],
    });
    it.choose({ kind: "upgrade" }, use("start-move"), { kind: "take", card: "bear-the-bear-awakens" });
    expect(it.seat).toBe(1);
    it.choose(pass, { kind: "take", card: it.s.display[0]! });
    expect(it.offered("play").map(option => option.card)).toContain("bear-the-bear-awakens");
  });

  test("NOR-079 after Wait, Replace, Remove and Pass no card can be played", () => {
    for (const kind of ["wait", "replace", "remove"] as const) {
      const it = scene({
        units: home,
        hands: [["start-move", "fishing"]],
        piles: [["start-build", "start-recruit"]],
        resources: [[0, 0, 2]],
      });
      it.choose({ kind }, use("start-move", kind === "remove"));
      expect(it.seat).toBe(1);
    }
  });

  test("NOR-077 each upgrade is gained once; then Upgrade is gone", () => {
    const it = scene({
      units: home,
      clans: ["bear", "boar"],
      hands: [["start-move", "start-build", "bear-the-bear-awakens"]],
      resources: [[0, 0, 6]],
    });
    expect(it.clan(0).upgrades).toEqual(["bear-protector-of-the-land"]);
    it.choose({ kind: "upgrade" }, use("start-move"));
    // The last upgrade needs no question.
    expect(it.clan(0).hand).toContain("bear-protector-of-the-land");
    it.choose(pass, { kind: "take", card: it.s.display[0]! });
    expect(it.seat).toBe(0);
    expect(it.offered("upgrade")).toEqual([]);
    expect(it.refusals.some(refusal => refusal.why === "no-upgrades")).toBe(true);
  });

  test("NOR-078, NOR-EX-32 Unrest can be laid aside but never removed", () => {
    const it = scene({ units: home, clans: ["bear", "boar"], hands: [["unrest"]], resources: [[0, 0, 3]] });
    expect(it.options.map(option => option.kind)).toEqual(["wait", "replace", "upgrade", "pass"]);
    expect(it.refusals.some(refusal => refusal.why === "unrest-stays")).toBe(true);
    it.choose({ kind: "upgrade" });
    expect(it.options).toEqual([use("unrest")]);
    it.choose(use("unrest"), { kind: "take", card: "bear-the-bear-awakens" });
    expect(it.clan(0)).toMatchObject({ aside: ["unrest"], hand: ["bear-the-bear-awakens"] });
    it.choose(pass, { kind: "take", card: it.s.display[0]! });
    expect(it.offered("play").map(option => option.card)).toEqual(["bear-the-bear-awakens"]);
  });

  test("NOR-080, NOR-081, NOR-085, NOR-421 passing discards hand and active area, takes the marker, then a display card on top of the pile", () => {
    const it = scene({
      units: home,
      hands: [["start-move"], ["start-move"]],
      played: [["start-build"]],
      aside: [["start-recruit"]],
      piles: [["start-explore"]],
      display: ["fishing", "spy"],
      first: 1,
      chance: [],
    });
    it.choose(pass);
    expect(it.clan(0)).toMatchObject({ hand: [], played: [], aside: [] });
    expect([...it.clan(0).discard].sort()).toEqual(["start-build", "start-move", "start-recruit"]);
    expect(it.s.first).toBe(0);
    // Taking a card is compulsory.
    expect(it.options).toEqual([
      { kind: "take", card: "fishing" },
      { kind: "take", card: "spy" },
    ]);
    it.choose({ kind: "take", card: "spy" });
    expect(it.clan(0).pile).toEqual(["start-explore", "spy"]);
    expect(it.s.display).toEqual(["fishing"]);
    expect(it.events.map(event => event.type)).toEqual(["seatPassed", "displayCardTaken"]);
  });

  test("NOR-081 in the last year the Achievement must be taken", () => {
    const it = scene({ units: home, year: 7, display: ["builder", "trapper"], chance: [] });
    it.choose(pass);
    expect(it.options.map(option => option.kind)).toEqual(["take", "take"]);
  });

  test("NOR-082 only the first to pass takes the marker", () => {
    const it = scene({
      seats: 3,
      units: [...home, "2 0,0:e 2"],
      hands: [["start-move"], ["start-move"], ["start-move"]],
      first: 0,
      turn: 1,
      chance: [],
    });
    it.choose(pass, { kind: "take", card: it.s.display[0]! }, pass, { kind: "take", card: it.s.display[1]! });
    expect(it.s.first).toBe(1);
    expect(it.seen("seatPassed").map(event => event.isFirst)).toEqual([true, false]);
  });

  test("NOR-083, NOR-409 who has passed takes no more turns and holds no cards until the next year", () => {
    const it = scene({
      units: home,
      hands: [["start-move"], ["start-move", "start-build", "start-recruit"]],
      chance: [],
    });
    it.choose(pass, { kind: "take", card: it.s.display[0]! });
    for (const card of ["start-move", "start-build"] as const) {
      expect(it.seat).toBe(1);
      it.choose({ kind: "wait" }, use(card));
    }
    expect(it.seat).toBe(1);
    expect(it.clan(0)).toMatchObject({ hand: [], played: [], aside: [], passed: true });
  });

  test("NOR-084 without cards in hand one can only pass", () => {
    const it = scene({ units: home, hands: [[]], resources: [[0, 0, 5]] });
    expect(it.options).toEqual([pass]);
  });

  test("NOR-086, NOR-253, NOR-EX-37 who took a display card by Future Sight takes none when passing", () => {
    const it = scene({
      seats: 3,
      units: [...home, "2 0,0:e 2"],
      hands: [["future-sight", "start-move"], [], []],
      display: ["spy", "fishing", "warriors"],
      year: 4,
    });
    it.play("future-sight").choose({ kind: "take", card: "fishing" });
    expect(it.clan(0).pile).toEqual(["fishing"]);
    it.choose(end);
    it.choose(pass, { kind: "take", card: "spy" });
    it.choose(pass, { kind: "take", card: "warriors" });
    expect(it.s.display).toEqual([]);
    it.choose(pass);
    // Seat 0 is not asked for a card; the year went on.
    expect(it.s.year).toBe(5);
    expect(it.seen("displayCardTaken")).toHaveLength(3);
  });

  test("NOR-418 nothing is announced before others could respond; then the token, then the choices of the card", () => {
    const it = scene({
      clans: ["snake", "boar"],
      units: home,
      hands: [["snake-clan"], ["defensive-strategy"]],
      year: 3,
    });
    it.play("snake-clan");
    expect([it.place, it.seat]).toEqual(["play.respond", 1]);
    expect(it.s.scorched).toBe(-1);
    it.choose({ kind: "pass" });
    expect([it.place, it.seat]).toEqual(["token.placeToken", 0]);
    it.stop();
    expect(it.place).toBe("move.chooseMarch");
  });

  test("NOR-419 options that cost lore are offered only if they can be paid in full", () => {
    const kinds = (lore: number) =>
      scene({ units: home, hands: [["start-move"]], resources: [[5, 5, lore]] }).options.map(option => option.kind);
    expect(kinds(0)).toEqual(["play", "wait", "pass"]);
    expect(kinds(1)).toEqual(["play", "wait", "replace", "pass"]);
    expect(kinds(2)).toEqual(["play", "wait", "replace", "remove", "pass"]);
    const it = scene({ units: home, hands: [["start-move"]], resources: [[0, 0, 0]] });
    expect(
      it.refusals.filter(refusal => refusal.why === "too-little-lore").map(refusal => refusal.choice.kind),
    ).toEqual(["replace", "remove", "upgrade"]);
  });

  test("NOR-419 the chosen card leaves the hand before cards are drawn", () => {
    const it = scene({ units: home, hands: [["start-move"]], resources: [[0, 0, 1]], chance: [] });
    it.choose({ kind: "replace" }, use("start-move"));
    expect(it.clan(0)).toMatchObject({ hand: [], aside: ["start-move"] });
  });

  test("NOR-420 one may pass in any turn, also with cards in hand and as the first turn of the year", () => {
    const it = scene({ units: home, hands: [["start-move", "fishing"]] });
    expect(it.offers(pass)).toBe(true);
  });

  test("NOR-EX-35 a display card and Unrest on top of the pile come in the next year's hand", () => {
    const it = scene({
      units: ["0 0,0:n 4", "1 0,0:s 1"],
      hands: [["start-move"], []],
      piles: [["start-build", "start-recruit", "start-explore"]],
      display: ["fishing", "spy"],
      chance: [],
    });
    it.choose(pass, { kind: "take", card: "fishing" }, pass);
    it.choose({ kind: "take", card: "spy" });
    expect(it.s.year).toBe(2);
    expect(it.clan(0).hand).toEqual(["unrest", "fishing", "start-build", "start-recruit"]);
  });
});
