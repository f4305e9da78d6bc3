// Advice for questions that one step ahead cannot judge: Orders, marches, battles, windows, building the board.

import type { Chance } from "#kernel/chance.ts";
import type { Seat } from "#kernel/procedure.ts";
import type { March, RuneChoice } from "../choices.ts";
import { figureOf, typeIn } from "../content/army.ts";
import { NONE } from "../content/marks.ts";
import { typeOf } from "../content/units.ts";
import { typeInGroup } from "../content/way-keys.ts";
import type { MarchFrame, RuneFrame } from "../frames.ts";
import { healthOf } from "../rules/line.ts";
import type { Runewars } from "../state.ts";
import { cardWorth, lossCost, powerOf } from "../view/fight.ts";
import { bestTargets, nextGroup } from "./campaign.ts";
import { encounter, errand, stride } from "./errands.ts";
import { orderValue } from "./orders.ts";
import { defenceOf } from "./worth.ts";

type Adviser = (s: Runewars, seat: Seat, options: readonly RuneChoice[], chance: Chance) => RuneChoice | null;

const ofKind = (options: readonly RuneChoice[], kind: RuneChoice["kind"]): RuneChoice | null =>
  options.find(option => option.kind === kind) ?? null;

/** The option with the highest value. */
function best(options: readonly RuneChoice[], value: (option: RuneChoice) => number): RuneChoice {
  let found = options[0]!;
  let top = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = value(option);
    if (worth <= top) continue;
    top = worth;
    found = option;
  }
  return found;
}

const anyOf: Adviser = (_s, _seat, options, chance) => chance.pick(options);

/** Claims, Objectives and shards are used at once; other cards wait for their moment. */
const actionAdvice: Adviser = (_s, _seat, options, chance) => {
  for (const kind of ["claim", "objective", "captain", "grave"] as const) {
    const found = ofKind(options, kind);
    if (found) return found;
  }
  const reward = options.find(option => option.kind === "reward" && option.card === "timmorran-shard");
  if (reward) return reward;
  const worthy = options.filter(option => option.kind === "tactics" && EAGER.includes(option.card));
  return worthy.length > 0 ? chance.pick(worthy) : ofKind(options, "pass");
};

const EAGER: readonly string[] = [
  "shared-intelligence",
  "village-levy",
  "rich-seam",
  "poisoned-wells",
  "plague-cart",
  "night-masons",
  "seers-vision",
  "monster-lure",
];

const orderAdvice: Adviser = (s, seat, options) =>
  best(options, option => (option.kind === "order" ? orderValue(s, seat, option.order) : 0));

const activateAdvice: Adviser = (s, seat, options) => {
  const areas = options.flatMap(option => (option.kind === "area" ? [option.area] : []));
  const [target] = bestTargets(s, seat, areas);
  if (!target || target.value < 0.8) return ofKind(options, "pass");
  return options.find(option => option.kind === "area" && option.area === target.area) ?? null;
};

const marchAdvice: Adviser = (s, seat, options) => {
  const frame = s.stack.at(-1) as MarchFrame;
  const sent = frame.groups.reduce((sum, key, i) => sum + powerOf[typeInGroup(key)]! * frame.counts[i]!, 0);
  const offered = options.filter((option): option is March => option.kind === "march");
  return nextGroup(s, seat, frame.area, sent, offered) ?? ofKind(options, "done");
};

const wayAdvice: Adviser = (s, seat, options) => {
  const { force, area } = s.stack.at(-1) as MarchFrame;
  const strength = force.reduce((sum, figure) => sum + powerOf[typeIn(figure)]!, 0);
  const isStrong = strength >= 1.4 * defenceOf(s, seat, area);
  const talks = ofKind(options, "diplomacy");
  return (s.players[seat]!.influence >= 3 && !isStrong ? talks : ofKind(options, "battle")) ?? options[0]!;
};

/** Half of what one has, at least three, buys good odds. */
const spendAdvice: Adviser = (s, seat, options) => {
  const wanted = Math.max(3, Math.ceil(s.players[seat]!.influence / 2));
  return best(options, option => (option.kind === "amount" ? -Math.abs(option.n - wanted) : -99));
};

const fateAdvice: Adviser = (_s, _seat, options) =>
  options.find(option => option.kind === "fate" && GOLD.includes(option.card)) ?? silver(options);
const GOLD: readonly number[] = [5, 7, 17, 27];
const SILVER: readonly number[] = [3, 4, 13, 14, 15, 23, 24, 25];
const silver = (options: readonly RuneChoice[]): RuneChoice =>
  options.find(option => option.kind === "fate" && SILVER.includes(option.card)) ?? options[0]!;

/** The own side loses what costs least, the other what costs most. */
const lossAdvice: Adviser = (s, seat, options) => {
  const frame = s.stack.at(-1) as Extract<RuneFrame, { proc: "losses" }>;
  const battle = s.stack.find(each => each.proc === "battle") as Extract<RuneFrame, { proc: "battle" }>;
  const isOwn = battle[frame.side].decider === seat;
  return best(options, option => {
    if (option.kind !== "figure") return -99;
    const type = typeOf(option.unit);
    const figure = figureOf(type, option.damage, option.isRouted);
    const cost = lossCost(figure, frame.what, frame.left, healthOf(battle[frame.side], type));
    return isOwn ? -cost : cost;
  });
};

