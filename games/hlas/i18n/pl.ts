// Heroes of Land, Air & Sea po polsku (Polish).
import type { Question } from "#kernel/look.ts";
import type { Choice, Refusal } from "#kernel/procedure.ts";
import {
  type LogTexts,
  numberIn,
  plural,
  type Reader,
  ref,
  type Sentence,
  say,
  type Texts,
  textIn,
} from "#kernel/texts.ts";
import type { HlasChoice } from "../choices.ts";
import type { SlotId } from "../content/actions.ts";
import type { ReasonId } from "../content/reasons.ts";
import type { Piece } from "../content/units.ts";
import type { HlasEvent, MoveCause, ResourceCause, VpCause } from "../events.ts";
import type { LossCause } from "../frames.ts";
import type { Objective } from "../state.ts";
import type { HlasView } from "../view/view.ts";
import { describe, type Phrases } from "./describe.ts";
import { names } from "./names-pl.ts";
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
  and: "i",
  enemy: "wróg",
  pieces: {
    serf: { one: "chłopa", few: "chłopów", many: "chłopów" },
    warrior: { one: "wojownika", few: "wojowników", many: "wojowników" },
    "hero-1": { one: "bohatera I" },
    "hero-2": { one: "bohatera II" },
    "hero-3": { one: "bohatera III" },
    "sea-vessel": { one: "statek morski" },
    "air-vessel": { one: "statek powietrzny" },
  },
  resources: {
    ore: { one: "rudę", few: "rudy", many: "rudy" },
    mana: { one: "manę", few: "many", many: "many" },
    food: { one: "żywność", few: "żywności", many: "żywności" },
  },
};

const words = wordsOf("pl", names, vocabulary);
const {
  ability,
  amounts,
  continent,
  count,
  faction,
  list,
  piece,
  region,
  seat,
  soloCard,
  source,
  spell,
  tactic,
  token,
  units,
} = words;

const vp = (n: number): string => `${n} PZ`;
const cards = (n: number): string => count(n, { one: "kartę czaru", few: "karty czarów", many: "kart czarów" });
const kinds = { ore: "ruda", mana: "mana", food: "żywność" } as const;
const taxOf = (tax: readonly (keyof typeof kinds)[]): Sentence =>
  list(tax.map((id, i) => say`${ref(`resource:${id}`, kinds[id])} ${4 - i}`));

const slots: Readonly<Record<SlotId, string>> = {
  recruit: "Rekrutacja",
  build: "Budowa",
  research: "Odkrycie / Zapisanie",
  tax: "Podatki",
  "march-1": "Marsz",
  "march-2": "Marsz (drugie pole)",
  sail: "Żegluga",
  fly: "Lot",
  cast: "Rzucenie czaru",
};
const causes: Readonly<Record<ResourceCause, string>> = {
  recruit: " za rekrutację",
  build: " za budowę",
  upgrade: " za ulepszenie",
  tower: " za wieżę",
  tax: " (podatki)",
  gift: " (dar)",
  cast: " za czar",
  spell: " (czar)",
  token: " (żeton)",
  ability: " (zdolność)",
  tactic: " za kartę taktyki",
  harvest: " (zbiory)",
  theft: " (kradzież)",
  exchange: " (wymiana)",
  move: " (wejście do regionu)",
};
const points: Readonly<Record<VpCause, string>> = {
  battle: "za wywołanie bitwy",
  capital: "za zniszczenie stolicy",
  spell: "za czar",
  tactic: "za kartę taktyki",
  token: "za żeton",
  ability: "dzięki zdolności",
  card: "za swoją kartę",
};
const paid: Readonly<Partial<Record<ResourceCause, string>>> = {
  recruit: "płaci",
  build: "płaci",
  upgrade: "płaci",
  tower: "płaci",
  tactic: "płaci",
  spell: "traci",
  token: "traci",
};
const numerals = ["I", "II", "III"];
const moved: Readonly<Record<MoveCause, string>> = {
  march: "maszeruje",
  sail: "żegluje statkiem morskim",
  fly: "leci statkiem powietrznym",
  spell: "przenosi dzięki czarowi",
  ability: "przenosi dzięki zdolności",
  token: "przenosi z powodu żetonu",
  retreat: "wycofuje",
  conscripts: "sprowadza na pomoc",
  board: "wprowadza na pokład",
  enemy: "porusza",
};
const lost: Readonly<Record<LossCause, string>> = {
  damage: "w bitwie",
  spell: "przez czar",
  ability: "przez zdolność",
  token: "przez żeton",
  crash: "w katastrofie",
  "lost-at-sea": "na morzu",
};
const objectives: Readonly<Record<Objective, string>> = {
  explore: "EKSploracja: odkryto wszystkie żetony lądu",
  expand: "EKSpansja: wszyscy wojownicy i chłopi są w grze",
  exploit: "EKSploatacja: stoją trzy wieże",
  exterminate: "EKSterminacja: zniszczono stolicę",
  track: "ostatnie pole toru stolicy",
};
const turned = ["gotowy", "przygotowywany", "wyczerpany"];
const phases = { setup: "przygotowanie", actions: "akcje", harvest: "zbiory", "round-end": "koniec rundy" };
const endings = {
  rounds: "Ostatnia runda dobiegła końca.",
  exterminate: "Stolica upadła: to koniec gry.",
  alone: "Nie ma już z kim walczyć.",
};

