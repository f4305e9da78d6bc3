// Heroes of Land, Air & Sea in English.
import type { Question } from "#kernel/look.ts";
import type { Choice, Refusal } from "#kernel/procedure.ts";
import { type LogTexts, numberIn, type Reader, ref, type Sentence, say, type Texts, textIn } from "#kernel/texts.ts";
import type { HlasChoice } from "../choices.ts";
import type { SlotId } from "../content/actions.ts";
import type { ReasonId } from "../content/reasons.ts";
import type { Piece } from "../content/units.ts";
import type { HlasEvent, MoveCause, ResourceCause, VpCause } from "../events.ts";
import type { LossCause } from "../frames.ts";
import type { Objective } from "../state.ts";
import type { HlasView } from "../view/view.ts";
import { describe, type Phrases } from "./describe.ts";
import { names } from "./names-en.ts";
import {
  begun,
  buildingId,
  factionOf,
  lossOf,
  ownName,
  tacticDue,
  tokensLeft,
  type Vocabulary,
  wordsOf,
} from "./words.ts";

const vocabulary: Vocabulary = {
  and: "and",
  enemy: "the enemy",
  pieces: {
    serf: { one: "Serf", other: "Serfs" },
    warrior: { one: "Warrior", other: "Warriors" },
    "hero-1": { one: "Hero I" },
    "hero-2": { one: "Hero II" },
    "hero-3": { one: "Hero III" },
    "sea-vessel": { one: "the Sea Vessel" },
    "air-vessel": { one: "the Air Vessel" },
  },
  resources: {
    ore: { one: "Ore", other: "Ore" },
    mana: { one: "Mana", other: "Mana" },
    food: { one: "Food", other: "Food" },
  },
};

const words = wordsOf("en", names, vocabulary);
const {
  ability,
  amounts,
  continent,
  count,
  faction,
  list,
  piece,
  region,
  resource,
  seat,
  soloCard,
  source,
  spell,
  tactic,
  token,
  units,
} = words;

const vp = (n: number): string => `${n} VP`;
const cards = (n: number): string => count(n, { one: "Spell card", other: "Spell cards" });

const slots: Readonly<Record<SlotId, string>> = {
  recruit: "Recruit",
  build: "Build",
  research: "Discover / Scribe",
  tax: "Tax",
  "march-1": "March",
  "march-2": "March (second slot)",
  sail: "Sail",
  fly: "Fly",
  cast: "Cast",
};
const causes: Readonly<Record<ResourceCause, string>> = {
  recruit: " for recruiting",
  build: " for building",
  upgrade: " for the upgrade",
  tower: " for the Tower",
  tax: " (Tax)",
  gift: " (gift)",
  cast: " for the spell",
  spell: " (spell)",
  token: " (token)",
  ability: " (ability)",
  tactic: " for the Tactic card",
  harvest: " (Harvest)",
  theft: " (theft)",
  exchange: " (exchange)",
  move: " (Region entered)",
};
const points: Readonly<Record<VpCause, string>> = {
  battle: "for starting a battle",
  capital: "for destroying a Capital City",
  spell: "for the spell",
  tactic: "for the Tactic card",
  token: "for a token",
  ability: "by an ability",
  card: "for its card",
};
/** What one Unit does, and what several do. */
const moved: Readonly<Record<MoveCause, readonly [string, string]>> = {
  march: ["marches", "march"],
  sail: ["sails", "sail"],
  fly: ["flies", "fly"],
  spell: ["is moved by a spell", "are moved by a spell"],
  ability: ["is moved by an ability", "are moved by an ability"],
  token: ["is moved by a token", "are moved by a token"],
  retreat: ["retreats", "retreat"],
  conscripts: ["comes to help", "come to help"],
  board: ["boards", "board"],
  enemy: ["moves", "move"],
};
const paid: Readonly<Partial<Record<ResourceCause, string>>> = {
  recruit: "pays",
  build: "pays",
  upgrade: "pays",
  tower: "pays",
  tactic: "pays",
  spell: "loses",
  token: "loses",
};
const numerals = ["I", "II", "III"];
const lost: Readonly<Record<LossCause, string>> = {
  damage: "in battle",
  spell: "to a spell",
  ability: "to an ability",
  token: "to a token",
  crash: "in a crash",
  "lost-at-sea": "at sea",
};
const objectives: Readonly<Record<Objective, string>> = {
  explore: "eXplore: every Land token is revealed",
  expand: "eXpand: all Warriors and Serfs are in play",
  exploit: "eXploit: three Towers stand",
  exterminate: "eXterminate: a Capital City was destroyed",
  track: "the last space of the Capital track",
};
const turned = ["ready", "preparing", "exhausted"];
const phases = { setup: "setup", actions: "Actions", harvest: "Harvest", "round-end": "Round End" };
const endings = {
  rounds: "The last round is over.",
  exterminate: "A Capital City has fallen: the game is over.",
  alone: "Nobody is left to fight.",
};

