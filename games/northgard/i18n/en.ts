// Northgard: Uncharted Lands in English.
import type { Question } from "#kernel/look.ts";
import type { Choice, Refusal } from "#kernel/procedure.ts";
import {
  type LogTexts,
  numberIn,
  type Reader,
  type Ref,
  ref,
  type Sentence,
  say,
  type Texts,
  textIn,
} from "#kernel/texts.ts";
import type { NorthChoice } from "../choices.ts";
import type { CardId } from "../content/cards.ts";
import { clanIds, colors } from "../content/clans.ts";
import type { CreatureId } from "../content/creatures.ts";
import { type FaceId, winterCostOf } from "../content/numbers.ts";
import type { Resource } from "../content/resources.ts";
import type { GainCause, GloryCause, NorthEvent, PayCause } from "../events.ts";
import type { Bonus } from "../frames.ts";
import type { ClanView, NorthView } from "../view/view.ts";
import { describe, type Phrases, type TerritoryFacts } from "./describe.ts";
import { names } from "./names-en.ts";
import { isStop, numberOf, sorting, wordsOf } from "./words.ts";

const { amounts, building, card, cards, count, creature, list, seat, tile } = wordsOf("en", names, "and");

const units = (n: number): string => count(n, { one: "unit", other: "units" });
const land = (at: number): Ref => ref(`territory:${at}`, `territory ${numberOf(at)}`);
const slotOf = ({ land: { territory } }: NorthView, area: number): Sentence =>
  say`${land(territory[area]!)} (${ref(`area:${area}`, `slot ${numberOf(area)}`)})`;
const cardCount = (n: number): string => count(n, { one: "card", other: "cards" });
const tileCount = (n: number): string => count(n, { one: "tile", other: "tiles" });
const food = (n: number): string => `${n} food`;

/** Units with or without Kaija. */
function people(n: number, kaija: boolean): string {
  if (!kaija) return units(n);
  return n === 0 ? "Kaija" : `Kaija and ${units(n)}`;
}

const gains: Readonly<Record<GainCause, string>> = {
  harvest: " in the harvest",
  card: "",
  clan: " by clan power",
  closing: " from the land just closed",
  tile: " from the chosen tile",
  kaija: " from the land Kaija leaves",
  extortion: " by extortion",
  robbery: " from scorched land",
  exchange: " in exchange",
};
const prices: Readonly<Record<PayCause, string>> = {
  build: " to build",
  replace: " to replace a card",
  remove: " to remove a card",
  upgrade: " for an upgrade",
  card: " for more",
  combat: "",
  extortion: " to keep the card",
  exchange: " in exchange",
};
const glories: Readonly<Record<GloryCause, string>> = {
  closing: "for closing a territory",
  closed: "for closed territories",
  altar: "from Altars of Kings",
  clan: "by clan power",
  creature: "for the beaten creature",
};
const facesSaid: Readonly<Record<FaceId, string>> = {
  "axes-2": "2 axes",
  "axes-3": "3 axes",
  "axe-or-skull": "an axe or a skull",
  "axes-2-skull": "2 axes and a skull",
  "skulls-2": "2 skulls",
  "axe-skull": "an axe and a skull",
};

function bonus({ source, axes, skulls }: Bonus): Sentence {
  const worth = [
    axes > 0 ? count(axes, { one: "axe", other: "axes" }) : "",
    skulls > 0 ? count(skulls, { one: "skull", other: "skulls" }) : "",
  ]
    .filter(part => part !== "")
    .join(", ");
  const sources = {
    units: "units",
    kaija: "Kaija",
    creature: "creature",
    card: "card",
    thrown: "throwers",
    "scorched-earth": "Scorched Earth",
  };
  const from =
    source in sources
      ? sources[source as keyof typeof sources]
      : names.buildings[source as keyof typeof names.buildings].name;
  return say`${worth} (${from})`;
}

const side = (reader: Reader, of: number, beast: CreatureId | ""): Ref | Sentence =>
  of >= 0 ? seat(reader, of) : beast === "" ? say`nobody` : say`the ${creature(beast)}`;

