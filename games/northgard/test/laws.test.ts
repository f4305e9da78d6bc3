import { beforeAll, describe, expect, test } from "vitest";
import { chanceOf, fastChance } from "#kernel/chance.ts";
import { copy } from "#kernel/json.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { buildingIds } from "../content/buildings.ts";
import { type CardId, cardOf } from "../content/cards.ts";
import { creatureKinds, creatures } from "../content/creatures.ts";
import type { NorthEvent } from "../events.ts";
import type { NorthFrame } from "../frames.ts";
import { northgard } from "../index.ts";
import { landOf } from "../map/atlas.ts";
import { slots } from "../map/tile-facts.ts";
import { countOf, forceIn } from "../rules/queries.ts";
import { NO_KAIJA, type Northgard } from "../state.ts";
import { brokenLaws } from "./invariants.ts";
import { scene } from "./scenes.ts";

const settings = [
  { seats: 2, options: { creatures: "more" }, clans: ["bear", "snake"] },
  { seats: 4, options: { creatures: "some", teams: "on" }, clans: ["bear", "goat", "stag", "wolf"] },
  { seats: 5, options: { years: "10" }, clans: ["bear", "snake", "raven", "boar", "goat"] },
];

/** Plays a game of random choices and shows every position to a witness. */
function playOut(setting: (typeof settings)[number], seed: string, witness: (s: Northgard) => void): Northgard {
  const s = start(northgard, {
    seats: setting.seats,
    options: setting.options as never,
    seatOptions: setting.clans.map(clan => ({ clan })),
    seed,
  }) as Northgard;
  const dice = chanceOf(fastChance(`${seed} choices`));
  const events: NorthEvent[] = [];
  while (s.stack.length > 0) {
    witness(s);
    const options = runnerOf(northgard).options(s, s.open[0]!);
    runnerOf(northgard).play(s, s.open[0]!, options[dice.below(options.length)]!, events);
  }
  witness(s);
  return s;
}

const framesOf = (s: Northgard): NorthFrame[] => s.stack as NorthFrame[];
const isRunning = (s: Northgard, ...procs: NorthFrame["proc"][]): boolean =>
  framesOf(s).some(frame => procs.includes(frame.proc));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

