// The battle on show: the running one, or the last one seen, until it is dismissed.
import { useCallback, useEffect, useState } from "react";
import type { SideName } from "../frames/battle.ts";
import type { BattleView } from "../view/frames.ts";
import { battleIn } from "./battle.ts";
import type { Table } from "./table.tsx";

/** How a battle ended. */
export interface Result {
  readonly winner: SideName;
  readonly attack: number;
  readonly defence: number;
}

/** A battle and how to put it away. */
export interface BattleShow {
  readonly battle: BattleView | null;
  readonly result: Result | null;
  /** Null while it is being fought. */
  readonly dismiss: (() => void) | null;
}

/** The battle to show. */
export function useBattle({ props, view, own }: Table): BattleShow {
  const { playing, pending, unseen } = props;
  const running = battleIn(view);
  const [last, setLast] = useState<BattleView | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    if (!running) return;
    setLast(running);
    if (running.winner === "") setResult(null);
  }, [running]);
  const ended = [...unseen, ...(playing ? [playing.event] : [])].findLast(event => event.type === "battleEnded");
  useEffect(() => {
    if (ended?.type !== "battleEnded") return;
    const { winner, attackStrength, defenceStrength } = ended;
    setResult({ winner, attack: attackStrength, defence: defenceStrength });
  }, [ended]);
  const dismiss = useCallback(() => {
    setLast(null);
    setResult(null);
  }, []);
  useEffect(() => {
    // The next decision shows that the result has been read.
    if (pending && !running) dismiss();
  }, [pending, running, dismiss]);
  if (running) return { battle: running, result: running.winner === "" ? null : result, dismiss: null };
  const isOwn = last !== null && own !== null && [last.attacker.decider, last.defender.decider].includes(own.seat);
  if (!last || !result || !isOwn) return { battle: null, result: null, dismiss: null };
  return { battle: last, result, dismiss };
}
