// Two people and a bot play a whole game of Titans through the interface: orders, marches, cards and Battles on the
// board itself, one by mouse and one by keyboard, then in words to the end.
import { test } from "vitest";
import { playToEnd, testOpening, twoPeople } from "./two-people.ts";

const people = twoPeople();

/** The Orders that move an army; the others move single units, and nobody needs the muster for those. */
const armies = ["great-march", "campaign", "offensive", "general-advance"]
  .map(order => `[data-place$="order-${order}"]`)
  .join();

/** Where answers lie on this board, in the order in which somebody would look for them. */
const answers = [
  ["march", ".ty-muster .hk-button-main:not(:disabled)"],
  ["muster", ".ty-muster .hk-stepper button:last-child:not(:disabled)"],
  ["pick", ".hk-picker .hk-choice"],
  ["mission", '[data-place^="mission:"][data-state="option"]'],
  ["order", `:is(${armies})[data-state="option"]`],
  ["order", '[data-place^="order:"][data-state="option"]'],
  ["action", '[data-place^="action:"][data-state="option"]'],
  ["region", '[data-place^="region:"][data-state="option"]'],
  ["set", ".ty-gather button:not(:disabled)"],
  ["card", '[data-place^="card:"][data-state="option"]'],
  ["die", '[data-place^="die:"][data-state="option"]'],
  ["nation", '[data-place^="nation:"][data-state="option"]'],
  ["button", ".ty-board .hk-rest button:not(:disabled)"],
] as const;

testOpening(people, {
  game: "tytani",
  about: "take orders, march and fight",
  answers,
  wanted: ["mission", "order", "action", "region", "march"],
  lands: '[data-place^="region:"]',
});

test("the game is played to its end", () => playToEnd("tytani", people));
