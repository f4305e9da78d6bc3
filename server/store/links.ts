// Links that work once: the digest of their secret, whose they are, and until when.
import { changePerson } from "./people.ts";
import { type Sql, type Statement, statement } from "./sql.ts";

/** What a link is for: to prove an address, to set a password, to bring a guest back, to come in where only the invited may. */
export type LinkKind = "address" | "password" | "way-back" | "invitation";

/** A link as it is stored. */
export interface LinkRow {
  readonly digest: string;
  readonly kind: LinkKind;
  readonly person: string;
  /** The address it proves. */
  readonly address: string | null;
  /** How often it works. */
  readonly uses: number;
  readonly until: number;
}

const insert = ({ digest, kind, person, address, uses, until }: LinkRow): Statement =>
  statement("INSERT INTO links (hash, kind, person, address, uses, until) VALUES (?, ?, ?, ?, ?, ?)", [
    digest,
    kind,
    person,
    address,
    uses,
    until,
  ]);

/** One of a link's uses is gone; nothing is done when it has none left. */
const use = (digest: string, kind: LinkKind, now: number): Statement =>
  statement(
    "UPDATE links SET uses = uses - 1 WHERE hash = ? AND kind = ? AND uses > 0 AND until > ?",
    [digest, kind, now],
    1,
  );

const expired = (now: number): Statement => statement("DELETE FROM links WHERE until <= ? OR uses <= 0", [now]);

/** A link that still works. */
async function find(sql: Sql, digest: string, kind: LinkKind, now: number): Promise<LinkRow | null> {
  const text = "SELECT * FROM links WHERE hash = ? AND kind = ? AND uses > 0 AND until > ?";
  const [row] = await sql.all(text, [digest, kind, now]);
  if (!row) return null;
  const address = typeof row.address === "string" ? row.address : null;
  return { digest, kind, person: String(row.person), address, uses: Number(row.uses), until: Number(row.until) };
}

/** Links in the storage. */
export function linkStore(sql: Sql) {
  return {
    find: (digest: string, kind: LinkKind, now: number) => find(sql, digest, kind, now),
    /** A new link; of those of a person only the last one of a kind works, but for invitations. */
    add: (link: LinkRow, now: number) =>
      sql.commit({
        statements: [
          expired(now),
          ...(link.kind === "invitation"
            ? []
            : [statement("DELETE FROM links WHERE person = ? AND kind = ?", [link.person, link.kind])]),
          insert(link),
        ],
      }),
    /** Uses an invitation; false when it is used up. */
    letIn: (digest: string, now: number) => sql.commit({ statements: [use(digest, "invitation", now)] }),
    /** Uses a guest's way back by mail; false when it is used up. */
    bringBack: (digest: string, now: number) => sql.commit({ statements: [use(digest, "way-back", now)] }),
    /** An address is proven, if its person still wants it. */
    prove: ({ digest, person, address }: LinkRow, now: number) =>
      sql.commit({
        statements: [
          use(digest, "address", now),
          statement(
            "UPDATE people SET proven = ? WHERE id = ? AND email = ? AND deleted = 0",
            [address, person, address],
            1,
          ),
          expired(now),
        ],
      }),
    /** Sets a password by a link; every session of its person ends. */
    resetPassword: ({ digest, person }: LinkRow, hash: string, now: number) =>
      sql.commit({
        statements: [
          use(digest, "password", now),
          changePerson(person, { hash, failed: 0 }),
          statement("DELETE FROM sessions WHERE person = ?", [person]),
          expired(now),
        ],
      }),
  };
}

export type LinkStore = ReturnType<typeof linkStore>;