const log: LogTexts<HlasEvent> = {
  gameSetUp: (e, r) =>
    e.solo
      ? say`${seat(r, 0)} gra przeciwko wrogowi.`
      : say`Pierwszy gracz: ${seat(r, e.first)}.${e.teams ? " Gra drużynowa." : ""}`,
  factionTaken: (e, r) => say`${seat(r, e.seat)} prowadzi frakcję: ${faction(e.faction)}.`,
  taxLaid: e => say`Tor podatków: ${taxOf(e.tax)}.`,
  capitalPlaced: (e, r) => say`${seat(r, e.seat)} zakłada stolicę: ${region(e.at)}.`,
  continentExcluded: (e, r) => say`${seat(r, e.seat)} wyłącza z gry: ${continent(e.continent)}.`,
  tokensLaid: e => say`Na mapie leżą żetony: lądu ${e.land}, morza ${e.sea}.`,
  roundStarted: (e, r) =>
    say`Zaczyna się runda ${e.round}${e.isLast ? ", ostatnia" : ""}. Pierwszy gracz: ${seat(r, e.first)}.`,
  actionChosen: (e, r) =>
    say`${seat(r, e.seat)} ${e.via === "token" ? "wybiera akcję" : e.via === "repeat" ? "powtarza akcję" : "mobilizuje akcję"}: ${slots[e.slot]}.`,
  actionSkipped: (e, r) => say`${seat(r, e.seat)} nie wykonuje akcji.`,
  turnEnded: () => null,
  resourcesGained: (e, r) => say`${seat(r, e.seat)} zyskuje ${amounts(e)}${causes[e.cause]}.`,
  // What a cast costs is told with it.
  resourcesPaid: (e, r) =>
    e.cause === "cast" ? null : say`${seat(r, e.seat)} ${paid[e.cause] ?? "oddaje"} ${amounts(e)}${causes[e.cause]}.`,
  resourceGiven: (e, r) =>
    say`${seat(r, e.seat)} przekazuje ${amounts({ [e.resource]: 1 })} (otrzymuje: ${seat(r, e.to)}).`,
  resourcesStolen: (e, r) =>
    say`${seat(r, e.seat)} kradnie ${amounts({ [e.resource]: e.amount })} (traci: ${seat(r, e.from)}).`,
  vpGained: (e, r) =>
    say`${seat(r, e.seat)} ${e.amount > 0 ? "zyskuje" : "traci"} ${vp(Math.abs(e.amount))} ${points[e.cause]}.`,
  unitsRecruited: (e, r) =>
    say`${seat(r, e.seat)} ${e.cause === "recruit" ? "rekrutuje" : e.cause === "build" ? "buduje" : "dostaje"} ${piece(e.piece, e.count)}${e.at < 53 ? say` (${region(e.at)})` : " na pokładzie"}.`,
  unitBoarded: (e, r) => say`${seat(r, e.seat)} zabiera na pokład ${piece(e.piece)} (${region(e.at)}).`,
  unitLeft: (e, r) => say`${seat(r, e.seat)} wysadza na ląd ${piece(e.piece)} (${region(e.at)}).`,
  buildingBuilt: (e, r) => say`${seat(r, e.seat)} buduje: ${ref(`building:${e.id}`, names.buildings[e.id] ?? e.id)}.`,
  capitalUpgraded: (e, r) => say`${seat(r, e.seat)} ulepsza stolicę do poziomu ${e.level}.`,
  towerBuilt: (e, r) => say`${seat(r, e.seat)} buduje wieżę: ${region(e.at)}.`,
  towerLost: (e, r) => say`Pada wieża: ${region(e.at)} (${seat(r, e.seat)}).`,
  tokenRevealed: e => say`Odkryto żeton: ${token(e.token)} (${region(e.at)}).`,
  tokenResolved: (e, r) => (e.isIgnored ? say`${seat(r, e.seat)} ignoruje żeton: ${token(e.token)}.` : null),
  tokenCollected: (e, r) => say`${seat(r, e.seat)} zabiera żeton z regionu: ${region(e.at)}.`,
  tokenPeeked: (e, r) =>
    e.token
      ? say`${seat(r, e.seat)} podgląda żeton (${region(e.at)}): ${token(e.token)}.`
      : say`${seat(r, e.seat)} podgląda żeton: ${region(e.at)}.`,
  cardsDrawn: (e, r) =>
    e.cards
      ? say`${seat(r, e.seat)} dobiera: ${list(e.cards.map(spell))}.`
      : say`${seat(r, e.seat)} dobiera ${cards(e.count)}.`,
  cardsDiscarded: (e, r) =>
    e.cards
      ? say`${seat(r, e.seat)} odrzuca: ${list(e.cards.map(spell))}.`
      : say`${seat(r, e.seat)} odrzuca ${cards(e.count)}.`,
  deckShuffled: e => say`Odrzucone karty tworzą nową talię; liczy ona ${cards(e.count)}.`,
  spellScribed: (e, r) => say`${seat(r, e.seat)} zapisuje czar: ${spell(e.card)}.`,
  spellCast: (e, r) =>
    say`${seat(r, e.seat)} rzuca czar: ${spell(e.card)}${e.mana > 0 ? say` za ${amounts({ mana: e.mana })}` : ""}.`,
  spellCancelled: (e, r) => say`${seat(r, e.by)} anuluje czar: ${spell(e.card)} (${seat(r, e.seat)}).`,
  spellCopied: (e, r) => say`${seat(r, e.seat)} kopiuje czar: ${spell(e.card)}.`,
  spellTurned: (e, r) => say`Czar ${spell(e.card)} (${seat(r, e.seat)}) jest ${turned[e.to]!}.`,
  taxRotated: e => say`Znaczniki podatków przesuwają się: ${taxOf(e.tax)}.`,
  unitsMoved: (e, r) => say`${seat(r, e.seat)} ${movedSay(e.cause, e.units)}: ${region(e.from)} → ${region(e.to)}.`,
  unitLost: (e, r) =>
    e.cause === "sacrifice" ? null : say`${seat(r, e.seat)} traci ${piece(e.piece)} ${lost[e.cause]}.`,
  unitSaved: (e, r) => say`${seat(r, e.seat)} ratuje ${piece(e.piece)}; jednostka wraca na dziedziniec.`,
  abilityUsed: (e, r) => say`${seat(r, e.seat)} używa zdolności: ${source(`ability:${e.ability}`)}.`,
  regionClosed: (e, r) =>
    say`Do końca rundy przeciwnicy nie mogą ${e.what === "enter" ? "wejść do regionu" : "wymaszerować z regionu"}: ${region(e.at)} (czar rzuca ${seat(r, e.seat)}).`,
  slotFreed: (e, r) => say`${seat(r, e.seat)} odzyskuje chłopa z pola: ${slots[e.slot]}.`,
  battleStarted: (e, r) =>
    say`Bitwa (${region(e.at)}): atakuje ${seat(r, e.attacker)}, broni się ${seat(r, e.defender)}.`,
  leaderChosen: (e, r) => say`Obroną (${region(e.at)}) dowodzi ${seat(r, e.seat)}.`,
  strengthCounted: e => say`Siła (${region(e.at)}): atak ${e.attackTotal}, obrona ${e.defenceTotal}.`,
  tacticShown: (e, r) => say`${seat(r, e.seat)} pokazuje kartę: ${tactic(e.card)}.`,
  tacticsRevealed: e =>
    say`Taktyki:${e.attack ? say` atak – ${tactic(e.attack)}` : ""}${e.attack && e.defence ? "," : ""}${e.defence ? say` obrona – ${tactic(e.defence)}` : ""}${e.solo ? say` (karta wroga: ${soloCard(e.solo)})` : ""}.`,
  tacticFailed: (e, r) =>
    say`Karta ${tactic(e.card)} (${seat(r, e.seat)}) zostaje ${e.why === "cancelled" ? "anulowana" : "zignorowana"}.`,
  unitSacrificed: (e, r) => say`${seat(r, e.seat)} poświęca ${piece(e.piece)}.`,
  battleEnded: (e, r) =>
    e.winner < 0
      ? say`Nikt nie wygrywa bitwy: ${region(e.at)}.`
      : say`Bitwę (${region(e.at)}) wygrywa ${seat(r, e.winner)}.`,
  capitalDestroyed: (e, r) => say`${seat(r, e.by)} niszczy stolicę! Traci ją ${seat(r, e.seat)}.`,
  realmEliminated: (e, r) => say`${seat(r, e.seat)} odpada z gry.`,
  vesselCrashed: (e, r) => say`Statek powietrzny (${seat(r, e.seat)}) spada do morza: ${region(e.at)}.`,
  rulingApplied: ({ ruling, reading }) => {
    const { name, values } = texts.options[ruling]!;
    return say`Rozstrzygnięcie tego stołu: ${name} – ${values[reading] ?? reading}.`;
  },
  harvested: (e, r) => (e.ore + e.mana + e.food === 0 ? say`${seat(r, e.seat)} niczego nie zbiera.` : null),
  endTriggered: (e, r) =>
    say`${seat(r, e.seat)} inicjuje koniec gry (${objectives[e.objective]}); ostatnia będzie runda ${e.lastRound}.`,
  roundEnded: e => say`Koniec rundy ${e.round}.`,
  enemyCardDrawn: e => say`Wróg dobiera kartę: ${soloCard(e.card)} (bohater ${numerals[e.hero] ?? ""}).`,
  enemyActionDone: e => (e.isDone ? null : say`Nie da się wykonać karty: ${soloCard(e.card)}.`),
  enemyAdvanced: e => say`Wróg wchodzi na pole ${e.space} swojego toru.`,
  soloDeckShuffled: e => say`Karty wroga (${e.count}) zostają potasowane.`,
  gameEnded: e => say`${[endings[e.reason], ...e.factions.map(faction => names.factions[faction].text)].join(" ")}`,
};

