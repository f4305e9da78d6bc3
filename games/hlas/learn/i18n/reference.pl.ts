// Zasady Heroes of Land, Air & Sea po polsku, naszymi słowami.
import type { ReferenceWords } from "../content/chapters.ts";

export const reference: ReferenceWords = {
  chapters: {
    aim: "O co chodzi",
    pieces: "Frakcje i elementy",
    map: "Mapa",
    setup: "Przygotowanie",
    counts: "Od jednej do czterech osób",
    round: "Rundy i tury",
    recruit: "Rekrutacja",
    build: "Budowa",
    towers: "Wieże",
    research: "Odkrywanie i zapisywanie czarów",
    tax: "Podatki",
    repeats: "Powtarzanie akcji stolicy",
    muster: "Mobilizacja",
    march: "Marsz",
    explore: "Eksploracja",
    boarding: "Na pokładzie statku",
    sail: "Żegluga",
    fly: "Lot",
    spells: "Rzucanie czarów",
    reactions: "Reakcje",
    battle: "Bitwy: początek i siła",
    tactics: "Bitwy: karty taktyk",
    sacrifice: "Bitwy: poświęcanie jednostek",
    outcome: "Bitwy: rozstrzygnięcie",
    capitals: "Bitwy: wieże i stolice",
    harvest: "Zbiory",
    roundEnd: "Koniec rundy",
    end: "Koniec gry i punktacja",
    effects: "Zdolności i karty w szczegółach",
    solo: "Gra w pojedynkę",
    enemyActions: "Karty wroga solo",
    enemyBattles: "Bitwy z wrogiem solo",
    enemyMoves: "Jak porusza się wróg solo",
    teams: "Gra drużynowa",
    hidden: "Co jest tajne",
  },
  rules: {
    "HLAS-047": "Każdy prowadzi jedną frakcję. Wygrywa ten, kto na końcu ma najwięcej punktów zwycięstwa (PZ).",
    "HLAS-001":
      "Grać może od jednej do czterech osób: dwie, trzy lub cztery przeciw sobie, cztery także w dwóch drużynach, a jedna przeciw wrogowi prowadzonemu przez karty. Gier na pięć i sześć osób tu nie ma, bo wymagają rozszerzenia.",
    "HLAS-048":
      "Długości gry pilnują cztery EKS-cele: EKSploracja, EKSpansja, EKSploatacja i EKSterminacja. Pierwszy, który ktokolwiek spełni, sprowadza koniec; nie rozstrzyga jednak, kto wygra.",
    "HLAS-049": "EKSploracja: żaden żeton eksploracji lądu nie leży już zakryty. Żetony morza się nie liczą.",
    "HLAS-050": "EKSpansja: jedna osoba ma w grze wszystkich 5 wojowników i wszystkich 12 chłopów.",
    "HLAS-051": "EKSploatacja: jedna osoba ma na mapie komplet 3 wież.",
    "HLAS-052": "EKSterminacja: ktoś zniszczył cudzą stolicę.",

    "HLAS-002": "Frakcja ma 20 figurek: 12 chłopów, 5 wojowników i 3 bohaterów.",
    "HLAS-003":
      "Frakcja ma też 8 konstrukcji: 3 części stolicy układane jedna na drugiej, poziom po poziomie, 3 wieże, statek morski i statek powietrzny.",
    "HLAS-004":
      "Każda frakcja ma znacznik punktacji, 2 znaczniki akcji, 3 karty bohaterów i planszę stolicy, której druga strona służy wrogowi solo.",
    "HLAS-005":
      "Wspólne są: mapa, 28 kart taktyk (każdy ma swoich 7), 8 kart wroga solo, 60 kart czarów, 70 żetonów eksploracji lądu i 24 morza, 15 znaczników zasobów (po 5 rudy, many i żywności) oraz znacznik pierwszego gracza.",
    "HLAS-006":
      "Jednostki to bohaterowie, wojownicy, chłopi i oba rodzaje statków. Bohaterów, wojowników i chłopów nazywamy jednostkami lądowymi.",
    "HLAS-007": "Budowle to wieże i stolica. Żadna budowla nie jest jednostką.",
    "HLAS-008":
      "Twoja pula to wszystko, czego nie masz w grze. Trafia do niej to, co zostało zniszczone, i można to znów zrekrutować albo zbudować.",
    "HLAS-009": "W grze jest to, co stoi na mapie, na dziedzińcu, na pasku akcji lub na polu robotnika budynku.",
    "HLAS-010": "Armia to od 1 do 5 jednostek tej samej frakcji w jednym regionie.",
    "HLAS-393 HLAS-407":
      "Granicą są figurki: chłopi, wojownicy, bohaterowie, statki i wieże w puli i w grze zawsze dają razem tyle, ile frakcja ma od początku. Gdy któregoś rodzaju zabraknie w puli, nie da się go zrekrutować ani umieścić.",
    "HLAS-392 HLAS-410": "Każdego zasobu możesz mieć od 0 do 10.",

    "HLAS-011":
      "Są 4 kontynenty, każdy z 10 połączonych regionów lądowych, a wokół nich i pomiędzy nimi 13 regionów morskich.",
    "HLAS-012": "Każdy kontynent ma jeden region stolicy.",
    "HLAS-023": "Dziedziniec też jest tym regionem: kto stoi w jednym z nich, stoi w obu.",
    "HLAS-013": "Brzeg to region lądowy, przy którym leży region morski; statki morskie mogą tam cumować.",
    "HLAS-014":
      "Szlak to kropkowana linia. Łączy regiony lądowe różnych kontynentów, a regiony morskie od siebie oddziela.",
    "HLAS-015":
      "Gdzie szlak wychodzi poza mapę, litera lub cyfra siatki pokazuje, w którym miejscu przeciwnego skraju wraca.",
    "HLAS-017": "W regionie frakcja może mieć najwyżej 5 jednostek.",
    "HLAS-018": "Wyjątkiem jest region twojej stojącej stolicy: twoich jednostek może tam być dowolnie wiele.",
    "HLAS-019": "Do limitu 5 liczy się każdy statek i każda jednostka na pokładzie.",
    "HLAS-020":
      "Limit 5 sprawdza się tam, gdzie kończy się ruch, odwrót, umieszczenie albo czar; figurki, dla której brak miejsca, nie można tam postawić. W przejściu pełniejsze regiony nie przeszkadzają.",
    "HLAS-021": "Kto atakuje stolicę, może przyprowadzić najwyżej 5 jednostek; limitu nie ma tylko jej właściciel.",
    "HLAS-022":
      "Region stolicy, w którym nikt nie zaczyna, to zwykły region lądowy bez zasobu: dostaje żeton lądu, obowiązuje w nim limit 5 jednostek i wolno w nim budować wieże.",
    "HLAS-016":
      "Obok mapy są dwa tory: tor punktów pokazuje PZ, a tor podatków po jednym zasobie przy wartościach 4, 3 i 2.",

    "HLAS-427":
      "Przygotowanie idzie po kolei: pierwszy gracz, frakcje, tor podatków i czary, stolice, kontynent poza grą, żetony eksploracji.",
    "HLAS-033": "Pierwszego gracza wskazuje los.",
    "HLAS-025":
      "Każdy wybiera inną frakcję, po kolei od pierwszego gracza, zgodnie z ruchem wskazówek zegara, i bierze wszystko, co do niej należy.",
    "HLAS-026": "Zaczynasz z 2 chłopami i 1 wojownikiem na dziedzińcu; reszta jednostek i oba statki czekają w puli.",
    "HLAS-027": "Oba znaczniki akcji leżą na dziedzińcu.",
    "HLAS-028": "Masz 2 rudy, 2 many i 2 żywności.",
    "HLAS-029": "Masz wszystkie 7 kart taktyk.",
    "HLAS-030": "Każdy ma 0 PZ.",
    "HLAS-031":
      "60 kart czarów tasuje się w zakrytą talię; odrzucone też leżą zakryte. Każdy dostaje 1 kartę do biblioteki czarów, bo tak nazywa się ręka z czarami.",
    "HLAS-032": "Rudę, manę i żywność losowo kładzie się na polach 4, 3 i 2 toru podatków.",
    "HLAS-034":
      "Stolice umieszcza się przeciwnie do ruchu wskazówek zegara, począwszy od osoby po prawej pierwszego gracza; pierwszy gracz robi to na końcu.",
    "HLAS-035 HLAS-037":
      "Kto umieszcza stolicę najwcześniej, może wziąć dowolny kontynent. Każdy następny bierze wolny, który sąsiaduje z kontynentem z już postawioną cudzą stolicą.",
    "HLAS-036":
      "Kontynenty sąsiadują, gdy łączy je jakiś szlak, przez skraj mapy albo nie. Te położone po skosie nie sąsiadują.",
    "HLAS-038": "W regionie stolicy staje część poziomu 1; każdy zaczyna więc na własnym kontynencie.",
    "HLAS-042": "Trzy i cztery osoby grają na wszystkich 4 kontynentach.",
    "HLAS-043": "Jedna lub dwie osoby grają na 3 kontynentach; czwarty jest poza grą i nie dostaje żetonów lądu.",
    "HLAS-045":
      "Spośród kontynentów bez stolicy ten poza grą wskazuje przy dwóch osobach pierwszy gracz, gdy stolice już stoją. W pojedynkę wskazujesz go ty.",
    "HLAS-046":
      "Na kontynent poza grą nie da się wejść, zacumować przy nim, nad nim lecieć, obrać go za cel ani nic na nim umieścić, a prowadzące tam odnogi szlaków są zamknięte.",
    "HLAS-039": "Każdy region lądowy dostaje 1 zakryty żeton lądu, bagno 2, a region ze stolicą żadnego.",
    "HLAS-040": "Każdy region morski dostaje 1 zakryty żeton morza, a środkowy, ten z krakenem, 2.",
    "HLAS-044": "Żetony morza leżą we wszystkich regionach morskich bez względu na liczbę osób.",
    "HLAS-041": "Pozostałe żetony wracają do pudełka i nikt ich nie ogląda.",

    "HLAS-389": "Jedna osoba: zasady solo, 3 kontynenty, a upadek stolicy od razu kończy grę.",
    "HLAS-390":
      "Dwie osoby: 3 kontynenty, do 2 twoich wież na jednym kontynencie, a upadek stolicy od razu kończy grę.",
    "HLAS-391":
      "Trzy lub cztery osoby: 4 kontynenty, po 1 twojej wieży na każdym, a po upadku stolicy dogrywa się rundę i rozgrywa jeszcze jedną.",

    "HLAS-060": "Runda ma trzy fazy: akcje, zbiory i koniec rundy.",
    "HLAS-061":
      "W fazie akcji każdy ma jedną turę, po kolei od pierwszego gracza, zgodnie z ruchem wskazówek zegara, a potem każdy ma drugą.",
    "HLAS-419": "Każdy działa więc w rundzie dokładnie 2 znacznikami akcji, a wróg solo dokładnie 3 kartami.",
    "HLAS-062": "W swojej turze kładziesz znacznik akcji na wolnym polu swojego paska akcji i wykonujesz tę akcję.",
    "HLAS-063":
      "Pasek akcji ma 9 pól: akcje stolicy, czyli rekrutacja, budowa, odkrycie/zapisanie i podatki, oraz akcje dowodzenia, czyli marsz (dwa pola), żegluga, lot i rzucenie czaru.",
    "HLAS-064":
      "Pole ze znacznikiem lub chłopem jest zamknięte do końca rundy, chyba że otworzy je zdolność albo czar.",
    "HLAS-065":
      "Możesz też wybrać akcję, której nie możesz albo nie chcesz wykonać. To pas: pole jest zajęte, a inni i tak mogą powtórzyć akcję stolicy.",
    "HLAS-429":
      "Niektóre rzeczy nie kosztują akcji: wchodzenie na statki i schodzenie z nich oraz zdolności, które tak mówią. Zdolności takich wolno użyć przed położeniem znacznika i po ostatniej akcji z jej powtórzeniami, lecz nie między akcją dowodzenia a zmobilizowaną.",
    "HLAS-430":
      "Tura trwa, aż ją zakończysz albo nie masz już nic do wyboru. Następna zaczyna się, gdy skończą się wszystkie powtórzenia, bitwy, eksploracje i reakcje.",
    "HLAS-066": "Wyeliminowanego gracza się pomija.",

    "HLAS-067": "Zapłać za jedną jednostkę i postaw ją na dziedzińcu.",
    "HLAS-069": "Chłop kosztuje 1 żywność, wojownik 2.",
    "HLAS-068": "Tylko chłopi przychodzą parami: 2 w jednej akcji za 3 żywności.",
    "HLAS-070": "Zrekrutujesz tylko to, co masz w puli; dla pary muszą tam więc być obaj chłopi.",
    "HLAS-071": "Bohater i statek wymagają najpierw swojego budynku.",
    "HLAS-072":
      "Bohater z pola I kosztuje 3 żywności i 2 rudy, z pola II 3 żywności i 2 many, z pola III 5 żywności; statek morski 2 żywności i 2 rudy, a powietrzny 2 żywności i 2 many.",
    "HLAS-073":
      "Bohater przychodzi ze zdolnością I; na 2 poziomie stolicy dochodzi II, a na 3 poziomie III. Działają wszystkie razem.",
    "HLAS-074":
      "Nowy statek morski cumuje przy brzegu regionu twojej stolicy, jest więc na lądzie, nie na morzu. Nowy statek powietrzny też staje w tym regionie.",
    "HLAS-075":
      "Jeśli przy regionie leży kilka mórz, strona cumowania nic nie zmienia: statek może wypłynąć na każde z nich.",
    "HLAS-076":
      "Na koniec gry każdy wojownik w grze daje 1 PZ, a każdy bohater i każdy statek 2 PZ; chłopi nie dają nic.",

    "HLAS-082": "Akcja budowy daje jedną z czterech rzeczy: statek, budynek, następny poziom stolicy albo wieżę.",
    "HLAS-083":
      "Statek buduje się dokładnie tak, jak się go rekrutuje: za tę samą cenę, przy tym samym budynku i w to samo miejsce.",
    "HLAS-084": "Za budynek zapłać 3 rudy i przenieś chłopa z dziedzińca na jego pole robotnika.",
    "HLAS-085":
      "Budynek od razu daje pierwszą zdolność, za każdy poziom stolicy powyżej 1 kolejną, a do tego dostęp do swojego bohatera lub statku.",
    "HLAS-086":
      "Chłop, który postawił budynek, zostaje w nim na zawsze. Nie zrobi nic innego, a zniszczyć go ani poświęcić nie można.",
    "HLAS-088": "Gdy bronisz regionu swojej stolicy, każdy chłop z budynku dodaje 1 siły.",
    "HLAS-089 HLAS-418":
      "Każdy z 5 budynków można zbudować raz i nie traci się go, dopóki jest się w grze; chłopów w budynkach jest więc zawsze tylu, ile budynków.",
    "HLAS-087": "Na koniec gry każdy budynek daje 1 PZ.",
    "HLAS-090":
      "Za następny poziom stolicy zapłać jego cenę i dołóż kolejną część: jeden poziom na akcję, z 1 na 2 i z 2 na 3.",
    "HLAS-091": "Poziom 2 kosztuje po 4 każdego zasobu, poziom 3 po 6.",
    "HLAS-092":
      "Na kolejnych poziomach stolica ma 6, 7, 8 siły i jest warta 0, 3, 6 PZ. Możesz mieć 1, 2, 3 wieże, tyle samo kart w bibliotece i tyle samo zapisanych czarów, a bohaterowie i budynki dostają następne zdolności.",

    "HLAS-093":
      "Wieżę budujesz w regionie lądowym, w którym stoi twój chłop; płacisz 1 rudę za każdy region lądowy odległości od stolicy.",
    "HLAS-094":
      "Odległość to liczba regionów lądowych, do których na najkrótszej drodze musiałaby wejść twoja maszerująca jednostka: ostatni się liczy, region stolicy nie. Szlaki, także przez skraj mapy, łączą regiony tak jak granice.",
    "HLAS-095":
      "Wrogowie i pustynie nic nie zmieniają, twoje inne wieże też nie; odnogami na kontynent poza grą iść nie można.",
    "HLAS-096":
      "Chłop do budowy wieży musi tam być na lądzie: na pokładzie statku zacumowanego lub stojącego na lądzie jest, na morzu nie.",
    "HLAS-101": "Chłop, który zbudował wieżę, pozostaje zwykłą jednostką i może odejść.",
    "HLAS-097":
      "Gdy wieża stanie, odkrywa się wszystkie zakryte żetony w sąsiednich regionach lądowych tego kontynentu, ale nic się jeszcze nie dzieje.",
    "HLAS-098 HLAS-099":
      "Żeton odkryty przez wieżę zostaje rozpatrzony, gdy jakaś jednostka skończy tam ruch, jak każdy inny; samo przejście nic nie robi.",
    "HLAS-100": "Jednostki, które już stoją tam, gdzie wieża odkryła żeton, go nie uruchamiają.",
    "HLAS-102": "Możesz mieć tyle wież, ile wynosi poziom stolicy.",
    "HLAS-103": "Na każdym kontynencie może stać tylko 1 twoja wieża, a przy dwóch osobach 2.",
    "HLAS-412":
      "Te trzy granice dla wież (według poziomu, według kontynentu, żadnej w regionie ze stolicą) obowiązują w każdej chwili.",
    "HLAS-104":
      "Wieże różnych frakcji mogą stać na jednym kontynencie. W jednym regionie wrogie wieże nie staną nigdy: kto wchodzi, musi walczyć.",
    "HLAS-434": "W żadnym regionie nie stoją dwie wieże, nawet jednej osoby ani sojuszników.",
    "HLAS-105": "Tam, gdzie stoi stolica, wieży zbudować nie można.",
    "HLAS-106": "Wieża ma 3 siły bazowej i się nie porusza.",
    "HLAS-107":
      "Na koniec gry wieża daje 1 PZ za każdy region lądowy odległości, mierzonej wtedy tak samo jak przy jej cenie.",
    "HLAS-108":
      "Zniszczona wieża wraca do puli i robi miejsce na nową. Limity nigdy nie maleją, bo poziomów się nie traci.",

    "HLAS-109": "Albo odkrywasz, albo zapisujesz.",
    "HLAS-110":
      "Odkrycie: dobierz 3 karty czarów, a potem odrzucaj nowe albo stare, aż zostanie tyle, na ile pozwala poziom stolicy. Jeśli nie masz ich więcej, zachowujesz wszystkie.",
    "HLAS-111": "Nikt nie widzi, co dobierasz, co zachowujesz i co odrzucasz.",
    "HLAS-112":
      "Zapisanie: połóż inkantowany czar z biblioteki odkryty na wolnym polu obok swojej planszy. Zostaje tam do końca gry.",
    "HLAS-113": "Czarów bojowych i reakcyjnych nie można zapisać.",
    "HLAS-114": "Zapisanych czarów możesz mieć tyle, ile wynosi poziom stolicy.",
    "HLAS-118": "Zapisane czary nie wliczają się do limitu biblioteki.",
    "HLAS-411":
      "Poza chwilą, w której gra czeka na odrzucenie, żadna biblioteka nie przekracza limitu, a zapisane czary nie przekraczają go nigdy.",
    "HLAS-115": "Zapisanego czaru nie możesz się pozbyć; usuwa go tylko Anulowanie czaru rzucone przez przeciwnika.",
    "HLAS-117":
      "Świeżo zapisany czar jest gotowy: użyje go już następna akcja rzucenia czaru, nawet w tej samej rundzie.",
    "HLAS-116": "Na koniec gry każdy zapisany czar daje 1 PZ.",
    "HLAS-119 HLAS-394": "Gdy talia się skończy, tasuje się odrzucone czary i stają się one nową.",
    "HLAS-120": "Jeśli talia czarów i stos odrzuconych są puste, nie dobierasz nic.",

    "HLAS-121": "Wybierz zasób i zyskaj go tyle, ile mówi jego pole na torze podatków: 4, 3 albo 2.",
    "HLAS-122": "Po akcji i wszystkich jej powtórzeniach znaczniki wędrują: z 2 na 3, z 3 na 4, z 4 na 2.",
    "HLAS-417": "Trzy znaczniki podatków leżą zawsze na 4, 3 i 2, po jednym.",
    "HLAS-123": "To, co podniosłoby zasób powyżej 10, przepada.",

    "HLAS-124": "Po czyjejś akcji stolicy każdy inny może ją powtórzyć.",
    "HLAS-125":
      "Żeby powtórzyć akcję, potrzebujesz wolnego takiego samego pola na własnym pasku i chłopa na dziedzińcu. Na pole idzie chłop, nie znacznik, i wykonujesz akcję jak zawsze.",
    "HLAS-128":
      "Powtarzając akcję, wybierasz w niej po swojemu: inną jednostkę, inny budynek, inny zasób, zapisanie zamiast odkrycia.",
    "HLAS-126": "Akcji dowodzenia nie można powtarzać.",
    "HLAS-127":
      "Powtórzenia nie da się powtórzyć; a że zajmuje ono twoje pole, każdą akcję powtórzysz najwyżej raz w rundzie.",
    "HLAS-133":
      "Kto powtarza budowę, by wznieść budynek, potrzebuje 2 chłopów na dziedzińcu: jednego na pole akcji, drugiego do budynku.",
    "HLAS-134":
      "Gra pyta cię o powtórzenie tylko wtedy, gdy masz pole i chłopa, a coś może z niego wyniknąć. Odkrycie i podatki są możliwe zawsze.",
    "HLAS-132": "Powtórzenia następują po akcji, jedna osoba po drugiej, zgodnie z ruchem wskazówek zegara.",
    "HLAS-435":
      "Dokładnie: aktywny gracz kończy akcję i zdolności, które po niej następują; potem każdy z pozostałych decyduje, kładzie chłopa i kończy powtórzenie ze zdolnościami, wiedząc już, co zrobili poprzedni; na koniec, jeśli to podatki, wędrują znaczniki.",
    "HLAS-129":
      "Chłopi na pasku akcji nie zrobią w tej rundzie nic innego. Nie sięgnie ich żaden czar ani zdolność i nie można ich poświęcić.",
    "HLAS-130":
      "Chłopi z paska akcji swoją siłą i tak wspierają obronę stolicy, a efekty bitew, które pytają o chłopów, ich liczą. Tak samo jest z chłopami w budynkach.",
    "HLAS-131": "Chłopi zostają na pasku akcji do końca rundy i przez ten czas zamykają swoje pola.",
    "HLAS-416":
      "Na polu mieści się jeden znacznik albo jeden chłop; znaczników na pasku i na dziedzińcu jest razem 2, a po końcu rundy pasek jest pusty.",

    "HLAS-135":
      "Po zakończeniu akcji dowodzenia wziętej znacznikiem możesz zmobilizować jeszcze jedną: połóż chłopa z dziedzińca na innym wolnym polu dowodzenia i od razu ją wykonaj.",
    "HLAS-136": "Zmobilizować można tylko akcję dowodzenia i tylko po akcji dowodzenia.",
    "HLAS-137": "W turze mobilizujesz najwyżej jedną akcję; druga jest ostatnią.",
    "HLAS-138": "W jednej turze wolno użyć obu pól marszu, tą samą armią lub dwiema.",
    "HLAS-139": "Mobilizować może też chłop, który wrócił na dziedziniec dopiero podczas pierwszej akcji.",
    "HLAS-436":
      "Do mobilizacji dostajesz tylko pola, których akcja jest możliwa: gdy jakaś jednostka może maszerować albo statek w grze może ruszyć. Rzucenie czaru pojawia się, ilekroć masz czar w bibliotece albo gotowy zapisany; jeśli żadnego nie da się rzucić, jest to pas, żeby samo pytanie niczego nie zdradzało.",

    "HLAS-140":
      "Marsz prowadzi od 1 do 5 twoich chłopów, wojowników i bohaterów razem z jednego regionu lądowego do innego.",
    "HLAS-142": "Szybkość: chłop 2, wojownik 3, bohaterowie z pól I, II i III odpowiednio 1, 2 i 4.",
    "HLAS-141": "Armia wejdzie najwyżej do tylu regionów, ile szybkości ma jej najwolniejsza jednostka.",
    "HLAS-143":
      "Tam, gdzie marsz się kończy, może być najwyżej 5 twoich jednostek; przez pełniejsze regiony armia może przejść.",
    "HLAS-144": "Na starcie możesz część jednostek zostawić. Statki nigdy nie maszerują.",
    "HLAS-145": "Do maszerującej armii nikt po drodze nie dołącza i nikt nie zostaje.",
    "HLAS-146":
      "Armia musi wejść przynajmniej do jednego regionu i nie może skończyć tam, skąd wyszła, nawet okrężną drogą.",
    "HLAS-147":
      "W regionie z wrogą jednostką, statkiem, wieżą lub stolicą maszerująca armia musi stanąć; marsz się kończy i zaczyna się bitwa.",
    "HLAS-148": "Dla ciebie, i tylko dla ciebie, każda twoja wieża sąsiaduje z twoją stolicą.",
    "HLAS-149": "Wieże ze sobą nie sąsiadują, lecz z szybkością 2 armia dojdzie od jednej przez stolicę do drugiej.",
    "HLAS-150": "Regiony lądowe na dwóch końcach szlaku sąsiadują ze sobą.",
    "HLAS-151":
      "Szlaki z tym samym oznaczeniem na przeciwnych skrajach to jeden szlak. Gdzie się rozwidla, wybierasz odnogę.",
    "HLAS-152": "Bez statku jednostki lądowe przekraczają wodę tylko szlakami.",
    "HLAS-153": "Statek na morzu nie blokuje szlaku.",
    "HLAS-154": "Armia, która wejdzie na pustynię, musi tam stanąć; odejdzie dopiero kolejnym marszem.",
    "HLAS-155": "Marsz zaczęty na pustyni ma pełną szybkość, chyba że następny region też jest pustynią.",

    "HLAS-156":
      "Gdy marsz kończy się w regionie lądowym z żetonem, którego jeszcze nie rozpatrzono, żeton się odkrywa i natychmiast rozpatruje.",
    "HLAS-158": "Żetony regionów, które armia tylko mija, zostają, jak były.",
    "HLAS-157": "Na bagnie rozpatruje się oba żetony po kolei; drugi odkrywa się po rozpatrzeniu pierwszego.",
    "HLAS-160": "Jeśli po pierwszym żetonie na bagnie nikogo tam nie ma, drugi zostaje zakryty.",
    "HLAS-159": "Bitwa poprzedza eksplorację, a eksploruje tylko atakujący, który po niej wciąż tam jest.",
    "HLAS-161":
      "Odwrót, umieszczenie oraz wejście na pokład i zejście z niego niczego nie eksplorują. Ruch z czaru lub żetonu eksploruje tylko wtedy, gdy mówi to tekst.",
    "HLAS-162":
      "Większość żetonów po zadziałaniu opuszcza grę. Trwałe zostają odkryte w regionie i służą temu, kto go kontroluje.",
    "HLAS-437":
      "Żeton, który działa na odległość (Tropiciel szlaków, Poszukiwaczka III), to pierwszy z pozostałych w swoim regionie. To, co umieszcza, i to, co trwałe, trafia tam; straty, przesunięcia i marsze dotyczą armii, która eksploruje: tej z regionu Poszukiwaczki albo sąsiedniej, którą wskaże rzucający Tropiciela.",

    "HLAS-077": "Statek zabiera do 2 jednostek, ale nigdy innego statku.",
    "HLAS-415":
      "Ze zdolnością statek zabierze 3 jednostki. Jednostka lądowa w regionie morskim zawsze jest na pokładzie.",
    "HLAS-078":
      "Jednostki swobodnie przechodzą między statkiem a regionem lądowym, w którym on stoi albo cumuje; w regionie twojej stolicy dotyczy to i dziedzińca.",
    "HLAS-079":
      "Na statki wchodzisz i z nich schodzisz we własnej turze: przed jej akcjami, po nich albo między akcją dowodzenia a mobilizacją, nigdy w bitwie ani w środku ruchu. Gdy wybierzesz żeglugę albo lot, na statek można jeszcze wejść i z niego zejść, póki nie ruszy. Statek w drodze nikogo nie zabiera i nikogo nie wysadza; kto wszedł na pokład przed podróżą, może po niej zejść.",
    "HLAS-080": "Zejście na ląd niczego nie eksploruje: zrobił to już statek, kończąc ruch.",
    "HLAS-081": "Chłopi z paska akcji i z budynków nie mogą wejść na pokład.",
    "HLAS-431":
      "Chłopi na statku w regionie twojej stolicy przy powtórzeniu, mobilizacji i budynkach liczą się jak chłopi z dziedzińca; schodzą do tego na ląd.",
    "HLAS-432": "Jednostki ze statku w regionie lądowym można od razu wziąć do marszu, do Posiłków i do budowy wieży.",
    "HLAS-433":
      "Gdy statek ginie w regionie lądowym, jednostki z pokładu zostają tam jako zwykłe; te z przegranej armii się wycofują.",

    "HLAS-163": "Żegluga przesuwa twój statek morski o tyle, ile ma szybkości, czyli do 3, przez morza i brzegi.",
    "HLAS-164":
      "W żegludze po 1 kosztują: wyjście z brzegu na morze obok, przejście przez szlak do następnego regionu morskiego i zacumowanie przy brzegu tego morza.",
    "HLAS-165": "Od brzegu do brzegu statek morski musi przejść przez region morski.",
    "HLAS-166":
      "Przejście statku morskiego na przeciwny skraj mapy też kosztuje 1: prosto na drugą stronę, gdy oba regiony morskie stykają się ze szlakiem o tym samym oznaczeniu, nigdy po skosie.",
    "HLAS-167": "Zacumowany statek jest w regionie lądowym, nie w morskim.",
    "HLAS-421":
      "Statek morski zawsze albo cumuje w regionie lądowym, albo jest w morskim. Statku powietrznego w fazie zbiorów nad morzem nie ma, chyba że pozwala na to zdolność.",
    "HLAS-168":
      "Na zacumowany statek morski jednostki lądowe wchodzą i schodzą z niego swobodnie, lecz sam z armią nigdy nie maszeruje.",
    "HLAS-169": "Statek morski może płynąć pusty.",
    "HLAS-171": "Na środkowym regionie morskim statek morski musi się zatrzymać.",
    "HLAS-170":
      "Jeśli na morzu, na którym żegluga się kończy, leży zakryty żeton, odkrywa się go i działa; na środkowym oba, jeden po drugim. Przepłynięcie niczego nie odkrywa.",
    "HLAS-173": "Statek morski, który cumuje w regionie lądowym z żetonem, eksploruje ten region.",
    "HLAS-172":
      "Gdy statek morski trafi na morzu albo przy brzegu na wrogą jednostkę lub budowlę, musi stanąć i walczyć.",
    "HLAS-174":
      "Statek morski cumuje swobodnie tam, gdzie są twoje jednostki albo nie ma nikogo. Przy wrogim brzegu zacumowanie jest atakiem na ten region lądowy statkiem i wszystkimi z pokładu.",
    "HLAS-439": "Statek morski, który wygra bitwę i wciąż tam jest, eksploruje jak armia.",
    "HLAS-175":
      "Gdy żeton każe statkowi morskiemu stracić jednostkę, wybierasz którąś z pokładu albo inną swoją lądową z regionu; dopiero gdy takiej nie ma, tracisz statek.",

    "HLAS-176":
      "Lot przesuwa twój statek powietrzny o tyle, ile ma szybkości, czyli do 2, z regionu do regionu jak w marszu, także między twoimi wieżami a stolicą.",
    "HLAS-177": "Statek powietrzny nie może korzystać ze szlaków.",
    "HLAS-178":
      "Statek powietrzny może lecieć nad morzem: każdy krok między brzegiem a morzem albo między regionami morskimi kosztuje 1, a wlot nad środkowe morze 2.",
    "HLAS-179": "Statek powietrzny może przekroczyć skraj mapy z morza na morze tak jak morski.",
    "HLAS-190": "Na pustyniach statek powietrzny nie musi się zatrzymywać.",
    "HLAS-188": "Gdzie są wrogie jednostki lub budowle, statek powietrzny musi stanąć i walczyć.",
    "HLAS-189":
      "Nad wodą statek powietrzny staje tylko dla statków w tym właśnie regionie morskim; zacumowany spotkasz w jego regionie lądowym.",
    "HLAS-180": "Statek powietrzny, który na koniec fazy akcji jest nad morzem, ginie ze wszystkimi na pokładzie.",
    "HLAS-441":
      "Wolno celowo zakończyć lot nad morzem; do końca fazy można tam statek powietrzny atakować, a efekty mogą go jeszcze stamtąd zabrać.",
    "HLAS-181":
      "Statek powietrzny może wlecieć nad morze, żeby walczyć ze statkiem morskim; kończy to jego zwykły ruch.",
    "HLAS-182":
      "Statek powietrzny, który nadleciał, żeby walczyć, i przetrwał bitwę nad morzem, ma 1 dodatkowy krok do regionu lądowego własnego albo niczyjego; gdy takiego nie ma, ginie.",
    "HLAS-183":
      "Statek powietrzny zwycięskiego atakującego robi ten dodatkowy krok zaraz po bitwie. Statek zwycięskiego obrońcy zostaje na miejscu i ginie tylko wtedy, gdy na koniec fazy akcji nadal jest nad morzem. Ocalały przegrany wycofuje się po prostu jak zwykle.",
    "HLAS-440":
      "Dodatkowy krok prowadzi na sąsiedni brzeg z figurami twoimi lub sojusznika albo pusty, gdzie jest miejsce, a kontynent jest w grze. Kończy lot i eksploruje. Jeśli takiego brzegu nie ma, statek powietrzny i wszyscy na pokładzie przepadają, chyba że masz Halę silników I.",
    "HLAS-184": "Ilekroć statek powietrzny ginie nad morzem, jednostki z pokładu giną razem z nim.",
    "HLAS-185":
      "Nad żetonami statek powietrzny może przelatywać; jeśli lot kończy się w regionie lądowym z żetonem, eksploruje.",
    "HLAS-187": "Statek powietrzny nigdy nie eksploruje regionów morskich.",
    "HLAS-186":
      "Gdy żeton każe statkowi powietrznemu stracić jednostkę, wybierasz którąś z pokładu albo inną swoją lądową z regionu; jeśli nikogo tam nie ma, tracisz sam statek.",
    "HLAS-191": "Statek powietrzny nie może maszerować, a lecieć może pusty.",

    "HLAS-192":
      "Rzucenie czaru: weź inkantowany czar z biblioteki albo gotowy zapisany, zapłać jego manę, wykonaj efekt i od razu zyskaj jego PZ.",
    "HLAS-194":
      "Tą akcją rzuca się tylko czary inkantowane. Bojowe należą do bitew, a reakcyjne są odpowiedzią na czar przeciwnika, nigdy sojusznika.",
    "HLAS-193": "Czar rzucony z biblioteki potem się odrzuca.",
    "HLAS-197": "Rzucony zapisany czar zostaje i obraca się do góry nogami: jest wyczerpany.",
    "HLAS-198":
      "Z każdym końcem rundy zapisany czar obraca się o ćwierć obrotu: z wyczerpanego staje się przygotowywany, a z takiego gotowy.",
    "HLAS-199": "Zapisany czar rzucony w jednej rundzie jest więc gotowy znowu dwie rundy później.",
    "HLAS-200": "Rzucisz tylko to, za co możesz zapłacić. Czar, który nie ma żadnego celu, i tak wolno rzucić dla PZ.",
    "HLAS-195":
      "Czary nie sięgają regionu ze stolicą ani jednostek w nim, chyba że mówi tak ich tekst. W toczonej tam bitwie czary bojowe i reakcyjne działają jak wszędzie.",
    "HLAS-196":
      "Stolice są chronione przed czarami wrogów; a jednak region twojej stolicy i jego jednostki skorzystają z twojego czaru tylko wtedy, gdy tekst je wymienia.",
    "HLAS-201":
      "Czar przebiega tak: pokazanie, zapłata many, pierwsze okno reakcji (Anulowanie czaru), PZ, cele i efekt, drugie okno (Skopiowanie czaru i pozostałe), a potem odrzucenie albo wyczerpanie. Każdy czar reakcyjny mówi, do którego okna należy.",
    "HLAS-442": "Cele i inne wybory wskazuje się po kolei, gdy czar działa, czyli po pierwszym oknie.",
    "HLAS-446": "Jeśli czar wywołał bitwę lub dodatkowy ruch, jego drugie okno otwiera się dopiero po nich.",
    "HLAS-420":
      "Zapisany czar zawsze jest gotowy, przygotowywany albo wyczerpany. Poziom stolicy nigdy nie spada, a żadne PZ nie zmieniają się po cichu: każdą zmianę pokazuje dziennik.",

    "HLAS-202":
      "Odpowiedzieć czarem reakcyjnym może każdy przeciwnik rzucającego, w czyjejkolwiek turze i także poza własnymi bitwami; kosztuje to manę i daje PZ jak każdy czar.",
    "HLAS-203":
      "W każdym oknie przeciwnicy są pytani po kolei od rzucającego, zgodnie z ruchem wskazówek zegara; każdy może rzucić jeden czar reakcyjny albo spasować. Na czar reakcyjny odpowiedzią może być tylko Anulowanie czaru.",
    "HLAS-443":
      "Czar reakcyjny się pokazuje i opłaca, w jego własnym oknie można go anulować (pytany jest też ten, kto rzucił pierwszy czar), po czym od razu działa. Anulowanie pierwszego czaru zamyka okno; jeśli anulowano samo Anulowanie, pytana jest następna osoba.",
    "HLAS-204": "Anulowany czar nic nie robi i nie daje PZ. Mana przepada, a kartę się odrzuca, nawet zapisaną.",
    "HLAS-444":
      "Anulowany czar nie ma drugiego okna i nie uruchamia zdolności, które następują po rzuceniu czaru, ale akcja albo jedyny czar bojowy tej bitwy są już zużyte.",
    "HLAS-445":
      "Skopiowanie czaru kopiuje inkantowany czar przeciwnika, także zapisany, albo, jeśli prowadzisz drugą stronę bitwy, czar bojowy. Czarów reakcyjnych nie kopiuje. Płacisz tylko za samo Skopiowanie, a efekt wychodzi od twoich figurek.",
    "HLAS-205": "Kto nie bierze udziału w bitwie, nie skopiuje rzuconych w niej czarów bojowych.",
    "HLAS-206": "Skopiowany czar bojowy nie jest twoim jedynym czarem bojowym tej bitwy.",

    "HLAS-207":
      "Gdy armia lub statek wejdzie do regionu z wrogimi jednostkami albo budowlami, staje i zaczyna się bitwa.",
    "HLAS-208": "Kto zaczyna bitwę, jest atakującym i od razu zyskuje 1 PZ.",
    "HLAS-209":
      "Jeśli to twój czar albo zdolność przyciąga wrogie jednostki do twoich, atakujesz ty i zyskujesz ten 1 PZ.",
    "HLAS-211":
      "Bitwa ma dwie strony. Żaden efekt nie sprowadzi do regionu trzech wrogich sobie frakcji; takiego ruchu zrobić nie wolno.",
    "HLAS-414": "Gdy żadna bitwa się nie toczy, w żadnym regionie nie stoją figurki dwóch wrogich frakcji.",
    "HLAS-212": "Region, który sojusznicy zajmują razem, broni się jako jedna strona.",
    "HLAS-210":
      "Obrońca walczy wszystkim, co ma w regionie: jednostkami, statkami z załogą, budowlami. Atakujący walczy tym, co weszło, i tym, co już tam miał.",
    "HLAS-213":
      "Na morzu statki walczą ze statkami. Z jednostkami lądowymi statek morski walczy w regionie, w którym cumuje.",
    "HLAS-214": "Statek może walczyć pusty; jednostki z pokładu dodają swoją siłę.",
    "HLAS-447":
      "Do regionu ze stolicą nikogo nie można wciągnąć ani wepchnąć. Po przyciągnięciu atakuje wszystko, co przyciągający ma w regionie, także wieża, która upada, jeśli atak się nie uda.",
    "HLAS-448":
      "Dok I pozwala galeonowi zaatakować bez ruchu: z morza sięga sąsiednich mórz i brzegów, z brzegu tylko mórz przy nim, stolicy nigdy. Atakuje sam galeon z załogą; jednostki z Posiłków wchodzą do regionu obrońcy. Przegrany galeon otrzymuje obrażenia i się wycofuje, a nikt nie eksploruje.",
    "HLAS-449":
      "Kolejność: 1 PZ dla atakującego; zdolności na początku bitwy, najpierw obrońcy; siła; czar bojowy obrońcy, potem atakującego, każdy ze swoimi oknami; karty taktyk. Po każdym kroku gra sprawdza, czy którejś stronie coś zostało.",
    "HLAS-215":
      "Liczenie siły zaczyna się od siły bazowej: chłop 1, wojownik 2, bohaterowie z pól I, II i III odpowiednio 4, 3 i 2, statek morski 3, powietrzny 2, wieża 3, stolica zależnie od poziomu 6, 7 albo 8.",
    "HLAS-216": "Do siły bazowej dochodzą premie bohaterów, statków i budynków; zdolności obrońcy są pierwsze.",
    "HLAS-217":
      "Po policzeniu siły każda strona może rzucić 1 czar bojowy, obrońca przed atakującym; gdy przychodzi kolej atakującego, obrońca nie ma już okazji.",
    "HLAS-219": "Czary bojowe pochodzą z biblioteki, kosztują manę, dają swoje PZ i trafiają na stos odrzuconych.",
    "HLAS-218": "Na każdy czar bojowy można odpowiedzieć reakcyjnym: może to zrobić każda ze stron, a także inni.",
    "HLAS-222":
      "Premie idą za armiami: gdy jednostki giną lub przybywają, wszystko liczy się od nowa. Suma nigdy nie spada poniżej 0.",
    "HLAS-451": "Jednostki, które czar lub zdolność zabrały z bitwy, nie liczą się już do siły, obrażeń ani odwrotu.",
    "HLAS-450":
      "W bitwie o stolicę chłopi właściciela z paska akcji i budynków liczą się dla każdego efektu, który pyta o chłopów, obojętne, która strona go używa; nie można ich jednak zniszczyć, przesunąć ani poświęcić.",
    "HLAS-220":
      "Jeżeli po czarach i zdolnościach któraś ze stron nie ma już w regionie ani jednostki, ani budowli, to koniec bitwy; kart taktyk się nie zagrywa.",
    "HLAS-221":
      "Gdy jednej stronie nic nie zostało, ta, która coś jeszcze ma, zostaje i wygrywa, bez obrażeń i odwrotu; jeśli żadna nie ma nic, nie wygrywa nikt.",
    "HLAS-452":
      "Kto wygrał, bo drugiej stronie nic nie zostało, jest zwycięzcą dla wszystkich zdolności, a potem eksploruje.",

    "HLAS-223": "Obie strony w tajemnicy wybierają po jednej ze swoich 7 kart taktyk i odkrywają je razem.",
    "HLAS-224":
      "Karta dodaje swoją siłę, przeciw wymienionym na niej kartom robi więcej i daje swoje PZ, czasem ujemne.",
    "HLAS-225": "Za kartę płacisz bez względu na wynik, a potem zyskujesz jej PZ.",
    "HLAS-226":
      "Wybrać możesz tylko kartę, za którą zapłacisz zasobami, poświęconymi jednostkami albo jednym i drugim, i której warunki spełniasz.",
    "HLAS-227":
      "Niektóre karty są tylko dla atakującego albo tylko dla obrońcy. Niektórych nie zagra armia samych chłopów bez budowli; statek to zmienia. Liczy się chwila wyboru, przed Posiłkami.",
    "HLAS-228":
      "Kartę, której po odkryciu nie da się opłacić albo której warunków brak, się ignoruje: nie ma siły, efektu ani PZ.",
    "HLAS-229": "Nie możesz odmówić zapłaty za kartę, za którą jesteś w stanie zapłacić.",
    "HLAS-230": "Anulowana karta nic nie kosztuje i nic nie daje: ani siły, ani PZ, ani efektu.",
    "HLAS-231":
      "Najpierw anulują czary i zdolności (Splątane rozkazy), potem porównuje się obie karty. Anulowana karta sama nic nie anuluje i niczego nie wzmacnia.",
    "HLAS-237":
      "Po odkryciu: anulowanie, zapłata, Posiłki (najpierw obrońcy), premie przeciw drugiej karcie, sumy, PZ z kart.",
    "HLAS-232": "Jeśli Posiłki zagrały obie strony, pierwszy sprowadza jednostki obrońca.",
    "HLAS-233":
      "Posiłki sprowadzają do bitwy twoje jednostki z sąsiednich regionów. Wieże i stolica sąsiadują: dziedziniec wesprze wieżę, a armia spod wieży stolicę.",
    "HLAS-234":
      "Posiłki mogą przyjść przez granice lądowe, szlaki i między wieżą a stolicą, do limitu 5 jednostek (we własnej stolicy bez limitu); chłopi z paska akcji i budynków zostają. Na morzu dołączą tylko statki z załogą z sąsiednich mórz i brzegów; do bitwy na lądzie statek morski dołącza, cumując.",
    "HLAS-235": "Posiłki mogą zostawić puste regiony, niczego nie eksplorują i nie pilnują ani szybkości, ani pustyń.",
    "HLAS-453":
      "Wobec Przezorności druga strona wybiera pierwsza i pokazuje kartę; jeśli rzuciły ją obie strony, wybór znów jest tajny. Dodatkowe koszty (Gildia Cieni II) liczą się już przy wyborze.",
    "HLAS-236": "Po bitwie karta taktyki wraca na rękę; do każdej bitwy masz wszystkie 7.",

    "HLAS-238":
      "Płacąc za kartę taktyki, możesz poświęcić swoje jednostki z tej bitwy. Każda pokrywa tyle, ile ma siły bazowej, także wtedy, gdy zasobów ci nie brakuje.",
    "HLAS-239": "Siła poświęconych jednostek i premie za nie liczą się jeszcze w tej bitwie.",
    "HLAS-240": "Poświęcone jednostki wracają do puli, gdy bitwa się rozstrzyga, zanim padną obrażenia.",
    "HLAS-241": "Statków, budowli oraz chłopów z paska akcji i budynków poświęcić nie można.",
    "HLAS-242": "Punkt poświęcenia zastępuje jeden zasób tego rodzaju, którego chce karta; nadwyżka przepada.",
    "HLAS-243":
      "Poświęcenia ogłaszasz po odkryciu kart, przed sumowaniem. Jednostki sprowadzone Posiłkami nie zapłacą za tę kartę.",
    "HLAS-454":
      "Kolejną jednostkę poświęcisz tylko, póki coś jest niezapłacone, za darmową kartę więc nigdy; resztę pokrywają zasoby.",
    "HLAS-455":
      "Poświęcona jednostka jest stracona, ale nie zniszczona: zdolności, które ratują albo nagradzają za zniszczenie, jej nie dotyczą.",

    "HLAS-244": "Wygrywa wyższa suma, przy równych obrońca.",
    "HLAS-245": "Zwycięzca zostaje i nie traci nic oprócz tego, co poświęcił.",
    "HLAS-246":
      "Przegrany otrzymuje obrażenia: połowę siły bazowej armii, zaokrągloną w górę, licząc już bez poświęconych jednostek.",
    "HLAS-256": "Do obrażeń liczą się tylko gołe wartości bazowe jednostek, statków i wież, bez premii, czarów i kart.",
    "HLAS-248":
      "Przegrany wybiera, kto przyjmuje obrażenia; tylko jego wieża, jeśli walczyła, idzie na pierwszy ogień.",
    "HLAS-247":
      "Obrażenia rozdziela się figurka po figurce: jedna przyjmuje tyle, ile ma siły bazowej, potem wybierasz następną. Ginie każda, która dostała choć 1.",
    "HLAS-249": "Wieża przegranego upada zawsze, bo nie może się wycofać.",
    "HLAS-250": "Obrażenia, które zostają po ostatniej figurce, przepadają.",
    "HLAS-255": "Zniszczone jednostki i wieże trafiają do puli właściciela.",
    "HLAS-251": "Ocalałe jednostki przegranego idą do jego stolicy albo do regionu z jego wieżą.",
    "HLAS-252":
      "Wybierasz, dokąd wycofuje się każda jednostka; przy wieży mieści się 5. Statek morski idzie do brzegu stolicy albo do wieży nad morzem; załoga zostaje na pokładzie lub idzie osobno.",
    "HLAS-253":
      "Jednostki z pokładu przegranego statku, które nie dostały obrażeń, ocalały i się wycofują, na lądzie i na morzu, nawet jeśli statek od obrażeń zginął.",
    "HLAS-254": "Gdy statek ginie na morzu inaczej, od czaru, żetonu albo spadając, giną też wszyscy na pokładzie.",
    "HLAS-456":
      "Kolejność: sumy; odchodzą poświęceni obu stron; zdolności wygranej i przegranej; liczba obrażeń; wieża, potem figurka po figurce, ze zdolnościami, które ratują; odwrót; zdolności na koniec, najpierw obrońcy; eksploracja. Armia, którą zabrała zdolność (Herszt III), nie eksploruje regionu, z którego odeszła.",
    "HLAS-457":
      "Jednostka uratowana zdolnością lub czarem i tak pochłania przydzielone jej obrażenia. Idzie na dziedziniec i nie jest ani zniszczona, ani stracona.",

    "HLAS-258": "Siła bazowa wieży, czyli 3, liczy się do sumy i do obrażeń.",
    "HLAS-259": "Wieża bez jednostek broni swojego regionu; jej właściciel zagrywa kartę taktyki jak zawsze.",
    "HLAS-260":
      "Stolica broni się siłą swojego obecnego poziomu, jednostkami z dziedzińca i chłopami z paska akcji wraz z premiami, statkami stojącymi lub zacumowanymi w regionie i chłopami z budynków.",
    "HLAS-266": "Z zewnątrz wrogie czary i zdolności stolicy nie tkną; w bitwie w jej regionie już tak.",
    "HLAS-267": "Nawet w bitwie o stolicę czary i zdolności nie zabiorą chłopów z paska akcji ani z budynków.",
    "HLAS-257":
      "Atakujący, który przegra bitwę o stolicę, dostaje obrażenia jak wszędzie. Przegrany obrońca traci stolicę; obrażeń się nie rozdziela.",
    "HLAS-261":
      "Właściciel zniszczonej stolicy odpada z gry: ma wynik 0, bez punktacji końcowej, a wszystkie jego figurki znikają z mapy.",
    "HLAS-262": "Kto zniszczy stolicę, zyskuje 5 PZ oprócz tych za bitwę i karty.",
    "HLAS-458":
      "Zwycięski atakujący niszczy stolicę i zyskuje 5 PZ nawet wtedy, gdy po poświęceniach nie została mu żadna jednostka: rozstrzygają sumy.",
    "HLAS-264":
      "Region zniszczonej stolicy to zwykły region lądowy bez żetonu; zwycięzca w nim zostaje i go kontroluje.",
    "HLAS-263":
      "Bibliotekę i zapisane czary wyeliminowanego się odrzuca, zasoby i figurki znikają. Znacznik pierwszego gracza, jeśli tam leży, przechodzi dalej na koniec rundy jak zwykle.",
    "HLAS-265":
      "Jeśli z trzech lub czterech osób została jedna albo jedna drużyna, gra od razu się kończy jej zwycięstwem.",
    "HLAS-479":
      "Gdy żadna bitwa się nie toczy, w regionie cudzej stolicy nie ma ani wieży, ani wrogiej jednostki, a w żadnym regionie nie ma dwóch wież.",

    "HLAS-268": "Gdy każdy wykonał obie akcje, wszyscy zbierają jednocześnie.",
    "HLAS-459":
      "Kolejność: statki powietrzne nad morzem spadają; zbiera się zasoby, ze zdolnościami i ich wyborami; dobiera i odrzuca się czary. Po każdym kroku sprawdza się EKS-cele.",
    "HLAS-277": "Statki powietrzne spadają z końcem fazy akcji, czyli zanim ktokolwiek zbierze.",
    "HLAS-269": "Kontrolujesz region, w którym masz jednostkę lub budowlę.",
    "HLAS-270": "Kontrolowana góra daje 1 rudę, równina 1 żywność, las 1 manę; inne regiony nie dają nic.",
    "HLAS-271": "Każdy twój chłop na polu robotnika regionu z zasobem daje o 1 więcej.",
    "HLAS-273":
      "Region ma 1 lub 2 pola robotnika. Twoi chłopi zajmują je sami, także ci ze statku, który tam cumuje lub stoi.",
    "HLAS-272": "Twoja wieża w regionie z zasobem daje o 2 więcej.",
    "HLAS-274": "Zebrana nadwyżka zasobu ponad 10 przepada; liczy się suma wszystkiego, co zebrano.",
    "HLAS-275": "Po zebraniu zasobów każdy dobiera 1 kartę czaru i odrzuca zakryte te ponad limit biblioteki.",
    "HLAS-276":
      "W zbiorach karty czarów idą po kolei od pierwszego gracza, zgodnie z ruchem wskazówek zegara, co ma znaczenie, gdy talia się kończy.",

    "HLAS-278": "Chłopi i znaczniki akcji wracają z paska akcji na dziedziniec.",
    "HLAS-279": "Zapisane czary się obracają: wyczerpane są teraz przygotowywane, a przygotowywane gotowe.",
    "HLAS-280":
      "Znacznik pierwszego gracza dostaje następna osoba, zgodnie z ruchem wskazówek zegara, i zaczyna się nowa runda.",

    "HLAS-053": "Gdy ktoś spełni EKS-cel, dogrywa się rundę, a potem rozgrywa dokładnie jedną jeszcze, ostatnią.",
    "HLAS-059 HLAS-422":
      "Gra kończy się wraz z rundą po tej, w której spełniono pierwszy EKS-cel. Nic nie doda kolejnej: liczba rund do końca tylko maleje.",
    "HLAS-055": "Końca nie da się odwołać, nawet jeśli cel przestał być spełniony.",
    "HLAS-056":
      "Cele sprawdza się po każdej zmianie: po rekrutacji, budowie, odkryciu żetonu i zniszczeniu. Drugi spełniony cel nic nie zmienia.",
    "HLAS-057": "Do EKSploracji liczy się też żeton, który odkryła wieża, nawet jeśli jeszcze go nie rozpatrzono.",
    "HLAS-054": "Przy jednej lub dwóch osobach EKSterminacja od razu kończy grę.",
    "HLAS-428": "Przy dwóch osobach wygrywa ta, która zniszczyła stolicę; punkty i tak się liczy, a druga osoba ma 0.",
    "HLAS-281": "PZ zdobyte po drodze, za czary, bitwy, karty taktyk i niektóre żetony, zostają.",
    "HLAS-282": "Jednostki w grze dodają swoje PZ: wojownik 1, bohater 2, statek 2, chłop 0.",
    "HLAS-283": "Każdy budynek dodaje 1 PZ.",
    "HLAS-284": "Każda wieża dodaje po 1 PZ za region lądowy odległości.",
    "HLAS-285": "Poziom stolicy dodaje swoje PZ, poziom 1 nic.",
    "HLAS-286": "Każdy zapisany czar dodaje 1 PZ.",
    "HLAS-287": "Każdy kontrolowany region, lądowy czy morski, dodaje 1 PZ, region własnej stolicy nic.",
    "HLAS-288": "Zdolności budynków i trwałe żetony w kontrolowanych regionach dodają to, co mówi ich tekst.",
    "HLAS-289": "Zacumowany statek morski kontroluje swój region lądowy i żadnego morskiego.",
    "HLAS-290":
      "Przy równych PZ wygrywa, kto ma łącznie więcej zasobów; jeśli i one są równe, zwycięstwo jest wspólne.",
    "HLAS-291": "Na koniec poznajecie dalsze losy zwycięskiej frakcji; niczego już one nie zmieniają.",
    "HLAS-395": "PZ nie mają górnej granicy i nigdy nie spadają poniżej 0.",

    "HLAS-024": "Gdy zdolność albo karta mówi co innego niż zasady, rację ma zdolność albo karta.",
    "HLAS-425":
      "To, co dzieje się w tej samej chwili, dzieje się po kolei: w bitwie najpierw efekty obrońcy, poza nią aktywnego gracza, potem zgodnie z ruchem wskazówek zegara. Twoje własne idą według budynków, potem bohaterów, niższe poziomy wcześniej. Z efektu, który nie jest dobrowolny, nie można zrezygnować.",
    "HLAS-426":
      "Efekt robi tyle, ile może; to, co niemożliwe, się pomija. „Do” oznacza też zero. „Raz na rundę” liczy się od nowa po każdym końcu rundy.",
    "HLAS-424":
      "Gdy tekst mówi „sąsiedni” albo „w odległości tylu regionów”, chodzi o granice lądowe i szlaki, także te przez skraj mapy, a dla statków również o granice morskie, przeciwne skraje i brzegi. To, że twoje wieże sąsiadują ze stolicą, liczy się tylko przy marszu, locie i Posiłkach.",
    "HLAS-438":
      "Marsz, żegluga albo lot z czaru, żetonu lub zdolności nie zajmuje pola i nie pozwala na mobilizację; poza tym obowiązują wszystkie zasady tej akcji i kończy się ją, zanim cokolwiek pójdzie dalej. Armia, którą taki ruch wyprowadzi z bagna, zostawia tam drugi żeton.",

    "HLAS-292": "W pojedynkę grasz przeciw jednemu wrogowi: frakcji wylosowanej spośród trzech pozostałych.",
    "HLAS-300":
      "Twoje przygotowanie jest takie jak zawsze (2 chłopów, 1 wojownik, po 2 każdego zasobu, 1 czar); tury masz tylko ty, więc znacznik pierwszego gracza nie wędruje.",
    "HLAS-293":
      "Wróg używa strony solo swojej planszy. Są na niej zdolności jego bohaterów, więc kart bohaterów nie ma.",
    "HLAS-294": "Na dziedzińcu wroga zaczynają wszyscy 3 jego bohaterowie, bez chłopów i wojowników.",
    "HLAS-295": "Wróg zaczyna z 3 sztukami każdego zasobu i jak ty może mieć każdego najwyżej 10.",
    "HLAS-296": "Na początku toru stolicy wroga, który ma 6 pól, stoi znacznik.",
    "HLAS-460":
      "Zdolności bohaterów z planszy wroga działają od początku, a te z toru, gdy znacznik dojdzie do ich pola albo dalej. Siłę, poziom, limit wież i PZ wyznacza pole znacznika; co zostało odblokowane, takie pozostaje.",
    "HLAS-297": "8 kart wroga solo tasuje się w jego talię.",
    "HLAS-298": "Wróg nie ma kart czarów.",
    "HLAS-299": "Gdy twoja stolica już stoi, stawiasz stolicę wroga na sąsiednim kontynencie.",
    "HLAS-301": "W pojedynkę ty i wróg możecie mieć na kontynencie tylko po 1 wieży.",
    "HLAS-480":
      "Poziom trudności mówi, jak silny jest wróg. Pan gra tak, jak podają jego karty i plansza. Karty Rycerza mają w bitwie o 2 Siły i 1 PZ mniej, a każde pole toru kosztuje o 1 rudę więcej; u Giermka to 3, 2 i 2. Paź gra jak Giermek, ale tylko 2 karty na rundę. Herold gra 1 kartę, w bitwie o 2 Siły i 1 PZ słabszą, a pola jego toru kosztują o 1 rudę więcej; Błazen też gra 1 kartę, jest słaby jak Giermek i nigdy nie wkracza do regionu twojej Stolicy.",
    "HLAS-302":
      "Faza akcji: pierwszy bohater wroga z kartą, twoja pierwsza akcja, jego drugi bohater, twoja druga akcja, jego trzeci bohater.",
    "HLAS-305": "Każda karta trafia na skrajne lewe wolne pole bohatera; wykonuje ją ten bohater.",
    "HLAS-306":
      "Co możliwe, musi się stać. Jeśli brakuje zasobów albo warunku, akcja jest nieudana i bohater zamiast niej się porusza.",
    "HLAS-461":
      "Dokładnie: w razie potrzeby tasuje się talię; kładzie się kartę; akcja się udaje albo bohater się porusza; udaną akcję możesz powtórzyć (podatki, zanim ruszą znaczniki i bohater). Bohater z dziedzińca działa stamtąd.",
    "HLAS-307":
      "Gdy potrzebna jest karta, a w talii została 1, tasuje się ją z odrzuconymi w nową talię; karty na polach bohaterów zostają.",
    "HLAS-309": "Karty dobrane do bitew od razu się odrzuca.",
    "HLAS-310":
      "Udaną rekrutację, budowę, odkrycie i podatki wroga możesz powtórzyć chłopem; ataku nigdy, nieudanej akcji też nie.",
    "HLAS-303": "Wróg twoich akcji nie powtarza.",
    "HLAS-304": "Po 3 kartach wroga i 2 twoich akcjach są jak zwykle zbiory i koniec rundy.",
    "HLAS-308": "W zbiorach wróg zbiera jak gracz; potem jego 3 karty odrzuca się odkryte.",
    "HLAS-462":
      "To, co twoje karty i zdolności zostawiają wrogowi do wyboru, rozstrzygasz za niego ty. Przy jego własnych efektach decyduje ich tekst, potem najsłabsi są pierwsi, a potem kolejność od kompasu, zgodnie z ruchem wskazówek zegara.",
    "HLAS-365": "Koniec sprowadza EKS-cel którejś ze stron albo znacznik wroga na ostatnim polu toru.",
    "HLAS-366": "Dogrywa się rundę i rozgrywa jeszcze jedną; upadek stolicy kończy wszystko od razu.",
    "HLAS-058": "Żetony zebrane przez wroga liczą się w EKSploracji jak odkryte.",
    "HLAS-367": "Punkty liczy się jak zawsze, lecz wróg za swoich bohaterów nic nie dostaje.",
    "HLAS-368": "Zamiast poziomu stolicy i budynków wróg ma PZ swojego pola na torze.",
    "HLAS-369":
      "Wygrywasz, mając więcej PZ; przy równych rozstrzygają jak zwykle zasoby. Po zniszczeniu twojej stolicy przegrywasz, po zniszczeniu stolicy wroga wygrywasz.",

    "HLAS-311":
      "Rekrutacja: wróg płaci za pierwsze, na co go stać, z listy: statek powietrzny, statek morski, wojownik, chłop; chłopa bierze jednego.",
    "HLAS-312": "Statek wroga musi być w puli, odblokowany na torze i wróg musi mieć czym za niego zapłacić.",
    "HLAS-313":
      "Jednostka zrekrutowana przez wroga dołącza do armii w regionie bohatera albo staje na dziedzińcu, jeśli on tam jest. Statki oraz jednostki, dla których brak miejsca, trafiają do stolicy wroga.",
    "HLAS-314": "Gdy działający bohater jest na morzu, rekrut wroga trafia do stolicy.",
    "HLAS-315": "Rekrutacja wroga jest nieudana bez zasobów albo z pustą pulą.",
    "HLAS-316":
      "Budowa, tor stolicy: wróg płaci rudę następnego pola, a jego znacznik idzie tam, ze wszystkim, co to pole daje.",
    "HLAS-318": "Budowa na torze stolicy jest nieudana bez rudy albo ze znacznikiem na ostatnim polu.",
    "HLAS-317": "Wejście znacznika wroga na ostatnie pole sprowadza koniec gry.",
    "HLAS-319": "Budowa, wieże i statki: pierwsze możliwe z listy wieża, statek powietrzny, statek morski.",
    "HLAS-320":
      "Wieża wroga staje w regionie bohatera, wymaga tam chłopa wroga i ma cenę i limity takie jak twoje. Żetony, które by odkryła, trafiają na planszę wroga.",
    "HLAS-321": "Każdy żeton, który wieża zabiera dla wroga, daje mu 1 PZ.",
    "HLAS-322":
      "Statek zbudowany przez wroga staje w regionie bohatera, morski tylko przy brzegu, w przeciwnym razie w stolicy.",
    "HLAS-323":
      "Na nowy statek wroga wchodzi tylu, ilu się zmieści: najpierw bohater, potem wojownicy, potem chłopi; reszta zostaje. Jeśli bohater już jest na statku, nowy trafia do stolicy.",
    "HLAS-465":
      "Nowy statek wroga trafia do stolicy także wtedy, gdy region jest pełny. Wchodzi tylko działający bohater, nigdy drugi; statek z dala od niego czeka pusty, aż któryś bohater się poruszy.",
    "HLAS-324": "Budowa wież i statków jest dla wroga nieudana bez zasobów albo gdy nic z listy nie jest możliwe.",
    "HLAS-325":
      "Odkrycie: bohater rzuca swój czar z planszy. Wróg płaci manę i zyskuje PZ, nawet jeśli czar nic nie zrobi.",
    "HLAS-326": "Odkrycie wroga jest nieudane bez many.",
    "HLAS-327": "Na czary wroga możesz reagować. Jeśli skopiujesz czar przeciw niemu, ty wybierasz, co wróg traci.",
    "HLAS-463":
      "Anulowany czar wroga kosztuje manę, bez efektu i PZ. Zostaje na planszy na później i jest udaną akcją, którą możesz powtórzyć.",
    "HLAS-464":
      "Gdy kopiujesz czar z planszy wroga, „gracz” oznacza wroga, a bohaterem jest jeden z twoich na mapie albo, gdy żadnego tam nie ma, region z twoimi jednostkami; wskazujesz go ty. Zebrane żetony opuszczają grę i dają ci po 1 PZ.",
    "HLAS-328": "Odkrycie wroga powtarzasz jako własne odkrycie/zapisanie.",
    "HLAS-329":
      "Podatki: wróg zyskuje wszystkie trzy zasoby według toru; ty możesz je powtórzyć dla jednego; znaczniki wędrują; potem bohater jeszcze się porusza. Podatki są zawsze udane.",
    "HLAS-330":
      "Atak: wszystkie jednostki z regionu bohatera idą do 2 regionów w dowolną stronę, by walczyć z najsłabszą z twoich armii, byle jej siła bazowa nie przewyższała ich siły.",
    "HLAS-334":
      "Dla ataku twoją armią jest każdy region z twoimi jednostkami lub budowlami i liczy się w nim wszystko; dla stolicy wszystko, co by jej broniło, w wartościach bazowych.",
    "HLAS-331": "Między równie słabymi celami ataku rozstrzyga kompas z karty, potem ruch wskazówek zegara.",
    "HLAS-335":
      "Atak idzie lądem i szlakami; jego drogę kończy pustynia i pierwszy region, który do ciebie należy. Ze stolicy bohater bierze tych, których wziąłby przy ruchu, skądinąd wszystkie jednostki lądowe, najwyżej 5.",
    "HLAS-466":
      "Atak idzie najkrótszą drogą; z kilku rozstrzyga pierwszy krok, licząc od kompasu zgodnie z ruchem wskazówek zegara, potem drugi. Droga nie wiedzie przez stolicę wroga, przez region z innym jego bohaterem ani przez twoje figurki. Zbiera się na niej żetony i zasoby; jednostki ponad 5 zostają, najpierw chłopi.",
    "HLAS-336":
      "Bohater na pokładzie atakuje samym statkiem z załogą: do 2 ruchów w dowolną stronę; statek morski cumuje i odbija za darmo.",
    "HLAS-332": "Za zaczęcie bitwy wróg zyskuje 1 PZ.",
    "HLAS-333": "Atak jest nieudany, jeśli w zasięgu nie ma twojej armii albo wszystkie są silniejsze.",

    "HLAS-337":
      "Wybierasz kartę taktyki, po czym dobiera się kartę wroga solo. Jej siła dochodzi do sumy wroga, a wróg zyskuje jej PZ.",
    "HLAS-338":
      "Karta wroga solo wymienia też taktykę, jedną do ataku i jedną do obrony. Sama taktyka nie daje siły ani PZ, ale ściera się z twoją kartą.",
    "HLAS-339": "Jeśli twoja karta anuluje taktykę wymienioną na karcie wroga, przepada też siła z tej karty.",
    "HLAS-467":
      "Z anulowaną taktyką przepadają też PZ z karty wroga. Splątane rozkazy patrzą na siłę wymienionej taktyki; z Przezornością kartę wroga dobiera się przed twoim wyborem; efekty, które zmieniają koszt taktyk, wroga nie dotyczą.",
    "HLAS-340":
      "Z działania taktyki wymienionej na karcie wroga zachodzi tylko anulowanie twojej karty; wróg nie sprowadza Posiłków i nie ma premii przeciw niej.",
    "HLAS-341": "Wróg nigdy nie poświęca i nie rzuca czarów bojowych; ty swój rzucić możesz.",
    "HLAS-342":
      "Przegrany wróg traci najpierw wieżę, potem chłopów, wojowników, statek powietrzny, statek morski i bohatera.",
    "HLAS-468":
      "Wróg przyjmuje obrażenia w tej stałej kolejności, aż się skończą. Ocalałe statki wracają z załogą do jego stolicy. Zniszczony bohater od razu jest na dziedzińcu, lecz w tej bitwie udziału już nie bierze, nawet jeśli toczy się właśnie tam.",
    "HLAS-343": "Reszta armii wroga wraca na jego dziedziniec.",
    "HLAS-344": "Zniszczony bohater wroga natychmiast pojawia się znów na jego dziedzińcu.",

    "HLAS-345": "Po nieudanej akcji wroga bohater z armią idzie 1 region w stronę, którą wskazuje kompas z karty.",
    "HLAS-346":
      "Jeśli w tę stronę wróg nie może wejść do żadnego regionu, kierunek obraca się zgodnie z ruchem wskazówek zegara, aż będzie mógł.",
    "HLAS-347":
      "Strzałka wskazuje region, którego środek leży najbliżej niej, do 45° w każdą stronę; z dwóch równie bliskich ten dalszy zgodnie z ruchem wskazówek zegara. Jeśli wróg nie może do niego wejść, obraca się od strzałki zgodnie z ruchem wskazówek zegara do pierwszego regionu, do którego może. Gdy strzałka wskazuje szlak, który się rozwidla, chodzi o zejście, które nie przechodzi przez skraj mapy.",
    "HLAS-469":
      "Wróg może wejść do regionu, który sąsiaduje dla tego rodzaju ruchu, nie jest poza grą, nie jest jego stolicą, nie ma w nim innego jego bohatera, nie zamknął go czar i jest w nim miejsce dla bohatera. Wieże wroga nie sąsiadują z jego stolicą. Gdy nie ma żadnego takiego regionu, bohater zostaje.",
    "HLAS-351": "Bohater wroga nie wraca ruchem do stolicy ani nie idzie do innego bohatera wroga.",
    "HLAS-348":
      "Wychodząc ze stolicy, bohater wroga bierze jednostki z dziedzińca, razem z nim do 5: jak najwięcej wojowników, ale choć 1 chłopa, jeśli jakiś tam jest.",
    "HLAS-349": "Gdy bohater wychodzi z dziedzińca wroga, inni bohaterowie tam zostają.",
    "HLAS-470":
      "Jeśli tam, dokąd idzie bohater, stoją już jednostki wroga, bohater bierze tylko tylu, ilu się zmieści. Jednostki wroga bez bohatera się nie ruszają, lecz bronią i zbierają.",
    "HLAS-352": "Gdy wróg wejdzie do twojego regionu, dochodzi do bitwy, bez względu na to, kto jest silniejszy.",
    "HLAS-353":
      "Żetony z regionów, które wróg mija lub w których kończy, trafiają na jego planszę; nie działają, ale dają mu po 1 PZ.",
    "HLAS-354": "Wróg zbiera też żetony odkryte i trwałe; z regionu bitwy tylko wtedy, gdy wygra.",
    "HLAS-363": "Wejście do regionu z zasobem daje wrogowi 1 taki zasób, po bitwie tylko po wygranej.",
    "HLAS-364": "W ruchu o kilku krokach wróg zyskuje 1 zasób w każdym takim regionie, do którego wejdzie.",
    "HLAS-355":
      "Wróg idzie szlakiem, gdy kompas wskazuje wzdłuż niego; na rozwidleniu wybiera odnogę, która nie przechodzi przez skraj mapy.",
    "HLAS-350":
      "Jeśli w regionie jest pusty statek wroga, bohater wchodzi na pokład z 1 inną jednostką, raczej z wojownikiem niż chłopem, i rusza statek.",
    "HLAS-471":
      "Z dwóch pustych statków bohater wroga wybiera powietrzny. Opuszcza statek tylko po przegranej bitwie albo gdy ten nie może wypłynąć.",
    "HLAS-356":
      "Statek wroga ma zawsze 3 ruchy, bez względu na szybkość. Zostawia pozostałe jednostki i zbiera mijane żetony, lądu i morza tak samo.",
    "HLAS-357":
      "Statek powietrzny wroga omija szlaki i skraj mapy, środkowe morze mija jako jeden region bez zatrzymania, musi skończyć nad lądem (w razie potrzeby ostatni krok obraca się zgodnie z ruchem wskazówek zegara) i staje do walki w twoim regionie.",
    "HLAS-472":
      "Statek powietrzny wroga każdy z 3 kroków robi według kompasu, nad lądem, brzegiem i morzem, i tylko wtedy, gdy pozostałe kroki mogą jeszcze skończyć się na lądzie. Nad morzem staje dla twojego statku; jeśli tam wygra, robi jeszcze 1 krok na ląd albo ginie.",
    "HLAS-358":
      "Statek morski wroga może przejść przez skraj mapy, jeśli zgadza się to z kompasem, cumuje i odbija za darmo, a tam, gdzie na morzu jest twój statek morski, staje do walki.",
    "HLAS-361":
      "Ruch statku morskiego wroga to: odbicie na morze najbliższe kompasowi, najwyżej 2 ruchy po morzu, potem zacumowanie; 3. ruchu po morzu nie ma. Na środkowym morzu ruchy po morzu się kończą i stamtąd cumuje.",
    "HLAS-359": "Po drugim ruchu po morzu statek morski wroga cumuje przy brzegu, który wskazuje kompas.",
    "HLAS-360":
      "Jeśli statek morski wroga skończy obok twoich regionów lądowych, cumuje przy tym o najniższej sile bazowej i walczy, nawet wbrew kompasowi i nawet gdy masz przewagę.",
    "HLAS-473":
      "Gdy wróg cumuje, wchodzi do tego regionu lądowego: zbiera żetony i 1 zasób, w twoim regionie po wygranej bitwie. Bez możliwego brzegu statek zostaje na morzu. Przez skraj mapy przechodzi tylko wtedy, gdy ten kierunek leży do 45° od kompasu.",
    "HLAS-362": "Jeśli zacumowany statek wroga nie ma dokąd wypłynąć, jego bohater idzie lądem.",

    "HLAS-370":
      "Dwie osoby przeciw dwóm: przygotowanie jest zwykłe, a każdy prowadzi własną frakcję. Drużyny ustala się przed grą i już się nie zmieniają.",
    "HLAS-371": "Członkowie drużyn siedzą na przemian. Inne drużyny wymagałyby rozszerzenia.",
    "HLAS-372": "Sojusznicy nie mogą się atakować, a ich jednostki mogą spokojnie dzielić region.",
    "HLAS-373":
      "W regionie jest miejsce dla 5 sojuszniczych jednostek łącznie. W regionie stolicy sojusznika właściciel nie ma limitu, a goście mają 5.",
    "HLAS-413": "Poza regionami stolic ten limit 5, dla frakcji albo drużyny, obowiązuje po każdym ruchu.",
    "HLAS-384":
      "„Wróg” i „przeciwnik” nigdy nie oznaczają sojusznika. Tajemnice obowiązują też między sojusznikami, chyba że sami je sobie zdradzicie.",
    "HLAS-383":
      "Wieża ani stolica sojusznika cię nie zatrzymują, ale wieże sąsiadują ze stolicą tylko dla swojego właściciela.",
    "HLAS-378": "Gdy się poruszasz, możesz zabrać z tego samego regionu jednostki sojusznika, jeśli się zgodzi.",
    "HLAS-474":
      "W armii z jednostkami sojusznika co najmniej 1 musi być twoja. Armia ma szybkość swojej najwolniejszej jednostki; liczą się tylko twoje premie. Możecie wchodzić na swoje statki i zabierać na nie swoje jednostki, jeśli ich właściciel się zgodzi. Żetony rozpatrujesz ty; straty ponoszą twoje jednostki przed sojuszniczymi.",
    "HLAS-380": "Gdy atakujesz razem z jednostkami sojusznika, kartę taktyki wybierasz i opłacasz ty.",
    "HLAS-381":
      "Gdy broni się wspólny region, ustalacie, kto prowadzi: rzuca czary, wybiera i płaci. Ten, kto ma tam więcej siły bazowej (przy równej wcześniejszy w kolejności), prowadzi albo prosi o to drugiego, a ten może odmówić.",
    "HLAS-379":
      "Wszystkie sojusznicze jednostki w bitwie mają premie bohaterów i stolicy prowadzącego, w ataku aktywnego gracza; premie drugiego sojusznika się nie liczą.",
    "HLAS-475":
      "Tylko prowadzący rzuca i kopiuje czary bojowe, zagrywa i opłaca kartę taktyki, zyskuje PZ bitwy i sprowadza Posiłkami własne jednostki. Sojusznik może wciąż rzucać inne czary reakcyjne przeciw przeciwnikom.",
    "HLAS-382":
      "W bitwie sojuszników prowadzący poświęca tylko własne jednostki. Ocalali wycofują się do stolicy albo wież swojego właściciela.",
    "HLAS-477":
      "Przegrana armia sojuszników dostaje obrażenia równe połowie siły bazowej obu armii razem. Najpierw upada wieża którejkolwiek z nich, potem obrażenia idą na figurki prowadzącego, chyba że sojusznik zaoferuje swoje.",
    "HLAS-476":
      "Obronę stolicy prowadzi jej właściciel, a sojusznicze jednostki walczą z nim. Gdy stolica upadnie, jednostki sojusznika dostają obrażenia równe połowie własnej siły bazowej, zaokrąglonej w górę, i się wycofują; z gry odpada tylko właściciel.",
    "HLAS-374":
      "Gdy sojusznicy dzielą region z zasobem, zbiera go każdy z nich; dodatek za chłopa i wieżę ma tylko właściciel.",
    "HLAS-375": "Pola robotnika są wspólne; gdy ich brakuje, zajmuje je ten chłop, który był tam wcześniej.",
    "HLAS-376": "Przy podatkach możesz oddać sojusznikowi dowolne swoje zasoby, przed zyskaniem nowych albo po nim.",
    "HLAS-377": "Także w powtórzeniu podatków możesz oddać sojusznikowi zasoby; może on mieć najwyżej 10 każdego.",
    "HLAS-388": "EKS-cele spełnia pojedynczy gracz, nigdy drużyna łącznie.",
    "HLAS-387":
      "Gdy jeden sojusznik odpadnie, ma 0 punktów, a drugi gra dalej; koniec jest taki jak przy trzech i czterech osobach.",
    "HLAS-385": "Na koniec sojusznicy sumują PZ; wspólnie kontrolowany region liczy się raz.",
    "HLAS-386":
      "Wygrywa drużyna z większą liczbą PZ; przy równej ta, która ma więcej zasobów, a jeśli i te są równe, zwycięstwo jest wspólne.",

    "HLAS-396": "Karty w bibliotece znasz tylko ty; ile ich jest, wiedzą wszyscy.",
    "HLAS-399": "Karty dobrane przy odkryciu i w zbiorach widzisz tylko ty.",
    "HLAS-397":
      "Nikt nie zna kolejności talii czarów ani tego, co leży na stosie odrzuconych. Kart odrzuconych z biblioteki i przy odkryciu się nie pokazuje; rzucony czar widzą wszyscy.",
    "HLAS-398": "Rzucone czary też odrzuca się zakryte; co rzucono, pamięta dziennik.",
    "HLAS-400": "Zapisane czary i ich obrót są jawne.",
    "HLAS-401": "Zakrytych żetonów i tych z pudełka nie zna nikt. Podejrzane Jasnowidzeniem znasz tylko ty.",
    "HLAS-402": "Drugi żeton na bagnie i na środkowym morzu jest ukryty, aż pierwszy zadziała.",
    "HLAS-403": "Taktyki są tajne, aż wybiorą obie strony; które 7 kart każdy ma, wiadomo.",
    "HLAS-404": "Zasoby, PZ, jednostki, budynki, wieże, paski akcji i tor podatków są jawne.",
    "HLAS-405": "Kolejność talii wroga solo jest ukryta; jej odrzucone karty i te na polach bohaterów są jawne.",
    "HLAS-406":
      "Dostajesz tylko to, co wolno ci wiedzieć. W każdym oknie pytany jest każdy przeciwnik rzucającego, który ma kartę w bibliotece, także gdy nic nie mógłby rzucić, żeby nikt nie mógł tego odgadnąć.",
    "HLAS-478":
      "Każde pytanie zależne od biblioteki pada tak samo: przy reakcjach, czarze bojowym i mobilizacji rzucenia czaru. Kto ma kartę, jest pytany, choćby mógł tylko spasować, i nikt nie widzi, czy musiał.",
    "HLAS-408": "Karty czarów nie giną: talia, odrzucone, biblioteki i zapisane to zawsze razem 60.",
    "HLAS-409": "Żetony nie giną: na mapie, zużytych, zebranych i w pudełku jest ich zawsze razem 70 lądu i 24 morza.",
    "HLAS-423":
      "To samo ziarno losowe, te same opcje i decyzje zawsze dają tę samą grę, można więc odtworzyć ją ruch po ruchu.",
  },
};
