// Northgard: Niezbadane Ziemie po polsku (Polish).
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
import type { BuildingId } from "../content/buildings.ts";
import type { CardId } from "../content/cards.ts";
import { clanIds, colors } from "../content/clans.ts";
import { type CreatureId, creatures } from "../content/creatures.ts";
import { type FaceId, winterCostOf } from "../content/numbers.ts";
import type { Resource } from "../content/resources.ts";
import type { GainCause, GloryCause, NorthEvent, PayCause } from "../events.ts";
import type { Bonus } from "../frames.ts";
import type { ClanView, NorthView } from "../view/view.ts";
import { describe, type Phrases, type TerritoryFacts } from "./describe.ts";
import { names } from "./names-pl.ts";
import { isStop, numberOf, sorting, wordsOf } from "./words.ts";

const { amounts, building, card, cards, count, creature, creatureObject, list, seat, tile } = wordsOf("pl", names, "i");

const units = (n: number): string => count(n, { one: "jednostka", few: "jednostki", many: "jednostek" });
const unitsObject = (n: number): string => count(n, { one: "jednostkę", few: "jednostki", many: "jednostek" });
const cardCount = (n: number): string => count(n, { one: "kartę", few: "karty", many: "kart" });
const cardsLeft = (n: number): string => count(n, { one: "karta", few: "karty", many: "kart" });
const tileCount = (n: number): string => count(n, { one: "kafel", few: "kafle", many: "kafli" });
const axesOf = (n: number): string => count(n, { one: "topór", few: "topory", many: "toporów" });
const skullsOf = (n: number): string => count(n, { one: "czaszka", few: "czaszki", many: "czaszek" });
const gloryOf = (n: number): string => count(n, { one: "punkt chwały", few: "punkty chwały", many: "punktów chwały" });
const land = (at: number): Ref => ref(`territory:${at}`, `terytorium ${numberOf(at)}`);
const slotOf = ({ land: { territory } }: NorthView, area: number): Sentence =>
  say`${land(territory[area]!)} (${ref(`area:${area}`, `miejsce ${numberOf(area)}`)})`;

const objects: Readonly<Record<Resource, string>> = { food: "żywność", wood: "drewno", lore: "wiedzę" };
const buildingObjects: Readonly<Record<BuildingId, string>> = {
  granary: "Spichlerz",
  "woodcutters-lodge": "Chatę Drwala",
  "defence-tower": "Wieżę Obronną",
  "training-camp": "Obóz Szkoleniowy",
  menhir: "Menhir",
  fortress: "Fortecę",
  forge: "Kuźnię",
  "altar-of-kings": "Ołtarz Królów",
};
const buildingObject = (id: BuildingId): Ref => ref(`building:${id}`, buildingObjects[id]);
const isShe = (id: CreatureId): boolean => creatures[id].kind === "fallen-valkyrie";

/** Units with or without Kaija, as the object of a sentence. */
function peopleObject(n: number, kaija: boolean): string {
  if (!kaija) return unitsObject(n);
  return n === 0 ? "Kaiję" : `Kaiję i ${unitsObject(n)}`;
}

/** The same, as its subject. */
function people(n: number, kaija: boolean): string {
  if (!kaija) return units(n);
  return n === 0 ? "Kaija" : `Kaija i ${units(n)}`;
}

const gains: Readonly<Record<GainCause, string>> = {
  harvest: " (zbiory)",
  card: "",
  clan: " (moc klanu)",
  closing: " (z zamkniętego terytorium)",
  tile: " (z wybranego kafla)",
  kaija: " (z terytorium opuszczanego przez Kaiję)",
  extortion: " (wyzysk)",
  robbery: " (ze spalonej ziemi)",
  exchange: " (wymiana)",
};
const prices: Readonly<Record<PayCause, string>> = {
  build: " za budowę",
  replace: " za zamianę karty",
  remove: " za usunięcie karty",
  upgrade: " za ulepszenie",
  card: " za dodatkowy efekt",
  combat: "",
  extortion: ", by zatrzymać kartę",
  exchange: " (wymiana)",
};
const glories: Readonly<Record<GloryCause, string>> = {
  closing: "za zamknięcie terytorium",
  closed: "za zamknięte terytoria",
  altar: "za Ołtarze Królów",
  clan: "dzięki mocy klanu",
  creature: "za pokonanego Stwora",
};
const facesSaid: Readonly<Record<FaceId, string>> = {
  "axes-2": "2 topory",
  "axes-3": "3 topory",
  "axe-or-skull": "topór albo czaszka",
  "axes-2-skull": "2 topory i czaszka",
  "skulls-2": "2 czaszki",
  "axe-skull": "topór i czaszka",
};

function bonus({ source, axes, skulls }: Bonus): Sentence {
  const worth = [axes > 0 ? axesOf(axes) : "", skulls > 0 ? skullsOf(skulls) : ""]
    .filter(part => part !== "")
    .join(", ");
  const sources = {
    units: "jednostki",
    kaija: "Kaija",
    creature: "Stwór",
    card: "karta",
    thrown: "miotacze",
    "scorched-earth": "Spalona Ziemia",
  };
  const from = source in sources ? sources[source as keyof typeof sources] : names.buildings[source as BuildingId].name;
  return say`${worth} (${from})`;
}

const side = (reader: Reader, of: number, beast: CreatureId | ""): Ref | Sentence =>
  of >= 0 ? seat(reader, of) : beast === "" ? say`nikt` : creature(beast);

