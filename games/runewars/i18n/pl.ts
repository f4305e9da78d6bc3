// Runewars po polsku.
import type { Result } from "#kernel/game.ts";
import type { Question } from "#kernel/look.ts";
import type { Choice, Seat } from "#kernel/procedure.ts";
import { type LogTexts, numberIn, type Reader, type Sentence, say, type Texts, textIn } from "#kernel/texts.ts";
import type { Rally, RuneChoice } from "../choices.ts";
import { type CityId, cityOf } from "../content/cities.ts";
import type { FactionId } from "../content/factions.ts";
import { fateOf } from "../content/fate.ts";
import type { HeroId } from "../content/heroes.ts";
import type { Resource } from "../content/resources.ts";
import type { RewardId } from "../content/rewards.ts";
import type { TitleId } from "../content/titles.ts";
import type { UnitId } from "../content/units.ts";
import type { RuneEvent } from "../events.ts";
import type { RuneView } from "../view/view.ts";
import { cardQuestion, optionWord } from "./card-asks.ts";
import { cardAsks } from "./card-asks-pl.ts";
import { clauses, describe, factionIn, type Phrases } from "./describe.ts";
import { names } from "./names-pl.ts";
import { cardAt, lead, leastFor, unitAsked, valueAsked, wordsOf } from "./words.ts";

const w = wordsOf("pl", names, "i", "Jednostki neutralne");
const {
  area,
  count,
  faction,
  hero,
  list,
  objective,
  order,
  quest,
  reward,
  season,
  rows,
  seasonCard,
  seat,
  side,
  tactics,
  title,
  token,
  unit,
  units,
  unitType,
} = w;

const cards = (n: number): string => count(n, { one: "karta", few: "karty", many: "kart" });
const cardsTaken = (n: number, of: "taktyki" | "misji" | "losu"): string =>
  `${count(n, { one: "kartę", few: "karty", many: "kart" })} ${of}`;
const stepsLeft = (n: number): string => count(n, { one: "krok", few: "kroki", many: "kroków" });
const rewards = (n: number): string => count(n, { one: "nagrodę", few: "nagrody", many: "nagród" });
const neutrals = (n: number): string =>
  count(n, { one: "jednostka neutralna", few: "jednostki neutralne", many: "jednostek neutralnych" });
const influence = (n: number): string =>
  count(n, { one: "żeton wpływów", few: "żetony wpływów", many: "żetonów wpływów" });
const damage = (n: number): string => count(n, { one: "obrażenie", few: "obrażenia", many: "obrażeń" });
const destinies = { gold: "złota", grey: "srebrna", red: "czerwona" } as const;
const chosen = { gold: "złotą", grey: "srebrną", red: "czerwoną" } as const;
const resources: Readonly<Record<Resource, string>> = { food: "żywność", wood: "drewno", ore: "ruda" };
const attributes = { strength: "Siła", agility: "Zręczność", wisdom: "Mądrość" } as const;
const runes = { dragon: "smoczy run", false: "fałszywy run" } as const;
const sidesOf = { attacker: "atakującego", defender: "obrońcy" } as const;
const fates = (numbers: readonly number[]): string =>
  numbers.map(n => `nr ${n} (${destinies[fateOf(n).destiny]})`).join(", ");

const forces = (r: Reader, owner: Seat): Sentence =>
  owner < 0 ? say`jednostki neutralne` : say`jednostki gracza ${seat(r, owner)}`;

