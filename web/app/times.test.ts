import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { dayText, momentText } from "./times.ts";

afterEach(() => vi.unstubAllGlobals());

test("a day is written as in the reader's own country, and in the app's language where the browser speaks another", () => {
  const at = new Date(2026, 4, 3, 14, 5).getTime();
  const now = new Date(2026, 4, 20).getTime();
  const spoken = (...languages: readonly string[]) => vi.stubGlobal("navigator", { languages });
  spoken("de-DE", "en-US");
  expect(momentText("en", at, now)).toMatch(/^May 3, 02:05\sPM$/);
  spoken("en-GB", "en");
  expect(momentText("en", at, now)).toMatch(/^3 May,? (at )?14:05$/);
  expect(dayText("pl", at)).toBe("niedz., 3 maja");
});

test("nobody writes days or times past the reader's own form of them", () => {
  const here = import.meta.dirname;
  const own = globSync("**/*.{ts,tsx}", { cwd: here }).filter(file => !/times(\.test)?\.ts$/.test(file));
  const past = own.filter(file =>
    /new Intl\.DateTimeFormat\(language|DateTimeFormat\(use|toLocale(Date|Time)/.test(
      readFileSync(join(here, file), "utf8"),
    ),
  );
  expect(past).toEqual([]);
});

test("today has no day, this week the weekday, older ones the date", () => {
  const now = new Date(2026, 4, 20, 15, 0).getTime();
  const at = (day: number, hour = 14) => momentText("pl", new Date(2026, 4, day, hour, 5).getTime(), now);
  expect(at(20)).toBe("14:05");
  expect(at(18)).toMatch(/^pon\., 14:05$/);
  expect(at(3)).toMatch(/^3 maj, 14:05$/);
});
