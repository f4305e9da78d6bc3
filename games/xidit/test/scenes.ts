// Scenes: positions in the middle of a rule, a few lines each. A scene stands at the planning of a Year; what is not
// given is filled in so that every piece is somewhere. Choices go through the same door as those of people, and after
// each of them all conservation laws are checked.

import { expect } from "vitest";
import { scriptChance } from "#kernel/chance.ts";
import { choose } from "#kernel/choose.ts";
import type { Viewer } from "#kernel/game.ts";
import { type Look, look, refusalsOf } from "#kernel/look.ts";
import type { Choice, Refusal, Seat } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { XiditChoice } from "../choices.ts";
import type { OrderId } from "../content/orders.ts";
import { type RegionId, regions } from "../content/regions.ts";
import type { XiditEvent } from "../events.ts";
import { xidit } from "../index.ts";
import { tokenOf, UNITS } from "../rules/queries.ts";
import { NO_TOKEN, RECRUITMENT, type Xidit } from "../state.ts";
import type { XiditView } from "../view/view.ts";
import { checks } from "./checks.ts";
import { givePieces, layOut } from "./scene-layout.ts";
import { raging, type Setting } from "./scene-spec.ts";

const letters: Readonly<Record<string, OrderId>> = {
  k: "move-black",
  r: "move-red",
  b: "move-blue",
  a: "action",
  w: "wait",
};

/** A plan as letters: k, r, b for the roads, a for action, w for wait; padded with waits. */
export function ordersOf(plan: string): OrderId[] {
  return plan
    .padEnd(6, "w")
    .split("")
    .map(letter => letters[letter]!);
}

/** A position with everything that happened in it. */
export class Scene {
  s: Xidit;
  events: XiditEvent[] = [];
  /** Whether units were taken out of the scene, so that their laws do not hold. */
  private readonly isOpen: boolean;
  constructor(s: Xidit, isOpen: boolean) {
    this.s = s;
    this.isOpen = isOpen;
    this.check();
  }

  private check(): void {
    const broken = checks.invariants(this.s).filter(law => !(this.isOpen && law.includes("units")));
    expect(broken).toEqual([]);
  }

  /** Lets a seat choose, through the checked door. */
  choose(seat: Seat, choice: XiditChoice): this {
    const outcome = choose(xidit, this.s, seat, choice);
    if (!outcome.ok) throw new Error(`${outcome.error.code} ${JSON.stringify(outcome.error.params)}`);
    this.s = outcome.state as Xidit;
    this.events.push(...(outcome.events as XiditEvent[]));
    this.check();
    return this;
  }

  /** Whether a choice is refused, leaving everything as it was. */
  refuses(seat: Seat, choice: unknown): boolean {
    return !choose(xidit, this.s, seat, choice).ok;
  }

  /** Sets and confirms the plans of all seats; those not given wait. */
  plan(...plans: readonly string[]): this {
    for (let seat = 0; seat < this.s.seats; seat++) {
      for (const order of ordersOf(plans[seat] ?? "")) this.choose(seat, { kind: "order", order });
    }
    for (let seat = 0; seat < this.s.seats; seat++) this.choose(seat, { kind: "confirm" });
    return this;
  }

  /** Answers one part of the census for all seats. */
  show(...counts: readonly number[]): this {
    counts.forEach((count, seat) => {
      this.choose(seat, { kind: "show", count });
    });
    return this;
  }

  /** As if another token lay on the board: it takes the place of one there, which goes where it came from. */
  swap(out: number, city: number): this {
    const side = this.s.token[out]!;
    for (let unit = 0; unit < UNITS; unit++) {
      this.s.barracks[unit]! += this.s.recruits[out * UNITS + unit]!;
      this.s.recruits[out * UNITS + unit] = 0;
    }
    this.s.token[out] = NO_TOKEN;
    this.s.token[city] = side;
    if (side === RECRUITMENT) {
      tokenOf(this.s, city).recruits.forEach((count, unit) => {
        this.s.recruits[city * UNITS + unit] = count;
        this.s.barracks[unit]! -= count;
      });
    }
    for (const key of ["nextRecruitment", "nextThreat"] as const) if (this.s[key] === city) this.s[key] = out;
    const { recruitmentPile, threatPile, discardedRecruitments, discardedThreats } = this.s;
    for (const pile of [recruitmentPile, threatPile, discardedRecruitments, discardedThreats]) {
      if (pile.includes(city)) pile[pile.indexOf(city)] = out;
    }
    this.check();
    return this;
  }

  /** Where the game waits: "procedure.step". */
  get where(): string {
    const frame = this.s.stack[this.s.stack.length - 1];
    return frame ? `${frame.proc}.${frame.step}` : "end";
  }

  get asked(): readonly Seat[] {
    return this.s.open;
  }

  options(seat: Seat = this.s.open[0]!): readonly XiditChoice[] {
    return runnerOf(xidit).options(this.s, seat) as readonly XiditChoice[];
  }

  refusals(seat: Seat = this.s.open[0]!): readonly Refusal[] {
    return refusalsOf(xidit, this.s, seat);
  }

  view(viewer: Viewer): XiditView {
    return xidit.viewFor(this.s, viewer);
  }

  look(viewer: Viewer): Look {
    return look(xidit, this.s, viewer);
  }

  /** All events of a type. */
  of<T extends XiditEvent["type"]>(type: T): Extract<XiditEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<XiditEvent, { type: T }> => event.type === type);
  }

  units(seat: Seat): number[] {
    return this.s.units.slice(seat * UNITS, (seat + 1) * UNITS);
  }

  recruits(city: number): number[] {
    return this.s.recruits.slice(city * UNITS, (city + 1) * UNITS);
  }

  bardsIn(region: RegionId): number[] {
    const at = regions.findIndex(({ id }) => id === region) * this.s.seats;
    return this.s.regionBards.slice(at, at + this.s.seats);
  }

  /** The choice that the safe default takes. */
  fallback(seat: Seat = this.s.open[0]!): Choice {
    return xidit.fallback(this.s, seat, this.options(seat));
  }
}

/** A scene at the planning of a Year. */
export function scene(setting: Setting = {}): Scene {
  const seats = setting.seats ?? 4;
  const options: Record<string, string> = { years: setting.years ?? "long", ...setting.rulings };
  if (seats === 3) options.level = setting.level ?? "normal";
  const s = start(xidit, { seats, options, seed: setting.seed ?? "scene" }) as Xidit;
  s.first = setting.first ?? 0;
  const runner = runnerOf(xidit);
  while (s.stack.length === 1) runner.play(s, s.open[0]!, runner.options(s, s.open[0]!)[0]!, []);
  s.first = setting.first ?? 0;
  s.year = setting.year ?? 1;
  setting.at?.forEach((city, seat) => {
    s.idrakis[seat] = city;
  });
  layOut(s, setting);
  givePieces(s, setting);
  if (setting.chance) s.chance = scriptChance(setting.chance);
  return new Scene(s, setting.barracks !== undefined);
}

/** A scene that stops in the middle of a Year: the last of four seats waits in city 20 and is asked about a titan in step 2. */
export function pausedScene(setting: Setting, ...plans: readonly string[]): Scene {
  const at = [1, 1, 1, 20].map((city, seat) => (seat === 3 ? city : (setting.at?.[seat] ?? city)));
  const bare = [...(setting.bare ?? []), 20];
  const game = scene({ titans: raging, ...setting, at, bare, units: { ...setting.units, 3: [3, 0, 0, 0, 0] } });
  return game.plan(plans[0] ?? "", plans[1] ?? "", plans[2] ?? "", "wa");
}
