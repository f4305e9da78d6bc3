// What happened and what was said at a table before this client came.
import type { ChatMessage } from "#protocol/play.ts";
import type { TableInfo } from "#protocol/tables.ts";
import type { Happened } from "../local/messages.ts";
import { call } from "./api.ts";
import { type Here, happened, keyOf, patch } from "./online-table.ts";

/** Reads the log from its beginning. */
export async function readHistory(here: Here): Promise<void> {
  const as = here.viewer ?? "spectator";
  const past: Happened[] = [];
  try {
    for (let after = 0, isCut = true; isCut; ) {
      const query = { as, after, ...keyOf(here) };
      const page = await call("GET /api/tables/:table/history", { params: { table: here.id }, query });
      past.push(...page.steps.map(happened));
      isCut = page.isCut && page.steps.length > 0;
      after = page.steps[page.steps.length - 1]?.version ?? after;
    }
  } catch {
    return; // The log stays shorter than it could be; the game itself goes on.
  }
  if (as !== here.viewer) return;
  const read = past[past.length - 1]?.line ?? 0;
  patch(here, { past: [...past, ...here.state.get().past.filter(({ line }) => line > read)] });
}

/** Reads what was said: at the table for its people, else what those who watch are let hear. */
export async function readChat(here: Here): Promise<void> {
  const { mine, shared } = here.state.get();
  if (mine.length === 0 && !hearsTalk(shared?.info)) return;
  try {
    const query = keyOf(here);
    const { messages } = await call("GET /api/tables/:table/chat", { params: { table: here.id }, query });
    hear(here, messages);
  } catch {
    // Without its earlier lines the chat still works.
  }
}

/** Whether those who watch a table hear anything there now. */
export const hearsTalk = (info: TableInfo | undefined): boolean =>
  info !== undefined &&
  info.stage !== "open" &&
  (info.audience === "talks" || (info.audience === "reads" && (info.stage !== "running" || info.delayMinutes === 0)));

/** Adds lines to the chat, each once. */
export function hear(here: Here, lines: readonly ChatMessage[]): void {
  const shared = here.state.get().shared;
  if (!shared) return;
  const known = new Map([...shared.chat, ...lines].map(line => [line.id, line]));
  patch(here, { shared: { ...shared, chat: [...known.values()].sort((a, b) => a.id - b.id) } });
}
