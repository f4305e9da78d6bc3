// What is known here of a table on the server, and how the page gets to see it.
import type { Viewer } from "#kernel/game.ts";
import type { Look } from "#kernel/look.ts";
import { passed } from "#kernel/passing.ts";
import type { Seat } from "#kernel/procedure.ts";
import type { Present, Step } from "#protocol/play.ts";
import type { Clock, TableInfo } from "#protocol/tables.ts";
import type { Happened } from "../local/messages.ts";
import { problemFrom } from "../problem.ts";
import type { Store } from "../store.ts";
import type { Listeners } from "./listeners.ts";
import type { Outbox } from "./outbox.ts";
import { person } from "./person.ts";
import { seatsOf, seatsOfPerson } from "./seat-info.ts";
import { clockShift } from "./socket.ts";
import type { TableState } from "./table-client.ts";

/** What the page must know of a table by link, and how it calls bots. */
export interface OnlineWay {
  readonly key: string | null;
  botName(seat: Seat, level: string): string;
}

/** A table as this client knows it. */
export interface Here {
  readonly id: string;
  readonly way: OnlineWay;
  readonly state: Store<TableState>;
  readonly listeners: Listeners;
  readonly outbox: Outbox;
  /** Whose eyes are subscribed; null before the table is known. */
  viewer: Viewer | null;
  seen: number | null;
  /** What it showed last: changes are told from there. */
  present: Present | null;
  clock: Clock | null;
  online: readonly string[];
  isClosed: boolean;
}

/** Changes some of what the page shows. */
export const patch = ({ state }: Here, part: Partial<TableState>) => state.set({ ...state.get(), ...part });
/** The key of a table by link, as requests carry it. */
export const keyOf = ({ way }: Here) => (way.key ? { key: way.key } : {});
/** A step as a line of the log. */
export const happened = ({ version, events, at }: Step): Happened => ({ line: version, events, at });
/** What still counts of the story after an undo. */
export const upTo = (past: readonly Happened[], back: number | null): readonly Happened[] =>
  back === null ? past : past.filter(({ line }) => line <= back);
/** The server's time. */
export const serverNow = () => Date.now() + clockShift.get();

/** Tells the page why there is no table. */
export function fail(here: Here, error: unknown): void {
  patch(here, { failure: problemFrom(error) });
}

/** The table itself: who sits where. */
function infoPart({ state, way, online, clock }: Here, info: TableInfo): Partial<TableState> {
  const personId = person.get()?.id ?? null;
  const before = state.get().shared;
  return {
    game: info.game,
    options: info.options,
    seats: seatsOf(info, online, clock, clockShift.get(), way.botName),
    mine: seatsOfPerson(info, personId),
    result: info.result,
    shared: {
      info,
      personId,
      chat: before?.chat ?? [],
      spectators: before?.spectators ?? 0,
      away: before?.away ?? {},
      orders: before?.orders ?? null,
    },
  };
}

/** Shows who sits where. */
export const showInfo = (here: Here, info: TableInfo) => patch(here, infoPart(here, info));

/** Where the game stands; clocks make the seats again. One change of the page for one message. */
export function showPresent(here: Here, viewer: Viewer, present: Present, part: Partial<TableState> = {}): void {
  here.seen = present.version;
  here.present = present;
  here.clock = present.clock;
  const { version, canUndo } = present;
  const info = here.state.get().shared?.info;
  const look = info?.stage === "ended" ? silent(present.look) : unlessPassed(here, present.look);
  patch(here, {
    ...(info ? infoPart(here, info) : {}),
    standing: { version, viewer, look, canUndo, choseAt: canUndo ? version - 1 : null },
    handTo: nextPerson(here, viewer, present),
    ...part,
  });
}

/** A game that was ended asks nobody any more. */
export const silent = (look: Look): Look => ({ ...look, question: null, waiting: null });

/** What passes by itself in a moment is not asked first. */
function unlessPassed({ state }: Here, look: Look): Look {
  const orders = state.get().shared?.orders;
  return look.question && orders && passed(look.question, orders) ? { ...look, question: null } : look;
}

/** On a shared device the next own seat that is asked must take it before the eyes change. */
function nextPerson(here: Here, viewer: Viewer, { look }: Present): Seat | null {
  const asked = here.state.get().mine.filter(seat => look.waiting?.open.includes(seat));
  if (asked.length === 0 || asked.some(seat => seat === viewer)) return null;
  return asked[0]!;
}
