// The battle on show: the running one, or the last one seen, until it is dismissed.
import { useCallback, useEffect, useState } from "react";
import { damageIn, type Figure, isRoutedIn, typeIn } from "../content/army.ts";
import { units } from "../content/units.ts";
import type { SideName } from "../frames.ts";
import type { BattleView } from "../view/frames.ts";
import type { RuneView } from "../view/view.ts";
import type { Table } from "./table.tsx";

/** A line-up by initiative, standing units before routed ones. */
export function sortedLine(line: readonly Figure[]): Figure[] {
  const initiative = (figure: Figure): number => units[typeIn(figure)]!.initiative;
  const isRouted = (figure: Figure): number => (isRoutedIn(figure) ? 1 : 0);
  return [...line].sort(
    (a, b) =>
      initiative(a) - initiative(b) || typeIn(a) - typeIn(b) || isRouted(a) - isRouted(b) || damageIn(a) - damageIn(b),
  );
}

/** The battle that is being fought. */
function battleIn(view: RuneView): BattleView | null {
  const frame = view.frames.findLast(each => each.proc === "battle");
  return frame?.proc === "battle" ? frame : null;
}

/** How a battle ended. */
export interface Result {
  readonly winner: SideName;
  readonly attack: number;
  readonly defence: number;
}

/** A battle and how to put it away. */
export interface BattleShow {
  readonly battle: BattleView | null;
  readonly strengths: RuneView["strengths"];
  readonly result: Result | null;
  /** Null while it is being fought. */
  readonly dismiss: (() => void) | null;
}

const none: Pick<BattleShow, "battle" | "strengths"> = { battle: null, strengths: null };

/** The battle to show. */
export function useBattle({ props, view, own }: Table): BattleShow {
  const { playing, pending, unseen } = props;
  const running = battleIn(view);
  const [last, setLast] = useState<Pick<BattleShow, "battle" | "strengths">>(none);
  const { strengths } = view;
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    if (!running) return;
    setLast({ battle: running, strengths });
    if (running.winner === "") setResult(null);
  }, [running, strengths]);
  const ended = [...unseen, ...(playing ? [playing.event] : [])].findLast(event => event.type === "battleEnded");
  useEffect(() => {
    if (ended?.type !== "battleEnded") return;
    const { winner, attackStrength, defenceStrength } = ended;
    setResult({ winner, attack: attackStrength, defence: defenceStrength });
  }, [ended]);
  const dismiss = useCallback(() => {
    setLast(none);
    setResult(null);
  }, []);
  useEffect(() => {
    // The next decision shows that the result has been read.
    if (pending && !running) dismiss();
  }, [pending, running, dismiss]);
  if (running) return { battle: running, strengths, result: running.winner === "" ? null : result, dismiss: null };
  const { battle } = last;
  const isOwn = battle && own && [battle.attacker.decider, battle.defender.decider].includes(own.seat);
  if (!result || !isOwn) return { ...none, result: null, dismiss: null };
  return { ...last, result, dismiss };
}
