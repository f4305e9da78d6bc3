// Ops about heroes and their Reward cards.
import { frameOf } from "#kernel/procedure.ts";
import type { HeroPick, Op } from "../content/effects.ts";
import { attributes } from "../content/heroes.ts";
import { TRAINING_MAX } from "../content/numbers.ts";
import { typeOf, units } from "../content/units.ts";
import type { DuelFrame, EffectsFrame, HeroActionFrame, RuneFlow } from "../frames.ts";
import type { HeroState, Runewars } from "../state.ts";
import { duelistOf, heroDuelist, unitDuelist } from "./duelists.ts";
import { healHero, standHero } from "./hurting.ts";
import { ASK, DONE, ENOUGH, type OpRule } from "./op-rule.ts";
import { distinct, dropReward, gainReward } from "./pieces.ts";
import { attributeOf, heroesOf, heroOf, leftOf } from "./queries.ts";

const heroChoices = (heroes: readonly HeroState[]) =>
  heroes.map(hero => ({ kind: "pickHero", hero: hero.id }) as const);

/** The heroes an op concerns, without asking; null when one has to be picked. */
function heroesFor(s: Runewars, frame: EffectsFrame, pick: HeroPick): HeroState[] | null {
  if (pick === "eachYourHero") return heroesOf(s, frame.seat);
  if (pick === "yourHero") return null;
  const hero = heroOf(s, frame.hero);
  return hero ? [hero] : [];
}

/** An op on one or all heroes: asks for one where the card says so. */
function onHeroes<K extends "healHero" | "standHero" | "gainReward">(
  isWorth: (hero: HeroState) => boolean,
  act: (s: Runewars, hero: HeroState, op: Op<K>, frame: EffectsFrame, flow: RuneFlow) => void,
): OpRule<K> {
  return {
    run: (s, frame, op, flow) => {
      const heroes = heroesFor(s, frame, op.hero);
      if (heroes === null) return ASK;
      for (const hero of heroes) act(s, hero, op, frame, flow);
      return DONE;
    },
    options: (s, frame) => heroChoices(heroesOf(s, frame.seat).filter(isWorth)),
    take: (s, frame, op, choice, flow) => {
      if (choice.kind !== "pickHero") return ENOUGH;
      frame.hero = choice.hero;
      act(s, heroOf(s, choice.hero)!, op, frame, flow);
      return ENOUGH;
    },
  };
}

export const healHeroOp: OpRule<"healHero"> = onHeroes<"healHero">(
  hero => hero.damage > 0 || hero.routed,
  (s, hero, { n }, _frame, flow) => {
    const duel = frameOf<DuelFrame>(s, "duel");
    // RUN-499 Healing for a victory waits until the damage of the round is placed.
    if (n === "allIfOpponentDefeated") {
      if (duel) duelistOf(duel, hero.id).healsIfWon = true;
      return;
    }
    healHero(hero, n === "all" ? hero.damage : n, flow);
  },
);

export const standHeroOp: OpRule<"standHero"> = onHeroes<"standHero">(
  () => true,
  (_s, hero, _op, _frame, flow) => standHero(hero, flow),
);

export const gainRewardOp: OpRule<"gainReward"> = onHeroes<"gainReward">(
  () => true,
  (s, hero, { n }, frame, flow) => {
    for (let i = 0; i < n; i++) gainReward(s, hero, flow);
    // RUN-290, RUN-497 A result that grants a reward completes the quest.
    const action = frameOf<HeroActionFrame>(s, "heroAction");
    if (action && frame.path.startsWith("quest:")) action.isComplete = true;
  },
);

export const damageHeroOp: OpRule<"damageHero"> = {
  // Outside a duel nobody can be hurt any more once the hero is dead.
  isPossible: (s, frame) => frameOf<DuelFrame>(s, "duel") !== null || heroOf(s, frame.hero) !== null,
  run: (s, frame, { target, n }, flow) => {
    const duel = frameOf<DuelFrame>(s, "duel");
    const actor = heroOf(s, frame.hero);
    const amount = typeof n === "number" ? n : actor ? attributeOf(actor, n.attribute) : 0;
    if (duel) damageInDuel(s, duel, frame, target, amount, flow);
    else if (actor) flow.call("wound", { hero: actor.id, n: amount });
    return DONE;
  },
};

/** In a round damage waits until all is placed together (RUN-309); before the first round it is placed at once. */
function damageInDuel(
  s: Runewars,
  duel: DuelFrame,
  frame: EffectsFrame,
  target: Op<"damageHero">["target"],
  n: number,
  flow: RuneFlow,
): void {
  const own = duelistOf(duel, frame.hero);
  const other = own === duel.attacker ? duel.defender : duel.attacker;
  const hit = target === "self" ? own : other;
  if (duel.round > 0) {
    hit.pending += n;
    if (hit === other) hit.fromSpecial += n;
  } else if (hit.hero !== "") flow.call("wound", { hero: hit.hero, n });
  else {
    hit.damage += n;
    flow.emit({ type: "unitHurt", area: duel.area, unit: units[hit.type]!.id, n });
  }
  if (s.ending !== "") flow.end();
}

