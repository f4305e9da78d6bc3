// Fair dice: the promise made before the first draw, and one click that checks it after the end.
import "./fair-dice.css";
import { useEffect, useState } from "react";
import { rules } from "../client/rules.ts";
import { useWords } from "../i18n/index.ts";
import { keep, kept } from "../kept.ts";
import { type Problem, problemFrom } from "../problem.ts";
import { sentencesOf } from "../shell/problem-words.ts";
import { exportOf } from "./course.ts";

interface Props {
  readonly table: string;
  readonly tableKey: string | null;
  readonly commitment: string;
  /** Null until the game is over. */
  readonly seed: string | null;
}

/** Tables whose promises this browser remembers. */
const MOST = 200;

/** The promise this browser saw first: one that the server changed afterwards would prove nothing. */
function firstSeen(table: string, commitment: string): string {
  const all = new Map(Object.entries((kept("dice") as Record<string, string> | null) ?? {}));
  const first = all.get(table);
  if (first !== undefined) return first;
  keep("dice", Object.fromEntries([...all, [table, commitment]].slice(-MOST)));
  return commitment;
}

type Verdict = { readonly lines: number } | { readonly problem: Problem } | "running" | null;

export function FairDice({ table, tableKey, commitment, seed }: Props) {
  const t = useWords();
  const [first, setFirst] = useState(commitment);
  const [verdict, setVerdict] = useState<Verdict>(null);
  useEffect(() => setFirst(firstSeen(table, commitment)), [table, commitment]);
  const check = async () => {
    setVerdict("running");
    try {
      const save = JSON.stringify(await exportOf(table, tableKey));
      setVerdict({ lines: await rules.checkRecord(save, first) });
    } catch (error) {
      setVerdict({ problem: problemFrom(error) });
    }
  };
  return (
    <details className="fair-dice">
      <summary>{t("end.seed")}</summary>
      <p>{t(seed === null ? "end.seedPromise" : "end.seedHelp")}</p>
      <code data-dice="commitment">{first}</code>
      {seed !== null && (
        <>
          <code>{seed}</code>
          <button type="button" className="hk-button" disabled={verdict === "running"} onClick={() => void check()}>
            {t("end.seedCheck")}
          </button>
          <output>{verdict !== null && verdict !== "running" && <Said verdict={verdict} />}</output>
        </>
      )}
    </details>
  );
}

function Said({ verdict }: { readonly verdict: Exclude<Verdict, "running" | null> }) {
  const t = useWords();
  if ("lines" in verdict) return t("end.seedTrue", { count: verdict.lines });
  const { what, remedy } = sentencesOf(t, verdict.problem);
  return `${what} ${remedy}`;
}
