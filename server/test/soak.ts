// A soak: people come, play whole games at a steady pace, talk, lose the line, leave; the server's figures are read
// from its own metrics all the while. What is stored may grow; nothing else may.
import { statSync } from "node:fs";
import { join } from "node:path";
import { below, type ChanceState, fastChance } from "#kernel/chance.ts";
import type { Present } from "#protocol/play.ts";
import { Client, type Talk } from "./client.ts";
import { pick } from "./player.ts";
import { pause } from "./services.ts";

/** The server's figures at one moment. */
export interface Sample {
  readonly minute: number;
  readonly choices: number;
  readonly heapMegabytes: number;
  readonly residentMegabytes: number;
  readonly handles: number;
  readonly resources: number;
  readonly storedMegabytes: number;
}

export interface SoakOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly minutes: number;
  /** Choices that people make in a second, over all tables. */
  readonly pace: number;
  readonly tables: number;
  readonly games: readonly (readonly [game: string, seats: number])[];
  onSample(sample: Sample): void;
}

const SAMPLES_PER_MINUTE = 2;
/** A game of random choices may last; people give up some time. */
const MOST_CHOICES = 600;

/** Plays for so many minutes; returns what was seen. */
export async function soak(options: SoakOptions): Promise<Sample[]> {
  const until = Date.now() + options.minutes * 60_000;
  const tables = Array.from({ length: options.tables }, (_, n) => keepPlaying(options, n, until));
  const samples: Sample[] = [];
  const began = Date.now();
  while (Date.now() < until) {
    await pause(60_000 / SAMPLES_PER_MINUTE);
    const sample = await sampleOf(options, (Date.now() - began) / 60_000);
    samples.push(sample);
    options.onSample(sample);
  }
  await Promise.all(tables);
  return samples;
}

async function keepPlaying(options: SoakOptions, n: number, until: number): Promise<void> {
  const chance = fastChance(`soak ${n}`);
  for (let round = 0; Date.now() < until; round++) {
    const [game, seats] = options.games[(n + round) % options.games.length]!;
    await playOne(options, chance, game, seats, until);
  }
}

/** One table, from its first guest until its people have left. */
async function playOne(options: SoakOptions, chance: ChanceState, game: string, seats: number, until: number) {
  const { port, pace, tables } = options;
  const people = await Promise.all(Array.from({ length: seats }, (_, i) => Client.guest(port, `Soak ${i}`)));
  const others = Array.from({ length: seats - 1 }, () => ({ kind: "open" as const }));
  const body = { game, seats: [{ kind: "me" as const }, ...others], visibility: "public" as const };
  const { table } = await people[0]!.call("POST /api/tables", { body });
  const params = { table: table.id };
  for (const person of people.slice(1)) await person.call("POST /api/tables/:table/join", { params, body: {} });
  await people[0]!.call("POST /api/tables/:table/start", { params, body: {} });
  const seated = people.map((person, seat) => new Seated(person, table.id, seat));
  for (const each of seated) await each.come();
  const gap = (1000 * tables) / pace;
  for (let i = 0; i < MOST_CHOICES && Date.now() < until; i++) {
    const next = seated.find(each => each.isAsked);
    if (!next) {
      if (seated.some(each => each.isOver)) break;
      await pause(20);
      continue;
    }
    const began = Date.now();
    await next.act(chance);
    await pause(Math.max(0, gap - (Date.now() - began)));
  }
  if (!seated.some(each => each.isOver)) await seated[0]!.proposeEnd();
  for (const each of seated.slice(1)) await each.agree();
  for (const { talk } of seated) talk?.close();
}

/** A person at a table who looks, chooses, talks and sometimes loses the line. */
class Seated {
  readonly person: Client;
  readonly #table: string;
  readonly #seat: number;
  talk: Talk | null = null;
  #present: Present | null = null;

  constructor(person: Client, table: string, seat: number) {
    this.person = person;
    this.#table = table;
    this.#seat = seat;
  }

  get isAsked(): boolean {
    return (this.#present?.look.question?.options.length ?? 0) > 0;
  }

  get isOver(): boolean {
    return Boolean(this.#present?.look.result);
  }

  async come(): Promise<void> {
    this.talk = await this.person.connect();
    this.talk.onMessage = message => {
      // A soak lasts for hours: what was heard is not kept.
      this.talk?.heard.splice(0);
      this.talk?.wire.splice(0);
      if (message.type === "look") this.#present = message.present;
    };
    this.#present = (await this.talk.subscribe(this.#table, this.#seat)).present ?? null;
  }

  async proposeEnd(): Promise<void> {
    await this.talk!.ask({ type: "propose", table: this.#table, kind: "end", seat: this.#seat });
  }

  /** Says yes to what was proposed, if anything was. */
  async agree(): Promise<void> {
    const { table } = await this.person.call("GET /api/tables/:table", { params: { table: this.#table } });
    for (const { id } of table.proposals)
      await this.talk!.ask({ type: "vote", table: table.id, proposal: id, answer: "yes" });
  }

  async act(chance: ChanceState): Promise<void> {
    const [table, seat, luck] = [this.#table, this.#seat, below(chance, 100)];
    if (luck === 0) {
      this.talk?.socket.terminate();
      await this.come();
    }
    if (luck < 3) await this.talk!.ask({ type: "chat", table, text: `hm ${luck}` }).catch(() => undefined);
    if (luck < 20) await this.talk!.ask({ type: "refusals", table, seat });
    const { sequence, look } = this.#present!;
    const choices = [pick(table, seat, sequence + 1, look.question?.options ?? [])];
    if (luck < 10) await this.talk!.ask({ type: "preview", table, seat, wish: { choices } }).catch(() => undefined);
    this.#present = null;
    await this.talk!.ask({ type: "choose", table, seat, sequence: sequence + 1, choices });
    for (let waits = 0; !this.#present && waits < 500; waits++) await pause(2);
  }
}

/** The server's own figures. */
async function sampleOf({ port, dataDir }: SoakOptions, minute: number): Promise<Sample> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const sum = (name: string): number =>
    text
      .split("\n")
      .filter(line => new RegExp(`^${name}[ {]`).test(line))
      .reduce((total, line) => total + Number(line.split(" ").at(-1)), 0);
  const mb = (bytes: number): number => Math.round(bytes / 2 ** 10) / 2 ** 10;
  return {
    minute: Math.round(minute * 10) / 10,
    choices: sum("hetman_steps_total"),
    heapMegabytes: mb(sum("nodejs_heap_size_used_bytes")),
    residentMegabytes: mb(sum("process_resident_memory_bytes")),
    handles: sum("process_open_fds"),
    resources: sum("nodejs_active_resources_total"),
    storedMegabytes: mb(["", "-wal"].reduce((size, end) => size + sizeOf(join(dataDir, `hetman.sqlite${end}`)), 0)),
  };
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The lowest value in each tenth of the run: garbage that waits for its collection does not count. */
export function floors(samples: readonly Sample[], figure: keyof Sample): number[] {
  const size = Math.max(1, Math.floor(samples.length / 10));
  const tenths = Array.from({ length: 10 }, (_, i) => samples.slice(i * size, (i + 1) * size));
  return tenths.filter(tenth => tenth.length > 0).map(tenth => Math.min(...tenth.map(sample => sample[figure])));
}
