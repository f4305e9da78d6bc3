// Groups of people who play together, and who is in them or was asked to be.
import { type Row, type Sql, type Statement, statement } from "./sql.ts";

/** A group as it is stored; the owner is always a member. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  /** What its link has in it. */
  readonly code: string;
  readonly created: number;
}

/** A person of a group. */
export interface Member {
  readonly id: string;
  readonly name: string;
  /** false: asked to join. */
  readonly isIn: boolean;
}

/** A group as one of its people has it in a list. */
export interface GroupOf {
  readonly group: Group;
  readonly isIn: boolean;
  readonly size: number;
  readonly open: number;
  readonly running: number;
}

const groupOf = (row: Row): Group => ({
  id: String(row.id),
  name: String(row.name),
  owner: String(row.owner),
  code: String(row.code),
  created: Number(row.created),
});

/**
 * People go, from one group or from all. The longest-standing member owns what they owned; a group without members ends.
 * `who` is a list of ids in SQL.
 */
export function leaveStatements(who: string, params: readonly (string | number)[], group?: string): Statement[] {
  const id = group === undefined ? [] : [group];
  const owned = `owner IN (${who})${group === undefined ? "" : " AND id = ?"}`;
  const heir = "SELECT person FROM members WHERE grp = groups.id AND is_in = 1 ORDER BY since, person LIMIT 1";
  const all = [...params, ...id];
  return [
    statement(`DELETE FROM members WHERE person IN (${who})${group === undefined ? "" : " AND grp = ?"}`, all),
    statement(
      `UPDATE groups SET owner = (${heir}) WHERE ${owned}
        AND EXISTS (SELECT 1 FROM members WHERE grp = groups.id AND is_in = 1)`,
      all,
    ),
    // What is theirs still has nobody else in it.
    statement(`DELETE FROM members WHERE grp IN (SELECT id FROM groups WHERE ${owned})`, all),
    statement(`DELETE FROM groups WHERE ${owned}`, all),
  ];
}

/** A guest's groups become an account's. */
export const adoptGroups = (guest: string, account: string): Statement[] => [
  statement(
    "UPDATE members SET person = ? WHERE person = ? AND grp NOT IN (SELECT grp FROM members WHERE person = ?)",
    [account, guest, account],
  ),
  statement("DELETE FROM members WHERE person = ?", [guest]),
  statement("UPDATE groups SET owner = ? WHERE owner = ?", [account, guest]),
  statement(
    "UPDATE members SET is_in = 1 WHERE person = ? AND EXISTS (SELECT 1 FROM groups WHERE id = grp AND owner = ?)",
    [account, account],
  ),
];

const memberStatement = (group: string, person: string, isIn: boolean, now: number): Statement =>
  statement(
    `INSERT INTO members (grp, person, is_in, since) VALUES (?, ?, ?, ?)
      ON CONFLICT (grp, person) DO UPDATE SET is_in = 1, since = excluded.since
      WHERE members.is_in = 0 AND excluded.is_in = 1`,
    [group, person, isIn ? 1 : 0, now],
  );

/** Groups in the storage. */
export function groupStore(sql: Sql) {
  const run = (...statements: Statement[]) => sql.commit({ statements });
  return {
    create: ({ id, name, owner, code, created }: Group) =>
      run(
        statement("INSERT INTO groups (id, name, owner, code, created) VALUES (?, ?, ?, ?, ?)", [
          id,
          name,
          owner,
          code,
          created,
        ]),
        memberStatement(id, owner, true, created),
      ),
    byId: async (id: string): Promise<Group | null> => {
      const [row] = await sql.all("SELECT * FROM groups WHERE id = ?", [id]);
      return row ? groupOf(row) : null;
    },
    /** The groups of a person, and those that ask them to join. */
    of: async (person: string): Promise<GroupOf[]> => {
      const tables = (stage: string) => `(SELECT count(*) FROM tables t WHERE t.grp = g.id AND t.stage = '${stage}')`;
      const text = `SELECT g.*, m.is_in, ${tables("open")} AS open_tables, ${tables("running")} AS running_tables,
        (SELECT count(*) FROM members o WHERE o.grp = g.id AND o.is_in = 1) AS size
        FROM members m JOIN groups g ON g.id = m.grp WHERE m.person = ? ORDER BY m.is_in, g.name, g.id`;
      return (await sql.all(text, [person])).map(row => ({
        group: groupOf(row),
        isIn: Number(row.is_in) === 1,
        size: Number(row.size),
        open: Number(row.open_tables),
        running: Number(row.running_tables),
      }));
    },
    ...memberStore(sql),
    change: ({ id, name, owner, code }: Group) =>
      run(statement("UPDATE groups SET name = ?, owner = ?, code = ? WHERE id = ?", [name, owner, code, id], 1)),
    remove: (group: string) =>
      run(
        statement("DELETE FROM groups WHERE id = ?", [group]),
        statement("DELETE FROM members WHERE grp = ?", [group]),
        statement("UPDATE tables SET grp = NULL WHERE grp = ?", [group]),
      ),
  };
}

/** Who is in a group. */
function memberStore(sql: Sql) {
  const run = (...statements: Statement[]) => sql.commit({ statements });
  return {
    /** The people of a group, the longest-standing first. */
    members: async (group: string): Promise<Member[]> => {
      const text = `SELECT p.id, p.name, m.is_in FROM members m JOIN people p ON p.id = m.person
        WHERE m.grp = ? AND p.deleted = 0 ORDER BY m.since, p.id`;
      const rows = await sql.all(text, [group]);
      return rows.map(row => ({ id: String(row.id), name: String(row.name), isIn: Number(row.is_in) === 1 }));
    },
    isMember: async (group: string, person: string): Promise<boolean> => {
      const text = "SELECT 1 AS found FROM members WHERE grp = ? AND person = ? AND is_in = 1";
      return (await sql.all(text, [group, person])).length > 0;
    },
    join: (group: string, person: string, now: number) => run(memberStatement(group, person, true, now)),
    invite: (group: string, person: string, now: number) => run(memberStatement(group, person, false, now)),
    leave: (group: string, person: string) => run(...leaveStatements("?", [person], group)),
  };
}

export type GroupStore = ReturnType<typeof groupStore>;
