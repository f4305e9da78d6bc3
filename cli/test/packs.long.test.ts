// Packs on the command line, each in a process of its own: a pack is installed before games are loaded.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { registry } from "#games/registry.ts";
import { designedOf } from "#kernel/pack-template.ts";
import { INVENTED, inventedPack } from "./invented.ts";
import { folder, hetman } from "./process.ts";

const real = join(import.meta.dirname, "../main.ts");

test("an unfair card is found within 160 games", async () => {
  const dir = folder();
  const pack = join(dir, "pack.json");
  const tables = { tactics: { "stand-together": { strength: 9, vp: 6 } } };
  writeFileSync(pack, JSON.stringify({ format: "hetman-pack", game: "hlas", name: "Unfair", tables }));
  const args = ["--b", pack, "--level", "greedy", "--seats", "2", "--games", "80", "--seed", "u", "--out", dir];
  const played = await hetman(["balance", "hlas", ...args, "--json"], "", real);
  const changes = JSON.parse(played.out).changes as { group: string; id: string; before: number; after: number }[];
  const choice = changes.find(({ group, id }) => group === "choice" && id.includes("stand-together"));
  expect(choice!.after).toBeGreaterThan(choice!.before);
});

test("a pack of invented cards in place of all that were designed passes the suite", async () => {
  await Promise.all([registry.hlas!.texts("en"), registry.hlas!.texts("pl")]);
  const pack = inventedPack();
  const designed = designedOf("hlas");
  for (const name of Object.keys(INVENTED)) {
    expect(Object.keys(pack.tables![name]!)).toEqual(Object.keys(designed[name]!));
    for (const [id, entry] of Object.entries(pack.tables![name]!)) expect(entry).not.toEqual(designed[name]![id]);
  }
  const file = join(folder(), "pack.json");
  writeFileSync(file, JSON.stringify(pack));
  const checked = await hetman(["pack", "check", file, "--games", "6", "--json"], "", real);
  expect(JSON.parse(checked.out)).toMatchObject({ ok: true, findings: [], suite: { ok: true } });
});

test("a game is played with the pack that is named, and its records need it", async () => {
  const dir = folder();
  const pack = join(dir, "pack.json");
  writeFileSync(pack, '{"format":"hetman-pack","game":"hlas","name":"Rich","tables":{"levels":{"0":{"strength":60}}}}');
  const checked = await hetman(["pack", "check", pack, "--games", "1", "--json"], "", real);
  expect(JSON.parse(checked.out)).toMatchObject({ ok: true, game: "hlas", suite: { ok: true } });
  const played = await hetman(
    [
      "balance",
      "hlas",
      "--b",
      pack,
      "--level",
      "random",
      "--seats",
      "2",
      "--games",
      "4",
      "--seed",
      "p",
      "--out",
      dir,
      "--json",
    ],
    "",
    real,
  );
  const { a, b, figures } = JSON.parse(played.out);
  expect([a.name, b.name]).toEqual(["base", "Rich"]);
  expect(figures.a).not.toEqual(figures.b);
  const again = await hetman(
    ["balance", "--again", join(dir, "experiment.json"), "--out", folder(), "--json"],
    "",
    real,
  );
  expect(JSON.parse(again.out)).toMatchObject({ isSame: true, isSameCode: true });
  expect(readFileSync(join(dir, "report.html"), "utf8")).toContain("<svg");
  const bad = await hetman(["sim", "hlas", "--pack", join(dir, "none.json")], "", real);
  expect([bad.code, bad.err]).toEqual([2, expect.stringContaining("none.json")]);
});
