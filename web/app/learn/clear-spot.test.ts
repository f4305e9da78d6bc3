import { describe, expect, test } from "vitest";
import { clearHeight, clearSpot } from "./clear-spot.ts";

const room = { top: 80, bottom: 520 };
const card = (at: number | null) => ({ at, height: 120, room });
const [top, bottom] = [80, 400];

describe("a card over a board", () => {
  test("lies at the lower end where nothing is, else where it covers less of what is lit", () => {
    expect(clearSpot(card(null), [])).toBe(bottom);
    expect(clearSpot(card(null), [{ top: 250, bottom: 520, weight: 1 }])).toBe(top);
    expect(clearSpot(card(top), [{ top: 80, bottom: 380, weight: 3 }])).toBe(bottom);
  });

  test("lies between things when both ends are taken", () => {
    const place = { top: 100, bottom: 200, weight: 1 };
    const button = { top: 450, bottom: 490, weight: 1.5 };
    const spot = clearSpot(card(bottom), [place, button]);
    expect(spot).toBeGreaterThanOrEqual(place.bottom);
    expect(spot + 120).toBeLessThanOrEqual(button.top);
  });

  test("counts a thing that is half covered as half, and gives way to what matters more", () => {
    const wall = { top: 190, bottom: 410, weight: 5 };
    const half = { top: 180, bottom: 240, weight: 1 };
    const button = { top: 450, bottom: 490, weight: 1.5 };
    expect(clearSpot(card(null), [wall, half, button])).toBe(top);
  });

  test("stays where it is as long as too little is gained by moving", () => {
    expect(clearSpot(card(230), [{ top: 100, bottom: 140, weight: 1 }])).toBe(230);
    const little = [{ top: 410, bottom: 450, weight: 0.3 }];
    expect(clearSpot(card(bottom), little)).toBe(bottom);
    expect(clearSpot(card(null), little)).not.toBe(bottom);
  });

  test("is cut to the larger room above or below what is to be pressed", () => {
    const tall = { height: 400, room };
    expect(clearHeight(tall, [])).toBe(400);
    const height = clearHeight(tall, [{ top: 300, bottom: 350 }]);
    const spot = clearSpot({ ...tall, at: null, height }, [{ top: 300, bottom: 350, weight: 100 }]);
    expect(height).toBeGreaterThan(200);
    expect(spot).toBeGreaterThanOrEqual(room.top);
    expect(spot + height).toBeLessThan(300);
  });

  test("keeps within its room when it grows", () => {
    expect(clearSpot({ ...card(bottom), height: 300 }, [])).toBe(220);
  });
});
