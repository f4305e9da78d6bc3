// What sweeps found, as a part of a page of the documentation: a table for each game, and what stands out in it.
import type { Texts } from "#kernel/texts.ts";
import { percent } from "./charts.ts";
import type { Share } from "./figures.ts";
import { findingLines, type Header } from "./page.ts";
import { neverUsed, rarelyChosen, type Swept } from "./sweep.ts";

/** A game with its sweep. */
export interface SweptGame {
  readonly header: Header;
  readonly texts: Texts;
  readonly swept: readonly Swept[];
}

const BEGIN = "<!-- figures: written by hetman balance --sweep --doc -->";
const END = "<!-- /figures -->";
/** The most that is named of what is hardly ever chosen. */
const MOST = 40;

const whole = (share: number): string => percent(share).replace(/\.\d/, "");

const shareText = ({ share, interval: [low, high] }: Share): string =>
  `${Math.round(share * 100)} [${Math.round(low * 100)}–${Math.round(high * 100)}]`;

/** The extremes among factions or nations: the one that wins most, and the one that wins least. */
function extremes({ figures }: Swept): string {
  const pairs = Object.values(figures.factions).flatMap(shares =>
    shares.length > 1
      ? [`${shares[0]!.id} ${shareText(shares[0]!)}, ${shares.at(-1)!.id} ${shareText(shares.at(-1)!)}`]
      : [],
  );
  return pairs.join("; ") || "–";
}

function rowOf(each: Swept): string[] {
  const { table, games, figures } = each;
  const { rounds, reasons, bySeat, halfway } = figures;
  return [
    table.name,
    String(games),
    bySeat.map(shareText).join(" · "),
    extremes(each),
    rounds ? `${rounds.median} (${rounds.low}–${rounds.high}, ≤ ${rounds.most})` : "–",
    Object.entries(reasons)
      .map(([reason, count]) => `${reason} ${whole(count / games)}`)
      .join(", "),
    table.seats > 1 && halfway.games > 0 ? whole(halfway.won) : "–",
  ];
}

const rowLine = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

function gameLines({ header, texts, swept }: SweptGame): string[] {
  const heads = ["table", "games", "won by seat, %", "most and least, %", "rounds", "ended by", "halfway leader won"];
  const odd = findingLines(swept, "en", texts);
  const rare = rarelyChosen(swept).map(({ name, offered, chosen, tables }) => {
    const where = tables ? ` (${tables.join(", ")})` : "";
    return `\`${name}\` ${chosen} of ${offered}${where}`;
  });
  const unused = neverUsed(swept).map(id => `\`${id}\``);
  const listed = (what: string, all: readonly string[]) =>
    all.length === 0 ? [] : ["", `${what}: ${all.slice(0, MOST).join(", ")}${all.length > MOST ? ", …" : ""}.`];
  return [
    `### ${texts.name}, rules ${header.rules}`,
    "",
    `\`${header.command}\``,
    "",
    rowLine(heads),
    rowLine(heads.map(() => "---")),
    ...swept.map(each => rowLine(rowOf(each))),
    ...(odd.length > 0
      ? ["", "Far from fair, even though so many shares were looked at:", "", ...odd.map(line => `- ${line}`)]
      : []),
    ...listed("Hardly ever chosen (under 2 % of at least 50 chances)", rare),
    ...listed("Never used at any table", unused),
    "",
  ];
}

/** Where the part of a game begins. */
const markOf = (game: string): string => `<!-- ${game} -->`;

/** The parts that the page has, by game. */
function partsIn(text: string): Map<string, string> {
  const parts = text.split(/^<!-- ([\w-]+) -->$/m).slice(1);
  return new Map(parts.flatMap((part, i): [string, string][] => (i % 2 === 0 ? [[part, parts[i + 1]!.trim()]] : [])));
}

/** A page whose part between the marks tells of these sweeps, and of other games what it told; null without such marks. */
export function withFigures(page: string, games: readonly SweptGame[]): string | null {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) return null;
  const parts = partsIn(page.slice(begin + BEGIN.length, end));
  for (const game of games) parts.set(game.header.game, gameLines(game).join("\n").trim());
  const told = [...parts].flatMap(([game, part]) => [markOf(game), "", part, ""]);
  return [page.slice(0, begin), [BEGIN, "", ...told].join("\n"), page.slice(end)].join("");
}
