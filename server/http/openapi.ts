// The API described for others: an OpenAPI document and a page, both made from the protocol's table.
import { z } from "zod";
import { api } from "#protocol/api.ts";
import type { Endpoint } from "#protocol/endpoint.ts";
import { errorCodes, PROTOCOL } from "#protocol/errors.ts";
import { clientMessage, serverMessage } from "#protocol/socket.ts";

const needs: Readonly<Record<Endpoint["who"], string>> = {
  anyone: "",
  person: " <em>Needs a session.</em>",
  moderator: " <em>For moderators with a second factor.</em>",
};

type Document = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Document => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any", target: "draft-2020-12" });
  return rest;
};

const refusal: Document = {
  type: "object",
  properties: {
    error: {
      type: "object",
      properties: { code: { enum: Object.keys(errorCodes) }, params: { type: "object" } },
    },
  },
};

function parametersOf(schema: z.ZodObject | undefined, place: "path" | "query"): Document[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Document;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: each,
  }));
}

function operationOf({ about, who, params, query, body, reply }: Endpoint): Document {
  return {
    summary: about,
    security: who !== "anyone" ? [{ session: [] }] : [],
    parameters: [...parametersOf(params, "path"), ...parametersOf(query, "query")],
    ...(body && {
      requestBody: { required: true, content: { "application/json": { schema: schemaOf(body, "input") } } },
    }),
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: schemaOf(reply, "output") } } },
      default: { description: "Refused.", content: { "application/json": { schema: refusal } } },
    },
  };
}

let cached: Document | null = null;

/** The OpenAPI document; socket messages are under `x-socket`. */
export function openApi(build: string): Document {
  if (cached) return cached;
  const paths: Record<string, Document> = {};
  for (const [route, endpoint] of Object.entries(api) as [string, Endpoint][]) {
    const [method = "", path = ""] = route.split(" ");
    const url = path.replace(/:(\w+)/g, "{$1}");
    paths[url] = { ...paths[url], [method.toLowerCase()]: operationOf(endpoint) };
  }
  cached = {
    openapi: "3.1.0",
    info: { title: "Hetman", version: build, description: "Tables, seats and games of Hetman." },
    paths,
    components: { securitySchemes: { session: { type: "apiKey", in: "cookie", name: "hetman" } } },
    "x-errors": errorCodes,
    "x-socket": {
      url: "/api/socket",
      protocol: PROTOCOL,
      client: schemaOf(clientMessage, "input"),
      server: schemaOf(serverMessage, "output"),
    },
  };
  return cached;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`);
const block = (title: string, value: unknown): string =>
  value === undefined
    ? ""
    : `<details><summary>${escaped(title)}</summary><pre>${escaped(JSON.stringify(value, null, 2))}</pre></details>`;

function endpointHtml([route, endpoint]: [string, Endpoint]): string {
  const { params, query, body, reply, about, who } = endpoint;
  const parts = [
    block("path", params && schemaOf(params, "input")),
    block("query", query && schemaOf(query, "input")),
    block("body", body && schemaOf(body, "input")),
    block("reply", schemaOf(reply, "output")),
  ];
  return `<section><h3>${escaped(route)}</h3><p>${escaped(about)}${needs[who]}</p>${parts.join("")}</section>`;
}

function messagesHtml(union: { options: readonly z.ZodType[] }, io: "input" | "output"): string {
  return union.options
    .map(option => {
      const schema = schemaOf(option, io) as { properties?: { type?: { const?: string } }; description?: string };
      const name = schema.properties?.type?.const ?? "";
      return `<section><h3>${escaped(name)}</h3><p>${escaped(schema.description ?? "")}</p>${block("schema", schema)}</section>`;
    })
    .join("");
}

/** The page for people; no script, so that the strictest policy shows it. */
export function docsPage(): string {
  const codes = Object.entries(errorCodes).map(
    ([code, about]) => `<dt><code>${code}</code></dt><dd>${escaped(about)}</dd>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hetman: API</title><style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
h3{font-family:ui-monospace,monospace;margin-bottom:0}pre{overflow:auto;background:#8882;padding:.5rem}</style>
<h1>Hetman: API</h1><p>Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>HTTP</h2>${(Object.entries(api) as [string, Endpoint][]).map(endpointHtml).join("")}
<h2>Socket <code>/api/socket</code>, protocol ${PROTOCOL}</h2>
<h2>Messages of the client</h2>${messagesHtml(clientMessage, "input")}
<h2>Messages of the server</h2>${messagesHtml(serverMessage, "output")}
<h2>Errors</h2><dl>${codes.join("")}</dl></html>`;
}
