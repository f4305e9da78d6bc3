// A person in the documents of tables: changed in the storage, all in one transaction, whatever state the tables are in.
import { Refused } from "../refusal.ts";
import type { Statement } from "../store/sql.ts";
import { saveStatements } from "../store/tables.ts";
import type { StoredTable, TableDoc } from "../tables/doc.ts";

const ATTEMPTS = 20;

/** Changes every table that is found; `commit` says whether it could, and a table that changed meanwhile is read again. */
export async function changeTables(
  now: number,
  find: () => Promise<StoredTable[]>,
  change: (doc: TableDoc) => TableDoc,
  commit: (statements: readonly Statement[]) => Promise<boolean>,
): Promise<StoredTable[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const tables = await find();
    if (await commit(tables.flatMap(each => saveStatements(each, change(each.doc), now)))) return tables;
  }
  throw new Refused("storage");
}
