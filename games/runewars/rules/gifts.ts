// Exchanging Reward cards between a player's heroes in one area, also on the way of an Order (RUN-298).
import type { GiveReward } from "../choices.ts";
import { opIn } from "../content/effects.ts";
import { FAST_RANGE, MOVE_RANGE } from "../content/numbers.ts";
import { rewardOf } from "../content/rewards.ts";
import type { Area } from "../content/tiles.ts";
import type { MarchFrame, RuneFlow, StrategizeFrame } from "../frames.ts";
import type { HeroState, Runewars } from "../state.ts";
import { distancesTo, heroWalker, stepsFrom } from "./movement.ts";
import { hasTrait, heroesOf, heroOf } from "./queries.ts";

/** An exchange as a window remembers it: exchanges are free, but a card goes to each hero only once, so that they end. */
const keyOf = ({ card, to }: GiveReward): string => `${card} ${to}`;

/** Cards that two heroes can still hand each other; equal cards count once. */
export function giftsBetween(a: HeroState, b: HeroState, given: readonly string[]): GiveReward[] {
  return [...giftsOf(a, b), ...giftsOf(b, a)].filter(gift => {
    const key = keyOf(gift);
    return given.filter(each => each === key).length < rewardOf(gift.card).count;
  });
}

function giftsOf(hero: HeroState, to: HeroState): GiveReward[] {
  const found: GiveReward[] = [];
  for (const { card, up } of hero.rewards) {
    if (found.some(gift => gift.card === card && gift.isUp === up)) continue;
    found.push({ kind: "give", hero: hero.id, card, isUp: up, to: to.id });
  }
  return found;
}

/** Hands a Reward card over; it keeps its side. */
export function giveReward(s: Runewars, gift: GiveReward, given: string[], { emit }: RuneFlow): void {
  const { hero, card, isUp, to } = gift;
  given.push(keyOf(gift));
  const giver = heroOf(s, hero)!;
  const at = giver.rewards.findIndex(reward => reward.card === card && reward.up === isUp);
  const [reward] = giver.rewards.splice(at, 1);
  heroOf(s, to)!.rewards.push(reward!);
  emit({ type: "rewardGiven", seat: giver.seat, from: hero, to, card, known: isUp ? 15 : reward!.known });
}

const rangeOf = (hero: HeroState): number => (hasTrait(hero, "fast", false) ? FAST_RANGE : MOVE_RANGE);

/** By area, how far it is from there for a hero on a march. */
const distancesFor = (s: Runewars, frame: MarchFrame, hero: HeroState, to: Area): readonly number[] =>
  distancesTo(s, to, heroWalker(s, hero, frame.hasPortal, false), rangeOf(hero));

/** RUN-141, RUN-143: whether a hero may come to the activated area. */
export const canCome = (s: Runewars, frame: MarchFrame, hero: HeroState): boolean =>
  distancesFor(s, frame, hero, frame.area)[hero.area]! <= rangeOf(hero);

/** Whether an area lies on a legal path of a hero to the activated one. */
function passes(s: Runewars, frame: MarchFrame, hero: HeroState, area: Area): boolean {
  if (!frame.heroes.includes(hero.id)) return false;
  const [from, to] = [hero.area, frame.area].map(end => distancesFor(s, frame, hero, end)[area]!) as [number, number];
  return from + to <= rangeOf(hero);
}

/** Exchanges of a seat's heroes who meet, two by two. */
function giftsOfThose(
  s: Runewars,
  { seat, given = [] }: MarchFrame | StrategizeFrame,
  meet: (a: HeroState, b: HeroState) => boolean,
): GiveReward[] {
  const own = heroesOf(s, seat);
  return own.flatMap((a, i) =>
    own
      .slice(i + 1)
      .filter(b => a.rewards.length + b.rewards.length > 0 && (meet(a, b) || meet(b, a)))
      .flatMap(b => giftsBetween(a, b, given)),
  );
}

/** Whether the giver of a card could still go where he is sent without it. */
function isSpared(s: Runewars, { hero, card, isUp }: GiveReward, canGo: (hero: HeroState) => boolean): boolean {
  if (opIn(rewardOf(card).effects, "heroTrait") === null) return true;
  const giver = heroOf(s, hero)!;
  const given = giver.rewards.find(reward => reward.card === card && reward.up === isUp);
  return canGo({ ...giver, rewards: giver.rewards.filter(reward => reward !== given) });
}

/** Exchanges on the way of Mobilize or Conquer: of heroes who are sent with others on a legal path. */
export function giftsOnMarch(s: Runewars, frame: MarchFrame): GiveReward[] {
  return giftsOfThose(s, frame, (a, b) => passes(s, frame, a, b.area)).filter(gift => {
    const isThere = heroOf(s, gift.to)!.area === frame.area;
    return isThere || !frame.heroes.includes(gift.hero) || isSpared(s, gift, hero => canCome(s, frame, hero));
  });
}

/** Exchanges on the way of Strategize: of heroes one of whom comes to where the other has been. */
export function giftsOnStrategize(s: Runewars, frame: StrategizeFrame): GiveReward[] {
  const goalOf = ({ id }: HeroState): Area | undefined => frame.targets[frame.heroes.indexOf(id)];
  return giftsOfThose(s, frame, (a, b) => goalOf(a) === b.area).filter(gift => {
    const goal = goalOf(heroOf(s, gift.hero)!);
    if (goal === undefined || goal === heroOf(s, gift.to)!.area) return true;
    return isSpared(s, gift, hero =>
      stepsFrom(s, hero.area, heroWalker(s, hero, frame.hasPortal, false)).includes(goal),
    );
  });
}
