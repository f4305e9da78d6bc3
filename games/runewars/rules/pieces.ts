// Moving pieces about: units between areas and supply, cards between decks and hands, influence and dials. Everything
// that changes hands here reports itself, except units, whose movers know the reason.

import type { Seat } from "#kernel/procedure.ts";
import {
  countOf,
  type Figure,
  figureOf,
  isRoutedIn,
  PLACES,
  placeOf,
  routedIn,
  standingIn,
  TYPES_PER_FACTION,
  typeIn,
} from "../content/army.ts";
import { NONE } from "../content/marks.ts";
import { DIAL_MAX } from "../content/numbers.ts";
import type { QuestId } from "../content/quests.ts";
import type { Resource } from "../content/resources.ts";
import type { RewardId } from "../content/rewards.ts";
import type { TacticsId } from "../content/tactics.ts";
import type { Area } from "../content/tiles.ts";
import { NEUTRAL, type UnitType, units } from "../content/units.ts";
import type { Group, RuneEvent } from "../events.ts";
import type { RuneFlow } from "../frames.ts";
import type { HeroState, Reward, Runewars } from "../state.ts";
import { bit, factionUnitsIn, playerOf, typeAt } from "./queries.ts";

/** Adds units to an area; faction units make it their seat's. */
export function addUnits(s: Runewars, seat: Seat, area: Area, type: UnitType, standing: number, routed: number): void {
  s.army[area * PLACES + placeOf(type)]! += countOf(standing, routed);
  if (type < NEUTRAL && standing + routed > 0) s.owner[area] = seat;
}

/** Takes units from an area; without faction units it is nobody's. */
export function takeUnits(s: Runewars, area: Area, type: UnitType, standing: number, routed: number): void {
  s.army[area * PLACES + placeOf(type)]! -= countOf(standing, routed);
  if (type < NEUTRAL && factionUnitsIn(s, area) === 0) s.owner[area] = NONE;
}

/** Destroys units of an area: they go back to the supply (RUN-458, RUN-220). */
export function destroyUnits(s: Runewars, area: Area, type: UnitType, standing: number, routed: number): void {
  takeUnits(s, area, type, standing, routed);
  s.supply[type]! += standing + routed;
}

/** Puts a figure back on the map; damage and a changed health are gone (RUN-249, RUN-484). */
export function returnFigure(s: Runewars, seat: Seat, area: Area, figure: Figure): void {
  addUnits(s, seat, area, typeIn(figure), isRoutedIn(figure) ? 0 : 1, isRoutedIn(figure) ? 1 : 0);
}

/** All units of an area as figures; they leave the map. */
export function liftUnits(s: Runewars, area: Area, withRouted: boolean, onlyNeutral: boolean): Figure[] {
  const line: Figure[] = [];
  for (let place = onlyNeutral ? TYPES_PER_FACTION : 0; place < PLACES; place++) {
    const count = s.army[area * PLACES + place]!;
    if (count === 0) continue;
    const type = typeAt(s, area, place);
    for (let i = 0; i < standingIn(count); i++) line.push(type);
    for (let i = 0; withRouted && i < routedIn(count); i++) line.push(figureOf(type, 0, true));
  }
  for (const figure of line) takeUnits(s, area, typeIn(figure), isRoutedIn(figure) ? 0 : 1, isRoutedIn(figure) ? 1 : 0);
  return line;
}

/** Moves a hero to another area. */
export function moveHero(hero: HeroState, to: Area, cause: "order" | "retreat", { emit }: RuneFlow): void {
  const from = hero.area;
  hero.area = to;
  emit({ type: "heroMoved", seat: hero.seat, hero: hero.id, from, to, cause });
}

/** Figures as groups, for events. */
export function groupsOf(line: readonly Figure[]): Group[] {
  const counts = new Map<UnitType, number>();
  for (const figure of line) counts.set(typeIn(figure), (counts.get(typeIn(figure)) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ unit: units[type]!.id, count }));
}

export const groupOf = (type: UnitType, count: number): Group[] => [{ unit: units[type]!.id, count }];

export function gainInfluence(s: Runewars, seat: Seat, n: number, { emit }: RuneFlow): void {
  if (n <= 0) return;
  playerOf(s, seat).influence += n;
  emit({ type: "influenceGained", seat, n });
}

