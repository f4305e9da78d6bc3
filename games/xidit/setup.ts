// From seats and options to the first position. Chance is drawn in this order: colours, First Player, tokens, titans,
// evaluations.
import type { Fresh, Options, Setup } from "#kernel/game.ts";
import { colors } from "./content/colors.ts";
import { evaluations } from "./content/evaluations.ts";
import { type Level, levelIds, type Mode, modes, virtualStart } from "./content/modes.ts";
import { limits } from "./content/orders.ts";
import { regions } from "./content/regions.ts";
import { titans } from "./content/titans.ts";
import { tokensFor3, tokensFor45 } from "./content/tokens.ts";
import { units } from "./content/units.ts";
import { NO_TOKEN, RECRUITMENT, type Rulings, THREAT, usualRulings, type Xidit } from "./state.ts";

const filled = (length: number, value: number): number[] => Array.from({ length }, () => value);

/** XID-026 Chosen colours stay, the others are dealt. */
function dealColors(seatOptions: readonly Options[], setup: Setup): number[] {
  const chosen = seatOptions.map(({ color }) => colors.findIndex(({ id }) => id === color));
  const free = colors.map((_, i) => i).filter(i => !chosen.includes(i));
  const dealt = setup.chance.shuffle(free);
  return chosen.map(color => (color >= 0 ? color : dealt.shift()!));
}

/** XID-030 Two titans of a size in random order, for each size. */
function stackTitans(setup: Setup): number[] {
  const stacks: number[] = [];
  for (let top = 0; top < titans.length; top += 2) stacks.push(...setup.chance.shuffle([top, top + 1]));
  return stacks;
}

type Layout = Pick<
  Xidit,
  "token" | "recruits" | "barracks" | "nextRecruitment" | "nextThreat" | "recruitmentPile" | "threatPile"
>;

/** XID-031..037 Recruitment tokens with their units and Threat tokens on the board, the others in two piles;
 * XID-219, 221, 222 with three players fewer on the board, as many in the Recruitment pile.
 * XID-299 The Barracks have all the units. */
function layOutTokens(mode: Mode, setup: Setup): Layout {
  const set = mode.tokenSet === "3" ? tokensFor3 : tokensFor45;
  const shuffled = setup.chance.shuffle(set.map(({ city }) => city).filter(city => !mode.removed.includes(city)));
  const token = filled(22, NO_TOKEN);
  const recruits = filled(22 * units.length, 0);
  const barracks = units.map(({ count }) => count);
  for (const city of shuffled.splice(0, mode.recruitmentsOnBoard)) {
    token[city] = RECRUITMENT;
    set[city - 1]!.recruits.forEach((count, unit) => {
      recruits[city * units.length + unit] = count;
      barracks[unit]! -= count;
    });
  }
  for (const city of shuffled.splice(0, mode.threatsOnBoard)) token[city] = THREAT;
  const recruitmentPile = shuffled.splice(0, mode.recruitmentPile);
  const threatPile = shuffled;
  const nextRecruitment = recruitmentPile.shift()!;
  const nextThreat = threatPile.shift()!;
  return { token, recruits, barracks, nextRecruitment, nextThreat, recruitmentPile, threatPile };
}

/** XID-225, 226 The virtual player's values follow the order of the evaluations. */
function virtualValues(order: readonly number[], level: Level): number[] {
  return evaluations.map((_, evaluation) => virtualStart[level][order.indexOf(evaluation)]!);
}

/** The readings of the table: those of its settings that differ from the usual ones. */
function rulingsOf({ titanLimit, titanAfter, waitingFloor, seatTie, virtualTie }: Options): Rulings {
  const read = { ...usualRulings };
  if (titanLimit === "city") read.titanLimit = titanLimit;
  if (titanAfter === "action") read.titanAfter = titanAfter;
  if (waitingFloor === "before") read.waitingFloor = waitingFloor;
  if (seatTie === "nearest") read.seatTie = seatTie;
  if (virtualTie === "any") read.virtualTie = virtualTie;
  return read;
}

/** The first position. XID-025, 027, 028 Players have bards and floors only, none of them on the board yet. */
export function setUp(setup: Setup): Fresh<Xidit> {
  const { seats, options, seatOptions, chance } = setup;
  const mode = modes.findIndex(each => each.id === `${options.years}-${seats}`);
  const color = dealColors(seatOptions, setup);
  // XID-040 The First Player is drawn, unless the table names one.
  const drawn = chance.below(seats);
  const first = options.first === "random" ? drawn : Number(options.first) - 1;
  const layout = layOutTokens(modes[mode]!, setup);
  const stacks = stackTitans(setup);
  // XID-038 The order of the evaluations.
  const order = chance.shuffle(evaluations.map((_, i) => i));
  const level = levelIds.find(id => id === options.level) ?? "normal";
  return {
    mode,
    level: levelIds.indexOf(level),
    rulings: rulingsOf(options),
    color,
    year: 1,
    first,
    idrakis: filled(seats, 0),
    units: filled(seats * units.length, 0),
    sovereigns: filled(seats, 0),
    bards: filled(seats, limits.bards),
    regionBards: filled(seats * regions.length, 0),
    built: filled(seats, 0),
    waiting: filled(seats, 0),
    guildOwner: filled(22, -1),
    guildHeight: filled(22, 0),
    ...layout,
    discardedRecruitments: [],
    discardedThreats: [],
    titans: stacks,
    raging: filled(3, 0),
    evaluations: order,
    // XID-214 Always with three players.
    virtual: seats === 3 ? virtualValues(order, level) : [],
    plans: [],
    recruitedIn: filled(seats, 0),
    threatIn: filled(seats, 0),
    titanIn: filled(seats, 0),
    freed: filled(seats, 0),
    shown: [],
  };
}
