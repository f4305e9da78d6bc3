// Small signs beside a table's name: that somebody watches, that everybody is here.
import type { ReactNode } from "react";
import type { TableInfo } from "#protocol/tables.ts";
import type { TableState } from "../client/table-client.ts";
import { useWords } from "../i18n/index.ts";

interface SignProps {
  readonly words: string;
  readonly children: ReactNode;
}

function Sign({ words, children }: SignProps) {
  return (
    <span className="table-sign" role="img" aria-label={words} title={words}>
      {children}
    </span>
  );
}

/** Everybody sees that somebody watches. */
export function Watchers({ count }: { readonly count: number }) {
  const t = useWords();
  return (
    <Sign words={t("table.watchers", { count })}>
      <svg viewBox="0 0 20 12" width={20} height={12} aria-hidden="true">
        <path d="M1 6q9-10 18 0q-9 10-18 0z" fill="none" stroke="currentColor" strokeWidth={1.6} />
        <circle cx={10} cy={6} r={2.6} fill="currentColor" />
      </svg>{" "}
      <span aria-hidden="true">{count}</span>
    </Sign>
  );
}

/** Whether in a slow game all people who play are at the table, and more than one. */
export function areAllHere({ seats, shared }: TableState): boolean {
  const info: TableInfo | undefined = shared?.info;
  if (info?.stage !== "running" || info.pace.kind === "live") return false;
  const people = new Set(info.seats.flatMap(({ person }) => person?.id ?? []));
  return people.size > 1 && seats.every(({ isBot, isOnline }) => isBot || isOnline);
}

/** In a slow game people learn that they can play on at once. */
export function AllHere() {
  return (
    <Sign words={useWords()("table.allHere")}>
      <svg viewBox="0 0 26 16" width={26} height={16} aria-hidden="true" className="all-here">
        <g fill="currentColor">
          <circle cx={5} cy={4} r={3} />
          <path d="M0 15q0-7 5-7t5 7z" />
          <circle cx={13} cy={4} r={3} />
          <path d="M9 15q1-7 4-7q5 0 5 7z" />
        </g>
        <path d="M18 9l3 3 4-6" fill="none" stroke="currentColor" strokeWidth={2} />
      </svg>
    </Sign>
  );
}
