// What a tournament counts: ratings, victories, and who came in before whom.
import type { Tournament } from "#bots/ratings.ts";
import type { Result } from "#kernel/game.ts";
import { interval, newRatings, type Ratings, rateGame } from "../ratings.ts";
import { rounded, shareInterval } from "../stats.ts";

interface Wins {
  /** Seats taken in all games: what a share is a share of. */
  tables: number;
  wins: number;
}

/** Meetings of two bots, and how often the first came in before the second; a tie is half. */
interface Meeting {
  games: number;
  ahead: number;
}

/** One bot's line of the table. */
export interface Row {
  readonly bot: string;
  readonly rating: number;
  readonly interval: readonly [number, number];
  readonly seatsTaken: number;
  readonly wins: number;
  readonly winShare: number;
  readonly winShareInterval: readonly [number, number];
  /** How often it came in before each of the others: what it would win at a table for two. */
  readonly ahead: Readonly<Record<string, number>>;
}

/** Counts games and makes the table. */
export class ScoreSheet {
  private readonly ids: readonly string[];
  private readonly ratings: Ratings;
  private readonly wins = new Map<string, Wins>();
  private readonly meetings = new Map<string, Meeting>();

  /** A sheet for these bots; it may go on from an earlier tournament. */
  constructor(ids: readonly string[], earlier: Tournament | null = null) {
    this.ids = ids;
    this.ratings = newRatings(ids, earlier);
    for (const id of ids) {
      const { taken, winShare } = earlier?.bots[id] ?? { taken: 0, winShare: 0 };
      this.wins.set(id, { tables: taken, wins: winShare * taken });
    }
  }

  /** Counts a game; a shared victory counts in parts. */
  count(bots: readonly string[], { places, winners }: Result): void {
    rateGame(this.ratings, bots, places);
    for (const id of bots) this.wins.get(id)!.tables++;
    for (const seat of winners) this.wins.get(bots[seat]!)!.wins += 1 / winners.length;
    for (const [a, id] of bots.entries()) {
      for (const [b, other] of bots.entries()) if (id !== other) this.meet(id, other, places[a]!, places[b]!);
    }
  }

  /** The table, the strongest first. */
  rows(): Row[] {
    return this.ids.map(id => this.row(id)).sort((a, b) => b.rating - a.rating);
  }

  private meet(id: string, other: string, place: number, otherPlace: number): void {
    const key = `${id} ${other}`;
    const meeting = this.meetings.get(key) ?? { games: 0, ahead: 0 };
    meeting.games++;
    meeting.ahead += place < otherPlace ? 1 : place === otherPlace ? 0.5 : 0;
    this.meetings.set(key, meeting);
  }

  private row(id: string): Row {
    const rating = this.ratings.get(id)!;
    const { tables, wins } = this.wins.get(id)!;
    const met = this.ids.flatMap(other => {
      const meeting = this.meetings.get(`${id} ${other}`);
      return meeting ? [[other, rounded(meeting.ahead / meeting.games, 4)]] : [];
    });
    return {
      bot: id,
      rating: rounded(rating.mu, 2),
      interval: pair(interval(rating), 2),
      seatsTaken: tables,
      wins: rounded(wins, 2),
      winShare: rounded(tables === 0 ? 0 : wins / tables, 4),
      winShareInterval: pair(shareInterval(wins, tables), 4),
      ahead: Object.fromEntries(met),
    };
  }
}

const pair = ([low, high]: readonly [number, number], digits: number): [number, number] => [
  rounded(low, digits),
  rounded(high, digits),
];
