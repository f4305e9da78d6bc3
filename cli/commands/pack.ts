// hetman pack new|check|list
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CheckReport } from "#games/every-game/report.ts";
import { type Finding, findingsOf, lineOf } from "#kernel/pack-check.ts";
import { changesOf, packSchema, templateOf } from "#kernel/pack-template.ts";
import { hashOfPack, type Pack } from "#kernel/packs.ts";
import { gameOf, numberOf, textOf } from "../args.ts";
import { type Command, type Given, type Report, UsageError } from "../command.ts";
import { makeFolder, pathOf, writeText } from "../files.ts";
import { filesOf, readPack } from "../packs/read.ts";

export const command: Command = {
  usage: "new <game> | check <file> | list [<folder>]",
  about: {
    en: "content packs: a template of everything we designed, a check, a list",
    pl: "paczki: szablon wszystkiego, co zaprojektowaliśmy, sprawdzenie, lista",
  },
  flags: {
    out: { value: "DIR", about: { en: "where the template goes (pack)", pl: "dokąd zapisać szablon (pack)" } },
    games: {
      value: "K",
      about: {
        en: "games of the suite that a check plays; 0 for none (6)",
        pl: "ile gier rozgrywa sprawdzenie; 0: żadnej (6)",
      },
    },
  },
  words: [1, 2],
  run: async given => {
    const [verb, what] = given.words;
    if (verb === "new") return newPack(given, what);
    if (verb === "check" && what !== undefined) return checkPack(given, what);
    if (verb === "list") return listPacks(given, what ?? ".");
    throw new UsageError(`pack ${command.usage}`, `pack ${command.usage}`);
  },
};

/** Names and texts are known once a game's words were asked for. */
async function withTexts(given: Given, game: string): Promise<void> {
  const registered = gameOf(given, game);
  await Promise.all([registered.texts("en"), registered.texts("pl")]);
}

async function newPack(given: Given, game: string | undefined): Promise<Report> {
  const { id } = gameOf(given, game).game;
  await withTexts(given, id);
  const out = textOf(given, "out") ?? "pack";
  makeFolder(out);
  const schema = `${id}.schema.json`;
  const pack = { $schema: `./${schema}`, ...templateOf(id) };
  const files = [join(out, "pack.json"), join(out, schema)];
  writeText(files[0]!, `${JSON.stringify(pack, null, 2)}\n`);
  writeText(files[1]!, `${JSON.stringify(packSchema(id))}\n`);
  return { document: { files }, lines: files };
}

const isError = ({ isNote }: Finding): boolean => !isNote;

async function checkPack(given: Given, typed: string): Promise<Report> {
  const pack = readPack(typed);
  await withTexts(given, pack.game);
  const findings = findingsOf(pack, filesOf(typed));
  const games = numberOf(given, "games", 0, 10_000) ?? 6;
  const suite = findings.some(isError) || games === 0 ? null : suiteOf(pack, typed, games);
  const ok = !findings.some(isError) && suite?.ok !== false;
  const document = { pack: pack.name, game: pack.game, hash: hashOfPack(pack), ok, findings, suite };
  return { document, lines: [...findings.map(lineOf), ...(suite?.lines ?? []), summaryOf(pack, given, ok)], ok };
}

function summaryOf(pack: Pack, { language }: Given, ok: boolean): string {
  const verdict = { en: ok ? "ok" : "WRONG", pl: ok ? "w porządku" : "BŁĘDY" }[language];
  return `${pack.name} (${pack.game}, ${hashOfPack(pack).slice(0, 12)}): ${verdict}`;
}

/** The suite of every game, on the game as the pack makes it: in a process of its own, where the pack can be installed. */
function suiteOf(pack: Pack, typed: string, games: number): { ok: boolean; lines: string[] } {
  const main = fileURLToPath(new URL("../main.ts", import.meta.url));
  const args = ["--disable-warning=ExperimentalWarning", main, "check", pack.game, "--games", String(games), "--json"];
  const ran = spawnSync(process.execPath, [...args, "--pack", pathOf(typed)], { encoding: "utf8", maxBuffer: 1 << 28 });
  try {
    const { failures } = JSON.parse(ran.stdout) as Pick<CheckReport, "failures">;
    // A planted leak may hide from few games.
    const lines = failures.filter(({ kind }) => kind !== "plant").map(({ kind, message }) => `${kind}: ${message}`);
    return { ok: lines.length === 0, lines };
  } catch {
    return { ok: false, lines: ran.stderr.trim().split("\n").slice(-12) };
  }
}

async function listPacks(given: Given, folder: string): Promise<Report> {
  const names = readdirSync(pathOf(folder), { withFileTypes: true });
  const packs = names.flatMap(entry => {
    const path = join(folder, entry.name);
    try {
      return entry.isDirectory() || /\.(json|zip)$/.test(entry.name) ? [{ path, pack: readPack(path) }] : [];
    } catch {
      return [];
    }
  });
  const document = packs.map(({ path, pack }) => ({
    path,
    game: pack.game,
    name: pack.name,
    hash: hashOfPack(pack),
    changes: Object.hasOwn(given.registry, pack.game) ? changesOf(pack) : {},
  }));
  const lines = document.map(({ path, game, name, hash, changes }) => {
    const parts = Object.entries(changes).map(([table, n]) => `${table} ${n.changed}±${n.removed}+${n.added}`);
    return `${path}: ${game}, ${name}, ${hash.slice(0, 12)}; ${parts.join(", ")}`;
  });
  return { document, lines };
}
