// Backup and restore: complete, private, never in place of something else; schemas forward and back.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { backup, restore } from "#server/ops/backup.ts";
import { withoutPassword } from "#server/ops/postgres-copies.ts";
import { schemaNow, takeSchemaBack } from "#server/ops/schema.ts";
import { schemaVersion } from "#server/store/migrate-postgres.ts";
import { countRows } from "#server/store/migrate-sqlite.ts";
import { migrations } from "#server/store/migrations.ts";
import { openPostgres } from "#server/store/postgres.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { seated, tempDir, testServer, testSettings } from "./harness.ts";
import { ServerProcess } from "./process.ts";
import { Postgres } from "./services.ts";
import { fileIn, finishedGame, folderWithGames, onFile, verified } from "./stored-games.ts";

function folder(): string {
  const { path, remove } = tempDir();
  onTestFinished(remove);
  return path;
}

const rights = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe("SQLite", () => {
  test("a backup of a running server comes back, and every game in it runs again to the same end", async () => {
    const own = folder();
    const settings = testSettings(own);
    const first = await testServer(own);
    const table = await finishedGame(first.port);
    const copy = join(own, "copies", "one.sqlite");
    await backup(settings, copy);
    await expect(backup(settings, copy)).rejects.toThrow("exists already");
    await expect(restore(settings, copy)).rejects.toThrow("in use");
    const later = await finishedGame(first.port);
    await first.close();
    expect((await verified(settings)).all.map(({ problem }) => problem)).toEqual([null, null]);
    await restore(settings, copy);
    const back = await testServer(own);
    const { store } = back.services.node;
    expect(await store.tables.byId(table)).not.toBeNull();
    expect(await store.tables.byId(later)).toBeNull();
    await back.close();
  });

  test("restoring keeps everything that was there, after a kill as after a stop, each time under another name", async () => {
    const own = folder();
    const settings = testSettings(own);
    const copy = join(own, "empty.sqlite");
    await (await testServer(own)).close();
    await backup(settings, copy);
    const patient = await ServerProcess.open({ DATA_DIR: own });
    await seated(patient.port, "duel", 2);
    await patient.end("SIGKILL");
    const first = await restore(settings, copy);
    expect(first.kept).toBe(`${fileIn(own)}.before-restore-1`);
    expect(onFile(first.kept!, countRows)).toMatchObject({ people: 2, tables: 1, journal: 1 });
    expect(first.counts).toMatchObject({ people: 0, journal: 0 });
    const second = await testServer(own);
    await finishedGame(second.port);
    await second.close();
    const { kept } = await restore(settings, copy);
    expect(kept).toBe(`${fileIn(own)}.before-restore-2`);
    expect(onFile(kept!, countRows)).toMatchObject({ people: 2, tables: 1 });
    expect(onFile(first.kept!, countRows)).toMatchObject({ people: 2, tables: 1, journal: 1 });
    // What was kept can be put back like any backup.
    expect((await restore(settings, first.kept!)).counts).toMatchObject({ people: 2, journal: 1 });
  });

  test("a broken file is kept byte by byte", async () => {
    const own = folder();
    const settings = testSettings(own);
    const copy = join(own, "one.sqlite");
    await folderWithGames(own, 1);
    await backup(settings, copy);
    writeFileSync(fileIn(own), "junk");
    writeFileSync(`${fileIn(own)}-wal`, "its log");
    const { kept } = await restore(settings, copy);
    expect(readFileSync(kept!, "utf8")).toBe("junk");
    expect(readFileSync(`${kept}-wal`, "utf8")).toBe("its log");
    expect((await verified(settings)).all).toHaveLength(1);
  });

  test("a stopped server leaves one complete file and no log beside it", async () => {
    const own = folder();
    await folderWithGames(own, 1);
    expect(readdirSync(own).filter(name => /-(wal|shm)$/.test(name))).toEqual([]);
  });

  test("what is no backup, is incomplete or too new is refused, and nothing is touched", async () => {
    const own = folder();
    const settings = testSettings(own);
    await folderWithGames(own, 1);
    const bad = (name: string, sql: string): string => {
      const path = join(own, name);
      onFile(fileIn(own), db => db.prepare("VACUUM INTO ?").run(path));
      onFile(path, db => db.exec(sql));
      return path;
    };
    const before = readFileSync(fileIn(own));
    writeFileSync(join(own, "junk"), "junk");
    await expect(restore(settings, join(own, "junk"))).rejects.toThrow("not a backup");
    const newer = bad("newer", "PRAGMA user_version = 999");
    await expect(restore(settings, newer)).rejects.toThrow(/schema 999.*newer version/);
    await expect(restore(settings, bad("lacking", "DROP TABLE snapshots"))).rejects.toThrow("snapshots is missing");
    const short = bad("short", "ALTER TABLE chat DROP COLUMN text");
    await expect(restore(settings, short)).rejects.toThrow("chat.text is missing");
    await expect(restore(settings, bad("foreign", "PRAGMA user_version = 0"))).rejects.toThrow("not a backup");
    expect(readFileSync(fileIn(own)).equals(before)).toBe(true);
    expect(readdirSync(own).filter(name => /before-restore|incoming/.test(name))).toEqual([]);
  });

  test("folder, database, log and copies are their owner's only, whatever the umask, also those of earlier versions", async () => {
    const own = join(folder(), "data");
    const server = await testServer(own);
    await backup(testSettings(own), join(own, "copies", "one"));
    expect([own, join(own, "copies")].map(rights)).toEqual(["700", "700"]);
    const files = ["hetman.sqlite", "hetman.sqlite-wal", "hetman.sqlite-shm", "hetman.sqlite.lock", "copies/one"];
    for (const name of files) expect([name, rights(join(own, name))]).toEqual([name, "600"]);
    await server.close();
  });

  test("a migration leaves a copy of what was there, and can be taken back without losing anything", async () => {
    const own = folder();
    const path = fileIn(own);
    await folderWithGames(own, 1);
    const known = migrations.sqlite.length;
    const counts = onFile(path, countRows);
    for (let to = known - 1; to >= 1; to--) await takeSchemaBack(testSettings(own), to);
    expect(await schemaNow(testSettings(own))).toEqual({ found: 1, known });
    expect(onFile(path, countRows)).toMatchObject({ journal: counts.journal!, tables: 1, people: 2 });
    expect(existsSync(`${path}.before-schema-1-1`)).toBe(true);
    // Looking at an old storage does not change it.
    const { all, wrong } = await verified(testSettings(own));
    expect([all.length, wrong]).toEqual([1, []]);
    expect(onFile(path, db => db.prepare("PRAGMA user_version").get())).toEqual({ user_version: 1 });
    await (await openSqlite(path)).close();
    expect(onFile(path, countRows)).toEqual(counts);
    const kept = `${path}.before-schema-${known}-1`;
    expect(onFile(kept, db => db.prepare("PRAGMA user_version").get())).toEqual({ user_version: 1 });
    expect(onFile(kept, countRows)).toMatchObject({ journal: counts.journal! });
    expect(rights(kept)).toBe("600");
    await expect(takeSchemaBack(testSettings(own), 0)).rejects.toThrow("cannot be taken back");
  });
});

