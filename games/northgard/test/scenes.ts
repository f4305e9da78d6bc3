// Scenes: positions that begin in the middle of a rule, built from a few lines, with chance fixed.

import { SceneOf } from "#games/every-game/scene.ts";
import { type ChanceState, fastChance, scriptChance } from "#kernel/chance.ts";
import type { Seat } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import type { NorthChoice } from "../choices.ts";
import type { CardId } from "../content/cards.ts";
import type { ClanId } from "../content/clans.ts";
import { type FaceId, faces } from "../content/numbers.ts";
import type { NorthEvent } from "../events.ts";
import type { NorthFrame } from "../frames.ts";
import { northgard } from "../index.ts";
import { landOf } from "../map/atlas.ts";
import type { Area, Territory } from "../map/land.ts";
import type { Northgard } from "../state.ts";
import type { NorthView } from "../view/view.ts";
import { brokenLaws } from "./invariants.ts";
import { areaAt } from "./maps.ts";
import { fillDisplay, layCards, layMap, layTable } from "./scene-layout.ts";
import type { Spec, Where } from "./scene-spec.ts";

/** A running scene. */
export class Scene extends SceneOf<Northgard, NorthChoice, NorthEvent, NorthFrame, NorthView> {
  constructor(s: Northgard) {
    super(northgard, s, brokenLaws);
  }

  /** The area at a place. */
  area(where: Where): Area {
    const [cell = "", id = ""] = where.split(":");
    const [x = 0, y = 0] = cell.split(",").map(Number);
    return areaAt(landOf(this.s), x, y, id);
  }

  /** The territory at a place. */
  at(where: Where): Territory {
    return landOf(this.s).territory[this.area(where)]!;
  }

  /** Why marches out of a territory are refused, each reason once. */
  whyNotFrom(where: Where): string[] {
    const from = this.at(where);
    const whys = this.refusals.filter(
      ({ choice }) => "from" in choice && choice.from === from && "to" in choice && choice.to !== from,
    );
    return [...new Set(whys.map(({ why }) => why))].sort();
  }

  /** Plays a card of the seat to move. */
  play(card: CardId): this {
    return this.choose({ kind: "play", card });
  }
  stop(): this {
    return this.choose({ kind: "stop" });
  }
  /** Moves units; the question how many is answered if it is asked. */
  march(from: Where, to: Where, units?: number, kaija = false): this {
    this.choose({ kind: "march", from: this.at(from), to: this.at(to) });
    if (this.place.endsWith("chooseUnits") && units !== undefined) this.choose({ kind: "send", units, kaija });
    return this;
  }
  recruit(where: Where, kaija = false): this {
    return this.choose({ kind: "recruit", at: this.at(where), kaija });
  }

  clan(seat: Seat) {
    return this.s.clans[seat]!;
  }
  owner(where: Where): Seat {
    return this.s.owner[this.at(where)]!;
  }
  units(where: Where): number {
    return this.s.units[this.at(where)]!;
  }
  resources(seat: Seat): [number, number, number] {
    const { food, wood, lore } = this.clan(seat);
    return [food, wood, lore];
  }
  /** How combats so far have ended. */
  get combats() {
    return this.seen("combatEnded").map(({ at, creature, winner, attack, defence }) => ({
      at,
      creature,
      winner,
      attacker: attack.seat,
      defender: defence.seat,
      attackScore: attack.axes,
      defenceScore: defence.axes,
      attackLosses: attack.losses,
      defenceLosses: defence.losses,
    }));
  }
}

/** The chance value that rolls a face. */
export const face = (id: FaceId): number => faces.findIndex(entry => entry.id === id);

const defaultClans: readonly ClanId[] = ["goat", "boar", "raven", "stag", "wolf"];

/** Builds a scene and runs it to its first question. */
export function scene(spec: Spec = {}): Scene {
  const seats = spec.seats ?? 2;
  const clans = spec.clans ?? defaultClans.slice(0, seats);
  const s = start(northgard, {
    seats,
    options: {
      years: spec.years ?? "7",
      creatures: spec.creatures ?? (spec.beasts || spec.creaturePile ? "some" : "none"),
      ...spec.rulings,
      ...(seats === 4 ? { teams: spec.teams ? "on" : "off" } : {}),
    },
    seatOptions: clans.map(clan => ({ clan })),
    seed: "scene",
  }) as Northgard;
  const it = new Scene(s);
  layMap(it, spec);
  layCards(it, spec);
  layTable(it, spec);
  begin(it, spec);
  return it;
}

function begin(it: Scene, spec: Spec): void {
  const { s } = it;
  const chance: ChanceState = spec.chance ? scriptChance(spec.chance) : fastChance("scene");
  s.chance = chance;
  s.open = [];
  s.answers = [];
  const bottom = [
    { proc: "game", step: "playYears" },
    { proc: "year", step: spec.step ?? "moveCreatures" },
  ];
  s.stack = bottom;
  if (spec.step === undefined) {
    const seat = spec.turn ?? 0;
    s.phase = "actions";
    if (s.display.length === 0) fillDisplay(s);
    s.stack = [
      ...bottom,
      { proc: "actions", step: "nextTurn", next: (seat + 1) % s.seats } as NorthFrame,
      { proc: "turn", step: "chooseOption", seat, option: "", cards: 0, hasMain: false } as NorthFrame,
    ];
  } else s.phase = phaseOf(spec.step);
  it.begin();
}

const phaseOf = (step: NonNullable<Spec["step"]>): Northgard["phase"] =>
  step === "drawHands" || step === "revealDisplay" ? "start-of-year" : "end-of-year";

/** An army of seat 0 in the west, one of seat 1 in the east of the first tile. */
export const facing = (west: number, east: number): NonNullable<Spec["units"]> => [
  `0 0,0:w ${west}`,
  `1 0,0:e ${east}`,
];
