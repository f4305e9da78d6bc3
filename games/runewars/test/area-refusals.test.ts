// Why an area is not offered: each reason with the rule it comes from.
import { describe, expect, test } from "vitest";
import { NONE } from "../content/marks.ts";
import { type Area, areaOf, type BorderKind } from "../content/tiles.ts";
import { boardIn } from "../map/atlas.ts";
import {
  whyNoRetreat,
  whyNoRune,
  whyNoStep,
  whyNotHome,
  whyNotReceived,
  whyNotThatRune,
  whyNoWork,
} from "../rules/area-refusals.ts";
import { type Scene, scene } from "./scenes.ts";

/** Two areas with a border of a kind between them. */
function apart(g: Scene, border: BorderKind): [Area, Area] {
  for (const [from, edges] of Object.entries(boardIn(g.s).edges))
    for (const edge of edges) if (edge.border === border) return [Number(from), edge.to];
  throw new Error(`no ${border} on the board`);
}

describe("an area is refused", () => {
  test("RUN-050, RUN-156 outside the own home realm, or because it is full", () => {
    const g = scene();
    expect(whyNotHome(g.s, 0, areaOf("DA"))).toEqual(["area-full", "RUN-156"]);
    expect(whyNotHome(g.s, 0, areaOf("8B"))).toEqual(["not-your-home", "RUN-050"]);
    expect(whyNotHome(g.s, 1, areaOf("DA"))).toEqual(["not-your-home", "RUN-050"]);
  });

  test("RUN-080 for the first runes, because one lies there or the marker is near", () => {
    const g = scene().rune("8B", "false");
    expect(whyNoRune(g.s, areaOf("8B"))).toEqual(["has-rune", "RUN-080"]);
    expect(whyNoRune(g.s, areaOf("9B"))).toEqual(["near-marker", "RUN-080"]);
  });

  test("RUN-379 for a rune that is received: taken, somebody else's, or fought over", () => {
    const g = scene().rune("8B", "false").put(1, "9B", "berserker", 1).put(0, "8C", "footman", 1);
    expect(whyNotReceived(g.s, 0, areaOf("8B"))).toEqual(["has-rune", "RUN-379"]);
    expect(whyNotReceived(g.s, 0, areaOf("9B"))).toEqual(["others-land", "RUN-379"]);
    expect(whyNotReceived(g.s, 0, areaOf("8C"))).toEqual(["being-fought-over", "RUN-379"]);
    expect(whyNotReceived(g.s, 0, areaOf("8A"))).toEqual(["being-fought-over", "RUN-379"]);
  });

  test("RUN-377 for a rune of another kind than is wanted", () => {
    const g = scene().put(0, "8B", "footman", 1).put(0, "8C", "footman", 1).put(0, "8A", "footman", 1);
    g.rune("8B", "false").rune("8C", "dragon", true).rune("8A", "dragon");
    const why = (area: string) => whyNotThatRune(g.s, 0, "RUN-377", areaOf(area));
    expect(["9B", "DA", "8B", "8C", "8A"].map(why)).toEqual(
      ["not-yours", "no-rune", "false-rune", "face-up", "dragon-rune"].map(reason => [reason, "RUN-377"]),
    );
  });

  test("RUN-126, RUN-127, RUN-259, RUN-278 for a step or a retreat: too far, closed, or no refuge", () => {
    const g = scene();
    expect(whyNoStep(g.s, ...apart(g, "water"))).toEqual(["water", "RUN-127"]);
    expect(whyNoStep(g.s, ...apart(g, "mountain"))).toEqual(["mountains", "RUN-127"]);
    expect(whyNoStep(g.s, areaOf("DA"), areaOf("DA"))).toEqual(["stands-there", "RUN-278"]);
    expect(whyNoStep(g.s, ...apart(g, "open"))).toEqual(["not-adjacent", "RUN-126"]);
    expect(whyNoRetreat(g.s, ...apart(g, "open"))).toEqual(["no-refuge", "RUN-259"]);
    const far = boardIn(g.s).list.find(
      area => area !== areaOf("DA") && !boardIn(g.s).edges[areaOf("DA")]!.some(({ to }) => to === area),
    );
    expect(whyNoStep(g.s, areaOf("DA"), far ?? NONE)).toEqual(["not-adjacent", "RUN-126"]);
  });

  test("RUN-371, RUN-372, RUN-373 for work on strongholds and runes", () => {
    const g = scene().put(0, "8B", "footman", 1).put(0, "8C", "footman", 1).stronghold(0, "8C");
    g.s.city[areaOf("8B")] = "riverwatch";
    const why = (action: string, area: string) => whyNoWork(g.s, 0, action, areaOf(area));
    expect(why("stronghold", "9B")).toEqual(["not-yours", "RUN-371"]);
    expect(why("repair", "8C")).toEqual(["not-damaged", "RUN-372"]);
    expect(why("runes", "8C")).toEqual(["no-rune-to-move", "RUN-373"]);
    expect(why("stronghold", "8C")).toEqual(["has-stronghold", "RUN-371"]);
    expect(why("stronghold", "8B")).toEqual(["has-city", "RUN-371"]);
  });
});
