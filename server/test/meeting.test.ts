// Finding each other: the lobby and its filters, friends who are asked by name, people who do not want to meet, quick matches.
import { expect, test, vi } from "vitest";
import type { LobbyFilter } from "#protocol/tables.ts";
import { nextNumber } from "#server/ids.ts";
import { noTies, tiesFrom } from "#server/people/ties.ts";
import { found, listedOf } from "#server/tables/lobby.ts";
import { onBothStorages } from "./both-storages.ts";
import { Client, type Talk } from "./client.ts";
import { seated } from "./harness.ts";

test("friends are friends when both say so; a block parts them from either side", () => {
  const friend = (person: string, other: string) => ({ person, other, kind: "friend" as const });
  const block = (person: string, other: string) => ({ person, other, kind: "block" as const });
  const ties = tiesFrom("a", [friend("a", "b"), friend("b", "a"), friend("a", "c"), block("d", "a"), block("a", "e")]);
  expect([...ties.friends]).toEqual(["b"]);
  expect([...ties.apart].sort()).toEqual(["d", "e"]);
});

onBothStorages(place => {
  const tie = (by: Client, to: Client, what: "friend" | "block" | "none") =>
    by.call("PUT /api/me/people/:person", { params: { person: to.me!.id }, body: { tie: what } });
  const befriend = (a: Client, b: Client) => Promise.all([tie(a, b, "friend"), tie(b, a, "friend")]);
  const guests = (...names: string[]) => Promise.all(names.map(name => Client.guest(place.port, name)));
  const open = async (owner: Client, plan: Record<string, unknown> = {}) => {
    const seats = [{ kind: "me" as const }, { kind: "open" as const }, { kind: "open" as const }];
    return (await owner.call("POST /api/tables", { body: { game: "duel", seats, visibility: "public", ...plan } }))
      .table;
  };
  const join = (person: Client, table: string) =>
    person.call("POST /api/tables/:table/join", { params: { table }, body: {} });

  test("the lobby is searched and filtered, and says how many there are", async () => {
    const [ala, zoe, me] = await guests("Ala Łęcka", "Zoë", "Me");
    const tag = `t${Math.random().toString(36).slice(2)}`;
    await open(ala!, { title: `Thursday ${tag}`, pace: { kind: "days", days: 2 }, language: "pl", level: "new" });
    await open(zoe!, { title: `Night ${tag}`, language: "en" });
    await open(zoe!, { title: `Two ${tag}`, seats: [{ kind: "me" }, { kind: "invited" }] });
    await befriend(me!, zoe!);
    const titles = async (query: Record<string, unknown>) => {
      const { tables, total } = await me!.call("GET /api/tables", { query: { search: tag, ...query } as never });
      expect(total).toBe(tables.length);
      return tables.map(({ title }) => title.split(" ")[0]).sort();
    };
    expect(await titles({})).toEqual(["Night", "Thursday", "Two"]);
    expect(await titles({ search: `thursDAY ${tag}` })).toEqual(["Thursday"]);
    expect(await titles({ search: `lecka ${tag}` })).toEqual(["Thursday"]);
    expect(await titles({ search: `zoe ${tag}` })).toEqual(["Night", "Two"]);
    expect(await titles({ pace: "days" })).toEqual(["Thursday"]);
    expect(await titles({ language: "en" })).toEqual(["Night", "Two"]);
    expect(await titles({ level: "practised" })).toEqual(["Night", "Two"]);
    expect(await titles({ seats: 2 })).toEqual(["Two"]);
    expect(await titles({ free: true })).toEqual(["Night", "Thursday"]);
    expect(await titles({ friends: true })).toEqual(["Night", "Two"]);
    expect(await titles({ game: "chess" })).toEqual([]);
  });

  test("a watched lobby shows what fits, as it changes; the last filter counts", async () => {
    const [ala, me] = await guests("Ala", "Me");
    const tag = `t${Math.random().toString(36).slice(2)}`;
    const talk = await me!.connect();
    const watch = (filter: LobbyFilter) => talk.ask({ type: "watch", lists: ["lobby"], filter });
    void watch({ search: "nothing like this" });
    await watch({ search: tag, pace: "none" });
    await open(ala!, { title: `slow ${tag}`, pace: { kind: "days", days: 2 } });
    await open(ala!, { title: `fits ${tag}` });
    const told = () => {
      const last = talk.heard.findLast(each => each.type === "tables");
      return { titles: last?.tables.map(({ title }) => title), total: last?.total };
    };
    const look = async () => {
      await place.time.pass(300);
      return told();
    };
    await expect.poll(look).toEqual({ titles: [`fits ${tag}`], total: 1 });
    talk.close();
  });

  test("a thousand open tables cost little to look through", async () => {
    const [owner] = await guests("Owner");
    const { lists, node } = place.server.services;
    const { store } = node;
    const first = (await store.tables.byId((await open(owner!)).id))!.doc;
    const add = async (i: number) => {
      const doc = { ...first, id: `many${i}`, no: nextNumber(place.time.now()), title: `table ${i}` };
      await store.tables.create(doc, place.time.now());
      lists.touch(doc, true);
    };
    for (let i = 0; i < 1000; i += 50) await Promise.all(Array.from({ length: 50 }, (_, k) => add(i + k)));
    await open(owner!, { title: "the last one" });
    const read = async (query: Record<string, unknown>) => {
      const began = process.cpuUsage();
      const answer = await owner!.call("GET /api/tables", { query: query as never });
      const { user, system } = process.cpuUsage(began);
      return { ms: (user + system) / 1000, ...answer };
    };
    const cold = await read({});
    expect(cold.total).toBeGreaterThan(1000);
    expect(cold.tables).toHaveLength(60);
    const warm = await read({ search: "table 777" });
    expect(warm.tables.map(({ title }) => title)).toEqual(["table 777"]);
    // Of the processor, and generous: caches are shared with whatever else runs here.
    expect(cold.ms).toBeLessThan(1500);
    expect(warm.ms).toBeLessThan(250);
    // Of the thousand only the one that changes is read again, and one that is no longer public is gone.
    const readings = vi.spyOn(store.tables, "listed");
    await join((await guests("Visitor"))[0]!, "many777");
    const after = await read({ search: "table 777" });
    expect(after.tables[0]!.seats[1]).toMatchObject({ kind: "person", name: "Visitor" });
    const params = { table: "many777" };
    await owner!.call("PATCH /api/tables/:table", { params, body: { visibility: "link" } });
    expect((await read({ search: "table 777" })).total).toBe(0);
    expect((await read({})).total).toBe(cold.total - 1);
    expect(readings).not.toHaveBeenCalled();
    readings.mockRestore();
  });

  test("people who do not want to meet are never seated together, hear nothing of each other and see no tables", async () => {
    const [ala, bob, eve] = await guests("Ala", "Bob", "Eve");
    await tie(ala!, eve!, "block");
    const table = await open(bob!, { title: "meeting" });
    await join(ala!, table.id);
    await expect(join(eve!, table.id)).rejects.toThrow("not-together");
    const listed = async (who: Client) =>
      (await who.call("GET /api/tables", { query: { search: "meeting" } })).tables.map(({ id }) => id);
    expect(await listed(eve!)).not.toContain(table.id);
    expect(await listed(bob!)).toContain(table.id);
    // A block in a running game ends the talk between the two, not the game.
    const { people, table: running } = await seated(place.port, "duel", 3);
    await tie(people[0]!, people[1]!, "block");
    const talks: Talk[] = [];
    for (const [seat, person] of people.entries()) {
      talks.push(await person.connect());
      await talks[seat]!.subscribe(running, seat);
    }
    await talks[1]!.ask({ type: "chat", table: running, text: "from the blocked" });
    await talks[0]!.ask({ type: "chat", table: running, text: "from the blocker" });
    await talks[2]!.until("chat", ({ message }) => message.text === "from the blocker");
    await Promise.all(talks.map(talk => talk.ask({ type: "ping" })));
    const heard = talks.map(talk => talk.heard.flatMap(each => (each.type === "chat" ? [each.message.text] : [])));
    expect(heard[0]).not.toContain("from the blocked");
    expect(heard[1]).not.toContain("from the blocker");
    const { messages } = await people[1]!.call("GET /api/tables/:table/chat", { params: { table: running } });
    expect(messages.map(({ text }) => text)).toEqual(["from the blocked"]);
    // Nobody learns who blocks them.
    const { people: known } = await people[1]!.call("GET /api/me/people");
    expect(known).toEqual([]);
    for (const talk of talks) talk.close();
    // A blocked person does not come in as a substitute either.
    const stranger = await eve!.connect();
    await tie(people[2]!, eve!, "block");
    await stranger.subscribe(running, "spectator");
    await expect(stranger.ask({ type: "propose", table: running, kind: "substitute", seat: 0 })).rejects.toThrow(
      "not-together",
    );
    stranger.close();
  });

  test("friends ask, answer, and are invited to a seat by name; others are not", async () => {
    const [ala, bob, eve] = await guests("Ala", "Bob", "Eve");
    await tie(ala!, bob!, "friend");
    const states = async (who: Client) =>
      (await who.call("GET /api/me/people")).people.map(({ person, state }) => `${person.name} ${state}`);
    expect([await states(ala!), await states(bob!)]).toEqual([["Bob asked"], ["Ala asks"]]);
    await tie(bob!, ala!, "friend");
    expect([await states(ala!), await states(bob!)]).toEqual([["Bob friend"], ["Ala friend"]]);
    const table = await open(ala!, { visibility: "link" });
    const ask = (friend: Client) =>
      ala!.call("PUT /api/tables/:table/seats/:seat", {
        params: { table: table.id, seat: 1 },
        body: { kind: "invited", friend: friend.me!.id },
      });
    await expect(ask(eve!)).rejects.toThrow("not-friends");
    expect((await ask(bob!)).table.seats[1]).toMatchObject({ kind: "invited", invitee: { name: "Bob" } });
    const { tables } = await bob!.call("GET /api/me/tables", { query: {} });
    expect(tables.map(({ id }) => id)).toContain(table.id);
    expect((await join(bob!, table.id)).table.seats[1]!.person!.name).toBe("Bob");
    await tie(bob!, ala!, "none");
    expect([await states(ala!), await states(bob!)]).toEqual([[], []]);
  });

  test("a quick match sits down where others wait, and else waits itself; never with people one does not want to meet", async () => {
    const [ala, bob, eve] = await guests("Ala", "Bob", "Eve");
    const pace = { kind: "days" as const, days: 7 };
    const match = async (who: Client) =>
      (await who.call("POST /api/quick-match", { body: { games: ["duel"], pace } })).table;
    const first = await match(ala!);
    expect(first).toMatchObject({ stage: "open", visibility: "public", pace, owner: { name: "Ala" } });
    expect((await match(ala!)).id).toBe(first.id);
    await place.time.pass(10);
    await tie(ala!, eve!, "block");
    const other = await match(eve!);
    expect(other.id).not.toBe(first.id);
    expect((await match(bob!)).id).toBe(first.id);
    await expect(
      ala!.call("POST /api/quick-match", { body: { games: ["chess"], pace: { kind: "none" } } }),
    ).rejects.toThrow("unknown-game");
  });
});

test("free seats come first, then what changed last", () => {
  const table = (id: string, kind: string, updated: number) =>
    listedOf({ id, title: "", game: "g", owner: { id, name: "" }, stage: "open", seats: [{ kind }], updated } as never);
  const all = [table("full", "person", 9), table("old", "open", 1), table("new", "open", 5)].map(listed => ({
    ...listed,
    table: { ...listed.table, pace: { kind: "none" as const }, language: "any" as const, level: "any" as const },
  }));
  expect(found(all, {}, noTies).tables.map(({ id }) => id)).toEqual(["new", "old", "full"]);
});
