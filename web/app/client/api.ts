// The server's HTTP API, typed by the protocol. Every failure is a problem with a code.
import type { Call, Reply, Route } from "#protocol/api.ts";
import type { WireError } from "#protocol/errors.ts";
import { Problem } from "../problem.ts";

type Given<R extends Route> = { [P in keyof Call<R> as Call<R>[P] extends undefined ? never : P]: Call<R>[P] };

/** After this time a silent server counts as slow. */
const PATIENCE_MS = 15_000;

function addressOf(route: string, params: object, query: object): string {
  const path = route.split(" ")[1]!;
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return entries.length > 0 ? `${filled}?${search}` : filled;
}

async function send(address: string, method: string, body: unknown): Promise<Response> {
  try {
    return await fetch(address, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    const isSlow = error instanceof DOMException && error.name === "TimeoutError";
    throw new Problem(isSlow ? "server-slow" : "server-gone");
  }
}

async function read(response: Response): Promise<unknown> {
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  const value: unknown = isJson ? await response.json().catch(() => null) : null;
  if (response.ok && isJson) return value;
  const error = (value as { error?: WireError } | null)?.error;
  if (error) throw new Problem(error.code, error.params ?? {});
  // A proxy or a foreign server answered: to the reader our server is not there.
  throw new Problem("server-gone");
}

/** Calls an endpoint: `call("POST /api/guest", { body: { name } })`. */
export async function call<R extends Route>(route: R, given: Given<R>): Promise<Reply<R>> {
  const { params = {}, query = {}, body } = given as { params?: object; query?: object; body?: unknown };
  const method = route.split(" ")[0]!;
  return (await read(await send(addressOf(route, params, query), method, body))) as Reply<R>;
}
