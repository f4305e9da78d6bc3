// The rules and the guided game in Polish.
import type { LearnWords } from "./words.ts";

/** The Polish words. */
export const words: LearnWords = {
  reference: {
    chapters: { setup: "Przygotowanie", round: "Runda", cards: "Działanie kart", end: "Między rundami i koniec" },
    rules: {
      "TPL-001":
        "Gra od dwóch do czterech osób. Każda zaczyna bez światła i z trzema kartami; w talii są po cztery karty każdego rodzaju.",
      "TPL-002": "Krótka gra trwa cztery rundy, długa siedem. W każdej rundzie pierwsza jest następna osoba.",
      "TPL-003": "Kość mówi, ile jest wart ogień tej rundy: 1, 2 lub 3.",
      "TPL-004 TPL-005": "Wszyscy w tajemnicy wystawiają po jednej karcie, a potem razem je odkrywają.",
      "TPL-006":
        "Począwszy od pierwszej osoby, każda może dokładać iskry do swojej karty, aż wszyscy po kolei spasują.",
      "TPL-007":
        "Najsilniejsza osoba zyskuje tyle światła, ile jest wart ogień. Jeśli kilka jest najsilniejszych, nikt nic nie zyskuje.",
      "TPL-008": "Karta zwycięzcy działa wiersz po wierszu. „Zyskaj światło” dodaje światła.",
      "TPL-009": "„Dobierz karty” pozwala zwycięzcy dobrać karty, także ponad trzy.",
      "TPL-010": "„Przygaś” odbiera światło osobie, którą wskaże zwycięzca.",
      "TPL-011":
        "Zagrane karty się odrzuca, a rękę uzupełnia do trzech kart; pustą talię tworzy się ze stosu kart odrzuconych.",
      "TPL-012": "Po ostatniej rundzie wygrywa najwięcej światła; osoby z taką samą ilością dzielą miejsce.",
      "TPL-013": "Swoją rękę znasz tylko ty, a talii nie zna nikt. Wszystko inne jest jawne.",
      "TPL-014": "W długiej grze przed uzupełnieniem ręki każdy może w tajemnicy odłożyć karty.",
    },
  },
  lesson: {
    welcome: { title: "Wybrzeże", text: ["Każda wieża to jedna osoba. Wygrywa najjaśniejsza."] },
    commit: {
      title: "Wystaw kartę",
      text: ["Ogień jest wart 3. Wystaw Ognisko: siła 5."],
      hint: "Naciśnij Ognisko.",
    },
    tie: { title: "Ta sama siła", text: ["Rywal pomyślał o tym samym. Jeśli tak zostanie, ogień nie zapłonie."] },
    spark: { title: "Dołóż iskrę", text: ["Pochodnia dodaje 1 do twojej siły."], hint: "Naciśnij Pochodnię." },
    pass: { title: "Wystarczy", text: ["Prowadzisz 6 do 5. Spasuj."], hint: "Naciśnij „Pasuj”." },
    end: { title: "Twój ogień", text: ["Masz 3 światła. Graj dalej: zostały trzy rundy."] },
  },
};