const log: LogTexts<RuneEvent> = {
  gameSetUp: (e, r) =>
    say`Los wskazuje pierwszego gracza: ${seat(r, e.first)}${e.discovery ? "; w grze są żetony odkryć" : ""}.`,
  factionTaken: (e, r) => say`${seat(r, e.seat)} prowadzi frakcję: ${faction(e.faction)}.`,
  tilesDealt: (e, r) =>
    say`Misje początkowe: ${rows(e.quests.map((dealt, i) => say`${seat(r, i)}: ${list(dealt.map(quest))}`))}.`,
  tileLaid: (e, r) => say`${seat(r, e.seat)} układa płytkę: ${names.tiles[e.tile] ?? e.tile}.`,
  boardRestarted: e =>
    e.why === "sample"
      ? say`Gra toczy się na gotowej planszy.`
      : say`Planszy nie da się ukończyć; układanie zaczyna się od nowa.`,
  markerPlaced: (e, r) => say`${seat(r, e.seat)} kładzie znacznik królestwa.`,
  runesPlaced: (e, r) => {
    const tokens = e.areas.length === 1 ? "zakryty żeton runu" : "zakryte żetony runów";
    const dragon = e.dragon !== null && e.dragon >= 0 ? say`; smoczy run leży na obszarze ${area(e.dragon)}` : "";
    return say`${seat(r, e.seat)} kładzie ${tokens}: ${list(e.areas.map(area))}${dragon}.`;
  },
  boardPeopled: e =>
    say`Miasta: ${list(e.cities.map(each => say`${names.cities[each.city].name} (${area(each.area)})`))}.`,
  seasonStarted: e => say`Rok ${e.year}: ${season(e.season)}.`,
  seasonCardRevealed: e =>
    say`Karta pory roku: ${seasonCard(e.card)}${e.wizardsCouncil ? " (Rada Czarodziejów)" : ""}.`,
  springCame: () => say`Żetony aktywacji i rozkazy wracają do graczy; wszystkie rozbite figurki wstają.`,
  questPhaseStarted: () => say`Rozpoczyna się Faza misji.`,
  fateShuffled: e => say`Talia losu zostaje potasowana: ${cards(e.count)}.`,
  waterFroze: () => say`Wody zamarzają: do końca pory roku można je przekraczać.`,
  ordersRevealed: (e, r) =>
    say`Rozkazy: ${list(e.orders.flatMap((number, i) => (number > 0 ? [say`${seat(r, i)} – ${order(number)}`] : [])))}.`,
  orderStarted: (e, r) => say`${seat(r, e.seat)} wykonuje rozkaz ${order(e.order)}.`,
  orderSkipped: (e, r) => say`Rozkaz gracza ${seat(r, e.seat)} przepada.`,
  supremacyUsed: (e, r) => say`${seat(r, e.seat)} korzysta ze Starszeństwa: ${order(e.order)}.`,
  influenceGained: (e, r) => say`${seat(r, e.seat)} otrzymuje ${influence(e.n)}.`,
  influenceSpent: (e, r) => say`${seat(r, e.seat)} wydaje ${influence(e.n)}.`,
  tacticsDrawn: (e, r) =>
    e.cards
      ? say`${seat(r, e.seat)} dobiera ${cardsTaken(e.count, "taktyki")}: ${list(e.cards.map(tactics))}.`
      : say`${seat(r, e.seat)} dobiera ${cardsTaken(e.count, "taktyki")}.`,
  tacticsPlayed: (e, r) => say`${seat(r, e.seat)} zagrywa kartę ${tactics(e.card)}.`,
  tacticsDiscarded: (e, r) => say`${seat(r, e.seat)} odrzuca kartę ${tactics(e.card)}.`,
  questsDrawn: (e, r) =>
    e.cards
      ? say`${seat(r, e.seat)} dobiera ${cardsTaken(e.count, "misji")}: ${list(e.cards.map(quest))}.`
      : say`${seat(r, e.seat)} dobiera ${cardsTaken(e.count, "misji")}.`,
  questDiscarded: (e, r) =>
    e.isComplete
      ? say`${seat(r, e.seat)} wypełnia misję ${quest(e.quest)}.`
      : say`${seat(r, e.seat)} odrzuca misję ${quest(e.quest)}.`,
  questAttempted: (e, r) => say`${hero(e.hero)} (${seat(r, e.seat)}) podejmuje misję ${quest(e.quest)}.`,
  questFailed: e => say`${hero(e.hero)} nie wypełnia misji ${quest(e.quest)}.`,
  objectiveDrawn: (e, r) =>
    e.card ? say`${seat(r, e.seat)} dobiera cel: ${objective(e.card)}.` : say`${seat(r, e.seat)} dobiera kartę celu.`,
  objectiveDiscarded: (e, r) =>
    e.isFulfilled
      ? say`${seat(r, e.seat)} osiąga cel: ${objective(e.card)}.`
      : say`${seat(r, e.seat)} odrzuca cel: ${objective(e.card)}.`,
  dialSet: (e, r) => say`${seat(r, e.seat)}: ${resources[e.resource]} ${e.from} → ${e.to}.`,
  orderReturned: (e, r) => say`${seat(r, e.seat)} zabiera na rękę rozkaz ${order(e.order)}.`,
  ordersBarred: (e, r) => say`${seat(r, e.seat)} nie może w tej porze roku wybrać: ${list(e.orders.map(order))}.`,
  truceDeclared: () => say`Rozejm: w tej porze roku nikt nie może aktywować obszaru innego gracza.`,
  areaShielded: (e, r) => say`${seat(r, e.seat)} chroni obszar ${area(e.area)} do końca pory roku.`,
  winterEased: e => say`Zimowy limit jest wyższy o ${e.delta}.`,
  moveEased: (e, r) =>
    e.mountains
      ? say`${seat(r, e.seat)} może w tej turze przekraczać góry.`
      : say`Jednostki gracza ${seat(r, e.seat)} mają zasięg większy o ${e.extraRange}.`,
  areaActivated: (e, r) =>
    e.by === e.seat
      ? say`${seat(r, e.seat)} aktywuje obszar ${area(e.area)}.`
      : say`${seat(r, e.by)} kładzie na obszarze ${area(e.area)} żeton aktywacji gracza ${seat(r, e.seat)}.`,
  activationRemoved: (e, r) => say`${seat(r, e.seat)} zabiera żeton aktywacji z obszaru ${area(e.area)}.`,
  portalOpened: (e, r) => say`${seat(r, e.seat)} otwiera magiczne portale.`,
  unitsMoved: (e, r) => {
    const verbs = e.seat < 0 ? (["wycofują się", "przechodzą"] as const) : (["wycofuje", "przesuwa"] as const);
    const verb = verbs[e.cause === "retreat" ? 0 : 1];
    return say`${seat(r, e.seat)} ${verb} z ${area(e.from)} na ${area(e.to)}: ${units(e.groups)}.`;
  },
  unitsPlaced: (e, r) =>
    say`${seat(r, e.seat)} ${e.seat < 0 ? "pojawiają się" : "wystawia"} na ${area(e.area)}: ${units(e.groups)}.`,
  unitsDestroyed: (e, r) =>
    say`${seat(r, e.seat)} ${e.seat < 0 ? "giną" : "traci"} na ${area(e.area)}: ${units(e.groups)}.`,
  unitsRouted: (e, r) => say`Na obszarze ${area(e.area)} rozbite zostają ${forces(r, e.seat)}: ${units(e.groups)}.`,
  unitsStood: (e, r) => say`Na obszarze ${area(e.area)} wstają ${forces(r, e.seat)}: ${units(e.groups)}.`,
  heroMoved: e => say`${hero(e.hero)} przechodzi z ${area(e.from)} na ${area(e.to)}.`,
  heroJoined: (e, r) => say`${hero(e.hero)} przyłącza się do gracza ${seat(r, e.seat)} (${area(e.area)}).`,
  heroesDrawn: (e, r) => say`${seat(r, e.seat)} spotyka: ${list(e.heroes.map(hero))}.`,
  heroRefused: e => say`${hero(e.hero)} odchodzi własną drogą.`,
  heroDeserted: (e, r) => say`${hero(e.hero)} opuszcza gracza ${seat(r, e.seat)}.`,
  heroHurt: e => say`${hero(e.hero)} otrzymuje ${damage(e.n)}.`,
  heroHealed: e => say`Wyleczono obrażenia (${e.n}): ${hero(e.hero)}.`,
  heroStood: e => say`${hero(e.hero)} wstaje.`,
  heroRouted: e => say`Bohater ${hero(e.hero)} zostaje rozbity.`,
  heroTrained: e => say`${hero(e.hero)} szkoli się: ${attributes[e.attribute]} +${e.n}.`,
  heroDefeated: (e, r) =>
    say`${hero(e.hero)} (${seat(r, e.seat)}) ginie na obszarze ${area(e.area)}${e.hasMarker ? "; nagrody leżą pod znacznikiem" : ""}.`,
  rewardGained: e =>
    e.card ? say`${hero(e.hero)} otrzymuje nagrodę: ${reward(e.card)}.` : say`${hero(e.hero)} otrzymuje nagrodę.`,
  rewardUsed: e => say`${hero(e.hero)} używa nagrody: ${reward(e.card)}.`,
  rewardDiscarded: e => say`${hero(e.hero)} odrzuca nagrodę: ${reward(e.card)}.`,
  rewardGiven: e =>
    e.card ? say`${hero(e.to)} przejmuje nagrodę: ${reward(e.card)}.` : say`${hero(e.to)} przejmuje nagrodę.`,
  graveTaken: e => say`${hero(e.hero)} zabiera ${rewards(e.count)} spod znacznika na obszarze ${area(e.area)}.`,
  diplomacyStarted: (e, r) =>
    say`${seat(r, e.seat)} pertraktuje na obszarze ${area(e.area)} za ${influence(e.influence)}.`,
  fateDrawn: (e, r) =>
    say`${seat(r, e.seat)} dobiera ${e.cards.length === 1 ? "kartę" : "karty"} losu: ${fates(e.cards)}.`,
  fateChosen: (e, r) => say`${seat(r, e.seat)} wybiera kartę losu nr ${e.card}, ${chosen[e.destiny]}.`,
  diplomacyEnded: e =>
    e.result === "gold"
      ? say`Jednostki neutralne na obszarze ${area(e.area)} zostają sprzymierzeńcami.`
      : e.result === "grey"
        ? say`Jednostki neutralne opuszczają obszar ${area(e.area)}.`
        : say`Pertraktacje na obszarze ${area(e.area)} zawodzą: dochodzi do ${e.isBattle ? "bitwy" : "odwrotu"}.`,
  battleStarted: (e, r) =>
    say`Bitwa o ${area(e.area)}: ${seat(r, e.attacker)} (${units(e.attack)}) kontra ${side(r, e.defender)}${e.defence.length > 0 ? say` (${units(e.defence)})` : ""}.`,
  heroSupported: e => say`${hero(e.hero)} wspiera jednostki: ${unitType(e.unit)}.`,
  roundStarted: e => say`Runda inicjatywy ${e.round}.`,
  cardsDrawn: e => {
    const drawn = e.cards ? `: ${e.cards.map(n => `nr ${n}`).join(", ")}` : "";
    return e.count === 1
      ? say`${unit(e.unit)} ${sidesOf[e.side]} dobiera ${cardsTaken(1, "losu")}${drawn}.`
      : say`${unitType(e.unit)} ${sidesOf[e.side]} dobierają ${cardsTaken(e.count, "losu")}${drawn}.`;
  },
  cardsShown: () => null,
  specialUsed: e => say`${unit(e.unit)} używa zdolności: ${names.units[e.unit].special}.`,
  figureHit: e => say`${unit(e.unit)} otrzymuje 1 obrażenie${e.isDestroyed ? " i pada" : ""}.`,
  figureRouted: e => say`Rozbita zostaje jednostka: ${unit(e.unit)}.`,
  figureDestroyed: e => say`Zniszczona zostaje jednostka: ${unit(e.unit)}.`,
  figureLeft: e => say`${unit(e.unit)} opuszcza bitwę.`,
  figureStood: e => say`${unit(e.unit)} wstaje.`,
  figuresRaised: e => say`Do bitwy dołącza: ${units([{ unit: e.unit, count: e.count }])}.`,
  healthChanged: e => say`${unit(e.unit)} ma Wytrzymałość ${e.health} do końca bitwy.`,
  strengthAdded: e => say`+${e.n} siły dla ${sidesOf[e.side]}.`,
  defenceUsed: (e, r) => say`${seat(r, e.seat)} korzysta z ulepszenia: ${w.defence(e.faction)}.`,
  battleCancelled: (e, r) => say`${seat(r, e.seat)} unika bitwy.`,
  battleEnded: (e, r) => {
    const { attackStrength: a, defenceStrength: d } = e;
    const winner = e.winner === "attacker" ? e.attacker : e.defender;
    const verb = winner < 0 ? "wygrywają" : "wygrywa";
    return say`${seat(r, winner)} ${verb} bitwę o ${area(e.area)}, ${Math.max(a, d)} do ${Math.min(a, d)}${a === d ? " (remis wygrywa obrońca)" : ""}.`;
  },
  strongholdBuilt: (e, r) =>
    say`${seat(r, e.seat)} ma teraz ${e.isDamaged ? "uszkodzoną " : ""}twierdzę na obszarze ${area(e.area)}.`,
  strongholdDamaged: e => say`Twierdza na obszarze ${area(e.area)} zostaje uszkodzona.`,
  strongholdRepaired: e => say`Twierdza na obszarze ${area(e.area)} zostaje naprawiona.`,
  strongholdRemoved: (e, r) => say`Twierdza gracza ${seat(r, e.seat)} na obszarze ${area(e.area)} znika.`,
  developmentBuilt: (e, r) =>
    e.development === "defence"
      ? say`${seat(r, e.seat)} buduje ulepszenie obronne na obszarze ${area(e.area)}.`
      : say`${seat(r, e.seat)} buduje ulepszenie na obszarze ${area(e.area)}: ${names.developments[e.development].name}.`,
  developmentRemoved: e => say`Ulepszenie na obszarze ${area(e.area)} znika.`,
  titleTaken: (e, r) => say`${seat(r, e.seat)} zdobywa tytuł ${title(e.title)} za ${influence(e.influence)}.`,
  bidsRevealed: (e, r) => say`Licytacja: ${list(e.bids.map((n, i) => say`${seat(r, i)} – ${n}`))}.`,
  tieDecided: (e, r) =>
    say`${seat(r, e.seat)} rozstrzyga remis, od najwyższego miejsca: ${list(e.ranking.map(each => seat(r, each)))}.`,
  falseRuneDiscarded: (e, r) => say`${seat(r, e.seat)} odrzuca fałszywy run z obszaru ${area(e.area)}.`,
  runeLost: e => say`Na stos wraca ${runes[e.rune]}.`,
  runePlacedOpenly: (e, r) => say`${seat(r, e.seat)} otrzymuje smoczy run na obszarze ${area(e.area)}.`,
  runeMoved: e => say`Żeton runu zostaje przesunięty z ${area(e.from)} na ${area(e.to)}.`,
  runesExchanged: e => say`Żetony runów z obszarów ${area(e.a)} i ${area(e.b)} zamieniają się miejscami.`,
  runeSeen: (e, r) =>
    e.rune
      ? say`${seat(r, e.seat)} widzi na obszarze ${area(e.area)}: ${runes[e.rune]}.`
      : say`${seat(r, e.seat)} podgląda żeton runu na obszarze ${area(e.area)}.`,
  runeRevealed: (e, r) => say`${seat(r, e.seat)} odkrywa na obszarze ${area(e.area)}: ${runes[e.rune]}.`,
  tokenSeen: (e, r) =>
    e.token
      ? say`${seat(r, e.seat)} widzi na obszarze ${area(e.area)}: ${token(e.token)}.`
      : say`${seat(r, e.seat)} podgląda żeton odkrycia na obszarze ${area(e.area)}.`,
  tokenRevealed: e => say`${hero(e.hero)} odkrywa na obszarze ${area(e.area)}: ${token(e.token)}.`,
  tokenRemoved: e => say`Z obszaru ${area(e.area)} znika żeton: ${token(e.token)}.`,
  duelStarted: e =>
    say`Pojedynek na obszarze ${area(e.area)}: ${hero(e.attacker)} kontra ${e.unit === "" ? hero(e.defender) : unit(e.unit)}.`,
  duelRound: e => say`Runda pojedynku ${e.round}: karta losu nr ${e.attack} kontra nr ${e.defence}.`,
  unitHurt: e => say`${unit(e.unit)} otrzymuje ${damage(e.n)}.`,
  damagePrevented: e => say`${hero(e.hero)} neguje ${damage(e.n)}.`,
  duelEnded: e =>
    e.result === "none"
      ? say`Pojedynek kończy się bez zwycięzcy.`
      : e.result === "both"
        ? say`Padają obie strony pojedynku.`
        : say`Pojedynek wygrywa ${e.result === "attacker" ? "atakujący" : "obrońca"}.`,
  victoryClaimed: (e, r) =>
    say`${seat(r, e.seat)} kładzie kartę zwycięstwa; runy zostaną sprawdzone za rok (${season(e.season)}).`,
  claimFailed: (e, r) => say`${seat(r, e.seat)} zabiera kartę zwycięstwa: runów jest za mało.`,
  playerEliminated: (e, r) => say`${seat(r, e.seat)} odpada z gry.`,
  gameEnded: (e, r) => say`Koniec gry. Zwycięża ${seat(r, e.winner)}.`,
};

