// Tytani po polsku (Polish).

import type { Question } from "#kernel/look.ts";
import type { Choice, Refusal } from "#kernel/procedure.ts";
import {
  idsIn,
  isIn,
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
import type { Phase, Score } from "../state.ts";
import type { PowerView, TytaniView } from "../view/view.ts";
import { describe, type Phrases, type RegionFacts } from "./describe.ts";
import { names } from "./names-pl.ts";
import { type EventOf, type Grammar, wordsOf } from "./words.ts";

const grammar: Grammar = {
  and: "i",
  automa: "Automa",
  units: {
    infantry: { one: "Oddział Piechoty", few: "Oddziały Piechoty", many: "Oddziałów Piechoty" },
    cavalry: { one: "Oddział Kawalerii", few: "Oddziały Kawalerii", many: "Oddziałów Kawalerii" },
    artillery: { one: "Oddział Artylerii", few: "Oddziały Artylerii", many: "Oddziałów Artylerii" },
    titan: { one: "Tytan", few: "Tytany", many: "Tytanów" },
  },
  needs: {
    own: {
      infantry: "własna Piechota",
      cavalry: "własna Kawaleria",
      artillery: "własna Artyleria",
      titan: "własny Tytan",
    },
    enemy: {
      infantry: "wroga Piechota",
      cavalry: "wroga Kawaleria",
      artillery: "wroga Artyleria",
      titan: "wrogi Tytan",
    },
  },
  dice: { infantry: "Piechota", cavalry: "Kawaleria", artillery: "Artyleria", titan: "Tytan" },
  sources: { "solo-card": "karta solo", symbol: "symbol karty Narodu", difficulty: "poziom trudności" },
};

const words = wordsOf("pl", names, grammar);
const { army, card, count, die, dice, list, mission, nation, order, orders, region, seat, soloCard, support } = words;
const { source, supports, unit, usable, who } = words;

const cards = (n: number): string => count(n, { one: "karta", few: "karty", many: "kart" });
const supportCards = (n: number): string =>
  count(n, { one: "kartę Wsparcia", few: "karty Wsparcia", many: "kart Wsparcia" });
const orderCards = (n: number): string =>
  count(n, { one: "karta Rozkazu", few: "karty Rozkazów", many: "kart Rozkazów" });
const missionCards = (n: number): string => count(n, { one: "Misję", few: "Misje", many: "Misji" });
const points = (n: number): string => `${n} PZ`;

const drawCauses: Readonly<Record<DrawCause, string>> = {
  setup: " na początek",
  phase: "",
  structure: " za Twierdzę lub Stolicę",
  loser: " po przegranej",
  effect: "",
  reinforcement: " jako Wzmocnienie",
};
const discardCauses: Readonly<Record<DiscardCause, string>> = {
  payment: " jako zapłatę",
  reroll: " za Przerzut",
  limit: " (limit kart na ręce)",
  effect: "",
  enemy: " za sprawą przeciwnika",
};
const deployCauses: Readonly<Record<DeployCause, string>> = {
  deployment: "rozmieszcza",
  titan: "przywraca na mapę",
  setup: "rozmieszcza",
};
const moveVerbs: Readonly<Record<MoveCause, string>> = {
  move: "przemieszcza",
  return: "cofa",
  retreat: "wycofuje",
  conquest: "wprowadza",
};
const lossCauses: Readonly<Record<LossCause, string>> = {
  losses: "",
  noRetreat: ", bo nie ma dokąd się wycofać",
  noRoom: ", bo brakuje miejsca",
};
const scoreCauses: Readonly<Record<keyof Score, string>> = {
  regions: "za Regiony",
  battles: "za Bitwę",
  titans: "za pokonanego Tytana",
  fortresses: "za Twierdzę",
  capitals: "za Stolice",
  missions: "za Misję",
  automa: "według zasad automy",
  start: "na początek gry",
};
const purposes: Readonly<Record<DicePurpose, string>> = {
  reroll: "przerzuca Kości",
  max: "obraca Kości na najwyższy wynik",
  min: "obraca Kości na najniższy wynik",
  next: "obraca Kości na wyższy wynik",
  double: "liczy Kość podwójnie",
};
const reinforcementNames: Readonly<Record<string, string>> = {
  "draw-support": "Dobierz 2 karty Wsparcia",
  "draw-missions": "Misja: wybierz 1 z 2",
  "buy-card": "Kup kartę Narodu",
  deploy: "Rozmieść Oddział (1 karta Wsparcia)",
};

const log: LogTexts<TytaniEvent> = {
  gameSetUp: e =>
    say`Scenariusz: ${names.scenarios[e.scenario]}, liczba Rund: ${e.rounds}${e.isFree ? ", dowolne rozmieszczenie" : ""}${e.isCapture ? ", Stolice są przejmowane" : ""}${e.isAdvanced ? ", zaawansowane Rozkazy" : ""}${e.difficulty === "" ? "" : `, ${names.difficulties[e.difficulty]}`}.`,
  nationChosen: (e, r) =>
    typeof e.who === "string"
      ? say`Automa prowadzi Naród: ${nation(e.nation)}${e.isFirst ? "; zaczyna grę" : ""}.`
      : say`${who(r, e.who)} prowadzi Naród: ${nation(e.nation)}${e.isFirst ? "; zaczyna grę" : ""}.`,
  positionTaken: (e, r) =>
    say`${who(r, e.who)} zajmuje w Scenariuszu pozycję Narodu: ${nation(e.printed)} (Stolica: ${region(e.capital)}).`,
  armyPlaced: (e, r) =>
    say`${who(r, e.who)}: Stolica na Regionie ${region(e.capital)}; ${list(e.units.map(({ at, army: of }) => say`${region(at)}: ${army(of)}`))}.`,
  unitsDeployed: (e, r) =>
    say`${who(r, e.who)} ${deployCauses[e.cause]} ${unitObject(e.unit)} na Regionie ${region(e.at)}.`,
  supportDrawn: (e, r) =>
    e.cards
      ? say`${who(r, e.who)} dobiera${drawCauses[e.cause]}: ${supports(e.cards)}.`
      : say`${who(r, e.who)} dobiera ${supportCards(e.count)}${drawCauses[e.cause]}.`,
  supportTaken: (e, r) => say`${who(r, e.who)} bierze z puli kartę ${support(e.card)}.`,
  supportDiscarded: (e, r) => say`${who(r, e.who)} odrzuca kartę ${support(e.card)}${discardCauses[e.cause]}.`,
  supportStolen: (e, r) =>
    e.card
      ? say`${who(r, e.who)} zabiera kartę ${support(e.card)}; traci ją ${who(r, e.from)}.`
      : say`${who(r, e.who)} zabiera kartę Wsparcia; traci ją ${who(r, e.from)}.`,
  supportRevealed: e => say`Nowe w puli Wsparcia: ${supports(e.cards)}.`,
  supportShuffled: e => say`Odrzucone karty tworzą nową talię Wsparcia (${cards(e.count)}).`,
  nationCardBought: (e, r) => say`${who(r, e.who)} kupuje kartę ${card(e.card)} za ${supportCards(e.price)}.`,
  nationCardRevealed: (e, r) => say`${who(r, e.who)} odkrywa kartę ${card(e.card)}.`,
  nationCardsKept: (e, r) => keptText(e, r),
  missionKept: (e, r) =>
    e.mission ? say`${who(r, e.who)} zatrzymuje Misję ${mission(e.mission)}.` : say`${who(r, e.who)} zatrzymuje Misję.`,
  missionsPassed: e => say`Wszyscy podają w prawo ${missionCards(e.count)}.`,
  missionsDrawn: (e, r) =>
    e.missions
      ? say`${who(r, e.who)} dobiera: ${list(e.missions.map(mission))}.`
      : say`${who(r, e.who)} dobiera ${missionCards(e.count)}.`,
  missionClaimed: (e, r) => say`${who(r, e.who)} realizuje Misję ${mission(e.mission)} (${points(e.vp)}).`,
  missionsShuffled: e => say`Zrealizowane Misje wracają przetasowane pod talię (${e.count}).`,
  roundStarted: e => say`Zaczyna się Runda ${e.round}.`,
  ordersDealt: e =>
    e.row === "pool" ? say`Pula Rozkazów: ${orders(e.orders)}.` : say`Nadchodzące Rozkazy: ${orders(e.orders)}.`,
  ordersMovedDown: e => say`Nadchodzące Rozkazy stają się Pulą: ${orders(e.orders)}.`,
  ordersDiscarded: e => say`Niewybrane, odrzucone: ${orders(e.orders)}.`,
  ordersShuffled: e => say`Przetasowano Rozkazy: ${orderCards(e.count)}.`,
  orderRevealed: e => say`Odkryto ostatni Rozkaz: ${order(e.order)}.`,
  turnStarted: (e, r) => say`Turę zaczyna ${who(r, e.who)}.`,
  soloCardFlipped: (e, r) => say`${who(r, e.who)} odkrywa kartę solo ${soloCard(e.card)}.`,
  ordersSwapped: (e, r) =>
    say`${who(r, e.who)} płaci Energią (${e.energy}): do Puli trafia ${order(e.inTo)}, a do nadchodzących wraca ${order(e.out)}.`,
  orderTaken: (e, r) => say`${who(r, e.who)} wybiera Rozkaz ${order(e.order)}.`,
  actionStarted: (e, r) => say`${who(r, e.who)}: ${names.actions[e.action]}.`,
  actionSkipped: (e, r) => say`${who(r, e.who)} nie może wykonać Akcji: ${names.actions[e.action]}.`,
  orderUsed: () => null,
  energyGained: (e, r) => say`${who(r, e.who)} otrzymuje Energię: ${e.amount} (razem ${e.total}).`,
  energySpent: (e, r) => say`${who(r, e.who)} płaci Energią: ${e.amount} (zostaje ${e.total}).`,
  usableUsed: (e, r) => say`${who(r, e.who)} używa: ${usable(e.id)}${e.isRotated ? " (raz na Rundę)" : ""}.`,
  unitsMoved: (e, r) =>
    say`${who(r, e.who)} ${moveVerbs[e.cause]} ${armyObject(e.army)}: ${region(e.from)} → ${region(e.to)}.`,
  attackDeclared: (e, r) =>
    say`${who(r, e.who)} atakuje Region ${region(e.at)} z Regionu ${region(e.from)}: ${army(e.army)}. Broni się ${who(r, e.against)}.`,
  regionTaken: (e, r) =>
    e.from === null
      ? say`${who(r, e.who)} przejmuje kontrolę nad Regionem ${region(e.at)}.`
      : say`${who(r, e.who)} przejmuje Region ${region(e.at)}; traci go ${who(r, e.from)}.`,
  regionLeft: (e, r) => say`${who(r, e.who)} nie ma już Znacznika Kontroli i porzuca Region ${region(e.at)}.`,
  fortressBuilt: (e, r) => say`${who(r, e.who)} buduje Twierdzę na Regionie ${region(e.at)} (zostało: ${e.left}).`,
  fortressTaken: (e, r) => say`${who(r, e.who)} przejmuje Twierdzę na Regionie ${region(e.at)}.`,
  fortressDestroyed: (e, r) => say`${who(r, e.who)} niszczy Twierdzę na Regionie ${region(e.at)}.`,
  capitalDestroyed: (e, r) => say`${who(r, e.who)} niszczy Stolicę na Regionie ${region(e.at)} (${nation(e.of)}).`,
  capitalCaptured: (e, r) => say`${who(r, e.who)} przejmuje Stolicę na Regionie ${region(e.at)} (${nation(e.of)}).`,
  capitalReturned: (e, r) => say`Stolicę na Regionie ${region(e.at)} odzyskuje ${who(r, e.who)}.`,
  battleStarted: (e, r) =>
    say`Bitwa o Region ${region(e.at)}. Atakuje ${who(r, e.attacker)} (${army(e.attackers)}), broni się ${who(r, e.defender)} (${army(e.defenders)})${e.isWalled ? ", za Twierdzą lub Stolicą" : ""}.`,
  battleAvoided: (e, r) => say`Regionu ${region(e.at)} nikt już nie broni: wkracza ${who(r, e.who)}.`,
  diceRolled: (e, r) => say`${who(r, e.who)} rzuca: ${dice(e.dice)}. Siła ${e.strength}.`,
  stageStarted: (e, r) => say`Etap Bitwy: ${who(r, e.who)}, Siła ${e.strength} przeciw ${e.enemyStrength}.`,
  stageEnded: (e, r) => say`${who(r, e.who)} kończy Etap z Siłą ${e.strength}.`,
  supportPlayed: (e, r) => say`${who(r, e.who)} zagrywa: ${supports(e.cards)}.`,
  unitBrought: (e, r) => say`${who(r, e.who)} wprowadza do Bitwy ${unitObject(e.unit)} z Regionu ${region(e.from)}.`,
  dieAdded: (e, r) => say`${who(r, e.who)} dodaje Kość: ${die(e.die)}.`,
  diceChanged: (e, r) => changedText(e, r),
  strengthAdded: (e, r) =>
    say`${who(r, e.who)}: ${e.bonus.amount > 0 ? "+" : "−"}${Math.abs(e.bonus.amount)} Siły (${source(e.bonus)}), razem ${e.strength}.`,
  battleDecided: (e, r) =>
    say`${e.attackStrength} przeciw ${e.defenceStrength}: Bitwę o Region ${region(e.at)} wygrywa ${who(r, e.winner)}, różnica ${e.difference}${e.counted === e.difference ? "" : ` (liczy się jak ${e.counted})`}.`,
  lossesChanged: (e, r) => say`${who(r, e.who)} zmienia liczbę strat o ${e.delta > 0 ? "+" : "−"}${Math.abs(e.delta)}.`,
  unitLost: (e, r) => say`${who(r, e.who)} traci ${unitObject(e.unit)} (${region(e.at)})${lossCauses[e.cause]}.`,
  vpGained: (e, r) => say`${who(r, e.who)} zdobywa ${points(e.amount)} ${scoreCauses[e.cause]}.`,
  titanRaised: (e, r) => say`${who(r, e.who)} podnosi Tytana na Planszy Narodu.`,
  missionsDiscarded: (e, r) => say`Niezrealizowane Misje (${who(r, e.who)}): ${list(e.missions.map(mission))}.`,
  reinforcementChosen: (e, r) =>
    say`${who(r, e.who)} wybiera Wzmocnienie: ${reinforcementNames[e.reinforcement] ?? ""}.`,
  cardsReadied: () => say`Użyte karty Narodu są znów gotowe.`,
  roundEnded: e => say`Koniec Rundy ${e.round}.`,
  gameEnded: () => say`Wojna dobiegła końca.`,
};

/** A unit as the subject of a sentence, and as its object: only a Titan is a person. */
function unitWord(type: UnitType): Sentence {
  return type === "titan" ? say`${unit("titan")}` : say`1 ${unit(type)}`;
}

function unitObject(type: UnitType): Sentence {
  return type === "titan" ? say`${ref("unit:titan", "Tytana")}` : unitWord(type);
}

function armyObject(of: number): Sentence {
  return army(of).map(part => (typeof part !== "string" && part.ref === "unit:titan" ? ref(part.ref, "Tytana") : part));
}

function keptText(e: EventOf<"nationCardsKept">, r: Reader): Sentence | null {
  if (!e.hasBottomed) return null;
  return e.bottom
    ? say`${who(r, e.who)} odkłada kartę ${card(e.bottom)} na spód talii Narodu.`
    : say`${who(r, e.who)} odkłada kartę na spód talii Narodu.`;
}

function changedText(e: EventOf<"diceChanged">, r: Reader): Sentence {
  const whose = e.whose === e.who ? say`` : say` (należą do: ${who(r, e.whose)})`;
  return say`${who(r, e.who)} ${purposes[e.purpose]}${whose}: ${dice(e.before)} → ${dice(e.after)}.`;
}

const originText = (id: string): string | Ref =>
  id in names.actions
    ? names.actions[id as ActionId]
    : id in reinforcementNames
      ? "Wzmocnienie"
      : usable(id as UsableId);

/** TYT-028: regions that the last unit would leave without a marker. */
function givenUp(question: Question): Sentence {
  const lost = idsIn(question, "abandoned").map(id => region(id as RegionId));
  return lost.length === 0
    ? say``
    : say` Nie masz już Znacznika Kontroli: opuszczony Region przestanie być twój (${list(lost)}).`;
}

type Ask = (question: Question, view: TytaniView, reader: Reader) => Sentence;

const firstPurchase: Readonly<Record<string, string>> = {
  card: "Pierwsza karta Narodu: kup jedną z trzech albo żadnej.",
  payment: "Którą kartę Wsparcia odrzucasz jako zapłatę?",
  bottom: "Odkładasz jedną z pozostałych kart na spód talii Narodu?",
  order: "W jakiej kolejności karty wracają na wierzch?",
  nothing: "Czekamy na pozostałych.",
};

const questions: Readonly<Record<string, Ask>> = {
  "nations.chooseNation": () => say`Wybierz Naród, który poprowadzisz.`,
  "placement.choosePosition": () => say`Wybierz pozycję startową.`,
  "placement.stationUnit": q =>
    say`Rozstaw ${unitObject(textIn(q, "unit") as UnitType)} w jednym ze swoich startowych Regionów.`,
  "outfit.buyFirst": q => say`${firstPurchase[textIn(q, "asks")] ?? firstPurchase.card!}`,
  "draft.keepMission": () => say`Zatrzymaj jedną Misję; pozostałe idą w prawo.`,
  "draft.keepAlone": q => say`Zatrzymaj Misje (pozostało do wyboru: ${numberIn(q, "left")}).`,
  "turn.swapOrder": () => say`Zapłacić Energią, by zamienić Rozkaz z Puli na nadchodzący nad nim?`,
  "turn.takeOrder": () => say`Twoja Tura: wybierz Rozkaz.`,
  "turn.act": () => say`Wykonaj Akcję, użyj karty albo zakończ Fazę Rozkazów.`,
  "turn.chooseBattle": () => say`Która Bitwa będzie następna?`,
  "turn.drawSupport": () => say`Dobierz 1 kartę Wsparcia: odkrytą albo z talii.`,
  "turn.useAfterDraw": () => say`Użyj karty Narodu albo przejdź dalej.`,
  "turn.discardToLimit": q => say`Limit 5 kart: odrzuć ${supportCards(numberIn(q, "left"))}.`,
  "turn.placeTitan": () => say`Twój Tytan wraca: wybierz kontrolowany Region.`,
  "turn.claimLast": () => say`Realizujesz Misję przed końcem Tury?`,
  "effects.payCard": q => say`${originText(textIn(q, "origin"))}: odrzuć 1 kartę Wsparcia jako koszt.`,
  "move.pickUnit": q =>
    say`${originText(textIn(q, "origin"))}: wybierz ${textIn(q, "origin") === "move-army" ? "Oddziały" : "Oddział"}.`,
  "move.chooseTarget": q =>
    say`${region(textIn(q, "from") as RegionId)}, ${army(numberIn(q, "army"))}: dokąd?${isIn(q, "abandons") ? " Nie masz już Znacznika Kontroli: porzucisz ten Region." : ""}`,
  "deploy.placeUnit": q => say`${originText(textIn(q, "origin"))}: wybierz Oddział i Region.`,
  "build.chooseSite": () => say`Gdzie budujesz Twierdzę?`,
  "purchase.chooseCard": () => say`Kup jedną z wierzchnich kart Narodu albo zrezygnuj.`,
  "purchase.payCard": q =>
    say`${card(textIn(q, "card") as NationCardId)}: odrzuć karty Wsparcia (pozostało: ${numberIn(q, "due")}).`,
  "purchase.chooseBottom": () => say`Odkładasz jedną z pozostałych kart na spód talii Narodu?`,
  "purchase.arrangeTop": () => say`W jakiej kolejności karty wracają na wierzch?`,
  "draw.drawCard": q => say`Dobierz kartę Wsparcia (pozostało: ${numberIn(q, "left")}).`,
  "discard.discardCard": () => say`Odrzuć 1 kartę Wsparcia.`,
  "bring.chooseUnit": q => say`Który Oddział dołącza do Bitwy?${givenUp(q)}`,
  "dice.pickDie": q => say`Wybierz Kości (${purposeNames[textIn(q, "purpose") as DicePurpose] ?? ""}).`,
  "extraDie.chooseDie": () => say`Którą Kość dodajesz?`,
  "battle.useDeclared": q =>
    say`Bitwa o Region ${region(textIn(q, "at") as RegionId)}: używasz karty przed jej początkiem?`,
  "battle.act": q =>
    say`${numberIn(q, "role") === 0 ? "Atakujesz" : "Bronisz się"} (${region(textIn(q, "at") as RegionId)}): zagrywaj karty, używaj Zdolności albo zakończ Etap.`,
  "battle.discardExtra": q =>
    say`Karta za Twierdzę lub Stolicę przekracza limit na ręce: odrzuć ${supportCards(numberIn(q, "left"))}.`,
  "battle.useAsWinner": () => say`Wygrywasz: używasz karty przed liczeniem strat?`,
  "battle.useAsLoser": () => say`Przegrywasz: używasz karty przed liczeniem strat?`,
  "battle.loseUnit": q => say`Wybierz Oddział, który tracisz (pozostało: ${numberIn(q, "left")}).`,
  "battle.chooseRetreat": () => say`Dokąd wycofujesz Oddziały?`,
  "battle.loseExcess": () => say`Nie wszyscy się zmieszczą: wybierz Oddział, który tracisz.`,
  "battle.useAfterVictory": () => say`Po wygranej: używasz karty?`,
  "battle.useAfterDefeat": () => say`Po przegranej: używasz karty?`,
  "battle.claimAsAttacker": () => say`Realizujesz Misję po tej Bitwie?`,
  "battle.claimAsDefender": () => say`Realizujesz Misję związaną z tą Bitwą?`,
  "reinforcement.chooseFirst": () => say`Pierwsze Wzmocnienie: wybierz karty Wsparcia albo Misję.`,
  "reinforcement.chooseSecond": () => say`Drugie Wzmocnienie: wybierz kartę Narodu albo Oddział.`,
  "missionDraw.keepOne": () => say`Którą Misję zatrzymujesz?`,
};

const purposeNames: Readonly<Record<DicePurpose, string>> = {
  reroll: "do Przerzutu",
  max: "na najwyższy wynik",
  min: "na najniższy wynik",
  next: "na następny wyższy wynik",
  double: "liczone podwójnie",
};

const tasks: Readonly<Record<string, string>> = {
  nations: "wybór Narodu",
  placement: "rozmieszczenie armii",
  outfit: "pierwsza karta Narodu",
  draft: "Misje",
  turn: "Tura",
  effects: "koszt",
  move: "Ruch",
  deploy: "rozmieszczenie",
  build: "Twierdza",
  purchase: "karta Narodu",
  draw: "karta Wsparcia",
  discard: "odrzucenie karty",
  bring: "Oddział do Bitwy",
  dice: "Kości",
  extraDie: "dodatkowa Kość",
  battle: "Bitwa",
  reinforcement: "Wzmocnienie",
  missionDraw: "Misja",
};

const plainChoices: Readonly<Record<string, string>> = {
  done: "Gotowe",
  pass: "Nie",
  decline: "Zrezygnuj",
  keepOnTop: "Zostaw wszystkie na wierzchu",
  endOrders: "Zakończ Fazę Rozkazów",
  endStage: "Zakończ Etap",
};

function choiceText(choice: TytaniChoice, question: Question, view: TytaniView): Sentence {
  switch (choice.kind) {
    case "nation":
    case "position":
      return say`${nation(choice.nation)}`;
    case "station":
      return say`${region(choice.at)}`;
    case "buy":
      return say`Kup kartę ${card(choice.card)}`;
    case "discard":
      return say`Odrzuć: ${support(choice.card)}`;
    case "bottom":
      return say`Na spód: ${card(choice.card)}`;
    case "arrange":
      return say`Od wierzchu: ${list(choice.cards.map(card))}`;
    case "keep":
      return say`${mission(choice.mission)}`;
    case "claim":
      return say`Zrealizuj Misję ${mission(choice.mission)}`;
    case "swap":
      return swapText(choice.slot, view);
    case "order":
      return say`${order(choice.order)}`;
    case "act":
      return say`${names.actions[choice.action]}`;
    case "use":
      return say`Użyj: ${usable(choice.id)}`;
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
      return say`Region ${region(choice.to)}`;
    case "deploy":
      return say`${unitWord(choice.unit)}: ${region(choice.at)}`;
    case "build":
    case "fight":
      return say`${region(choice.at)}`;
    case "support":
      return say`Zagraj: ${supports(choice.cards)}`;
    case "reroll":
      return say`Odrzuć za Przerzut: ${support(choice.card)}`;
    case "die":
      return dieText(choice.die, question, view);
    case "addDie":
      return say`Kość: ${grammar.dice[choice.die]}`;
    case "draw":
      return choice.card === "deck" ? say`Z talii` : say`${support(choice.card)}`;
    case "reinforce":
      return say`${reinforcementNames[choice.with] ?? ""}`;
    default:
      return say`${plainChoices[choice.kind] ?? ""}`;
  }
}

function swapText(slot: number, view: TytaniView): Sentence {
  const [out, inTo] = [view.pool[slot], view.upcoming[slot]];
  return out && inTo ? say`Zamień: ${order(out)} → ${order(inTo)}` : say`Miejsce ${slot + 1}`;
}

function dieText(at: number, question: Question, view: TytaniView): Sentence {
  const found = view.battle?.sides[numberIn(question, "role") === 0 ? 0 : 1].dice[at];
  return found ? say`${die(found)}` : say`Kość ${at + 1}`;
}

const refusals: Readonly<Record<Reason, string>> = {
  "too-far": "to za daleko",
  "nowhere-to-go": "nie ma teraz dokąd się ruszyć",
  "other-unit": "do tego trzeba innego typu Oddziału",
  "other-region": "wszystkie muszą być w tym samym Regionie",
  "enough-of-them": "więcej takich nie może ruszyć",
  "none-in-reserve": "nie masz już żadnego w rezerwie",
  "fortress-there": "stoi tam już Twierdza",
  "capital-there": "stoi tam Stolica, która daje to samo",
  "nation-taken": "tym Narodem dowodzi inny gracz",
  "not-in-scenario": "ten Naród nie bierze udziału w scenariuszu",
  "position-taken": "tę pozycję zajął inny gracz",
  "no-start": "to nie jest twój Region startowy",
  "not-yet": "można ją wziąć dopiero, gdy przesunie się w dół",
  "nothing-above": "nad nią nie leży żadna karta",
  "action-done": "ta Akcja została już wykonana",
  "not-now": "nie można tego użyć w tej chwili",
  "not-met": "nie spełniasz jej wymagań",
  "claimed-already": "Misja została już ujawniona",
  "not-your-turn": "poza swoją turą można ujawnić tylko Misję bitewną",
  "none-left": "nie ma już kart Wsparcia",
  "no-missions": "nie ma już Misji",
  "not-adjacent": "nie sąsiaduje z Bitwą",
  "other-die": "do tego trzeba innej kości",
  "die-too-high": "ta kość pokazuje za dużo",
  "die-as-it-is": "ta kość by się nie zmieniła",
  "die-picked": "ta kość jest już wybrana",
  "no-die": "nie ma już takiej kości",
  "not-empty": "kontroluje go inny gracz",
  "own-land-first": "musisz się wycofać na własny Region",
  "needed-by-attackers": "mogą tam wrócić atakujący, którzy z niego wyszli",
  "more-room-elsewhere": "gdzie indziej zmieści się więcej twoich Oddziałów",
  "needs-unit": "brakuje wymaganego Oddziału",
  "no-room": "za mało miejsca",
  "no-room-to-attack": "tylu atakujących nie zmieściłoby się tam po wygranej",
  "last-region": "ostatniego bezpiecznego Regionu gracza nie wolno zająć",
  "enemies-there": "stoją tam wrogie Oddziały",
  "not-controlled": "nie kontrolujesz go",
  "capital-left": "nie możesz opuścić przejętej Stolicy, gdy nic innego nie jest bezpieczne",
  "too-few-cards": "masz za mało kart Wsparcia",
  "no-build": "nie ma już Twierdz albo miejsca na nią",
  "no-move": "żaden Oddział nie może się tak ruszyć",
  "no-deploy": "nie ma takiego Oddziału w rezerwie albo brakuje miejsca",
  "no-buy": "nie stać cię na żadną z wierzchnich kart",
  used: "już wykorzystane",
  needs: "brakuje wymaganych Oddziałów",
  price: "nie możesz zapłacić kosztu",
  "no-effect": "niczego by to nie zmieniło",
  once: "tylko raz na Bitwę",
};

const phases: Readonly<Record<Phase, string>> = {
  setup: "przygotowanie",
  orders: "Faza Rozkazów",
  battles: "Bitwy",
  support: "karta Wsparcia",
  cleanup: "Faza Porządków",
  "round-end": "koniec Rundy",
  over: "koniec gry",
};
const titanPlaces = {
  map: "na mapie",
  standing: "na Planszy Narodu (stoi)",
  lying: "na Planszy Narodu (leży)",
};

function powerText(power: PowerView, view: TytaniView, r: Reader): Sentence {
  const vp = power.vp === null ? "PZ ukryte" : points(power.vp);
  const energy = view.isAdvanced ? `, Energia ${power.energy}` : "";
  const bought = power.cards.length > 0 ? say`; karty Narodu: ${list(power.cards.map(card))}` : say``;
  const solo = power.soloCard === "" ? say`` : say`; karta solo: ${soloCard(power.soloCard)}`;
  return say`${who(r, power.who)}${power.nation === "" ? "" : say`, ${nation(power.nation)}`}: ${vp}, Regiony ${power.regions}, karty Wsparcia ${power.handSize}, Misje ${power.missionCount}${energy}; rezerwa: ${power.reserve === 0 ? "brak" : army(power.reserve)}; Tytan ${titanPlaces[power.titan]}${bought}${solo}.`;
}

function handText(power: PowerView): Sentence {
  const hand = power.hand && power.hand.length > 0 ? say`${supports(power.hand)}` : say`pusta`;
  const held = power.missions && power.missions.length > 0 ? say`${list(power.missions.map(mission))}` : say`brak`;
  const top = power.deckTop.length > 0 ? say` Wierzch twojej talii Narodu: ${list(power.deckTop.map(card))}.` : say``;
  return say`Twoja ręka: ${hand}. Misje: ${held}.${top}`;
}

function regionText(facts: RegionFacts, r: Reader): Sentence {
  const owner = facts.owner ? say`${who(r, facts.owner.who)}` : say`niekontrolowany`;
  const units = facts.army === 0 ? say`bez Oddziałów` : army(facts.army);
  const built = facts.hasFortress
    ? say`; Twierdza`
    : facts.capital
      ? say`; Stolica (${who(r, facts.capital.who)})`
      : say``;
  const threat = facts.attackers === 0 ? say`` : say`; atak: ${army(facts.attackers)}`;
  return say`${region(facts.id)}${facts.isCentral ? " (Region Centralny)" : ""}: ${owner}, ${units}${built}${threat}; miejsce ${facts.capacity}; sąsiedzi: ${list(facts.neighbours.map(region))}.`;
}

const phrases: Phrases = {
  heading: (view, r) =>
    say`${names.scenarios[view.scenario]}: Runda ${view.round} z ${view.rounds}, ${phases[view.phase]}${view.powers[view.active] ? say`, Tura: ${who(r, view.powers[view.active]!.who)}` : ""}.`,
  power: powerText,
  hand: handText,
  orders: view =>
    say`Rozkazy: ${orders(view.pool.filter(id => id !== ""))}${view.upcoming.some(id => id !== "") ? say`; nadchodzące: ${orders(view.upcoming.filter(id => id !== ""))}` : ""}.`,
  support: view =>
    say`Pula Wsparcia: ${supports(view.supportPool)}; talia ${view.supportLeft}, odrzucone ${view.supportDiscard.length}.`,
  battle: (battle, view, r) => {
    const side = (i: 0 | 1): Sentence =>
      say`${who(r, view.powers[battle.sides[i].power]!.who)}: ${dice(battle.sides[i].dice) || "bez Kości"}${battle.sides[i].bonuses.length > 0 ? say`; ${list(battle.sides[i].bonuses.map(each => say`${each.amount} (${source(each)})`))}` : ""}`;
    return say`Bitwa. Atak: ${side(0)}. Obrona: ${side(1)}.`;
  },
  region: regionText,
};

const scenarioNames = (...sizes: readonly number[]): Record<string, string> =>
  Object.fromEntries(
    scenarios
      .filter(each => sizes.includes(each.nations))
      .map(({ id, side, nations }) => [id, `${names.scenarios[id]} (strona ${side}, Narody: ${nations})`]),
  );
const scenarioText = (...sizes: readonly number[]) => ({
  name: "Scenariusz",
  about:
    "Określa, które Narody walczą, gdzie zaczynają i które Regiony są nieaktywne. Na pierwsze gry najlepsza jest strona A.",
  values: scenarioNames(...sizes),
});

/** Everything the game says in Polish. */
export const texts: Texts<TytaniView, TytaniEvent> = {
  name: "Tytani",
  tagline: "Cztery korony, czterech olbrzymów, stulecie w ogniu: wybieraj Rozkazy, zajmuj Regiony i wygrywaj Bitwy.",
  options: {
    "scenario-1": scenarioText(2, 3),
    "scenario-2": scenarioText(2),
    "scenario-3": scenarioText(3),
    "scenario-4": scenarioText(4),
    difficulty: {
      name: "Poziom trudności",
      about: "Jak silne są automy, z którymi mierzysz się w pojedynkę.",
      values: Object.fromEntries(difficultyIds.map(id => [id, names.difficulties[id]])),
    },
    placement: {
      name: "Armie",
      about: "Przy dowolnym rozmieszczeniu wybierasz Naród, pozycję startową i miejsca pierwszych Oddziałów.",
      values: { printed: "Według Scenariusza", free: "Dowolne rozmieszczenie" },
    },
    capitals: {
      name: "Stolice",
      about:
        "Przejęte Stolice zostają na mapie; na koniec gry każda Stolica, którą kontrolujesz (także własna), daje 2 PZ.",
      values: { destroyed: "Są niszczone", captured: "Są przejmowane" },
    },
    rounds: {
      name: "Długość",
      about: "Rozszerzona rozgrywka ma czwartą Rundę z tańszymi kartami Narodu.",
      values: { 3: "3 Rundy", 4: "4 Rundy" },
    },
    orders: {
      name: "Rozkazy",
      about: "Rozgrywka zaawansowana ma inne karty Rozkazów, Energię i po dwie dodatkowe Zdolności Tytanów.",
      values: { basic: "Podstawowe", advanced: "Zaawansowane" },
    },
    retreat: {
      name: "Odwrót na pusty Region",
      about: "Dokąd mogą się wycofać pokonani obrońcy, gdy w pobliżu nie ma ich Regionu.",
      values: { uncontrolled: "Tylko na ziemię niczyją", unoccupied: "Na każdy Region bez Oddziałów, także wrogi" },
    },
    wallCard: {
      name: "Karta za Twierdzę lub Stolicę",
      about: "Kiedy dobiera ją Broniący.",
      values: { battle: "Na początku Bitwy", attack: "Gdy tylko Region zostanie zaatakowany" },
    },
    fortressSite: {
      name: "Twierdza obok Stolicy",
      about: "Czy można ją tam zbudować. Padają razem; Broniący i tak dobiera jedną kartę.",
      values: { elsewhere: "Nie", capital: "Tak" },
    },
    titan: {
      name: "Leżący Tytan",
      about: "Co się z nim dzieje w Fazie D.",
      values: { step: "Wstaje, a wraca w następnej turze", whole: "Wstaje i od razu wraca" },
    },
    capitalReturn: {
      name: "Opuszczona zdobyta Stolica",
      about: "Kiedy wraca do pierwszego właściciela. Tylko w trybie Przejęcie Stolicy.",
      values: { phase: "Na końcu Fazy B", once: "Natychmiast" },
    },
    swaps: {
      name: "Zamiany kart Rozkazów",
      about: "Ile wolno ich zrobić w turze. Tylko w grze zaawansowanej.",
      values: { one: "Jedną", many: "Ile starczy Energii" },
    },
    scores: {
      name: "Punkty Zwycięstwa",
      about: "Ukryte do końca gry albo jawne dla wszystkich.",
      values: { hidden: "Ukryte", open: "Jawne" },
    },
  },
  seatOptions: {},
  question: (question, view, reader) =>
    questions[`${question.proc}.${question.step}`]?.(question, view, reader) ?? say`Wybierz.`,
  waiting: (waiting, _view, reader) =>
    say`${waiting.open.length === 1 ? "Teraz decyduje" : "Teraz decydują"}: ${list(waiting.open.map(i => seat(reader, i)))} (${tasks[waiting.proc] ?? "decyzja"}).`,
  choice: (choice: Choice, question, view) => choiceText(choice as TytaniChoice, question, view),
  refusal: (refusal: Refusal) => say`${refusals[refusal.why as Reason]}`,
  log: (event, reader) => (log[event.type] as (e: TytaniEvent, r: Reader) => Sentence | null)(event, reader),
  describe: (view, reader) => describe(view, reader, phrases),
  ending: (result, reader) => {
    if (result.reason === "solo")
      return result.winners.length > 0 ? say`Automy zostały pokonane: wygrywasz.` : say`Tym razem wygrywają automy.`;
    return say`Wojnę wygrywa ${list(result.winners.map(i => seat(reader, i)))}.`;
  },
  others: names.nations,
  scores: {
    total: "Punkty Zwycięstwa",
    regions: "Regiony",
    battles: "Bitwy",
    titans: "Pokonani Tytani",
    fortresses: "Twierdze",
    capitals: "Stolice",
    missions: "Misje",
    automa: "Zasady automy",
    start: "Na początek",
  },
};
