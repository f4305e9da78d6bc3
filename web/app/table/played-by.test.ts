import { expect, test } from "vitest";
import type { SeatState } from "#protocol/tables.ts";
import type { TableNote } from "#protocol/votes.ts";
import type { Words } from "../i18n/index.ts";
import { playedBy } from "./played-by.ts";

const t = ((key: string, params?: { names?: string }) => `${key} ${params?.names ?? ""}`.trim()) as unknown as Words;
const seat = (change: Partial<SeatState>): SeatState => ({
  ...{ seat: 0, kind: "person", person: { id: "a", name: "Anna" }, name: "Anna", level: null, standIn: null },
  ...{ options: {}, invite: null, invitee: null, rest: null, isReady: false, seeks: null, earlier: [] },
  ...change,
});
const bot: TableNote = { at: 1, kind: "bot", seat: 0, people: [], votes: {} };

test("a seat one person played all through says nothing more", () => {
  expect(playedBy(t, { seats: [seat({})], notes: [{ ...bot, seat: 1 }] }, 0)).toBe(null);
});

test("people before, and bots for a while or to the end, are named", () => {
  const earlier = [{ id: "b", name: "Bartek", why: "away" as const }];
  expect(playedBy(t, { seats: [seat({ earlier })], notes: [] }, 0)).toBe("end.before Bartek");
  expect(playedBy(t, { seats: [seat({})], notes: [bot] }, 0)).toBe("end.botOnce");
  expect(playedBy(t, { seats: [seat({ earlier, standIn: "timeout" })], notes: [bot] }, 0)).toBe(
    "end.before Bartek · end.botNow",
  );
});
