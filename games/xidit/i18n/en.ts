// Lords of Xidit in English.

import type { Question } from "#kernel/look.ts";
import type { Choice, Refusal } from "#kernel/procedure.ts";
import { type LogTexts, numberIn, type Reader, ref, type Sentence, say, type Texts } from "#kernel/texts.ts";
import type { XiditChoice } from "../choices.ts";
import type { RewardId } from "../content/effects.ts";
import { limits } from "../content/orders.ts";
import { regions } from "../content/regions.ts";
import type { ImpossibleReward, LostReason, XiditEvent } from "../events.ts";
import type { FinalView, XiditView } from "../view/view.ts";
import { amountOf, describe, type Phrases } from "./describe.ts";
import { names } from "./names-en.ts";
import { cityAfter } from "./planning.ts";
import { citing, wordsOf } from "./words.ts";

const words = wordsOf("en", names, "and");
const { city, count, evaluation, foe, foeObject, inCity, list, seat, toCity, toRegion, unit, who } = words;

const sovereigns = (n: number): string => count(n, { one: "sovereign", other: "sovereigns" });
const bards = (n: number): string => count(n, { one: "bard", other: "bards" });
const floors = (n: number): string => count(n, { one: "floor", other: "floors" });
const waitingFloors = (n: number): string => count(n, { one: "waiting floor", other: "waiting floors" });
const tokens = (n: number): string => count(n, { one: "token", other: "tokens" });
const places = ["First", "Second", "Third"] as const;

/** A reward with its amount, while one is being chosen. */
function rewardText(reward: RewardId, view: XiditView): string {
  const amount = amountOf(reward, view);
  if (amount === 0) return names.rewards[reward];
  return reward === "sovereigns" ? sovereigns(amount) : reward === "bards" ? bards(amount) : floors(amount);
}

const rewardWords = { sovereigns: "sovereigns", bards: "bards", floors: "guild floors" } as const;

const impossible: Readonly<Record<ImpossibleReward["why"], string>> = {
  "no-bards-left": "no bard is left",
  "only-wasteland": "only wasteland borders the city",
  "foreign-guild": "another player’s guild stands there",
  "guild-full": "the guild already has four floors",
  "no-floors-left": "no floor is left",
};

const lost: Readonly<Record<LostReason, string>> = {
  "no-road": "no road of that colour leaves",
  "already-recruited": "already recruited here this Year",
  "no-units-left": "no unit is left here",
  "units-missing": "the required units are missing",
  "fought-titan-here": "a titan was fought here this Year",
  "nothing-here": "nothing to do here",
  "no-titan-affordable": "too few units for a titan",
  "already-eliminated-here": "a threat or titan was eliminated here this Year",
  "already-acted-here": "already acted here this Year",
  declined: "the titans are left alone",
};

const rulings: Texts["options"] = {
  titanLimit: {
    name: "One titan per city and Year",
    about: "Whose victories in a city count: a threat or titan eliminated there forbids a titan in the same Year.",
    values: { player: "Only one’s own", city: "Those of all players" },
  },
  titanAfter: {
    name: "A titan after recruiting",
    about: "Whether a player who has recruited in a city may fight a titan there in the same Year.",
    values: { elimination: "Allowed", action: "Not allowed" },
  },
  waitingFloor: {
    name: "Waiting floors",
    about: "Which floors come first when a new guild has no room for all.",
    values: { after: "Those of the reward", before: "Those that waited" },
  },
  seatTie: {
    name: "The last tie-break",
    about: "Who sits “farther to the right” of the First Player and wins a tie with as many units.",
    values: { farthest: "The farthest on the right", nearest: "The nearest on the right" },
  },
  virtualTie: {
    name: "Ties of the virtual player",
    about: "When a tie with a player sends the virtual player out.",
    values: { last: "A tie for the last place", any: "Any tie in the evaluation" },
  },
};
const citation = citing("ruling", rulings);

const own = (reader: Reader, of: number, total: number | null, what: string): string =>
  reader.viewer === of && total !== null ? ` (now ${total} ${what})` : "";

