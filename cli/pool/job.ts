// One game among bots as a job that any thread can do: plain data in, plain data out.

import type { Bot } from "#bots/bot.ts";
import { playOut } from "#bots/driver.ts";
import { botNamed } from "#bots/index.ts";
import { timedBot } from "#bots/levels.ts";
import { chanceOf } from "#kernel/chance.ts";
import type { AnyChecks } from "#kernel/checks.ts";
import type { AnyGame, Result } from "#kernel/game.ts";
import type { Choice, GameEvent, Seat } from "#kernel/procedure.ts";
import type { Start } from "#kernel/start.ts";
import { Course } from "./course.ts";

/** A game to be played. */
export interface Job {
  readonly game: string;
  readonly start: Start;
  /** Ids of the bots by seat. */
  readonly bots: readonly string[];
  /** CPU time for each move instead of the levels' own iterations, for all or by seat; such games cannot be repeated. */
  readonly milliseconds?: number | readonly number[];
}

/** A game that was played. */
export interface Played {
  readonly result: Result;
  readonly decisions: number;
  /** The seats in the order of their first choices after the game was set up. */
  readonly order: readonly Seat[];
  /** What each seat used of the game's content (cards, abilities), as far as events tell whose doing they are. */
  readonly used: readonly (readonly string[])[];
  /** All content that came up in the game, and that of the setup alone: modes, not cards. */
  readonly cameUp: readonly string[];
  readonly setting: readonly string[];
  /** Who was judged best halfway through the game; null where that was not looked at. */
  readonly leader: Seat | null;
  /** Points of all seats after each quarter of the game but the last; nothing where that was not looked at. */
  readonly points: readonly (readonly number[])[];
  /** Decisions by seat. */
  readonly answers: readonly number[];
  /** Rounds that began, where the game says what a round is. */
  readonly rounds: number;
  /** How often each type of event happened. */
  readonly events: Readonly<Record<string, number>>;
  /** Choices by kind and content: in how many questions they were offered beside others, and in how many taken. */
  readonly offers: Readonly<Record<string, Offer>>;
}

/** How often something could be chosen, and how often it was. */
export interface Offer {
  readonly offered: number;
  readonly chosen: number;
}

/** What this thread has worked, so that other programs cost nobody strength. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Plays a game; `checks` tells which content an event shows. */
export function playJob(game: AnyGame, { start, bots, milliseconds }: Job, checks: AnyChecks | null): Played {
  const times = typeof milliseconds === "number" ? bots.map(() => milliseconds) : milliseconds;
  // Each seat gets a bot of its own: some remember what they were about to do.
  const players = bots.map(
    (id, seat) => (times && timedBot(game, id, times[seat]!, threadTime)) ?? botNamed(game, id)!,
  );
  const offers = new Offers(checks?.content ?? []);
  const watched = checks ? players.map(bot => offers.watching(seated(bot, checks.seating ?? []))) : players;
  const counts: Record<string, number> = {};
  const used = bots.map(() => new Set<string>());
  const cameUp = new Set<string>();
  const order = new Set<Seat>();
  const note = (events: readonly GameEvent[]): void => {
    for (const event of events) {
      counts[event.type] = (counts[event.type] ?? 0) + 1;
      const owner = seatOf(event);
      for (const id of checks?.covered(event) ?? []) {
        cameUp.add(id);
        if (owner !== null) used[owner]?.add(id);
      }
    }
  };
  let setting: readonly string[] = [];
  const begun = (events: readonly GameEvent[]): void => {
    note(events);
    setting = [...cameUp];
  };
  const round = game.moments?.round ?? "";
  const seen = (seat: Seat, _choice: unknown, events: readonly GameEvent[]): void => {
    // Before the first round people sit down and choose in an order of their own.
    if (!round || counts[round]) order.add(seat);
    note(events);
  };
  const course = new Course(game, start.seats);
  const { result, decisions } = playOut(game, start, watched, { begun, ...(checks && { asked: course.asked }), seen });
  return {
    result,
    decisions,
    order: [...order],
    used: used.map(ids => [...ids]),
    cameUp: [...cameUp],
    setting,
    leader: course.halfway,
    points: course.points,
    answers: course.answers,
    rounds: counts[round] ?? 0,
    events: counts,
    offers: offers.counted,
  };
}

/** Whose doing an event was, if it says so; games in which automas act too say `who`. */
function seatOf(event: GameEvent): Seat | null {
  const { seat, who = seat } = event as { readonly seat?: unknown; readonly who?: unknown };
  return typeof who === "number" ? who : null;
}

/** The same bot, dealt its faction and its place where it would choose them. */
function seated(bot: Bot, seating: readonly string[]): Bot {
  const choose: Bot["choose"] = (sight, chance) =>
    sight.options.every(({ kind }) => seating.includes(kind))
      ? chanceOf(chance).pick(sight.options)
      : bot.choose(sight, chance);
  return { id: bot.id, choose };
}

/** Counts what bots are offered and what they take of it. */
class Offers {
  readonly counted: Record<string, { offered: number; chosen: number }> = {};
  private readonly ids: ReadonlySet<string>;

  /** `content` has ids like "threat:12". */
  constructor(content: readonly string[]) {
    this.ids = new Set(content.map(id => id.slice(id.indexOf(":") + 1)));
  }

  /** The same bot, its questions counted. */
  watching(bot: Bot): Bot {
    return {
      id: bot.id,
      choose: (sight, chance) => {
        const choice = bot.choose(sight, chance);
        this.count(sight.options, choice);
        return choice;
      },
    };
  }

  /** A question with one kind of answer is no choice. */
  private count(options: readonly Choice[], choice: Choice): void {
    const names = new Set(options.map(option => this.nameOf(option)));
    if (names.size < 2) return;
    for (const name of names) {
      this.counted[name] ??= { offered: 0, chosen: 0 };
      this.counted[name].offered++;
    }
    const taken = this.counted[this.nameOf(choice)];
    if (taken) taken.chosen++;
  }

  /** A choice by its kind and the content it names, without places and pieces: "tactic charge". */
  private nameOf(choice: Choice): string {
    const named = Object.entries(choice).flatMap(([field, value]) =>
      field !== "kind" && typeof value === "string" && this.ids.has(value) ? [value] : [],
    );
    return [choice.kind, ...named].join(" ");
  }
}