/** Pieces of a player to whom something happens: "Anna’s Serf", "Anna’s 2 Warriors and Hero I". */
const owned = (r: Reader, of: number, pieces: readonly Piece[]): Sentence => {
  const kinds = [...new Set(pieces)].map(id => {
    const { one = id, other = one } = vocabulary.pieces[id];
    const n = pieces.filter(each => each === id).length;
    return ref(`piece:${id}`, n === 1 ? one.replace(/^the /, "") : `${n} ${other}`);
  });
  return say`${seat(r, of)}’s ${list(kinds)}`;
};

const log: LogTexts<HlasEvent> = {
  gameSetUp: (e, r) =>
    e.solo
      ? say`${seat(r, 0)} plays against the enemy.`
      : say`${seat(r, e.first)} is the first player.${e.teams ? " Two teams play." : ""}`,
  factionTaken: (e, r) => say`${seat(r, e.seat)} leads the ${faction(e.faction)}.`,
  taxLaid: e => say`Tax: ${list(e.tax.map((id, i) => say`${resource(id)} ${4 - i}`))}.`,
  capitalPlaced: (e, r) => say`${seat(r, e.seat)} founds a Capital City in ${region(e.at)}.`,
  continentExcluded: (e, r) => say`${seat(r, e.seat)} leaves out the ${continent(e.continent)}.`,
  tokensLaid: e => say`${e.land} Land tokens and ${e.sea} Sea tokens lie on the map.`,
  roundStarted: (e, r) => say`Round ${e.round} begins${e.isLast ? ", the last one" : ""}. First: ${seat(r, e.first)}.`,
  actionChosen: (e, r) =>
    say`${seat(r, e.seat)} ${e.via === "token" ? "takes" : e.via === "repeat" ? "repeats" : "musters"} ${slots[e.slot]}.`,
  actionSkipped: (e, r) => say`${seat(r, e.seat)} does not carry the action out.`,
  turnEnded: () => null,
  resourcesGained: (e, r) => say`${seat(r, e.seat)} gains ${amounts(e)}${causes[e.cause]}.`,
  // What a cast costs is told with it.
  resourcesPaid: (e, r) =>
    e.cause === "cast" ? null : say`${seat(r, e.seat)} ${paid[e.cause] ?? "spends"} ${amounts(e)}${causes[e.cause]}.`,
  resourceGiven: (e, r) => say`${seat(r, e.seat)} gives ${seat(r, e.to)} 1 ${resource(e.resource)}.`,
  resourcesStolen: (e, r) =>
    say`${seat(r, e.seat)} steals ${amounts({ [e.resource]: e.amount })} from ${seat(r, e.from)}.`,
  vpGained: (e, r) =>
    say`${seat(r, e.seat)} ${e.amount > 0 ? "gains" : "loses"} ${vp(Math.abs(e.amount))} ${points[e.cause]}.`,
  unitsRecruited: (e, r) =>
    say`${seat(r, e.seat)} ${e.cause === "recruit" ? "recruits" : e.cause === "build" ? "builds" : "gets"} ${piece(e.piece, e.count)}${e.at < 53 ? say` in ${region(e.at)}` : " aboard"}.`,
  unitBoarded: (e, r) => say`${owned(r, e.seat, [e.piece])} goes aboard in ${region(e.at)}.`,
  unitLeft: (e, r) => say`${owned(r, e.seat, [e.piece])} goes ashore in ${region(e.at)}.`,
  buildingBuilt: (e, r) => say`${seat(r, e.seat)} builds: ${ref(`building:${e.id}`, names.buildings[e.id] ?? e.id)}.`,
  capitalUpgraded: (e, r) => say`${seat(r, e.seat)} upgrades the Capital City to level ${e.level}.`,
  towerBuilt: (e, r) => say`${seat(r, e.seat)} builds a Tower in ${region(e.at)}.`,
  towerLost: (e, r) => say`${seat(r, e.seat)}’s Tower in ${region(e.at)} falls.`,
  tokenRevealed: e => say`A token in ${region(e.at)} is turned up: ${token(e.token)}.`,
  tokenResolved: (e, r) => (e.isIgnored ? say`${seat(r, e.seat)} ignores ${token(e.token)}.` : null),
  tokenCollected: (e, r) => say`${seat(r, e.seat)} takes a token from ${region(e.at)}.`,
  tokenPeeked: (e, r) =>
    e.token
      ? say`${seat(r, e.seat)} looks at a token in ${region(e.at)}: ${token(e.token)}.`
      : say`${seat(r, e.seat)} looks at a token in ${region(e.at)}.`,
  cardsDrawn: (e, r) =>
    e.cards
      ? say`${seat(r, e.seat)} draws ${list(e.cards.map(spell))}.`
      : say`${seat(r, e.seat)} draws ${cards(e.count)}.`,
  cardsDiscarded: (e, r) =>
    e.cards
      ? say`${seat(r, e.seat)} discards ${list(e.cards.map(spell))}.`
      : say`${seat(r, e.seat)} discards ${cards(e.count)}.`,
  deckShuffled: e => say`The discard pile becomes a new deck of ${cards(e.count)}.`,
  spellScribed: (e, r) => say`${seat(r, e.seat)} Scribes ${spell(e.card)}.`,
  spellCast: (e, r) =>
    say`${seat(r, e.seat)} casts ${spell(e.card)}${e.mana > 0 ? say` for ${amounts({ mana: e.mana })}` : ""}.`,
  spellCancelled: (e, r) => say`${seat(r, e.by)} cancels ${seat(r, e.seat)}’s ${spell(e.card)}.`,
  spellCopied: (e, r) => say`${seat(r, e.seat)} copies ${spell(e.card)}.`,
  spellTurned: (e, r) => say`${seat(r, e.seat)}’s ${spell(e.card)} is ${turned[e.to]!}.`,
  taxRotated: e => say`The Tax markers move: ${list(e.tax.map((id, i) => say`${resource(id)} ${4 - i}`))}.`,
  unitsMoved: (e, r) =>
    say`${owned(r, e.seat, e.units)} ${moved[e.cause][e.units.length === 1 ? 0 : 1]}: ${region(e.from)} → ${region(e.to)}.`,
  unitLost: (e, r) =>
    e.cause === "sacrifice" ? null : say`${seat(r, e.seat)} loses ${piece(e.piece)} ${lost[e.cause]}.`,
  unitSaved: (e, r) => say`${owned(r, e.seat, [e.piece])} is saved and goes to the Courtyard.`,
  abilityUsed: (e, r) => say`${seat(r, e.seat)} uses ${source(`ability:${e.ability}`)}.`,
  regionClosed: (e, r) =>
    say`Until Round End ${seat(r, e.seat)}’s enemies may not ${e.what === "enter" ? "enter" : "march out of"} ${region(e.at)}.`,
  slotFreed: (e, r) => say`${owned(r, e.seat, ["serf"])} comes back from ${slots[e.slot]}.`,
  battleStarted: (e, r) => say`Battle in ${region(e.at)}: ${seat(r, e.attacker)} attacks ${seat(r, e.defender)}.`,
  leaderChosen: (e, r) => say`${seat(r, e.seat)} leads the defence of ${region(e.at)}.`,
  strengthCounted: e => say`Strength in ${region(e.at)}: attack ${e.attackTotal}, defence ${e.defenceTotal}.`,
  tacticShown: (e, r) => say`${seat(r, e.seat)} shows ${tactic(e.card)}.`,
  tacticsRevealed: e =>
    say`Tactics:${e.attack ? say` attack – ${tactic(e.attack)}` : ""}${e.attack && e.defence ? "," : ""}${e.defence ? say` defence – ${tactic(e.defence)}` : ""}${e.solo ? say` (the enemy’s card: ${soloCard(e.solo)})` : ""}.`,
  tacticFailed: (e, r) => say`${seat(r, e.seat)}’s ${tactic(e.card)} is ${e.why}.`,
  unitSacrificed: (e, r) => say`${seat(r, e.seat)} sacrifices ${piece(e.piece)}.`,
  battleEnded: (e, r) =>
    e.winner < 0
      ? say`Nobody wins the battle in ${region(e.at)}.`
      : say`${seat(r, e.winner)} wins the battle in ${region(e.at)}.`,
  capitalDestroyed: (e, r) => say`${seat(r, e.by)} destroys ${seat(r, e.seat)}’s Capital City!`,
  realmEliminated: (e, r) => say`${seat(r, e.seat)} is out of the game.`,
  vesselCrashed: (e, r) => say`${owned(r, e.seat, ["air-vessel"])} crashes into the sea at ${region(e.at)}.`,
  rulingApplied: ({ ruling, reading }) => {
    const { name, values } = texts.options[ruling]!;
    return say`Ruling of this table: ${name} – ${values[reading] ?? reading}.`;
  },
  harvested: (e, r) => (e.ore + e.mana + e.food === 0 ? say`${seat(r, e.seat)} harvests nothing.` : null),
  endTriggered: (e, r) =>
    say`${seat(r, e.seat)} triggers the end (${objectives[e.objective]}); round ${e.lastRound} is the last.`,
  roundEnded: e => say`Round ${e.round} is over.`,
  enemyCardDrawn: e => say`The enemy draws ${soloCard(e.card)} for Hero ${numerals[e.hero] ?? ""}.`,
  enemyActionDone: e => (e.isDone ? null : say`The card cannot be carried out: ${soloCard(e.card)}.`),
  enemyAdvanced: e => say`The enemy reaches space ${e.space} of its track.`,
  soloDeckShuffled: e => say`The enemy’s ${e.count} cards are shuffled.`,
  gameEnded: e => say`${[endings[e.reason], ...e.factions.map(faction => names.factions[faction].text)].join(" ")}`,
};