const log: LogTexts<XiditEvent> = {
  gameStarted: e => say`The evaluations will be ${list(e.evaluations.map(evaluation))}, in this order.`,
  idrakisPlaced: (e, r) => say`${seat(r, e.seat)} sets out from ${city(e.city)}.`,
  yearStarted: (e, r) => say`Year ${e.year} begins. First Player: ${seat(r, e.first)}.`,
  plansRevealed: () => say`All plans are revealed.`,
  moved: (e, r) => say`${seat(r, e.seat)} takes the ${roadOf(e.order)} road ${toCity(e.to)}.`,
  waited: (e, r) => say`${seat(r, e.seat)} waits ${inCity(e.city)}.`,
  orderLost: (e, r) => say`${seat(r, e.seat)} loses an order ${inCity(e.city)}: ${lost[e.why]}${citation(e.rule)}.`,
  recruited: (e, r) =>
    say`${seat(r, e.seat)} recruits ${unit(e.unit, 1)} ${inCity(e.city)}${own(r, e.seat, e.total, "of them")}.`,
  unitsPaid: (e, r) =>
    say`${seat(r, e.seat)} sends ${words.army(e.units) ?? "nobody"} against ${foeObject(e.city, e.titan)} ${inCity(e.city)}.`,
  rewardsChosen: (e, r) =>
    say`${seat(r, e.seat)} takes ${list(e.rewards.map(reward => rewardWords[reward]))}.${e.impossible
      .map(({ reward, why }) => ` No ${rewardWords[reward]}: ${impossible[why]}.`)
      .join("")}`,
  sovereignsGained: (e, r) =>
    say`${seat(r, e.seat)} gains ${sovereigns(e.amount)}${own(r, e.seat, e.total, "in all")}.`,
  bardPlaced: (e, r) =>
    say`${seat(r, e.seat)} sends a bard ${isCentral(e.region) ? "into the Bastion" : toRegion(e.region)}.`,
  bardsLost: (e, r) =>
    e.why === "declined"
      ? say`${seat(r, e.seat)} keeps ${bards(e.count)} back.`
      : say`${seat(r, e.seat)} cannot place ${bards(e.count)}: ${e.why === "no-bards" ? "none is left" : "no open region borders the city"}.`,
  floorsBuilt: (e, r) =>
    say`${seat(r, e.seat)} ${e.cause === "waiting" ? `adds ${waitingFloors(e.count)}` : `builds ${floors(e.count)}`} ${inCity(e.city)}; the guild has ${e.height} now.`,
  floorKept: (e, r) => say`${seat(r, e.seat)} has no guild with room; ${floors(e.waiting)} waiting.`,
  floorLost: (e, r) =>
    e.why === "declined" ? say`${seat(r, e.seat)} adds no floor.` : say`${seat(r, e.seat)} has no floor left to add.`,
  virtualAdvanced: (e, r) =>
    say`${seat(r, e.seat)} moves the virtual player’s ${evaluation(e.evaluation)} up to ${e.value}.`,
  threatEliminated: (e, r) => say`${seat(r, e.seat)} has freed ${city(e.city)} from ${foeObject(e.city, null)}.`,
  titanSlain: (e, r) => say`${seat(r, e.seat)} has brought down ${foeObject(e.city, e.titan)} ${inCity(e.city)}.`,
  tokenDiscarded: () => null,
  tokenPlaced: e =>
    e.side === "threat"
      ? say`A threat appears ${inCity(e.city)}: ${foe(e.city, null)}.`
      : say`Recruits gather ${inCity(e.city)}: ${words.army(e.units ?? []) ?? "none, the Barracks have none of them"}.`,
  nextDrawn: e =>
    e.side === "threat"
      ? say`The next threat: ${foe(e.city, null)}, ${city(e.city)}.`
      : say`The next recruits: ${city(e.city)}.`,
  pileTurned: e =>
    e.side === "recruitment"
      ? say`The discarded threats are turned over and become the Recruitment pile (${tokens(e.tokens.length)}).`
      : say`The discarded recruitments are turned over and become the Threat pile (${tokens(e.tokens.length)}).`,
  titansAwoke: e =>
    e.titans.length === 0
      ? say`No further titan wakes.`
      : say`Titans awake: ${list(e.titans.map(titan => foe(0, titan)))}!`,
  reinforcementsArrived: e =>
    say`Reinforcements: ${tokens(e.recruitments)} form the Recruitment pile, ${tokens(e.threats)} are shuffled into the Threat pile.`,
  censusHeld: e => say`Military census at the end of Year ${e.year}.`,
  censusRevealed: (e, r) =>
    say`${ref(`unit:${e.unit}`, names.units[e.unit].title)}: ${list(e.shown.map((n, i) => say`${seat(r, i)} ${n}`))}. ${
      e.winners.length === 0 ? "Nobody is rewarded." : say`Most: ${list(e.winners.map(i => seat(r, i)))}.`
    }`,
  evaluated: (e, r) => say`${places[e.place - 1] ?? ""} evaluation, ${evaluation(e.evaluation)}: ${rankingOf(e, r)}`,
  gameEnded: (e, r) =>
    e.winner === "virtual"
      ? say`The virtual player outlasts everybody.`
      : say`${seat(r, e.winner)} is the Saviour of the kingdom!`,
};

