// What is being planned on the screen for a new table; kept in the browser until the table is made.
import type { Options } from "#kernel/game.ts";
import type { Pace, SeatPlan, TableChange, TableInfo, TablePlan } from "#protocol/tables.ts";
import type { CatalogueGame } from "../catalogue.ts";
import { gameNamed } from "../catalogue.ts";
import { usualSeats } from "../client/start-local.ts";
import { keep, kept } from "../kept.ts";
import type { LocalPlan, LocalSeat } from "../local/messages.ts";
import { distinct } from "./distinct.ts";

/** Who is to sit in a seat. */
export type Kind = "me" | "here" | "open" | "invited" | "bot";
/** How fast the table plays, as the form offers it. */
export type PaceName = "none" | "live" | "relaxed" | "days" | "saved";

/** One seat of the form. */
export interface SeatDraft {
  readonly kind: Kind;
  readonly name: string;
  readonly level: string;
  readonly options: Options;
}

/** The whole form. */
export interface Draft {
  readonly game: string;
  readonly where: "device" | "online";
  readonly seats: readonly SeatDraft[];
  readonly options: Options;
  readonly pace: PaceName;
  readonly visibility: "link" | "public";
  readonly spectators: boolean;
  /** What those who watch hear, and how many minutes later they see the game. */
  readonly audience?: TableInfo["audience"];
  readonly delayMinutes?: number;
  /** Without a clock: after how long the others may go on without somebody. */
  readonly patience?: Patience;
  /** The language spoken at the table, and who is welcome. */
  readonly language?: TableInfo["language"];
  readonly level?: TableInfo["level"];
  /** Who sits down has played so many percent of their games to the end. */
  readonly finishPercent?: number;
  /** The group whose members see the table. */
  readonly group?: string | null;
  /** Bots say at once why they moved; only on this device. */
  readonly learning?: boolean;
}

/** How long a table without a clock waits for somebody who is not there, in minutes. */
export const patienceMinutes = { minutes: 10, hour: 60, day: 1440, days: 4320 } as const;
export type Patience = keyof typeof patienceMinutes;

/** The delays that a table may choose for those who watch, in minutes. */
export const delays: readonly number[] = [0, 5, 15, 60, 1440];

/** The finish rates that a table may ask for, in percent. */
export const finishPercents: readonly number[] = [0, 75, 90];

export const paces: Readonly<Record<PaceName, Pace>> = {
  none: { kind: "none" },
  live: { kind: "live", bankSeconds: 900, incrementSeconds: 30 },
  relaxed: { kind: "live", bankSeconds: 3600, incrementSeconds: 120 },
  days: { kind: "days", days: 3 },
  saved: { kind: "days", days: 7, incrementHours: 12 },
};

/** The kinds of seats that make sense in each place. */
export const kindsIn: Readonly<Record<Draft["where"], readonly Kind[]>> = {
  device: ["me", "here", "bot"],
  online: ["me", "open", "invited", "here", "bot"],
};

function seatDraft(kind: Kind, game: CatalogueGame): SeatDraft {
  return { kind, name: "", level: game.usualLevel, options: {} };
}

/** An empty form for a game. */
export function freshDraft(game: CatalogueGame, where: Draft["where"]): Draft {
  const others: Kind = where === "online" ? "open" : "bot";
  const seats = Array.from({ length: usualSeats(game) }, (_, i) => seatDraft(i === 0 ? "me" : others, game));
  return { game: game.id, where, seats, options: {}, pace: "none", visibility: "link", spectators: true };
}

/** The form as it was left, if it still fits the installed game. */
export function keptDraft(game: CatalogueGame): Draft | null {
  const draft = kept(`new-table.${game.id}`) as Draft | null;
  const fits = draft?.game === game.id && Array.isArray(draft.seats) && game.seats.includes(draft.seats.length);
  const isKnown = draft?.seats.every(({ level }) => game.levels.includes(level));
  return fits && isKnown ? settled(draft) : null;
}

/** Keeps the form. */
export function keepDraft(draft: Draft): void {
  keep(`new-table.${draft.game}`, draft);
}

/** Moves the form to another place: seats that make no sense there become the usual ones. */
export function placed(draft: Draft, where: Draft["where"]): Draft {
  const usual: Kind = where === "online" ? "open" : "bot";
  const seats = draft.seats.map(seat => (kindsIn[where].includes(seat.kind) ? seat : { ...seat, kind: usual }));
  return { ...draft, where, seats };
}

/** Another number of seats: the first ones stay. */
export function resized(draft: Draft, count: number, game: CatalogueGame): Draft {
  const usual: Kind = draft.where === "online" ? "open" : "bot";
  const seats = Array.from({ length: count }, (_, i) => draft.seats[i] ?? seatDraft(usual, game));
  return { ...draft, seats };
}