const unitName = (view: HlasView, owner: number, id: Piece): Sentence => {
  const own = ownName(names, factionOf(view, owner), id);
  return own ? say`${ref(`piece:${id}`, own)}` : say`${ref(`piece:${id}`, vocabulary.pieces[id].one ?? id)}`;
};
/** A Unit that a question is about. */
const theUnit = (id: string): Sentence => {
  const { one = id } = vocabulary.pieces[id as Piece] ?? {};
  return say`${ref(`piece:${id}`, id === "serf" || id === "warrior" ? `the ${one}` : one)}`;
};
const placeName = (at: number): Sentence => (at < 53 ? say`${region(at)}` : say`aboard`);

/** What a token lets one lose. */
function branchText(from: string, option: number): Sentence {
  const lost = lossOf(from, option);
  if (lost.resources > 0) return say`Lose ${count(lost.resources, { one: "Resource", other: "Resources" })}`;
  return lost.isVessel ? say`Lose the Vessel and everyone aboard` : say`Lose a Unit`;
}

const questions: Readonly<Record<string, (q: Question, view: HlasView, reader: Reader) => Sentence>> = {
  "game.chooseFaction": () => say`Choose your faction.`,
  "game.placeCapital": () => say`On which continent do you found your Capital City?`,
  "game.placeEnemy": () => say`On which continent does the enemy live?`,
  "game.excludeContinent": () => say`Which continent stays out of play?`,
  "turn.chooseAction": (q, view) =>
    say`${tokensLeft(view, q.seat) === 1 ? "Place your last action token of this round" : "Place one of your two action tokens"}${
      q.options.every(option => option.kind === "slot") ? "." : ", or take a free action first."
    }`,
  "turn.muster": () => say`Muster another Command action with a Serf?`,
  "turn.finish": () => say`Take a free action, or end your turn.`,
  "boarding.consent": (q, _v, r) =>
    say`May ${theUnit(textIn(q, "piece"))} of ${seat(r, numberIn(q, "seat"))} come aboard?`,
  "repeats.offerRepeat": (q, _v, r) =>
    say`${seat(r, numberIn(q, "seat"))} took ${slots[textIn(q, "slot") as SlotId]}. Repeat it with a Serf?`,
  "recruit.chooseUnit": () => say`What do you recruit?`,
  "recruit.choosePlace": q => say`Where does ${theUnit(textIn(q, "piece"))} go?`,
  "build.chooseWork": () => say`What do you build?`,
  "research.choose": () => say`Discover new spells, or Scribe one of yours?`,
  "tax.chooseResource": () => say`Which resource do you collect?`,
  "tax.giveMore": () => say`Give your ally anything more?`,
  "draw.discard": q => say`Discard down to ${cards(numberIn(q, "limit"))}.`,
  "round.discardSpells": q => say`Discard down to ${cards(numberIn(q, "limit"))}.`,
  "march.chooseStart": () => say`Where does the army start?`,
  "march.move": q =>
    numberIn(q, "from") === numberIn(q, "at")
      ? say`Who marches from ${region(numberIn(q, "from"))}, and where?`
      : say`Where next? The army is at ${region(numberIn(q, "at"))}.`,
  "march.consent": q => say`May ${theUnit(textIn(q, "piece"))} march along from ${region(numberIn(q, "from"))}?`,
  "voyage.sail": q =>
    say`Where does the ${textIn(q, "vessel") === "sea-vessel" ? "Sea" : "Air"} Vessel go from ${region(numberIn(q, "at"))}?`,
  "landing.chooseShore": () => say`Where does the Air Vessel land after the battle?`,
  "cast.chooseSpell": () => say`Which spell do you cast?`,
  "spell.answerBefore": (q, _v, r) =>
    say`${seat(r, numberIn(q, "seat"))} casts ${spell(textIn(q, "card"))}. React before it takes effect?`,
  "spell.answerAfter": (q, _v, r) => say`${seat(r, numberIn(q, "seat"))} has cast ${spell(textIn(q, "card"))}. React?`,
  "anchor.chooseAnchor": q => say`Where does ${source(textIn(q, "source"))} start from?`,
  "battle.chooseLeader": q => say`Who leads the defence of ${region(numberIn(q, "at"))}?`,
  "battle.confirmLeader": q => say`Will you lead the defence of ${region(numberIn(q, "at"))}?`,
  "battle.castSpell": q => say`Battle in ${region(numberIn(q, "at"))}: cast a Combat spell?`,
  "battle.showTactic": () => say`Choose a Tactic card; it is shown at once.`,
  "battle.chooseTactics": q => say`Battle in ${region(numberIn(q, "at"))}: choose a Tactic card.`,
  "battle.payForTactic": q => {
    const [card, price] = tacticDue(q);
    return say`${tactic(card)}: ${amounts(price)} still to be paid. Sacrifice a Unit, or pay?`;
  },
  "battle.bringUnits": q => say`Whom do Conscripts bring to ${region(numberIn(q, "at"))}?`,
  "battle.offerUnits": q =>
    say`Your ally takes ${numberIn(q, "damage")} damage in ${region(numberIn(q, "at"))}. Will your Units absorb some?`,
  "battle.assignDamage": q => say`${numberIn(q, "damage")} damage: which piece takes it next?`,
  "battle.retreat": q => say`Where does ${theUnit(textIn(q, "piece"))} retreat to?`,
  "destruction.saveUnit": q =>
    say`${theUnit(textIn(q, "piece"))} would be destroyed. ${ability(textIn(q, "ability"))} Save it?`,
  "abilities.offer": q => say`${ability(textIn(q, "ability"))} Use it?`,
  "abilities.payAny": () => say`Which resource do you pay?`,
  "harvest.chooseResource": () => say`Harvest: which resource do you collect?`,
  "target.chooseRegion": q => say`${source(textIn(q, "source"))}: choose a Region.`,
  "slot.chooseSlot": () => say`Which Serf comes back from the Action Bar?`,
  "ready.chooseSpell": () => say`Which Scribed spell becomes ready?`,
  "opponent.chooseOpponent": q => say`${source(textIn(q, "source"))}: choose an opponent.`,
  "branch.chooseOption": q => say`${source(textIn(q, "source"))}: what do you choose?`,
  "resources.chooseKind": q =>
    textIn(q, "how") === "convert"
      ? say`Exchange a resource?`
      : say`Which resource ${textIn(q, "how") === "gain" ? "do you gain" : textIn(q, "how") === "lose" ? "is lost" : "is stolen"}?`,
  "loss.chooseRegion": q => say`${source(textIn(q, "source"))}: choose a Region.`,
  "loss.chooseOwner": q => say`${source(textIn(q, "source"))}: whom does it hit?`,
  "loss.chooseUnit": q => say`${source(textIn(q, "source"))}: which Unit is lost?`,
  "transfer.chooseRegion": q => say`${source(textIn(q, "source"))}: choose a Region.`,
  "transfer.pickUnits": q => say`${source(textIn(q, "source"))}: which Unit is moved?`,
  "transfer.chooseDestination": q => say`${source(textIn(q, "source"))}: where to?`,
  "placement.chooseRegion": q => say`${source(textIn(q, "source"))}: choose a Region.`,
  "reveal.chooseRegion": q => say`${source(textIn(q, "source"))}: which Region’s token is resolved?`,
  "reveal.chooseBase": () => say`Which of your armies explores?`,
  "peek.chooseToken": q => say`Look at a token? ${numberIn(q, "left")} left.`,
  "bombard.chooseRegion": () => say`Which Region does the Galleon attack?`,
};