const log: LogTexts<NorthEvent> = {
  gameSetUp: (e, r) =>
    say`${list(e.clans.map((clan, i) => say`${seat(r, i)} prowadzi ${ref(`clan:${clan}`, names.clans[clan].name)}`))}. Pierwszy Gracz: ${seat(r, e.first)}.`,
  yearStarted: e => say`Zaczyna się rok ${e.year}.`,
  displayRevealed: e => say`Karty wyłożone w tym roku: ${cards(e.cards)}.`,
  cardsDrawn: (e, r) =>
    e.cards
      ? say`${seat(r, e.seat)} dobiera: ${cards(e.cards)}.`
      : say`${seat(r, e.seat)} dobiera ${cardCount(e.count)}.`,
  pileShuffled: (e, r) =>
    say`${seat(r, e.seat)} tasuje odrzucone karty; nowy stos dobierania liczy ${cardCount(e.count)}.`,
  setupTilesReplaced: (e, r) =>
    say`${seat(r, e.seat)} nie ma kafla, który by pasował, i wymienia ${tileCount(e.count)}.`,
  tilePlaced: (e, r) => say`${seat(r, e.seat)} kładzie kafel ${tile(e.tile)} na polu ${e.x}, ${e.y}.`,
  groupPlaced: (e, r) => say`${seat(r, e.seat)} zasiedla ${land(e.at)}: ${people(e.units, e.kaija)}.`,
  setupEnded: () => say`Koniec rozstawienia; nieużyte kafle wracają do przetasowanego stosu.`,
  tilesDrawn: (e, r) =>
    e.tiles
      ? say`${seat(r, e.seat)} dobiera ${e.tiles.length === 1 ? "kafel" : "kafle:"} ${list(e.tiles.map(tile))}.`
      : say`${seat(r, e.seat)} ogląda ${tileCount(e.count)}.`,
  tilesReturned: (e, r) => returnedText(e, r),
  nothingFound: (e, r) => say`Żaden kafel ze stosu nigdzie nie pasuje: ${seat(r, e.seat)} niczego nie odkrywa.`,
  territoryClosed: (e, r) =>
    say`${seat(r, e.seat)} zamyka ${land(e.at)} (${tileCount(e.size)})${e.owner < 0 ? ", które jest neutralne" : e.owner === e.seat ? "" : say`; kontroluje je ${seat(r, e.owner)}`}.`,
  cardPlayed: (e, r) => say`${seat(r, e.seat)} zagrywa kartę ${card(e.card)}.`,
  cardCancelled: (e, r) =>
    say`${seat(r, e.by)} zagrywa kartę ${card(e.with)}: ${seat(r, e.seat)} odrzuca kartę ${card(e.card)} bez efektu.`,
  cardLaidAside: (e, r) =>
    say`${seat(r, e.seat)} odkłada kartę ${card(e.card)} ${e.as === "wait" ? "i czeka" : e.as === "replace" ? "na zamianę" : "za ulepszenie"}.`,
  cardRemoved: (e, r) => say`${seat(r, e.seat)} usuwa z gry kartę ${card(e.card)}.`,
  upgradeTaken: (e, r) => say`${seat(r, e.seat)} bierze ulepszenie klanu: ${card(e.card)}.`,
  seatPassed: (e, r) =>
    say`${seat(r, e.seat)} pasuje${e.isFirst ? " przed wszystkimi i bierze znacznik Pierwszego Gracza" : ""}.`,
  displayCardTaken: (e, r) => say`${seat(r, e.seat)} bierze wyłożoną kartę ${card(e.card)}.`,
  cardDiscarded: (e, r) => say`${seat(r, e.seat)} odrzuca kartę ${card(e.card)}.`,
  cardsPutBack: (e, r) =>
    e.cards
      ? say`${seat(r, e.seat)} odkłada na wierzch stosu: ${cards(e.cards)}.`
      : say`${seat(r, e.seat)} odkłada na wierzch stosu ${cardCount(e.count)}.`,
  cardFetched: (e, r) => say`${seat(r, e.seat)} bierze z odrzuconych kartę ${card(e.card)}.`,
  cardNamed: (e, r) => say`${seat(r, e.seat)} wskazuje kartę ${card(e.card)} w ręce gracza ${seat(r, e.target)}.`,
  handSeen: (e, r) =>
    e.cards
      ? say`${seat(r, e.seat)} ogląda rękę gracza ${seat(r, e.target)}: ${cards(e.cards)}.`
      : say`${seat(r, e.seat)} ogląda rękę gracza ${seat(r, e.target)}.`,
  cardCopied: (e, r) =>
    e.from === e.seat
      ? say`${seat(r, e.seat)} jeszcze raz wykonuje kartę ${card(e.card)}.`
      : say`${seat(r, e.seat)} wykonuje kartę ${card(e.card)} gracza ${seat(r, e.from)}.`,
  effectStarted: (e, r) =>
    e.effect === "ignore-defences"
      ? say`Do końca roku Wieże i Fortece nie liczą się przeciw atakom gracza ${seat(r, e.seat)}.`
      : say`Do końca roku Kaija gracza ${seat(r, e.seat)} może wchodzić na terytoria wroga.`,
  resourcesGained: (e, r) => say`${seat(r, e.seat)} dostaje: ${amounts(e)}${gains[e.cause]}.`,
  resourcesPaid: (e, r) =>
    e.cause === "combat" ? null : say`${seat(r, e.seat)} płaci${prices[e.cause]}: ${amounts(e)}.`,
  gloryGained: (e, r) => say`${seat(r, e.seat)} zdobywa ${gloryOf(e.amount)} ${glories[e.cause]}.`,
  gloryLost: (e, r) => say`${seat(r, e.seat)} traci ${gloryOf(e.amount)}: nie ma już kart Niepokojów.`,
  unitsRecruited: (e, r) =>
    say`${seat(r, e.seat)} ${e.cause === "card" ? "wystawia" : "rekrutuje"} ${peopleObject(e.units, e.kaija)} na ${land(e.at)}${e.cause === "camp" ? " (Obóz Szkoleniowy)" : ""}.`,
  unitsMoved: (e, r) => movedText(e, r),
  unitsRemoved: (e, r) => removedText(e, r),
  buildingBuilt: (e, r) => say`${seat(r, e.seat)} buduje ${buildingObject(e.building)} na ${land(e.at)}.`,
  buildingReplaced: (e, r) =>
    say`${seat(r, e.seat)} zamienia ${buildingObject(e.old)} na ${land(e.at)}; stoi tam teraz ${building(e.building)}.`,
  tokenPlaced: (e, r) => say`${seat(r, e.seat)} kładzie Spaloną Ziemię na ${land(e.at)}.`,
  combatStarted: (e, r) =>
    say`Walka na ${land(e.at)}. Atak: ${side(r, e.attacker, e.creature)}, ${list(e.attack.map(bonus))}. Obrona: ${side(r, e.defender, e.creature)}, ${list(e.defence.map(bonus))}.`,
  foodSpent: (e, r) =>
    e.food === 0 ? null : say`${seat(r, e.seat)} przeznacza na walkę: ${amounts({ food: e.food, wood: 0, lore: 0 })}.`,
  dieRolled: (e, r) =>
    say`${e.seat >= 0 ? seat(r, e.seat) : "Stwór"} rzuca kością: ${ref(`face:${e.face}`, facesSaid[e.face])}.`,
  faceChosen: (e, r) =>
    say`${e.seat >= 0 ? seat(r, e.seat) : "Stwór"} wybiera ${e.as === "axe" ? "topór" : "czaszkę"}.`,
  combatEnded: (e, r) => endedText(e, r),
  combatAvoided: (e, r) =>
    e.why === "pushed"
      ? say`${seat(r, e.attacker)} zajmuje ${land(e.at)} bez walki.`
      : say`Do walki na ${land(e.at)} nie dochodzi.`,
  creatureAppeared: e => say`Na ${land(e.at)} pojawia się ${creature(e.creature)}.`,
  creatureMoved: e => say`${creature(e.creature)} idzie z ${land(e.from)} na ${land(e.to)}.`,
  creatureStayed: e => say`${creature(e.creature)} nie może się ruszyć i zostaje na ${land(e.at)}.`,
  creatureSlain: (e, r) => say`${seat(r, e.seat)} pokonuje ${creatureObject(e.creature)} na ${land(e.at)}.`,
  creaturesShuffled: () => say`Karty pokonanych Stworów tworzą nowy przetasowany stos.`,
  resourceRobbed: (e, r) =>
    say`${seat(r, e.seat)} zabierze ${objects[e.resource]} z ${land(e.at)} zamiast gracza ${seat(r, e.from)}.`,
  swapOffered: (e, r) =>
    say`${seat(r, e.seat)} proponuje wymianę: 1 ${objects[e.give]} za 1 ${objects[e.take]}. Odpowiada ${seat(r, e.to)}.`,
  swapAnswered: (e, r) => say`${seat(r, e.to)} ${e.isAccepted ? "zgadza się na wymianę" : "odrzuca wymianę"}.`,
  winterPaid: (e, r) => winterText(e, r),
  unrestTaken: (e, r) => say`${seat(r, e.seat)} bierze kartę ${card("unrest")}.`,
  yearEnded: e => say`Koniec roku ${e.year}.`,
  gameEnded: e => (e.reason === "domination" ? say`Gra kończy się dominacją.` : say`Minął ostatni rok.`),
};

