// What a tournament counts: ratings, victories, and who came in before whom.
import { levelBelow } from "#bots/levels.ts";
import type { Lead, Tournament } from "#bots/ratings.ts";
import type { Result } from "#kernel/game.ts";
import { interval, newRatings, type Ranking, type Rating, type Ratings, rateGames } from "../ratings.ts";
import { mean, rounded, shareInterval } from "../stats.ts";

interface Wins {
  /** Seats taken in all games: what a share is a share of. */
  tables: number;
  wins: number;
}

/** The games of two bots, and how often the first came in before the second; a tie is half. */
interface Meeting {
  readonly games: number;
  readonly ahead: number;
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
  /** How often it came in before each of the others it met. */
  readonly ahead: Readonly<Record<string, Lead>>;
}

/** Counts games and makes the table. */
export class ScoreSheet {
  private readonly ids: readonly string[];
  private readonly earlier: Ratings;
  private readonly games: Ranking[] = [];
  private readonly wins = new Map<string, Wins>();
  /** By bot, then by whom it met. */
  private readonly meetings = new Map<string, Map<string, Meeting>>();

  /** A sheet for these bots; it may go on from an earlier tournament. */
  constructor(ids: readonly string[], earlier: Tournament | null = null) {
    this.ids = ids;
    this.earlier = newRatings(ids, earlier);
    for (const id of ids) {
      const { taken, winShare } = earlier?.bots[id] ?? { taken: 0, winShare: 0 };
      this.wins.set(id, { tables: taken, wins: winShare * taken });
      const [below, lead] = [levelBelow(id), earlier?.bots[id]?.lead];
      if (below && lead) this.meet(id, below, lead.games, lead.share);
    }
  }

  /** Counts a game; a shared victory counts in parts. */
  count(bots: readonly string[], { places, winners }: Result): void {
    this.games.push({ bots, places });
    for (const id of bots) this.wins.get(id)!.tables++;
    for (const seat of winners) this.wins.get(bots[seat]!)!.wins += 1 / winners.length;
    const placesOf = (id: string): number[] => places.filter((_, seat) => bots[seat] === id);
    const present = [...new Set(bots)];
    for (const id of present) {
      for (const other of present) if (id !== other) this.meet(id, other, 1, shareAhead(placesOf(id), placesOf(other)));
    }
  }

  /** The table, the strongest first. */
  rows(): Row[] {
    const ratings = rateGames(this.earlier, this.games);
    return this.ids.map(id => this.row(id, ratings.get(id)!)).sort((a, b) => b.rating - a.rating);
  }

  private meet(id: string, other: string, games: number, share: number): void {
    const own = this.meetings.get(id) ?? new Map<string, Meeting>();
    this.meetings.set(id, own);
    const earlier = own.get(other) ?? { games: 0, ahead: 0 };
    own.set(other, { games: earlier.games + games, ahead: earlier.ahead + share * games });
  }

  private row(id: string, rating: Rating): Row {
    const { tables, wins } = this.wins.get(id)!;
    const met = [...(this.meetings.get(id) ?? [])].map(([other, meeting]) => [other, leadOf(meeting)]);
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

/** How often the first places come before the second ones. Bots in several seats meet several times in one game. */
function shareAhead(own: readonly number[], others: readonly number[]): number {
  return mean(own.flatMap(a => others.map(b => (a < b ? 1 : a === b ? 0.5 : 0))));
}

function leadOf({ games, ahead }: Meeting): Lead {
  return { games, share: rounded(ahead / games, 4), interval: pair(shareInterval(ahead, games), 4) };
}

const pair = ([low, high]: readonly [number, number], digits: number): [number, number] => [
  rounded(low, digits),
  rounded(high, digits),
];