const plainChoices: Readonly<Record<string, string>> = {
  skip: "Do nothing",
  stop: "Stop here",
  done: "Done",
  pass: "Pass",
  endTurn: "End turn",
  noMuster: "Do not muster",
  accept: "Yes",
  decline: "No",
  discover: "Discover",
  upgrade: "Upgrade the Capital City",
  pay: "Pay with resources",
};

function choiceText(choice: HlasChoice, question: Question, view: HlasView, reader: Reader): Sentence {
  switch (choice.kind) {
    case "faction":
      return say`${faction(choice.faction)}`;
    case "continent":
      return say`${continent(choice.continent)}`;
    case "slot":
      return say`${slots[choice.slot]}`;
    case "board":
      return say`Aboard: ${unitName(view, question.seat, choice.piece)} (${region(choice.place)})`;
    case "invite":
      return say`Take the ally’s Unit aboard: ${piece(choice.piece)} (${region(choice.place)})`;
    case "leave":
      return say`Ashore: ${unitName(view, question.seat, choice.piece)}`;
    case "repeat":
      return say`Repeat ${slots[textIn(question, "slot") as SlotId]}`;
    case "use":
      return question.proc === "abilities" ? say`Use it` : say`Use ${source(`ability:${choice.ability}`)}`;
    case "recruit":
      return choice.count === 2 ? say`${piece(choice.piece, 2)}` : say`${unitName(view, question.seat, choice.piece)}`;
    case "vessel":
      return say`Vessel: ${unitName(view, question.seat, choice.piece)}`;
    case "building": {
      const id = buildingId(view, question.seat, choice.building);
      return say`Building: ${ref(`building:${id}`, names.buildings[id] ?? "?")}`;
    }
    case "tower":
      return say`Tower in ${region(choice.at)}`;
    case "region":
      return say`${region(choice.at)}`;
    case "scribe":
      return say`Scribe ${spell(choice.card)}`;
    case "discard":
      return say`Discard ${spell(choice.card)}`;
    case "resource":
      return say`${resource(choice.resource)}`;
    default:
      return restText(choice, question, view, reader);
  }
}

