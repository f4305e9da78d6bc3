import { expect, test } from "vitest";
import { momentText } from "./times.ts";

test("today has no day, this week the weekday, older ones the date", () => {
  const now = new Date(2026, 4, 20, 15, 0).getTime();
  const at = (day: number, hour = 14) => momentText("pl", new Date(2026, 4, day, hour, 5).getTime(), now);
  expect(at(20)).toBe("14:05");
  expect(at(18)).toMatch(/^pon\., 14:05$/);
  expect(at(3)).toMatch(/^3 maj, 14:05$/);
});
