// Bots in seats. They think in threads; the table goes on meanwhile, and their answers come in by the same door as
// people's. A bot that fails is replaced by the game's fallback choice: bots never block a table.
import { botIds } from "#bots/index.ts";
import { levelIds, middleLevel } from "#bots/levels.ts";
import type { Choice, Seat } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { changeDoc } from "../tables/change.ts";
import { isBotSeat } from "../tables/doc.ts";
import { noted } from "../tables/notes.ts";
import type { Live } from "./live.ts";
import { noSequence } from "./play.ts";
import { signBot } from "./step.ts";
import { submitTo } from "./submit.ts";

/** The levels of bots that people are offered, weakest first. */
export const offeredLevels: readonly string[] = levelIds;

/** Whether a bot of that level plays. */
export const isLevel = (level: string): boolean => botIds.includes(level);

/** The level that stands in for people. */
export const standInLevel = middleLevel;

/** Lets every bot that is asked something think; without a person at the table bots wait. */
export function think(live: Live): void {
  const { play, doc } = live;
  if (live.node.site.readOnlySince !== null) return;
  if (!play || doc.stage !== "running" || !doc.seats.some(seat => seat.kind === "person" && !isBotSeat(seat))) return;
  for (const seat of play.match.state.open) {
    const found = doc.seats[seat];
    if (!found || !isBotSeat(found) || live.thinking.has(seat)) continue;
    live.thinking.add(seat);
    void answerFor(live, seat, levelNow(live, found.level ?? standInLevel));
  }
}

/** Tables whose bots think at a lower level for now. */
const tired = new WeakSet<Live>();
/** With more tasks per thread waiting for a person, their bots think at a lower level, and with half of it again at their own. */
const LONG_QUEUE = 6;

/** The level at which a bot thinks now: lower where the queue is long, one step for each time it doubles. The table is told. */
function levelNow(live: Live, level: string): string {
  const at = offeredLevels.indexOf(level);
  const load = live.node.pool.loadOf(live.claim.person) / LONG_QUEUE;
  const isTired = at > 0 && load > (tired.has(live) ? 0.5 : 1);
  if (isTired !== tired.has(live)) {
    if (isTired) tired.add(live);
    else tired.delete(live);
    const note = { at: live.node.time.now(), seat: 0, people: [], votes: {} };
    live
      .run(() => changeDoc(live, doc => noted(doc, { ...note, kind: isTired ? "bots-tired" : "bots-rested" })))
      .catch(error => live.node.log.warn({ err: error, table: live.id }, "a table was not told how its bots think"));
  }
  if (!isTired) return level;
  return offeredLevels[Math.max(0, at - Math.max(1, Math.ceil(Math.log2(load))))] ?? level;
}

async function answerFor(live: Live, seat: Seat, level: string): Promise<void> {
  const { log } = live.node;
  let isAnswered = false;
  try {
    const choices = await thought(live, seat, level);
    isAnswered = await live.run(() => submitBot(live, seat, level, choices));
  } catch (error) {
    log.warn({ err: error, table: live.id, seat, level }, "a bot failed");
    live.node.metrics.botFailures.inc();
    isAnswered = await live.run(() => submitFallback(live, seat)).catch(() => false);
  }
  live.thinking.delete(seat);
  // A question that changed while the bot was thinking is thought about again.
  if (isAnswered) live.changed();
  else log.error({ table: live.id, seat, level }, "a bot's seat could not be played");
}

async function thought(live: Live, seat: Seat, level: string): Promise<Choice[]> {
  const play = live.running();
  const stop = live.node.metrics.bot.startTimer({ level });
  const { game, match, start } = play;
  const seed = live.faced.seedFor(start.seed, match.state, seat);
  const { pool, rules } = live.node;
  const earlier = rules.codeOf(game);
  const choices = await pool.bot(live.claim, { game: game.id, earlier, level, state: match.state, seat, seed });
  stop();
  return choices;
}

/** Whether a bot is still to answer for a seat. */
function isAsked(live: Live, seat: Seat): boolean {
  const found = live.doc.seats[seat];
  return (
    live.doc.stage === "running" &&
    found !== undefined &&
    isBotSeat(found) &&
    live.running().match.state.open.includes(seat)
  );
}

async function submitBot(live: Live, seat: Seat, level: string, choices: readonly Choice[]): Promise<boolean> {
  if (!isAsked(live, seat)) return true;
  const sequence = (live.running().sequences[seat] ?? noSequence).last + 1;
  await submitTo(live, {
    seat,
    sequence,
    by: signBot(level),
    wish: { kind: "choose", choices },
    accepted: () => undefined,
  });
  return true;
}

async function submitFallback(live: Live, seat: Seat): Promise<boolean> {
  if (!isAsked(live, seat)) return true;
  const { game, match } = live.running();
  const choice = game.fallback(match.state, seat, runnerOf(game).options(match.state, seat)) as Choice;
  return submitBot(live, seat, "fallback", [choice]);
}
