// Scenes: positions that begin in the middle of a rule, built from a few lines, with chance fixed.
import { expect } from "vitest";
import { type ChanceState, fastChance, scriptChance } from "#kernel/chance.ts";
import type { Viewer } from "#kernel/game.ts";
import { equal } from "#kernel/json.ts";
import { type Look, look } from "#kernel/look.ts";
import type { Refusal, Seat } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { NorthChoice } from "../choices.ts";
import type { BuildingId } from "../content/buildings.ts";
import { type CardId, cardOf, idsOfKind } from "../content/cards.ts";
import type { ClanId } from "../content/clans.ts";
import { type CreatureId, creatureIds } from "../content/creatures.ts";
import { type FaceId, faces } from "../content/numbers.ts";
import { tiles as allTiles } from "../content/tiles.ts";
import type { NorthEvent } from "../events.ts";
import type { NorthFrame } from "../frames.ts";
import { northgard } from "../index.ts";
import { landOf, NO_MAP } from "../map/atlas.ts";
import type { Area, Territory } from "../map/land.ts";
import { growLand, muster, putBuilding } from "../rules/pieces.ts";
import { NO_KAIJA, NONE, type Northgard } from "../state.ts";
import type { NorthView } from "../view/view.ts";
import { brokenLaws } from "./invariants.ts";
import { areaAt, type Laid, tileNamed } from "./maps.ts";

/** A place on the map as tests write it: "x,y:area". */
export type Where = string;

/** What a scene is made of; what is not said is empty. */
export interface Spec {
  seats?: number;
  clans?: readonly ClanId[];
  years?: "7" | "10";
  teams?: boolean;
  creatures?: "none" | "some" | "more";
  /** The map; without it only the start tile. */
  map?: readonly Laid[];
  units?: readonly (readonly [seat: Seat, where: Where, units: number])[];
  kaija?: Where;
  buildings?: readonly (readonly [where: Where, building: BuildingId])[];
  loose?: readonly (readonly [where: Where, building: BuildingId])[];
  beasts?: readonly (readonly [creature: CreatureId, where: Where])[];
  scorched?: Where;
  /** By seat; piles are written top first. */
  hands?: readonly (readonly CardId[])[];
  piles?: readonly (readonly CardId[])[];
  discards?: readonly (readonly CardId[])[];
  played?: readonly (readonly CardId[])[];
  aside?: readonly (readonly CardId[])[];
  /** Food, wood, lore by seat. */
  resources?: readonly (readonly [food: number, wood: number, lore: number])[];
  glory?: readonly number[];
  /** Next tiles of the stack, the next one first; the others follow in the order of their numbers. */
  stack?: readonly string[];
  /** Keeps only the tiles named in `stack`; the others lie far away. */
  onlyStack?: boolean;
  /** The next creatures, first one first. */
  creaturePile?: readonly CreatureId[];
  display?: readonly CardId[];
  unrest?: number;
  year?: number;
  first?: Seat;
  passed?: readonly Seat[];
  /** Where the scene begins: with a turn of this seat, or with a step of the year. */
  turn?: Seat;
  step?:
    | "drawHands"
    | "revealDisplay"
    | "moveCreatures"
    | "harvest"
    | "payForWinter"
    | "checkEnd"
    | "giveSecondChance"
    | "advanceYear";
  /** Values that chance gives, one after another. */
  chance?: readonly number[];
}

const filler: readonly Laid[] = [["start", 0, 0, 0]];

