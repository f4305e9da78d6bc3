// Seats of a table as the kit shows them.
import type { Options } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import { teamsOf } from "#kernel/teams.ts";
import type { Clock, TableInfo } from "#protocol/tables.ts";
import type { ClockState, SeatColour, SeatInfo } from "#web/kit/board.ts";
import { gameNamed } from "../catalogue.ts";
import { type LocalInfo, type LocalSeat, SCRIPTED } from "../local/messages.ts";

const colours: readonly SeatColour[] = ["blue", "red", "yellow", "green", "black", "violet"];

/** The colour of a seat in games that know no better. */
export function colourAt(seat: Seat): SeatColour {
  return colours[seat % colours.length]!;
}

/** A seat's clock in the page's own time. */
export function clockOf(clock: Clock | null, seat: Seat, shift: number): ClockState | null {
  const left = clock?.left[seat];
  if (!clock || left === undefined) return null;
  return { left, runningSince: clock.running.includes(seat) ? clock.now - shift : null };
}

/** A table as far as it tells who plays with whom. */
interface Company {
  readonly game: string;
  readonly seats: readonly unknown[];
  readonly options: Options;
}

/** The team of each seat, null where everybody plays alone. */
export function teamOfEach({ game, seats, options }: Company): (number | null)[] {
  const teams = teamsOf(gameNamed(game)?.options ?? [], seats.length, options);
  return seats.map((_, seat) => (teams.length > 0 ? teams.findIndex(team => team.includes(seat)) : null));
}

/** The seats of a table; `botName` calls those that bots play. */
export function seatsOf(
  info: TableInfo,
  online: readonly string[],
  clock: Clock | null,
  shift: number,
  botName: (seat: Seat, level: string) => string,
): SeatInfo[] {
  const teams = teamOfEach(info);
  return info.seats.map(({ seat, kind, name, person, level, standIn }) => {
    const isBot = kind === "bot" || standIn !== null;
    return {
      seat,
      name: name || (level ? botName(seat, level) : ""),
      colour: colourAt(seat),
      isBot,
      level: isBot ? level : null,
      standsIn: standIn !== null,
      team: teams[seat] ?? null,
      isOnline: isBot || (person !== null && online.includes(person.id)),
      clock: clockOf(clock, seat, shift),
    };
  });
}

/** The seats of a table on this device. */
export function localSeats(info: Pick<LocalInfo, "game" | "seats" | "options">): SeatInfo[] {
  const teams = teamOfEach(info);
  return info.seats.map((given, seat) => ({ ...localSeat(given, seat), team: teams[seat] ?? null }));
}

/** A seat of a table on this device, where nobody is ever away. */
function localSeat(given: LocalSeat, seat: Seat): SeatInfo {
  const level = given.kind === "bot" && given.level !== SCRIPTED ? given.level : null;
  const isBot = given.kind === "bot";
  return { seat, name: given.name, colour: colourAt(seat), isBot, level, isOnline: true, clock: null };
}

/** The seats a person answers for. */
export function seatsOfPerson(info: TableInfo, personId: string | null): Seat[] {
  if (personId === null) return [];
  return info.seats.filter(({ person, standIn }) => person?.id === personId && !standIn).map(({ seat }) => seat);
}
