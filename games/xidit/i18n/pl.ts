// Lords of Xidit in Polish.
import type { Question } from "#kernel/look.ts";
import type { Choice, Refusal } from "#kernel/procedure.ts";
import { type LogTexts, numberIn, type Reader, ref, type Sentence, say, type Texts } from "#kernel/texts.ts";
import type { XiditChoice } from "../choices.ts";
import type { RewardId } from "../content/effects.ts";
import { limits, type OrderId } from "../content/orders.ts";
import { regions } from "../content/regions.ts";
import type { ImpossibleReward, LostReason, XiditEvent } from "../events.ts";
import type { FinalView, XiditView } from "../view/view.ts";
import { amountOf, describe, type Phrases } from "./describe.ts";
import { names } from "./names-pl.ts";
import { cityAfter } from "./planning.ts";
import { citing, wordsOf } from "./words.ts";

const words = wordsOf("pl", names, "i");
const { city, count, evaluation, foe, foeObject, inCity, list, seat, toCity, toRegion, unit, who } = words;

const sovereigns = (n: number): string => count(n, { one: "suwerena", few: "suwereny", many: "suwerenów" });
const sovereignsAlone = (n: number): string => count(n, { one: "suweren", few: "suwereny", many: "suwerenów" });
const bardsAlone = (n: number): string => count(n, { one: "bard", many: "bardów", few: "bardów" });
const floors = (n: number): string => count(n, { one: "piętro", few: "piętra", many: "pięter" });
const waitingFloors = (n: number): string =>
  count(n, { one: "czekające piętro", few: "czekające piętra", many: "czekających pięter" });
const tokens = (n: number): string => count(n, { one: "żeton", few: "żetony", many: "żetonów" });
const unitsFor = (n: number): string => count(n, { one: "jednostki", few: "jednostek", many: "jednostek" });
const places = ["Pierwsza", "Druga", "Trzecia"] as const;

/** A reward with its amount, while one is being chosen. */
function rewardText(reward: RewardId, view: XiditView): string {
  const amount = amountOf(reward, view);
  if (amount === 0) return names.rewards[reward];
  return reward === "sovereigns" ? sovereignsAlone(amount) : reward === "bards" ? bardsAlone(amount) : floors(amount);
}

const rewardObjects = { sovereigns: "suwereny", bards: "bardów", floors: "piętra gildii" } as const;

const impossible: Readonly<Record<ImpossibleReward["why"], string>> = {
  "no-bards-left": "Nie można wziąć bardów: nie został żaden.",
  "only-wasteland": "Nie można wziąć bardów: z miastem sąsiadują tylko pustkowia.",
  "foreign-guild": "Nie można wziąć pięter: stoi tam cudza gildia.",
  "guild-full": "Nie można wziąć pięter: gildia ma już cztery.",
  "no-floors-left": "Nie można wziąć pięter: nie zostało żadne.",
};

const lost: Readonly<Record<LostReason, string>> = {
  "no-road": "nie wychodzi stąd droga tego koloru",
  "already-recruited": "ten gracz już tu w tym Roku rekrutował",
  "no-units-left": "nie ma tu żadnej jednostki",
  "units-missing": "brakuje wymaganych jednostek",
  "fought-titan-here": "w tym Roku pokonano tu już tytana",
  "nothing-here": "nie ma tu nic do zrobienia",
  "no-titan-affordable": "za mało jednostek na tytana",
  "already-eliminated-here": "w tym Roku pokonano tu już zagrożenie lub tytana",
  "already-acted-here": "ten gracz już tu w tym Roku działał",
  declined: "rezygnuje z walki z tytanem",
};

