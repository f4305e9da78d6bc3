// Questions that a seat may be asked next, for its person to answer in advance: worked out by a thread, once for each
// position, and told as changes to what the seat sees now.
import { changeOf } from "#kernel/change.ts";
import type { Seat } from "#kernel/procedure.ts";
import type { ForeseenQuestion } from "#protocol/orders.ts";
import { randomId } from "../ids.ts";
import type { Claim } from "./fair-queue.ts";
import type { Live } from "./live.ts";

interface Known {
  readonly version: number;
  readonly questions: Promise<ForeseenQuestion[]>;
}

const kept = new WeakMap<Live, Map<Seat, Known>>();

/** What a seat may be asked; asked for twice, it is worked out once. */
export function questionsAhead(live: Live, seat: Seat, person: string): Promise<ForeseenQuestion[]> {
  const version = live.running().marks[seat] ?? 0;
  const mine = kept.get(live) ?? new Map<Seat, Known>();
  kept.set(live, mine);
  const known = mine.get(seat);
  if (known?.version === version) return known.questions;
  const questions = foreseen(live, seat, { person, table: live.id });
  mine.set(seat, { version, questions });
  questions.catch(() => mine.delete(seat));
  return questions;
}

async function foreseen(live: Live, seat: Seat, claim: Claim): Promise<ForeseenQuestion[]> {
  const { game, match } = live.running();
  const { pool, rules } = live.node;
  const { state } = match;
  const luck = randomId(20);
  const found = await pool.foresee(claim, { game: game.id, earlier: rules.codeOf(game), state, seat, luck });
  const now: unknown = game.viewFor(state, seat);
  return found.map(({ question, view }) => ({ question, view: changeOf(now, view) }));
}
