// A guest comes back from another device by a code of their own, and who was at a table survives a restart.
import { expect, test } from "vitest";
import { onBothStorages } from "./both-storages.ts";
import { Client } from "./client.ts";
import { seated } from "./harness.ts";

const MINUTE = 60_000;

onBothStorages(place => {
  const wayOf = async (guest: Client) => (await guest.call("POST /api/me/way-back", { body: {} })).code;
  const comeBack = async (code: string): Promise<Client> => {
    const device = new Client(place.port);
    device.me = (await device.call("POST /api/way-back", { body: { code } })).me;
    return device;
  };

  test("the code brings a guest back to the seat; the device before stays signed in", async () => {
    const { people, table } = await seated(place.port, "duel", 2);
    const phone = await comeBack(await wayOf(people[1]!));
    expect(phone.me).toEqual(people[1]!.me);
    const { present } = await (await phone.connect()).subscribe(table, 1);
    expect(present?.look.question).not.toBeNull();
    expect((await people[1]!.call("GET /api/me")).me?.id).toBe(phone.me!.id);
    expect((await phone.call("GET /api/me/sessions")).sessions).toHaveLength(2);
  });

  test("another code, ending it, an account and deletion each close the way; nothing stored opens it", async () => {
    const guest = await Client.guest(place.port, "Ola");
    const first = await wayOf(guest);
    const second = await wayOf(guest);
    await expect(comeBack(first)).rejects.toThrow("no-way-back");
    await comeBack(second);
    await guest.call("DELETE /api/me/way-back");
    await expect(comeBack(second)).rejects.toThrow("no-way-back");
    const third = await wayOf(guest);
    await guest.call("POST /api/account", { body: { login: "ola-the-guest", password: "correct horse" } });
    await expect(comeBack(third)).rejects.toThrow("no-way-back");
    await expect(wayOf(guest)).rejects.toThrow("already-account");
    const other = await Client.guest(place.port, "Ewa");
    const code = await wayOf(other);
    await other.call("DELETE /api/me", { body: {} });
    await expect(comeBack(code)).rejects.toThrow("no-way-back");
  });

  test("a session by the code takes the place of the one before it", async () => {
    const [ola, stranger] = [await Client.guest(place.port, "Ola"), await Client.guest(place.port, "X")];
    const before = stranger.cookie;
    await stranger.call("POST /api/way-back", { body: { code: await wayOf(ola) } });
    expect((await stranger.call("GET /api/me")).me?.name).toBe("Ola");
    stranger.cookie = before;
    expect((await stranger.call("GET /api/me")).me).toBeNull();
  });

  test("a restart forgets nobody: time without a server makes nobody absent, the time before it does", async () => {
    const { people, table } = await seated(place.port, "duel", 3, { patienceMinutes: 10 });
    const talks = await Promise.all(people.map(person => person.connect()));
    for (const [seat, talk] of talks.entries()) await talk.subscribe(table, seat);
    // The table did not move for an hour, but two of them were there all the time.
    await place.time.pass(50 * MINUTE);
    talks[2]!.close();
    await talks[0]!.until("presence", ({ online }) => online.length === 2);
    await place.time.pass(4 * MINUTE);
    await place.restart(60 * MINUTE);
    for (const person of people) person.port = place.port;
    const talk = await people[0]!.connect();
    await talk.subscribe(table, 0);
    const { away } = await talk.until("presence");
    const now = place.time.now();
    const minutesAway = people.map(({ me }) => Math.round((now - (away[me!.id] ?? now)) / MINUTE));
    expect(minutesAway).toEqual([0, 0, 4]);
    await expect(talk.ask({ type: "propose", table, kind: "away", seat: 2 })).rejects.toThrow("still-there");
    await place.time.pass(6 * MINUTE);
    await talk.ask({ type: "propose", table, kind: "away", seat: 2 });
  });
});
