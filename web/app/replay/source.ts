// Where a replay comes from: a game on this device, or a finished one on the server, run again in the worker.
import type { Seat } from "#kernel/procedure.ts";
import type { SeatInfo } from "#web/kit/board.ts";
import { call } from "../client/api.ts";
import { localTables } from "../client/local-tables.ts";
import { rules } from "../client/rules.ts";
import { localSeats, seatsOf } from "../client/seat-info.ts";
import type { LocalSeat, RecordInfo } from "../local/messages.ts";
import { Problem } from "../problem.ts";
import { courseOfShared, linkToLocal } from "../table/course.ts";
import { unpacked } from "./packed.ts";

/** A record ready to be looked at. */
export interface Source {
  readonly record: RecordInfo;
  readonly seats: readonly SeatInfo[];
  /** Seats through whose eyes one may look. */
  readonly eyes: readonly Seat[];
  /** An address for others, where that of this page is of no use to them. */
  readonly share: (() => Promise<string>) | null;
  /** Who would sit where when the game is played on by one person. */
  playOnSeats(person: Seat, level: string): LocalSeat[];
}

function playOnSeats(seats: readonly SeatInfo[]): Source["playOnSeats"] {
  return (person, level) =>
    seats.map(({ seat, name }) => (seat === person ? { kind: "person", name } : { kind: "bot", name, level }));
}

async function localSource(id: string): Promise<Source> {
  const record = await rules.openRecord({ local: id });
  const info = (await localTables()).find(table => table.id === id);
  const seats = info ? localSeats(info) : [];
  const people = seats.filter(({ isBot }) => !isBot).map(({ seat }) => seat);
  // While a game still runs, looking back must not show what its player could not see.
  const eyes = record.result ? seats.map(({ seat }) => seat) : people.length === 1 ? people : [];
  return { record, seats, eyes, share: record.result && (() => linkToLocal(id)), playOnSeats: playOnSeats(seats) };
}

async function sharedSource(id: string, key: string | null, botCalled: (seat: Seat) => string): Promise<Source> {
  const query = key ? { key } : {};
  const { table } = await call("GET /api/tables/:table", { params: { table: id }, query });
  const record = await courseOfShared(id, key);
  // In a record nobody is away.
  const seats = seatsOf(table, [], null, 0, botCalled).map(info => ({ ...info, isOnline: true }));
  return { record, seats, eyes: seats.map(({ seat }) => seat), share: null, playOnSeats: playOnSeats(seats) };
}

/** A record that the address itself holds. */
async function linkedSource(): Promise<Source> {
  const record = await rules.openRecord({ save: await unpacked(location.hash.slice(1)) });
  const { game, options, players } = record;
  const sat = Array.from({ length: record.seats }, (_, seat): LocalSeat => {
    const { name = String(seat + 1), bot } = players[seat] ?? {};
    return bot === undefined ? { kind: "person", name } : { kind: "bot", name, level: bot };
  });
  const seats = localSeats({ game, options, seats: sat });
  return { record, seats, eyes: seats.map(({ seat }) => seat), share: null, playOnSeats: playOnSeats(seats) };
}

/** Opens the record an address names: "/replay/local/<id>", "/replay/table/<id>", or "/replay/link#<record>". */
export function openSource(
  rest: readonly string[],
  key: string | null,
  botCalled: (seat: Seat) => string,
): Promise<Source> {
  const [place, id] = rest;
  if (place === "local" && id) return localSource(id);
  if (place === "link") return linkedSource();
  if (place === "table" && id) return sharedSource(id, key, botCalled);
  return Promise.reject(new Problem("no-record"));
}
