// A table on the server: the socket brings looks, the outbox carries choices, the history fills the log.
import i18next from "i18next";
import type { Viewer } from "#kernel/game.ts";
import type { OrderChange } from "#kernel/orders.ts";
import type { Preview, PreviewWish } from "#kernel/preview.ts";
import type { GameEvent, Refusal, Seat } from "#kernel/procedure.ts";
import { readLook, readPreview } from "#protocol/looks.ts";
import type { ServerMessage, ServerMessageOf } from "#protocol/socket.ts";
import type { TableInfo } from "#protocol/tables.ts";
import type { ProposalKind, VoteAnswer } from "#protocol/votes.ts";
import { Problem, problemFrom } from "../problem.ts";
import { notify } from "../shell/notices.ts";
import { storeOf } from "../store.ts";
import { call } from "./api.ts";
import { listenersOf } from "./listeners.ts";
import { type AheadQuestion, answerWindows, changeOrders, heed, questionsAhead, readOrders } from "./online-orders.ts";
import { hear, readChat, readHistory } from "./online-past.ts";
import {
  fail,
  type Here,
  happened,
  keyOf,
  type OnlineWay,
  patch,
  serverNow,
  showInfo,
  showPresent,
  silent,
  upTo,
} from "./online-table.ts";
import { type Outbox, outboxOf } from "./outbox.ts";
import { person, whoAmI } from "./person.ts";
import { seatsOfPerson } from "./seat-info.ts";
import { ask, connection, holdSocket, reconnect } from "./socket.ts";
import { type TableClient, type TableState, unknownTable } from "./table-client.ts";
import type { Windows } from "./windows.ts";

export type { AheadQuestion };

/** A table on a server, with what only such tables can do. */
export interface OnlineClient extends TableClient {
  /** Asks the others; false when the server refused, which the reader has been told. */
  propose(kind: ProposalKind, seat: Seat): Promise<boolean>;
  vote(proposal: string, answer: VoteAnswer): void;
  /** Who answers from now on where I may let things be. */
  answerWindows(wanted: Windows): void;
  /** Gives an order or withdraws one. */
  changeOrders(change: OrderChange): void;
  /** What the reader's seat may be asked next. */
  questionsAhead(): Promise<readonly AheadQuestion[]>;
  say(text: string): Promise<void>;
  /** Reads the table again, for example after taking a seat. */
  refresh(info?: TableInfo): void;
}

function onSubscribed(here: Here, message: ServerMessageOf<"subscribed">): void {
  const { info, present, missed, isCut, as, back } = message;
  const isFirst = here.seen === null;
  patch(here, { link: "connected", failure: null });
  showInfo(here, info);
  if (!present) return;
  showPresent(here, as, present);
  here.outbox.resume(present.sequence);
  const events = missed.flatMap(step => step.events);
  // A seat that has not moved yet has missed nothing.
  if (events.length > 0 && as !== "spectator" && present.sequence > 0) patch(here, { missed: events });
  if (isFirst || isCut) void readHistory(here);
  else patch(here, { past: [...upTo(here.state.get().past, back), ...missed.map(happened)] });
  tell(here, null);
}

function onLook(here: Here, message: ServerMessageOf<"look">): void {
  const { as, events, back } = message;
  if (as !== here.viewer) return;
  const found = readLook(here.present, message);
  // Something on the way was lost: the whole look makes up for it.
  if (!found) return void followAs(here, as);
  const { present, views } = found;
  const past = upTo(here.state.get().past, back);
  const fresh = events.length > 0 ? [{ line: present.version, events, at: serverNow() }] : [];
  // Until the look has come the old question must not be answered twice.
  here.outbox.shown(present.sequence);
  showPresent(here, as, present, { past: [...past, ...fresh] });
  tell(here, back === null ? events : null, views);
}

/** Tells the board where the game stands, as the page shows it. */
function tell(here: Here, events: readonly GameEvent[] | null, views: readonly unknown[] = []): void {
  const look = here.state.get().standing?.look;
  if (look) here.listeners.tell({ look, events, views });
}