type EventOf<T extends NorthEvent["type"]> = Extract<NorthEvent, { type: T }>;

function returnedText(e: EventOf<"tilesReturned">, r: Reader): Sentence {
  const which = e.tiles ? say`kafel ${list(e.tiles.map(tile))}` : tileCount(e.count);
  const why = { unfit: " (nie pasuje)", unwanted: " (nie chce go położyć)", unchosen: "" }[e.why];
  return say`${seat(r, e.seat)} odkłada na spód stosu ${which}${why}.`;
}

function movedText(e: EventOf<"unitsMoved">, r: Reader): Sentence {
  const route = say`z ${land(e.from)} na ${land(e.to)}`;
  if (e.cause === "retreat") return say`${seat(r, e.seat)} wycofuje ${peopleObject(e.units, e.kaija)} ${route}.`;
  if (e.cause === "push") return say`${seat(r, e.seat)} musi ustąpić: ${people(e.units, e.kaija)} ${route}.`;
  if (e.cause === "bribe")
    return say`Przekupstwo prowadzi ${peopleObject(e.units, e.kaija)} gracza ${seat(r, e.seat)} ${route}.`;
  const verb = { move: "przesuwa", transfer: "przerzuca", pull: "ściąga" }[e.cause];
  return say`${seat(r, e.seat)} ${verb} ${peopleObject(e.units, e.kaija)} ${route}.`;
}

function removedText(e: EventOf<"unitsRemoved">, r: Reader): Sentence {
  const why = {
    casualties: "",
    noRetreat: ", bo nie ma dokąd się wycofać",
    strike: " wskutek napadu",
    draugr: " (Draugr)",
  }[e.cause];
  return say`${seat(r, e.seat)} traci na ${land(e.at)} ${peopleObject(e.units, e.kaija)}${why}.`;
}

function endedText(e: EventOf<"combatEnded">, r: Reader): Sentence {
  const score = say`${e.attack.axes} do ${e.defence.axes}`;
  if (e.winner === "nobody") return say`${score}: na ${land(e.at)} nie zostaje nikt.`;
  const winner = (e.winner === "attacker" ? e.attack : e.defence).seat;
  return say`${score}: na ${land(e.at)} wygrywa ${side(r, winner, e.creature)}.`;
}

function winterText(e: EventOf<"winterPaid">, r: Reader): Sentence {
  const paid = e.food + e.wood === 0 ? say`nic` : amounts({ food: e.food, wood: e.wood, lore: 0 });
  return say`Zima: ${seat(r, e.seat)} (${units(e.units)}) płaci: ${paid}${e.isShort ? ", a to za mało" : ""}.`;
}