/** Units on the move: an army marches, a Vessel sails, others are moved. */
function movedSay(cause: MoveCause, pieces: readonly Piece[]): Sentence {
  if (cause === "march") return say`maszeruje, prowadząc ${units(pieces)}`;
  if (cause === "sail" || cause === "fly") return say`${moved[cause]}`;
  return say`${moved[cause]} ${units(pieces)}`;
}

const nominative: Readonly<Record<Piece, string>> = {
  serf: "chłop",
  warrior: "wojownik",
  "hero-1": "bohater I",
  "hero-2": "bohater II",
  "hero-3": "bohater III",
  "sea-vessel": "statek morski",
  "air-vessel": "statek powietrzny",
};
const unitName = (view: HlasView, owner: number, id: Piece): Sentence =>
  say`${ref(`piece:${id}`, ownName(names, factionOf(view, owner), id) ?? nominative[id])}`;
const subject = (id: string): Sentence => say`${ref(`piece:${id}`, nominative[id as Piece] ?? id)}`;
const discardDown = (limit: number): Sentence =>
  say`Odrzucaj karty, aż ${plural("pl", limit, { one: "zostanie", few: "zostaną", many: "zostanie" })} ${count(limit, { one: "karta", few: "karty", many: "kart" })}.`;
const placeName = (at: number): Sentence => (at < 53 ? say`${region(at)}` : say`na pokładzie`);