/** A form in which no two seats have what only one may have. */
function settled(draft: Draft, keeps = 0): Draft {
  const options = distinct(
    gameNamed(draft.game)?.seatOptions ?? [],
    draft.seats.map(seat => seat.options),
    keeps,
  );
  return { ...draft, seats: draft.seats.map((seat, i) => ({ ...seat, options: options[i] ?? seat.options })) };
}

/** Changes one seat; there is only one "me". */
export function reseated(draft: Draft, at: number, change: Partial<SeatDraft>): Draft {
  const other: Kind = draft.where === "online" ? "open" : "bot";
  const seats = draft.seats.map((seat, i) => {
    if (i === at) return { ...seat, ...change };
    return change.kind === "me" && seat.kind === "me" ? { ...seat, kind: other } : seat;
  });
  return settled({ ...draft, seats }, at);
}

/** Settings of the game that exist for this number of seats. */
export function optionsOf(draft: Draft): Options {
  const game = gameNamed(draft.game);
  const existing = game?.options.filter(({ seats }) => !seats || seats.includes(draft.seats.length)) ?? [];
  return Object.fromEntries(existing.map(({ id, default: usual }) => [id, draft.options[id] ?? usual]));
}

/** What the form says in other words for a table on this device; a seed deals the same game to all who name it. */
export function localPlan(draft: Draft, nameOf: (seat: number) => string, seed?: string): LocalPlan {
  const seats = draft.seats.map((seat, i): LocalSeat => {
    const name = seat.name.trim() || nameOf(i);
    return seat.kind === "bot" ? { kind: "bot", name: nameOf(i), level: seat.level } : { kind: "person", name };
  });
  const seatOptions = draft.seats.map(({ options }) => options);
  const plan = { game: draft.game, seats, options: optionsOf(draft), seatOptions, learning: draft.learning ?? false };
  return seed ? { ...plan, seed } : plan;
}

function seatPlan(seat: SeatDraft, nameOf: () => string): SeatPlan {
  const { options, level } = seat;
  if (seat.kind === "bot") return { kind: "bot", level, options };
  if (seat.kind === "here") return { kind: "hot-seat", name: seat.name.trim() || nameOf(), options };
  return { kind: seat.kind, options };
}

/** The same for a table on the server. */
export function tablePlan(draft: Draft, nameOf: (seat: number) => string): TablePlan {
  return {
    game: draft.game,
    seats: draft.seats.map((seat, i) => seatPlan(seat, () => nameOf(i))),
    options: optionsOf(draft),
    pace: paces[draft.pace],
    visibility: draft.visibility,
    spectators: draft.spectators,
    audience: draft.audience ?? "silent",
    delayMinutes: draft.delayMinutes ?? 0,
    patienceMinutes: patienceMinutes[draft.patience ?? "hour"],
    language: draft.language ?? "any",
    level: draft.level ?? "any",
    finishPercent: draft.finishPercent ?? 0,
    ...(draft.group && { group: draft.group }),
    start: draft.seats.every(({ kind }) => kind === "me" || kind === "here" || kind === "bot"),
  };
}

/** The settings of an open table as a form; a pace of nobody's making stays as long as nothing else is chosen. */
export function draftOf(info: TableInfo): Draft {
  const same = (pace: Pace) => JSON.stringify(pace) === JSON.stringify(info.pace);
  const pace = (Object.keys(paces) as PaceName[]).find(name => same(paces[name])) ?? "none";
  const patience = (Object.keys(patienceMinutes) as Patience[]).find(
    name => patienceMinutes[name] >= info.patienceMinutes,
  );
  const { game, options, visibility, spectators, audience, delayMinutes, language, level, finishPercent, group } = info;
  const seats = info.seats.map((seat): SeatDraft => ({ kind: "open", name: "", level: "", options: seat.options }));
  return {
    ...{ game, where: "online", seats, options, pace, visibility, spectators, audience, delayMinutes },
    ...{ language, level, finishPercent, group },
    patience: patience ?? "days",
  };
}

/** Parts of the form that are called the same at the table. */
const plain = [
  "visibility",
  "language",
  "level",
  "finishPercent",
  "spectators",
  "audience",
  "delayMinutes",
] as const satisfies (keyof Draft & keyof TableChange)[];

/** What was changed in such a form. */
export function changeOf(before: Draft, after: Draft): TableChange {
  return {
    ...(after.pace === before.pace ? {} : { pace: paces[after.pace] }),
    ...Object.fromEntries(plain.flatMap(key => (after[key] === before[key] ? [] : [[key, after[key]]]))),
    ...(after.group === before.group ? {} : { group: after.group ?? null }),
    ...(after.patience === before.patience ? {} : { patienceMinutes: patienceMinutes[after.patience ?? "hour"] }),
    ...(JSON.stringify(after.options) === JSON.stringify(before.options) ? {} : { options: { ...after.options } }),
  };
}