const asks: Readonly<Record<string, (q: Question) => Sentence>> = {
  "setup.takeFaction": () => say`Wybierz frakcję.`,
  "board.layTile": () => say`Którą płytkę układasz i gdzie?`,
  "board.placeMarker": () => say`Połóż znacznik królestwa.`,
  "board.pickRuneArea": q => say`Wybierz obszar ${numberIn(q, "n")} z 2 dla swoich żetonów runów.`,
  "board.hideDragon": () => say`Na którym z dwóch obszarów leży smoczy run?`,
  "board.layHome": () => say`Ułóż swoje królestwo na znaczniku.`,
  "start.placeStronghold": () => say`Wybierz obszar swojej twierdzy.`,
  "start.placeUnits": q => {
    const id = unitAsked(q);
    return id ? say`Gdzie wystawiasz jednostkę: ${unit(id)}?` : say`Gdzie wystawiasz jednostkę?`;
  },
  "start.placeHero": q => say`Gdzie zaczyna bohater ${hero(textIn(q, "hero") as HeroId)}?`,
  "season.chooseOrders": () => say`Wybierz w tajemnicy rozkaz na tę porę roku.`,
  "fall.choose": () => say`Jesień: 2 żetony wpływów czy 1 karta taktyki?`,
  "fall.turnUp": () => say`Jesień: odkryć nagrodę, która daje teraz dochód?`,
  "winter.destroy": q => say`Zima: limit jednostek na obszarze: ${numberIn(q, "n")}. Którą jednostkę niszczysz?`,
  "turn.useSupremacy": q => say`Skorzystać ze Starszeństwa: ${order(numberIn(q, "order"))}?`,
  "actions.act": () => say`Zagrać teraz kartę taktyki lub użyć nagrody?`,
  "limits.destroySurplus": q =>
    say`Za dużo jednostek na obszarze ${area(numberIn(q, "area"))}: zniszcz ${numberIn(q, "n")}.`,
  "limits.discardTactics": () => say`Odrzuć kartę taktyki: na ręce możesz mieć najwyżej dziesięć.`,
  "limits.discardQuests": () => say`Odrzuć kartę misji: na ręce możesz mieć najwyżej trzy.`,
  "strategize.assignMoves": () => say`Przesuń figurki na sąsiednie obszary przyjazne lub puste.`,
  "march.activate": () => say`Który obszar aktywujesz, by wprowadzić na niego figurki?`,
  "march.assignMoves": q => say`Wprowadź figurki na obszar ${area(numberIn(q, "area"))}.`,
  "march.chooseWay": q => say`Jednostki neutralne na obszarze ${area(numberIn(q, "area"))}: bitwa czy pertraktacje?`,
  "diplomacy.spend": () => say`Pertraktacje: ile żetonów wpływów wydajesz?`,
  "diplomacy.playCards": () => say`Pertraktacje: zagrać kartę?`,
  "diplomacy.chooseFate": () => say`Pertraktacje: która karta losu się liczy?`,
  "diplomacy.face": () => say`Pertraktacje zawiodły: bitwa czy odwrót?`,
  "retreat.chooseArea": q => say`Dokąd wycofują się jednostki z obszaru ${area(numberIn(q, "area"))}?`,
  "retreat.chooseHeroArea": q => say`Dokąd wycofują się bohaterowie z obszaru ${area(numberIn(q, "area"))}?`,
  "battle.supportAttack": () => say`Który bohater wspiera które jednostki?`,
  "battle.supportDefence": () => say`Który bohater wspiera które jednostki?`,
  "battle.startAttack": q => say`Bitwa o ${area(numberIn(q, "area"))}: zagrać kartę na jej początku?`,
  "battle.startDefence": q => say`Bitwa o ${area(numberIn(q, "area"))}: zagrać kartę na jej początku?`,
  "battle.roundAttack": () => say`Zagrać kartę przed tą rundą bitwy?`,
  "battle.roundDefence": () => say`Zagrać kartę przed tą rundą bitwy?`,
  "battle.pickAttackType": () => say`Które z twoich jednostek pierwsze dobierają karty losu?`,
  "battle.pickDefenceType": () => say`Które jednostki obrońcy pierwsze dobierają karty losu?`,
  "battle.putAsideAttack": q => say`${unit(textIn(q, "unit") as UnitId)}: którą kartę losu odkładasz?`,
  "battle.putAsideDefence": q => say`${unit(textIn(q, "unit") as UnitId)}: którą kartę losu odkładasz?`,
  "battle.tallyAttack": () => say`Zagrać kartę przed podliczeniem siły?`,
  "battle.tallyDefence": () => say`Zagrać kartę przed podliczeniem siły?`,
  "battle.useDefence": () => say`Użyć w tej bitwie ulepszenia obronnego?`,
  "battle.besiege": () => say`Skorzystać ze Starszeństwa Podboju przeciw twierdzy?`,
  "battle.replaceStronghold": () => say`Zastąpić zdobytą twierdzę własną?`,
  "battle.inheritStronghold": () => say`Którą swoją twierdzę oddajesz za opuszczoną?`,
  "losses.choose": q =>
    ({
      rout: say`Wybierz jednostkę do rozbicia.`,
      damage: say`Wybierz jednostkę, która otrzyma obrażenie.`,
      destroy: say`Wybierz jednostkę do zniszczenia.`,
      retreat: say`Wybierz jednostkę, która opuści bitwę.`,
      routOrDestroy: say`Wybierz jednostkę do rozbicia, a rozbitą do zniszczenia.`,
    })[textIn(q, "what") as "rout"],
  "aftermath.chooseSurplus": q => say`Za dużo jednostek: wybierz ${numberIn(q, "n")} do odwrotu.`,
  "aftermath.useObjective": () => say`Po bitwie: odrzucić kartę celu za smoczy run?`,
  "bid.makeBids": q => say`${cardAt(textIn(q, "path"), names)?.name ?? ""}: ile wpływów licytujesz?`,
  "bid.breakTie": q => say`Remis w licytacji: kto zajmuje miejsce ${numberIn(q, "place")}?`,
  "test.nameAttribute": q => say`Którą cechę testuje ${hero(textIn(q, "hero") as HeroId)}?`,
  "test.turnUp": q => say`Test (${hero(textIn(q, "hero") as HeroId)}): odkryć kartę nagrody?`,
  "test.chooseFate": q => say`Test (${hero(textIn(q, "hero") as HeroId)}): która karta losu się liczy?`,
  "desertion.pay": q => say`Zatrzymać bohatera ${hero(textIn(q, "hero") as HeroId)} za ${influence(numberIn(q, "n"))}?`,
  "hiring.spend": () => say`Ile żetonów wpływów wydajesz na bohaterów?`,
  "hiring.keep": q =>
    numberIn(q, "n") > 0
      ? say`Który bohater przyłącza się za ${influence(numberIn(q, "n"))}?`
      : say`Który bohater przyłącza się do ciebie?`,
  "hiring.dismiss": () => say`Masz za dużo bohaterów: który odchodzi?`,
  "hiring.place": q => say`Gdzie przybywa bohater ${hero(textIn(q, "hero") as HeroId)}?`,
  "wound.prevent": q => say`${hero(textIn(q, "hero") as HeroId)} ma otrzymać ${damage(numberIn(q, "n"))}. Zanegować?`,
  "receiveRune.discardFalse": () => say`Zanim położysz smoczy run: odrzucić swój fałszywy run z planszy?`,
  "receiveRune.pickArea": q => say`Otrzymujesz runy: wybierz dla nich obszar ${numberIn(q, "n")}.`,
  "receiveRune.hide": () => say`Na którym z dwóch obszarów leży smoczy run?`,
  "showRunes.turnUp": q => say`Odkryj smocze runy: jeszcze ${numberIn(q, "n")}.`,
  "recruit.chooseDial": () => say`Z którego licznika przeprowadzasz zaciąg?`,
  "recruit.free": q =>
    say`Zabrakło figurki: ${unit(textIn(q, "unit") as UnitId)}. Zniszczyć jedną i zaciągnąć ją na nowo?`,
  "recruit.place": q => say`Gdzie staje jednostka: ${unit(textIn(q, "unit") as UnitId)}?`,
  "develop.build": () => say`Zbudować ulepszenie za 1 drewno?`,
  "develop.free": () => say`Zabrakło takiego żetonu: który zostaje przeniesiony?`,
  "rally.chooseCity": () => say`Wybierz miasto i jego korzyść.`,
  "rally.placeNeutral": () => say`Którą jednostkę neutralną przysyła miasto?`,
  "title.chooseTitle": () => say`Który tytuł zdobywasz?`,
  "title.spend": q => say`Ile żetonów wpływów za tytuł ${title(textIn(q, "title") as TitleId)}?`,
  "fortify.chooseAction": () => say`Umocnienie: co robisz teraz?`,
  "fortify.pickArea": q =>
    ({
      stronghold: say`Gdzie budujesz twierdzę za 1 drewno i 1 rudę?`,
      repair: say`Którą twierdzę naprawiasz za 1 rudę?`,
      runes: say`Żetony runów: wybierz obszar ${numberIn(q, "n")} z 2; układasz je na nowo.`,
    })[textIn(q, "action") as "runes"],
  "fortify.freeStronghold": () => say`Wszystkie twierdze stoją: którą przenosisz?`,
  "fortify.arrange": q =>
    q.options[0]?.kind === "area" ? say`Na którym z dwóch obszarów leży teraz żeton?` : arranged(q),
  "questPhase.chooseHero": () => say`Faza misji: który z twoich bohaterów działa?`,
  "heroAction.chooseAction": q => say`Co robi bohater ${hero(textIn(q, "hero") as HeroId)}?`,
  "heroAction.move": q =>
    say`Dokąd idzie ${hero(textIn(q, "hero") as HeroId)}? Jeszcze ${stepsLeft(numberIn(q, "n"))}.`,
  "heroAction.ambush": q => say`${hero(textIn(q, "hero") as HeroId)} staje przy twoich jednostkach. Zagrać kartę?`,
  "heroAction.engage": q => say`${hero(textIn(q, "hero") as HeroId)}: pojedynek, misja czy nic?`,
  "heroAction.afterwards": q => say`Użyć lub wymienić nagrody bohatera ${hero(textIn(q, "hero") as HeroId)}?`,
  "heroAction.train": q =>
    say`Którą cechę szkoli ${hero(textIn(q, "hero") as HeroId)}? Pozostałe punkty szkolenia: ${numberIn(q, "n")}.`,
  "duel.cardsAttack": () => say`Zagrać kartę na początku pojedynku?`,
  "duel.cardsDefence": () => say`Zagrać kartę na początku pojedynku?`,
  "duel.specialAttack": () => say`Co daje symbol zdolności specjalnej?`,
  "duel.specialDefence": () => say`Co daje symbol zdolności specjalnej?`,
  "duel.preventAttack": q => say`Twój bohater ma otrzymać ${damage(numberIn(q, "n"))}. Zanegować?`,
  "duel.preventDefence": q => say`Twój bohater ma otrzymać ${damage(numberIn(q, "n"))}. Zanegować?`,
  "duel.dealOut": q => say`Kto dostaje kartę ${reward(textIn(q, "card") as RewardId)}?`,
};

