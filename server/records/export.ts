// A finished game as one file: a save of the kernel, which `hetman replay` runs again and verifies, with what the
// server knows of it besides.
import type { AnyGame } from "#kernel/game.ts";
import { hash } from "#kernel/json.ts";
import { eventsFor } from "#kernel/look.ts";
import { type Match, replay } from "#kernel/match.ts";
import { type Player, saveOf } from "#kernel/save.ts";
import type { ServerNode } from "../node.ts";
import { loadBy } from "../play/load.ts";
import { botOf, type NumberedStep, readStep } from "../play/step.ts";
import { Refused } from "../refusal.ts";
import type { JournalRow } from "../store/sql.ts";
import type { TableDoc } from "../tables/doc.ts";
import { entriesOf } from "./entries.ts";
import { movesOf } from "./replay.ts";

/** Plays a stored game again from its seed. */
export async function rerun(
  node: ServerNode,
  game: AnyGame,
  doc: TableDoc,
): Promise<{ match: Match; moves: NumberedStep[] }> {
  const first = await node.store.tables.start(doc.no);
  if (!first) throw new Refused("not-running");
  const moves = await movesOf(node, doc);
  return { match: replay(game, first, entriesOf(moves)), moves };
}

/**
 * A game that cannot go on, as one document: what everybody could see, and nothing that is still secret, for its rules
 * may come back.
 */
export async function exportLost(node: ServerNode, doc: TableDoc, why: string): Promise<Record<string, unknown>> {
  const rows = await node.store.tables.journal(doc.no, 0);
  const game = Object.hasOwn(node.games, doc.game) ? node.games[doc.game]?.game : undefined;
  const steps = rows.flatMap(row => stepOf(game, row));
  const players = doc.seats.map(({ name, level }) => ({ name: name || level || "" }));
  const { id, title, rules, options, commitment, result, started, finished } = doc;
  const about = { table: id, title, options, commitment, result, started, finished };
  return { format: "hetman-lost-game", why, game: doc.game, rules, players, ...about, steps };
}

/** What spectators saw of a step; a row that cannot be read is left out. */
function stepOf(game: AnyGame | undefined, row: JournalRow): object[] {
  try {
    const { at, seat, events } = readStep(row);
    return [{ version: row.version, at, seat, events: game ? eventsFor(game, events, "spectator") : [] }];
  } catch {
    return [];
  }
}

/** A finished game as one document. */
export async function exportGame(node: ServerNode, doc: TableDoc): Promise<Record<string, unknown>> {
  const { game } = (await loadBy(node, doc)).play;
  const { match, moves } = await rerun(node, game, doc);
  const players = doc.seats.map(
    (seat): Player => ({
      name: seat.name || seat.level || "",
      ...(seat.kind === "bot" && seat.level ? { bot: seat.level } : {}),
    }),
  );
  const { check: _, ...save } = saveOf(match, players);
  const body = {
    ...save,
    journal: entriesOf(moves, seat => doc.seats[seat]?.kind === "person"),
    record: {
      table: doc.id,
      title: doc.title,
      commitment: doc.commitment,
      rules: doc.rules,
      result: doc.result,
      started: doc.started,
      finished: doc.finished,
      steps: moves.map(({ at, by, seat, events, hash: state }) => ({ at, by, seat, events, hash: state })),
    },
  };
  // Who acted is named by seat only: ids of persons stay on the server.
  const steps = body.record.steps.map(({ by, ...step }) => ({ ...step, bot: botOf(by) !== null }));
  const shown = { ...body, record: { ...body.record, steps } };
  return { ...shown, check: hash(shown) };
}
