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
import type { EvaluationId } from "../content/evaluations.ts";
import { evaluations } from "../content/evaluations.ts";
import type { OrderId } from "../content/orders.ts";
import { type RegionId, regions } from "../content/regions.ts";
import { type TitanId, titans } from "../content/titans.ts";
import { type UnitCounts, units } from "../content/units.ts";
import { xidit } from "../index.ts";
import { modeOf, tokenOf, UNITS } from "../rules/queries.ts";
import { NO_TOKEN, RECRUITMENT, THREAT, type Xidit, type XiditChoice, type XiditEvent } from "../state.ts";
import type { XiditView } from "../view/view.ts";
import { checks } from "./checks.ts";

/** What a scene may fix. */
export interface Setting {
  seats?: number;
  years?: "long" | "short";
  level?: "normal" | "hard";
  seed?: string;
  year?: number;
  first?: Seat;
  /** The city of each Idrakis, by seat. */
  at?: readonly number[];
  /** Units behind the screens, by seat. */
  units?: Readonly<Record<Seat, UnitCounts>>;
  sovereigns?: readonly number[];
  /** Recruitment tokens on the board with their units; "full" as printed. */
  recruits?: Readonly<Record<number, UnitCounts | "full">>;
  threats?: readonly number[];
  /** Cities that shall have no token. */
  bare?: readonly number[];
  nextRecruitment?: number;
  nextThreat?: number;
  recruitmentPile?: readonly number[];
  threatPile?: readonly number[];
  discardedRecruitments?: readonly number[];
  discardedThreats?: readonly number[];
  /** Units in the Barracks; the rest of what is not elsewhere leaves the scene (and its laws about units). */
  barracks?: UnitCounts;
  /** Guilds: city → seat and floors. */
  guilds?: Readonly<Record<number, readonly [Seat, number]>>;
  waiting?: readonly number[];
  /** Bards left behind the screens, by seat; the others lie in the Bastion. */
  bards?: Readonly<Record<Seat, number>>;
  /** Bards on the board, by region and seat. */
  regionBards?: Readonly<Partial<Record<RegionId, readonly number[]>>>;
  /** Titan stacks, top first; raging ones with a "!". */
  titans?: readonly (readonly `${"" | "!"}${TitanId}`[])[];
  evaluations?: readonly EvaluationId[];
  virtual?: Readonly<Record<EvaluationId, number>>;
  /** Fixed values of chance from here on. */
  chance?: readonly number[];
}

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
  const options: Record<string, string> = { years: setting.years ?? "long" };
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

/** Titans that rage on the first stack only; enough for most scenes. */
export const raging: NonNullable<Setting["titans"]> = [
  ["!titan-3a", "titan-3b"],
  ["titan-4a", "titan-4b"],
  ["titan-5a", "titan-5b"],
];

/** A scene that stops in the middle of a Year: the last of four seats waits in city 20 and is asked about a titan in step 2. */
export function pausedScene(setting: Setting, ...plans: readonly string[]): Scene {
  const at = [1, 1, 1, 20].map((city, seat) => (seat === 3 ? city : (setting.at?.[seat] ?? city)));
  const bare = [...(setting.bare ?? []), 20];
  const game = scene({ titans: raging, ...setting, at, bare, units: { ...setting.units, 3: [3, 0, 0, 0, 0] } });
  return game.plan(plans[0] ?? "", plans[1] ?? "", plans[2] ?? "", "wa");
}