const refusals: Readonly<Record<string, string>> = {
  "order-used": "ten rozkaz leży odkryty aż do wiosny",
  "order-barred": "karta pory roku zabrania tego rozkazu",
  "already-active": "leży tu już twój żeton aktywacji",
  truce: "w tej porze roku rozejm chroni obszary innych graczy",
  shielded: "ten obszar jest chroniony do końca pory roku",
  "drawn-this-season": "karty nie można zagrać w porze roku, w której została dobrana",
  "changes-nothing": "karta niczego by teraz nie zmieniła",
  "wrong-moment": "tę kartę zagrywa się w innym momencie",
  "last-year": "w siódmym roku nie można już kłaść karty zwycięstwa",
  "deck-taken": "na talii tej pory roku leży już karta zwycięstwa",
  "one-battle": "jedna Mobilizacja pozwala tylko na jedną bitwę",
  "too-many-units": "mając ponad osiem jednostek, nie można pertraktować",
  "no-influence": "pertraktacje kosztują wpływy",
  "not-your-home": "pierwsze figurki stawia się we własnym królestwie",
  "area-full": "obszar mieści najwyżej osiem jednostek",
  "near-marker": "leży obok miejsca na królestwo",
  "has-rune": "leży tu już żeton runu",
  "others-land": "kontroluje go inny gracz",
  "being-fought-over": "toczy się o niego bitwa albo oba żetony mają już obszary",
  "stands-there": "już tu są",
  "not-adjacent": "nie sąsiaduje",
  water: "przed zimą przez wodę przechodzą tylko figurki latające",
  mountains: "przez góry przechodzą tylko figurki latające",
  "no-refuge": "odwrót prowadzi na przyjazny obszar, a dopiero potem na pusty",
  "not-yours": "nie kontrolujesz tego obszaru",
  "not-damaged": "nie ma tu twojej uszkodzonej twierdzy",
  "no-rune-to-move": "na żadnym z tych obszarów nie leży żeton runu",
  "has-stronghold": "stoi tu już twierdza",
  "has-city": "w mieście nie buduje się twierdzy",
  "activated-stay": "jednostki nie opuszczają aktywowanego obszaru",
  "on-the-way": "te jednostki są już w drodze albo stoją wcześniej w planie",
  "cannot-get-there": "żadna z tych jednostek tam nie dotrze",
  "too-little-influence": "masz za mało wpływów",
  "own-title": "masz już ten tytuł",
  "too-little": "masz za mało drewna lub rudy",
  "all-tokens-out": "wszystkie twoje twierdze stoją na planszy: wybierz, którą oddajesz",
  "as-the-ability-says": "zdolność wskazuje inne jednostki",
  "card-says": "karta na to nie pozwala",
  "city-done": "to miasto już coś dało",
  "claimed-already": "twoja karta zwycięstwa leży już na talii",
  "damage-order": "obrażenia otrzymuje najpierw jednostka uszkodzona, potem stojące",
  "dial-at-end": "tej tarczy nie można już dalej obrócić",
  "dial-read": "supremacja werbuje za inny surowiec",
  "done-already": "każdą z trzech czynności można wykonać raz",
  "dragon-rune": "odrzuca się tylko fałszywe runy",
  "enough-food": "dla tych jednostek wystarcza żywności",
  "face-up": "ten run leży już odkryty",
  "faction-taken": "tę frakcję ma inny gracz",
  "false-rune": "to fałszywy run",
  "fully-trained": "tego nie można już dalej szkolić",
  "has-development": "twierdza ma najwyżej jedno ulepszenie",
  "has-drawn": "ten typ dobrał już karty",
  "hero-acted": "ten bohater już działał w tej fazie wypraw",
  "hero-elsewhere": "tego bohatera nie ma na obszarze bitwy",
  "hero-routed": "ten bohater jest rozbity",
  "more-than-lies-there": "trzeba wydać więcej wpływów, niż leży na tytule",
  "must-face-them": "z neutralnymi jednostkami trzeba walczyć albo pertraktować",
  "must-keep-one": "jednego z bohaterów trzeba zatrzymać",
  "no-challenge": "tego bohatera nie można wyzwać na przyjaznym mu obszarze",
  "no-hero-there": "nie ma tam twojego bohatera",
  "no-home": "nie masz gdzie postawić bohatera",
  "no-rune": "nie ma tu żetonu runu",
  "no-site": "na wszystkich twoich obszarach stoi twierdza lub miasto",
  "no-stronghold-there": "nie masz tam twierdzy",
  "no-type-left": "każdy bohater wspiera inny typ jednostek",
  "none-left": "w zasobach nie ma już takich jednostek",
  "not-at-home": "bohaterowie leczą się na przyjaznych obszarach",
  "not-crowded": "nie ma tam zbyt wielu jednostek",
  "not-fulfilled": "twój cel nie jest teraz spełniony",
  "not-hurt": "ten bohater nie potrzebuje leczenia",
  "not-on-this-board": "ta frakcja nie należy do gotowej planszy",
  "not-picked": "nie jest jednym z wybranych obszarów",
  "not-tied": "ten gracz nie remisuje",
  "order-not-spent": "tego rozkazu nie można wziąć z powrotem",
  "other-development": "nie ma tu twojego ulepszenia tego rodzaju",
  "other-initiative": "typy o innej inicjatywie dobierają w innej rundzie",
  "other-type": "to nie jest werbowana jednostka",
  "other-weapon": "w pojedynku bohater używa jednej broni",
  "quest-elsewhere": "ta wyprawa prowadzi na inny obszar",
  "reward-elsewhere": "tej nagrody używa się w innym momencie",
  "rout-order": "najpierw rozbija się stojące jednostki bez obrażeń",
  "same-symbol": "ma ten sam symbol co karta, którą można wybrać",
  "standing-first": "najpierw niszczy się stojące jednostki",
  "stops-nothing": "nie zatrzyma teraz żadnych obrażeń",
  "supports-already": "ten bohater już wspiera jednostki",
  "token-left": "masz jeszcze twierdzę w zasobach",
  "too-few-rewards": "potrzeba trzech kart nagród",
  "too-few-runes": "kontrolujesz mniej niż sześć smoczych runów",
  "too-few-units": "potrzeba tam sześciu twoich jednostek",
  "units-routed": "wszystkie jednostki tego typu są rozbite",
  "used-this-turn": "tej nagrody użyto już w tej turze",
  "works-already": "ta nagroda już działa",
  "yields-nothing": "ten obszar nie daje surowców",
};

