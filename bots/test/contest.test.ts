import { describe, expect, test } from "vitest";
import { Contest, effortFor } from "#bots/search/contest.ts";
import { credit, type Edge, edgeOf, type Node, newNode } from "#bots/search/tree.ts";

/** A node with moves of falling promise; outcomes are up to the test. */
function nodeOf(moves: number): Node {
  const node = newNode(0);
  node.order = Array.from({ length: moves }, (_, n) => edgeOf(node, [{ kind: `${n}` }], 1 / (n + 1)));
  return node;
}

/** Lets so many tries happen; the outcome of a move is its number over the count of moves. */
function run(contest: Contest, node: Node, tries: number): Map<Edge, number> {
  const counts = new Map<Edge, number>();
  for (let i = 0; i < tries && !contest.isDecided; i++) {
    const edge = contest.next();
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
    // Noise that is the same for all: it makes the stakes so high that nothing is hopeless.
    const noise = Math.floor(i / node.order.length) % 2;
    credit(node, edge, (node.order.indexOf(edge) / node.order.length) * 0.1 + 0.9 * noise);
    contest.narrow((i + 1) / tries);
  }
  return counts;
}

describe("a contest of moves", () => {
  test("tries all of them equally often at first", () => {
    const node = nodeOf(5);
    const contest = new Contest(node, 1000);
    const first = Array.from({ length: 10 }, () => contest.next());
    expect(first).toEqual([...node.order, ...node.order]);
  });

  test("begins with the most promising ones when there are few tries", () => {
    const node = nodeOf(20);
    const contest = new Contest(node, 16);
    const first = new Set(Array.from({ length: 16 }, () => contest.next()));
    expect(first.size).toBeLessThan(8);
    expect(node.order.slice(0, first.size).every(edge => first.has(edge))).toBe(true);
  });

  test("spends most tries on the best and ranks it first, however unpromising it looked", () => {
    const node = nodeOf(8);
    const contest = new Contest(node, 240);
    const counts = run(contest, node, 240);
    const [best] = contest.ranked();
    expect(best).toBe(node.order[7]);
    expect(counts.get(best!)!).toBeGreaterThan(2 * counts.get(node.order[0]!)!);
  });

  test("ends early when one move is clearly better", () => {
    const node = nodeOf(2);
    const contest = new Contest(node, 1000);
    let tries = 0;
    while (!contest.isDecided && tries < 1000) {
      const edge = contest.next();
      tries++;
      credit(node, edge, edge === node.order[1] ? 0.9 + 0.01 * (tries % 3) : 0.1 + 0.01 * (tries % 3));
      contest.narrow(tries / 1000);
    }
    expect(tries).toBeLessThan(200);
    expect(contest.ranked()[0]).toBe(node.order[1]);
  });

  test("takes less effort the fewer moves there are, and given time in full", () => {
    const now = () => 0;
    expect([2, 3, 6, 40].map(moves => effortFor(moves, { iterations: 120 }).iterations)).toEqual([40, 60, 120, 120]);
    expect(effortFor(2, { iterations: 120, time: { milliseconds: 500, now } }).time).toEqual({
      milliseconds: 500,
      now,
    });
  });
});