test("a password never stands on a command line", () => {
  expect(withoutPassword("postgres://ala:s%2Fcret@db:5433/hetman?sslmode=require")).toEqual({
    address: "postgres://ala@db:5433/hetman?sslmode=require",
    env: { PGPASSWORD: "s/cret" },
  });
  const plain = "postgresql://db/hetman?host=/run/a:b@c";
  expect(withoutPassword(plain)).toEqual({ address: plain, env: {} });
});

describe("PostgreSQL", () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await Postgres.open();
  });
  afterAll(() => postgres.close());

  const withClient = async <T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return act(client).finally(() => client.end());
  };
  const count = (url: string, table: string): Promise<number> =>
    withClient(url, async client => Number((await client.query(`SELECT count(*) AS n FROM ${table}`)).rows[0].n));

  test("a backup of a running server comes back; what was there before is kept; bad ones are refused", async () => {
    const databaseUrl = await postgres.database("kept");
    const own = folder();
    const settings = testSettings(own, { databaseUrl });
    const first = await testServer(own, { databaseUrl });
    const table = await finishedGame(first.port);
    const copy = join(own, "one.dump");
    await backup(settings, copy);
    expect(rights(copy)).toBe("600");
    const later = await finishedGame(first.port);
    await expect(restore(settings, copy)).rejects.toThrow("in use");
    await first.close();
    const { kept } = await restore(settings, copy);
    const { all } = await verified(settings);
    expect(all.map(each => [each.table, each.problem])).toEqual([[table, null]]);
    expect(all.map(each => each.table)).not.toContain(later);
    await restore(settings, kept!);
    expect((await verified(settings)).all.map(each => each.table).sort()).toEqual([table, later].sort());
    await withClient(databaseUrl, client => client.query("UPDATE schema_version SET version = 999"));
    const newer = join(own, "newer.dump");
    await expect(backup(settings, newer)).rejects.toThrow(/schema 999/);
    expect(existsSync(newer)).toBe(false);
    await withClient(databaseUrl, client =>
      client.query("UPDATE schema_version SET version = 2; DROP TABLE snapshots"),
    );
    await expect(backup(settings, newer)).rejects.toThrow("snapshots is missing");
    writeFileSync(newer, "junk");
    await expect(restore(settings, newer)).rejects.toThrow("not a backup");
  });

  test("a migration leaves a copy of what was there, and can be taken back without losing anything", async () => {
    const databaseUrl = await postgres.database("schemas");
    const own = folder();
    const server = await testServer(own, { databaseUrl });
    await finishedGame(server.port);
    await server.close();
    const rows = await count(databaseUrl, "journal");
    const settings = testSettings(own, { databaseUrl });
    await takeSchemaBack(settings, 1);
    expect((await schemaNow(settings)).found).toBe(1);
    expect((await verified(testSettings(own, { databaseUrl }))).wrong).toEqual([]);
    expect(await withClient(databaseUrl, schemaVersion)).toBe(1);
    await (await openPostgres(databaseUrl)).close();
    const known = migrations.postgres.length;
    expect(await withClient(databaseUrl, schemaVersion)).toBe(known);
    expect(await count(databaseUrl, `before_schema_${known}_1.journal`)).toBe(rows);
    // The copy can take the place of what was migrated.
    await withClient(databaseUrl, client =>
      client.query(`DROP SCHEMA public CASCADE; ALTER SCHEMA before_schema_${known}_1 RENAME TO public`),
    );
    expect(await withClient(databaseUrl, schemaVersion)).toBe(1);
    expect(await count(databaseUrl, "journal")).toBe(rows);
  });

  test("a statement that waits for a lock is given up", async () => {
    const databaseUrl = await postgres.database("slow");
    const sql = await openPostgres(databaseUrl, "on", 300);
    await withClient(databaseUrl, async blocker => {
      await blocker.query("BEGIN; LOCK TABLE journal IN ACCESS EXCLUSIVE MODE");
      const append = { table: 1, version: 1, body: "{}" };
      await expect(sql.commit({ append, statements: [] })).rejects.toThrow("statement timeout");
      await blocker.query("ROLLBACK");
      expect(await sql.commit({ append, statements: [] })).toBe(true);
    });
    await sql.close();
  });
});

test("every migration but the first has a way back", () => {
  for (const list of Object.values(migrations)) {
    expect(list.map(({ down }) => down !== null)).toEqual(list.map((_, from) => from > 0));
  }
});
