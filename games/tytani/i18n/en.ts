// Titans in English.

import type { Question } from "#kernel/look.ts";
import type { Choice, Refusal } from "#kernel/procedure.ts";
import {
  idsIn,
  isIn,
  type LogTexts,
  numberIn,
  type Reader,
  type Ref,
  type Sentence,
  say,
  type Texts,
  textIn,
} from "#kernel/texts.ts";
import type { TytaniChoice } from "../choices.ts";
import type { UsableId } from "../content/effects.ts";
import type { NationCardId } from "../content/nation-cards.ts";
import type { ActionId } from "../content/orders.ts";
import type { Reason } from "../content/reasons.ts";
import type { RegionId } from "../content/regions.ts";
import { scenarios } from "../content/scenarios.ts";
import { difficultyIds } from "../content/solo.ts";
import type { UnitType } from "../content/units.ts";
import type { DeployCause, DiscardCause, DrawCause, LossCause, MoveCause, TytaniEvent } from "../events.ts";
import type { DicePurpose } from "../frames.ts";
import type { Phase, Score, Who } from "../state.ts";
import type { PowerView, TytaniView } from "../view/view.ts";
import { describe, type Phrases, type RegionFacts } from "./describe.ts";
import { names } from "./names-en.ts";
import { type EventOf, type Grammar, wordsOf } from "./words.ts";

const grammar: Grammar = {
  and: "and",
  automa: "Automa",
  units: {
    infantry: { one: "Infantry", other: "Infantry" },
    cavalry: { one: "Cavalry", other: "Cavalry" },
    artillery: { one: "Artillery", other: "Artillery" },
    titan: { one: "the Titan", other: "Titans" },
  },
  needs: {
    own: { infantry: "your Infantry", cavalry: "your Cavalry", artillery: "your Artillery", titan: "your Titan" },
    enemy: { infantry: "enemy Infantry", cavalry: "enemy Cavalry", artillery: "enemy Artillery", titan: "enemy Titan" },
  },
  dice: { infantry: "Infantry", cavalry: "Cavalry", artillery: "Artillery", titan: "Titan" },
  sources: { "solo-card": "solo card", symbol: "Nation card symbol", difficulty: "difficulty" },
};

const words = wordsOf("en", names, grammar);
const { army, card, count, die, dice, list, mission, nation, order, orders, region, seat, soloCard, support } = words;
const { source, supports, unit, usable, who } = words;

/** The possessive of a power; an automa goes by its Nation, with an article that begins a sentence unless told otherwise. */
const whose = (r: Reader, of: Who, article = "The"): Sentence =>
  typeof of === "number" ? say`${seat(r, of)}’s` : say`${article} ${nation(of)}’s`;

const cards = (n: number): string => count(n, { one: "card", other: "cards" });
const supportCards = (n: number): string => count(n, { one: "Support card", other: "Support cards" });
const orderCards = (n: number): string => count(n, { one: "Order card", other: "Order cards" });
const missionCards = (n: number): string => count(n, { one: "Mission", other: "Missions" });
const points = (n: number): string => `${n} VP`;
const regions = (n: number): string => count(n, { one: "region", other: "regions" });

const drawCauses: Readonly<Record<DrawCause, string>> = {
  setup: " to begin with",
  phase: "",
  structure: " for the Fortress or Capital",
  loser: " as the loser",
  effect: "",
  reinforcement: " as a reinforcement",
};
const discardCauses: Readonly<Record<DiscardCause, string>> = {
  payment: " as payment",
  reroll: " for a reroll",
  limit: " (hand limit)",
  effect: "",
  enemy: " because of the enemy",
};
const deployCauses: Readonly<Record<DeployCause, string>> = {
  deployment: "deploys",
  titan: "brings back",
  setup: "places",
};
const moveVerbs: Readonly<Record<MoveCause, string>> = {
  move: "moves",
  return: "withdraws",
  retreat: "retreats with",
  conquest: "moves in with",
};
const lossCauses: Readonly<Record<LossCause, string>> = {
  losses: "",
  noRetreat: " (nowhere to retreat)",
  noRoom: " (no room)",
};
const scoreCauses: Readonly<Record<keyof Score, string>> = {
  regions: "for regions",
  battles: "for the Battle",
  titans: "for the fallen Titan",
  fortresses: "for the Fortress",
  capitals: "for Capitals",
  missions: "for the Mission",
  automa: "by its solo rules",
  start: "as a head start",
};
const purposes: Readonly<Record<DicePurpose, string>> = {
  reroll: "rerolls",
  max: "turns",
  min: "turns",
  next: "turns up",
  double: "counts",
};
const faces: Readonly<Partial<Record<DicePurpose, string>>> = {
  max: " to the highest face",
  min: " to the lowest face",
  double: " twice",
};
const reinforcementNames: Readonly<Record<string, string>> = {
  "draw-support": "Draw 2 Support cards",
  "draw-missions": "Draw 2 Missions, keep 1",
  "buy-card": "Buy a Nation card",
  deploy: "Deploy a unit for 1 Support card",
};

