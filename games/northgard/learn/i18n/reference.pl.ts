// Zasady Northgard po polsku, własnymi słowami.
import type { ReferenceWords } from "../content/chapters.ts";

export const reference: ReferenceWords = {
  chapters: {
    aim: "O co chodzi",
    map: "Kafle i terytoria",
    setup: "Przygotowanie",
    deck: "Twoja talia",
    year: "Przebieg roku",
    turn: "Co można zrobić w turze",
    recruit: "Rekrutacja",
    build: "Budowa",
    move: "Ruch",
    explore: "Odkrycie",
    draw: "Dobieranie i inne akcje",
    cards: "Poszczególne karty",
    combat: "Walka",
    harvest: "Zbiory",
    winter: "Zima",
    end: "Koniec",
    clans: "Klany",
    long: "Dziesięć lat",
    teams: "Gra drużynowa",
    creatures: "Stwory",
    more: "Więcej Stworów",
    hidden: "Co jest tajne",
  },
  rules: {
    "NOR-217": "Na końcu wygrywa ten, kto ma najwięcej chwały.",
    "NOR-221":
      "Chwałę dają zamykanie terytoriów, zamknięte terytoria w każdych Zbiorach, Ołtarze, moce klanów i pokonane Stwory; na końcu także karty i pozostałe zasoby.",
    "NOR-204":
      "Gra kończy się też, gdy na koniec roku ktoś kontroluje trzy zamknięte terytoria, a w każdym stoi duża budowla.",
    "NOR-211": "To dominacja: jej zdobywca wygrywa od razu, bez względu na chwałę.",
    "NOR-205": "W przeciwnym razie gra kończy się po siódmym roku.",
    "NOR-003": "Gra od dwóch do pięciu osób; każda ma inny kolor i inny klan.",
    "NOR-010 NOR-158": "Jeśli karta przeczy zasadom, rację ma karta; karty specjalne robią to, co mówi ich tekst.",

    "NOR-012": "Granice dzielą kafel na najwyżej cztery obszary.",
    "NOR-017 NOR-403":
      "Granice biegną od rogu do rogu, więc każdy bok kafla należy do jednego obszaru. Gdzie dwa kafle się stykają, obszary przy wspólnym boku stają się jednym terytorium.",
    "NOR-019": "Terytorium to wszystko, co tak się połączyło, na dowolnie wielu kaflach.",
    "NOR-013": "Linia przerywana to zwykła granica, złota grań z górami – trudna.",
    "NOR-020": "Terytoria sąsiadują, jeśli dzieli je granica. Zetknięcie rogami nie wystarczy.",
    "NOR-021": "Terytorium nigdy nie sąsiaduje samo ze sobą, nawet gdy granica biegnie przez jego środek.",
    "NOR-022": "Jeśli między dwoma terytoriami leży kilka granic, jedna zwykła wystarczy, by przejście było zwykłe.",
    "NOR-023 NOR-407":
      "Terytorium jest zamknięte, gdy żaden jego bok nie graniczy z pustym miejscem. Nie może już rosnąć.",
    "NOR-024": "W przeciwnym razie jest otwarte; postrzępiona krawędź pokazuje, gdzie może jeszcze rosnąć.",
    "NOR-025": "Wielkość terytorium to liczba kafli, na których leży.",
    "NOR-026": "Kto ma jednostkę na terytorium, ten je kontroluje.",
    "NOR-027": "Terytorium bez jednostek jest neutralne, cokolwiek na nim stoi.",
    "NOR-028": "Nie ma znaczenia, w którym miejscu terytorium stoją jednostki.",
    "NOR-014 NOR-011": "Na obszarach bywają żywność, drewno i wiedza, pola budowli i legowiska.",
    "NOR-016": "Legowiska liczą się tylko przy grze ze Stworami i dla osiągnięcia Traper.",

    "NOR-037 NOR-001": "Każdy ma 14 jednostek, sześć kart startowych, kartę klanu i dwa ulepszenia na później.",
    "NOR-038 NOR-372":
      "Rodzaj gry, klany i kolory wybiera się przed rozpoczęciem; czego nikt nie wybrał, rozdziela los.",
    "NOR-007 NOR-029":
      "Chwały i zasobów nigdy nie brakuje. Ograniczone są tylko jednostki, budowle, karty Niepokojów i kafle.",
    "NOR-034 NOR-035":
      "Kafel startowy leży w środku; przy pięciu graczach na wschód od niego leży drugi, połączony z nim terytorium z żywnością.",
    "NOR-036": "Wszystkie pozostałe kafle tworzą potasowany stos.",
    "NOR-032":
      "Na każdego gracza przypadają dwie karty wczesne i cztery zaawansowane, odłożone zakryte na kolejne lata; reszta zostaje w pudełku.",
    "NOR-039": "Siedem kart tworzy potasowany stos dobierania.",
    "NOR-040 NOR-412": "O Pierwszym Graczu decyduje los.",
    "NOR-041":
      "Pierwsi trzej w kolejności zaczynają z 2 żywności i 2 drewna, pozostali z 3 żywności i 2 drewna; wiedzy nie ma nikt.",
    "NOR-042": "Każdy dobiera w tajemnicy trzy kafle.",
    "NOR-043 NOR-373":
      "W pierwszej rundzie każdy kładzie jeden z nich przy kaflu startowym i stawia trzy jednostki na pustym terytorium tego kafla.",
    "NOR-044": "W drugiej rundzie każdy kładzie kolejny, przy dowolnym kaflu, z trzema następnymi jednostkami.",
    "NOR-046": "Puste znaczy: bez niczyich jednostek na całym terytorium. Zaczynasz więc z dwoma terytoriami.",
    "NOR-047": "Kafel nie może połączyć grup, które już stoją na mapie.",
    "NOR-045 NOR-414": "Granice nie mogą się urywać; kafel nie musi przylegać do twojego terytorium.",
    "NOR-048": "Jeśli żadnego z twoich kafli nie da się położyć, trafiają pod stos, a ty dostajesz tyle samo innych.",
    "NOR-049": "Trzeci kafel wraca do stosu.",
    "NOR-050": "Podczas przygotowania nic się nie zyskuje.",
    "NOR-033": "Na ostatni rok wykłada się po jednym osiągnięciu na gracza.",

    "NOR-053 NOR-008": "Masz stos dobierania, rękę, strefę aktywną z kartami tego roku i stos kart odrzuconych.",
    "NOR-054 NOR-399":
      "Karty krążą: ze stosu dobierania na rękę, do strefy aktywnej, na stos odrzuconych i z powrotem.",
    "NOR-055": "Stos odrzuconych tasuje się w nową talię dopiero wtedy, gdy trzeba dobrać kartę, a żadnej nie ma.",
    "NOR-056": "Karty ze strefy aktywnej nie biorą udziału w tym tasowaniu.",
    "NOR-057 NOR-416":
      "Karty dobiera się po jednej. Poza akcją Dobierania: jeśli kart jest za mało, dobierasz tyle, ile jest.",
    "NOR-415": "Karta położona na pustym stosie dobierania jest całym stosem; niczego się z tego powodu nie tasuje.",
    "NOR-417": "Nie ma limitu kart na ręce.",
    "NOR-009":
      "Górna część karty pokazuje jej akcje, dolna – co w nich szczególne; ramka odróżnia karty startowe, wczesne, zaawansowane i osiągnięcia.",

    "NOR-058": "Rok ma pięć faz: Początek roku, Akcje, Zbiory, Zima, Koniec roku.",
    "NOR-059": "Na początku każdy dobiera cztery karty i po jednej za każdą Kuźnię.",
    "NOR-060 NOR-087 NOR-406": "Wykłada się tyle kart rozwoju, ilu jest graczy, po jednej dla każdego.",
    "NOR-061": "W latach 1–2 są to karty wczesne, w latach 3–6 zaawansowane, w roku 7 osiągnięcia.",
    "NOR-062 NOR-052 NOR-396":
      "Potem gracze, począwszy od Pierwszego, wykonują kolejno po jednej turze, aż wszyscy spasują.",
    "NOR-064 NOR-374": "Tura to jedna rzecz: zagranie kart, przeczekanie, zamiana, usunięcie, ulepszenie albo pas.",
    "NOR-063": "Kto pierwszy spasuje, zostaje Pierwszym Graczem; kolejność w tym roku się nie zmienia.",
    "NOR-209 NOR-030": "Gra zaczyna się w roku 1; Koniec roku prowadzi do następnego.",
    "NOR-210": "To, co karta daje „w tym roku”, kończy się wraz z rokiem.",

    "NOR-065 NOR-375": "Zagranie: połóż kartę w strefie aktywnej i wykonaj ją.",
    "NOR-066":
      "Karty Błysku (z błyskawicą) nie zużywają tury: można ich zagrać dowolnie wiele przed jedną kartą główną i po niej.",
    "NOR-067": "Każdą kartę kończy się przed zagraniem następnej.",
    "NOR-068 NOR-069": "Możesz też zagrać same karty Błysku. Po każdej karcie grasz dalej albo kończysz turę.",
    "NOR-418":
      "Kartę najpierw się wykłada; potem można na nią odpowiedzieć; potem Wąż może przełożyć Spaloną Ziemię; na końcu wskazuje się cele i wykonuje efekty.",
    "NOR-070": "Karty dobrane w swojej turze można w niej od razu zagrać.",
    "NOR-071":
      "Kartę można zagrać tylko wtedy, gdy da się wykonać choć część efektu. Niepokojów i osiągnięć nie zagrywa się nigdy.",
    "NOR-072": "Przeczekanie: odłóż kartę bez jej użycia.",
    "NOR-073": "Zamiana: odłóż kartę, zapłać 1 wiedzę, dobierz kartę.",
    "NOR-074": "Usunięcie: usuń kartę z gry, zapłać 2 wiedzy, dobierz dwie karty.",
    "NOR-075": "Ulepszenie: odłóż kartę albo usuń ją z gry, zapłać 3 wiedzy i weź na rękę jedno z ulepszeń klanu.",
    "NOR-076": "Ulepszenie można zagrać od następnej swojej tury w tym samym roku.",
    "NOR-419": "Każda z tych możliwości wymaga pełnej zapłaty w wiedzy, a karta opuszcza rękę, zanim dobierzesz nowe.",
    "NOR-077": "Są dwa ulepszenia; każde można wziąć raz.",
    "NOR-078": "Kart Niepokojów nie można usunąć z gry.",
    "NOR-079":
      "Karty Błysku należą do zagrywania: nie ma ich w turze, w której czekasz, zamieniasz, usuwasz, ulepszasz lub pasujesz.",
    "NOR-080 NOR-409":
      "Pas: ręka i strefa aktywna trafiają na stos odrzuconych; potem bierzesz jedną z wyłożonych kart na wierzch talii.",
    "NOR-081": "Kartę trzeba wziąć.",
    "NOR-082": "Pierwszy pasujący bierze znacznik Pierwszego Gracza.",
    "NOR-083": "Kto spasował, nie ma już tur w tym roku.",
    "NOR-421": "Pas ma swoją kolejność: odrzucenie kart, ewentualnie znacznik, wyłożona karta, ewentualnie Stwór.",
    "NOR-084": "Bez kart na ręce można tylko spasować.",
    "NOR-420": "Spasować można w każdej swojej turze.",

    "NOR-088 NOR-377": "Rekrutacja N wprowadza na mapę do N jednostek z rezerwy.",
    "NOR-089": "Trafiają na terytoria, które kontrolujesz.",
    "NOR-090": "Jednostki z jednej akcji mogą trafić na różne terytoria.",
    "NOR-091": "Na terytorium może stać dowolnie wiele jednostek.",
    "NOR-092": "Tam, gdzie rekrutujesz, każdy Obóz Szkoleniowy dodaje jednostkę.",
    "NOR-093": "Obóz robi to raz na akcję, niezależnie od liczby rekrutowanych.",
    "NOR-422": "Obozy dodają jednostki po ostatniej z akcji; jeśli rezerwa nie wystarcza, wybierasz gdzie.",
    "NOR-098": "Jeśli rezerwa jest za mała, wystawiasz tyle, ile w niej jest.",
    "NOR-094": "Nie mając nikogo na mapie, możesz zacząć od nowa na dowolnym neutralnym terytorium.",
    "NOR-095": "Pierwsza jednostka czyni to terytorium twoim; pozostałe z tej akcji dołączają do niej.",
    "NOR-423":
      "Przy karcie, która rekrutuje według symboli albo na każdym terytorium, taki klan wybiera jedno pasujące terytorium neutralne.",
    "NOR-096 NOR-097 NOR-207 NOR-424":
      "Jeśli żadne neutralne terytorium się nie nadaje, można dobrać kafel i położyć go gdziekolwiek tak, by je utworzył – także przy drugiej szansie. Nie daje chwały ani mocy klanu; jeśli żaden nie pasuje, nic się nie dzieje.",
    "NOR-004 NOR-397": "Poległe jednostki wracają do rezerwy i można je znów zrekrutować.",

    "NOR-099 NOR-378": "Budowa stawia jedną budowlę na wolnym polu twojego terytorium.",
    "NOR-100": "Mała budowla kosztuje 1 drewno, duża 3.",
    "NOR-101": "Małe budowle stoją tylko na małych polach, duże tylko na dużych.",
    "NOR-102 NOR-015": "Menhir wymaga miejsca z kamieniem; inne małe budowle też mogą tam stanąć.",
    "NOR-103": "Na terytorium można zbudować po jednej budowli każdego typu.",
    "NOR-104 NOR-408": "Po połączeniu terytoriów albo dzięki karcie może ich być kilka; działają wszystkie.",
    "NOR-105": "Budowli nic nie niszczy; służą temu, kto kontroluje terytorium.",
    "NOR-115": "Na neutralnym terytorium budowle nikomu nic nie dają.",
    "NOR-425": "Karta z dwiema budowami wykonuje je kolejno; druga jest dobrowolna.",
    "NOR-005 NOR-398": "Każdego typu jest siedem.",
    "NOR-107": "Spichlerz: 1 żywność w Zbiorach.",
    "NOR-108": "Chata Drwala: 1 drewno w Zbiorach.",
    "NOR-109 NOR-187": "Wieża Obronna: zawsze 1 czaszka przeciw atakującym.",
    "NOR-110": "Obóz Szkoleniowy: dodatkowa jednostka tam, gdzie rekrutujesz.",
    "NOR-111": "Menhir: 1 wiedza w Zbiorach.",
    "NOR-112": "Forteca: 2 punkty walki dla obrońcy.",
    "NOR-113": "Kuźnia: co roku jedna karta więcej.",
    "NOR-114": "Ołtarz Królów: 3 chwały w każdych Zbiorach.",

    "NOR-116 NOR-117": "Ruch N daje do N ruchów; karta startowa daje jeden.",
    "NOR-118 NOR-379": "Ruch przenosi dowolnie wiele jednostek przez jedną granicę na sąsiednie terytorium.",
    "NOR-119": "Ruchy wykonuje się po kolei; te same jednostki mogą iść dalej.",
    "NOR-120 NOR-426": "Trudna granica kosztuje dwa ruchy, niezależnie od tego, ile jednostek przechodzi razem.",
    "NOR-121": "Oba muszą pochodzić z tej samej akcji.",
    "NOR-122": "Na terytorium wroga jednostki się zatrzymują.",
    "NOR-123":
      "Kilka ruchów jednej akcji może prowadzić na to samo terytorium wroga; wszyscy, którzy przyszli, walczą razem.",
    "NOR-124": "Kto wszedł na terytorium wroga, nie opuści go przed walką.",
    "NOR-427": "Neutralne terytorium jest twoje, gdy tylko na nie wejdziesz.",
    "NOR-128": "Terytorium całkiem opuszczone staje się neutralne.",
    "NOR-428": "Pokonani mogą się wycofać nawet na terytorium, które atakujący właśnie opuścił.",
    "NOR-125 NOR-163 NOR-381": "Walki następują po wszystkich ruchach, w wybranej przez ciebie kolejności.",
    "NOR-126": "To, co dodaje karta, liczy się w każdej wywołanej przez nią walce.",
    "NOR-127": "Każdą kartę Ruchu kończy się razem z walkami, zanim zagra się następną.",
    "NOR-129": "Możesz przerwać w dowolnej chwili.",

    "NOR-130 NOR-387": "Odkrycie: dobierz kafel i połóż go.",
    "NOR-131": "Musi przylegać do twojego otwartego terytorium.",
    "NOR-018": "Można go dowolnie obrócić.",
    "NOR-132": "Kafle leżą bok przy boku, nigdy tylko rogami.",
    "NOR-133 NOR-402":
      "Granica nie może się urwać: gdzie stykają się cztery kafle, nie może kończyć się dokładnie jedna granica.",
    "NOR-134":
      "Przy rogu z mniej niż czterema kaflami dozwolone jest wszystko: brakujący kafel może jeszcze przedłużyć granicę.",
    "NOR-135": "Kafel nigdy nie może połączyć jednostek różnych graczy na jednym terytorium.",
    "NOR-136": "Kaija liczy się przy tym jako jednostka, a partnerzy jako różni gracze.",
    "NOR-137": "Kafel, który nigdzie nie pasuje, trafia pod stos i dobiera się następny.",
    "NOR-138 NOR-431":
      "Przy kilku dobranych kaflach dotyczy to sytuacji, gdy nie pasuje żaden. Gdy sprawdzono cały stos, akcja się kończy.",
    "NOR-139": "Kafel, który pasuje, trzeba położyć.",
    "NOR-140 NOR-401": "Kafli jest 35. Gdy stos się skończy, nie można odkrywać.",
    "NOR-429": "Odkrywać można, dopóki są kafle, a ty masz otwarte terytorium bez Niedźwiedzia Brunatnego.",
    "NOR-141": "Mapa może mieć dziury.",
    "NOR-142": "Gdy terytoria się łączą, wszystko, co na nich jest, należy odtąd do jednego terytorium.",
    "NOR-143 NOR-413":
      "Za każde twoje terytorium zamknięte twoim kaflem zyskujesz chwałę: po jednej za każdy jego kafel.",
    "NOR-144": "Zamknięcie cudzego lub neutralnego terytorium nic nie daje.",
    "NOR-145": "Jeden kafel może zamknąć kilka terytoriów.",
    "NOR-146": "Jeśli karta dobiera kilka kafli, jeden się kładzie, a pozostałe trafiają pod stos.",
    "NOR-430": "Jeśli stos jest na to za mały, oglądasz go cały.",
    "NOR-432": "Kolejność: położenie kafla, chwała za zamknięcie, moce klanów, potem Stwór z legowiska.",

    "NOR-151": "Dobranie: weź tyle kart ze swojej talii.",
    "NOR-152 NOR-388": "Część dobranych kart zatrzymujesz, odrzucasz lub odkładasz, jak mówi karta; wybierasz które.",
    "NOR-153": "Odrzucić lub odłożyć można tylko karty dobrane w tej akcji.",
    "NOR-154 NOR-433":
      "Zanim zdecydujesz, widzisz wszystkie dobrane karty i to ty ustalasz ich kolejność; odłożona jako ostatnia leży na wierzchu.",
    "NOR-155": "Karta, dzięki której dobierasz, leży w strefie aktywnej i nie bierze udziału w tasowaniu.",
    "NOR-156": "Jeśli kart jest za mało, dobrania nie można zagrać.",
    "NOR-157": "Efekty wykonuje się po kolei; niemożliwe się pomija.",
    "NOR-434": "Dopłatę za coś więcej proponuje się tylko wtedy, gdy stać cię na całą i da się to wykonać.",
    "NOR-159": "Uczta: jedno z: Rekrutacja 1, Ruch 1, Odkrycie, Budowa.",
    "NOR-249 NOR-376":
      "Strategia Obronna: gdy przeciwnik zagrywa kartę, możesz ją anulować; gra on dalej, jakby jej nie zagrał. Pyta się każdego, kto mógłby ją mieć, żeby nikogo nie zdradzić.",
    "NOR-252": "We własnej turze nie można jej zagrać.",
    "NOR-253 NOR-086":
      "Przepowiednia bierze kartę tego roku wcześniej; przy pasie już żadnej nie bierzesz i nikt nie bierze dwóch w roku.",

    "NOR-390 NOR-453":
      "O wszystko, co karta pozostawia do wyboru – kogo, gdzie, którą, przed czy po – gra pyta krok po kroku.",
    "NOR-391": "Niektóre karty pytają innych: kogo dotyka Klątwa lub Wyzysk, ten wybiera, co odrzuca albo czym płaci.",
    "NOR-268":
      "Karty wymierzone w rękę przeciwnika wymagają kogoś z kartami na ręce; odrzucone trafiają na stos ich właściciela.",
    "NOR-247 NOR-248":
      "Sekrety Wroga, Skradziona Wiedza i Legendarni Bohaterowie wykonują inną kartę tak, jakby była twoja. Nie kopiują siebie nawzajem, Strategii Obronnej ani Niepokojów; Legendarni Bohaterowie wymagają karty naprawdę zagranej.",
    "NOR-454":
      "Skradziona Wiedza: najpierw można przełożyć Spaloną Ziemię; musi potem leżeć na terytorium przeciwnika, który ma kartę do skopiowania.",
    "NOR-250 NOR-443":
      "Karta anulowana Strategią Obronną nie została zagrana: jeśli była pierwszą w turze, możesz zacząć turę od nowa i wybrać cokolwiek.",
    "NOR-251": "Strategia Obronna odpowiada na karty zagrane, nie na odłożone, i nigdy na kartę partnera.",
    "NOR-273": "Także w ostatnim roku można wziąć kartę Przepowiednią; od razu się liczy.",
    "NOR-147": "Obóz Zwiadowców: pierwszy pasujący kafel można raz odesłać pod stos; następny pasujący trzeba położyć.",
    "NOR-148": "Tropiciele: dwa Odkrycia, jedno po drugim; drugie jest dobrowolne.",
    "NOR-149":
      "Huginn i Muninn: kafel może przylegać do czyjegokolwiek otwartego terytorium, ale chwałę daje tylko własne.",
    "NOR-150": "Znajomość Terenu: zbierasz wszystko, co widać na wybranym kaflu, zanim go położysz.",
    "NOR-254 NOR-382":
      "Zastraszenie: przed każdą walką możesz wypchnąć jednego obrońcę na sąsiednie terytorium, neutralne lub jego. Jeśli nikt nie zostanie, terytorium jest twoje bez walki.",
    "NOR-255": "Tarczownicy: w każdej walce jedna czaszka obrońcy, z kości lub Wieży, nie działa.",
    "NOR-256": "Miotacze Toporów: po swoim rzucie, a przed rzutem obrońcy, wybierasz topór albo czaszkę.",
    "NOR-257": "Infiltracja: jednostki mogą przejść przez terytorium wroga; walczą tylko tam, gdzie zostają.",
    "NOR-258 NOR-442":
      "Ukryte Ścieżki: jedna grupa przechodzi na dowolne otwarte terytorium; na terytorium wroga od razu walczy. Nie jest to akcja Ruchu.",
    "NOR-259":
      "Przekupstwo: przesuwasz jedną lub dwie jednostki przeciwnika. Jeśli muszą tam walczyć, o wszystkim w walce decyduje ich właściciel.",
    "NOR-260": "Zdobywca: Wieże i Fortece nie liczą się tam, gdzie atakujesz.",
    "NOR-261":
      "Grabież i Pojmanie sięgają sąsiedniego terytorium wroga przez każdą granicę; Grupa Łupieżcza – dowolnego terytorium wroga. Jednostkę wybierasz ty.",
    "NOR-262": "Grupa Łupieżcza: jeśli na tym terytorium nie ma zasobu, nic nie zbierasz.",
    "NOR-263":
      "Pojmanie: twoja nowa jednostka jest wystawiona, a nie zrekrutowana; bez jednostki wroga do usunięcia karty nie można zagrać.",
    "NOR-264":
      "Łowcy, Drwale, Mistrzowie Wiedzy: na każdym terytorium tyle jednostek, ile ma symboli, wliczając budowle; to jedna Rekrutacja.",
    "NOR-265":
      "Karty rekrutujące na neutralnym terytorium zajmują je pierwszą jednostką; jego Obozy Szkoleniowe działają wtedy dla ciebie.",
    "NOR-266":
      "Klan Jelenia: dołączająca jednostka przychodzi z twojego sąsiedniego terytorium i tylko wtedy, gdy kogoś zrekrutowano.",
    "NOR-267": "Chwała Klanu: wybierasz, czy zbierasz przed budową (co może ją opłacić), po niej, czy wcale.",
    "NOR-269":
      "Obrońca Ziemi: tyle kart, ile masz takich terytoriów, ani mniej, ani więcej; bez żadnego nie można go zagrać.",
    "NOR-270":
      "Udogodnienia: mała budowla staje poza miejscami, nawet Menhir bez kamienia; duża jak zwykle zajmuje miejsce.",
    "NOR-106":
      "Pracowici Osadnicy: wymieniona budowla wraca do zasobów; Menhir nadal wymaga kamienia. Nic to nie kosztuje i nic nie daje Kozłowi.",
    "NOR-271": "Zniżka dotyczy jednej budowli i nigdy nie daje ceny ujemnej.",
    "NOR-272": "Negocjacje leżą w strefie aktywnej, więc nie mogą odzyskać samych siebie.",
    "NOR-231": "Klan Niedźwiedzia: Kaija zbiera raz na akcję, z pierwszego terytorium, które opuszcza.",

    "NOR-160 NOR-404":
      "Jednostki dwóch graczy na jednym terytorium walczą; poza akcją Ruchu na terytorium stoją więc jednostki tylko jednego gracza.",
    "NOR-161": "Kto wszedł, atakuje; kto kontroluje terytorium, broni się.",
    "NOR-162": "Biorą w niej udział tylko jednostki z tego terytorium.",
    "NOR-164": "Każda jednostka to jeden punkt walki; Kaija to dwa.",
    "NOR-165": "Atakujący dodaje to, co daje karta, obrońca Fortece; moce klanów liczą się obu.",
    "NOR-166 NOR-167 NOR-383":
      "Najpierw atakujący, potem obrońca, który już wie, ile tamten wydał, może wydać żywność: najwyżej jedną na jednostkę, każda to punkt walki.",
    "NOR-168": "Potem atakujący rzuca kością, a po nim obrońca.",
    "NOR-169 NOR-384":
      "Na ściance „topór albo czaszka” rzucający bierze punkt walki albo obrażenie; atakujący wybiera przed rzutem obrońcy.",
    "NOR-170": "Ścianki: 2 topory; 3 topory; topór albo czaszka; 2 topory i czaszka; 2 czaszki; topór i czaszka.",
    "NOR-172 NOR-176": "Każda czaszka jednej strony zabija jednostkę drugiej; wraca ona do rezerwy.",
    "NOR-173": "Kto traci wszystkie jednostki, przegrywa bez względu na topory.",
    "NOR-174": "Jeśli wszystkie jednostki tracą obie strony, nikt nie wygrywa, a terytorium staje się neutralne.",
    "NOR-175 NOR-171": "W przeciwnym razie wygrywa wyższa suma toporów; remis dla obrońcy.",
    "NOR-177": "Polegli jeszcze się liczą.",
    "NOR-178 NOR-385":
      "Czyja Kaija stoi wśród innych jednostek, ten decyduje, czy poległa; liczy się jako jedna jednostka.",
    "NOR-179 NOR-181 NOR-386":
      "Przegrani wycofują się przez zwykłe granice na terytorium własne lub neutralne, razem lub osobno. Przez trudne prowadzi tylko karta Klan Wilka.",
    "NOR-184": "Pokonany atakujący nie musi wracać tam, skąd przyszedł.",
    "NOR-185": "Nikt nie wycofuje się tam, gdzie walka z tej samej akcji dopiero nastąpi.",
    "NOR-180": "Jeśli nie mają dokąd, wracają do rezerwy.",
    "NOR-435":
      "Jeśli jest dokąd, wycofać muszą się wszyscy ocaleni; dokąd, decyduje ich właściciel przed następną walką.",
    "NOR-182": "Zwycięzcy nigdy się nie wycofują.",
    "NOR-186":
      "Jeśli po wcześniejszej walce do późniejszej zostaje tylko jedna strona, zajmuje ona terytorium bez walki.",
    "NOR-436": "To, co daje zwycięstwo, przychodzi od razu i można tego użyć w następnej walce.",
    "NOR-183": "Budowle zostają i służą zwycięzcy.",

    "NOR-188 NOR-455": "Każda część Zbiorów przebiega w kolejności od nowego Pierwszego Gracza.",
    "NOR-189": "Każde zamknięte terytorium daje 1 chwałę, jeśli ma dwa kafle, a 2, jeśli więcej.",
    "NOR-190": "Każdy Ołtarz Królów daje 3 chwały.",
    "NOR-191": "Każdy symbol na twoich terytoriach i każda budowla produkcyjna daje swój zasób.",
    "NOR-192": "Otwarte terytorium daje tyle samo zasobów co zamknięte.",
    "NOR-193 NOR-392": "Potem można wymieniać dowolne trzy zasoby na jeden wybrany, ile razy się chce.",
    "NOR-437": "Zasoby wymienia się tylko w Zbiorach, przed zapłaceniem za Zimę.",

    "NOR-195":
      "Jednostki na mapie trzeba wykarmić: do 3 za darmo; 4–6 kosztuje 1 żywność; 7–9 – 2 żywności; 10–12 – 3 żywności i 1 drewno; od 13 – 4 żywności i 2 drewna.",
    "NOR-197": "Kto może zapłacić, musi zapłacić.",
    "NOR-198": "Kto nie może zapłacić wszystkiego, płaci, ile ma, i bierze kartę Niepokojów na wierzch talii.",
    "NOR-199": "Komu brakuje jednego zasobu, ten i tak płaci drugi.",
    "NOR-200 NOR-006 NOR-031":
      "Karta Niepokojów nic nie robi, nie można jej usunąć i na końcu kosztuje 5 chwały. Jest ich dziesięć.",
    "NOR-201 NOR-203":
      "Jeśli masz wziąć kartę Niepokojów, a żadnej już nie ma, od razu tracisz 5 punktów chwały i odrzucasz wierzchnią kartę talii, jeśli jakaś jest.",
    "NOR-202 NOR-405":
      "Te 5 punktów chwały tracisz nawet wtedy, gdy masz mniej: chwała może spaść poniżej zera, zasoby nigdy.",

    "NOR-206 NOR-395":
      "Kto na koniec roku nie ma nikogo na mapie, może postawić trzy jednostki na neutralnym terytorium.",
    "NOR-208": "Kilka takich klanów działa po kolei; kto ma na mapie tylko Kaiję, ten wciąż ma jednostkę.",
    "NOR-438": "Te jednostki się wystawia, a nie rekrutuje; w roku, w którym gra się kończy, takiej szansy nie ma.",
    "NOR-213": "W ostatnim roku dominacja jest ważniejsza niż chwała.",
    "NOR-212": "Jeśli dominację osiągnie kilku naraz, rozstrzyga wśród nich chwała, a potem zasady remisu.",
    "NOR-214":
      "Na końcu dodajesz: swoją chwałę, 1 za każde trzy zasoby, chwałę kart i osiągnięć; odejmujesz 5 za każdą kartę Niepokojów.",
    "NOR-215": "Karty liczą się, gdziekolwiek są w talii; usunięte nie.",
    "NOR-216": "Osiągnięcia wycenia się według terytoriów, które wtedy kontrolujesz.",
    "NOR-222":
      "Watażka liczy też Kaiję; Odkrywca traktuje miejsca z kamieniem jak małe i liczy tylko budowle stojące na miejscach.",
    "NOR-218 NOR-219": "Remis: więcej terytoriów, potem jednostek, potem budowli.",
    "NOR-220": "Jeśli i to jest równe, zwycięstwo jest wspólne.",
    "NOR-439": "Po dominacji o dalszych miejscach decyduje chwała.",

    "NOR-245 NOR-246": "Moce klanów nie działają podczas przygotowania ani przy kaflach położonych bez Odkrycia.",
    "NOR-223": "Niedźwiedź: ma Kaiję, opancerzonego niedźwiedzia.",
    "NOR-224 NOR-051": "Rekrutuje się ją zamiast jednostki, także przy rozstawieniu.",
    "NOR-225": "Jest warta dwa punkty walki.",
    "NOR-226 NOR-230 NOR-410 NOR-441":
      "Nie może wejść na terytorium wroga, chyba że w tym roku zagrano Przebudzenie Niedźwiedzia.",
    "NOR-227": "Może też ruszać się sama.",
    "NOR-229":
      "We wszystkim innym jest jednostką: kontroluje terytorium, może polec, wycofuje się i można ją znów zrekrutować, ale nie jest jedną z 14.",
    "NOR-228 NOR-196": "Zimą nic nie kosztuje.",
    "NOR-232": "Dzik: 1 wiedza za każde Odkrycie, które niczego nie zamyka.",
    "NOR-233": "Kozioł: 1 żywność za małą budowlę, 2 za dużą.",
    "NOR-234 NOR-235": "Kruk: zbiera zasoby swojego terytorium w chwili jego zamknięcia, ale nie chwałę Zbiorów.",
    "NOR-236 NOR-389": "Wąż: przed każdą swoją kartą klanu może położyć Spaloną Ziemię przy swoim terytorium.",
    "NOR-237 NOR-440": "Może to być czyjekolwiek terytorium, za dowolną granicą; żeton leży, póki Wąż go nie przełoży.",
    "NOR-238": "Karta Klan Węża pozwala przełożyć żeton przed ruchem i po nim.",
    "NOR-239": "Ma tam jeden punkt walki więcej.",
    "NOR-240 NOR-241":
      "W Zbiorach może zabrać jeden zasób z terytorium wroga pod żetonem; właściciel dostaje o jeden mniej.",
    "NOR-242": "Jeleń: 1 chwała za każde terytorium zdobyte w walce i 1 więcej za każde własne zamknięte terytorium.",
    "NOR-243": "Zdobyta w walce znaczy: zaatakował, wygrał i została mu tam jednostka.",
    "NOR-244": "Wilk: 1 żywność za każdy wygrany atak.",

    "NOR-274": "Dłuższa gra trwa dziesięć lat.",
    "NOR-276 NOR-275":
      "Na gracza przypadają trzy karty wczesne i sześć zaawansowanych: lata 1–3 to karty wczesne, 4–9 zaawansowane, rok 10 osiągnięcia.",
    "NOR-277": "Nie ma dominacji.",

    "NOR-278 NOR-279": "Czworo graczy w dwóch drużynach; partnerzy siedzą naprzeciw siebie.",
    "NOR-280": "Partnerzy mogą rozmawiać i mówić sobie o chwale, ale nie pokazują kart.",
    "NOR-281": "Jednostki partnerów nie mogą skończyć ruchu na tym samym terytorium.",
    "NOR-282": "Mając kilka ruchów, mogą przejść.",
    "NOR-283": "Kto wchodzi na terytorium partnera, musi móc z niego wyjść pozostałymi ruchami.",
    "NOR-284": "Partnerzy nigdy ze sobą nie walczą.",
    "NOR-285 NOR-286":
      "W Zbiorach, gdy wszyscy już zebrali, partnerzy mogą wymieniać zasoby jeden za jeden, ile razy obaj się zgodzą.",
    "NOR-287": "Chwałę i wszystko, co rozstrzyga remisy, sumuje się w drużynie.",
    "NOR-288": "Dominacja wymaga pięciu terytoriów.",
    "NOR-289": "Znacznik, wyłożone karty i przygotowanie działają dla każdego gracza jak zwykle.",
    "NOR-290": "W dziesięcioletniej grze drużynowej nie ma dominacji.",

    "NOR-291": "W grze ze Stworami wszystkie inne zasady pozostają bez zmian.",
    "NOR-002 NOR-292 NOR-293":
      "Jest ich dziewięć: trzy Wilki, dwa Draugry, dwa Niedźwiedzie Brunatne i dwie Upadłe Walkirie. Karta podaje siłę, chwałę, to, czego Stwór szuka, i jego moc; kolory tylko odróżniają figurki.",
    "NOR-294": "Na początku na wierzchu ich stosu leży o jednego słabego Stwora więcej, niż jest graczy.",
    "NOR-295 NOR-296 NOR-297":
      "Podczas przygotowania legowisko też przyprowadza Stwora, ale jeszcze nic on nie robi; można stawiać przy nim jednostki, nawet przy Walkirii.",
    "NOR-298 NOR-299 NOR-411":
      "Nowy Stwór staje na prawym końcu linii, która działa od lewej do prawej, a jego figurka na swoim terytorium.",
    "NOR-300 NOR-301":
      "Gdy stos się skończy, tasuje się odrzucone; jeśli wszystkie dziewięć jest na mapie, żaden nie przychodzi.",
    "NOR-307": "Kafel z legowiskiem przyprowadza Stwora, który od razu działa.",
    "NOR-308": "Najpierw przychodzą chwała i moce klanów za Odkrycie.",
    "NOR-309":
      "Żaden kafel nie może połączyć terytorium Walkirii z jednostkami; Walkiria z nowego legowiska jednak atakuje.",
    "NOR-356": "Kafle kładzione jako schronienie lub przy drugiej szansie też przyprowadzają Stwory.",
    "NOR-449": "Działanie nowego Stwora dotyczy gracza, który kontroluje terytorium; to ten gracz decyduje, co dalej.",
    "NOR-302": "Większość Stworów dzieli terytorium z jednostkami.",
    "NOR-303": "Kilka Stworów może być na jednym terytorium; działają wszystkie.",
    "NOR-306": "Wilk i Niedźwiedź działają stale; Draugr i Walkiria, gdy przychodzą.",
    "NOR-448":
      "Gdy terytoria się łączą, nikt nie przychodzi ani się nie rusza, lecz Wilk i Niedźwiedź od razu obejmują całe terytorium.",
    "NOR-355": "Stwory nie zmieniają tego, kto kontroluje terytorium, czy jest ono zamknięte, ani dominacji.",
    "NOR-310": "Stwora można zaatakować tylko akcją Ruchu, na terytorium neutralnym lub własnym.",
    "NOR-311 NOR-380": "Po wszystkich ruchach mówisz, które Stwory atakujesz: najwyżej jednego na terytorium.",
    "NOR-312": "Nikt nie musi się przy tym ruszać.",
    "NOR-314": "Biorą udział wszystkie twoje jednostki z tego terytorium.",
    "NOR-315": "Gdzie atakujesz gracza, tam tą samą akcją nie zaatakujesz Stwora.",
    "NOR-316": "Nikt nie może się wycofać tam, gdzie atakowany jest Stwór.",
    "NOR-446": "Walki z graczami i ze Stworami tworzą jedną listę; kolejność wybierasz ty.",
    "NOR-317": "Siłą Stwora jest jego wartość.",
    "NOR-318": "Dodajesz to samo co przeciw graczowi: kartę i klan albo Fortecę, jeśli się bronisz.",
    "NOR-319": "Przy atakowaniu Stwora budowle nie pomagają, nawet na własnym terytorium.",
    "NOR-320": "Żywność możesz wydać tylko ty.",
    "NOR-321 NOR-322": "Na ściance „topór albo czaszka” Stwór bierze topór.",
    "NOR-447": "Na własnej kości nadal wybierasz sam.",
    "NOR-323 NOR-329":
      "Kto traci wszystkie jednostki, przegrywa mimo toporów; poza tym wygrywa więcej toporów, a remis – obrońca.",
    "NOR-325": "Czaszki nie szkodzą Stworom.",
    "NOR-331": "Topory i tarcze z kart pomagają przeciw Stworom; czaszki, Wieże i karty przeciw wrogom nie.",
    "NOR-324": "Kto go pokona, zyskuje jego chwałę.",
    "NOR-328": "Stwór nigdy się nie wycofuje: pokonany znika z mapy.",
    "NOR-330":
      "Klan Wilka i za takie zwycięstwo dostaje żywność; Jeleń chwałę tylko za terytorium odebrane Walkirii; Wąż swój topór.",
    "NOR-326": "Przegrana ze Stworem, który dzieli terytorium, nie kosztuje terytorium.",
    "NOR-327": "Kto przegra z Walkirią, musi się wycofać.",
    "NOR-332 NOR-333": "Między Akcjami a Zbiorami wszystkie Stwory po kolei ruszają się i działają.",
    "NOR-334": "Zabitego tymczasem pomija się; żaden nie dochodzi.",
    "NOR-335 NOR-342": "Musi się ruszyć, jeśli może. Jeśli nie może, nie dzieje się to, co dzieje się przy przyjściu.",
    "NOR-336": "Przekraczają każdą granicę, o jedno terytorium.",
    "NOR-337": "Nigdy nie wchodzą tam, gdzie jest inny Stwór.",
    "NOR-338": "Wolą terytoria z jednostkami.",
    "NOR-339 NOR-341 NOR-450":
      "Wśród nich karta mówi, czego szukają: budowli (duża liczy się za trzy), jednostek z Kaiją, zasobów.",
    "NOR-340 NOR-393": "Jeśli nadal nie wiadomo, decyduje Pierwszy Gracz.",
    "NOR-343": "Niedźwiedź Brunatny: gdzie stoi, nikt nie buduje, nie rekrutuje, nie odkrywa i nie wychodzi.",
    "NOR-344 NOR-345": "Wejść na jego terytorium wolno, a pokonani mogą się na nie i z niego wycofać.",
    "NOR-346": "Pole przy jego terytorium nadal można odkryć z innego swojego terytorium.",
    "NOR-347": "Karty też nie wyprowadzą jednostek z jego terytorium.",
    "NOR-451": "Jeśli pokonasz go akcją Ruchu, jednostki są wolne od następnej akcji.",
    "NOR-348 NOR-349": "Draugr: gdzie przyjdzie, właściciel terytorium traci jednostkę i wybiera którą.",
    "NOR-350": "Upadła Walkiria: z nikim nie dzieli terytorium i atakuje tych, których zastanie.",
    "NOR-304": "Jednostki, które wejdą na jej terytorium, zatrzymują się i po wszystkich ruchach z nią walczą.",
    "NOR-305": "Na terytorium z dwiema Walkiriami wejść nie wolno: walczyć można by tylko z jedną.",
    "NOR-444": "Za tymi, którzy weszli, mogą pójść inni; walczą wszyscy razem.",
    "NOR-313":
      "Jednostki stojące przy niej od przygotowania mogą odejść; jeśli po ruchach jakieś zostaną, muszą z nią walczyć.",
    "NOR-445": "Gdzie stoi wśród jednostek wroga, atak jest walką tylko z graczem.",
    "NOR-351":
      "Na jej terytorium nikogo się nie rekrutuje, nie wystawia, nie wypycha ani nie prowadzi i nikt się tam nie wycofuje.",
    "NOR-352 NOR-353":
      "Wilk: jego terytorium nic nie daje w Zbiorach poza tym, co dają budowle; Wąż też nic innego tam nie znajdzie.",
    "NOR-354": "Wilk blokuje też zbiór „jak w Zbiorach”, ale nie to, co zbiera Kaija lub daje Znajomość Terenu.",

    "NOR-357 NOR-394": "Kto pasuje, może przywołać Stwora.",
    "NOR-358": "Nie, gdy Stworów jest co najmniej tyle, ilu graczy.",
    "NOR-359": "Przychodzi do legowiska bez Stwora, a gdy takiego nie ma – na dowolne terytorium bez Stwora.",
    "NOR-360": "Nie rusza się, ale od razu działa.",
    "NOR-361 NOR-362":
      "Zanim wybierzesz miejsce, widzisz, który to Stwór; jeśli każde terytorium już jakiegoś ma, żaden nie przychodzi. Wariant wymaga Stworów.",
    "NOR-452": "Kto wziął kartę roku wcześniej dzięki Przepowiedni, też może to zrobić.",

    "NOR-363": "Karty na ręce są tajne, ich liczba nie.",
    "NOR-364": "Nikt nie zna kolejności talii poza kartami, które jawnie położono na wierzch.",
    "NOR-365 NOR-085": "Stosy odrzuconych i strefy aktywne są jawne; kolejność kart w nich nie ma znaczenia.",
    "NOR-366 NOR-400":
      "Nikt nie wie, co zostało w talii rozwoju, stosie kafli i stosie Stworów; wiadomo tylko, z czego powstały.",
    "NOR-367": "Kafle dobrane do rozstawienia zna tylko ich właściciel.",
    "NOR-368": "Pojedynczy dobrany kafel widzą wszyscy; z kilku tylko położony.",
    "NOR-369 NOR-194": "Ile kto ma chwały, jest tajne do końca.",
    "NOR-370": "Zasoby i rezerwy są jawne.",
    "NOR-371":
      "Szpieg i Zachłanny Wyzysk pokazują rękę tylko jednemu graczowi; kartę, w którą trafią, poznają wszyscy.",
  },
};
