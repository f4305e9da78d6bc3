// Somebody followed the link of one seat: say who you are, and it is yours.
import { useEffect, useState } from "react";
import type { TableInfo } from "#protocol/tables.ts";
import type { ScreenProps } from "../App.tsx";
import { call } from "../client/api.ts";
import { nickname, somebody, whoAmI } from "../client/person.ts";

import { Problem, problemFrom } from "../problem.ts";
import { go } from "../router.ts";
import { Loading } from "../shell/Loading.tsx";
import { NickDialog } from "../shell/NickDialog.tsx";
import { ProblemPage } from "../shell/ProblemPage.tsx";

/** Answers that all mean the same to somebody holding an invitation. */
const expired = new Set(["not-found", "not-allowed", "no-free-seat", "seat-taken", "already-started", "malformed"]);

const addressOf = (table: TableInfo) => `/table/${table.id}${table.key ? `?key=${table.key}` : ""}`;

export default function Join({ rest }: ScreenProps) {
  const [table = "", invite = ""] = rest;
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const take = async () => {
    try {
      if (!(await whoAmI()) && !nickname()) return setAsking(true);
      await somebody();
      const { table: info } = await call("POST /api/tables/:table/join", { params: { table }, body: { invite } });
      go(addressOf(info), "replace");
    } catch (error) {
      const found = problemFrom(error);
      if (found.code === "already-seated") return go(`/table/${table}`, "replace");
      setProblem(expired.has(found.code) ? new Problem("invitation-expired") : found);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the invitation is used once
  useEffect(() => void take(), []);
  if (problem) return <ProblemPage problem={problem} />;
  return (
    <>
      <Loading />
      {isAsking && (
        <NickDialog
          onEnd={isDone => {
            setAsking(false);
            if (isDone) void take();
            else go("/");
          }}
        />
      )}
    </>
  );
}
