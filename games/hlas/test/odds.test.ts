// What the board says of a battle is held to what happens; odds.long.test.ts asks the same of more battles.
import { expect, test } from "vitest";
import { calibrate } from "./odds-battles.ts";

test("HLAS-223 at every question of a battle what is said is what happens", () => {
  for (const { n, said, won } of calibrate(200, "short")) if (n > 150) expect(Math.abs(said - won)).toBeLessThan(0.17);
});