type SpendCause = Extract<RuneEvent, { type: "influenceSpent" }>["cause"];

export function spendInfluence(s: Runewars, seat: Seat, n: number, cause: SpendCause, { emit }: RuneFlow): void {
  if (n <= 0) return;
  playerOf(s, seat).influence -= n;
  emit({ type: "influenceSpent", seat, n, cause });
}

/** RUN-021: a dial stops at either end. */
export function setDial(s: Runewars, seat: Seat, resource: Resource, value: number, { emit }: RuneFlow): void {
  const player = playerOf(s, seat);
  const to = Math.max(0, Math.min(DIAL_MAX, value));
  const from = player[resource];
  if (from === to) return;
  player[resource] = to;
  emit({ type: "dialSet", seat, resource, from, to });
}

/** RUN-013 to RUN-015: cards from the top; an empty deck is made of its discard pile at once. */
export function draw<T>(deck: T[], discard: T[], n: number, flow: RuneFlow): T[] {
  const drawn: T[] = [];
  for (let i = 0; i < n; i++) {
    if (deck.length === 0) {
      if (discard.length === 0) break;
      deck.push(...flow.shuffle(discard.splice(0)));
    }
    drawn.push(deck.pop()!);
  }
  return drawn;
}

export function drawTactics(s: Runewars, seat: Seat, n: number, flow: RuneFlow): void {
  const cards = draw<TacticsId>(s.tactics, s.tacticsDiscard, n, flow);
  playerOf(s, seat).fresh.push(...cards);
  if (n > 0) flow.emit({ type: "tacticsDrawn", seat, count: cards.length, cards });
}

export function drawQuests(s: Runewars, seat: Seat, n: number, flow: RuneFlow): void {
  const cards = draw<QuestId>(s.quests, s.questDiscard, n, flow);
  playerOf(s, seat).quests.push(...cards);
  if (n > 0) flow.emit({ type: "questsDrawn", seat, count: cards.length, cards });
}

export function discardQuest(s: Runewars, seat: Seat, quest: QuestId, isComplete: boolean, { emit }: RuneFlow): void {
  const player = playerOf(s, seat);
  removeOne(player.quests, quest);
  removeOne(player.shownQuests, quest);
  s.questDiscard.push(quest);
  emit({ type: "questDiscarded", seat, quest, isComplete });
}

export function drawFate(s: Runewars, n: number, flow: RuneFlow): number[] {
  return draw(s.fate, s.fateDiscard, n, flow);
}

/** RUN-295: the top Reward card, seen by the hero's controller only. */
export function gainReward(s: Runewars, hero: HeroState, flow: RuneFlow): void {
  const [card] = draw<RewardId>(s.rewards, s.rewardDiscard, 1, flow);
  if (card === undefined) return;
  hero.rewards.push({ card, up: false, known: bit(hero.seat) });
  flow.emit({ type: "rewardGained", seat: hero.seat, hero: hero.id, card });
}

/** Takes one Reward card of a kind from a hero; the one face up first. */
export function takeReward(hero: HeroState, card: RewardId): Reward {
  const up = hero.rewards.findIndex(reward => reward.card === card && reward.up);
  const at = up >= 0 ? up : hero.rewards.findIndex(reward => reward.card === card);
  return hero.rewards.splice(at, 1)[0]!;
}

export function dropReward(s: Runewars, hero: HeroState, card: RewardId, { emit }: RuneFlow): void {
  takeReward(hero, card);
  s.rewardDiscard.push(card);
  emit({ type: "rewardDiscarded", seat: hero.seat, hero: hero.id, card });
}

/** RUN-296: a Reward card is turned up when it is used and stays so; it goes last, so that its place tells nothing. */
export function revealReward(hero: HeroState, card: RewardId, { emit }: RuneFlow): void {
  const reward =
    hero.rewards.find(each => each.card === card && each.up) ?? hero.rewards.find(each => each.card === card);
  if (reward && !reward.up) {
    reward.up = true;
    hero.rewards.push(...hero.rewards.splice(hero.rewards.indexOf(reward), 1));
  }
  emit({ type: "rewardUsed", seat: hero.seat, hero: hero.id, card });
}

/** Removes one item of a list, if it is there. */
export function removeOne<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

/** Each item once. */
export function distinct<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}