const log: LogTexts<TytaniEvent> = {
  gameSetUp: e =>
    say`Scenario: ${names.scenarios[e.scenario]}, ${e.rounds} rounds${e.isFree ? ", free placement" : ""}${e.isCapture ? ", Capitals are captured" : ""}${e.isAdvanced ? ", advanced Orders" : ""}${e.difficulty === "" ? "" : `, ${names.difficulties[e.difficulty]}`}.`,
  nationChosen: (e, r) =>
    typeof e.who === "string"
      ? say`An automa leads the ${nation(e.nation)}${e.isFirst ? " and goes first" : ""}.`
      : say`${who(r, e.who)} leads the ${nation(e.nation)}${e.isFirst ? " and goes first" : ""}.`,
  positionTaken: (e, r) =>
    say`${who(r, e.who)} takes the position printed for the ${nation(e.printed)} (Capital in ${region(e.capital)}).`,
  armyPlaced: (e, r) =>
    say`${who(r, e.who)}: Capital in ${region(e.capital)}; ${list(e.units.map(({ at, army: of }) => say`${region(at)}: ${army(of)}`))}.`,
  unitsDeployed: (e, r) => say`${who(r, e.who)} ${deployCauses[e.cause]} ${unitWord(e.unit)} in ${region(e.at)}.`,
  supportDrawn: (e, r) =>
    e.cards
      ? say`${who(r, e.who)} draws${drawCauses[e.cause]}: ${supports(e.cards)}.`
      : say`${who(r, e.who)} draws ${supportCards(e.count)}${drawCauses[e.cause]}.`,
  supportTaken: (e, r) => say`${who(r, e.who)} takes ${support(e.card)} from the pool.`,
  supportDiscarded: (e, r) => say`${who(r, e.who)} discards ${support(e.card)}${discardCauses[e.cause]}.`,
  supportStolen: (e, r) =>
    e.card
      ? say`${who(r, e.who)} takes ${support(e.card)} from ${who(r, e.from)}.`
      : say`${who(r, e.who)} takes a Support card from ${who(r, e.from)}.`,
  supportRevealed: e => say`New in the Support pool: ${supports(e.cards)}.`,
  supportShuffled: e => say`The discards become a new Support deck of ${cards(e.count)}.`,
  nationCardBought: (e, r) => say`${who(r, e.who)} buys ${card(e.card)} for ${supportCards(e.price)}.`,
  nationCardRevealed: (e, r) => say`${who(r, e.who)} reveals ${card(e.card)}.`,
  nationCardsKept: (e, r) => keptText(e, r),
  missionKept: (e, r) =>
    e.mission ? say`${who(r, e.who)} keeps ${mission(e.mission)}.` : say`${who(r, e.who)} keeps a Mission.`,
  missionsPassed: e => say`Everybody passes ${missionCards(e.count)} to the right.`,
  missionsDrawn: (e, r) =>
    e.missions
      ? say`${who(r, e.who)} draws: ${list(e.missions.map(mission))}.`
      : say`${who(r, e.who)} draws ${missionCards(e.count)}.`,
  missionClaimed: (e, r) => say`${who(r, e.who)} completes ${mission(e.mission)} (${points(e.vp)}).`,
  missionsShuffled: e => say`${missionCards(e.count)} ${e.count === 1 ? "is" : "are"} shuffled under the deck.`,
  roundStarted: e => say`Round ${e.round} begins.`,
  ordersDealt: e =>
    e.row === "pool" ? say`Orders to choose from: ${orders(e.orders)}.` : say`Coming Orders: ${orders(e.orders)}.`,
  ordersMovedDown: e => say`The coming Orders move down: ${orders(e.orders)}.`,
  ordersDiscarded: e => say`Left over and discarded: ${orders(e.orders)}.`,
  ordersShuffled: e => say`${orderCards(e.count)} ${e.count === 1 ? "is" : "are"} shuffled.`,
  orderRevealed: e => say`The last Order is revealed: ${order(e.order)}.`,
  turnStarted: (e, r) => say`${who(r, e.who)} takes a turn.`,
  soloCardFlipped: (e, r) => say`${who(r, e.who)} follows ${soloCard(e.card)}.`,
  ordersSwapped: (e, r) =>
    say`${who(r, e.who)} pays ${e.energy} Energy: ${order(e.inTo)} takes the place of ${order(e.out)}.`,
  orderTaken: (e, r) => say`${who(r, e.who)} takes the Order ${order(e.order)}.`,
  actionStarted: (e, r) => say`${who(r, e.who)}: ${names.actions[e.action]}.`,
  actionSkipped: (e, r) => say`${who(r, e.who)} cannot carry out: ${names.actions[e.action]}.`,
  orderUsed: () => null,
  energyGained: (e, r) => say`${who(r, e.who)} gains ${e.amount} Energy (now ${e.total}).`,
  energySpent: (e, r) => say`${who(r, e.who)} spends ${e.amount} Energy (now ${e.total}).`,
  usableUsed: (e, r) => say`${who(r, e.who)} uses ${usable(e.id)}${e.isRotated ? " (once per round)" : ""}.`,
  unitsMoved: (e, r) =>
    say`${who(r, e.who)} ${moveVerbs[e.cause]} ${army(e.army)} from ${region(e.from)} to ${region(e.to)}.`,
  attackDeclared: (e, r) =>
    say`${who(r, e.who)} attacks ${who(r, e.against)} in ${region(e.at)} from ${region(e.from)} with ${army(e.army)}.`,
  regionTaken: (e, r) =>
    e.from === null
      ? say`${who(r, e.who)} takes control of ${region(e.at)}.`
      : say`${who(r, e.who)} takes ${region(e.at)} from ${who(r, e.from)}.`,
  regionLeft: (e, r) => say`${who(r, e.who)} has no marker left and gives up ${region(e.at)}.`,
  fortressBuilt: (e, r) => say`${who(r, e.who)} builds a Fortress in ${region(e.at)} (left: ${e.left}).`,
  fortressTaken: (e, r) => say`${who(r, e.who)} takes over the Fortress in ${region(e.at)}.`,
  fortressDestroyed: (e, r) => say`${who(r, e.who)} destroys the Fortress in ${region(e.at)}.`,
  capitalDestroyed: (e, r) => say`${who(r, e.who)} destroys the Capital of the ${nation(e.of)} in ${region(e.at)}.`,
  capitalCaptured: (e, r) => say`${who(r, e.who)} captures the Capital of the ${nation(e.of)} in ${region(e.at)}.`,
  capitalReturned: (e, r) => say`The Capital in ${region(e.at)} returns to ${who(r, e.who)}.`,
  battleStarted: (e, r) =>
    say`Battle for ${region(e.at)}: ${who(r, e.attacker)} (${army(e.attackers)}) against ${who(r, e.defender)} (${army(e.defenders)})${e.isWalled ? ", with a Fortress or Capital" : ""}.`,
  battleAvoided: (e, r) => say`Nobody is left to defend ${region(e.at)}: ${who(r, e.who)} moves in.`,
  diceRolled: (e, r) => say`${who(r, e.who)} rolls ${dice(e.dice)}: Strength ${e.strength}.`,
  stageStarted: (e, r) => say`${who(r, e.who)} acts: Strength ${e.strength} against ${e.enemyStrength}.`,
  stageEnded: (e, r) => say`${who(r, e.who)} is done with Strength ${e.strength}.`,
  supportPlayed: (e, r) => say`${who(r, e.who)} plays ${supports(e.cards)}.`,
  unitBrought: (e, r) => say`${who(r, e.who)} brings ${unitWord(e.unit)} from ${region(e.from)} into the Battle.`,
  dieAdded: (e, r) => say`${who(r, e.who)} adds a die: ${die(e.die)}.`,
  diceChanged: (e, r) => changedText(e, r),
  strengthAdded: (e, r) =>
    say`${who(r, e.who)}: ${e.bonus.amount > 0 ? "+" : "−"}${Math.abs(e.bonus.amount)} Strength (${source(e.bonus)}), now ${e.strength}.`,
  battleDecided: (e, r) =>
    say`${e.attackStrength} against ${e.defenceStrength}: ${who(r, e.winner)} wins in ${region(e.at)} by ${e.difference}${e.counted === e.difference ? "" : `, which counts as ${e.counted}`}.`,
  lossesChanged: (e, r) =>
    say`${who(r, e.who)} ${e.delta > 0 ? "increases" : "reduces"} the losses by ${Math.abs(e.delta)}.`,
  unitLost: (e, r) => say`${who(r, e.who)} loses ${unitWord(e.unit)} (${region(e.at)})${lossCauses[e.cause]}.`,
  vpGained: (e, r) => say`${who(r, e.who)} gains ${points(e.amount)} ${scoreCauses[e.cause]}.`,
  titanRaised: (e, r) => say`${whose(r, e.who)} Titan stands up again.`,
  missionsDiscarded: (e, r) => say`${who(r, e.who)} did not complete: ${list(e.missions.map(mission))}.`,
  reinforcementChosen: (e, r) =>
    say`${who(r, e.who)} chooses a reinforcement: ${reinforcementNames[e.reinforcement] ?? ""}.`,
  cardsReadied: () => say`All used Nation cards are ready again.`,
  roundEnded: e => say`Round ${e.round} is over.`,
  gameEnded: () => say`The war is over.`,
};

