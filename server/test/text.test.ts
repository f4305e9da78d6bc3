// Text from outside: every field of every endpoint and message is looked at before anything else is done with it.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { z } from "zod";
import { api } from "#protocol/api.ts";
import type { Endpoint } from "#protocol/endpoint.ts";
import { PROTOCOL } from "#protocol/errors.ts";
import { name } from "#protocol/people.ts";
import { chatText } from "#protocol/play.ts";
import { clientMessage } from "#protocol/socket.ts";
import { lineOf, linesOf } from "#protocol/text.ts";
import type { Server } from "#server/server.ts";
import { Client } from "./client.ts";
import { seated, tempDir, testServer } from "./harness.ts";

const dir = tempDir();
let server: Server;
beforeAll(async () => {
  server = await testServer(dir.path);
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

const bad = ["a\0b", "\ud800", "b\udc00", "\x1b[2J", "\x7f", "\x9b"];

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly additionalProperties?: Shape | boolean;
}

/** Values with a text in every place where a schema has one. */
function filled(shape: Shape, text: string): unknown[] {
  if (shape.type === "string") return [text];
  if (shape.items) return filled(shape.items, text).map(each => [each]);
  const inside = Object.entries(shape.properties ?? {}).flatMap(([key, each]) =>
    filled(each, text).map(value => ({ [key]: value })),
  );
  const open = typeof shape.additionalProperties === "object" ? [{ [text]: "x" }, { x: text }] : [];
  return [...inside, ...open, ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap(each => filled(each, text))];
}

const shapeOf = (schema: z.ZodType): Shape => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;

describe.each(Object.entries(api) as [string, Endpoint][])("%s", (route, { params, query, body }) => {
  const [method = "", path = ""] = route.split(" ");
  const send = (url: string, value?: unknown) =>
    fetch(`http://127.0.0.1:${server.port}${url}`, {
      method,
      ...(value === undefined ? {} : { body: JSON.stringify(value), headers: { "content-type": "application/json" } }),
    });
  const plain = path.replace(/:seat/, "0").replace(/:\w+/g, "x");

  test("characters that no text has are refused in every field", async () => {
    for (const text of bad) {
      const calls: Promise<Response>[] = [];
      // Half a character cannot be written in an address.
      if (text.isWellFormed()) {
        const written = encodeURIComponent(text);
        for (const key of Object.keys(params?.shape ?? {}))
          calls.push(send(path.replace(`:${key}`, written).replace(/:seat/, "0").replace(/:\w+/g, "x"), body && {}));
        for (const key of Object.keys(query?.shape ?? {})) calls.push(send(`${plain}?${key}=${written}`));
      }
      if (body) for (const value of filled(shapeOf(body), text)) calls.push(send(plain, value));
      for (const response of await Promise.all(calls)) {
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ error: { code: "malformed" } });
      }
    }
  });
});

test("numbers and ids that are none are malformed, not trouble", async () => {
  const { table } = await seated(server.port, "duel", 2);
  const one = await Client.guest(server.port, "One");
  for (const before of ["1e308", "-1", "1.5", "Infinity", "NaN", "9007199254740993", "x", "1&before=2"]) {
    for (const path of ["/api/tables", "/api/me/tables", `/api/tables/${table}/chat`]) {
      const response = await fetch(`http://127.0.0.1:${server.port}${path}?before=${before}`, {
        headers: { cookie: one.cookie },
      });
      expect(response.status, `${path} ${before}`).toBe(400);
    }
  }
  for (const id of ["a b", "a%2Fb", "%25", "ż", "a".repeat(41)]) {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/tables/${encodeURIComponent(id)}`);
    expect(response.status, id).toBe(400);
  }
});

test("values that are too deep are malformed", async () => {
  const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
  for (const text of [deep(40), deep(5000), "[".repeat(30_000) + "]".repeat(30_000)]) {
    for (const path of ["/api/guest", "/api/tables/x/choices", "/api/tables"]) {
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: text,
      });
      expect(response.status).toBe(400);
    }
  }
});

test("messages: every field is looked at, and a malformed message is answered with its own ref", async () => {
  const person = await Client.guest(server.port, "One");
  const fields = clientMessage.options.flatMap(option => {
    const type = option.shape.type.value;
    return bad.flatMap(text => filled(shapeOf(option), text).map(value => ({ type, ...(value as object) })));
  });
  const deep = JSON.parse(`${"[".repeat(100)}${"]".repeat(100)}`) as unknown;
  const messages: object[] = [...fields, { type: "choose", choices: [{ kind: "x", deep }] }, { type: "x" }, {}];
  for (let at = 0; at < messages.length; at += 40) {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/socket`, { headers: { cookie: person.cookie } });
    await new Promise(done => socket.once("open", done));
    const answers: { type: string; ref?: number; code?: string }[] = [];
    socket.on("message", data => answers.push(JSON.parse(String(data))));
    socket.send(JSON.stringify({ type: "hello", ref: 1000, protocol: PROTOCOL }));
    const batch = messages.slice(at, at + 40);
    for (const [i, message] of batch.entries()) socket.send(JSON.stringify({ ref: at + i, ...message }));
    await expect.poll(() => answers.length).toBe(batch.length + 1);
    expect(answers.slice(1)).toEqual(
      batch.map((_, i) => expect.objectContaining({ type: "error", ref: at + i, code: "malformed" })),
    );
    socket.close();
  }
});

describe("what may stand in a text", () => {
  const takes = (schema: z.ZodType, value: string): boolean => schema.safeParse(value).success;

  test("names, titles and chat are one line that reads as it is written", () => {
    for (const schema of [name, chatText, lineOf(0, 80)]) {
      for (const fine of ["Ala", "Żółć", "a\u0301b", "👩‍👩‍👧", "می‌خواهم", "日本", "Ω & co."])
        expect(takes(schema, fine), fine).toBe(true);
      for (const turned of [
        "a\u202Eb",
        "\u2066x",
        "a\u200Eb",
        "x\u061C",
        "soft\u00ADhyphen",
        "a\nb",
        "a\u2028b",
        "a\uFEFFx",
        "x\u200By",
      ])
        expect(takes(schema, turned), JSON.stringify(turned)).toBe(false);
      expect(takes(schema, `a${"\u0301\u0302".repeat(10)}`)).toBe(false);
    }
    for (const blank of ["", " ", "\u3164", "\u2800\u2800", "\u200D"])
      expect(takes(name, blank), JSON.stringify(blank)).toBe(false);
  });

  test("length is counted in characters", () => {
    expect(takes(name, "😀".repeat(32))).toBe(true);
    expect(takes(name, "😀".repeat(33))).toBe(false);
    expect(takes(name, "x".repeat(33))).toBe(false);
  });

  test("a report may have several lines", () => {
    expect(takes(linesOf(1, 1000), "one\n\ttwo")).toBe(true);
    expect(takes(linesOf(1, 1000), "one\u202Etwo")).toBe(false);
  });
});