/** A running scene. */
export class Scene {
  readonly s: Northgard;
  events: NorthEvent[] = [];
  constructor(s: Northgard) {
    this.s = s;
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

  /** Whom the scene waits for, and where it stands. */
  get seat(): Seat {
    return this.s.open[0]!;
  }
  get place(): string {
    const frame = this.s.stack[this.s.stack.length - 1];
    return frame ? `${frame.proc}.${frame.step}` : "end";
  }

  get options(): readonly NorthChoice[] {
    return runnerOf(northgard).options(this.s, this.seat) as readonly NorthChoice[];
  }
  get refusals(): readonly Refusal[] {
    return runnerOf(northgard).refusals(this.s, this.seat);
  }

  /** The offered choices of a kind. */
  offered<K extends NorthChoice["kind"]>(kind: K): (NorthChoice & { kind: K })[] {
    return this.options.filter(option => option.kind === kind) as (NorthChoice & { kind: K })[];
  }
  offers(choice: NorthChoice): boolean {
    return this.options.some(option => equal(option, choice));
  }

  /** Takes choices that must be offered; `seat` says who is expected to be asked. */
  choose(...choices: NorthChoice[]): this {
    for (const choice of choices) {
      if (!this.offers(choice)) {
        throw new Error(`${this.place} does not offer ${JSON.stringify(choice)} but ${JSON.stringify(this.options)}`);
      }
      runnerOf(northgard).play(this.s, this.seat, choice, this.events);
      expect(brokenLaws(this.s)).toEqual([]);
    }
    return this;
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
  look(viewer: Viewer): Look<NorthView> {
    return look(northgard, this.s, viewer) as Look<NorthView>;
  }
  /** Events of a type so far. */
  seen<T extends NorthEvent["type"]>(type: T): Extract<NorthEvent, { type: T }>[] {
    return this.events.filter(event => event.type === type) as Extract<NorthEvent, { type: T }>[];
  }
  frame<P extends NorthFrame["proc"]>(proc: P): Extract<NorthFrame, { proc: P }> {
    const found = (this.s.stack as NorthFrame[]).findLast(frame => frame.proc === proc);
    if (!found) throw new Error(`${proc} does not run`);
    return found as Extract<NorthFrame, { proc: P }>;
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

function layMap(it: Scene, spec: Spec): void {
  const { s } = it;
  s.map = NO_MAP;
  for (const list of [s.units, s.owner, s.built, s.works]) list.length = 0;
  for (const clan of s.clans) {
    clan.reserve = 14;
    if (clan.kaija !== NO_KAIJA) clan.kaija = -1;
  }
  for (const [name, x, y, turn] of spec.map ?? filler) growLand(s, tileNamed(name), x, y, turn);
  for (const [seat, where, units] of spec.units ?? []) muster(s, seat, it.at(where), units, false);
  if (spec.kaija) {
    const bear = s.clans.findIndex(clan => clan.clan === "bear");
    muster(s, bear, it.at(spec.kaija), 0, true);
  }
  for (const [where, building] of spec.buildings ?? []) putBuilding(s, it.area(where), building, false);
  for (const [where, building] of spec.loose ?? []) putBuilding(s, it.area(where), building, true);
  s.scorched = spec.scorched ? it.area(spec.scorched) : NONE;
  layStack(s, spec);
  s.line = (spec.beasts ?? []).map(([creature, where]) => ({ creature, area: it.area(where) }));
  if (!s.creatures) return;
  const named = spec.creaturePile ?? [];
  const rest = creatureIds.filter(id => !named.includes(id) && !s.line.some(beast => beast.creature === id));
  s.creaturePile = [...rest, ...[...named].reverse()];
  s.creatureDiscard = [];
  s.weakTop = 0;
}

function layStack(s: Northgard, spec: Spec): void {
  s.setupTiles = [];
  const named = (spec.stack ?? []).map(tileNamed);
  const rest = allTiles.map(tile => tile.id).filter(id => !named.includes(id) && !landOf(s).tiles.includes(id));
  s.tiles = [...rest.reverse(), ...named.reverse()];
  if (!spec.onlyStack) return;
  s.tiles = s.tiles.slice(rest.length);
  // The others are put out of the way, where nothing can be explored from.
  s.setupTiles = [rest];
}

function layCards(it: Scene, spec: Spec): void {
  const { s } = it;
  for (const [seat, clan] of s.clans.entries()) {
    clan.hand = [...(spec.hands?.[seat] ?? [])];
    clan.played = [...(spec.played?.[seat] ?? [])];
    clan.aside = [...(spec.aside?.[seat] ?? [])];
    clan.discard = [...(spec.discards?.[seat] ?? [])];
    clan.pile = [...(spec.piles?.[seat] ?? [])].reverse();
    clan.knownTop = 0;
    clan.openTop = 0;
    clan.shown = [];
    settleDeck(s, seat);
  }
  s.display = [...(spec.display ?? [])];
}

/** Keeps the card laws: what the clan holds beyond its first seven cards counts as gained, what is missing as removed. */
function settleDeck(s: Northgard, seat: Seat): void {
  const clan = s.clans[seat]!;
  const starting: CardId[] = [
    "start-recruit",
    "start-move",
    "start-explore",
    "start-build",
    "start-feast",
    "start-feast",
  ];
  const missing = [...starting, ...cardsOfClan(clan.clan)];
  clan.gained = [];
  for (const card of [...clan.hand, ...clan.pile, ...clan.played, ...clan.aside, ...clan.discard]) {
    const known = missing.indexOf(card);
    if (known >= 0) missing.splice(known, 1);
    else clan.gained.push(card);
  }
  clan.removed = missing;
  clan.upgrades = clan.upgrades.filter(card => !clan.gained.includes(card));
}

const cardsOfClan = (clan: ClanId): CardId[] => [`${clan}-clan` as CardId];

function layTable(it: Scene, spec: Spec): void {
  const { s } = it;
  for (const [seat, clan] of s.clans.entries()) {
    const [food, wood, lore] = spec.resources?.[seat] ?? [0, 0, 0];
    Object.assign(clan, { food, wood, lore, glory: spec.glory?.[seat] ?? 0 });
    clan.passed = spec.passed?.includes(seat) ?? false;
    clan.hasTaken = clan.passed;
    clan.lasting = [];
  }
  s.year = spec.year ?? 1;
  s.first = spec.first ?? 0;
  const isDevelopment = (card: CardId): boolean => ["early", "advanced"].includes(cardOf(card).kind);
  const gained = s.clans.flatMap(clan => clan.gained);
  const taken = [...gained, ...s.display].filter(isDevelopment);
  const all = [...s.development, ...s.box, ...s.display];
  const left = [...new Set([...all, ...everyDevelopmentCard()])].filter(
    card => isDevelopment(card) && !taken.includes(card),
  );
  const isBefore = spec.step === "drawHands" || spec.step === "revealDisplay";
  s.development = left.splice(0, s.seats * Math.max(0, s.years - 1 - s.year + (isBefore ? 1 : 0)));
  s.box = left;
  s.achievements = s.achievements.filter(card => !gained.includes(card) && !s.display.includes(card));
  const achievements = [...gained, ...s.display].filter(card => cardOf(card).kind === "achievement").length;
  s.achievements = s.achievements.slice(0, s.seats - achievements);
  const unrest = gained.filter(card => card === "unrest").length;
  s.unrest = spec.unrest ?? 10 - unrest;
  giveAway(s, 10 - unrest - s.unrest);
}

const everyDevelopmentCard = (): CardId[] => [...idsOfKind("early"), ...idsOfKind("advanced")];

/** Unrest cards that are not in the supply lie at the bottom of the last seat's pile. */
function giveAway(s: Northgard, count: number): void {
  const clan = s.clans[s.seats - 1]!;
  for (let i = 0; i < count; i++) {
    clan.gained.push("unrest");
    clan.pile.unshift("unrest");
  }
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
  runnerOf(northgard).advance(s, it.events);
  expect(brokenLaws(s)).toEqual([]);
}

const phaseOf = (step: NonNullable<Spec["step"]>): Northgard["phase"] =>
  step === "drawHands" || step === "revealDisplay" ? "start-of-year" : "end-of-year";

/** A display for everybody who has not taken a card yet. */
function fillDisplay(s: Northgard): void {
  const due = s.clans.filter(clan => !clan.hasTaken).length;
  if (s.year === s.years) s.display = s.achievements.splice(0, due);
  else s.display = s.box.splice(0, due);
}
