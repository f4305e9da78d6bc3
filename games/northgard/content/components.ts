// NOR-001 What else lies in the box: pieces without a table of their own, for the component gallery.
import { frozen } from "#kernel/content.ts";

/** Glory tokens by value; like resources they are a counter only. */
export const gloryTokens = frozen([
  { value: 50, count: 5 },
  { value: 10, count: 10 },
  { value: 5, count: 15 },
  { value: 1, count: 35 },
]);

/** Single pieces. */
export const pieces = frozen({
  playerAids: 5,
  combatDice: 2,
  firstPlayerMarkers: 1,
  roundTracks: 1,
  yearMarkers: 1,
  scorchedEarthTokens: 1,
  kaijaTokens: 1,
});
