// Scenes: a game put into the middle of a rule in a few lines.
import { scriptChance } from "#kernel/chance.ts";
import { choose, type Outcome } from "#kernel/choose.ts";
import { questionOf, refusalsOf } from "#kernel/look.ts";
import type { Choice, Seat } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import type { BeaconsChoice } from "../choices.ts";
import type { CardId } from "../content/cards.ts";
import type { BeaconsEvent } from "../events.ts";
import { beacons } from "../index.ts";
import type { Beacons } from "../state.ts";

/** What a scene may fix; the rest is as the setup left it. */
export interface SceneParts {
  hands: CardId[][];
  worth?: number;
  light?: number[];
  deck?: CardId[];
  discard?: CardId[];
  /** The last round instead of the first. */
  last?: boolean;
  /** What chance will say from here on. */
  chance?: number[];
}

/** A game in play, with the events of all choices so far. */
export class Scene {
  state: Beacons;
  events: BeaconsEvent[] = [];

  constructor(parts: SceneParts) {
    this.state = start(beacons, { seats: parts.hands.length, seed: "scene" }) as Beacons;
    const { last, chance, ...fixed } = parts;
    Object.assign(this.state, fixed, { chance: scriptChance(chance ?? []) });
    if (last) this.state.round = this.state.rounds;
  }

  /** Sends a choice as a client would. */
  send(seat: Seat, choice: BeaconsChoice): Outcome {
    const outcome = choose(beacons, this.state, seat, choice);
    if (outcome.ok) {
      this.state = outcome.state as Beacons;
      this.events.push(...(outcome.events as BeaconsEvent[]));
    }
    return outcome;
  }

  /** Everybody commits a card, by seat. */
  commit(...cards: CardId[]): this {
    for (const [seat, card] of cards.entries()) this.take(seat, { kind: "commit", card });
    return this;
  }

  /** Everybody passes once. */
  passAll(): this {
    for (let i = 0; i < this.state.seats; i++) this.take(this.state.open[0]!, { kind: "pass" });
    return this;
  }

  /** Sends a choice that must be accepted. */
  take(seat: Seat, choice: BeaconsChoice): this {
    const outcome = this.send(seat, choice);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    return this;
  }

  options(seat: Seat): readonly Choice[] {
    return questionOf(beacons, this.state, seat)?.options ?? [];
  }

  refusals(seat: Seat): readonly { readonly choice: Choice; readonly why: string }[] {
    return refusalsOf(beacons, this.state, seat).map(({ choice, why }) => ({ choice, why }));
  }
}
