// The windows of a turn (RUN-399, RUN-512): Tactics cards, Reward cards, Objective, titles, claims, exchanges. They are
// open whenever the player may have something to do, for all the table knows.
import type { Seat } from "#kernel/procedure.ts";
import {
  claimVictory,
  discardObjective,
  type GiveReward,
  type Plain,
  type PlayTactics,
  passHere,
  type Raze,
  type RuneChoice,
  type TakeGrave,
  type UseReward,
  useCaptain,
} from "../choices.ts";
import { pathOfTactics } from "../content/effect-lists.ts";
import { RAZE_UNITS, RUNES_TO_WIN } from "../content/numbers.ts";
import { rewardOf } from "../content/rewards.ts";
import { type TacticsId, tacticsOf } from "../content/tactics.ts";
import { titleCards } from "../content/titles.ts";
import type { ActionsFrame, EffectsFrame, RuneFlow } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { HeroState, Runewars } from "../state.ts";
import { canDo } from "./effects.ts";
import { removeToken } from "./effects-runes.ts";
import { giftsBetween, giveReward } from "./gifts.ts";
import { isDestructible } from "./movement.ts";
import { fulfilObjective, isFulfilled } from "./objectives.ts";
import { distinct, dropReward, removeOne, revealReward } from "./pieces.ts";
import { armyOf, bit, heroesOf, heroOf, playerOf } from "./queries.ts";
import { tacticsRefusals, turnRefusals } from "./refusals.ts";
import { tokensOf } from "./result.ts";
import { effectsFrom, runEffects } from "./run-effects.ts";
import { settle } from "./settle.ts";
import { steps } from "./steps.ts";
import { captain, isCaptain } from "./titles.ts";
import { canClaim, claim } from "./victory.ts";

/** RUN-400, RUN-508: Tactics cards with a timing that may be played now. */
export function playable(s: Runewars, seat: Seat, timing: string): PlayTactics[] {
  const { tactics } = playerOf(s, seat);
  const found: PlayTactics[] = [];
  for (let i = 0; i < tactics.length; i++) {
    const card = tactics[i]!;
    if (tactics.indexOf(card) !== i || tacticsOf(card).timing !== timing) continue;
    if (canDo(s, effectsFrom(pathOfTactics(card), { seat }))) found.push({ kind: "tactics", card });
  }
  return found;
}

/** RUN-403: a card is discarded face up when it is played. */
export function playTactics(s: Runewars, seat: Seat, card: TacticsId, { emit }: RuneFlow): void {
  removeOne(playerOf(s, seat).tactics, card);
  s.tacticsDiscard.push(card);
  emit({ type: "tacticsPlayed", seat, card });
}

/** Reward cards a hero may use in a turn, or turn up because they work from then on. */
function rewardActions(s: Runewars, hero: HeroState): UseReward[] {
  const found: UseReward[] = [];
  for (const card of distinct(hero.rewards.map(reward => reward.card))) {
    const { use } = rewardOf(card);
    const isUp = hero.rewards.some(reward => reward.card === card && reward.up);
    if ((use === "passive" || use === "quest") && !isUp) found.push({ kind: "reveal", hero: hero.id, card });
    const isTurn = use === "turn" && !s.turn.spent.includes(card);
    if (!isTurn && use !== "discard-turn" && use !== "discard-turn-or-quest") continue;
    const from = effectsFrom(`reward:${card}`, { seat: hero.seat, hero: hero.id, area: hero.area });
    if (canUse(s, hero, card, from)) found.push({ kind: "reward", hero: hero.id, card });
  }
  return found;
}

/** Healing needs something to heal; the rest is up to its first op. */
export function canUse(s: Runewars, hero: HeroState, card: UseReward["card"], from: EffectsFrame): boolean {
  return rewardOf(card).use === "discard-turn-or-quest" ? hero.damage > 0 || hero.routed : canDo(s, from);
}

/** RUN-298: exchanges between the seat's heroes who stand together. */
function exchanges(s: Runewars, seat: Seat, given: readonly string[]): GiveReward[] {
  const found: GiveReward[] = [];
  for (const [i, hero] of s.heroes.entries()) {
    if (hero.seat !== seat) continue;
    for (let j = i + 1; j < s.heroes.length; j++) {
      const other = s.heroes[j]!;
      if (other.seat !== seat || other.area !== hero.area) continue;
      if (hero.rewards.length + other.rewards.length > 0) found.push(...giftsBetween(hero, other, given));
    }
  }
  return found;
}

/** RUN-322, RUN-501: markers in areas of own heroes. */
function graveActions(s: Runewars, seat: Seat): TakeGrave[] {
  if (s.graves.length === 0) return [];
  return heroesOf(s, seat).flatMap(hero =>
    s.graves.flatMap((grave, i) =>
      grave.area === hero.area ? [{ kind: "grave", hero: hero.id, grave: i } as const] : [],
    ),
  );
}

