// Stands in for "vitest" in the tests of a campaign: it collects them instead of running them.
import { expect } from "vitest";

export { expect };

/** A collected test. */
export interface Collected {
  readonly file: string;
  readonly name: string;
  run(): unknown;
}

export const collected: Collected[] = [];
/** What must run once before the tests. */
export const preparations: (() => unknown)[] = [];

let file = "";
let path: readonly string[] = [];

/** Tests that follow come from this file. */
export function beginFile(name: string): void {
  file = name;
}

type Body = (...args: never[]) => unknown;
const bodyOf = (rest: readonly unknown[]): Body => rest.find((part): part is Body => typeof part === "function")!;
const rowOf = (row: unknown): never[] => (Array.isArray(row) ? row : [row]) as never[];

export function test(name: string, ...rest: readonly unknown[]): void {
  const body = bodyOf(rest);
  collected.push({ file, name: [...path, name].join(" > "), run: () => body() });
}
test.each =
  (rows: readonly unknown[]) =>
  (name: string, ...rest: readonly unknown[]): void => {
    for (const [i, row] of rows.entries()) test(`${name} ${i}`, () => bodyOf(rest)(...rowOf(row)));
  };

export function describe(name: string, ...rest: readonly unknown[]): void {
  const before = path;
  path = [...path, name];
  bodyOf(rest)();
  path = before;
}
describe.each =
  (rows: readonly unknown[]) =>
  (name: string, ...rest: readonly unknown[]): void => {
    for (const [i, row] of rows.entries()) describe(`${name} ${i}`, () => bodyOf(rest)(...rowOf(row)));
  };

export function beforeAll(prepare: () => unknown): void {
  preparations.push(prepare);
}
