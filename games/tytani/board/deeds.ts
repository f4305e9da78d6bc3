// What the end of a game tells besides its scores.
import type { Deed, Deeds } from "#web/kit/board.ts";
import type { TytaniEvent } from "../events.ts";
import type { Who } from "../state.ts";

type Kind = "won" | "lost" | "taken" | "fortresses" | "capitals" | "missions";

/** Automas have no seat, and no column at the end. */
const by = (kind: Kind, who: Who): readonly Deed<Kind>[] => (typeof who === "number" ? [[kind, who, 1]] : []);

export const deeds: Deeds<TytaniEvent, Kind> = {
  names: {
    en: {
      won: "Battles won",
      lost: "Units lost",
      taken: "Regions taken",
      fortresses: "Fortresses built",
      capitals: "Capitals captured or destroyed",
      missions: "Missions claimed",
    },
    pl: {
      won: "Wygrane Bitwy",
      lost: "Stracone jednostki",
      taken: "Zajęte Regiony",
      fortresses: "Zbudowane Twierdze",
      capitals: "Zdobyte lub zniszczone Stolice",
      missions: "Zrealizowane Misje",
    },
  },
  of: {
    battleDecided: ({ winner }) => by("won", winner),
    unitLost: ({ who }) => by("lost", who),
    regionTaken: ({ who }) => by("taken", who),
    fortressBuilt: ({ who }) => by("fortresses", who),
    capitalDestroyed: ({ who }) => by("capitals", who),
    capitalCaptured: ({ who }) => by("capitals", who),
    missionClaimed: ({ who }) => by("missions", who),
  },
  title: { en: "Battles and Capitals", pl: "Bitwy i Stolice" },
  told: ["battleDecided", "capitalDestroyed", "capitalCaptured"],
};
