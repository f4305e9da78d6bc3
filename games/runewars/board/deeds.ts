// What the end of a game tells besides its scores.
import type { Deeds } from "#web/kit/board.ts";
import type { RuneEvent } from "../events.ts";

type Kind = "won" | "quests" | "heroes" | "strongholds" | "tactics" | "influence";

export const deeds: Deeds<RuneEvent, Kind> = {
  names: {
    en: {
      won: "Battles won",
      quests: "Quests completed",
      heroes: "Heroes defeated",
      strongholds: "Strongholds built",
      tactics: "Tactics cards played",
      influence: "Influence spent",
    },
    pl: {
      won: "Wygrane bitwy",
      quests: "Wypełnione misje",
      heroes: "Polegli bohaterowie",
      strongholds: "Zbudowane twierdze",
      tactics: "Zagrane karty taktyki",
      influence: "Wydane wpływy",
    },
  },
  of: {
    battleEnded: ({ winner, attacker, defender }) => [["won", winner === "attacker" ? attacker : defender, 1]],
    questDiscarded: ({ seat, isComplete }) => (isComplete ? [["quests", seat, 1]] : []),
    heroDefeated: ({ seat }) => [["heroes", seat, 1]],
    strongholdBuilt: ({ seat }) => [["strongholds", seat, 1]],
    tacticsPlayed: ({ seat }) => [["tactics", seat, 1]],
    influenceSpent: ({ seat, n }) => [["influence", seat, n]],
  },
  title: { en: "Battles, titles and objectives", pl: "Bitwy, tytuły i cele" },
  told: ["battleEnded", "objectiveDiscarded", "titleTaken", "playerEliminated"],
};
