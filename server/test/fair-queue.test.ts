// Bots think for everybody: one person with many tables does not starve the others.
import { expect, test } from "vitest";
import { FairQueue } from "#server/play/fair-queue.ts";

const served = (queue: FairQueue<string>): string[] => {
  const all: string[] = [];
  for (let item = queue.take(); item !== null; item = queue.take()) all.push(item);
  return all;
};

test("people are served in turn, and each person's tables in turn", () => {
  const queue = new FairQueue<string>();
  for (let i = 0; i < 60; i++) queue.add({ person: "greedy", table: `t${i}` }, `greedy ${i}`);
  queue.add({ person: "greedy", table: "t0" }, "greedy 0 again");
  queue.add({ person: "ala", table: "a" }, "ala 1");
  queue.add({ person: "ala", table: "a" }, "ala 2");
  queue.add({ person: "bob", table: "b" }, "bob");
  expect(queue.size).toBe(64);
  const all = served(queue);
  expect(all.slice(0, 5)).toEqual(["greedy 0", "ala 1", "bob", "greedy 1", "ala 2"]);
  // A table that comes again waits until each of its person's other tables was served.
  expect(all.at(-1)).toBe("greedy 0 again");
  expect(all).toHaveLength(64);
  expect(queue.size).toBe(0);
});

test("a person who comes later is not put behind all that waits already", () => {
  const queue = new FairQueue<string>();
  for (let i = 0; i < 10; i++) queue.add({ person: "greedy", table: `t${i}` }, `greedy ${i}`);
  expect([queue.take(), queue.take()]).toEqual(["greedy 0", "greedy 1"]);
  queue.add({ person: "ala", table: "a" }, "ala");
  expect([queue.take(), queue.take()]).toEqual(["greedy 2", "ala"]);
});
