// The one WebSocket of the page: opens when it is needed, comes back by itself, pairs questions with answers.
import { PROTOCOL } from "#protocol/errors.ts";
import type { ClientMessage, ServerMessage } from "#protocol/socket.ts";
import { Problem } from "../problem.ts";
import { storeOf } from "../store.ts";

/** How the page is connected. */
export type Connection = "closed" | "connecting" | "connected" | "lost" | "old-client";

type Without<T> = T extends ClientMessage ? Omit<T, "ref"> : never;
type Waiting = { resolve(message: ServerMessage): void; reject(problem: Problem): void };

/** The state of the connection, watched. */
export const connection = storeOf<Connection>("closed");
/** The server's clock minus ours, in milliseconds. */
export const clockShift = storeOf(0);

const listeners = new Set<(message: ServerMessage) => void>();
const waiting = new Map<number, Waiting>();
/** Close codes of the protocol after which coming back is of no use. */
const RELOAD = 4001;
const ANSWER_MS = 12_000;
/** A line that is silent from one beat to the next although it was asked is dead: told within five seconds. */
const BEAT_MS = 2_200;
/** How long an attempt to connect may take; a network that is back is used within ten seconds. */
const OPEN_MS = 5_000;
const LINGER_MS = 1_000;
const SLOWEST_MS = 3_000;

let socket: WebSocket | null = null;
let users = 0;
let last = 0;
let tries = 0;
let retry = 0;
let beat = 0;
let opening = 0;
/** When something was last heard, and when a sign of life was last asked for. */
let heardAt = 0;
let askedAt = 0;

function receive(message: ServerMessage): void {
  heardAt = performance.now();
  if (message.type === "welcome") welcome(message.now);
  if (message.type === "reload") connection.set("old-client");
  const ref = "ref" in message ? message.ref : undefined;
  const caller = ref === undefined ? undefined : waiting.get(ref);
  if (ref !== undefined) waiting.delete(ref);
  if (message.type === "error") caller?.reject(new Problem(message.code, message.params));
  else caller?.resolve(message);
  for (const listener of [...listeners]) listener(message);
}

function welcome(now: number): void {
  tries = 0;
  clockShift.set(now - Date.now());
  connection.set("connected");
}

/** Waits longer after each failure, with some chance in it so that a restarted server is not stormed. */
function delay(): number {
  const full = Math.min(SLOWEST_MS, 500 * 2 ** tries++);
  return full * (0.5 + Math.random() / 2);
}

function afterLoss(code: number): Connection {
  if (connection.get() === "old-client" || code === RELOAD) return "old-client";
  return users === 0 ? "closed" : "lost";
}

function lose(code: number): void {
  socket = null;
  clearInterval(beat);
  clearTimeout(opening);
  for (const { reject } of waiting.values()) reject(new Problem("connection-lost"));
  waiting.clear();
  connection.set(afterLoss(code));
  if (connection.get() !== "lost") return;
  clearTimeout(retry);
  retry = window.setTimeout(connect, delay());
}

function connect(): void {
  if (socket || users === 0) return;
  if (connection.get() !== "lost") connection.set("connecting");
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const next = new WebSocket(`${scheme}://${location.host}/api/socket`);
  socket = next;
  opening = window.setTimeout(() => abandon(next), OPEN_MS);
  next.onopen = () => {
    next.send(JSON.stringify({ type: "hello", protocol: PROTOCOL } satisfies ClientMessage));
    askedAt = 0;
    beat = window.setInterval(() => checkAlive(next), BEAT_MS);
  };
  next.onmessage = ({ data }) => {
    clearTimeout(opening);
    receive(JSON.parse(String(data)) as ServerMessage);
  };
  next.onclose = ({ code }) => socket === next && lose(code);
}

/** A dead line may take minutes to close: it is left to itself. */
function abandon(dead: WebSocket): void {
  if (socket !== dead) return;
  lose(0);
  dead.close();
}

/** A connection that looks open but answers nothing is dead. A page that was hidden or busy itself asks once more. */
function checkAlive(current: WebSocket): void {
  const now = performance.now();
  const isLate = now - askedAt > 2 * BEAT_MS;
  if (heardAt < askedAt && !isLate) abandon(current);
  else {
    askedAt = now;
    ask({ type: "ping" }).catch(() => null);
  }
}

/** Asks for the connection; the returned function lets it go. */
export function holdSocket(listener: (message: ServerMessage) => void): () => void {
  listeners.add(listener);
  users++;
  connect();
  return () => {
    listeners.delete(listener);
    users--;
    setTimeout(closeIfUnused, LINGER_MS);
  };
}

/** Between two screens nobody may need the connection for a moment. */
function closeIfUnused(): void {
  if (users > 0) return;
  clearTimeout(retry);
  socket?.close();
}

/** Makes the connection again at once: the session changed, or the reader asked. */
export function reconnect(): void {
  tries = 0;
  clearTimeout(retry);
  if (socket) abandon(socket);
  clearTimeout(retry);
  connect();
}

/** Sends a message and waits for its answer. */
export function ask(message: Without<ClientMessage>): Promise<ServerMessage> {
  return new Promise((resolve, reject) => {
    if (socket?.readyState !== WebSocket.OPEN) return reject(new Problem("connection-lost"));
    const ref = ++last;
    const timer = setTimeout(() => {
      waiting.delete(ref);
      reject(new Problem("server-slow"));
    }, ANSWER_MS);
    const end =
      <T>(act: (value: T) => void) =>
      (value: T) => {
        clearTimeout(timer);
        act(value);
      };
    waiting.set(ref, { resolve: end(resolve), reject: end(reject) });
    socket.send(JSON.stringify({ ...message, ref }));
  });
}

addEventListener("online", reconnect);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && connection.get() === "lost") reconnect();
});
