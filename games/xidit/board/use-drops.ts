// Bards dropped on the map: collected first, then sent one by one. What was dropped stays dropped until the table has
// taken it.
import { useEffect, useMemo, useState } from "react";
import type { Question } from "#kernel/look.ts";
import type { XiditChoice } from "../choices.ts";
import { type RegionId, regions } from "../content/regions.ts";
import { asXidit } from "./places.ts";
import type { Table } from "./table.tsx";

/** The bards being dropped. */
export interface Drops {
  /** How many lie where. */
  readonly counts: ReadonlyMap<RegionId, number>;
  readonly dropped: number;
  readonly total: number;
  readonly isOptional: boolean;
  readonly isSending: boolean;
  drop(region: RegionId): void;
  reset(): void;
  send(): void;
}

/** The next choice of a list of wanted regions that the question offers; null when none fits any more. */
export function nextDrop(question: Question, wanted: readonly RegionId[]): XiditChoice | null {
  const offered = question.options.map(asXidit);
  for (const { id } of regions) {
    const isWanted = wanted.includes(id);
    const choice = offered.find(each => each.kind === "bard" && each.region === id);
    if (isWanted && choice) return choice;
  }
  return null;
}

/** Always the same list, so that forgetting nothing again and again changes nothing. */
const none: readonly RegionId[] = [];

/** How many bards the question asks for. */
export function bardsAsked(question: Question): number {
  const args = question.args as { left?: number } | null;
  return args?.left ?? 1;
}

function without(list: readonly RegionId[], region: RegionId): RegionId[] {
  const at = list.indexOf(region);
  return list.filter((_, i) => i !== at);
}

/** The drops while bards are being placed; null at other times. */
export function useDrops(table: Table): Drops | null {
  const { look, pending, playing, choose } = table;
  const question = look.question?.step === "chooseRegion" ? look.question : null;
  const [wanted, setWanted] = useState(none);
  const [isSending, setSending] = useState(false);
  const isIdle = question === null && playing === null && pending === null;

  useEffect(() => {
    if (isIdle) {
      setWanted(none);
      setSending(false);
      return;
    }
    if (!question || !isSending || pending) return;
    const next = nextDrop(question, wanted);
    if (next?.kind === "bard") {
      setWanted(without(wanted, next.region));
      choose(next);
    } else {
      setSending(false);
      if (question.options.some(({ kind }) => kind === "stop")) choose({ kind: "stop" });
    }
  }, [isIdle, question, isSending, pending, wanted, choose]);

  return useMemo(() => {
    if (!question) return null;
    const counts = new Map<RegionId, number>();
    const onTheWay = (pending ?? []).map(asXidit).flatMap(choice => (choice.kind === "bard" ? [choice.region] : []));
    for (const region of [...wanted, ...onTheWay]) counts.set(region, (counts.get(region) ?? 0) + 1);
    const total = bardsAsked(question);
    return {
      counts,
      dropped: wanted.length,
      total,
      isOptional: question.options.some(({ kind }) => kind === "stop"),
      isSending,
      drop: region => {
        // A single bard needs no second thought: one tap sends it.
        if (total === 1) choose({ kind: "bard", region });
        else if (wanted.length < total) setWanted([...wanted, region]);
      },
      reset: () => setWanted(none),
      send: () => setSending(true),
    };
  }, [question, wanted, isSending, pending, choose]);
}