/** What a token lets one lose. */
function branchText(from: string, option: number): Sentence {
  const lost = lossOf(from, option);
  if (lost.resources > 0) return say`Strać ${count(lost.resources, { one: "zasób", few: "zasoby", many: "zasobów" })}`;
  return lost.isVessel ? say`Strać statek ze wszystkimi na pokładzie` : say`Strać jednostkę`;
}

const questions: Readonly<Record<string, (q: Question, view: HlasView, reader: Reader) => Sentence>> = {
  "game.chooseFaction": () => say`Wybierz frakcję.`,
  "game.placeCapital": () => say`Na którym kontynencie stanie twoja stolica?`,
  "game.placeEnemy": () => say`Na którym kontynencie mieszka wróg?`,
  "game.excludeContinent": () => say`Który kontynent nie bierze udziału w grze?`,
  "turn.chooseAction": (q, view) =>
    say`Umieść ${tokensLeft(view, q.seat) === 1 ? "ostatni w tej rundzie znacznik akcji" : "jeden z dwóch znaczników akcji"}${
      q.options.every(option => option.kind === "slot") ? "." : " albo wykonaj najpierw darmową akcję."
    }`,
  "turn.muster": () => say`Mobilizacja: wysłać chłopa, by wykonać drugą akcję dowodzenia?`,
  "turn.finish": () => say`Wykonaj darmową akcję albo zakończ turę.`,
  "boarding.consent": (q, _v, r) =>
    say`Czy ${subject(textIn(q, "piece"))} sojusznika (${seat(r, numberIn(q, "seat"))}) może wejść na twój statek?`,
  "repeats.offerRepeat": (q, _v, r) =>
    say`${seat(r, numberIn(q, "seat"))} wykonuje akcję: ${slots[textIn(q, "slot") as SlotId]}. Powtórzyć ją, używając chłopa?`,
  "recruit.chooseUnit": () => say`Kogo rekrutujesz?`,
  "recruit.choosePlace": q => say`Gdzie ma się pojawić ${subject(textIn(q, "piece"))}?`,
  "build.chooseWork": () => say`Co budujesz?`,
  "research.choose": () => say`Odkryć nowe czary czy zapisać jeden ze swoich?`,
  "tax.chooseResource": () => say`Który zasób pobierasz?`,
  "tax.giveMore": () => say`Przekazać coś jeszcze sojusznikowi?`,
  "draw.discard": q => discardDown(numberIn(q, "limit")),
  "round.discardSpells": q => discardDown(numberIn(q, "limit")),
  "march.chooseStart": () => say`Skąd wyrusza armia?`,
  "march.move": q =>
    numberIn(q, "from") === numberIn(q, "at")
      ? say`Kto maszeruje i dokąd? Armia wyrusza stąd: ${region(numberIn(q, "from"))}.`
      : say`Dokąd dalej? Armia jest tutaj: ${region(numberIn(q, "at"))}.`,
  "march.consent": q =>
    say`Czy ${subject(textIn(q, "piece"))} z twojej armii (${region(numberIn(q, "from"))}) może iść z armią sojusznika?`,
  "voyage.sail": q => say`Dokąd rusza ${subject(textIn(q, "vessel"))} (${region(numberIn(q, "at"))})?`,
  "landing.chooseShore": () => say`Gdzie po bitwie ląduje statek powietrzny?`,
  "cast.chooseSpell": () => say`Który czar rzucasz?`,
  "spell.answerBefore": (q, _v, r) =>
    say`${seat(r, numberIn(q, "seat"))} rzuca czar: ${spell(textIn(q, "card"))}. Zareagować, zanim zadziała?`,
  "spell.answerAfter": (q, _v, r) =>
    say`Zadziałał czar: ${spell(textIn(q, "card"))} (rzuca ${seat(r, numberIn(q, "seat"))}). Zareagować?`,
  "anchor.chooseAnchor": q => say`${source(textIn(q, "source"))}: z którego regionu ma działać ten czar?`,
  "battle.chooseLeader": q => say`Kto dowodzi obroną (${region(numberIn(q, "at"))})?`,
  "battle.confirmLeader": q => say`Czy obejmiesz dowództwo obrony (${region(numberIn(q, "at"))})?`,
  "battle.castSpell": q => say`Bitwa (${region(numberIn(q, "at"))}): rzucić czar bojowy?`,
  "battle.showTactic": () => say`Wybierz kartę taktyki; zostanie od razu pokazana.`,
  "battle.chooseTactics": q => say`Bitwa (${region(numberIn(q, "at"))}): wybierz kartę taktyki.`,
  "battle.payForTactic": q => {
    const [card, price] = tacticDue(q);
    return say`${tactic(card)} kosztuje jeszcze ${amounts(price)}. Poświęcić jednostkę czy zapłacić zasobami?`;
  },
  "battle.bringUnits": q => say`Kogo sprowadzasz Posiłkami (${region(numberIn(q, "at"))})?`,
  "battle.offerUnits": q =>
    say`Obrażenia (${region(numberIn(q, "at"))}): ${numberIn(q, "damage")}. Czy twoje jednostki mogą przyjąć ich część?`,
  "battle.assignDamage": q => say`Obrażenia: ${numberIn(q, "damage")}. Kto przyjmie je jako następny?`,
  "battle.retreat": q => say`Dokąd wycofuje się ${subject(textIn(q, "piece"))}?`,
  "destruction.saveUnit": q =>
    say`Zniszczony ma być ${subject(textIn(q, "piece"))}. ${ability(textIn(q, "ability"))} Uratować go?`,
  "abilities.offer": q => say`${ability(textIn(q, "ability"))} Użyć?`,
  "abilities.payAny": () => say`Którym zasobem płacisz?`,
  "harvest.chooseResource": () => say`Zbiory: który zasób zyskujesz?`,
  "target.chooseRegion": q => say`${source(textIn(q, "source"))}: wybierz region.`,
  "slot.chooseSlot": () => say`Który chłop wraca z paska akcji?`,
  "ready.chooseSpell": () => say`Który zapisany czar staje się gotowy?`,
  "opponent.chooseOpponent": q => say`${source(textIn(q, "source"))}: wybierz przeciwnika.`,
  "branch.chooseOption": q => say`${source(textIn(q, "source"))}: co wybierasz?`,
  "resources.chooseKind": q =>
    textIn(q, "how") === "convert"
      ? say`Wymienić zasób?`
      : say`Który zasób ${textIn(q, "how") === "gain" ? "zyskujesz" : textIn(q, "how") === "lose" ? "tracisz" : "kradniesz"}?`,
  "loss.chooseRegion": q => say`${source(textIn(q, "source"))}: wybierz region.`,
  "loss.chooseOwner": q => say`${source(textIn(q, "source"))}: kogo dotyka czar?`,
  "loss.chooseUnit": q => say`${source(textIn(q, "source"))}: która jednostka ginie?`,
  "transfer.chooseRegion": q => say`${source(textIn(q, "source"))}: wybierz region.`,
  "transfer.pickUnits": q => say`${source(textIn(q, "source"))}: którą jednostkę przenosisz?`,
  "transfer.chooseDestination": q => say`${source(textIn(q, "source"))}: dokąd przenosisz jednostki?`,
  "placement.chooseRegion": q => say`${source(textIn(q, "source"))}: wybierz region.`,
  "reveal.chooseRegion": q => say`${source(textIn(q, "source"))}: w którym regionie odkrywasz żeton?`,
  "reveal.chooseBase": () => say`Która z twoich armii eksploruje?`,
  "peek.chooseToken": q => say`Podejrzeć żeton? Pozostało: ${numberIn(q, "left")}.`,
  "bombard.chooseRegion": () => say`Który region atakuje galeon?`,
};

