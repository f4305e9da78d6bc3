// The ways a notice can go: web push, webhook, e-mail. Each either delivers or throws.
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import webpush from "web-push";
import type { Channel } from "#protocol/people.ts";
import type { ServerNode } from "../node.ts";
import type { PersonRow } from "../store/people.ts";
import type { Mail, Post } from "./mail.ts";
import { type Targets, targets } from "./targets.ts";
import { digestTitle, type Subject, sentenceOf } from "./texts.ts";

const TIMEOUT = 10_000;

/** A delivery that will never succeed: trying again is useless. */
export class Hopeless extends Error {}

/** The keys this server shows to push services. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A message as every channel understands it. */
interface Told {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly kind: Subject["kind"] | "digest";
}

/** A notice in words. Mail says nothing in other people's: nobody can have this server write to others for them. */
const said = ({ language }: PersonRow, channel: Channel, subject: Subject): string =>
  sentenceOf(channel === "email" ? { ...subject, title: "", who: "", text: "" } : subject, language);

/** Sends notices. */
export class Channels {
  readonly #node: ServerNode;
  readonly #targets: Targets;
  readonly #post: Post;
  #keys: PushKeys = { publicKey: "", privateKey: "" };

  constructor(node: ServerNode, post: Post) {
    this.#node = node;
    this.#targets = targets(node.settings.privateTargets);
    this.#post = post;
  }

  /** All nodes use the same keys, made once. */
  async open(): Promise<void> {
    const text = await this.#node.store.cluster.sharedKey("push-keys", () =>
      JSON.stringify(webpush.generateVAPIDKeys()),
    );
    this.#keys = JSON.parse(text) as PushKeys;
  }

  get pushKey(): string {
    return this.#keys.publicKey;
  }

  isConfigured(channel: Channel): boolean {
    return channel !== "email" || this.#post.isOpen;
  }

  /** Whether a person has set a channel up for themselves. */
  async isOn(person: PersonRow, channel: Channel): Promise<boolean> {
    if (channel === "webhook") return person.rules.webhook !== null;
    if (channel === "email") return person.rules.email && person.proven !== null;
    return (await this.#node.store.notices.browsers(person.id)).length > 0;
  }

  /** Tells a person something, or several things together. */
  async deliver(person: PersonRow, channel: Channel, subjects: readonly [Subject, ...Subject[]]): Promise<void> {
    const told = subjects.length === 1 ? this.#one(person, channel, subjects[0]) : this.#all(person, channel, subjects);
    if (channel === "push") await this.#push(person, told);
    else if (channel === "webhook") await this.#webhook(person, told);
    else await this.#email(person, told);
  }

  #one(person: PersonRow, channel: Channel, subject: Subject): Told {
    const text = said(person, channel, subject);
    return { title: text, text, url: subject.url, kind: subject.kind };
  }

  /** Each with its own address, below a heading. */
  #all(person: PersonRow, channel: Channel, subjects: readonly Subject[]): Told {
    const title = digestTitle(subjects.length, person.language);
    const lines = subjects.map(each => `${said(person, channel, each)}${channel === "push" ? "" : ` ${each.url}`}`);
    const { publicUrl } = this.#node.settings;
    return {
      title,
      text: [title, ...lines].join("\n"),
      url: publicUrl && new URL("/", publicUrl).href,
      kind: "digest",
    };
  }

  /** Sends a mail, or gives it up. */
  async mail(mail: Mail): Promise<void> {
    if (!this.#post.isOpen) throw new Hopeless("e-mail is not set up");
    if (!(await this.#post.send(mail))) throw new Hopeless("this address has had too many mails today");
  }

  async #push(person: PersonRow, { text, url, kind }: Told): Promise<void> {
    const { notices } = this.#node.store;
    const browsers = await notices.browsers(person.id);
    if (browsers.length === 0) throw new Hopeless("no browser is subscribed");
    const payload = JSON.stringify({ title: "Hetman", body: text, url, kind });
    const sent = await Promise.allSettled(browsers.map(browser => this.#pushTo(person, browser, payload)));
    const failure = sent.find(each => each.status === "rejected");
    if (failure && sent.every(each => each.status === "rejected")) throw failure.reason;
  }

  async #pushTo(person: PersonRow, browser: webpush.PushSubscription, payload: string): Promise<void> {
    this.#targets.check(browser.endpoint);
    const vapidDetails = { subject: this.#node.settings.pushContact, ...this.#keys };
    const options = { vapidDetails, TTL: 24 * 3600, timeout: TIMEOUT, agent: this.#targets.https };
    try {
      await webpush.sendNotification(browser, payload, options);
    } catch (error) {
      const status = error instanceof webpush.WebPushError ? error.statusCode : 0;
      // The browser has unsubscribed.
      if (status === 404 || status === 410) {
        await this.#node.store.notices.dropBrowser(person.id, browser.endpoint);
        throw new Hopeless("the browser has unsubscribed");
      }
      throw new Error(status ? `the push service answered ${status}` : String(error));
    }
  }

  async #webhook({ rules }: PersonRow, { text, url }: Told): Promise<void> {
    if (rules.webhook === null) throw new Hopeless("no webhook is set");
    this.#targets.check(rules.webhook);
    const content = url ? `${text} ${url}` : text;
    const body = JSON.stringify({ username: "Hetman", content, allowed_mentions: { parse: [] } });
    const status = await this.#call(new URL(rules.webhook), body);
    if (status === 404 || status === 410) throw new Hopeless(`the webhook answered ${status}`);
    if (status < 200 || status >= 300) throw new Error(`the webhook answered ${status}`);
  }

  #call(url: URL, body: string): Promise<number> {
    const isPlain = url.protocol === "http:";
    const send = isPlain ? httpRequest : httpsRequest;
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const agent = isPlain ? this.#targets.http : this.#targets.https;
    return new Promise((resolve, reject) => {
      const request = send(url, { method: "POST", agent, headers, timeout: TIMEOUT }, response => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.on("timeout", () => request.destroy(new Error("no answer in time")));
      request.on("error", reject);
      request.end(body);
    });
  }

  async #email({ proven, language }: PersonRow, { title, text, url }: Told): Promise<void> {
    if (!proven) throw new Hopeless("the address is not confirmed");
    await this.mail({ to: proven, language, subject: title, text, url, isNotice: true });
  }

  close(): void {
    this.#post.close();
    this.#targets.http.destroy();
    this.#targets.https.destroy();
  }
}