type Ask = (question: Question, view: NorthView, reader: Reader) => Sentence;

const turnCards: Readonly<Record<string, string>> = {
  wait: "Wybierz kartę do odłożenia.",
  replace: "Wybierz kartę do zamiany za 1 wiedzę.",
  remove: "Wybierz kartę do usunięcia z gry za 2 wiedzy.",
  upgrade: "Wybierz kartę do odłożenia albo usunięcia w zamian za ulepszenie (3 wiedzy).",
};

const questions: Readonly<Record<string, Ask>> = {
  "settler.placeTile": q =>
    say`Połóż jeden ze swoich kafli${numberIn(q, "round") === 1 ? " obok kafla startowego" : ""}.`,
  "settler.placeGroup": () => say`Wybierz puste terytorium nowego kafla dla trzech jednostek.`,
  "turn.chooseOption": () => say`Twoja tura: zagraj kartę albo wybierz inną możliwość.`,
  "turn.chooseCard": q => say`${turnCards[textIn(q, "option")] ?? "Wybierz kartę."}`,
  "turn.chooseUpgrade": () => say`Wybierz ulepszenie klanu, które bierzesz na rękę.`,
  "turn.playOn": (_q, view) => say`Zagraj kolejną kartę${hasMain(view) ? " z symbolem Błysku" : ""} albo zakończ turę.`,
  "play.respond": (q, _view, r) =>
    say`${seat(r, numberIn(q, "seat"))} zagrywa kartę ${card(textIn(q, "card") as CardId)}. Reagujesz?`,
  "token.placeToken": () => say`Połóż Spaloną Ziemię na terytorium sąsiadującym z twoim albo zostaw ją.`,
  "passing.takeDisplayCard": () => say`Wybierz wyłożoną kartę na wierzch swojego stosu dobierania.`,
  "passing.summonCreature": () => say`Czy ma się pojawić nowy Stwór?`,
  "passing.chooseLair": q => say`Gdzie pojawia się ${creature(textIn(q, "creature") as CreatureId)}?`,
  "effects.chooseTiming": q =>
    textIn(q, "card") === "stag-annexation"
      ? say`Odkrywasz przed ruchem czy decydujesz po nim?`
      : say`Zbierasz zasoby terytorium przed budową, po niej czy wcale?`,
  "choice.chooseOption": q => say`${card(textIn(q, "card") as CardId)}: wybierz akcję.`,
  "payment.payResource": q =>
    say`${card(textIn(q, "card") as CardId)}: płacisz za dodatkowy efekt? Do zapłaty: ${numberIn(q, "due")}.`,
  "copy.chooseCard": () => say`Wybierz kartę, której efekt wykonasz.`,
  "recruit.placeUnit": q =>
    numberIn(q, "left") > 20
      ? say`Zrekrutuj jednostkę albo zakończ.`
      : say`Rekrutacja: wybierz terytorium (pozostało: ${numberIn(q, "left")}) albo zakończ.`,
  "camps.chooseCamp": q => say`Obozy Szkoleniowe dodają jednostki: wybierz gdzie (pozostało: ${numberIn(q, "left")}).`,
  "build.chooseBuilding": q =>
    say`Wybierz, co i gdzie budujesz${numberIn(q, "discount") > 0 ? ` (taniej o ${numberIn(q, "discount")} drewno)` : ""}.`,
  "replacement.chooseReplacement": () => say`Zamieniasz jedną ze swoich budowli na inną?`,
  "move.chooseMarch": q => say`Przesuń jednostki (pozostałe ruchy: ${numberIn(q, "left")}) albo zakończ.`,
  "move.chooseUnits": q => say`Ile jednostek idzie z ${land(numberIn(q, "from"))} na ${land(numberIn(q, "to"))}?`,
  "move.declareHunt": q => say`Atakujesz Stwora na ${land(numberIn(q, "at"))}?`,
  "transfer.chooseMarch": () => say`Wybierz, skąd i dokąd przerzucasz jednostki.`,
  "transfer.chooseUnits": q => say`Ile jednostek idzie z ${land(numberIn(q, "from"))} na ${land(numberIn(q, "to"))}?`,
  "combats.chooseCombat": () => say`Która walka będzie następna?`,
  "combat.pushDefender": q => say`Wypychasz jednego obrońcę z ${land(numberIn(q, "at"))}?`,
  "combat.feedAttack": q => say`Atakujesz ${land(numberIn(q, "at"))}. Ile żywności przeznaczasz na walkę?`,
  "combat.feedDefence": q => say`Bronisz ${land(numberIn(q, "at"))}. Ile żywności przeznaczasz na walkę?`,
  "combat.chooseAttackFace": () => say`Twoja kość: punkt walki (topór) czy obrażenie (czaszka)?`,
  "combat.throwAxes": () => say`Twoi miotacze: punkt walki (topór) czy obrażenie (czaszka)?`,
  "combat.chooseDefenceFace": () => say`Twoja kość: punkt walki (topór) czy obrażenie (czaszka)?`,
  "combat.chooseAttackLosses": () => say`Czy wśród poległych ma być Kaija?`,
  "combat.chooseDefenceLosses": () => say`Czy wśród poległych ma być Kaija?`,
  "retreat.chooseWhere": q =>
    say`Odwrót: dokąd się wycofujesz? Zostało: ${people(numberIn(q, "units"), (q.args as { kaija?: boolean } | null)?.kaija === true)}.`,
  "explore.placeTile": () => say`Połóż kafel: wybierz pole i obrót.`,
  "explore.buryTiles": () => say`Który kafel trafia na spód stosu jako pierwszy?`,
  "explore.exploreAgain": () => say`Odkrywasz jeszcze raz?`,
  "draw.sortCards": q =>
    say`Rozdziel dobrane karty: ${sorting(q, { keep: "zatrzymaj", discard: "odrzuć", top: "odłóż na wierzch" })}.`,
  "strike.removeUnit": () => say`Wybierz jednostkę wroga do usunięcia.`,
  "spoil.chooseSpoil": () => say`Wybierz zasób z napadniętego terytorium.`,
  "addition.addUnit": () => say`Wybierz terytorium dla nowej jednostki.`,
  "pull.pullUnit": q => say`Ściągasz jednostkę na ${land(numberIn(q, "to"))}?`,
  "spy.chooseTarget": () => say`Czyją rękę oglądasz?`,
  "spy.chooseDiscard": (q, _view, r) => say`Wybierz kartę, którą odrzuci ${seat(r, numberIn(q, "target"))}.`,
  "threat.chooseTarget": () => say`Kto odrzuca losową kartę?`,
  "curse.chooseDiscard": () => say`Klątwa: wybierz kartę do odrzucenia.`,
  "extortion.chooseTarget": () => say`Czyją rękę oglądasz?`,
  "extortion.nameCard": (q, _view, r) => say`Wskaż kartę z ręki gracza ${seat(r, numberIn(q, "target"))}.`,
  "extortion.answerThreat": (q, _view, r) =>
    say`Oddajesz zasoby (do oddania: ${numberIn(q, "price")}; dostanie je ${seat(r, numberIn(q, "seat"))}) czy odrzucasz kartę ${card(textIn(q, "card") as CardId)}?`,
  "foresight.takeCard": () => say`Wybierz wyłożoną kartę na wierzch swojego stosu dobierania.`,
  "fetch.fetchCard": () => say`Wybierz z odrzuconych kartę na rękę.`,
  "activation.chooseVictim": q =>
    say`${creature(textIn(q, "creature") as CreatureId)} zabija jednostkę na ${land(numberIn(q, "at"))}: czy ginie Kaija?`,
  "roaming.breakTie": q => say`Dokąd idzie ${creature(textIn(q, "creature") as CreatureId)}?`,
  "harvest.robLand": () => say`Zabierasz zasób ze spalonej ziemi?`,
  "harvest.trade": () => say`Wymień zasoby albo zakończ.`,
  "harvest.giveResources": q => say`Które trzy zasoby oddajesz za 1 ${objects[textIn(q, "take") as Resource]}?`,
  "harvest.answerSwap": (q, _view, r) =>
    say`${seat(r, numberIn(q, "seat"))} proponuje 1 ${objects[textIn(q, "give") as Resource]} za 1 ${objects[textIn(q, "take") as Resource]}. Zgoda?`,
  "secondChance.placeGroup": () => say`Nie masz nikogo na mapie: umieszczasz trzy jednostki na neutralnym terytorium?`,
};

