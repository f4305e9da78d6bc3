// The names and texts of everything in the box, in Polish.
import { named } from "#kernel/content.ts";
import type { Names } from "./names.ts";

export const names: Names = named<Names>("northgard", "pl", {
  cards: {
    "start-recruit": { name: "Rekrutacja", text: "Rekrutacja 1." },
    "start-move": { name: "Ruch", text: "Ruch 1." },
    "start-explore": { name: "Odkrycie", text: "Odkrycie." },
    "start-build": { name: "Budowa", text: "Budowa." },
    "start-feast": { name: "Uczta", text: "Wybierz jedną akcję: Rekrutacja 1, Ruch 1, Odkrycie albo Budowa." },
    "bear-clan": {
      name: "Klan Niedźwiedzia",
      text: "Ruch 1. Jeśli w tej akcji porusza się Kaija, najpierw zbierz całą żywność i drewno z terytorium, które opuszcza (z kafli i budowli).",
    },
    "bear-the-bear-awakens": {
      name: "Przebudzenie Niedźwiedzia",
      text: "Rekrutacja 2. Do końca roku Kaija może wchodzić także na terytoria wroga.",
    },
    "bear-protector-of-the-land": {
      name: "Obrońca Ziemi",
      text: "Dobierz 1 kartę za każde kontrolowane zamknięte terytorium złożone z co najmniej 3 kafli.",
    },
    "boar-clan": { name: "Klan Dzika", text: "Budowa tańsza o 1 drewno (mała budowla jest darmowa)." },
    "boar-osmosis": {
      name: "Osmoza",
      text: "Zrekrutuj po 1 jednostce na maksymalnie 3 różnych swoich terytoriach; każde musi być otwarte albo mieć symbol drewna na kaflach.",
    },
    "boar-lay-of-the-land": {
      name: "Znajomość Terenu",
      text: "Odkrycie z 3 kafli: wybierz 1, resztę połóż na spód. Przed położeniem zbierz wszystkie zasoby widoczne na wybranym kaflu.",
    },
    "goat-clan": {
      name: "Klan Kozła",
      text: "Budowa; nowa budowla może być tego samego typu co istniejąca na tym terytorium.",
    },
    "goat-teamwork": {
      name: "Praca Zespołowa",
      text: "Wykonaj do dwóch różnych akcji w dowolnej kolejności: Rekrutacja 1, Ruch 1, Odkrycie, Budowa.",
    },
    "goat-resourceful-people": {
      name: "Zaradny Lud",
      text: "Dobierz 2 karty. Możesz zapłacić 3 dowolne zasoby, aby dobrać jeszcze 1.",
    },
    "raven-clan": { name: "Klan Kruka", text: "Odkrycie z 2 kafli: wybierz 1, drugi połóż na spód." },
    "raven-raiding-party": {
      name: "Grupa Łupieżcza",
      text: "Usuń 1 jednostkę wroga z dowolnego terytorium i weź 1 zasób rodzaju, który tam występuje (na kaflach lub budowlach).",
    },
    "raven-mercenaries": {
      name: "Najemnicy Kruka",
      text: "Zrekrutuj 2 jednostki na jednym neutralnym terytorium. Możesz zapłacić 2 dowolne zasoby za 1 dodatkową jednostkę w tym samym miejscu.",
    },
    "snake-clan": { name: "Klan Węża", text: "Ruch 1. Gdy się zakończy, możesz (ponownie) położyć Spaloną Ziemię." },
    "snake-rapacious-exploitation": {
      name: "Zachłanny Wyzysk",
      text: "Obejrzyj rękę przeciwnika i wskaż kartę: odrzuca ją albo oddaje ci 2 wybrane przez siebie zasoby (musi odrzucić, jeśli nie może zapłacić).",
    },
    "snake-stolen-lore": {
      name: "Skradziona Wiedza",
      text: "Skopiuj efekt jednej karty ze Strefy Aktywnej przeciwnika kontrolującego terytorium ze Spaloną Ziemią.",
    },
    "stag-clan": {
      name: "Klan Jelenia",
      text: "Rekrutacja 1. Potem 1 twoja jednostka z sąsiedniego terytorium może dołączyć do zrekrutowanej, niezależnie od rodzaju granicy.",
    },
    "stag-glory-of-the-clan": {
      name: "Chwała Klanu",
      text: "Budowa. Przed nią lub po niej możesz zebrać zasoby z tego terytorium jak w Fazie Zbiorów.",
    },
    "stag-annexation": { name: "Aneksja", text: "Ruch 1. Przed nim lub po nim możesz wykonać Odkrycie." },
    "wolf-clan": {
      name: "Klan Wilka",
      text: "Ruch 1. W tej akcji (także podczas odwrotu) Trudne Granice przekraczasz bez dodatkowego kosztu.",
    },
    "wolf-plunder": {
      name: "Grabież",
      text: "Zdejmij 1 jednostkę z terytorium wroga sąsiadującego z twoim, a potem dobierz 1 kartę.",
    },
    "wolf-call-to-war": {
      name: "Wezwanie do Wojny",
      text: "Na każdym swoim terytorium sąsiadującym z terytorium wroga możesz zrekrutować 1 jednostkę.",
    },
    negotiation: {
      name: "Negocjacje",
      text: "Weź na rękę 1 dowolną kartę ze swojego Stosu Kart Odrzuconych albo dobierz 1 kartę.",
    },
    scouts: { name: "Zwiadowcy", text: "Odkrycie." },
    "town-hall": { name: "Ratusz", text: "Rekrutacja 1." },
    merchant: { name: "Kupiec", text: "Dobierz 3 karty: 1 zatrzymaj, 2 odrzuć." },
    militia: { name: "Milicja", text: "Ruch 2." },
    "improved-villager-tools": { name: "Ulepszone Narzędzia", text: "Budowa." },
    recruitment: { name: "Zaciąg", text: "Rekrutacja 2; obie jednostki na tym samym terytorium." },
    "market-place": { name: "Rynek", text: "Dobierz 2 karty." },
    mercenary: { name: "Najemnik", text: "Rekrutacja 1, także na terytorium neutralnym." },
    intimidate: {
      name: "Zastraszenie",
      text: "Ruch 2. Przed każdą walką możesz przesunąć 1 broniącą się jednostkę na sąsiednie terytorium neutralne lub kontrolowane przez obrońcę.",
    },
    feast: { name: "Uczta", text: "Wybierz jedną akcję: Rekrutacja 1, Ruch 1, Odkrycie albo Budowa." },
    "scout-camp": {
      name: "Obóz Zwiadowców",
      text: "Odkrycie. Dobrany kafel możesz raz odłożyć na spód stosu i dobrać następny.",
    },
    shieldbearers: { name: "Tarczownicy", text: "Ruch 2. W każdej walce anuluj 1 obrażenie zadane przez obrońcę." },
    bodyguard: { name: "Straż Przyboczna", text: "Ruch 1, +1 punkt walki." },
    "simple-living": { name: "Proste Życie", text: "Budowa tańsza o 1 drewno (mała budowla jest darmowa)." },
    "future-sight": {
      name: "Przepowiednia",
      text: "Weź 1 z wyłożonych kart i połóż ją na wierzchu Stosu Dobierania. W tym roku nie bierzesz już innej karty.",
    },
    spy: {
      name: "Szpieg",
      text: "Obejrzyj rękę wybranego przeciwnika i wskaż kartę, którą odrzuca. Potem dobierz 1 kartę.",
    },
    fishing: { name: "Rybołówstwo", text: "Weź 3 żetony żywności." },
    "axe-throwers": {
      name: "Miotacze Toporów",
      text: "Ruch 2. W każdej walce +1 punkt walki albo +1 obrażenie; wybierasz po swoim rzucie, a przed rzutem obrońcy.",
    },
    "lore-mastery": { name: "Mistrzostwo Wiedzy", text: "Weź 2 żetony wiedzy." },
    "industrious-villagers": {
      name: "Pracowici Osadnicy",
      text: "Budowa. Następnie możesz zamienić jedną ze swoich budowli na inną tej samej wielkości z rezerwy, nawet typu już obecnego na terytorium.",
    },
    "defensive-strategy": {
      name: "Strategia Obronna",
      text: "Reakcja: gdy przeciwnik w swojej turze zagrywa kartę, zostaje ona odrzucona bez efektu; może on zagrać inną kartę lub wybrać inną akcję.",
    },
    "enemy-secrets": {
      name: "Sekrety Wroga",
      text: "Wybierz terytorium wroga sąsiadujące z twoim i skopiuj efekt jednej karty ze Strefy Aktywnej jego właściciela.",
    },
    hunters: {
      name: "Łowcy",
      text: "Na każdym swoim terytorium zrekrutuj najwyżej tyle jednostek, ile jest tam symboli żywności (wliczając budowle).",
    },
    outpost: { name: "Placówka", text: "Rekrutacja 2; obie jednostki na tym samym terytorium, twoim lub neutralnym." },
    "hidden-ways": {
      name: "Ukryte Ścieżki",
      text: "Przerzuć dowolną grupę jednostek z jednego swojego terytorium na dowolne otwarte terytorium mapy; jeśli należy do wroga, rozstrzygnij walkę.",
    },
    "carpentry-mastery": {
      name: "Mistrzostwo Ciesielskie",
      text: "Buduj najwyżej dwa razy; tylko jedna z tych budowli może być duża.",
    },
    conqueror: {
      name: "Zdobywca",
      text: "Do końca roku wrogie Wieże Obronne i Fortece nie działają przeciwko twoim atakom.",
    },
    "huginn-and-muninn": {
      name: "Huginn i Muninn",
      text: "Odkrycie z dowolnego otwartego terytorium mapy, ktokolwiek je kontroluje.",
    },
    "upgraded-market-place": { name: "Ulepszony Rynek", text: "Dobierz 2 karty." },
    "grizzled-warriors": { name: "Zaprawieni Wojownicy", text: "Ruch 2, +2 punkty walki." },
    "upgraded-trading-post": { name: "Ulepszona Faktoria", text: "Dobierz 3 karty: 2 zatrzymaj, 1 odrzuć." },
    "ancestral-curse": {
      name: "Klątwa Przodków",
      text: "Każdy przeciwnik odrzuca z ręki 1 wybraną przez siebie kartę. Dobierz 1 kartę.",
    },
    rangers: { name: "Tropiciele", text: "Odkrycie. Następnie możesz wykonać drugie Odkrycie." },
    "upgraded-scout-camp": {
      name: "Ulepszony Obóz Zwiadowców",
      text: "Odkrycie z 2 kafli: zatrzymaj 1, drugi połóż na spód.",
    },
    "greater-trade-routes": {
      name: "Wielkie Szlaki Handlowe",
      text: "Dobierz 3 karty: 2 zatrzymaj, 1 odłóż na wierzch stosu.",
    },
    woodcutters: {
      name: "Drwale",
      text: "Na każdym swoim terytorium zrekrutuj najwyżej tyle jednostek, ile jest tam symboli drewna (wliczając budowle).",
    },
    infiltration: {
      name: "Infiltracja",
      text: "Ruch 3. Możesz przechodzić przez terytoria wroga bez zatrzymywania się.",
    },
    "upgraded-town-hall": { name: "Ulepszony Ratusz", text: "Rekrutacja 2." },
    amenities: {
      name: "Udogodnienia",
      text: "Budowa. Mała budowla nie zajmuje miejsca (Menhir nie wymaga kamienia) i stoi gdziekolwiek na terytorium.",
    },
    "wood-monopoly": { name: "Monopol na Drewno", text: "Weź 3 żetony drewna." },
    bribery: {
      name: "Przekupstwo",
      text: "Przesuń 1 lub 2 jednostki jednego przeciwnika z jednego terytorium na sąsiednie, niezależnie od rodzaju granicy; jeśli wywoła to walkę, rozstrzygnij ją.",
    },
    incursion: { name: "Najazd", text: "Ruch 4." },
    "heroic-charge": { name: "Bohaterska Szarża", text: "Ruch 3, +1 punkt walki." },
    "trading-post": { name: "Faktoria", text: "Dobierz 3 karty: 1 zatrzymaj, 1 odrzuć, 1 odłóż na wierzch stosu." },
    "legendary-heroes": {
      name: "Legendarni Bohaterowie",
      text: "Wybierz kartę zagraną przez siebie w tym roku i rozpatrz jej efekt jeszcze raz.",
    },
    "allies-from-the-wild": { name: "Sojusznicy z Dziczy", text: "Rekrutacja 3, tylko na terytoriach neutralnych." },
    loremasters: {
      name: "Mistrzowie Wiedzy",
      text: "Na każdym swoim terytorium zrekrutuj najwyżej tyle jednostek, ile jest tam symboli wiedzy (wliczając budowle).",
    },
    warriors: { name: "Wojownicy", text: "Ruch 2, +1 punkt walki." },
    "cunning-merchant": { name: "Przebiegły Kupiec", text: "Dobierz 3 karty: 1 zatrzymaj, 2 odłóż na wierzch stosu." },
    capture: {
      name: "Pojmanie",
      text: "Usuń 1 jednostkę wroga z terytorium sąsiadującego z twoim. Dodaj 1 jednostkę na dowolnym swoim terytorium.",
    },
    "veiled-threats": {
      name: "Zawoalowane Groźby",
      text: "Wybrany przeciwnik odrzuca z ręki 1 losową kartę albo ty dobierasz 1 kartę.",
    },
    builder: {
      name: "Budowniczy",
      text: "1 punkt chwały za każdą małą i 3 punkty chwały za każdą dużą budowlę na twoich terytoriach.",
    },
    explorer: {
      name: "Odkrywca",
      text: "1 punkt chwały za każde puste małe i 3 punkty chwały za każde puste duże miejsce na twoich terytoriach.",
    },
    "food-trader": {
      name: "Handlarz Żywnością",
      text: "2 punkty chwały za każdą żywność na twoich terytoriach (wliczając budowle).",
    },
    scholar: { name: "Uczony", text: "2 punkty chwały za każdą wiedzę na twoich terytoriach (wliczając budowle)." },
    trapper: { name: "Traper", text: "3 punkty chwały za każde Legowisko Stwora na twoich terytoriach." },
    warlord: { name: "Watażka", text: "1 punkt chwały za każdą jednostkę na twoich terytoriach." },
    "wood-trader": {
      name: "Handlarz Drewnem",
      text: "2 punkty chwały za każde drewno na twoich terytoriach (wliczając budowle).",
    },
    unrest: { name: "Niepokoje", text: "Brak efektu. Nie można jej usunąć z gry; −5 punktów chwały na koniec gry." },
  },
  buildings: {
    granary: { name: "Spichlerz", text: "Zbiory: zbierz 1 żywność." },
    "woodcutters-lodge": { name: "Chata Drwala", text: "Zbiory: zbierz 1 drewno." },
    "defence-tower": { name: "Wieża Obronna", text: "Obrońca zadaje 1 dodatkowe obrażenie." },
    "training-camp": { name: "Obóz Szkoleniowy", text: "Gdy tu rekrutujesz, dodaj tu 1 jednostkę." },
    menhir: { name: "Menhir", text: "Tylko na miejscu z kamieniem. Zbiory: zbierz 1 wiedzę." },
    fortress: { name: "Forteca", text: "Obrońca dodaje 2 punkty walki." },
    forge: { name: "Kuźnia", text: "Początek roku: dobierz 1 kartę więcej." },
    "altar-of-kings": { name: "Ołtarz Królów", text: "Zbiory: otrzymaj 3 punkty chwały." },
  },
  clans: {
    bear: {
      name: "Klan Niedźwiedzia",
      text: "Posiada Kaiję: rekrutowana jak jednostka, warta 2 punkty walki, nie wchodzi na terytorium wroga, nie liczy się w Zimie.",
    },
    boar: { name: "Klan Dzika", text: "Odkrycie, które nie zamyka żadnego terytorium: zbierz 1 wiedzę." },
    goat: { name: "Klan Kozła", text: "Budowa: zbierz 1 żywność (mała) lub 2 żywności (duża)." },
    raven: { name: "Klan Kruka", text: "Zamknięcie własnych terytoriów Odkryciem: natychmiast zbierz z nich zasoby." },
    snake: {
      name: "Klan Węża",
      text: "Przed każdą Kartą Klanu możesz umieścić Spaloną Ziemię: +1 punkt walki na tym terytorium; w Zbiorach zabierz 1 zasób zamiast wrogiego właściciela.",
    },
    stag: {
      name: "Klan Jelenia",
      text: "1 punkt chwały za terytorium zdobyte walką; +1 punkt chwały za każde własne terytorium zamknięte Odkryciem.",
    },
    wolf: { name: "Klan Wilka", text: "Wygrana walka jako atakujący: zyskaj 1 żywność." },
  },
  kinds: {
    wolf: {
      name: "Wilk",
      object: "Wilka",
      text: "W Zbiorach z jego terytorium nie ma chwały ani zasobów poza tym, co dają budowle.",
    },
    draugr: {
      name: "Draugr",
      object: "Draugra",
      text: "Gdy pojawi się na terytorium gracza lub na nie wejdzie, gracz ten traci tam 1 jednostkę.",
    },
    "brown-bear": {
      name: "Niedźwiedź Brunatny",
      object: "Niedźwiedzia Brunatnego",
      text: "Na jego terytorium nikt nie buduje i nie rekrutuje; nie wolno z niego odkrywać ani wyprowadzać jednostek.",
    },
    "fallen-valkyrie": {
      name: "Upadła Walkiria",
      object: "Upadłą Walkirię",
      text: "Nie znosi obok siebie jednostek: atakuje te, które zastanie tam, gdzie się pojawi lub wejdzie.",
    },
  },
  creatureColors: { beige: "beżowy", brown: "brązowy", "dark-brown": "ciemnobrązowy" },
  resources: { food: "żywność", wood: "drewno", lore: "wiedza" },
  amounts: {
    food: { one: "żywność", other: "żywności" },
    wood: { one: "drewno", other: "drewna" },
    lore: { one: "wiedza", other: "wiedzy" },
  },
  colors: { blue: "Niebieski", red: "Czerwony", yellow: "Żółty", purple: "Fioletowy", green: "Zielony" },
  phases: {
    setup: "Rozstawienie",
    "start-of-year": "Początek roku",
    actions: "Akcje",
    creatures: "Faza Stworów",
    harvest: "Zbiory",
    winter: "Zima",
    "end-of-year": "Koniec roku",
  },
  sides: { N: "północ", E: "wschód", S: "południe", W: "zachód" },
});
