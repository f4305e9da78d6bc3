// All open sockets of this node.
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { addressOf, placeOf, type Trusts, trustsOf } from "../http/address.ts";
import { isOwnOrigin, secretOf } from "../http/cookie.ts";
import { digestOf } from "../ids.ts";
import { capOf } from "../people/caps.ts";
import type { Services } from "../services.ts";
import { every } from "../time.ts";
import { Connection } from "./connection.ts";
import { Counts } from "./counts.ts";
import { Turns } from "./turns.ts";

const PATH = "/api/socket";
const TOPIC = "people";
const MOST_BYTES = 64 * 1024;
/** A connection that does not answer a ping within this time is gone. */
const PING = 10_000;
const CHAT_WINDOW = 10_000;
/** A socket that does not say hello within this time is closed. */
const HELLO = 10_000;

/** The open sockets. */
export class Connections {
  readonly #open = new Set<Connection>();
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  readonly #chats = new Map<string, number[]>();
  #services: Services | null = null;
  readonly #turns = new Turns();
  readonly #places = new Counts();
  #trusts: Trusts = () => false;
  #stops: (() => void)[] = [];

  /** Starts taking sockets. */
  async open(services: Services): Promise<void> {
    this.#services = services;
    const { bus, time, settings } = services.node;
    this.#trusts = trustsOf(settings.trustProxy);
    this.#stops.push(
      await bus.listen(TOPIC, message => {
        this.#hear(String(message.kind), String(message.whom), String(message.other ?? ""));
      }),
      every(time, PING, async () => this.look()),
    );
    // Who was signed out while no news came is not known: every session is looked up.
    bus.onGap(() => {
      for (const connection of this.#open) this.#recheck(connection);
    });
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
    const place = placeOf(addressOf(request, this.#trusts));
    if (!this.#places.add(place, services.node.settings.socketsPerAddress)) {
      stream.end("HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
      return;
    }
    stream.once("close", () => this.#places.remove(place));
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
    const cancelDeadline = services.node.time.after(HELLO, () => {
      if (!connection?.hasGreeted) socket.terminate();
    });
    socket.on("close", () => {
      isGone = true;
      cancelDeadline();
      if (connection) this.#remove(connection);
    });
    const secret = secretOf(services.node.settings, request);
    const digest = secret ? digestOf(secret) : null;
    (digest ? services.people.session(digest) : Promise.resolve(null)).then(
      session => {
        if (isGone) return;
        connection = new Connection(services, socket, stream, session?.person ?? null, session ? digest : null);
        connection.until = session?.until ?? Number.POSITIVE_INFINITY;
        if (!this.#hasRoom(connection)) return connection.close("tooMany");
        this.#open.add(connection);
        services.node.metrics.sockets.set(this.#open.size);
        for (const text of early) void connection.hear(text);
      },
      () => socket.terminate(),
    );
  }

  /** Whether a person may have one more socket on this node. */
  #hasRoom({ person, services }: Connection): boolean {
    if (!person) return true;
    return this.of(person.id).length < capOf(services.node.settings, person, "socketsPerPerson");
  }

  #remove(connection: Connection): void {
    this.#open.delete(connection);
    this.#services?.node.metrics.sockets.set(this.#open.size);
    connection.gone();
  }

  /** The open sockets of a person on this node. */
  of(person: string): Connection[] {
    return [...this.#open].filter(({ personId }) => personId === person);
  }

  /** Looks whether each socket still answers, and whether its session is still one. */
  look(): void {
    const now = this.#services?.node.time.now() ?? 0;
    for (const connection of this.#open) {
      if (connection.until <= now) this.#recheck(connection);
      if (!connection.isAlive) connection.terminate();
      connection.isAlive = false;
      connection.ping();
    }
  }

  /** Closes a socket whose session has ended. */
  #recheck(connection: Connection): void {
    const { services, session } = connection;
    if (session === null) return;
    services.people.session(session).then(
      found => {
        connection.until = found?.until ?? 0;
        if (!found) connection.close("signedOut");
      },
      error => services.node.log.warn({ err: error }, "a session could not be read"),
    );
  }

  /** Ends all sockets of a person, on every node; but perhaps those of one session. */
  signOut(person: string, but = ""): void {
    this.#say("person-gone", person, but);
  }

  /** Ends the sockets of one session, by its digest. */
  endSession(digest: string): void {
    this.#say("session-gone", digest);
  }

  /** A session has another secret; its sockets stay. */
  renewSession(digest: string, next: string): void {
    this.#say("session-renewed", digest, next);
  }

  /** A person has another name, or other people to hear. */
  changed(person: string): void {
    this.#say("person-changed", person);
  }

  #say(kind: string, whom: string, other = ""): void {
    this.#services?.node.bus.publish(TOPIC, { kind, whom, other });
    this.#hear(kind, whom, other);
  }

  #hear(kind: string, whom: string, other: string): void {
    for (const connection of this.#open) {
      const isPerson = connection.personId === whom;
      const isSession = connection.session === whom;
      const isLeft = isPerson && kind === "person-gone" && (other === "" || connection.session !== other);
      if (isLeft || (isSession && kind === "session-gone")) connection.close("signedOut");
      else if (isSession && kind === "session-renewed") connection.session = other;
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
