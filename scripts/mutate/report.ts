// The outcome of a campaign as one page: a row for each file, and the changes that no test has noticed.
import type { Mutant } from "./mutators.ts";
import type { Outcome } from "./plan.ts";

/** A mutant with what became of it. */
export interface Finding extends Mutant {
  readonly fate: Outcome["fate"] | "equivalent";
  /** Why it changes nothing. */
  readonly reason?: string | undefined;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

function section(file: string, findings: readonly Finding[], lines: readonly string[]): string {
  const open = findings.filter(({ fate }) => fate !== "killed" && fate !== "static");
  const rows = open.map(({ line, change, fate, reason }) => {
    const why = reason ? `${fate}: ${reason}` : fate;
    return `<tr><td>${line}</td><td><code>${escaped(lines[line - 1]?.trim() ?? "")}</code></td><td><code>${escaped(change)}</code></td><td>${escaped(why)}</td></tr>`;
  });
  return `<h2 id="${file}">${file}</h2><table>${rows.join("")}</table>`;
}

/** The page. */
export function report(game: string, findings: readonly Finding[], read: (file: string) => string): string {
  const files = [...new Set(findings.map(({ file }) => file))];
  const rows = files.map(file => {
    const own = findings.filter(each => each.file === file && each.fate !== "static");
    const killed = own.filter(({ fate }) => fate === "killed").length;
    const equivalent = own.filter(({ fate }) => fate === "equivalent").length;
    const share = (100 * killed) / Math.max(1, own.length - equivalent);
    return `<tr><td><a href="#${file}">${file}</a></td><td>${own.length}</td><td>${killed}</td><td>${equivalent}</td><td>${share.toFixed(1)} %</td></tr>`;
  });
  const sections = files.map(file =>
    section(
      file,
      findings.filter(each => each.file === file),
      read(file).split("\n"),
    ),
  );
  const style =
    "body{font:14px sans-serif;margin:2rem}td,th{padding:2px 8px;text-align:left;border-bottom:1px solid #ddd}";
  const head = `<meta charset="utf-8"><title>Mutants of ${game}</title><style>${style}</style>`;
  const names = ["File", "Changes", "Noticed", "Equivalent", "Score"].map(name => `<th>${name}</th>`).join("");
  return `<!doctype html>${head}<h1>${game}</h1><table><tr>${names}</tr>${rows.join("")}</table>${sections.join("")}`;
}