const plainChoices: Readonly<Record<string, string>> = {
  skip: "Nic nie rób",
  stop: "Zatrzymaj się",
  done: "Gotowe",
  pass: "Pas",
  endTurn: "Zakończ turę",
  noMuster: "Bez mobilizacji",
  accept: "Tak",
  decline: "Nie",
  discover: "Odkryj czary",
  upgrade: "Ulepsz stolicę",
  pay: "Zapłać zasobami",
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
      return say`Na pokład: ${unitName(view, question.seat, choice.piece)} (${region(choice.place)})`;
    case "invite":
      return say`Zabierz na pokład jednostkę sojusznika: ${piece(choice.piece)} (${region(choice.place)})`;
    case "leave":
      return say`Na ląd: ${unitName(view, question.seat, choice.piece)}`;
    case "repeat":
      return say`Powtórz akcję: ${slots[textIn(question, "slot") as SlotId]}`;
    case "use":
      return question.proc === "abilities" ? say`Użyj` : say`Użyj zdolności: ${source(`ability:${choice.ability}`)}`;
    case "recruit":
      return choice.count === 2 ? say`${piece(choice.piece, 2)}` : say`${unitName(view, question.seat, choice.piece)}`;
    case "vessel":
      return say`Statek: ${unitName(view, question.seat, choice.piece)}`;
    case "building": {
      const id = buildingId(view, question.seat, choice.building);
      return say`Budynek: ${ref(`building:${id}`, names.buildings[id] ?? "?")}`;
    }
    case "tower":
      return say`Wieża: ${region(choice.at)}`;
    case "region":
      return say`${region(choice.at)}`;
    case "scribe":
      return say`Zapisz czar: ${spell(choice.card)}`;
    case "discard":
      return say`Odrzuć: ${spell(choice.card)}`;
    case "resource":
      return say`${ref(`resource:${choice.resource}`, kinds[choice.resource])}`;
    default:
      return restText(choice, question, view, reader);
  }
}

