// What is only one person's at a table: how far they have read the chat, and their notes.
import { expect, test } from "vitest";
import { onBothStorages } from "./both-storages.ts";
import { seated } from "./harness.ts";

onBothStorages(place => {
  test("reading goes forward only, notes are kept, and nobody else sees either", async () => {
    const { people, table } = await seated(place.port, "duel", 2);
    const params = { table };
    const own = (i: number) => people[i]!.call("GET /api/tables/:table/own", { params });
    const change = (body: { heard?: number; notes?: string }) =>
      people[0]!.call("PATCH /api/tables/:table/own", { params, body });
    expect(await own(0)).toEqual({ heard: 0, notes: "" });
    await change({ notes: "Bob lies" });
    await change({ heard: 20 });
    expect(await change({ heard: 10 })).toEqual({ heard: 20, notes: "Bob lies" });
    expect(await own(1)).toEqual({ heard: 0, notes: "" });
    const talk = await people[1]!.connect();
    await talk.subscribe(table, 1);
    await change({ notes: "Bob lies a lot" });
    await talk.ask({ type: "ping" });
    expect(talk.wire.join()).not.toContain("lies");
    talk.close();
    await place.restart();
    for (const person of people) person.port = place.port;
    expect(await own(0)).toEqual({ heard: 20, notes: "Bob lies a lot" });
    const exported = await people[0]!.call("GET /api/me/export");
    expect(exported.notes).toMatchObject([{ notes: "Bob lies a lot" }]);
  });
});
