// Phase 3, managing the cities: every removed token is replaced at once by the Next token of its kind, inside the
// order that removed it (XID-048). The crossing is easy to get wrong: discarded Threat tokens feed the Recruitment
// pile, discarded Recruitment tokens feed the Threat pile.
import { limits } from "../content/orders.ts";
import { type TitanId, titans } from "../content/titans.ts";
import type { XiditFlow } from "../frames.ts";
import { NO_TOKEN, RECRUITMENT, THREAT, type Xidit } from "../state.ts";
import { CITIES, STACKS, tokenOf, UNITS, weakestRecruit } from "./queries.ts";

/** XID-120: this many empty tokens in a row, and the last stays where it lies. */
const EMPTY_IN_A_ROW = 3;

/** XID-112, 115, 116, 121, 297 An exhausted Recruitment token leaves and the next one comes, at once; XID-301 the one
 * that left may be the top of the Threat pile by then. */
export function replaceRecruitment(s: Xidit, flow: XiditFlow, city: number): void {
  let leaving = city;
  for (let empty = 1; ; empty++) {
    s.token[leaving] = NO_TOKEN;
    s.discardedRecruitments.push(leaving);
    flow.emit({ type: "tokenDiscarded", city: leaving, side: "recruitment" });
    feedThreatPile(s, flow);
    const coming = s.nextRecruitment;
    placeRecruitment(s, flow, coming);
    fillNextRecruitment(s, flow);
    if (empty === EMPTY_IN_A_ROW || weakestRecruit(s, coming) >= 0) return;
    leaving = coming;
  }
}

/** XID-117..119 The token takes its units from the Barracks, as far as they have them. */
function placeRecruitment(s: Xidit, flow: XiditFlow, city: number): void {
  const printed = tokenOf(s, city).recruits;
  const placed: number[] = [];
  s.token[city] = RECRUITMENT;
  for (let unit = 0; unit < UNITS; unit++) {
    const count = Math.min(printed[unit]!, s.barracks[unit]!);
    s.barracks[unit]! -= count;
    s.recruits[city * UNITS + unit] = count;
    placed.push(count);
  }
  flow.emit({ type: "tokenPlaced", city, side: "recruitment", units: placed });
}

/** XID-122, 129 The top of the Recruitment pile comes to the Next space; if there is none, the top of the Threat pile.
 * XID-300 That one always has a token then; XID-132 if it was the last one, the pile is refilled. */
function fillNextRecruitment(s: Xidit, flow: XiditFlow): void {
  const from = s.recruitmentPile.length > 0 ? "recruitment" : "threat";
  s.nextRecruitment = (from === "recruitment" ? s.recruitmentPile : s.threatPile).shift()!;
  flow.emit({ type: "nextDrawn", city: s.nextRecruitment, side: "recruitment", from });
  feedRecruitmentPile(s, flow);
  feedThreatPile(s, flow);
}

/** XID-113, 115, 116, 121 An eliminated threat leaves and the next one comes, at once; XID-301 the one that left may be
 * the top of the Recruitment pile by then. */
export function replaceThreat(s: Xidit, flow: XiditFlow, city: number): void {
  s.token[city] = NO_TOKEN;
  s.discardedThreats.push(city);
  flow.emit({ type: "tokenDiscarded", city, side: "threat" });
  feedRecruitmentPile(s, flow);
  s.token[s.nextThreat] = THREAT;
  flow.emit({ type: "tokenPlaced", city: s.nextThreat, side: "threat", units: null });
  // XID-130, 131, 302 Nothing is left for the threat track: titans wake and XID-139 in any case Reinforcements arrive;
  // XID-133 as often as that happens.
  if (s.threatPile.length === 0) {
    awakenTitans(s, flow);
    bringReinforcements(s, flow);
  }
  // XID-123, 144 The top of the Threat pile comes to the Next space.
  s.nextThreat = s.threatPile.shift()!;
  flow.emit({ type: "nextDrawn", city: s.nextThreat, side: "threat", from: "threat" });
  feedThreatPile(s, flow);
}

/** XID-124, 126..128 An empty Recruitment pile is made of the discarded Threats, the first discarded on top. */
function feedRecruitmentPile(s: Xidit, flow: XiditFlow): void {
  if (s.recruitmentPile.length > 0 || s.discardedThreats.length === 0) return;
  s.recruitmentPile = s.discardedThreats;
  s.discardedThreats = [];
  flow.emit({ type: "pileTurned", side: "recruitment", tokens: [...s.recruitmentPile] });
}

/** XID-125..128 An empty Threat pile is made of the discarded Recruitment tokens, the first discarded on top. */
function feedThreatPile(s: Xidit, flow: XiditFlow): void {
  if (s.threatPile.length > 0 || s.discardedRecruitments.length === 0) return;
  s.threatPile = s.discardedRecruitments;
  s.discardedRecruitments = [];
  flow.emit({ type: "pileTurned", side: "threat", tokens: [...s.threatPile] });
}

/** XID-134..136 Every sleeping titan on top of a stack wakes. */
function awakenTitans(s: Xidit, flow: XiditFlow): void {
  const awoken: TitanId[] = [];
  for (let stack = 0; stack < STACKS; stack++) {
    const top = s.titans[stack * 2]!;
    if (top < 0 || s.raging[stack]) continue;
    s.raging[stack] = 1;
    awoken.push(titans[top]!.id);
  }
  flow.emit({ type: "titansAwoke", titans: awoken });
}

/** XID-140..143, 146 Two tokens stay for the recruits, the others are shuffled into a new Threat pile: XID-147 there
 * are always some, XID-316 eight in a long game of four or five. XID-145 Nothing else is touched. */
function bringReinforcements(s: Xidit, flow: XiditFlow): void {
  const stack = [...s.recruitmentPile, ...s.discardedThreats];
  s.discardedThreats = [];
  s.recruitmentPile = stack.slice(0, limits.reinforcements);
  s.threatPile = flow.shuffle(stack.slice(limits.reinforcements));
  flow.emit({
    type: "reinforcementsArrived",
    recruitments: s.recruitmentPile.length,
    threats: s.threatPile.length,
  });
}

/** XID-298 Tokens that were left empty on the board are replaced at the end of the Year. */
export function replaceEmptyTokens(s: Xidit, flow: XiditFlow): void {
  const empty = [];
  for (let city = 1; city <= CITIES; city++) {
    if (s.token[city] === RECRUITMENT && weakestRecruit(s, city) < 0) empty.push(city);
  }
  for (const city of empty) replaceRecruitment(s, flow, city);
}