/** Dwa żetony leżą na nowo: wybór jest tam, gdzie się różnią. */
const arranged = (q: Question): Sentence =>
  q.options[0]?.kind === "dragon"
    ? say`Na którym z dwóch obszarów leży teraz smoczy run?`
    : say`Oba żetony runów są takie same: zostają, jak leżały.`;

function question(q: Question, reader: Reader): Sentence {
  if (q.proc === "effects") return [cardQuestion(q, cardAsks, names, reader)];
  return asks[`${q.proc}.${q.step}`]?.(q) ?? say`Wybierz.`;
}

const plains: Readonly<Record<string, string>> = {
  pass: "nic",
  done: "gotowe",
  proceed: "dalej",
  supremacy: "użyj Starszeństwa",
  battle: "bitwa",
  diplomacy: "pertraktacje",
  retreat: "odwrót",
  accept: "tak",
  decline: "nie",
  claim: "połóż kartę zwycięstwa",
  objective: "odrzuć cel za smoczy run",
  captain: "odrzuć 3 nagrody za smoczy run",
  portal: "otwórz portale za 1 żeton wpływów",
  heal: "lecz",
  damage: "zadaj 1 obrażenie",
};
const actionWords = {
  stronghold: "zbuduj twierdzę",
  repair: "napraw twierdzę",
  runes: "przesuń żetony runów",
  move: "ruch",
  heal: "leczenie",
  train: "szkolenie",
} as const;
/** Wybory, które nazywają rzecz. */
function thing(c: RuneChoice): Sentence {
  switch (c.kind) {
    case "faction":
      return say`${faction(c.faction)}`;
    case "lay":
      return say`${names.tiles[c.tile] ?? c.tile}: ${c.q}, ${c.r}, obrót ${c.turn * 60}°`;
    case "mark":
      return say`${c.q}, ${c.r} i ${c.q2}, ${c.r2}`;
    case "area":
      return say`${area(c.area)}`;
    case "dragon":
      return c.area < 0 ? say`fałszywy run` : say`smoczy run: ${area(c.area)}`;
    case "order":
      return say`${order(c.order)}`;
    case "bid":
      return say`${influence(c.influence)}`;
    case "resource":
      return say`${resources[c.resource]}`;
    case "march":
      return say`${units([{ unit: c.unit, count: c.count }])}: ${area(c.from)} → ${area(c.to)}`;
    case "hero":
      return say`${hero(c.hero)} → ${area(c.to)}`;
    case "unit":
      return say`${unit(c.unit)}${c.isRouted ? " (w rozbiciu)" : ""}: ${area(c.area)}`;
    case "figure":
      return say`${unit(c.unit)}${c.damage > 0 ? `, ${damage(c.damage)}` : ""}${c.isRouted ? ", w rozbiciu" : ""}`;
    case "type":
      return say`${unit(c.unit)}`;
    case "fate":
      return say`nr ${c.card} (${destinies[fateOf(c.card).destiny]})`;
    default:
      return card(c);
  }
}

