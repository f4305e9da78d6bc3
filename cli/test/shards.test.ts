// A series played in parts gives what one run gives, byte for byte but for how fast it was.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folder, hetmanHere } from "./process.ts";

const series: Readonly<Record<string, readonly string[]>> = {
  sim: ["sim", "duel", "--seats", "2", "--games", "11", "--seed", "a", "--bots", "greedy,random"],
  arena: ["arena", "duel", "--seats", "2", "--games", "11", "--seed", "a", "--bots", "greedy,random"],
  balance: ["balance", "duel", "--level", "random", "--seats", "2", "--games", "11", "--seed", "a"],
};
const speed = /"(decisions|games)PerCpuSecond":[^,]+,/g;

/** Plays the parts of a series; returns their files. */
async function parts(typed: readonly string[], dir: string, of: number): Promise<string[]> {
  const files = Array.from({ length: of }, (_, i) => join(dir, `part-${i + 1}`));
  for (const [i, file] of files.entries()) {
    const { code } = await hetmanHere([...typed, "--shard", `${i + 1}/${of}`, "--part", file, "--threads", "1"]);
    expect(code).toBe(0);
  }
  return files;
}

test.each(Object.keys(series))("%s in three parts, put together in any order", async name => {
  const [whole, split] = [folder(), folder()];
  const out = (dir: string) => (name === "balance" ? ["--out", dir] : []);
  const one = await hetmanHere([...series[name]!, ...out(whole), "--json"]);
  const [a = "", b = "", c = ""] = await parts([...series[name]!, ...out(split)], split, 3);
  const merged = await hetmanHere(["merge", c, a, b, "--json"]);
  expect(merged.code).toBe(0);
  expect(merged.out.replace(speed, "")).toBe(one.out.replace(speed, ""));
  if (name !== "balance") return;
  const page = (dir: string) => readFileSync(join(dir, "report.html"), "utf8");
  expect(page(split)).toBe(page(whole));
});

test("parts that are missing, doubled or of another series are refused", async () => {
  const dir = folder();
  const [a = "", b = ""] = await parts(series.sim!, dir, 2);
  const [other = ""] = await parts([...series.sim!.slice(0, -1), "random"], folder(), 2);
  const said = async (...files: string[]) => (await hetmanHere(["merge", ...files])).err;
  expect(await said(a)).toContain("one whole series");
  expect(await said(a, a)).toContain("one whole series");
  expect(await said(a, b, b)).toContain("one whole series");
  expect(await said(a, other)).toContain("different series");
  expect(await said(join(import.meta.dirname, "process.ts"))).toContain("no part of a series");
});

test("a part needs a seed, a file and a number that exists", async () => {
  const said = async (...more: string[]) => (await hetmanHere(["sim", "duel", ...more])).err;
  expect(await said("--shard", "1/2", "--part", "x")).toContain("needs --seed");
  expect(await said("--shard", "1/2", "--seed", "a")).toContain("needs --part");
  for (const shard of ["3/2", "0/2", "1", "1/0", "a/b"])
    expect(await said("--shard", shard, "--seed", "a", "--part", "x")).toContain("--shard must be");
});
