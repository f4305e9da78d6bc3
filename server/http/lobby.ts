// Endpoints for finding a table: the lobby, and a quick match.
import type { Asked } from "#protocol/api.ts";
import { tablePlan } from "#protocol/tables.ts";
import { gameNamed } from "../node.ts";
import { tiesOf } from "../people/ties.ts";
import { Refused } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { PersonRow } from "../store/people.ts";
import type { TableDoc } from "../tables/doc.ts";
import { newDoc } from "../tables/make.ts";
import { join } from "../tables/seats.ts";
import type { Handlers } from "./door.ts";

type Wish = Asked<"POST /api/quick-match">["body"];

/** Sits down at the table that fits and waits longest; null when there is none. */
export async function joinQuickly(
  { node, hub, lists }: Services,
  person: PersonRow,
  wish: Wish,
): Promise<string | null> {
  const { games, pace, language } = wish;
  const filter = { games, pace: pace.kind, free: true, ...(language === "any" ? {} : { language }) };
  const { tables } = await lists.lobby(filter, await tiesOf(node.store, person.id));
  const isSame = (other: unknown): boolean => JSON.stringify(other) === JSON.stringify(pace);
  for (const { id } of tables.filter(table => isSame(table.pace)).sort((a, b) => a.created - b.created)) {
    try {
      const live = await hub.get(id);
      await live.run(() => join(live, person, {}));
      return id;
    } catch (error) {
      // Another was quicker, or the table is closed or already mine: the next one.
      if (!(error instanceof Refused)) throw error;
      if (error.code === "already-seated") return id;
    }
  }
  return null;
}

/** A public table for a wish: the first game, at its usual size. */
export function quickDoc({ node }: Services, person: PersonRow, { games, pace, language }: Wish): TableDoc {
  const game = gameNamed(node, games[0] ?? "");
  const usual = game.seats[Math.floor((game.seats.length - 1) / 2)] ?? 2;
  const size = Math.max(2, usual);
  const open = Array.from({ length: size - 1 }, () => ({ kind: "open" as const }));
  const plan = { game: game.id, pace, language, visibility: "public" as const };
  return newDoc(node, tablePlan.parse({ ...plan, seats: [{ kind: "me" }, ...open] }), person);
}

/** The lobby. */
export function lobbyRoutes({ node, lists }: Services): Pick<Handlers, "GET /api/tables"> {
  return {
    "GET /api/tables": async ({ query }, { person }) => {
      const { game, stage, before, ...wanted } = query;
      if (stage === "finished") {
        const tables = await lists.finished(game, before);
        return { tables, total: tables.length };
      }
      const filter = { ...wanted, stage, ...(game === undefined ? {} : { games: [game] }) };
      const { tables, total } = await lists.lobby(filter, await tiesOf(node.store, person?.id ?? null));
      return { tables: [...tables], total };
    },
  };
}
