// How many of their games people finish: what counts, how it recovers, and tables that ask for it.
import { expect, test } from "vitest";
import { endTable } from "#server/play/votes.ts";
import { onBothStorages } from "./both-storages.ts";
import { Client } from "./client.ts";

onBothStorages(place => {
  const open = async (owner: Client, more: Record<string, unknown> = {}) => {
    const seats = [{ kind: "me" as const }, { kind: "open" as const }];
    const body = { game: "duel", seats, visibility: "public" as const, ...more };
    return (await owner.call("POST /api/tables", { body })).table.id;
  };
  const join = (who: Client, table: string) =>
    who.call("POST /api/tables/:table/join", { params: { table }, body: {} });
  const start = async (owner: Client, other: Client) => {
    const params = { table: await open(owner) };
    await join(other, params.table);
    await owner.call("POST /api/tables/:table/start", { params, body: {} });
    return params;
  };
  const end = async ({ table }: { table: string }) => {
    const live = await place.server.services.hub.get(table);
    await live.run(() => endTable(live));
    // Which game was the latest is told by the time it ended.
    await place.time.pass(5);
  };
  const rate = async (who: Client) => (await who.call("GET /api/me/statistics")).finishRate;
  const left = async (who: Client, params: { table: string }) =>
    who.call("POST /api/tables/:table/leave", { params, body: {} });

  test("a game left to a bot counts against a person until they come back or play others to the end", async () => {
    const [anna, ben] = [await Client.guest(place.port, "Anna"), await Client.guest(place.port, "Ben")];
    const first = await start(anna, ben);
    expect(await rate(ben)).toEqual({ finished: 0, of: 0 });
    await left(ben, first);
    expect(await rate(ben)).toEqual({ finished: 0, of: 1 });
    await ben.call("POST /api/tables/:table/return", { params: first, body: {} });
    expect(await rate(ben)).toEqual({ finished: 0, of: 0 });
    await left(ben, first);
    await end(first);
    expect([await rate(anna), await rate(ben)]).toEqual([
      { finished: 1, of: 1 },
      { finished: 0, of: 1 },
    ]);
    // Twenty games later it is forgotten.
    for (let i = 0; i < 20; i++) await end(await start(anna, ben));
    expect(await rate(ben)).toEqual({ finished: 20, of: 20 });
  });

  test("a game without other people says nothing", async () => {
    const anna = await Client.guest(place.port, "Anna");
    const seats = [{ kind: "me" as const }, { kind: "bot" as const, level: "random" }];
    const { table } = await anna.call("POST /api/tables", { body: { game: "duel", seats, start: true } });
    await left(anna, { table: table.id });
    await end({ table: table.id });
    expect(await rate(anna)).toEqual({ finished: 0, of: 0 });
  });

  test("a table may ask for people who finish: it shows their rates, and refuses those who often leave", async () => {
    const [anna, ben] = [await Client.guest(place.port, "Anna"), await Client.guest(place.port, "Ben")];
    for (let i = 0; i < 5; i++) {
      // Those who are new are welcome.
      const strict = await open(anna, { finishPercent: 90 });
      await join(ben, strict);
      await anna.call("DELETE /api/tables/:table", { params: { table: strict } });
      const game = await start(anna, ben);
      if (i === 0) await left(ben, game);
      await end(game);
    }
    const table = await open(anna, { finishPercent: 90 });
    await expect(join(ben, table)).rejects.toThrow("finish-rate");
    await anna.call("PATCH /api/tables/:table", { params: { table }, body: { finishPercent: 80 } });
    await join(ben, table);
    const { people } = await anna.call("GET /api/tables/:table/people", { params: { table }, query: {} });
    expect(people.map(({ name, finishRate }) => ({ name, ...finishRate }))).toEqual([
      { name: "Anna", finished: 5, of: 5 },
      { name: "Ben", finished: 4, of: 5 },
    ]);
  });
});