export const trainHeroOp: OpRule<"trainHero"> = {
  options: (s, frame) => {
    const hero = heroOf(s, frame.hero);
    return hero ? trainChoices(hero) : [];
  },
  take: (s, frame, _op, choice, flow) => {
    if (choice.kind === "train") trainHero(heroOf(s, frame.hero)!, choice.attribute, flow);
    return ENOUGH;
  },
};

/** RUN-282: attributes that can still be trained. */
export function trainChoices(hero: HeroState) {
  return attributes
    .filter(attribute => hero[attribute] < TRAINING_MAX)
    .map(attribute => ({ kind: "train", attribute }) as const);
}

export function trainHero(hero: HeroState, attribute: (typeof attributes)[number], { emit }: RuneFlow): void {
  hero[attribute]++;
  emit({ type: "heroTrained", seat: hero.seat, hero: hero.id, attribute, n: 1 });
}

/** Rewards of a hero, each kind once, to be given up. */
export function dropChoices(heroes: readonly HeroState[]) {
  return heroes.flatMap(hero =>
    distinct(hero.rewards.map(({ card }) => card)).map(card => ({ kind: "dropReward", hero: hero.id, card }) as const),
  );
}

export const discardRewardOp: OpRule<"discardReward"> = {
  options: (s, frame) => dropChoices(heroOf(s, frame.hero) ? [heroOf(s, frame.hero)!] : []),
  take: (s, _frame, _op, choice, flow) => {
    if (choice.kind === "dropReward") dropReward(s, heroOf(s, choice.hero)!, choice.card, flow);
    return ENOUGH;
  },
};

export const takeRewardOp: OpRule<"takeReward"> = {
  run: (s, frame, { n }, flow) => {
    const duel = frameOf<DuelFrame>(s, "duel");
    const taker = heroOf(s, frame.hero);
    const giver = duel ? heroOf(s, duel.defender.hero) : null;
    for (let i = 0; taker && giver && i < n && giver.rewards.length > 0; i++) {
      const [reward] = giver.rewards.splice(flow.below(giver.rewards.length), 1);
      reward!.known |= 1 << taker.seat;
      taker.rewards.push(reward!);
      const known = reward!.up ? 15 : reward!.known;
      flow.emit({ type: "rewardGiven", seat: taker.seat, from: giver.id, to: taker.id, card: reward!.card, known });
    }
    return DONE;
  },
};

export const gainHeroOp: OpRule<"gainHero"> = {
  run: (_s, { seat }, { cost, draw }, { call }) => {
    call("hiring", { seat, cost: cost.influence ?? 0, draw, drawn: [], hero: "", canRefuse: true });
    return DONE;
  },
};

export const desertHeroOp: OpRule<"desertHero"> = {
  run: (_s, { seat, path, index }, _op, { call }) => {
    call("desertion", { seat, path, index, queue: [], result: "" });
    return DONE;
  },
};

export const duelNeutralOp: OpRule<"duelNeutral"> = {
  run: (s, frame, { unit }, { call }) => {
    const hero = heroOf(s, frame.hero);
    if (!hero) return DONE;
    call("duel", {
      area: hero.area,
      attacker: heroDuelist(hero),
      defender: unitDuelist(leftOf(s, hero.seat), typeOf(unit)),
      round: 0,
      path: `${frame.path}.${frame.index}`,
      result: "",
      spoils: [],
    });
    return DONE;
  },
};

export const testOp: OpRule<"test"> = {
  run: (_s, frame, op, { call }) => {
    if (op.hero === "yourHero" && frame.stage === 0) return ASK;
    startTest(frame, op, call);
    return DONE;
  },
  isPossible: (s, { seat }, { hero }) => hero !== "yourHero" || heroesOf(s, seat).some(each => !each.routed),
  options: (s, { seat }) => heroChoices(heroesOf(s, seat).filter(hero => !hero.routed)),
  take: (_s, frame, op, choice, { call }) => {
    if (choice.kind !== "pickHero") return ENOUGH;
    frame.hero = choice.hero;
    startTest(frame, op, call);
    return ENOUGH;
  },
};

function startTest(frame: EffectsFrame, op: Op<"test">, call: RuneFlow["call"]): void {
  const { seat, hero, path, index } = frame;
  if (hero === "") return;
  const attribute = op.attribute === "choice" ? "" : op.attribute;
  call("test", { seat, hero, attribute, cards: [], path: `${path}.${index}` });
}

export const disableRewardsOp: OpRule<"disableRewards"> = {
  run: (s, frame) => {
    const duel = frameOf<DuelFrame>(s, "duel");
    if (duel) (duel.attacker.hero === frame.hero ? duel.defender : duel.attacker).noArmor = true;
    return DONE;
  },
};