function restText(choice: HlasChoice, question: Question, view: HlasView, reader: Reader): Sentence {
  switch (choice.kind) {
    case "discards":
      return say`Odrzuć: ${list(choice.cards.map(spell))}`;
    case "give":
      return say`Daj sojusznikowi: ${amounts({ [choice.resource]: 1 })}`;
    case "convert":
      return say`${kinds[choice.give]} → ${kinds[choice.take]}`;
    case "start":
      return say`Start: ${region(choice.from)}`;
    case "step":
      return say`Dalej: ${region(choice.to)}`;
    case "unit":
      return say`${unitName(view, choice.owner, choice.piece)} (${placeName(choice.place)})`;
    case "retreat":
      return choice.to < 53 ? say`${region(choice.to)}` : say`Zostań na pokładzie`;
    case "cast":
      return say`${spell(choice.card)}${choice.scribed >= 0 ? " (zapisany)" : ""}`;
    case "tactic":
      return say`${tactic(choice.card)}`;
    case "opponent":
    case "lead":
      return say`${seat(reader, choice.seat)}`;
    case "option":
      return branchText(textIn(question, "source"), choice.option);
    case "token":
      return say`Żeton ${choice.at + 1}`;
    case "scribed":
      return say`Zapisany czar ${choice.at + 1}`;
    default:
      return say`${plainChoices[choice.kind] ?? choice.kind}`;
  }
}

/** What others are choosing, by procedure. */
const tasks: Readonly<Record<string, string>> = {
  game: "przygotowanie gry",
  round: "karty do odrzucenia",
  turn: "akcja",
  repeats: "czy powtórzyć akcję",
  boarding: "kto wchodzi na pokład",
  recruit: "kogo zrekrutować",
  build: "co zbudować",
  research: "odkrycie albo zapisanie",
  tax: "podatek",
  draw: "karty do odrzucenia",
  march: "marsz",
  voyage: "ruch statku",
  cast: "czar do rzucenia",
  spell: "czy odpowiedzieć na czar",
  battle: "bitwa",
  harvest: "zbiory",
  landing: "gdzie wylądować",
  bombard: "co zaatakować",
  explore: "żeton",
  destruction: "czy ocalić jednostkę",
  enemy: "ruch wroga",
  enemyMove: "ruch wroga",
};