function unitWord(type: UnitType): Sentence {
  return type === "titan" ? say`${unit("titan")}` : say`1 ${unit(type)}`;
}

function keptText(e: EventOf<"nationCardsKept">, r: Reader): Sentence | null {
  if (!e.hasBottomed) return null;
  return e.bottom
    ? say`${who(r, e.who)} puts ${card(e.bottom)} under the Nation deck.`
    : say`${who(r, e.who)} puts a card under the Nation deck.`;
}

function changedText(e: EventOf<"diceChanged">, r: Reader): Sentence {
  const owner = e.whose === e.who ? say`` : say`${whose(r, e.whose, "the")} `;
  return say`${who(r, e.who)} ${purposes[e.purpose]} ${owner}dice${faces[e.purpose] ?? ""}: ${dice(e.before)} → ${dice(e.after)}.`;
}

const originText = (id: string): string | Ref =>
  id in names.actions
    ? names.actions[id as ActionId]
    : id in reinforcementNames
      ? "reinforcement"
      : usable(id as UsableId);

/** TYT-028: regions that the last unit would leave without a marker. */
function givenUp(question: Question): Sentence {
  const lost = idsIn(question, "abandoned").map(id => region(id as RegionId));
  return lost.length === 0 ? say`` : say` You have no marker left: you would give up ${list(lost)}.`;
}

