// The report as one page that needs nothing else: no script, no font, no file beside it.
import type { Language, Texts } from "#kernel/texts.ts";
import { numeral } from "../table.ts";
import { columnChart, intervalChart, pairChart, percent, safe } from "./charts.ts";
import { type Change, changeLines } from "./compare.ts";
import { type Figures, isOdd, type Share } from "./figures.ts";
import { findingsOf, neverUsed, rarelyChosen, type Swept } from "./sweep.ts";
import { words } from "./words.ts";

/** What a report can be made again from. */
export interface Header {
  readonly game: string;
  readonly rules: string;
  readonly version: string;
  readonly level: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, string>>;
  readonly command: string;
}

/** A report: where it comes from and what it says. */
export interface BalanceReport {
  readonly header: Header;
  readonly figures: Figures;
  /** Where the figures it was compared with come from, and what changed. */
  readonly against?: Header;
  readonly changes?: readonly Change[];
}

type Names = { readonly w: (typeof words)[Language]; readonly texts: Texts; readonly language: Language };

/** What stands out, as lines. */
export function oddities({ figures }: BalanceReport, language: Language, texts: Texts): string[] {
  const w = words[language];
  const line = (name: string, { share, interval: [low, high] }: Share) =>
    w.oddShare(name, percent(share), percent(low), percent(high));
  type Group = readonly [name: string, fair: number, shares: readonly Share[]];
  const groups: Group[] = [
    ...Object.entries(figures.factions).map(([option, shares]): Group => [option, figures.fair, shares]),
    [w.seat, figures.fair, figures.bySeat],
    [w.turn, figures.fair, figures.byOrder],
    ...Object.values(figures.content).map(({ fair, shares }): Group => ["", fair, shares]),
  ];
  const odd = groups.flatMap(([group, fair, shares]) =>
    shares.filter(share => isOdd(share, fair)).map(share => line(nameOf(texts, group, share.id), share)),
  );
  const { unused, unwon } = figures;
  return [
    ...odd,
    ...(unused.length > 0 ? [w.unused(unused.join(", "))] : []),
    ...(unwon > 0 ? [w.unwon(numeral(unwon, language))] : []),
  ];
}

function nameOf(texts: Texts, group: string, id: string): string {
  const option = texts.seatOptions[group];
  if (option) return option.values[id] ?? id;
  return group === "" ? id : `${group} ${id}`;
}

/** The report as HTML. */
export function pageOf(report: BalanceReport, language: Language, texts: Texts): string {
  const names: Names = { w: words[language], texts, language };
  const title = names.w.title(texts.name);
  const sections = [head(title, report.header, names), oddPart(report, names), ...changePart(report, names)];
  return documentOf(title, language, [...sections, ...parts(report.figures, names)].join("\n"));
}

/** What stands out in a sweep, as lines. */
export function findingLines(swept: readonly Swept[], language: Language, texts: Texts): string[] {
  const w = words[language];
  return findingsOf(swept).map(({ table, group, share }) => {
    const [low, high] = share.interval;
    const name = `${table}: ${nameOf(texts, group === "seat" ? w.seat : group === "turn" ? w.turn : group, share.id)}`;
    return w.oddShare(name, percent(share.share), percent(low), percent(high));
  });
}

/** All tables of a sweep on one page: what stands out, a line for each, and each of them to open. */
export function sweepPageOf(header: Header, swept: readonly Swept[], language: Language, texts: Texts): string {
  const names: Names = { w: words[language], texts, language };
  const { w } = names;
  const title = w.sweep(texts.name);
  const lines = findingLines(swept, language, texts).map(line => `<li>${safe(line)}</li>`);
  const rare = rarelyChosen(swept).map(({ name, offered, chosen, tables: where }) => [
    name,
    String(offered),
    String(chosen),
    where?.join(", ") ?? w.everywhere,
  ]);
  const unused = neverUsed(swept);
  const tables = swept.map(
    ({ table, figures }) =>
      `<details><summary>${safe(table.name)}</summary>${parts(figures, names).join("\n")}</details>`,
  );
  const all = tableOf([w.table, w.games, w.bySeat, w.roundsHead], swept.map(rowOf));
  return documentOf(
    title,
    language,
    [
      head(title, header, names),
      section(w.odd, w.sweepAbout, lines.length > 0 ? `<ul>${lines.join("")}</ul>` : `<p>${safe(w.nothingOdd)}</p>`),
      section(w.allTables, "", all),
      section(w.rare, "", tableOf([w.choice, w.offered, w.chosen, w.table], rare)),
      ...(unused.length > 0 ? [section(w.neverUsed, "", `<p>${safe(unused.join(", "))}</p>`)] : []),
      ...tables,
    ].join("\n"),
  );
}

