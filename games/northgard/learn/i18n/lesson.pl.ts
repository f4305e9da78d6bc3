// Co mówi gra z przewodnikiem po polsku.
import type { LessonWords } from "#web/kit/learning.ts";

export const words: Readonly<Record<string, LessonWords>> = {
  welcome: {
    title: "Niezbadane Ziemie",
    text: [
      "Prowadzisz na brzeg klan Wilka. Przez siedem lat klany odkrywają, osiedlają się, budują i walczą; wygrywa, kto na końcu ma najwięcej chwały.",
      "Ten pierwszy rok pokaże wszystko: odkrywanie, ruch, walkę, budowę, zbiory i zimę.",
    ],
  },
  land: {
    title: "Terytoria",
    text: [
      "Przerywane granice dzielą każdy kafel na obszary. Obszary sąsiednich kafli zrastają się w terytoria, tu oznaczone numerami.",
      "Terytorium z postrzępioną krawędzią jest otwarte i może rosnąć. Bez wolnych boków jest zamknięte, a zamknięte co roku daje chwałę.",
    ],
  },
  tile1: {
    title: "Pierwszy kafel",
    text: [
      "Każdy dobiera trzy kafle i kładzie dwa z nich. Dotknij podświetlonego miejsca na wschód od kafla startowego, potem „Połóż”.",
    ],
    hint: "Pierwszy kafel, na wschód od startowego, bez obracania.",
  },
  settle1: {
    title: "Pierwsi ludzie",
    text: ["Z kaflem schodzą na ląd trzy jednostki. Dotknij terytorium 2."],
    hint: "Terytorium 2 sięga z kafla startowego na twój nowy kafel.",
  },
  tile2: {
    title: "Drugi kafel",
    text: [
      "Rywal wylądował na południe od startu. Połóż drugi kafel obok kafla rywala: dotknij podświetlonego miejsca, potem „Połóż”.",
    ],
    hint: "Podświetlone miejsce na południowym zachodzie, pierwszy kafel, bez obracania.",
  },
  settle2: {
    title: "Druga grupa",
    text: ["Kolejne trzy jednostki. Dotknij terytorium 9 na nowym kaflu."],
    hint: "Dotknij terytorium 9.",
  },
  cards: {
    title: "Twoja ręka",
    text: [
      "Co roku dobierasz cztery karty. To twoje akcje: odkrycie, rekrutacja, ruch, budowa. Tura to zwykle jedna karta; potem kolej na drugi klan.",
      "Obok ręki widzisz żywność, drewno i wiedzę, jednostki, chwałę oraz koszt najbliższej zimy.",
    ],
  },
  explore: {
    title: "Odkrycie",
    text: ["Zagraj Odkrycie. Dobierasz kafel, który widzą wszyscy."],
    hint: "Dotknij karty Odkrycie na ręce.",
  },
  close: {
    title: "Zamknij swoje terytorium",
    text: [
      "Kafel musi przylegać do twojego otwartego terytorium. W podświetlonym miejscu nie zostawi mu żadnego wolnego boku. Opis obok kafla mówi, co to da.",
      "Zamknięcie własnego terytorium daje po jednej chwale za każdy jego kafel.",
    ],
    hint: "Dotknij podświetlonego miejsca na północnym wschodzie i połóż kafel tak, jak przyszedł.",
  },
  endTurn: {
    title: "Trzy punkty chwały",
    text: [
      "Twoje terytorium leży na trzech kaflach i jest zamknięte: 3 chwały teraz i 2 w każdych zbiorach.",
      "Można by zagrać jeszcze kartę z błyskawicą, ale jej nie masz. Zakończ turę.",
    ],
    hint: "Zakończ turę.",
  },
  recruit: {
    title: "Rekrutacja",
    text: ["Wzmocnij granicę: zagraj Rekrutację, postaw nową jednostkę na terytorium 2 i zakończ turę."],
    hint: "Zagraj Rekrutację, dotknij terytorium 2, zakończ turę.",
  },
  march: {
    title: "Wymarsz",
    text: [
      "Trzy jednostki rywala na terytorium 3 są za przerywaną granicą, więc wystarczy jeden ruch; złota grań kosztowałaby dwa.",
      "Zagraj Ruch, potem przeciągnij jednostki z terytorium 2 na terytorium 3 albo dotknij jednego i drugiego.",
    ],
    hint: "Zagraj Ruch; potem z terytorium 2 na terytorium 3.",
  },
  send: {
    title: "Ile?",
    text: [
      "Wyślij trzy, a jedną zostaw: terytorium bez jednostek byłoby neutralne. Przy każdej liczbie widać szansę na wygraną.",
    ],
    hint: "Wyślij 3 z 4.",
  },
  food: {
    title: "Walka",
    text: [
      "Każda jednostka to punkt walki: trzy na trzy. Remis wygrywa obrońca, więc nakarm swoich: każdy żeton żywności to punkt walki, najwyżej jeden na jednostkę.",
      "Potem obie strony rzucają kością. Topory rozstrzygają, czaszki zabijają. Wydaj 2 żywności.",
    ],
    hint: "Wydaj 2 żywności.",
  },
  won: {
    title: "Wygrana",
    text: [
      "Trzy jednostki i dwie żywności to 5 punktów walki; rywal miał 4. Twoje dwie czaszki zabiły dwie jego jednostki, trzecia się wycofała. Terytorium jest twoje, razem z tym, co na nim stoi.",
      "Klan Wilka zyskuje żywność za każdy wygrany atak. Zakończ turę.",
    ],
    hint: "Zakończ turę.",
  },
  build: {
    title: "Budowa",
    text: [
      "Rywal spasował. Zagraj Budowę, dotknij podświetlonego pola i wybierz Spichlerz: kosztuje 1 drewno, a w każdych zbiorach daje żywność.",
      "Budowle zostają na zawsze i służą temu, kto kontroluje terytorium.",
    ],
    hint: "Zagraj Budowę; potem podświetlone miejsce i Spichlerz.",
  },
  pass: {
    title: "Pas",
    text: [
      "Nie masz kart, więc spasuj. Pasujący bierze jedną z wyłożonych kart na wierzch talii i dobierze ją w przyszłym roku. Został tylko Obóz Zwiadowców.",
      "Kto pasuje pierwszy, wybiera pierwszy i zaczyna następny rok.",
    ],
    hint: "Spasuj, potem weź Obóz Zwiadowców.",
  },
  harvest: {
    title: "Zbiory",
    text: [
      "Zamknięte terytoria dały ci 3 chwały: 2 za własne, 1 za zdobyte. Każdy symbol i każdy spichlerz dał swój zasób.",
      "Trzy zasoby można wymienić na jeden inny. Żywność się przyda, więc zakończ wymianę.",
    ],
    hint: "Zakończ bez wymiany.",
  },
  winter: {
    title: "Zima",
    text: [
      "Siedem jednostek kosztowało 2 żywności. Rywal wydał swoją i nie wykarmił czterech: na jego Stos Dobierania trafia karta Niepokoje, na końcu warta minus 5 punktów chwały.",
      "Spójrz na płatek śniegu, zanim zrekrutujesz czwartą, siódmą, dziesiątą lub trzynastą jednostkę.",
    ],
  },
  end: {
    title: "Jeszcze sześć lat",
    text: [
      "Znasz już cały rok. W następnych przyjdą lepsze karty, wiedza zapłaci za ulepszenia klanu, a o wszystkim mogą przesądzić duże budowle: kto na koniec roku ma trzy zamknięte terytoria, każde z dużą budowlą, od razu wygrywa.",
      "Zagraj całą grę albo przeczytaj zasady.",
    ],
  },
};