function rankingOf({ ranking, tie }: Pick<FinalView, "ranking" | "tie">, reader: Reader): Sentence {
  const lines = ranking.map(line => say`${who(reader, line.who)} ${line.value}${line.wasOut ? " (out before)" : ""}`);
  const out = ranking.filter(line => line.goesOut).map(line => who(reader, line.who));
  return say`${list(lines)}. Out: ${list(out)}${citation(tie)}.`;
}

function isCentral(id: string): boolean {
  return regions.some(region => region.central && region.id === id);
}

function roadOf(order: string): string {
  return order === "move-black" ? names.roads.black : order === "move-red" ? names.roads.red : names.roads.blue;
}

type Ask = (question: Question, view: XiditView) => Sentence;
const questions: Readonly<Record<string, Ask>> = {
  "game.placeIdrakis": () => say`Choose the city in which your Idrakis starts.`,
  "year.plan": q => planQuestion(q.soFar.length),
  "census.show": (q, view) => censusQuestion(q, view),
  "challenge.chooseTitan": q => say`A titan rages. Fight one ${inCity(numberIn(q, "city"))}, or let the order pass?`,
  "payment.chooseUnit": (q, view) =>
    view.elimination
      ? say`Choose a unit to send against ${foeObject(view.elimination.city, view.elimination.titan)}; ${numberIn(q, "left")} to go.`
      : say`Choose a unit to send.`,
  "rewards.choosePair": (_q, view) =>
    view.elimination
      ? say`You beat ${foeObject(view.elimination.city, view.elimination.titan)}. Choose two of the three rewards.`
      : say`Choose two of the three rewards.`,
  "bards.chooseRegion": q => say`Choose a region for a bard; ${bards(numberIn(q, "left"))} to place.`,
  "guildFloor.chooseGuild": () => say`Choose the guild that gets the floor, if any.`,
  "virtualPlayer.chooseColumn": () => say`Choose which value of the virtual player goes up by one.`,
};

function planQuestion(set: number): Sentence {
  if (set > limits.wheels) return say`Your plan is set. You may take it back until everybody has confirmed.`;
  if (set === limits.wheels) return say`All six orders are set. Confirm the plan, or take orders back.`;
  if (set === 0) return say`Plan your Year: set six orders, then confirm them.`;
  return say`Set order ${set + 1} of ${limits.wheels}.`;
}

function censusQuestion(question: Question, view: XiditView): Sentence {
  const id = view.census?.unit ?? "militia";
  if (question.soFar.length > 0) return say`Your hand is closed. You may change it until everybody is ready.`;
  return say`How many ${ref(`unit:${id}`, names.units[id].many)} do you show? You have ${numberIn(question, "owned")}.`;
}

const tasks: Readonly<Record<string, string>> = {
  "game.placeIdrakis": "a starting city",
  "year.plan": "the orders of the Year",
  "census.show": "the units to show",
  "challenge.chooseTitan": "whether to fight a titan",
  "payment.chooseUnit": "the units to send",
  "rewards.choosePair": "two rewards",
  "bards.chooseRegion": "regions for bards",
  "guildFloor.chooseGuild": "a guild for a floor",
  "virtualPlayer.chooseColumn": "a value of the virtual player",
};

