// Drobniejsze zasady po polsku: co jest w pudełku, rozstrzygnięcia, co zawsze jest prawdą.
import type { RuleId } from "../content/chapters.ts";

export const details = {
  "XID-002": "Jednostek jest 70: 18 chłopów z Milicji, 16 łuczników, 14 piechurów, 12 kleryków i 10 magów bitewnych.",
  "XID-004":
    "Każdy kolor ma jednego Idrakisa, zasłonkę, Planszę Planowania, 20 bardów, 15 pięter gildii i trzy znaczniki Punktowania.",
  "XID-005": "Suwereny to monety o wartości 1, 2 i 5. Można je zawsze rozmienić, więc liczy się tylko suma.",
  "XID-007": "Żetony miast są dwustronne. Jest ich 21 dla czterech i pięciu graczy oraz osobny zestaw 18 dla trzech.",
  "XID-008": "Zestaw dla trzech graczy ma numery od 1 do 18.",
  "XID-009":
    "Jedna strona żetonu miasta oferuje rekrutów i pokazuje jakich; druga to zagrożenie: pokazuje wymagane jednostki i trzy nagrody.",
  "XID-010": "Tytanów jest sześciu: dwóch żąda trzech jednostek, dwóch czterech i dwóch pięciu. Rodzaj jest dowolny.",
  "XID-011": "Są trzy oceny: Bogactwo, Wpływy i Reputacja.",
  "XID-012":
    "Pudełko dopełniają dwa znaczniki Pustkowia, kalendarz, Bastion, znacznik Roku, znacznik Pierwszego Gracza, znaczniki Punktowania i plansza Wirtualnego Gracza.",
  "XID-021":
    "Ścieżka Przeznaczenia ma dwa tory. Obok stosu Rekrutacji leżą odrzucone Zagrożenia, obok stosu Zagrożenia odrzucone Rekrutacje: każdy z nich stanie się stosem, przy którym leży.",
  "XID-023": "Aleja Chwały ma kolumnę dla każdej oceny; ustawia graczy według porównywanej wartości.",
  "XID-024": "Kalendarz liczy Lata: dwanaście albo dziewięć w krótkiej grze.",
  "XID-291": "Żadne miasto nie ma dwóch dróg tego samego koloru, a każda droga prowadzi w obie strony.",
  "XID-027": "Gra zaczyna się w Roku 1, z pustym Bastionem.",
  "XID-029": "Znaczniki Punktowania czekają obok Alei Chwały; potrzebne są dopiero na końcu.",
  "XID-031": "W cztery i pięć osób używa się zestawu 21 żetonów miast.",
  "XID-299": "Na początku zawsze starcza jednostek dla każdego żetonu rekrutacji.",
  "XID-046": "Kolejność biegnie zgodnie z ruchem wskazówek zegara: po tobie gra sąsiad z lewej.",
  "XID-059": "Znacznik Rozkazu pokazuje tylko, który rozkaz jest wykonywany.",
  "XID-184": "Na koniec Roku znacznik Roku idzie naprzód.",
  "XID-185": "Potem znacznik Pierwszego Gracza przechodzi w lewo.",
  "XID-186": "Ograniczenia „raz w Roku” kończą się wraz z Rokiem.",
  "XID-187": "Każdy Idrakis zostaje na miejscu i stąd zaczyna następny Rok.",
  "XID-188": "Po spisie ostatniego Roku gra się kończy.",
  "XID-189": "Po ostatnim Roku znacznik Pierwszego Gracza już nie przechodzi; rozstrzyga jeszcze remisy.",
  "XID-294": "Zawsze można wziąć choć jedną nagrodę: suwereny nigdy się nie kończą.",
  "XID-295": "Limity „raz w Roku” zapisuje się przed wymianą żetonu.",
  "XID-296": "Dopóki piętro czeka za zasłonką, w zapasie zawsze jest jeszcze inne.",
  "XID-179": "Czekające piętro trzeba dołożyć do własnej gildii, gdy tylko znajdzie się miejsce.",
  "XID-181": "Czekające piętro nigdy nie zakłada gildii. Robi to tylko nagroda gildii.",
  "XID-183": "Jeśli piętro da się dołożyć, trzeba to zrobić.",
  "XID-119": "Jeśli w Koszarach brakuje jednostek danego rodzaju, przychodzi tyle, ile jest.",
  "XID-297":
    "Gdy ktoś zabierze ostatniego rekruta z miasta: żeton zostaje odrzucony, kolejna rekrutacja trafia do swojego miasta z jednostkami, a oba tory się uzupełniają. Dopiero potem gra następna osoba.",
  "XID-298":
    "Żeton rekrutacji, który został pusty, bo trzy z rzędu nie znalazły jednostek, jest wymieniany na koniec Roku; po ostatnim już nie.",
  "XID-127": "Jeśli nie ma odrzuconych żetonów właściwego rodzaju, stos na razie pozostaje pusty.",
  "XID-131":
    "Tytani budzą się, gdy położono ostatnie kolejne zagrożenie, a ani stos zagrożeń, ani odrzucone rekrutacje nie dadzą następnego.",
  "XID-132":
    "Jeśli ostatni żeton stosu zagrożeń ma posłużyć jako rekrutacja, stos zagrożeń najpierw się uzupełnia, o ile może.",
  "XID-133": "Tytani mogą się budzić, a posiłki nadchodzić kilka razy w grze.",
  "XID-300": "Stos zagrożeń zawsze może pomóc, gdy brakuje rekrutacji; to nigdy nie budzi tytanów.",
  "XID-301": "Właśnie odrzucony żeton bierze udział od razu: może być pierwszym z nowego stosu.",
  "XID-136": "Pusty stos tytanów nikogo nie budzi.",
  "XID-137": "Śpiący tytani nic nie robią.",
  "XID-141": "Posiłki: to, co zostało ze stosu rekrutacji, kładzie się na wierzch.",
  "XID-144": "Posiłki: wierzch nowego stosu zagrożeń staje się kolejnym zagrożeniem.",
  "XID-145": "Posiłki nie ruszają ani kolejnej rekrutacji, ani żetonów na planszy.",
  "XID-146": "Odrzucone żetony zachowują kolejność: na wierzchu leży to, co odrzucono najpierw.",
  "XID-147": "Na posiłki zawsze starcza żetonów.",
  "XID-302":
    "Tytani budzą się od razu, w trakcie rozkazu, który to spowodował, po jego nagrodach; już następny gracz może ich spotkać.",
  "XID-155": "Pokonanie tytana nie zabiera żetonu z miasta, więc nic się nie wymienia.",
  "XID-303":
    "Walka z tytanem: wybierz go, oddaj jednostki, weź dwie nagrody, przesuń Wirtualnego Gracza (w trzy osoby), potem tytan znika.",
  "XID-316":
    "W cztery i pięć osób w długiej grze każde przebudzenie zostawia dwa żetony w stosie rekrutacji, siedem w stosie zagrożeń i żadnych odrzuconych.",
  "XID-175": "Bardów ze spisu dotyczą zwykłe ograniczenia: własny zapas, żadnych pustkowi, a środek oznacza Bastion.",
  "XID-304": "Pierwszym Graczem spisu jest Pierwszy Gracz właśnie rozegranego Roku.",
  "XID-305": "O remisie decydują tylko pokazane liczby, nawet jeśli ktoś z remisujących nie może skorzystać z nagrody.",
  "XID-306":
    "Bard ze spisu, którego nie da się wystawić albo którego nie chcesz wystawić, przepada; nie zostaje na później.",
  "XID-307": "Jeśli nagrodę dostaje kilku graczy, decydują po kolei.",
  "XID-191": "W każdej ocenie zaznacza się i porównuje wartości wszystkich; kto odpadł, pozostaje tak oznaczony.",
  "XID-201": "Pustkowia nie dają Reputacji.",
  "XID-308":
    "Po ostatnim spisie nikt już o niczym nie decyduje: wszystko ukryte wychodzi na jaw i kolejno odbywają się trzy oceny.",
  "XID-290": "Po trzeciej ocenie zostaje dokładnie jedna osoba.",
  "XID-217": "Z tytanami można walczyć we wszystkich 21 miastach, jeśli nie leży tam żeton.",
  "XID-218": "W miastach na skraju pustkowia wolno budować gildie.",
  "XID-219": "W trzy osoby używa się zestawu 18 żetonów miast.",
  "XID-222": "Stos rekrutacji i tu zaczyna z pięcioma żetonami; pozostałe pięć to stos zagrożeń.",
  "XID-223": "W trzy osoby w każdej ocenie odpada jedna.",
  "XID-229": "Wartości Wirtualnego Gracza nie mają górnej granicy.",
  "XID-231": "Wirtualny Gracz nie ma bardów, więc nie zajmuje miejsc w regionach.",
  "XID-235": "Wirtualny Gracz nie ma miejsca przy stole: lewa, prawa i kolejność dotyczą tylko trojga graczy.",
  "XID-242": "Wszystko inne jest jak w długiej grze, także pustkowia.",
  "XID-244": "W krótkiej grze Wirtualny Gracz zaczyna z tymi samymi wartościami.",
  "XID-251":
    "Cudze jednostki, suwereny, niewystawieni bardowie i bardowie w Bastionie nigdy nie są pokazywani ani tobie, ani botom, nawet jeśli dobra pamięć pozwoliłaby je odtworzyć.",
  "XID-254": "Odrzucone żetony leżą jawnie, w swojej kolejności.",
  "XID-255": "Obie strony każdego żetonu miasta można zawsze sprawdzić.",
  "XID-257": "Wszyscy wiedzą, ile pięter czeka za czyją zasłonką.",
  "XID-259": "To, co ktoś pokazuje w spisie, dowodzi tylko, że ma co najmniej tyle.",
  "XID-310":
    "Ze stosu widać wierzch i liczbę żetonów; to, co niżej, nie jest pokazywane, nawet jeśli można by to zapamiętać.",
  "XID-311": "O tytana gra pyta tylko wtedy, gdy cię na niego stać; inni mogą to zauważyć.",
  "XID-312": "Podczas planowania wszyscy widzą, kto już zatwierdził, i nic więcej.",
  "XID-260":
    "Planowanie i każdy pokaz w spisie robią wszyscy naraz i w tajemnicy. O wszystkim innym decyduje zawsze jedna osoba.",
  "XID-261": "Raz, po kolei: miasto początkowe, dowolne bez Idrakisa.",
  "XID-262": "Co Rok: sześć rozkazów, każdy to jeden z trzech kolorów dróg, akcja albo czekanie; potem zatwierdzasz.",
  "XID-264": "Przeciw tytanowi: które jednostki oddajesz, jedna po drugiej. Gra nie pyta, gdy nie ma wyboru.",
  "XID-265": "Po zwycięstwie: które dwie z trzech nagród. Jeśli możliwych jest mniej, dostajesz je bez pytania.",
  "XID-266": "Dla każdego barda: do którego z sąsiednich regionów. Jeśli otwarty jest tylko jeden, bard idzie tam.",
  "XID-267": "Czekające piętro dokłada się samo; nie ma tu o czym decydować.",
  "XID-268": "W trzy osoby po każdym zwycięstwie: która wartość Wirtualnego Gracza rośnie.",
  "XID-269":
    "W spisie, dla każdego z pięciu rodzajów: ile pokazujesz. Pytani są wszyscy, także ci, którzy nic nie mają, by niczego nie zdradzić.",
  "XID-270": "Jeśli spis daje ci bardów: region dla każdego albo koniec.",
  "XID-271": "Jeśli spis daje ci piętro: która z twoich gildii je dostaje.",
  "XID-272":
    "Gra nigdy nie pyta o: rekrutację, pokonanie zagrożenia, na które cię stać, ruch, czekanie, wymianę żetonów i oceny.",
  "XID-315":
    "W jednym rozkazie pytania padają w tej kolejności: tytan, zapłata, nagrody, bardowie, Wirtualny Gracz. Potem wymieniane są żetony i gra następna osoba.",
  "XID-273":
    "Gdy skończy się czas, gra wybiera za ciebie: nieustawione rozkazy to czekanie, tytanów zostawia w spokoju, płacą najsłabsze jednostki, bierze suwereny i bardów, bardów śle tam, gdzie lira jest najwyższa, a w spisie pokazuje wszystko.",
  "XID-274": "Żadna jednostka nie ginie: Koszary, miasta i gracze mają razem zawsze wszystkie 70.",
  "XID-275": "Twoje piętra na planszy, w zapasie i czekające to zawsze razem 15.",
  "XID-276": "Twoi bardowie w regionach, w Bastionie i w zapasie to zawsze razem 20.",
  "XID-277": "Każdy żeton miasta jest w dokładnie jednym miejscu: w mieście, jako kolejny, w stosie albo odrzucony.",
  "XID-278":
    "Między rozkazami zawsze jest pięć miast z rekrutami i pięć zagrożonych (w trzy osoby po cztery), a oba pola kolejnych żetonów są zajęte.",
  "XID-279": "Żeton zawsze leży na mieście o swoim numerze i nigdy nie ma tam dwóch.",
  "XID-280":
    "Miasto nigdy nie oferuje więcej rekrutów, niż pokazuje jego żeton, i co najmniej jednego, poza żetonem, dla którego zabrakło.",
  "XID-281": "Najsłabsi rekruci zawsze odchodzą pierwsi.",
  "XID-282": "Stos jest pusty tylko wtedy, gdy obok nie leży nic, co mogłoby się nim stać.",
  "XID-283": "Gildia ma od jednego do czterech pięter w jednym kolorze, a miasto najwyżej jedną gildię.",
  "XID-284": "Na pustkowiu nigdy nie ma bardów.",
  "XID-285": "Każdy stos tytanów ma najwyżej dwóch; obudzony może być tylko wierzchni.",
  "XID-286": "Nikt nigdy nie traci suwerenów, bardów na planszy ani pięter gildii.",
  "XID-287":
    "W jednym Roku rekrutujesz w mieście najwyżej raz; a gdzie pokonasz tytana, tam nie pokonasz już ani zagrożenia, ani drugiego tytana.",
  "XID-288": "Trzy wartości Wirtualnego Gracza to razem 15 (trudny: 18) plus jeden za każde czyjekolwiek zwycięstwo.",
} as const satisfies Partial<Record<RuleId, string>>;