const log: LogTexts<NorthEvent> = {
  gameSetUp: (e, r) =>
    say`${list(e.clans.map((clan, i) => say`${seat(r, i)} leads the ${ref(`clan:${clan}`, names.clans[clan].name)}`))}. ${seat(r, e.first)} is First Player.`,
  yearStarted: e => say`Year ${e.year} begins.`,
  displayRevealed: e => say`On display this year: ${cards(e.cards)}.`,
  cardsDrawn: (e, r) =>
    e.cards ? say`${seat(r, e.seat)} draws ${cards(e.cards)}.` : say`${seat(r, e.seat)} draws ${cardCount(e.count)}.`,
  pileShuffled: (e, r) =>
    say`${seat(r, e.seat)} shuffles the discard pile into a new draw pile of ${cardCount(e.count)}.`,
  setupTilesReplaced: (e, r) =>
    say`None of ${seat(r, e.seat)}’s tiles fits; ${tileCount(e.count)} ${e.count === 1 ? "is" : "are"} replaced.`,
  tilePlaced: (e, r) => say`${seat(r, e.seat)} places tile ${tile(e.tile)} at ${e.x}, ${e.y}.`,
  groupPlaced: (e, r) => say`${seat(r, e.seat)} settles ${land(e.at)} with ${people(e.units, e.kaija)}.`,
  setupEnded: () => say`Setup is over; the unused tiles are shuffled into the stack.`,
  tilesDrawn: (e, r) =>
    e.tiles
      ? say`${seat(r, e.seat)} draws ${list(e.tiles.map(id => say`tile ${tile(id)}`))}.`
      : say`${seat(r, e.seat)} looks at ${tileCount(e.count)}.`,
  tilesReturned: (e, r) => returnedText(e, r),
  nothingFound: (e, r) => say`No tile of the stack fits anywhere: ${seat(r, e.seat)} explores in vain.`,
  territoryClosed: (e, r) =>
    say`${seat(r, e.seat)} closes ${land(e.at)} of ${tileCount(e.size)}${e.owner < 0 ? ", which is neutral" : e.owner === e.seat ? "" : say`, held by ${seat(r, e.owner)}`}.`,
  cardPlayed: (e, r) => say`${seat(r, e.seat)} plays ${card(e.card)}.`,
  cardCancelled: (e, r) => say`${seat(r, e.by)} cancels ${seat(r, e.seat)}’s ${card(e.card)} with ${card(e.with)}.`,
  cardLaidAside: (e, r) =>
    say`${seat(r, e.seat)} lays ${card(e.card)} aside ${e.as === "wait" ? "and waits" : e.as === "replace" ? "to replace it" : "for an upgrade"}.`,
  cardRemoved: (e, r) => say`${seat(r, e.seat)} removes ${card(e.card)} from the game.`,
  upgradeTaken: (e, r) => say`${seat(r, e.seat)} gains the clan upgrade ${card(e.card)}.`,
  seatPassed: (e, r) => say`${seat(r, e.seat)} passes${e.isFirst ? " first and takes the First Player marker" : ""}.`,
  displayCardTaken: (e, r) => say`${seat(r, e.seat)} takes ${card(e.card)} from the display.`,
  cardDiscarded: (e, r) => say`${seat(r, e.seat)} discards ${card(e.card)}.`,
  cardsPutBack: (e, r) =>
    e.cards
      ? say`${seat(r, e.seat)} puts ${cards(e.cards)} back on top.`
      : say`${seat(r, e.seat)} puts ${cardCount(e.count)} back on top.`,
  cardFetched: (e, r) => say`${seat(r, e.seat)} fetches ${card(e.card)} from the discard pile.`,
  cardNamed: (e, r) => say`${seat(r, e.seat)} names ${card(e.card)} in ${seat(r, e.target)}’s hand.`,
  handSeen: (e, r) =>
    e.cards
      ? say`${seat(r, e.seat)} sees ${seat(r, e.target)}’s hand: ${cards(e.cards)}.`
      : say`${seat(r, e.seat)} looks at ${seat(r, e.target)}’s hand.`,
  cardCopied: (e, r) =>
    e.from === e.seat
      ? say`${seat(r, e.seat)} uses ${card(e.card)} once more.`
      : say`${seat(r, e.seat)} uses ${seat(r, e.from)}’s ${card(e.card)}.`,
  effectStarted: (e, r) =>
    e.effect === "ignore-defences"
      ? say`Until the year ends, Towers and Fortresses do not count against ${seat(r, e.seat)}’s attacks.`
      : say`Until the year ends, ${seat(r, e.seat)}’s Kaija may enter enemy land.`,
  resourcesGained: (e, r) => say`${seat(r, e.seat)} gains ${amounts(e)}${gains[e.cause]}.`,
  resourcesPaid: (e, r) =>
    e.cause === "combat" ? null : say`${seat(r, e.seat)} pays ${amounts(e)}${prices[e.cause]}.`,
  gloryGained: (e, r) => say`${seat(r, e.seat)} gains ${e.amount} glory ${glories[e.cause]}.`,
  gloryLost: (e, r) => say`${seat(r, e.seat)} loses ${e.amount} glory: no Unrest card is left.`,
  unitsRecruited: (e, r) =>
    say`${seat(r, e.seat)} ${e.cause === "card" ? "adds" : "recruits"} ${people(e.units, e.kaija)} in ${land(e.at)}${e.cause === "camp" ? " at the Training Camp" : ""}.`,
  unitsMoved: (e, r) => movedText(e, r),
  unitsRemoved: (e, r) => removedText(e, r),
  buildingBuilt: (e, r) => say`${seat(r, e.seat)} builds ${building(e.building)} in ${land(e.at)}.`,
  buildingReplaced: (e, r) =>
    say`${seat(r, e.seat)} turns ${building(e.old)} in ${land(e.at)} into ${building(e.building)}.`,
  tokenPlaced: (e, r) => say`${seat(r, e.seat)} puts Scorched Earth on ${land(e.at)}.`,
  combatStarted: (e, r) =>
    say`${side(r, e.attacker, e.creature)} attacks ${side(r, e.defender, e.creature)} in ${land(e.at)}: ${list(e.attack.map(bonus))} against ${list(e.defence.map(bonus))}.`,
  foodSpent: (e, r) => (e.food === 0 ? null : say`${seat(r, e.seat)} spends ${food(e.food)} on the combat.`),
  dieRolled: (e, r) =>
    say`${e.seat >= 0 ? seat(r, e.seat) : "The creature"} rolls ${ref(`face:${e.face}`, facesSaid[e.face])}.`,
  faceChosen: (e, r) => say`${e.seat >= 0 ? seat(r, e.seat) : "The creature"} takes the ${e.as}.`,
  combatEnded: (e, r) => endedText(e, r),
  combatAvoided: (e, r) =>
    e.why === "pushed"
      ? say`${seat(r, e.attacker)} takes ${land(e.at)} without a combat.`
      : say`The combat in ${land(e.at)} does not take place.`,
  creatureAppeared: e => say`A ${creature(e.creature)} appears in ${land(e.at)}.`,
  creatureMoved: e => say`The ${creature(e.creature)} moves from ${land(e.from)} to ${land(e.to)}.`,
  creatureStayed: e => say`The ${creature(e.creature)} cannot move and stays in ${land(e.at)}.`,
  creatureSlain: (e, r) => say`${seat(r, e.seat)} beats the ${creature(e.creature)} in ${land(e.at)}.`,
  creaturesShuffled: () => say`The beaten creatures are shuffled into a new pile.`,
  resourceRobbed: (e, r) =>
    say`${seat(r, e.seat)} will take ${names.resources[e.resource]} of ${land(e.at)} instead of ${seat(r, e.from)}.`,
  swapOffered: (e, r) =>
    say`${seat(r, e.seat)} offers ${seat(r, e.to)} 1 ${names.resources[e.give]} for 1 ${names.resources[e.take]}.`,
  swapAnswered: (e, r) => say`${seat(r, e.to)} ${e.isAccepted ? "accepts" : "declines"} the swap.`,
  winterPaid: (e, r) => winterText(e, r),
  unrestTaken: (e, r) => say`${seat(r, e.seat)} takes an ${card("unrest")} card.`,
  yearEnded: e => say`Year ${e.year} is over.`,
  gameEnded: e => (e.reason === "domination" ? say`The game ends by domination.` : say`The last year is over.`),
};

