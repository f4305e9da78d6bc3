// Zasady Runewars po polsku, naszymi słowami.
import type { ReferenceWords } from "../content/chapters.ts";

export const reference: ReferenceWords = {
  chapters: {
    aim: "O co chodzi",
    pieces: "Co jest w grze",
    shortage: "Gdy czegoś zabraknie",
    terms: "Obszary i kontrola",
    setup: "Przygotowanie",
    board: "Układanie planszy",
    year: "Pory roku",
    playOrder: "Kolejność gry",
    orders: "Wybór rozkazów",
    turn: "Twoja tura",
    dials: "Liczniki surowców",
    movement: "Ruch i granice",
    strategize: "Rozstawienie (1)",
    march: "Mobilizacja (2) i Podbój (3)",
    unitLimit: "Osiem jednostek na obszar",
    diplomacy: "Pertraktacje",
    neutral: "Jednostki neutralne i sprzymierzone",
    fate: "Typy jednostek i karty losu",
    battle: "Bitwy: początek",
    rounds: "Bitwy: rundy walki",
    losses: "Bitwy: rozbicia i obrażenia",
    support: "Wspierający bohaterowie",
    outcome: "Bitwy: kto wygrywa",
    retreat: "Odwroty",
    heroes: "Bohaterowie",
    questPhase: "Faza misji",
    quests: "Misje i testy cech",
    rewards: "Nagrody",
    duels: "Pojedynki",
    harvest: "Zbiory (4) i ulepszenia",
    recruit: "Zaciąg (5)",
    rally: "Zgromadzenie poparcia (6)",
    power: "Zdobycie władzy (7) i tytuły",
    fortify: "Umocnienie (8)",
    runes: "Żetony runów",
    objectives: "Cele",
    bids: "Licytacje wpływów",
    tactics: "Karty taktyki",
    victory: "Zwycięstwo i koniec gry",
    elimination: "Odpadanie z gry",
    discovery: "Żetony odkryć (opcja)",
    hidden: "Co jest tajne",
  },
  rules: {
    "RUN-022":
      "Wygrywa, kto po siedmiu latach ma najwięcej smoczych runów; da się też wygrać wcześniej dzięki karcie zwycięstwa. Smocze runy zdobywa się razem z obszarami, na których leżą, a także dzięki kartom nagród, celów, pór roku i tytułów.",
    "RUN-001":
      "Grają dwie, trzy albo cztery osoby. Każda prowadzi jedną z czterech frakcji: Daqanitów lub Elfy (dobro), Waiqara lub Uthuków (zło).",
    "RUN-091": "Gra ma siedem lat, a każdy rok cztery pory: Wiosnę, Lato, Jesień i Zimę.",
    "RUN-440":
      "Zasady nie zależą od liczby graczy. Rośnie tylko plansza: 4, 6 lub 8 płytek dla dwóch, trzech lub czterech osób, a na każdą z nich jedno królestwo, jeden znacznik, jeden smoczy i jeden fałszywy run.",
    "RUN-442":
      "Jedyną zasadą opcjonalną są żetony odkryć, przy dowolnej liczbie graczy. Karty zwycięstwa zawsze należą do gry.",
    "RUN-443":
      "Rozmawiaj, targuj się i obiecuj do woli: nic cię nie wiąże. Kart, żetonów ani figurek nie można przekazać innemu graczowi.",
    "RUN-460": "Gdy karta mówi co innego niż te zasady, rób to, co mówi karta.",

    "RUN-002":
      "Każda frakcja jest dobra (biały sztandar) albo zła (czarny). Ta przynależność wskazuje talię, z której pochodzi twój cel, i bohaterów, którzy mogą cię opuścić.",
    "RUN-003":
      "Każda frakcja ma 36 jednostek czterech typów. Daqanici: 16 Piechurów, 8 Strzelców, 8 Rycerzy, 4 Machiny oblężnicze. Elfy: 16 Łuczników, 8 Wojowników, 8 Czarodziejek, 4 Jeźdźców pegazów. Waiqar: 16 Ożywieńców, 8 Kościanych łuczników, 8 Nekromantów, 4 Czarnych rycerzy. Uthukowie: 16 Berserkerów, 8 Rozpruwaczy, 8 Szamanów, 4 Władców chaosu.",
    "RUN-004":
      "Jednostek neutralnych jest 40: 8 Czarnoksiężników, 8 Ostroszponów, 8 Zwierzoludzi, 8 Piekielnych ogarów, 4 Smoki i 4 Olbrzymy.",
    "RUN-005": "Bohaterów jest 12; każdy ma figurkę i kartę.",
    "RUN-006":
      "Oprócz jednostek frakcja ma 8 kart rozkazów, kartę zwycięstwa, królestwo, 3 liczniki surowców, 4 twierdze, 5 ulepszeń i 4 żetony aktywacji.",
    "RUN-007":
      "Wspólne są: 21 smoczych i 17 fałszywych żetonów runów o takich samych rewersach, 40 żetonów wpływów, 26 obrażeń i 24 szkolenia, 8 znaczników pokonanych bohaterów, 7 miast, 35 żetonów odkryć, 4 znaczniki królestw i znacznik bitwy.",
    "RUN-008 RUN-009":
      "Jest dziewięć płytek z numerami i cztery królestwa. Płytka ma od dwóch do czterech sześciokątnych obszarów, królestwo zawsze trzy. Płytki 5, 6 i 8 składa się z dwóch części; odtąd każda z nich to jedna płytka.",
    "RUN-010":
      "Talie: 30 kart losu, 50 taktyki, 25 nagród, 24 misji i 12 bohaterów, 8 celów dobra i 8 celów zła, po 8 kart każdej pory roku; oprócz tego 3 tytuły i 4 karty zwycięstwa.",
    "RUN-011 RUN-012":
      "Żetonów wpływów, obrażeń, szkolenia i aktywacji oraz znaczników pokonanych bohaterów nigdy nie zabraknie. Wszystkiego innego jest tylko tyle, ile w pudełku.",
    "RUN-013 RUN-014":
      "Gdy talia się skończy, jej stos odrzuconych kart zostaje potasowany i staje się talią, także w środku dobierania, które wtedy trwa dalej.",
    "RUN-015": "Jeśli i stos odrzuconych jest pusty, dobierasz tyle kart, ile jest; reszta przepada.",
    "RUN-020": "Możesz mieć najwyżej 1 cel, 3 bohaterów, 3 karty misji i 10 kart taktyki.",
    "RUN-458":
      "Zniszczona jednostka, twierdza albo ulepszenie wraca do zapasu właściciela i może się jeszcze pojawić. Pokonani bohaterowie wypadają z gry na zawsze.",

    "RUN-016":
      "Wszystkie figurki typu są na planszy, a zaciągasz kolejną: możesz zniszczyć jedną z nich na przyjaznym obszarze i zaciągnąć ją od nowa.",
    "RUN-459":
      "Pytanie pada przy każdej jednostce, dla której nie ma figurki: jedna zniszczona za jedną zaciągniętą. Efekty, które tylko wystawiają jednostki, na to nie pozwalają.",
    "RUN-017":
      "Budujesz, lecz takiej twierdzy lub ulepszenia już nie masz w zapasie: możesz zniszczyć jedno ze swoich na planszy i zbudować je w nowym miejscu.",
    "RUN-018": "Ulepszenie, które straciło swoją twierdzę, zostaje od razu zniszczone.",
    "RUN-019":
      "W żadnym innym przypadku nie wolno ci z własnej woli niszczyć swoich jednostek, twierdz ani ulepszeń; wyjątkiem jest twierdza przenoszona tam, gdzie właśnie zdobyto wrogą. To, do czego zmusza limit, nie jest wyborem.",

    "RUN-023":
      "Obszar to jeden sześciokąt planszy. Jednostki to wojska, frakcyjne i neutralne; jednostki i bohaterowie to razem figurki. Bohater nigdy nie jest jednostką: to, co mówi o jednostkach, jego nie dotyczy.",
    "RUN-024": "Kontrolujesz obszar, na którym masz jednostkę w swoim kolorze, stojącą lub rozbitą, albo twierdzę.",
    "RUN-025": "Sami bohaterowie i sprzymierzone jednostki neutralne nie dają kontroli.",
    "RUN-026":
      "Trzy obszary twojego królestwa należą do ciebie, nawet gdy nikogo na nich nie ma, chyba że jest tam wroga jednostka lub twierdza. Nigdy nie są pustymi obszarami.",
    "RUN-027":
      "Jednostki neutralne, które trafią do twojego królestwa, nie odbierają ci go: kontrolujesz ten obszar, więc stają się twoimi sprzymierzeńcami.",
    "RUN-028 RUN-029":
      "Obszar, który kontrolujesz, jest dla ciebie przyjazny; kontrolowany przez innego gracza jest wrogi.",
    "RUN-030":
      "Pusty jest obszar poza królestwami, na którym nie ma jednostki ani twierdzy. Może tam być miasto, mogą być bohaterowie i żetony.",
    "RUN-031 RUN-032":
      "Na neutralnym obszarze stoją jednostki neutralne i nikt go nie kontroluje. Obszary neutralne i puste to razem obszary niekontrolowane.",
    "RUN-033":
      "Dopóki trwa bitwa lub pojedynek, ich obszar jest sporny. W bitwie do jej końca kontroluje go obrońca, jeśli jest.",
    "RUN-034": "Obszar z twoim żetonem aktywacji jest dla ciebie aktywowany.",
    "RUN-035":
      "Rozbita figurka leży na boku. Nie może się ruszać, atakować, wyzywać na pojedynek ani podejmować misji. Figurka, która nie jest rozbita, stoi.",
    "RUN-036":
      "Wrogie są jednostki innych graczy razem z ich neutralnymi sprzymierzeńcami oraz wszystkie jednostki neutralne, które z nikim nie są sprzymierzone.",
    "RUN-040":
      "Po lewej masz najbliższego gracza zgodnie z ruchem wskazówek zegara, który jest jeszcze w grze, a po prawej poprzedniego. Miejsca są losowane na początku.",
    "RUN-461":
      "Kontrola, sojusze, limit jednostek, limity kart, ulepszenia bez twierdzy i odpadanie z gry są sprawdzane po każdym zakończonym efekcie, części rozkazu, bitwie i pojedynku, nigdy między ruchami jednego rozkazu. Obszar sporny czeka na koniec swojej bitwy.",

    "RUN-042": "Każdy dostaje kartę losu; najwyższy numer oznacza pierwszego gracza. Karty wracają do talii.",
    "RUN-043":
      "Pierwszy gracz jest nim do końca gry; później tylko odkrywa karty pór roku. Jeśli odpadnie, zastąpi go sąsiad po lewej.",
    "RUN-044 RUN-045":
      "Zaczynając od pierwszego gracza, wszyscy po kolei w lewo biorą po jednej frakcji ze wszystkim, co do niej należy, chyba że stół otwarto z losowaniem frakcji. Frakcje, którymi nikt nie gra, zostają w pudełku.",
    "RUN-046": "Potem wspólnie układacie planszę. Stół można też otworzyć z gotową planszą.",
    "RUN-047 RUN-048":
      "Misje, które wymieniają obszar nieobecny na tej planszy, odpadają, tak samo misje początkowe nieużytych płytek. Z pozostałych, razem z rozdanymi misjami początkowymi, powstaje talia misji; te, które mówią tylko o rodzaju obszaru, zawsze w niej są.",
    "RUN-049": "Twoje liczniki zaczynają od czerwonych liczb: tyle produkuje twoje królestwo.",
    "RUN-050":
      "Po kolei od pierwszego gracza w lewo każdy kładzie nieuszkodzoną twierdzę na wybranym obszarze swojego królestwa.",
    "RUN-051":
      "Zaraz po tym wystawiasz wszystko, co dają twoje trzy liczniki, gdziekolwiek w swoim królestwie, do 8 jednostek na obszarze.",
    "RUN-052 RUN-054":
      "Następnie każdy losuje bohatera swojej przynależności i w tej samej kolejności stawia go na obszarze własnego królestwa.",
    "RUN-053": "Pozostali bohaterowie, dobrzy, źli i neutralni, tworzą razem potasowaną talię bohaterów.",
    "RUN-055": "Każda talia jest tasowana osobno; trzy tytuły leżą odkryte i bez wpływów.",
    "RUN-056": "Żetony runów spoza planszy leżą na dwóch jawnych stosach, smoczym i fałszywym.",
    "RUN-057":
      "Frakcja mówi, z czym zaczynasz. Karty taktyki i wpływy: Daqanici 2 i 3, Elfy 1 i 4, Waiqar 3 i 2, Uthukowie 4 i 1.",
    "RUN-058": "Karty taktyki, z którymi zaczynasz, można zagrywać już od pierwszej wiosny.",
    "RUN-059 RUN-060 RUN-462":
      "Na koniec, od pierwszego gracza w lewo, każdy dobiera dwie karty misji i jeden cel swojej przynależności, który pozostaje tajny. Zaczyna się pierwsza wiosna.",

    "RUN-061 RUN-062":
      "Każdy gracz dostaje odkryte dwie misje początkowe. Wskazują one dwie płytki, które ten gracz ułoży.",
    "RUN-063 RUN-071":
      "Od pierwszego gracza w lewo układacie po jednej płytce, aż wszystkie znajdą się na stole. To ty decydujesz, którą z dwóch kładziesz najpierw.",
    "RUN-064": "Pierwsza płytka po prostu leży pośrodku.",
    "RUN-065":
      "Płytkę można obracać co sześćdziesiąt stopni, nigdy odwracać na drugą stronę, i zajmuje ona tylko wolne pola.",
    "RUN-066 RUN-067":
      "Co najmniej dwa obszary nowej płytki muszą dotykać obszarów już ułożonych, i to co najmniej dwóch. Te dwa mogą należeć do jednej płytki albo do różnych.",
    "RUN-068":
      "Żadna krawędź między dwiema płytkami nie może być kolorowa z obu stron, obojętnie czy czerwona, czy niebieska.",
    "RUN-069": "Dziury w planszy są dozwolone.",
    "RUN-070 RUN-464":
      "Jeśli żadna z twoich płytek nie pasuje, czekasz na następną okazję. Gdy nikt nie może już nic położyć, układanie zaczyna się od pustej planszy: z tymi samymi płytkami i misjami początkowymi, od tego samego gracza.",
    "RUN-090":
      "Obszar pokazuje swoje oznaczenie, do którego odwołują się misje, surowce, jednostki neutralne na początek, czasem miejsce na miasto, i kolorowe granice.",
    "RUN-072 RUN-073":
      "Potem pierwszy gracz rozkłada wzdłuż zewnętrznego brzegu po jednym znaczniku królestwa na osobę. Znacznik zajmuje dwa sąsiednie wolne pola poza planszą, lecz nie w dziurze.",
    "RUN-074": "Obszar leży przy znaczniku, jeśli ma wspólną krawędź z jednym z dwóch pól, które ten zajmuje.",
    "RUN-075": "Każdy znacznik musi dotykać co najmniej trzech niekolorowych krawędzi planszy.",
    "RUN-076":
      "Między dwoma znacznikami musi być miejsce: każda droga po planszy od jednego do drugiego prowadzi przez trzy obszary lub więcej, bez względu na granice, a znaczniki się nie stykają.",
    "RUN-077":
      "Jeśli nie da się tak położyć wszystkich znaczników, płytki wracają do graczy i układanie zaczyna się od nowa.",
    "RUN-078 RUN-463":
      "Do wyboru jest tylko to, co da się dokończyć: znaczniki, które zostawiają miejsce pozostałym i wszystkim królestwom tej gry, oraz królestwa, po których każdy następny jeszcze się zmieści. Powtórka zdarza się tylko wtedy, gdy takiego sposobu nie ma.",
    "RUN-079 RUN-465":
      "Od pierwszego gracza, lecz w prawo, każdy bierze jeden smoczy i jeden fałszywy run i kładzie oba zakryte na dwóch wybranych obszarach, zanim zrobi to następny. Pozostali nie widzą, który jest który.",
    "RUN-080 RUN-081":
      "Pierwsze runy nie mogą leżeć tam, gdzie już jest run, ani przy znaczniku królestwa. Gdy takich obszarów brakuje, zakaz sąsiedztwa ze znacznikiem przestaje obowiązywać dla żetonu bez miejsca.",
    "RUN-082":
      "Potem królestwa, w lewo od sąsiada pierwszego gracza po lewej, on sam na końcu: wybierz znacznik i zastąp go swoją płytką.",
    "RUN-083 RUN-084":
      "Dwa obszary twojego królestwa zajmują miejsce znacznika, w dowolnym obrocie; trzeci dowolne wolne pole, którego nie zajmuje inny znacznik. Kolorowe krawędzie także tu nie mogą się spotkać.",
    "RUN-513":
      "Co najmniej jedna krawędź między królestwem a planszą musi być otwarta; wystarczy jedna brama w górskim murze.",
    "RUN-085 RUN-086":
      "Dwa królestwa nigdy ze sobą nie sąsiadują. Jeśli ktoś nie ma już dozwolonego miejsca, znaczniki, runy i królestwa schodzą z planszy, a ten sam pierwszy gracz powtarza te kroki; wiedza o runach przepada.",
    "RUN-087 RUN-088":
      "Każdy obszar dostaje wtedy jednostki neutralne, które pokazuje. Poprawka do druku: na 3C i 6D zaczyna po jednym Olbrzymie, na 2A dwa.",
    "RUN-089":
      "Na koniec na każdym miejscu na miasto leży odkryty, wylosowany żeton miasta; pozostałe nie biorą udziału.",

    "RUN-092": "Pora roku ma trzy kroki: jej kartę, tajny wybór rozkazów i rozkazy po kolei.",
    "RUN-093 RUN-094":
      "Odkryta zostaje wierzchnia karta tej pory roku: najpierw to, co mówi sama karta, potem to, co ta pora przynosi zawsze. Jeśli na talii leży karta zwycięstwa, jest sprawdzana przed wszystkim innym.",
    "RUN-095": "Wszystkie karty pór roku trafiają na jeden stos; jego wierzchnia karta mówi, jaka jest pora.",
    "RUN-467": "Jeśli na karcie są słowa Rada Czarodziejów, to, co na nie reaguje, dzieje się przed efektem karty.",
    "RUN-102":
      "Wiosna: każdy zdejmuje swoje żetony aktywacji i zabiera na rękę wszystkie rozkazy; potem wstają wszystkie rozbite figurki, bohaterowie i jednostki neutralne także.",
    "RUN-103": "Lato: Faza misji bohaterów.",
    "RUN-104":
      "Jesień: odrzucone karty losu zostają wtasowane do talii; potem każdy w kolejności gry bierze 2 żetony wpływów albo 1 kartę taktyki.",
    "RUN-105":
      "Zima: w kolejności gry każdy niszczy wybrane jednostki, aż na żadnym jego obszarze nie będzie ich więcej, niż pokazuje jego licznik żywności.",
    "RUN-106 RUN-468":
      "Zimą liczą się też sprzymierzone jednostki neutralne i rozbite; bohaterowie nie. Kończysz wszystkie swoje obszary, zanim zacznie następny gracz, a sojusze są sprawdzane po ostatnim.",
    "RUN-107 RUN-108":
      "Także zimą ponad 8 nie wolno nigdy, choćby żywności było więcej; przy żywności 0 giną wszystkie twoje jednostki. Potem limitem znów jest 8.",
    "RUN-109": "Zimą poza tym zamarzają wody: do końca pory roku niebieskie granice nikogo nie zatrzymują.",
    "RUN-099": "To, co karta każe zrobić wszystkim, dzieje się w kolejności gry, chyba że wszyscy naraz licytują.",

    "RUN-096":
      "Gdy kilku graczy mogłoby działać, pierwszy jest najniższy aktywny rozkaz. Przy równych rozkazach lub ich braku: kto ma więcej wpływów; jeśli nadal remis: kto miał ich więcej na początku gry.",
    "RUN-097 RUN-098":
      "Na początku pory roku liczą się jeszcze rozkazy z poprzedniej, nawet gdy wiosna je zwróciła. Pierwszej wiosny ich nie ma, więc decydują wpływy.",
    "RUN-100": "Przy równych rozkazach porównuje się wpływy z chwili, gdy przychodzi kolej na ten numer.",
    "RUN-101": "Dla kolejności liczą się tylko wpływy w twoim zapasie, nie te na tytułach.",
    "RUN-466":
      "Kolejność w obrębie jednego efektu ustala się na jego początku; zyskane lub stracone w trakcie wpływy nic nie zmieniają.",

    "RUN-110": "Każdy w tajemnicy wybiera jeden rozkaz z ręki; to jego aktywny rozkaz.",
    "RUN-111":
      "Wybór jest obowiązkowy i jednoczesny. Jeśli efekty pory roku zabraniają każdej karty, która ci została, zakaz cię nie wiąże.",
    "RUN-112":
      "Użyty rozkaz leży przed tobą odkryty, aż wróci na rękę, zwykle wiosną. Co roku używasz więc czterech z ośmiu.",
    "RUN-113": "Wszystkie rozkazy zostają odkryte razem i wykonane od najniższego numeru.",
    "RUN-114": "Zawsze najpierw górna połowa karty, a po niej Starszeństwo.",
    "RUN-115":
      "Starszeństwo przysługuje ci tylko wtedy, gdy numer tego rozkazu jest wyższy niż wszystkich innych twoich odkrytych rozkazów.",
    "RUN-116": "Wiosną nie leży przed tobą żaden inny rozkaz, więc Starszeństwo masz zawsze.",
    "RUN-117": "Ze Starszeństwa nie musisz korzystać.",
    "RUN-118 RUN-469":
      "Starszeństwo sprawdza się w chwili użycia: rozkaz, który tymczasem wrócił ci na rękę, już nie przeszkadza.",
    "RUN-119": "Czego nie da się zrobić, to się pomija; reszta rozkazu obowiązuje.",
    "RUN-470":
      "Rozstawienie, Mobilizacja, Podbój i Umocnienie tylko pozwalają: zrób z nich, ile chcesz, choćby nic. Zbiory, Zaciąg, Zgromadzenie poparcia i Zdobycie władzy wykonuje się w całości, na ile się da, więc wszyscy dostępni rekruci trafiają na planszę.",

    "RUN-037": "Aktywny jest gracz, którego rozkaz jest właśnie wykonywany. Poza tym nikt.",
    "RUN-038":
      "Twoja tura trwa od chwili tuż przed twoim rozkazem do chwili tuż po nim. Każdy ma jedną turę w porze roku.",
    "RUN-039": "Faza misji nie jest niczyją turą: karty „w swojej turze” w niej nie działają.",
    "RUN-512":
      "W swojej turze możesz zagrywać karty na swoją turę, osiągnąć cel i położyć kartę zwycięstwa w tych chwilach: przed rozkazem, po aktywacji, po ruchach, zanim wybierzesz bitwę lub pertraktacje, po bitwie lub pertraktacjach, przed Starszeństwem, między dwiema częściami Mobilizacji i po Starszeństwie. Karty można zagrać także na początku bitwy.",
    "RUN-471":
      "„Ta tura” kończy się, gdy minie twoja ostatnia okazja po rozkazie; „ta pora roku” po jej ostatnim rozkazie.",

    "RUN-120": "Masz trzy liczniki: żywności, drewna i rudy.",
    "RUN-121":
      "Liczniki zmieniają się tylko wtedy, gdy coś tak mówi, dlatego często różnią się od tego, co dają w tej chwili twoje obszary.",
    "RUN-021": "Licznik ma zakres od 0 do 9 i na obu końcach się zatrzymuje.",
    "RUN-122 RUN-123":
      "Przy liczbach są jednostki, karty taktyki i wpływy. Efekt, który daje ci takie symbole, daje wszystkie aż do liczby wskazywanej przez licznik, łącznie z nią.",
    "RUN-124": "Branie tego, co pokazuje licznik, nie przestawia go.",

    "RUN-125":
      "Jednostki ruszają się dzięki Rozstawieniu, Mobilizacji i Podbojowi, dzięki kartom i w odwrocie. Bohaterowie także w Fazie misji.",
    "RUN-126":
      "Krawędź jest górska, jeśli z którejkolwiek strony jest czerwona, a wodna, jeśli jest niebieska. Wszystkie inne są otwarte, cokolwiek przedstawia rysunek.",
    "RUN-127": "Większość figurek nie przekracza ani gór, ani wody.",
    "RUN-128":
      "Latające figurki przekraczają góry i wodę. Mimo to latające jednostki nie przechodzą przez obszary wrogie ani neutralne; latający bohaterowie owszem.",
    "RUN-129": "Zimą woda nie zatrzymuje ani jednostek, ani bohaterów.",
    "RUN-130": "Niektóre karty, na przykład Ukryta przełęcz, otwierają granice tak, jak mówią.",
    "RUN-131": "Nikt, latający czy nie, nie przechodzi przez pola, które nie należą do planszy.",
    "RUN-132":
      "Rozbite figurki się nie ruszają; tylko jednostki rozbite w trwającej bitwie mogą się z niej jeszcze wycofać.",
    "RUN-137":
      "Wszystkie ruchy jednego rozkazu (jednej części Mobilizacji) dzieją się razem: to, czy obszar jest przyjazny, pusty czy wrogi, ocenia się przed pierwszym z nich. Wskazujesz figurki jedną po drugiej i mówisz, kiedy koniec; limity, sojusze i bitwy są dopiero potem.",
    "RUN-153":
      "Bohaterowie przechodzą w Fazie misji do dwóch obszarów; mogą też ruszać się dzięki Rozstawieniu, Mobilizacji i Podbojowi.",
    "RUN-154":
      "W Fazie misji oraz z Mobilizacją i Podbojem bohaterowie mogą przechodzić przez obszary wrogie i neutralne i na nich stawać. Nigdy nie zaczynają bitwy.",
    "RUN-155": "Rozbici bohaterowie nie mogą się ruszać.",

    "RUN-133":
      "Przesuń dowolne swoje jednostki i bohaterów, ilu chcesz i skądkolwiek; każda figurka idzie na sąsiedni obszar albo zostaje.",
    "RUN-134": "Z Rozstawieniem wolno wchodzić tylko na obszary przyjazne i puste, bohaterom także.",
    "RUN-472":
      "Wrogie królestwo nie jest ani przyjazne, ani puste, choćby nikogo tam nie było: Rozstawienie tam nie prowadzi, a jednostki nigdy przez nie nie przechodzą.",
    "RUN-135": "Jednostki nie mogą opuścić obszaru z twoim żetonem aktywacji; wejść mogą.",
    "RUN-136":
      "Rozstawienie niczego nie aktywuje, więc te same jednostki mogą w tym roku ruszyć się znowu, o ile nie stoją teraz przy twoim żetonie.",
    "RUN-326":
      "Starszeństwo: za każdy symbol karty taktyki do wskazanej liczby, na wszystkich trzech licznikach, dobierz kartę taktyki.",
    "RUN-327": "Instrukcja raz nazywa ten rozkaz „Planowaniem”: chodzi o tę samą kartę.",

    "RUN-138 RUN-139":
      "Najpierw połóż żeton aktywacji na obszarze, na który chcesz wejść. Nie może tam już być twojego żetonu; cudze nie mają znaczenia.",
    "RUN-473":
      "Możesz aktywować każdy obszar bez twojego żetonu, również przyjazny albo taki, do którego nie dojdzie żadna twoja figurka.",
    "RUN-140":
      "Potem wprowadź na niego jednostki i bohaterów, którzy zaczynają nie dalej niż dwa obszary stąd, z jednego miejsca lub z wielu.",
    "RUN-141": "Szybkie figurki mogą przyjść z odległości trzech obszarów, ale tylko z Mobilizacją i Podbojem.",
    "RUN-474":
      "Odległość to liczba obszarów, na które figurka wchodzi dozwoloną drogą, z ostatnim, bez pierwszego; każda idzie własną najkrótszą drogą.",
    "RUN-142 RUN-143":
      "Jednostki przechodzą tylko przez obszary przyjazne lub puste, aktywowane także. Bohaterowie mogą iść przez wrogie i neutralne.",
    "RUN-144 RUN-145":
      "Jednostki nie mogą opuścić obszaru z własnym żetonem, chyba że w odwrocie. Wchodzić na niego i prowadzić tam zaciąg wolno.",
    "RUN-146 RUN-147":
      "Inne ruchy, odwrót, misja czy Rozstawienie, nie kładą żetonu. Bohaterów żetony nigdy nie zatrzymują.",
    "RUN-148":
      "Możesz też nikogo nie przesunąć. Bohater, który przychodzi sam, nie wywołuje ani bitwy, ani pertraktacji.",
    "RUN-150":
      "Po ruchach twoje jednostki muszą walczyć z wrogami, którzy tam są; jeśli są to tylko niesprzymierzone jednostki neutralne, walczysz albo pertraktujesz.",
    "RUN-151 RUN-152":
      "Wejście do wrogiej twierdzy bez jednostek to także bitwa, tak samo wejście do wrogiego królestwa, gdzie nikogo nie ma: rundy się pomija i decyduje sama siła, w drugim przypadku 0 po stronie obrońcy.",
    "RUN-328": "Starszeństwo Mobilizacji: wykonaj od razu całą kartę jeszcze raz.",
    "RUN-332": "Druga część wymaga innego obszaru, bo na pierwszym leży już twój żeton.",
    "RUN-329":
      "Obie części Mobilizacji razem mogą przynieść tylko jedną bitwę. Ruch, który zacząłby drugą, w tym każde wejście na wrogi obszar, jest zabroniony.",
    "RUN-330":
      "Po bitwie w pierwszej części możesz wejść na neutralny obszar tylko po to, by pertraktować, mając co najmniej 1 żeton wpływów i najwyżej osiem jednostek; przy czerwonym symbolu musisz się wycofać.",
    "RUN-331": "Pertraktacje bez bitwy w pierwszej części zostawiają tę jedną bitwę na drugą.",
    "RUN-333 RUN-334":
      "Podbój jest jak jedna część Mobilizacji. Jego Starszeństwo działa w bitwie tej tury, przy liczeniu siły: wroga twierdza liczy się o 3 mniej, nigdy poniżej 0. Wtedy też sprawdza się, czy masz Starszeństwo.",

    "RUN-156": "Na obszarze możesz mieć najwyżej osiem jednostek, razem ze sprzymierzonymi neutralnymi, bez bohaterów.",
    "RUN-157": "Cokolwiek da ci więcej niż osiem, niszczysz tam wybrane jednostki, aż zostanie osiem.",
    "RUN-149": "Liczy się tylko, gdzie jednostki kończą ruch, nie którędy idą.",
    "RUN-158":
      "Od limitu ośmiu jednostek jest jeden wyjątek: wrogi lub neutralny obszar możesz zaatakować większą liczbą.",
    "RUN-159":
      "Jeśli taki atak wygrasz, nadwyżka ponad osiem wycofuje się na jeden obszar; ty wybierasz, które jednostki.",
    "RUN-160": "Mając ponad osiem jednostek, nie możesz pertraktować, tylko walczyć.",
    "RUN-161": "Niesprzymierzonych jednostek neutralnych limit nie dotyczy.",

    "RUN-162":
      "Pertraktować możesz tylko wtedy, gdy twoje jednostki właśnie weszły tam, gdzie stoją niesprzymierzone jednostki neutralne.",
    "RUN-163 RUN-164":
      "Wydaj od jednego do sześciu żetonów wpływów i dobierz tyle samo kart losu, wszystkie. Bez wpływów nie ma dyplomacji.",
    "RUN-475":
      "Krok po kroku: wybierasz pertraktacje, wydajesz wpływy, zagrywasz karty na tę okazję, dobierasz jawnie, wybierasz jedną kartę losu, odrzucasz wszystkie, robisz, co mówi symbol. Jeśli wszystkie są czerwone, obowiązuje czerwony.",
    "RUN-165": "Liczy się tylko symbol przeznaczenia wybranej karty.",
    "RUN-166":
      "Złoty: wszystkie tamtejsze jednostki neutralne stają się twoimi sprzymierzeńcami i zostają przy twoich.",
    "RUN-167":
      "Srebrny: wszystkie wycofują się razem na jeden sąsiedni obszar i są rozbite. Dokąd, wybiera gracz po twojej lewej; jeśli nie mają dokąd, giną.",
    "RUN-168":
      "Czerwony: musisz walczyć albo wycofać wszystkie swoje jednostki na jeden sąsiedni obszar, jak w odwrocie.",
    "RUN-169": "Jeśli sojusz da ci ponad osiem jednostek, niszczysz tyle, by zostało osiem.",
    "RUN-170 RUN-171":
      "Jedna próba dotyczy wszystkich jednostek neutralnych obszaru, bez względu na typ, a na aktywację przypada jedna próba. Bitwę też toczy się ze wszystkimi.",
    "RUN-476":
      "Bohaterów na miejscu to nie dotyczy. Gdy po czerwonym twoje jednostki odchodzą, twoi bohaterowie zostają i stoją, zostaje też żeton aktywacji.",
    "RUN-477": "Nowi sprzymierzeńcy zostają, jacy są, rozbici dalej rozbici. Bitwa po czerwonym zaczyna się od razu.",

    "RUN-172":
      "Jednostki neutralne, które poza bitwą i pertraktacjami dzielą obszar z jednostkami twojej frakcji, są twoimi sprzymierzeńcami i we wszystkim liczą się jak twoje.",
    "RUN-173 RUN-174":
      "Gdzie nie kontrolujesz obszaru, tam sojusz się kończy. Twoja twierdza lub twoje królestwo utrzymuje ich wierność nawet bez jednostek frakcji.",
    "RUN-177 RUN-178":
      "Sprzymierzeńcy mogą ruszyć się bez jednostek twojej frakcji tylko wtedy, gdy skończą na przyjaznym obszarze; za przyjazny uchodzi też ten, na który w tym samym rozkazie idą jednostki frakcji.",
    "RUN-181":
      "Jednostki neutralne, które trafią na kontrolowany obszar, od razu sprzymierzają się z jego graczem; sprzymierzeńcy, którzy trafią na pusty lub neutralny, od razu cię opuszczają.",
    "RUN-175":
      "Jeśli w bitwie padnie twoja ostatnia jednostka frakcyjna, sprzymierzeńcy walczą dalej po twojej stronie i mogą wycofać się na przyjazny obszar, nadal sprzymierzeni, nawet po porażce.",
    "RUN-176 RUN-480":
      "Jeśli zwycięstwo przeżyją tylko sprzymierzeńcy, a nic innego nie daje ci kontroli, po bitwie cię opuszczają. Podobnie sprzymierzeńcy, którzy sami wycofają się na pusty obszar.",
    "RUN-179 RUN-041":
      "O swoich sprzymierzeńcach decydujesz ty. O niesprzymierzonych jednostkach neutralnych decyduje gracz po lewej od aktywnego, a poza turą gracz po lewej od tego, kto rzecz wywołał.",
    "RUN-180": "Sprzymierzeńcy liczą się do ośmiu jednostek na obszarze i do zimowego limitu.",
    "RUN-182 RUN-441":
      "Gdy atakujesz jednostki neutralne, prowadzi je i o wszystkim za nie decyduje gracz po twojej lewej, ale nie może zagrywać dla nich kart taktyki. W dwie osoby jest to twój przeciwnik.",
    "RUN-183": "Same z siebie jednostki neutralne nie atakują ani się nie ruszają.",
    "RUN-478":
      "Gdy karta przesuwa jednostki neutralne, idą razem na jeden sąsiedni obszar, przez granice, które wszystkie mogą przekroczyć, chyba że karta mówi inaczej; stoją lub leżą jak dotąd, niczego nie aktywują i nie zaczynają bitwy. Na niekontrolowanym obszarze dołączają do tych, które tam są.",
    "RUN-479":
      "Gdy karta każe jednostkom neutralnym się wycofać, musi to być obszar niekontrolowany. Wybiera go ich sprzymierzeniec, a dla niesprzymierzonych gracz po lewej od tego, kto zagrał kartę.",

    "RUN-184":
      "Każda jednostka ma podstawkę (trójkąt, okrąg, prostokąt lub sześciokąt), Wytrzymałość, inicjatywę od 1 do 5 i specjalną zdolność; niektóre są szybkie lub latające.",
    "RUN-185":
      "Karta losu ma numer od 1 do 30, symbol przeznaczenia i ćwiartkę dla każdej podstawki. Ćwiartka pokazuje symbol specjalnej zdolności, rozbicie lub obrażenia z liczbą albo nic, czyli pudło.",
    "RUN-186":
      "Trójkąty pudłują przy dwóch kartach na pięć, a trafiają za 1. Okręgi dwa razy częściej niż inne znajdują symbol zdolności. Prostokąty trafiają częściej, nawet za 2. Sześciokąty są najsilniejsze i liczą się nawet rozbite.",
    "RUN-187": "Dobiera się wszystkie nakazane karty losu, nawet gdy już pierwsza rozstrzyga sprawę.",
    "RUN-188": "Odrzucone karty losu każdy może w każdej chwili przejrzeć.",

    "RUN-189 RUN-190":
      "Bitwę toczą dwie strony o jeden obszar. Atakuje aktywny gracz, który wszedł; druga strona się broni.",
    "RUN-191": "Wszystkie jednostki atakującego właśnie weszły; wcześniej mogli tam być tylko jego bohaterowie.",
    "RUN-192": "Krok 1: znacznik bitwy wskazuje sporny obszar.",
    "RUN-193":
      "Krok 2: obie strony ustawiają stojące jednostki według inicjatywy. Bohaterowie i jednostki już rozbite zostają na obszarze i nie biorą udziału.",
    "RUN-194": "Jednostki pominięte, bo już były rozbite, giną, jeśli ich strona musi się wycofać.",
    "RUN-195": "Neutralnych obrońców prowadzi gracz po lewej od aktywnego; nie może zagrywać dla nich kart taktyki.",
    "RUN-196": "Krok 3: atakujący, a po nim obrońca, może wesprzeć jednostki stojącymi bohaterami z tego obszaru.",
    "RUN-197":
      "Krok 4: atakujący zagrywa, co chce, na początek bitwy lub na swoją turę; gdy skończy, obrońca zagrywa to, co ma na początek bitwy.",
    "RUN-198":
      "Gdy przyjdzie kolej obrońcy, atakujący już nic nie dokłada, a jego karty „w swojej turze” muszą czekać do końca bitwy.",
    "RUN-199": "Z jednakowych kart taktyki możesz w każdej takiej chwili zagrać jedną.",
    "RUN-200": "Jeśli po kroku 4 jedna ze stron nie ma jednostek, i tak liczy się siłę i rozstrzyga bitwę.",
    "RUN-201":
      "Krok 5: pięć rund, dla inicjatywy od 1 do 5. W swojej rundzie każda jednostka o tej inicjatywie atakuje raz.",
    "RUN-481":
      "Jeśli na początku kroku 5 jedna strona nikogo nie wystawia, rundy się pomija. Jeśli ostatnią jednostkę straci później, rundy trwają, bo zdolności takie jak Oblężenie, Wskrzeszenie czy Rozkaz nie potrzebują wroga.",

    "RUN-221 RUN-222":
      "Atakujący wybiera jeden ze swoich typów o tej inicjatywie, który jeszcze nie dobierał, i dobiera kartę losu za każdą jego stojącą figurkę; patrzy na ćwiartkę podstawki. Potem to samo robi obrońca.",
    "RUN-223": "Swoje karty losu widzisz tylko ty, dopóki nie przyjdzie ich krok.",
    "RUN-224":
      "Najpierw symbole specjalnej zdolności: obie strony pokazują swoje; atakujący, potem obrońca, używa zdolności po razie za każdy.",
    "RUN-225 RUN-226":
      "Potem rozbicia, potem obrażenia: obie strony pokazują takie karty i każda, zaczynając od atakującego, zadaje tyle, ile mówią liczby. Jednostki wybiera strona, która cierpi.",
    "RUN-227": "W obu krokach obrońca cierpi i wybiera więc przed atakującym.",
    "RUN-486":
      "Jeden symbol rozstrzyga się do końca przed następnym. Liczba n przy rozbiciu lub obrażeniach to n pojedynczych rozbić lub punktów.",
    "RUN-228 RUN-229":
      "Karty zostają odrzucone. Typy tej inicjatywy, które nie dobierały, robią to samo; strona bez takich nic nie dobiera. Potem następna inicjatywa.",
    "RUN-230 RUN-231":
      "Ataki jednej rundy są jednoczesne: typ, który dobrał, wykorzystuje wszystkie karty, cokolwiek spotka w tym czasie jego figurki. Jednostki rozbite lub zniszczone, zanim ich typ dobierze, nie dobierają.",
    "RUN-488":
      "Dobranie kart dotyczy całego typu: jednostki, które wstaną lub dołączą później, w tej bitwie nie atakują.",
    "RUN-232":
      "Jeśli zdolność wymaga czegoś po własnej stronie, stojącego Berserkera, dwóch stojących Ożywieńców, obrażeń na Olbrzymie, sprawdza się to przy rozstrzyganiu symbolu.",
    "RUN-233":
      "Przy równej inicjatywie najpierw działają zdolności atakującego, więc Berserkera rozbitego przez atakującego Jeźdźca pegaza nie można już poświęcić.",
    "RUN-234": "Symbol Olbrzyma może skorzystać z obrażeń dowolnego jednego z twoich Olbrzymów.",
    "RUN-235 RUN-236":
      "Ożywieńcy wskrzeszeni przez Nekromantę dołączają jako stojący, tylko z zapasu, nie z innych obszarów, i zostają po bitwie. Jeśli ich typ jeszcze nie dobierał, dobierają w jego rundzie.",
    "RUN-237":
      "Dzięki wskrzeszonym możesz mieć w czasie bitwy ponad osiem jednostek. Potem nadwyżka atakującego się wycofuje, a nadwyżka obrońcy ginie.",
    "RUN-238 RUN-239":
      "Jednostka zmuszona do odwrotu w trakcie bitwy odchodzi od razu, zgodnie z zasadami odwrotu: zostaje rozbita, nie dobiera i nie dodaje siły, a jeśli nie ma dokąd pójść, ginie. Każdy taki odwrót może prowadzić gdzie indziej; wybiera właściciel.",
    "RUN-240":
      "„2 trójkątne albo 1 prostokątna”: właściciel wybiera to, co może wykonać w całości; jeśli nie może żadnego, robi tyle, ile się da.",
    "RUN-241": "Jeśli w rundzie musisz zniszczyć jednostkę, musi to być stojąca, o ile taką masz.",
    "RUN-242":
      "Zdolność, która pozwala wybrać wrogą jednostkę, dotyczy dowolnej z tej bitwy, stojącej lub rozbitej, chyba że mówi inaczej. Rozbicie rozbitej nic nie daje.",
    "RUN-487":
      "Dodatkową kartę dobraną dzięki zdolności pokazuje się od razu. Symbol zdolności na niej działa natychmiast, lecz nie daje tej samej figurce kolejnej karty; rozbicia i obrażenia czekają na swoje kroki.",
    "RUN-489": "Karty używane w rundzie nie biorą udziału w tasowaniu, które w tym czasie nastąpi.",
    "RUN-490":
      "O karty zagrywane przed dobieraniem gra pyta raz na inicjatywę, najpierw atakującego, i tylko gdy w bitwie jest jednostka o tej inicjatywie, stojąca lub rozbita.",

    "RUN-243 RUN-244":
      "Rozbicie musi przyjąć stojąca jednostka bez obrażeń, wybrana przez ciebie. Tylko gdy wszystkie stojące mają obrażenia, przyjmuje je jedna z nich; jeśli nikt nie stoi, przepada.",
    "RUN-245": "Rozbite jednostki do wiosny nie ruszają się i nie dobierają.",
    "RUN-246 RUN-251":
      "Obrażenia przydziela się po jednym: jednostce, która już jakieś ma, stojącej lub rozbitej (gdy jest ich kilka, wybierasz); inaczej dowolnej stojącej; inaczej rozbitej.",
    "RUN-247": "Obrażenia równe Wytrzymałości od razu niszczą jednostkę; figurka i żetony wracają do zapasu.",
    "RUN-248": "Obrażenia ponad to, co zniosą twoje jednostki, przepadają; jednostki spoza bitwy ich nie otrzymują.",
    "RUN-249": "Po bitwie wszystkie obrażenia znikają z jednostek.",
    "RUN-250": "Obrażenia z kart na początek bitwy przydziela się tak samo.",

    "RUN-252":
      "Każdy twój stojący bohater na spornym obszarze może stanąć przy jednym z twoich typów jednostek, każdy przy innym.",
    "RUN-491":
      "Wspierany typ musi mieć w bitwie stojącą figurkę. Wspierający nie otrzymują w niej rozbić ani obrażeń, a jeśli ich typ nie dobierze, nic nie dają.",
    "RUN-253":
      "Gdy wspierany typ dobiera, możesz dobrać o jedną kartę więcej, obejrzeć wszystkie i jedną odrzucić bez skutku.",
    "RUN-254": "Wspierać można też typy sprzymierzonych jednostek neutralnych.",
    "RUN-485": "Niesprzymierzonych jednostek neutralnych nikt nie wspiera.",
    "RUN-255":
      "Jeśli twoja strona przegra, jej wspierający bohaterowie zostają rozbici i wycofują się z jednostkami; jeśli żadna się nie wycofuje, i tak odchodzą, razem, na jeden obszar.",
    "RUN-256": "Bohaterów, którzy nie wspierali, bitwa nie dotyczy.",
    "RUN-257 RUN-492": "Wspierający zwycięzcy zostają i stoją. Jeśli bitwa zostanie odwołana, dotyczy to obu stron.",

    "RUN-207":
      "Krok 6 zaczyna się w tej kolejności: karty atakującego na czas liczenia, karty obrońcy na tę chwilę, ulepszenie obronne obrońcy. Drugiej szansy nie ma; warunki tych kart sprawdza się przy liczeniu siły.",
    "RUN-202": "Obrońca decyduje, czy użyć ulepszenia obronnego na tym obszarze.",
    "RUN-203 RUN-206":
      "Siła to liczba twoich stojących jednostek w bitwie razem z rozbitymi sześciokątnymi, ale tylko tymi, które rozbito w tej bitwie.",
    "RUN-204": "Twierdza daje obrońcy 5, uszkodzona 3.",
    "RUN-205": "Premie ze zdolności liczą się, nawet jeśli jednostka, która je dała, już padła.",
    "RUN-208": "Krok 7: wygrywa większa siła, remis należy do obrońcy.",
    "RUN-209 RUN-210":
      "Jeśli wygrał atakujący, wroga twierdza znika. Może położyć tam własną, uszkodzoną; jeśli wszystkie ma na planszy, niszczy w tym celu jedną z nich.",
    "RUN-211": "Razem z twierdzą znika ulepszenie.",
    "RUN-212 RUN-482":
      "Jeśli wygrał obrońca, a w bitwie stoją jeszcze atakujące jednostki, jego twierdza zostaje uszkodzona; uszkodzona taką pozostaje. Sprawdza się to tuż przed odwrotem, bez rozbitych sześciokątnych i tych, które odeszły wcześniej.",
    "RUN-213": "Potem obie strony zdejmują z jednostek wszystkie obrażenia.",
    "RUN-484": "Podniesiona na tę bitwę Wytrzymałość spada dopiero wtedy, więc nikt od tego nie ginie.",
    "RUN-214 RUN-215":
      "Jednostki przegranego, które walczyły, wycofują się i są rozbite, także te rozbite w tej bitwie; te, które nie brały udziału, giną.",
    "RUN-216": "Zwycięzca stawia ocalałych na obszarze, rozbitych jako rozbitych. Znacznik znika.",
    "RUN-217":
      "Kolejność ma znaczenie: twierdza zmienia właściciela, a jej ulepszenie znika, zanim ktokolwiek się wycofa.",
    "RUN-218":
      "Jeśli zwycięzcy nie została żadna jednostka frakcji, nic nie stawia, a kontrola wynika z tego, co tam jest.",
    "RUN-219": "Atakujący, który wygra, choć nie przeżyła żadna jego jednostka, i tak może zastąpić twierdzę.",
    "RUN-220": "Zniszczone jednostki neutralne wracają do wspólnego zapasu i mogą się znowu pojawić.",
    "RUN-483":
      "Dalej: nadwyżka zwycięzcy ponad osiem się wycofuje; potem efekty „po bitwie”, najpierw atakującego; potem tura toczy się dalej.",

    "RUN-258": "Wszystkie figurki jednej strony, które się wycofują z obszaru, idą razem na jeden sąsiedni.",
    "RUN-259":
      "Jednostki gracza, sprzymierzone też, muszą pójść na przyjazny obszar; gdy takiego obok nie ma, na pusty; gdy i tego nie ma, giną.",
    "RUN-260 RUN-264":
      "Przyjazny obszar ma pierwszeństwo, nawet gdy limit ośmiu będzie tam kosztował jednostki: niszczysz wtedy, stojące lub rozbite, aż zostanie osiem.",
    "RUN-261":
      "Niesprzymierzone jednostki neutralne idą na niekontrolowany obszar, który wybiera gracz po lewej od aktywnego, albo giną.",
    "RUN-262 RUN-493":
      "Bohaterowie mogą się wycofać na dowolny sąsiedni obszar, przez granice, które mogą przekroczyć. Wspierający idzie z jednostkami, jeśli może; ci, którzy nie mogą, idą razem na inny obszar wybrany przez gracza, a bohater bez wyjścia zostaje, rozbity.",
    "RUN-263": "Kto się wycofał, jest rozbity, chyba że efekt mówi inaczej.",
    "RUN-265":
      "Czerwone i niebieskie granice obowiązują i tu; latające jednostki je przekraczają, zimą wodę przekracza każdy, a Ukryta przełęcz otwiera góry figurkom swojego gracza.",
    "RUN-266":
      "Grupa idzie tam, dokąd mogą pójść wszystkie jednostki, najpierw na przyjazny, potem na pusty. Tylko gdy takiego obszaru nie ma, wybierasz taki, do którego dotrą niektóre; pozostałe giną.",
    "RUN-267":
      "Nikt nie wycofuje się na sam sporny obszar. To, czy inne są przyjazne lub puste, ocenia się w tej chwili.",
    "RUN-268": "Aktywowane obszary wolno opuszczać i na nie wchodzić; żeton się nie pojawia.",
    "RUN-269": "Jednostki rozbite już przed bitwą nie wycofują się, lecz giną.",

    "RUN-270":
      "Bohaterowie podejmują misje dla nagród, toczą pojedynki z cudzymi bohaterami, wspierają bitwy i podglądają żeton runu na swoim obszarze.",
    "RUN-271":
      "Karta bohatera pokazuje imię, przynależność (biała dobra, zielona neutralna, czarna zła), zdolność, Siłę, Zręczność, Mądrość i Wytrzymałość. W pojedynkach liczy się ćwiartka okręgu.",
    "RUN-272 RUN-273":
      "Bohater, którego karta leży odkryta przed tobą, jest twój. Nowy pojawia się przy jednej z twoich twierdz.",
    "RUN-274":
      "Bez twierdzy nowy bohater pojawia się na obszarze królestwa, który kontrolujesz; bez takiego nie możesz pozyskać bohatera.",
    "RUN-275":
      "Bohaterów możesz mieć najwyżej trzech. Gdy przybywa czwarty, jeden z dotychczasowych cię opuszcza, nawet taki, który inaczej by tego nie zrobił.",
    "RUN-285": "Misje, pojedynki i żetony odkryć należą do Fazy misji; bohater poruszony rozkazem ich nie ma.",
    "RUN-319": "Bohater, którego obrażenia sięgną Wytrzymałości, zostaje pokonany: figurka i karta wypadają z gry.",
    "RUN-320":
      "Pokonany w pojedynku: zwycięski gracz zabiera jego nagrody i rozdziela między swoich bohaterów w tym miejscu, zakryte jako zakryte.",
    "RUN-321 RUN-323":
      "Pokonany inaczej, także w misji z pojedynkiem, albo obaj naraz: nagrody czekają pod znacznikiem na tym obszarze. Bez nagród nie ma znacznika.",
    "RUN-322 RUN-501":
      "W swojej turze twój bohater na obszarze ze znacznikiem pokonanego, rozbity czy nie, może zabrać spod niego wszystko. Nie w Fazie misji, bo to niczyja tura.",
    "RUN-324 RUN-325":
      "Bohater, który cię opuszcza, wraca do talii bohaterów bez obrażeń i szkolenia; jego nagrody trafiają odkryte na stos odrzuconych.",

    "RUN-276 RUN-277":
      "Każdego lata, w kolejności gry, każdy twój bohater wykonuje jedną akcję, w dowolnej kolejności; każdy może inną albo żadnej.",
    "RUN-278 RUN-279":
      "Ruch: do dwóch obszarów, może być zero, a potem ewentualnie pojedynek lub misja. Nic nie zostaje aktywowane. Rozbici bohaterowie tego nie mogą.",
    "RUN-280": "Leczenie: na przyjaznym obszarze bohater traci wszystkie obrażenia.",
    "RUN-281 RUN-495":
      "Szkolenie: dwie cechy rosną o 1 albo jedna o 2. Choć jedna musi być poniżej +2; co się nigdzie nie mieści, przepada.",
    "RUN-282": "Żadna cecha nie rośnie ponad +2.",
    "RUN-283": "Szkolenie z misji lub wydarzenia daje 1.",
    "RUN-284": "Rozbici bohaterowie mogą się leczyć i szkolić.",
    "RUN-494":
      "Akcja ruchu w całości: droga, obszar po obszarze, z wymianą nagród, Podziemiami i portalami; żeton odkrycia na jej końcu; zdolności „po ruchu”; karty taktyki przeciwników na tę chwilę, w kolejności gry; pojedynek, misja albo nic; to, co daje koniec akcji. Jeden bohater kończy, zanim zacznie następny; jeśli padnie, reszta przepada.",

    "RUN-286": "Na ręce możesz mieć trzy karty misji; nadmiar odrzucasz według wyboru.",
    "RUN-287": "Każdy twój bohater może podjąć każdą twoją misję.",
    "RUN-288":
      "Gdy akcja ruchu doprowadziła bohatera na obszar jednej z twoich misji, może ją podjąć: pokaż kartę i rób, co mówi.",
    "RUN-289": "Jedna misja na bohatera w Fazie misji, a dla rozbitych żadna.",
    "RUN-290 RUN-497":
      "Misja jest wykonana, jeśli jej wynik daje nagrodę, nawet gdy kart nagród już nie ma: odrzuć ją i dobierz nową. Każdy inny wynik, na przykład szkolenie czy wpływy, zostawia ją na ręce.",
    "RUN-291":
      "Jeśli bohaterowi się nie uda, zabierasz kartę z powrotem, chyba że mówi inaczej; pozostali już ją widzieli.",
    "RUN-292":
      "Aby przetestować cechę, dobierz tyle kart losu, ile ona wynosi, wybierz jedną i sprawdź, co misja mówi o jej symbolu przeznaczenia.",
    "RUN-293":
      "Szkolenie i nagrody, które podnoszą cechę, dają więcej kart. Przy 0 nie dobierasz żadnej i wynik jest jak czerwony.",
    "RUN-294": "Nawet gdy znaczenie ma tylko czerwony, wybierasz spośród kart.",
    "RUN-496": "Kartę misji dobraną w Fazie misji może w niej podjąć bohater, który jeszcze nie działał.",

    "RUN-295": "Nagroda to wierzchnia karta nagrody. Oglądasz ją i kładziesz zakrytą przy tym bohaterze.",
    "RUN-296": "Nagroda zostaje odkryta przy pierwszym użyciu i taka pozostaje.",
    "RUN-297": "Zakryte nagrody swoich bohaterów możesz zawsze oglądać, ale nie wolno ci ich pokazywać.",
    "RUN-298":
      "Twoi bohaterowie na jednym obszarze mogą swobodnie wymieniać nagrody, w twojej turze i podczas akcji Fazy misji, nawet w przejściu. Przy rozkazie: na każdym obszarze, który leży na dozwolonej drodze idącego bohatera.",
    "RUN-299 RUN-498":
      "W pojedynku bohater może używać dowolnie wielu nagród, ale z Broni i Zbroi tylko po jednej: tych, których użyje najpierw. Po tę samą kartę wolno sięgać ponownie, o ile tego nie zabrania. W trakcie pojedynku niczego się nie wymienia.",
    "RUN-300":
      "Nagroda, która wymaga symbolu specjalnej zdolności, działa zamiast 1 obrażenia, które zadałby ten symbol.",

    "RUN-301":
      "Po akcji ruchu w Fazie misji twój bohater może wyzwać jednego wrogiego bohatera na swoim obszarze, a ten musi walczyć.",
    "RUN-302": "Rozbici bohaterowie nie mogą wyzywać. Wyzwani walczą, jakby stali.",
    "RUN-312": "Kto wyzwał, nie podejmie w tej Fazie misji żadnej misji.",
    "RUN-303 RUN-313":
      "Najpierw atakujący, potem obrońca, używa tego, co działa na początku pojedynku. Jeśli bohater od tego padnie, pojedynek się kończy.",
    "RUN-304": "Potem są najwyżej cztery rundy. W każdej atakujący, a po nim obrońca, odkrywa jedną kartę losu.",
    "RUN-305": "Symbol specjalnej zdolności: 1 obrażenie albo zdolność z nagrody.",
    "RUN-306": "Symbol rozbicia: neguje tyle obrażeń tego bohatera w tej rundzie. Nikogo nie rozbija.",
    "RUN-307": "Symbol obrażeń: tyle obrażeń dla wrogiego bohatera. Pusta ćwiartka nic nie robi.",
    "RUN-308 RUN-309":
      "O tym, co daje symbol zdolności, najpierw decyduje atakujący, potem działa negowanie, a wszystkie obrażenia trafiają naraz. Obaj mogą więc paść razem.",
    "RUN-499":
      "Runda w całości: obie karty leżą odkryte; atakujący, potem obrońca, decyduje o symbolach zdolności (mogą też nic nie robić) i wykonuje ewentualny test; symbole rozbicia zmniejszają obrażenia; atakujący, potem obrońca, używa nagród, które negują; trafiają wszystkie obrażenia, także własne; żywi się leczą, jeśli coś ich leczy; karty zostają odrzucone.",
    "RUN-310": "Pojedynek kończy się po czterech rundach albo po rundzie, w której ktoś padł.",
    "RUN-311": "Obrażenia z pojedynku zostają. Ocaleni też zostają na obszarze: nikt się nie wycofuje.",
    "RUN-314 RUN-318":
      "Niektóre misje to pojedynki z jednostką neutralną. Nie wchodzi ona na planszę, więc nie ma znaczenia, czy jest wolna figurka; prowadzi ją gracz po twojej lewej.",
    "RUN-315 RUN-316":
      "W misji z pojedynkiem jednostka korzysta z własnej podstawki i Wytrzymałości, a przy symbolu zdolności z własnej zdolności, mając twojego bohatera za jedynego wroga; to, co wymaga innych jednostek, podstawki lub rozbicia, nic nie robi.",
    "RUN-317":
      "Jeśli twój bohater pokona jednostkę, misja jest wykonana i dostaje to, co daje karta. Figurka w każdym razie wraca na miejsce.",
    "RUN-500":
      "W misji z pojedynkiem atakuje twój bohater. Jego zdolności, nagrody i twoje karty taktyki do pojedynków działają na jednostkę jak na bohatera, symbole rozbicia ją chronią, a prowadzący nie zagrywa kart taktyki. Jeśli oboje padną razem, misja nie jest wykonana.",

    "RUN-335":
      "Zsumuj żywność, drewno i rudę ze wszystkich obszarów, które kontrolujesz, i ustaw liczniki na te sumy, w górę lub w dół.",
    "RUN-336": "Trzeba ustawić wszystkie trzy; suma zbyt duża na licznik zatrzymuje się na jego końcu.",
    "RUN-337 RUN-338":
      "Starszeństwo: wszystkie twoje ulepszenia na planszy dają, co dają; potem możesz obniżyć drewno o 1 i zbudować jedno przy swojej twierdzy. Przy drewnie 0 nie zbudujesz.",
    "RUN-339": "To, co właśnie powstało, daje coś dopiero przy późniejszych Zbiorach.",
    "RUN-340": "Przy twierdzy mieści się jedno ulepszenie.",
    "RUN-341 RUN-342":
      "Surowce podnoszą o 1 licznik surowca, który daje ich obszar; gdy jest ich kilka, za każdym razem wybierasz. Gdzie obszar nic nie daje, nie można ich zbudować.",
    "RUN-343 RUN-344":
      "Dyplomata daje 2 żetony wpływów, a Obóz szkoleniowy 1 kartę taktyki, za każdym razem, gdy używasz Starszeństwa Zbiorów.",
    "RUN-345 RUN-350":
      "Każda frakcja ma jedno ulepszenie obronne. W bitwie na jego obszarze obrońca może go użyć tuż przed liczeniem siły. To, czego żąda od atakującego, ten wybiera sam, spośród swoich jednostek w bitwie, nigdy bohaterów.",
    "RUN-346":
      "Przeklęty grobowiec (Waiqar): atakujący rozbija trzy jednostki. Żeton zostaje zużyty i można go zbudować znowu.",
    "RUN-347":
      "Wygłodniały pomiot (Uthukowie): 4 obrażenia dla atakującego, przydzielane jak zwykle. Żeton zostaje zużyty i można go zbudować znowu.",
    "RUN-348": "Symbol ochronny (Elfy): jedna stojąca jednostka atakującego się wycofuje. Żeton zostaje.",
    "RUN-349": "Potężne mury (Daqanici): o 2 siły więcej. Żeton zostaje.",

    "RUN-351": "Wybierz licznik: otrzymujesz wszystkie jednostki, które są na nim do jego liczby.",
    "RUN-352": "Wystaw je na obszarach ze swoimi twierdzami, podzielone, jak chcesz.",
    "RUN-353": "Jeśli na obszarze będzie przez to ponad osiem jednostek, od razu zniszcz nadmiar według wyboru.",
    "RUN-354": "Starszeństwo: zaciąg z drugiego licznika.",
    "RUN-355": "Zaciąg nie przestawia żadnego licznika.",
    "RUN-356": "Bez twierdzy na planszy nie otrzymasz z Zaciągu żadnych jednostek.",
    "RUN-357": "Jednostki, dla których nie ma figurki i żadna nie zostanie zwolniona, przepadają.",

    "RUN-358 RUN-502":
      "Za każde miasto na kontrolowanym obszarze weź jedną z jego korzyści: jednostki neutralne, karty taktyki, wpływy albo karty misji. Miasto po mieście, w wybranej kolejności; limity działają po każdym.",
    "RUN-359 RUN-360":
      "Jednostki neutralne stają na obszarze miasta i od razu są twoimi sprzymierzeńcami, o ile są wolne figurki. Jeśli podstawkę mają dwa typy, wybierasz przy każdej figurce.",
    "RUN-361": "Misje: dobierz wskazaną liczbę, potem odrzuć tyle, by zostały trzy.",
    "RUN-362 RUN-363":
      "Starszeństwo: wydaj od jednego do trzech żetonów wpływów, dobierz tyle kart bohaterów i zatrzymaj jedną; pozostałe wracają do talii. Po dobraniu musisz jedną zatrzymać, nawet jeśli przez czwartego bohatera inny odejdzie.",

    "RUN-364": "Weź po 1 żetonie wpływów za każdy symbol wpływów do liczb na twoich trzech licznikach.",
    "RUN-365 RUN-366":
      "Starszeństwo: przejmij tytuł, wydając więcej wpływów, niż na nim leży, co najmniej 1. Stare wpływy znikają, teraz leżą tam twoje.",
    "RUN-367": "Wpływy na tytule są wydane; nikt ich nie użyje.",
    "RUN-368": "Tytuł ma jednego posiadacza i daje trwałe korzyści; kto go przejmuje, odbiera go poprzedniemu.",
    "RUN-369": "Nie możesz przejąć tytułu, który już masz.",

    "RUN-370":
      "Zrób dowolne z trzech rzeczy, każdą najwyżej raz, w dowolnej kolejności: buduj, naprawiaj, przesuwaj runy. Ten rozkaz nie ma Starszeństwa.",
    "RUN-371":
      "Budowa: obniż drewno i rudę o 1 i połóż nieuszkodzoną twierdzę na kontrolowanym obszarze, gdzie nie ma twierdzy ani miasta. Nie przy drewnie lub rudzie 0.",
    "RUN-372": "Naprawa: obniż rudę o 1 i odwróć swoją uszkodzoną twierdzę. Nie przy rudzie 0.",
    "RUN-503":
      "Płacisz najpierw. Twierdza zwolniona gdzie indziej zabiera ze sobą ulepszenie; nowa jest w każdym razie nieuszkodzona.",
    "RUN-373 RUN-374":
      "Przesunięcie runów: wybierz dwa kontrolowane obszary, wymieszaj ich żetony runów, obejrzyj i połóż zakryte, po jednym na obszar. Jeden z nich może być bez żetonu: wtedy wędruje pojedynczy, nawet do królestwa.",
    "RUN-375": "Odkryte żetony z tych obszarów zostają przy tym zakryte. Wszystkie inne odkryte pozostają odkryte.",
    "RUN-376": "Który gdzie trafi, decydujesz po obejrzeniu; pojedynczy może też zostać, gdzie był.",

    "RUN-384": "Smoczy run jest twój, dopóki jego żeton leży na obszarze, który kontrolujesz.",
    "RUN-377 RUN-506":
      "Aby otrzymać smoczy run: najpierw możesz odrzucić do dwóch fałszywych, odkrytych lub zakrytych, z kontrolowanych obszarów; te obszary mogą przyjąć nowe żetony.",
    "RUN-378 RUN-379":
      "Potem bierzesz jeden smoczy i jeden fałszywy, oglądasz i każdy kładziesz zakryty na przyjaznym lub niekontrolowanym obszarze bez runu, także we własnym królestwie. Żeton, dla którego nie ma miejsca, wraca na swój stos.",
    "RUN-380": "Otrzymane runy, smoczy i fałszywy, trafiają na różne obszary.",
    "RUN-381":
      "Jeśli jeden stos jest pusty, bierzesz tylko drugi żeton. Bez smoczych runów na stosie zostaje ci samo odrzucanie.",
    "RUN-382": "Efekty, które tylko kładą lub przesuwają runy, nie dają fałszywego, chyba że tak mówią.",
    "RUN-383": "Na obszarze nigdy nie leżą dwa żetony runów.",
    "RUN-385":
      "Zawsze możesz podglądać żetony runów na kontrolowanych obszarach i tam, gdzie są twoi bohaterowie, także na wrogich.",
    "RUN-386": "O żetonach runów mów, co chcesz, prawdę czy nie, ale ich nie pokazuj.",
    "RUN-387 RUN-389":
      "Żetony runów stają się jawne, gdy odkryje je efekt, i na koniec gry. Odkryty żeton taki pozostaje do końca, chyba że obróci go Umocnienie.",
    "RUN-388":
      "Gdy masz odkryć run, wybierasz jeden z kontrolowanego obszaru; jeśli ma być smoczy, fałszywy się nie nadaje.",
    "RUN-504":
      "Żeton przesunięty lub zamieniony jawnie, bez mieszania, zachowuje stronę, a każdy swoją wiedzę. Położony jako znany rodzaj leży zakryty, lecz wszyscy go znają, póki nie zostanie wymieszany.",
    "RUN-505": "Przy przesuwaniu runów sąsiedni obszar jest sąsiedni bez względu na granicę.",

    "RUN-390":
      "Jeśli w którejś chwili twojej tury twój cel jest spełniony, możesz go odrzucić i otrzymać smoczy run. Nowego nie dostajesz.",
    "RUN-391":
      "„Ta tura” i „ten rok” obejmują to, co zdarzyło się dotąd. Cel, który podaje własną chwilę, trzyma się jej.",

    "RUN-392": "Przed licytacją każdy mówi, ile ma wpływów. O samej stawce wolno obiecywać i kłamać.",
    "RUN-393 RUN-394":
      "Każdy w tajemnicy wybiera od 0 do wszystkiego, co ma; stawki zostają odkryte razem, a karta mówi, co znaczą.",
    "RUN-395": "Każdy płaci, ile zalicytował, zwycięzcy i przegrani.",
    "RUN-396":
      "Remisy, nawet przy zerze, rozstrzyga Patriarcha Rady Czarodziejów. Jeśli nikt nie ma tego tytułu, robi to remisujący z największą liczbą wpływów, a przy równej ten, kto zaczynał z większą.",
    "RUN-397":
      "Liczą się wpływy, które zostały po licytacji. Remisy o drugie lub ostatnie miejsce rozstrzyga się tak samo.",
    "RUN-507":
      "Rozstrzygający ustawia wszystkich remisujących w kolejności, więc zawsze jest jedna najwyższa, jedna druga i jedna najniższa stawka. Efekty za stawkę 0 dotyczą wszystkich, którzy dali 0.",
    "RUN-398": "„Rada Czarodziejów” na karcie sama nic nie robi; mówią o niej inne karty.",

    "RUN-399":
      "Kartę taktyki zagrywa się wtedy, kiedy mówi. „W swojej turze” to chwila przed twoim rozkazem, on sam i chwila po nim.",
    "RUN-400": "Karty taktyki nigdy nie zagrywa się w tej porze roku, w której trafiła na rękę.",
    "RUN-401":
      "Karty do bitew i pojedynków wymagają, by były w nich twoje figurki. Na początku bitwy wystarczą twoje rozbite jednostki na tym obszarze; twierdza, pusty obszar królestwa lub bohater, który nie wspiera, nie wystarczą.",
    "RUN-402":
      "Na ręce nigdy nie ma więcej niż dziesięciu kart taktyki: po dobraniu od razu odrzucasz nadmiar według wyboru.",
    "RUN-403": "Karty taktyki trafiają po użyciu odkryte na stos odrzuconych, nawet gdy ich bitwa zostaje odwołana.",
    "RUN-404":
      "Taktyczny odwrót zmienia zasady odwrotów tylko tak, jak mówi: nikt nie zostaje rozbity, idą też jednostki rozbite wcześniej, a atakujący z ponad ośmioma może wtedy wycofać nadwyżkę, jakby wygrał.",
    "RUN-508":
      "Karty, która nic by nie zmieniła, nie można zagrać. Poza tym w jednej chwili wolno zagrać dowolnie wiele kart; tylko w bitwie nie dwie jednakowe.",

    "RUN-405": "Po siódmej zimie wszystkie runy zostają odkryte; wygrywa, kto ma najwięcej smoczych.",
    "RUN-406": "Remis wygrywa, kto ma więcej wpływów, a potem kto z większą ich liczbą zaczynał.",
    "RUN-407 RUN-408":
      "Jeśli w swojej turze kontrolujesz sześć smoczych runów, możesz je pokazać i położyć kartę zwycięstwa na talii tej pory roku. Pokazane runy pozostają odkryte.",
    "RUN-509":
      "Odkrywasz tylko tyle, ile trzeba, by pokazać sześć, i wybierasz które; odkryte i Smoczy Tron już się liczą. Tak samo jest przy sprawdzaniu.",
    "RUN-409":
      "Gdy po roku ta pora wraca, najpierw odkrywa się kartę: mając sześć smoczych runów, od razu wygrywasz; inaczej zabierasz ją i gra toczy się dalej.",
    "RUN-410": "Na jednej talii leży najwyżej jedna karta zwycięstwa; inny gracz musi poczekać na późniejszą porę.",
    "RUN-411": "W siódmym roku nie można położyć karty zwycięstwa.",
    "RUN-412": "Kartę zwycięstwa ma każdy; nikt nie musi jej użyć.",
    "RUN-413": "Masz jedną kartę zwycięstwa, więc naraz możesz zgłosić tylko jedno zwycięstwo, i nie da się go cofnąć.",
    "RUN-414": "Odkryty Smoczy Tron liczy się do sześciu i na koniec gry.",

    "RUN-415": "Kto nie kontroluje żadnego obszaru, odpada z gry.",
    "RUN-416":
      "Bohaterowie gracza, który odpadł, znikają z planszy; jego karty taktyki, misji, nagród i bohaterów zostają wtasowane do swoich talii.",
    "RUN-417": "Jego tytuły wracają na środek razem z leżącymi na nich wpływami i każdy może je przejąć.",
    "RUN-418":
      "Jego wpływy, żetony aktywacji, cel i położona karta zwycięstwa wypadają z gry; niewykonany rozkaz przepada. Odpadanie sprawdza się po każdym zakończonym efekcie.",
    "RUN-419": "Ostatni gracz, który został, od razu wygrywa.",

    "RUN-420": "O tym, czy gracie z żetonami odkryć, decydujecie, otwierając stół.",
    "RUN-421 RUN-422":
      "Po miastach na każdym obszarze poza królestwami leży wylosowany zakryty żeton: z rewersem 1 obok królestwa, z rewersem 2+ gdzie indziej; gdy jednych zabraknie, używa się drugich.",
    "RUN-423":
      "Gdy bohater poruszył się w Fazie misji, żeton tam, gdzie stanął, zostaje odkryty i rozstrzygnięty przed pojedynkiem lub misją.",
    "RUN-424 RUN-425":
      "Bohaterowie, którzy się wycofują, idą dzięki rozkazowi albo nie zmienili obszaru, nie odkrywają żetonu.",
    "RUN-426": "Żetony wydarzeń po rozstrzygnięciu zostają odrzucone.",
    "RUN-427":
      "Żetony miejsc zostają. Usuwalne miejsce może w swojej turze odrzucić gracz, który kontroluje obszar sześcioma lub więcej jednostkami.",
    "RUN-428":
      "Smoczy Tron (usuwalne miejsce): o jeden smoczy run więcej dla kontrolującego obszar. Może tam leżeć też żeton runu.",
    "RUN-429": "Wioska (usuwalne miejsce): obszar daje o 1 więcej pokazanego surowca.",
    "RUN-430 RUN-431":
      "Magiczny portal (usuwalne miejsce): gdy się ruszasz, za 1 żeton wpływów wszystkie obszary z odkrytym portalem sąsiadują ze sobą, dla wszystkich figurek tego rozkazu albo dla ruchu tego bohatera. W odwrocie portale nie pomagają.",
    "RUN-510":
      "Przejście przez portal nie przekracza granicy. Sześć jednostek, które usuwają żeton, może być rozbitych lub sprzymierzonych.",
    "RUN-432":
      "Podziemia (miejsce): bohater, który wejdzie tam w Fazie misji, dalej w niej nie pójdzie; pojedynek lub misja są możliwe.",
    "RUN-433 RUN-434":
      "Świątynia i Sala Kellosa (miejsca): bohater, który kończy tam akcję Fazy misji, przynosi ci w Świątyni 2 żetony wpływów, a w Sali 1 kartę taktyki.",
    "RUN-435 RUN-511":
      "Dla Świątyni i Sali wystarczy dowolna akcja, także ta, która odkryła żeton, o ile bohater na jej końcu jest tam i żyje.",
    "RUN-436": "Wędrowny kupiec (wydarzenie): za 3 żetony wpływów bohater dostaje nagrodę, jeśli chcesz.",
    "RUN-437":
      "Wrogi podjazd (wydarzenie): 1 obrażenie dla bohatera. Jeśli są tam jednostki neutralne lub wrogie, odrzuca też nagrodę albo otrzymuje jeszcze 1.",
    "RUN-438": "Zwój widzenia (wydarzenie): obejrzyj zakryte żetony runu i odkrycia na jednym obszarze.",
    "RUN-439": "Szkolenie (wydarzenie): jedna cecha bohatera może wzrosnąć o 1, najwyżej do +2.",

    "RUN-444": "Swój cel znasz tylko ty, dopóki nie zostanie odrzucony.",
    "RUN-445": "Karty taktyki i misji na ręce są tajne, ich liczba nie. Misję pokazuje się, gdy jest podejmowana.",
    "RUN-446":
      "Wybrany rozkaz jest tajny, dopóki wszystkie nie zostaną odkryte. Użyte leżą jawnie, więc każdy wie, co jeszcze masz.",
    "RUN-447": "Stawki są tajne do odkrycia; ile kto ma wpływów, jest jawne.",
    "RUN-448 RUN-450":
      "Zakryty run zna ten, kto kontroluje jego obszar, gracze, którzy mają tam bohatera, i wszyscy, którzy go zgodnie z zasadami widzieli od ostatniego mieszania, na przykład ten, kto go położył.",
    "RUN-449": "Wymieszany Umocnieniem albo przy otrzymywaniu runu, żeton jest nowy dla wszystkich pozostałych.",
    "RUN-451":
      "To, co udało ci się zobaczyć, pamiętasz także po utracie obszaru; plansza oznacza to wtedy jako ostatnio widziane.",
    "RUN-452": "Zakryte nagrody zna gracz tego bohatera i ten, kto miał je wcześniej.",
    "RUN-453": "Kolejności w talii nikt nie zna. Wszystkie stosy odrzuconych kart są jawne.",
    "RUN-454": "Karty losu w bitwie zna ten, kto je dobrał, aż do ich kroku; w pertraktacjach i testach są jawne.",
    "RUN-455": "Zakrytych żetonów odkryć nikt nie zna, chyba że dzięki Zwojowi widzenia; ich rewersy widzą wszyscy.",
    "RUN-456": "Czyja karta zwycięstwa leży na talii, widzi każdy.",
    "RUN-457":
      "Jawne są: liczniki, wpływy, jednostki, twierdze z uszkodzeniami, ulepszenia, żetony aktywacji, tytuły, odkryte runy i stosy runów, a więc też to, ile runów każdego rodzaju jest w grze.",
  },
};
