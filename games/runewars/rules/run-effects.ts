// Starting a list of effects: by its path, for a seat.

import type { Seat } from "#kernel/procedure.ts";
import { effectsAt } from "../content/effect-lists.ts";
import type { HeroId } from "../content/heroes.ts";
import { NONE } from "../content/marks.ts";
import type { Area } from "../content/tiles.ts";
import type { EffectsFrame, RuneFlow, SideName } from "../frames.ts";

/** What an effect starts from. */
export interface EffectStart {
  readonly seat: Seat;
  readonly hero?: HeroId | "";
  readonly area?: Area;
  readonly picked?: Area;
  readonly other?: Seat;
  readonly n?: number;
  readonly side?: SideName | "";
  /** Only this op of the list. */
  readonly only?: number;
  readonly isEach?: boolean;
}

/** The first position of a running list. */
export function effectsFrom(path: string, from: EffectStart): EffectsFrame {
  const index = from.only ?? 0;
  return {
    proc: "effects",
    step: "next",
    seat: from.seat,
    path,
    index,
    end: from.only === undefined ? effectsAt(path).length : index + 1,
    hero: from.hero ?? "",
    area: from.area ?? NONE,
    picked: from.picked ?? NONE,
    other: from.other ?? NONE,
    n: from.n ?? 0,
    stage: 0,
    left: 0,
    side: from.side ?? "",
    isEach: from.isEach ?? false,
  };
}

/** Carries a list of effects out before the caller goes on. */
export function runEffects(path: string, from: EffectStart, { call }: RuneFlow): void {
  if (effectsAt(path).length > 0) call("effects", effectsFrom(path, from));
}
