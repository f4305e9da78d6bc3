// People: guests by nickname, accounts with a password, sessions as cookies.
import { hash as hashPassword, verify as verifyPassword } from "@node-rs/argon2";
import type { Me, NoticeRules } from "#protocol/people.ts";
import { digestOf, randomId, randomSecret } from "../ids.ts";
import type { ServerNode } from "../node.ts";
import { Refused } from "../refusal.ts";
import type { PeopleStore, PersonRow } from "../store/people.ts";
import type { Time } from "../time.ts";
import type { Limit, Limits } from "./limits.ts";

/** How somebody is told things at first: what matters, after a while, on no channel yet. */
export const firstRules: NoticeRules = {
  kinds: ["turn", "start", "end", "invitation", "vote"],
  delaySeconds: 60,
  webhook: null,
  email: false,
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
}

/** A person as only they see it. */
export function meOf(person: PersonRow): Me {
  const { id, name, login, email, language, created, muted } = person;
  return { id, name, isGuest: login === null, login, email, language, created, muted: [...muted] };
}

const QUARTER = 15 * 60_000;

/** A hash of nobody's password: signing in takes as long for an unknown login as for a wrong password. */
let decoy: Promise<string> | null = null;

export class People {
  readonly #store: PeopleStore;
  readonly #time: Time;
  readonly #limits: Limits;
  readonly #tries: Limit;

  constructor({ store, time, settings }: Pick<ServerNode, "store" | "time" | "settings">, limits: Limits) {
    this.#store = store.people;
    this.#time = time;
    this.#limits = limits;
    this.#tries = { name: "password", most: settings.passwordTries, within: QUARTER };
  }

  /** The person of a session's secret, if there is one. */
  async bySecret(secret: string | undefined): Promise<PersonRow | null> {
    return secret ? this.#store.bySession(digestOf(secret)) : null;
  }

  async newGuest(name: string, language: "en" | "pl" = "en"): Promise<SignedIn> {
    return this.#create({ ...this.#fresh(name), language });
  }

  /** Gives a guest an account, or makes a new person with one. */
  async newAccount(guest: PersonRow | null, account: NewAccount): Promise<SignedIn | PersonRow> {
    if (guest?.login) throw new Refused("already-account");
    const { login, name, email = null, language } = account;
    const fields = { login, email, hash: await hashPassword(account.password) };
    if (!guest) return this.#create({ ...this.#fresh(name ?? login), ...fields, language: language ?? "en" });
    return this.#save({ ...guest, ...fields, name: name ?? guest.name, language: language ?? guest.language });
  }

  async signIn(login: string, password: string): Promise<SignedIn> {
    await this.#countTry(login);
    const person = await this.#store.byLogin(login);
    decoy ??= hashPassword("nobody's password");
    const isRight = await verifyPassword(person?.hash ?? (await decoy), password);
    if (!person?.hash || !isRight) throw new Refused("bad-sign-in");
    const secret = randomSecret();
    await this.#store.addSession(digestOf(secret), person.id, this.#time.now());
    return { person, secret };
  }

  async signOut(secret: string): Promise<void> {
    await this.#store.endSession(digestOf(secret));
  }

  async signOutEverywhere(person: PersonRow): Promise<void> {
    await this.#store.endSessions(person.id);
  }

  /** Changes a person's own fields. */
  async change(
    person: PersonRow,
    fields: Partial<Pick<PersonRow, "name" | "email" | "language" | "rules" | "muted">>,
  ): Promise<PersonRow> {
    return this.#save({ ...person, ...fields });
  }

  async changePassword(person: PersonRow, current: string, next: string): Promise<PersonRow> {
    await this.mustKnow(person, current);
    return this.#save({ ...person, hash: await hashPassword(next) });
  }

  /** Refuses whoever does not know the account's password; guests have none. */
  async mustKnow(person: PersonRow, password: string | undefined): Promise<void> {
    if (person.hash === null) return;
    await this.#countTry(person.login ?? person.id);
    if (password === undefined || !(await verifyPassword(person.hash, password))) throw new Refused("bad-sign-in");
  }

  /** Passwords are tried for one account only so often, whoever tries and through whichever door. */
  async #countTry(login: string): Promise<void> {
    await this.#limits.count(this.#tries, login.toLowerCase());
  }

  async remove(person: PersonRow): Promise<void> {
    await this.#store.remove(person);
  }

  #fresh(name: string): PersonRow {
    return {
      id: randomId(16),
      name,
      login: null,
      hash: null,
      email: null,
      language: "en",
      created: this.#time.now(),
      isDeleted: false,
      rules: firstRules,
      muted: [],
    };
  }

  async #create(person: PersonRow): Promise<SignedIn> {
    const secret = randomSecret();
    if (!(await this.#store.create(person, digestOf(secret)))) throw new Refused("login-taken");
    return { person, secret };
  }

  async #save(person: PersonRow): Promise<PersonRow> {
    if (!(await this.#store.save(person))) throw new Refused("login-taken");
    return person;
  }
}
