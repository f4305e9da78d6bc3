// Endpoints for chat: reading it, silencing, reporting.
import { MOST_ORDERS, ordersChanged } from "#kernel/orders.ts";
import { nextNumber, randomId } from "../ids.ts";
import { mustHaveRoom } from "../people/caps.ts";
import { askerAt } from "../people/groups.ts";
import { tiesOf } from "../people/ties.ts";
import { questionsAhead } from "../play/ahead.ts";
import { ordersOf } from "../play/ordered.ts";
import { keepOrders } from "../play/orders.ts";
import { Refused } from "../refusal.ts";
import type { Services } from "../services.ts";
import { mustAct, mustHear, mustHearTalk, mustOwn, mustSit } from "../tables/access.ts";
import { changeDoc } from "../tables/change.ts";
import { sits } from "../tables/doc.ts";
import { infoFor } from "../tables/info.ts";
import type { Handlers } from "./door.ts";

type TalkRoutes = Extract<
  keyof Handlers,
  `${string}/chat` | `${string}/own` | `${string}/orders${string}` | `${string}/silenced/${string}` | `${string}/report`
>;

const LINES = 100;

/** Endpoints for what is only one person's at a table. */
function ownRoutes({ node, hub }: Services): Pick<Handlers, Extract<TalkRoutes, `${string}/own`>> {
  return {
    "GET /api/tables/:table/own": async ({ params }, { person }) => {
      const live = await hub.get(params.table);
      mustHear(live.doc, { person: person.id });
      return node.store.places.own(live.no, person.id);
    },
    "PATCH /api/tables/:table/own": async ({ params, body }, { person }) => {
      const live = await hub.get(params.table);
      mustHear(live.doc, { person: person.id });
      const before = await node.store.places.own(live.no, person.id);
      const own = { heard: Math.max(before.heard, body.heard ?? 0), notes: body.notes ?? before.notes };
      await node.store.places.setOwn(live.no, person.id, own);
      return own;
    },
  };
}

/** Endpoints for orders. */
function orderRoutes({ hub }: Services): Pick<Handlers, Extract<TalkRoutes, `${string}/orders${string}`>> {
  return {
    "GET /api/tables/:table/orders": async ({ params }, { person }) => {
      const live = await hub.get(params.table);
      mustSit(live.doc, person.id);
      return ordersOf(live, person.id);
    },
    "GET /api/tables/:table/orders/questions": async ({ params, query }, { person }) => {
      const live = await hub.get(params.table);
      const asked = await live.run(async () => {
        mustAct(live.doc, person.id, query.seat);
        const version = live.running().marks[query.seat] ?? 0;
        return { version, questions: questionsAhead(live, query.seat, person.id) };
      });
      // The table goes on meanwhile.
      return { version: asked.version, questions: await asked.questions };
    },
    "PATCH /api/tables/:table/orders": async ({ params, body }, { person }) => {
      const live = await hub.get(params.table);
      const orders = await live.run(async () => {
        mustSit(live.doc, person.id);
        live.running();
        if (body.give) mustAct(live.doc, person.id, body.give.seat);
        return keepOrders(live, person.id, before => {
          const orders = ordersChanged(before, body, randomId(8));
          if (orders.list.length > MOST_ORDERS) throw new Refused("enough", { most: MOST_ORDERS });
          return orders;
        });
      });
      live.changed();
      return orders;
    },
  };
}

/** Endpoints for chat. */
export function talkRoutes(services: Services): Pick<Handlers, TalkRoutes> {
  const { node, hub } = services;
  return {
    ...ownRoutes(services),
    ...orderRoutes(services),
    "GET /api/tables/:table/chat": async ({ params, query }, { person }) => {
      const live = await hub.get(params.table);
      const asker = await askerAt(node.store, live.doc, { person: person?.id ?? null, key: query.key });
      const room = mustHearTalk(live.doc, asker);
      const messages = await node.store.chat.before(live.no, room, query.before ?? Number.MAX_SAFE_INTEGER, LINES);
      const { apart } = await tiesOf(node.store, person?.id ?? null);
      const muted = new Set([...apart, ...(person?.muted ?? []).map(({ id }) => id)]);
      return { messages: messages.filter(message => !muted.has(message.person)) };
    },
    "PUT /api/tables/:table/silenced/:person": async ({ params, body }, { person }) => {
      const live = await hub.get(params.table);
      await live.run(() =>
        changeDoc(live, doc => {
          mustOwn(doc, person.id);
          const others = doc.silenced.filter(id => id !== params.person);
          if (body.silenced) mustHaveRoom(node.settings, person, "namesPerList", others.length);
          return { ...doc, silenced: body.silenced ? [...others, params.person] : others };
        }),
      );
      return { table: infoFor(live.doc, person.id) };
    },
    "POST /api/tables/:table/report": async ({ params, body }, { person }) => {
      const live = await hub.get(params.table);
      mustSit(live.doc, person.id);
      if (!sits(live.doc, body.person)) throw new Refused("not-found");
      const at = node.time.now();
      const { reason, message = null } = body;
      await node.store.chat.report({
        no: nextNumber(at),
        table: live.no,
        reporter: person.id,
        person: body.person,
        message,
        reason,
        at,
      });
      node.metrics.reports.inc();
      node.log.warn({ table: live.id, reporter: person.id, person: body.person, message }, "a person was reported");
      return {};
    },
  };
}
