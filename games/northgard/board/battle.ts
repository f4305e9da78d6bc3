// A battle as it unfolds: put together from the events as they are played, or read from the running combat.
import type { Seat } from "#kernel/procedure.ts";
import type { CreatureId } from "../content/creatures.ts";
import { type FaceId, faces } from "../content/numbers.ts";
import type { NorthEvent } from "../events.ts";
import type { Bonus } from "../frames.ts";
import type { Territory } from "../map/land.ts";
import type { ForceView } from "../view/frames.ts";
import type { NorthView } from "../view/view.ts";

/** One side of a battle; a creature has no seat. */
export interface BattleSide {
  readonly seat: Seat | null;
  readonly bonuses: readonly Bonus[];
  /** Null until it was offered. */
  readonly food: number | null;
  readonly face: FaceId | null;
  readonly chosen: "" | "axe" | "skull";
  readonly losses: number | null;
}

/** A battle. */
export interface Battle {
  readonly at: Territory;
  readonly creature: CreatureId | "";
  readonly attack: BattleSide;
  readonly defence: BattleSide;
  readonly winner: "" | "attacker" | "defender" | "nobody";
  /** It came to no fight. */
  readonly isAvoided: boolean;
}

const seatOrNull = (seat: Seat): Seat | null => (seat < 0 ? null : seat);

const freshSide = (seat: Seat, bonuses: readonly Bonus[]): BattleSide => ({
  seat: seatOrNull(seat),
  bonuses,
  food: null,
  face: null,
  chosen: "",
  losses: null,
});

/** The part of a sum that is neither food nor die. */
export function totalOf(side: BattleSide): { axes: number; skulls: number } {
  let axes = side.food ?? 0;
  let skulls = 0;
  for (const bonus of side.bonuses) {
    axes += bonus.axes;
    skulls += bonus.skulls;
  }
  const die = dieOf(side);
  return { axes: axes + die.axes, skulls: skulls + die.skulls };
}

/** What the die of a side counts for. */
export function dieOf({ face, chosen }: BattleSide): { axes: number; skulls: number } {
  const found = faces.find(({ id }) => id === face);
  if (!found) return { axes: 0, skulls: 0 };
  if (!found.isChoice) return found;
  return { axes: chosen === "axe" ? 1 : 0, skulls: chosen === "skull" ? 1 : 0 };
}

function change(battle: Battle, side: "attacker" | "defender", part: Partial<BattleSide>): Battle {
  const key = side === "attacker" ? "attack" : "defence";
  return { ...battle, [key]: { ...battle[key], ...part } };
}

const sideOf = (battle: Battle, seat: Seat): "attacker" | "defender" =>
  battle.attack.seat === seat ? "attacker" : "defender";

/** The battle after an event. */
export function battleAfter(battle: Battle | null, event: NorthEvent): Battle | null {
  if (event.type === "combatStarted") {
    const { at, creature } = event;
    return {
      at,
      creature,
      attack: freshSide(event.attacker, event.attack),
      defence: freshSide(event.defender, event.defence),
      winner: "",
      isAvoided: false,
    };
  }
  if (!battle || !("at" in event)) return battle;
  switch (event.type) {
    case "foodSpent":
      return change(battle, sideOf(battle, event.seat), { food: event.food });
    case "dieRolled":
      return change(battle, event.side, { face: event.face, chosen: "" });
    case "faceChosen":
      return event.cause === "die" ? change(battle, event.side, { chosen: event.as }) : thrown(battle, event);
    case "combatEnded": {
      const ended = change(battle, "attacker", { losses: event.attackLosses });
      return { ...change(ended, "defender", { losses: event.defenceLosses }), winner: event.winner };
    }
    case "combatAvoided":
      return { ...battle, isAvoided: true };
    default:
      return battle;
  }
}

/** An axe or skull by a card comes to the other bonuses. */
function thrown(battle: Battle, event: Extract<NorthEvent, { type: "faceChosen" }>): Battle {
  const bonus: Bonus = { source: "thrown", axes: event.as === "axe" ? 1 : 0, skulls: event.as === "skull" ? 1 : 0 };
  const key = event.side === "attacker" ? "attack" : "defence";
  return change(battle, event.side, { bonuses: [...battle[key].bonuses, bonus] });
}

/** Steps of a combat after which each part is known. */
const order = ["pushDefender", "feedAttack", "feedDefence", "rollAttack"];

function sideOfForce(force: ForceView, hasFed: boolean): BattleSide {
  return {
    seat: seatOrNull(force.seat),
    bonuses: force.bonuses,
    food: hasFed ? force.food : null,
    face: force.face < 0 ? null : (faces[force.face]?.id ?? null),
    chosen: force.chosen,
    losses: null,
  };
}

/** The running combat of a view, or null. */
export function battleOf(view: NorthView): Battle | null {
  const frame = view.frames.findLast(each => each.proc === "combat");
  if (!frame || frame.attack.bonuses.length === 0) return null;
  const step = order.indexOf(frame.step);
  const isPast = (name: string): boolean => step < 0 || step > order.indexOf(name);
  return {
    at: frame.at,
    creature: frame.creature,
    attack: sideOfForce(frame.attack, isPast("feedAttack")),
    defence: sideOfForce(frame.defence, isPast("feedDefence")),
    winner: frame.winner,
    isAvoided: false,
  };
}
