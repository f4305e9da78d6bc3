import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { WebSocketServer } from "ws";
import { wordsOf } from "#cli/outsiders/channel.ts";
import { hetman, hetmanHere } from "./process.ts";

const root = join(import.meta.dirname, "../..");
const example = (name: string) => join(root, "bots/examples", name);

async function visit(bot: string, ...more: string[]) {
  const args = ["arena", "duel", "--bots", "greedy", "--seats", "2", "--games", "2", "--seed", "a", "--bot", bot];
  const { code, out } = await hetmanHere([...args, ...more, "--json"]);
  return { code, document: JSON.parse(out) };
}

/** A bot of one line: `answer` is JavaScript that turns the message `m` into an answer. */
function oneLiner(answer: string): string {
  const hello = `{type:"hello",protocol:1,name:"One"}`;
  const hear = `l=>{const m=JSON.parse(l);const a=m.type==="hello"?${hello}:m.type==="question"?(${answer}):null;if(a)console.log(typeof a==="string"?a:JSON.stringify(a))}`;
  return `${process.execPath} -e 'require("readline").createInterface({input:process.stdin}).on("line",${hear})'`;
}

const noFaults = { crashed: 0, stalled: 0, nonsense: 0 };

describe("the examples", () => {
  test.each([
    [`${process.execPath} ${example("example.js")}`, "Example in JavaScript"],
    [`python3 ${example("example.py")}`, "Example in Python"],
  ])("%s plays whole games without a fault", async (bot, name) => {
    const { code, document } = await visit(bot);
    expect(code).toBe(0);
    expect(document.visitor).toEqual({ name, faults: noFaults });
    expect(document.bots.map((row: { bot: string }) => row.bot).sort()).toEqual(["greedy", "visitor"]);
  });

  test("the JavaScript one also plays over a WebSocket that waits for it", async () => {
    const port = await freePort();
    const arena = hetman(["arena", "duel", "--seats", "2", "--games", "2", "--bot", `listen:${port}`, "--json"]);
    await isOpen(port);
    const child = spawn(process.execPath, [example("example.js"), `ws://127.0.0.1:${port}`], { stdio: "ignore" });
    const { code, out } = await arena;
    child.kill();
    expect(code).toBe(0);
    expect(JSON.parse(out).visitor).toEqual({ name: "Example in JavaScript", faults: noFaults });
  });
});

/** Waits until a program listens at a port. */
async function isOpen(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const isThere = await new Promise(resolve =>
      socket.on("connect", () => resolve(true)).on("error", () => resolve(false)),
    );
    socket.destroy();
    if (isThere) return;
    await setTimeout(50);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

test("a bot may serve a WebSocket itself", async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(server, "listening");
  server.on("connection", socket =>
    socket.on("message", data => {
      const message = JSON.parse(String(data));
      if (message.type === "hello") socket.send(JSON.stringify({ type: "hello", protocol: 1, name: "Served" }));
      if (message.type === "question")
        socket.send(JSON.stringify({ type: "choose", id: message.id, choice: message.options[0] }));
    }),
  );
  const { document } = await visit(`ws://127.0.0.1:${(server.address() as { port: number }).port}`);
  server.close();
  expect(document.visitor).toEqual({ name: "Served", faults: noFaults });
});

describe("a bot that misbehaves loses its turn and nothing else happens", () => {
  test.each([
    ["an option that is not in the list", `{type:"choose",id:m.id,option:99}`],
    ["a choice that was not offered", `{type:"choose",id:m.id,choice:{kind:"win"}}`],
    ["no JSON", `"I win"`],
    ["an answer to a question nobody asked", `{type:"choose",id:m.id+7,option:0}`],
  ])("nonsense: %s", async (_, answer) => {
    const { code, document } = await visit(oneLiner(answer));
    expect(code).toBe(0);
    expect(document.visitor.faults.nonsense).toBeGreaterThan(2);
    expect(document.visitor.faults.crashed).toBe(0);
    expect(document.bots[0].wins + document.bots[1].wins).toBeCloseTo(2);
  });

  test("silence", async () => {
    const { code, document } = await visit(oneLiner("null"), "--bot-ms", "30");
    expect(code).toBe(0);
    expect(document.visitor.faults.stalled).toBeGreaterThan(5);
  });

  test("late answers are not taken for answers to the next question", async () => {
    const { document } = await visit(
      oneLiner(`(setTimeout(()=>console.log(JSON.stringify({type:"choose",id:m.id,option:0})),60),null)`),
      "--bot-ms",
      "40",
    );
    expect(document.visitor.faults).toMatchObject({ crashed: 0, nonsense: 0 });
    expect(document.visitor.faults.stalled).toBeGreaterThan(2);
  });

  test("a crash; it is started again for its next question", async () => {
    const { code, document } = await visit(oneLiner(`m.id%3===2?process.exit(1):{type:"choose",id:m.id,option:0}`));
    expect(code).toBe(0);
    expect(document.visitor.faults.crashed).toBeGreaterThan(1);
    expect(document.visitor.faults.nonsense).toBe(0);
  });

  test("a program that does not exist, or speaks another protocol, is an error and gets no rating", async () => {
    const other = `${process.execPath} -e 'process.stdin.on("data",()=>console.log(JSON.stringify({type:"hello",protocol:9})))'`;
    for (const program of ["/no/such/bot", other]) {
      const args = [
        "arena",
        "duel",
        "--seats",
        "2",
        "--games",
        "4",
        "--seed",
        "v",
        "--bot",
        program,
        "--bot-ms",
        "500",
      ];
      const { code, out, err } = await hetmanHere(args);
      expect([code, out]).toEqual([2, ""]);
      expect(err).toContain("nothing was rated");
    }
  });
});

test("words of a command are split at spaces outside of quotes", () => {
  expect(wordsOf(`python3 "my bot.py" --name 'A B'  x`)).toEqual(["python3", "my bot.py", "--name", "A B", "x"]);
});

describe("bot-protocol", () => {
  test("describes every message", async () => {
    const { document } = JSON.parse(`{"document":${(await hetmanHere(["bot-protocol", "--json"])).out}}`);
    const types = new Set(document.messages.map((message: { type: string }) => message.type));
    expect(types).toEqual(new Set(["hello", "state", "question", "choose", "event", "error", "end"]));
  });

  test("shows a session of a game, from the first hello to the end", async () => {
    const { out } = await hetmanHere(["bot-protocol", "duel", "--seats", "2", "--lines", "1000", "--json"]);
    const { session } = JSON.parse(out);
    expect(session[0]).toMatchObject({ from: "host", message: { type: "hello", game: "duel", seat: 0 } });
    expect(session[1]).toMatchObject({ from: "bot", message: { type: "hello" } });
    expect(session.at(-1)).toMatchObject({ from: "host", message: { type: "end" } });
    const kinds = new Set(session.map(({ message }: { message: { type: string } }) => message.type));
    expect(kinds).toEqual(new Set(["hello", "state", "question", "choose", "event", "end"]));
  });
});
