// What every client sent and saw, and whether one order explains it. The journal is the order that the server claims;
// the checker holds it against what each client knows: what was acknowledged is in it once, what was acknowledged before
// something else was sent comes before it, and a client that asks sees at least everything acknowledged until then.
import type { AnyGame } from "#kernel/game.ts";
import { hash } from "#kernel/json.ts";
import type { Seat, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { type Start, start } from "#kernel/start.ts";
import { effective, type NumberedStep } from "#server/play/step.ts";

/** A submission as its client knows it; times are of one clock. */
export interface Sent {
  readonly table: string;
  readonly seat: Seat;
  readonly sequence: number;
  readonly digest: string;
  readonly began: number;
  /** When it was acknowledged; null if the client never heard. */
  ended: number | null;
}

/** A look that a client asked for and got, or that it was told of. */
export interface Seen {
  readonly table: string;
  readonly seat: Seat;
  /** Looks of one connection never go back. */
  readonly connection: number;
  /** When the client asked; null for what it was told without asking. */
  readonly asked: number | null;
  readonly view: string;
}

/** Everything clients know. */
export interface History {
  readonly sent: Sent[];
  readonly seen: Seen[];
}

const nameOf = ({ table, seat, sequence, digest }: Sent): string => `${table} ${seat} ${sequence} ${digest}`;

/** What is wrong with one table's journal in the light of the history, as sentences. */
export function contradictions(
  { sent, seen }: History,
  table: string,
  game: AnyGame,
  from: Start,
  steps: readonly NumberedStep[],
): string[] {
  const wrong: string[] = [];
  const places = new Map<string, number>();
  for (const [at, { seat, sequence, digest, version }] of steps.entries()) {
    if (version !== at + 1) wrong.push(`version ${version} stands at place ${at + 1}`);
    if (digest === "") continue;
    const name = `${table} ${seat} ${sequence} ${digest}`;
    if (places.has(name)) wrong.push(`${name} was done twice`);
    places.set(name, at);
  }
  const known = sent.filter(each => each.table === table);
  for (const each of known) if (each.ended !== null && !places.has(nameOf(each))) wrong.push(`${nameOf(each)} is lost`);
  wrong.push(...outOfOrder(known, places));
  const views = viewsAt(game, from, steps);
  if (!views) return [...wrong, "the journal does not lead to the states it names"];
  return [
    ...wrong,
    ...impossibleLooks(
      seen.filter(each => each.table === table),
      known,
      places,
      views,
    ),
  ];
}

/** Submissions acknowledged before another was sent that stand after it. */
function outOfOrder(known: readonly Sent[], places: ReadonlyMap<string, number>): string[] {
  const done = known.filter(each => each.ended !== null && places.has(nameOf(each)));
  const byEnd = done.toSorted((a, b) => a.ended! - b.ended!);
  const byStart = done.toSorted((a, b) => a.began - b.began);
  const wrong: string[] = [];
  let [at, latest] = [0, -1];
  for (const later of byStart) {
    for (; at < byEnd.length && byEnd[at]!.ended! < later.began; at++)
      latest = Math.max(latest, places.get(nameOf(byEnd[at]!))!);
    if (latest > places.get(nameOf(later))!) wrong.push(`${nameOf(later)} stands before what was acknowledged earlier`);
  }
  return wrong;
}

/** Each seat's view after every step, as hashes; null if the journal does not lead to its own states. */
function viewsAt(game: AnyGame, from: Start, steps: readonly NumberedStep[]): string[][] | null {
  const state: State = start(game, from);
  const views: string[][] = [];
  const counted = effective(steps);
  for (const { seat, act, hash: expected } of counted) {
    if (act.kind === "choose" && !state.open.includes(seat)) return null;
    if (act.kind === "choose") for (const choice of act.choices) runnerOf(game).play(state, seat, choice, []);
    if (hash(state) !== expected) return null;
    views.push(Array.from({ length: state.seats }, (_, each) => hash(game.viewFor(state, each))));
  }
  return views;
}

/** Looks that fit no point of the journal which their client could still have seen. */
function impossibleLooks(
  seen: readonly Seen[],
  known: readonly Sent[],
  places: ReadonlyMap<string, number>,
  views: readonly (readonly string[])[],
): string[] {
  const wrong: string[] = [];
  const reached = new Map<number, number>();
  const byEnd = known.filter(each => each.ended !== null).toSorted((a, b) => a.ended! - b.ended!);
  for (const { connection, asked, seat, view, table } of seen) {
    let least = reached.get(connection) ?? 0;
    for (const each of byEnd) {
      if (asked === null || each.ended! >= asked) break;
      least = Math.max(least, places.get(nameOf(each)) ?? 0);
    }
    let at = least;
    while (at < views.length && views[at]![seat] !== view) at++;
    if (at === views.length) wrong.push(`${table} seat ${seat} saw what was over by place ${least} or never was`);
    else reached.set(connection, at);
  }
  return wrong;
}
