// A game late in its course, put into a browser as a table of its own device, in which its person is asked.
import type { Page } from "playwright-core";
import { registry } from "#games/registry.ts";
import { isOver } from "#kernel/look.ts";
import { saveOf } from "#kernel/save.ts";
import { chooseAt, infoOf, type Label, type LocalTable, newTable, tableFrom } from "../app/local/table.ts";
import { answerTo } from "../app/local/thinking.ts";

/** How far into the game. */
const PART = 0.85;
const SEED = "late";
/** A game by lot that never ends is late after so many choices. */
const MOST = 1500;

const label = (seats: number): Label => ({
  id: "1a7e0000",
  seats: Array.from({ length: seats }, (_, seat) =>
    seat === 0
      ? { kind: "person" as const, name: "Ada" }
      : { kind: "bot" as const, name: `Bot ${seat}`, level: "random" },
  ),
  lesson: null,
  script: null,
  created: Date.now(),
});

/** A table that bots have played to late in the game, with a question to its person. */
export function lateTable(id: string): LocalTable {
  const { game } = registry[id]!;
  const { seats } = label(game.seats.at(-1)!);
  const table = newTable(game, { game: id, seats, options: {}, seatOptions: [] }, label(seats.length), SEED);
  const asked: number[] = [];
  while (!isOver(table.match.state) && table.match.journal.length < MOST) {
    const { state, journal } = table.match;
    const [seat] = state.open;
    if (state.open.includes(0)) asked.push(journal.length);
    const seed = table.faced.seedFor(SEED, state, seat!);
    chooseAt(table, seat!, answerTo(game, { level: "random", state, seat: seat!, seed })!);
  }
  const { journal } = table.match;
  const line = asked.findLast(each => each <= journal.length * PART) ?? asked[0]!;
  return tableFrom(saveOf(table.match), game, line, label(seats.length));
}

/** Puts the table onto the browser's shelves; returns its address. */
export async function keepIn(page: Page, table: LocalTable): Promise<string> {
  const [info, save] = [infoOf(table, Date.now()), saveOf(table.match)];
  await page.evaluate(
    ([info, save]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open("hetman", 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore("tables", { keyPath: "id" });
          request.result.createObjectStore("saves");
        };
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const work = request.result.transaction(["tables", "saves"], "readwrite");
          work.objectStore("saves").put(save, info.id);
          work.objectStore("tables").put(info);
          work.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [info, save] as const,
  );
  return `/local/${info.id}`;
}