function hasMain(view: NorthView): boolean {
  return view.frames.some(frame => frame.proc === "turn" && frame.hasMain);
}

const tasks: Readonly<Record<string, string>> = {
  settler: "rozstawienie",
  turn: "tura",
  play: "możliwa reakcja",
  token: "Spalona Ziemia",
  passing: "pasowanie",
  effects: "karta",
  choice: "karta",
  payment: "zapłata",
  copy: "wybór karty",
  recruit: "rekrutacja",
  camps: "Obozy Szkoleniowe",
  build: "budowa",
  replacement: "zamiana budowli",
  move: "ruch",
  transfer: "przerzut",
  combats: "kolejność walk",
  combat: "walka",
  retreat: "odwrót",
  explore: "odkrycie",
  draw: "dobrane karty",
  strike: "napad",
  spoil: "łup",
  addition: "nowa jednostka",
  pull: "ściągnięcie jednostki",
  spy: "szpiegowanie",
  threat: "groźba",
  curse: "klątwa",
  extortion: "wyzysk",
  foresight: "wyłożona karta",
  fetch: "odrzucone karty",
  activation: "Stwór",
  roaming: "droga Stwora",
  harvest: "zbiory",
  secondChance: "druga szansa",
};

const plainChoices: Readonly<Record<string, string>> = {
  wait: "Przeczekaj: odłóż kartę",
  replace: "Zamień kartę (1 wiedza)",
  remove: "Usuń kartę (2 wiedzy)",
  upgrade: "Ulepsz klan (3 wiedzy)",
  pass: "Pasuj",
  endTurn: "Zakończ turę",
  stop: "Zakończ",
  explore: "Odkryj",
  redraw: "Odłóż ten kafel i dobierz następny",
  summon: "Niech pojawi się Stwór",
  cancel: "Unieważnij kartę",
  yield: "Odrzuć kartę",
  done: "Zakończ",
  accept: "Zgódź się",
  decline: "Odmów",
};

/** Co znaczy przestać albo nie zareagować tam, gdzie niczego się nie kończy. */
const stops: Readonly<Record<string, string>> = {
  "move.declareHunt": "Nie atakuj",
  "combat.pushDefender": "Nikogo nie wypychaj",
  "passing.summonCreature": "Bez Stwora",
  "play.respond": "Nie reaguj",
  "token.placeToken": "Nie kładź",
  "payment.payResource": "Nie płać",
  "replacement.chooseReplacement": "Nie zamieniaj",
  "explore.exploreAgain": "Nie odkrywaj",
  "pull.pullUnit": "Nikogo nie ściągaj",
  "harvest.robLand": "Niczego nie zabieraj",
  "secondChance.placeGroup": "Nikogo nie umieszczaj",
};

const actionNames = ["Rekrutacja 1", "Ruch 1", "Odkrycie", "Budowa"];

function optionText(option: number, question: Question): Sentence {
  const id = textIn(question, "card") as CardId;
  if (id === "negotiation") return say`${option === 0 ? "Weź kartę z odrzuconych" : "Dobierz 1 kartę"}`;
  if (id === "veiled-threats") return say`${option === 0 ? "Przeciwnik odrzuca losową kartę" : "Dobierz 1 kartę"}`;
  return say`${id === "stag-annexation" ? "Odkrycie" : (actionNames[option] ?? "Akcja")}`;
}

