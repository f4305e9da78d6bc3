// What is in the box; the rules use few of these numbers, the component list of the reference shows all.
import { frozen, type Source, table } from "#kernel/content.ts";

/** XID-012 How many pieces of each kind there are. */
export const components = frozen({
  unitFigures: 70,
  guildFloors: 75,
  bards: 100,
  sovereignTokens: 60,
  cityTokens: 39,
  titanTokens: 6,
  evaluationTokens: 3,
  scoreTokens: 18,
  calendarTiles: 3,
  wastelandTokens: 2,
  screens: 5,
  idrakisFigures: 5,
  planningBoards: 5,
  orderTokens: 5,
  virtualPlayerBoards: 1,
  virtualPlayerMarkers: 3,
  bastions: 1,
  yearMarkers: 1,
  firstPlayerTokens: 1,
  source: "rulebook" as Source,
});

/** XID-005 The sovereign tokens by value; only totals matter in play. */
export const coins: readonly { readonly value: number; readonly count: number; readonly source: Source }[] = table<
  { value: number; count: number; source: Source }[]
>("xidit", "coins", [
  { value: 1, count: 24, source: "designed" },
  { value: 2, count: 16, source: "designed" },
  { value: 5, count: 20, source: "designed" },
]);
