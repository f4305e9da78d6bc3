// Notices by pace and in quiet hours: what happens then is told when they are over.
import { expect, test } from "vitest";
import { afterQuiet } from "#protocol/rest.ts";
import { onBothStorages } from "./both-storages.ts";
import { seated } from "./harness.ts";

test("a moment in quiet hours waits for their end, over midnight and in the person's own zone", () => {
  const at = (text: string) => Date.parse(text);
  const night = { from: 22, to: 8, zone: "Europe/Warsaw", stopsClock: false };
  // In January Warsaw is an hour ahead of UTC.
  expect(afterQuiet(at("2026-01-10T20:59:30Z"), night)).toBe(at("2026-01-10T20:59:30Z"));
  expect(afterQuiet(at("2026-01-10T21:00:30Z"), night)).toBe(at("2026-01-11T07:00:00Z"));
  expect(afterQuiet(at("2026-01-11T06:59:00Z"), night)).toBe(at("2026-01-11T07:00:00Z"));
  expect(afterQuiet(at("2026-01-11T07:00:00Z"), night)).toBe(at("2026-01-11T07:00:00Z"));
  const noon = { from: 12, to: 14, zone: "UTC", stopsClock: false };
  expect(afterQuiet(at("2026-01-10T13:15:00Z"), noon)).toBe(at("2026-01-10T14:00:00Z"));
  expect(afterQuiet(at("2026-01-10T11:15:00Z"), noon)).toBe(at("2026-01-10T11:15:00Z"));
  expect(afterQuiet(5, { from: 3, to: 3, zone: "UTC", stopsClock: false })).toBe(5);
  expect(afterQuiet(5, null)).toBe(5);
});

onBothStorages(
  place => {
    const rules = { kinds: ["start" as const], delaySeconds: 0, webhook: "http://127.0.0.1:9/x", email: false };
    const dueOf = async (person: string): Promise<number | null> => {
      const found = await place.server.services.node.store.notices.due(Number.MAX_SAFE_INTEGER, 1000);
      return found.find(notice => notice.person === person)?.due ?? null;
    };
    const told = async (more: object, pace: { kind: "none" } | { kind: "days"; days: number }) => {
      const { people, table } = await seated(place.port, "duel", 2, { pace });
      const [me] = people;
      await me!.call("PUT /api/me/notices", { body: { ...rules, ...more } });
      const live = await place.server.services.hub.get(table);
      place.server.services.notices.tell(live, "start", [me!.me!.id]);
      return me!.me!.id;
    };

    test("what is due in quiet hours is due after them; only tables of a wanted pace are told", async () => {
      const hour = new Date(place.time.now()).getUTCHours();
      const quiet = { from: hour, to: (hour + 2) % 24, zone: "UTC", stopsClock: false };
      const person = await told({ quiet }, { kind: "none" });
      await expect.poll(() => dueOf(person)).not.toBeNull();
      const due = (await dueOf(person))!;
      expect(new Date(due).getUTCHours()).toBe((hour + 2) % 24);
      expect(due - place.time.now()).toBeGreaterThan(3_600_000);
      const quick = await told({ paces: ["live", "days"] }, { kind: "none" });
      const slow = await told({ paces: ["days"] }, { kind: "days", days: 2 });
      await expect.poll(() => dueOf(slow)).not.toBeNull();
      expect(await dueOf(quick)).toBeNull();
    });
  },
  { privateTargets: true },
);
