// Heroes supporting a battle (RUN-252 to RUN-257, RUN-491): each beside a type of his side; never beside unallied
// neutral units (RUN-485).

import type { Refusal } from "#kernel/procedure.ts";
import type { Support } from "../choices.ts";
import { isStanding, typeIn } from "../content/army.ts";
import { NONE } from "../content/marks.ts";
import { type RewardId, rewardOf } from "../content/rewards.ts";
import { typeOf, type UnitType, units } from "../content/units.ts";
import type { BattleFrame, RuneFlow, SideName } from "../frames.ts";
import type { HeroState, Runewars } from "../state.ts";
import { distinct, revealReward } from "./pieces.ts";
import { heroesOf, heroOf } from "./queries.ts";
import { refusal } from "./reasons.ts";

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

/** RUN-252: why an own hero cannot support. */
export function supportRefusals(s: Runewars, battle: BattleFrame, name: SideName): Refusal[] {
  const { seat, supporters } = battle[name];
  const offered = supportChoices(s, battle, name);
  return heroesOf(s, seat)
    .filter(({ id }) => !offered.some(({ hero }) => hero === id))
    .map(hero => {
      const choice: Support = { kind: "support", hero: hero.id, unit: "footman", withReward: false };
      if (hero.area !== battle.area) return refusal(choice, ["hero-elsewhere", "RUN-252"]);
      if (hero.routed) return refusal(choice, ["hero-routed", "RUN-252"]);
      const isBusy = supporters.some(supporter => supporter.hero === hero.id);
      return refusal(choice, [isBusy ? "supports-already" : "no-type-left", "RUN-252"]);
    });
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
