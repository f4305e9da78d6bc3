import { describe, expect, test } from "vitest";
import type { Question } from "#kernel/look.ts";
import type { Choice } from "#kernel/procedure.ts";
import { isInside } from "#web/kit/ink.ts";
import { speak } from "#web/kit/spoken.ts";
import { cities } from "../content/cities.ts";
import { regions } from "../content/regions.ts";
import { roads } from "../content/roads.ts";
import type { XiditView } from "../view/view.ts";
import { animate } from "./animate.ts";
import { components } from "./components.tsx";
import { mapBox, regionShape, regionShapes, roadBetween, shoreSigns, wayAlong } from "./geometry.ts";
import { endingOf } from "./panels/Final.tsx";
import { pairOf, tapped } from "./panels/RewardChoice.tsx";
import { lettering } from "./pieces/Plaque.tsx";
import { spread } from "./pieces/Unit.tsx";
import { placeOf } from "./places.ts";
import { bardsAsked, nextDrop } from "./use-drops.ts";
import { en } from "./words-en.ts";
import { pl } from "./words-pl.ts";

await Promise.all([speak("en"), speak("pl")]);

const asked = (options: readonly object[], args: object | null = null): Question =>
  ({ seat: 0, proc: "p", step: "s", args, options: options as Choice[], soFar: [] }) as Question;

describe("the drawn kingdom", () => {
  test("every city, guild, label and sign lies on the sheet", () => {
    const isOn = ([x, y]: readonly [number, number]) =>
      x > mapBox.x && x < mapBox.x + mapBox.width && y > mapBox.y && y < mapBox.y + mapBox.height;
    for (const { at, guildSite } of cities) expect(isOn(at) && isOn(guildSite)).toBe(true);
    for (const { labelAt, signs } of regionShapes) expect([labelAt, ...signs].every(isOn)).toBe(true);
    expect(shoreSigns.every(isOn)).toBe(true);
  });

  test("every plaque stands inside its region, and no sign stands in another one", () => {
    for (const { id, polygon, labelAt, signs } of regionShapes) {
      expect(isInside(labelAt, polygon), id).toBe(true);
      expect(
        signs.every(sign => isInside(sign, polygon)),
        id,
      ).toBe(true);
    }
  });

  test("every road is drawn once and can be travelled both ways", () => {
    for (const {
      cities: [a, b],
    } of roads) {
      expect(roadBetween(a, b)).toBe(roadBetween(b, a));
      expect(wayAlong(a, b)).toContain("Q");
    }
    expect(wayAlong(1, 21)).not.toContain("Q");
  });

  test("the regions are those of the tables", () => {
    expect(Object.keys(regionShape).sort()).toEqual(regions.map(({ id }) => id).sort());
  });

  test("long names are lettered on two lines rather than too small", () => {
    expect(lettering("Ombel", 160)).toEqual({ lines: ["Ombel"], size: 21 });
    expect(lettering("Popielne Wybrzeże", 104).lines).toEqual(["Popielne", "Wybrzeże"]);
    expect(lettering("Popielne Wybrzeże", 104).size).toBeGreaterThan(15);
  });
});

describe("choices on the board", () => {
  test("choices lie on the things they name; the rest have buttons", () => {
    const at = (choice: object) => placeOf(choice as Choice);
    expect(at({ kind: "start", city: 7 })).toBe("city:7");
    expect(at({ kind: "bard", region: "ombel" })).toBe("region:ombel");
    expect(at({ kind: "floor", city: 3 })).toBe("guild:3");
    expect(at({ kind: "fight", titan: "titan-3a" })).toBe("titan:titan-3a");
    expect(at({ kind: "decline" })).toBeNull();
    expect(at({ kind: "confirm" })).toBeNull();
  });

  test("tapping a third reward lets go of the first", () => {
    expect(tapped([], "bards")).toEqual(["bards"]);
    expect(tapped(["bards", "floors"], "sovereigns")).toEqual(["floors", "sovereigns"]);
    expect(tapped(["bards", "floors"], "bards")).toEqual(["floors"]);
  });

  test("two tapped rewards mean the offered pair, in any order", () => {
    const question = asked([
      { kind: "take", rewards: ["sovereigns", "bards"] },
      { kind: "take", rewards: ["bards", "floors"] },
    ]);
    expect(pairOf(question, ["floors", "bards"])).toEqual({ kind: "take", rewards: ["bards", "floors"] });
    expect(pairOf(question, ["floors"])).toBeNull();
    expect(pairOf(question, ["floors", "sovereigns"])).toBeNull();
  });

  test("dropped bards are sent in the order of the regions, as far as they are still offered", () => {
    const both = asked([
      { kind: "bard", region: "frostmarch" },
      { kind: "bard", region: "ombel" },
    ]);
    expect(nextDrop(both, ["ombel", "frostmarch"])).toEqual({ kind: "bard", region: "frostmarch" });
    const later = asked([{ kind: "bard", region: "ombel" }, { kind: "stop" }]);
    expect(nextDrop(later, ["frostmarch", "ombel"])).toEqual({ kind: "bard", region: "ombel" });
    expect(nextDrop(later, [])).toBeNull();
    expect(bardsAsked(asked([], { left: 3 }))).toBe(3);
  });

  test("units are listed from the weakest", () => {
    expect(spread([2, 0, 1, 0, 1])).toEqual(["militia", "militia", "infantry", "battle-mage"]);
  });
});

describe("words", () => {
  test("XID-234 only a player is called Saviour; after the virtual player's victory there is none", () => {
    const name = (seat: number) => ["Ania", "Bartek", "Celina"][seat]!;
    expect(endingOf(en, 1, name)).toBe("Bartek is the Saviour of the kingdom");
    expect(endingOf(en, "virtual", name)).toBe("The virtual player wins; the kingdom has no Saviour");
    expect(endingOf(pl, "virtual", name)).toBe("Wygrywa Wirtualny Gracz; królestwo nie ma Wybawcy");
  });

  test("both languages count correctly", () => {
    expect(en.rewardOf.sovereigns(1)).toBe("1 sovereign");
    expect([1, 2, 5, 22].map(pl.rewardOf.bards)).toEqual(["1 bard", "2 bardów", "5 bardów", "22 bardów"]);
    expect([3, 5].map(pl.anyUnits)).toEqual(["dowolne 3 jednostki", "dowolnych 5 jednostek"]);
    expect([1, 2].map(pl.eliminates)).toEqual(["odpada 1 osoba", "odpadają 2 osoby"]);
    expect([1, 3, 6].map(pl.wheelsLeft)).toEqual([
      "Do ustawienia: 1 koło",
      "Do ustawienia: 3 koła",
      "Do ustawienia: 6 kół",
    ]);
  });
});

describe("components", () => {
  test.each(["en", "pl"] as const)(
    "XID-007 XID-255 all 39 city tokens can be looked up, both sides of each, in %s",
    language => {
      const all = components(language);
      for (const side of ["recruitment", "threat"]) {
        expect(all.filter(({ id }) => id.startsWith(`${side}-`))).toHaveLength(21);
        expect(all.filter(({ id }) => id.startsWith(`${side}3-`))).toHaveLength(18);
      }
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(new Set(all.map(({ group }) => group)).size).toBe(11);
    },
  );
});

test("XID-136 an awakening in which nobody wakes is no scene", () => {
  const view = {} as XiditView;
  expect(animate.titansAwoke?.({ type: "titansAwoke", titans: [] }, view)).toBeNull();
  expect(animate.titansAwoke?.({ type: "titansAwoke", titans: ["titan-3a"] }, view)).toMatchObject({ kind: "scene" });
});