type EventOf<T extends NorthEvent["type"]> = Extract<NorthEvent, { type: T }>;

function returnedText(e: EventOf<"tilesReturned">, r: Reader): Sentence {
  const which = e.tiles ? list(e.tiles.map(id => say`tile ${tile(id)}`)) : tileCount(e.count);
  const isOne = (e.tiles?.length ?? e.count) === 1;
  const why = isOne
    ? { unfit: "fits nowhere and goes", unwanted: "is sent", unchosen: "goes" }[e.why]
    : { unfit: "fit nowhere and go", unwanted: "are sent", unchosen: "go" }[e.why];
  return say`${seat(r, e.seat)}: ${which} ${why} to the bottom of the stack.`;
}

/** Units of a player to whom something is done. */
function theirs({ seat: of, units: n, kaija }: EventOf<"unitsMoved">, r: Reader): Sentence {
  return kaija ? say`${seat(r, of)}’s ${people(n, kaija)}` : say`${n} of ${seat(r, of)}’s units`;
}

function movedText(e: EventOf<"unitsMoved">, r: Reader): Sentence {
  const route = say`from ${land(e.from)} to ${land(e.to)}`;
  if (e.cause === "bribe") return say`Bribery takes ${theirs(e, r)} ${route}.`;
  if (e.cause === "push")
    return say`${theirs(e, r)} ${e.units + Number(e.kaija) === 1 ? "is" : "are"} pushed ${route}.`;
  const verbs = {
    move: "moves",
    transfer: "transfers",
    retreat: "retreats with",
    pull: "pulls",
  };
  return say`${seat(r, e.seat)} ${verbs[e.cause]} ${people(e.units, e.kaija)} ${route}.`;
}

function removedText(e: EventOf<"unitsRemoved">, r: Reader): Sentence {
  const why = { casualties: "", noRetreat: ", who cannot retreat", strike: " to a raid", draugr: " to the Draugr" }[
    e.cause
  ];
  return say`${seat(r, e.seat)} loses ${people(e.units, e.kaija)} in ${land(e.at)}${why}.`;
}

function endedText(e: EventOf<"combatEnded">, r: Reader): Sentence {
  const score = say`${e.attack.axes} to ${e.defence.axes}`;
  if (e.winner === "nobody") return say`${score}: nobody is left standing in ${land(e.at)}.`;
  const winner = (e.winner === "attacker" ? e.attack : e.defence).seat;
  return say`${score}: ${side(r, winner, e.creature)} wins in ${land(e.at)}.`;
}

function winterText(e: EventOf<"winterPaid">, r: Reader): Sentence {
  const paid = e.food + e.wood === 0 ? say`nothing` : amounts({ food: e.food, wood: e.wood, lore: 0 });
  return say`${seat(r, e.seat)} pays ${paid} for ${units(e.units)} in winter${e.isShort ? ", which is not enough" : ""}.`;
}

