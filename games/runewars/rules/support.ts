// Heroes supporting a battle (RUN-252 to RUN-257, RUN-491): each beside a type of his side; never beside unallied
// neutral units (RUN-485).

import type { Support } from "../choices.ts";
import { isStanding, typeIn } from "../content/army.ts";
import { NONE } from "../content/marks.ts";
import { type RewardId, rewardOf } from "../content/rewards.ts";
import { typeOf, type UnitType, units } from "../content/units.ts";
import type { BattleFrame, SideName } from "../frames/battle.ts";
import type { RuneFlow } from "../frames.ts";
import type { HeroState, Runewars } from "../state.ts";
import { distinct, revealReward } from "./pieces.ts";
import { heroesOf, heroOf } from "./queries.ts";

/** A Reward card of a hero that helps in support. */
function bannerOf(hero: HeroState): RewardId | null {
  return hero.rewards.find(({ card }) => rewardOf(card).use === "support")?.card ?? null;
}

/** Standing heroes of a side in the area with the types they can stand beside. */
export function supportChoices(s: Runewars, battle: BattleFrame, name: SideName): Support[] {
  const side = battle[name];
  if (side.seat === NONE) return [];
  const types = distinct(side.line.filter(isStanding).map(typeIn)).filter(
    type => !side.supporters.some(supporter => supporter.type === type),
  );
  return heroesOf(s, side.seat)
    .filter(hero => hero.area === battle.area && !hero.routed)
    .filter(hero => !side.supporters.some(supporter => supporter.hero === hero.id))
    .flatMap(hero => types.flatMap(type => choicesOf(hero, type)));
}

function choicesOf(hero: HeroState, type: UnitType): Support[] {
  const choice = { kind: "support", hero: hero.id, unit: units[type]!.id, withReward: false } as const;
  return bannerOf(hero) === null ? [choice] : [choice, { ...choice, withReward: true }];
}

export function supportWith(s: Runewars, battle: BattleFrame, name: SideName, choice: Support, flow: RuneFlow): void {
  const { hero: id, unit, withReward } = choice;
  const hero = heroOf(s, id)!;
  battle[name].supporters.push({ hero: id, type: typeOf(unit), withReward });
  flow.emit({ type: "heroSupported", seat: hero.seat, hero: id, unit });
  const banner = bannerOf(hero);
  if (withReward && banner) revealReward(hero, banner, flow);
}
