// The storage as the rest of the server sees it: people, tables, chat, notices, nodes.

import { StorageFailure } from "../refusal.ts";
import { type AssetStore, assetStore } from "./assets.ts";
import { type CareStore, careStore } from "./care.ts";
import { type ChatStore, chatStore } from "./chat.ts";
import { type ClusterStore, clusterStore } from "./cluster.ts";
import { type GroupStore, groupStore } from "./groups.ts";
import { type LinkStore, linkStore } from "./links.ts";
import { type NoticeStore, noticeStore } from "./notices.ts";
import { type PeopleStore, peopleStore } from "./people.ts";
import { type PlaceStore, placeStore } from "./places.ts";
import { inspectPostgres, openPostgres, type Synchronous } from "./postgres.ts";
import { type RetentionStore, retentionStore } from "./retention.ts";
import { type RuleStore, ruleStore } from "./rules.ts";
import type { Sql } from "./sql.ts";
import { inspectSqlite, openSqlite, visitSqlite } from "./sqlite.ts";
import { type TableStore, tableStore } from "./tables.ts";
import { type TieStore, tieStore } from "./ties.ts";

/** Everything that must survive. */
export interface Store {
  readonly kind: Sql["kind"];
  readonly people: PeopleStore;
  readonly links: LinkStore;
  readonly care: CareStore;
  readonly tables: TableStore;
  readonly places: PlaceStore;
  readonly ties: TieStore;
  readonly groups: GroupStore;
  readonly chat: ChatStore;
  readonly notices: NoticeStore;
  readonly cluster: ClusterStore;
  readonly retention: RetentionStore;
  readonly assets: AssetStore;
  readonly rules: RuleStore;
  /** Whether the storage answers, and took what was last written; nodes write a sign of life every few seconds. */
  isWell(): Promise<boolean>;
  /** What is wrong with the storage as a whole, null if nothing; a full look reads everything. */
  damage(isFull: boolean): Promise<string | null>;
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

/** Opens the storage to look at it: nothing is changed, and a server may be using it. */
export async function inspectStore({ databaseUrl, file }: Pick<StoreSettings, "databaseUrl" | "file">): Promise<Store> {
  return storeOn(databaseUrl ? await inspectPostgres(databaseUrl) : await inspectSqlite(file));
}

/** Opens the storage for a moment, beside servers that may be using it: everything but journals can be changed. */
export async function visitStore({ databaseUrl, file, synchronous }: StoreSettings): Promise<Store> {
  return storeOn(databaseUrl ? await openPostgres(databaseUrl, synchronous) : visitSqlite(file));
}

/** A storage whose failures are refusals that may be repeated, and that remembers whether it could write lately. */
function watched(sql: Sql): Sql & { readonly canWrite: boolean } {
  let canWrite = true;
  const failed = (error: unknown): never => {
    throw new StorageFailure(error);
  };
  return {
    kind: sql.kind,
    get canWrite() {
      return canWrite;
    },
    all: (text, params) => sql.all(text, params).catch(failed),
    commit: unit =>
      sql.commit(unit).then(
        isDone => {
          canWrite = true;
          return isDone;
        },
        error => {
          canWrite = false;
          return failed(error);
        },
      ),
    journal: (table, after) => sql.journal(table, after).catch(failed),
    heads: tables => sql.heads(tables).catch(failed),
    damage: isFull => sql.damage(isFull).catch(failed),
    close: () => sql.close(),
  };
}

/** A store on an opened storage. */
export function storeOn(opened: Sql): Store {
  const sql = watched(opened);
  return {
    kind: sql.kind,
    people: peopleStore(sql),
    links: linkStore(sql),
    care: careStore(sql),
    tables: tableStore(sql),
    places: placeStore(sql),
    ties: tieStore(sql),
    groups: groupStore(sql),
    chat: chatStore(sql),
    notices: noticeStore(sql),
    cluster: clusterStore(sql),
    retention: retentionStore(sql),
    rules: ruleStore(sql),
    assets: assetStore(sql),
    isWell: () =>
      sql.all("SELECT 1 AS well").then(
        rows => rows.length === 1 && sql.canWrite,
        () => false,
      ),
    damage: isFull => sql.damage(isFull),
    close: () => sql.close(),
  };
}