/** Wybory dotyczące kart i bohaterów. */
function card(c: RuneChoice): Sentence {
  switch (c.kind) {
    case "support":
      return say`${hero(c.hero)} wspiera: ${unitType(c.unit)}${c.withReward ? " (z nagrodą)" : ""}`;
    case "tactics":
    case "discard":
      return say`${tactics(c.card)}`;
    case "quest":
      return say`${quest(c.quest)}`;
    case "pickHero":
      return say`${hero(c.hero)}`;
    case "reward":
      return say`użyj: ${reward(c.card)} (${hero(c.hero)})`;
    case "reveal":
      return say`odkryj: ${reward(c.card)} (${hero(c.hero)})`;
    case "dropReward":
      return say`odrzuć: ${reward(c.card)} (${hero(c.hero)})`;
    case "give":
      return say`${hero(c.hero)} → ${hero(c.to)}: ${reward(c.card)}${c.isUp ? " (odkryta)" : ""}`;
    case "grave":
      return say`${hero(c.hero)} zabiera nagrody spod znacznika ${c.grave + 1}`;
    case "action":
      return say`${actionWords[c.action]}`;
    case "package":
      return c.n === 0 ? say`jednostki trójkątne` : say`jednostka prostokątna`;
    case "raze":
      return say`odrzuć żeton z obszaru ${area(c.area)}`;
    default:
      return say`${plains[c.kind] ?? c.kind}`;
  }
}

