// People: guests by nickname, accounts with a password, sessions as cookies.
import { hash as hashPassword, verify as verifyPassword } from "@node-rs/argon2";
import { type Me, type NoticeRules, type Proof, paceKinds } from "#protocol/people.ts";
import { digestOf, randomId, randomSecret } from "../ids.ts";
import type { ServerNode } from "../node.ts";
import { Refused } from "../refusal.ts";
import { type PeopleStore, type PersonFields, type PersonRow, type SessionRow, unmarked } from "../store/people.ts";
import type { Time } from "../time.ts";
import type { Limit, Limits } from "./limits.ts";
import { guestByLink } from "./links.ts";
import { mustBeFree } from "./names.ts";
import { afterCode, factorAddress, newFactor, recoveryCodes } from "./totp.ts";

/** How a person is told things at first: what matters, after a while, on no channel yet. */
export const firstRules: NoticeRules = {
  kinds: ["turn", "start", "end", "invitation", "vote"],
  delaySeconds: 60,
  webhook: null,
  email: false,
  quiet: null,
  digest: null,
  paces: [...paceKinds],
};

/** A person with a fresh session; the secret goes into the cookie. */
export interface SignedIn {
  readonly person: PersonRow;
  readonly secret: string;
}

/** What an account is made from. */
export interface NewAccount {
  readonly login: string;
  readonly password: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly language?: "en" | "pl" | undefined;
  readonly invitation?: string | undefined;
}

/** A person as only they see it. */
export function meOf(person: PersonRow): Me {
  const { id, name, login, email, role, language, created, muted } = person;
  const isProven = email !== null && email === person.proven;
  const hasFactor = person.factor?.isOn === true;
  const isGuest = login === null;
  return { id, name, isGuest, login, email, isProven, hasFactor, role, language, created, muted: [...muted] };
}

/** A hundred random bits: a code that cannot be guessed, and can still be typed. */
const WAY_BACK_LETTERS = 20;

const QUARTER = 15 * 60_000;
const DAY = 86_400_000;

/** A session found by its secret. */
export interface Session {
  readonly person: PersonRow;
  /** It was not used for a day: the cookie is to last as long again. */
  readonly isRenewed: boolean;
  readonly until: number;
}

/** What a session is called in a list; it opens nothing. */
export const sessionId = (digest: string): string => digest.slice(0, 16);

/** A hash of nobody's password: signing in takes as long for an unknown login as for a wrong password. */
let decoy: Promise<string> | null = null;

type Node = Pick<ServerNode, "store" | "time" | "settings" | "site" | "log" | "metrics">;

export class People {
  readonly #store: PeopleStore;
  readonly #node: Node;
  readonly #time: Time;
  readonly #limits: Limits;
  readonly #tries: Limit;
  /** How long a session lasts without being used. */
  readonly #lasting: number;

  constructor(node: Node, limits: Limits) {
    const { store, time, settings } = node;
    this.#node = node;
    this.#store = store.people;
    this.#time = time;
    this.#limits = limits;
    this.#tries = { name: "password", most: settings.passwordTries, within: QUARTER };
    this.#lasting = settings.sessionDays * DAY;
  }

  /** The person of a session's secret, if there is one. */
  async bySecret(secret: string | undefined): Promise<PersonRow | null> {
    return secret ? ((await this.session(digestOf(secret)))?.person ?? null) : null;
  }

