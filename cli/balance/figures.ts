// What many games say about a game's balance: shares of victories with their intervals, lengths, scores, content.
import type { Options, Result } from "#kernel/game.ts";
import { PARTS } from "../pool/course.ts";
import type { Offer, Played } from "../pool/job.ts";
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
  /** By setting of a seat (faction, colour) and by what each seat takes one of in every game (nation): its values. */
  readonly factions: Readonly<Record<string, readonly Share[]>>;
  readonly bySeat: readonly Share[];
  readonly byOrder: readonly Share[];
  readonly lengths: { readonly mean: number; readonly median: number; readonly least: number; readonly most: number };
  /** Games by number of decisions, in equal steps. */
  readonly histogram: readonly { readonly from: number; readonly to: number; readonly games: number }[];
  /** Rounds of the games; null where the game does not say what a round is. */
  readonly rounds: {
    readonly median: number;
    readonly low: number;
    readonly high: number;
    readonly most: number;
  } | null;
  /** Points by which winners were ahead of the best other seat; null without points. */
  readonly margin: { readonly median: number; readonly ties: number } | null;
  /** By type of event: how often in a game, and in which share of games at all. */
  readonly events: Readonly<Record<string, { readonly mean: number; readonly games: number }>>;
  /** How often who was judged best halfway through the game won. */
  readonly halfway: { readonly games: number; readonly won: number };
  /** Mean points of winners and of the others after each quarter of the game but the last; none where a game has no points before its end. */
  readonly course: readonly { readonly winners: number; readonly others: number }[];
  /** Decisions of a seat in a game. */
  readonly answers: number;
  /** By choice: in how many questions it was offered beside others, in how many taken. */
  readonly offers: Readonly<Record<string, Offer>>;
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
  const own = ownKinds(samples, seats).filter(kind => !factions.has(kind));
  for (const kind of own)
    for (const { played } of samples)
      for (let seat = 0; seat < seats; seat++)
        counterOf(factions, kind).add(idOfKind(played, seat, kind)!, wonBy(played.result, seat));
  const all = samples.map(({ played }) => played);
  return {
    fair: rounded(1 / seats, 4),
    factions: Object.fromEntries([...factions].map(([option, counter]) => [option, counter.shares().sort(byShare)])),
    bySeat: bySeat.shares().sort(byId),
    byOrder: byOrder.shares().sort(byId),
    ...lengthsOf(all.map(({ decisions }) => decisions)),
    rounds: roundsOf(all.map(({ rounds }) => rounds)),
    margin: marginOf(all.map(({ result }) => result)),
    events: eventsOf(all),
    halfway: halfwayOf(all),
    course: courseOf(all),
    answers: rounded(mean(all.flatMap(({ answers }) => answers)), 1),
    offers: offersOf(all),
    ...endingsOf(all.map(({ result }) => result)),
    ...contentOf(byContent, content, samples),
  };
}

/** The kind of an id like "threat:12". */
const kindOf = (id: string): string => id.split(":")[0]!;

/** What a seat used of a kind of which it used one. */
const idOfKind = ({ used }: Played, seat: number, kind: string): string | undefined =>
  used[seat]?.find(id => kindOf(id) === kind)?.slice(kind.length + 1);

/** Kinds of content of which every seat of every game took exactly one that no other seat took: who it was. */
function ownKinds(samples: readonly Sample[], seats: number): string[] {
  const kinds = new Set((samples[0]?.played.used[0] ?? []).map(kindOf));
  const isOwn = (kind: string): boolean =>
    samples.every(({ played }) => {
      const taken = played.used.flatMap(ids => ids.filter(id => kindOf(id) === kind));
      return (
        taken.length === seats &&
        new Set(taken).size === seats &&
        played.used.every((_, seat) => idOfKind(played, seat, kind))
      );
    });
  return [...kinds].filter(isOwn);
}

/** The value below which such a part of a sorted list lies. */
const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;

function roundsOf(rounds: readonly number[]): Figures["rounds"] {
  const sorted = [...rounds].sort((a, b) => a - b);
  if (!sorted.at(-1)) return null;
  return { median: median(sorted), low: quantile(sorted, 0.1), high: quantile(sorted, 0.9), most: sorted.at(-1)! };
}

function marginOf(results: readonly Result[]): Figures["margin"] {
  const margins = results.flatMap(({ winners, scores }) => {
    const totals = scores.flatMap(({ total }) => (total === undefined ? [] : [total]));
    const best = totals[winners[0] ?? -1];
    const others = totals.filter((_, seat) => !winners.includes(seat));
    return best === undefined || others.length === 0 ? [] : [best - Math.max(...others)];
  });
  if (margins.length === 0) return null;
  return { median: median(margins), ties: margins.filter(margin => margin === 0).length };
}

function halfwayOf(all: readonly Played[]): Figures["halfway"] {
  const led = all.filter(({ leader }) => leader !== null);
  return { games: led.length, won: rounded(mean(led.map(({ result, leader }) => wonBy(result, leader!))), 4) };
}

function eventsOf(all: readonly Played[]): Figures["events"] {
  const types = [...new Set(all.flatMap(({ events }) => Object.keys(events)))].sort();
  return Object.fromEntries(
    types.map(type => {
      const counts = all.map(({ events }) => events[type] ?? 0);
      return [
        type,
        { mean: rounded(mean(counts), 2), games: rounded(counts.filter(n => n > 0).length / all.length, 4) },
      ];
    }),
  );
}

function offersOf(all: readonly Played[]): Figures["offers"] {
  const sums = new Map<string, Offer>();
  for (const { offers } of all)
    for (const [name, { offered, chosen }] of Object.entries(offers)) {
      const sum = sums.get(name);
      sums.set(name, { offered: offered + (sum?.offered ?? 0), chosen: chosen + (sum?.chosen ?? 0) });
    }
  return Object.fromEntries([...sums].sort(([a], [b]) => a.localeCompare(b, "en")));
}

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

/** Games that were too short to have quarters are left out. */
function courseOf(all: readonly Played[]): Figures["course"] {
  const known = all.filter(({ points }) => points.length > 0);
  return Array.from({ length: known.length > 0 ? PARTS - 1 : 0 }, (_, part) => {
    const of = (isWinner: boolean) =>
      known.flatMap(({ points, result: { winners } }) =>
        points[part]!.filter((_points, seat) => winners.includes(seat) === isWinner),
      );
    return { winners: rounded(mean(of(true)), 2), others: rounded(mean(of(false)), 2) };
  });
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

/** A share so far from fair that it is worth a look. */
export const isFar = ({ share }: Share, fair: number): boolean => Math.abs(share - fair) > FAR * fair;

/** One that chance does not explain, either. */
export function isOdd(share: Share, fair: number): boolean {
  const noise = Math.sqrt((fair * (1 - fair)) / share.seats);
  return isFar(share, fair) && Math.abs(share.share - fair) > SPREADS * noise;
}
