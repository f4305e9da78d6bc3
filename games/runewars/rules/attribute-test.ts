// Attribute tests (RUN-187, RUN-292 to RUN-294): as many Fate cards as the attribute, one of them counts.
import { frameOf } from "#kernel/procedure.ts";
import { type PickFate, type Plain, passHere, type Train, type UseReward } from "../choices.ts";
import { opIn } from "../content/effects.ts";
import { type Destiny, fateOf } from "../content/fate.ts";
import { attributes, heroCardOf } from "../content/heroes.ts";
import { rewardOf } from "../content/rewards.ts";
import type { DesertionFrame, RuneFlow, TestFrame } from "../frames.ts";
import type { HeroState, Runewars } from "../state.ts";
import { fateChoices } from "./diplomacy.ts";
import { drawFate, revealReward } from "./pieces.ts";
import { attributeOf, heroOf } from "./queries.ts";
import { refuseAlike, refuseRewards } from "./reasons.ts";
import { runEffects } from "./run-effects.ts";
import { steps } from "./steps.ts";

/** Reward cards that help in tests and are not turned up yet. */
function helpers(hero: HeroState): UseReward[] {
  const helps = (card: UseReward["card"]): boolean =>
    opIn(rewardOf(card).effects, "fateBonus")?.when === "attributeTest";
  const found = hero.rewards.find(({ card, up }) => !up && helps(card));
  return found ? [{ kind: "reveal", hero: hero.id, card: found.card }] : [];
}

/** RUN-293: cards to draw. */
function cardsFor(hero: HeroState, attribute: "strength" | "agility" | "wisdom"): number {
  let n = attributeOf(hero, attribute);
  const own = opIn(heroCardOf(hero.id).effects, "fateBonus");
  if (own?.when === "wisdomTest" && attribute === "wisdom") n += own.draw;
  for (const { card, up } of hero.rewards) {
    const op = opIn(rewardOf(card).effects, "fateBonus");
    if (up && op?.when === "attributeTest") n += op.draw;
  }
  return n;
}

const { procedure, auto, ask } = steps<TestFrame>();

export const attributeTest = procedure("test", {
  nameAttribute: ask<Train>({
    when: (_s, frame) => frame.attribute === "",
    seat: (_s, frame) => frame.seat,
    options: () => attributes.map(attribute => ({ kind: "train", attribute })),
    args: (_s, frame) => ({ hero: frame.hero }),
    take: (_s, frame, { attribute }) => {
      frame.attribute = attribute;
    },
  }),
  // A Reward card may be turned up for it; a player who has one face down is asked.
  turnUp: ask<UseReward | Plain>({
    when: (s, frame) => heroOf(s, frame.hero)?.rewards.some(reward => !reward.up) ?? false,
    pass: "pass",
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [passHere, ...helpers(heroOf(s, frame.hero)!)],
    refused: (s, frame) => {
      const hero = heroOf(s, frame.hero)!;
      return refuseRewards([hero], helpers(hero), () => ["reward-elsewhere", "RUN-296"]);
    },
    args: (_s, frame) => ({ hero: frame.hero }),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "reveal") revealReward(heroOf(s, frame.hero)!, choice.card, flow);
    },
  }),
  draw: auto((s, frame, flow) => {
    const hero = heroOf(s, frame.hero);
    if (!hero || frame.attribute === "") return flow.end();
    frame.cards = drawFate(s, cardsFor(hero, frame.attribute), flow);
    flow.emit({ type: "fateDrawn", seat: frame.seat, cards: [...frame.cards], cause: "test" });
    if (frame.cards.length > 0) return;
    // RUN-293 Without a card the test fails as if red.
    conclude(s, frame, "red", flow);
    flow.end();
  }),
  chooseFate: ask<PickFate>({
    seat: (_s, frame) => frame.seat,
    options: (_s, frame) => fateChoices(frame.cards),
    refused: (_s, { cards }) => refuseAlike(cards, fateChoices(cards), "RUN-293"),
    args: (_s, frame) => ({ hero: frame.hero, path: frame.path }),
    take: (s, frame, { card }, flow) => {
      s.fateDiscard.push(...frame.cards.splice(0));
      const { destiny } = fateOf(card);
      flow.emit({ type: "fateChosen", seat: frame.seat, card, destiny });
      conclude(s, frame, destiny, flow);
      flow.end();
    },
  }),
});

function conclude(s: Runewars, frame: TestFrame, destiny: Destiny, flow: RuneFlow): void {
  const { seat, hero, path } = frame;
  const desertion = frameOf<DesertionFrame>(s, "desertion");
  if (path !== "") runEffects(`${path}.${destiny}`, { seat, hero, area: heroOf(s, hero)!.area }, flow);
  else if (desertion) desertion.result = destiny;
}
