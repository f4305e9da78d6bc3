// A second opinion on battles, control and the end of the game, written from RULES.md and not from the rules' code. It
// knows a game by its events alone; tables of content are what is printed, and both read them.
import type { Referee } from "#kernel/checks.ts";
import type { Result } from "#kernel/game.ts";
import type { Start } from "#kernel/start.ts";
import { discoveries } from "../content/discoveries.ts";
import { type FactionId, factions } from "../content/factions.ts";
import { areas, tileOfArea, tiles } from "../content/tiles.ts";
import { type UnitId, units } from "../content/units.ts";
import type { Group, RuneEvent } from "../events.ts";

type EventOf<T extends RuneEvent["type"]> = Extract<RuneEvent, { type: T }>;
type Hearing = { readonly [T in RuneEvent["type"]]?: (event: EventOf<T>) => readonly string[] | undefined };
type SideName = "attacker" | "defender";

const printed = (id: UnitId) => units.find(unit => unit.id === id)!;
const isNeutral = (id: UnitId): boolean => printed(id).faction === null;

/** One figure in a battle. */
interface Soldier {
  readonly unit: UnitId;
  damage: number;
  isRouted: boolean;
}

interface Camp {
  readonly seat: number;
  line: Soldier[];
  /** RUN-205: what abilities have added; cards of step 6a. */
  added: number;
  readonly tally: string[];
  readonly health: Map<UnitId, number>;
  hadUnits: boolean;
}

const campOf = (seat: number, groups: readonly Group[]): Camp => ({
  seat,
  line: groups.flatMap(({ unit, count }) =>
    Array.from({ length: count }, (): Soldier => ({ unit, damage: 0, isRouted: false })),
  ),
  added: 0,
  tally: [],
  health: new Map(),
  hadUnits: groups.length > 0,
});

const differs = (what: string, told: unknown, ours: unknown): string[] =>
  JSON.stringify(told) === JSON.stringify(ours)
    ? []
    : [`${what} is ${JSON.stringify(told)}, not ${JSON.stringify(ours)}`];

/** Pieces on the map, area by area. */
class Account {
  /** By area: figures of each unit; a faction's units tell whose they are. */
  private readonly standing = new Map<number, Map<UnitId, number>>();
  readonly strongholds = new Map<number, { seat: number; isDamaged: boolean }>();
  readonly faction = new Map<number, FactionId>();
  readonly thrones = new Map<number, number>();
  readonly out = new Set<number>();

  add(area: number, unit: UnitId, n: number): void {
    const here = this.standing.get(area) ?? new Map<UnitId, number>();
    here.set(unit, (here.get(unit) ?? 0) + n);
    this.standing.set(area, here);
  }

  count(area: number, unit: UnitId): number {
    return this.standing.get(area)?.get(unit) ?? 0;
  }

  /** RUN-024, RUN-026, RUN-172: a stronghold, faction units, or the owner of a home realm; `comers` do not count. */
  controller(area: number, areNeutralsHostile: boolean, comers: readonly Group[] = []): number {
    const stronghold = this.strongholds.get(area);
    if (stronghold) return stronghold.seat;
    const here = [...(this.standing.get(area) ?? [])]
      .filter(([unit, n]) => n > comers.reduce((sum, each) => (each.unit === unit ? sum + each.count : sum), 0))
      .map(([unit]) => unit);
    const factionUnits = here.filter(unit => !isNeutral(unit));
    for (const [seat, faction] of this.faction)
      if (factionUnits.some(unit => printed(unit).faction === faction)) return seat;
    if (areNeutralsHostile && here.some(isNeutral)) return -1;
    const { faction } = tiles[tileOfArea[area]!]!;
    for (const [seat, own] of this.faction) if (faction === own && !this.out.has(seat)) return seat;
    return -1;
  }
}

