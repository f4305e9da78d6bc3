// What many games say about a game's balance: shares of victories with their intervals, lengths, scores, content.
import type { Options, Result } from "#kernel/game.ts";
import type { Played } from "../pool/job.ts";
import { mean, median, rounded, shareInterval } from "../stats.ts";

/** How often a group of seats won. */
export interface Share {
  readonly id: string;
  /** Seats in the group, over all games. */
  readonly seats: number;
  readonly wins: number;
  readonly share: number;
  readonly interval: readonly [number, number];
}

/** Points from one source, of winners and of the others. */
export interface Source {
  readonly id: string;
  readonly winners: number;
  readonly others: number;
}

/** Everything a report shows. */
export interface Figures {
  /** The share of victories that each seat would have if all were equal. */
  readonly fair: number;
  /** By setting of a seat (faction, colour): its values. */
  readonly factions: Readonly<Record<string, readonly Share[]>>;
  readonly bySeat: readonly Share[];
  readonly byOrder: readonly Share[];
  readonly lengths: { readonly mean: number; readonly median: number; readonly least: number; readonly most: number };
  /** Games by number of decisions, in equal steps. */
  readonly histogram: readonly { readonly from: number; readonly to: number; readonly games: number }[];
  readonly reasons: Readonly<Record<string, number>>;
  readonly unwon: number;
  readonly scores: readonly Source[];
  /** Cards and abilities by kind; `fair` is the mean of the kind, since who does more of anything wins more. */
  readonly content: Readonly<Record<string, { readonly fair: number; readonly shares: readonly Share[] }>>;
  /** Content that no game used. */
  readonly unused: readonly string[];
}

/** A game of the series with the settings of its seats. */
export interface Sample {
  readonly played: Played;
  readonly seatOptions: readonly Options[];
}

class Counter {
  private readonly groups = new Map<string, { seats: number; wins: number }>();

  add(id: string, won: number): void {
    const group = this.groups.get(id) ?? { seats: 0, wins: 0 };
    group.seats++;
    group.wins += won;
    this.groups.set(id, group);
  }

  has(id: string): boolean {
    return this.groups.has(id);
  }

  shares(): Share[] {
    return [...this.groups].map(([id, { seats, wins }]) => {
      const [low, high] = shareInterval(wins, seats);
      const share = rounded(wins / seats, 4);
      return { id, seats, wins: rounded(wins, 2), share, interval: [rounded(low, 4), rounded(high, 4)] };
    });
  }
}

const byId = (a: Share, b: Share): number => a.id.localeCompare(b.id, "en", { numeric: true });
const byShare = (a: Share, b: Share): number => b.share - a.share || byId(a, b);

/** A shared victory counts in parts. */
const wonBy = ({ winners }: Result, seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** Works out all figures; `content` lists what games could use. */
export function figuresOf(samples: readonly Sample[], seats: number, content: readonly string[]): Figures {
  const bySeat = new Counter();
  const byOrder = new Counter();
  const byContent = new Counter();
  const factions = new Map<string, Counter>();
  for (const { played, seatOptions } of samples) {
    for (let seat = 0; seat < seats; seat++) {
      const won = wonBy(played.result, seat);
      bySeat.add(String(seat + 1), won);
      const turn = played.order.indexOf(seat);
      if (turn >= 0) byOrder.add(String(turn + 1), won);
      for (const id of played.used[seat] ?? []) byContent.add(id, won);
      for (const [option, value] of Object.entries(seatOptions[seat] ?? {}))
        counterOf(factions, option).add(value, won);
    }
  }
  return {
    fair: rounded(1 / seats, 4),
    factions: Object.fromEntries([...factions].map(([option, counter]) => [option, counter.shares().sort(byShare)])),
    bySeat: bySeat.shares().sort(byId),
    byOrder: byOrder.shares().sort(byId),
    ...lengthsOf(samples.map(({ played }) => played.decisions)),
    ...endingsOf(samples.map(({ played }) => played.result)),
    ...contentOf(byContent, content, samples),
  };
}

/** The kind of an id like "threat:12". */
const kindOf = (id: string): string => id.split(":")[0]!;

/** Content by kind, each compared with the mean of its kind; what the setup shows is chosen by nobody. */
function contentOf(counter: Counter, all: readonly string[], samples: readonly Sample[]) {
  const cameUp = new Set(samples.flatMap(({ played }) => played.cameUp));
  const fixed = new Set(samples.flatMap(({ played }) => played.setting.map(kindOf)));
  const content: Record<string, { fair: number; shares: Share[] }> = {};
  for (const share of counter.shares().sort(byShare)) {
    const kind = kindOf(share.id);
    if (fixed.has(kind)) continue;
    content[kind] ??= { fair: 0, shares: [] };
    content[kind].shares.push(share);
  }
  for (const kind of Object.values(content)) {
    const sum = (of: (share: Share) => number) => kind.shares.reduce((total, share) => total + of(share), 0);
    kind.fair = rounded(sum(({ wins }) => wins) / sum(({ seats }) => seats), 4);
  }
  return { content, unused: all.filter(id => !fixed.has(kindOf(id)) && !cameUp.has(id)) };
}

function counterOf(counters: Map<string, Counter>, key: string): Counter {
  const counter = counters.get(key) ?? new Counter();
  counters.set(key, counter);
  return counter;
}

/** Columns of the histogram. */
const COLUMNS = 24;

function lengthsOf(decisions: readonly number[]): Pick<Figures, "lengths" | "histogram"> {
  const least = Math.min(...decisions);
  const most = Math.max(...decisions);
  const step = Math.max(1, Math.ceil((most - least + 1) / COLUMNS));
  const columns = Math.ceil((most - least + 1) / step);
  const histogram = Array.from({ length: columns }, (_, i) => {
    const from = least + i * step;
    const to = from + step - 1;
    return { from, to, games: decisions.filter(n => n >= from && n <= to).length };
  });
  return { lengths: { mean: rounded(mean(decisions), 1), median: median(decisions), least, most }, histogram };
}

function endingsOf(results: readonly Result[]): Pick<Figures, "reasons" | "unwon" | "scores"> {
  const reasons: Record<string, number> = {};
  const points = new Map<string, { winners: number[]; others: number[] }>();
  for (const { reason, winners, scores } of results) {
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    for (const [seat, score] of scores.entries()) {
      for (const [source, amount] of Object.entries(score)) {
        const lists = points.get(source) ?? { winners: [], others: [] };
        lists[winners.includes(seat) ? "winners" : "others"].push(amount);
        points.set(source, lists);
      }
    }
  }
  const scores = [...points].map(([id, { winners, others }]) => {
    return { id, winners: rounded(mean(winners), 2), others: rounded(mean(others), 2) };
  });
  return { reasons, unwon: results.filter(({ winners }) => winners.length === 0).length, scores };
}

/** Two fifths to three fifths at a table for two: a fifth more or less than the fair share. */
const FAR = 0.2;
/** Among many shares some are far from fair by chance: only what lies three spreads off is worth a look. */
const SPREADS = 3;

/** A share so far from fair that it is worth a look, and that chance does not explain. */
export function isOdd({ share, seats }: Share, fair: number): boolean {
  const away = Math.abs(share - fair);
  return away > FAR * fair && away > SPREADS * Math.sqrt((fair * (1 - fair)) / seats);
}