/** RUN-427: destructible tokens in areas with at least six own units. */
function razeActions(s: Runewars, seat: Seat): Raze[] {
  if (!s.discovery) return [];
  return boardIn(s)
    .list.filter(area => isDestructible(s, area) && armyOf(s, seat, area) >= RAZE_UNITS)
    .map(area => ({ kind: "raze", area }));
}

function captainActions(s: Runewars, seat: Seat): Plain[] {
  if (!isCaptain(s, seat)) return [];
  const rewards = heroesOf(s, seat).reduce((sum, hero) => sum + hero.rewards.length, 0);
  return rewards >= 3 ? [useCaptain] : [];
}

/** Whether a seat may have something to do, for all the table knows. */
function mayAct(s: Runewars, seat: Seat): boolean {
  const player = playerOf(s, seat);
  if (player.isOut) return false;
  if (player.tactics.length > 0 || player.objective !== "") return true;
  for (const hero of s.heroes) if (hero.seat === seat && hero.rewards.length > 0) return true;
  if (tokensOf(s, seat) >= RUNES_TO_WIN && player.claim < 0) return true;
  return graveActions(s, seat).length + razeActions(s, seat).length > 0;
}

/** Everything a seat can do in a window. */
function choicesFor(s: Runewars, seat: Seat, given: readonly string[]): RuneChoice[] {
  const choices: RuneChoice[] = [passHere, ...playable(s, seat, "your-turn")];
  if (canClaim(s, seat)) choices.push(claimVictory);
  if (isFulfilled(s, seat)) choices.push(discardObjective);
  choices.push(...captainActions(s, seat));
  for (const hero of s.heroes) {
    if (hero.seat === seat && hero.rewards.length > 0) choices.push(...rewardActions(s, hero));
  }
  choices.push(...exchanges(s, seat, given), ...graveActions(s, seat), ...razeActions(s, seat));
  return choices;
}

const { procedure, ask } = steps<ActionsFrame>();

export const actions = procedure("actions", {
  act: ask<RuneChoice>({
    when: (s, frame) => mayAct(s, frame.seat),
    pass: "pass",
    seat: (_s, frame) => frame.seat,
    options: (s, { seat, given }) => choicesFor(s, seat, given),
    refused: (s, { seat, given }) => {
      const options = choicesFor(s, seat, given);
      const offered = options.flatMap(option => (option.kind === "tactics" ? [option.card] : []));
      return [...tacticsRefusals(s, seat, ["your-turn"], offered), ...turnRefusals(s, seat, options)];
    },
    take: (s, frame, choice, flow) => {
      if (choice.kind === "pass") return;
      flow.repeat();
      act(s, frame, choice, flow);
    },
  }),
});

function act(s: Runewars, frame: ActionsFrame, choice: RuneChoice, flow: RuneFlow): void {
  const { seat } = frame;
  switch (choice.kind) {
    case "tactics":
      playTactics(s, seat, choice.card, flow);
      runEffects(`tactics:${choice.card}`, { seat }, flow);
      break;
    case "claim":
      claim(s, seat, flow);
      break;
    case "objective":
      fulfilObjective(s, seat, flow);
      break;
    case "captain":
      runEffects(`title:${titleCards[captain]!.id}.1.effects`, { seat, n: 1 }, flow);
      break;
    case "reveal":
      revealReward(heroOf(s, choice.hero)!, choice.card, flow);
      break;
    case "reward":
      spendReward(s, heroOf(s, choice.hero)!, choice.card, flow);
      break;
    case "give":
      giveReward(s, choice, frame.given, flow);
      break;
    case "grave":
      takeGrave(s, choice, flow);
      break;
    case "raze":
      removeToken(s, seat, choice.area, flow);
      break;
  }
}

/** Uses a Reward card of a turn; those that say so are discarded. */
export function spendReward(s: Runewars, hero: HeroState, card: UseReward["card"], flow: RuneFlow): void {
  const { use } = rewardOf(card);
  revealReward(hero, card, flow);
  if (use === "turn") s.turn.spent.push(card);
  else dropReward(s, hero, card, flow);
  runEffects(`reward:${card}`, { seat: hero.seat, hero: hero.id, area: hero.area }, flow);
}

function takeGrave(s: Runewars, { hero: id, grave }: TakeGrave, flow: RuneFlow): void {
  const hero = heroOf(s, id)!;
  const [taken] = s.graves.splice(grave, 1);
  for (const reward of taken!.rewards) {
    reward.known |= bit(hero.seat);
    hero.rewards.push(reward);
    const known = reward.up ? 15 : reward.known;
    flow.emit({ type: "rewardGiven", seat: hero.seat, from: "", to: id, card: reward.card, known });
  }
  flow.emit({ type: "graveTaken", seat: hero.seat, hero: id, area: hero.area, count: taken!.rewards.length });
  settle(s, flow);
}
