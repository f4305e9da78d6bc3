// Who else has played a seat besides the person or bot whose name it bears.
import type { Seat } from "#kernel/procedure.ts";
import type { TableInfo } from "#protocol/tables.ts";
import type { Words } from "../i18n/index.ts";

/** People who sat there before, and a bot that stood in; null when nobody else did. */
export function playedBy(t: Words, { seats, notes }: Pick<TableInfo, "seats" | "notes">, at: Seat): string | null {
  const seat = seats[at];
  if (seat?.kind !== "person") return null;
  const names = [...new Set(seat.earlier.map(({ name }) => name))].filter(name => name !== "" && name !== seat.name);
  const hadBot = notes.some(note => note.seat === at && (note.kind === "bot" || note.kind === "left"));
  const parts = [
    names.length > 0 && t("end.before", { names: names.join(", ") }),
    seat.standIn ? t("end.botNow") : hadBot && t("end.botOnce"),
  ].filter(part => part !== false);
  return parts.length > 0 ? parts.join(" · ") : null;
}
