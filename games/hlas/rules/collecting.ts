// The solo enemy takes Exploration tokens without using them (HLAS-353, HLAS-354, HLAS-058).
import type { Seat } from "#kernel/procedure.ts";
import { GONE, HIDDEN } from "../content/marks.ts";
import { SOLO_TOKEN_VP } from "../content/numbers.ts";
import type { Region } from "../content/regions.ts";
import type { HlasFlow } from "../frames.ts";
import { isLand, regionOfToken, tokenPlaces } from "../map/atlas.ts";
import type { Hlas } from "../state.ts";
import { checkObjectives } from "./objectives.ts";
import { gain, gainVp, priceOf } from "./pieces.ts";
import { isEnemy } from "./queries.ts";
import { applyRuling } from "./ruling.ts";
import { opsOfTrigger } from "./solo-abilities.ts";

/** HLAS-321: whether the enemy scores a token; those under its Tower are a ruling. */
const isScored = (s: Hlas, by: "move" | "tower"): boolean => by === "move" || s.rulings.tokens === "score";

/** A token leaves the map unseen; face-up ones were seen before. */
export function collect(s: Hlas, seat: Seat, at: number, by: "move" | "tower", flow: HlasFlow): void {
  const token = s.tokens[at];
  if (!token) return;
  const region = regionOfToken[at]!;
  (s.faces[at] === HIDDEN ? s.collected : s.spent).push(token);
  if (s.faces[at] === HIDDEN && isLand(region)) s.hiddenLand--;
  s.tokens[at] = "";
  s.faces[at] = GONE;
  for (const realm of s.realms) realm.peeked = realm.peeked.filter(known => known !== at);
  flow.emit({ type: "tokenCollected", seat, at: region, count: 1 });
  if (isEnemy(s, seat)) {
    if (by === "tower") applyRuling(s, "tokens", flow);
    if (isScored(s, by)) gainVp(s, seat, SOLO_TOKEN_VP, "token", "", flow);
    for (const op of opsOfTrigger(s, seat, "token-resolved")) {
      if (op.op === "gain-resource" && op.resource === "ore") gain(s, seat, priceOf("ore", op.amount), "ability", flow);
    }
  }
  checkObjectives(s, seat, flow);
}

/** The enemy collects every token of a Region it moves into. */
export function collectAll(s: Hlas, seat: Seat, region: Region, flow: HlasFlow): void {
  for (const at of tokenPlaces[region]!) collect(s, seat, at, "move", flow);
}
