// Views are allow-lists by name: a local that a rule adds to a running procedure stays hidden until a view names it.
import { copy } from "#kernel/json.ts";
import { viewersOf } from "./secrecy.ts";
import type { Probe } from "./suite.ts";

/** The planted local, by name and by value. */
const PLANT = "plantedLocal";

/** Plants a new local in every frame, and in every record that a frame holds; no view may show one. */
export const localsProbe: Probe = ({ game }, state) => {
  const planted = copy(state);
  for (const frame of planted.stack) plantIn(frame);
  for (const viewer of viewersOf(state)) {
    const text = JSON.stringify(game.viewFor(planted, viewer));
    const at = text.indexOf(PLANT);
    if (at < 0) continue;
    const around = text.slice(Math.max(0, at - 60), at + 40);
    return { kind: "secrecy", message: `the view shows a local that it does not name: …${around}…` };
  }
  return null;
};

function plantIn(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const part of Object.values(value)) plantIn(part);
  if (!Array.isArray(value)) Object.assign(value, { [PLANT]: PLANT });
}
