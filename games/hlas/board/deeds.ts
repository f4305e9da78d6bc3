// What the end of a game tells besides its scores.
import type { Deeds } from "#web/kit/board.ts";
import type { HlasEvent } from "../events.ts";

type Kind = "won" | "lost" | "buildings" | "towers" | "tokens" | "spells";

export const deeds: Deeds<HlasEvent, Kind> = {
  names: {
    en: {
      won: "Battles won",
      lost: "Units lost",
      buildings: "Buildings built",
      towers: "Towers built",
      tokens: "Exploration tokens revealed",
      spells: "Spells cast",
    },
    pl: {
      won: "Wygrane bitwy",
      lost: "Stracone jednostki",
      buildings: "Zbudowane budynki",
      towers: "Zbudowane wieże",
      tokens: "Odkryte żetony eksploracji",
      spells: "Rzucone czary",
    },
  },
  of: {
    battleEnded: ({ winner }) => [["won", winner, 1]],
    unitLost: ({ seat }) => [["lost", seat, 1]],
    buildingBuilt: ({ seat }) => [["buildings", seat, 1]],
    towerBuilt: ({ seat }) => [["towers", seat, 1]],
    tokenRevealed: ({ seat }) => [["tokens", seat, 1]],
    spellCast: ({ seat }) => [["spells", seat, 1]],
  },
  title: { en: "Battles", pl: "Bitwy" },
  told: ["battleEnded", "capitalDestroyed", "realmEliminated", "endTriggered"],
};
