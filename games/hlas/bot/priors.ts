// How likely a good player is to take each option, as weights: doing something is mostly better than doing nothing.
import type { Choice } from "#kernel/procedure.ts";
import type { HlasChoice } from "../choices.ts";
import type { Hlas } from "../state.ts";
import { turnsBack } from "./turning-back.ts";

const KINDS: Partial<Record<HlasChoice["kind"], number>> = {
  skip: 0.15,
  stop: 0.8,
  noMuster: 0.4,
  endTurn: 2,
  board: 0.15,
  invite: 0.05,
  leave: 0.15,
  repeat: 3,
  upgrade: 4,
  building: 1.5,
  tower: 3,
  use: 1.5,
};
const SLOTS: Readonly<Record<string, number>> = {
  recruit: 3,
  build: 2,
  research: 0.8,
  tax: 3,
  "march-1": 3,
  "march-2": 1,
  sail: 0.6,
  fly: 0.6,
  cast: 1,
};

/** A weight for each option; none for what would never end. */
export function priors(s: Hlas, options: readonly Choice[]): number[] {
  return (options as readonly HlasChoice[]).map(option => {
    if (turnsBack(s, option)) return 0;
    return option.kind === "slot" ? (SLOTS[option.slot] ?? 1) : (KINDS[option.kind] ?? 1);
  });
}
