// The Battle on show: the one being fought, or the last one of the turn, until it is put away.
import { useCallback, useEffect, useState } from "react";
import type { Region } from "../map/atlas.ts";
import type { BattleView } from "../view/battle.ts";
import type { Table } from "./table.tsx";

/** A Battle and how to put it away. */
export interface BattleShow {
  readonly battle: BattleView | null;
  /** Null while it is being fought. */
  readonly dismiss: (() => void) | null;
}

/** Questions that are asked inside a Battle. */
const battleProcs: readonly string[] = ["battle", "bring", "dice", "extraDie", "effects", "discard", "move", "draw"];

/** The Battle to show. */
export function useBattle({ props, view }: Table): BattleShow {
  const { playing, pending, look } = props;
  const { battle } = playing?.after ?? view;
  const [dismissed, setDismissed] = useState<Region | null>(null);
  const isAsked = !battle?.isOver && battleProcs.includes(look.question?.proc ?? "");
  const isSettled = battle?.isDecided === true && !isAsked && !playing;
  const at = battle?.at ?? null;
  const dismiss = useCallback(() => setDismissed(at), [at]);
  const isNew = !battle?.isDecided;
  useEffect(() => {
    if (isNew) setDismissed(null);
  }, [isNew]);
  useEffect(() => {
    // The next decision shows that the result has been read.
    if (pending && isSettled) dismiss();
  }, [pending, isSettled, dismiss]);
  if (at === dismissed && !isAsked) return { battle: null, dismiss: null };
  return { battle, dismiss: isSettled ? dismiss : null };
}