const rulings: Texts["options"] = {
  titanLimit: {
    name: "Jeden tytan na miasto i Rok",
    about:
      "Czyje zwycięstwa w mieście się liczą: po eliminacji zagrożenia lub tytana nie można tam w tym Roku walczyć z tytanem.",
    values: { player: "Tylko własne", city: "Wszystkich graczy" },
  },
  titanAfter: {
    name: "Tytan po rekrutacji",
    about: "Czy gracz, który w mieście rekrutował, może tam w tym samym Roku walczyć z tytanem.",
    values: { elimination: "Może", action: "Nie może" },
  },
  waitingFloor: {
    name: "Czekające piętra",
    about: "Które piętra mają pierwszeństwo, gdy w nowej gildii nie ma miejsca dla wszystkich.",
    values: { after: "Piętra z nagrody", before: "Piętra, które czekały" },
  },
  seatTie: {
    name: "Ostatnie rozstrzygnięcie remisu",
    about: "Kto siedzi „dalej na prawo” od Pierwszego Gracza i wygrywa remis przy równej liczbie jednostek.",
    values: { farthest: "Najdalszy po prawej", nearest: "Najbliższy po prawej" },
  },
  virtualTie: {
    name: "Remisy Wirtualnego Gracza",
    about: "Kiedy remis z graczem eliminuje Wirtualnego Gracza.",
    values: { last: "Remis o ostatnie miejsce", any: "Każdy remis w ocenie" },
  },
};
const citation = citing("rozstrzygnięcie", rulings);

const own = (reader: Reader, of: number, total: number | null): string =>
  reader.viewer === of && total !== null ? ` (razem: ${total})` : "";

const log: LogTexts<XiditEvent> = {
  gameStarted: e => say`Kolejność ocen: ${list(e.evaluations.map(evaluation))}.`,
  idrakisPlaced: (e, r) => say`${seat(r, e.seat)} zaczyna ${inCity(e.city)}.`,
  yearStarted: (e, r) => say`Zaczyna się Rok ${e.year}. Pierwszy Gracz: ${seat(r, e.first)}.`,
  plansRevealed: () => say`Wszystkie plany są odkryte.`,
  moved: (e, r) => say`${seat(r, e.seat)} idzie ${roadObjects[e.order]} drogą ${toCity(e.to)}.`,
  waited: (e, r) => say`${seat(r, e.seat)} czeka ${inCity(e.city)}.`,
  orderLost: (e, r) => say`${seat(r, e.seat)} traci rozkaz ${inCity(e.city)}: ${lost[e.why]}${citation(e.rule)}.`,
  recruited: (e, r) =>
    say`${seat(r, e.seat)} rekrutuje ${unit(e.unit, 1)} ${inCity(e.city)}${own(r, e.seat, e.total)}.`,
  unitsPaid: (e, r) =>
    say`${seat(r, e.seat)} odsyła do Koszar ${words.army(e.units) ?? "nikogo"}, by pokonać ${foeObject(e.city, e.titan)} ${inCity(e.city)}.`,
  rewardsChosen: (e, r) =>
    say`${seat(r, e.seat)} bierze ${list(e.rewards.map(reward => rewardObjects[reward]))}.${e.impossible
      .map(({ why }) => ` ${impossible[why]}`)
      .join("")}`,
  sovereignsGained: (e, r) => say`${seat(r, e.seat)} dostaje ${sovereigns(e.amount)}${own(r, e.seat, e.total)}.`,
  bardPlaced: (e, r) =>
    say`${seat(r, e.seat)} posyła barda ${isCentral(e.region) ? "do Bastionu" : toRegion(e.region)}.`,
  bardsLost: (e, r) =>
    e.why === "declined"
      ? say`${seat(r, e.seat)} nie umieszcza ${e.count === 1 ? "1 barda" : `${e.count} bardów`} z nagrody.`
      : say`${seat(r, e.seat)} nie może umieścić ${e.count === 1 ? "barda" : `${e.count} bardów`}: ${
          e.why === "no-bards" ? "nie został żaden" : "z miastem nie sąsiaduje dostępny region"
        }.`,
  floorsBuilt: (e, r) =>
    say`${seat(r, e.seat)} ${e.cause === "waiting" ? `dokłada ${waitingFloors(e.count)}` : `buduje ${floors(e.count)}`} ${inCity(e.city)}; wysokość gildii: ${e.height}.`,
  floorKept: (e, r) => say`${seat(r, e.seat)} nie ma gildii z wolnym miejscem; czekające piętra: ${e.waiting}.`,
  floorLost: (e, r) =>
    e.why === "declined"
      ? say`${seat(r, e.seat)} nie dokłada piętra.`
      : say`${seat(r, e.seat)} nie ma już piętra do dołożenia.`,
  virtualAdvanced: (e, r) =>
    say`${seat(r, e.seat)} przesuwa znacznik Wirtualnego Gracza: ${evaluation(e.evaluation)} ${e.value}.`,
  threatEliminated: (e, r) =>
    say`Miasto ${city(e.city)} jest wolne: ${seat(r, e.seat)} pokonuje ${foeObject(e.city, null)}.`,
  titanSlain: (e, r) => say`${seat(r, e.seat)} powala ${foeObject(e.city, e.titan)} ${inCity(e.city)}.`,
  tokenDiscarded: () => null,
  tokenPlaced: e =>
    e.side === "threat"
      ? say`Nowe zagrożenie ${inCity(e.city)}: ${foe(e.city, null)}.`
      : say`Nowi rekruci ${inCity(e.city)}: ${words.armyAlone(e.units ?? []) ?? "żadnych, w Koszarach ich nie ma"}.`,
  nextDrawn: e =>
    e.side === "threat"
      ? say`Kolejne zagrożenie: ${foe(e.city, null)}, ${city(e.city)}.`
      : say`Kolejna rekrutacja: ${city(e.city)}.`,
  pileTurned: e =>
    e.side === "recruitment"
      ? say`Odrzucone żetony Zagrożenia zostają odwrócone i tworzą stos Rekrutacji (${tokens(e.tokens.length)}).`
      : say`Odrzucone żetony Rekrutacji zostają odwrócone i tworzą stos Zagrożenia (${tokens(e.tokens.length)}).`,
  titansAwoke: e =>
    e.titans.length === 0
      ? say`Żaden kolejny tytan się nie budzi.`
      : say`Przebudzenie tytanów: ${list(e.titans.map(titan => foe(0, titan)))}!`,
  reinforcementsArrived: e =>
    say`Przybywają posiłki. Stos Rekrutacji: ${tokens(e.recruitments)}; przetasowany stos Zagrożenia: ${tokens(e.threats)}.`,
  censusHeld: e => say`Spis Wojskowy na koniec Roku ${e.year}.`,
  censusRevealed: (e, r) =>
    say`${ref(`unit:${e.unit}`, names.units[e.unit].title)}: ${list(e.shown.map((n, i) => say`${seat(r, i)} ${n}`))}. ${
      e.winners.length === 0 ? "Nikt nie dostaje nagrody." : say`Najwięcej: ${list(e.winners.map(i => seat(r, i)))}.`
    }`,
  evaluated: (e, r) => say`${places[e.place - 1] ?? ""} ocena, ${evaluation(e.evaluation)}: ${rankingOf(e, r)}`,
  gameEnded: (e, r) =>
    e.winner === "virtual"
      ? say`Wirtualny Gracz przetrwał wszystkie oceny.`
      : say`${seat(r, e.winner)} to Wybawca królestwa!`,
};

