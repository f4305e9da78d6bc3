// Endpoints for finished games.

import { askerAt } from "../people/groups.ts";
import { exportGame, exportLost } from "../records/export.ts";
import { replayFor } from "../records/replay.ts";
import { Refused } from "../refusal.ts";
import type { Services } from "../services.ts";
import { mustView } from "../tables/access.ts";
import type { TableDoc } from "../tables/doc.ts";
import type { Handlers } from "./door.ts";
import { openApi } from "./openapi.ts";

type RecordRoutes = Extract<
  keyof Handlers,
  `GET /api/tables/${string}/${"replay" | "export"}` | "GET /api/openapi.json"
>;

/** A finished game that the person may see; all its secrets are out. */
async function finished(
  { hub, node }: Services,
  table: string,
  person: string | null,
  key: string | undefined,
): Promise<TableDoc> {
  const { doc } = await hub.get(table);
  mustView(doc, await askerAt(node.store, doc, { person, key }), "spectator");
  if (doc.stage !== "finished" && doc.stage !== "ended") throw new Refused("not-finished");
  return doc;
}

/** Endpoints for finished games. */
export function recordRoutes(services: Services): Pick<Handlers, RecordRoutes> {
  const { node } = services;
  return {
    "GET /api/tables/:table/replay": async ({ params, query }, { person }) => {
      const doc = await finished(services, params.table, person?.id ?? null, query.key);
      if (query.as !== "spectator" && query.as >= doc.seats.length) throw new Refused("unknown-seat");
      return replayFor(node, doc, query.as, query.from);
    },
    "GET /api/tables/:table/export": async ({ params, query }, { person, asFile }) => {
      const { doc, lost } = await services.hub.get(params.table);
      if (!lost) await finished(services, params.table, person?.id ?? null, query.key);
      const asker = { person: person?.id ?? null, key: query.key };
      mustView(doc, await askerAt(node.store, doc, asker), "spectator");
      const exported = lost ? await exportLost(node, doc, lost.code) : await exportGame(node, doc);
      asFile(`hetman-${doc.game}-${doc.id}.json`);
      return exported;
    },
    "GET /api/openapi.json": async () => openApi(node.build),
  };
}
