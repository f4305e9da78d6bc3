// Advice for questions that one step ahead cannot judge: Orders, marches, battles, windows, building the board.

import type { Chance } from "#kernel/chance.ts";
import type { Seat } from "#kernel/procedure.ts";
import type { March, RuneChoice, UseReward } from "../choices.ts";
import { type Figure, figureOf, typeIn } from "../content/army.ts";
import { effectsAt, effectsIn } from "../content/effect-lists.ts";
import type { EffectList } from "../content/effects.ts";
import { heroCardOf } from "../content/heroes.ts";
import { NONE } from "../content/marks.ts";
import { typeOf } from "../content/units.ts";
import { typeInGroup } from "../content/way-keys.ts";
import type { BattleFrame, BidFrame, EffectsFrame, MarchFrame, RuneFrame } from "../frames.ts";
import { healthOf } from "../rules/line.ts";
import { heroOf, isEnemy, isNeutral, unitsIn } from "../rules/queries.ts";
import type { Runewars } from "../state.ts";
import { cardWorth, lossCost, powerOf } from "../view/fight.ts";
import { bestTargets, nextGroup } from "./campaign.ts";
import { encounter, errand, stride } from "./errands.ts";
import { nextMove } from "./moves.ts";
import { orderValue } from "./orders.ts";
import { bestShelter, fortification, fortified } from "./runes.ts";
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

/** Reward cards that are used whenever they can be. */
const READY: readonly string[] = ["timmorran-shard", "crystal-of-far-sight", "staff-of-light"];

/** Whether a Reward card has its moment. */
function isTimely(s: Runewars, seat: Seat, { card, hero: id }: UseReward): boolean {
  const hero = heroOf(s, id)!;
  switch (card) {
    case "elixir-of-life":
      return hero.routed || heroCardOf(id).health - hero.damage <= 2;
    case "ice-storm":
      return isEnemy(s, seat, hero.area) && unitsIn(s, hero.area) > 1;
    case "flute-of-possession":
      return isNeutral(s, hero.area);
    default:
      return READY.includes(card);
  }
}

/** Claims and Objectives are used at once, lasting rewards turned up; other cards wait for their moment. */
const actionAdvice: Adviser = (s, seat, options, chance) => {
  for (const kind of ["claim", "objective", "captain", "grave"] as const) {
    const found = ofKind(options, kind);
    if (found) return found;
  }
  const reward = options.find(
    option => option.kind === "reveal" || (option.kind === "reward" && isTimely(s, seat, option)),
  );
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
  const { path } = s.stack.at(-1) as BidFrame;
  const most = Math.floor(s.players[seat]!.influence / 2);
  const least = bringsRune(effectsIn(`${path}.highest`)) ? most : 0;
  const wanted = most === 0 ? 0 : least + chance.below(most + 1);
  return options.find(option => option.kind === "bid" && option.influence === wanted) ?? null;
};

/** What is offered for a price is taken when it is a dragon rune: one step ahead does not see that it comes. */
const offerAdvice: Adviser = (s, _seat, options) => {
  const { path, index } = s.stack.at(-1) as EffectsFrame;
  const op = effectsAt(path)[index]!;
  const list = op.op === "pay" ? op.yes : op.op === "optional" ? op.effects : [];
  return bringsRune(list) ? ofKind(options, "accept") : null;
};

const bringsRune = (list: EffectList): boolean => list.some(({ op }) => op === "receiveRune");

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
  "effects.choose": offerAdvice,
  "receiveRune.pickArea": bestShelter,
  "receiveRune.hide": bestShelter,
  "aftermath.useObjective": first("objective"),
  "strategize.assignMoves": (s, seat, options) => nextMove(s, seat, options) ?? ofKind(options, "done"),
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
  "fortify.chooseAction": fortification,
  "fortify.pickArea": fortified,
  "fortify.arrange": bestShelter,
};

/** How much stronger an enemy must be for a defender to slip away, and what is worth saving. */
const OVERWHELMING = 1.6;
const WORTH_SAVING = 2.5;

/** A card for a battle: Tactical Retreat saves an army that is about to be lost, anything else helps to win. */
function battleCard(s: Runewars, options: readonly RuneChoice[]): RuneChoice {
  const battle = s.stack.findLast(frame => frame.proc === "battle") as BattleFrame | undefined;
  const weight = (line: readonly Figure[]): number => line.reduce((sum, figure) => sum + powerOf[typeIn(figure)]!, 0);
  const own = battle ? weight(battle.defender.line) : 0;
  const flees = battle !== undefined && own >= WORTH_SAVING && weight(battle.attacker.line) > OVERWHELMING * own;
  const cards = options.filter(option => option.kind === "tactics");
  const away = cards.find(option => option.card === "tactical-retreat");
  return (flees ? away : undefined) ?? cards.find(option => option !== away) ?? options[0]!;
}

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
  if (playsCards(place)) return battleCard(s, options);
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
