// Endpoints for playing without a socket.
import type { Viewer } from "#kernel/game.ts";
import type { Present } from "#protocol/play.ts";
import { askerAt } from "../people/groups.ts";
import { historyOf } from "../play/history.ts";
import { openLate } from "../play/late.ts";
import type { Live, Watcher } from "../play/live.ts";
import { presentOf } from "../play/push.ts";
import { recapOf } from "../play/recap.ts";
import { submitTo } from "../play/submit.ts";
import { Refused } from "../refusal.ts";
import type { Services } from "../services.ts";
import { type Asker, mustAct, mustView } from "../tables/access.ts";
import type { Handlers } from "./door.ts";

type PlayRoutes = Extract<
  keyof Handlers,
  `${string}/present` | `${string}/choices` | `${string}/history` | `${string}/recap`
>;

const PATIENCE = 25_000;
const STEPS = 500;

function presentNow(live: Live, asker: Asker, viewer: Viewer): Present {
  mustView(live.doc, asker, viewer);
  const present = presentOf(live, viewer);
  if (!present) throw new Refused("not-running");
  return present;
}

/** Waits until a viewer is told something, its patience ends, or it goes away. */
function nextNews(live: Live, asker: Asker, viewer: Viewer, onGone: (act: () => void) => void): Promise<void> {
  return new Promise(resolve => {
    const { onDrain, time } = live.node;
    const done = (): void => {
      cancel();
      onDrain.delete(done);
      live.watchers.delete(watcher);
      resolve();
    };
    const watcher: Watcher = { ...asker, viewer, tell: done, hears: () => false, close: done };
    const cancel = time.after(PATIENCE, done);
    onDrain.add(done);
    live.watchers.add(watcher);
    onGone(done);
  });
}

/** Endpoints for playing. */
export function playRoutes(services: Services): Pick<Handlers, PlayRoutes> {
  const { hub } = services;
  return {
    "GET /api/tables/:table/present": async ({ params, query }, { person, onGone }) => {
      const live = await hub.get(params.table);
      const asker = await askerAt(live.node.store, live.doc, { person: person?.id ?? null, key: query.key });
      const now = (): Present => presentNow(live, asker, query.as);
      // Looking and beginning to watch are one step, so that nothing told in between is missed.
      const { present, news } = await live.run(async () => {
        await openLate(live, query.as);
        const present = now();
        const isNew = query.after === undefined || present.version > query.after || present.look.result !== null;
        return { present, news: isNew ? null : nextNews(live, asker, query.as, onGone) };
      });
      if (!news) return { present };
      await news;
      if (live.node.isDraining) throw new Refused("draining");
      return { present: await live.run(async () => now()) };
    },
    "POST /api/tables/:table/choices": async ({ params, body }, { person }) => {
      const { seat, sequence, choices } = body;
      const live = await hub.get(params.table);
      let version = 0;
      await live.run(async () => {
        mustAct(live.doc, person.id, seat);
        const accepted = (mark: number): void => {
          version = mark;
        };
        await submitTo(live, { seat, sequence, by: person.id, wish: { kind: "choose", choices }, accepted });
      });
      return { version, sequence, present: await live.run(async () => presentNow(live, { person: person.id }, seat)) };
    },
    "GET /api/tables/:table/recap": async ({ params, query }, { person }) => {
      const live = await hub.get(params.table);
      const asked = await live.run(async () => {
        mustView(live.doc, { person: person.id }, query.seat);
        return { recap: recapOf(live, query.seat) };
      });
      // The table goes on meanwhile.
      return asked.recap;
    },
    "GET /api/tables/:table/history": async ({ params, query }, { person }) => {
      const live = await hub.get(params.table);
      const asker = await askerAt(live.node.store, live.doc, { person: person?.id ?? null, key: query.key });
      return live.run(async () => {
        mustView(live.doc, asker, query.as);
        await openLate(live, query.as);
        const { steps, isCut } = await historyOf(live, query.as, query.after, STEPS, "earliest");
        return { steps, isCut };
      });
    },
  };
}
