// Zasady Tytanów po polsku, naszymi słowami.
import type { ReferenceWords } from "../content/chapters.ts";

export const reference: ReferenceWords = {
  chapters: {
    aim: "O co chodzi",
    pieces: "Narody, figury i Kości",
    map: "Mapa",
    control: "Kontrola Regionów",
    setup: "Przygotowanie",
    orders: "Karty Rozkazów",
    turn: "Jak przebiega Tura",
    move: "Ruch",
    deploy: "Rozmieszczanie Oddziałów",
    build: "Twierdze",
    buy: "Zakup kart Narodu",
    missions: "Misje",
    battle: "Bitwy: Kości i Etapy",
    support: "Karty Wsparcia w Bitwie",
    abilities: "Karty Narodu i Zdolności w Bitwie",
    outcome: "Bitwy: rozstrzygnięcie",
    capitals: "Stolice",
    cleanup: "Dobranie karty i Porządki",
    roundEnd: "Koniec Rundy",
    end: "Koniec gry",
    free: "Dowolne Rozmieszczenie Armii",
    capture: "Przejęcie Stolicy",
    extended: "Rozszerzona Rozgrywka",
    advanced: "Rozgrywka Zaawansowana",
    effects: "Karty i Zdolności w szczegółach",
    solo: "Gra w pojedynkę",
    automa: "Co robi automa",
    hidden: "Co jest tajne",
  },
  rules: {
    "TYT-192":
      "Gra podstawowa kończy się po 3. Rundzie. Wszyscy odkrywają i sumują Punkty Zwycięstwa (PZ); wygrywa, kto ma ich najwięcej.",
    "TYT-195": "PZ dają Regiony, Bitwy i Misje, a także zdobyte Stolice i Twierdze.",
    "TYT-053 TYT-313":
      "Są 3 Rundy. W każdej z nich każdy ma 4 Tury przy dwóch lub trzech Narodach (razem 8 albo 12), a 3 Tury przy czterech (razem 12).",
    "TYT-181": "Na koniec każdej Rundy każdy Region, który kontrolujesz, daje 1 PZ.",
    "TYT-001": "Grają dwie, trzy albo cztery osoby; każda prowadzi jeden Naród. W pojedynkę gra się przeciw automom.",

    "TYT-002":
      "Naród ma 13 Oddziałów: 6 Piechoty, 4 Kawalerii, 2 Artylerii i 1 Tytana. Gdzie zasada mówi „Oddział”, dotyczy to też Tytana. Cztery Narody to razem 52 Oddziały.",
    "TYT-305":
      "Oddziały na mapie i jej granicach razem z rezerwą zawsze dają te liczby; Tytan spoza mapy czeka na swojej Planszy Narodu.",
    "TYT-003":
      "Oprócz tego Naród ma 7 Znaczników Kontroli, Stolicę, 2 Znaczniki Siły Bojowej, Znacznik Energii, 10 kart Narodu i Planszę Narodu; na jej odwrocie jest Tor Energii.",
    "TYT-004":
      "Wspólne są: 3 Twierdze, 22 Znaczniki Nieaktywnego Regionu, 36 kart Wsparcia, 24 Misje, 16 kart Rozkazów i 16 zaawansowanych, 12 kart solo, znaczniki Rundy, Pierwszego Gracza i Regionu Centralnego oraz żetony PZ o wartości 5, 2 i 1.",
    "TYT-005":
      "Są dwa jednakowe zestawy po 8 Kości walki, po jednym na stronę Bitwy: 3 Kości Piechoty, 2 Kawalerii, 1 Artylerii i 2 Tytana.",
    "TYT-006": "Kości wszystkich Narodów są takie same.",
    "TYT-007": "Żetonów PZ nigdy nie zabraknie i można je dowolnie rozmieniać; liczy się tylko suma.",
    "TYT-008": "Znaczniki Siły Bojowej tylko pomagają liczyć; same nic nie robią.",
    "TYT-012":
      "Naród, którego nikt nie prowadzi, nie bierze udziału w grze; odkłada się też wszystko, co do niego należy.",

    "TYT-013": "Granice dzielą mapę na Regiony. Regiony ze wspólną granicą sąsiadują ze sobą.",
    "TYT-014": "Krawędzi mapy nic nie przekracza.",
    "TYT-016": "Morza nie są Regionami: żaden Oddział nie może na nich stanąć ani ich przekroczyć.",
    "TYT-017":
      "Zakreskowane Regiony są nieaktywne, czyli poza grą: nie można do nich wejść, wycofać się, rozmieszczać w nich ani wprowadzać z nich Oddziałów; z niczym nie sąsiadują, do nikogo nie należą i nic nie dają.",
    "TYT-018": "Jeden Region jest przez całą grę oznaczony jako Region Centralny. Mówią o nim niektóre Misje.",
    "TYT-019 TYT-020":
      "Armia może być dowolnie duża, byle się zmieściła. Region ma od 7 do 10 miejsc; Tytan zajmuje 2, każdy inny Oddział 1, a Stolica, Twierdza i znaczniki żadnego. Gdzie Oddział się nie mieści, tam nie wejdzie.",
    "TYT-021":
      "Atakujący, którzy czekają na granicy, zachowują swoje miejsca w opuszczonym Regionie do końca swojej Bitwy; nic innego nie może ich zająć.",
    "TYT-022 TYT-309":
      "Atakujący nie potrzebują jeszcze miejsca w atakowanym Regionie, ale razem nie mogą potrzebować go więcej, niż tam jest: jeśli wygrają, wejdą do środka.",
    "TYT-015":
      "Plansza ma dwie strony, A i B; o stronie decyduje scenariusz. To, gdzie leżą karty Wsparcia, nie ma znaczenia.",

    "TYT-023": "Kontrolujesz Region, w którym są twoje Oddziały, twój Znacznik Kontroli albo twoja Stolica.",
    "TYT-024": "Gdy odchodzi twój ostatni Oddział, zostaje po nim Znacznik Kontroli i Region nadal jest twój.",
    "TYT-025": "Twoja Stolica zastępuje znacznik, więc jej Region go nie potrzebuje.",
    "TYT-026 TYT-027":
      "Znaczniki stawia i zdejmuje sama gra: znacznik stoi dokładnie tam, gdzie kontrolujesz Region bez Oddziałów i bez swojej Stolicy. Stamtąd nie można go zabrać.",
    "TYT-028 TYT-307":
      "Masz tylko 7 znaczników. Jeśli opuścisz Region, gdy wszystkie leżą na mapie, przestanie on do kogokolwiek należeć; plansza najpierw cię ostrzeże.",
    "TYT-029": "Jeśli taki Region opuścili atakujący i przegrali Bitwę, wracają i znów go kontrolują.",
    "TYT-030":
      "Twierdza na Regionie, który przestał do kogokolwiek należeć, zostaje na miejscu; przypadnie temu, kto pierwszy go przejmie.",
    "TYT-031": "Region, w którym nie ma cudzych Oddziałów, staje się twój od razu, gdy do niego wejdziesz.",
    "TYT-032": "Dotyczy to też cudzego Regionu bez Oddziałów: znacznik wraca do właściciela, a Bitwy nie ma.",
    "TYT-033":
      "Twierdza, której nikt nie pilnuje, przechodzi w twoje ręce nienaruszona, gdy wejdziesz: bez Bitwy i bez PZ.",

    "TYT-034 TYT-035":
      "Scenariusz na daną liczbę Narodów ustala stronę planszy, Narody, ich Stolice i pierwsze Oddziały, nieaktywne Regiony i Region Centralny. Na pierwsze gry dobra jest strona A. Gra zaczyna się w Rundzie 1.",
    "TYT-036": "Oddziały, których scenariusz nie ustawia, czekają w rezerwie Narodu.",
    "TYT-037 TYT-038 TYT-281":
      "Każdy wybiera Naród; kolejność ustala los (przy stole można też zacząć od najmłodszych). Kto wybiera pierwszy, zostaje pierwszym graczem.",
    "TYT-040": "Ostatniego Narodu się nie wybiera: dostaje go ostatnia osoba.",
    "TYT-039":
      "Gracze siedzą tam, gdzie ich Narody wokół planszy, więc kolejność Tur wynika ze scenariusza i zaczyna się od pierwszego gracza.",
    "TYT-346":
      "Kto rusza się przed innymi, zaczyna z PZ: Pierwszy Gracz z 1 PZ przy dwóch Narodach, z 4 przy trzech i z 3 przy czterech, drugi z trzech z 2 PZ. W grze solo decyduje poziom trudności.",
    "TYT-041": "Twoje 10 kart Narodu tworzy potasowaną, zakrytą talię Narodu.",
    "TYT-042 TYT-312":
      "Talię Rozkazów tasuje się: 12 kart przy dwóch Narodach, 15 przy trzech, wszystkie 16 przy czterech; karty oznaczone dla większej liczby nie biorą udziału. Żadna karta Rozkazu nie wypada z gry.",
    "TYT-043": "36 kart Wsparcia tasuje się; każdy dobiera 3, potem 4 odkrywa się jako pulę Wsparcia.",
    "TYT-044 TYT-282":
      "Oglądasz 3 wierzchnie karty swojej talii Narodu i możesz kupić jedną z nich za tyle kart Wsparcia z ręki, ile kosztuje: od 0 do 3.",
    "TYT-045 TYT-275":
      "Wszyscy decydują w tajemnicy; kupione karty odkrywa się jednocześnie i leżą jawnie, a zapłacone trafiają odkryte na stos odrzuconych.",
    "TYT-046": "Po zakupie możesz jedną z dwóch pozostałych kart włożyć pod talię; reszta wraca na wierzch.",
    "TYT-047": "Jeśli nic nie kupujesz, możesz włożyć pod talię jedną z trzech.",
    "TYT-048": "Kolejność kart, które wracają na wierzch, zależy od ciebie.",
    "TYT-049 TYT-283":
      "Misje wybiera się w tajemnicy: dostajesz 4, zatrzymujesz 1 i podajesz 3 w prawo, zatrzymujesz 1 z 3 i podajesz 2, potem zatrzymujesz 1 z 2. Pozostałe trafiają pod talię Misji.",
    "TYT-050": "Każdy zaczyna więc z dokładnie 3 Misjami.",
    "TYT-051": "W prawo, czyli do osoby, która gra przed tobą; przy dwóch Narodach to po prostu przeciwnik.",
    "TYT-052": "Karty pozostałe z wyboru trafiają pod talię w kolejności miejsc przy stole.",

    "TYT-059": "W swojej Turze bierzesz dokładnie jedną kartę z puli Rozkazów.",
    "TYT-054":
      "Runda zaczyna się od odkrytej puli 4 kart (5 przy trzech Narodach); nad nią leży odkryta pula nadchodzących Rozkazów, tak samo liczna.",
    "TYT-060": "Puli nie uzupełnia się po Turze, więc następna osoba wybiera z o jedną kartę mniej.",
    "TYT-061": "Gdy zostaje tylko jedna karta, odrzuca się ją, a nadchodzące karty schodzą w dół i są nową pulą.",
    "TYT-062": "Potem wykłada się nową pulę nadchodzących, dopóki w talii są karty.",
    "TYT-063": "Dzieje się to zaraz po Akcjach Tury, w której wzięto przedostatnią kartę, jeszcze przed Bitwami.",
    "TYT-064": "Wykorzystana karta Rozkazu trafia na stos odrzuconych.",
    "TYT-056": "Rundę zaczyna pierwszy gracz; Tury idą zgodnie z ruchem wskazówek zegara.",
    "TYT-057": "Pierwszy gracz nie zmienia się przez całą grę.",
    "TYT-065":
      "Trzy Narody: trzy pule po 5 kart i po 4 Tury; kolejność biegnie dalej, więc drugą pulę zaczyna druga osoba, a trzecią trzecia.",
    "TYT-066": "Cztery Narody: cztery pule po 4 karty i po 3 Tury.",
    "TYT-068": "Dwa Narody: z trzech pul kolejno trzy, trzy i dwie Tury, zawsze na przemian.",
    "TYT-067":
      "Dwa Narody, zasada 3+1: z ostatnich czterech kart odkrywa się tylko trzy. Pierwsza osoba bierze jedną z trzech, potem odkrywa się czwartą, więc druga też wybiera z trzech; ostatnie dwie odrzuca się i Runda się kończy.",
    "TYT-320":
      "Czwartą kartę odkrywa się zaraz po Akcjach pierwszej z tych Tur, przed jej Bitwami; ostatnie dwie odrzuca się zaraz po Akcjach drugiej.",
    "TYT-055 TYT-321":
      "Każda karta ma swoje miejsce. Wzięta zostawia lukę, a nadchodząca należy do miejsca pod sobą; ukryta czwarta karta trafia na miejsce 4. Ma to znaczenie tylko w Rozgrywce Zaawansowanej.",
    "TYT-058": "Jednej kolumny miejsc używa się tylko przy trzech Narodach.",
    "TYT-069": "Runda kończy się wraz z Turą, po której Akcjach nie ma już następnej puli.",
    "TYT-070": "Tę Turę najpierw rozgrywa się do końca: z Bitwami, dobraniem karty i Porządkami.",

    "TYT-071":
      "Tura ma cztery Fazy: A Rozkazy, B Bitwy, C dobranie karty Wsparcia, D Porządki. Kto ją rozgrywa, jest Aktywnym Graczem.",
    "TYT-072 TYT-286": "Fazy Rozkazów nie można pominąć: kartę trzeba wziąć. Przedtem możesz zrealizować Misję.",
    "TYT-074": "Karta Rozkazu pokazuje od jednej do trzech różnych Akcji; każdą można wykonać raz.",
    "TYT-073 TYT-287":
      "Kolejność zależy od ciebie i możesz pominąć dowolne z nich, nawet wszystkie. Potem kończysz Fazę.",
    "TYT-075":
      "Jedną Akcję kończy się przed rozpoczęciem następnej; między Akcjami możesz użyć kart i Zdolności przeznaczonych na Fazę Rozkazów.",
    "TYT-322":
      "Najpierw bierze się kartę Rozkazu, przed wszelkimi Akcjami, kartami i Zdolnościami Tury; wcześniej jest tylko zamiana w Rozgrywce Zaawansowanej.",
    "TYT-304":
      "Nikt nie przerywa twojej Tury. Inni decydują tylko w Bitwach, które ich dotyczą: w swoim Etapie, o kartach, stratach, odwrocie i Misji. Jednocześnie robi się tylko pierwszy zakup i wybór Misji.",

    "TYT-079":
      "Akcja Ruchu przenosi jeden Oddział wskazanego typu albo jeden dowolny, także Tytana, do sąsiedniego Regionu.",
    "TYT-080":
      "Ruchem armii przechodzi naraz od 1 do 4 Oddziałów, także Tytan, wszystkie z tego samego Regionu do tego samego sąsiedniego; Region może zostać pusty.",
    "TYT-288":
      "Najpierw wskazujesz Oddziały, potem Region, do którego idą. Rozpoczęty ruch trzeba dokończyć, ale można go cofnąć, dopóki nie rzucono Kością i nie podejrzano zakrytej karty.",
    "TYT-081 TYT-306":
      "Jeśli stoją tam cudze Oddziały, zaczynasz Bitwę: twoje czekają na granicy do Fazy B. W żadnym Regionie nie stoją Oddziały dwóch graczy.",
    "TYT-082 TYT-292": "W jednej Turze możesz zacząć kilka Bitew i wybrać, w jakiej kolejności zostaną stoczone.",
    "TYT-083":
      "Ten sam Region mogą zaatakować Oddziały z kilku stron; walczą jako jedna armia, a każdy pamięta, skąd przyszedł.",
    "TYT-088": "Do ogłoszonego ataku zawsze mogą dołączyć następne Oddziały.",
    "TYT-084":
      "Oddział na granicy już się w tej Turze nie rusza. Każdy inny może ruszyć ponownie dzięki innej Akcji, nawet rozmieszczony w tej Turze.",
    "TYT-324": "Ogłoszonego ataku nie można odwołać ani skierować na inny Region.",
    "TYT-085": "Twoje Oddziały mogą się gromadzić na Regionie, dopóki jest miejsce.",
    "TYT-086 TYT-316":
      "Nikogo nie można wyprzeć z mapy: ostatniego Regionu nie wolno zaatakować, a z dwóch tylko jeden.",
    "TYT-087":
      "Wejście na niebroniony Region też się tu liczy jako atak. Właścicielowi musi zostać inny Region, który w tej Turze sam nie jest atakowany.",
    "TYT-325":
      "Ruch przez dwie granice tylko mija Region pośrodku: może on należeć do kogokolwiek i nie potrzeba w nim miejsca, ale nie może być w nim wrogich Oddziałów i nie zostaje zajęty. Atakujący, który tak przyszedł, pochodzi z miejsca, gdzie zaczął ruch.",

    "TYT-089 TYT-289":
      "Rozmieszczasz jeden Oddział z rezerwy, Piechotę, Kawalerię albo dowolny, jak mówi Akcja, na Regionie, który kontrolujesz: pustym albo z twoimi Oddziałami.",
    "TYT-009": "Czego nie ma w rezerwie, tego nie można rozmieścić.",
    "TYT-090": "„Dowolny Oddział” to także Tytan, jeśli jest na twojej Planszy Narodu, stojący albo leżący.",
    "TYT-091": "Może to być Region zajęty wcześniej w tej samej Turze.",
    "TYT-092":
      "Nie rozmieszcza się Oddziałów na granicy ani na Regionie, który właśnie atakujesz; wolno na tym, z którego atakujący wyszli.",

    "TYT-076 TYT-290": "Stawiasz Twierdzę na Regionie, który kontrolujesz, z Oddziałami albo bez.",
    "TYT-077": "W Regionie mieści się jedna Twierdza; gdzie stoi Stolica, tam żadna.",
    "TYT-078": "Region, który dopiero atakujesz, nie jest jeszcze twój.",
    "TYT-323": "Budować nie trzeba. Twierdza pomaga tylko wtedy, gdy stoją przy niej Oddziały jej właściciela.",
    "TYT-010 TYT-308":
      "W całej grze są tylko 3 Twierdze. Zniszczona przepada na zawsze, tak samo jak zniszczona Stolica.",
    "TYT-011": "Gdy żadna nie została, tej Akcji nie można wykonać.",

    "TYT-093 TYT-291":
      "Oglądasz 3 wierzchnie karty talii Narodu, wybierasz jedną, odrzucasz tyle kart Wsparcia, ile kosztuje, i kładziesz ją odkrytą obok swojej planszy.",
    "TYT-094": "Tańsza Akcja zakupu obniża cenę o 1.",
    "TYT-095": "W Rundzie 3 każda karta kosztuje o 1 mniej. Zniżki się sumują; cena nigdy nie spada poniżej 0.",
    "TYT-326":
      "O cenie decyduje Runda zakupu. Możesz obejrzeć karty i żadnej nie kupić; Akcja albo wzmocnienie wtedy nie przepada.",
    "TYT-099":
      "Płaci się dowolnymi kartami Wsparcia, bez względu na ich wymagania; trafiają odkryte na stos odrzuconych.",
    "TYT-096":
      "Po zakupie możesz jedną z pozostałych kart włożyć pod talię; reszta wraca na wierzch w dowolnej kolejności.",
    "TYT-097": "Bez zakupu żadna karta nie trafia pod talię; wolno to tylko podczas przygotowania.",
    "TYT-098": "Możesz mieć dowolnie wiele kart Narodu.",
    "TYT-102": "Karty kupionej w Fazie Rozkazów można użyć w tej samej Turze.",
    "TYT-100": "Na 3 wierzchnie karty własnej talii możesz patrzeć w każdej chwili.",
    "TYT-101": "Jeśli kart jest mniej, widzisz tyle, ile jest; z pustej talii nie można kupować.",

    "TYT-103": "Gdy to, czego wymaga Misja, jest spełnione, możesz ją pokazać, wziąć jej PZ i odrzucić.",
    "TYT-104": "W swojej Turze możesz zrealizować jedną Misję, w dowolnej Fazie.",
    "TYT-105": "Gdy ktoś cię zaatakuje, możesz zrealizować jedną Misję dotyczącą Bitwy.",
    "TYT-106": "To znaczy: jedna w twojej Turze i po jednej za każdą Bitwę, w której się bronisz.",
    "TYT-107":
      "Misje dotyczące mapy można zrealizować między dowolnymi krokami swojej Tury, nawet przed wzięciem Rozkazu. Misje dotyczące Bitwy tylko tuż po Bitwie.",
    "TYT-108": "Liczy się tylko obecna chwila; atakujący na granicy nie są w żadnym Regionie.",
    "TYT-328":
      "Misja dotycząca Bitwy patrzy na Bitwę właśnie stoczoną, nigdy na wcześniejsze. Zdobytą jako wzmocnienie można zrealizować od następnej swojej Tury.",
    "TYT-327":
      "Koniec Rundy nie jest niczyją Turą: co spełni się wtedy, czeka na twoją następną Turę. Po ostatniej Turze nie można już nic zrealizować.",
    "TYT-110": "Na ręce możesz mieć dowolnie wiele Misji.",
    "TYT-109":
      "Zrealizowane Misje leżą odkryte. Gdy talii nie wystarcza, tasuje się je pod nią; jeśli to za mało, dobiera się tyle, ile jest.",
    "TYT-111": "Misje niezrealizowane do końca nic nie kosztują.",

    "TYT-112": "W Fazie B toczy się Bitwę o każdy atakowany Region.",
    "TYT-113": "Jeśli żadnego nie ma, Fazę się pomija.",
    "TYT-122": "Obie strony rzucają po jednej Kości za każdy Oddział, na ile wystarczy Kości; to ich pule Kości.",
    "TYT-116 TYT-315":
      "Strona ma najwyżej 3 Kości Piechoty, 2 Kawalerii, 1 Artylerii i 2 Tytana. Nie można ich zastąpić innymi ani pożyczyć od przeciwnika.",
    "TYT-118":
      "Tytan rzuca tylko jedną Kością Tytana. Druga bierze się tylko z kart i Zdolności, nawet w armii bez Tytana.",
    "TYT-117": "Kością ponad limit się nie rzuca; karty, która nic innego by nie dała, gra nie proponuje.",
    "TYT-119": "Siła to suma twoich Kości i wszystkich premii.",
    "TYT-123": "Po rzucie jest Etap Broniącego, potem Etap Atakującego, potem rozstrzygnięcie.",
    "TYT-121": "Jeśli Broniący ma tam Twierdzę albo Stolicę, najpierw dobiera kartę Wsparcia, raz na Bitwę.",
    "TYT-124": "Odwraca też Etapy: Atakujący działa pierwszy, a Broniący ma ostatnie słowo.",
    "TYT-125 TYT-294":
      "W swoim Etapie możesz w dowolnej kolejności zagrywać karty Wsparcia, odrzucać je za przerzuty, używać kart Narodu oraz raz na Bitwę Zdolności Tytana i Zdolności Startowej Narodu.",
    "TYT-126": "Obie strony mogą robić to samo.",
    "TYT-127": "Po zakończeniu swojego Etapu nic więcej w tej Bitwie nie robisz.",
    "TYT-120": "Wygrywa większa Siła; przy remisie Broniący.",
    "TYT-128": "Oddział wprowadzony do Bitwy od razu rzuca swoją Kością.",
    "TYT-129": "Wymagania karty sprawdza się w chwili użycia, licząc wszystkie Oddziały będące wtedy w Bitwie.",
    "TYT-130": "Co raz zadziałało, działa do końca Bitwy, nawet gdy wymaganie przestanie być spełnione.",
    "TYT-114":
      "Jeśli przed Bitwą wszyscy Broniący już odeszli, nie ma Bitwy: atakujący po prostu wchodzą, bez karty za Twierdzę i bez PZ za Bitwę.",
    "TYT-115": "Broniący, którzy wycofali się do Regionu czekającego na atak w tej samej Turze, pomagają go bronić.",
    "TYT-330": "Oddziały, które już w tej Turze walczyły, można wprowadzić do późniejszej Bitwy, po obu stronach.",
    "TYT-329":
      "Ostatni Region jest chroniony w chwili ogłaszania ataku; ogłoszonej Bitwy już się z tego powodu nie odwołuje.",

    "TYT-131":
      "Karta Wsparcia wymaga jednego typu Oddziału: w twojej armii (czarny symbol) albo w armii przeciwnika (czerwony). Wymagań jest więc osiem.",
    "TYT-138":
      "Dodaj Siły: 1 karta to +1, zestaw 2 to +3, zestaw 3 to +5. Wymagania mogą być różne, ale wszystkie spełnione; dowolnie często.",
    "TYT-137":
      "Dodaj Kość: 1 karta dodaje Kość Piechoty, zestaw 2 zamiast niej Kość Tytana. Wymagania mogą być różne, ale wszystkie spełnione; dowolnie często.",
    "TYT-133 TYT-295":
      "Wprowadź Oddział: jeden twój Oddział z Regionu obok Bitwy dołącza do niej i rzuca swoją Kością, jeśli jest wolna. Raz na Bitwę dla każdej strony.",
    "TYT-134":
      "Może przyjść każdy typ, także Tytan, nawet ostatni Oddział na Regionie, gdzie zostanie znacznik. Nie może czekać na inny atak i musi się zmieścić.",
    "TYT-135": "Może przyjść z każdego sąsiedniego Regionu w grze, nie tylko z tego, skąd wyszedł atak.",
    "TYT-136": "Bez wolnej Kości i tak dołącza: liczy się do wymagań i strat.",
    "TYT-139": "Zestaw zagrywa się od razu jako zestaw; karty zagrane pojedynczo już się w niego nie złożą.",
    "TYT-140":
      "Przerzut: odrzuć dowolną kartę Wsparcia, bez względu na wymaganie, wskaż dowolne swoje Kości i rzuć nimi ponownie naraz. Stare wyniki przepadają. Następne karty dają następne przerzuty.",
    "TYT-141": "Trzeba przerzucić co najmniej jedną Kość; Kości nie można usuwać.",
    "TYT-132": "Zagrane karty trafiają od razu, odkryte, na stos odrzuconych.",

    "TYT-142":
      "Wymaganie po lewej dotyczy twojej armii, po prawej armii przeciwnika; jeśli są oba, oba muszą być spełnione.",
    "TYT-143":
      "Każda karta Narodu mówi, kiedy można jej użyć; kiedy indziej nie można. Niektóre wymieniają typy Oddziałów, inne nie.",
    "TYT-145": "Karta bez symbolu obrotu działa raz na Bitwę albo raz na Turę, zależnie od opisu.",
    "TYT-146": "Kartę z symbolem obrotu po użyciu się obraca; odpoczywa do następnej Rundy.",
    "TYT-147": "Jeśli twój Tytan jest w Bitwie, możesz raz użyć jego Zdolności.",
    "TYT-148": "Jeśli wymaganie jest spełnione, możesz raz na Bitwę, w swoim Etapie, użyć Zdolności Startowej Narodu.",
    "TYT-333": "Koszt Zdolności albo karty płaci się z ręki w tej chwili i nigdy kartą, którą się właśnie zagrywa.",
    "TYT-332":
      "„Raz na Bitwę” przy wprowadzaniu Oddziału dotyczy tylko karty Wsparcia; karty Narodu i Zdolności działają niezależnie. Drugą taką kartę Wsparcia możesz nadal odrzucić w innym celu.",
    "TYT-293": "Zanim padną Kości, Atakujący może użyć karty przeznaczonej na tę chwilę, na przykład Minierów.",
    "TYT-331":
      "Po obu Etapach znany jest zwycięzca i można użyć już tylko kart przeznaczonych na straty albo na czas po Bitwie.",
    "TYT-144": "Mały symbol solo nic nie znaczy w grze od dwóch do czterech osób.",

    "TYT-149 TYT-165":
      "O wszystkim decyduje różnica Sił. Atakujący potrzebuje ściśle więcej; różnicą 0 wygrać może tylko Broniący, a i to daje 1 PZ oraz kartę przegranemu.",
    "TYT-150 TYT-297":
      "Straty: żadnych przy 0–2, jeden Oddział przy 3–4, dwa przy 5 i więcej. Przegrany wybiera, które jego Oddziały z tej Bitwy wracają do rezerwy.",
    "TYT-151":
      "Jeśli przegrany miałby stracić dwa Oddziały, a ma tylko jeden, traci go, a różnica liczy się odtąd jako 4.",
    "TYT-152": "Stracony Tytan trafia na Planszę Narodu: Atakującego leży, Broniącego stoi.",
    "TYT-335": "Stracone Oddziały od razu schodzą z mapy i nie wrócą w tej samej Bitwie.",
    "TYT-153": "Przegrani Atakujący wracają tam, skąd przyszli, także wprowadzeni kartą albo Zdolnością.",
    "TYT-154 TYT-298":
      "Przegrani Broniący wycofują się razem do jednego sąsiedniego Regionu, który kontrolują; tylko gdy takiego nie ma, do pustego; gdy i takiego nie ma, przepadają. Nie wolno im się rozdzielić.",
    "TYT-155":
      "Pusty znaczy aktywny, bez Oddziałów i niekontrolowany. Cudzy Region nie jest pusty, ani taki, z którego wyszli atakujący czekający na inną Bitwę, bo mogą wrócić.",
    "TYT-156":
      "Muszą się zmieścić wszyscy. Jeśli nigdzie się nie mieszczą, idą tam, gdzie jest najwięcej miejsca, najpierw do własnych Regionów, potem do pustych, a Broniący wybiera, które Oddziały przepadną.",
    "TYT-157":
      "Broniący wprowadzeni z sąsiedztwa wycofują się z resztą; ich dawny Region jest dozwolony, jeśli nadal do nich należy.",
    "TYT-158":
      "Broniący najpierw wybiera straty, potem Region. Kto wycofa się do pustego Regionu, zaczyna go kontrolować.",
    "TYT-159": "Jeśli wygrywa Atakujący, wchodzą wszystkie atakujące Oddziały i Region jest jego.",
    "TYT-160": "Jeśli wygrywa Broniący, wprowadzone przez niego Oddziały zostają na miejscu.",
    "TYT-161": "Przegrany dobiera z talii 1, 2 albo 3 karty Wsparcia, przy różnicy 0–2, 3–4, 5 i więcej.",
    "TYT-162 TYT-318":
      "Zwycięzca dostaje tak samo 1, 2 albo 4 PZ. Karty i PZ zawsze bierze się z tego samego wiersza tabeli.",
    "TYT-163": "Jeśli przegrany stracił Tytana, choćby z braku odwrotu, zwycięzca dostaje 1 PZ więcej.",
    "TYT-164": "Jeśli przegrywa Broniący z Twierdzą, Twierdza zostaje zniszczona, a Atakujący dostaje 1 PZ więcej.",
    "TYT-166 TYT-299":
      "Karta dobrana za Twierdzę lub Stolicę może przekroczyć limit ręki do końca Etapów; potem ten Broniący odrzuca karty do 5 albo do liczby sprzed jej dobrania, jeśli była większa. Karty dobrane za przegraną sprawdza się dopiero w jego Fazie Porządków.",
    "TYT-334":
      "Kolejność: zwycięzca, limit ręki, karty o stratach, straty, odwrót, wejście Atakujących i upadek Stolicy, karty przegranego, wszystkie PZ za Bitwę, karty po Bitwie, Misje.",
    "TYT-296": "Przed stratami najpierw zwycięzca, potem przegrany może użyć kart, które je zmieniają.",
    "TYT-300":
      "Po Bitwie przychodzą karty na tę chwilę, potem Misja Atakującego, potem Broniącego; nic z tego nie jest obowiązkowe.",

    "TYT-167": "Stolice stawia się podczas przygotowania i nigdy później.",
    "TYT-168": "Stolica pomaga swoim obrońcom tak samo jak Twierdza.",
    "TYT-169":
      "Gdy przejmiesz Region z cudzą Stolicą, w Bitwie albo wchodząc do pustego, Stolica zostaje zniszczona: dostajesz 3 PZ.",
    "TYT-171": "Te 3 PZ dodaje się do PZ za Bitwę i za Tytana; 1 PZ za Twierdzę tu nie przysługuje.",
    "TYT-170": "Zniszczonej Stolicy nie da się odbudować.",

    "TYT-172 TYT-301":
      "Po Bitwach dobierasz jedną kartę Wsparcia: odkrytą albo w ciemno z talii. Potem można użyć kart przeznaczonych na tę Fazę.",
    "TYT-173 TYT-310":
      "W miejsce karty wziętej z puli od razu wykłada się nową: dopóki są karty, zawsze leżą 4 odkryte. 36 kart Wsparcia tylko zmienia miejsca.",
    "TYT-174": "Gdy talia się kończy, ze stosu odrzuconych tasuje się nową.",
    "TYT-175":
      "Dzieje się to w chwili, gdy potrzebna jest karta. Jeśli nie ma żadnej, nic się nie dobiera, a pula może mieć mniej niż 4.",
    "TYT-176 TYT-314": "W Fazie Porządków odrzucasz wybrane karty Wsparcia, aż zostanie ich 5.",
    "TYT-177 TYT-302":
      "Jeśli twój Tytan leży na Planszy Narodu, wstaje; jeśli stoi, wraca do dowolnego Regionu, który kontrolujesz. To także ostatnia w tej Turze okazja na Misję.",
    "TYT-178":
      "W jednej Fazie Porządków dzieje się tylko jedno z tych dwóch, więc Tytan położony w tej Turze wróci najwcześniej w następnej twojej.",
    "TYT-179": "Stojący Tytan musi wrócić, jeśli jest dla niego miejsce; w przeciwnym razie czeka.",
    "TYT-180": "Potem zaczyna się Tura następnej osoby.",

    "TYT-183": "Po policzeniu Regionów znacznik przechodzi na następną Rundę.",
    "TYT-182": "Po ostatniej Rundzie liczy się już tylko Regiony.",
    "TYT-184 TYT-303": "Potem, od Pierwszego Gracza, każdy bierze oba Wzmocnienia, zanim zrobi to następna osoba.",
    "TYT-185":
      "Pierwsze wzmocnienie: 2 karty Wsparcia, z puli lub z talii, albo 2 Misje, z których zostawiasz 1; druga trafia pod talię Misji.",
    "TYT-186":
      "Drugie wzmocnienie: kup kartę Narodu albo odrzuć 1 kartę Wsparcia i rozmieść Oddział na Regionie, który kontrolujesz.",
    "TYT-336": "Pierwsze bierze się przed drugim, więc właśnie dobranymi kartami można zapłacić.",
    "TYT-187": "Po Rundzie 2 zakup ma już zniżkę Rundy 3.",
    "TYT-188": "Z każdego można zrezygnować. Rozmieścić można dowolny Oddział, także Tytana z Planszy Narodu.",
    "TYT-189": "Biorąc dwie karty z puli, widzisz, co zastąpiło pierwszą, zanim wybierzesz drugą.",
    "TYT-190":
      "Na koniec odkrywa się 4 nowe karty Wsparcia, tasuje wszystkie karty Rozkazów, a obrócone karty Narodu znów są gotowe.",
    "TYT-191": "Limitu ręki się tu nie sprawdza.",

    "TYT-193":
      "Przy równej liczbie PZ wygrywa więcej kontrolowanych Regionów, potem więcej Oddziałów na mapie, potem wcześniejsza Tura w ostatniej Rundzie.",
    "TYT-194": "Remisujących porównuje się według kolejności Tur, więc zwycięzca jest zawsze jeden.",
    "TYT-317":
      "Raz zdobytych PZ nigdy się nie traci. Gra pilnuje też limitów: obrócona karta odpoczywa do końca Rundy, a Misje realizuje się po jednej na własną Turę i na bronioną Bitwę.",

    "TYT-196": "Ten tryb wybiera się przed grą, razem ze scenariuszem. Jest dla dwóch do czterech osób.",
    "TYT-197": "Pierwszego gracza wybiera los; od niego wszyscy kolejno wybierają Naród, dowolny z czterech.",
    "TYT-198 TYT-284":
      "Potem, od osoby wybierającej ostatnio do pierwszej, każdy zajmuje wolną pozycję początkową i stawia na niej Stolicę oraz przewidzianą Piechotę. Te Regiony są jego Regionami początkowymi.",
    "TYT-199": "Ta sama osoba stawia zaraz Tytana, Kawalerię i Artylerię w dowolnych z tych Regionów.",
    "TYT-200": "Kolejność Tur wynika z miejsc przy stole, a nie na mapie.",
    "TYT-201": "Reszta przygotowania przebiega jak zwykle.",

    "TYT-202": "W tym trybie Stolice się przejmuje, zamiast je niszczyć.",
    "TYT-203": "Kto wejdzie do niebronionej Stolicy, przejmuje ją, bez PZ.",
    "TYT-204":
      "Atakujący, który wygra Bitwę o Region ze Stolicą, dostaje 1 PZ zamiast 3, niezależnie od jej koloru, a Stolica zostaje.",
    "TYT-205": "Kto ma Oddziały przy Stolicy, ten ją trzyma i korzysta z niej w obronie, niezależnie od jej koloru.",
    "TYT-206":
      "Jeśli wszystkie twoje Oddziały opuszczą przejętą Stolicę, wraca ona wraz z Regionem do pierwotnego właściciela. Nie możesz zostawić tam znacznika.",
    "TYT-207":
      "Sprawdza się to na koniec Fazy B, bez względu na to, jak Oddziały odeszły; do tej pory Region jest jeszcze twój, a Oddział, który zdążył wrócić, go zatrzymuje. Po przegranej obronie Stolicę jak zwykle bierze zwycięzca.",
    "TYT-208": "Nie możesz opuścić przejętej Stolicy, jeśli nie masz innego Regionu albo wszystkie inne są atakowane.",
    "TYT-209": "Przejęta Stolica nigdy nie potrzebuje Znacznika Kontroli.",
    "TYT-337": "Powrót nie daje PZ i nie wymaga znacznika. Kto w Bitwie odbije własną Stolicę, też dostaje 1 PZ.",
    "TYT-210": "Na koniec gry każda Stolica, którą kontrolujesz, także własna, daje 2 PZ.",
    "TYT-211": "Dolicza się je po ostatnim liczeniu Regionów, a przed rozstrzyganiem remisów.",

    "TYT-212": "Gra trwa 4 Rundy.",
    "TYT-213": "Karty Narodu są tańsze o 1 w Rundzie 3 i o 2 w Rundzie 4.",
    "TYT-214": "Zakup między Rundami ma już zniżkę nadchodzącej.",

    "TYT-215":
      "Używa się innych kart Rozkazów: 12, 15 albo 16 zaawansowanych, tak samo oznaczonych dla liczby Narodów.",
    "TYT-216": "Zaczynasz z 1 Energią i możesz mieć najwyżej 10; nadmiar przepada.",
    "TYT-219":
      "Po twoich Akcjach wykorzystana karta daje Energię według swojego symbolu. Możesz ją wydać już w Bitwach tej samej Tury.",
    "TYT-220": "Powściągliwość: 1 Energia albo 4, jeśli pominięto co najmniej jedną Akcję karty, obojętnie ile.",
    "TYT-221":
      "Akcja, której nie dało się wykonać, liczy się jako pominięta. Ruch jest wykonany, gdy Oddział się przemieścił, a zakup, gdy kupiono kartę.",
    "TYT-222 TYT-224":
      "Lekki marsz: 6, 4, 2 albo 0 Energii za przemieszczenie kartą 1, 2, 3 albo 4 Oddziałów. Brak ruchu nic nie daje.",
    "TYT-223": "Za dwa Oddziały zawsze są 4; drukowany przykład, w którym są 2, zawiera błąd.",
    "TYT-225": "Symbole odkrytych kart widzą wszyscy; rewersy niczego nie zdradzają.",
    "TYT-217 TYT-285":
      "Przed swoją Fazą Rozkazów możesz zapłacić tyle Energii, ile kart jest w puli, i zamienić jedną z nich z nadchodzącą nad nią. Nową kartę możesz od razu wziąć.",
    "TYT-218": "Jedna zamiana na Turę i tylko tam, gdzie nad kartą leży druga.",
    "TYT-226":
      "Każdy Tytan ma jeszcze dwie Zdolności za Energię: jedną do ruchu, w Fazie A, drugą do Bitwy, w Fazie B. Zwykłe Zdolności pozostają.",
    "TYT-227":
      "Najpierw się płaci. Każda działa raz w Turze, także cudzej: nawet jeśli ktoś zaatakuje cię w niej dwa razy.",
    "TYT-228": "Pierwsza porusza Tytana i może zabrać z nim Oddziały; druga wymaga Tytana w Bitwie.",
    "TYT-229":
      "Ruch dzięki Zdolności jest dodatkowy: podlega wszystkim zasadom ruchu, ale nie jest Akcją karty i nie liczy się do jej Energii.",
    "TYT-339": "Tytan musi być na mapie i nie czekać na granicy. Przegrana Bitwa nie zwraca Energii.",
    "TYT-230": "Zdolności bitewnych używa się w swoim Etapie.",
    "TYT-231":
      "Gdy talii Rozkazów nie wystarcza na kolejną pulę nadchodzących, tasuje się odrzucone i kładzie po jednej nad każdą kartą puli, więc zamiany są nadal możliwe. To ostatnia pula: gdy zostanie jedna karta, odchodzi razem z nadchodzącymi i Runda się kończy.",
    "TYT-338":
      "Dzieje się to w zwykłej chwili, po odrzuceniu użytej i ostatniej karty: tasuje się 12 kart przy czterech Narodach, 10 przy trzech, 8 przy dwóch.",
    "TYT-232":
      "Dwa Narody: nad ostatnimi trzema kładzie się trzy nadchodzące, a nad czwartą jedną, gdy zostanie odkryta; samej ukrytej karty się nie tasuje. Po następnych Akcjach odrzuca się ostatnie dwie i wszystkie nadchodzące.",
    "TYT-233": "Jeśli kart nie starcza na wszystkie miejsca, dostają je te od lewej.",
    "TYT-234": "Na koniec Rundy tasuje się razem wszystkie karty Rozkazów, także nieużyte.",
    "TYT-235": "Wszystkie cztery tryby dla dwóch do czterech osób można łączyć.",

    "TYT-236":
      "Większość kart Narodu i Zdolności napisano dla tego wydania; jedna karta i dwie Zdolności Rzeczypospolitej pochodzą z przykładu w instrukcji.",
    "TYT-340":
      "Efekty dzieją się w podanej kolejności, każdy na tyle, na ile można. Karty można użyć, jeśli coś by zmieniła; „do” znaczy co najmniej 1. Użyta jest użyta, nawet gdy Kości nie pomogą.",
    "TYT-341": "Cele wybierasz w chwili użycia; przeciwnik nigdy, poza kartami, które sam odrzuca.",
    "TYT-237":
      "Najwyższy wynik to 2 na Kości Piechoty i Kawalerii, 3 na Artylerii, 4 na Tytana; najniższy to 0, a na Tytana 1.",
    "TYT-238":
      "Kolejny wyższy wynik to najmniejsza większa liczba na tej Kości; Kości z najwyższym wynikiem nie można wskazać.",
    "TYT-239": "Obrócone Kości można przerzucać i obracać dalej.",
    "TYT-240": "Podwójne policzenie Kości dodaje jej obecny wynik jako stałą premię.",
    "TYT-241": "Kości przeciwnika można zmieniać nawet po jego Etapie; nie ma na to odpowiedzi.",
    "TYT-242": "Karty płacone jako koszt po prostu się odrzuca: wymagania nie mają znaczenia i nie ma przerzutu.",
    "TYT-243":
      "Straty liczy się kolejno: tabela, zasada pojedynczego Oddziału (tylko według wielkości armii), karta zwycięzcy, karta przegranego; nigdy poniżej 0 ani powyżej liczby Oddziałów. PZ i karty wynikają z samej różnicy.",
    "TYT-244": "Jeśli obie strony mają kartę na tę samą chwilę, pierwszy działa zwycięzca.",
    "TYT-245": "Karty odrzucane lub kradzione losowo wybiera los; przy pustej ręce nic się nie dzieje.",
    "TYT-246":
      "Co działa po Bitwie, przychodzi po PZ, a przed Misjami. Taki ruch nie zaczyna Bitwy i szanuje ostatni Region.",
    "TYT-247": "Raz na Turę znaczy raz w każdej Turze, własnej lub cudzej; raz na Bitwę – raz w każdej Bitwie.",

    "TYT-248":
      "Walczysz z jedną automą w scenariuszu na dwa Narody albo z dwiema w scenariuszu na trzy. Liczba Narodów wszędzie zastępuje liczbę graczy; każda automa jest wrogiem wszystkich.",
    "TYT-249":
      "Pięć poziomów trudności, od Pazia do Króla Królów, dają automom więcej lub mniej kart Wsparcia na początek, dodatkowe Oddziały przy Stolicy, darmowe karty Narodu, PZ za Misje w każdej Rundzie i premię w Bitwach (Paź ma karę). Grając przeciw Paziowi lub Rekrutowi, zaczynasz z PZ.",
    "TYT-250":
      "Wybierasz Naród ze scenariusza, przygotowujesz się jak zwykle, zostawiasz 3 z 6 Misji i jesteś pierwszym graczem. Automy biorą pozostałe Narody i nie kupują pierwszej karty.",
    "TYT-251":
      "Automa ma talię Narodu, zakrytą rękę kart Wsparcia, odkrytą kartę solo i żadnych Misji. 12 kart solo tasuje się na nowo, gdy się skończą.",
    "TYT-252":
      "Z jej kart Narodu liczy się tylko symbol solo: miecz, +1 Siły w ataku; tarcza, +1 w obronie; sztandar, 1 PZ na koniec każdej Rundy. Każdy rodzaj liczy się raz.",
    "TYT-262": "Gdy atakujesz automę, jej odkryta karta solo mówi ci z góry, jaką premię dostanie.",
    "TYT-344":
      "Gdzie nie powiedziano inaczej, automy przestrzegają tych samych zasad co ty, a twoje karty na nie działają. Co nadal jest równe, rozstrzyga kolejność Regionów mapy.",
    "TYT-269":
      "Wygrywasz, mając więcej PZ niż każda automa. Remisy rozstrzyga się jak zwykle; całkowity remis to porażka.",
    "TYT-270":
      "Można dodać Przejęcie Stolicy i Rozszerzoną Rozgrywkę; Rozgrywki Zaawansowanej i Dowolnego Rozmieszczenia nie.",

    "TYT-253": "Jej Tura zaczyna się od nowej karty solo.",
    "TYT-254":
      "Karta szereguje Akcje: automa bierze Rozkaz z najwyższą Akcją, którą może wykonać; z równych ten z największą liczbą Akcji, potem pierwszy od lewej. Gdy nic nie może, bierze pierwszy od lewej.",
    "TYT-342":
      "Może wykonać ruch, jeśli znajdzie cel; rozmieszczenie, jeśli ma Oddział i miejsce; Twierdzę, jeśli jest figura i odpowiedni Region; zakup, jeśli ręka wystarczy na wierzchnią kartę.",
    "TYT-255":
      "Działa w tej kolejności: zakupy, Twierdza, rozmieszczenie, potem ruchy Tytana, armii, Kawalerii, Artylerii, Piechoty, dowolnego Oddziału. Niemożliwe pomija.",
    "TYT-343": "Każdą Akcję planuje dopiero, gdy na nią kolej, i nigdy nie rezygnuje z takiej, którą może wykonać.",
    "TYT-256":
      "Zakup: odkrywa wierzchnią kartę Narodu. Jeśli ręka wystarcza na cenę, odrzuca losowo tyle kart i ją zatrzymuje; jeśli nie, karta idzie pod talię.",
    "TYT-257":
      "Twierdza: tam, gdzie ma najwięcej Oddziałów, w swoim Regionie bez budowli, który graniczy z wrogim; nigdzie indziej.",
    "TYT-258":
      "Rozmieszczenie: jeśli może wybierać, najpierw Tytan, potem Artyleria, Kawaleria, Piechota. Miejsce to pierwsze z karty solo, które istnieje i ma miejsce, potem dowolny jej Region.",
    "TYT-259":
      "Ruch: karta solo szereguje cele. Automa bierze pierwszy rodzaj, do którego może dojść i który ośmieli się zaatakować, z nich najsłabiej broniony; gdy nie ma żadnego, idzie ku Regionowi Centralnemu.",
    "TYT-260":
      "Pojedynczy ruch wysyła przeciw wrogom najsilniejszy pasujący Oddział, a na wolną ziemię najsłabszy, raczej stamtąd, gdzie ktoś zostanie. Ruch armii zabiera do 4 Oddziałów przeciw wrogom, poza tym do 2, i zostawia jeden, gdzie blisko jest inny wróg. Nigdy nie rusza się tak, by oddać Region.",
    "TYT-261":
      "Atakuje, jeśli średni rzut jej armii z premiami i śmiałością jest co najmniej taki jak obrońców, którym Twierdza lub Stolica dodaje 1.",
    "TYT-263":
      "W swoim Etapie bierze premie, używa Zdolności Startowej na najlepszej Kości, wprowadza Oddział, dodaje Siły w największych zestawach, dodaje Kości, używa Tytana i za pozostałe karty wykonuje najwyżej dwa przerzuty słabych Kości. Karty do zapłaty wybiera los.",
    "TYT-264":
      "Przestaje zagrywać karty, gdy to wystarcza: działając druga, gdy wygrywa; działając pierwsza, gdy prowadzi o 3.",
    "TYT-266": "Zdolnością Tytana zmienia Kość, która najbardziej jej pomoże.",
    "TYT-345":
      "Nie używa kart o stratach ani po Bitwie. Karty Wsparcia, które zagrywa, płaci lub odrzuca, widzą wszyscy.",
    "TYT-265":
      "Najpierw traci Piechotę, potem Kawalerię, Artylerię, Tytana; wycofuje się tam, gdzie ma najwięcej Oddziałów, a Bitwy toczy w kolejności mapy.",
    "TYT-267":
      "Bierze odkrytą kartę Wsparcia, jaką lubi jej karta solo, a jeśli takiej nie ma, z talii. W Porządkach odrzuca losowo, a Tytana stawia tak, jak rozmieszcza.",
    "TYT-268":
      "Na koniec Rundy liczy swoje Regiony, PZ za Misje, 1 PZ za Region Centralny i sztandar. Potem dobiera 2 karty Wsparcia i za jedną rozmieszcza Oddział; jeśli nie może, próbuje kupić kartę. Po ostatniej Rundzie tylko liczy.",

    "TYT-271":
      "Swoje karty Wsparcia widzisz tylko ty; ile ich masz, widzą wszyscy. Co ktoś bierze z odkrytej puli, każdy widzi i może zapamiętać, ale plansza później tego nie pokazuje.",
    "TYT-272": "Kartę dobraną z talii widzi tylko ten, kto ją dobrał.",
    "TYT-273": "Odrzucone karty Wsparcia leżą odkryte; kolejności talii nie zna nikt.",
    "TYT-274":
      "Wierzch swojej talii Narodu, 3 karty, i to, co włożono na spód, znasz tylko ty; kupione karty są jawne.",
    "TYT-276": "Misje na ręce i w trakcie wyboru są tajne, zrealizowane jawne.",
    "TYT-277": "Sumy PZ, poza własną, są ukryte do końca. Stół może wybrać jawne wyniki, bo każdy zysk i tak widać.",
    "TYT-278": "Talia Rozkazów i czwarta karta zasady 3+1 są zakryte; pula i nadchodzące są odkryte.",
    "TYT-279": "Kości, Oddziały, znaczniki, Twierdze, Stolice i Energię widzą wszyscy.",
    "TYT-280": "Ręka i talie automy są zakryte, jej karta solo odkryta.",
    "TYT-311": "Wszystkie 24 Misje i wszystkie 10 kart każdego Narodu pozostają w grze; tylko zmieniają miejsca.",
    "TYT-319":
      "Wszystkie losowania wynikają z jednej liczby początkowej, więc te same decyzje zawsze dają tę samą grę.",
  },
};