/** A referee before the first event. */
export function referee({ options }: Start): Referee<RuneEvent> {
  const map = new Account();
  const influence = new Map<number, number>();
  const titles = new Map<string, number>();
  const isHostile = options?.homeNeutrals === "hostile";
  let battle: ({ area: number; siege: number } & Record<SideName, Camp>) | null = null;
  let ended: EventOf<"gameEnded"> | null = null;
  for (const [area, { neutrals }] of areas.entries()) for (const { unit, n } of neutrals) map.add(area, unit, n);

  const lose = (area: number, groups: readonly Group[]): string[] =>
    groups.flatMap(({ unit, count }) => {
      map.add(area, unit, -count);
      return map.count(area, unit) < 0 ? [`there are not so many ${unit} in area ${area}`] : [];
    });

  /** The figure of a side that an event speaks of. */
  const find = (side: SideName, unit: UnitId, damage: number, isRouted: boolean): Soldier | undefined =>
    battle?.[side].line.find(each => each.unit === unit && each.damage === damage && each.isRouted === isRouted);

  const remove = (side: SideName, soldier: Soldier | undefined): void => {
    if (battle && soldier) battle[side].line = battle[side].line.filter(each => each !== soldier);
  };

  const missing = (side: SideName, unit: UnitId): string[] => [`no such ${unit} stands with the ${side}`];

  /** RUN-203 to RUN-207, RUN-333. */
  function strength(side: SideName): number {
    if (!battle) return 0;
    const [own, other] = [battle[side], battle[side === "attacker" ? "defender" : "attacker"]];
    let sum = own.added;
    for (const { unit, isRouted } of own.line) if (!isRouted || printed(unit).shape === "hexagon") sum++;
    if (own.hadUnits && titles.get("guildmaster-of-warriors") === own.seat) sum += 2;
    for (const card of own.tally) {
      const isGreat = card === "shield-wall" ? side === "defender" : own.line.length > other.line.length;
      sum += isGreat ? 2 : 1;
    }
    const walls = map.strongholds.get(battle.area);
    if (side === "defender" && walls) sum += Math.max(0, (walls.isDamaged ? 3 : 5) - battle.siege);
    return sum;
  }

  const hearing: Hearing = {
    factionTaken: ({ seat, faction }) => {
      map.faction.set(seat, faction);
      influence.set(seat, factions[faction].startingInfluence);
      return [];
    },
    influenceGained: ({ seat, n }) => void influence.set(seat, influence.get(seat)! + n),
    influenceSpent: ({ seat, n }) => {
      influence.set(seat, influence.get(seat)! - n);
      return influence.get(seat)! < 0 ? [`seat ${seat} has spent influence it does not have`] : [];
    },
    unitsPlaced: ({ area, groups }) => {
      for (const { unit, count } of groups) map.add(area, unit, count);
      return [];
    },
    unitsDestroyed: ({ area, groups }) => lose(area, groups),
    unitsMoved: ({ from, to, groups }) => {
      const wrong = lose(from, groups);
      for (const { unit, count } of groups) map.add(to, unit, count);
      return wrong;
    },
    strongholdBuilt: ({ seat, area, isDamaged }) => void map.strongholds.set(area, { seat, isDamaged }),
    strongholdRepaired: ({ area }) => void Object.assign(map.strongholds.get(area) ?? {}, { isDamaged: false }),
    strongholdRemoved: ({ area }) => void map.strongholds.delete(area),
    strongholdDamaged: ({ area }) => {
      // RUN-212, RUN-482 In a battle only attackers who stand do so.
      const isFair = battle?.area !== area || battle.attacker.line.some(({ isRouted }) => !isRouted);
      Object.assign(map.strongholds.get(area) ?? {}, { isDamaged: true });
      return isFair ? [] : ["a stronghold is damaged though no attacker stands"];
    },
    titleTaken: ({ seat, title }) => void titles.set(title, seat),
    tokenRevealed: ({ area, token }) => {
      const op = discoveries.find(({ id }) => id === token)!.effects.find(each => each.op === "countAsRune");
      if (op?.op === "countAsRune") map.thrones.set(area, op.n);
      return [];
    },
    tokenRemoved: ({ area }) => void map.thrones.delete(area),
    playerEliminated: ({ seat }) => {
      map.out.add(seat);
      influence.set(seat, 0);
      for (const [title, holder] of titles) if (holder === seat) titles.delete(title);
      return [];
    },
    battleStarted: ({ area, attacker, defender, attack, defence }) => {
      battle = { area, siege: 0, attacker: campOf(attacker, attack), defender: campOf(defender, defence) };
      // RUN-190 Who held the area before the attackers came.
      return differs("the defender", defender, map.controller(area, isHostile, attack));
    },
    tacticsPlayed: ({ seat, card }) => {
      const side = battle?.attacker.seat === seat ? "attacker" : "defender";
      if (battle && (card === "shield-wall" || card === "overwhelm")) battle[side].tally.push(card);
      return [];
    },
    supremacyUsed: ({ order }) => {
      if (battle && order === 3) battle.siege = 3;
      return [];
    },
    strengthAdded: ({ side, n }) => {
      if (battle) battle[side].added += n;
      return [];
    },
    healthChanged: ({ side, unit, health }) => void battle?.[side].health.set(unit, health),
    figuresRaised: ({ area, side, unit, count }) => {
      map.add(area, unit, count);
      for (let i = 0; i < count; i++) battle?.[side].line.push({ unit, damage: 0, isRouted: false });
      if (battle) battle[side].hadUnits = true;
      return [];
    },
    figureHit: ({ area, side, unit, damage, isRouted, isDestroyed }) => {
      const soldier = find(side, unit, damage - 1, isRouted);
      if (!soldier || !battle) return missing(side, unit);
      // RUN-247, RUN-484.
      const health = battle[side].health.get(unit) ?? printed(unit).health;
      soldier.damage = damage;
      if (isDestroyed) {
        remove(side, soldier);
        lose(area, [{ unit, count: 1 }]);
      }
      return differs(`whether ${damage} damage destroys a ${unit}`, isDestroyed, damage >= health);
    },
    figureRouted: ({ side, unit, damage }) => {
      const soldier = find(side, unit, damage, false);
      if (soldier) soldier.isRouted = true;
      return soldier ? [] : missing(side, unit);
    },
    figureStood: ({ side, unit, damage }) => {
      const soldier = find(side, unit, damage, true);
      if (soldier) soldier.isRouted = false;
      return soldier ? [] : missing(side, unit);
    },
    figureDestroyed: ({ area, side, unit, damage, isRouted }) => {
      const soldier = find(side, unit, damage, isRouted);
      remove(side, soldier);
      lose(area, [{ unit, count: 1 }]);
      return soldier ? [] : missing(side, unit);
    },
    figureLeft: ({ side, unit, damage, isRouted }) => {
      const soldier = find(side, unit, damage, isRouted);
      remove(side, soldier);
      return soldier ? [] : missing(side, unit);
    },
    battleCancelled: () => {
      battle = null;
      return [];
    },
    battleEnded: ({ winner, attackStrength, defenceStrength }) => {
      const [attack, defence] = [strength("attacker"), strength("defender")];
      return [
        ...differs("the attacker's strength", attackStrength, attack),
        ...differs("the defender's strength", defenceStrength, defence),
        // RUN-208 Ties are the defender's.
        ...differs("the winner", winner, attack > defence ? "attacker" : "defender"),
      ];
    },
    gameEnded: event => {
      ended = event;
      return event.dragons.flatMap(({ area, seat }) =>
        differs(`who controls area ${area}`, seat, map.controller(area, isHostile)),
      );
    },
  };

  /** RUN-384, RUN-428: dragon runes a seat controls, thrones among them. */
  function dragons(seat: number): number {
    const runes = ended?.dragons.filter(({ area }) => map.controller(area, isHostile) === seat).length ?? 0;
    return [...map.thrones].reduce(
      (sum, [area, n]) => (map.controller(area, isHostile) === seat ? sum + n : sum),
      runes,
    );
  }

  /** RUN-405, RUN-406: most dragon runes, then influence, then what the faction starts with. */
  function leader(): number {
    const seats = [...map.faction.keys()].filter(seat => !map.out.has(seat));
    const starting = (seat: number): number => factions[map.faction.get(seat)!].startingInfluence;
    return seats.sort(
      (a, b) => dragons(b) - dragons(a) || influence.get(b)! - influence.get(a)! || starting(b) - starting(a),
    )[0]!;
  }

  return {
    hear: event =>
      (hearing[event.type] as ((event: RuneEvent) => readonly string[] | undefined) | undefined)?.(event) ?? [],
    end: (result: Result) => [
      ...[...map.faction.keys()].flatMap(seat => [
        ...differs(`the dragon runes of seat ${seat}`, result.scores[seat]?.dragons, dragons(seat)),
        ...differs(`the influence of seat ${seat}`, result.scores[seat]?.influence, influence.get(seat)),
      ]),
      ...(ended?.reason === "years" ? differs("the winner", result.winners[0], leader()) : []),
      // RUN-407 A claim is proved with six.
      ...(ended?.reason === "victory" && dragons(result.winners[0]!) < 6 ? ["the winner lacks dragon runes"] : []),
    ],
  };
}
