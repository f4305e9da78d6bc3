// Reading a game from the storage: the snapshot and the steps after it; if today's rules cannot go on from there,
// the whole journal; if they refuse that too, nobody guesses.
import type { AnyGame } from "#kernel/game.ts";
import { renamed } from "#kernel/save.ts";
import type { Start } from "#kernel/start.ts";
import type { ServerNode } from "../node.ts";
import { Damaged, Refused } from "../refusal.ts";
import type { JournalRow } from "../store/sql.ts";
import type { Snapshot as StoredSnapshot, TableStore } from "../store/tables.ts";
import type { TableDoc } from "../tables/doc.ts";
import { brokenLink } from "./chain.ts";
import { isTrue, type Play, revive, type StoredPlay } from "./play.ts";
import { type NumberedStep, readStep, type Snapshot } from "./step.ts";

/** All steps of a table after a version. */
export async function stepsAfter(tables: TableStore, no: number, after: number): Promise<NumberedStep[]> {
  return (await tables.journal(no, after)).map(readStep);
}

function usable(game: AnyGame, stored: StoredSnapshot | null): StoredPlay["snapshot"] {
  if (!stored) return null;
  const snapshot = JSON.parse(stored.body) as Snapshot;
  const state = renamed(game, snapshot.state);
  return state && { version: stored.version, snapshot: { ...snapshot, state } };
}

/** The game of a table that has started; `isSame` tells whether it stands where it stood when it was stored. */
async function loadPlay(tables: TableStore, game: AnyGame, no: number): Promise<{ play: Play; isSame: boolean }> {
  const { start, snapshot: stored } = await tables.begun(no);
  if (!start) throw new Error(`table ${no} has no start`);
  const snapshot = usable(game, stored);
  const rows = snapshot ? await tables.journal(no, snapshot.version) : [];
  mustBeWhole(no, rows, snapshot?.snapshot.chain);
  const short = snapshot && tryRevive(game, start, { snapshot, rows });
  if (short && isTrue(short)) return { play: short, isSame: true };
  // No usable snapshot, or it does not lead to the state that was stored: the journal is the truth.
  const all = await tables.journal(no, 0);
  mustBeWhole(no, all);
  const long = tryRevive(game, start, { snapshot: null, rows: all });
  if (long && isTrue(long)) return { play: long, isSame: true };
  const play = short ?? long;
  if (!play) throw new Refused("rules-changed", { installed: game.rules });
  return { play, isSame: false };
}

/** The game of a table, by the rules it began with; by today's where those are gone or fit as well. */
export async function loadBy(
  { store, rules }: Pick<ServerNode, "store" | "rules">,
  doc: TableDoc,
): Promise<{ play: Play; isSame: boolean }> {
  let found: { play: Play; isSame: boolean } | Refused | null = null;
  for (const game of await rules.candidates(doc)) {
    const loaded = await loadPlay(store.tables, game, doc.no).catch(error => {
      if (error instanceof Refused && error.code === "rules-changed") return error;
      throw error;
    });
    if (!(loaded instanceof Refused) && loaded.isSame) return loaded;
    if (!found || found instanceof Refused) found = loaded;
  }
  if (!found || found instanceof Refused) throw found ?? new Refused("unknown-game", { game: doc.game });
  return found;
}

function mustBeWhole(no: number, rows: readonly JournalRow[], previous?: string): void {
  const broken = brokenLink(no, rows, previous);
  if (broken !== null) throw new Damaged(broken);
}

function tryRevive(game: AnyGame, start: Start, stored: StoredPlay): Play | null {
  try {
    return revive(game, start, stored);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
