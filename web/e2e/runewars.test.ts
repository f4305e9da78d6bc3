// Two people and a bot begin a game of Runewars through the interface: banners, tiles, markers and Orders on the board
// itself, one by mouse and one by keyboard. A whole game takes longer: see runewars.long.test.ts.
import { testOpening, twoPeople } from "./two-people.ts";

const people = twoPeople();

/** Where answers lie on this board, in the order in which somebody would look for them. */
const answers = [
  ["march", ".hk-picker:has(.hk-stepper) .hk-button-main:not(:disabled)"],
  ["lay", ".hk-picker:has(.rw-tiles) .hk-button-main:not(:disabled)"],
  ["pick", ".hk-picker:not(:has(.rw-tiles, .hk-stepper)) .hk-choice:not(:disabled)"],
  ["faction", '[data-place^="faction:"][data-state="option"]'],
  // Strategize leads to marches in the first season already.
  ["order", '[data-place="order:1"][data-state="option"]'],
  ["order", '[data-place^="order:"][data-state="option"]'],
  ["figure", '.rw-battle [data-place^="figure:"][data-state="option"]'],
  ["tile", '[data-place^="lay:"][data-state="option"]'],
  ["mark", '[data-place^="mark:"][data-state="option"]'],
  ["area", '.hk-map [data-place^="area:"][data-state="option"]'],
  ["number", ".rw-number:not(:disabled)"],
  ["button", ".rw-board .rw-work button:not(:disabled)"],
] as const;

testOpening(people, {
  game: "runewars",
  about: "choose banners, build the map and give Orders",
  answers,
  wanted: ["faction", "tile", "lay", "area", "order"],
  lands: '.hk-map [data-place^="area:"]',
});
