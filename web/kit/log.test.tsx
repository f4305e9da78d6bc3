import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ref, say } from "#kernel/texts.ts";
import { exampleSeats } from "./gallery/examples.ts";
import { KitProvider } from "./KitProvider.tsx";
import { Log, type LogLine, type LogProps } from "./Log.tsx";

const line = (at: number): LogLine => ({ id: `${at}.0`, sentence: [`line ${at}.`] });
const many = Array.from({ length: 250 }, (_, at) => line(at));
const shown = (props: Pick<LogProps, "lines" | "now" | "since">) =>
  renderToStaticMarkup(
    <KitProvider language="en" seats={exampleSeats}>
      <Log {...props} onPoint={() => {}} />
    </KitProvider>,
  );

test("a log shows its last hundred lines and counts those before", () => {
  const html = shown({ lines: many });
  expect(html.match(/hk-log-line/g)).toHaveLength(100);
  expect(html).toContain("line 150.");
  expect(html).not.toContain("line 149.");
  expect(html).toContain("Show earlier lines (150)");
});

test("in a replay the log reaches back to the moment shown", () => {
  const html = shown({ lines: many, now: "20.0" });
  expect(html).toContain("line 20.");
  expect(html).toContain("Show earlier lines (20)");
});

test("what is new to the reader stands under a heading of its own", () => {
  const html = shown({ lines: many.slice(0, 3), since: "2.0" });
  expect(html.indexOf("Since your last turn")).toBeGreaterThan(html.indexOf("line 1."));
  expect(html.indexOf("Since your last turn")).toBeLessThan(html.indexOf("line 2."));
});

test("lines stand beside the colour of the seat they are about, headings beside none", () => {
  const [first, second] = exampleSeats.map(({ seat, name }) => ref(`seat:${seat}`, name));
  const lines: LogLine[] = [
    { id: "1.0", sentence: say`${first!} moves.` },
    { id: "1.1", sentence: say`A tower falls.` },
    { id: "2.0", sentence: say`${second!} waits.` },
    { id: "3.0", sentence: say`Year 2.`, isHeading: true },
    { id: "3.1", sentence: say`A storm comes.` },
  ];
  const sides = [
    ...shown({ lines }).matchAll(
      /<li class="hk-log-(?:line|heading)"(?: data-turn="(true)")?(?: style="--seat:var\(--seat-(\w+)\)")?>/g,
    ),
  ];
  expect(sides.map(([, turn, colour]) => [turn ?? null, colour ?? null])).toEqual([
    ["true", exampleSeats[0]!.colour],
    [null, exampleSeats[0]!.colour],
    ["true", exampleSeats[1]!.colour],
    ["true", null],
    [null, null],
  ]);
});

test("the id of a rule is a button that opens it", () => {
  const html = shown({ lines: [{ id: "1.0", sentence: say`The wolf rests. (${ref("rule:ABC-001", "ABC-001")})` }] });
  expect(html).toMatch(/<button type="button" class="hk-link"[^>]*>ABC-001<\/button>/);
});
