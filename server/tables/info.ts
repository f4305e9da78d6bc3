// A table as somebody may see it.
import type { SeatState, TableInfo, TableSummary } from "#protocol/tables.ts";
import { type SeatDoc, type StoredTable, sits, type TableDoc } from "./doc.ts";

function seatState(seat: SeatDoc, at: number, isOwner: boolean): SeatState {
  return {
    seat: at,
    kind: seat.kind,
    person: seat.person === null ? null : { id: seat.person, name: seat.name },
    name: seat.name,
    level: seat.level,
    standIn: seat.standIn,
    options: seat.options,
    invite: isOwner && seat.kind === "invited" ? seat.invite : null,
  };
}

/** Everything about a table that a person may know; keys and invitations only for those they belong to. */
export function infoFor(doc: TableDoc, person: string | null): TableInfo {
  const isOwner = person === doc.owner.id;
  return {
    id: doc.id,
    title: doc.title,
    game: doc.game,
    rules: doc.rules,
    stage: doc.stage,
    owner: doc.owner,
    visibility: doc.visibility,
    key: doc.visibility === "link" && (isOwner || sits(doc, person)) ? doc.key : null,
    spectators: doc.spectators,
    pace: doc.pace,
    options: { ...doc.options },
    seats: doc.seats.map((seat, at) => seatState(seat, at, isOwner)),
    proposals: [...doc.proposals],
    silenced: [...doc.silenced],
    commitment: doc.commitment,
    seed: doc.seed,
    result: doc.result,
    rematchOf: doc.rematchOf,
    rematch: doc.rematch,
    created: doc.created,
    started: doc.started,
    finished: doc.finished,
  };
}

/** A table as a line of a list. */
export function summaryOf({ doc, updated }: StoredTable, waitingFor: readonly number[], at: number): TableSummary {
  return {
    id: doc.id,
    title: doc.title,
    game: doc.game,
    stage: doc.stage,
    owner: doc.owner,
    visibility: doc.visibility,
    pace: doc.pace,
    options: { ...doc.options },
    seats: doc.seats.map((seat, i) => {
      const { kind, name, person, level, standIn } = seatState(seat, i, false);
      return { seat: i, kind, name, person, level, standIn };
    }),
    waitingFor: doc.stage === "running" ? [...waitingFor] : [],
    result: doc.result,
    created: doc.created,
    updated: Math.max(updated, at),
  };
}