function choiceText(choice: XiditChoice, question: Question, view: XiditView): Sentence {
  switch (choice.kind) {
    case "start":
    case "floor":
      return say`${city(choice.city)}`;
    case "order":
      return orderText(choice.order, question, view);
    case "confirm":
      return say`Confirm`;
    case "fight":
      return say`Fight ${foeObject(0, choice.titan)}`;
    case "decline":
      return say`Do not fight`;
    case "pay":
      return say`${unit(choice.unit, 1)}`;
    case "take":
      return say`${list(choice.rewards.map(reward => rewardText(reward, view)))}`;
    case "bard":
      return say`${words.region(choice.region)}`;
    case "stop":
      return question.proc === "guildFloor" ? say`Add no floor` : say`Place no more`;
    case "advance":
      return say`${evaluation(choice.evaluation)}`;
    case "show":
      return say`${choice.count}`;
    default:
      return choice satisfies never;
  }
}

function orderText(
  order: Extract<XiditChoice, { kind: "order" }>["order"],
  question: Question,
  view: XiditView,
): Sentence {
  if (order === "action" || order === "wait") return say`${names.orders[order]}`;
  const to = cityAfter(view, question, order);
  return to === null ? say`${names.orders[order]} (none from there)` : say`${names.orders[order]} ${toCity(to)}`;
}

const refusals: Readonly<Record<string, string>> = {
  occupied: "another Idrakis starts here",
  "too-expensive": "you have too few units",
  "weaker-unit": "choose from the weakest to the strongest",
  "rest-not-payable": "the rest could not be paid from stronger units",
  wasteland: "wastelands take no bards",
  "guild-full": "a guild has at most four floors",
  "wheels-missing": "all six wheels must be set first",
  "no-wheel-left": "all six wheels are set",
  asleep: "only a raging titan can be fought",
  "titan-gone": "this titan has left the game",
  "no-such-unit": "you have no unit of this type",
  "not-adjacent": "this region does not border your city",
  "must-place": "all bards of a reward must be placed",
  "no-guild": "a census floor founds no guild",
  "foreign-guild": "this guild belongs to another player",
  "not-owned": "you cannot show more than you own",
};

const phrases: Phrases = {
  words,
  heading: (view, r) => headingOf(view, r),
  seat: (i, view, r) =>
    say`${seat(r, i)}, ${names.colors[view.color].name}: ${view.city === null ? "not on the board" : inCity(view.city)}; ${floors(
      view.built,
    )} built, ${view.floors} left${view.waiting > 0 ? `, ${view.waiting} waiting` : ""}; ${count(view.freed, {
      one: "foe beaten",
      other: "foes beaten",
    })}${view.plan ? `; orders: ${view.plan.map(order => names.orders[order]).join(", ")} (${view.executed} done)` : ""}.`,
  own: view =>
    say`Behind your screen: ${(view.units && words.army(view.units)) ?? "no units"}; ${sovereigns(view.sovereigns ?? 0)}; ${bards(
      view.bards ?? 0,
    )}; ${view.bastion ?? 0} more in the Bastion.`,
  roads: roads => say`roads ${list(roads)}`,
  standing: seats => say`here: ${list(seats)}`,
  recruits: units => say`recruits: ${units ?? "none"}`,
  threat: (number, requires, rewards) => say`threat: ${foe(number, null)}, needs ${requires}, gives two of ${rewards}`,
  guild: (owner, n) => say`guild of ${owner}, ${floors(n)}`,
  rewards: ([gold, songs, towers]) =>
    `${sovereigns(gold?.amount ?? 0)}, ${bards(songs?.amount ?? 0)}, ${floors(towers?.amount ?? 0)}`,
  nextRecruitment: (number, units) => say`Next recruits: ${city(number)}, ${units}.`,
  nextThreat: (number, requires, rewards) =>
    say`Next threat: ${foe(number, null)}, ${city(number)}, needs ${requires}, gives two of ${rewards}.`,
  pile: (side, pile, discards) =>
    say`${side === "recruitment" ? "Recruitment" : "Threat"} pile: ${tokens(pile.count)}${
      pile.top === null ? "" : say`, on top ${city(pile.top)}`
    }; next to it, to be turned into it: ${discards.length === 0 ? "none" : list(discards.map(city))}.`,
  titans: (stack, rewards) =>
    stack.count === 0
      ? say`Titans of ${stack.units} units: none left.`
      : say`Titans of ${stack.units} units: ${stack.count} left, ${
          stack.raging === null ? "asleep" : say`${foe(0, stack.raging)} rages and gives two of ${rewards ?? ""}`
        }.`,
  region: ({ id, lyre }, rows, state) =>
    state === "wasteland"
      ? say`${words.region(id)}: wasteland.`
      : say`${words.region(id)} (${lyre.first}/${lyre.second}): ${rows ?? "no bards"}${
          state === "hidden" ? "; the Bastion hides the others" : ""
        }.`,
  barracks: units => say`Barracks: ${units ?? "empty"}.`,
  virtual: values =>
    say`Virtual player: ${names.evaluations.wealth.name} ${values.wealth}, ${names.evaluations.influence.name} ${values.influence}, ${names.evaluations.reputation.name} ${values.reputation}.`,
  final: (part, place, r) =>
    say`${places[place - 1] ?? ""} evaluation, ${evaluation(part.evaluation)}: ${rankingOf(part, r)}`,
};