type Ask = (question: Question, view: TytaniView, reader: Reader) => Sentence;

const firstPurchase: Readonly<Record<string, string>> = {
  card: "Your first Nation card: buy one of the three, or none.",
  payment: "Which Support card do you discard as payment?",
  bottom: "Put one of the other cards under your Nation deck?",
  order: "In which order do the cards go back on top?",
  nothing: "Waiting for the others.",
};

const questions: Readonly<Record<string, Ask>> = {
  "nations.chooseNation": () => say`Choose the Nation you will lead.`,
  "placement.choosePosition": () => say`Choose a starting position.`,
  "placement.stationUnit": q => say`Place ${unitWord(textIn(q, "unit") as UnitType)} in one of your starting regions.`,
  "outfit.buyFirst": q => say`${firstPurchase[textIn(q, "asks")] ?? firstPurchase.card!}`,
  "draft.keepMission": () => say`Keep one Mission; the others go to the right.`,
  "draft.keepAlone": q => say`Keep Missions (${numberIn(q, "left")} still to keep).`,
  "turn.swapOrder": () => say`Pay Energy to swap an Order with the one above it?`,
  "turn.takeOrder": () => say`Your turn: take an Order.`,
  "turn.act": () => say`Carry out an action, use a card, or end the Orders Phase.`,
  "turn.chooseBattle": () => say`Which Battle comes next?`,
  "turn.drawSupport": () => say`Draw 1 Support card: a face-up one, or from the deck.`,
  "turn.useAfterDraw": () => say`Use a Nation card, or continue.`,
  "turn.discardToLimit": q => say`Hand limit 5: discard ${supportCards(numberIn(q, "left"))}.`,
  "turn.placeTitan": () => say`Your Titan returns: choose a region you control.`,
  "turn.claimLast": () => say`Claim a Mission before your turn ends?`,
  "effects.payCard": q => say`${originText(textIn(q, "origin"))}: discard 1 Support card as its price.`,
  "move.pickUnit": q => say`${originText(textIn(q, "origin"))}: choose the units that move.`,
  "move.chooseTarget": q =>
    say`${region(textIn(q, "from") as RegionId)}, ${army(numberIn(q, "army"))}: where to?${isIn(q, "abandons") ? " You have no marker left: you would give up this region." : ""}`,
  "deploy.placeUnit": q => say`${originText(textIn(q, "origin"))}: choose a unit and a region.`,
  "build.chooseSite": () => say`Where do you build the Fortress?`,
  "purchase.chooseCard": () => say`Buy one of your top Nation cards, or decline.`,
  "purchase.payCard": q =>
    say`${card(textIn(q, "card") as NationCardId)}: discard Support cards (still to pay: ${numberIn(q, "due")}).`,
  "purchase.chooseBottom": () => say`Put one of the other cards under your Nation deck?`,
  "purchase.arrangeTop": () => say`In which order do the cards go back on top?`,
  "draw.drawCard": q => say`Draw a Support card (${numberIn(q, "left")} still to draw).`,
  "discard.discardCard": () => say`Discard 1 Support card.`,
  "bring.chooseUnit": q => say`Which unit joins the Battle?${givenUp(q)}`,
  "dice.pickDie": q => say`Choose dice (${purposeNames[textIn(q, "purpose") as DicePurpose] ?? ""}).`,
  "extraDie.chooseDie": () => say`Which die do you add?`,
  "battle.useDeclared": q => say`Battle for ${region(textIn(q, "at") as RegionId)}: use a card before it begins?`,
  "battle.act": q =>
    say`${numberIn(q, "role") === 0 ? "You attack" : "You defend"} ${region(textIn(q, "at") as RegionId)}: play cards, use abilities, or end your Stage.`,
  "battle.discardExtra": q =>
    say`The card drawn for the Fortress or Capital exceeds your hand limit: discard ${supportCards(numberIn(q, "left"))}.`,
  "battle.useAsWinner": () => say`You have won: use a card before losses are counted?`,
  "battle.useAsLoser": () => say`You have lost: use a card before losses are counted?`,
  "battle.loseUnit": q => say`Choose a unit to lose (${numberIn(q, "left")} still to lose).`,
  "battle.chooseRetreat": () => say`Where do your units retreat?`,
  "battle.loseExcess": () => say`There is not room for all: choose a unit to lose.`,
  "battle.useAfterVictory": () => say`After your victory: use a card?`,
  "battle.useAfterDefeat": () => say`After your defeat: use a card?`,
  "battle.claimAsAttacker": () => say`Claim a Mission after this Battle?`,
  "battle.claimAsDefender": () => say`Claim a Mission of this Battle?`,
  "reinforcement.chooseFirst": () => say`First reinforcement: choose Support cards or a Mission.`,
  "reinforcement.chooseSecond": () => say`Second reinforcement: choose a Nation card or a unit.`,
  "missionDraw.keepOne": () => say`Which Mission do you keep?`,
};

