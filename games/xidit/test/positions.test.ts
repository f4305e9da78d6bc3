// What a strong player would do: bots of every strength are asked.
import { describe } from "vitest";
import { oneOf, positions } from "#bots/test/positions/runner.ts";
import type { XiditChoice } from "../choices.ts";
import { xidit } from "../index.ts";
import type { Xidit } from "../state.ts";
import { scene } from "./scenes.ts";

describe("Lords of Xidit", () => {
  positions<Xidit, XiditChoice>(xidit, [
    {
      title: "shows all units in a census: the most bring sovereigns",
      s: () => scene({ year: 4, units: { 0: [3, 0, 0, 0, 0] } }).plan().s,
      isGood: oneOf<XiditChoice>({ kind: "show", count: 3 }),
    },
    {
      title: "recruits where it stands before it moves on",
      s: () => scene({ at: [7], recruits: { 7: "full", 6: "full" } }).s,
      isGood: oneOf<XiditChoice>({ kind: "order", order: "action" }),
      bots: ["greedy", "expert"],
    },
  ]);
});
