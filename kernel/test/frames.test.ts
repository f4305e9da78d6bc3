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

let runs = 0;

test("frames that show nothing else are the same in every view, for each procedure and step", () => {
  // Whatever was shown before is remembered: each run has procedures of its own.
  const [one, other] = [`one ${runs}`, `other ${runs++}`];
  const bare = (proc: string, step: string) => framesFor<Frame, object>([{ proc, step }], {}, 0)[0];
  expect([bare(one, "end"), bare(one, "begin"), bare(other, "begin")]).toEqual([
    { proc: one, step: "end" },
    { proc: one, step: "begin" },
    { proc: other, step: "begin" },
  ]);
  for (const step of ["end", "begin"]) expect(bare(one, step)).toBe(bare(one, step));
  expect(Object.isFrozen(bare(one, "end"))).toBe(true);
});
