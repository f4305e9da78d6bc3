// How a person's finished games went.
import type { GameStatistics } from "#protocol/people.ts";
import type { TableStore } from "../store/tables.ts";
import type { TableDoc } from "../tables/doc.ts";

interface Tally {
  played: number;
  won: number;
}

class GameTally {
  played = 0;
  won = 0;
  readonly places: number[] = [];
  readonly seats = new Map<number, Tally>();
  readonly settings = new Map<string, Tally & { option: string; value: string }>();

  add(doc: TableDoc, seat: number): void {
    const place = doc.result?.places[seat];
    if (place === undefined) return;
    const isWon = doc.result?.winners.includes(seat) === true;
    this.played++;
    this.won += isWon ? 1 : 0;
    while (this.places.length < place) this.places.push(0);
    this.places[place - 1] = (this.places[place - 1] ?? 0) + 1;
    count(this.seats, seat, isWon, {});
    for (const [option, value] of Object.entries(doc.seats[seat]?.options ?? {})) {
      count(this.settings, `${option} ${value}`, isWon, { option, value });
    }
  }

  shown(game: string): GameStatistics {
    return {
      game,
      played: this.played,
      won: this.won,
      places: this.places,
      bySeat: [...this.seats].map(([seat, tally]) => ({ seat, ...tally })),
      bySetting: [...this.settings.values()],
    };
  }
}

function count<K, E extends object>(map: Map<K, Tally & E>, key: K, isWon: boolean, extra: E): void {
  const tally = map.get(key) ?? { played: 0, won: 0, ...extra };
  tally.played++;
  tally.won += isWon ? 1 : 0;
  map.set(key, tally);
}

/** How a person's finished games went, by game. Games against oneself at one device do not count. */
export async function statisticsOf(tables: TableStore, person: string): Promise<GameStatistics[]> {
  const games = new Map<string, GameTally>();
  for (const { doc } of await tables.ofPerson(person, true, Number.MAX_SAFE_INTEGER, 10_000)) {
    const own = doc.seats.flatMap((seat, i) => (seat.person === person && seat.standIn === null ? [i] : []));
    if (!doc.result || own.length !== 1) continue;
    const tally = games.get(doc.game) ?? new GameTally();
    games.set(doc.game, tally);
    tally.add(doc, own[0] ?? 0);
  }
  return [...games].map(([game, tally]) => tally.shown(game)).sort((a, b) => b.played - a.played);
}
