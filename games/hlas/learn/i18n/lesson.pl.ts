// Co mówi gra z przewodnikiem po polsku.
import type { LessonWords } from "#web/kit/learning.ts";

export const words: Readonly<Record<string, LessonWords>> = {
  welcome: {
    title: "Ląd, powietrze i morze",
    text: [
      "Prowadzisz Ludzi. Na północnym wschodzie założyli stolicę Orkowie. Będziecie odkrywać, budować, rzucać czary i walczyć; wygra, kto na końcu ma najwięcej punktów zwycięstwa (PZ).",
      "Trzy krótkie rundy pokażą, jak to wszystko działa.",
    ],
    hint: "Najpierw przeczytaj, potem dotknij „Dalej”.",
  },
  capital: {
    title: "Załóż stolicę",
    text: ["Wybierz kontynent północno-zachodni. Na dziedzińcu, na Przylądku Korony, czekają dwaj chłopi i wojownik."],
    hint: "Wybierz kontynent północno-zachodni.",
  },
  exclude: {
    title: "Jeden kontynent odpada",
    text: [
      "Dwie osoby grają na trzech kontynentach. Zaczynasz, więc to ty wskazujesz, który odpada: wybierz południowo-zachodni.",
      "Na pozostałych pojawią się zakryte żetony. Czekają, aż ktoś je zbada.",
    ],
    hint: "Wybierz kontynent południowo-zachodni.",
  },
  bar: {
    title: "Pasek akcji",
    text: [
      "W każdej rundzie masz dwa znaczniki akcji. Ty i Orkowie działacie na zmianę: kładziecie znacznik na wolnym polu i wykonujecie jego akcję.",
      "Cztery pola to akcje stolicy: druga strona może je powtórzyć. Pięć to akcje dowodzenia: poruszają armie i statki oraz rzucają czary.",
    ],
    hint: "Najpierw przeczytaj, potem dotknij „Dalej”.",
  },
  tax: {
    title: "Zbierz podatki",
    text: [
      "Połóż pierwszy znacznik na Podatkach i weź żywność: jej znacznik leży na 4. Za żywność rekrutujesz, za rudę budujesz, maną płacisz za czary i niektóre karty taktyk.",
    ],
    hint: "Wybierz Podatki, potem żywność.",
  },
  repeat: {
    title: "Powtórz akcję chłopem",
    text: [
      "Orkowie powtórzyli twoje Podatki chłopem. Teraz rekrutują, a ty możesz zrobić to samo: chłop z dziedzińca staje na polu akcji i zostaje tam do końca rundy.",
      "Powtórz akcję i zrekrutuj dwóch chłopów za 3 żywności. Chłopi robią tu wszystko: pracują, budują, powtarzają akcje, a w potrzebie walczą.",
    ],
    hint: "Powtórz Rekrutację, potem weź dwóch chłopów.",
  },
  march: {
    title: "Maszeruj i odkrywaj",
    text: [
      "Wybierz Marsz. Poprowadź jednego chłopa z Przylądka Korony, czyli ze stolicy, przez Wietrzne Pola do Rogatego Lasu na wschodzie. Chłopi przechodzą do dwóch regionów, wojownicy do trzech.",
      "Tam, gdzie marsz się kończy, żeton zostaje odkryty i działa. Po drodze żetony pozostają zakryte.",
    ],
    hint: "Wybierz Marsz, wyrusz z Przylądka Korony z jednym chłopem, idź na Wietrzne Pola i dalej do Rogatego Lasu.",
  },
  muster: {
    title: "Zmobilizuj drugą akcję",
    text: [
      "Żyła rudy: 2 rudy! Po akcji dowodzenia możesz zmobilizować drugą; to też wymaga chłopa z dziedzińca.",
      "Zmobilizuj Marsz: poślij wojownika na Burzową Grań, w góry na południe od stolicy, i zatrzymaj się tam.",
    ],
    hint: "Wybierz Marsz, wyrusz z Przylądka Korony z wojownikiem, idź na Burzową Grań i zatrzymaj się.",
  },
  harvest: {
    title: "Zbiory",
    text: [
      "Twój wojownik trafił na Dzikie stado: 2 żywności. Orkowie doszli do Szarych Zębów, za cieśniną. Potem były zbiory: region daje 1 zasób i jeszcze 1 za pracującego chłopa. Razem 2 many z Rogatego Lasu i 1 ruda z Burzowej Grani.",
      "Każdy dobiera też kartę czaru. Na poziomie 1 zatrzymasz tylko jedną: odrzuć Strzaskanie.",
    ],
    hint: "Odrzuć Strzaskanie, zatrzymaj Osłabienie.",
  },
  discover: {
    title: "Odkryj czary",
    text: [
      "Nowa runda: chłopi i znaczniki wrócili, zaczynają Orkowie. Odkrywają czary. Powtórz akcję i wybierz „Odkryj czary”: dobierasz trzy karty.",
      "Potem odrzuć wszystko poza Widmowym złodziejem. Osłabienie działa tylko w bitwie, a Widmowy złodziej jest inkantowany: rzucasz go jako akcję.",
    ],
    hint: "Powtórz akcję, wybierz „Odkryj czary”, odrzuć wszystko poza Widmowym złodziejem.",
  },
  build: {
    title: "Postaw budynek",
    text: [
      "Wybierz Budowę i Podniebną przystań. Kosztuje 3 rudy, a jeden chłop zostaje w niej na zawsze.",
      "Każdy budynek ma zdolność i pozwala rekrutować bohatera albo statek: ten daje Podniebny okręt i jeszcze go przyspiesza.",
    ],
    hint: "Wybierz Budowę, potem Podniebną przystań.",
  },
  warrior: {
    title: "Drugi wojownik",
    text: ["Orkowie znów rekrutują. Powtórz akcję i weź wojownika za 2 żywności: wkrótce przyda się w stolicy."],
    hint: "Powtórz Rekrutację, potem weź jednego wojownika.",
  },
  cast: {
    title: "Rzuć czar",
    text: [
      "Drugi znacznik połóż na Rzuceniu czaru. Wybierz Widmowego złodzieja: kosztuje 2 many i od razu daje 1 PZ.",
      "Przeciwnicy mogą odpowiedzieć czarem reakcyjnym. Orkowie tym razem nie zareagują.",
    ],
    hint: "Wybierz Rzucenie czaru, potem Widmowego złodzieja.",
  },
  steal: {
    title: "Złodziej przy pracy",
    text: ["Wskaż przeciwnika, potem manę: kradniesz 2, więc czar sam na siebie zarobił. Rundę zakończą zbiory."],
    hint: "Wskaż przeciwnika, potem manę.",
  },
  ship: {
    title: "Podniebny okręt",
    text: [
      "Runda trzecia i to ty zaczynasz. Zbiory dały 1 rudę, 2 many i nowy czar.",
      "Wybierz Rekrutację i weź Podniebny okręt za 2 żywności i 2 many. Może zabrać dwie jednostki.",
    ],
    hint: "Wybierz Rekrutację, potem Podniebny okręt.",
  },
  board: {
    title: "Na pokład",
    text: [
      "Wejście na pokład i zejście z niego nic nie kosztuje. Pod napisem „Na pokład i na ląd” weź na pokład wojownika, potem zakończ turę.",
    ],
    hint: "Weź na pokład wojownika, potem zakończ turę. Chłop zostaje w stolicy.",
  },
  tower: {
    title: "Wznieś wieżę",
    text: [
      "Orkowie wznieśli wieżę w Szarych Zębach. Powtórz Budowę i wznieś swoją w Rogatym Lesie, gdzie stoi twój chłop: 1 ruda za każdy region od stolicy, czyli 2.",
      "Wieża ma siłę 3, dodaje 2 do zbiorów, na końcu da tyle PZ, ile wynosi jej odległość, a dla ciebie sąsiaduje ze stolicą.",
    ],
    hint: "Powtórz Budowę, potem wybierz wieżę w Rogatym Lesie.",
  },
  seen: {
    title: "Co widać z wieży",
    text: [
      "Żetony wokół niej zostały odkryte. Zadziałają dopiero, gdy ktoś zakończy tam ruch.",
      "Wiesz już więc, że na Wietrznych Polach pasie się Dzikie stado, a w Mglistym Borze czekają Bandyci.",
    ],
    hint: "Najpierw przeczytaj, potem dotknij „Dalej”.",
  },
  fly: {
    title: "W powietrze",
    text: [
      "Wybierz Lot. Twój okręt przelatuje do trzech regionów, nad lądem i morzem: Ocean Północno-Zachodni, Morze Północne, Szare Zęby. Na koniec fazy akcji musi być nad lądem.",
      "Gdzie są wrogowie, tam wybucha bitwa, a kto ją zaczyna, zyskuje 1 PZ.",
    ],
    hint: "Wybierz Lot, potem Ocean Północno-Zachodni, Morze Północne i Szare Zęby.",
  },
  strength: {
    title: "Bitwa w Szarych Zębach",
    text: [
      "Okręt 2, wojownik 2: masz siłę 4. Orkowie tyle samo: wieża 3, chłop 1.",
      "Najpierw każda strona może rzucić czar bojowy. Orkowie nie rzucili, a ty takiego nie masz: spasuj.",
    ],
    hint: "Nie masz czaru bojowego: spasuj.",
  },
  tactic: {
    title: "Karty taktyk",
    text: [
      "Obie strony potajemnie wybierają jedną z siedmiu kart. Remis nie wystarczy: wygrywa go obrońca.",
      "Posiłki sprowadziłyby Orkom trzech wojowników, bo ich wieża sąsiaduje z ich stolicą. Atak wyprzedzający dodaje 2 i anuluje Posiłki: wybierz go.",
    ],
    hint: "Wybierz Atak wyprzedzający.",
  },
  pay: {
    title: "Zapłać za kartę",
    text: [
      "Dobry wybór: Posiłki Orków są anulowane. Atak wyprzedzający kosztuje 4 many i daje 2 PZ.",
      "Płacić można też, poświęcając jednostki. Many jednak ci nie brakuje: zapłać zasobami.",
    ],
    hint: "Zapłać zasobami.",
  },
  won: {
    title: "Szare Zęby są twoje",
    text: [
      "6 do 4! Przegrany przyjmuje obrażenia, połowę swojej siły bazowej, a wieża idzie na pierwszy ogień. Dlatego runęła, a chłop wycofał się do stolicy.",
      "Możesz teraz mobilizować, ale ostatni chłop jeszcze się przyda: wybierz „Bez mobilizacji” i zakończ turę.",
    ],
    hint: "Wybierz „Bez mobilizacji”, potem zakończ turę.",
  },
  scribe: {
    title: "Zapisz czar",
    text: [
      "Orkowie odkrywają czary. Powtórz akcję, ale zamiast odkrywać, zapisz Zew pól.",
      "Zapisany czar leży odkryty, daje 1 PZ i można go rzucać wielokrotnie; po każdym użyciu odpoczywa przez rundę.",
    ],
    hint: "Powtórz akcję, potem zapisz Zew pól.",
  },
  objectives: {
    title: "Jak kończy się gra",
    text: [
      "Koniec wywołuje jeden z czterech EKS-celów. EKSploracja: odkryto wszystkie żetony lądu. EKSpansja: ktoś ma w grze wszystkich chłopów i wojowników. EKSploatacja: ktoś ma trzy wieże. EKSterminacja: zniszczono stolicę.",
      "Wtedy kończy się rundę i rozgrywa jeszcze jedną. W grze dwuosobowej zniszczenie stolicy kończy grę od razu.",
    ],
    hint: "Najpierw przeczytaj, potem dotknij „Dalej”.",
  },
  points: {
    title: "Skąd się biorą punkty",
    text: [
      "Masz 4 PZ: 1 za czar, 1 za wywołanie bitwy i 2 za Atak wyprzedzający. Resztę liczy się na końcu.",
      "Region 1, wojownik 1, bohater lub statek 2, budynek 1, zapisany czar 1, wieża tyle, ile wynosi jej odległość; stolica 3 na poziomie 2 i 6 na poziomie 3. Gdyby gra skończyła się teraz, byłoby to 15 PZ.",
    ],
    hint: "Najpierw przeczytaj, potem dotknij „Dalej”.",
  },
  end: {
    title: "Znasz już grę",
    text: [
      "Dwa znaczniki na rundę, a za każdą dodatkową akcję jeden chłop: to cała zasada. Do wypróbowania zostali trzej bohaterowie, statek morski i stolica na poziomie 2 z nowymi zdolnościami.",
      "Grać może od jednej do czterech osób: przeciw sobie, w dwóch drużynach albo w pojedynkę przeciw wrogowi sterowanemu kartami. O reszcie opowiedzą zasady obok planszy.",
    ],
  },
};
