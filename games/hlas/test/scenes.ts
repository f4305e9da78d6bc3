// Scenes: positions that begin in the middle of a rule, built from a few lines.

import { SceneOf } from "#games/every-game/scene.ts";
import { fastChance } from "#kernel/chance.ts";
import type { Seat } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import type { HlasChoice } from "../choices.ts";
import type { SlotId } from "../content/actions.ts";
import { NONE } from "../content/marks.ts";
import { regionNamed } from "../content/regions.ts";
import type { SpellId } from "../content/spells.ts";
import type { TacticId } from "../content/tactics.ts";
import type { Piece } from "../content/units.ts";
import type { HlasEvent } from "../events.ts";
import type { HlasFrame } from "../frames.ts";
import { hlas } from "../index.ts";
import { countIn } from "../rules/queries.ts";
import type { Hlas, Realm } from "../state.ts";
import type { HlasView } from "../view/view.ts";
import { brokenLaws } from "./invariants.ts";
import { layCards, layPieces, layTokens, settle } from "./scene-layout.ts";
import { defaultFactions, placeOf, type Spec, type Where } from "./scene-spec.ts";

/** A running scene. */
export class Scene extends SceneOf<Hlas, HlasChoice, HlasEvent, HlasFrame, HlasView> {
  constructor(s: Hlas) {
    super(hlas, s, brokenLaws);
  }
  slot(slot: SlotId): this {
    return this.choose({ kind: "slot", slot });
  }
  plain(
    ...kinds: (
      | "skip"
      | "stop"
      | "done"
      | "pass"
      | "endTurn"
      | "noMuster"
      | "repeat"
      | "accept"
      | "decline"
      | "discover"
      | "upgrade"
      | "pay"
    )[]
  ): this {
    for (const kind of kinds) this.choose({ kind });
    return this;
  }
  region(where: Where): this {
    return this.choose({ kind: "region", at: regionNamed(where) });
  }
  unit(owner: Seat, piece: Piece, where: Where): this {
    return this.choose({ kind: "unit", owner, piece, place: placeOf(where) });
  }
  /** A March: slot, start, Units, steps; it must end by itself or with "stop". */
  march(from: Where, army: readonly Piece[], ...path: Where[]): this {
    if (this.place === "turn.chooseAction" || this.place === "turn.muster") {
      const free = this.offered("slot").find(({ slot }) => slot === "march-1" || slot === "march-2");
      this.slot(free!.slot);
    }
    this.choose({ kind: "start", from: regionNamed(from) });
    for (const piece of army) this.unit(this.seat, piece, from);
    for (const to of path)
      if (to === "stop") this.plain("stop");
      else this.choose({ kind: "step", to: regionNamed(to) });
    return this;
  }
  steps(...path: Where[]): this {
    for (const to of path)
      if (to === "stop") this.plain("stop");
      else this.choose({ kind: "step", to: regionNamed(to) });
    return this;
  }
  /** Regions offered as next steps. */
  get ways(): string[] {
    return this.offered("step")
      .map(({ to }) => regionName(to))
      .sort();
  }
  cast(card: SpellId, scribed = NONE): this {
    return this.choose({ kind: "cast", card, scribed });
  }
  /** Everybody asked about a spell passes. */
  pass(): this {
    while (this.place.startsWith("spell.answer")) this.plain("pass");
    return this;
  }
  /** Both sides choose Tactic cards; spells are passed first. */
  tactics(attack: TacticId, defence: TacticId): this {
    this.noSpells();
    const frame = this.frame("battle");
    this.as(frame.attacker, { kind: "tactic", card: attack });
    return this.as(frame.defender, { kind: "tactic", card: defence });
  }
  noSpells(): this {
    while (this.place === "battle.castSpell") this.plain("pass");
    return this;
  }
  /** Goes on with quiet answers until a place, or until nothing but the given kind of question is open. */
  until(place: string, limit = 60): this {
    for (let i = 0; i < limit && this.place !== place && this.s.stack.length > 0; i++) {
      this.quiet();
    }
    return this;
  }
  /** Ends the turn of the seat to move, doing nothing more. */
  finish(): this {
    while (["turn.muster", "turn.finish", "repeats.offerRepeat"].includes(this.place)) {
      const quiet = this.options.find(({ kind }) => ["noMuster", "endTurn", "pass"].includes(kind));
      this.choose(quiet!);
    }
    return this;
  }
  realm(seat: Seat): Realm {
    return this.s.realms[seat]!;
  }
  resources(seat: Seat): [number, number, number] {
    const { ore, mana, food } = this.realm(seat);
    return [ore, mana, food];
  }
  count(seat: Seat, piece: Piece, where: Where): number {
    return where === "sea" || where === "air"
      ? (piece === "serf" ? this.realm(seat).serfs : this.realm(seat).warriors)[placeOf(where)]!
      : countIn(this.s, seat, piece, regionNamed(where));
  }
}

import { regionIds } from "../content/regions.ts";
export const regionName = (at: number): string => regionIds[at] ?? "";
export const at = regionNamed;

/** A game at its very first question, with factions taken. */
export function opening(seats: number, options: Readonly<Record<string, string>> = {}, seed = "scene"): Scene {
  const events: HlasEvent[] = [];
  const it = new Scene(start(hlas, { seats, options, seed }, events) as Hlas);
  it.events = events;
  return it;
}

/** Builds a scene and runs it to its first question. */
export function scene(spec: Spec = {}): Scene {
  const seats = spec.seats ?? 2;
  const chosen = spec.factions ?? defaultFactions;
  const s = start(hlas, {
    seats,
    options: {
      ...(seats === 1 && { difficulty: spec.difficulty ?? "lord" }),
      ...(seats === 4 && { teams: spec.teams ? "on" : "off" }),
      ...spec.rulings,
    },
    seatOptions: chosen.slice(0, seats).map(faction => ({ faction })),
    seed: "scene",
  }) as Hlas;
  s.chance = fastChance("scene");
  const it = new Scene(s);
  settle(s, spec, chosen);
  layPieces(s, spec);
  layCards(s, spec);
  layTokens(s, spec);
  begin(it, spec);
  return it;
}

function begin(it: Scene, spec: Spec): void {
  const { s } = it;
  s.phase = "actions";
  s.round = spec.round ?? 1;
  s.first = spec.first ?? 0;
  const turn = spec.turn ?? 0;
  const round = { proc: "round", step: turn === "harvest" ? "crash" : "takeTurns", turn: 1 };
  s.stack = [{ proc: "game", step: "playRounds" }, round];
  if (turn === "enemy")
    s.stack.push({ proc: "enemy", step: "drawCard", hero: spec.hero ?? 0, card: "", isDone: false } as HlasFrame);
  else if (turn !== "harvest") {
    round.turn = s.solo ? 2 : ((turn - s.first + s.seats) % s.seats) + 1;
    s.stack.push({
      proc: "turn",
      step: "chooseAction",
      seat: turn,
      slot: "",
      mustered: "",
      shifts: [],
      isPassed: false,
    } as HlasFrame);
  }
  it.begin();
}
