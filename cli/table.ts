// Text in columns.
import type { Language } from "#kernel/texts.ts";

/** Rows as lines with aligned columns; numbers stand to the right. */
export function columns(
  rows: readonly (readonly (string | number)[])[],
  indent = "",
  language: Language = "en",
): string[] {
  const cells = rows.map(row => row.map(cell => (typeof cell === "number" ? numeral(cell, language) : cell)));
  const widths: number[] = [];
  for (const row of cells) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return cells.map((row, r) => {
    const parts = row.map((cell, i) =>
      typeof rows[r]![i] === "number" ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!),
    );
    return `${indent}${parts.join("  ")}`.trimEnd();
  });
}

/** A number as people read it: three digits that matter, thousands apart. */
export function numeral(value: number, language: Language): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 10 ? 1 : 3;
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits, useGrouping: "min2" }).format(value);
}