function rankingOf({ ranking, tie }: Pick<FinalView, "ranking" | "tie">, reader: Reader): Sentence {
  const lines = ranking.map(line => say`${who(reader, line.who)} ${line.value}${line.wasOut ? " (poza grą)" : ""}`);
  const out = ranking.filter(line => line.goesOut).map(line => who(reader, line.who));
  return say`${list(lines)}. ${out.length === 1 ? "Odpada" : "Odpadają"}: ${list(out)}${citation(tie)}.`;
}

function isCentral(id: string): boolean {
  return regions.some(region => region.central && region.id === id);
}

const roadObjects: Readonly<Record<OrderId, string>> = {
  "move-black": "czarną",
  "move-red": "czerwoną",
  "move-blue": "niebieską",
  action: "",
  wait: "",
};

type Ask = (question: Question, view: XiditView) => Sentence;

const questions: Readonly<Record<string, Ask>> = {
  "game.placeIdrakis": () => say`Wybierz miasto, w którym zaczyna twój Idrakis.`,
  "year.plan": q => planQuestion(q.soFar.length),
  "census.show": (q, view) => censusQuestion(q, view),
  "challenge.chooseTitan": q =>
    say`Rozszalały tytan! Wybierz, z którym walczysz ${inCity(numberIn(q, "city"))}, albo zrezygnuj z walki.`,
  "payment.chooseUnit": (q, view) =>
    view.elimination
      ? say`Wybierz jednostkę, by pokonać ${foeObject(view.elimination.city, view.elimination.titan)}; pozostało do oddania: ${numberIn(q, "left")}.`
      : say`Wybierz jednostkę do oddania.`,
  "rewards.choosePair": (_q, view) =>
    view.elimination
      ? say`Pokonujesz ${foeObject(view.elimination.city, view.elimination.titan)}. Wybierz dwie z trzech nagród.`
      : say`Wybierz dwie z trzech nagród.`,
  "bards.chooseRegion": q => say`Wybierz region dla barda; do umieszczenia: ${numberIn(q, "left")}.`,
  "guildFloor.chooseGuild": () => say`Wybierz gildię, która dostanie piętro, albo żadną.`,
  "virtualPlayer.chooseColumn": () => say`Wybierz, która wartość Wirtualnego Gracza wzrośnie o jeden.`,
};

