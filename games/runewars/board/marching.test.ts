// Allied units follow where faction units go, heroes meet on the way: what is sent when.
import { describe, expect, it } from "vitest";
import { look, type Question } from "#kernel/look.ts";
import type { HeroId } from "../content/heroes.ts";
import { areaOf } from "../content/tiles.ts";
import type { UnitId } from "../content/units.ts";
import { runewars } from "../index.ts";
import { NONE } from "../state.ts";
import { type Scene, scene } from "../test/scenes.ts";
import type { RuneView } from "../view/view.ts";
import { goalsOf, offered, type Step, sendingOf } from "./marching.ts";

const step = (unit: UnitId, from: string, to: string, count = 1): Step => ({
  unit,
  from: areaOf(from),
  to: areaOf(to),
  count,
});

function seen(g: Scene): { view: RuneView; question: Question } {
  const { view, question } = look(runewars, g.s, 0);
  return { view: view as RuneView, question: question! };
}

/** Sends a plan as the board does; gives what waits. */
function send(g: Scene, ...steps: Step[]): readonly Step[] {
  const { view, question } = seen(g);
  const { now, later } = sendingOf(view, question, { steps, heroSteps: [] });
  for (const choice of now) g.take(choice);
  return later;
}

function sendHeroes(g: Scene, ...ways: readonly (readonly [HeroId, string])[]): void {
  const { view, question } = seen(g);
  const heroSteps = ways.map(([hero, to]) => ({ kind: "hero", hero, to: areaOf(to) }) as const);
  for (const choice of sendingOf(view, question, { steps: [], heroSteps }).now) g.take(choice);
}

describe("Strategize", () => {
  const strategize = (): Scene =>
    scene().put(0, "8A", "footman", 2).put(NONE, "8A", "giant", 1).turn(0, 1).skip("actions.act");

  it("asks again for allied units who could follow into an empty area", () => {
    const g = strategize();
    expect(offered(seen(g).question, [step("giant", "8A", "8B")])).toEqual([]);
    send(g, step("footman", "8A", "8B"));
    expect(g.where).toBe("strategize.assignMoves");
    expect(goalsOf(seen(g).question, areaOf("8A"))).toContain(areaOf("8B"));
    send(g, step("giant", "8A", "8B"));
    expect(g.where).not.toBe("strategize.assignMoves");
    expect([g.standing("8A", "footman"), g.standing("8B", "footman"), g.standing("8B", "giant")]).toEqual([1, 1, 1]);
  });

  it("also where other allied units may go at once, whose moves wait so that none is lost", () => {
    const g = scene()
      .put(0, "8A", "footman", 2)
      .put(0, "1C", "footman", 1)
      .put(NONE, "8A", "giant", 1)
      .put(NONE, "1C", "beastman", 1)
      .turn(0, 1)
      .skip("actions.act");
    const friendly = step("beastman", "1C", "8A");
    const later = send(g, friendly, step("footman", "8A", "8B"));
    expect(later).toEqual([friendly]);
    expect(g.where).toBe("strategize.assignMoves");
    send(g, ...offered(seen(g).question, later), step("giant", "8A", "8B"));
    expect([g.standing("8A", "beastman"), g.standing("8B", "giant")]).toEqual([1, 1]);
  });

  it("is over at once where nobody could follow", () => {
    const alone = scene().put(0, "8A", "footman", 2).turn(0, 1).skip("actions.act");
    send(alone, step("footman", "8A", "8B"));
    expect(alone.standing("8B", "footman")).toBe(1);
    const far = scene().put(0, "8A", "footman", 1).put(0, "9B", "footman", 1).put(NONE, "9B", "giant", 1);
    far.turn(0, 1).skip("actions.act");
    send(far, step("footman", "8A", "8B"));
    expect(far.standing("8B", "footman")).toBe(1);
    const still = strategize();
    send(still);
    expect(still.where).not.toBe("strategize.assignMoves");
  });

  it("RUN-298 asks again where a hero comes to one who leaves and they have rewards to exchange", () => {
    const heroes = (): Scene =>
      scene().hero(0, "silhouette", "DA", ["soulbiter"]).hero(0, "ezra-vale", "DC").turn(0, 1).skip("actions.act");
    const g = heroes();
    sendHeroes(g, ["silhouette", "DC"], ["ezra-vale", "9B"]);
    expect(g.where).toBe("strategize.assignMoves");
    g.take("give");
    send(g);
    expect(g.s.heroes.map(({ rewards }) => rewards.length)).toEqual([0, 1]);
    const stays = heroes();
    sendHeroes(stays, ["silhouette", "DC"]);
    expect(stays.where).not.toBe("strategize.assignMoves");
  });
});

describe("Mobilize", () => {
  it("asks again for allied units once faction units are on their way to an empty area", () => {
    const g = scene().put(0, "8A", "footman", 2).put(NONE, "8A", "giant", 1).turn(0, 2).skip("actions.act").at("8B");
    send(g, step("footman", "8A", "8B"));
    expect(g.where).toBe("march.assignMoves");
    send(g, step("giant", "8A", "8B"));
    expect([g.standing("8B", "footman"), g.standing("8B", "giant")]).toEqual([1, 1]);
  });

  it("RUN-298 asks again where heroes meet on the way and have rewards to exchange", () => {
    const mobilize = (g: Scene): Scene => g.turn(0, 2).skip("actions.act").at("9B").skip("actions.act");
    const g = mobilize(scene().hero(0, "silhouette", "DA", ["soulbiter"]).hero(0, "ezra-vale", "DC"));
    sendHeroes(g, ["silhouette", "9B"]);
    expect(g.where).toBe("march.assignMoves");
    g.take("give");
    send(g);
    expect(g.where).not.toBe("march.assignMoves");
    expect(g.s.heroes.map(({ rewards }) => rewards.length)).toEqual([0, 1]);
    for (const other of [
      scene().hero(0, "silhouette", "DA").hero(0, "ezra-vale", "DC"),
      scene().hero(0, "silhouette", "DA", ["soulbiter"]).hero(0, "ezra-vale", "8A"),
      scene().hero(0, "silhouette", "DC", ["soulbiter"]).hero(0, "ezra-vale", "DA"),
    ]) {
      sendHeroes(mobilize(other), ["silhouette", "9B"]);
      expect(other.where).not.toBe("march.assignMoves");
    }
  });
});
