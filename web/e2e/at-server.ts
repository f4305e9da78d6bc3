// Shortcuts of the tests with several people: what is not looked at goes by the API, with the same cookie.
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import type { Somebody, World } from "./world.ts";

type Method = "POST" | "PUT" | "PATCH" | "GET" | "DELETE";

/** A page of each browser from which the server is called: only the browser knows where a cluster is. */
const doors = new WeakMap<BrowserContext, Promise<Page>>();

async function openDoor(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/livez");
  return page;
}

/** Calls the server with somebody's cookie. */
export async function api<T = unknown>(
  { context }: Somebody,
  method: Method,
  path: string,
  data?: unknown,
): Promise<T> {
  const door = doors.get(context) ?? openDoor(context);
  doors.set(context, door);
  const call = { method, path, body: data === undefined ? null : JSON.stringify(data) };
  const { ok, text } = await (await door).evaluate(async ({ method, path, body }) => {
    const headers: Record<string, string> = body === null ? {} : { "content-type": "application/json" };
    const response = await fetch(path, { method, body, headers });
    return { ok: response.ok, text: await response.text() };
  }, call);
  expect(ok, `${method} ${path}: ${text}`).toBe(true);
  return JSON.parse(text) as T;
}

/** Somebody with a browser, known to the server by a name. */
export async function guest(world: World, name: string, taste: Parameters<World["somebody"]>[0] = {}) {
  const who = await world.somebody(taste);
  await api(who, "POST", "/api/guest", { name });
  return who;
}

/** A running table of the given people, the first of them its owner. */
export async function running(people: readonly Somebody[], plan: Record<string, unknown> = {}): Promise<string> {
  const id = await open(people, plan);
  await api(people[0]!, "POST", `/api/tables/${id}/start`, {});
  return id;
}

/** A table that the given people sit at, not started. */
export async function open(people: readonly Somebody[], plan: Record<string, unknown> = {}): Promise<string> {
  const [owner, ...others] = people;
  const seats = [{ kind: "me" }, ...others.map(() => ({ kind: "open" }))];
  const body = { game: "tytani", seats, visibility: "public", ...plan };
  const { table } = await api<{ table: { id: string } }>(owner!, "POST", "/api/tables", body);
  for (const other of others) await api(other, "POST", `/api/tables/${table.id}/join`, {});
  return table.id;
}

/** Opens a running table in everybody's browser. */
export async function look(people: readonly Somebody[], table: string): Promise<void> {
  for (const { page } of people) {
    await page.goto(`/table/${table}`);
    await page.locator(".hk-question").waitFor();
  }
}
