// Endpoints about tables: making, listing, sitting, starting.
import type { Asked } from "#protocol/api.ts";
import type { TableInfo } from "#protocol/tables.ts";
import { gameNamed } from "../node.ts";
import { mustHaveRoom } from "../people/caps.ts";
import { finishRateOf } from "../people/finish-rate.ts";
import { askerAt, mustBeIn } from "../people/groups.ts";
import { restsOf } from "../people/rests.ts";
import { offeredLevels } from "../play/bots.ts";
import type { Live } from "../play/live.ts";
import { Refused } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { PersonRow } from "../store/people.ts";
import { mustBeOpen, mustOwn, mustSee } from "../tables/access.ts";
import { changeDoc } from "../tables/change.ts";
import type { TableDoc } from "../tables/doc.ts";
import { infoFor } from "../tables/info.ts";
import { changedDoc, newDoc } from "../tables/make.ts";
import {
  comeBackTo,
  handOver,
  join,
  leave,
  replan,
  seekSubstitute,
  setReady,
  setSeatOptions,
  swapSeats,
} from "../tables/seats.ts";
import { rematch, startGame } from "../tables/start.ts";
import type { Handlers } from "./door.ts";
import { joinQuickly, lobbyRoutes, quickDoc } from "./lobby.ts";

type TableRoutes = Exclude<
  Extract<keyof Handlers, `${string} /api/tables${string}` | "GET /api/games" | "POST /api/quick-match">,
  | `${string}/present`
  | `${string}/choices`
  | `${string}/history`
  | `${string}/recap`
  | `${string}/chat`
  | `${string}/own`
  | `${string}/orders${string}`
  | `${string}/silenced/${string}`
  | `${string}/report`
  | `${string}/replay`
  | `${string}/export`
>;

/** Runs something in a table's queue and shows the table after it. */
async function at(
  services: Services,
  table: string,
  person: PersonRow,
  act: (live: Live) => Promise<unknown>,
): Promise<{ table: TableInfo }> {
  const live = await services.hub.get(table);
  await live.run(() => act(live));
  return { table: infoFor(live.doc, person.id) };
}

/** Refuses a person who owns as many tables as they may, or has as many in the lobby. */
async function mustHaveTable({ node }: Services, person: PersonRow, more: { current?: boolean; inLobby: boolean }) {
  const { settings, store } = node;
  const has = await store.tables.owned(person.id);
  if (more.current) mustHaveRoom(settings, person, "tablesPerPerson", has.current);
  if (more.inLobby) mustHaveRoom(settings, person, "lobbyPerPerson", has.inLobby);
}

type Reading = "GET /api/games" | "GET /api/tables" | "GET /api/tables/:table" | "GET /api/tables/:table/people";

function lists(services: Services): Pick<Handlers, Reading> {
  const { node, hub } = services;
  const seenDoc = async (
    table: string,
    query: Asked<"GET /api/tables/:table">["query"],
    person: PersonRow | null,
  ): Promise<TableDoc> => {
    const doc = hub.peek(table)?.doc ?? (await node.store.tables.byId(table))?.doc;
    if (!doc) throw new Refused("not-found");
    const asker = { person: person?.id ?? null, key: query.key };
    mustSee(doc, await askerAt(node.store, doc, asker), query.invite);
    return doc;
  };
  return {
    ...lobbyRoutes(services),
    "GET /api/games": async () => ({
      games: Object.values(node.games).map(({ game }) => ({
        id: game.id,
        rules: game.rules,
        seats: [...game.seats],
        options: game.options,
        seatOptions: game.seatOptions,
        levels: [...offeredLevels],
      })),
    }),
    "GET /api/tables/:table": async ({ params, query }, { person }) => {
      const doc = await seenDoc(params.table, query, person);
      return { table: infoFor(doc, person?.id ?? null, query.invite) };
    },
    "GET /api/tables/:table/people": async ({ params, query }, { person }) => {
      const { seats } = infoFor(await seenDoc(params.table, query, person), person?.id ?? null);
      const people = new Map(seats.flatMap(seat => (seat.person ? [[seat.person.id, seat.person]] : [])));
      const rests = await restsOf(node.store, [...people.keys()]);
      const sitters = [...people.values()].map(async each => ({
        ...each,
        rest: rests[each.id] ?? { holidays: [], quiet: null },
        finishRate: await finishRateOf(node.store.tables, each.id),
      }));
      return { people: await Promise.all(sitters) };
    },
  };
}

/** Stores a new table. */
async function made({ node, lists: tableLists }: Services, doc: TableDoc): Promise<TableDoc> {
  if (!(await node.store.tables.create(doc, node.time.now()))) throw new Refused("storage");
  tableLists.touch(doc, true);
  return doc;
}