/** Puts every token where the setting wants it, and the others where there is room. */
function layOut(s: Xidit, setting: Setting): void {
  const mode = modeOf(s);
  const numbers = Array.from({ length: mode.tokenSet === "3" ? 18 : 21 }, (_, i) => i + 1);
  const recruits = Object.keys(setting.recruits ?? {}).map(Number);
  const placed = [
    ...recruits,
    ...(setting.threats ?? []),
    ...(setting.recruitmentPile ?? []),
    ...(setting.threatPile ?? []),
    ...(setting.discardedRecruitments ?? []),
    ...(setting.discardedThreats ?? []),
    setting.nextRecruitment ?? 0,
    setting.nextThreat ?? 0,
  ];
  const free = numbers.filter(number => !mode.removed.includes(number) && !placed.includes(number));
  const take = (bare: boolean): number => {
    const at = bare ? free.findIndex(number => !setting.bare?.includes(number)) : 0;
    if (at < 0 || free.length === 0) throw new Error("the scene has too few tokens");
    return free.splice(at, 1)[0]!;
  };
  // Cities that shall be bare give their tokens to the piles first.
  free.sort((a, b) => Number(setting.bare?.includes(b) ?? false) - Number(setting.bare?.includes(a) ?? false));
  const threats = [...(setting.threats ?? [])];
  while (recruits.length < mode.recruitmentsOnBoard) recruits.push(take(true));
  while (threats.length < mode.threatsOnBoard) threats.push(take(true));
  s.nextRecruitment = setting.nextRecruitment ?? take(false);
  s.nextThreat = setting.nextThreat ?? take(false);
  s.discardedRecruitments = [...(setting.discardedRecruitments ?? [])];
  s.discardedThreats = [...(setting.discardedThreats ?? [])];
  s.recruitmentPile = [...(setting.recruitmentPile ?? free.splice(0, setting.threatPile ? free.length : 4))];
  s.threatPile = [...(setting.threatPile ?? free.splice(0))];
  if (!setting.discardedRecruitments && s.threatPile.length > 0) s.discardedRecruitments.push(...free.splice(0));
  else if (!setting.discardedThreats && s.recruitmentPile.length > 0) s.discardedThreats.push(...free.splice(0));
  if (free.length > 0) throw new Error(`tokens without a place: ${free.join(", ")}`);
  s.token.fill(NO_TOKEN);
  s.recruits.fill(0);
  for (const city of threats) s.token[city] = THREAT;
  for (const city of recruits) {
    s.token[city] = RECRUITMENT;
    const given = setting.recruits?.[city] ?? "full";
    (given === "full" ? tokenOf(s, city).recruits : given).forEach((count, unit) => {
      s.recruits[city * UNITS + unit] = count;
    });
  }
}

/** Hands out units, sovereigns, bards, guilds, titans. */
function givePieces(s: Xidit, setting: Setting): void {
  for (const [seat, counts] of Object.entries(setting.units ?? {})) {
    counts.forEach((count, unit) => {
      s.units[Number(seat) * UNITS + unit] = count;
    });
  }
  units.forEach(({ count }, unit) => {
    const out = [...s.units, ...s.recruits].filter((_, i) => i % UNITS === unit).reduce((a, b) => a + b, 0);
    s.barracks[unit] = setting.barracks?.[unit] ?? count - out;
  });
  setting.sovereigns?.forEach((amount, seat) => {
    s.sovereigns[seat] = amount;
  });
  regions.forEach(({ id }, region) => {
    setting.regionBards?.[id]?.forEach((count, seat) => {
      s.regionBards[region * s.seats + seat] = count;
      s.bards[seat]! -= count;
    });
  });
  for (const [seat, left] of Object.entries(setting.bards ?? {})) {
    s.regionBards[Number(seat)]! += s.bards[Number(seat)]! - left;
    s.bards[Number(seat)] = left;
  }
  for (const [city, [seat, floors]] of Object.entries(setting.guilds ?? {})) {
    s.guildOwner[Number(city)] = seat;
    s.guildHeight[Number(city)] = floors;
    s.built[seat]! += floors;
  }
  setting.waiting?.forEach((count, seat) => {
    s.waiting[seat] = count;
  });
  setting.titans?.forEach((stack, i) => {
    const ids = stack.map(id => titans.findIndex(titan => titan.id === id.replace("!", "")));
    s.titans[i * 2] = ids[0] ?? -1;
    s.titans[i * 2 + 1] = ids[1] ?? -1;
    s.raging[i] = stack[0]?.startsWith("!") ? 1 : 0;
  });
  if (setting.evaluations) s.evaluations = setting.evaluations.map(id => evaluations.findIndex(each => each.id === id));
  if (setting.virtual) s.virtual = evaluations.map(({ id }) => setting.virtual![id]);
}
