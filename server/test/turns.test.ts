import { expect, test } from "vitest";
import { Turns } from "#server/socket/turns.ts";

const nextTurn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

function sender() {
  const calls: string[] = [];
  return { calls, pause: () => void calls.push("pause"), resume: () => void calls.push("resume") };
}

test("messages are handled in the order in which they came, a few in each turn of the loop", async () => {
  const turns = new Turns();
  const [anna, bartek] = [sender(), sender()];
  const seen: number[] = [];
  for (let i = 0; i < 50; i++) turns.add(i % 2 === 0 ? anna : bartek, () => seen.push(i));
  expect(seen).toEqual([]);
  await nextTurn();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.length).toBeLessThan(50);
  while (seen.length < 50) await nextTurn();
  expect(seen).toEqual(Array.from({ length: 50 }, (_, i) => i));
  expect(anna.calls).toEqual([]);
});

test("a client that sends more than can be handled is held up until the rest is done", async () => {
  const turns = new Turns();
  const flood = sender();
  let done = 0;
  for (let i = 0; i < 100; i++) turns.add(flood, () => done++);
  expect(flood.calls).toEqual(["pause"]);
  while (done < 100) await nextTurn();
  expect(flood.calls).toEqual(["pause", "resume"]);
  turns.add(flood, () => done++);
  while (done < 101) await nextTurn();
  expect(flood.calls).toEqual(["pause", "resume"]);
});