function choiceText(choice: NorthChoice, question: Question, view: NorthView, reader: Reader): Sentence {
  switch (choice.kind) {
    case "place":
      return say`Kafel ${tile(choice.tile)} na polu ${choice.x}, ${choice.y}, obrót ${choice.turn * 90}°`;
    case "settle":
      return say`${land(choice.at)}${choice.kaija ? " z Kaiją" : ""}`;
    case "play":
      return say`Zagraj: ${card(choice.card)}`;
    case "use":
      return say`${card(choice.card)}${choice.isRemoved ? ": usuń z gry" : ""}`;
    case "take":
    case "fetch":
    case "name":
      return say`${card(choice.card)}`;
    case "discard":
      return say`Odrzuć: ${card(choice.card)}`;
    case "keep":
      return say`Zatrzymaj: ${card(choice.card)}`;
    case "top":
      return say`Na wierzch: ${card(choice.card)}`;
    case "copy":
      return say`${card(choice.card)} (${seat(reader, choice.seat)})`;
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
      return say`${choice.kaija ? "Kaija" : "Jednostka"} na ${land(choice.at)}`;
    case "build":
      return say`${building(choice.building)} na ${choice.isLoose ? land(choice.area) : slotOf(view, choice.area)}`;
    case "rebuild":
      return say`${building(choice.building)} zamiast: ${building(choice.old)}, na ${slotOf(view, choice.area)}`;
    case "march":
      return say`Z ${land(choice.from)} na ${land(choice.to)}`;
    case "send":
      return say`${people(choice.units, choice.kaija)}`;
    case "hunt":
      return say`Zaatakuj ${creatureObject(choice.creature)}${isShe(choice.creature) ? " (nie dzieli się terytorium)" : ""}`;
    case "fight":
    case "scorch":
    case "roam":
    case "lair":
    case "add":
      return say`${land(choice.at)}`;
    case "push":
      return say`Wypchnij ${choice.kaija ? "Kaiję" : "jednostkę"} na ${land(choice.to)}`;
    case "pull":
      return say`Ściągnij ${choice.kaija ? "Kaiję" : "jednostkę"} z ${land(choice.from)}`;
    case "strike":
      return say`${choice.kaija ? "Kaija" : "Jednostka"} na ${land(choice.at)}`;
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
      return say`Żywność: ${choice.food}`;
    case "count":
      return say`${choice.as === "axe" ? "Topór" : "Czaszka"}`;
    case "lose":
      return say`${choice.kaija ? "Kaija ginie" : "Kaija zostaje"}`;
    case "retreat":
      return say`${people(choice.units, choice.kaija)} na ${land(choice.to)}`;
    case "bury":
      return say`Kafel ${tile(choice.tile)}`;
    case "option":
      return optionText(choice.option, question);
    case "pay":
      return say`Zapłać 1 ${objects[choice.resource]}`;
    case "gain":
    case "rob":
      return say`Weź 1 ${objects[choice.resource]}`;
    case "timing":
      return timingText(choice.when, choice.at);
    case "exchange":
      return say`Wymień 3 zasoby na 1 ${objects[choice.take]}`;
    case "give":
      return say`${amounts(choice)}`;
    case "swap":
      return say`Zaproponuj 1 ${objects[choice.give]} za 1 ${objects[choice.take]}`;
    default:
      return say`${(isStop(choice) && stops[`${question.proc}.${question.step}`]) || plainChoices[choice.kind] || choice.kind}`;
  }
}

function timingText(when: "before" | "after" | "never", at: number): Sentence {
  if (when === "never") return say`Nie zbieraj`;
  if (when === "before") return at < 0 ? say`Najpierw odkryj` : say`Zbierz z ${land(at)}, potem tam buduj`;
  return at < 0 ? say`Zdecyduję po ruchu` : say`Po budowie`;
}

