// Quick judgements of single options, for playouts and for the order in which a search looks at them: by how much each
// raises the chance to win.
import type { Chance } from "#kernel/chance.ts";
import { type Choice, frameOf, type Seat } from "#kernel/procedure.ts";
import type { XiditChoice } from "../choices.ts";
import { type RewardId, rewardIds } from "../content/effects.ts";
import { evaluations } from "../content/evaluations.ts";
import { limits } from "../content/orders.ts";
import { titans } from "../content/titans.ts";
import { units } from "../content/units.ts";
import type { RewardsFrame } from "../frames.ts";
import { floorSupply, foeOf, openRegionsAt, regionIndex, UNITS } from "../rules/queries.ts";
import type { Xidit } from "../state.ts";
import { startWorths } from "./advise.ts";
import { evaluate } from "./evaluate.ts";

/** What a unit that must be given away for a titan is worth, as a share of the best reward. */
const TITAN_UNIT = 0.125;

/** By how much more of something in a list raises a seat's chance to win; the world is put back as it was. */
function gain(s: Xidit, seat: Seat, list: number[], at: number, amount: number, now: number): number {
  list[at]! += amount;
  const then = evaluate(s, seat);
  list[at]! -= amount;
  return then - now;
}

function bardGain(s: Xidit, seat: Seat, region: number, count: number, now: number): number {
  return gain(s, seat, s.regionBards, region * s.seats + seat, count, now);
}

/** What a reward would bring in the city of the own Idrakis. */
function rewardGain(s: Xidit, seat: Seat, reward: RewardId, amount: number, now: number): number {
  const city = s.idrakis[seat]!;
  switch (reward) {
    case "sovereigns":
      return gain(s, seat, s.sovereigns, seat, amount, now);
    case "floors": {
      const built = Math.min(amount, limits.guildHeight - s.guildHeight[city]!, floorSupply(s, seat));
      return gain(s, seat, s.built, seat, built, now);
    }
    case "bards": {
      const count = Math.min(amount, s.bards[seat]!);
      return Math.max(0, ...openRegionsAt(s, city).map(region => bardGain(s, seat, region, count, now)));
    }
  }
}

/** What fighting a titan brings: two rewards, less the units. */
function titanGain(s: Xidit, seat: Seat, titan: number, now: number): number {
  const { rewards, units: cost } = titans[titan]!;
  const gains = rewards.map(({ id, amount }) => rewardGain(s, seat, id, amount, now));
  const best = Math.max(...gains);
  return gains.reduce((a, b) => a + b, 0) - Math.min(...gains) - cost * TITAN_UNIT * best;
}

/** What every option is thought to be worth to its seat; all alike where nothing is known. */
function appraise(s: Xidit, seat: Seat, options: readonly XiditChoice[]): readonly number[] {
  const now = evaluate(s, seat);
  switch (options[0]!.kind) {
    case "take":
      return pairGains(s, seat, options, now);
    case "start": {
      const worths = startWorths(s, seat);
      return options.map(choice => (choice.kind === "start" ? worths[choice.city]! : 0));
    }
    default:
      return options.map(choice => optionGain(s, seat, choice, now));
  }
}

function pairGains(s: Xidit, seat: Seat, options: readonly XiditChoice[], now: number): number[] {
  const { titan } = frameOf<RewardsFrame>(s, "rewards")!;
  const foe = foeOf(s, s.idrakis[seat]!, titan);
  const gains = rewardIds.map((id, i) => rewardGain(s, seat, id, foe.rewards[i]!.amount, now));
  return options.map(choice =>
    choice.kind === "take" ? choice.rewards.reduce((sum, id) => sum + gains[rewardIds.indexOf(id)]!, 0) : 0,
  );
}

function optionGain(s: Xidit, seat: Seat, choice: XiditChoice, now: number): number {
  switch (choice.kind) {
    case "bard":
      return bardGain(s, seat, regionIndex.get(choice.region)!, 1, now);
    case "fight":
      return titanGain(
        s,
        seat,
        titans.findIndex(({ id }) => id === choice.titan),
        now,
      );
    case "pay": {
      // Weak units go first, and those of which there are many.
      const unit = units.findIndex(({ id }) => id === choice.unit);
      return -(unit + 3) / (1 + s.units[seat * UNITS + unit]!);
    }
    case "advance": {
      const column = evaluations.findIndex(({ id }) => id === choice.evaluation);
      return gain(s, seat, s.virtual, column, 1, now);
    }
    case "show":
      return choice.count;
    case "floor":
      return 1;
    default:
      return 0;
  }
}

/** A quick, sensible choice. */
export function playout(s: Xidit, seat: Seat, options: readonly Choice[], chance: Chance): Choice {
  const { kind } = options[0]!;
  if (kind === "start" || kind === "order") return chance.pick(options);
  if (kind === "floor") return chance.pick(options.slice(0, -1));
  if (kind === "show") return options[options.length - 1]!;
  const gains = appraise(s, seat, options as readonly XiditChoice[]);
  let best = 0;
  for (let i = 1; i < gains.length; i++) if (gains[i]! > gains[best]!) best = i;
  return options[best]!;
}

/** How likely a good player is to take each option: from the best to the worst of a list e^4 times less. */
export function priors(s: Xidit, seat: Seat, options: readonly Choice[]): readonly number[] {
  const gains = appraise(s, seat, options as readonly XiditChoice[]);
  const best = Math.max(...gains);
  const spread = (best - Math.min(...gains)) / 4 || 1;
  return gains.map(value => Math.exp((value - best) / spread));
}
