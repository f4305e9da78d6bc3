import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folder, hetman, hetmanHere } from "./process.ts";

const game = ["play", "duel", "--seats", "2", "--seed", "abc", "--name", "Ada", "--bots", "greedy"];
const lines = (...typed: string[]) => `${typed.join("\n")}\n`;
/** Two lost rounds and a won one: the third question asks for a prize. */
const toPrize = ["1", "1", "2"];

describe("a scripted game", () => {
  test("is played from a pipe to its end, without colour", async () => {
    const { out, err, code } = await hetman(game, lines(...toPrize, "take", "1", "3"));
    expect([err, code]).toEqual(["", 0]);
    expect(out).toContain("At the table: Ada (you), Bot 2 (greedy)");
    expect(out).toContain("Which card do you commit?\n  1  Card 4\n");
    expect(out).toContain("Since your last choice:\n  4 : 15 → Bot 2\n  Bot 2 +1\n");
    expect(out).toMatch(/Winner: .*\n {2}place +duels\n {6}1 /);
    expect(out).not.toContain("\x1b[");
  });

  test("says why an option is refused, and by which rule", async () => {
    const { out } = await hetman(game, lines("?", ...toPrize, "why"));
    expect(out).toContain("No other options are blocked right now.");
    expect(out).toContain("Not allowed now:\n  Double your points: you need 2 points [DUEL-004]");
  });

  test("takes back what nobody could learn from, and says why not otherwise", async () => {
    const { out } = await hetman(game, lines("u", ...toPrize, "u", "1", "hill 3", "u", "hill 2", "l"));
    expect(out.match(/Nothing to take back/g)).toHaveLength(2);
    expect(out).toContain("> u\nTaken back.\n");
    // The log no longer knows the banner that was taken back.
    expect(out.slice(out.indexOf("> l\n"))).toMatch(/Ada \+1\n {2}Ada ⚑ 2\n/);
    expect(out.slice(out.indexOf("> l\n"))).not.toContain("Ada ⚑ 3");
  });

  test("understands parts of words, lists what fits, and explains itself", async () => {
    const { out } = await hetman(game, lines("card", "99", "nonsense", "h", "CARD 4", "b", "q", "n"));
    expect(out).toContain("Several options fit:\n  1  Card 4\n");
    expect(out.match(/Choose a number from 1 to 5, or h for help\./g)).toHaveLength(2);
    expect(out).toContain("take your last choice back");
    expect(out).toContain("Round 2, hand 7 8 10 12");
    expect(out).toContain("The game was not saved.");
  });

  test("ends cleanly when the input ends", async () => {
    const { out, code } = await hetman(game, "1\n");
    expect(code).toBe(0);
    expect(out).toMatch(/The input ended\.\nThe game was not saved\.\n$/);
  });

  test("speaks Polish and gives one JSON document", async () => {
    const { out, err, code } = await hetman([...game, "--lang", "pl", "--json"], lines("1", "q", "n"));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      game: "duel",
      seats: 2,
      seat: 0,
      seed: "abc",
      finished: false,
      saved: null,
    });
    expect(err).toContain("Którą kartę wystawiasz?");
    expect(err).toContain("Gra nie została zapisana.");
  });

  test("draws on a secret of its own when no seed is given", async () => {
    const { out } = await hetman(["play", "duel", "--json"], "");
    expect(JSON.parse(out).seed).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("saving", () => {
  test("keeps the game after every choice, goes on from there, and replays to the same end", async () => {
    const file = join(folder(), "game.json");
    const first = await hetman([...game, "--save", file], lines(...toPrize, "1", "hill 3"));
    expect(first.out).toContain(`Saved in ${file}.`);
    const before = readFileSync(file, "utf8");
    const second = await hetman(["play", "--load", file, "--json"], lines("l", "u", "hill 2", "q", "n"));
    expect(second.err).toContain("Loaded");
    expect(second.err).toContain("Ada ⚑ 3");
    // The way back is open again after loading.
    expect(second.err).toContain("Taken back.");
    expect(JSON.parse(second.out)).toMatchObject({ seat: 0, finished: false, saved: null });
    // Without --save a loaded file changes only when the person says so.
    expect(readFileSync(file, "utf8")).toBe(before);
    const replayed = await hetman(["replay", file, "--json"]);
    expect(replayed.code).toBe(0);
    expect(JSON.parse(replayed.out)).toMatchObject({
      game: "duel",
      rules: "1",
      ok: true,
      lines: JSON.parse(before).journal.length,
    });
    const log = await hetman(["replay", file, "--seat", "2"]);
    expect(log.out).toMatch(/^4 : 15 → Bot 2\nBot 2 \+1\n/);
    expect(readdirSync(join(file, ".."))).toEqual(["game.json"]);
  });

  test("offers to save on leaving", async () => {
    const file = join(folder(), "left.json");
    const { out } = await hetman(game, lines(`s ${file}`, "q"));
    expect(out).toContain(`Saved in ${file}.`);
    expect(existsSync(file)).toBe(true);
    const again = await hetman(["play", "duel", "--load", file], lines("1", "q", ""));
    expect(again.out).toContain(`Save the game in ${file}? [Y/n]`);
    expect(JSON.parse(readFileSync(file, "utf8")).journal.length).toBeGreaterThan(0);
  });

  test("refuses what is no save in one line and leaves every file as it was", async () => {
    const place = folder();
    const file = join(place, "game.json");
    await hetman([...game, "--save", file], "1\n");
    const good = readFileSync(file, "utf8");
    const bad: Record<string, [string, string]> = {
      "cut.json": [good.slice(0, 300), "it is not JSON"],
      "edited.json": [good.replace('"points":[0', '"points":[9'), "it is damaged or was edited"],
      "other.json": ['{"name":"hetman"}', "it is not a saved game"],
      "newer.json": [good.replace('"version":1', '"version":2'), "it was saved by a newer program (format 2)"],
    };
    mkdirSync(join(place, "folder.json"));
    for (const [name, [text, reason]] of Object.entries(bad)) {
      const path = join(place, name);
      writeFileSync(path, text);
      for (const args of [
        ["play", "--load", path],
        ["replay", path],
      ]) {
        const { code, out, err } = await hetmanHere(args);
        expect([err, out, code]).toEqual([`hetman: cannot use ${path}: ${reason}\n`, "", 2]);
      }
      expect(readFileSync(path, "utf8")).toBe(text);
    }
    const other = join(place, "other.json");
    const refused = await hetman([...game, "--save", other], "1\n");
    expect(refused.err).toBe(`hetman: ${other} is something else than a saved game and is left as it is\n`);
    const isFolder = await hetman(game, lines(`s ${join(place, "folder.json")}`, "q", "n"));
    expect(isFolder.out).toContain("it is a folder");
    expect(isFolder.code).toBe(0);
    // Another game's save is left alone as well, whichever way it was to be overwritten.
    const theirs = await hetman([...game.slice(0, 5), "other", "--save", file], "1\n");
    expect(theirs.err).toMatch(/^hetman: .*game\.json holds another game \(duel, \d+ choices\) and is left as it is/);
    const again = await hetman([...game, "--save", file], "2\n");
    expect(again.code).toBe(2);
    const typed = await hetman([...game.slice(0, 5), "third"], lines("1", `s ${file}`, "q", "n"));
    expect(typed.out).toContain("holds another game");
    expect(readFileSync(file, "utf8")).toBe(good);
    const mixed = await hetmanHere(["play", "--load", file, "--seats", "3"]);
    expect([mixed.err, mixed.code]).toEqual(["hetman: --seats does not go with --load\n", 2]);
  });
});
