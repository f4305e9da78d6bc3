// Groups: who joins how, whose tables they see, how members did against each other, and what stays when people go.
import { expect, test } from "vitest";
import { standingOf } from "#server/people/groups.ts";
import type { TableDoc } from "#server/tables/doc.ts";
import { onBothStorages } from "./both-storages.ts";
import { Client } from "./client.ts";

const person = (id: string) => ({ id, name: id.toUpperCase() });

/** A finished game: who sat where, and their places. */
function over(sitters: readonly (string | null)[], places: readonly number[], standIn = -1): TableDoc {
  const seats = sitters.map((id, i) => ({ person: id, plan: "open", standIn: i === standIn ? "left" : null }));
  return { seats, result: { places, winners: [] } } as unknown as TableDoc;
}

test("a standing counts members against members: no bots, no outsiders, nobody for whom a bot played", () => {
  const members = ["a", "b", "c", "d"].map(person);
  const docs = [
    // An outsider wins; of the members b is first.
    over(["a", "b", "x"], [3, 2, 1]),
    over(["a", "b", null], [1, 1, 2]),
    over(["a", "c"], [1, 2]),
    // A bot played on for c: nobody met anybody.
    over(["a", "c"], [1, 2], 1),
    over(["a", null], [1, 2]),
  ];
  expect(standingOf(docs, members)).toEqual([
    { person: person("b"), games: 2, first: 2, beaten: 1, met: 2 },
    { person: person("a"), games: 3, first: 2, beaten: 1, met: 3 },
    { person: person("c"), games: 1, first: 0, beaten: 0, met: 1 },
  ]);
});

