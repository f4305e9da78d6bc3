// The worker that runs rules and bots beside the page: tables without a server, lessons, and records. It loads the rules
// of a game when they are first asked for.
import rulesOf from "virtual:rules";
import { questionKey } from "#bots/answer.ts";
import type { AnyGame, Viewer } from "#kernel/game.ts";
import { SetupError } from "#kernel/game.ts";
import { installPack } from "#kernel/packs.ts";
import type { Seat } from "#kernel/procedure.ts";
import { LoadError, mustKeepPromise, readSave, type Save, saveOf, verify } from "#kernel/save.ts";
import { put, remove, StorageError, take } from "./idb.ts";
import {
  type Calls,
  type Channel,
  type Content,
  type Failure,
  type LocalInfo,
  type LocalPlan,
  type Position,
  type Reply,
  type Request,
  SCRIPTED,
} from "./messages.ts";
import { randomHex } from "./random.ts";
import { lineOf, type Opened, openRecord, recordInfo, recordStory } from "./record.ts";
import {
  canUndo,
  chooseAt,
  idlePerson,
  infoOf,
  type Label,
  LocalError,
  type LocalTable,
  loadTable,
  newTable,
  nextBot,
  pastOf,
  planOf,
  positionOf,
  previewAt,
  recordOf,
  refusalsAt,
  retractAt,
  rewindAt,
  type Seen,
  scripted,
  tableFrom,
  undoAt,
} from "./table.ts";
import { serveThoughts, type Task, type Thinker, thinkerAt } from "./thinking.ts";
import { latestDecision, whyAt } from "./why.ts";

const tables = new Map<string, LocalTable>();
/** Through whose eyes the page looks at each table. */
const eyes = new Map<string, Viewer>();
/** Whether people want to be asked even where nothing can be done. */
let asksAll = false;
let record: Opened | null = null;

const post = (reply: Reply): void => postMessage(reply);

/** The way to the worker in which bots think; the page opens that worker when a bot is first to move. */
let thinker: PromiseWithResolvers<Thinker> | null = null;

async function think(task: Task): ReturnType<Thinker> {
  if (!thinker) {
    thinker = Promise.withResolvers();
    post({ wants: "bots" });
  }
  return (await thinker.promise)(task);
}

async function gameOf(id: string): Promise<AnyGame> {
  const load = Object.hasOwn(rulesOf, id) ? rulesOf[id] : undefined;
  if (!load) throw new LocalError("unknown-game", { game: id });
  return load();
}

const newId = (): string => randomHex(4);

function labelOf(plan: Pick<LocalPlan, "seats" | "lesson" | "script" | "learning">): Label {
  const { seats, lesson = null, script = null, learning = false } = plan;
  return { id: newId(), seats, lesson, script, learning, created: Date.now() };
}

/** Tables that are being loaded: calls that come meanwhile get the same one. */
const loading = new Map<string, Promise<LocalTable>>();

async function tableOf(id: string): Promise<LocalTable> {
  const running = tables.get(id) ?? loading.get(id);
  if (running) return running;
  const kept = keptTable(id).finally(() => loading.delete(id));
  loading.set(id, kept);
  return kept;
}

async function keptTable(id: string): Promise<LocalTable> {
  const [info, save] = await Promise.all([take<LocalInfo>("tables", id), take<Save>("saves", id)]);
  if (!info || !save) throw new LocalError("unknown-table", { table: id });
  const { seats, lesson, script, learning = false, created } = info;
  const table = loadTable(await gameOf(info.game), save, { id, seats, lesson, script, learning, created });
  tables.set(id, table);
  return table;
}

/** Keeps the table; a browser that refuses does not stop the game, but the page must know. */
async function keepSafe(table: LocalTable): Promise<void> {
  try {
    await put(infoOf(table, Date.now()), saveOf(table.match));
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    post({ unsaved: error.code });
  }
}

/** Tells the page and hands the table over to be kept; nobody waits for the disk. */
function publish(table: LocalTable, seen: Seen | null): void {
  const position = standingOf(table);
  const { events: fresh, views } = seen ?? { events: null, views: [] };
  post({ update: { info: infoOf(table, Date.now()), position, fresh, views } });
  void keepSafe(table);
}

/** Where the table stands; what is about to pass by itself is not asked first. */
function standingOf(table: LocalTable): Position {
  const position = positionOf(table, eyesAt(table));
  const isIdle = !asksAll && idlePerson(table)?.seat === position.viewer;
  return isIdle ? { ...position, look: { ...position.look, question: null } } : position;
}

const eyesAt = ({ label }: LocalTable): Viewer => eyes.get(label.id) ?? "spectator";

/** Tables whose bots are being asked already. */
const thinking = new Set<LocalTable>();

/** Lets bots answer one by one, and idle people let things be; meanwhile the page may ask for anything else. */
async function letBotsAnswer(table: LocalTable): Promise<void> {
  if (thinking.has(table)) return;
  thinking.add(table);
  try {
    while (await answerNext(table)) {
      if (tables.get(table.label.id) !== table) return;
    }
  } finally {
    thinking.delete(table);
  }
}

/** Answers what nobody needs to be asked; false when the table waits for people. */
async function answerNext(table: LocalTable): Promise<boolean> {
  const bot = nextBot(table);
  if (bot) await letAnswer(table, bot.seat, bot.level);
  const idle = bot || asksAll ? null : idlePerson(table);
  if (idle) publish(table, chooseAt(table, idle.seat, [idle.choice], eyesAt(table)));
  return bot !== null || idle !== null;
}