function planQuestion(set: number): Sentence {
  if (set > limits.wheels) return say`Plan gotowy. Możesz go cofnąć, dopóki wszyscy nie zatwierdzą swoich.`;
  if (set === limits.wheels) return say`Wszystkie sześć rozkazów ustawione. Zatwierdź plan albo cofnij rozkazy.`;
  if (set === 0) return say`Zaplanuj Rok: ustaw sześć rozkazów i zatwierdź je.`;
  return say`Ustaw rozkaz ${set + 1} z ${limits.wheels}.`;
}

function censusQuestion(question: Question, view: XiditView): Sentence {
  const id = view.census?.unit ?? "militia";
  if (question.soFar.length > 0) return say`Wybór ukryty w dłoni. Możesz go zmienić, dopóki ktoś jeszcze wybiera.`;
  return say`Ilu ${ref(`unit:${id}`, names.units[id].many)} pokazujesz? Masz: ${numberIn(question, "owned")}.`;
}

const tasks: Readonly<Record<string, string>> = {
  "game.placeIdrakis": "wybór miasta początkowego",
  "year.plan": "rozkazy na ten Rok",
  "census.show": "jednostki do pokazania",
  "challenge.chooseTitan": "decyzja o walce z tytanem",
  "payment.chooseUnit": "jednostki do oddania",
  "rewards.choosePair": "wybór dwóch nagród",
  "bards.chooseRegion": "regiony dla bardów",
  "guildFloor.chooseGuild": "gildia dla piętra",
  "virtualPlayer.chooseColumn": "wartość Wirtualnego Gracza",
};

function choiceText(choice: XiditChoice, question: Question, view: XiditView): Sentence {
  switch (choice.kind) {
    case "start":
    case "floor":
      return say`${city(choice.city)}`;
    case "order":
      return orderText(choice.order, question, view);
    case "confirm":
      return say`Zatwierdź`;
    case "fight":
      return say`Pokonaj ${foeObject(0, choice.titan)}`;
    case "decline":
      return say`Nie walcz`;
    case "pay":
      return say`${unit(choice.unit, 1)}`;
    case "take":
      return say`${list(choice.rewards.map(reward => rewardText(reward, view)))}`;
    case "bard":
      return say`${words.region(choice.region)}`;
    case "stop":
      return question.proc === "guildFloor" ? say`Nie dokładaj piętra` : say`Nie umieszczaj więcej`;
    case "advance":
      return say`${evaluation(choice.evaluation)}`;
    case "show":
      return say`${choice.count}`;
    default:
      return choice satisfies never;
  }
}

function orderText(order: OrderId, question: Question, view: XiditView): Sentence {
  if (order === "action" || order === "wait") return say`${names.orders[order]}`;
  const to = cityAfter(view, question, order);
  return to === null ? say`${names.orders[order]} (stąd nie wychodzi)` : say`${names.orders[order]} ${toCity(to)}`;
}