type Ask = (question: Question, view: NorthView, reader: Reader) => Sentence;

const turnCards: Readonly<Record<string, string>> = {
  wait: "Choose the card to lay aside.",
  replace: "Choose the card to replace for 1 lore.",
  remove: "Choose the card to remove from the game for 2 lore.",
  upgrade: "Choose the card to lay aside or remove for the upgrade (3 lore).",
};

const questions: Readonly<Record<string, Ask>> = {
  "settler.placeTile": q => say`Place one of your tiles${numberIn(q, "round") === 1 ? " beside the start tile" : ""}.`,
  "settler.placeGroup": () => say`Choose an empty territory of the new tile for three units.`,
  "turn.chooseOption": () => say`Your turn: play a card or choose another option.`,
  "turn.chooseCard": q => say`${turnCards[textIn(q, "option")] ?? "Choose a card."}`,
  "turn.chooseUpgrade": () => say`Choose the clan upgrade to take into your hand.`,
  "turn.playOn": (_q, view) =>
    say`Play another card${hasMain(view) ? " with the Flash symbol" : ""}, or end your turn.`,
  "play.respond": (q, _view, r) =>
    say`${seat(r, numberIn(q, "seat"))} plays ${card(textIn(q, "card") as CardId)}. Do you respond?`,
  "token.placeToken": () => say`Put Scorched Earth on a territory next to yours, or leave it.`,
  "passing.takeDisplayCard": () => say`Choose a display card for the top of your draw pile.`,
  "passing.summonCreature": () => say`Make a new creature appear?`,
  "passing.chooseLair": q => say`Where does the ${creature(textIn(q, "creature") as CreatureId)} appear?`,
  "effects.chooseTiming": q =>
    textIn(q, "card") === "stag-annexation"
      ? say`Explore before the move, or decide afterwards?`
      : say`Collect the territory’s resources before building, after it, or not at all?`,
  "choice.chooseOption": q => say`${card(textIn(q, "card") as CardId)}: choose an action.`,
  "payment.payResource": q =>
    say`${card(textIn(q, "card") as CardId)}: pay for more? Still due: ${numberIn(q, "due")}.`,
  "copy.chooseCard": () => say`Choose the card whose effect you use.`,
  "recruit.placeUnit": q =>
    numberIn(q, "left") > 20
      ? say`Recruit a unit, or stop.`
      : say`Recruit: choose a territory (${units(numberIn(q, "left"))} left), or stop.`,
  "camps.chooseCamp": q => say`Choose a Training Camp for the extra unit (${numberIn(q, "left")} to place).`,
  "build.chooseBuilding": q =>
    say`Choose what to build and where${numberIn(q, "discount") > 0 ? ` (${numberIn(q, "discount")} wood off)` : ""}.`,
  "replacement.chooseReplacement": () => say`Exchange one of your buildings for another type?`,
  "move.chooseMarch": q => say`Move units: ${count(numberIn(q, "left"), { one: "move", other: "moves" })} left.`,
  "move.chooseUnits": q => say`How many go from ${land(numberIn(q, "from"))} to ${land(numberIn(q, "to"))}?`,
  "move.declareHunt": q => say`Attack a creature in ${land(numberIn(q, "at"))}?`,
  "transfer.chooseMarch": () => say`Choose the units to transfer and where to.`,
  "transfer.chooseUnits": q => say`How many go from ${land(numberIn(q, "from"))} to ${land(numberIn(q, "to"))}?`,
  "combats.chooseCombat": () => say`Which combat is fought next?`,
  "combat.pushDefender": q => say`Push one defender out of ${land(numberIn(q, "at"))}?`,
  "combat.feedAttack": q => say`You attack ${land(numberIn(q, "at"))}. How much food do you spend?`,
  "combat.feedDefence": q => say`You defend ${land(numberIn(q, "at"))}. How much food do you spend?`,
  "combat.chooseAttackFace": () => say`Your die: axe or skull?`,
  "combat.throwAxes": () => say`Your throwers: axe or skull?`,
  "combat.chooseDefenceFace": () => say`Your die: axe or skull?`,
  "combat.chooseAttackLosses": () => say`You lose units. Is Kaija one of them?`,
  "combat.chooseDefenceLosses": () => say`You lose units. Is Kaija one of them?`,
  "retreat.chooseWhere": q =>
    say`Retreat: choose a place for ${people(numberIn(q, "units"), (q.args as { kaija?: boolean } | null)?.kaija === true)}.`,
  "explore.placeTile": () => say`Place a tile: choose its cell and turn it.`,
  "explore.buryTiles": () => say`Which tile goes to the bottom of the stack first?`,
  "explore.exploreAgain": () => say`Explore once more?`,
  "draw.sortCards": q =>
    say`Sort the drawn cards: ${sorting(q, { keep: "keep", discard: "discard", top: "put back" })}.`,
  "strike.removeUnit": () => say`Choose the enemy unit to remove.`,
  "spoil.chooseSpoil": () => say`Choose a resource of the raided territory.`,
  "addition.addUnit": () => say`Choose a territory for the new unit.`,
  "pull.pullUnit": q => say`Pull a unit into ${land(numberIn(q, "to"))}?`,
  "spy.chooseTarget": () => say`Whose hand do you look at?`,
  "spy.chooseDiscard": (q, _view, r) => say`Choose the card that ${seat(r, numberIn(q, "target"))} discards.`,
  "threat.chooseTarget": () => say`Who discards a random card?`,
  "curse.chooseDiscard": () => say`A curse: choose a card to discard.`,
  "extortion.chooseTarget": () => say`Whose hand do you look at?`,
  "extortion.nameCard": (q, _view, r) => say`Name one of ${seat(r, numberIn(q, "target"))}’s cards.`,
  "extortion.answerThreat": (q, _view, r) =>
    say`Give ${seat(r, numberIn(q, "seat"))} resources (${numberIn(q, "price")} due), or discard ${card(textIn(q, "card") as CardId)}?`,
  "foresight.takeCard": () => say`Choose a display card for the top of your draw pile.`,
  "fetch.fetchCard": () => say`Choose a card of your discard pile for your hand.`,
  "activation.chooseVictim": q =>
    say`The ${creature(textIn(q, "creature") as CreatureId)} takes a unit in ${land(numberIn(q, "at"))}: is it Kaija?`,
  "roaming.breakTie": q => say`Where does the ${creature(textIn(q, "creature") as CreatureId)} go?`,
  "harvest.robLand": () => say`Take a resource from the scorched land?`,
  "harvest.trade": () => say`Exchange resources, or finish.`,
  "harvest.giveResources": q =>
    say`Which three resources do you give for 1 ${names.resources[textIn(q, "take") as Resource]}?`,
  "harvest.answerSwap": (q, _view, r) =>
    say`${seat(r, numberIn(q, "seat"))} offers 1 ${names.resources[textIn(q, "give") as Resource]} for 1 ${names.resources[textIn(q, "take") as Resource]}. Agreed?`,
  "secondChance.placeGroup": () => say`You have nobody left: place three units in a neutral territory?`,
};

