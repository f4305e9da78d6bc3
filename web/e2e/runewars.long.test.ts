// Two people and a bot play a whole game of Runewars in words, to its end.
import { test } from "vitest";
import { gather, playToEnd, twoPeople } from "./two-people.ts";

const people = twoPeople();

test("the game is played to its end; the ranking counts dragon runes", async () => {
  await gather("runewars", people);
  await playToEnd("runewars", people);
});