  /** A session that has not expired; using it makes it last. */
  async session(digest: string): Promise<Session | null> {
    const now = this.#time.now();
    const found = await this.#store.bySession(digest, now - this.#lasting, now);
    if (!found) return null;
    const isRenewed = now - found.seen > DAY;
    if (isRenewed) await this.#store.seenSession(digest, now);
    return { person: found.person, isRenewed, until: (isRenewed ? now : found.seen) + this.#lasting };
  }

  /** Lets a new person in; where only the invited may, their invitation is used. */
  async #mustBeWelcome(name: string, invitation: string | undefined): Promise<void> {
    await mustBeFree(this.#node, name);
    const { site, store } = this.#node;
    if (!site.isByInvitation) return;
    const isInvited = invitation && (await store.links.letIn(digestOf(invitation), this.#time.now()));
    if (!isInvited) throw new Refused("invitation-needed");
  }

  async newGuest(
    name: string,
    device: string,
    { language = "en", invitation }: { language?: "en" | "pl" | undefined; invitation?: string | undefined } = {},
  ): Promise<SignedIn> {
    await this.#mustBeWelcome(name, invitation);
    return this.#create({ ...this.#fresh(name), language }, device);
  }

  /** Gives a guest an account, or makes a new person with one. */
  async newAccount(guest: PersonRow | null, account: NewAccount, device: string): Promise<SignedIn | PersonRow> {
    if (guest?.login) throw new Refused("already-account");
    if (!guest) await this.#mustBeWelcome(account.name ?? account.login, account.invitation);
    else if (account.name !== undefined) await mustBeFree(this.#node, account.name);
    const { login, name, email = guest?.email ?? null, language } = account;
    const fields = { login, email, hash: await hashPassword(account.password) };
    if (!guest) return this.#create({ ...this.#fresh(name ?? login), ...fields, language: language ?? "en" }, device);
    return this.change(guest, { ...fields, name: name ?? guest.name, language: language ?? guest.language });
  }

  async signIn(
    login: string,
    { password, code }: Proof,
    { device, address }: { device: string; address: string },
  ): Promise<SignedIn> {
    await this.#countTry(login);
    const person = await this.#store.byLogin(login);
    decoy ??= hashPassword("nobody's password");
    const isRight = await verifyPassword(person?.hash ?? (await decoy), password);
    if (!person?.hash || !isRight) {
      if (person) this.#noteFailure(person, address);
      throw new Refused("bad-sign-in");
    }
    await this.#mustHaveFactor(person, code).catch(error => {
      // Without a code it is the form asking whether one is needed; a wrong one is a failure.
      if (code !== undefined) this.#noteFailure(person, address);
      throw error;
    });
    return this.#enter(person, device);
  }

  /** A guest's way back from another device: a code that nobody can read again; an earlier one ends. */
  async newWayBack(guest: PersonRow): Promise<string> {
    if (guest.login) throw new Refused("already-account");
    const code = randomId(WAY_BACK_LETTERS);
    await this.#store.setWayBack(guest.id, digestOf(code), this.#time.now());
    return code;
  }

  async endWayBack(guest: PersonRow): Promise<void> {
    await this.#store.endWayBack(guest.id);
  }

  /** A guest comes back by the code or by a link from a mail, on another device or after losing the cookie. */
  async comeBack(code: string, device: string): Promise<SignedIn> {
    const guest = (await this.#store.byWayBack(digestOf(code))) ?? (await guestByLink(this.#node, code));
    if (!guest) throw new Refused("no-way-back");
    return this.#enter(guest, device);
  }

  /** A new session of a person who has shown who they are. */
  async #enter(person: PersonRow, device: string): Promise<SignedIn> {
    if ((person.suspended ?? 0) > this.#time.now()) throw new Refused("suspended", { until: person.suspended ?? 0 });
    const { secret, session } = this.#newSession(person.id, device);
    await this.#store.addSession(session, this.#time.now() - this.#lasting);
    return { person, secret };
  }

  /** Another secret for a session: the old one is worth nothing. */
  async renewSecret(old: string): Promise<string> {
    const secret = randomSecret();
    if (!(await this.#store.renameSession(digestOf(old), digestOf(secret)))) throw new Refused("not-signed-in");
    return secret;
  }

  async signOut(secret: string): Promise<void> {
    await this.#store.endSession(digestOf(secret));
  }

  /** Ends all sessions of a person, but perhaps the one of a secret. */
  async signOutEverywhere(person: PersonRow, but?: string): Promise<void> {
    await this.#store.endSessions(person.id, but === undefined ? "" : digestOf(but));
  }

  /** A person's sessions that have not expired, the latest first. */
  async sessions(person: PersonRow): Promise<SessionRow[]> {
    const since = this.#time.now() - this.#lasting;
    return (await this.#store.sessions(person.id)).filter(({ seen }) => seen >= since);
  }

  /** Ends one of a person's sessions; its digest. */
  async endSession(person: PersonRow, id: string): Promise<string> {
    const found = (await this.sessions(person)).find(({ digest }) => sessionId(digest) === id);
    if (!found) throw new Refused("not-found");
    await this.#store.endSession(found.digest);
    return found.digest;
  }

  /** Changes a person's own fields. */
  async change(
    person: PersonRow,
    fields: Pick<
      PersonFields,
      "name" | "login" | "hash" | "email" | "proven" | "language" | "rules" | "muted" | "holidays"
    >,
  ): Promise<PersonRow> {
    if (fields.name !== undefined && fields.name !== person.name) await mustBeFree(this.#node, fields.name);
    if (!(await this.#store.change(person.id, fields))) throw new Refused("login-taken");
    return { ...person, ...fields };
  }

  hashOf(password: string): Promise<string> {
    return hashPassword(password);
  }

  /** Refuses callers who do not show the account's password and, where there is one, second factor; guests have none. */
  async mustProve(person: PersonRow, proof: Proof | undefined): Promise<void> {
    if (person.hash === null) return;
    if (proof === undefined) throw new Refused("proof-needed");
    await this.#countTry(person.login ?? person.id);
    if (!(await verifyPassword(person.hash, proof.password))) throw new Refused("bad-sign-in");
    await this.#mustHaveFactor(person, proof.code);
  }

  /** Asks for the second factor where there is one; a code works once. */
  async #mustHaveFactor({ id, factor }: PersonRow, code: string | undefined): Promise<void> {
    if (!factor?.isOn) return;
    if (code === undefined) throw new Refused("code-needed");
    const after = afterCode(factor, code, this.#time.now());
    if (!after || !(await this.#store.changeFactor(id, factor, after))) throw new Refused("bad-code");
  }

  /** Begins a second factor, which is asked for when its first code has come. */
  async beginFactor(person: PersonRow): Promise<{ secret: string; address: string }> {
    if (person.login === null) throw new Refused("no-account");
    if (person.factor?.isOn) throw new Refused("has-factor");
    const factor = newFactor();
    await this.#store.change(person.id, { factor });
    return { secret: factor.secret, address: factorAddress(person.login, factor) };
  }

  /** Turns a second factor on; its recovery codes, which are not shown again. */
  async turnFactorOn(person: PersonRow, code: string): Promise<{ person: PersonRow; codes: string[] }> {
    const { factor } = person;
    if (!factor || factor.isOn) throw new Refused("no-factor");
    await this.#countTry(person.login ?? person.id);
    const after = afterCode(factor, code, this.#time.now());
    const { shown, codes } = recoveryCodes();
    const on = after && { ...after, isOn: true, codes };
    if (!on || !(await this.#store.changeFactor(person.id, factor, on))) throw new Refused("bad-code");
    return { person: { ...person, factor: on }, codes: shown };
  }

  async turnFactorOff(person: PersonRow): Promise<PersonRow> {
    await this.#store.change(person.id, { factor: null });
    return { ...person, factor: null };
  }

  /** Counted for the account and logged; nobody waits for it, so that its time tells nothing of whether there is one. */
  #noteFailure({ id, failed }: PersonRow, address: string): void {
    this.#node.metrics.failedSignIns.inc();
    this.#node.log.warn({ person: id, failed: failed + 1, address }, "a sign-in failed");
    this.#store.failed(id).catch(error => this.#node.log.warn({ err: error }, "a failed sign-in was not counted"));
  }

  /** Passwords are tried for one account only so often, from anywhere and through any door. */
  async #countTry(login: string): Promise<void> {
    await this.#limits.count(this.#tries, login.toLowerCase());
  }

  #fresh(name: string): PersonRow {
    return {
      id: randomId(16),
      name,
      login: null,
      hash: null,
      email: null,
      proven: null,
      language: "en",
      created: this.#time.now(),
      isDeleted: false,
      rules: firstRules,
      muted: [],
      ...unmarked,
    };
  }

  #newSession(person: string, device: string): { secret: string; session: SessionRow } {
    const secret = randomSecret();
    const now = this.#time.now();
    return { secret, session: { digest: digestOf(secret), person, device, created: now, seen: now } };
  }

  async #create(person: PersonRow, device: string): Promise<SignedIn> {
    const { secret, session } = this.#newSession(person.id, device);
    if (!(await this.#store.create(person, session))) throw new Refused("login-taken");
    return { person, secret };
  }
}
