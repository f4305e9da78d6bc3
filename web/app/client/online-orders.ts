// What the person at this page has ordered at a table on the server.
import { changed } from "#kernel/change.ts";
import type { Question } from "#kernel/look.ts";
import type { OrderChange, OwnOrders } from "#kernel/orders.ts";
import { call } from "./api.ts";
import { type Here, patch, showPresent } from "./online-table.ts";
import { type Windows, windowChanges } from "./windows.ts";

/** Reads what the person here has ordered; those without a seat have no orders. */
export async function readOrders(here: Here): Promise<void> {
  if (here.state.get().mine.length === 0) return;
  // Without its orders the table asks everything here, and the server still answers.
  const orders = await call("GET /api/tables/:table/orders", { params: { table: here.id } }).catch(() => null);
  if (orders) heed(here, orders);
}

/** Lets windows be answered in another way from now on. */
export async function answerWindows(here: Here, wanted: Windows): Promise<void> {
  const { shared, mine } = here.state.get();
  if (!shared?.orders) return;
  for (const body of windowChanges(shared.orders, wanted, mine)) await changeOrders(here, body);
}

/** Changes what the person here has ordered. */
export async function changeOrders(here: Here, body: OrderChange): Promise<void> {
  heed(here, await call("PATCH /api/tables/:table/orders", { params: { table: here.id }, body }));
}

/** A question that may come, and what the reader would see then. */
export interface AheadQuestion {
  readonly question: Question;
  readonly view: unknown;
}

/** What the reader's seat may be asked next; nothing where that cannot be known now. */
export async function questionsAhead(here: Here): Promise<readonly AheadQuestion[]> {
  if (typeof here.viewer !== "number") return [];
  const query = { seat: String(here.viewer) };
  const path = "GET /api/tables/:table/orders/questions";
  const { version, questions } = await call(path, { params: { table: here.id }, query });
  const { present } = here;
  // Something happened meanwhile: what was told begins at what was seen before.
  if (present?.version !== version) return questionsAhead(here);
  const now: unknown = present.look.view;
  return questions.map(({ question, view }) => ({ question, view: view ? changed(now, view) : now }));
}

/** The orders are these now; what is about to pass is not asked, what rests is asked again. */
export function heed(here: Here, orders: OwnOrders): void {
  const { shared, standing } = here.state.get();
  if (!shared) return;
  patch(here, { shared: { ...shared, orders } });
  const { present, viewer, listeners } = here;
  if (!present || viewer === null) return;
  showPresent(here, viewer, present);
  const look = here.state.get().standing?.look;
  const isChanged = (look?.question === null) !== (standing?.look.question === null);
  if (look && isChanged) listeners.tell({ look, events: null, views: [] });
}
