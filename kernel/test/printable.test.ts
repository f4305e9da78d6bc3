import { expect, test } from "vitest";
import { printable, printableJson } from "#kernel/printable.ts";

test("orders to a terminal become a harmless sign, line ends and tabs spaces, the rest stays", () => {
  expect(printable("a\u001b[2Jb\nc\td\u202ee")).toBe("a\ufffd[2Jb c d\ufffde");
  expect(printable("Łódź 5")).toBe("Łódź 5");
});

test("JSON keeps its value: orders are escaped, and only a line end at its end stays", () => {
  const json = `${JSON.stringify({ name: "a\u202eb\u009b" })}\n`;
  expect(printableJson(json)).toBe('{"name":"a\\u202eb\\u009b"}\n');
  expect(JSON.parse(printableJson(json))).toEqual(JSON.parse(json));
  expect(printableJson("1\n2\n")).toBe("1\\u000a2\n");
  expect(printableJson("\t1")).toBe("\\u00091");
});
