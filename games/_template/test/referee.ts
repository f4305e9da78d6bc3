// A second opinion on the score, written from RULES.md alone: it knows a game only by its events.
import type { Referee } from "#kernel/checks.ts";
import type { Start } from "#kernel/start.ts";
import type { BeaconsEvent } from "../events.ts";

/** A referee before the first event. */
export function referee({ seats }: Start): Referee<BeaconsEvent> {
  const light = Array<number>(seats).fill(0);
  let worth = 0;
  return {
    hear(event) {
      switch (event.type) {
        case "roundBegan":
          worth = event.worth;
          return [];
        case "beaconWon":
          light[event.seat]! += event.worth;
          return event.worth === worth ? [] : [`a beacon worth ${worth} gave ${event.worth}`];
        case "lightGained":
          light[event.seat]! += event.amount;
          return [];
        case "lightDimmed":
          light[event.seat]! -= event.amount;
          return light[event.seat]! < 0 ? [`seat ${event.seat} has lost more light than it had`] : [];
        default:
          return [];
      }
    },
    end({ winners, scores }) {
      const most = Math.max(...light);
      return [
        ...light.flatMap((own, seat) =>
          scores[seat]!.light === own ? [] : [`seat ${seat} has ${own} light, not ${scores[seat]!.light}`],
        ),
        ...winners.filter(seat => light[seat] !== most).map(seat => `seat ${seat} won without the most light`),
      ];
    },
  };
}