function hasMain(view: NorthView): boolean {
  return view.frames.some(frame => frame.proc === "turn" && frame.hasMain);
}

const tasks: Readonly<Record<string, string>> = {
  settler: "setting up",
  turn: "their turn",
  play: "a possible response",
  token: "Scorched Earth",
  passing: "passing",
  effects: "a card",
  choice: "a card",
  payment: "a payment",
  copy: "a card to use",
  recruit: "recruiting",
  camps: "Training Camps",
  build: "building",
  replacement: "an exchange of buildings",
  move: "moving",
  transfer: "a transfer",
  combats: "the order of combats",
  combat: "a combat",
  retreat: "a retreat",
  explore: "exploring",
  draw: "drawn cards",
  strike: "a raid",
  spoil: "spoils",
  addition: "a new unit",
  pull: "a unit to pull",
  spy: "spying",
  threat: "a threat",
  curse: "a curse",
  extortion: "extortion",
  foresight: "a display card",
  fetch: "the discard pile",
  activation: "a creature",
  roaming: "a creature’s way",
  harvest: "the harvest",
  secondChance: "a second chance",
};

const plainChoices: Readonly<Record<string, string>> = {
  wait: "Wait: lay a card aside",
  replace: "Replace a card (1 lore)",
  remove: "Remove a card (2 lore)",
  upgrade: "Upgrade the clan (3 lore)",
  pass: "Pass",
  endTurn: "End the turn",
  stop: "No more",
  explore: "Explore",
  redraw: "Send it back and draw another",
  summon: "Make a creature appear",
  cancel: "Cancel the card",
  yield: "Discard the card",
  done: "Finish",
  accept: "Accept",
  decline: "Decline",
};

/** What it means to stop, or to pass a response by, where it is not the end of something. */
const stops: Readonly<Record<string, string>> = {
  "move.declareHunt": "Do not attack",
  "combat.pushDefender": "Do not push",
  "passing.summonCreature": "No creature",
  "play.respond": "Do not respond",
  "token.placeToken": "Do not place it",
  "payment.payResource": "Pay nothing",
  "replacement.chooseReplacement": "Do not exchange",
  "explore.exploreAgain": "Do not explore",
  "pull.pullUnit": "Do not pull",
  "harvest.robLand": "Take nothing",
  "secondChance.placeGroup": "Do not place",
};

const actionNames = ["Recruit 1", "Move 1", "Explore", "Build"];

function optionText(option: number, question: Question): Sentence {
  const id = textIn(question, "card") as CardId;
  if (id === "negotiation") return say`${option === 0 ? "Fetch a card from the discard pile" : "Draw 1"}`;
  if (id === "veiled-threats") return say`${option === 0 ? "An opponent discards a random card" : "Draw 1"}`;
  return say`${id === "stag-annexation" ? "Explore" : (actionNames[option] ?? "Action")}`;
}

