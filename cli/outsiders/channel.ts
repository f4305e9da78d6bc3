// How lines reach another author's bot: a program with standard input and output, a WebSocket that the bot serves,
// or a port at which we wait for it.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";
import { UsageError } from "../command.ts";

/** A way to a bot; it may end at any time. */
export interface Channel {
  send(line: string): void;
  close(): void;
}

/** What a channel tells its owner. */
export interface Ears {
  line(line: string): void;
  /** Nothing more will come. */
  ended(): void;
}

/** Opens a channel; a bot that crashed is opened again. */
export type Opener = (ears: Ears) => Channel;

/** Longer lines are no answers. */
const LONGEST_LINE = 1 << 20;

/** What `--bot` names: "ws://host:port", "listen:port", or a command with its arguments. */
export function openerOf(typed: string): Opener {
  if (/^wss?:\/\//.test(typed)) return ears => overSocket(new WebSocket(typed, { maxPayload: LONGEST_LINE }), ears);
  const port = /^listen:(\d+)$/.exec(typed)?.[1];
  if (port !== undefined) return listening(Number(port));
  const [command, ...args] = wordsOf(typed);
  if (command === undefined) throw new UsageError("--bot names no command", "--bot nie podaje polecenia");
  return ears => overPipes(command, args, ears);
}

/** Splits a command line at spaces outside of quotes. */
export function wordsOf(typed: string): string[] {
  return [...typed.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare!);
}

function overPipes(command: string, args: readonly string[], ears: Ears): Channel {
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  const end = once(() => ears.ended());
  child.on("error", end);
  child.on("exit", end);
  // A bot that has gone away no longer reads; its exit tells.
  child.stdin.on("error", () => {});
  let held = 0;
  child.stdout.on("data", (part: Buffer) => {
    held = part.includes(10) ? 0 : held + part.length;
    if (held > LONGEST_LINE) child.kill("SIGKILL");
  });
  createInterface({ input: child.stdout }).on("line", line => ears.line(line));
  return { send: line => child.stdin.write(`${line}\n`), close: () => child.kill("SIGKILL") };
}

function overSocket(socket: WebSocket, ears: Ears): Channel {
  const waiting: string[] = [];
  const end = once(() => ears.ended());
  socket.on("open", () => {
    for (const line of waiting.splice(0)) socket.send(line);
  });
  socket.on("message", data => ears.line(String(data)));
  socket.on("error", end);
  socket.on("close", end);
  return {
    send: line => {
      if (socket.readyState === WebSocket.CONNECTING) waiting.push(line);
      else if (socket.readyState === WebSocket.OPEN) socket.send(line);
    },
    close: () => socket.terminate(),
  };
}

/** Waits at a port; each bot that connects gets the next channel that is asked for. */
function listening(port: number): Opener {
  const server = new WebSocketServer({ port, host: "127.0.0.1", maxPayload: LONGEST_LINE });
  const sockets: WebSocket[] = [];
  const wanted: ((socket: WebSocket) => void)[] = [];
  server.on("connection", socket => {
    const want = wanted.shift();
    if (want) want(socket);
    else sockets.push(socket);
  });
  return ears => {
    let channel: Channel | null = null;
    const waiting: string[] = [];
    const use = (socket: WebSocket): void => {
      channel = overSocket(socket, ears);
      for (const line of waiting.splice(0)) channel.send(line);
    };
    const ready = sockets.shift();
    if (ready) use(ready);
    else wanted.push(use);
    return {
      send: line => (channel ? channel.send(line) : waiting.push(line)),
      close: () => {
        channel?.close();
        server.close();
      },
    };
  };
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