function headingOf(view: XiditView, reader: Reader): Sentence {
  const columns = list(
    view.evaluations.map(
      ({ id, eliminates }) => say`${evaluation(id)}${eliminates > 1 ? ` (${eliminates} go out)` : ""}`,
    ),
  );
  const step = view.step > 0 ? say`, order ${view.step} of ${limits.wheels}` : "";
  return say`Year ${view.year} of ${view.years}${step}. First Player: ${seat(reader, view.first)}. Census after Years ${list(
    view.censusYears.map(String),
  )}. Evaluations: ${columns}.`;
}

/** Everything the game says in English. */
export const texts: Texts<XiditView, XiditEvent> = {
  name: "Lords of Xidit",
  tagline: "Twelve Years to save a kingdom: plan in secret, recruit, free cities, and never be last.",
  options: {
    years: {
      name: "Length",
      about: "The short game closes regions and holds a census every third Year.",
      values: { long: "12 Years", short: "9 Years" },
    },
    first: {
      name: "First Player",
      about: "The rulebook names the oldest player.",
      values: { random: "At random", "1": "Seat 1", "2": "Seat 2", "3": "Seat 3", "4": "Seat 4", "5": "Seat 5" },
    },
    level: {
      name: "Virtual player",
      about: "With three players a virtual player takes part in the evaluations.",
      values: {
        normal: "Normal (rulebook)",
        hard: "Hard (rulebook)",
        veteran: "Veteran",
        master: "Master",
        tyrant: "Tyrant",
      },
    },
    ...rulings,
  },
  seatOptions: {
    color: {
      name: "Colour",
      about: "The colour of your Idrakis, guilds and bards.",
      values: {
        random: "Any",
        ...Object.fromEntries(Object.entries(names.colors).map(([id, { name }]) => [id, name])),
      },
    },
  },
  question: (question, view) => questions[`${question.proc}.${question.step}`]?.(question, view) ?? say`Choose.`,
  waiting: (waiting, _view, reader) =>
    say`Waiting for ${list(waiting.open.map(i => seat(reader, i)))} to choose ${tasks[`${waiting.proc}.${waiting.step}`] ?? ""}.`,
  choice: (choice: Choice, question, view) => choiceText(choice as XiditChoice, question, view),
  refusal: (refusal: Refusal) => say`${refusals[refusal.why] ?? refusal.why}`,
  log: (event, reader) => (log[event.type] as (e: XiditEvent, r: Reader) => Sentence | null)(event, reader),
  describe: (view, reader) => describe(view, reader, phrases),
  ending: (result, reader) =>
    result.winners.length === 0
      ? say`The virtual player wins; the kingdom has no Saviour.`
      : say`${list(result.winners.map(i => seat(reader, i)))} wins as the Saviour of the kingdom.`,
  scores: {
    wealth: names.evaluations.wealth.name,
    influence: names.evaluations.influence.name,
    reputation: names.evaluations.reputation.name,
  },
  others: { virtual: names.virtualPlayer },
};
