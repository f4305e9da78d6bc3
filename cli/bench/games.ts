// How fast a game runs: random play without and with views, copying, the size of a state.
import type { AnyGame } from "#kernel/game.ts";
import { type Effort, type Row, rates } from "./measure.ts";
import { Copies, middleOf, RandomPlay } from "./random-play.ts";

/** The rows of one game. */
export function gameRows(game: AnyGame, effort: Effort): Row[] {
  const bare = new RandomPlay(game, false);
  const seeing = new RandomPlay(game, true);
  const middle = middleOf(game);
  const copies = new Copies(game, middle);
  let decisions = 0;
  const playBare = () => {
    const played = bare.play().decisions;
    decisions += played;
    return played;
  };
  const [bareRate, seeingRate, copyRate] = rates(effort, [
    playBare,
    () => seeing.play().decisions,
    () => copies.make(50),
  ]);
  return [
    { name: `${game.id}: random play`, unit: "decisions/CPU s", value: bareRate! },
    { name: `${game.id}: random play with views`, unit: "decisions/CPU s", value: seeingRate! },
    { name: `${game.id}: random games`, unit: "games/CPU s", value: (bareRate! * bare.games) / decisions },
    { name: `${game.id}: copy of a state`, unit: "µs", value: 1e6 / copyRate! },
    { name: `${game.id}: size of a state`, unit: "bytes of JSON", value: JSON.stringify(middle).length },
  ];
}
