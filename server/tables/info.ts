// A table as somebody may see it.
import type { Clock, SeatState, TableInfo, TableSummary } from "#protocol/tables.ts";
import { isInvited, type SeatDoc, type StoredTable, sits, type TableDoc } from "./doc.ts";

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
    invitee: seat.invitee,
    earlier: [...seat.earlier],
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
    key: doc.visibility === "link" && (isOwner || sits(doc, person) || isInvited(doc, person)) ? doc.key : null,
    spectators: doc.spectators,
    patienceMinutes: doc.patienceMinutes,
    pace: doc.pace,
    options: { ...doc.options },
    seats: doc.seats.map((seat, at) => seatState(seat, at, isOwner)),
    proposals: [...doc.proposals],
    notes: [...doc.notes],
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

/** What a list shows of a running game. */
export interface Head {
  readonly open: readonly number[];
  readonly at: number;
  readonly clock: Clock | null;
}

/** A table as a line of a list; `head` is where its game stands. */
export function summaryOf({ doc, updated }: StoredTable, head: Head | null): TableSummary {
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
      const { kind, name, person, level, standIn, invitee } = seatState(seat, i, false);
      return { seat: i, kind, name, person, level, standIn, invitee };
    }),
    spectators: doc.spectators,
    waitingFor: [...(head?.open ?? [])],
    voters: doc.proposals.flatMap(({ voters, votes }) => voters.filter(voter => votes[voter] === undefined)),
    clock: head?.clock ?? null,
    result: doc.result,
    created: doc.created,
    updated: Math.max(updated, head?.at ?? 0),
  };
}