const refusals: Readonly<Record<string, string>> = {
  occupied: "zaczyna tu inny Idrakis",
  "too-expensive": "masz za mało jednostek",
  "weaker-unit": "wybieraj od najsłabszych do najsilniejszych",
  "rest-not-payable": "zabrakłoby silniejszych jednostek na resztę",
  wasteland: "na pustkowiu nie ma miejsca dla bardów",
  "guild-full": "gildia ma najwyżej cztery piętra",
  "wheels-missing": "najpierw ustaw wszystkie sześć kół",
  "no-wheel-left": "wszystkie sześć kół jest już ustawionych",
  asleep: "walczyć można tylko z szalejącym tytanem",
  "titan-gone": "tego tytana nie ma już w grze",
  "no-such-unit": "nie masz jednostki tego typu",
  "not-adjacent": "ten region nie sąsiaduje z twoim miastem",
  "must-place": "trzeba umieścić wszystkich bardów z nagrody",
  "no-guild": "piętro ze spisu nie zakłada gildii",
  "foreign-guild": "ta gildia należy do innego gracza",
  "not-owned": "nie możesz pokazać więcej, niż masz",
};

const phrases: Phrases = {
  words,
  heading: (view, r) => headingOf(view, r),
  seat: (i, view, r) =>
    say`${seat(r, i)}, ${names.colors[view.color].name}: ${view.city === null ? "poza planszą" : inCity(view.city)}; piętra: ${view.built} na planszy, ${view.floors} w zapasie${
      view.waiting > 0 ? `, ${view.waiting} ${view.waiting === 1 ? "czeka" : "czekają"}` : ""
    }; pokonani wrogowie: ${view.freed}${
      view.plan
        ? `; rozkazy: ${view.plan.map(order => names.orders[order]).join(", ")} (wykonane: ${view.executed})`
        : ""
    }.`,
  own: view =>
    say`Za twoją zasłonką: ${(view.units && words.armyAlone(view.units)) ?? "brak jednostek"}; ${sovereignsAlone(view.sovereigns ?? 0)}; ${bardsAlone(
      view.bards ?? 0,
    )}; w Bastionie: ${view.bastion ?? 0}.`,
  roads: roads => say`drogi: ${list(roads)}`,
  standing: seats => say`tutaj: ${list(seats)}`,
  recruits: units => say`rekruci: ${units ?? "brak"}`,
  threat: (number, requires, rewards) =>
    say`zagrożenie: ${foe(number, null)}, wymaga: ${requires}, dwie nagrody z: ${rewards}`,
  guild: (owner, n) => say`gildia: ${owner}, ${floors(n)}`,
  rewards: ([gold, songs, towers]) =>
    `${sovereignsAlone(gold?.amount ?? 0)}, ${bardsAlone(songs?.amount ?? 0)}, ${floors(towers?.amount ?? 0)}`,
  nextRecruitment: (number, units) => say`Kolejna rekrutacja: ${city(number)}, ${units}.`,
  nextThreat: (number, requires, rewards) =>
    say`Kolejne zagrożenie: ${foe(number, null)}, ${city(number)}, wymaga: ${requires}, dwie nagrody z: ${rewards}.`,
  pile: (side, pile, discards) =>
    say`Stos ${side === "recruitment" ? "Rekrutacji" : "Zagrożenia"}: ${tokens(pile.count)}${
      pile.top === null ? "" : say`, na wierzchu ${city(pile.top)}`
    }; obok, do odwrócenia: ${discards.length === 0 ? "brak" : list(discards.map(city))}.`,
  titans: (stack, rewards) =>
    stack.count === 0
      ? say`Tytani wymagający ${unitsFor(stack.units)}: nie ma już żadnego.`
      : say`Tytani wymagający ${unitsFor(stack.units)}: pozostało: ${stack.count}, ${
          stack.raging === null
            ? stack.count === 1
              ? "śpi"
              : "śpią"
            : say`szaleje ${foe(0, stack.raging)}, dwie nagrody z: ${rewards ?? ""}`
        }.`,
  region: ({ id, lyre }, rows, state) =>
    state === "wasteland"
      ? say`${words.region(id)}: pustkowie.`
      : say`${words.region(id)} (${lyre.first}/${lyre.second}): ${rows ?? "brak bardów"}${
          state === "hidden" ? "; resztę ukrywa Bastion" : ""
        }.`,
  barracks: units => say`Koszary: ${units ?? "puste"}.`,
  virtual: values =>
    say`Wirtualny Gracz: ${names.evaluations.wealth.name} ${values.wealth}, ${names.evaluations.influence.name} ${values.influence}, ${names.evaluations.reputation.name} ${values.reputation}.`,
  final: (part, place, r) =>
    say`${places[place - 1] ?? ""} ocena, ${evaluation(part.evaluation)}: ${rankingOf(part, r)}`,
};

