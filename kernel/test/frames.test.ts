import { expect, test } from "vitest";
import { framesFor } from "#kernel/frames.ts";
import type { Frame } from "#kernel/procedure.ts";

interface Deal extends Frame {
  proc: "deal";
  to: number;
  card: string;
}
type Any = Deal | (Frame & { proc: "round"; secret: string });

const stack: Any[] = [
  { proc: "round", step: "begin", secret: "x" },
  { proc: "deal", step: "give", to: 1, card: "ace" },
];

test("a view shows of each frame where it stands, and of its locals those that are named for the viewer", () => {
  const shown = { deal: ({ to, card }: Deal, viewer: unknown) => (viewer === to ? { to, card } : { to }) };
  expect(framesFor<Any, typeof shown>(stack, shown, 1)).toEqual([
    { proc: "round", step: "begin" },
    { proc: "deal", step: "give", to: 1, card: "ace" },
  ]);
  expect(framesFor<Any, typeof shown>(stack, shown, "spectator")[1]).toEqual({ proc: "deal", step: "give", to: 1 });
});

test("frames that show nothing else are the same in every view, for each procedure and step", () => {
  const bare = (step: string, proc: Any["proc"] = "round") =>
    framesFor<Any, object>([{ ...stack[0]!, proc, step } as Any], {}, 0)[0];
  expect(bare("begin")).toBe(bare("begin"));
  expect([bare("end"), bare("begin"), bare("begin", "deal")]).toEqual([
    { proc: "round", step: "end" },
    { proc: "round", step: "begin" },
    { proc: "deal", step: "begin" },
  ]);
  expect(bare("end")).toBe(bare("end"));
  expect(Object.isFrozen(bare("end"))).toBe(true);
});