function restText(choice: HlasChoice, question: Question, view: HlasView, reader: Reader): Sentence {
  switch (choice.kind) {
    case "discards":
      return say`Discard ${list(choice.cards.map(spell))}`;
    case "give":
      return say`Give your ally 1 ${resource(choice.resource)}`;
    case "convert":
      return say`1 ${resource(choice.give)} → 1 ${resource(choice.take)}`;
    case "start":
      return say`From ${region(choice.from)}`;
    case "step":
      return say`To ${region(choice.to)}`;
    case "unit":
      return say`${unitName(view, choice.owner, choice.piece)} (${placeName(choice.place)})`;
    case "retreat":
      return choice.to < 53 ? say`${region(choice.to)}` : say`Stay aboard`;
    case "cast":
      return say`${spell(choice.card)}${choice.scribed >= 0 ? " (Scribed)" : ""}`;
    case "tactic":
      return say`${tactic(choice.card)}`;
    case "opponent":
    case "lead":
      return say`${seat(reader, choice.seat)}`;
    case "option":
      return branchText(textIn(question, "source"), choice.option);
    case "token":
      return say`Token ${choice.at + 1}`;
    case "scribed":
      return say`Scribed spell ${choice.at + 1}`;
    default:
      return say`${plainChoices[choice.kind] ?? choice.kind}`;
  }
}