function onPresence(here: Here, { online, spectators, away }: ServerMessageOf<"presence">): void {
  here.online = online;
  const shared = here.state.get().shared;
  if (!shared) return;
  showInfo(here, shared.info);
  patch(here, { shared: { ...shared, spectators, away } });
}

function onInfo(here: Here, info: TableInfo): void {
  const stage = here.state.get().shared?.info.stage;
  const hadStarted = stage !== "open";
  showInfo(here, info);
  if (info.stage === "ended" && stage === "running") end(here);
  if (!hadStarted && info.stage === "running") void readOrders(here);
  // Before the start, or when a seat changed hands, these may be the wrong eyes.
  const wanted = wantedEyes(here, info);
  if (wanted !== here.viewer || (!hadStarted && info.stage === "running")) void followAs(here, wanted);
}

/** The people have ended the game: nothing is asked any more, on any screen. */
function end(here: Here): void {
  const { standing } = here.state.get();
  if (!standing) return;
  here.outbox.clear();
  patch(here, { standing: { ...standing, look: silent(standing.look), canUndo: false }, pending: null, handTo: null });
  tell(here, null);
}

function onMessage(here: Here, message: ServerMessage): void {
  if (message.type === "welcome") return void enter(here);
  if (!("table" in message) || message.table !== here.id) return;
  if (message.type === "look") onLook(here, message);
  else if (message.type === "info") onInfo(here, message.info);
  else if (message.type === "presence") onPresence(here, message);
  else if (message.type === "orders") heed(here, message.orders);
  else if (message.type === "chat") hear(here, [message.message]);
  else if (message.type === "closed" && message.as === here.viewer) lookAgain(here);
}

/** The seat is another person's now, or another seat is mine: the table says through whose eyes it may be seen. */
function lookAgain(here: Here): void {
  here.viewer = null;
  here.seen = null;
  here.present = null;
  patch(here, { standing: null, past: [], missed: null });
  void enter(here);
}

/** Through whose eyes: the seat already chosen, else the own seat that is asked, else any own seat. */
function wantedEyes(here: Here, info: TableInfo): Viewer {
  const mine = seatsOfPerson(info, person.get()?.id ?? null);
  if (typeof here.viewer === "number" && mine.includes(here.viewer)) return here.viewer;
  return mine[0] ?? "spectator";
}

/** After each welcome: who we are, what the table is, then its events. */
async function enter(here: Here): Promise<void> {
  try {
    await whoAmI();
    const { table } = await call("GET /api/tables/:table", { params: { table: here.id }, query: keyOf(here) });
    if (here.isClosed) return;
    showInfo(here, table);
    if (table.stage === "running") await readOrders(here);
    await subscribe(here, wantedEyes(here, table));
    await readChat(here);
  } catch (error) {
    failUnlessAway(here, error);
  }
}

/** A connection that broke meanwhile comes back by itself and enters again. */
function failUnlessAway(here: Here, error: unknown): void {
  const problem = problemFrom(error);
  if (problem.code !== "connection-lost" && problem.code !== "server-gone") fail(here, problem);
}

async function followAs(here: Here, as: Viewer): Promise<void> {
  await subscribe(here, as).catch(error => failUnlessAway(here, error));
  // A person who sat down meanwhile hears what was said before.
  await readChat(here);
}

async function subscribe(here: Here, as: Viewer): Promise<void> {
  if (here.viewer !== null && here.viewer !== as) {
    const before = here.viewer;
    here.seen = null;
    here.present = null;
    patch(here, { standing: null, past: [], missed: null });
    await ask({ type: "unsubscribe", table: here.id, as: before }).catch(() => null);
  }
  here.viewer = as;
  const seen = here.seen === null ? {} : { seen: here.seen };
  const answer = await ask({ type: "subscribe", table: here.id, as, ...keyOf(here), ...seen });
  if (answer.type === "subscribed" && !here.isClosed && here.viewer === as) onSubscribed(here, answer);
}

function followConnection(here: Here): () => void {
  const follow = () => {
    const now = connection.get();
    if (now === "old-client") return fail(here, new Problem("old-client"));
    patch(here, { link: now === "connected" ? here.state.get().link : now === "lost" ? "lost" : "connecting" });
  };
  return connection.watch(follow);
}