function headingOf(view: XiditView, reader: Reader): Sentence {
  const columns = list(
    view.evaluations.map(
      ({ id, eliminates }) => say`${evaluation(id)}${eliminates > 1 ? ` (odpadają ${eliminates})` : ""}`,
    ),
  );
  const step = view.step > 0 ? say`, rozkaz ${view.step} z ${limits.wheels}` : "";
  return say`Rok ${view.year} z ${view.years}${step}. Pierwszy Gracz: ${seat(reader, view.first)}. Spisy po latach: ${list(
    view.censusYears.map(String),
  )}. Oceny: ${columns}.`;
}

/** Everything the game says in Polish. */
export const texts: Texts<XiditView, XiditEvent> = {
  name: "Władcy Xidit",
  tagline:
    "Dwanaście Lat na ocalenie królestwa: planuj w sekrecie, rekrutuj, wyzwalaj miasta i nigdy nie bądź ostatni.",
  options: {
    years: {
      name: "Długość",
      about: "Krótsza gra zamyka część regionów i ma spis co trzeci Rok.",
      values: { long: "12 Lat", short: "9 Lat" },
    },
    first: {
      name: "Pierwszy Gracz",
      about: "Instrukcja wskazuje najstarszego z graczy.",
      values: {
        random: "Losowo",
        "1": "Miejsce 1",
        "2": "Miejsce 2",
        "3": "Miejsce 3",
        "4": "Miejsce 4",
        "5": "Miejsce 5",
      },
    },
    level: {
      name: "Wirtualny Gracz",
      about: "W grze trzyosobowej w ocenach bierze udział Wirtualny Gracz.",
      values: {
        normal: "Zwykły (z instrukcji)",
        hard: "Trudny (z instrukcji)",
        veteran: "Weteran",
        master: "Mistrz",
        tyrant: "Tyran",
      },
    },
    ...rulings,
  },
  seatOptions: {
    color: {
      name: "Kolor",
      about: "Kolor twojego Idrakisa, gildii i bardów.",
      values: {
        random: "Dowolny",
        ...Object.fromEntries(Object.entries(names.colors).map(([id, { name }]) => [id, name])),
      },
    },
  },
  question: (question, view) => questions[`${question.proc}.${question.step}`]?.(question, view) ?? say`Wybierz.`,
  waiting: (waiting, _view, reader) =>
    say`${waiting.open.length === 1 ? "Teraz decyduje" : "Teraz decydują"}: ${list(waiting.open.map(i => seat(reader, i)))} (${tasks[`${waiting.proc}.${waiting.step}`] ?? ""}).`,
  choice: (choice: Choice, question, view) => choiceText(choice as XiditChoice, question, view),
  refusal: (refusal: Refusal) => say`${refusals[refusal.why] ?? refusal.why}`,
  log: (event, reader) => (log[event.type] as (e: XiditEvent, r: Reader) => Sentence | null)(event, reader),
  describe: (view, reader) => describe(view, reader, phrases),
  ending: (result, reader) =>
    result.winners.length === 0
      ? say`Wygrywa Wirtualny Gracz; królestwo nie ma Wybawcy.`
      : say`${list(result.winners.map(i => seat(reader, i)))} wygrywa jako Wybawca królestwa.`,
  scores: {
    wealth: names.evaluations.wealth.name,
    influence: names.evaluations.influence.name,
    reputation: names.evaluations.reputation.name,
  },
  others: { virtual: names.virtualPlayer },
};
