// Telling people things when they are not looking. Every notice goes through the outbox in the storage, so that a
// restart loses none and a failing channel is tried again.
import type { Channel, NoticeKind, NoticeRules, NoticeSettings } from "#protocol/people.ts";
import { channels as allChannels } from "#protocol/people.ts";
import { afterQuiet, nextHour } from "#protocol/rest.ts";
import type { Pace } from "#protocol/tables.ts";
import { nextNumber } from "../ids.ts";
import type { ServerNode } from "../node.ts";
import type { Limit, Limits } from "../people/limits.ts";
import { newLink } from "../people/links.ts";
import { tiesOf } from "../people/ties.ts";
import type { Live } from "../play/live.ts";
import { presence } from "../play/presence.ts";
import { readStep } from "../play/step.ts";
import { Refused } from "../refusal.ts";
import type { Notice } from "../store/notices.ts";
import type { PersonRow } from "../store/people.ts";
import type { TableDoc } from "../tables/doc.ts";
import { every } from "../time.ts";
import { Channels, Hopeless } from "./channels.ts";
import { isLetter, type LetterKind, letterOf, linkIn, writeLetter } from "./letters.ts";
import { Post, recipientOf } from "./mail.ts";
import type { Subject } from "./texts.ts";

const ROUND = 5_000;
const BATCH = 50;
/** How long a node may take for one delivery before another tries. */
const CLAIM = 60_000;
/** Waiting times between attempts; after the last one the notice has failed. */
const DELAYS = [30_000, 120_000, 600_000, 3_600_000, 21_600_000];
/** How long delivered and failed notices are remembered. */
const KEPT = 30 * 86_400_000;
const HOUR = 3_600_000;

/** What is stored of a notice; the rest is looked up when it goes out. */
interface Body {
  readonly table: string | null;
  readonly who: string;
  readonly text: string;
  /** The group that a person is asked to join. */
  readonly group?: { readonly id: string; readonly name: string };
}

/** When a person is to be told something: after a while and not in quiet hours, or together with the rest of the day. */
function dueAt({ delaySeconds, quiet, digest }: NoticeRules, pace: Pace["kind"] | null, now: number): number {
  const isGathered = digest !== null && pace !== "live" && pace !== null;
  return isGathered ? nextHour(now, digest) : afterQuiet(now + delaySeconds * 1000, quiet);
}

/** Tells people things. */
export class Notices {
  readonly #node: ServerNode;
  readonly #channels: Channels;
  readonly #limits: Limits;
  readonly #post: Post;
  #stop: () => void = () => undefined;

  constructor(node: ServerNode, limits: Limits) {
    this.#node = node;
    this.#limits = limits;
    this.#post = new Post(node, limits);
    this.#channels = new Channels(node, this.#post);
  }

  /** Whether people can be sent links. */
  get canBringLinks(): boolean {
    return this.#post.canBringLinks;
  }

  async open(): Promise<void> {
    await this.#channels.open();
    this.#stop = every(this.#node.time, ROUND, () => this.round());
  }

  close(): void {
    this.#stop();
    this.#channels.close();
  }

