// Holidays and quiet hours: announced, limited, and not charged to slow clocks.
import { describe, expect, test } from "vitest";
import { quietHours } from "#protocol/people.ts";
import { restingUntil, restsIn } from "#protocol/rest.ts";
import { elapsed, waitFor } from "#server/play/clock.ts";
import { onBothStorages } from "./both-storages.ts";
import type { Client } from "./client.ts";
import { seated } from "./harness.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const warsaw = { from: 22, to: 8, zone: "Europe/Warsaw", stopsClock: true };
const at = (text: string): number => new Date(text).getTime();

describe("resting", () => {
  test("every night begins at its hour, also when clocks are put back", () => {
    // Clocks in Warsaw go back on 25 October 2026.
    const time = { since: at("2026-10-23T12:00Z"), until: at("2026-10-26T12:00Z") };
    expect(restsIn({ holidays: [], quiet: warsaw }, time).map(({ since }) => new Date(since).toISOString())).toEqual([
      "2026-10-23T20:00:00.000Z",
      "2026-10-24T20:00:00.000Z",
      "2026-10-25T21:00:00.000Z",
    ]);
  });

  test("a night in a holiday is not counted twice, and a clock runs out when it is really used up", () => {
    const rest = { holidays: [{ since: at("2026-06-01T00:00Z"), until: at("2026-06-08T00:00Z") }], quiet: warsaw };
    const now = at("2026-05-31T12:00Z");
    const pauses = (_: number, time: { since: number; until: number }) => restsIn(rest, time);
    // Eight hours until the night, then the holiday; after it a night ends at 6:00 UTC.
    expect(elapsed(now, at("2026-06-08T10:00Z"), pauses(0, { since: now, until: at("2026-06-08T10:00Z") }))).toBe(
      12 * HOUR,
    );
    expect(now + waitFor(12 * HOUR, 0, now, pauses)).toBe(at("2026-06-08T10:00Z"));
    expect(restingUntil(rest, now)).toBeNull();
    expect(restingUntil(rest, at("2026-06-03T12:00Z"))).toBe(at("2026-06-08T00:00Z"));
  });

  test("hours that stop a clock are at most ten", () => {
    expect(quietHours.safeParse({ ...warsaw, to: 9 }).success).toBe(false);
    expect(quietHours.safeParse({ ...warsaw, to: 9, stopsClock: false }).success).toBe(true);
  });
});

onBothStorages(
  place => {
    const slow = { pace: { kind: "days", days: 1 } };
    const announce = (who: Client, since: number, until: number) =>
      who.call("POST /api/me/holidays", { body: { since, until } });
    const clockOf = async (who: Client, table: string) =>
      (await who.call("GET /api/me/tables", { query: {} })).tables.find(({ id }) => id === table)!.clock!;
    const tableOf = async (who: Client, table: string) =>
      (await who.call("GET /api/tables/:table", { params: { table }, query: {} })).table;

    test("in a holiday the clock stands still, others are told, and nobody decides about the person", async () => {
      const { people, table } = await seated(place.port, "duel", 2, slow);
      const now = place.time.now();
      const asked = (await clockOf(people[0]!, table)).running[0]!;
      const [away, other] = [people[asked]!, people[1 - asked]!];
      await announce(away, now + 12 * HOUR, now + 12 * HOUR + 5 * DAY);
      const info = await tableOf(other, table);
      expect(info.notes.map(({ kind, seat }) => [kind, seat])).toEqual([["holiday", asked]]);
      expect(info.seats[asked]!.rest!.holidays).toEqual([{ since: now + 12 * HOUR, until: now + 12 * HOUR + 5 * DAY }]);
      await place.time.pass(12 * HOUR + 4 * DAY);
      const still = await clockOf(other, table);
      expect([still.left[asked], still.running.includes(asked)]).toEqual([12 * HOUR, false]);
      expect((await tableOf(other, table)).proposals).toEqual([]);
      // A restart forgets no holiday.
      await place.restart();
      for (const client of people) client.port = place.port;
      await place.time.pass(DAY + 11 * HOUR);
      expect((await clockOf(other, table)).left[asked]).toBe(HOUR);
      await place.time.pass(2 * HOUR);
      await expect
        .poll(async () => {
          await place.time.pass(5_000);
          return (await tableOf(other, table)).proposals.map(({ kind, seat }) => [kind, seat]);
        })
        .toEqual([["timeout", asked]]);
    });

    test("who comes back early goes on at once; what was charged stays charged", async () => {
      const { people, table } = await seated(place.port, "duel", 2, slow);
      const asked = (await clockOf(people[0]!, table)).running[0]!;
      const away = people[asked]!;
      await place.time.pass(6 * HOUR);
      const { holidays } = await announce(away, place.time.now(), place.time.now() + 3 * DAY);
      await place.time.pass(DAY);
      await away.call("DELETE /api/me/holidays/:since", { params: { since: holidays[0]!.since } });
      await place.time.pass(6 * HOUR);
      expect(await clockOf(away, table)).toMatchObject({ running: expect.arrayContaining([asked]) });
      expect((await clockOf(away, table)).left[asked]).toBe(12 * HOUR);
      // One day was used of ten, whatever was announced.
      expect((await away.call("GET /api/me/holidays")).daysLeft).toBe(9);
    });

    test("there are so many days a year, and none in the past", async () => {
      const { people } = await seated(place.port, "duel", 2);
      const who = people[0]!;
      const now = place.time.now();
      await expect(announce(who, now - 2 * DAY, now - DAY)).rejects.toThrow("no-holidays");
      await announce(who, now + DAY, now + 8 * DAY);
      await expect(announce(who, now + 20 * DAY, now + 24 * DAY)).rejects.toThrow("no-holidays");
      expect((await announce(who, now + 20 * DAY, now + 23 * DAY)).daysLeft).toBe(0);
      // One that has not begun gives its days back.
      await who.call("DELETE /api/me/holidays/:since", { params: { since: now + 20 * DAY } });
      expect((await who.call("GET /api/me/holidays")).daysLeft).toBe(3);
    });

    test("quiet hours stop slow clocks for those who say so, and strangers do not see them", async () => {
      const { people, table } = await seated(place.port, "duel", 2, slow);
      const asked = (await clockOf(people[0]!, table)).running[0]!;
      const [away, other] = [people[asked]!, people[1 - asked]!];
      const hour = new Date(place.time.now()).getUTCHours();
      const quiet = { from: (hour + 1) % 24, to: (hour + 9) % 24, zone: "UTC", stopsClock: true };
      const rules = { kinds: [], delaySeconds: 0, webhook: null, email: false, quiet };
      await away.call("PUT /api/me/notices", { body: rules });
      expect((await tableOf(other, table)).seats[asked]!.rest!.quiet).toEqual(quiet);
      await place.time.pass(20 * HOUR);
      expect((await clockOf(other, table)).left[asked]).toBe(12 * HOUR);
      const { people: strangers } = await seated(place.port, "duel", 2);
      expect((await tableOf(strangers[0]!, table)).seats[asked]!.rest).toBeNull();
    });
  },
  { holidayDays: 10 },
);
