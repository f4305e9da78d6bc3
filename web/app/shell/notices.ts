// Short messages that go away by themselves or at a click.
import type { Problem } from "../problem.ts";
import { storeOf } from "../store.ts";

/** A message on its way: a problem, or a fact already in words. */
export interface Notice {
  readonly id: number;
  readonly problem?: Problem;
  readonly text?: string;
  readonly action?: { readonly label: string; run(): void };
}

/** What is shown now. */
export const notices = storeOf<readonly Notice[]>([]);
let last = 0;

/** Shows a message; the same problem is not shown twice at once. */
export function notify(notice: Omit<Notice, "id">): number {
  const now = notices.get();
  const same = now.find(({ problem, text }) => problem?.code === notice.problem?.code && text === notice.text);
  if (same) return same.id;
  const id = ++last;
  notices.set([...now, { ...notice, id }]);
  return id;
}

/** Takes a message away. */
export function dismiss(id: number): void {
  notices.set(notices.get().filter(notice => notice.id !== id));
}
