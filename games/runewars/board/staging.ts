import type { RuneEvent } from "../events.ts";
import type { RuneView } from "../view/view.ts";
export function stage(view: RuneView, _event: RuneEvent): RuneView {
  return view;
}