const refusals: Readonly<Record<string, string>> = {
  "never-played": "tej karty nigdy się nie zagrywa",
  "response-only": "tylko w odpowiedzi na kartę przeciwnika",
  "main-card-played": "po karcie głównej można zagrać tylko karty Błysku",
  "nothing-to-do": "nic z niej nie da się teraz wykonać",
  "too-little-lore": "masz za mało wiedzy",
  "unrest-stays": "Niepokojów nie można usunąć z gry",
  "no-upgrades": "oba ulepszenia są już twoje",
  "bear-here": "Niedźwiedź Brunatny nie pozwala tu budować",
  "needs-stone": "Menhir wymaga miejsca z symbolem kamienia",
  "no-tokens-left": "wszystkie siedem żetonów jest na mapie",
  "one-per-type": "na tym terytorium już taka stoi",
  "too-little-wood": "masz za mało drewna",
  "upgrade-first": "w tej turze możesz zagrać tylko ulepszenie, które właśnie bierzesz",
  "kaija-not-alone": "Kaija porusza się tylko z innymi jednostkami",
  "not-yours": "nie kontrolujesz tego terytorium",
  "not-neutral": "to terytorium nie jest neutralne",
  "land-taken": "są tam już jednostki",
  "not-on-new-tile": "grupa staje na terytorium nowego kafla",
  "bear-recruits": "Niedźwiedź Brunatny nie pozwala tu rekrutować",
  "valkyrie-here": "Upadła Walkiria nie dzieli się tym terytorium z nikim",
  "one-place": "wszystkie jednostki tej akcji idą na jedno terytorium",
  "icons-used": "za każdy taki symbol terytorium rekrutujesz jedną jednostkę",
  "once-each": "tu już rekrutowano",
  "wrong-land": "karta nie pozwala na to terytorium",
  "no-camp": "żaden Obóz Szkoleniowy nie dodaje tu jednostki",
  "not-adjacent": "to terytorium nie sąsiaduje",
  "must-fight-there": "jednostki na terytorium wroga zostają i walczą",
  "far-from-yours": "nie sąsiaduje z twoimi terytoriami",
  "not-enemy": "tego terytorium nie kontroluje wróg",
  "token-there": "żeton już tam leży",
  "token-far": "nie sąsiaduje z twoimi terytoriami",
  "creature-there": "jest tam już Stwór",
  "lairs-first": "najpierw legowisko bez Stwora",
  "difficult-border": "nikt nie wycofuje się przez Trudną Granicę",
  "enemy-land": "należy do kogoś innego",
  contested: "tam czeka jeszcze walka",
  "no-combat": "nikt tam nie walczy",
  "creature-elsewhere": "Stwór woli inne terytoria",
  "none-left": "nie ma ani jednego",
  "not-shown": "to terytorium go nie pokazuje",
  "not-robbed": "terytorium z żetonem go nie daje",
  "no-cards-there": "ten gracz nie ma kart na ręce",
  "not-an-opponent": "to nie jest twój przeciwnik",
  "done-already": "to już zrobione",
  "one-per-unit": "najwyżej 1 żywność na jednostkę",
  "valkyrie-first": "z Upadłą Walkirią na twoim terytorium trzeba walczyć",
  "hunt-elsewhere": "ten Stwór jest na innym terytorium",
  "three-needed": "do wymiany potrzebujesz trzech zasobów",
  "not-copied": "tej karty nie można skopiować",
  "copy-out-of-reach": "ta karta jest poza zasięgiem",
  "no-other-building": "nie ma innej budowli na to miejsce",
  "cannot-build-here": "potem nie dałoby się tu budować",
  "not-open": "to terytorium nie jest otwarte",
  "mates-land": "nikogo nie stawia się na terytorium partnera z drużyny",
  "too-many": "karta porusza mniej jednostek",
  "no-response": "nie masz karty, która odpowiada",
  "slot-taken": "miejsce jest zajęte",
  "only-there": "budujesz tam, gdzie zebrano zasoby",
  "beside-slots": "z tą kartą małe budowle stoją obok miejsc",
  "large-once": "ta karta buduje tylko jedną dużą budowlę",
  "out-of-reach": "kafel nie dotykałby terytorium, do którego się go dokłada",
  "would-join": "połączyłby jednostki, które muszą być osobno, albo nie zostawił miejsca",
  "breaks-border": "przerwałby granicę",
  "bear-holds": "Niedźwiedź Brunatny nikogo nie wypuszcza",
  "valkyrie-holds": "muszą zostać i walczyć z Upadłą Walkirią",
  "needs-two-moves": "Trudna Granica wymaga dwóch ruchów jednej akcji",
  "two-valkyries": "dwie Upadłe Walkirie nikogo nie wpuszczają",
  "teammate-there": "twoje jednostki nie zdołałyby opuścić terytorium partnera z drużyny",
  "kaija-stays-out": "Kaija nie może wejść na terytorium wroga",
  "no-cards": "bez kart na ręce można tylko spasować",
};

function clanText(i: number, clan: ClanView, r: Reader): Sentence {
  const glory = clan.glory === null ? "chwała ukryta" : `chwała ${clan.glory}`;
  const onMap = 14 - clan.reserve;
  const due = winterCostOf(onMap);
  return say`${seat(r, i)}, ${names.clans[clan.clan].name}, kolor ${names.colors[clan.color].toLowerCase()}: ${glory}; żywność ${clan.food}, drewno ${clan.wood}, wiedza ${clan.lore}; na mapie ${units(onMap)} (zima: żywność ${due.food}, drewno ${due.wood}); ręka ${clan.handSize}, stos dobierania ${clan.pileSize}, odrzucone ${clan.discard.length}${clan.played.length + clan.aside.length > 0 ? say`; strefa aktywna: ${cards([...clan.played, ...clan.aside])}` : ""}${clan.passed ? "; pas" : ""}.`;
}

function territoryText(facts: TerritoryFacts, r: Reader): Sentence {
  const owner = facts.owner < 0 ? say`neutralne` : say`${seat(r, facts.owner)}, ${people(facts.units, facts.hasKaija)}`;
  const guests = list(facts.guests.map(guest => say`${seat(r, guest.seat)} (${people(guest.units, guest.hasKaija)})`));
  const parts = facts.parts
    .map(part => `${part.x}, ${part.y} ${part.sides.map(s => names.sides[s as "N"]).join("-")}`)
    .join("; ");
  const slots = `małe ${facts.slots.small}, z kamieniem ${facts.slots.stone}, duże ${facts.slots.large}`;
  const near = list(
    facts.neighbours.map(({ id, isDifficult }) => say`${numberOf(id)}${isDifficult ? " (trudna granica)" : ""}`),
  );
  return say`Terytorium ${numberOf(facts.id)} (${parts}): ${facts.isClosed ? "zamknięte" : "otwarte"}, ${tileCount(facts.size)}, ${owner}${facts.guests.length > 0 ? say`; goście: ${guests}` : ""}${facts.icons.food + facts.icons.wood + facts.icons.lore > 0 ? say`; symbole: ${amounts(facts.icons)}` : ""}${facts.buildings.length > 0 ? say`; budowle: ${list(facts.buildings.map(b => say`${building(b.building)} ${b.count}`))}` : ""}; wolne miejsca: ${slots}${facts.creatures.length > 0 ? say`; Stwory: ${list(facts.creatures.map(creature))}` : ""}${facts.isScorched ? "; Spalona Ziemia" : ""}${facts.neighbours.length > 0 ? say`; sąsiaduje z: ${near}` : ""}.`;
}