const reasons: Readonly<Record<ReasonId, string>> = {
  "no-supply": "w puli nie ma już takiej jednostki",
  "no-building": "nie zbudowano potrzebnego budynku",
  "too-expensive": "nie stać cię na to",
  built: "ten budynek już stoi",
  "no-serf": "na dziedzińcu nie ma chłopa",
  "top-level": "stolica ma najwyższy poziom",
  "tower-limit": "poziom stolicy nie pozwala na więcej wież",
  "no-tower-here": "tutaj nie może stanąć wieża",
  "not-incanted": "można tu użyć tylko czaru inkantowanego",
  "scribe-limit": "poziom stolicy nie pozwala zapisać więcej czarów",
  "not-ready": "czar nie jest gotowy",
  "slot-used": "to pole jest w tej rundzie zajęte",
  "nothing-to-recruit": "nie ma teraz kogo zrekrutować",
  "nothing-to-build": "nie ma teraz czego zbudować",
  "nobody-marches": "nikt nie może teraz maszerować",
  "no-vessel": "tego statku nie ma w grze",
  "vessel-stuck": "statek nie ma dokąd ruszyć",
  "no-spell": "nie masz czaru, który można rzucić",
  "not-command": "zmobilizować można tylko akcje dowodzenia",
  "first-march": "pierwsze pole marszu jest jeszcze wolne",
  "wrong-role": "ta karta jest dla drugiej strony bitwy",
  "serfs-alone": "sami chłopi nie mogą jej zagrać",
  "shifted-enough": "jednostki tego rodzaju wsiadały i wysiadały już dość razy",
  "all-taken": "wszystkie są już w armii",
  "ally-declined": "właściciel odmówił",
  "ally-full": "sojusznik nie może mieć tego więcej",
  "ally-later": "obrażenia najpierw przyjmują twoje elementy",
  "army-complete": "ta armia idzie w tym składzie",
  "army-full": "armia liczy najwyżej pięć jednostek",
  "asked-enough": "sojusznika zapytano już dość razy",
  "back-at-start": "marsz kończy się w innym regionie, niż się zaczął",
  "cancelled-already": "zaklęcie jest już anulowane",
  "cannot-happen": "teraz nic by to nie dało",
  "capital-safe": "region ze stolicą jest przed tym chroniony",
  "continent-far": "nie sąsiaduje z kontynentem, na którym stoi stolica",
  "continent-taken": "stoi tam stolica",
  "deck-full": "statek jest pełny",
  "enemy-there": "są tam wrogowie",
  "faction-taken": "tę frakcję ma inny gracz",
  full: "nie możesz mieć tego więcej",
  held: "zaklęcie nikogo stamtąd nie wypuszcza",
  "no-army": "najpierw wybierz jednostkę",
  "no-base": "obok tego żetonu nie stoi tam żadna twoja jednostka",
  "no-enemy-there": "nie ma tam wroga",
  "no-enemy-tower": "nie stoi tam wieża wroga",
  "no-hero-there": "nie ma tam żadnego z twoich bohaterów",
  "no-hidden-token": "nie leży tam zakryty żeton",
  "no-refuge": "ocaleni wracają do stolicy lub wieży",
  "no-resource": "nic z tego nie zostało",
  "no-room": "nie ma tam miejsca dla tylu jednostek",
  "no-serf-here": "nie ma tam żadnego twojego poddanego",
  "no-serf-on-slot": "na tym polu nie leży poddany",
  "no-target-there": "efekt nic by tam nie znalazł",
  "no-unit": "nie masz tam jednostki, która mogłaby ruszyć",
  "not-affected": "efekt nie dotyczy tej jednostki",
  "not-combat": "w bitwie można rzucać tylko zaklęcia bitewne",
  "not-control": "nie kontrolujesz tego regionu",
  "not-most": "nie jest to surowiec, którego jest najwięcej",
  "not-near": "to za daleko od twoich jednostek",
  "not-next": "nie sąsiaduje z miejscem, w którym jesteś",
  "not-reaction": "na zaklęcie odpowiadają tylko zaklęcia reakcji",
  "not-sacrificed": "tej jednostki nie można poświęcić",
  "not-the-place": "efekt nie sięga tego regionu",
  "not-your-battle": "może je skopiować tylko drugi dowódca bitwy",
  "nothing-to-lose": "nie mają tam nic do stracenia",
  "nothing-to-steal": "nie mają nic, co można ukraść",
  "nowhere-to-go": "nie byłoby dokąd pójść",
  "on-the-way": "w drodze nikt nie dołącza do armii ani jej nie opuszcza",
  "other-window": "odpowiada w innym momencie",
  "out-of-play": "ten kontynent jest poza grą",
  "own-first": "w armii musi najpierw być twoja jednostka",
  "ready-already": "zaklęcie jest gotowe",
  "region-closed": "zaklęcie zamyka ten region",
  "sacrificed-already": "jest już poświęcona",
  "seen-already": "już go widzisz",
  "target-used": "już wybrano",
  "too-far": "szybkość na to nie wystarcza",
  "unit-order": "jednostki dołączają po kolei: cofnij krok i wybierz tę wcześniej",
  "used-already": "już użyto",
  "vessel-at-sea": "statek jest na morzu",
};

const phrases: Phrases = {
  table: (view, r) =>
    say`Runda ${view.round} (${phases[view.phase]})${view.lastRound > 0 ? `, ostatnia będzie runda ${view.lastRound}` : ""}. Pierwszy gracz: ${seat(r, view.first)}.`,
  tax: view => say`Tor podatków: ${taxOf(view.tax)}.`,
  tokens: view =>
    say`Zakryte żetony lądu: ${view.hiddenLand}; talia: ${view.deckSize}, odrzucone: ${view.discardSize}.`,
  realm: (realm, who, r) =>
    realm.isOut
      ? say`${seat(r, who)}: poza grą.`
      : say`${seat(r, who)}${realm.faction === "" ? "" : say` (${faction(realm.faction)})`}: ${vp(realm.vp)}, poziom ${realm.level}, ruda ${realm.ore}, mana ${realm.mana}, żywność ${realm.food}, czary: ${realm.librarySize}, budynki: ${realm.buildings.length}.`,
  library: realm => say`  Biblioteka: ${list((realm.library ?? []).map(spell))}.`,
  scribed: realm =>
    say`  Zapisane: ${list(realm.scribed.map((card, i) => say`${spell(card)} (${turned[realm.turned[i]!]!})`))}.`,
  towers: at => say`  Wieże: ${list(at.map(region))}.`,
  army: (pieces, at) => say`  ${region(at)}: ${units(pieces)}.`,
};