/** Co daje miasto. */
function benefit({ area: at, benefit: kind }: Rally, view: RuneView): string {
  const city = cityOf(view.city[at] as CityId);
  switch (kind) {
    case "neutral":
      return neutrals(city.neutral.n);
    case "tactics":
      return `${cards(city.tactics)} taktyki`;
    case "quests":
      return `${cards(city.quests)} misji`;
    default:
      return influence(city.influence);
  }
}

function choice(option: Choice, question: Question, view: RuneView, reader: Reader): Sentence {
  const c = option as RuneChoice;
  const { seat: asked } = question;
  switch (c.kind) {
    case "seat":
      return say`${seat(reader, c.seat)}`;
    case "build":
      return say`${w.development(c.development, view.players[asked]!.faction as FactionId)}: ${area(c.area)}`;
    case "rally":
      return say`${area(c.area)}: ${benefit(c, view)}`;
    case "title":
      return say`${title(c.title)} (wpływy: od ${leastFor(c.title, view)})`;
    case "option":
      return [optionWord(c.option, question, cardAsks) ?? c.option];
    case "accept":
    case "decline":
      return [optionWord(c.kind, question, cardAsks) ?? plains[c.kind]!];
    case "amount":
      return [textIn(question, "op") === "drawTactics" ? cardsTaken(c.n, "taktyki") : influence(c.n)];
    case "train":
      return say`${attributes[c.attribute]}${valueAsked(question, view, c.attribute)}`;
    default:
      return thing(c);
  }
}

const borders = { open: "", mountain: " (góry)", water: " (woda)" } as const;

/** Co daje miasto przy gromadzeniu poparcia. */
function cityGives(id: CityId): string {
  const { neutral, tactics: drawn, influence: n, quests } = cityOf(id);
  return [`jednostki neutralne: ${neutral.n}`, `karty taktyki: ${drawn}`, influence(n), `misje: ${quests}`].join(
    " albo ",
  );
}