function choiceText(choice: NorthChoice, question: Question, view: NorthView, reader: Reader): Sentence {
  switch (choice.kind) {
    case "place":
      return say`Tile ${tile(choice.tile)} at ${choice.x}, ${choice.y}, turned ${choice.turn * 90}°`;
    case "settle":
      return say`${land(choice.at)}${choice.kaija ? " with Kaija" : ""}`;
    case "play":
      return say`Play ${card(choice.card)}`;
    case "use":
      return say`${card(choice.card)}${choice.isRemoved ? ": remove it from the game" : ""}`;
    case "take":
    case "fetch":
    case "name":
      return say`${card(choice.card)}`;
    case "discard":
      return say`Discard ${card(choice.card)}`;
    case "keep":
      return say`Keep ${card(choice.card)}`;
    case "top":
      return say`Put ${card(choice.card)} on top`;
    case "copy":
      return say`${seat(reader, choice.seat)}’s ${card(choice.card)}`;
    case "target":
      return say`${seat(reader, choice.seat)}`;
    default:
      return actionText(choice, question, view);
  }
}

type Action = Exclude<
  NorthChoice,
  {
    kind:
      | "place"
      | "settle"
      | "play"
      | "use"
      | "take"
      | "fetch"
      | "name"
      | "discard"
      | "keep"
      | "top"
      | "copy"
      | "target";
  }
>;

function actionText(choice: Action, question: Question, view: NorthView): Sentence {
  switch (choice.kind) {
    case "recruit":
      return say`${choice.kaija ? "Kaija" : "A unit"} in ${land(choice.at)}`;
    case "build":
      return say`${building(choice.building)} in ${choice.isLoose ? land(choice.area) : slotOf(view, choice.area)}`;
    case "rebuild":
      return say`${building(choice.old)} in ${slotOf(view, choice.area)} becomes ${building(choice.building)}`;
    case "march":
      return say`From ${land(choice.from)} to ${land(choice.to)}`;
    case "send":
      return say`${people(choice.units, choice.kaija)}`;
    case "hunt":
      return say`Attack the ${creature(choice.creature)}`;
    case "fight":
    case "scorch":
    case "roam":
    case "lair":
    case "add":
      return say`${land(choice.at)}`;
    case "push":
      return say`Push ${choice.kaija ? "Kaija" : "a unit"} to ${land(choice.to)}`;
    case "pull":
      return say`Pull ${choice.kaija ? "Kaija" : "a unit"} from ${land(choice.from)}`;
    case "strike":
      return say`${choice.kaija ? "Kaija" : "A unit"} in ${land(choice.at)}`;
    default:
      return smallText(choice, question);
  }
}

type Small = Exclude<
  Action,
  {
    kind:
      | "recruit"
      | "build"
      | "rebuild"
      | "march"
      | "send"
      | "hunt"
      | "fight"
      | "scorch"
      | "roam"
      | "lair"
      | "add"
      | "push"
      | "pull"
      | "strike";
  }
>;

function smallText(choice: Small, question: Question): Sentence {
  switch (choice.kind) {
    case "feed":
      return say`${food(choice.food)}`;
    case "count":
      return say`${choice.as === "axe" ? "Axe" : "Skull"}`;
    case "lose":
      return say`${choice.kaija ? "Lose Kaija" : "Spare Kaija"}`;
    case "retreat":
      return say`${people(choice.units, choice.kaija)} to ${land(choice.to)}`;
    case "bury":
      return say`Tile ${tile(choice.tile)}`;
    case "option":
      return optionText(choice.option, question);
    case "pay":
      return say`Pay 1 ${names.resources[choice.resource]}`;
    case "gain":
    case "rob":
      return say`Take 1 ${names.resources[choice.resource]}`;
    case "timing":
      return timingText(choice.when, choice.at);
    case "exchange":
      return say`Exchange 3 resources for 1 ${names.resources[choice.take]}`;
    case "give":
      return say`${amounts(choice)}`;
    case "swap":
      return say`Offer 1 ${names.resources[choice.give]} for 1 ${names.resources[choice.take]}`;
    default:
      return say`${(isStop(choice) && stops[`${question.proc}.${question.step}`]) || plainChoices[choice.kind] || choice.kind}`;
  }
}

function timingText(when: "before" | "after" | "never", at: number): Sentence {
  if (when === "never") return say`Collect nothing`;
  if (when === "before") return at < 0 ? say`Explore first` : say`Collect in ${land(at)}, then build there`;
  return at < 0 ? say`Decide after the move` : say`Collect after building`;
}