/** The card that does least is put aside. */
const asideAdvice: Adviser = (s, _seat, options) => {
  const battle = s.stack.at(-1) as Extract<RuneFrame, { proc: "battle" }>;
  const { type } = battle.step === "putAsideAttack" ? battle.attacker : battle.defender;
  return best(options, option => (option.kind === "fate" ? -cardWorth(option.card, type) : -99));
};

const bidAdvice: Adviser = (s, seat, options, chance) => {
  const most = Math.floor(s.players[seat]!.influence / 2);
  const wanted = most === 0 ? 0 : chance.below(most + 1);
  return options.find(option => option.kind === "bid" && option.influence === wanted) ?? null;
};

const first =
  (kind: RuneChoice["kind"]): Adviser =>
  (_s, _seat, options) =>
    ofKind(options, kind);

const advisers: Readonly<Record<string, Adviser>> = {
  "setup.takeFaction": anyOf,
  "board.layTile": anyOf,
  "board.placeMarker": anyOf,
  "board.pickRuneArea": anyOf,
  "board.hideDragon": anyOf,
  "board.layHome": anyOf,
  "start.placeStronghold": anyOf,
  "start.placeUnits": anyOf,
  "start.placeHero": anyOf,
  "season.chooseOrders": orderAdvice,
  "actions.act": actionAdvice,
  "march.activate": activateAdvice,
  "march.assignMoves": marchAdvice,
  "march.chooseWay": wayAdvice,
  "diplomacy.spend": spendAdvice,
  "diplomacy.chooseFate": fateAdvice,
  "test.chooseFate": fateAdvice,
  "battle.putAsideAttack": asideAdvice,
  "battle.putAsideDefence": asideAdvice,
  "losses.choose": lossAdvice,
  "bid.makeBids": bidAdvice,
  "strategize.assignMoves": first("done"),
  "turn.useSupremacy": first("supremacy"),
  "battle.besiege": first("supremacy"),
  "battle.useDefence": first("accept"),
  "battle.supportAttack": first("support"),
  "battle.supportDefence": first("support"),
  "battle.replaceStronghold": (_s, _seat, options) => options[0]!,
  "battle.inheritStronghold": (_s, _seat, options) => options[0]!,
  "heroAction.chooseAction": (s, _seat, options) => errand(s, options),
  "heroAction.move": (s, _seat, options) => stride(s, options),
  "heroAction.engage": (s, _seat, options) => encounter(s, options),
  "fall.turnUp": first("reveal"),
  "heroAction.afterwards": first("pass"),
  "questPhase.chooseHero": first("pickHero"),
  "fortify.chooseAction": (_s, _seat, options) =>
    options.find(option => option.kind === "action" && option.action !== "runes") ?? ofKind(options, "done"),
};

/** Cards in battles are played when they are there. */
const playsCards = (place: string): boolean =>
  place.startsWith("battle.start") ||
  place.startsWith("battle.round") ||
  place.startsWith("battle.tally") ||
  place.startsWith("duel.cards");

/** The choice a sensible player takes at a glance; null where one step ahead should be looked at. */
export function advise(s: Runewars, seat: Seat, options: readonly RuneChoice[], chance: Chance): RuneChoice | null {
  const frame = s.stack.at(-1);
  if (!frame) return null;
  const place = `${frame.proc}.${frame.step}`;
  if (playsCards(place))
    return options.find(option => option.kind === "tactics" && option.card !== "tactical-retreat") ?? options[0]!;
  return advisers[place]?.(s, seat, options, chance) ?? null;
}

/** A quick choice for playouts: the advice, or anything. */
export function playout(s: Runewars, seat: Seat, options: readonly RuneChoice[], chance: Chance): RuneChoice {
  return options.length === 1 ? options[0]! : (advise(s, seat, options, chance) ?? chance.pick(options));
}

/** How likely a good player is to take each option. */
export function priors(s: Runewars, seat: Seat, options: readonly RuneChoice[]): number[] {
  const place = `${s.stack.at(-1)?.proc}.${s.stack.at(-1)?.step}`;
  if (place === "season.chooseOrders") {
    return options.map(option =>
      option.kind === "order" ? Math.exp(Math.min(4, orderValue(s, seat, option.order)) / 2) : 1,
    );
  }
  if (place === "march.activate") {
    const areas = options.flatMap(option => (option.kind === "area" ? [option.area] : []));
    const values = new Map(bestTargets(s, seat, areas).map(({ area, value }) => [area, value]));
    return options.map(option => 0.2 + Math.max(0, option.kind === "area" ? (values.get(option.area) ?? 0) : 0.3));
  }
  return options.map(option => (option.kind === "pass" ? 1.5 : 1));
}

/** Whether everybody has had his turn: then worlds can be compared. */
export function isQuiet(from: Runewars, now: Runewars): boolean {
  return (
    now.season !== from.season || now.year !== from.year || (now.turn.seat !== from.turn.seat && now.turn.seat === NONE)
  );
}