const purposeNames: Readonly<Record<DicePurpose, string>> = {
  reroll: "to reroll",
  max: "to the highest face",
  min: "to the lowest face",
  next: "to the next higher result",
  double: "to count twice",
};

const tasks: Readonly<Record<string, string>> = {
  nations: "to choose a Nation",
  placement: "to place an army",
  outfit: "to buy a first Nation card",
  draft: "to keep Missions",
  turn: "to take a turn",
  effects: "to pay",
  move: "to move units",
  deploy: "to deploy a unit",
  build: "to build a Fortress",
  purchase: "to buy a Nation card",
  draw: "to draw a Support card",
  discard: "to discard",
  bring: "to bring a unit into the Battle",
  dice: "to choose dice",
  extraDie: "to add a die",
  battle: "to decide in a Battle",
  reinforcement: "to choose a reinforcement",
  missionDraw: "to keep a Mission",
};

const plainChoices: Readonly<Record<string, string>> = {
  done: "Done",
  pass: "No",
  decline: "Decline",
  keepOnTop: "Keep all on top",
  endOrders: "End the Orders Phase",
  endStage: "End your Stage",
};

function choiceText(choice: TytaniChoice, question: Question, view: TytaniView): Sentence {
  switch (choice.kind) {
    case "nation":
    case "position":
      return say`${nation(choice.nation)}`;
    case "station":
      return say`${region(choice.at)}`;
    case "buy":
      return say`Buy ${card(choice.card)}`;
    case "discard":
      return say`Discard ${support(choice.card)}`;
    case "bottom":
      return say`${card(choice.card)} to the bottom`;
    case "arrange":
      return say`From the top: ${list(choice.cards.map(card))}`;
    case "keep":
      return say`${mission(choice.mission)}`;
    case "claim":
      return say`Claim ${mission(choice.mission)}`;
    case "swap":
      return swapText(choice.slot, view);
    case "order":
      return say`${order(choice.order)}`;
    case "act":
      return say`${names.actions[choice.action]}`;
    case "use":
      return say`Use ${usable(choice.id)}`;
    default:
      return fieldText(choice, question, view);
  }
}

