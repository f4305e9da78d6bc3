// Starting a game, and playing again with the same people.
import { commitment } from "#kernel/chance.ts";
import { nextNumber, randomId } from "../ids.ts";
import { gameNamed, type ServerNode } from "../node.ts";
import { restsOf } from "../people/rests.ts";
import { tiesOf } from "../people/ties.ts";
import { isLevel } from "../play/bots.ts";
import { commitStep } from "../play/commit.ts";
import { catchUp } from "../play/follow.ts";
import type { Live } from "../play/live.ts";
import { newPlay } from "../play/play.ts";
import { Refused } from "../refusal.ts";
import { saveStatements, startStatement } from "../store/tables.ts";
import { mustBeOpen, mustOwn, mustSit } from "./access.ts";
import { type SeatDoc, sittersOf, startOf, type TableDoc } from "./doc.ts";

/** What becomes of seats that nobody took. */
export type Fill = { readonly with: "bots"; readonly level: string } | { readonly with: "nobody" } | undefined;

const isWaiting = (seat: SeatDoc): boolean => seat.kind === "open" || seat.kind === "invited";

function filled(doc: TableDoc, fill: Fill): SeatDoc[] {
  const seats = doc.seats.filter(seat => seat.kind !== "empty");
  const missing = seats.filter(isWaiting).length;
  if (missing === 0) return seats;
  if (!fill) throw new Refused("seats-missing", { seats: missing });
  if (fill.with === "nobody") return seats.filter(seat => !isWaiting(seat));
  const { level } = fill;
  if (!isLevel(level)) throw new Refused("bad-level", { level });
  return seats.map(seat => (isWaiting(seat) ? { ...seat, kind: "bot", level, invite: null, invitee: null } : seat));
}

/** The document of a table that starts now, and the seed its game is made from. */
export function startedDoc(node: ServerNode, doc: TableDoc, fill: Fill): { doc: TableDoc; seed: string } {
  mustBeOpen(doc);
  const seats = filled(doc, fill);
  const { rules } = gameNamed(node, doc.game);
  const seed = doc.hiddenSeed ?? node.newSeed();
  const started = {
    ...doc,
    seats,
    rules,
    bundle: node.rules.installed(doc.game),
    stage: "running" as const,
    started: node.time.now(),
    commitment: commitment(seed),
    hiddenSeed: null,
  };
  return { doc: started, seed };
}

/** Starts a game; only the owner may. */
export async function startGame(live: Live, person: string, fill: Fill): Promise<TableDoc> {
  for (;;) {
    mustOwn(live.doc, person);
    const { doc: started, seed } = startedDoc(live.node, live.doc, fill);
    const doc = { ...started, rests: await restsOf(live.node.store, sittersOf(started)) };
    if (await commitStart(live, doc, seed)) return live.doc;
    await catchUp(live);
  }
}

async function commitStart(live: Live, doc: TableDoc, seed: string): Promise<boolean> {
  const start = startOf(doc, seed);
  const { play, events } = newPlay(gameNamed(live.node, doc.game), start);
  live.play = play;
  const draft = {
    seat: -1,
    sequence: 0,
    by: "table",
    act: { kind: "start" as const },
    digest: "",
    events,
    isForAll: true,
  };
  const statements = [startStatement(doc.no, start)];
  let isStored = false;
  try {
    isStored = await commitStep(live, play, { ...draft, before: play.match.state, doc, statements });
  } finally {
    if (!isStored) live.play = null;
  }
  return isStored;
}

/** The table where the same people play again: made once, then the same for everybody. */
export async function rematch(live: Live, person: string): Promise<string> {
  const { node } = live;
  mustSit(live.doc, person);
  if (!live.lost && live.doc.stage !== "finished" && live.doc.stage !== "ended") throw new Refused("not-finished");
  const { apart } = await tiesOf(node.store, person);
  for (;;) {
    const old = live.doc;
    if (old.rematch !== null) return old.rematch;
    const now = node.time.now();
    const doc = again(old, now, person, apart, node.newSeed());
    const linked = { ...old, rematch: doc.id };
    if (await node.store.tables.create(doc, now, saveStatements(live.stored, linked, now))) {
      live.isStale = true;
      live.publish({ kind: "doc" });
      await catchUp(live);
      // Those who are away learn that they are wanted.
      const name = old.seats.find(seat => seat.person === person)?.name ?? "";
      node.news.changed(live, old, { id: person, name });
      return doc.id;
    }
    await catchUp(live);
  }
}

/** A person's seat is theirs again when they say so; people who do not want to meet are not asked. */
function asked(seat: SeatDoc, apart: ReadonlySet<string>): SeatDoc {
  if (seat.kind !== "person" || seat.person === null) return seat;
  const invitee = seat.name === "" || apart.has(seat.person) ? null : { id: seat.person, name: seat.name };
  const kind = invitee ? "invited" : "open";
  return { ...seat, kind, plan: kind, person: null, name: "", invite: invitee && randomId(20), invitee };
}

/** The same seats, the first player last; the one who asks sits down, the others are asked. */
function again(old: TableDoc, now: number, person: string, apart: ReadonlySet<string>, hiddenSeed: string): TableDoc {
  const [first, ...others] = old.seats;
  const owner =
    old.seats.find(seat => seat.person === person && seat.plan !== "hot-seat") ??
    old.seats.find(seat => seat.person === person);
  const seats = [...others, ...(first ? [first] : [])].map(seat => {
    const fresh = {
      ...seat,
      standIn: null,
      level: seat.kind === "bot" ? seat.level : null,
      isReady: false,
      seeks: null,
      earlier: [],
    };
    return seat.person === person ? fresh : asked(fresh, apart);
  });
  return {
    ...old,
    id: randomId(12),
    no: nextNumber(now),
    key: randomId(16),
    owner: owner ? { id: person, name: owner.name } : old.owner,
    stage: "open",
    bundle: null,
    seats,
    proposals: [],
    notes: [],
    rests: {},
    commitment: commitment(hiddenSeed),
    hiddenSeed,
    seed: null,
    result: null,
    rematchOf: old.id,
    rematch: null,
    created: now,
    started: null,
    finished: null,
  };
}
