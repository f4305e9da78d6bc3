// What the end of a game tells besides its scores.
import type { Deeds } from "#web/kit/board.ts";
import type { NorthEvent } from "../events.ts";

type Kind = "won" | "lost" | "recruited" | "built" | "closed" | "creatures" | "unrest";

export const deeds: Deeds<NorthEvent, Kind> = {
  names: {
    en: {
      won: "Combats won",
      lost: "Units lost",
      recruited: "Units recruited",
      built: "Buildings built",
      closed: "Territories closed",
      creatures: "Creatures slain",
      unrest: "Unrest taken",
    },
    pl: {
      won: "Wygrane walki",
      lost: "Stracone jednostki",
      recruited: "Zrekrutowane jednostki",
      built: "Zbudowane budynki",
      closed: "Zamknięte terytoria",
      creatures: "Pokonane Stwory",
      unrest: "Karty Niepokojów",
    },
  },
  of: {
    combatEnded: ({ winner, attack, defence }) =>
      winner === "nobody" ? [] : [["won", (winner === "attacker" ? attack : defence).seat, 1]],
    unitsRemoved: ({ seat, units, kaija }) => [["lost", seat, units + Number(kaija)]],
    unitsRecruited: ({ seat, units, kaija }) => [["recruited", seat, units + Number(kaija)]],
    buildingBuilt: ({ seat }) => [["built", seat, 1]],
    territoryClosed: ({ owner }) => [["closed", owner, 1]],
    creatureSlain: ({ seat }) => [["creatures", seat, 1]],
    unrestTaken: ({ seat }) => [["unrest", seat, 1]],
  },
  title: { en: "Combats", pl: "Walki" },
  told: ["combatEnded", "creatureSlain"],
};
