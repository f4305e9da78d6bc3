// The rewards of an elimination: two of sovereigns, bards and floors, chosen first and then received in printed order.
import { type Seat, stepsOf } from "#kernel/procedure.ts";
import type { XiditChoice } from "../choices.ts";
import { type RewardId, rewardIds } from "../content/effects.ts";
import { limits } from "../content/orders.ts";
import { titans } from "../content/titans.ts";
import type { ImpossibleReward, XiditEvent } from "../events.ts";
import type { RewardsFrame, XiditFlow, XiditFrame } from "../frames.ts";
import type { Xidit } from "../state.ts";
import { perform } from "./effects.ts";
import { floorSupply, foeOf, openRegionsAt } from "./queries.ts";

type TakeChoice = Extract<XiditChoice, { kind: "take" }>;

const ALL = (1 << rewardIds.length) - 1;

const chosenBy = (mask: number): readonly RewardId[] =>
  Object.freeze(rewardIds.filter((_, i) => (mask & (1 << i)) !== 0));

const idsOfMask: readonly (readonly RewardId[])[] = Array.from({ length: ALL + 1 }, (_, mask) => chosenBy(mask));

/** XID-086 The three pairs. */
const pairs: readonly TakeChoice[] = Object.freeze(
  [0b011, 0b101, 0b110].map(mask => Object.freeze({ kind: "take" as const, rewards: idsOfMask[mask]! })),
);

const { procedure, auto, ask } = stepsOf<Xidit, RewardsFrame, XiditEvent, XiditFrame>();

/** XID-098, 102 Why a seat cannot choose bards. */
function bardsProblem(s: Xidit, seat: Seat): ImpossibleReward | null {
  if (s.bards[seat] === 0) return { reward: "bards", why: "no-bards-left", rule: "XID-098" };
  if (openRegionsAt(s, s.idrakis[seat]!).length > 0) return null;
  return { reward: "bards", why: "only-wasteland", rule: "XID-102" };
}

/** XID-109 Why a seat cannot choose floors. */
function floorsProblem(s: Xidit, seat: Seat): ImpossibleReward | null {
  const city = s.idrakis[seat]!;
  const owner = s.guildOwner[city]!;
  if (owner >= 0 && owner !== seat) return { reward: "floors", why: "foreign-guild", rule: "XID-109" };
  if (s.guildHeight[city] === limits.guildHeight) return { reward: "floors", why: "guild-full", rule: "XID-109" };
  if (floorSupply(s, seat) === 0) return { reward: "floors", why: "no-floors-left", rule: "XID-109" };
  return null;
}

/** XID-088 The rewards that would give a seat nothing; XID-294 sovereigns are never among them. */
export function impossibleRewards(s: Xidit, seat: Seat): ImpossibleReward[] {
  const problems = [bardsProblem(s, seat), floorsProblem(s, seat)];
  return problems.filter(problem => problem !== null);
}

function announce(s: Xidit, flow: XiditFlow, frame: RewardsFrame, impossible: readonly ImpossibleReward[]): void {
  const { seat, titan, chosen } = frame;
  flow.emit({
    type: "rewardsChosen",
    seat,
    city: s.idrakis[seat]!,
    titan: titan < 0 ? null : titans[titan]!.id,
    rewards: idsOfMask[chosen]!,
    impossible,
  });
}

/** The bits of a list of rewards. */
function maskOf(rewards: readonly RewardId[]): number {
  return rewards.reduce((mask, reward) => mask | (1 << rewardIds.indexOf(reward)), 0);
}

/** The rewards of a mask, in printed order. */
export function rewardsIn(mask: number): readonly RewardId[] {
  return idsOfMask[mask]!;
}

/** Two rewards are chosen and received, XID-153 those of a titan in the same way. */
export const rewards = procedure("rewards", {
  // XID-088, 265 If fewer than three are possible, there is nothing to choose.
  findPossible: auto((s, frame, flow) => {
    const impossible = impossibleRewards(s, frame.seat);
    frame.chosen = ALL & ~maskOf(impossible.map(problem => problem.reward));
    if (frame.chosen !== ALL) announce(s, flow, frame, impossible);
  }),
  // XID-086, 087, 089 Two different ones, exactly.
  choosePair: ask<TakeChoice>({
    when: (_s, frame) => frame.chosen === ALL,
    seat: (_s, frame) => frame.seat,
    options: () => pairs,
    args: (s, { seat, titan }) => ({ city: s.idrakis[seat]!, titan: titan < 0 ? null : titans[titan]!.id }),
    take: (s, frame, choice, flow) => {
      frame.chosen = maskOf(choice.rewards);
      announce(s, flow, frame, []);
    },
  }),
  // XID-087 Received one after the other: sovereigns, bards, floors.
  receive: auto((s, frame, flow) => {
    const { seat, titan, chosen } = frame;
    while (frame.at < rewardIds.length && (chosen & (1 << frame.at)) === 0) frame.at++;
    if (frame.at === rewardIds.length) return;
    const reward = foeOf(s, s.idrakis[seat]!, titan).rewards[frame.at]!;
    frame.at++;
    perform(s, flow, seat, reward.effect, titan, titan < 0 ? "threat" : "titan");
    flow.repeat();
  }),
});