/** What others are choosing, by procedure. */
const tasks: Readonly<Record<string, string>> = {
  game: "the setup",
  round: "cards to discard",
  turn: "an action",
  repeats: "whether to repeat the action",
  boarding: "who comes aboard",
  recruit: "whom to recruit",
  build: "what to build",
  research: "Discover or Scribe",
  tax: "the Tax",
  draw: "cards to discard",
  march: "a March",
  voyage: "a Vessel’s move",
  cast: "a spell to cast",
  spell: "whether to answer a spell",
  battle: "the battle",
  harvest: "the Harvest",
  landing: "where to land",
  bombard: "what to attack",
  explore: "a token",
  destruction: "whether to save a Unit",
  enemy: "the enemy’s move",
  enemyMove: "the enemy’s move",
};

const reasons: Readonly<Record<ReasonId, string>> = {
  "no-supply": "none is left in supply",
  "no-building": "its Building is not built",
  "too-expensive": "you cannot pay for it",
  built: "it is built already",
  "no-serf": "no Serf is in the Courtyard",
  "top-level": "the Capital City is at its highest level",
  "tower-limit": "your Capital level allows no more Towers",
  "no-tower-here": "no Tower may stand here",
  "not-incanted": "only Incanted spells can be used here",
  "scribe-limit": "your Capital level allows no more Scribed spells",
  "not-ready": "the spell is not ready",
  "slot-used": "the slot is used this round",
  "nothing-to-recruit": "there is nothing you could recruit now",
  "nothing-to-build": "there is nothing you could build now",
  "nobody-marches": "nobody could march now",
  "no-vessel": "the Vessel is not in play",
  "vessel-stuck": "the Vessel has nowhere to go",
  "no-spell": "you have no spell that could be cast",
  "not-command": "only Command actions can be mustered",
  "first-march": "the first March slot is still free",
  "wrong-role": "the card is for the other side of a battle",
  "serfs-alone": "Serfs alone cannot play it",
  "shifted-enough": "enough Units of this kind have been aboard and back",
  "all-taken": "all of them are in the army",
  "ally-declined": "its owner said no",
  "ally-full": "your ally can hold no more of it",
  "ally-later": "your own pieces take damage first",
  "army-complete": "this army goes as it is",
  "army-full": "an army has at most five Units",
  "asked-enough": "your ally has been asked often enough",
  "back-at-start": "a March ends in another Region than it began in",
  "cancelled-already": "the spell is cancelled already",
  "cannot-happen": "it can do nothing now",
  "capital-safe": "a Region with a Capital City is safe from it",
  "continent-far": "it is not next to a continent with a Capital City",
  "continent-taken": "a Capital City stands there",
  "deck-full": "the Vessel is full",
  "enemy-there": "enemies are there",
  "faction-taken": "another player has this faction",
  full: "you can hold no more of it",
  held: "a spell keeps everybody there from leaving",
  "no-army": "pick a Unit first",
  "no-base": "none of your Units stands there next to the token",
  "no-enemy-there": "no enemy is there",
  "no-enemy-tower": "no enemy Tower stands there",
  "no-hero-there": "none of your Heroes is there",
  "no-hidden-token": "no face-down token lies there",
  "no-refuge": "survivors go to their Capital or a Tower",
  "no-resource": "none of it is left",
  "no-room": "there is no room for so many Units",
  "no-serf-here": "none of your Serfs is there",
  "no-serf-on-slot": "no Serf lies on this slot",
  "no-target-there": "the effect would find nothing there",
  "no-unit": "you have no Unit there that could go",
  "not-affected": "the effect does not take this Unit",
  "not-combat": "only Combat spells can be cast in a battle",
  "not-control": "you do not control this Region",
  "not-most": "it is not the resource held most",
  "not-near": "it is too far from your Units",
  "not-next": "it is not next to where you are",
  "not-reaction": "only Reaction spells answer a spell",
  "not-sacrificed": "this Unit cannot be sacrificed",
  "not-the-place": "the effect does not reach this Region",
  "not-your-battle": "only the other leader of the battle can copy it",
  "nothing-to-lose": "they have nothing to lose there",
  "nothing-to-steal": "they have nothing to steal",
  "nowhere-to-go": "it would have nowhere to go",
  "on-the-way": "nobody joins or leaves an army on its way",
  "other-window": "it answers at another moment",
  "out-of-play": "this continent is out of play",
  "own-first": "an army needs one of your own Units first",
  "ready-already": "the spell is ready",
  "region-closed": "a spell closes this Region",
  "sacrificed-already": "it is sacrificed already",
  "seen-already": "you have looked at it already",
  "target-used": "it was chosen already",
  "too-far": "the Speed does not reach so far",
  "unit-order": "Units join in order: take a step back and pick this one first",
  "used-already": "it was used already",
  "vessel-at-sea": "the Vessel is at sea",
};

