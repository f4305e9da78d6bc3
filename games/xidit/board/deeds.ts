// What the end of a game tells besides its scores.
import type { Deeds } from "#web/kit/board.ts";
import type { XiditEvent } from "../events.ts";

type Kind = "recruited" | "threats" | "titans" | "bards" | "floors" | "lost";

export const deeds: Deeds<XiditEvent, Kind> = {
  names: {
    en: {
      recruited: "Units recruited",
      threats: "Threats eliminated",
      titans: "Titans slain",
      bards: "Bards sent",
      floors: "Guild floors built",
      lost: "Orders lost",
    },
    pl: {
      recruited: "Zwerbowane jednostki",
      threats: "Pokonane Zagrożenia",
      titans: "Powaleni Tytani",
      bards: "Wysłani bardowie",
      floors: "Zbudowane piętra gildii",
      lost: "Stracone Rozkazy",
    },
  },
  of: {
    recruited: ({ seat }) => [["recruited", seat, 1]],
    threatEliminated: ({ seat }) => [["threats", seat, 1]],
    titanSlain: ({ seat }) => [["titans", seat, 1]],
    bardPlaced: ({ seat }) => [["bards", seat, 1]],
    floorsBuilt: ({ seat, count }) => [["floors", seat, count]],
    orderLost: ({ seat }) => [["lost", seat, 1]],
  },
  title: { en: "Titans and evaluations", pl: "Tytani i oceny" },
  told: ["titansAwoke", "titanSlain", "evaluated"],
};
