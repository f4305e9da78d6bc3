// The battle on show: the running one, or the last one seen, until it is dismissed.
import { useCallback, useEffect, useState } from "react";
import type { Part } from "../events.ts";
import type { BattleView } from "../view/frames.ts";
import type { HlasView } from "../view/view.ts";
import { battleIn } from "./battle.ts";
import type { Table } from "./table.tsx";

/** How a battle ended. */
export interface Result {
  readonly winner: number;
  readonly attack: readonly Part[];
  readonly defence: readonly Part[];
}

/** A battle and how to put it away. */
export interface BattleShow {
  readonly battle: BattleView | null;
  /** The view in which its armies still stand. */
  readonly view: HlasView;
  readonly result: Result | null;
  /** The parts of both Strengths when they were compared. */
  readonly counted: Omit<Result, "winner"> | null;
  /** Null while it is being fought. */
  readonly dismiss: (() => void) | null;
}

interface Kept {
  readonly battle: BattleView;
  readonly view: HlasView;
}

/** The battle to show. */
export function useBattle({ props, view, own }: Table): BattleShow {
  const { playing, pending, unseen } = props;
  const running = battleIn(view);
  const [last, setLast] = useState<Kept | null>(null);
  const [counted, setCounted] = useState<Omit<Result, "winner"> | null>(null);
  const [winner, setWinner] = useState<number | null>(null);
  useEffect(() => {
    if (!running) return;
    // Once the totals are compared the armies go; the picture before that is worth keeping.
    setLast(old =>
      running.winner >= 0 && old?.battle.region === running.region
        ? { ...old, battle: running }
        : { battle: running, view },
    );
    if (running.winner < 0) {
      setWinner(null);
      setCounted(null);
    }
  }, [running, view]);
  const told = [...unseen, ...(playing ? [playing.event] : [])];
  const sum = told.findLast(event => event.type === "strengthCounted");
  const end = told.findLast(event => event.type === "battleEnded");
  useEffect(() => {
    if (sum?.type === "strengthCounted") setCounted({ attack: sum.attack, defence: sum.defence });
    if (end?.type === "battleEnded") setWinner(end.winner);
  }, [sum, end]);
  const dismiss = useCallback(() => {
    setLast(null);
    setWinner(null);
    setCounted(null);
  }, []);
  useEffect(() => {
    // The next decision shows that the result has been read.
    if (pending && !running) dismiss();
  }, [pending, running, dismiss]);
  if (running) return { battle: running, view, result: null, counted, dismiss: null };
  const isOwn = last !== null && own !== null && [last.battle.attacker, last.battle.defender].includes(own.seat);
  if (!last || winner === null || !isOwn) return { battle: null, view, result: null, counted: null, dismiss: null };
  const result = { winner, attack: counted?.attack ?? [], defence: counted?.defence ?? [] };
  return { ...last, result, counted, dismiss };
}
