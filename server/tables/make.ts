// New tables, from plans.
import type { z } from "zod";
import { commitment } from "#kernel/chance.ts";
import { type AnyGame, type Options, SetupError, settle } from "#kernel/game.ts";
import { settleSeats } from "#kernel/start.ts";
import type { SeatPlan, TableChange, tablePlan } from "#protocol/tables.ts";
import { nextNumber, randomId } from "../ids.ts";
import { gameNamed, type ServerNode } from "../node.ts";
import { isLevel } from "../play/bots.ts";
import { Refused } from "../refusal.ts";
import type { Named, SeatDoc, TableDoc } from "./doc.ts";

/** Does what checks settings; a refusal says which one is wrong. */
function orRefused<T>(chosen: T, check: () => unknown): T {
  try {
    check();
    return chosen;
  } catch (error) {
    if (error instanceof SetupError) throw new Refused(error.code as "bad-option", error.params);
    throw error;
  }
}

const checked = (specs: AnyGame["options"], seats: number, chosen: Options): Options =>
  orRefused(chosen, () => settle(specs, seats, chosen));

/** Seats that can be played together: no two have what only one may have. */
export function checkedSeats<T extends readonly SeatDoc[]>(game: AnyGame, seats: T): T {
  const seatOptions = seats.map(({ options }) => options);
  return orRefused(seats, () => settleSeats(game, { seats: seatCount(game, seats.length), seatOptions }));
}

const free: Omit<SeatDoc, "kind" | "plan" | "options"> = {
  person: null,
  name: "",
  level: null,
  standIn: null,
  invite: null,
  invitee: null,
  isReady: false,
  seeks: null,
  earlier: [],
};

/** A seat as planned. */
export function seatFrom(game: AnyGame, seats: number, plan: SeatPlan, maker: Named): SeatDoc {
  const options = checked(game.seatOptions, seats, plan.options ?? {});
  const seat = { ...free, plan: plan.kind, options };
  switch (plan.kind) {
    case "me":
      return { ...seat, kind: "person", person: maker.id, name: maker.name };
    case "hot-seat":
      return { ...seat, kind: "person", person: maker.id, name: plan.name };
    case "invited":
      return { ...seat, kind: "invited", invite: randomId(20) };
    case "bot":
      if (!isLevel(plan.level)) throw new Refused("bad-level", { level: plan.level });
      return { ...seat, kind: "bot", level: plan.level };
    case "open":
    case "empty":
      return { ...seat, kind: plan.kind };
  }
}

/** How many seats may play at most: empty ones are left out at the start. */
function mostSeats(game: AnyGame): number {
  return Math.max(...game.seats);
}

function seatsFrom(game: AnyGame, plans: readonly SeatPlan[], maker: Named): SeatDoc[] {
  const playing = plans.filter(({ kind }) => kind !== "empty").length;
  if (plans.length > mostSeats(game) || playing < Math.min(...game.seats))
    throw new Refused("bad-seats", { seats: playing });
  return checkedSeats(
    game,
    plans.map(plan => seatFrom(game, seatCount(game, plans.length), plan, maker)),
  );
}

/** The seat count by which settings are checked before the start: the nearest that can be played. */
function seatCount(game: AnyGame, planned: number): number {
  return game.seats.includes(planned) ? planned : mostSeats(game);
}

/** The document of a new table. */
export function newDoc(node: ServerNode, plan: z.output<typeof tablePlan>, maker: Named): TableDoc {
  const game = gameNamed(node, plan.game);
  const now = node.time.now();
  const hiddenSeed = node.newSeed();
  return {
    id: randomId(12),
    no: nextNumber(now),
    game: game.id,
    rules: game.rules,
    bundle: null,
    title: plan.title ?? "",
    owner: { id: maker.id, name: maker.name },
    stage: "open",
    visibility: plan.visibility,
    key: randomId(16),
    spectators: plan.spectators,
    audience: plan.audience,
    delayMinutes: plan.delayMinutes,
    patienceMinutes: plan.patienceMinutes,
    language: plan.language,
    level: plan.level,
    finishPercent: plan.finishPercent,
    group: plan.group ?? null,
    pace: plan.pace,
    options: checked(game.options, seatCount(game, plan.seats.length), plan.options ?? {}),
    seats: seatsFrom(game, plan.seats, maker),
    proposals: [],
    notes: [],
    silenced: [],
    removed: [],
    rests: {},
    commitment: commitment(hiddenSeed),
    hiddenSeed,
    seed: null,
    result: null,
    rematchOf: null,
    rematch: null,
    created: now,
    started: null,
    finished: null,
  };
}

/** What people agreed to play is another game now: they say again that they are ready. */
const unready = (doc: TableDoc): TableDoc => ({
  ...doc,
  seats: doc.seats.map(seat => (seat.person === doc.owner.id ? seat : { ...seat, isReady: false })),
});

/** The document after the owner's change. */
export function changedDoc(node: ServerNode, old: TableDoc, change: TableChange): TableDoc {
  const game = gameNamed(node, old.game);
  const doc = change.options || change.pace || change.seats || change.seatCount ? unready(old) : old;
  const planned = change.seats ? mergedSeats(game, doc, change.seats) : doc.seats;
  const seats = change.seatCount ? resizedSeats(game, planned, change.seatCount) : planned;
  return {
    ...doc,
    title: change.title ?? doc.title,
    pace: change.pace ?? doc.pace,
    visibility: change.visibility ?? doc.visibility,
    spectators: change.spectators ?? doc.spectators,
    audience: change.audience ?? doc.audience,
    delayMinutes: change.delayMinutes ?? doc.delayMinutes,
    patienceMinutes: change.patienceMinutes ?? doc.patienceMinutes,
    language: change.language ?? doc.language,
    level: change.level ?? doc.level,
    finishPercent: change.finishPercent ?? doc.finishPercent,
    group: change.group === undefined ? doc.group : change.group,
    options: checked(game.options, seatCount(game, seats.length), change.options ?? doc.options),
    seats,
  };
}

/** The seats as newly planned; a person in a seat whose plan stays the same keeps it. */
function mergedSeats(game: AnyGame, doc: TableDoc, plans: readonly SeatPlan[]): SeatDoc[] {
  return seatsFrom(game, plans, doc.owner).map((seat, i) => {
    const old = doc.seats[i];
    const isSame = old?.plan === seat.plan && (old.plan === "open" || old.plan === "invited");
    return isSame && old ? { ...old, options: seat.options } : seat;
  });
}

/** So many seats: further ones are open; those without a person go first, the last of them before the others. */
function resizedSeats(game: AnyGame, seats: readonly SeatDoc[], count: number): readonly SeatDoc[] {
  if (!game.seats.includes(count)) throw new Refused("bad-seats", { seats: count });
  const kept = [...seats];
  while (kept.length > count) {
    const last = kept.findLastIndex(({ person }) => person === null);
    if (last < 0) throw new Refused("seat-taken", { seat: kept.length - 1 });
    kept.splice(last, 1);
  }
  const added = Array.from({ length: count - kept.length }, (): SeatDoc => {
    return { ...free, kind: "open", plan: "open", options: checked(game.seatOptions, count, {}) };
  });
  return checkedSeats(game, [...kept, ...added]);
}