const phrases: Phrases = {
  table: (view, r) =>
    say`Round ${view.round} (${phases[view.phase]})${view.lastRound > 0 ? `, the last one is ${view.lastRound}` : ""}. First player: ${seat(r, view.first)}.`,
  tax: view => say`Tax: ${list(view.tax.map((id, i) => say`${resource(id)} ${4 - i}`))}.`,
  tokens: view =>
    say`${view.hiddenLand} Land tokens lie face down; deck ${view.deckSize}, discarded ${view.discardSize}.`,
  realm: (realm, who, r) =>
    realm.isOut
      ? say`${seat(r, who)} is out of the game.`
      : say`${seat(r, who)}${realm.faction === "" ? "" : say` (${faction(realm.faction)})`}: ${vp(realm.vp)}, level ${realm.level}, Ore ${realm.ore}, Mana ${realm.mana}, Food ${realm.food}, ${cards(realm.librarySize)}, Buildings ${realm.buildings.length}.`,
  library: realm => say`  Library: ${list((realm.library ?? []).map(spell))}.`,
  scribed: realm =>
    say`  Scribed: ${list(realm.scribed.map((card, i) => say`${spell(card)} (${turned[realm.turned[i]!]!})`))}.`,
  towers: at => say`  Towers: ${list(at.map(region))}.`,
  army: (pieces, at) => say`  ${region(at)}: ${units(pieces)}.`,
};