const rowOf = ({ table, games, figures: { bySeat, rounds } }: Swept): string[] => [
  table.name,
  String(games),
  bySeat.map(({ share }) => percent(share)).join(" · "),
  rounds ? `${rounds.median} (${rounds.low}–${rounds.high})` : "–",
];

/** A page with a title. */
export function documentOf(title: string, language: Language, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${safe(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}

function head(title: string, header: Header, { w, language }: Names): string {
  const settings = Object.entries(header.options).map(([id, value]) => `${id} ${value}`);
  const facts: [string, string][] = [
    [w.games, numeral(header.games, language)],
    [w.seats, String(header.seats)],
    [w.level, header.level],
    [w.seed, header.seed],
    [w.rules, `${header.rules} (hetman ${header.version})`],
    [w.settings, settings.join(", ") || w.defaults],
  ];
  const list = facts.map(([name, value]) => `<div><dt>${safe(name)}</dt><dd>${safe(value)}</dd></div>`);
  return `<header><h1>${safe(title)}</h1><dl>${list.join("")}</dl>
<p class="again">${safe(w.again)} <code>${safe(header.command)}</code></p></header>`;
}

function oddPart(report: BalanceReport, { w, texts, language }: Names): string {
  const lines = oddities(report, language, texts);
  const body =
    lines.length > 0
      ? `<ul>${lines.map(line => `<li>${safe(line)}</li>`).join("")}</ul>`
      : `<p>${safe(w.nothingOdd)}</p>`;
  return section(w.odd, "", body);
}

function changePart({ changes }: BalanceReport, { texts, language }: Names): string[] {
  if (!changes) return [];
  const [title, ...lines] = changeLines(changes, language, texts);
  return [section(title!, "", `<ul>${lines.map(line => `<li>${safe(line)}</li>`).join("")}</ul>`)];
}

/** A part of a page. */
export function section(title: string, about: string, body: string): string {
  return `<section><h2>${safe(title)}</h2>${about && `<p class="about">${safe(about)}</p>`}${body}</section>`;
}

function parts(figures: Figures, { w, texts, language }: Names): string[] {
  const { fair, lengths } = figures;
  const number = (value: number) => numeral(value, language);
  const shares = (title: string, about: string, list: readonly Share[], group: string, line = fair) =>
    section(
      title,
      about,
      intervalChart(title, list, line, ({ id }) => nameOf(texts, group, id)),
    );
  const factions = Object.entries(figures.factions).map(([option, list]) =>
    shares(w.factions(texts.seatOptions[option]?.name ?? option), w.fair(percent(fair)), list, option),
  );
  const reasons = Object.entries(figures.reasons).map(([reason, n]) => `<li>${safe(reason)}: ${number(n)}</li>`);
  return [
    ...factions,
    shares(w.bySeat, w.fair(percent(fair)), figures.bySeat, w.seat),
    shares(w.byOrder, w.byOrderAbout, figures.byOrder, w.turn),
    section(
      w.lengths,
      w.lengthsAbout(number(lengths.mean), number(lengths.median), number(lengths.least), number(lengths.most)),
      columnChart(w.lengths, figures.histogram),
    ),
    section(w.reasons, paceOf(figures, w), `<ul>${reasons.join("")}</ul>`),
    ...(figures.course.length > 0 ? [section(w.course, w.courseAbout, courseTable(figures, w))] : []),
    section(
      w.scores,
      "",
      `<p class="legend"><span class="won"></span>${safe(w.winners)} <span class="lost"></span>${safe(w.others)}</p>` +
        pairChart(w.scores, figures.scores, id => texts.scores[id] ?? id),
    ),
    ...Object.entries(figures.content).map(([kind, { fair: line, shares: list }]) =>
      shares(w.content(kind), w.contentAbout(percent(line)), list, "", line),
    ),
    section(w.offers, w.offersAbout, offerTable(figures, w)),
    section(w.events, w.eventsAbout, eventTable(figures, w)),
  ];
}

/** Points on the way. */
function courseTable({ course }: Figures, w: Names["w"]): string {
  const rows = course.map(({ winners, others }, i) => [
    `${i + 1}/${course.length + 1}`,
    String(winners),
    String(others),
  ]);
  return tableOf([w.course, w.winners, w.others], rows);
}

/** Rounds, margins, leads and decisions in a line. */
function paceOf({ rounds, margin, halfway, answers }: Figures, w: Names["w"]): string {
  const parts = [
    w.answers(answers),
    ...(halfway.games > 0 ? [w.halfway(percent(halfway.won))] : []),
    ...(rounds ? [w.rounds(rounds.median, rounds.low, rounds.high, rounds.most)] : []),
    ...(margin ? [w.margin(margin.median, margin.ties)] : []),
  ];
  return parts.join(" ");
}

/** A table with its heads. */
export function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map(cell => `<${tag}>${safe(cell)}</${tag}>`).join("")}</tr>`;
  return `<table><thead>${line(heads, "th")}</thead><tbody>${rows.map(row => line(row, "td")).join("")}</tbody></table>`;
}

/** What was offered and taken, the least taken first. */
function offerTable({ offers }: Figures, w: Names["w"]): string {
  const rows = Object.entries(offers)
    .map(([name, { offered, chosen }]) => ({ name, offered, chosen, share: chosen / offered }))
    .sort((a, b) => a.share - b.share)
    .map(({ name, offered, chosen, share }) => [name, String(offered), String(chosen), percent(share)]);
  return tableOf([w.choice, w.offered, w.chosen, "%"], rows);
}

function eventTable({ events }: Figures, w: Names["w"]): string {
  const rows = Object.entries(events).map(([type, { mean, games }]) => [type, String(mean), percent(games)]);
  return tableOf([w.event, w.perGame, w.inGames], rows);
}

const style = `
:root{--ink:#2b2118;--soft:#75675a;--paper:#f6f0e4;--card:#fffaf0;--line:#ddd0ba;--even:#8a7a68;--high:#b4552d;--low:#2f6f8f;--won:#b4552d;--lost:#b9ab97}
@media (prefers-color-scheme:dark){:root{--ink:#efe6d6;--soft:#a99b88;--paper:#191512;--card:#221d18;--line:#3d342b;--even:#9a8a76;--high:#e38a5b;--low:#6fb3d3;--won:#e38a5b;--lost:#6b5f52}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Inter,system-ui,sans-serif}
main{max-width:800px;margin:0 auto;padding:40px 20px 80px}
h1,h2{font-family:Alegreya,Georgia,serif;line-height:1.2;margin:0}
h1{font-size:36px}
h2{font-size:22px;margin-bottom:6px}
dl{display:flex;flex-wrap:wrap;gap:10px 28px;margin:18px 0}
dt{color:var(--soft);font-size:13px}
dd{margin:0;font-weight:600}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:20px 24px;margin-top:20px}
.about,.again,.legend{color:var(--soft);font-size:14px;margin:0 0 12px}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{text-align:right;padding:3px 0 3px 12px;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left;padding-left:0;overflow-wrap:anywhere}
code{overflow-wrap:anywhere}
details{margin-top:20px}
summary{cursor:pointer;font:600 18px Alegreya,Georgia,serif}
ul{margin:0;padding-left:20px}
svg{display:block;width:100%;height:auto}
text{fill:var(--ink);font-size:13px}
text.note{fill:var(--soft);font-size:12px;white-space:pre}
.range{opacity:.35}
.even{fill:var(--even)}.high{fill:var(--high)}.low{fill:var(--low)}
.fair{stroke:var(--soft);stroke-dasharray:3 3}
.axis{stroke:var(--line)}
.column{fill:var(--low)}
.won{fill:var(--won);background:var(--won)}
.lost{fill:var(--lost);background:var(--lost)}
.legend span{display:inline-block;width:12px;height:12px;border-radius:3px;margin:0 6px 0 10px;vertical-align:-1px}
`;
