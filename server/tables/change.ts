// Changing a table's document: a function from the old one to the new one, stored before anybody sees it.

import { catchUp } from "../play/follow.ts";
import type { Live } from "../play/live.ts";
import { pushInfo } from "../play/push.ts";
import { Refused } from "../refusal.ts";
import type { Statement } from "../store/sql.ts";
import { saveStatements } from "../store/tables.ts";
import type { TableDoc } from "./doc.ts";

const ATTEMPTS = 20;

/** Changes a document; must run in the table's queue. `change` may refuse, and may be called again after a race. */
export async function changeDoc(
  live: Live,
  change: (doc: TableDoc) => TableDoc,
  also: (doc: TableDoc) => readonly Statement[] = () => [],
): Promise<TableDoc> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const doc = change(live.doc);
    if (doc === live.doc) return doc;
    const now = live.node.time.now();
    if (await commit(live, [...saveStatements(live.stored, doc, now), ...also(doc)])) {
      const before = live.doc;
      live.stored = { ...live.stored, doc, revision: live.stored.revision + 1, updated: now };
      pushInfo(live);
      live.publish({ kind: "doc" });
      live.node.news.changed(live, before);
      live.changed();
      return doc;
    }
    await catchUp(live);
  }
  throw new Refused("storage");
}

async function commit(live: Live, statements: readonly Statement[]): Promise<boolean> {
  try {
    return await live.node.store.tables.commit(null, statements);
  } catch (error) {
    live.isStale = true;
    throw error;
  }
}
