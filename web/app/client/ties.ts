// Friends, those who ask or were asked, and people the reader does not want to meet.
import { useEffect } from "react";
import type { Tie } from "#protocol/people.ts";
import { problemFrom } from "../problem.ts";
import { notify } from "../shell/notices.ts";
import { storeOf, useStore } from "../store.ts";
import { call } from "./api.ts";
import { person } from "./person.ts";

const ties = storeOf<readonly Tie[]>([]);

const load = (): Promise<void> =>
  call("GET /api/me/people", {}).then(
    ({ people }) => ties.set(people),
    () => undefined,
  );

/** What others are to the reader, read when it is looked at. */
export function useTies(): readonly Tie[] {
  const me = useStore(person)?.id ?? null;
  useEffect(() => {
    if (me) void load();
    else ties.set([]);
  }, [me]);
  return useStore(ties);
}

/** Says what a person is to the reader. */
export function setTie(id: string, tie: "friend" | "block" | "none"): Promise<void> {
  return call("PUT /api/me/people/:person", { params: { person: id }, body: { tie } }).then(
    ({ people }) => ties.set(people),
    error => void notify({ problem: problemFrom(error) }),
  );
}
