import { expect, test } from "vitest";
import { plain } from "#kernel/texts.ts";
import { withNotes } from "./notes.ts";

test("a note stands in the log where it happened: after what was before it", () => {
  const past = [1, 2, 5].map(line => ({ line, events: [], at: line * 100 }));
  const lines = past.map(({ line }) => ({ id: `${line}.0`, sentence: [`line ${line}`] }));
  const notes = [
    { at: 250, text: "taken back" },
    { at: 900, text: "ended" },
  ];
  const shown = withNotes(lines, past, notes).map(({ sentence }) => plain(sentence));
  expect(shown).toEqual(["line 1", "line 2", "taken back", "line 5", "ended"]);
});
