import { describe, expect, test } from "vitest";
import { clearSide } from "./clear-side.ts";

const spots = { top: { top: 80, bottom: 200 }, bottom: { top: 400, bottom: 520 } };

describe("a card over a board", () => {
  test("goes where it covers less of what is lit", () => {
    expect(clearSide("top", spots, [{ top: 100, bottom: 140, weight: 1 }])).toBe("bottom");
    expect(clearSide("bottom", spots, [{ top: 450, bottom: 500, weight: 1 }])).toBe("top");
  });

  test("counts a thing that is half covered as half", () => {
    const things = [
      { top: 180, bottom: 220, weight: 1 },
      { top: 410, bottom: 430, weight: 1 },
    ];
    expect(clearSide("bottom", spots, things)).toBe("top");
  });

  test("gives way to what matters more", () => {
    const place = { top: 100, bottom: 140, weight: 1 };
    const button = { top: 450, bottom: 490, weight: 1.5 };
    expect(clearSide("bottom", spots, [place, button])).toBe("top");
  });

  test("stays where it is as long as nothing is gained by moving", () => {
    expect(clearSide("top", spots, [])).toBe("top");
    expect(clearSide("bottom", spots, [{ top: 250, bottom: 300, weight: 1 }])).toBe("bottom");
  });
});
