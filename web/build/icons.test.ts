import { expect, test } from "vitest";
import { iconOf, shortPath, splitIcons } from "./icons.ts";

test("each icon is imported from a module of its own", () => {
  const code = 'import { GiLyre, GiSun as Sun } from "react-icons/gi";\nimport x from "y";';
  expect(splitIcons(code)).toBe(
    'import { GiLyre } from "virtual:gi/GiLyre"; import { GiSun as Sun } from "virtual:gi/GiSun";\nimport x from "y";',
  );
});

test("one icon is taken out of the set, and a missing one is an error", () => {
  const icon = (name: string, ...paths: readonly string[]) =>
    `export function ${name} (props) {\n  return GenIcon({"child":[${paths.map(d => `{"attr":{"d":"${d}"}}`)}]})(props);\n};\n`;
  const set = icon("GiA", "M1.23 2") + icon("GiB", "M3 4") + icon("GiC", "M5 6", "M7 8");
  expect(iconOf(set, "GiA")).toContain('export const GiA = props => gameIcon("M1.2 2", props);');
  expect(iconOf(set, "GiB")).toContain('gameIcon("M3 4", props)');
  expect(() => iconOf(set, "GiC")).toThrow("one path");
  expect(() => iconOf(set, "GiD")).toThrow("GiD");
});

test("paths are shortened without a number lost or moved", () => {
  expect(shortPath("M12.345 6.04l.96.05-1.26.44,3 10.5z m1.5e1,2H.04V8")).toBe("M12.3 6l1 .1-1.3.4 3 10.5zm15 2H0V8");
  expect(shortPath("M1.234 2a5.55 5.55 0 01.5.5z")).toBe("M1.234 2a5.55 5.55 0 01.5.5z");
});
