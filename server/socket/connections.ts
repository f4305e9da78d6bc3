// All open sockets of this node.
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { isOwnOrigin, secretOf } from "../http/cookie.ts";
import { digestOf } from "../ids.ts";
import type { Services } from "../services.ts";
import { every } from "../time.ts";
import { Connection } from "./connection.ts";
import { Turns } from "./turns.ts";

const PATH = "/api/socket";
const TOPIC = "people";
const MOST_BYTES = 64 * 1024;
/** A connection that does not answer a ping within this time is gone. */
const PING = 10_000;
const CHAT_WINDOW = 10_000;

/** The open sockets. */
export class Connections {
  readonly #open = new Set<Connection>();
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  readonly #chats = new Map<string, number[]>();
  #services: Services | null = null;
  readonly #turns = new Turns();
  #stops: (() => void)[] = [];

  /** Starts taking sockets. */
  async open(services: Services): Promise<void> {
    this.#services = services;
    const { bus, time } = services.node;
    this.#stops.push(
      await bus.listen(TOPIC, message => {
        this.#hear(String(message.kind), String(message.whom));
      }),
      every(time, PING, async () => this.#pingAll()),
    );
  }

  /** Turns an HTTP request into a socket, or refuses it. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const services = this.#services;
    const path = (request.url ?? "").split("?")[0];
    const isOwn = services && isOwnOrigin(services.node.settings, request.headers.origin, request.headers.host);
    if (!services || path !== PATH || !isOwn || services.node.isDraining) {
      const status = path === PATH ? (isOwn ? "503 Service Unavailable" : "403 Forbidden") : "404 Not Found";
      stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.#server.handleUpgrade(request, stream, head, socket => this.#greet(services, socket, stream, request));
  }

  /** Messages that come before the person is known wait in order. */
  #greet(services: Services, socket: WebSocket, stream: Duplex, request: IncomingMessage): void {
    const early: string[] = [];
    let connection: Connection | null = null;
    let isGone = false;
    socket.on("message", (data, isBinary) => {
      const text = isBinary ? "" : String(data);
      const known = connection;
      if (known) this.#turns.add(socket, () => void known.hear(text));
      else if (early.length < 100) early.push(text);
    });
    socket.on("pong", () => {
      if (connection) connection.isAlive = true;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      isGone = true;
      if (connection) this.#remove(connection);
    });
    const secret = secretOf(request);
    services.people.bySecret(secret).then(
      person => {
        if (isGone) return;
        connection = new Connection(services, socket, stream, person, secret ? digestOf(secret) : null);
        this.#open.add(connection);
        services.node.metrics.sockets.set(this.#open.size);
        for (const text of early) void connection.hear(text);
      },
      () => socket.terminate(),
    );
  }

  #remove(connection: Connection): void {
    this.#open.delete(connection);
    this.#services?.node.metrics.sockets.set(this.#open.size);
    connection.gone();
  }

  #pingAll(): void {
    for (const connection of this.#open) {
      if (!connection.isAlive) connection.terminate();
      connection.isAlive = false;
      connection.ping();
    }
  }

  /** Ends all sockets of a person, on every node. */
  signOut(person: string): void {
    this.#say("person-gone", person);
  }

  /** Ends the sockets of one session. */
  endSession(secret: string): void {
    this.#say("session-gone", digestOf(secret));
  }

  /** A person has another name, or other people to hear. */
  changed(person: string): void {
    this.#say("person-changed", person);
  }

  #say(kind: string, whom: string): void {
    this.#services?.node.bus.publish(TOPIC, { kind, whom });
    this.#hear(kind, whom);
  }

  #hear(kind: string, whom: string): void {
    for (const connection of this.#open) {
      const isPerson = connection.personId === whom;
      const isGone = (isPerson && kind === "person-gone") || (connection.session === whom && kind === "session-gone");
      if (isGone) connection.close("signedOut");
      else if (isPerson && kind === "person-changed") this.#reload(connection);
    }
  }

  #reload(connection: Connection): void {
    const { services, personId } = connection;
    services.node.store.people.byId(personId ?? "").then(
      person => {
        connection.person = person;
      },
      error => services.node.log.warn({ err: error }, "a person could not be read"),
    );
  }

  /** Whether a person may say another line now. */
  mayChat(person: string, most: number): boolean {
    const now = this.#services?.node.time.now() ?? 0;
    const recent = (this.#chats.get(person) ?? []).filter(at => at > now - CHAT_WINDOW);
    const isFine = recent.length < most;
    if (isFine) recent.push(now);
    if (recent.length > 0) this.#chats.set(person, recent);
    if (this.#chats.size > 10_000) this.#chats.clear();
    return isFine;
  }

  /** Ends all sockets; their clients come back to another node. */
  close(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    for (const connection of this.#open) connection.close("draining");
    this.#server.close();
  }

  /** Cuts the sockets of clients that do not answer. */
  terminate(): void {
    for (const connection of this.#open) connection.terminate();
  }
}
