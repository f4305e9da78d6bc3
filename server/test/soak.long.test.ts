// A day's worth of play, two choices a second for 24 hours, in two hours; SOAK_MINUTES=n makes it n minutes at the same
// pace. The figures go to soak.jsonl in the folder SOAK_OUT, if that is set.
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempDir } from "./harness.ts";
import { ServerProcess } from "./process.ts";
import { floors, soak } from "./soak.ts";

const minutes = Number(process.env.SOAK_MINUTES ?? 120);
const out = process.env.SOAK_OUT;

test(
  `${minutes} minutes of play: memory, file handles and timers do not grow, the file only with what is stored`,
  async () => {
    const dir = tempDir();
    const server = await ServerProcess.open({ GAMES: "real", DATA_DIR: dir.path, SLEEP_SECONDS: "60" });
    const samples = await soak({
      port: server.port,
      dataDir: dir.path,
      minutes,
      pace: 24,
      tables: 12,
      games: [
        ["xidit", 3],
        ["northgard", 2],
        ["tytani", 2],
        ["hlas", 2],
        ["runewars", 2],
      ],
      onSample: sample => {
        if (out) appendFileSync(join(out, "soak.jsonl"), `${JSON.stringify(sample)}\n`);
      },
    });
    await server.end("SIGTERM");
    dir.remove();
    const growth = (figure: "heapMegabytes" | "handles" | "resources"): number => {
      // The first fifth fills caches and loads games.
      const [, , settled = 0, ...later] = floors(samples, figure);
      return (later.at(-1) ?? settled) - settled;
    };
    const first = samples[Math.floor(samples.length / 5)]!;
    const last = samples.at(-1)!;
    const perChoice = (last.storedMegabytes - first.storedMegabytes) / (last.choices - first.choices);
    console.log(`soak: ${last.choices} choices; first ${JSON.stringify(first)}; last ${JSON.stringify(last)}`);
    expect(last.choices).toBeGreaterThan(minutes * 60 * 10);
    expect(growth("heapMegabytes")).toBeLessThan(15);
    expect(growth("handles")).toBeLessThan(20);
    expect(growth("resources")).toBeLessThan(40);
    // A choice is stored in well under two kilobytes, with its share of people, tables, snapshots and talk.
    expect(perChoice * 1024).toBeLessThan(2);
  },
  (minutes + 10) * 60_000,
);
