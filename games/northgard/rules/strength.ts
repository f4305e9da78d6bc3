// What the sides of a combat count: axes and skulls with their sources, losses, the winner. Combats, odds and bots all
// ask here, so that a chance told beforehand is the chance of the combat that follows.
import type { Seat } from "#kernel/procedure.ts";
import { buildings } from "../content/buildings.ts";
import type { CardId } from "../content/cards.ts";
import { KAIJA_AXES, SCORCHED_EARTH_AXES } from "../content/clans.ts";
import { type CreatureId, creatureKinds, creatures } from "../content/creatures.ts";
import type { Bonus } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import type { Territory } from "../map/land.ts";
import { NONE, type Northgard } from "../state.ts";
import { hasFlag, moveOpOf } from "./movement.ts";
import { countOf, guestIn, hasKaija, hasLasting, powerOf } from "./queries.ts";

/** A side as it stands. */
export interface Strength {
  readonly axes: number;
  readonly skulls: number;
  /** Units, Kaija among them; null for a creature, which loses none (NOR-325). */
  readonly size: number | null;
}

/** Units of a seat, with or without Kaija. */
export interface People {
  readonly seat: Seat;
  readonly units: number;
  readonly kaija: boolean;
}

/** What fights besides people: a creature by its value (NOR-317). */
export function creatureBonuses(creature: CreatureId): Bonus[] {
  return [{ source: "creature", axes: creatureKinds[creatures[creature].kind].value, skulls: 0 }];
}

/** NOR-162, NOR-225: who of a seat is in a territory, as its owner or as a guest. */
export function peopleIn(s: Northgard, seat: Seat, at: Territory): People {
  const units = s.owner[at] === seat ? s.units[at]! : (guestIn(s, seat, at)?.units ?? 0);
  return { seat, units, kaija: hasKaija(s, seat, at) };
}

/** NOR-164, NOR-225, NOR-239: units, Kaija, and what the Snake has from its token wherever it fights. */
function peopleBonuses(s: Northgard, at: Territory, { seat, units, kaija }: People): Bonus[] {
  const bonuses: Bonus[] = [];
  if (units > 0) bonuses.push({ source: "units", axes: units, skulls: 0 });
  if (kaija) bonuses.push({ source: "kaija", axes: KAIJA_AXES, skulls: 0 });
  const isScorched = s.scorched !== NONE && landOf(s).territory[s.scorched] === at;
  if (isScorched && powerOf(s, seat).scorchedEarth) {
    bonuses.push({ source: "scorched-earth", axes: SCORCHED_EARTH_AXES, skulls: 0 });
  }
  return bonuses;
}

/** NOR-165, NOR-318, NOR-319: attackers count what their card adds, and no building. */
export function attackBonuses(s: Northgard, at: Territory, people: People, card: CardId | ""): Bonus[] {
  const bonuses = peopleBonuses(s, at, people);
  const op = moveOpOf(card);
  if (op && op.axes + op.skulls > 0) bonuses.push({ source: "card", axes: op.axes, skulls: op.skulls });
  return bonuses;
}

/** NOR-109, NOR-112, NOR-187, NOR-260: the defender's buildings count, unless the attacker ignores them. */
export function defenceBonuses(s: Northgard, at: Territory, people: People, attacker: Seat): Bonus[] {
  const bonuses = peopleBonuses(s, at, people);
  if (attacker !== NONE && hasLasting(s, attacker, "ignore-defences")) return bonuses;
  for (const { id, defenceAxes, defenceSkulls } of buildings) {
    const count = defenceAxes + defenceSkulls === 0 ? 0 : countOf(s, at, id);
    if (count > 0) bonuses.push({ source: id, axes: count * defenceAxes, skulls: count * defenceSkulls });
  }
  return bonuses;
}

/** Units with Kaija. */
export const sizeOf = ({ units, kaija }: Omit<People, "seat">): number => units + (kaija ? 1 : 0);

/** A side before food and die. */
export function strengthOf(bonuses: readonly Bonus[], size: number | null): Strength {
  let axes = 0;
  let skulls = 0;
  for (const bonus of bonuses) {
    axes += bonus.axes;
    skulls += bonus.skulls;
  }
  return { axes, skulls, size };
}

/** NOR-255: skulls of the defender that do not count against attackers with this card. */
export function shieldOf(card: CardId | ""): number {
  return hasFlag(card, "cancel-1-skull") ? 1 : 0;
}

/** NOR-172, NOR-325, NOR-331: units that a side loses to so many skulls. */
export function lossesOf({ size }: Strength, skulls: number, shield: number): number {
  return size === null ? 0 : Math.min(Math.max(0, skulls - shield), size);
}

/** NOR-173 to NOR-175, NOR-329: who loses all units loses; else the higher score wins, ties go to the defender. */
export function winnerOf(attack: Strength, defence: Strength, shield: number): "attacker" | "defender" | "nobody" {
  const attackFalls = lossesOf(attack, defence.skulls, shield) === attack.size;
  const defenceFalls = lossesOf(defence, attack.skulls, 0) === defence.size;
  if (attackFalls && defenceFalls) return "nobody";
  if (attackFalls) return "defender";
  return defenceFalls || attack.axes > defence.axes ? "attacker" : "defender";
}
