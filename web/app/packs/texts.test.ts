import { expect, test } from "vitest";
import { zipOf } from "#kernel/test/zips.ts";
import { textsIn } from "./texts.ts";

test("a file is read as it is, a zip file by file, its schema left out", async () => {
  expect(await textsIn(new File(["{}"], "box.json"))).toEqual({ "box.json": "{}" });
  const zip = zipOf({
    "box/cards.json": '{"ż": 1}',
    "box/names.json": "[]",
    "box/hlas.schema.json": "{}",
    "box/note.txt": "",
  });
  const file = new File([zip], "box.zip");
  expect(await textsIn(file)).toEqual({ "box/cards.json": '{"ż": 1}', "box/names.json": "[]" });
});

test("what only calls itself a zip is refused by name", async () => {
  await expect(textsIn(new File(["{}"], "box.zip"))).rejects.toThrow("box.zip: this is no zip");
});
