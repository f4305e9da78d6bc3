import { expect, test } from "vitest";
import { registry } from "#games/registry.ts";
import { readSave, saveOf } from "#kernel/save.ts";
import { newTable } from "../local/table.ts";
import { packed, unpacked } from "./packed.ts";

const seats = [0, 1, 2].map(seat => ({ kind: "bot", name: `Żółw ${seat}`, level: "random" }) as const);
const plan = { game: "xidit", seats, options: {}, seatOptions: [{}, {}, {}] };
const label = { id: "t", seats, lesson: null, script: null, created: 0 };
const text = JSON.stringify(saveOf(newTable(registry.xidit!.game, plan, label, "test").match, seats));

test("a record comes out of an address as it went in", async () => {
  const letters = await packed(text);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(letters.length).toBeLessThan(text.length * 0.6);
  expect(readSave(await unpacked(letters))).toEqual(JSON.parse(text));
});

test("a link that was cut off, changed or made up has no record", async () => {
  const letters = await packed(text);
  for (const bad of ["", "%%%", "abc", letters.slice(0, -40), `x${letters}`])
    await expect(unpacked(bad), bad.slice(0, 9)).rejects.toMatchObject({ code: "no-record" });
});

test("a link that would fill the memory is refused", async () => {
  const bomb = await packed("0".repeat(40 * 1024 * 1024));
  await expect(unpacked(bomb)).rejects.toMatchObject({ code: "no-record" });
});
