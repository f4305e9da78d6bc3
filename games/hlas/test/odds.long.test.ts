import { expect, test } from "vitest";
import { calibrate } from "./odds-battles.ts";

test("HLAS-223 over 2,000 battles, what is said at every question is what happens, within 10 per cent", {
  timeout: 600_000,
}, () => {
  for (const { n, said, won } of calibrate(2000, "odds")) {
    expect(n).toBeGreaterThan(300);
    expect(Math.abs(said - won)).toBeLessThan(0.1);
  }
});
