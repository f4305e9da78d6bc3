import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readPack } from "#cli/packs/read.ts";
import { registry } from "#games/registry.ts";
import { type Finding, findingsOf } from "#kernel/pack-check.ts";
import { packIn } from "#kernel/pack-files.ts";
import { packSchema, templateOf } from "#kernel/pack-template.ts";
import { tablesOf } from "#kernel/packs.ts";
import { zipOf } from "#kernel/test/zips.ts";
import { folder } from "./process.ts";

test("a pack may lie in a zip", () => {
  const zip = join(folder(), "box.zip");
  const head = { format: "hetman-pack", game: "hlas", name: "Zipped" };
  writeFileSync(
    zip,
    zipOf({ "box/a.json": JSON.stringify(head), "box/hlas.schema.json": "no pack", "box/b.json": "{}" }),
  );
  expect(readPack(zip)).toMatchObject(head);
  writeFileSync(zip, "no zip");
  expect(() => readPack(zip)).toThrow("is no zip");
});

describe("packs of every game", () => {
  test.each(Object.keys(registry))("%s: the template changes nothing, fits and has a schema", async id => {
    await Promise.all([registry[id]!.texts("en"), registry[id]!.texts("pl")]);
    const template = templateOf(id);
    const text = JSON.stringify(template, null, 1);
    const pack = packIn({ "pack.json": text });
    expect(findingsOf(pack, { "pack.json": text })).toEqual([]);
    const schema = JSON.stringify(packSchema(id));
    for (const name of tablesOf(id).keys()) expect(schema).toContain(`"${name}"`);
    expect(schema.length).toBeLessThan(400_000);
  });

  test("what does not fit is named with its file and line", async () => {
    await Promise.all([registry.hlas!.texts("en"), registry.hlas!.texts("pl")]);
    const text = `{
 "format": "hetman-pack", "game": "hlas", "name": "Wrong",
 "tables": {
  "tactics": {
   "ambush": {"strength": "much"},
   "duel": {"number": 8, "resource": "", "cost": 0, "strength": 1, "vp": 0, "role": "any", "serfsAlone": true, "bonuses": [],
    "effects": [{"op": "conjure"}], "source": "designed"}
  },
  "tactis": {}
 },
 "texts": {"en": {"tactics": {"ambush": {"nam": 3}}}, "tlh": {}}
}`;
    const told = findingsOf(packIn({ "wrong.json": text }), { "wrong.json": text });
    const short = ({ file, line, at }: Finding) => `${file}:${line} ${at}`;
    expect(told.filter(({ isNote }) => !isNote).map(short)).toEqual([
      "wrong.json:5 tables.tactics.ambush.strength",
      "wrong.json:7 tables.tactics.duel.effects.0.op",
      "wrong.json:9 tables.tactis",
      "wrong.json:11 texts.en.tactics.ambush.nam",
      "wrong.json:11 texts.tlh",
      "wrong.json:6 tables.tactics.duel",
      "wrong.json:6 tables.tactics.duel",
    ]);
    expect(told.find(({ isNote }) => isNote)).toMatchObject({
      at: "tables.tactics",
      why: "8 pieces instead of the 7 in the box",
    });
    expect(told[2]!.why).toContain('did you mean "tactics"?');
  });
});