/** Endpoints about tables. */
export function tableRoutes(services: Services): Pick<Handlers, TableRoutes> {
  const { node, hub } = services;
  return {
    ...lists(services),
    "POST /api/quick-match": async ({ body }, { person }) => {
      for (const game of body.games) gameNamed(node, game);
      const found = await joinQuickly(services, person, body);
      if (found) return at(services, found, person, async () => undefined);
      await mustHaveTable(services, person, { current: true, inLobby: true });
      const doc = await made(services, quickDoc(services, person, body));
      return at(services, doc.id, person, async () => undefined);
    },
    "POST /api/tables": async ({ body }, { person }) => {
      await mustHaveTable(services, person, { current: true, inLobby: body.visibility === "public" && !body.start });
      await mustBeIn(node.store, body.group, person.id);
      const doc = await made(services, newDoc(node, body, person));
      return at(services, doc.id, person, async live => {
        await tellGroup(services, live, person);
        if (body.start) await startGame(live, person.id, undefined).catch(error => abandon(services, live, error));
      });
    },
    "PATCH /api/tables/:table": ({ params, body }, { person }) =>
      at(services, params.table, person, async live => {
        const isNew = body.visibility === "public" && live.doc.visibility !== "public";
        if (isNew && live.doc.owner.id === person.id) await mustHaveTable(services, person, { inLobby: true });
        await mustBeIn(node.store, body.group, person.id);
        return changeDoc(live, doc => {
          mustOwn(doc, person.id);
          mustBeOpen(doc);
          return changedDoc(node, doc, body);
        });
      }),
    "DELETE /api/tables/:table": async ({ params }, { person }) => {
      const live = await hub.get(params.table);
      await live.run(async () => {
        mustOwn(live.doc, person.id);
        mustBeOpen(live.doc);
        await removeTable(services, live);
      });
      return {};
    },
    ...seatRoutes(services),
  };
}

/** Endpoints for sitting, starting, and playing again. */
function seatRoutes(
  services: Services,
): Pick<Handlers, Exclude<Extract<TableRoutes, `${string} /api/tables/:table/${string}`>, Reading>> {
  const { node, hub, lists: tableLists } = services;
  return {
    "PUT /api/tables/:table/seats/:seat": ({ params, body }, { person }) =>
      at(services, params.table, person, live => replan(node, live, person.id, params.seat, body)),
    "PUT /api/tables/:table/seats/:seat/options": ({ params, body }, { person }) =>
      at(services, params.table, person, live => setSeatOptions(node, live, person.id, params.seat, body.options)),
    "PUT /api/tables/:table/seats/:seat/substitute": ({ params, body }, { person }) =>
      at(services, params.table, person, live => seekSubstitute(live, person.id, params.seat, body.seeks)),
    "POST /api/tables/:table/join": ({ params, body }, { person }) =>
      at(services, params.table, person, live => join(live, person, body)),
    "POST /api/tables/:table/ready": ({ params, body }, { person }) =>
      at(services, params.table, person, live => setReady(live, person.id, body.ready)),
    "POST /api/tables/:table/swap": ({ params, body }, { person }) =>
      at(services, params.table, person, live => swapSeats(live, person.id, body.seats)),
    "POST /api/tables/:table/owner": ({ params, body }, { person }) =>
      at(services, params.table, person, live => handOver(live, person.id, body.person)),
    "POST /api/tables/:table/leave": ({ params }, { person }) =>
      at(services, params.table, person, live => leave(live, person.id)),
    "POST /api/tables/:table/return": ({ params }, { person }) =>
      at(services, params.table, person, live => comeBackTo(live, person.id)),
    "POST /api/tables/:table/start": ({ params, body }, { person }) =>
      at(services, params.table, person, live => startGame(live, person.id, body.fill)),
    "POST /api/tables/:table/rematch": async ({ params }, { person }) => {
      const live = await hub.get(params.table);
      if (live.doc.rematch === null)
        await mustHaveTable(services, person, { current: true, inLobby: live.doc.visibility === "public" });
      const id = await live.run(() => rematch(live, person.id));
      return at(services, id, person, async next => tableLists.touch(next.doc, true));
    },
  };
}

/** The members of the group for which a table was opened may want to sit down. */
async function tellGroup({ node, notices }: Services, live: Live, owner: PersonRow): Promise<void> {
  const { group, seats } = live.doc;
  if (group === null || !seats.some(({ kind }) => kind === "open")) return;
  const members = (await node.store.groups.members(group)).filter(({ id, isIn }) => isIn && id !== owner.id);
  const people = members.map(({ id }) => id);
  notices.tell(live, "invitation", people, { author: owner, text: "" });
}

/** A table that was to start at once but cannot is not left behind. */
async function abandon(services: Services, live: Live, error: unknown): Promise<never> {
  await removeTable(services, live);
  throw error;
}

async function removeTable({ node, hub, lists: tableLists }: Services, live: Live): Promise<void> {
  if (!(await node.store.tables.remove(live.doc, live.stored.revision))) throw new Refused("already-started");
  for (const watcher of live.watchers) watcher.close();
  live.watchers.clear();
  live.publish({ kind: "doc" });
  tableLists.touch(live.doc, true);
  await hub.sleep(live);
}
