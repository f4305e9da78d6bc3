import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commitment } from "#kernel/chance.ts";
import { hash } from "#kernel/json.ts";
import { folder, hetman, hetmanHere } from "./process.ts";

/** A saved game with changes, and a check that fits them. */
async function record(change: (save: Record<string, unknown>) => object, seed = "a".repeat(64)): Promise<string> {
  const file = join(folder(), "record.json");
  await hetman(["play", "duel", "--seats", "2", "--seed", seed, "--save", file], "1\n1\n");
  const { check: _, ...body } = JSON.parse(readFileSync(file, "utf8"));
  const changed = { ...body, ...change(body) };
  writeFileSync(file, JSON.stringify({ ...changed, check: hash(changed) }));
  return file;
}

test("says that the dice were the promised ones, and refuses a record with a false commitment by name", async () => {
  const promise = commitment("a".repeat(64));
  const honest = await record(() => ({ record: { commitment: promise } }));
  const said = await hetmanHere(["replay", honest]);
  expect(said.code).toBe(0);
  expect(said.out).toContain(`The dice are those promised before the game: commitment ${promise}`);
  const other = commitment("b".repeat(64));
  const forged = await hetmanHere(["replay", await record(() => ({ record: { commitment: other } }))]);
  expect(forged.code).toBe(1);
  expect(forged.out).toContain(`its seed is not the one that was promised: the commitment is ${other}`);
  // What the player noted counts, too, whatever the record says of itself.
  expect((await hetmanHere(["replay", honest, "--commitment", other])).code).toBe(1);
  expect((await hetmanHere(["replay", honest, "--commitment", promise])).code).toBe(0);
});

test("prints no control character and no mark that turns text around, whatever names hold", async () => {
  const name = "\x1b]0;pwned\x07\x1b[2J\x9b31mAda\u202egnp";
  const file = await record(() => ({ players: [{ name }, { name: `${name}\r\n`, bot: "greedy" }] }));
  const outputs = [
    await hetmanHere(["replay", file]),
    await hetmanHere(["replay", file, "--json"]),
    await hetman(["play", "--load", file], "b\nl\nq\nn\n"),
    await hetmanHere(["replay", `${file}\x1b[2J`]),
  ];
  for (const { out, err } of outputs) expect(`${out}${err}`.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(outputs[2]!.out).toContain("Ada");
});
