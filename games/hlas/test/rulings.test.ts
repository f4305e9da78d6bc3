// Rulings that are settings of the table: both readings of each.
import { describe, expect, test } from "vitest";
import { copy } from "#kernel/json.ts";
import { NONE } from "../content/marks.ts";
import { hlas } from "../index.ts";
import type { Hlas, Rulings } from "../state.ts";
import { at, scene } from "./scenes.ts";

describe("HLAS-183 an Air Vessel that flew in to fight at sea and lost", () => {
  const beaten = (retreat: Rulings["retreat"], faction: "humans" | "dwarves" = "humans") =>
    scene({
      rulings: { retreat },
      factions: [faction, "orcs"],
      ...(faction === "dwarves" && { buildings: [["engine-loft"]] }),
      units: [
        [0, "nw-6", "air-vessel"],
        [0, "air", "warrior", 2],
        [1, "sea-n-inner", "sea-vessel"],
        [1, "sea", "warrior", 2],
      ],
      resources: [
        [9, 9, 9],
        [9, 9, 9],
      ],
    })
      .slot("fly")
      .steps("sea-n-inner")
      .tactics("fall-back", "stand-together");

  test("HLAS-183, 251 retreats like all survivors", () => {
    const it = beaten("home").until("turn.muster");
    expect(it.realm(0).airVessel).toBe(it.realm(0).capital);
    expect(it.seen("rulingApplied")).toMatchObject([{ ruling: "retreat", reading: "home", cites: "HLAS-183" }]);
  });

  test("HLAS-183 or must land next to the battle, and its crew may stay aboard", () => {
    const it = beaten("shore").until("battle.retreat");
    const shores = it.offered("retreat").map(({ to }) => to);
    expect(shores).toContain(at("nw-6"));
    expect(shores).not.toContain(it.realm(0).capital);
    it.choose({ kind: "retreat", to: at("nw-6") });
    expect(it.realm(0).airVessel).toBe(at("nw-6"));
    expect(it.seen("rulingApplied")).toMatchObject([{ ruling: "retreat", reading: "shore" }]);
  });

  test("HLAS-183 or is lost with everybody aboard where it cannot", () => {
    const it = scene({
      rulings: { retreat: "shore" },
      units: [
        [0, "sea-nw", "air-vessel"],
        [0, "air", "warrior", 2],
        [1, "sea-n-outer", "sea-vessel"],
        [1, "sea", "warrior", 2],
        [1, "nw-3", "serf"],
        [1, "ne-7", "serf"],
      ],
    })
      .slot("fly")
      .steps("sea-n-outer")
      .tactics("fall-back", "stand-together")
      .until("turn.muster");
    expect([it.realm(0).airVessel, it.realm(0).warriorsLeft]).toEqual([NONE, 5]);
    expect(it.seen("vesselCrashed")).toHaveLength(1);
    expect(it.seen("rulingApplied")).toHaveLength(1);
  });

  test("HLAS-183, 440 one that never crashes goes home in either reading", () => {
    const it = beaten("shore", "dwarves").until("turn.muster");
    expect(it.realm(0).airVessel).toBe(it.realm(0).capital);
    expect(it.seen("rulingApplied")).toEqual([]);
  });

  test("HLAS-183 one that was attacked there goes home in either reading", () => {
    const it = scene({
      rulings: { retreat: "shore" },
      units: [
        [1, "sea-n-inner", "air-vessel"],
        [0, "nw-6", "sea-vessel"],
        [0, "sea", "warrior", 2],
      ],
      resources: [
        [9, 9, 9],
        [9, 9, 9],
      ],
    })
      .slot("sail")
      .steps("sea-n-inner")
      .tactics("stand-together", "fall-back")
      .until("turn.muster");
    expect([it.realm(1).capital, NONE]).toContain(it.realm(1).airVessel);
    expect(it.seen("vesselCrashed")).toEqual([]);
  });
});

test.each([
  ["open", true],
  ["closed", false],
] as const)("HLAS-179 Air Vessels over the map's edge: %s", (edge, isOpen) => {
  const it = scene({ rulings: { edge }, units: [[0, "nw-2", "air-vessel"]] })
    .slot("fly")
    .steps("sea-nw");
  expect(it.ways.includes("sea-sw")).toBe(isOpen);
  it.steps(isOpen ? "sea-sw" : "sea-n-outer");
  expect(it.seen("rulingApplied").map(({ ruling }) => ruling)).toEqual(isOpen ? ["edge"] : []);
  const sails = scene({ rulings: { edge }, units: [[0, "sea-nw", "sea-vessel"]] }).slot("sail");
  expect(sails.ways).toContain("sea-sw");
});

describe("HLAS-444 a cancelled spell", () => {
  const cancelled = (ruling: Rulings["copy"]) => {
    const it = scene({
      rulings: { copy: ruling },
      seats: 3,
      levels: [1, 1, 2],
      libraries: [["harvest-hymn"], ["cancel-spell"], ["copy-spell", "mana-snare"]],
      units: [[2, "sw-2", "serf"]],
      resources: [
        [0, 9, 0],
        [0, 9, 0],
        [0, 9, 0],
      ],
    })
      .slot("cast")
      .cast("harvest-hymn");
    it.as(1, { kind: "cast", card: "cancel-spell", scribed: NONE });
    while (it.place === "spell.answerBefore") it.plain("pass");
    return it;
  };

  test("HLAS-444 opens no window after it", () => {
    expect(cancelled("effect").place).not.toContain("spell");
  });

  test("HLAS-444 or can be copied, and by nothing but Copy Spell", () => {
    const it = cancelled("cast");
    expect([it.place, it.seat]).toEqual(["spell.answerAfter", 2]);
    expect(it.offered("cast").map(({ card }) => card)).toEqual(["copy-spell"]);
    it.cast("copy-spell").pass();
    expect(it.seen("spellCopied")).toHaveLength(1);
    expect(it.seen("rulingApplied")).toMatchObject([{ ruling: "copy", reading: "cast" }]);
    expect(it.realm(0).vp).toBe(0);
    expect(it.s.discard).toContain("harvest-hymn");
  });
});

test("HLAS-183 a game saved before there were rulings goes on as before", () => {
  const { s } = scene();
  const { rulings, ...old } = copy(s);
  hlas.upgrade!(old as Hlas);
  expect((old as Hlas).rulings).toEqual(rulings);
});
