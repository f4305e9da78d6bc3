// A client written from the documented protocol alone: HTTP with a cookie, and one socket.
import { WebSocket } from "ws";
import type { Call, Reply, Route } from "#protocol/api.ts";
import { PROTOCOL, type WireError } from "#protocol/errors.ts";
import { readLook } from "#protocol/looks.ts";
import type { Me } from "#protocol/people.ts";
import type { Present } from "#protocol/play.ts";
import type { ClientMessage, ServerMessage, ServerMessageOf } from "#protocol/socket.ts";

/** A refusal, as the client gets it. */
export class ClientError extends Error {
  readonly code: string;
  readonly params: WireError["params"];
  readonly status: number;
  constructor({ code, params }: WireError, status = 0) {
    super(`${code} ${JSON.stringify(params)}`);
    this.code = code;
    this.params = params;
    this.status = status;
  }
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A person at a server. */
export class Client {
  port: number;
  cookie = "";
  me: Me | null = null;
  constructor(port: number) {
    this.port = port;
  }

  static async guest(port: number, name: string): Promise<Client> {
    const client = new Client(port);
    client.me = (await client.call("POST /api/guest", { body: { name } })).me;
    return client;
  }

  async call<R extends Route>(
    route: R,
    call: Partial<Call<R>> = {},
    headers: Record<string, string> = {},
  ): Promise<Reply<R>> {
    const [method = "", path = ""] = route.split(" ");
    const params = (call.params ?? {}) as Record<string, string>;
    const query = new URLSearchParams(
      Object.entries((call.query ?? {}) as Record<string, unknown>).map(([key, value]) => [key, String(value)]),
    );
    const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const response = await fetch(`http://127.0.0.1:${this.port}${url}?${query}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(call.body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
    const cookie = response.headers.getSetCookie()[0];
    if (cookie) this.cookie = cookie.split(";")[0]!;
    const text = await response.text();
    const value = JSON.parse(text) as { error?: WireError };
    if (!response.ok) throw new ClientError(value.error ?? { code: "bug", params: {} }, response.status);
    return value as Reply<R>;
  }

  connect(): Promise<Talk> {
    return Talk.open(this.port, this.cookie);
  }
}

/** A message as this client keeps it: looks are whole again. */
export type HeardOf<T extends ServerMessage["type"]> = T extends "look"
  ? ServerMessageOf<"look"> & { present: Present }
  : ServerMessageOf<T>;
export type Heard = { [T in ServerMessage["type"]]: HeardOf<T> }[ServerMessage["type"]];

/** A socket with answers as promises. */
export class Talk {
  readonly socket: WebSocket;
  /** Everything that came, in order. */
  readonly heard: Heard[] = [];
  /** Every text as it came over the wire. */
  readonly wire: string[] = [];
  onMessage: (message: Heard) => void = () => undefined;
  /** What was seen last, by table and viewer. */
  readonly #seen = new Map<string, Present>();
  readonly #waiting = new Map<number, { resolve(message: Heard): void; reject(error: Error): void }>();
  #ref = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", data => this.#hear(String(data)));
    socket.on("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("closed"));
      this.#waiting.clear();
    });
    socket.on("error", () => undefined);
  }

  static async open(port: number, cookie: string): Promise<Talk> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    const talk = new Talk(socket);
    await new Promise((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    await talk.ask({ type: "hello", protocol: PROTOCOL });
    return talk;
  }

  #hear(text: string): void {
    this.wire.push(text);
    const message = this.#whole(JSON.parse(text) as ServerMessage);
    if (!message) return;
    this.heard.push(message);
    this.onMessage(message);
    if (!("ref" in message) || message.ref === undefined) return;
    const asker = this.#waiting.get(message.ref);
    this.#waiting.delete(message.ref);
    if (message.type === "error") asker?.reject(new ClientError(message));
    else asker?.resolve(message);
  }

  /** A message with its look put together; null when something before it was lost. */
  #whole(message: ServerMessage): Heard | null {
    if (message.type !== "look" && message.type !== "subscribed") return message;
    const key = `${message.table} ${message.as}`;
    if (message.type === "subscribed") {
      if (message.present) this.#seen.set(key, message.present);
      return message;
    }
    const found = readLook(this.#seen.get(key) ?? null, message);
    if (!found) return null;
    this.#seen.set(key, found.present);
    return { ...message, present: found.present };
  }

  ask<T extends ServerMessage["type"] = ServerMessage["type"]>(
    message: Without<ClientMessage, "ref">,
  ): Promise<HeardOf<T>> {
    const ref = ++this.#ref;
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== this.socket.OPEN) return reject(new Error("closed"));
      this.#waiting.set(ref, { resolve: resolve as (message: Heard) => void, reject });
      this.socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  subscribe(table: string, as: number | "spectator", more: { seen?: number; key?: string } = {}) {
    return this.ask<"subscribed">({ type: "subscribe", table, as, ...more });
  }

  /** Waits for a message that fits; looks at those that came already, too. */
  async until<T extends ServerMessage["type"]>(
    type: T,
    fits: (message: HeardOf<T>) => boolean = () => true,
    ms = 120_000,
  ): Promise<HeardOf<T>> {
    const isIt = (message: Heard): message is HeardOf<T> & Heard =>
      message.type === type && fits(message as HeardOf<T>);
    const found = this.heard.find(isIt);
    if (found) return found;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no ${type} in time`)), ms);
      const before = this.onMessage;
      this.onMessage = message => {
        before(message);
        if (!isIt(message)) return;
        clearTimeout(timer);
        this.onMessage = before;
        resolve(message);
      };
    });
  }

  close(): void {
    this.socket.close();
  }
}

/** Waits until everything sent to these sockets so far has arrived. */
export async function settle(talks: readonly Talk[]): Promise<void> {
  await Promise.all(talks.map(talk => talk.ask({ type: "ping" })));
}
