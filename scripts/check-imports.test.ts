import { describe, expect, test } from "vitest";
import { importsOf, wrongImports } from "./check-imports.ts";
import { complaint } from "./import-rules.ts";

test("every import of the project points the right way", () => {
  expect(wrongImports()).toEqual([]);
});

test("imports are found in every form they can be written in", () => {
  const text = `
    import { a } from "./a.ts";
    import type { B } from "./b.ts";
    import { type C } from "./c.ts";
    import "./d.css";
    export { e } from "./e.ts";
    export * from "./f.ts";
    const g = await import("./g.ts");
    type H = import("./h.ts").H;
    const i = new Worker(new URL("./i.ts", import.meta.url));
    const notOne = 'import { z } from "./z.ts"'; // import "./y.ts"
  `;
  const found = importsOf("kernel/x.ts", text).map(each => `${each.specifier}${each.isType ? " type" : ""}`);
  expect(found).toEqual("./a.ts|./b.ts type|./c.ts type|./d.css|./e.ts|./f.ts|./g.ts|./h.ts type|./i.ts".split("|"));
});

describe("arrows", () => {
  const allowed = [
    ["kernel/a.ts", "@noble/ciphers/chacha.js"],
    ["games/hlas/content/units.ts", "#kernel/game.ts"],
    ["games/hlas/rules/battle.ts", "../content/units.ts"],
    ["games/hlas/rules/battle.ts", "../state.ts"],
    ["games/hlas/view/view.ts", "../rules/queries.ts"],
    ["games/hlas/bot/evaluate.ts", "../view/view.ts"],
    ["games/hlas/index.ts", "./bot/evaluate.ts"],
    ["games/hlas/board/Board.tsx", "#web/kit/Map.tsx"],
    ["games/hlas/board/Board.tsx", "../i18n/pl.ts"],
    ["games/hlas/board/Board.tsx", "react"],
    ["games/hlas/test/battle.test.ts", "../rules/battle.ts"],
    ["games/hlas/test/battle.test.ts", "node:fs"],
    ["games/registry.ts", "#games/hlas/index.ts"],
    ["games/every-game/suite.ts", "#games/registry.ts"],
    ["games/every-game/suite.ts", "#bots/random.ts"],
    ["bots/greedy.ts", "#kernel/game.ts"],
    ["server/main.ts", "#games/registry.ts"],
    ["server/main.ts", "fastify"],
    ["cli/main.ts", "#bots/random.ts"],
    ["web/app/Table.tsx", "#games/hlas/board/index.tsx"],
    ["web/app/Table.tsx", "#protocol/messages.ts"],
    ["web/app/local/worker.ts", "#kernel/match.ts"],
  ];
  test.each(allowed)("%s may import %s", (from, specifier) => {
    expect(complaint({ from: from!, specifier: specifier!, isType: false })).toBeNull();
  });

  const forbidden = [
    ["kernel/a.ts", "#games/registry.ts"],
    ["kernel/a.ts", "#bots/random.ts"],
    ["kernel/a.ts", "node:crypto"],
    ["kernel/a.ts", "react"],
    ["games/hlas/content/units.ts", "../rules/battle.ts"],
    ["games/hlas/rules/battle.ts", "../view/view.ts"],
    ["games/hlas/rules/battle.ts", "../bot/evaluate.ts"],
    ["games/hlas/rules/battle.ts", "../i18n/pl.ts"],
    ["games/hlas/rules/battle.ts", "../board/layout.ts"],
    ["games/hlas/rules/battle.ts", "../test/scenes.ts"],
    ["games/hlas/rules/battle.ts", "#games/xidit/rules/battle.ts"],
    ["games/hlas/rules/battle.ts", "../../xidit/rules/battle.ts"],
    ["games/hlas/rules/battle.ts", "react"],
    ["games/hlas/rules/battle.ts", "fastify"],
    ["games/hlas/rules/battle.ts", "node:fs"],
    ["games/hlas/rules/battle.ts", "#bots/random.ts"],
    ["games/hlas/board/Board.tsx", "../rules/battle.ts"],
    ["games/hlas/board/Board.tsx", "#web/app/Table.tsx"],
    ["games/hlas/board/Board.tsx", "#kernel/match.ts"],
    ["games/hlas/test/battle.test.ts", "#games/xidit/rules/battle.ts"],
    ["games/hlas/helpers/misc.ts", "#kernel/game.ts"],
    ["games/registry.ts", "#games/hlas/rules/battle.ts"],
    ["games/registry.ts", "#games/hlas/test/checks.ts"],
    ["games/hlas/index.ts", "./test/scenes.ts"],
    ["games/hlas/board/Board.tsx", "../test/scenes.ts"],
    ["server/main.ts", "./test/harness.ts"],
    ["server/main.ts", "#games/every-game/check.ts"],
    ["web/app/Table.tsx", "#games/every-game/check.ts"],
    ["web/app/local/worker.ts", "#games/hlas/test/scenes.ts"],
    ["bots/greedy.ts", "#games/hlas/index.ts"],
    ["bots/greedy.ts", "node:worker_threads"],
    ["server/main.ts", "#games/hlas/index.ts"],
    ["server/main.ts", "#web/app/main.tsx"],
    ["server/main.ts", "react"],
    ["cli/main.ts", "#games/hlas/rules/battle.ts"],
    ["web/kit/Map.tsx", "#games/hlas/content/units.ts"],
    ["web/app/Table.tsx", "#kernel/match.ts"],
    ["web/app/Table.tsx", "#games/hlas/board/layout.ts"],
    ["web/app/Table.tsx", "node:fs"],
    ["server/main.ts", "../kernel/match.ts"],
  ];
  test.each(forbidden)("%s may not import %s", (from, specifier) => {
    expect(complaint({ from: from!, specifier: specifier!, isType: false })).not.toBeNull();
  });

  test("some layers may import types where they may not import code", () => {
    const each = { from: "web/kit/Log.tsx", specifier: "#kernel/game.ts" };
    expect(complaint({ ...each, isType: true })).toBeNull();
    expect(complaint({ ...each, isType: false })).toBe("kit may import only types from kernel");
  });
});