  /** Tells people of a table something, unless they are looking at it or do not want to know. */
  tell(
    live: Live,
    kind: NoticeKind,
    people: readonly string[],
    said?: { author: Pick<PersonRow, "id" | "name">; text: string },
  ): void {
    if (people.length === 0) return;
    const { online } = presence(live);
    const away = people.filter(person => !online.includes(person));
    if (away.length === 0) return;
    const { author, text = "" } = said ?? {};
    const body: Body = { table: live.id, who: author?.name ?? "", text };
    // People who are invited do not know the table's pace yet.
    const pace = kind === "invitation" ? null : live.doc.pace.kind;
    const told = away.map(person => this.#enqueue(person, kind, live.no, body, said?.author.id, pace));
    Promise.all(told).catch(error =>
      this.#node.log.warn({ err: error, table: live.id, kind }, "a notice could not be stored"),
    );
  }

  /** Tells a person that a group asks them to join. */
  inviteToGroup(
    person: string,
    { id, name }: { readonly id: string; readonly name: string },
    by: Pick<PersonRow, "id" | "name">,
  ): Promise<void> {
    const body: Body = { table: null, who: by.name, text: "", group: { id, name } };
    return this.#enqueue(person, "invitation", null, body, by.id);
  }

  chat(live: Live, author: PersonRow, text: string): void {
    const others = live.doc.seats.flatMap(({ person }) => (person !== null && person !== author.id ? [person] : []));
    this.tell(live, "chat", [...new Set(others)], { author, text });
  }

  /** The person looks at the table: what waits to be told is known. */
  async seen(person: string, live: Live): Promise<void> {
    await this.#node.store.notices.seen(person, live.no).catch(() => undefined);
  }

  /** Refuses to write more letters with links for a person, to a recipient, or for a place than an hour may have. */
  async mustHaveLetters(person: string, to: string | null, place: string): Promise<void> {
    if (!this.canBringLinks) throw new Refused("no-mail");
    const { lettersPerHour } = this.#node.settings;
    await this.#limits.count(this.#letters("person", lettersPerHour), person);
    await this.#limits.count(this.#letters("place", 4 * lettersPerHour), place);
    if (to !== null) await this.#limits.count(this.#letters("recipient", lettersPerHour), recipientOf(to));
  }

  /** Writes a letter about a person's account; to their proven address, if no other is named. */
  async write(person: PersonRow, kind: LetterKind, to = person.proven): Promise<void> {
    if (to === null || !this.#post.isOpen) return;
    await writeLetter(this.#node, person, kind, to);
    void this.round();
  }

  /** Writes to an account whose password was forgotten, or to a guest who wants to come back; one that had enough such letters is left alone. */
  async remind(person: PersonRow): Promise<void> {
    if (person.proven === null) return;
    const limit = this.#letters("recipient", this.#node.settings.lettersPerHour);
    if (await this.#limits.has(limit, recipientOf(person.proven)))
      await this.write(person, person.login ? "password" : "way-back");
  }

  #letters(name: string, most: number): Limit {
    return { name: `letters-${name}`, most, within: HOUR };
  }

  async #sendLetter(person: PersonRow, kind: LetterKind, body: string): Promise<void> {
    const { to } = JSON.parse(body) as { to: string };
    const opens = kind === "password" || kind === "way-back";
    const isWanted = kind === "address" ? to === person.email : !opens || to === person.proven;
    if (!isWanted) return;
    const link = linkIn[kind];
    const url = link ? await newLink(this.#node, link, { person: person.id, address: to }) : "";
    const { language } = person;
    const words = letterOf(kind, language, person.login ?? person.name);
    await this.#channels.mail({ to, language, ...words, url, isNotice: false });
  }

  async #enqueue(
    id: string,
    kind: NoticeKind | "test",
    table: number | null,
    body: Body,
    author: string | null = null,
    pace: Pace["kind"] | null = null,
  ): Promise<void> {
    const { store, time } = this.#node;
    const person = await store.people.byId(id);
    if (!person || person.isDeleted || (kind !== "test" && !person.rules.kinds.includes(kind))) return;
    if (pace !== null && !person.rules.paces.includes(pace)) return;
    if (person.muted.some(({ id: muted }) => muted === author)) return;
    if (author !== null && (await tiesOf(store, id)).apart.has(author)) return;
    const now = time.now();
    const due = kind === "test" ? now : dueAt(person.rules, pace, now);
    const used = await this.#used(person);
    const notices = used.map(
      (channel): Notice => ({
        no: nextNumber(now),
        person: id,
        channel,
        kind,
        table,
        author,
        body: JSON.stringify(body),
        due,
        attempts: 0,
      }),
    );
    if (notices.length > 0) await store.notices.add(notices, now);
  }

  async #used(person: PersonRow): Promise<Channel[]> {
    const used: Channel[] = [];
    for (const channel of allChannels) {
      if (this.#channels.isConfigured(channel) && (await this.#channels.isOn(person, channel))) used.push(channel);
    }
    return used;
  }

  /** Sends what is due. */
  async round(): Promise<void> {
    const { store, time, log } = this.#node;
    try {
      const due = await store.notices.due(time.now(), BATCH);
      await Promise.all([...(await this.#together(due))].map(notices => this.#send(notices)));
      await store.notices.forget(time.now() - KEPT);
    } catch (error) {
      log.warn({ err: error }, "notices could not be sent");
    }
  }

  /** Notices that go out in one message: those of a person who wants them so, by channel. */
  async #together(due: readonly Notice[]): Promise<Iterable<readonly [Notice, ...Notice[]]>> {
    const groups = new Map<string, [Notice, ...Notice[]]>();
    for (const notice of due) {
      const { person, channel, kind, no } = notice;
      const isAlone = isLetter(kind) || kind === "test" || !(await this.#node.store.people.byId(person))?.rules.digest;
      const key = isAlone ? String(no) : `${person} ${channel}`;
      const group = groups.get(key);
      if (group) group.push(notice);
      else groups.set(key, [notice]);
    }
    return groups.values();
  }

  async #send(all: readonly [Notice, ...Notice[]]): Promise<void> {
    const { store, time, metrics } = this.#node;
    const { notices } = store;
    const claims = await Promise.all(all.map(each => notices.claim(each, time.now() + CLAIM)));
    const mine = all.filter((_, i) => claims[i]);
    const [first] = mine;
    if (!first) return;
    try {
      const person = await store.people.byId(first.person);
      if (person && isLetter(first.kind)) await this.#sendLetter(person, first.kind, first.body);
      else if (person) await this.#tellOf(person, first.channel, mine);
      for (const { no } of mine) await notices.delivered(no, time.now());
      metrics.notices.inc({ channel: first.channel, outcome: "delivered" }, mine.length);
    } catch (error) {
      for (const notice of mine) await this.#failed(notice, error);
    }
  }

  async #tellOf(person: PersonRow, channel: Channel, notices: readonly Notice[]): Promise<void> {
    const all = await Promise.all(notices.map(notice => this.#subject(notice, person)));
    const [first, ...others] = all.filter(subject => subject !== null);
    if (first) await this.#channels.deliver(person, channel, [first, ...others]);
  }

  async #failed(notice: Notice, error: unknown): Promise<void> {
    const { store, time, metrics } = this.#node;
    const problem = error instanceof Error ? error.message : String(error);
    const delay = DELAYS[notice.attempts];
    const isOver = error instanceof Hopeless || delay === undefined;
    metrics.notices.inc({ channel: notice.channel, outcome: isOver ? "failed" : "retried" });
    if (isOver) await store.notices.failed(notice.no, problem, time.now());
    else await store.notices.retry(notice.no, problem, time.now() + delay, time.now());
  }

  /** What a notice is about; null when it has become pointless. */
  async #subject({ kind, table, body }: Notice, person: PersonRow): Promise<Subject | null> {
    if (isLetter(kind)) return null;
    const { who, text, group } = JSON.parse(body) as Body;
    if (group)
      return { kind: "group", who, text, game: "", title: group.name, url: this.#urlOf(`/groups/${group.id}`) };
    if (table === null) return { kind, who, text, game: "", title: "", url: this.#node.settings.publicUrl };
    const stored = await this.#node.store.tables.byNo(table);
    if (!stored || (kind === "turn" && !(await this.#isTurn(stored.doc, person.id)))) return null;
    const { doc } = stored;
    const texts = await this.#node.games[doc.game]?.texts(person.language);
    return { kind, who, text, game: texts?.name ?? doc.game, title: doc.title, url: this.#urlOf(`/table/${doc.id}`) };
  }

  /** An address of this server's pages; empty while it does not know its own. */
  #urlOf(path: string): string {
    const { publicUrl } = this.#node.settings;
    return publicUrl && new URL(path, publicUrl).href;
  }

  async #isTurn(doc: TableDoc, person: string): Promise<boolean> {
    const head = (await this.#node.store.tables.heads([doc.no])).get(doc.no);
    return (
      doc.stage === "running" &&
      head !== undefined &&
      readStep(head).open.some(seat => doc.seats[seat]?.person === person)
    );
  }

  /** Sends a test notice on every channel the person uses. */
  async test(person: PersonRow): Promise<void> {
    await this.#enqueue(person.id, "test", null, { table: null, who: "", text: "" });
    await this.round();
  }

  /** How a person is told things, and whether that works. */
  async settings(person: PersonRow, channels: readonly Channel[]): Promise<NoticeSettings> {
    const { notices } = this.#node.store;
    const browsers = await notices.browsers(person.id);
    const health = channels.map(async channel => ({
      channel,
      isConfigured: this.#channels.isConfigured(channel),
      isOn: await this.#channels.isOn(person, channel),
      devices: channel === "push" ? browsers.length : 0,
      ...(await notices.record(person.id, channel)),
    }));
    return { rules: person.rules, health: await Promise.all(health), pushKey: this.#channels.pushKey };
  }
}
