// Where the units of a territory stand.
import type { Point } from "#web/kit/ink.ts";
import type { Table } from "./table.tsx";

/** Where units of a territory stand, by any of its areas. */
export function standingIn({ view, shape }: Table, area: number): Point | null {
  return shape.territories.get(view.land.territory[area] ?? -1)?.at ?? null;
}