const phrases: Phrases = {
  heading: (view, r) => say`Rok ${view.year}, ${season(view.season)}. Pierwszy gracz: ${seat(r, view.first)}.`,
  player: (i, p, view, r) =>
    say`${seat(r, i)}${p.faction === "" ? "" : say`, ${faction(p.faction)}`}: ${influence(p.influence)}; żywność ${p.food}, drewno ${p.wood}, ruda ${p.ore}; karty taktyki: ${p.tacticsCount + p.freshCount}, misje: ${p.questCount}; użyte rozkazy: ${p.used.join(", ") || "brak"}; bohaterowie: ${list(
      view.heroes.filter(h => h.seat === i).map(h => hero(h.id)),
    )}${p.isOut ? "; poza grą" : ""}.`,
  hand: p =>
    say`Twoje karty: ${list([...(p.tactics ?? []), ...(p.fresh ?? [])].map(tactics))}; misje: ${list((p.quests ?? []).map(quest))}; cel: ${p.objective ? objective(p.objective) : "brak"}.`,
  area: (f, view, r) =>
    clauses(
      say`${area(f.area)}: ${f.controller < 0 ? "bez kontroli" : seat(r, f.controller)}`,
      f.standing.length > 0 ? say`stoją: ${units(f.standing)}` : "",
      f.routed.length > 0 ? say`rozbite: ${units(f.routed)}` : "",
      f.hasStronghold ? say`${f.isDamaged ? "uszkodzona twierdza" : "twierdza"}` : "",
      f.development === "" ? "" : say`${w.development(f.development, factionIn(view, f))}`,
      f.city === "" ? "" : say`miasto ${names.cities[f.city].name} (${cityGives(f.city)})`,
      f.yields.length > 0 ? say`zbiory: ${list(f.yields.map(each => say`${resources[each.resource]} ${each.n}`))}` : "",
      f.rune === 0 ? "" : say`${["", "smoczy run", "fałszywy run", "żeton runu"][f.rune]!}`,
      f.token === "" ? "" : say`${token(f.token)}`,
      f.tokenBack === "" ? "" : say`zakryty żeton odkrycia „${f.tokenBack}”`,
      f.heroes.length > 0 ? say`bohaterowie: ${list(f.heroes.map(h => hero(h.id)))}` : "",
      f.flags.length > 0 ? say`aktywowany przez: ${list(f.flags.map(each => seat(r, each)))}` : "",
      say`sąsiaduje z: ${list(f.neighbours.map(n => say`${area(n.to)}${borders[n.border]}`))}.`,
    ),
};

/** Czym wygrano grę (RUN-405, RUN-406, RUN-409, RUN-419). */
function ending(result: Result, r: Reader): Sentence {
  const winner = seat(r, result.winners[0] ?? -1);
  if (result.reason === "last") return say`${winner} zostaje w grze bez rywali i wygrywa.`;
  if (result.reason === "victory") return say`${winner} okazuje sześć smoczych runów i wygrywa.`;
  const { first, second, next } = lead(result);
  const { dragons } = first;
  if (dragons > second.dragons)
    return say`${winner} kontroluje najwięcej smoczych runów i wygrywa, ${dragons} do ${second.dragons}.`;
  const runesEach = count(dragons, { one: "smoczy run", few: "smocze runy", many: "smoczych runów" });
  const tie =
    dragons === 0
      ? say`Nikt nie kontroluje smoczego runu`
      : say`${winner} i ${seat(r, next)} kontrolują po ${runesEach}`;
  return first.influence > second.influence
    ? say`${tie}; ${winner} wygrywa dzięki wpływom, ${first.influence} do ${second.influence}.`
    : say`${tie}, a wpływy są równe; ${winner} wygrywa, bo ta frakcja zaczyna z większymi wpływami.`;
}

/** Na co czeka stół, według procedur. */
const deeds: Readonly<Record<string, string>> = {
  setup: "frakcja",
  board: "mapa",
  start: "pierwsze figurki",
  season: "rozkaz",
  showRunes: "smocze runy do odkrycia",
  fall: "wpływy albo karta taktyki",
  winter: "jednostki, których nie da się wyżywić",
  turn: "Starszeństwo",
  actions: "karty w turze",
  limits: "nadmiar ponad limit",
  strategize: "ruchy",
  march: "przemarsz",
  diplomacy: "dyplomacja",
  retreat: "odwrót",
  battle: "bitwa",
  losses: "straty w bitwie",
  aftermath: "koniec bitwy",
  effects: "efekt karty",
  bid: "licytacja",
  test: "test cechy",
  desertion: "bohaterowie, którzy mogą odejść",
  hiring: "nowy bohater",
  wound: "rana",
  receiveRune: "smoczy run",
  recruit: "zaciąg",
  develop: "ulepszenie",
  rally: "miasta",
  title: "tytuł",
  fortify: "umocnienia",
  questPhase: "kolejność bohaterów",
  heroAction: "bohater",
  duel: "pojedynek",
};

export const texts: Texts<RuneView, RuneEvent> = {
  name: "Runewars",
  tagline: "Cztery ludy, siedem lat i smocze runy, z których niejeden okaże się zwykłym kamieniem.",
  options: {
    discovery: {
      name: "Żetony odkryć",
      about: "Zasada opcjonalna: bohaterowie znajdują na mapie miejsca i wydarzenia.",
      values: { off: "Bez nich", on: "Z nimi" },
    },
    board: {
      name: "Plansza",
      about: "Ułóżcie planszę z płytek, jak każą zasady, albo zacznijcie na gotowej.",
      values: { build: "Układana", ready: "Gotowa" },
    },
    factions: {
      name: "Frakcje",
      about: "Wybierajcie frakcje po kolei, jak każą zasady, albo rozlosujcie je.",
      values: { choose: "Wybór", random: "Losowanie" },
    },
    homeNeutrals: {
      name: "Neutralne jednostki same w królestwie",
      about: "Są sprzymierzone z jego właścicielem albo odbierają mu obszar, póki ich nie pokona lub nie przekona.",
      values: { allied: "Sprzymierzone", hostile: "Wrogie" },
    },
    lonelyAllies: {
      name: "Sprzymierzone jednostki, które same wygrały bitwę",
      about: "Zostają i zrywają przymierze albo wycofują się na sąsiedni przyjazny obszar.",
      values: { stay: "Zostają", fallBack: "Wycofują się" },
    },
    lostHome: {
      name: "Królestwo wyeliminowanego gracza",
      about: "Jest zwykłym lądem albo nigdy nie jest pustym obszarem.",
      values: { land: "Zwykły ląd", home: "Królestwo" },
    },
    tiedOrders: {
      name: "Remis rozkazów",
      about: "Wpływy porównuje się, gdy przychodzi kolej na ten numer, albo w chwili odkrycia rozkazów.",
      values: { late: "W swojej kolei", revealed: "Przy odkryciu" },
    },
    gate: {
      name: "Brama królestwa",
      about: "Królestwo musi mieć otwartą granicę z planszą albo może być zamknięte górami i wodą.",
      values: { needed: "Konieczna", free: "Niekonieczna" },
    },
  },
  seatOptions: {},
  question: (q, _view, r) => question(q, r),
  waiting: (waiting, _view, r) =>
    say`${waiting.open.length === 1 ? "Decyduje" : "Decydują"} ${list(waiting.open.map(i => seat(r, i)))}: ${deeds[waiting.proc] ?? "wybór"}.`,
  choice,
  refusal: refusal => say`${refusals[refusal.why] ?? refusal.why}`,
  log: (event, r) => (log[event.type] as (e: RuneEvent, r: Reader) => Sentence | null)(event, r),
  describe: (view, r) => describe(view, r, phrases),
  ending,
  scores: { dragons: "Smocze runy", influence: "Wpływy" },
};
