// Co mówi gra z przewodnikiem po polsku.
import type { LessonWords } from "#web/kit/learning.ts";

export const words: Readonly<Record<string, LessonWords>> = {
  welcome: {
    title: "Królestwo Xidit",
    text: [
      "Prowadzisz jednego Idrakisa, bohatera w drodze. Dwadzieścia jeden miast łączą drogi czarne, czerwone i niebieskie.",
      "Na końcu porównuje się trzy rzeczy: Bogactwo, Wpływy i Reputację. Za każdym razem odpada ostatni. Nie trzeba być pierwszym; wystarczy nigdy nie być ostatnim.",
    ],
  },
  recruits: {
    title: "Miasta z rekrutami",
    text: [
      "W podświetlonych miastach czekają rekruci. Akcja zabiera stamtąd jedną jednostkę, zawsze najsłabszą z obecnych.",
      "Od najsłabszych: Milicja, łucznicy, piechota, klerycy, magowie bitewni.",
    ],
  },
  threats: {
    title: "Zagrożone miasta",
    text: [
      "Ciemne żetony to zagrożenia. Każde wymaga pewnych jednostek i daje trzy nagrody: suwereny, bardów, piętra gildii.",
      "Kto ma te jednostki i wykona tam akcję, uwalnia miasto i bierze dwie z trzech.",
    ],
  },
  start: {
    title: "Gdzie zacząć",
    text: [
      "Jesteś Pierwszym Graczem, więc wybierasz przed innymi. Zacznij w Mroźnej Bramie (7), gdzie czeka Milicja. Dotknij miasta.",
    ],
    hint: "Wybierz Mroźną Bramę, miasto 7, na północy.",
  },
  wheels: {
    title: "Sześć rozkazów na Rok",
    text: [
      "Co Rok każdy w tajemnicy ustawia sześć kół: kolor drogi, akcję albo czekanie. Potem plany zostają odkryte i wykonane krok po kroku.",
      "Kolor wystarczy, żeby powiedzieć dokąd: z miasta wychodzi najwyżej jedna droga każdego koloru.",
    ],
  },
  plan1: {
    title: "Twój pierwszy plan",
    text: [
      "Rekrutuj w Mroźnej Bramie, idź do Beau Bourg (8) i do Gwiezdnej Iglicy (17) i rekrutuj w obu. W jednym mieście tylko jedna jednostka na Rok.",
      "Ustaw: akcja, niebieska, akcja, czarna, akcja, czekanie. Patrz na ścieżkę na mapie, potem zatwierdź.",
    ],
    hint: "Sześć rozkazów to: akcja, niebieska droga, akcja, czarna droga, akcja, czekanie.",
  },
  army: {
    title: "Trzej rekruci",
    text: [
      "Milicjant, łucznik i piechur stoją za twoją zasłonką, na dole. Tylko ty widzisz, ilu ich masz.",
      "Księżycowa Studnia (16) wymaga jednego łucznika i jednego piechura. Masz obu.",
    ],
  },
  plan2: {
    title: "Na Księżycowe Ogary",
    text: [
      "Idź niebieską drogą do Księżycowej Studni i wykonaj tam akcję. Potem czarną drogą na Bursztynowe Wzgórze (13): tam mają przyjść rekruci, więc poczekaj dwa kroki i wykonaj akcję.",
      "Ustaw: niebieska, akcja, czarna, czekanie, czekanie, akcja.",
    ],
    hint: "Sześć rozkazów to: niebieska droga, akcja, czarna droga, czekanie, czekanie, akcja.",
  },
  rewards: {
    title: "Dwie z trzech",
    text: [
      "Księżycowa Studnia jest wolna! Dwa suwereny do Bogactwa, jeden bard do Reputacji, trzy piętra do Wpływów: wybierz dwie nagrody.",
      "Weź barda i piętra. Trzy piętra to mocny początek.",
    ],
    hint: "Zostaw suwereny; weź bardów i piętra gildii.",
  },
  bards: {
    title: "Poślij barda",
    text: [
      "Bard idzie do regionu sąsiadującego z twoim miastem. Na końcu najwięcej bardów daje tam większą liczbę z liry, drugie miejsce mniejszą.",
      "Środkowy region ukrywa bardów w Bastionie. Poślij go do podświetlonego Ad Larian.",
    ],
    hint: "Wybierz Ad Larian.",
  },
  freed: {
    title: "Nic nie zostaje puste",
    text: [
      "Nowe zagrożenie przyszło od razu, a nowi rekruci zdążyli na Bursztynowe Wzgórze. Kolejne zagrożenie i kolejna rekrutacja zawsze leżą odkryte obok mapy.",
      "Twoje trzy piętra stoją w Księżycowej Studni. Nikt inny już tam nie zbuduje.",
    ],
  },
  plan3: {
    title: "Przed spisem",
    text: [
      "Ten Rok kończy się spisem: kto pokaże najwięcej jednostek danego rodzaju, coś dostaje. Zbierz jeszcze dwie.",
      "Ustaw: czerwona, niebieska, akcja, niebieska, czerwona, akcja. To droga do Cierniowego Grodu (14) i z powrotem na Bursztynowe Wzgórze.",
    ],
    hint: "Sześć rozkazów to: czerwona droga, niebieska droga, akcja, niebieska droga, czerwona droga, akcja.",
  },
  census: {
    title: "Spis Wojskowy",
    text: [
      "Rodzaj po rodzaju każdy w tajemnicy wybiera, ile jednostek pokaże. Nagrody za najwięcej: Milicji – 1 suweren, łuczników – 2 suwereny, piechoty – 1 bard, kleryków – 2 bardów, magów bitewnych – 1 piętro.",
      "Pokazując, nic nie tracisz; inni dowiadują się tylko, że masz co najmniej tyle.",
    ],
  },
  show: {
    title: "Ile pokazujesz?",
    text: ["Odpowiedz dla każdego z pięciu rodzajów. Pokaż wszystko, co masz: to rzadko jest błędem."],
    hint: "Wybierz podświetloną liczbę albo region dla wygranego barda.",
  },
  end: {
    title: "Już umiesz grać",
    text: [
      "To cała gra: planuj, rekrutuj, uwalniaj miasta i dbaj, żeby w niczym nie być ostatnim. Jeszcze dwa spisy, potem trzy oceny.",
      "Gdy zabraknie zagrożeń, budzą się tytani: przyjmują dowolne jednostki i można z nimi walczyć wszędzie, gdzie miasto jest puste. Resztę powiedzą zasady obok planszy.",
    ],
  },
};