type Field = Exclude<
  TytaniChoice,
  {
    kind:
      | "nation"
      | "position"
      | "station"
      | "buy"
      | "discard"
      | "bottom"
      | "arrange"
      | "keep"
      | "claim"
      | "swap"
      | "order"
      | "act"
      | "use";
  }
>;

function fieldText(choice: Field, question: Question, view: TytaniView): Sentence {
  switch (choice.kind) {
    case "pick":
    case "bring":
    case "lose":
      return say`${unitWord(choice.unit)} (${region(choice.from)})`;
    case "go":
    case "retreat":
      return say`To ${region(choice.to)}`;
    case "deploy":
      return say`${unitWord(choice.unit)} in ${region(choice.at)}`;
    case "build":
    case "fight":
      return say`${region(choice.at)}`;
    case "support":
      return say`Play ${supports(choice.cards)}`;
    case "reroll":
      return say`Discard ${support(choice.card)} for a reroll`;
    case "die":
      return dieText(choice.die, question, view);
    case "addDie":
      return say`${grammar.dice[choice.die]} die`;
    case "draw":
      return choice.card === "deck" ? say`From the deck` : say`${support(choice.card)}`;
    case "reinforce":
      return say`${reinforcementNames[choice.with] ?? ""}`;
    default:
      return say`${plainChoices[choice.kind] ?? ""}`;
  }
}

function swapText(slot: number, view: TytaniView): Sentence {
  const [out, inTo] = [view.pool[slot], view.upcoming[slot]];
  return out && inTo ? say`Swap ${order(out)} for ${order(inTo)}` : say`Slot ${slot + 1}`;
}

function dieText(at: number, question: Question, view: TytaniView): Sentence {
  const found = view.battle?.sides[numberIn(question, "role") === 0 ? 0 : 1].dice[at];
  return found ? say`${die(found)}` : say`Die ${at + 1}`;
}

const refusals: Readonly<Record<Reason, string>> = {
  "too-far": "it is too far away",
  "nowhere-to-go": "it cannot go anywhere now",
  "other-unit": "this needs another type of unit",
  "other-region": "all must be in the same region",
  "enough-of-them": "no more of them can go along",
  "none-in-reserve": "none is left in your reserve",
  "fortress-there": "a Fortress stands there already",
  "capital-there": "a Capital stands there, which is as good",
  "nation-taken": "another player leads this Nation",
  "not-in-scenario": "this Nation takes no part in the scenario",
  "position-taken": "another player has taken this position",
  "no-start": "it is not one of your starting regions",
  "not-yet": "it can only be taken once it has moved down",
  "nothing-above": "no card lies above it",
  "action-done": "this action has been carried out",
  "not-now": "it cannot be used at this moment",
  "not-met": "you have not met it",
  "claimed-already": "you have already claimed a Mission",
  "not-your-turn": "outside your turn only Missions of a Battle count",
  "none-left": "no Support card is left",
  "no-missions": "no Mission is left",
  "not-adjacent": "it is not next to the Battle",
  "other-die": "this needs another type of die",
  "die-too-high": "this die shows too much",
  "die-as-it-is": "this die would not change",
  "die-picked": "this die has been picked",
  "no-die": "no such die is left",
  "not-empty": "another player holds it",
  "own-land-first": "you must retreat to land of your own",
  "needed-by-attackers": "attackers who left it may have to return there",
  "more-room-elsewhere": "more of your units fit elsewhere",
  "needs-unit": "the required unit is missing",
  "no-room": "there is not enough room",
  "no-room-to-attack": "so many attackers would not fit there after a victory",
  "last-region": "a player’s last safe region may not be taken",
  "enemies-there": "enemy units stand there",
  "not-controlled": "you do not control it",
  "capital-left": "you may not leave a captured Capital while nothing else is safe",
  "too-few-cards": "you have too few Support cards",
  "no-build": "there is no Fortress left or no place for one",
  "no-move": "no unit can move that way",
  "no-deploy": "no such unit is left, or there is no room",
  "no-buy": "you cannot pay for any of your top cards",
  used: "already used",
  needs: "the required units are missing",
  price: "you cannot pay its price",
  "no-effect": "it would change nothing",
  once: "only once in each Battle",
};

