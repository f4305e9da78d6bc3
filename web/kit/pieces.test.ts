import { describe, expect, test } from "vitest";
import { signed } from "./Breakdown.tsx";
import { fanPlaces } from "./Card.tsx";
import { clockText, leftAt } from "./Clock.tsx";
import { stackPlaces } from "./Piece.tsx";
import { findRules, fold } from "./RulesDrawer.tsx";
import { nearestSpot, nextSpot } from "./spatial.ts";

describe("arrow keys on a map", () => {
  const spots = [
    { x: 100, y: 0, thing: "east" },
    { x: 60, y: 90, thing: "south-east" },
    { x: 0, y: 80, thing: "south" },
    { x: -50, y: 0, thing: "west" },
  ];
  const from = { x: 0, y: 0 };

  test("lead to the nearest thing in their direction", () => {
    expect(nextSpot(from, spots, "ArrowRight")?.thing).toBe("east");
    expect(nextSpot(from, spots, "ArrowDown")?.thing).toBe("south");
    expect(nextSpot(from, spots, "ArrowLeft")?.thing).toBe("west");
    expect(nextSpot(from, spots, "ArrowUp")).toBeNull();
  });

  test("a tap beside a thing finds it within reach only", () => {
    expect(nearestSpot({ x: 90, y: 8 }, spots, 30)?.thing).toBe("east");
    expect(nearestSpot({ x: 30, y: 30 }, spots, 20)).toBeNull();
  });
});

describe("layout of pieces", () => {
  test("no two things of a stack lie on each other", () => {
    const places = stackPlaces(7, 120, 30);
    expect(new Set(places.map(({ x, y }) => `${x}:${y}`)).size).toBe(7);
    expect(Math.max(...places.map(({ x }) => x)) - Math.min(...places.map(({ x }) => x))).toBeLessThanOrEqual(120);
  });

  test("a fan is symmetric and never wider than its most", () => {
    const places = fanPlaces(21);
    expect(places[0]!.turn).toBeCloseTo(-20);
    expect(places[20]!.turn).toBeCloseTo(20);
    expect(places[10]!).toEqual({ turn: 0, drop: 0 });
    expect(fanPlaces(1)).toEqual([{ turn: 0, drop: 0 }]);
  });
});

describe("numbers and clocks", () => {
  test("parts of a sum carry their sign", () => {
    expect([signed(2), signed(0), signed(-1)]).toEqual(["+2", "0", "−1"]);
  });

  test("a clock counts only while it runs and never below zero", () => {
    expect(leftAt({ left: 5000, runningSince: null }, 99_999)).toBe(5000);
    expect(leftAt({ left: 5000, runningSince: 1000 }, 3000)).toBe(3000);
    expect(leftAt({ left: 5000, runningSince: 1000 }, 99_999)).toBe(0);
  });

  test("times are written with the parts that matter", () => {
    expect(clockText(245_000)).toBe("4:05");
    expect(clockText(9_009_000)).toBe("2:30:09");
    expect(clockText(190_000_000)).toBe("2 d 4 h");
    expect(clockText(1)).toBe("0:01");
  });
});

describe("searching the rules", () => {
  const chapters = [
    { id: "a", title: "Rekrutacja", rules: [{ id: "XID-072", text: "Gracz bierze Łącznika." }] },
    { id: "b", title: "Ruch", rules: [{ id: "XID-061", text: "Idrakis idzie drogą." }] },
  ];

  test("ignores case and diacritics", () => {
    expect(fold("ŁĄCZNIK")).toBe("lacznik");
    expect(findRules(chapters, "lacznik").map(({ id }) => id)).toEqual(["a"]);
  });

  test("finds by id and by chapter, and needs every word", () => {
    expect(findRules(chapters, "xid-061").map(({ id }) => id)).toEqual(["b"]);
    expect(findRules(chapters, "rekrutacja gracz").map(({ id }) => id)).toEqual(["a"]);
    expect(findRules(chapters, "rekrutacja droga")).toEqual([]);
    expect(findRules(chapters, "  ")).toHaveLength(2);
  });
});
