// What the every-game suite needs to know of this game.
import type { Checks, Target } from "#kernel/checks.ts";
import type { Question } from "#kernel/look.ts";
import { frameOf } from "#kernel/procedure.ts";
import { cardIds } from "../content/cards.ts";
import { numbers } from "../content/numbers.ts";
import type { BeaconsEvent } from "../events.ts";
import type { RoundFrame } from "../frames.ts";
import type { Beacons } from "../state.ts";
import type { BeaconsView } from "../view/view.ts";
import { referee } from "./referee.ts";

function invariants(s: Beacons): string[] {
  const round = frameOf<RoundFrame>(s, "round");
  const all = [
    ...s.deck,
    ...s.discard,
    ...s.hands.flat(),
    ...(round?.committed ?? []),
    ...(round?.sparks.flat() ?? []),
  ];
  const broken = cardIds
    .filter(id => all.filter(card => card === id).length !== numbers.copiesOfEachCard)
    .map(id => `there are not four of ${id}`);
  if (s.light.some(light => light < 0)) broken.push(`light below zero: ${s.light}`);
  if (s.round > s.rounds) broken.push(`round ${s.round} of ${s.rounds}`);
  return broken;
}

/** Every card of the hand can be tried as a commit, a spark or one to lay aside, every other seat can be tried as one to dim. */
function targets(view: unknown, { seat, step }: Question): Target[] {
  const { seats } = view as BeaconsView;
  if (step === "chooseSeat") return seats.flatMap((_, target) => (target === seat ? [] : [{ kind: "dim", target }]));
  const kind = step === "commitCards" ? "commit" : step === "layAside" ? "layAside" : "spark";
  return (seats[seat]!.hand ?? []).map(card => ({ kind, card }));
}

/** The checks of the template. */
export const checks: Checks<Beacons, BeaconsEvent> = {
  invariants,
  content: [
    ...cardIds.map(id => `commit:${id}`),
    ...cardIds.map(id => `win:${id}`),
    "spark:torch",
    "spark:smuggler",
    "dark",
    "dim",
    "aside",
    "shuffle",
  ],
  covered(event) {
    switch (event.type) {
      case "cardsRevealed":
        return event.committed.map(id => `commit:${id}`);
      case "sparkPlayed":
        return [`spark:${event.card}`];
      case "beaconWon":
        return [`win:${event.card}`];
      case "beaconStayedDark":
        return ["dark"];
      case "lightDimmed":
        return ["dim"];
      case "cardsLaidAside":
        return ["aside"];
      case "discardShuffled":
        return ["shuffle"];
      default:
        return [];
    }
  },
  targets,
  referee,
  plants: [
    {
      name: "the view shows the hands of all",
      view: (view, s) => ({ view, hands: s.hands }),
    },
    {
      name: "the view shows the top card of the deck",
      view: (view, s) => ({ view, top: s.deck.at(-1) ?? null }),
    },
    {
      name: "everybody sees drawn cards",
      event: (_seen, event) => event,
    },
    {
      name: "options depend on what lies on top of the deck",
      options: (options, s) => (s.deck.at(-1) === "fog" ? [...options].reverse() : options),
    },
  ],
};