async function letAnswer(table: LocalTable, seat: Seat, level: string): Promise<void> {
  const { game, state, start } = table.match;
  const task = { game: game.id, level, state, seat, seed: table.faced.seedFor(start.seed, state, seat) };
  const asked = questionKey(state, seat);
  const choices = level === SCRIPTED ? [scripted(table, seat)] : await think(task);
  // The player went back meanwhile: the question is another one now.
  if (questionKey(table.match.state, seat) !== asked) return;
  publish(table, chooseAt(table, seat, choices ?? [scripted(table, seat)], eyesAt(table)));
  await new Promise(resolve => setTimeout(resolve));
}

/** Tells the page of a change; bots answer it in their own time. */
function changed(table: LocalTable, seen: Seen | null): void {
  publish(table, seen);
  setTimeout(() => void letBotsAnswer(table));
}

function begin(table: LocalTable): LocalInfo {
  tables.set(table.label.id, table);
  return infoOf(table, Date.now());
}

function opened(): Opened {
  if (!record) throw new LocalError("no-record");
  return record;
}

async function saveFrom(source: Parameters<Calls["openRecord"]>[0]): Promise<Save> {
  if ("save" in source) return readSave(source.save);
  return recordOf(await tableOf(source.local));
}

type Handlers = { [K in keyof Calls]: (...args: Parameters<Calls[K]>) => Promise<ReturnType<Calls[K]>> };

const handlers: Handlers = {
  create: async plan => {
    const table = newTable(await gameOf(plan.game), plan, labelOf(plan), plan.seed ?? randomHex(32));
    await keepSafe(table);
    return begin(table);
  },
  peek: async id => infoOf(await tableOf(id), Date.now()),
  sit: async (id, viewer) => {
    const table = await tableOf(id);
    const isFirst = !eyes.has(id);
    eyes.set(id, viewer);
    const story = { info: infoOf(table, Date.now()), position: standingOf(table), past: pastOf(table, viewer) };
    if (isFirst) setTimeout(() => void letBotsAnswer(table));
    return story;
  },
  choose: async (id, seat, choices) => {
    const table = await tableOf(id);
    changed(table, chooseAt(table, seat, choices, eyesAt(table)));
  },
  retract: async (id, seat, keep) => {
    const table = await tableOf(id);
    retractAt(table, seat, keep);
    changed(table, { events: [], views: [] });
  },
  undo: async (id, seat) => {
    const table = await tableOf(id);
    undoAt(table, seat);
    changed(table, null);
  },
  askAll: async isWanted => {
    asksAll = isWanted;
    for (const table of tables.values()) if (eyes.has(table.label.id)) void letBotsAnswer(table);
  },
  canUndo: async (id, seat) => canUndo(await tableOf(id), seat),
  rewind: async (id, seat) => {
    const table = await tableOf(id);
    rewindAt(table, seat);
    changed(table, null);
  },
  plan: async id => planOf(await tableOf(id)),
  refusals: async (id, seat) => refusalsAt(await tableOf(id), seat),
  preview: async (id, seat, wish) => previewAt(await tableOf(id), seat, wish),
  remove: async id => {
    tables.delete(id);
    eyes.delete(id);
    await remove(id);
  },
  save: async id => recordOf(await tableOf(id)),
  openRecord: async source => {
    const save = await saveFrom(source);
    record = openRecord(await gameOf(save.game), save);
    return recordInfo(record);
  },
  checkRecord: async (text, promised) => {
    const save = readSave(text);
    mustKeepPromise(save, promised);
    verify(await gameOf(save.game), save);
    return save.journal.length;
  },
  line: async (line, viewer) => lineOf(opened(), line, viewer),
  story: async viewer => recordStory(opened(), viewer),
  why: async line => whyAt(opened(), line),
  whyNow: async (id, seat) => {
    const table = await tableOf(id);
    const { learning, lesson } = table.label;
    if (!learning && !lesson) return null;
    const soFar = openRecord(table.match.game, recordOf(table));
    const line = latestDecision(soFar, seat);
    return line === null ? null : whyAt(soFar, line);
  },
  checkPack: async (pack, files) => {
    const [{ findingsOf, lineOf: said }] = await Promise.all([import("#kernel/pack-check.ts"), gameOf(pack.game)]);
    return findingsOf(pack, files).flatMap(finding => (finding.isNote ? [] : [said(finding)]));
  },
  playOn: async (line, _seat, seats) => {
    const { save, game } = opened();
    const table = tableFrom(save, game, line, labelOf({ seats }));
    await keepSafe(table);
    return begin(table);
  },
};

function failureOf(error: unknown): Failure {
  if (error instanceof LocalError) return error.failure;
  if (error instanceof SetupError || error instanceof LoadError) return { code: error.code, params: error.params };
  if (error instanceof StorageError) return { code: error.code, params: {} };
  return { code: "bug", params: { message: error instanceof Error ? error.message : String(error) } };
}

addEventListener("message", ({ data }: MessageEvent<Request | Channel | Content>) => {
  if ("packs" in data) {
    for (const pack of data.packs) installPack(pack);
    return;
  }
  if ("port" in data) {
    if (data.side === "bots") serveThoughts(data.port, gameOf);
    else thinker?.resolve(thinkerAt(data.port));
    return;
  }
  const handler = handlers[data.call] as (...args: readonly unknown[]) => Promise<unknown>;
  handler(...data.args).then(
    value => post({ id: data.id, value }),
    error => post({ id: data.id, failure: failureOf(error) }),
  );
});
