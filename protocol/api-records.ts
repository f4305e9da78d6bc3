// Endpoints for records of games that are over.
import { z } from "zod";
import { asViewer, inTable, withKey } from "./at-table.ts";
import type { Endpoint } from "./endpoint.ts";
import { replayStep } from "./play.ts";
import { count } from "./text.ts";

export const records = {
  "GET /api/tables/:table/replay": {
    about: "A finished game through any seat's eyes: the steps from `from`, up to 100; step 0 is the setup.",
    who: "anyone",
    params: inTable,
    query: withKey.extend({ as: asViewer, from: count.default(0) }),
    reply: z.object({ steps: z.array(replayStep), total: z.number().int() }),
  },
  "GET /api/tables/:table/export": {
    about: "A finished game as one JSON file that `hetman replay` runs again and verifies.",
    who: "anyone",
    params: inTable,
    query: withKey,
    reply: z.record(z.string(), z.unknown()),
  },
} satisfies Record<string, Endpoint>;