/** Whether it succeeded; a problem is told. */
const attempt = (act: Promise<unknown>): Promise<boolean> =>
  act.then(
    () => true,
    error => {
      notify({ problem: problemFrom(error) });
      return false;
    },
  );

async function askUndo(table: string, { standing, mine }: TableState): Promise<boolean> {
  const seat = typeof standing?.viewer === "number" ? standing.viewer : mine[0];
  return seat !== undefined && attempt(ask({ type: "propose", table, kind: "undo", seat }));
}

function newHere(id: string, way: OnlineWay): Here {
  const state = storeOf(unknownTable(id, "connecting"));
  const outbox: Outbox = outboxOf(id, {
    changed: () => state.set({ ...state.get(), pending: outbox.choices() }),
    refused: problem => {
      if (problem.code !== "undo-learned") return notify({ problem });
      // Beyond the barrier the others may still agree.
      return notify({
        problem,
        action: { label: i18next.t("table.askUndo"), run: () => void askUndo(id, state.get()) },
      });
    },
    stuck: () => {
      notify({ problem: new Problem("server-slow") });
      reconnect();
    },
  });
  const listeners = listenersOf();
  return {
    id,
    way,
    state,
    listeners,
    outbox,
    viewer: null,
    seen: null,
    present: null,
    clock: null,
    online: [],
    isClosed: false,
  };
}

async function refusalsOf(here: Here): Promise<readonly Refusal[]> {
  if (typeof here.viewer !== "number") return [];
  const answer = await ask({ type: "refusals", table: here.id, seat: here.viewer }).catch(() => null);
  return answer?.type === "refusals" ? answer.refusals : [];
}

async function previewOf(here: Here, wish: PreviewWish): Promise<Preview | null> {
  if (typeof here.viewer !== "number") return null;
  const { choices, prefer } = wish;
  const sent = { ...wish, choices: [...choices], prefer: prefer && [...prefer] };
  const answer = await ask({ type: "preview", table: here.id, seat: here.viewer, wish: sent }).catch(() => null);
  const { present } = here;
  // Something happened meanwhile: what would have come of it is of no use.
  if (answer?.type !== "preview" || answer.version !== present?.version) return null;
  return readPreview(present.look, answer.preview);
}

/** Opens a table of the server. */
export function openOnline(id: string, way: OnlineWay): OnlineClient {
  const here = newHere(id, way);
  const release = holdSocket(message => onMessage(here, message));
  const unwatch = followConnection(here);
  if (connection.get() === "connected") void enter(here);
  const seat = () => (typeof here.viewer === "number" ? here.viewer : 0);
  return {
    state: here.state,
    listen: listener => {
      const standing = here.state.get().standing;
      if (standing) listener({ look: standing.look, events: null });
      return here.listeners.add(listener);
    },
    choose: choices => here.outbox.add(seat(), { type: "choose", choices }),
    retract: keep => here.outbox.add(seat(), { type: "retract", keep }),
    undo: () => here.outbox.add(seat(), { type: "undo" }),
    refusals: () => refusalsOf(here),
    preview: wish => previewOf(here, wish),
    takeDevice: () => {
      const next = here.state.get().handTo;
      here.outbox.clear();
      if (next !== null) void attempt(subscribe(here, next));
    },
    forgetMissed: () => patch(here, { missed: null }),
    propose: (kind, at) =>
      kind === "undo"
        ? askUndo(id, here.state.get())
        : attempt(ask({ type: "propose", table: id, kind, seat: at, ...keyOf(here) })),
    vote: (proposal, answer) => void attempt(ask({ type: "vote", table: id, proposal, answer })),
    answerWindows: wanted => void attempt(answerWindows(here, wanted)),
    changeOrders: change => void attempt(changeOrders(here, change)),
    questionsAhead: () =>
      questionsAhead(here).catch(error => {
        notify({ problem: problemFrom(error) });
        return [];
      }),
    say: async text => {
      await ask({ type: "chat", table: id, text });
    },
    refresh: info => (info ? onInfo(here, info) : void enter(here)),
    close: () => {
      here.isClosed = true;
      unwatch();
      if (here.viewer !== null) ask({ type: "unsubscribe", table: id, as: here.viewer }).catch(() => null);
      release();
    },
  };
}
