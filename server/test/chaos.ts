// Games played through a bad network must end as undisturbed ones do.
import { hash } from "#kernel/json.ts";
import { isOver } from "#kernel/look.ts";
import type { State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { Present } from "#protocol/play.ts";
import type { Server } from "#server/server.ts";
import { BadNetwork } from "./bad-network.ts";
import { type Client, Talk } from "./client.ts";
import { registry } from "./games.ts";
import { seated } from "./harness.ts";
import { pick } from "./player.ts";
import { pause } from "./services.ts";

const RESEND = 60;

/** A client that never gives up: reconnects, subscribes again, repeats what was not acknowledged. */
async function playBadly(port: number, cookie: string, table: string, seat: number): Promise<void> {
  const known: { latest: Present | null } = { latest: null };
  const sequenceDone = (): number => known.latest?.sequence ?? 0;
  while (!known.latest?.look.result) {
    let talk: Talk | null = null;
    try {
      talk = await within(Talk.open(port, cookie), 500);
      talk.onMessage = message => {
        const present = message.type === "look" || message.type === "subscribed" ? message.present : null;
        // Messages may arrive in the wrong order: only later versions count.
        if (present && present.version > (known.latest?.version ?? -1)) known.latest = present;
      };
      await within(talk.subscribe(table, seat), 500);
      while (talk.socket.readyState === talk.socket.OPEN && !known.latest?.look.result) {
        const options = known.latest?.look.question?.options ?? [];
        const sequence = sequenceDone() + 1;
        if (options.length > 0) {
          const choices = [pick("chaos", seat, sequence, options)];
          await within(talk.ask({ type: "choose", table, seat, sequence, choices }), RESEND).catch(() => undefined);
          for (let i = 0; i < 10 && sequenceDone() < sequence; i++) await pause(2);
        } else await pause(3);
        // What was told may have been lost on the way: ask now and then.
        if (sequenceDone() < sequence) await within(talk.subscribe(table, seat), RESEND).catch(() => undefined);
      }
    } catch {
      await pause(5);
    } finally {
      talk?.socket.terminate();
    }
  }
}

function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  promise.catch(() => undefined);
  return Promise.race([promise, pause(ms).then(() => Promise.reject(new Error("late")))]);
}

/** How the same game ends without a network. */
function undisturbed(game: string, seats: number, seed: string): State {
  const played = registry[game]!.game;
  const state = start(played, { seats, seed, chance: "cipher", options: {} });
  const sequences = Array.from({ length: seats }, () => 0);
  while (!isOver(state)) {
    const seat = state.open[0]!;
    const sequence = ++sequences[seat]!;
    runnerOf(played).play(state, seat, pick("chaos", seat, sequence, runnerOf(played).options(state, seat)), []);
  }
  return state;
}

/** Plays games through a bad network until so many messages were disturbed; returns what differed. */
export async function chaosRun(
  server: Server,
  disturbances: number,
): Promise<{ games: number; disturbances: number; wrong: string[] }> {
  const network = await BadNetwork.open(server.port, "chaos");
  const wrong: string[] = [];
  let games = 0;
  while (network.disturbances < disturbances) {
    const batch = await Promise.all(Array.from({ length: 4 }, () => seated(server.port, "duel", 3)));
    await Promise.all(
      batch.flatMap(({ people, table }) =>
        people.map((person: Client, seat) => playBadly(network.port, person.cookie, table, seat)),
      ),
    );
    for (const { table } of batch) {
      games++;
      const live = await server.services.hub.get(table);
      const { seed } = live.doc;
      const expected = undisturbed("duel", 3, seed!);
      if (hash(expected) !== hash(live.play!.match.state)) wrong.push(table);
    }
  }
  await network.close();
  return { games, disturbances: network.disturbances, wrong };
}
