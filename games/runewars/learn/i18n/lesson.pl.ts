// Co mówi gra z przewodnikiem po polsku.
import type { LessonWords } from "#web/kit/learning.ts";

export const words: Readonly<Record<string, LessonWords>> = {
  welcome: {
    title: "Wojna o smocze runy",
    text: [
      "Prowadzisz swój lud przez siedem lat, każdy po cztery pory roku. Wygrywa, kto na końcu kontroluje najwięcej smoczych runów, a z sześcioma można wygrać wcześniej.",
      "Ten pierwszy rok przeciw Uthukom pokaże wszystko: rozkazy, ziemię, pertraktacje, bitwę, bohaterów, licytację i runy.",
    ],
    hint: "Najpierw przeczytaj i przejdź dalej.",
  },
  faction: {
    title: "Wybierz lud",
    text: ["Weź Daqanitów: piechurów, strzelców i rycerzy. Zaczynają z 3 żetonami wpływów i 2 kartami taktyki."],
    hint: "Wybierz Daqanitów.",
  },
  runes: {
    title: "Ukryj swoje runy",
    text: [
      "Każdy ukrywa smoczy run i fałszywy, oba zakryte. Run liczy się temu, kto kontroluje jego obszar, więc smoczy połóż tam, dokąd pójdziesz: na 8C, pośrodku. Fałszywy niech wabi na 3A, w lesie obok.",
      "Dotknij obu obszarów, potem wskaż, że smoczy run leży na 8C.",
    ],
    hint: "Wybierz 8C i 3A, potem smoczy run na 8C.",
  },
  home: {
    title: "Twoje królestwo",
    text: [
      "Uthukowie ułożyli już swoje. Obróć płytkę raz, dotknij podświetlonego miejsca i połóż ją tam.",
      "Jej trzy obszary są zawsze twoje, chyba że stanie na nich wróg.",
    ],
    hint: "Obróć płytkę raz, tak by DC dotykało miasta 8D, i połóż ją.",
  },
  army: {
    title: "Pierwsze wojsko",
    text: [
      "Twierdzę postaw na DC: dodaje obronie 5 siły i tam przybywają zaciągnięte jednostki.",
      "Potem jednostki: po jednym piechurze na każdy z trzech obszarów, strzelec i rycerz na DC. Na końcu bohater, też na DC.",
    ],
    hint: "Po jednym piechurze na każdy obszar, wszystko inne na DC.",
  },
  map: {
    title: "Kraina",
    text: [
      "Obszary dają żywność, drewno i rudę, które na nich widać. 8D to puste miasto, do wzięcia od ręki. Na 1B i 8C stoją neutralne potwory: same nie atakują, ale trzeba je pokonać albo przekonać.",
      "Czerwone krawędzie to góry, niebieskie to woda. Przekraczają je tylko latający; zimą woda zamarza.",
    ],
    hint: "Najpierw przeczytaj i przejdź dalej.",
  },
  hand: {
    title: "Twoje karty",
    text: [
      "Tajny cel da ci smoczy run, gdy go osiągniesz. Misje wysyłają bohatera w drogę. Karty taktyki to niespodzianki na właściwą chwilę.",
      "Gra często pyta, czy chcesz czegoś teraz użyć. W tej lekcji odpowiadaj „nic”, chyba że powie inaczej.",
    ],
    hint: "Najpierw przeczytaj i przejdź dalej.",
  },
  dials: {
    title: "Trzy liczniki",
    text: [
      "Królestwo daje 3 żywności, 2 drewna i 2 rudy i tyle wskazują twoje liczniki. Gdy rozkaz każe odczytać licznik, dostajesz wszystkie symbole od zera aż do wskazówki: jednostki, wpływy albo karty taktyki. Licznik się przy tym nie zmienia.",
      "Nowa ziemia nie przesuwa liczników. Robią to dopiero Zbiory.",
    ],
    hint: "Najpierw przeczytaj i przejdź dalej.",
  },
  orders: {
    title: "Tajny rozkaz",
    text: [
      "W każdej porze roku każdy wybiera w tajemnicy jeden z ośmiu rozkazów. Najniższy numer działa pierwszy; użyte karty wracają wiosną.",
      "Rozkaz wyższy od wszystkich użytych w tym roku daje Starszeństwo, czyli drugi efekt. Idź więc powoli w górę: 2, 3, 4, 5. Wybierz Mobilizację (2).",
    ],
    hint: "Wybierz Mobilizację, numer 2.",
  },
  mobilize: {
    title: "Wymarsz",
    text: [
      "Odpowiedz „nic”, aktywuj 8D, znów „nic”; potem dotknij DA i poślij stamtąd piechura. Puste miasto od razu jest twoje.",
      "Żeton aktywacji zostaje tam do wiosny: jednostki mogą wejść, ale już nie wyjdą.",
    ],
    hint: "Odpowiedz „nic”, aktywuj 8D i poślij tylko piechura z DA.",
  },
  supremacy: {
    title: "Starszeństwo",
    text: [
      "Odpowiedz „nic”. 2 to twój najwyższy rozkaz w tym roku, więc użyj Starszeństwa: przy Mobilizacji to drugi wymarsz.",
      "Aktywuj 1B i poślij piechura z DB.",
    ],
    hint: "Odpowiedz „nic”, użyj Starszeństwa, aktywuj 1B i poślij tylko piechura z DB.",
  },
  talks: {
    title: "Rozmowa albo walka",
    text: [
      "Na 1B czuwa ostroszpon. Nie musisz walczyć: za każdy żeton wpływów dobierasz kartę losu i wybierasz tę, która się liczy. Złota daje sprzymierzeńców, srebrna ich odprawia, czerwona to bitwa albo odwrót.",
      "Wybierz pertraktacje i wydaj 1. Więcej kart to większa pewność, ale reszta jeszcze się przyda.",
    ],
    hint: "Wybierz pertraktacje, wydaj 1, odpowiedz „nic”.",
  },
  ally: {
    title: "Złota!",
    text: [
      "Weź złotą kartę: ostroszpon jest sprzymierzony, a 1B twoje. Walczy dla ciebie, dopóki kontrolujesz obszar.",
      "Potem odpowiedz „nic”. Uthukowie wybrali Podbój, numer 3, więc działają po tobie.",
    ],
    hint: "Weź złotą kartę, potem odpowiedz „nic”.",
  },
  hero: {
    title: "Lato: czas bohaterów",
    text: [
      "Każdego lata każdy bohater może się leczyć, szkolić albo ruszyć; po ruchu może jeszcze podjąć misję lub stoczyć pojedynek. Kupcy przywieźli wam obojgu wpływy.",
      "Wybierz Ronana i jego ruch: na 8D i dalej na 8C. Bohaterowie mijają potwory i wrogów bez szkody i widzą runy tam, gdzie stoją.",
    ],
    hint: "Wybierz Ronana, ruch, 8D, potem 8C.",
  },
  quest: {
    title: "Misja",
    text: [
      "Płonące schody są na 8C. Podejmij tę misję: testuje Siłę, a Ronan ma 3, więc dobierasz trzy karty losu.",
      "Złota lub srebrna to nagroda, czerwona to dwa obrażenia. Weź złotą, potem odpowiedz „nic”.",
    ],
    hint: "Podejmij Płonące schody, weź złotą kartę, potem odpowiedz „nic”.",
  },
  rising: {
    title: "Następny rozkaz",
    text: [
      "Na 8B stoją już berserkerzy Uthuków, tuż obok twojego smoczego runu. Pospiesz się i wybierz Podbój (3).",
      "Działa jak Mobilizacja, ale raz; jego Starszeństwo osłabia wrogie twierdze.",
    ],
    hint: "Wybierz Podbój, numer 3.",
  },
  shard: {
    title: "Odłamek staje się runem",
    text: [
      "Nagroda Ronana to Odłamek Timmorrana. Użyj go: jest wart smoczy run, a z nim jak zawsze przychodzi fałszywy.",
      "Połóż je na DA i DB, smoczy na DA. Przeciwnik widzi dwa żetony i może tylko zgadywać.",
    ],
    hint: "Użyj Odłamka Timmorrana, wybierz DA i DB, potem smoczy run na DA.",
  },
  attack: {
    title: "Do bitwy",
    text: [
      "Odpowiedz „nic”, aktywuj 8C, znów „nic” i poślij wszystkich z DC: strzelca, piechura i rycerza. Jednostki idą z odległości do dwóch obszarów, przez ziemię przyjazną lub pustą.",
    ],
    hint: "Aktywuj 8C i poślij wszystkie trzy jednostki z DC.",
  },
  fight: {
    title: "Rozmowa czy walka",
    text: ["8C strzegą dwa piekielne ogary. Rozmowy kosztowałyby wpływy; tym razem wybierz bitwę."],
    hint: "Wybierz bitwę.",
  },
  support: {
    title: "Bohater pomaga",
    text: [
      "Ronan stoi na 8C, więc może wesprzeć jeden typ twoich jednostek: dobierze on o jedną kartę losu więcej, a jedną odłożysz. Wybierz rycerza.",
    ],
    hint: "Niech Ronan wesprze rycerza.",
  },
  rounds: {
    title: "Rundy walki",
    text: [
      "Jednostki działają według inicjatywy, od 1 do 5. Każda dobiera kartę losu i czyta ćwiartkę ze swoim kształtem: gwiazda to zdolność specjalna, błyskawica rozbija wroga, kropla zadaje obrażenia.",
      "Nie graj kart, odpowiadaj „nic”: pierwszy strzela strzelec i rani ogara, potem dobiera rycerz.",
    ],
    hint: "Odpowiadaj „nic”, aż karty dobierze rycerz.",
  },
  aside: {
    title: "Lepsza karta",
    text: [
      "Dzięki Ronanowi rycerz ma dwie karty. Odłóż numer 6, pudło, a zostaw gwiazdę: zdolność rycerza „Rozkaz” rozbija ogara i daje ci kartę taktyki.",
      "Rozbita jednostka leży: nie dobiera kart i nie liczy się do siły. Odpowiedz „nic”, zacznie się runda 3.",
    ],
    hint: "Odłóż kartę numer 6, potem odpowiedz „nic”.",
  },
  losses: {
    title: "Kto przyjmie cios?",
    text: [
      "Piechur zabił rannego ogara, ale ten dobrał już kartę: 1 obrażenie dla ciebie. Wybierasz, kto je przyjmie. Rycerz ma wytrzymałość 2, więc przeżyje, a po bitwie obrażenia znikają.",
      "Odpowiedz „nic”; teraz liczymy siłę: trzy stojące jednostki przeciw żadnej. Remis wygrałby obrońca.",
    ],
    hint: "Daj obrażenie rycerzowi, potem odpowiedz „nic”.",
  },
  won: {
    title: "8C jest twoje",
    text: [
      "Drugi ogar ucieka. Kontrolujesz 8C i ukryty tam smoczy run, już drugi.",
      "Odpowiedz „nic”; Uthukowie zbierają plony. Jesień zaczyna się od podatków, potem każdy bierze wpływy albo kartę taktyki. Weź wpływy.",
    ],
    hint: "Odpowiedz „nic”, potem weź wpływy.",
  },
  harvest: {
    title: "Zbiory",
    text: [
      "Masz więcej ziemi, ale liczniki o tym nie wiedzą. Wybierz Zbiory (4): wskażą 5 żywności, 3 drewna i 4 rudy.",
      "Odpowiedz „nic” i użyj Starszeństwa: za 1 drewno zbuduj przy twierdzy Dyplomatę. Przy następnych Zbiorach ze Starszeństwem da ci 2 żetony wpływów.",
    ],
    hint: "Wybierz Zbiory, użyj Starszeństwa, zbuduj Dyplomatę. Poza tym „nic”.",
  },
  bid: {
    title: "Licytacja",
    text: [
      "Zima: Narada czarodziejów daje smoczy run temu, kto zalicytuje najwyżej. Wszyscy licytują w tajemnicy i wszyscy płacą.",
      "Uthukowie mają 3 żetony wpływów. Zalicytuj 4, a na pewno wygrasz.",
    ],
    hint: "Zalicytuj 4 żetony wpływów.",
  },
  rune: {
    title: "Kolejny run",
    text: [
      "Najpierw możesz usunąć własne fałszywe runy: odrzuć ten z DB, potem „gotowe”.",
      "Nowe żetony połóż na DB i DC, smoczy na DC, przy twierdzy.",
    ],
    hint: "Odrzuć fałszywy run z DB, wybierz DB i DC, potem smoczy run na DC.",
  },
  recruit: {
    title: "Głód i zaciąg",
    text: [
      "Zimą na żadnym obszarze nie może zostać więcej twoich jednostek, niż wskazuje licznik żywności. Uthukom jej zabrakło i stracili czterech berserkerów.",
      "Wybierz Zaciąg (5) i licznik rudy: przybędą rycerz i machina oblężnicza. Dzięki Starszeństwu weź też jednostki z licznika żywności.",
    ],
    hint: "Wybierz Zaciąg, licznik rudy, Starszeństwo, licznik żywności. Poza tym „nic”.",
  },
  end: {
    title: "Jak się wygrywa",
    text: [
      "Masz trzy smocze runy. Z sześcioma możesz je w swojej turze pokazać i położyć kartę zwycięstwa na talii pory roku: jeśli za rok nadal masz sześć, wygrywasz. Inaczej rozstrzygnie siódma zima.",
      "Jest wiosna: rozkazy i żetony wracają, rozbici wstają. O miastach, tytułach, pojedynkach i twierdzach opowiedzą zasady obok planszy.",
    ],
  },
};