const phases: Readonly<Record<Phase, string>> = {
  setup: "setup",
  orders: "Orders Phase",
  battles: "Battles",
  support: "Support card",
  cleanup: "Cleanup",
  "round-end": "end of the round",
  over: "end of the game",
};
const titanPlaces = {
  map: "on the map",
  standing: "on the Nation board, standing",
  lying: "on the Nation board, lying",
};

function powerText(power: PowerView, view: TytaniView, r: Reader): Sentence {
  const vp = power.vp === null ? "VP hidden" : points(power.vp);
  const energy = view.isAdvanced ? `, Energy ${power.energy}` : "";
  const bought = power.cards.length > 0 ? say`; Nation cards: ${list(power.cards.map(card))}` : say``;
  const solo = power.soloCard === "" ? say`` : say`; solo card: ${soloCard(power.soloCard)}`;
  return say`${who(r, power.who)}${power.nation === "" ? "" : say`, ${nation(power.nation)}`}: ${vp}, ${regions(power.regions)}, ${supportCards(power.handSize)}, ${missionCards(power.missionCount)}${energy}; reserve: ${power.reserve === 0 ? "none" : army(power.reserve)}; Titan ${titanPlaces[power.titan]}${bought}${solo}.`;
}

function handText(power: PowerView): Sentence {
  const hand = power.hand && power.hand.length > 0 ? say`${supports(power.hand)}` : say`nothing`;
  const held = power.missions && power.missions.length > 0 ? say`${list(power.missions.map(mission))}` : say`none`;
  const top = power.deckTop.length > 0 ? say` Top of your Nation deck: ${list(power.deckTop.map(card))}.` : say``;
  return say`Your hand: ${hand}. Missions: ${held}.${top}`;
}

function regionText(facts: RegionFacts, r: Reader): Sentence {
  const owner = facts.owner ? say`${who(r, facts.owner.who)}` : say`uncontrolled`;
  const units = facts.army === 0 ? say`no units` : army(facts.army);
  const built = facts.hasFortress
    ? say`; Fortress`
    : facts.capital
      ? say`; Capital of ${who(r, facts.capital.who)}`
      : say``;
  const threat = facts.attackers === 0 ? say`` : say`; attacked by ${army(facts.attackers)}`;
  return say`${region(facts.id)}${facts.isCentral ? " (Central region)" : ""}: ${owner}, ${units}${built}${threat}; room ${facts.capacity}; borders on ${list(facts.neighbours.map(region))}.`;
}

const phrases: Phrases = {
  heading: (view, r) =>
    say`${names.scenarios[view.scenario]}: round ${view.round} of ${view.rounds}, ${phases[view.phase]}${view.powers[view.active] ? say`, active: ${who(r, view.powers[view.active]!.who)}` : ""}.`,
  power: powerText,
  hand: handText,
  orders: view =>
    say`Orders: ${orders(view.pool.filter(id => id !== ""))}${view.upcoming.some(id => id !== "") ? say`; coming: ${orders(view.upcoming.filter(id => id !== ""))}` : ""}.`,
  support: view =>
    say`Support pool: ${supports(view.supportPool)}; deck ${view.supportLeft}, discards ${view.supportDiscard.length}.`,
  battle: (battle, view, r) => {
    const side = (i: 0 | 1): Sentence =>
      say`${who(r, view.powers[battle.sides[i].power]!.who)}: ${dice(battle.sides[i].dice) || "no dice"}${battle.sides[i].bonuses.length > 0 ? say`; ${list(battle.sides[i].bonuses.map(each => say`${each.amount} (${source(each)})`))}` : ""}`;
    return say`Battle. Attack: ${side(0)}. Defence: ${side(1)}.`;
  },
  region: regionText,
};

