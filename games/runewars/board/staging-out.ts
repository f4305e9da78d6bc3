// Whoever is eliminated: the hands go back into the decks, the heroes leave, the home realm is land like any other.
import type { Seat } from "#kernel/procedure.ts";
import type { RuneView } from "../view/view.ts";
import { NONE } from "./marks.ts";
import { type Stagings, withSeat } from "./staged.ts";
import { settled } from "./staging-map.ts";

/** The next seat to the left that still plays. */
function leftOf({ players }: RuneView, seat: Seat): Seat {
  const others = players.map((_, i) => (seat + 1 + i) % players.length);
  return others.find(other => other !== seat && !players[other]!.isOut) ?? seat;
}

export const outStagings: Stagings = {
  playerEliminated: (view, { seat }) => {
    const picture = withSeat(view, seat, own => ({
      isOut: true,
      influence: 0,
      active: 0,
      claim: NONE,
      tactics: own.tactics && [],
      fresh: own.fresh && [],
      quests: own.quests && [],
      shownQuests: [],
      tacticsCount: 0,
      freshCount: 0,
      questCount: 0,
    }));
    const homeless: RuneView = {
      ...picture,
      first: view.first === seat ? leftOf(view, seat) : view.first,
      heroes: view.heroes.filter(hero => hero.seat !== seat),
      titleHolder: view.titleHolder.map(holder => (holder === seat ? NONE : holder)),
      activated: view.activated.map(seats => seats & ~(1 << seat)),
      homes: view.homes.map(home => (home === seat ? NONE : home)),
    };
    return view.board.list.reduce(settled, homeless);
  },
};