describe("laws that hold in every position", () => {
  const states: Northgard[] = [];
  beforeAll(() => {
    for (const setting of settings) {
      let count = 0;
      playOut(setting, "laws", s => {
        if (count++ % 4 === 0) states.push(copy(s));
      });
    }
  });

  test("NOR-397 units in reserve and on the map make fourteen; Kaija is in one place or in reserve", () => {
    for (const s of states) {
      for (const [seat, clan] of s.clans.entries()) {
        const held = landOf(s)
          .list.filter(at => s.owner[at] === seat)
          .map(at => s.units[at]!);
        const away = s.guests.filter(guest => guest.seat === seat).map(guest => guest.units);
        const fleeing = framesOf(s).map(frame => (frame.proc === "retreat" && frame.seat === seat ? frame.units : 0));
        expect(clan.reserve + sum(held) + sum(away) + sum(fleeing)).toBe(14);
        if (clan.clan !== "bear") expect(clan.kaija).toBe(NO_KAIJA);
        else expect(clan.kaija === -1 || landOf(s).territory[clan.kaija]! >= 0).toBe(true);
      }
    }
    const it = scene({ units: ["0 0,0:n 2"] });
    it.s.clans[0]!.reserve++;
    expect(brokenLaws(it.s)).toHaveLength(1);
  });

  test("NOR-398 seven tokens of each building; each stands on a slot that suits it, or on none", () => {
    for (const s of states) {
      for (const [number, id] of buildingIds.entries()) {
        const standing = sum(landOf(s).list.map(at => countOf(s, at, id)));
        expect(s.supply[number]! + standing).toBe(7);
        expect(s.built.filter(on => on === id).length + s.loose.filter(on => on.building === id).length).toBe(standing);
      }
      for (const [area, id] of s.built.entries()) {
        if (id === "") continue;
        const slot = slots[landOf(s).tiles[area >> 2]! * 4 + (area & 3)]!;
        if (["fortress", "forge", "altar-of-kings"].includes(id)) expect(slot).toBe("large");
        else if (id === "menhir") expect(slot).toBe("stone");
        else expect(["small", "stone"]).toContain(slot);
      }
    }
    expect(states.some(s => s.built.some(id => id !== ""))).toBe(true);
  });

  test("NOR-399 every card is in one place: the first seven, upgrades, display cards and Unrest", () => {
    for (const s of states) {
      for (const [seat, clan] of s.clans.entries()) {
        const drawn = framesOf(s).map(frame => (frame.proc === "draw" && frame.seat === seat ? frame.drawn.length : 0));
        const zones = [clan.hand, clan.pile, clan.played, clan.aside, clan.discard, clan.removed];
        expect(sum(zones.map(zone => zone.length)) + sum(drawn)).toBe(7 + clan.gained.length);
      }
      const gained = s.clans.flatMap(clan => clan.gained).filter(card => card !== "unrest");
      expect(new Set(gained).size).toBe(gained.length);
    }
    const it = scene({ hands: [["start-move"]] });
    it.s.clans[0]!.discard.push("start-move");
    expect(brokenLaws(it.s)).toHaveLength(1);
  });

  test("NOR-400 52 Development cards, 10 Unrest cards, 9 creatures, an Achievement for each seat", () => {
    for (const s of states) {
      const gained = s.clans.flatMap(clan => clan.gained);
      const isDevelopment = (card: (typeof gained)[number]) => ["early", "advanced"].includes(cardOf(card).kind);
      const taken = [...gained, ...s.display].filter(isDevelopment);
      expect(s.development.length + s.box.length + taken.length).toBe(52);
      expect(s.unrest + gained.filter(card => card === "unrest").length).toBe(10);
      const achievements = [...gained, ...s.display, ...s.achievements].filter(
        card => cardOf(card).kind === "achievement",
      );
      expect(new Set(achievements).size).toBe(s.seats);
      const drawn = framesOf(s).some(frame => frame.proc === "passing" && frame.step === "chooseLair") ? 1 : 0;
      const cards = s.creaturePile.length + s.creatureDiscard.length + s.line.length + drawn;
      expect(cards).toBe(s.creatures ? 9 : 0);
    }
  });

  test("NOR-404 outside a Move action or card effect a territory holds units of one player", () => {
    for (const s of states) {
      if (!isRunning(s, "move", "transfer", "combats")) expect(s.guests).toEqual([]);
      for (const at of landOf(s).list) if (s.owner[at] !== -1) expect(forceIn(s, at)).toBeGreaterThan(0);
    }
    expect(states.some(s => s.guests.length > 0)).toBe(true);
  });

  test("NOR-405 nobody owes resources", () => {
    for (const s of states)
      for (const { food, wood, lore } of s.clans) expect(Math.min(food, wood, lore)).toBeGreaterThanOrEqual(0);
  });

  test("NOR-410 Kaija is in enemy land only after The Bear Awakens was played this year", () => {
    for (const s of states) {
      for (const [seat, clan] of s.clans.entries()) {
        if (clan.kaija < 0) continue;
        const owner = s.owner[landOf(s).territory[clan.kaija]!]!;
        const isEnemy = owner !== -1 && owner !== seat && !(s.teams && (owner - seat) % 2 === 0);
        if (isEnemy) expect(clan.lasting).toContain("kaija-unleashed");
      }
    }
    const attack = (cards: CardId[]) => {
      const it = scene({
        clans: ["bear", "boar"],
        units: ["0 0,0:n 2", "1 0,0:w 2"],
        kaija: "0,0:n",
        hands: [[...cards, "start-move"]],
      });
      for (const card of cards) it.play(card).stop();
      it.play("start-move").choose({ kind: "march", from: it.at("0,0:n"), to: it.at("0,0:w") });
      return it.offered("send").some(option => option.kaija);
    };
    expect(attack([])).toBe(false);
    expect(attack(["bear-the-bear-awakens"])).toBe(true);
  });

  test("NOR-411 the figures on the map are the cards of the line, each in one territory", () => {
    for (const s of states) {
      expect(new Set(s.line.map(beast => beast.creature)).size).toBe(s.line.length);
      for (const { creature, area } of s.line) {
        expect(landOf(s).territory[area]).toBeGreaterThanOrEqual(0);
        expect(creatureKinds[creatures[creature].kind]).toBeDefined();
        expect([...s.creaturePile, ...s.creatureDiscard]).not.toContain(creature);
      }
    }
    expect(states.some(s => s.line.length > 1)).toBe(true);
  });

  test("NOR-396 nothing is decided simultaneously: one seat is asked at a time", () => {
    for (const s of states) {
      expect(s.open.length).toBe(s.stack.length > 0 ? 1 : 0);
      expect(s.answers).toEqual([]);
    }
  });

  test("NOR-412 the same seed and the same decisions give the same game", () => {
    for (const setting of settings.slice(0, 2)) {
      const one = playOut(setting, "twice", () => {});
      expect(playOut(setting, "twice", () => {})).toEqual(one);
      expect(playOut(setting, "other", () => {})).not.toEqual(one);
    }
  });

  test("NOR-402, NOR-406, NOR-409 the check of all laws finds nothing to complain about", () => {
    for (const s of states.filter((_, i) => i % 4 === 0)) expect(brokenLaws(s)).toEqual([]);
  });
});
