// Exactly once: a submission keeps its number across lost connections, a refused one takes its followers with it.
import { beforeEach, expect, test, vi } from "vitest";
import { Problem } from "../problem.ts";

const sent: { sequence: number; type: string }[] = [];
let answer: () => Promise<unknown> = async () => ({});
vi.mock("./socket.ts", () => ({
  ask: (message: { sequence: number; type: string }) => {
    sent.push(message);
    return answer();
  },
}));
const { outboxOf } = await import("./outbox.ts");

const refused: string[] = [];
let stuck = 0;
const make = () =>
  outboxOf("t", {
    changed: () => {},
    refused: ({ code }) => refused.push(code),
    stuck: () => {
      stuck++;
    },
  });
const choice = (kind: string) => ({ type: "choose", choices: [{ kind }] }) as const;
const settled = () => new Promise(done => setTimeout(done));

beforeEach(() => {
  sent.length = 0;
  refused.length = 0;
  stuck = 0;
  answer = async () => ({});
});

test("numbers grow from what the server has", () => {
  const outbox = make();
  outbox.resume(4);
  outbox.add(0, choice("a"));
  outbox.add(0, choice("b"));
  expect(sent.map(({ sequence }) => sequence)).toEqual([5, 6]);
});

test("after a lost connection only what the server lacks is sent again, under the same number", async () => {
  answer = () => Promise.reject(new Problem("connection-lost"));
  const outbox = make();
  outbox.resume(0);
  outbox.add(0, choice("a"));
  outbox.add(0, choice("b"));
  await settled();
  sent.length = 0;
  outbox.resume(1);
  expect(sent.map(({ sequence }) => sequence)).toEqual([2]);
  expect(refused).toEqual([]);
});

test("a refused submission is told and takes its followers with it", async () => {
  answer = () => Promise.reject(new Problem("not-offered"));
  const outbox = make();
  outbox.resume(0);
  outbox.add(0, choice("a"));
  outbox.add(0, choice("b"));
  await settled();
  expect(refused).toEqual(["not-offered"]);
  expect(outbox.choices()).toBeNull();
});

test("a silent server is asked again by a new connection, and nothing is dropped", async () => {
  answer = () => Promise.reject(new Problem("server-slow"));
  const outbox = make();
  outbox.resume(0);
  outbox.add(0, choice("a"));
  await settled();
  expect(stuck).toBe(1);
  expect(outbox.choices()).toEqual([{ kind: "a" }]);
});

test("a choice counts as on its way until the page shows what came of it", async () => {
  const outbox = make();
  outbox.resume(0);
  outbox.add(0, choice("a"));
  await settled();
  expect(outbox.choices()).toEqual([{ kind: "a" }]);
  outbox.shown(1);
  expect(outbox.choices()).toBeNull();
});
