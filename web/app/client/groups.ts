// The reader's groups, and those that ask them to join.
import { useEffect } from "react";
import type { GroupLine } from "#protocol/groups.ts";
import { storeOf, useStore } from "../store.ts";
import { call } from "./api.ts";
import { person } from "./person.ts";

const groups = storeOf<readonly GroupLine[]>([]);

/** Reads the groups again. */
export const loadGroups = (): Promise<void> =>
  call("GET /api/me/groups", {}).then(
    found => groups.set(found.groups),
    () => undefined,
  );

/** The reader's groups, read when they are looked at. */
export function useGroups(): readonly GroupLine[] {
  const me = useStore(person)?.id ?? null;
  useEffect(() => {
    if (me) void loadGroups();
    else groups.set([]);
  }, [me]);
  return useStore(groups);
}
