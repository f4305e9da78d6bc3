// The names and texts of everything in the box, in Polish.
import { named } from "#kernel/content.ts";
import type { Names } from "./names.ts";

export const names: Names = named<Names>("runewars", "pl", {
  factions: {
    daqan: "Daqanici",
    latari: "Elfy",
    waiqar: "Waiqar",
    uthuk: "Uthukowie",
  },
  units: {
    bowman: {
      name: "Strzelec",
      plural: "Strzelcy",
      special: "Skoncentrowany ostrzał",
      text: "Zadaj 1 obrażenie; przeciwnik musi, jeśli może, przydzielić je jednostce o Wytrzymałości większej niż 1 (jednostki z obrażeniami mają pierwszeństwo).",
    },
    footman: {
      name: "Piechur",
      plural: "Piechurzy",
      special: "Mężny cios",
      text: "Zadaj 1 obrażenie; jeśli jednostka przetrwa, otrzymuje jeszcze 1.",
    },
    knight: {
      name: "Rycerz",
      plural: "Rycerze",
      special: "Rozkaz",
      text: "Zadaj 1 rozbicie, a potem dobierz 1 kartę taktyki.",
    },
    "siege-tower": {
      name: "Machina oblężnicza",
      plural: "Machiny oblężnicze",
      special: "Oblężenie",
      text: "+2 siły przy wyłanianiu zwycięzcy tej bitwy.",
    },
    archer: {
      name: "Łucznik",
      plural: "Łucznicy",
      special: "Celny strzał",
      text: "Zadaj 1 obrażenie wybranej przez siebie wrogiej jednostce.",
    },
    "pegasus-rider": {
      name: "Jeździec pegaza",
      plural: "Jeźdźcy pegazów",
      special: "Szarża",
      text: "Rozbij do 2 jednostek trójkątnych albo 1 prostokątną, według własnego wyboru.",
    },
    sorceress: {
      name: "Czarodziejka",
      plural: "Czarodziejki",
      special: "Słowo Vaal",
      text: "Przeciwnik musi wycofać z bitwy jedną wskazaną przez ciebie jednostkę.",
    },
    warrior: {
      name: "Wojownik",
      plural: "Wojownicy",
      special: "Przewaga",
      text: "Zadaj 1 obrażenie albo zniszcz wybraną wrogą jednostkę, która ma obrażenia lub jest rozbita.",
    },
    reanimate: {
      name: "Ożywieniec",
      plural: "Ożywieńcy",
      special: "Zalew",
      text: "Jeśli w tej bitwie stoją co najmniej 2 twoi Ożywieńcy, zadaj 2 obrażenia.",
    },
    "skeleton-archer": {
      name: "Kościany łucznik",
      plural: "Kościani łucznicy",
      special: "Śmiertelny strzał",
      text: "Przeciwnik musi zniszczyć jedną ze swoich jednostek trójkątnych, okrągłych lub prostokątnych.",
    },
    necromancer: {
      name: "Nekromanta",
      plural: "Nekromanci",
      special: "Wskrzeszenie",
      text: "Dodaj do tej bitwy 2 Ożywieńców ze swojego zapasu; zostają także po niej.",
    },
    "dark-knight": { name: "Czarny rycerz", plural: "Czarni rycerze", special: "Groza", text: "Zadaj 2 rozbicia." },
    berserker: {
      name: "Berserker",
      plural: "Berserkerzy",
      special: "Furia",
      text: "Możesz zniszczyć jednego ze swoich stojących Berserkerów, aby zadać 2 obrażenia.",
    },
    "flesh-ripper": {
      name: "Rozpruwacz",
      plural: "Rozpruwacze",
      special: "Nieustępliwość",
      text: "Każdy z twoich Rozpruwaczy ma 3 punkty Wytrzymałości do końca bitwy.",
    },
    warlock: {
      name: "Szaman",
      plural: "Szamani",
      special: "Deszcz ognia",
      text: "Przeciwnik musi zniszczyć 2 swoje jednostki trójkątne albo 1 prostokątną.",
    },
    "chaos-lord": {
      name: "Władca chaosu",
      plural: "Władcy chaosu",
      special: "Przerażenie",
      text: "Wybierz 2 różne wrogie jednostki: każda zostaje rozbita, a już rozbita – zniszczona.",
    },
    sorcerer: {
      name: "Czarnoksiężnik",
      plural: "Czarnoksiężnicy",
      special: "Niezłomność",
      text: "Każdy z twoich Czarnoksiężników ma 2 punkty Wytrzymałości do końca bitwy.",
    },
    razorwing: {
      name: "Ostroszpon",
      plural: "Ostroszpony",
      special: "Ogłuszenie",
      text: "Przeciwnik musi rozbić jedną ze swoich jednostek o inicjatywie 2 lub wyższej (inną, jeśli takiej nie ma).",
    },
    beastman: {
      name: "Zwierzoczłek",
      plural: "Zwierzoludzie",
      special: "Spustoszenie",
      text: "Zadaj 1 obrażenie, potem dobierz i rozegraj jeszcze jedną kartę losu (najwyżej raz na każdego Zwierzoczłeka, który dobierał).",
    },
    hellhound: {
      name: "Piekielny ogar",
      plural: "Piekielne ogary",
      special: "Płomienie",
      text: "Przeciwnik przydziela po 1 obrażeniu dwóm różnym stojącym jednostkom (jednej, jeśli ma tylko jedną).",
    },
    dragon: {
      name: "Smok",
      plural: "Smoki",
      special: "Ognisty oddech",
      text: "Zniszcz do 3 wybranych wrogich jednostek trójkątnych.",
    },
    giant: {
      name: "Olbrzym",
      plural: "Olbrzymy",
      special: "Szał",
      text: "Zadaj 1 obrażenie za każde obrażenie na jednym wybranym spośród twoich Olbrzymów.",
    },
  },
  orders: {
    strategize: {
      name: "Rozstawienie",
      text: "Przesuń dowolne jednostki i bohaterów do sąsiednich obszarów przyjaznych lub pustych; bez aktywacji. Starszeństwo: dobierz karty taktyki wskazane przez liczniki.",
    },
    mobilize: {
      name: "Mobilizacja",
      text: "Aktywuj obszar i przesuń do niego jednostki oraz bohaterów z odległości do 2 obszarów. Starszeństwo: rozegraj kartę jeszcze raz, nie wydając drugiej bitwy.",
    },
    conquer: {
      name: "Podbój",
      text: "Jak Mobilizacja. Starszeństwo: siła wrogiej twierdzy w twojej bitwie w tej turze spada o 3.",
    },
    harvest: {
      name: "Zbiory",
      text: "Ustaw trzy liczniki według produkcji swoich obszarów. Starszeństwo: skorzystaj ze wszystkich ulepszeń, potem możesz stracić 1 drewno i zbudować jedno.",
    },
    recruit: {
      name: "Zaciąg",
      text: "Wybierz surowiec; otrzymujesz wszystkie jednostki z licznika do wskazówki włącznie. Starszeństwo: przeprowadź zaciąg z drugiego surowca.",
    },
    "rally-support": {
      name: "Zgromadzenie poparcia",
      text: "Za każde kontrolowane miasto wybierz jedną korzyść z jego żetonu. Starszeństwo: wydaj do 3 żetonów wpływów, dobierz tyle kart bohaterów i zachowaj jedną.",
    },
    "acquire-power": {
      name: "Zdobycie władzy",
      text: "Otrzymujesz wpływy wskazane przez liczniki. Starszeństwo: wydaj więcej wpływów niż leży na karcie tytułu, by ją przejąć.",
    },
    fortify: {
      name: "Umocnienie",
      text: "W dowolnej kolejności, każde najwyżej raz: zbuduj twierdzę, napraw twierdzę, przesuń żetony runów. Starszeństwo: brak.",
    },
  },
  seasonCards: {
    famine: {
      name: "Głód",
      text: "Każdy gracz obniża każdy licznik wskazujący więcej, niż produkują jego obszary, do poziomu produkcji (ulepszenia się nie liczą).",
    },
    "prepare-for-the-coming-year": {
      name: "Przygotowania do nowego roku",
      text: "Każdy gracz albo wymienia swoją kartę celu (jeśli jeszcze ją ma) na nową, zgodną z przynależnością, albo bierze 1 żeton wpływów.",
    },
    "stormy-weather": {
      name: "Burzowa pogoda",
      text: "Licytacja wpływów. Kto zalicytował 0, nie może w tej porze roku wybrać Mobilizacji ani Podboju.",
    },
    "council-of-thirteen": {
      name: "Rada Trzynastu",
      text: "Rada Czarodziejów. Licytacja wpływów: gracz z najwyższą stawką dobiera 3 karty taktyki, z drugą najwyższą – 1.",
    },
    "spring-muster": {
      name: "Wiosenny pobór",
      text: "Każdy gracz przeprowadza zaciąg z jednego licznika, otrzymując tylko jednostki trójkątne.",
    },
    "flooded-valleys": {
      name: "Zalane doliny",
      text: "Każdy gracz obniża o 1 licznik żywności albo drewna (licznika wskazującego 0 nie można wybrać).",
    },
    "broken-oaths": {
      name: "Złamane przysięgi",
      text: "Każdy bohater o przynależności innej niż frakcja gracza opuszcza go, chyba że gracz zapłaci 2 żetony wpływów (1 za neutralnego).",
    },
    "rune-tremor": {
      name: "Drżenie runów",
      text: "W kolejności gry każdy gracz przesuwa jeden żeton runu z kontrolowanego obszaru na sąsiedni przyjazny lub niekontrolowany bez żetonu.",
    },
    "threatened-home-realms": {
      name: "Zagrożone królestwa",
      text: "W kolejności gry każdy gracz przesuwa 1 żeton runu poza swoje królestwo; żeton bez legalnego celu zostaje.",
    },
    "power-for-the-pious": {
      name: "Potęga pobożnych",
      text: "Rada Czarodziejów. Licytacja wpływów: każdy poza najniżej licytującym otrzymuje jeden żeton smoczego runu (bez fałszywego) na kontrolowanym przez siebie obszarze; obszary wybiera najniżej licytujący.",
    },
    "tournament-of-heroes": {
      name: "Turniej bohaterów",
      text: "Każdy gracz może przetestować dowolną cechę jednego stojącego bohatera: złoty – nagroda, srebrny – szkolenie o 1.",
    },
    "long-drought": { name: "Długa susza", text: "Każdy gracz obniża licznik żywności o 1." },
    "merchant-caravans": {
      name: "Karawany kupców",
      text: "Każdy gracz bierze 1 żeton wpływów za każde kontrolowane miasto, co najmniej 1.",
    },
    "wandering-champions": {
      name: "Wędrowni czempioni",
      text: "W kolejności gry każdy gracz dobiera 1 kartę bohatera i może zapłacić 2 żetony wpływów, by go zatrzymać; w przeciwnym razie karta wraca do talii, którą się tasuje.",
    },
    "monsters-stir": {
      name: "Potwory się budzą",
      text: "Rada Czarodziejów. Licytacja wpływów: zwycięzca może przesunąć wszystkie niesprzymierzone jednostki neutralne z jednego obszaru na jeden sąsiedni obszar, niekontrolowany lub własny (na własnym sprzymierzają się z nim).",
    },
    "pilgrimage-of-kellos": {
      name: "Pielgrzymka Kellosa",
      text: "Każdy gracz leczy i stawia wszystkich swoich bohaterów albo dobiera 1 kartę misji.",
    },
    "bountiful-harvest": {
      name: "Obfite żniwa",
      text: "Każdy gracz ustawia liczniki według produkcji swoich obszarów, a potem dodaje 1 żywność.",
    },
    "taxes-of-the-barons": {
      name: "Podatki baronów",
      text: "Każdy gracz bierze 1 żeton wpływów za każde 3 kontrolowane obszary.",
    },
    "council-in-session": {
      name: "Obrady Rady",
      text: "Rada Czarodziejów. Licytacja wpływów: gracz z najwyższą stawką otrzymuje jeden smoczy run, a gracz z najniższą bierze 2 żetony wpływów.",
    },
    "rush-for-timber-and-iron": {
      name: "Pogoń za drewnem i żelazem",
      text: "Każdy gracz zwiększa o 1 licznik drewna albo rudy.",
    },
    "unrest-in-the-ranks": {
      name: "Niepokoje w szeregach",
      text: "Każdy gracz odrzuca 1 kartę taktyki albo rozbija 2 swoje stojące jednostki na dowolnych obszarach (jedną, jeśli ma tylko jedną).",
    },
    "hunters-moon": {
      name: "Księżyc łowców",
      text: "Każdy gracz albo stawia 1 trójkątną jednostkę neutralną na kontrolowanym obszarze z miastem, albo bierze 1 żeton wpływów.",
    },
    "spies-everywhere": {
      name: "Szpiedzy są wszędzie",
      text: "W kolejności gry każdy gracz albo w tajemnicy ogląda jeden zakryty żeton runu na dowolnym obszarze, albo odkrywa jeden zakryty żeton runu na kontrolowanym obszarze i bierze 2 żetony wpływów.",
    },
    "crisis-of-faith": {
      name: "Kryzys wiary",
      text: "Każdy bohater o przeciwnej przynależności testuje Mądrość; przy czerwonym symbolu opuszcza gracza.",
    },
    "council-of-wizards": {
      name: "Narada czarodziejów",
      text: "Rada Czarodziejów. Licytacja wpływów: gracz z najwyższą stawką otrzymuje jeden smoczy run.",
    },
    "frozen-wastes": {
      name: "Skute lodem pustkowia",
      text: "Na każdym obszarze z 5 lub więcej jednostkami gracz rozbija jedną z nich.",
    },
    "the-long-night": {
      name: "Długa noc",
      text: "Każdy gracz posiadający ponad 6 żetonów wpływów odrzuca nadwyżkę ponad 6; każdy inny bierze 1 żeton wpływów.",
    },
    "hidden-granaries": {
      name: "Ukryte spichlerze",
      text: "Tej zimy limit jednostek gracza na obszarze to wskazanie licznika żywności plus 2.",
    },
    "wolves-at-the-gates": {
      name: "Wilki u bram",
      text: "W kolejności gry każdy gracz stawia 1 trójkątną jednostkę neutralną na wybranym pustym obszarze (jeśli taki jest).",
    },
    "masters-of-the-anvil": {
      name: "Mistrzowie kowadła",
      text: "Każdy gracz albo bezpłatnie naprawia jedną ze swoich twierdz, albo zwiększa o 1 licznik rudy.",
    },
    "forgotten-lore": {
      name: "Zapomniana wiedza",
      text: "Rada Czarodziejów. Licytacja wpływów: zwycięzca daje jednemu ze swoich bohaterów nagrodę albo dobiera 2 karty misji.",
    },
    "winter-truce": {
      name: "Zimowy rozejm",
      text: "W tej porze roku nikt nie może aktywować obszaru kontrolowanego przez innego gracza.",
    },
  },
  seasons: {
    spring: {
      name: "Wiosna",
      text: "Zbierz żetony aktywacji i karty rozkazów; potem wstają wszystkie rozbite figurki.",
    },
    summer: { name: "Lato", text: "Faza misji." },
    fall: {
      name: "Jesień",
      text: "Wtasuj odrzucone karty losu do talii; potem każdy bierze 2 żetony wpływów albo dobiera 1 kartę taktyki.",
    },
    winter: {
      name: "Zima",
      text: "Na obszarze możesz mieć najwyżej tyle jednostek, ile wskazuje licznik żywności (i nie więcej niż 8); nadmiar ginie; do końca pory roku granice wodne są otwarte.",
    },
  },
  tactics: {
    "summon-lightning": { name: "Przyzwanie błyskawic", text: "Zadaj 4 obrażenia jednostkom przeciwnika." },
    "tactical-retreat": {
      name: "Taktyczny odwrót",
      text: "Odwołaj bitwę. Wszystkie twoje jednostki stamtąd wykonują odwrót (także rozbite) i nie zostają rozbite; te, które nie mogą, giną. Atakujący przejmuje tamtejszą twierdzę w jej obecnym stanie.",
    },
    "horrific-rumors": {
      name: "Przerażające pogłoski",
      text: "Połóż jeden żeton aktywacji wybranego przeciwnika na dowolnym obszarze, którego nie kontroluje i na którym nie ma jego żetonu.",
    },
    "lost-city": {
      name: "Zaginione miasto",
      text: "Wybierz niekontrolowany obszar bez miasta, na którym jest twój bohater: jednostki neutralne wykonują odwrót, a ty kładziesz tam swoją twierdzę uszkodzoną stroną do góry.",
    },
    ambush: {
      name: "Zasadzka",
      text: "Tylko w Fazie misji: po tym, jak wrogi bohater zakończy ruch na obszarze z twoimi jednostkami, otrzymuje 2 obrażenia.",
    },
    "hidden-pass": {
      name: "Ukryta przełęcz",
      text: "W tej turze twoje jednostki i bohaterowie ignorują granice górskie.",
    },
    "forced-march": {
      name: "Forsowny marsz",
      text: "W tej turze twoje jednostki mogą poruszyć się o jeden obszar dalej podczas Mobilizacji lub Podboju.",
    },
    "rally-cry": {
      name: "Okrzyk bojowy",
      text: "Przed dobraniem kart w dowolnej rundzie tej bitwy: postaw do 2 swoich jednostek, które zostały w niej rozbite.",
    },
    "to-the-victor": {
      name: "Dla zwycięzcy",
      text: "Zwycięzca tej bitwy bierze 2 żetony wpływów i dobiera 1 kartę taktyki (przepada, jeśli bitwę odwołano lub wygrały niesprzymierzone jednostki neutralne).",
    },
    "shared-intelligence": {
      name: "Wspólny wywiad",
      text: "Wybierz przeciwnika i liczbę od 1 do 4: każde z was dobiera tyle kart taktyki.",
    },
    "spy-guild": {
      name: "Gildia szpiegów",
      text: "Weź na rękę jedną ze swoich kart rozkazów zagranych we wcześniejszej porze tego roku.",
    },
    "bestial-panic": {
      name: "Panika bestii",
      text: "Wszystkie jednostki neutralne z jednego obszaru wycofują się na obszar niekontrolowany, nawet sprzymierzone; jeśli nie mogą, giną.",
    },
    bribery: {
      name: "Przekupstwo",
      text: "Zapłać 2 żetony wpływów: przesuń 1 jednostkę neutralną sprzymierzoną z przeciwnikiem na sąsiedni kontrolowany przez ciebie obszar; sprzymierza się z tobą.",
    },
    "poisoned-wells": { name: "Zatrute studnie", text: "Obniż o 1 jeden z liczników wybranego przeciwnika." },
    "rich-seam": { name: "Bogate złoże", text: "Zwiększ o 1 jeden ze swoich liczników." },
    "village-levy": {
      name: "Pospolite ruszenie",
      text: "Postaw 2 trójkątne jednostki swojej frakcji ze swojego zapasu przy jednej ze swoich twierdz.",
    },
    sabotage: {
      name: "Sabotaż",
      text: "Uszkodź wrogą twierdzę sąsiadującą z obszarem twoich jednostek lub na obszarze twojego bohatera.",
    },
    "night-masons": { name: "Nocni murarze", text: "Bezpłatnie napraw jedną ze swoich twierdz." },
    "holy-truce": {
      name: "Święty rozejm",
      text: "Wybierz kontrolowany obszar: w tej porze roku żaden inny gracz nie może go aktywować.",
    },
    "swift-couriers": { name: "Szybcy kurierzy", text: "Usuń z planszy jeden ze swoich żetonów aktywacji." },
    "seers-vision": { name: "Wizja jasnowidza", text: "Obejrzyj 2 zakryte żetony runów na dowolnych obszarach." },
    "rune-thief": {
      name: "Złodziej runów",
      text: "Zamień zakryty żeton runu z obszaru ze swoim bohaterem na zakryty żeton z kontrolowanego obszaru.",
    },
    "field-surgeon": {
      name: "Polowy medyk",
      text: "Wylecz i postaw jednego swojego bohatera albo postaw 3 swoje rozbite jednostki na jednym obszarze.",
    },
    "dirty-tricks": {
      name: "Brudne sztuczki",
      text: "Wrogi bohater otrzymuje 1 obrażenie i w tym pojedynku nie może używać Zbroi.",
    },
    "shield-wall": { name: "Mur tarcz", text: "+1 siły albo +2, jeśli się bronisz." },
    overwhelm: {
      name: "Zmiażdżenie",
      text: "+1 siły albo +2, jeśli przy zliczaniu jednostek masz w bitwie więcej jednostek (stojących lub rozbitych) niż przeciwnik.",
    },
    "golden-tongue": { name: "Złotousty", text: "W tej próbie pertraktacji dobierz 2 dodatkowe karty losu." },
    "monster-lure": {
      name: "Przynęta na potwory",
      text: "Przesuń wszystkie niesprzymierzone jednostki neutralne z jednego obszaru na jeden sąsiedni obszar, niekontrolowany lub własny (na własnym sprzymierzają się z tobą).",
    },
    "plague-cart": {
      name: "Wóz zarazy",
      text: "Wybierz wrogi obszar: jego właściciel niszczy tam jedną ze swoich jednostek.",
    },
  },
  rewards: {
    "timmorran-shard": {
      name: "Odłamek Timmorrana",
      text: "W swojej turze odrzuć tę kartę, aby otrzymać jeden smoczy run.",
    },
    "blade-of-wrath": { name: "Klinga gniewu", text: "Specjalna zdolność: zadaj obrażenia równe Sile bohatera." },
    "rune-plate": {
      name: "Runiczna zbroja płytowa",
      text: "W każdej rundzie pojedynku zaneguj 1 obrażenie zadane bohaterowi.",
    },
    soulbiter: {
      name: "Pożeracz dusz",
      text: "Specjalna zdolność: zadaj 2 obrażenia; jeśli pokonają przeciwnika, wylecz bohatera całkowicie (chyba że sam też został pokonany).",
    },
    "dwarven-fire-bombs": {
      name: "Krasnoludzkie bomby",
      text: "Specjalna zdolność: zadaj 3 obrażenia, potem przetestuj Zręczność; czerwony: bohater otrzymuje 1 obrażenie.",
    },
    "flute-of-possession": {
      name: "Flet opętania",
      text: "W swojej turze odrzuć: przesuń wszystkie jednostki neutralne z obszaru bohatera, także sprzymierzone, na wybrany sąsiedni obszar; granice nie mają znaczenia.",
    },
    "staff-of-light": {
      name: "Kostur światła",
      text: "Raz w każdej swojej turze postaw jedną swoją rozbitą jednostkę na obszarze bohatera. Nie w trakcie bitwy.",
    },
    "ice-storm": {
      name: "Lodowa burza",
      text: "W swojej turze odrzuć: 2 stojące wrogie lub neutralne jednostki na obszarze bohatera zostają rozbite (wybiera ich właściciel). Nie w trakcie bitwy.",
    },
    "ghost-armor": {
      name: "Widmowa zbroja",
      text: "W pojedynku zaneguj wszystkie obrażenia z symboli specjalnej zdolności przeciwnika.",
    },
    "amulet-of-shielding": {
      name: "Amulet osłony",
      text: "Odrzuć, aby zanegować do 2 obrażeń zadanych bohaterowi z dowolnego źródła.",
    },
    "huntress-bow": { name: "Łuk łowczyni", text: "Specjalna zdolność: zadaj obrażenia równe Zręczności bohatera." },
    "star-rune-staff": {
      name: "Kostur gwiezdnych runów",
      text: "Specjalna zdolność: zadaj obrażenia równe Mądrości bohatera.",
    },
    "dragonhide-coat": {
      name: "Płaszcz ze smoczej skóry",
      text: "W każdym pojedynku zaneguj do 2 obrażeń zadanych bohaterowi.",
    },
    "seven-league-boots": {
      name: "Siedmiomilowe buty",
      text: "Bohater jest Szybki, a w Fazie misji porusza się o maksymalnie 3 obszary.",
    },
    "roc-feather-cloak": { name: "Płaszcz z piór roka", text: "Bohater jest Latający." },
    "tome-of-the-first-kings": {
      name: "Księga Pierwszych Królów",
      text: "Gdy bohater testuje cechę, dobierz 1 dodatkową kartę losu.",
    },
    "crystal-of-far-sight": {
      name: "Kryształ dalekowidzenia",
      text: "Raz w każdej swojej turze obejrzyj jeden zakryty żeton runu w promieniu 1 obszaru od bohatera.",
    },
    "signet-of-tamalir": {
      name: "Sygnet Tamaliru",
      text: "Podczas efektu dodatkowego każdej Jesieni weź 1 dodatkowy żeton wpływów.",
    },
    "war-banner-of-kellar": {
      name: "Sztandar Kellara",
      text: "Wspierając w bitwie, dobierz 2 dodatkowe karty losu i odrzuć 2 (zamiast po 1).",
    },
    "elixir-of-life": {
      name: "Eliksir życia",
      text: "W swojej turze lub w akcji bohatera w Fazie misji odrzuć: wylecz go całkowicie i postaw.",
    },
  },
  heroes: {
    silhouette: {
      name: "Zjawa",
      text: "Po ruchu w Fazie misji może obejrzeć jeden zakryty żeton runu na swoim lub sąsiednim obszarze.",
    },
    "ronan-of-the-wild": { name: "Ronan z Dziczy", text: "W Fazie misji jest Latający." },
    "runewitch-astarra": {
      name: "Runiczna wiedźma Astarra",
      text: "Gdy testuje Mądrość, dobierz 1 dodatkową kartę losu.",
    },
    "lady-isolde": {
      name: "Lady Izolda z Dawnsmoor",
      text: "Gdy wspiera w bitwie, dobierz 2 dodatkowe karty i odrzuć 2.",
    },
    "tova-redsail": { name: "Tova Czerwony Żagiel", text: "Ignoruje granice wodne." },
    "grum-ironbelly": {
      name: "Grum Żelazny Brzuch",
      text: "Na początku pojedynku może odrzucić 1 kartę nagrody, by wyleczyć 2 obrażenia.",
    },
    "ezra-vale": { name: "Ezra Vale", text: "Gdy wypełni misję, jego gracz bierze też 2 żetony wpływów." },
    "kesh-the-quiet": {
      name: "Kesh Cichy",
      text: "Szybki; nie można go wyzwać na pojedynek na obszarze, który kontrolujesz.",
    },
    "mad-carthos": {
      name: "Szalony Carthos",
      text: "Na początku pojedynku, na który wyzwał, zadaj obrońcy 1 obrażenie.",
    },
    "varikas-the-dead": { name: "Varikas Martwy", text: "Na koniec każdej Fazy misji wylecz mu 1 obrażenie." },
    "bogran-the-shadow": {
      name: "Bogran Cień",
      text: "Po pojedynku, na który wyzwał, jeśli obaj przeżyją, zabierz obrońcy losowo 1 kartę nagrody.",
    },
    "vethra-bloodmother": {
      name: "Vethra Krwawa Matka",
      text: "Gdy wspiera, a ty wygrasz bitwę, dobierz 1 kartę taktyki.",
    },
  },
  quests: {
    "setup-1-tower-of-the-sorcerer": {
      name: "Wieża czarnoksiężnika",
      text: "1A. Przetestuj Mądrość. Złoty lub srebrny: otrzymujesz nagrodę. Czerwony: otrzymujesz 1 obrażenie.",
    },
    "setup-2-the-giants-larder": {
      name: "Spiżarnia olbrzymów",
      text: "2A. Przetestuj Zręczność. Złoty: otrzymujesz nagrodę i 1 żywność. Srebrny: otrzymujesz nagrodę. Czerwony: 2 obrażenia.",
    },
    "setup-3-the-cliff-shrine": {
      name: "Sanktuarium na klifie",
      text: "3A. Przetestuj Zręczność. Złoty lub srebrny: otrzymujesz nagrodę.",
    },
    "setup-4-beastlords-challenge": {
      name: "Wyzwanie władcy bestii",
      text: "4A. Stocz pojedynek ze Zwierzoczłekiem. Jeśli go pokonasz, otrzymujesz nagrodę.",
    },
    "setup-5-the-ember-mines": {
      name: "Kopalnie żaru",
      text: "5D. Przetestuj Siłę. Złoty: otrzymujesz nagrodę i 1 rudę. Srebrny: otrzymujesz nagrodę. Czerwony: 1 obrażenie.",
    },
    "setup-6-the-stone-sleeper": {
      name: "Kamienny śpioch",
      text: "6D. Przetestuj Zręczność (złoty: nagroda; czerwony: 1 obrażenie) albo stocz pojedynek z Olbrzymem (pokonaj go: 2 nagrody).",
    },
    "setup-7-the-screaming-roost": {
      name: "Wrzeszczące gniazdo",
      text: "7A. Stocz pojedynek z Ostroszponem. Jeśli go pokonasz, otrzymujesz nagrodę.",
    },
    "setup-8-the-dragons-hoard": {
      name: "Skarb smoka",
      text: "8A. Przetestuj Mądrość. Złoty: otrzymujesz 2 nagrody. Srebrny: otrzymujesz nagrodę. Czerwony: 2 obrażenia.",
    },
    "setup-9-the-buried-gate": {
      name: "Zasypana brama",
      text: "9B. Przetestuj Siłę. Złoty lub srebrny: otrzymujesz nagrodę. Czerwony: 1 obrażenie.",
    },
    "the-merchants-debt": {
      name: "Dług kupca",
      text: "1C. Zapłać 2 żetony wpływów, by otrzymać nagrodę; albo przetestuj Zręczność (złoty – nagroda, czerwony – 1 obrażenie).",
    },
    "ferryman-of-the-dead": {
      name: "Przewoźnik",
      text: "2B. Przetestuj Mądrość. Złoty: otrzymujesz nagrodę. Srebrny: szkolenie o 1. Czerwony: 1 obrażenie.",
    },
    "echoes-in-the-deep": {
      name: "Echa w głębinach",
      text: "3C. Przetestuj Siłę. Złoty: 2 nagrody. Srebrny: otrzymujesz nagrodę. Czerwony: 2 obrażenia.",
    },
    "the-hounds-master": {
      name: "Pan ogarów",
      text: "4C. Stocz pojedynek z Piekielnym ogarem. Jeśli go pokonasz, otrzymujesz nagrodę i stawiasz Ogara z zapasu przy jednej ze swoich twierdz (sprzymierza się z tobą).",
    },
    "plague-in-the-streets": {
      name: "Zaraza na ulicach",
      text: "5B. Przetestuj Mądrość. Złoty: nagroda i 2 żetony wpływów. Srebrny: otrzymujesz nagrodę. Czerwony: 1 obrażenie.",
    },
    "the-whispering-wood": {
      name: "Szepczący las",
      text: "6A. Przetestuj Zręczność. Złoty lub srebrny: otrzymujesz nagrodę. Czerwony: odrzuć jedną nagrodę bohatera.",
    },
    "spy-in-the-citadel": {
      name: "Szpieg w cytadeli",
      text: "7C. Przetestuj Zręczność. Złoty: otrzymujesz nagrodę. Srebrny: obejrzyj 2 zakryte żetony runów. Czerwony: 1 obrażenie.",
    },
    "the-burning-stair": {
      name: "Płonące schody",
      text: "8C. Przetestuj Siłę. Złoty lub srebrny: otrzymujesz nagrodę. Czerwony: 2 obrażenia.",
    },
    "the-wyrms-riddle": {
      name: "Zagadka smoka",
      text: "9B. Przetestuj Mądrość (złoty: nagroda; czerwony: 1 obrażenie) albo stocz pojedynek ze Smokiem (pokonaj go: 2 nagrody).",
    },
    "bandits-of-the-road": {
      name: "Rozbójnicy z traktu",
      text: "2C. Przetestuj Siłę. Złoty: otrzymujesz nagrodę. Srebrny: weź 2 żetony wpływów. Czerwony: 1 obrażenie.",
    },
    "the-false-prophet": {
      name: "Fałszywy prorok",
      text: "5C. Stocz pojedynek z Czarnoksiężnikiem. Jeśli go pokonasz, otrzymujesz nagrodę.",
    },
    "emissary-to-the-city": {
      name: "Emisariusz w wolnym mieście",
      text: "Dowolny obszar z miastem. Zapłać 3 żetony wpływów, by otrzymać nagrodę; albo przetestuj Mądrość (złoty – nagroda).",
    },
    "behind-enemy-lines": {
      name: "Za linią wroga",
      text: "Obszar królestwa innego gracza. Przetestuj Zręczność. Złoty: 2 nagrody. Srebrny: otrzymujesz nagrodę. Czerwony: 2 obrażenia.",
    },
    "monster-hunt": {
      name: "Polowanie na potwory",
      text: "Dowolny obszar neutralny. Przetestuj Siłę. Złoty: nagroda i zniszczenie jednej tamtejszej jednostki neutralnej. Srebrny: otrzymujesz nagrodę. Czerwony: 2 obrażenia.",
    },
    "the-runes-call": {
      name: "Wołanie runu",
      text: "Dowolny niekontrolowany przez ciebie obszar z żetonem runu. Przetestuj Mądrość. Złoty: otrzymujesz nagrodę. Srebrny: przesuń ten żeton na sąsiedni niekontrolowany obszar bez żetonu. Czerwony: 1 obrażenie.",
    },
  },
  objectives: {
    "bound-by-honor": {
      name: "Związani honorem",
      text: "Odrzuć, gdy sprzymierzone są z tobą co najmniej 3 trójkątne jednostki neutralne albo co najmniej 4 dowolne.",
    },
    "voice-of-the-council": { name: "Głos Rady", text: "Odrzuć, gdy posiadasz co najmniej 13 żetonów wpływów." },
    "pact-of-the-free-cities": {
      name: "Pakt wolnych miast",
      text: "Odrzuć, gdy kontrolujesz co najmniej 2 miasta (3 w grze czteroosobowej).",
    },
    "friends-of-every-kind": {
      name: "Przyjaciele wszelkiej maści",
      text: "Odrzuć, gdy sprzymierzone są z tobą jednostki neutralne co najmniej 3 różnych typów.",
    },
    fellowship: {
      name: "Drużyna",
      text: "Odrzuć, gdy kontrolujesz 3 bohaterów, którzy mają łącznie co najmniej 3 karty nagród.",
    },
    "land-of-plenty": {
      name: "Kraina obfitości",
      text: "Odrzuć, gdy każdy z twoich liczników wskazuje co najmniej 4, a łącznie co najmniej 16.",
    },
    "bastions-of-light": { name: "Bastiony światła", text: "Odrzuć, gdy posiadasz 4 nieuszkodzone twierdze." },
    "peers-of-the-realm": {
      name: "Parowie królestwa",
      text: "Odrzuć, gdy posiadasz 2 karty tytułów i co najmniej 10 żetonów wpływów.",
    },
    "discouraging-defeat": {
      name: "Zniechęcająca klęska",
      text: "Odrzuć natychmiast po wygraniu bitwy w obronie przeciw graczowi, który miał w niej co najmniej 2 jednostki.",
    },
    "rivers-of-blood": {
      name: "Rzeki krwi",
      text: "Odrzuć, gdy w jednej bitwie stoczonej przez ciebie w tej turze zniszczono co najmniej 5 wrogich jednostek.",
    },
    "broken-walls": {
      name: "Skruszone mury",
      text: "Odrzuć, jeśli w tej turze wroga twierdza została przez ciebie zajęta lub usunięta.",
    },
    "iron-dominion": { name: "Żelazne panowanie", text: "Odrzuć, gdy kontrolujesz co najmniej 10 obszarów." },
    "boots-on-sacred-soil": {
      name: "Buty na świętej ziemi",
      text: "Odrzuć, gdy kontrolujesz obszar królestwa innego gracza albo gdy na takim obszarze stoi jeden z twoich bohaterów.",
    },
    "bane-of-titans": {
      name: "Zguba tytanów",
      text: "Odrzuć po wygranej w tej turze bitwie z co najmniej 4 niesprzymierzonymi jednostkami neutralnymi albo z co najmniej 2, wśród których była sześciokątna.",
    },
    "endless-horde": {
      name: "Niezliczona horda",
      text: "Odrzuć, gdy na planszy jest co najmniej 26 jednostek twojej frakcji.",
    },
    "hero-slayers": {
      name: "Pogromcy bohaterów",
      text: "Odrzuć, gdy w tym roku jeden z twoich bohaterów pokonał wrogiego bohatera w pojedynku albo gdy twoi bohaterowie mają łącznie co najmniej 3 karty nagród.",
    },
  },
  earlierObjectives: {
    "1": {
      "bane-of-titans":
        "Odrzuć po wygranej w tej turze bitwie z niesprzymierzonymi jednostkami neutralnymi, wśród których była sześciokątna lub których było co najmniej 3.",
      "hero-slayers": "Odrzuć, gdy w tym roku jeden z twoich bohaterów pokonał wrogiego bohatera w pojedynku.",
      "boots-on-sacred-soil": "Odrzuć, gdy kontrolujesz obszar królestwa innego gracza.",
      "voice-of-the-council": "Odrzuć, gdy posiadasz co najmniej 10 żetonów wpływów.",
      "pact-of-the-free-cities": "Odrzuć, gdy kontrolujesz co najmniej 2 miasta (3 w grze czteroosobowej).",
      fellowship: "Odrzuć, gdy kontrolujesz 3 bohaterów.",
      "land-of-plenty": "Odrzuć, gdy każdy z twoich liczników wskazuje co najmniej 4, a łącznie co najmniej 14.",
      "bastions-of-light": "Odrzuć, gdy posiadasz 3 nieuszkodzone twierdze.",
      "discouraging-defeat":
        "Odrzuć natychmiast po wygraniu bitwy w obronie przeciw graczowi, który miał w niej co najmniej 4 jednostki.",
      "rivers-of-blood":
        "Odrzuć, gdy w jednej bitwie stoczonej przez ciebie w tej turze zniszczono co najmniej 5 wrogich jednostek.",
      "iron-dominion": "Odrzuć, gdy kontrolujesz co najmniej 9 obszarów.",
      "endless-horde": "Odrzuć, gdy na planszy jest co najmniej 18 jednostek twojej frakcji.",
    },
    "2": {
      "pact-of-the-free-cities": "Odrzuć, gdy kontrolujesz co najmniej 2 miasta.",
      "peers-of-the-realm": "Odrzuć, gdy posiadasz 2 karty tytułów.",
      "rivers-of-blood":
        "Odrzuć, gdy w jednej bitwie stoczonej przez ciebie w tej turze zniszczono co najmniej 4 wrogie jednostki.",
      "bane-of-titans":
        "Odrzuć po wygranej w tej turze bitwie z niesprzymierzonymi jednostkami neutralnymi, wśród których była sześciokątna lub których było co najmniej 4.",
      "hero-slayers":
        "Odrzuć, gdy w tym roku jeden z twoich bohaterów pokonał wrogiego bohatera w pojedynku albo gdy twoi bohaterowie mają łącznie co najmniej 4 karty nagród.",
    },
  },
  titles: {
    "primarch-of-the-wizards-council": {
      name: "Patriarcha Rady Czarodziejów",
      text: "Rozstrzygasz każdy remis w licytacji wpływów. Weź 1 żeton wpływów za każdym razem, gdy odkryta zostanie karta pory roku z Radą Czarodziejów.",
    },
    "captain-of-the-heroes-league": {
      name: "Kapitan Przymierza Bohaterów",
      text: "Twoi bohaterowie nie opuszczają cię z powodu kart pór roku. W swojej turze możesz odrzucić 3 karty nagród dowolnych swoich bohaterów, aby otrzymać jeden smoczy run.",
    },
    "guildmaster-of-warriors": {
      name: "Wielki Mistrz Gildii Wojowników",
      text: "+2 siły w każdej bitwie, w której uczestniczyła co najmniej jedna twoja jednostka. Raz na turę, po wygraniu wydanej przez siebie bitwy z innym graczem, możesz zapłacić 3 żetony wpływów, aby otrzymać jeden smoczy run.",
    },
  },
  discoveries: {
    "dragon-throne": {
      name: "Smoczy Tron",
      text: "Pozostaje. Kontrolujący ten obszar liczy jeden dodatkowy smoczy run; może tu leżeć także żeton runu.",
    },
    "village-food": { name: "Wioska (żywność)", text: "Pozostaje. Obszar produkuje o 1 żywność więcej." },
    "village-wood": { name: "Wioska (drewno)", text: "Pozostaje. Obszar produkuje o 1 drewno więcej." },
    "village-ore": { name: "Wioska (ruda)", text: "Pozostaje. Obszar produkuje o 1 rudę więcej." },
    "magic-portal": {
      name: "Magiczny portal",
      text: "Pozostaje. Poruszając figurki, dowolny gracz może wydać 1 żeton wpływów, by traktować ten obszar jako sąsiadujący ze wszystkimi obszarami z odkrytym portalem.",
    },
    dungeon: {
      name: "Podziemia",
      text: "Pozostaje. Bohater wchodzący tu w Fazie misji nie może się dalej poruszać; może się pojedynkować lub podjąć misję.",
    },
    temple: {
      name: "Świątynia",
      text: "Pozostaje. Gdy bohater kończy tu akcję w Fazie misji, jego gracz bierze 2 żetony wpływów.",
    },
    "hall-of-kellos": {
      name: "Sala Kellosa",
      text: "Pozostaje. Gdy bohater kończy tu akcję w Fazie misji, jego gracz dobiera 1 kartę taktyki.",
    },
    "traveling-merchant": {
      name: "Wędrowny kupiec",
      text: "Możesz wydać 3 żetony wpływów, by bohater otrzymał nagrodę. Żeton odrzuca się w każdym przypadku.",
    },
    "raiding-party": {
      name: "Wrogi podjazd",
      text: "Bohater otrzymuje 1 obrażenie; jeśli są tu neutralne lub wrogie jednostki, odrzuca nagrodę albo otrzymuje jeszcze 1. Odrzuć żeton.",
    },
    "scroll-of-sight": {
      name: "Zwój widzenia",
      text: "Obejrzyj zakryte żetony runu i odkrycia z jednego obszaru. Odrzuć żeton.",
    },
    "training-event": { name: "Szkolenie", text: "Bohater może zwiększyć jedną cechę o 1. Odrzuć żeton." },
  },
  cities: {
    tamalir: {
      name: "Tamalir",
      text: "Wybierz jedno: 2 trójkątne jednostki neutralne; 1 kartę taktyki; 2 żetony wpływów; 2 karty misji.",
    },
    greyhaven: {
      name: "Greyhaven",
      text: "Wybierz jedno: 2 okrągłe jednostki neutralne; 2 karty taktyki; 1 żeton wpływów; 1 kartę misji.",
    },
    forge: {
      name: "Kuźnia",
      text: "Wybierz jedno: 1 prostokątną jednostkę neutralną; 1 kartę taktyki; 3 żetony wpływów; 1 kartę misji.",
    },
    nerekhall: {
      name: "Nerekhall",
      text: "Wybierz jedno: 1 okrągłą jednostkę neutralną; 2 karty taktyki; 2 żetony wpływów; 1 kartę misji.",
    },
    riverwatch: {
      name: "Riverwatch",
      text: "Wybierz jedno: 1 trójkątną jednostkę neutralną; 1 kartę taktyki; 3 żetony wpływów; 2 karty misji.",
    },
    dawnsmoor: {
      name: "Dawnsmoor",
      text: "Wybierz jedno: 1 prostokątną jednostkę neutralną; 2 karty taktyki; 1 żeton wpływów; 2 karty misji.",
    },
    vynelvale: {
      name: "Vynelvale",
      text: "Wybierz jedno: 2 trójkątne jednostki neutralne; 1 kartę taktyki; 2 żetony wpływów; 3 karty misji.",
    },
  },
  developments: {
    resources: {
      name: "Surowce",
      text: "Gdy korzystasz ze Starszeństwa Zbiorów: zwiększ o 1 licznik surowca, który ten obszar zapewnia.",
    },
    diplomat: { name: "Dyplomata", text: "Gdy korzystasz ze Starszeństwa Zbiorów: weź 2 żetony wpływów." },
    "training-ground": {
      name: "Obóz szkoleniowy",
      text: "Gdy korzystasz ze Starszeństwa Zbiorów: dobierz 1 kartę taktyki.",
    },
    "reinforced-walls": { name: "Potężne mury", text: "+2 siły dla obrońcy przy wyłanianiu zwycięzcy." },
    "protective-wards": {
      name: "Symbol ochronny",
      text: "Tuż przed zliczeniem siły atakujący musi wycofać jedną ze swoich stojących jednostek.",
    },
    "cursed-tomb": {
      name: "Przeklęty grobowiec",
      text: "Tuż przed zliczeniem siły obrońca może odrzucić ten żeton, by atakujący rozbił 3 jednostki.",
    },
    "hungry-spawn": {
      name: "Wygłodniały pomiot",
      text: "Tuż przed zliczeniem siły obrońca może odrzucić ten żeton, by zadać przeciwnikowi 4 obrażenia.",
    },
  },
  tiles: {
    "1": "Dolina Czarnoksiężnika",
    "2": "Spichlerz Olbrzymów",
    "3": "Złamana Grań",
    "4": "Marchia Bestioboru",
    "5": "Wybrzeże Żaru",
    "6": "Wzgórza Muru",
    "7": "Wrzeszczące Rubieże",
    "8": "Smoczy Łuk",
    "9": "Bliźniacze Kurhany",
    "home-daqan": "Królestwo Daqanitów",
    "home-latari": "Królestwo Elfów",
    "home-waiqar": "Królestwo Waiqara",
    "home-uthuk": "Królestwo Uthuków",
  },
});
