import { expect, test } from "vitest";
import { iconOf, shortPath, splitIcons } from "./icons.ts";

test("each icon is imported from a module of its own", () => {
  const code = 'import { GiLyre, GiSun as Sun } from "react-icons/gi";\nimport x from "y";';
  expect(splitIcons(code)).toBe(
    'import { GiLyre } from "virtual:gi/GiLyre"; import { GiSun as Sun } from "virtual:gi/GiSun";\nimport x from "y";',
  );
});

test("one icon is taken out of the set, and a missing one is an error", () => {
  const set =
    'export function GiA (props) {\n  return GenIcon({"a":1})(props);\n};\nexport function GiB (props) {\n  return 2;\n};\n';
  expect(iconOf(set, "GiA")).toContain('GenIcon({"a":1})');
  expect(iconOf(set, "GiA")).not.toContain("GiB");
  expect(iconOf(set, "GiB")).toContain("return 2");
  expect(() => iconOf(set, "GiC")).toThrow("GiC");
});

test("paths are shortened without a number lost or moved", () => {
  expect(shortPath("M12.345 6.04l.96.05-1.26.44,3 10.5z m1.5e1,2H.04V8")).toBe("M12.3 6l1 .1-1.3.4 3 10.5zm15 2H0V8");
  expect(shortPath("M1.234 2a5.55 5.55 0 01.5.5z")).toBe("M1.234 2a5.55 5.55 0 01.5.5z");
});
