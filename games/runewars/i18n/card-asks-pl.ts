// O co pytają karty, po polsku.
import type { CardAsks } from "./card-asks.ts";

export const cardAsks: CardAsks = {
  cards: {
    fall: { ask: "", options: { influence: "2 żetony wpływów", tactics: "1 karta taktyki" } },
    "season:prepare-for-the-coming-year": {
      ask: "nowy cel czy 1 żeton wpływów?",
      options: { redraw: "nowa karta celu", influence: "1 żeton wpływów" },
    },
    "season:flooded-valleys": {
      ask: "obniżyć o 1 żywność czy drewno?",
      options: { food: "żywność −1", wood: "drewno −1" },
    },
    "season:tournament-of-heroes": {
      ask: "czy twój bohater staje w szranki?",
      options: { accept: "przetestuj cechę" },
    },
    "season:monsters-stir": { ask: "przesunąć jednostki neutralne?", options: { accept: "przesuń" } },
    "season:pilgrimage-of-kellos": {
      ask: "wyleczyć bohaterów czy dobrać misję?",
      options: { heal: "wylecz i postaw wszystkich bohaterów", quest: "1 karta misji" },
    },
    "season:rush-for-timber-and-iron": {
      ask: "podnieść o 1 drewno czy rudę?",
      options: { wood: "drewno +1", ore: "ruda +1" },
    },
    "season:unrest-in-the-ranks": {
      ask: "odrzucić kartę czy rozbić 2 jednostki?",
      options: { tactics: "odrzuć 1 kartę taktyki", rout: "rozbij 2 jednostki" },
    },
    "season:hunters-moon": {
      ask: "jednostka neutralna czy 1 żeton wpływów?",
      options: { unit: "jednostka neutralna w twoim mieście", influence: "1 żeton wpływów" },
    },
    "season:spies-everywhere": {
      ask: "podejrzeć żeton runu czy odkryć swój?",
      options: { peek: "podejrzyj dowolny", reveal: "odkryj swój i weź 2 żetony wpływów" },
    },
    "season:masters-of-the-anvil": {
      ask: "naprawić twierdzę czy podnieść rudę o 1?",
      options: { repair: "napraw twierdzę", ore: "ruda +1" },
    },
    "season:forgotten-lore": {
      ask: "nagroda czy 2 karty misji?",
      options: { reward: "nagroda dla bohatera", quests: "2 karty misji" },
    },
    "unit:warrior": {
      ask: "zadać obrażenie czy zniszczyć osłabioną jednostkę?",
      options: { damage: "zadaj 1 obrażenie", destroy: "zniszcz jednostkę rozbitą lub z obrażeniami" },
    },
    "unit:berserker": {
      ask: "zniszczyć swojego, by zadać 2 obrażenia?",
      options: { accept: "zniszcz jednego", decline: "nie" },
    },
    "discovery:raiding-party": {
      ask: "odrzucić nagrodę czy otrzymać 1 obrażenie?",
      options: { reward: "odrzuć nagrodę", damage: "1 obrażenie" },
    },
    "discovery:traveling-merchant": { ask: "kupić nagrodę?", options: { accept: "zapłać 3 żetony wpływów" } },
    "discovery:training-event": { ask: "wyszkolić cechę bohatera?" },
    "tactics:bribery": { ask: "przekupić jednostkę neutralną?", options: { accept: "zapłać 2 żetony wpływów" } },
    "tactics:field-surgeon": {
      ask: "wyleczyć bohatera czy postawić jednostki?",
      options: { hero: "wylecz i postaw bohatera", units: "postaw do 3 jednostek na jednym obszarze" },
    },
    "title:captain-of-the-heroes-league": { ask: "wybierz 3 nagrody do oddania" },
    "title:guildmaster-of-warriors": {
      ask: "zapłacić za smoczy run?",
      options: { accept: "zapłać 3 żetony wpływów" },
    },
    "hero:silhouette": { ask: "podejrzeć żeton runu tu lub obok?" },
    "hero:grum-ironbelly": { ask: "oddać nagrodę, by wyleczyć 2 obrażenia?" },
    "quest:setup-6-the-stone-sleeper": {
      ask: "zakraść się czy walczyć z olbrzymem?",
      options: { sneak: "zakradnij się: test Zręczności", fight: "walcz: pojedynek z olbrzymem" },
    },
    "quest:the-wyrms-riddle": {
      ask: "rozwiązać zagadkę czy walczyć ze smokiem?",
      options: { riddle: "rozwiąż ją: test Mądrości", fight: "walcz: pojedynek ze smokiem" },
    },
    "quest:the-merchants-debt": {
      ask: "zapłacić czy testować Zręczność?",
      options: { accept: "zapłać 2 żetony wpływów", decline: "test Zręczności" },
    },
    "quest:emissary-to-the-city": {
      ask: "zapłacić czy testować Mądrość?",
      options: { accept: "zapłać 3 żetony wpływów", decline: "test Mądrości" },
    },
  },
  ops: {
    peekRune: "który żeton runu podglądasz?",
    moveRune: ({ stage }) => (stage === 0 ? "który żeton runu przesuwasz?" : "dokąd trafia żeton runu?"),
    placeRune: ({ player }) => `gdzie kładziesz smoczy run gracza ${player}?`,
    revealRune: "który ze swoich żetonów runów odkrywasz?",
    exchangeRunes: ({ stage }) =>
      stage === 0 ? "który run z obszaru bohatera zabierasz?" : "na który swój run go wymieniasz?",
    moveNeutral: ({ kind, stage }) =>
      stage > 0
        ? "dokąd idą?"
        : kind === "unit"
          ? "którą jednostkę neutralną przekupujesz?"
          : "które jednostki neutralne ruszają?",
    retreatNeutral: ({ card }) =>
      card === "tactics:lost-city" ? "gdzie staje twoja twierdza?" : "które jednostki neutralne się wycofują?",
    placeNeutral: "która jednostka neutralna przybywa i gdzie?",
    placeUnits: "którą jednostkę wystawiasz i gdzie?",
    destroyUnits: ({ kind }) => (kind === "area" ? "na którym obszarze ginie jednostka?" : "która jednostka ginie?"),
    routUnits: "która jednostka zostaje rozbita?",
    standUnits: "która rozbita jednostka wstaje?",
    standInBattle: "która rozbita jednostka wstaje?",
    setActivation: ({ kind, stage }) =>
      kind === "seat"
        ? "czyj żeton aktywacji kładziesz?"
        : stage > 0
          ? "gdzie kładziesz żeton aktywacji?"
          : "który żeton aktywacji zabierasz?",
    protectArea: "który obszar chronisz do końca pory roku?",
    strongholdState: ({ card }) =>
      card === "tactics:sabotage"
        ? "która twierdza zostaje uszkodzona?"
        : card === "tactics:lost-city"
          ? "która z twoich twierdz zostaje tu przeniesiona?"
          : "którą ze swoich twierdz naprawiasz?",
    adjustDial: ({ kind, card }) =>
      kind === "seat"
        ? "czyj licznik obniżasz o 1?"
        : card === "tactics:poisoned-wells"
          ? "który licznik obniżasz o 1?"
          : "który licznik podnosisz o 1?",
    drawTactics: ({ kind }) =>
      kind === "seat" ? "który przeciwnik dobiera tyle samo?" : "ile kart dobierzesz ty i przeciwnik?",
    discardTactics: "którą kartę taktyki odrzucasz?",
    returnOrder: "który rozkaz zabierasz na rękę?",
    trainHero: "którą cechę wyszkolić?",
    gainReward: "który bohater otrzymuje nagrodę?",
    healHero: "którego bohatera leczysz?",
    standHero: "który bohater wstaje?",
    test: "który bohater podchodzi do testu?",
    discardReward: "którą nagrodę odrzucasz?",
    dealRout: "rozbić jednostki trójkątne czy prostokątną?",
    destroyInBattle: "zniszczyć jednostki trójkątne czy prostokątną?",
  },
};
