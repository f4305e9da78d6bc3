// The words of the test game.
import type { DuelEvent, DuelView } from "#bots/test/duel.ts";
import type { Choice } from "#kernel/procedure.ts";
import { type Language, ref, say, type Texts } from "#kernel/texts.ts";

type Labels = Readonly<Record<string, string>>;

const labels: Readonly<Record<Language, Labels>> = {
  en: { take: "Take 1 point", gamble: "Gamble", double: "Double your points", commit: "Card", banner: "Hill" },
  pl: { take: "Weź 1 punkt", gamble: "Zaryzykuj", double: "Podwój punkty", commit: "Karta", banner: "Wzgórze" },
};

const questions: Readonly<Record<Language, Labels>> = {
  en: {
    commitCard: "Which card do you commit?",
    takePrize: "You won. What is your prize?",
    raiseBanners: "Where do you raise a banner?",
  },
  pl: {
    commitCard: "Którą kartę wystawiasz?",
    takePrize: "Wygrana! Co bierzesz?",
    raiseBanners: "Gdzie stawiasz sztandar?",
  },
};

function labelOf(language: Language, choice: Choice & { card?: number; hill?: number }): string {
  const number = choice.card ?? (choice.hill === undefined ? undefined : choice.hill + 1);
  return `${labels[language][choice.kind]}${number === undefined ? "" : ` ${number}`}`;
}

export function duelTexts(language: Language): Texts<DuelView, DuelEvent> {
  const isPolish = language === "pl";
  return {
    name: isPolish ? "Pojedynek" : "Duel",
    tagline: isPolish ? "Wyższa karta wygrywa." : "The higher card wins.",
    options: { length: { name: "Length", about: "How long", values: { short: "short", long: "long" } } },
    seatOptions: {},
    question: ({ step }) => say`${questions[language][step] ?? step}`,
    waiting: ({ step }) => say`${step}`,
    choice: choice => say`${labelOf(language, choice)}`,
    refusal: ({ why }) => say`${why === "too-poor" ? (isPolish ? "trzeba mieć 2 punkty" : "you need 2 points") : why}`,
    log: (event, { seatName }) => {
      switch (event.type) {
        case "revealed":
          return say`${event.cards.join(" : ")} → ${ref(`seat:${event.winner}`, seatName(event.winner))}`;
        case "scored":
          return say`${seatName(event.seat)} +${event.points}`;
        case "raised":
          return say`${seatName(event.seat)} ⚑ ${event.hill + 1}`;
        case "drew":
          return null;
      }
    },
    describe: (view, { seatName }) => [
      say`${isPolish ? "Runda" : "Round"} ${view.round + 1}, ${isPolish ? "ręka" : "hand"} ${view.hand.join(" ")}`,
      ...view.points.map((points, seat) => say`${seatName(seat)}: ${points}, ${view.hills[seat]!.join("-")}`),
    ],
    ending: ({ winners }, { seatName }) =>
      say`${isPolish ? "Zwycięża" : "Winner"}: ${winners.map(seatName).join(", ")}`,
    scores: { duels: isPolish ? "pojedynki" : "duels" },
  };
}