onBothStorages(
  place => {
    const guests = (...names: string[]) => Promise.all(names.map(name => Client.guest(place.port, name)));
    const befriend = async (a: Client, b: Client) => {
      for (const [by, to] of [
        [a, b],
        [b, a],
      ] as const)
        await by.call("PUT /api/me/people/:person", { params: { person: to.me!.id }, body: { tie: "friend" } });
    };
    const make = async (owner: Client, name = "Thursday club") =>
      (await owner.call("POST /api/groups", { body: { name } })).group;
    const join = async (who: Client, group: string, code?: string) => {
      // One after the other: who joined first stands first.
      await place.time.pass(5);
      return who.call("POST /api/groups/:group/join", { params: { group }, body: code === undefined ? {} : { code } });
    };
    const look = async (who: Client, group: string, code?: string) =>
      (await who.call("GET /api/groups/:group", { params: { group }, query: code === undefined ? {} : { code } }))
        .group;
    const open = async (owner: Client, group?: string) =>
      (
        await owner.call("POST /api/tables", {
          body: { game: "duel", seats: [{ kind: "me" }, { kind: "open" }], ...(group && { group }) },
        })
      ).table;
    const members = async (who: Client, group: string) =>
      (await look(who, group)).inside!.members.map(({ name }) => name);

    test("people join by the link or when a friend asks them; a new link ends the old one", async () => {
      const [ala, bob, eve, zoe] = await guests("Ala", "Bob", "Eve", "Zoe");
      const { id, inside } = await make(ala!);
      expect(await look(bob!, id, inside!.code)).toMatchObject({ name: "Thursday club", size: 1, inside: null });
      await expect(look(bob!, id)).rejects.toThrow("not-found");
      await expect(join(bob!, id, "guessed")).rejects.toThrow("not-found");
      await join(bob!, id, inside!.code);
      await ala!.call("PATCH /api/groups/:group", { params: { group: id }, body: { newCode: true } });
      await expect(join(eve!, id, inside!.code)).rejects.toThrow("not-found");
      // Members ask their friends, and nobody else.
      const ask = (who: Client) =>
        bob!.call("POST /api/groups/:group/invite", { params: { group: id }, body: { person: who.me!.id } });
      await expect(ask(eve!)).rejects.toThrow("not-friends");
      await befriend(bob!, eve!);
      expect((await ask(eve!)).group.inside!.asked).toEqual([{ id: eve!.me!.id, name: "Eve" }]);
      expect((await eve!.call("GET /api/me/groups")).groups).toMatchObject([{ id, isIn: false, size: 2 }]);
      expect((await look(eve!, id)).inside).toBeNull();
      await join(eve!, id);
      expect(await members(eve!, id)).toEqual(["Ala", "Bob", "Eve"]);
      expect((await zoe!.call("GET /api/me/groups")).groups).toEqual([]);
    });

    test("a person asked is told by the ways they allow", async () => {
      const [ala, bob] = await guests("Ala", "Bob");
      const rules = { kinds: ["invitation" as const], delaySeconds: 0, webhook: "http://127.0.0.1:9/x", email: false };
      await bob!.call("PUT /api/me/notices", { body: rules });
      await befriend(ala!, bob!);
      const { id } = await make(ala!);
      const params = { group: id };
      const waiting = async () =>
        (await bob!.call("GET /api/me/notices")).health.find(({ channel }) => channel === "webhook")!.waiting;
      await ala!.call("POST /api/groups/:group/invite", { params, body: { person: bob!.me!.id } });
      expect(await waiting()).toBe(1);
      // Once is enough.
      await ala!.call("POST /api/groups/:group/invite", { params, body: { person: bob!.me!.id } });
      expect(await waiting()).toBe(1);
      await join(bob!, id);
      await open(ala!, id);
      await expect.poll(waiting).toBe(2);
    });

    test("a group's table is seen, watched and joined by members, and by nobody else", async () => {
      const [ala, bob, eve] = await guests("Ala", "Bob", "Eve");
      const { id, inside } = await make(ala!);
      await join(bob!, id, inside!.code);
      await expect(open(eve!, id)).rejects.toThrow("not-found");
      const { id: table } = await open(ala!, id);
      const params = { table };
      expect((await look(bob!, id)).inside!.tables.map(each => each.id)).toEqual([table]);
      expect((await bob!.call("GET /api/me/groups")).groups).toMatchObject([{ open: 1, running: 0 }]);
      expect((await bob!.call("GET /api/tables/:table", { params, query: {} })).table.group).toBe(id);
      await expect(eve!.call("GET /api/tables/:table", { params, query: {} })).rejects.toThrow("not-found");
      await expect(eve!.call("POST /api/tables/:table/join", { params, body: {} })).rejects.toThrow("not-found");
      const [talk, strange] = [await bob!.connect(), await eve!.connect()];
      expect((await talk.subscribe(table, "spectator")).info.id).toBe(table);
      await expect(strange.subscribe(table, "spectator")).rejects.toThrow("not-found");
      talk.close();
      strange.close();
      await bob!.call("POST /api/tables/:table/join", { params, body: {} });
      await ala!.call("POST /api/tables/:table/start", { params, body: {} });
      // It is in nobody's lobby.
      expect((await eve!.call("GET /api/tables", { query: {} })).tables.map(each => each.id)).not.toContain(table);
      // The owner takes it out of the group while it gathers, never puts it into one of others.
      const other = await open(ala!, id);
      const change = (group: string | null) =>
        ala!.call("PATCH /api/tables/:table", { params: { table: other.id }, body: { group } });
      expect((await change(null)).table.group).toBeNull();
      await expect(change((await make(eve!)).id)).rejects.toThrow("not-found");
    });

    test("members leave, are removed, take over; the last one ends the group", async () => {
      const [ala, bob, eve] = await guests("Ala", "Bob", "Eve");
      const { id, inside } = await make(ala!);
      await join(bob!, id, inside!.code);
      await join(eve!, id, inside!.code);
      const { id: table } = await open(ala!, id);
      const go = (who: Client, whom: Client) =>
        who.call("DELETE /api/groups/:group/members/:person", { params: { group: id, person: whom.me!.id } });
      await expect(go(bob!, eve!)).rejects.toThrow("not-allowed");
      await go(ala!, eve!);
      await expect(look(eve!, id)).rejects.toThrow("not-found");
      await expect(eve!.call("GET /api/tables/:table", { params: { table }, query: {} })).rejects.toThrow("not-found");
      await join(eve!, id, inside!.code);
      const hand = (to: Client) =>
        ala!.call("PATCH /api/groups/:group", { params: { group: id }, body: { owner: to.me!.id } });
      expect((await hand(eve!)).group.owner.name).toBe("Eve");
      await expect(hand(bob!)).rejects.toThrow("not-allowed");
      // The owner goes: the longest-standing member owns the group.
      await go(eve!, eve!);
      expect((await look(bob!, id)).owner.name).toBe("Ala");
      await go(ala!, ala!);
      await go(bob!, bob!);
      await expect(look(bob!, id)).rejects.toThrow("not-found");
      await expect(join(bob!, id, inside!.code)).rejects.toThrow("not-found");
    });

    test("a deleted group leaves its tables to their people; a guest's groups go with the guest to an account", async () => {
      const [ala, bob] = await guests("Ala", "Bob");
      const { id, inside } = await make(ala!);
      await join(bob!, id, inside!.code);
      const { id: table } = await open(ala!, id);
      const second = await make(bob!, "Friday");
      await ala!.call("DELETE /api/groups/:group", { params: { group: id } });
      expect((await ala!.call("GET /api/tables/:table", { params: { table }, query: {} })).table.id).toBe(table);
      await expect(bob!.call("GET /api/tables/:table", { params: { table }, query: {} })).rejects.toThrow("not-found");
      const account = { login: `zoe${second.id}`, password: "correct horse battery", name: "Zoe" };
      await new Client(place.port).call("POST /api/account", { body: account });
      const { login, password } = account;
      await bob!.call("POST /api/sign-in", { body: { login, password, keep: true } });
      expect((await bob!.call("GET /api/me/groups")).groups).toMatchObject([
        { name: "Friday", isOwner: true, size: 1 },
      ]);
      expect((await bob!.call("GET /api/me/export")).groups).toEqual([{ name: "Friday", isIn: true }]);
    });

    test("people who do not get on with a group's owner do not join it", async () => {
      const [ala, bob] = await guests("Ala", "Bob");
      const { id, inside } = await make(ala!);
      await ala!.call("PUT /api/me/people/:person", { params: { person: bob!.me!.id }, body: { tie: "block" } });
      await expect(join(bob!, id, inside!.code)).rejects.toThrow("not-together");
    });
  },
  { privateTargets: true },
);