const refusals: Readonly<Record<string, string>> = {
  "never-played": "this card is never played",
  "response-only": "it only answers an opponent’s card",
  "main-card-played": "only Flash cards may follow the main card",
  "nothing-to-do": "nothing on it can be carried out now",
  "too-little-lore": "you have too little lore",
  "unrest-stays": "Unrest never leaves the game",
  "no-upgrades": "both upgrades are taken",
  "bear-here": "a Brown Bear lets nobody build here",
  "needs-stone": "a Menhir needs a slot with the stone symbol",
  "no-tokens-left": "all seven tokens are on the map",
  "one-per-type": "this territory already has one",
  "too-little-wood": "you have too little wood",
  "upgrade-first": "in this turn you may only play the upgrade you have just taken",
  "kaija-not-alone": "Kaija moves only with other units",
  "not-yours": "you do not control this territory",
  "not-neutral": "this territory is not neutral",
  "land-taken": "there are units already",
  "not-on-new-tile": "the group goes to a territory of the new tile",
  "bear-recruits": "a Brown Bear lets nobody recruit here",
  "valkyrie-here": "a Fallen Valkyrie shares this territory with nobody",
  "one-place": "all units of this action go to one territory",
  "icons-used": "you recruit one unit for each such icon of a territory",
  "once-each": "you have recruited here already",
  "wrong-land": "the card does not allow this territory",
  "no-camp": "no Training Camp here has a unit to add",
  "not-adjacent": "this territory is not adjacent",
  "must-fight-there": "units in enemy land stay there and fight",
  "far-from-yours": "it is not adjacent to your territories",
  "not-enemy": "no enemy controls this territory",
  "token-there": "the token lies there already",
  "token-far": "it is not adjacent to your territories",
  "creature-there": "there is a creature already",
  "lairs-first": "a lair without a creature comes first",
  "difficult-border": "nobody retreats across a Difficult Border",
  "enemy-land": "it belongs to another player",
  contested: "a combat is still to be fought there",
  "no-combat": "nobody fights there",
  "creature-elsewhere": "the creature prefers other territories",
  "none-left": "there is none of it",
  "not-shown": "this territory does not show it",
  "not-robbed": "the land with the token does not yield it",
  "no-cards-there": "this player has no cards in hand",
  "not-an-opponent": "this is no opponent of yours",
  "done-already": "you have done this already",
  "one-per-unit": "at most 1 food per unit",
  "valkyrie-first": "a Fallen Valkyrie in your territory must be fought",
  "hunt-elsewhere": "this creature is in another territory",
  "three-needed": "you need three resources to exchange",
  "not-copied": "this card cannot be copied",
  "copy-out-of-reach": "the card is out of reach",
  "no-other-building": "there is no other building for this slot",
  "cannot-build-here": "you could not build here afterwards",
  "not-open": "this territory is not open",
  "mates-land": "nobody is put into a teammate’s land",
  "too-many": "the card moves fewer units",
  "no-response": "you hold no card that answers",
  "slot-taken": "the slot is taken",
  "only-there": "you build where you have collected",
  "beside-slots": "with this card small buildings stand beside the slots",
  "large-once": "this card builds only one large building",
  "out-of-reach": "the tile would not touch the land that you place it against",
  "would-join": "it would join units that must stay apart, or leave no room",
  "breaks-border": "it would interrupt a border",
  "bear-holds": "a Brown Bear lets nobody leave",
  "valkyrie-holds": "they must stay and fight the Fallen Valkyrie",
  "needs-two-moves": "a Difficult Border takes two moves of one action",
  "two-valkyries": "two Fallen Valkyries keep everybody out",
  "teammate-there": "your units could not get out of your teammate’s land again",
  "kaija-stays-out": "Kaija may not enter enemy land",
  "no-cards": "without cards in hand you can only pass",
};

function clanText(i: number, clan: ClanView, r: Reader): Sentence {
  const glory = clan.glory === null ? "glory hidden" : `${clan.glory} glory`;
  const onMap = 14 - clan.reserve;
  const due = winterCostOf(onMap);
  return say`${seat(r, i)}, ${names.clans[clan.clan].name}, ${names.colors[clan.color]}: ${glory}; food ${clan.food}, wood ${clan.wood}, lore ${clan.lore}; ${units(onMap)} on the map (winter: ${due.food} food, ${due.wood} wood); hand ${clan.handSize}, draw pile ${clan.pileSize}, discard pile ${clan.discard.length}${clan.played.length + clan.aside.length > 0 ? say`; active: ${cards([...clan.played, ...clan.aside])}` : ""}${clan.passed ? "; has passed" : ""}.`;
}

function territoryText(facts: TerritoryFacts, r: Reader): Sentence {
  const owner = facts.owner < 0 ? say`neutral` : say`${seat(r, facts.owner)}, ${people(facts.units, facts.hasKaija)}`;
  const guests = list(facts.guests.map(guest => say`${seat(r, guest.seat)} (${people(guest.units, guest.hasKaija)})`));
  const parts = facts.parts
    .map(part => `${part.x}, ${part.y} ${part.sides.map(s => names.sides[s as "N"]).join("-")}`)
    .join("; ");
  const slots = [`${facts.slots.small} small`, `${facts.slots.stone} stone`, `${facts.slots.large} large`].join(", ");
  const near = list(
    facts.neighbours.map(({ id, isDifficult }) => say`${numberOf(id)}${isDifficult ? " (difficult)" : ""}`),
  );
  return say`Territory ${numberOf(facts.id)} (${parts}): ${facts.isClosed ? "closed" : "open"}, ${tileCount(facts.size)}, ${owner}${facts.guests.length > 0 ? say`; guests: ${guests}` : ""}${facts.icons.food + facts.icons.wood + facts.icons.lore > 0 ? say`; icons: ${amounts(facts.icons)}` : ""}${facts.buildings.length > 0 ? say`; buildings: ${list(facts.buildings.map(b => say`${building(b.building)} ${b.count}`))}` : ""}; free slots: ${slots}${facts.creatures.length > 0 ? say`; creatures: ${list(facts.creatures.map(creature))}` : ""}${facts.isScorched ? "; Scorched Earth" : ""}${facts.neighbours.length > 0 ? say`; borders on ${near}` : ""}.`;
}

