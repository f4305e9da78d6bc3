// Where quests can be attempted (RUN-047, RUN-048, RUN-288).

import type { Seat } from "#kernel/procedure.ts";
import { NO_RUNE, NONE } from "../content/marks.ts";
import { type QuestId, questOf } from "../content/quests.ts";
import { type Area, areaOf } from "../content/tiles.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { controllerOf, homeSeat, isNeutral } from "./queries.ts";

/** Whether a quest names an area, for a hero of a seat. */
export function isQuestIn(s: Runewars, quest: QuestId, seat: Seat, area: Area): boolean {
  const place = questOf(quest).area;
  if (typeof place === "string") return areaOf(place) === area;
  switch (place.kind) {
    case "city":
      return s.city[area] !== "";
    case "enemyHomeRealm":
      return homeSeat(s, area) !== NONE && homeSeat(s, area) !== seat;
    case "neutralArea":
      return isNeutral(s, area);
    case "foreignRune":
      return s.runes[area] !== NO_RUNE && controllerOf(s, area) !== seat;
  }
}

/** RUN-047, RUN-048: whether a quest's area is on the board; kinds of areas always are. */
export function isOnBoard(s: Runewars, quest: QuestId): boolean {
  const place = questOf(quest).area;
  return typeof place !== "string" || boardIn(s).hexOf[areaOf(place)]! >= 0;
}
