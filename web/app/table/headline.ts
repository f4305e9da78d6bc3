// Who has won, in one sentence, as the reader would be told at the table.
import type { Result } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import type { SeatInfo } from "#web/kit/board.ts";
import type { Words } from "../i18n/index.ts";

/** Whether those who have won are one team. */
function isTeam(winners: readonly Seat[], seats: readonly SeatInfo[]): boolean {
  const team = seats[winners[0] ?? 0]?.team;
  return typeof team === "number" && winners.every(seat => seats[seat]?.team === team);
}

export function headline(
  t: Words,
  { winners, others }: Result,
  mine: readonly Seat[],
  seats: readonly SeatInfo[],
): string {
  const namesOf = (list: readonly Seat[]) => list.map(seat => seats[seat]?.name ?? "").join(", ");
  const [winner] = winners;
  if (winner === undefined) return t(others && mine.length > 0 ? "end.beaten" : "end.nobody");
  const [me] = mine;
  // Around one screen everybody reads the same.
  const isMine = mine.length === 1 && me !== undefined && winners.includes(me);
  if (winners.length === 1) return isMine ? t("end.won") : t("end.lost", { name: namesOf(winners) });
  const mates = namesOf(winners.filter(seat => seat !== me));
  if (isTeam(winners, seats))
    return isMine ? t("end.wonWith", { names: mates }) : t("end.teamWon", { names: namesOf(winners) });
  return isMine ? t("end.sharedWith", { names: mates }) : t("end.shared", { names: namesOf(winners) });
}
