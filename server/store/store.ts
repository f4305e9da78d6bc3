// The storage as the rest of the server sees it: people, tables, chat, notices, nodes.
import { type ChatStore, chatStore } from "./chat.ts";
import { type ClusterStore, clusterStore } from "./cluster.ts";
import { type NoticeStore, noticeStore } from "./notices.ts";
import { type PeopleStore, peopleStore } from "./people.ts";
import { openPostgres, type Synchronous } from "./postgres.ts";
import type { Sql } from "./sql.ts";
import { openSqlite } from "./sqlite.ts";
import { type TableStore, tableStore } from "./tables.ts";

/** Everything that must survive. */
export interface Store {
  readonly kind: Sql["kind"];
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly chat: ChatStore;
  readonly notices: NoticeStore;
  readonly cluster: ClusterStore;
  /** Whether the storage answers. */
  isWell(): Promise<boolean>;
  close(): Promise<void>;
}

/** Where to store: PostgreSQL if an address is given, else a file. */
export interface StoreSettings {
  readonly databaseUrl: string;
  readonly synchronous: Synchronous;
  readonly file: string;
}

/** Opens the storage that the settings name. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const sql = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl, settings.synchronous)
    : await openSqlite(settings.file);
  return storeOn(sql);
}

/** A store on an opened storage. */
export function storeOn(sql: Sql): Store {
  return {
    kind: sql.kind,
    people: peopleStore(sql),
    tables: tableStore(sql),
    chat: chatStore(sql),
    notices: noticeStore(sql),
    cluster: clusterStore(sql),
    isWell: () =>
      sql.all("SELECT 1 AS well").then(
        rows => rows.length === 1,
        () => false,
      ),
    close: () => sql.close(),
  };
}
