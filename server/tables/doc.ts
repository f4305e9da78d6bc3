// What is stored of a table besides its game: who sits where, what was agreed on.
import type { Options, Result } from "#kernel/game.ts";
import type { Start } from "#kernel/start.ts";
import type { Rest } from "#protocol/people.ts";
import type { Audience, Pace, TableStage } from "#protocol/tables.ts";
import type { Proposal, TableNote } from "#protocol/votes.ts";

/** Why a bot plays for a person. */
export type StandInCause = "left" | "timeout" | "deleted";

/** A person as a document names it. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A person who played a seat before: replaced while away, lent it, or was the substitute who gave it back. */
export interface Earlier extends Named {
  readonly why: "away" | "lent" | "returned";
}

/** A seat of a table. */
export interface SeatDoc {
  readonly kind: "person" | "open" | "invited" | "bot" | "empty";
  /** What the seat was planned as, to go back to when its person gets up. */
  readonly plan: "me" | "hot-seat" | "open" | "invited" | "bot" | "empty";
  readonly person: string | null;
  readonly name: string;
  readonly level: string | null;
  readonly standIn: StandInCause | null;
  readonly options: Options;
  readonly invite: string | null;
  /** Who is asked to sit here, of a seat by invitation. */
  readonly invitee: Named | null;
  /** The person has said that they are ready to begin. */
  readonly isReady: boolean;
  /** A substitute is looked for: the person lends the seat, or is away. */
  readonly seeks: "lent" | "away" | null;
  /** Who played here before, and why another does now. */
  readonly earlier: readonly Earlier[];
}

/** A table as it is stored; replaced as a whole, never changed in place. */
export interface TableDoc {
  readonly id: string;
  readonly no: number;
  readonly game: string;
  readonly rules: string;
  /** The hash of the bundled rules it began with; null before the start, or where they were not bundled. */
  readonly bundle: string | null;
  readonly title: string;
  readonly owner: Named;
  readonly stage: TableStage;
  readonly visibility: "public" | "link";
  readonly key: string;
  readonly spectators: boolean;
  /** What those who watch have to do with the talk, and how much later they see the game. */
  readonly audience: Audience;
  readonly delayMinutes: number;
  readonly patienceMinutes: number;
  /** The language people speak at the table, and who is welcome. */
  readonly language: "any" | "en" | "pl";
  readonly level: "any" | "new" | "practised";
  /** How many percent of their latest games people must have played to the end to sit down. */
  readonly finishPercent: number;
  /** The group it was opened for, by id. */
  readonly group: string | null;
  readonly pace: Pace;
  readonly options: Options;
  readonly seats: readonly SeatDoc[];
  readonly proposals: readonly Proposal[];
  readonly notes: readonly TableNote[];
  readonly silenced: readonly string[];
  /** People whom the owner has sent away; only an invitation brings them back. */
  readonly removed: readonly string[];
  /** When the people of a running game rest, by id; most never say. */
  readonly rests: Readonly<Record<string, Rest>>;
  /** Shown from the moment the table is made, before anything is drawn; see docs/fair-dice.md. */
  readonly commitment: string | null;
  /** What was committed to, until the start takes it; nobody outside ever sees it. */
  readonly hiddenSeed?: string | null;
  /** Only after the end. */
  readonly seed: string | null;
  readonly result: Result | null;
  readonly rematchOf: string | null;
  readonly rematch: string | null;
  readonly created: number;
  readonly started: number | null;
  readonly finished: number | null;
}

/** A table with what the storage knows of it. */
export interface StoredTable {
  readonly doc: TableDoc;
  readonly revision: number;
  readonly updated: number;
  readonly keeper: string | null;
}

type Later<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
type OlderDoc = Later<
  Omit<TableDoc, "seats">,
  | "patienceMinutes"
  | "notes"
  | "bundle"
  | "language"
  | "level"
  | "group"
  | "finishPercent"
  | "rests"
  | "removed"
  | "audience"
  | "delayMinutes"
> & {
  readonly seats: readonly (Later<Omit<SeatDoc, "earlier">, "invitee" | "isReady" | "seeks"> & {
    readonly earlier?: readonly Later<Earlier, "why">[];
  })[];
};

/** A stored document as today's program knows it: what older ones lack has its usual value. */
export function readDoc(text: string): TableDoc {
  const { seats, proposals, ...doc } = JSON.parse(text) as OlderDoc;
  return {
    patienceMinutes: 60,
    audience: "silent",
    delayMinutes: 0,
    language: "any",
    level: "any",
    finishPercent: 0,
    rests: {},
    removed: [],
    group: null,
    notes: [],
    bundle: null,
    ...doc,
    // Votes of an older form are asked again by those who want them.
    proposals: proposals.filter(({ until }) => until !== undefined),
    seats: seats.map(({ earlier = [], ...seat }) => {
      return {
        invitee: null,
        isReady: false,
        seeks: null,
        ...seat,
        earlier: earlier.map(each => ({ why: "away", ...each })),
      };
    }),
  };
}

/** Whether those who watch see a game as it was a while ago. */
export const isDelayed = ({ stage, delayMinutes }: Pick<TableDoc, "stage" | "delayMinutes">): boolean =>
  stage === "running" && delayMinutes > 0;

/** The people who sit at a table, each once. */
export function sittersOf(doc: TableDoc): string[] {
  return [...new Set(doc.seats.flatMap(seat => (seat.person === null ? [] : [seat.person])))];
}

/** Whether nobody but one person in one seat plays: then there is nobody to keep secrets from. */
export function hasOnePerson(doc: TableDoc): boolean {
  return doc.seats.filter(({ person }) => person !== null).length === 1;
}

/** Whether a person sits in a seat of a table. */
export function sits(doc: TableDoc, person: string | null): boolean {
  return person !== null && doc.seats.some(seat => seat.person === person);
}

/** People who played at a table before; those who were deleted are nobody. */
function earlierAt(doc: TableDoc): string[] {
  return doc.seats.flatMap(({ earlier }) => earlier.flatMap(({ id, name }) => (name === "" ? [] : [id])));
}

/** The people who sit at a table, are asked to, or did before. */
export function guestsOf(doc: TableDoc): string[] {
  const invited = doc.seats.flatMap(({ invitee }) => invitee?.id ?? []);
  return [...new Set([...sittersOf(doc), ...invited, ...earlierAt(doc)])];
}

/** Whether a person is asked to sit down. */
export function isInvited(doc: TableDoc, person: string | null): boolean {
  return person !== null && doc.seats.some(({ invitee }) => invitee?.id === person);
}

/** Whether a person has lent a seat to the one who plays it now. */
export function hasLent({ earlier }: SeatDoc, person: string): boolean {
  const last = earlier.at(-1);
  return last?.id === person && last.why === "lent";
}

/** Whether a bot answers for a seat now. */
export function isBotSeat(seat: SeatDoc): boolean {
  return seat.kind === "bot" || seat.standIn !== null;
}

/** What a game is started from at this table. */
export function startOf(doc: TableDoc, seed: string): Start {
  return {
    seats: doc.seats.length,
    options: doc.options,
    seatOptions: doc.seats.map(seat => seat.options),
    seed,
    chance: "cipher",
  };
}
