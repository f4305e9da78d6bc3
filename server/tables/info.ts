// A table as a person may see it.
import type { Rest } from "#protocol/people.ts";
import type { Clock, SeatState, TableInfo, TableSummary } from "#protocol/tables.ts";
import { isInvited, type Named, type SeatDoc, type StoredTable, sits, type TableDoc } from "./doc.ts";

/** Names that a reader cannot tell apart. */
const folded = (name: string): string => name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");

/** What seats are called: of people with the same name the later ones have a number. */
function shownNames(seats: readonly SeatDoc[]): string[] {
  const met = new Map<string, number>();
  return seats.map(({ name, invitee }) => {
    const shown = name || (invitee?.name ?? "");
    if (shown === "") return "";
    const times = (met.get(folded(shown)) ?? 0) + 1;
    met.set(folded(shown), times);
    return times === 1 ? shown : `${shown} (${times})`;
  });
}

/** What a person is called at a table: as their seat. */
interface Namer {
  readonly names: readonly string[];
  named(person: Named): Named;
}

function namerOf({ seats }: TableDoc): Namer {
  const names = shownNames(seats);
  return {
    names,
    named: person => {
      const at = seats.findIndex(seat => seat.person === person.id || seat.invitee?.id === person.id);
      return { id: person.id, name: names[at] || person.name };
    },
  };
}

function seatState(
  seat: SeatDoc,
  at: number,
  { names, named }: Namer,
  mayInvite: boolean,
  rest: Rest | null = null,
): SeatState {
  return {
    seat: at,
    kind: seat.kind,
    person: seat.person === null ? null : named({ id: seat.person, name: seat.name }),
    name: seat.name && (names[at] ?? seat.name),
    level: seat.level,
    standIn: seat.standIn,
    options: seat.options,
    invite: seat.kind === "invited" && mayInvite ? seat.invite : null,
    invitee: seat.invitee && named(seat.invitee),
    rest,
    isReady: seat.isReady,
    seeks: seat.seeks,
    earlier: seat.earlier.map(each => ({ ...named(each), why: each.why })),
  };
}

/**
 * Everything about a table that a person may know; keys and invitations only for those they belong to, and for the one who
 * has the code already.
 */
export function infoFor(doc: TableDoc, person: string | null, invite?: string): TableInfo {
  const isOwner = person === doc.owner.id;
  const namer = namerOf(doc);
  const { named } = namer;
  const restOf = (seat: SeatDoc): Rest | null =>
    (seat.person !== null && sits(doc, person) && doc.rests[seat.person]) || null;
  const mayInvite = (seat: SeatDoc): boolean => isOwner || (invite !== undefined && seat.invite === invite);
  return {
    id: doc.id,
    title: doc.title,
    game: doc.game,
    rules: doc.rules,
    stage: doc.stage,
    owner: named(doc.owner),
    visibility: doc.visibility,
    key: doc.visibility === "link" && (isOwner || sits(doc, person) || isInvited(doc, person)) ? doc.key : null,
    spectators: doc.spectators,
    audience: doc.audience,
    delayMinutes: doc.delayMinutes,
    patienceMinutes: doc.patienceMinutes,
    language: doc.language,
    level: doc.level,
    finishPercent: doc.finishPercent,
    group: doc.group,
    pace: doc.pace,
    options: { ...doc.options },
    seats: doc.seats.map((seat, at) => seatState(seat, at, namer, mayInvite(seat), restOf(seat))),
    proposals: doc.proposals.map(proposal => ({ ...proposal, by: proposal.by && named(proposal.by) })),
    notes: doc.notes.map(note => ({ ...note, people: note.people.map(named) })),
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
  const namer = namerOf(doc);
  return {
    id: doc.id,
    title: doc.title,
    game: doc.game,
    stage: doc.stage,
    owner: namer.named(doc.owner),
    visibility: doc.visibility,
    pace: doc.pace,
    language: doc.language,
    level: doc.level,
    finishPercent: doc.finishPercent,
    options: { ...doc.options },
    seats: doc.seats.map((seat, i) => {
      const { kind, name, person, level, standIn, invitee, seeks } = seatState(seat, i, namer, false);
      return { seat: i, kind, name, person, level, standIn, invitee, seeks };
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
