// Every route of the API, called from its own description (OpenAPI): no answer may be a failure of the server.
import { fastChance } from "#kernel/chance.ts";
import { errorCodes } from "#protocol/errors.ts";
import { changeSite, OPERATOR } from "#server/care/deeds.ts";
import type { Server } from "#server/server.ts";
import { Client } from "./client.ts";
import { Grammar, type Schema } from "./grammar.ts";
import { seated } from "./harness.ts";
import { moderator } from "./moderator.ts";

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: "path" | "query"; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** What a run found. */
export interface FuzzReport {
  readonly calls: number;
  /** Answers by status. */
  readonly statuses: Record<string, number>;
  /** Calls that the server failed at, with what was sent. */
  readonly failures: string[];
}

/** The callers: nobody, a person with a seat, a moderator. Those who were deleted or suspended are replaced. */
async function callers(server: Server) {
  const { people, table } = await seated(server.port, "duel", 2);
  return { cookies: ["", people[0]!.cookie, (await moderator(server)).cookie], people, table };
}

const answerOf = (text: string): { error?: { code?: string } } | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Calls every route so many times. */
export async function fuzz(server: Server, seed: string, times: number): Promise<FuzzReport> {
  const document = (await new Client(server.port).call("GET /api/openapi.json")) as { paths: Paths };
  const statuses: Record<string, number> = {};
  const failures: string[] = [];
  let calls = 0;
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const { cookies, people, table } = await callers(server);
      const known = [table, people[0]!.me!.id, people[1]!.me!.id, "duel", "0", "1", "spectator", "master", "Ala"];
      const grammar = new Grammar(fastChance(`${seed} ${method} ${path}`), known);
      for (let i = 0; i < times; i++, calls++) {
        const sent = requestOf(grammar, path, method, operation);
        const headers = { cookie: grammar.pick(cookies), ...sent.headers };
        const response = await fetch(`http://127.0.0.1:${server.port}${sent.url}`, {
          method: method.toUpperCase(),
          headers,
          ...(sent.body === undefined ? {} : { body: sent.body }),
          signal: AbortSignal.timeout(30_000),
        });
        const text = await response.text();
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        const code = answerOf(text)?.error?.code;
        const isKnown = response.ok || (code !== undefined && code in errorCodes);
        if ((response.status >= 500 && code !== "read-only") || !isKnown)
          failures.push(`${method} ${sent.url} ${sent.body ?? ""} → ${response.status} ${text.slice(0, 200)}`);
      }
      await changeSite(
        server.services.node,
        { actor: OPERATOR, reason: "" },
        { isReadOnly: false, isByInvitation: false, announcement: null },
      );
      await server.services.care.done();
    }
  }
  return { calls, statuses, failures };
}

function requestOf(grammar: Grammar, path: string, method: string, { parameters, requestBody }: Operation) {
  const written = (schema: Schema): string => {
    const value = grammar.value(schema);
    return encodeURIComponent((typeof value === "string" ? value : JSON.stringify(value)).toWellFormed());
  };
  const query = new Map(
    parameters.filter(each => each.in === "query" && grammar.isRare(2)).map(each => [each.name, written(each.schema)]),
  );
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    written(parameters.find(each => each.name === name)?.schema ?? {}),
  );
  const url = `${filled}?${[...query].map(([name, value]) => `${name}=${value}`).join("&")}`;
  const schema = requestBody?.content["application/json"]?.schema;
  if (!schema || method === "get") return { url, headers: {} };
  const type = grammar.isRare(20) ? grammar.pick(["text/plain", "application/xml", ""]) : "application/json";
  const text = JSON.stringify(grammar.value(schema)) ?? "";
  const body = grammar.isRare(20) ? grammar.pick(["", "{", "[".repeat(3000), "null", `${text}}`]) : text;
  return { url, body, headers: { "content-type": type } };
}