const phrases: Phrases = {
  heading: (view, r) =>
    say`Year ${view.year} of ${view.years}, ${names.phases[view.phase]}. First Player: ${seat(r, view.first)}.`,
  clan: clanText,
  hand: clan => (clan.hand && clan.hand.length > 0 ? say`Your hand: ${cards(clan.hand)}.` : say`Your hand is empty.`),
  display: view => say`Display: ${cards(view.display)}.`,
  territory: territoryText,
  creatures: line => say`Creatures in order: ${list(line.map(creature))}.`,
  supply: view =>
    say`${tileCount(view.tilesLeft)} in the stack, ${cardCount(view.developmentLeft)} in the Development deck, ${view.unrest} Unrest left${view.achievements.length > 0 ? say`; Achievements of the last year: ${cards(view.achievements)}` : ""}.`,
};

/** Everything the game says in English. */
export const texts: Texts<NorthView, NorthEvent> = {
  name: "Northgard: Uncharted Lands",
  tagline:
    "Viking clans explore a growing land: close territories, build your deck, fight, and live through the winters.",
  options: {
    years: {
      name: "Length",
      about: "The longer game has more Development cards and no victory by domination.",
      values: { 7: "7 years", 10: "10 years" },
    },
    creatures: {
      name: "Creatures",
      about:
        "Lairs wake wolves, bears, draugar and fallen valkyries; with More Creatures passing players may call more of them.",
      values: { none: "None", some: "Creatures", more: "More Creatures!" },
    },
    teams: {
      name: "Teams",
      about: "Two against two: seats 1 and 3 against seats 2 and 4.",
      values: { off: "Everyone alone", on: "Two teams" },
    },
    kaija: {
      name: "Kaija on the move",
      about:
        "The rulebook says that she may move together with other units; it does not say that she may not move alone.",
      values: { alone: "May move alone", together: "Only with other units" },
    },
    stuck: {
      name: "Creatures that cannot move",
      about: "They activate without moving. Draugar and Fallen Valkyries have powers for when they appear or move.",
      values: { rest: "Use no such power", act: "Use their power where they are" },
    },
    upgrade: {
      name: "A new upgrade",
      about: "The rulebook lets it be played later: later in the year, or in the very turn in which it was taken.",
      values: { later: "From the next turn on", now: "In the same turn, too" },
    },
    valkyrie: {
      name: "Land of a Fallen Valkyrie",
      about: "She shares her land with nobody who moves in; recruiting and placing units there is not mentioned.",
      values: { closed: "No recruits", open: "Recruits share it with her until they next move" },
    },
    borders: {
      name: "Reach of cards",
      about:
        "Intimidate, Plunder, Capture and Stag Clan name adjacent territories; the rulebook asks for the kind of border only when units move or retreat.",
      values: { any: "Over any border", regular: "Not over Difficult Borders" },
    },
    unrest: {
      name: "No Unrest card left",
      about: "A player short of food or wood in Winter then loses 5 glory; the rulebook names no limit.",
      values: { debt: "5 glory, even below zero", floor: "At most the glory one has" },
    },
  },
  seatOptions: {
    clan: {
      name: "Clan",
      about: "Each clan has a power and three cards of its own.",
      values: { any: "Any", ...Object.fromEntries(clanIds.map(id => [id, names.clans[id].name])) },
      brings: Object.fromEntries(clanIds.map(id => [id, names.clans[id].text])),
    },
    color: {
      name: "Colour",
      about: "The colour of your units.",
      values: { any: "Any", ...Object.fromEntries(colors.map(({ id }) => [id, names.colors[id]])) },
    },
  },
  question: (question, view, reader) =>
    questions[`${question.proc}.${question.step}`]?.(question, view, reader) ?? say`Choose.`,
  waiting: (waiting, _view, reader) =>
    say`Waiting for ${list(waiting.open.map(i => seat(reader, i)))} to decide: ${tasks[waiting.proc] ?? "a choice"}.`,
  choice: (choice: Choice, question, view, reader) => choiceText(choice as NorthChoice, question, view, reader),
  refusal: (refusal: Refusal) => say`${refusals[refusal.why] ?? refusal.why}`,
  log: (event, reader) => (log[event.type] as (e: NorthEvent, r: Reader) => Sentence | null)(event, reader),
  describe: (view, reader) => describe(view, reader, phrases),
  ending: (result, reader) => {
    const winners = list(result.winners.map(i => seat(reader, i)));
    const verb = result.winners.length === 1 ? "wins" : "win";
    return result.reason === "domination"
      ? say`${winners} ${verb} by domination.`
      : say`${winners} ${verb} with the most glory.`;
  },
  scores: {
    total: "Glory in all",
    glory: "Glory gained in play",
    resources: "Resources left",
    cards: "Development cards",
    achievements: "Achievements",
    unrest: "Unrest",
  },
};
