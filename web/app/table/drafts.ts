// Plans not yet sent, kept in the browser by table and seat, so that a reload loses nothing.
import type { Viewer } from "#kernel/game.ts";
import type { DraftStore } from "#web/kit/board.ts";
import { keep, kept, keptNames } from "../kept.ts";

const place = (table: string, viewer: Viewer) => `draft.${table}.${viewer}.`;

/** The drafts of one seat at one table. */
export function draftsOf(table: string, viewer: Viewer): DraftStore {
  return {
    load: key => kept(place(table, viewer) + key),
    save: (key, value) => keep(place(table, viewer) + key, value),
  };
}

/** Forgets the drafts of a table that is over. */
export function forgetDrafts(table: string): void {
  for (const name of keptNames(`draft.${table}.`)) keep(name, null);
}