const phrases: Phrases = {
  heading: (view, r) =>
    say`Rok ${view.year} z ${view.years}, faza: ${names.phases[view.phase]}. Pierwszy Gracz: ${seat(r, view.first)}.`,
  clan: clanText,
  hand: clan =>
    clan.hand && clan.hand.length > 0 ? say`Twoja ręka: ${cards(clan.hand)}.` : say`Nie masz kart na ręce.`,
  display: view => say`Wyłożone karty: ${cards(view.display)}.`,
  territory: territoryText,
  creatures: line => say`Stwory w kolejności: ${list(line.map(creature))}.`,
  supply: view =>
    say`W stosie ${tileCount(view.tilesLeft)}, w Talii Rozwoju ${cardsLeft(view.developmentLeft)}, pozostałe Niepokoje: ${view.unrest}${view.achievements.length > 0 ? say`; Osiągnięcia ostatniego roku: ${cards(view.achievements)}` : ""}.`,
};

/** Everything the game says in Polish. */
export const texts: Texts<NorthView, NorthEvent> = {
  name: "Northgard: Niezbadane Ziemie",
  tagline: "Klany wikingów odkrywają rosnącą krainę: zamykaj terytoria, buduj talię, walcz i przetrwaj zimy.",
  options: {
    years: {
      name: "Długość",
      about: "Dłuższa gra ma więcej kart Rozwoju i nie zna zwycięstwa przez dominację.",
      values: { 7: "7 lat", 10: "10 lat" },
    },
    creatures: {
      name: "Stwory",
      about:
        "W legowiskach budzą się wilki, niedźwiedzie, draugry i upadłe walkirie; w wariancie „Więcej Stworów!” pasujący gracze mogą przywołać kolejne.",
      values: { none: "Bez Stworów", some: "Stwory", more: "Więcej Stworów!" },
    },
    teams: {
      name: "Drużyny",
      about: "Dwoje na dwoje: miejsca 1 i 3 przeciw miejscom 2 i 4.",
      values: { off: "Każdy za siebie", on: "Dwie drużyny" },
    },
    kaija: {
      name: "Ruch Kaii",
      about: "Instrukcja mówi, że może się poruszyć wraz z innymi jednostkami; nie mówi, że sama nie może.",
      values: { alone: "Może iść sama", together: "Tylko z innymi jednostkami" },
    },
    stuck: {
      name: "Stwory, które nie mogą się ruszyć",
      about: "Aktywują się bez ruchu. Moc Draugra i Upadłej Walkirii działa, gdy się pojawią lub poruszą.",
      values: { rest: "Nie używają takiej mocy", act: "Używają mocy tam, gdzie są" },
    },
    upgrade: {
      name: "Nowe ulepszenie",
      about: "Instrukcja pozwala zagrać je później: w dalszej części roku albo jeszcze w tej samej turze.",
      values: { later: "Od następnej tury", now: "Także w tej samej turze" },
    },
    valkyrie: {
      name: "Terytorium Upadłej Walkirii",
      about:
        "Nie dzieli się terytorium z tymi, którzy na nie wchodzą; o rekrutacji i wystawianiu tam jednostek nie ma mowy.",
      values: { closed: "Bez rekrutów", open: "Rekruci są tam z nią do swojego następnego ruchu" },
    },
    borders: {
      name: "Zasięg kart",
      about:
        "Zastraszenie, Grabież, Pojmanie i Klan Jelenia mówią o sąsiednich terytoriach; o rodzaj granicy instrukcja pyta tylko przy ruchu i wycofaniu.",
      values: { any: "Przez każdą granicę", regular: "Nie przez Trudne Granice" },
    },
    unrest: {
      name: "Brak kart Niepokojów",
      about: "Komu zimą zabraknie żywności lub drewna, traci wtedy 5 chwały; instrukcja nie podaje granicy.",
      values: { debt: "5 chwały, nawet poniżej zera", floor: "Najwyżej tyle, ile się ma" },
    },
  },
  seatOptions: {
    clan: {
      name: "Klan",
      about: "Każdy klan ma własną moc i trzy własne karty.",
      values: { any: "Dowolny", ...Object.fromEntries(clanIds.map(id => [id, names.clans[id].name])) },
      brings: Object.fromEntries(clanIds.map(id => [id, names.clans[id].text])),
    },
    color: {
      name: "Kolor",
      about: "Kolor twoich jednostek.",
      values: { any: "Dowolny", ...Object.fromEntries(colors.map(({ id }) => [id, names.colors[id]])) },
    },
  },
  question: (question, view, reader) =>
    questions[`${question.proc}.${question.step}`]?.(question, view, reader) ?? say`Wybierz.`,
  waiting: (waiting, _view, reader) =>
    say`${waiting.open.length === 1 ? "Teraz decyduje" : "Teraz decydują"}: ${list(waiting.open.map(i => seat(reader, i)))} (${tasks[waiting.proc] ?? "decyzja"}).`,
  choice: (choice: Choice, question, view, reader) => choiceText(choice as NorthChoice, question, view, reader),
  refusal: (refusal: Refusal) => say`${refusals[refusal.why] ?? refusal.why}`,
  log: (event, reader) => (log[event.type] as (e: NorthEvent, r: Reader) => Sentence | null)(event, reader),
  describe: (view, reader) => describe(view, reader, phrases),
  ending: (result, reader) => {
    const winners = list(result.winners.map(i => seat(reader, i)));
    const verb = result.winners.length === 1 ? "wygrywa" : "wygrywają";
    return result.reason === "domination"
      ? say`${winners} ${verb} przez dominację.`
      : say`${winners} ${verb} dzięki największej chwale.`;
  },
  scores: {
    total: "Chwała razem",
    glory: "Chwała zdobyta w grze",
    resources: "Pozostałe zasoby",
    cards: "Karty Rozwoju",
    achievements: "Osiągnięcia",
    unrest: "Niepokoje",
  },
};
