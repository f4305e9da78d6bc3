// Charts as SVG text: intervals against a line, columns, and pairs of bars. Colours come from the page's variables.
import type { Figures, Share } from "./figures.ts";

/** Text safe inside HTML and SVG. */
export function safe(text: string): string {
  return text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`);
}

/** A share as people read it. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

const ROW = 26;
const LABEL = 190;
const WIDTH = 720;
const NOTE = 150;
const PLOT = WIDTH - LABEL - NOTE;

function svg(height: number, label: string, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${safe(label)}">${parts.join("")}</svg>`;
}

const text = (x: number, y: number, anchor: string, value: string, kind = ""): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" class="${kind}">${safe(value)}</text>`;

/** Shares with their intervals, and the fair one as a line. */
export function intervalChart(
  title: string,
  shares: readonly Share[],
  fair: number,
  nameOf: (share: Share) => string,
): string {
  const most = Math.min(1, Math.max(fair * 2, ...shares.map(({ interval }) => interval[1])) * 1.05);
  const at = (share: number): number => LABEL + (share / most) * PLOT;
  const height = shares.length * ROW + 22;
  const rows = shares.map((each, i) => {
    const y = i * ROW + ROW / 2;
    const [low, high] = each.interval;
    const kind = low > fair ? "high" : high < fair ? "low" : "even";
    return [
      `<g><title>${safe(`${nameOf(each)}: ${percent(each.share)} (${percent(low)} – ${percent(high)}), ${each.seats}`)}</title>`,
      text(LABEL - 12, y + 4, "end", nameOf(each)),
      `<rect x="${at(low).toFixed(1)}" y="${y - 5}" width="${Math.max(1, at(high) - at(low)).toFixed(1)}" height="10" rx="5" class="range ${kind}"/>`,
      `<circle cx="${at(each.share).toFixed(1)}" cy="${y}" r="4.5" class="dot ${kind}"/>`,
      text(WIDTH - 4, y + 4, "end", `${percent(each.share)}  n ${each.seats}`, "note"),
      "</g>",
    ].join("");
  });
  const bottom = shares.length * ROW;
  const line = `<line x1="${at(fair).toFixed(1)}" x2="${at(fair).toFixed(1)}" y1="0" y2="${bottom}" class="fair"/>`;
  const axis = [0, fair, most].map(share => text(at(share), bottom + 16, "middle", percent(share), "note"));
  return svg(height, title, [line, ...rows, ...axis]);
}

/** Numbers of games as columns. */
export function columnChart(title: string, columns: Figures["histogram"]): string {
  const height = 190;
  const floor = height - 24;
  const most = Math.max(1, ...columns.map(({ games }) => games));
  const width = (WIDTH - 40) / columns.length;
  const bars = columns.map(({ from, to, games }, i) => {
    const tall = (games / most) * (floor - 8);
    return `<rect x="${(20 + i * width + 1).toFixed(1)}" y="${(floor - tall).toFixed(1)}" width="${Math.max(1, width - 2).toFixed(1)}" height="${tall.toFixed(1)}" rx="2" class="column"><title>${from}–${to}: ${games}</title></rect>`;
  });
  const marks = [columns[0], columns[columns.length >> 1], columns[columns.length - 1]].map((column, i) =>
    text(
      [20, WIDTH / 2, WIDTH - 20][i]!,
      height - 6,
      ["start", "middle", "end"][i]!,
      String(column?.from ?? ""),
      "note",
    ),
  );
  return svg(height, title, [
    `<line x1="16" x2="${WIDTH - 16}" y1="${floor}" y2="${floor}" class="axis"/>`,
    ...bars,
    ...marks,
  ]);
}

/** Mean points of winners and of the others, source by source. */
export function pairChart(title: string, scores: Figures["scores"], nameOf: (id: string) => string): string {
  const most = Math.max(1e-9, ...scores.flatMap(({ winners, others }) => [Math.abs(winners), Math.abs(others)]));
  const tall = 40;
  const bar = (value: number, y: number, kind: string): string =>
    `<rect x="${LABEL}" y="${y}" width="${((Math.abs(value) / most) * PLOT).toFixed(1)}" height="12" rx="3" class="${kind}"/>` +
    text(LABEL + (Math.abs(value) / most) * PLOT + 8, y + 10, "start", value.toFixed(2), "note");
  const rows = scores.map(({ id, winners, others }, i) => {
    const y = i * tall;
    return text(LABEL - 12, y + 20, "end", nameOf(id)) + bar(winners, y + 4, "won") + bar(others, y + 19, "lost");
  });
  return svg(scores.length * tall + 4, title, rows);
}
