// Where a replay comes from: a game on this device, or a finished one on the server, run again in the worker.
import type { Seat } from "#kernel/procedure.ts";
import type { SeatInfo } from "#web/kit/board.ts";
import { call } from "../client/api.ts";
import { rules } from "../client/rules.ts";
import { localSeat, seatsOf } from "../client/seat-info.ts";
import type { LocalSeat, RecordInfo } from "../local/messages.ts";
import { Problem } from "../problem.ts";
import { courseOfShared } from "../table/course.ts";

/** A record ready to be looked at. */
export interface Source {
  readonly record: RecordInfo;
  readonly seats: readonly SeatInfo[];
  /** Seats through whose eyes one may look. */
  readonly eyes: readonly Seat[];
  /** Who would sit where when the game is played on by one person. */
  playOnSeats(person: Seat, level: string): LocalSeat[];
}

function playOnSeats(seats: readonly SeatInfo[]): Source["playOnSeats"] {
  return (person, level) =>
    seats.map(({ seat, name }) => (seat === person ? { kind: "person", name } : { kind: "bot", name, level }));
}

async function localSource(id: string): Promise<Source> {
  const record = await rules.openRecord({ local: id });
  const info = (await rules.list()).find(table => table.id === id);
  const seats = (info?.seats ?? []).map(localSeat);
  const people = seats.filter(({ isBot }) => !isBot).map(({ seat }) => seat);
  // While a game still runs, looking back must not show what its player could not see.
  const eyes = record.result ? seats.map(({ seat }) => seat) : people.length === 1 ? people : [];
  return { record, seats, eyes, playOnSeats: playOnSeats(seats) };
}

async function sharedSource(id: string, key: string | null, botCalled: (seat: Seat) => string): Promise<Source> {
  const query = key ? { key } : {};
  const { table } = await call("GET /api/tables/:table", { params: { table: id }, query });
  const record = await courseOfShared(id, key);
  // In a record nobody is away.
  const seats = seatsOf(table, [], null, 0, botCalled).map(info => ({ ...info, isOnline: true }));
  return { record, seats, eyes: seats.map(({ seat }) => seat), playOnSeats: playOnSeats(seats) };
}

/** Opens the record an address names: "/replay/local/<id>" or "/replay/table/<id>". */
export function openSource(
  rest: readonly string[],
  key: string | null,
  botCalled: (seat: Seat) => string,
): Promise<Source> {
  const [place, id] = rest;
  if (place === "local" && id) return localSource(id);
  if (place === "table" && id) return sharedSource(id, key, botCalled);
  return Promise.reject(new Problem("no-record"));
}
