// The animation queue as a React hook.
import { useEffect, useState, useSyncExternalStore } from "react";
import type { GameEvent } from "#kernel/procedure.ts";
import type { BoardModule } from "./board.ts";
import { createStage, type Pace, type Shot, type Stage } from "./stage.ts";

/** A stage for a board and what it shows now. Make a new component (key) for another table. */
export function useStage<V, E extends GameEvent>(
  board: BoardModule<V, E>,
  pace: Pace,
): readonly [Stage<V, E>, Shot<V, E>] {
  const [stage] = useState(() => createStage<V, E>(board));
  const { speed, reducedMotion } = pace;
  useEffect(() => stage.setPace({ speed, reducedMotion }), [stage, speed, reducedMotion]);
  useEffect(() => {
    const skipWhenHidden = () => document.hidden && stage.shot().left > 0 && stage.skip();
    document.addEventListener("visibilitychange", skipWhenHidden);
    return () => document.removeEventListener("visibilitychange", skipWhenHidden);
  }, [stage]);
  return [stage, useSyncExternalStore(stage.subscribe, stage.shot)];
}
