// What is known of the people at a table besides their seats, read again when other people sit there.
import { useEffect, useState } from "react";
import type { Sitter, TableInfo } from "#protocol/tables.ts";
import { call } from "./api.ts";

export function useSitters({ id, seats }: TableInfo, key: string | undefined): ReadonlyMap<string, Sitter> {
  const [known, setKnown] = useState<readonly Sitter[]>([]);
  const people = [...new Set(seats.flatMap(({ person }) => person?.id ?? []))].join();
  useEffect(() => {
    let isHere = people !== "";
    if (isHere)
      call("GET /api/tables/:table/people", { params: { table: id }, query: key ? { key } : {} }).then(
        found => isHere && setKnown(found.people),
        () => null,
      );
    return () => {
      isHere = false;
    };
  }, [id, key, people]);
  return new Map(known.map(each => [each.id, each]));
}
