// Co mówi gra z przewodnikiem po polsku.
import type { LessonWords } from "#web/kit/learning.ts";

export const words: Readonly<Record<string, LessonWords>> = {
  welcome: {
    title: "Tytani się przebudzili",
    text: [
      "Jest siedemnasty wiek, a armie prowadzą olbrzymy. Poprowadzisz Naród, jego żołnierzy i Tytana na wojnę ze Szwecją.",
      "Wygrywa, kto po trzech Rundach ma najwięcej Punktów Zwycięstwa (PZ). Ta pierwsza Runda pokaże wszystko: Rozkazy, ziemię, Twierdze, Bitwy i Misje.",
    ],
  },
  map: {
    title: "Mapa",
    text: [
      "Armie przechodzą przez granice z Regionu do Regionu. Zakreskowane Regiony są poza grą; Litwa, otoczona pierścieniem, to Region Centralny.",
      "Ziemia to najpewniejsze źródło punktów: każdy kontrolowany Region daje 1 PZ na koniec każdej Rundy. Na południu czekają na ciebie trzy.",
    ],
  },
  nation: {
    title: "Wybierz Naród",
    text: ["Wybierasz przed Szwecją, więc to ty zaczynasz grę. Weź Rzeczpospolitą, kraj skrzydlatej jazdy."],
    hint: "Wybierz Rzeczpospolitą Obojga Narodów.",
  },
  firstCard: {
    title: "Pierwsza karta Narodu",
    text: [
      "Widzisz trzy ze swoich dziesięciu kart Narodu i możesz jedną kupić. Płaci się kartami Wsparcia z ręki. Tabor jest za darmo: kup go.",
      "Potem włóż Pospolite Ruszenie pod talię. Kosztuje 3, a swoich kart użyjesz lepiej.",
    ],
    hint: "Kup Tabor, potem włóż Pospolite Ruszenie pod talię.",
  },
  missions: {
    title: "Tajne Misje",
    text: [
      "Każdy zatrzymuje jedną Misję, resztę podaje dalej i powtarza to jeszcze dwa razy. Swoje widzisz tylko ty, a zrealizowana daje PZ.",
      "Zatrzymaj Kamienne Mury, potem Żelazny Garnizon, a na końcu Serce Europy, które do ciebie wróci.",
    ],
    hint: "Najpierw Kamienne Mury, potem Żelazny Garnizon, na końcu Serce Europy.",
  },
  orders: {
    title: "Karty Rozkazów",
    text: [
      "W każdej Turze bierzesz z tej puli jedną kartę i wykonujesz jej Akcje. Karty, którą weźmiesz, Szwecja już nie dostanie, a puli się nie uzupełnia.",
      "Gdy zostaje jedna karta, odrzuca się ją, a rząd powyżej schodzi w dół. Możesz więc planować naprzód.",
    ],
  },
  take: {
    title: "Weź Rozkaz",
    text: [
      "Weź Werbowników: jeden Oddział się przemieszcza, jeden przybywa. Kolejność zależy od ciebie i każdą z Akcji możesz pominąć.",
    ],
    hint: "Dotknij karty Rozkazu Werbownicy.",
  },
  move: {
    title: "Zajmij pustą ziemię",
    text: [
      "Wybierz ruch, dotknij Śląska i jego Piechoty, potem Siedmiogrodu.",
      "Nikogo tam nie ma, więc Region od razu jest twój. Śląsk też zostaje twój: stoi w nim jeszcze Artyleria.",
    ],
    hint: "Przemieść Piechotę ze Śląska do Siedmiogrodu.",
  },
  deploy: {
    title: "Świeża jazda",
    text: [
      "Teraz druga Akcja: dotknij Pomorza i rozmieść tam Kawalerię z rezerwy. Może to być każdy twój Region, ale za granicą Pomorza leży Dania, a za nią Szwecja.",
    ],
    hint: "Rozmieść Kawalerię na Pomorzu.",
  },
  draw: {
    title: "Karta Wsparcia",
    text: [
      "Zakończ Rozkazy. Nikogo nie atakujesz, więc od razu dobierasz kartę Wsparcia: odkrytą albo w ciemno z talii.",
      "Weź kartę Dodaj Siły (wroga Artyleria). Szwecja lubi przyprowadzać działa.",
    ],
    hint: "Zakończ Fazę Rozkazów i weź odkrytą kartę Dodaj Siły (wroga Artyleria).",
  },
  build: {
    title: "Zbuduj Twierdzę",
    text: [
      "Szwedzka Piechota i Artyleria przeszły do Danii. Przyjdą po Pomorze.",
      "Weź Umocnienie Granicy i postaw Twierdzę na Pomorzu. W całej grze są tylko trzy.",
    ],
    hint: "Weź Umocnienie Granicy, wybierz Twierdzę, potem Pomorze.",
  },
  claim: {
    title: "Misja spełniona",
    text: [
      "Kamienne Mury wymagają dwóch Regionów z Twierdzą lub Stolicą i właśnie je masz. Zrealizuj Misję za 3 PZ.",
      "W każdej swojej Turze możesz zrealizować jedną Misję, między dowolnymi krokami.",
    ],
    hint: "Dotknij Misji Kamienne Mury.",
  },
  titan: {
    title: "Tytan rusza",
    text: [
      "Karta przemieszcza też dowolny Oddział. Poślij Tytana z Małopolski do Prus, które są puste.",
      "Tytan to Oddział jak inne, ale rzuca najlepszą Kością i zajmuje dwa miejsca.",
    ],
    hint: "Przemieść Tytana z Małopolski do Prus.",
  },
  guard: {
    title: "Pilnuj Stolicy",
    text: [
      "Kto zdobędzie twoją Stolicę, dostanie 3 PZ. Piechotę z tej karty rozmieść w Małopolsce.",
      "Potem zakończ Rozkazy i weź kartę Dodaj Kość (wroga Piechota).",
    ],
    hint: "Rozmieść Piechotę w Małopolsce, zakończ Fazę, weź Dodaj Kość (wroga Piechota).",
  },
  defend: {
    title: "Szwecja atakuje!",
    text: [
      "Obie strony rzuciły jedną Kością za każdy Oddział: Szwecja ma 3, ty 2. Twierdza dała ci kartę i każe Atakującemu działać najpierw: Szwecja dołożyła Kość i ma 4.",
      "Teraz twój Etap. Użyj Taboru, +1, potem zagraj Dodaj Kość: wymaga wrogiej Piechoty, a ta tu jest.",
    ],
    hint: "Użyj karty Narodu Tabor, potem zagraj Dodaj Kość (wroga Piechota).",
  },
  lastWord: {
    title: "Remis to zwycięstwo",
    text: [
      "4 do 4: przy remisie wygrywa Broniący. Więcej nie trzeba, więc zachowaj resztę kart i zakończ Etap.",
      "Dostajesz 1 PZ; przy tak małej różnicy Szwecja nie traci Oddziałów, wraca do Danii i na pocieszenie dobiera kartę.",
    ],
    hint: "Zakończ swój Etap. Jeśli gra zapyta o Misję, odpowiedz „Nie”.",
  },
  march: {
    title: "Kontratak",
    text: [
      "Weź Wielki Marsz: razem może iść do czterech Oddziałów. Poślij wszystkie trzy z Pomorza do Danii. Zostanie po nich Znacznik Kontroli, więc Pomorze z Twierdzą nadal będzie twoje.",
      "Stoją tam wrogie Oddziały, więc twoje czekają na granicy. Zakończ Rozkazy, a zacznie się Bitwa.",
    ],
    hint: "Weź Wielki Marsz, poślij Piechotę i obie Kawalerie z Pomorza do Danii, zakończ Fazę.",
  },
  set: {
    title: "Karty w zestawie",
    text: [
      "Tym razem Szwecja się broni, więc działała pierwsza; prowadzi 4 do 3. Ostatnie słowo należy do ciebie.",
      "Jedna karta Dodaj Siły to +1, ale dwie zagrane razem to +3. Wybierz obie: wroga Artyleria i twoja Piechota są w Bitwie.",
    ],
    hint: "Zaznacz obie karty Dodaj Siły i zagraj je jako jeden zestaw.",
  },
  ability: {
    title: "Zdolność twojego Narodu",
    text: [
      "Twój Naród ma Zdolność na każdą Bitwę. Z dwoma Oddziałami Kawalerii Kwiat Jazdy dodaje 1: użyj go, potem zakończ Etap.",
      "Wygrywasz o 3. Od różnicy 3 przegrany traci Oddział, od 5 dwa.",
    ],
    hint: "Użyj Kwiatu Jazdy, potem zakończ swój Etap.",
  },
  won: {
    title: "Dania jest twoja",
    text: [
      "2 PZ za zwycięstwo. Szwecja straciła Piechotę, a Artyleria wycofała się do Götalandu.",
      "Żadna Misja teraz nie pasuje, więc na pytanie o nią odpowiedz „Nie”. Potem dobierz dowolną kartę Wsparcia; na koniec Tury możesz ich zatrzymać pięć.",
    ],
    hint: "Na pytanie o Misję odpowiedz „Nie” i dobierz kartę Wsparcia.",
  },
  central: {
    title: "Serce Europy",
    text: [
      "Weź Przysięgę Tytanowi i przemieść Tytana z Prus na Litwę, do Regionu Centralnego.",
      "Tego właśnie wymaga Serce Europy: zrealizuj tę Misję za 4 PZ.",
    ],
    hint: "Weź Przysięgę Tytanowi, przemieść Tytana na Litwę, zrealizuj Serce Europy.",
  },
  buy: {
    title: "Druga karta Narodu",
    text: [
      "Drugą Akcją kupujesz kartę Narodu o jedną kartę Wsparcia taniej. Lisowczycy kosztują 1, więc teraz nic: kup ich.",
      "Pozostałe obejrzane karty wracają na wierzch albo jedna z nich pod talię: to zależy od ciebie.",
    ],
    hint: "Wybierz zakup i kup Lisowczyków.",
  },
  finish: {
    title: "Twoja ostatnia Tura w tej Rundzie",
    text: ["Zakończ Rozkazy i dobierz kartę. Szwecja rozegra ostatnią Turę i Runda się skończy."],
    hint: "Zakończ Fazę Rozkazów i dobierz kartę Wsparcia.",
  },
  reinforce: {
    title: "Runda policzona",
    text: [
      "Siedem Regionów: 7 PZ. Razem z Misjami, Bitwami i 1 PZ na początek masz 18.",
      "Między Rundami każdy dostaje dwa wzmocnienia. Jako pierwsze dobierz dwie dowolne karty Wsparcia.",
    ],
    hint: "Wybierz karty Wsparcia i dobierz dwie.",
  },
  recruit: {
    title: "Drugie wzmocnienie",
    text: ["Kup kartę Narodu albo oddaj kartę Wsparcia za Oddział. Wystaw jeden, jaki chcesz i gdzie chcesz."],
    hint: "Wybierz „Rozmieść Oddział (1 karta Wsparcia)”, odrzuć kartę Wsparcia, potem wskaż Oddział i Region.",
  },
  end: {
    title: "Znasz już grę",
    text: [
      "Weź Rozkaz, rusz, walcz, dobierz: to wszystko, jeszcze przez dwie Rundy. Przegrana Bitwa to nie katastrofa, bo daje karty; z mapy nikogo nie można wyprzeć.",
      "W Rundzie 3 karty Narodu są tańsze. O Tytanach, Stolicach, czterech trybach i grze w pojedynkę opowiedzą zasady obok planszy.",
    ],
  },
};
