// npm run mutate -- <game>|kernel [part of a file name …] [--sample N] [--json]: how many small changes of the rules its
// tests notice, of all that there are or of N that are spread evenly over them. Results are kept in .mutation/: what has not
// changed since is not tried again. The report is .mutation/<game>.html.
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { startVitest } from "vitest/node";
import { instrument, type Mutant } from "./mutators.ts";
import type { Outcome, Plan } from "./plan.ts";
import { type Finding, report } from "./report.ts";

const root = resolve(import.meta.dirname, "../..");
const { values, positionals } = parseArgs({
  options: { json: { type: "boolean" }, sample: { type: "string" } },
  allowPositionals: true,
});
const [game, ...wanted] = positionals;
if (!game || !existsSync(resolve(root, game === "kernel" ? "kernel" : `games/${game}/rules`))) {
  console.error("usage: npm run mutate -- <game>|kernel [part of a file name …] [--sample N] [--json]");
  process.exit(2);
}

const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: root }).sort();
const base = game === "kernel" ? "kernel" : `games/${game}`;
const sources = filesOf(game === "kernel" ? "kernel/*.ts" : `${base}/rules/**/*.ts`).filter(
  file => wanted.length === 0 || wanted.some(part => file.includes(part)),
);
// Printed games fail at any change whatever: they would hide what the tests of a rule do not notice. Filmed ones, and
// those that count how often something happens, are slow.
const hiding = game === "kernel" ? /\.long\./ : /playthrough|pictures|odds|positions|\.long\.|texts|bot\.test/;
const tests = filesOf(`${base}/test/**/*.test.ts`).filter(file => !hiding.test(file));

const read = (file: string): string => readFileSync(resolve(root, file), "utf8");
const print = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

const instrumented = new Map<string, string>();
const all: Mutant[] = [];
for (const file of sources) {
  const { code, mutants: own } = instrument(read(file), file, all.length);
  instrumented.set(resolve(root, file), code);
  all.push(...own);
}
const size = Math.min(all.length, Number(values.sample ?? all.length));
const mutants = Array.from({ length: size }, (_, i) => all[Math.floor((i * all.length) / size)]!);

/** What is known of a change from an earlier run. */
interface Kept {
  readonly fate: Outcome["fate"];
  readonly source: string;
  readonly proof: string;
  readonly by?: string;
}
const folder = resolve(root, ".mutation");
mkdirSync(folder, { recursive: true });
const keptFile = resolve(folder, `${game}.json`);
const kept: Record<string, Kept> = existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, "utf8")) : {};
const gamesFile = "games/every-game/whole-games.ts";
const prints = new Map([...sources, ...tests, gamesFile].map(file => [file, print(read(file))]));
const allTests = print([...tests.map(file => prints.get(file))].join());
const keyOf = ({ file, change }: Mutant): string => `${file}: ${change}`;

/** A killed one stays killed while its test is the same, the others while all tests are. */
function isKnown(mutant: Mutant): boolean {
  const known = kept[keyOf(mutant)];
  if (!known || known.source !== prints.get(mutant.file)) return false;
  return known.proof === (known.by ? prints.get(known.by) : allTests);
}

const KEEP_EVERY = 60_000;
const out = resolve(folder, `${game}.run.json`);
const plan: Plan = {
  tests: tests.map(file => resolve(root, file)),
  game,
  gamesFile: resolve(root, gamesFile),
  ids: mutants.filter(mutant => !isKnown(mutant)).map(({ id }) => id),
  out,
};
if (plan.ids.length > 0) await campaign(plan);

async function campaign(work: Plan): Promise<void> {
  process.env.HETMAN_MUTATE = JSON.stringify(work);
  rmSync(out, { force: true });
  // A long campaign that is cut off goes on where it was.
  const keeping = setInterval(keep, KEEP_EVERY);
  const collect = resolve(import.meta.dirname, "collect.ts");
  const vitest = await startVitest(
    "test",
    [],
    {
      config: false,
      root,
      watch: false,
      include: ["scripts/mutate/campaign.ts"],
      pool: "forks",
      maxWorkers: 1,
      // Code with changes built in must not be kept for other runs.
      fsModuleCache: false,
      reporters: values.json ? [{}] : ["default"],
      disableConsoleIntercept: true,
    },
    {
      plugins: [
        {
          name: "mutants",
          enforce: "pre",
          load: id => instrumented.get(id.split("?")[0]!) ?? null,
          transform: (code, id) =>
            id.includes(`/${base}/test/`) ? code.replace(/(from\s*)"vitest"/, `$1${JSON.stringify(collect)}`) : null,
        },
      ],
    },
  );
  clearInterval(keeping);
  await vitest?.close();
  if (!existsSync(out)) throw new Error("the campaign has left no results");
  keep();
  rmSync(out);
}

/** Notes what the campaign has found out so far. */
function keep(): void {
  if (!existsSync(out)) return;
  for (const { id, fate, by } of JSON.parse(readFileSync(out, "utf8")) as Outcome[]) {
    const mutant = all[id]!;
    const killer = by?.slice(root.length + 1);
    kept[keyOf(mutant)] = {
      fate,
      source: prints.get(mutant.file)!,
      proof: killer ? prints.get(killer)! : allTests,
      ...(killer && { by: killer }),
    };
  }
  writeFileSync(keptFile, JSON.stringify(kept));
}

/** Changes that change nothing, by file and text, each with the reason. */
const equivalentFile = `${base}/test/equivalent.json`;
const equivalents: Record<string, string> = existsSync(resolve(root, equivalentFile))
  ? JSON.parse(read(equivalentFile))
  : {};
const findings = mutants.map((mutant): Finding => {
  const reason = equivalents[keyOf(mutant)];
  const fate = kept[keyOf(mutant)]?.fate ?? "unreached";
  return { ...mutant, fate: fate !== "killed" && reason ? "equivalent" : fate, reason };
});
const html = resolve(folder, `${game}.html`);
writeFileSync(html, report(game, findings, read));

/** A line like "rules/deck.ts: 72 of 76 noticed, 2 equivalent (97.3 %)". */
function scoreOf(name: string, own: readonly Finding[]): string {
  const [killed, equal] = ["killed", "equivalent"].map(fate => own.filter(each => each.fate === fate).length);
  const share = own.length === equal ? 100 : (100 * killed!) / (own.length - equal!);
  return `${name}: ${killed} of ${own.length} noticed, ${equal} equivalent (${share.toFixed(1)} %)`;
}

const counted = findings.filter(({ fate }) => fate !== "static");
const of = (fate: string): Finding[] => counted.filter(each => each.fate === fate);
const survived = counted.filter(({ fate }) => fate === "survived" || fate === "unreached");
if (values.json) {
  const rows = survived.map(({ file, line, change }) => ({ file, line, change }));
  const summary = { game, mutants: counted.length, killed: of("killed").length, equivalent: of("equivalent").length };
  console.log(JSON.stringify({ ...summary, survived: rows }));
} else {
  for (const { file, line, change, fate } of survived) console.log(`${file}:${line} ${fate}: ${change}`);
  for (const file of sources)
    console.log(
      scoreOf(
        file.slice(base.length + 1),
        counted.filter(each => each.file === file),
      ),
    );
  console.log(`${scoreOf(game, counted)}; ${html}`);
}
process.exit(0);
