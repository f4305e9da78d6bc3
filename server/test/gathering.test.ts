// Before the start: people choose and say that they are ready, the owner changes everything, and names are told apart.
import { expect, test } from "vitest";
import type { TableInfo } from "#protocol/tables.ts";
import { onBothStorages } from "./both-storages.ts";
import { Client } from "./client.ts";

const MINUTE = 60_000;

onBothStorages(place => {
  async function scene(names: readonly string[] = ["Ala", "Bob", "Ewa"], plan: Record<string, unknown> = {}) {
    const people: Client[] = [];
    for (const name of names) people.push(await Client.guest(place.port, name));
    const open = names.slice(1).map(() => ({ kind: "open" as const }));
    const body = { game: "duel", seats: [{ kind: "me" as const }, ...open], visibility: "public" as const, ...plan };
    const { table } = await people[0]!.call("POST /api/tables", { body });
    const params = { table: table.id };
    for (const person of people.slice(1)) await person.call("POST /api/tables/:table/join", { params, body: {} });
    const info = async (): Promise<TableInfo> =>
      (await people[0]!.call("GET /api/tables/:table", { params, query: {} })).table;
    const namesOf = async () => (await info()).seats.map(({ name }) => name);
    return { people, params, info, namesOf };
  }

  test("people say that they are ready, and say it again when the owner changes what is played", async () => {
    const { people, params, info } = await scene();
    for (const person of people) await person.call("POST /api/tables/:table/ready", { params, body: { ready: true } });
    const ready = async () => (await info()).seats.map(({ isReady }) => isReady);
    expect(await ready()).toEqual([true, true, true]);
    await people[0]!.call("PATCH /api/tables/:table", { params, body: { title: "Thursday" } });
    expect(await ready()).toEqual([true, true, true]);
    await people[0]!.call("PATCH /api/tables/:table", { params, body: { pace: { kind: "days", days: 2 } } });
    expect(await ready()).toEqual([true, false, false]);
    await people[1]!.call("POST /api/tables/:table/leave", { params, body: {} });
    await people[1]!.call("POST /api/tables/:table/join", { params, body: {} });
    expect(await ready()).toEqual([true, false, false]);
  });

  test("the owner swaps seats with all that is in them, and only before the start", async () => {
    const { people, params, info, namesOf } = await scene();
    const seat = { ...params, seat: 1 };
    const red = { options: { color: "red" } };
    await people[1]!.call("PUT /api/tables/:table/seats/:seat/options", { params: seat, body: red });
    const swap = () => people[0]!.call("POST /api/tables/:table/swap", { params, body: { seats: [0, 1] } });
    await swap();
    expect(await namesOf()).toEqual(["Bob", "Ala", "Ewa"]);
    expect((await info()).seats[0]!.options.color).toBe("red");
    await people[0]!.call("POST /api/tables/:table/start", { params, body: {} });
    await expect(swap()).rejects.toThrow("already-started");
  });

  test("seats come and go; nobody loses a seat by it", async () => {
    const { people, params, info, namesOf } = await scene(["Ala", "Bob"]);
    const resize = (seatCount: number) =>
      people[0]!.call("PATCH /api/tables/:table", { params, body: { seatCount } }).then(() => undefined);
    await resize(4);
    expect((await info()).seats.map(({ kind }) => kind)).toEqual(["person", "person", "open", "open"]);
    await people[0]!.call("POST /api/tables/:table/swap", { params, body: { seats: [1, 3] } });
    await resize(2);
    expect(await namesOf()).toEqual(["Ala", "Bob"]);
    await expect(resize(9)).rejects.toThrow("bad-seats");
    const three = await scene();
    const shrink = three.people[0]!.call("PATCH /api/tables/:table", { params: three.params, body: { seatCount: 2 } });
    await expect(shrink).rejects.toThrow("seat-taken");
  });

  test("the owner removes people, hands the table over, and an owner who leaves leaves it to the next", async () => {
    const { people, params, info, namesOf } = await scene();
    const [ala, bob, ewa] = people.map(({ me }) => me!.id);
    await people[0]!.call("PUT /api/tables/:table/seats/:seat", {
      params: { ...params, seat: 2 },
      body: { kind: "open" },
    });
    expect(await namesOf()).toEqual(["Ala", "Bob", ""]);
    const give = (by: number, person: string) =>
      people[by]!.call("POST /api/tables/:table/owner", { params, body: { person } });
    await expect(give(0, ewa!)).rejects.toThrow("not-seated");
    await expect(give(1, ala!)).rejects.toThrow("not-allowed");
    await give(0, bob!);
    expect((await info()).owner).toEqual({ id: bob, name: "Bob" });
    await people[1]!.call("POST /api/tables/:table/leave", { params, body: {} });
    expect((await info()).owner.id).toBe(ala);
  });

  test("when the owner stays away for as long as the table waits, a person who sits there takes it", async () => {
    const { people, params, info } = await scene(["Ala", "Bob"], { patienceMinutes: 10 });
    const [owner, talk] = [await people[0]!.connect(), await people[1]!.connect()];
    await owner.subscribe(params.table, 0);
    await talk.subscribe(params.table, 1);
    await place.time.pass(20 * MINUTE);
    const bob = people[1]!.me!.id;
    const take = () => people[1]!.call("POST /api/tables/:table/owner", { params, body: { person: bob } });
    await expect(take()).rejects.toThrow("still-there");
    owner.close();
    await talk.until("presence", ({ online }) => online.length === 1 && online[0] === bob);
    await place.time.pass(9 * MINUTE);
    await expect(take()).rejects.toThrow("still-there");
    await place.time.pass(MINUTE);
    await take();
    expect((await info()).owner.name).toBe("Bob");
    talk.close();
  });

  test("people with the same name are told apart everywhere: seats, owner, lists, votes", async () => {
    const { people, params, info, namesOf } = await scene(["Ola", "Ola", "ola "]);
    expect(await namesOf()).toEqual(["Ola", "Ola (2)", "ola (3)"]);
    await people[0]!.call("POST /api/tables/:table/owner", { params, body: { person: people[1]!.me!.id } });
    expect((await info()).owner.name).toBe("Ola (2)");
    const { tables } = await people[2]!.call("GET /api/me/tables", { query: {} });
    expect(tables[0]!.seats.map(({ person }) => person?.name)).toEqual(["Ola", "Ola (2)", "ola (3)"]);
    await people[1]!.call("POST /api/tables/:table/start", { params, body: {} });
    const talk = await people[1]!.connect();
    await talk.ask({ type: "propose", table: params.table, kind: "end", seat: 1 });
    expect((await info()).proposals[0]!.by!.name).toBe("Ola (2)");
    talk.close();
  });

  test("the code of an invitation says which game and by whom, and which seat it is for", async () => {
    const ala = await Client.guest(place.port, "Ala");
    const seats = [{ kind: "me" as const }, { kind: "open" as const }, { kind: "invited" as const }];
    const { table } = await ala.call("POST /api/tables", { body: { game: "duel", seats } });
    const invite = table.seats[2]!.invite!;
    const stranger = new Client(place.port);
    const read = (query: { invite?: string }) =>
      stranger.call("GET /api/tables/:table", { params: { table: table.id }, query });
    await expect(read({})).rejects.toThrow("not-found");
    await expect(read({ invite: "wrong" })).rejects.toThrow("not-found");
    const { table: seen } = await read({ invite });
    expect(seen).toMatchObject({ game: "duel", owner: { name: "Ala" }, key: null });
    expect(seen.seats.map(seat => seat.invite)).toEqual([null, null, invite]);
  });
});