/** English. */
export const texts: Texts<HlasView, HlasEvent> = {
  name: "Heroes of Land, Air & Sea",
  tagline: "Four fantasy factions explore, expand, exploit and exterminate by land, air and sea.",
  options: {
    teams: {
      name: "Teams",
      about: "Two against two; allies sit opposite each other.",
      values: { off: "Everybody alone", on: "Two teams" },
    },
    difficulty: {
      name: "Difficulty",
      about:
        "How strong the enemy is: cards a round, Strength and VP of a card in battle, Ore for each space of its track. The Jester never marches into your Capital; the Lord plays its cards and board as they are.",
      values: {
        jester: "Jester",
        herald: "Herald",
        page: "Page",
        archer: "Archer",
        sergeant: "Sergeant",
        squire: "Squire",
        knight: "Knight",
        lord: "Lord",
      },
    },
    retreat: {
      name: "An Air Vessel beaten at sea",
      about:
        "One that flies out to sea to fight and survives has one more step to reach land. Losing survivors go to their Capital or a Tower.",
      values: { home: "Retreats like all survivors", shore: "Must land next to the battle, or is lost" },
    },
    edge: {
      name: "Air Vessels and the map’s edge",
      about: "Sea Vessels may cross it. Of Air Vessels the rulebook says only that they use no ferry routes.",
      values: { open: "They cross it too", closed: "They do not" },
    },
    tokens: {
      name: "Tokens beside an enemy Tower",
      about: "The solo enemy takes them onto its board; whether it scores them is not said.",
      values: { score: "1 VP each, as on the move", nothing: "No VP" },
    },
    copy: {
      name: "Copying a cancelled spell",
      about: "A cancelled spell has been cast, but has no effect.",
      values: { effect: "Not possible", cast: "Copy Spell copies it all the same" },
    },
  },
  seatOptions: {
    faction: {
      name: "Faction",
      about: "Who you play; otherwise you choose in the game.",
      values: {
        choose: "Choose in the game",
        humans: names.factions.humans.name,
        orcs: names.factions.orcs.name,
        dwarves: names.factions.dwarves.name,
        elves: names.factions.elves.name,
      },
      brings: Object.fromEntries(Object.entries(names.factions).map(([id, { style }]) => [id, style])),
    },
  },
  question: (q, view, reader) => begun(questions[`${q.proc}.${q.step}`]?.(q, view, reader) ?? say`Choose.`),
  waiting: (waiting, _view, reader) =>
    say`Waiting for ${list(waiting.open.map(each => seat(reader, each)))}: ${tasks[waiting.proc] ?? "an effect"}.`,
  choice: (choice: Choice, question, view, reader) => choiceText(choice as HlasChoice, question, view, reader),
  refusal: (refusal: Refusal) => say`${reasons[refusal.why as ReasonId]}`,
  log: (event, reader) => {
    const told = (log[event.type] as (e: HlasEvent, r: Reader) => Sentence | null)(event, reader);
    return told && begun(told);
  },
  describe: (view, reader) => describe(phrases, view, reader),
  ending: (result, reader) =>
    result.winners.length === 0
      ? say`${endings[result.reason as keyof typeof endings]} The enemy wins.`
      : say`${endings[result.reason as keyof typeof endings]} Won by ${list(result.winners.map(each => seat(reader, each)))}.`,
  scores: {
    play: "During the game",
    units: "Units",
    buildings: "Buildings",
    towers: "Towers",
    level: "Capital level",
    scribed: "Scribed spells",
    regions: "Regions",
    abilities: "Abilities",
    tokens: "Tokens",
    total: "Total",
  },
  others: { enemy: "Enemy" },
};