/** Polish. */
export const texts: Texts<HlasView, HlasEvent> = {
  name: "Heroes of Land, Air & Sea",
  tagline:
    "Cztery rasy Aughmoore odkrywają nowe ziemie, rozbudowują stolice, rzucają czary i walczą na lądzie, w powietrzu i na morzu.",
  options: {
    teams: {
      name: "Drużyny",
      about: "Dwie drużyny po dwie osoby; sojusznicy siedzą naprzeciwko siebie.",
      values: { off: "Każdy na własną rękę", on: "Dwie drużyny" },
    },
    difficulty: {
      name: "Poziom trudności",
      about:
        "Siła wroga: ile kart na rundę, Siła i PZ karty w bitwie, ile rudy kosztuje każde pole jego toru. Błazen nigdy nie wkracza do twojej Stolicy; Pan gra tak, jak podają karty i plansza.",
      values: {
        jester: "Błazen",
        herald: "Herold",
        page: "Paź",
        archer: "Łucznik",
        sergeant: "Sierżant",
        squire: "Giermek",
        knight: "Rycerz",
        lord: "Pan",
      },
    },
    retreat: {
      name: "Statek powietrzny pokonany nad morzem",
      about:
        "Statek, który poleciał nad morze walczyć i przetrwał, ma dodatkowy ruch, by dotrzeć do lądu. Ocaleli z przegranej armii wracają do stolicy lub wieży.",
      values: { home: "Wraca jak wszyscy ocaleli", shore: "Musi wylądować obok miejsca bitwy albo przepada" },
    },
    edge: {
      name: "Statki powietrzne i krawędź mapy",
      about: "Statki morskie mogą ją przekraczać. O powietrznych napisano tylko, że nie korzystają ze szlaków.",
      values: { open: "Też ją przekraczają", closed: "Nie przekraczają jej" },
    },
    tokens: {
      name: "Żetony obok wieży wroga",
      about: "Wróg w grze solo zabiera je na swoją planszę; nie napisano, czy za nie punktuje.",
      values: { score: "1 PZ za każdy, jak w ruchu", nothing: "Bez PZ" },
    },
    copy: {
      name: "Kopiowanie anulowanego czaru",
      about: "Anulowany czar został rzucony, ale nie ma efektu.",
      values: { effect: "Niemożliwe", cast: "Skopiowanie czaru i tak go powtarza" },
    },
  },
  seatOptions: {
    faction: {
      name: "Frakcja",
      about: "Wybierz frakcję teraz albo dopiero w grze.",
      values: {
        choose: "Wybór w grze",
        humans: names.factions.humans.name,
        orcs: names.factions.orcs.name,
        dwarves: names.factions.dwarves.name,
        elves: names.factions.elves.name,
      },
      brings: Object.fromEntries(Object.entries(names.factions).map(([id, { style }]) => [id, style])),
    },
  },
  question: (q, view, reader) => begun(questions[`${q.proc}.${q.step}`]?.(q, view, reader) ?? say`Wybierz.`),
  waiting: (waiting, _view, reader) =>
    say`Decyduje ${list(waiting.open.map(each => seat(reader, each)))}: ${tasks[waiting.proc] ?? "działanie efektu"}.`,
  choice: (choice: Choice, question, view, reader) => choiceText(choice as HlasChoice, question, view, reader),
  refusal: (refusal: Refusal) => say`${reasons[refusal.why as ReasonId]}`,
  log: (event, reader) => {
    const told = (log[event.type] as (e: HlasEvent, r: Reader) => Sentence | null)(event, reader);
    return told && begun(told);
  },
  describe: (view, reader) => describe(phrases, view, reader),
  ending: (result, reader) =>
    result.winners.length === 0
      ? say`${endings[result.reason as keyof typeof endings]} Wygrywa wróg.`
      : say`${endings[result.reason as keyof typeof endings]} Wygrywa: ${list(result.winners.map(each => seat(reader, each)))}.`,
  scores: {
    play: "W trakcie gry",
    units: "Jednostki",
    buildings: "Budynki",
    towers: "Wieże",
    level: "Poziom stolicy",
    scribed: "Zapisane czary",
    regions: "Regiony",
    abilities: "Zdolności",
    tokens: "Żetony",
    total: "Razem",
  },
  others: { enemy: "Wróg" },
};