const scenarioNames = (...sizes: readonly number[]): Record<string, string> =>
  Object.fromEntries(
    scenarios
      .filter(each => sizes.includes(each.nations))
      .map(({ id, side, nations }) => [id, `${names.scenarios[id]} (side ${side}, ${nations} Nations)`]),
  );
const scenarioText = (...sizes: readonly number[]) => ({
  name: "Scenario",
  about: "It says which Nations fight, where they begin and which regions are out of play. Side A suits first games.",
  values: scenarioNames(...sizes),
});

/** Everything the game says in English. */
export const texts: Texts<TytaniView, TytaniEvent> = {
  name: "Titans",
  tagline: "Four crowns, four giants, one burning century: draft orders, seize regions, and turn the dice of battle.",
  options: {
    "scenario-1": scenarioText(2, 3),
    "scenario-2": scenarioText(2),
    "scenario-3": scenarioText(3),
    "scenario-4": scenarioText(4),
    difficulty: {
      name: "Difficulty",
      about: "How strong the automas are that you face alone.",
      values: Object.fromEntries(difficultyIds.map(id => [id, names.difficulties[id]])),
    },
    placement: {
      name: "Armies",
      about: "With free placement you choose any Nation, a starting position and where your first units stand.",
      values: { printed: "As printed", free: "Free placement" },
    },
    capitals: {
      name: "Capitals",
      about: "Capitals stay on the map; each one you control at the end, your own included, is worth 2 VP.",
      values: { destroyed: "Are destroyed", captured: "Are captured" },
    },
    rounds: {
      name: "Length",
      about: "The extended game has a fourth round with cheaper Nation cards.",
      values: { 3: "3 rounds", 4: "4 rounds" },
    },
    orders: {
      name: "Orders",
      about: "The advanced game has other Order cards, Energy and two more abilities for each Titan.",
      values: { basic: "Basic", advanced: "Advanced" },
    },
    retreat: {
      name: "Retreat to an empty region",
      about: "Where losing defenders may go when no region of theirs is near.",
      values: { uncontrolled: "Only land that nobody controls", unoccupied: "Any land without units, also an enemy’s" },
    },
    wallCard: {
      name: "The card of a Fortress or Capital",
      about: "When its defender draws it.",
      values: { battle: "When the Battle begins", attack: "As soon as the region is attacked" },
    },
    fortressSite: {
      name: "Fortress beside a Capital",
      about: "Whether one may be built there. Both fall together; the defender still draws one card.",
      values: { elsewhere: "Not allowed", capital: "Allowed" },
    },
    titan: {
      name: "A lying Titan",
      about: "What happens to it in Phase D.",
      values: { step: "It stands up, and comes back a turn later", whole: "It stands up and comes back at once" },
    },
    capitalReturn: {
      name: "A captured Capital that is left",
      about: "When it returns to its first owner. Only where Capitals are captured.",
      values: { phase: "At the end of Phase B", once: "At once" },
    },
    swaps: {
      name: "Swaps of Order cards",
      about: "How many are allowed in a turn. Only in the advanced game.",
      values: { one: "One", many: "As many as the Energy pays for" },
    },
    scores: {
      name: "Victory points",
      about: "Hidden until the end, or open for all to see.",
      values: { hidden: "Hidden", open: "Open" },
    },
  },
  seatOptions: {},
  question: (question, view, reader) =>
    questions[`${question.proc}.${question.step}`]?.(question, view, reader) ?? say`Choose.`,
  waiting: (waiting, _view, reader) =>
    say`Waiting for ${list(waiting.open.map(i => seat(reader, i)))} ${tasks[waiting.proc] ?? "to decide"}.`,
  choice: (choice: Choice, question, view) => choiceText(choice as TytaniChoice, question, view),
  refusal: (refusal: Refusal) => say`${refusals[refusal.why as Reason]}`,
  log: (event, reader) => (log[event.type] as (e: TytaniEvent, r: Reader) => Sentence | null)(event, reader),
  describe: (view, reader) => describe(view, reader, phrases),
  ending: (result, reader) => {
    if (result.reason === "solo")
      return result.winners.length > 0 ? say`You have beaten the automas.` : say`The automas have won.`;
    return say`${list(result.winners.map(i => seat(reader, i)))} wins the war.`;
  },
  others: names.nations,
  scores: {
    total: "Victory points",
    regions: "Regions",
    battles: "Battles",
    titans: "Fallen Titans",
    fortresses: "Fortresses",
    capitals: "Capitals",
    missions: "Missions",
    automa: "Automa",
    start: "Head start",
  },
};
