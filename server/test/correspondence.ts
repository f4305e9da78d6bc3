// Five people who play by days over a month, on two nodes: each comes by a few times a day, answers what is asked and votes.
import { hash } from "#kernel/json.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { Present } from "#protocol/play.ts";
import type { TableInfo } from "#protocol/tables.ts";
import type { VoteAnswer } from "#protocol/votes.ts";
import { leftNow } from "#server/play/clock.ts";
import { effective, readStep } from "#server/play/step.ts";
import type { Server } from "#server/server.ts";
import { registry } from "./all-games.ts";
import type { Client, Talk } from "./client.ts";
import { pick } from "./player.ts";

/** A choice that the server has acknowledged. */
export interface Kept {
  readonly seat: number;
  readonly sequence: number;
}

/** Somebody with a seat, as long as it is theirs. */
export interface Player {
  client: Client;
  readonly seat: number;
  /** Hours of the day (as at the server) in which they may come by. */
  readonly hours: readonly number[];
  isAway: boolean;
}

/** Reads a table as one of its people. */
export const tableOf = async (client: Client, table: string): Promise<TableInfo> =>
  (await client.call("GET /api/tables/:table", { params: { table }, query: {} })).table;

/** What a player votes: for whoever wants to come back or play on; of one who is late first to wait, then a bot. */
function answerTo(kind: TableInfo["proposals"][number]["kind"], patience: number): VoteAnswer {
  if (kind === "timeout" || kind === "away") return patience > 0 ? "wait" : "bot";
  return "yes";
}

/** Comes by: answers everything that is asked, votes, and leaves. */
export async function visit(player: Player, table: string, kept: Kept[], patience: number): Promise<void> {
  const { client, seat } = player;
  const talk = await client.connect();
  try {
    const { present, info } = await talk.subscribe(table, seat);
    if (info.stage !== "running" || !present) return;
    for (const { id, kind, voters, votes } of info.proposals) {
      const me = client.me!.id;
      if (voters.includes(me) && !(me in votes))
        await talk.ask({ type: "vote", table, proposal: id, answer: answerTo(kind, patience) }).catch(ignored);
    }
    await answerAll(talk, table, seat, present, kept);
  } finally {
    talk.close();
  }
}

/** A vote may have been decided by others a moment before. */
const ignored = (): void => undefined;

async function answerAll(talk: Talk, table: string, seat: number, first: Present, kept: Kept[]): Promise<void> {
  let present = first;
  for (let answers = 0; answers < 200; answers++) {
    const options = present.look.question?.options ?? [];
    if (options.length === 0 || present.look.result) return;
    const sequence = present.sequence + 1;
    const heard = talk.heard.length;
    const choice = pick(table, seat, sequence, options);
    await talk.ask({ type: "choose", table, seat, sequence, choices: [choice] });
    kept.push({ seat, sequence });
    await talk.ask({ type: "ping" });
    const next = talk.heard.slice(heard).findLast(each => each.type === "look");
    present = next ? (next as { present: Present }).present : (await talk.subscribe(table, seat)).present!;
  }
}

/** What is wrong with a running table: a bot that does not play, a late seat nobody is asked about, a vote without end. */
export async function stuckAt({ services }: Server, table: string): Promise<string[]> {
  const live = await services.hub.get(table);
  const { doc, play } = live;
  if (doc.stage !== "running" || !play) return [];
  const now = live.node.time.now();
  const { open } = play.match.state;
  const problems: string[] = [];
  if (open.length === 0) problems.push("nobody is asked");
  for (const seat of open) {
    const at = doc.seats[seat]!;
    if (at.kind === "bot" || at.standIn) problems.push(`the bot in seat ${seat} does not play`);
    const left = play.clock ? leftNow(play.clock, now, live.pauses)[seat]! : 0;
    const isVoted = doc.proposals.some(proposal => proposal.seat === seat && proposal.kind === "timeout");
    if (play.clock?.running.includes(seat) && left < 0 && !isVoted)
      problems.push(`seat ${seat} is late, nobody is asked`);
  }
  for (const { until, kind } of doc.proposals) if (until < now) problems.push(`a vote (${kind}) does not end`);
  return problems;
}

/** Whether the stored journal is what a clean run gives, and has every choice that was acknowledged. */
export async function recordOf({ services }: Server, table: string, kept: readonly Kept[]) {
  const { tables } = services.node.store;
  const { doc } = (await tables.byId(table))!;
  const { game } = registry[doc.game]!;
  const state = start(game, (await tables.start(doc.no))!);
  const steps = (await tables.journal(doc.no, 0)).map(readStep);
  const isClean = effective(steps).every(({ seat, act, hash: expected }) => {
    if (act.kind === "choose") for (const choice of act.choices) runnerOf(game).play(state, seat, choice, []);
    return hash(state) === expected;
  });
  const stored = new Set(
    steps.flatMap(({ seat, sequence, act }) => (act.kind === "choose" ? [`${seat} ${sequence}`] : [])),
  );
  const lost = kept.filter(({ seat, sequence }) => !stored.has(`${seat} ${sequence}`));
  return { isClean, lost, steps: steps.length, doc };
}
