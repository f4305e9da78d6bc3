// Those who watch: what they hear and say, and a game that they see later than it is played.

import { expect, test } from "vitest";
import type { Viewer } from "#kernel/game.ts";
import { hash } from "#kernel/json.ts";
import { look } from "#kernel/look.ts";
import { readLook } from "#protocol/looks.ts";
import type { Present } from "#protocol/play.ts";
import { onBothStorages } from "./both-storages.ts";
import { Client, settle, type Talk } from "./client.ts";
import { seated } from "./harness.ts";

const MINUTE = 60_000;

onBothStorages(place => {
  const scene = async (plan: Record<string, unknown>) => {
    const { people, table } = await seated(place.port, "duel", 2, plan);
    const [ala, bob] = await Promise.all(["Ala", "Bob"].map(name => Client.guest(place.port, name)));
    const talks = await Promise.all([...people, ala!, bob!].map(person => person.connect()));
    const viewers: Viewer[] = [0, 1, "spectator", "spectator"];
    const presents = await Promise.all(
      talks.map(async (talk, i) => (await talk.subscribe(table, viewers[i]!)).present!),
    );
    const heard = (i: number) => talks[i]!.heard.flatMap(each => (each.type === "chat" ? [each.message.text] : []));
    const say = (i: number, text: string) => talks[i]!.ask({ type: "chat", table, text });
    const read = async (client: Client) => {
      const { messages } = await client.call("GET /api/tables/:table/chat", { params: { table }, query: {} });
      return messages.map(({ text }) => text);
    };
    return { people, table, ala: ala!, bob: bob!, talks, presents, heard, say, read };
  };
  const close = (talks: readonly Talk[]) => {
    for (const talk of talks) talk.close();
  };

  test("by default those who watch neither hear nor speak", async () => {
    const { talks, heard, say, read, ala } = await scene({});
    await say(0, "to the table");
    await expect(say(2, "from outside")).rejects.toThrow("not-seated");
    await expect(read(ala)).rejects.toThrow("not-seated");
    await settle(talks);
    expect([0, 1, 2].map(heard)).toEqual([["to the table"], ["to the table"], []]);
    close(talks);
  });

  test("where the table allows it they read what the players say, and say nothing", async () => {
    const { talks, heard, say, read, ala } = await scene({ audience: "reads" });
    await say(0, "to the table");
    await expect(say(2, "from outside")).rejects.toThrow("not-seated");
    await settle(talks);
    expect(heard(2)).toEqual(["to the table"]);
    expect(await read(ala)).toEqual(["to the table"]);
    close(talks);
  });

  test("or they talk among themselves: no player hears them, and they hear no player", async () => {
    const { talks, heard, say, read, people, ala } = await scene({ audience: "talks" });
    await say(0, "to the table");
    await say(2, "she bluffs");
    await settle(talks);
    expect([0, 1, 2, 3].map(heard)).toEqual([["to the table"], ["to the table"], ["she bluffs"], ["she bluffs"]]);
    expect(await read(people[1]!)).toEqual(["to the table"]);
    expect(await read(ala)).toEqual(["she bluffs"]);
    const nobody = await new Client(place.port).connect();
    await nobody
      .subscribe((await ala.call("GET /api/tables", { query: {} })).tables[0]!.id, "spectator")
      .catch(() => null);
    close([...talks, nobody]);
  });

  test("a delayed game is seen so much later, step by step, by those who come and those who stay; players see it at once", async () => {
    const { people, table, talks, presents, ala } = await scene({ delayMinutes: 10, audience: "reads" });
    const live = place.server.services.hub.peek(table)!;
    const begun = presents[2]!;
    const states: string[] = [hash(begun.look.view)];
    const told = () => {
      let present: Present = begun;
      for (const each of talks[2]!.heard) if (each.type === "look") present = readLook(present, each)!.present;
      return hash(present.look.view);
    };
    const publicNow = () => hash(look(live.play!.game, live.play!.match.state, "spectator").view);
    const answer = async (seat: number) => {
      const params = { table };
      const { present } = await people[seat]!.call("GET /api/tables/:table/present", { params, query: { as: seat } });
      const [choice] = present.look.question?.options ?? [];
      const body = { seat, sequence: present.sequence + 1, choices: [choice!] };
      if (choice) await people[seat]!.call("POST /api/tables/:table/choices", { params, body });
    };
    // Every minute something happens for all to see.
    for (let minute = 0; minute < 3; minute++) {
      await place.time.pass(MINUTE);
      for (let turn = 0; publicNow() === states.at(-1); turn++) await answer(turn % 2);
      states.push(publicNow());
    }
    expect(new Set(states).size).toBe(4);
    await settle(talks);
    expect(told()).toBe(states[0]);
    const seen = async () => {
      const query = { as: "spectator" as const };
      const { present } = await ala.call("GET /api/tables/:table/present", { params: { table }, query });
      expect(present.clock).toBeNull();
      return hash(present.look.view);
    };
    expect(await seen()).toBe(states[0]);
    const { steps } = await ala.call("GET /api/tables/:table/history", {
      params: { table },
      query: { as: "spectator" },
    });
    expect(steps.flatMap(({ events }) => events)).toEqual([]);
    await talks[0]!.ask({ type: "chat", table, text: "I have the six" });
    await expect(ala.call("GET /api/tables/:table/chat", { params: { table }, query: {} })).rejects.toThrow(
      "not-seated",
    );
    // The first round was played after a minute: it is shown after eleven.
    await place.time.pass(8 * MINUTE);
    await settle(talks);
    expect([told(), await seen()]).toEqual([states[1], states[1]]);
    const late = await (await Client.guest(place.port, "Late")).connect();
    expect(hash((await late.subscribe(table, "spectator")).present!.look.view)).toBe(states[1]);
    await place.time.pass(MINUTE);
    await settle(talks);
    expect([told(), await seen()]).toEqual([states[2], states[2]]);
    // When it is over there is nothing left to keep back.
    for (const person of people) {
      const talk = await person.connect();
      await talk.subscribe(table, people.indexOf(person));
      await talk.ask({ type: "propose", table, kind: "end", seat: 0 }).catch(() => null);
      const [proposal] = live.doc.proposals;
      if (proposal && proposal.by?.id !== person.me!.id)
        await talk.ask({ type: "vote", table, proposal: proposal.id, answer: "yes" });
      talk.close();
    }
    expect(live.doc.stage).toBe("ended");
    expect(talks[2]!.heard.at(-1)).toMatchObject({ type: "closed", as: "spectator" });
    expect(await seen()).toBe(states[3]);
    close([...talks, late]);
  });
});
