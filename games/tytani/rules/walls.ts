// What walls give to those who defend them: a Support card (TYT-121, TYT-168). Most read that it comes when the Battle
// begins; some, that it comes as soon as the region is attacked. It may go beyond the hand limit for a while (TYT-166).
import { DEFENDER, NONE } from "../content/marks.ts";
import { HAND_LIMIT } from "../content/numbers.ts";
import type { BattleFrame, TytaniFlow } from "../frames.ts";
import type { Region } from "../map/atlas.ts";
import type { Tytani } from "../state.ts";
import { powerOf, reading } from "./queries.ts";
import { drawSupport } from "./supply.ts";

/** The defender of a region draws; noted is what the hand was before. */
function drawFor(s: Tytani, at: Region, flow: TytaniFlow): void {
  const defender = s.owner[at]!;
  s.wallCards.push({ at, held: powerOf(s, defender).hand.length });
  drawSupport(s, defender, 1, "structure", flow);
}

const isDrawn = (s: Tytani, at: Region): boolean => s.wallCards.some(card => card.at === at);

/** TYT-121: a region is attacked; once is enough. */
export function drawAtAttack(s: Tytani, at: Region, flow: TytaniFlow): void {
  if (reading(s, "wallCard") === "attack" && s.structure[at] !== NONE && !isDrawn(s, at)) drawFor(s, at, flow);
}

/** TYT-121: a Battle begins. */
export function drawAtBattle(s: Tytani, { at, isWalled }: BattleFrame, flow: TytaniFlow): void {
  if (reading(s, "wallCard") === "battle" && isWalled) drawFor(s, at, flow);
}

/** TYT-166: cards the defender has to discard after the Stages. */
export function overLimit(s: Tytani, { at, sides }: BattleFrame): number {
  const card = s.wallCards.find(each => each.at === at);
  if (!card) return 0;
  return powerOf(s, sides[DEFENDER].power).hand.length - Math.max(HAND_LIMIT, card.held);
}
