// A second opinion on battles and final scores, written from RULES.md alone: it knows a game only by its events, and has
// its own table of the printed numbers.
import type { Referee } from "#kernel/checks.ts";
import type { Result } from "#kernel/game.ts";
import type { Start } from "#kernel/start.ts";
import { continentIds, regions } from "../content/regions.ts";
import type { HlasEvent } from "../events.ts";

type EventOf<T extends HlasEvent["type"]> = Extract<HlasEvent, { type: T }>;

/** The solo enemy's number. */
const FOE = 4;

/** HLAS-225: Strength and VP of the Tactic cards, and what they do to another. */
const cards: Readonly<
  Record<string, { strength: number; vp: number; beats?: string; against?: string; more?: number }>
> = {
  "first-strike": { strength: 2, vp: 2, beats: "conscripts" },
  charge: { strength: 5, vp: 3, against: "first-strike", more: 2 },
  conscripts: { strength: 0, vp: 1 },
  "shield-wall": { strength: 4, vp: 1, against: "charge", more: 2 },
  ambush: { strength: 3, vp: 3, beats: "shield-wall" },
  "stand-together": { strength: 1, vp: 0, against: "ambush", more: 3 },
  "fall-back": { strength: 0, vp: -1 },
};

/** HLAS-282: VP of Units and Vessels in play; HLAS-092 of levels. */
const unitVp: Readonly<Record<string, number>> = {
  serf: 0,
  warrior: 1,
  "hero-1": 2,
  "hero-2": 2,
  "hero-3": 2,
  "sea-vessel": 2,
  "air-vessel": 2,
};
const levelVp = [0, 0, 3, 6];
/** HLAS-028: of each resource at the start. */
const START = 2;

/** A side as its events tell of it. */
class Side {
  vp = 0;
  wealth = 3 * START;
  isOut = false;
  level = 1;
  buildings = 0;
  capital = -1;
  towers: number[] = [];
  units: Record<string, number> = {};
}

/** A battle under way: the cards of attacker and defender, which of them failed, and who has won by the totals. */
interface Fight {
  readonly sides: readonly [number, number];
  cards: readonly [string, string];
  readonly failed: Set<number>;
  hasSpells: boolean;
  winner: number | null;
}

const ways = ["land", "ferry", "grid"];

/** HLAS-094: Land Regions from one to another, the last one counted, over borders and ferries in play. */
function stepsBetween(from: number, to: number, excluded: number): number {
  const isOpen = (at: number): boolean => excluded < 0 || regions[at]!.continent !== continentIds[excluded];
  let [ring, seen, steps] = [[from], new Set([from]), 0];
  while (!ring.includes(to) && ring.length > 0) {
    const next = ring.flatMap(at => regions[at]!.compass.filter(({ via }) => ways.includes(via)).map(way => way.to));
    ring = [...new Set(next)].filter(at => !seen.has(at) && isOpen(at));
    seen = new Set([...seen, ...ring]);
    steps++;
  }
  return steps;
}

const sum = (parts: readonly { amount: number }[]): number => parts.reduce((all, { amount }) => all + amount, 0);

class Account {
  readonly #sides: Side[];
  readonly #fights: Fight[] = [];
  readonly #seats: number;
  #teams = false;
  #excluded = -1;

  constructor(seats: number) {
    this.#seats = seats;
    this.#sides = Array.from({ length: FOE + 1 }, () => new Side());
    this.#sides[FOE]!.wealth = 9;
  }

  hear(event: HlasEvent): string[] {
    const told = this.#battle(event);
    this.#note(event);
    return told;
  }

  #note(event: HlasEvent): void {
    if (event.type === "gameSetUp") this.#teams = event.teams;
    if (event.type === "continentExcluded") this.#excluded = event.continent;
    if (!("seat" in event)) return;
    const side = this.#sides[event.seat]!;
    const add = (piece: string, count: number): void => {
      side.units[piece] = (side.units[piece] ?? 0) + count;
    };
    switch (event.type) {
      case "vpGained":
        side.vp += event.amount;
        break;
      case "resourcesGained":
        side.wealth += event.ore + event.mana + event.food;
        break;
      case "resourcesPaid":
        side.wealth -= event.ore + event.mana + event.food;
        break;
      case "resourceGiven":
        side.wealth--;
        this.#sides[event.to]!.wealth++;
        break;
      case "resourcesStolen":
        side.wealth += event.amount;
        this.#sides[event.from]!.wealth -= event.amount;
        break;
      case "capitalPlaced":
        side.capital = event.at;
        if (event.seat !== FOE) add("warrior", 1);
        break;
      case "unitsRecruited":
        add(event.piece, event.count);
        break;
      case "unitLost":
        add(event.piece, -1);
        break;
      case "buildingBuilt":
        side.buildings++;
        break;
      case "capitalUpgraded":
        side.level = event.level;
        break;
      case "towerBuilt":
        side.towers.push(event.at);
        break;
      case "towerLost":
        side.towers = side.towers.filter(at => at !== event.at);
        break;
      case "realmEliminated":
        side.isOut = true;
        break;
      default:
        break;
    }
  }

  #battle(event: HlasEvent): string[] {
    const fight = this.#fights.at(-1);
    switch (event.type) {
      case "battleStarted":
        this.#fights.push({
          sides: [event.attacker, event.defender],
          cards: ["", ""],
          failed: new Set(),
          hasSpells: false,
          winner: null,
        });
        return [];
      case "leaderChosen":
        if (fight) this.#fights.push({ ...this.#fights.pop()!, sides: [fight.sides[0], event.seat] });
        return [];
      case "spellCast":
        if (fight) fight.hasSpells = true;
        return [];
      case "tacticsRevealed":
        if (fight) fight.cards = [event.attack, event.defence];
        return [];
      case "tacticFailed":
        return fight ? this.#failed(fight, event) : [];
      case "strengthCounted":
        return fight ? this.#counted(fight, event) : [];
      case "vpGained":
        return this.#scored(event);
      case "battleEnded":
        return this.#ended(event);
      default:
        return [];
    }
  }

  /** HLAS-230, HLAS-231: what cancels a card is a spell, or the other card. */
  #failed(fight: Fight, { seat, card, why }: EventOf<"tacticFailed">): string[] {
    const side = fight.sides.indexOf(seat);
    fight.failed.add(side);
    if (why === "ignored" || fight.hasSpells) return [];
    return cards[fight.cards[1 - side]!]?.beats === card ? [] : [`nothing cancels ${card}`];
  }

  /** HLAS-222, HLAS-224, HLAS-244: the totals are the sums of their parts, cards add what is printed, ties are defended. */
  #counted(fight: Fight, event: EventOf<"strengthCounted">): string[] {
    const { attack, defence, attackTotal, defenceTotal } = event;
    fight.winner = fight.sides[attackTotal > defenceTotal ? 0 : 1]!;
    const told: string[] = [];
    [attack, defence].forEach((parts, side) => {
      const total = [attackTotal, defenceTotal][side]!;
      if (total !== Math.max(0, sum(parts))) told.push(`the parts of side ${side} make ${sum(parts)}, not ${total}`);
      if (fight.sides[side] === FOE) return;
      const shown = sum(parts.filter(({ source }) => source.startsWith("tactic:")));
      const worth = this.#worth(fight, side);
      if (shown !== worth) told.push(`${fight.cards[side]} of side ${side} adds ${worth}, not ${shown}`);
    });
    return told;
  }

  #worth({ cards: [attack, defence], failed }: Fight, side: number): number {
    const [own, other] = side === 0 ? [cards[attack], defence] : [cards[defence], attack];
    if (!own || failed.has(side)) return 0;
    return own.strength + (own.against === other ? (own.more ?? 0) : 0);
  }

  /** HLAS-208, HLAS-225, HLAS-395: 1 VP for an attack, printed VP for a card, never below 0. */
  #scored({ seat, amount, cause, source }: EventOf<"vpGained">): string[] {
    const { vp } = this.#sides[seat]!;
    const told = vp + amount < 0 ? [`seat ${seat} falls below 0 VP`] : [];
    if (cause === "battle" && amount !== 1) told.push(`an attack gives 1 VP, not ${amount}`);
    // A seat cannot lose what it does not have.
    const printed = cards[source]?.vp ?? 0;
    if (cause === "tactic" && amount !== Math.max(printed, -vp)) told.push(`${source} gives ${printed} VP`);
    return told;
  }

  #ended({ winner }: EventOf<"battleEnded">): string[] {
    const fight = this.#fights.pop();
    if (!fight) return ["a battle ended that had not begun"];
    return fight.winner === null || fight.winner === winner ? [] : [`seat ${fight.winner} has won, not ${winner}`];
  }

  /** HLAS-281 to HLAS-286: what this account knows of a side's final score. */
  #scoreOf(seat: number): Record<string, number> {
    const { vp, units, buildings, level, towers, capital, isOut } = this.#sides[seat]!;
    if (isOut) return { play: 0, units: 0, buildings: 0, towers: 0, total: 0 };
    const counted = Object.entries(units).filter(([piece]) => seat !== FOE || !piece.startsWith("hero"));
    return {
      play: vp,
      units: counted.reduce((all, [piece, count]) => all + count * unitVp[piece]!, 0),
      buildings,
      towers: towers.reduce((all, at) => all + stepsBetween(capital, at, this.#excluded), 0),
      ...(seat !== FOE && { level: levelVp[level]! }),
    };
  }

  end({ winners, scores, others }: Result): string[] {
    const told: string[] = [];
    const all = [
      ...scores.map((score, seat) => ({ seat, score })),
      ...(others ?? []).map(({ scores: score }) => ({ seat: FOE, score })),
    ];
    for (const { seat, score } of all) {
      for (const [part, points] of Object.entries(this.#scoreOf(seat)))
        if (score[part] !== points) told.push(`seat ${seat} has ${points} for ${part}, not ${score[part]}`);
      const { total = 0, ...parts } = score;
      const counted = Object.values(parts).reduce((sum, points) => sum + points, 0);
      if (total !== counted) told.push(`the parts of seat ${seat} make ${counted}, not ${total}`);
    }
    return [...told, ...this.#wrongWinners(winners, all)];
  }

  /** HLAS-290, HLAS-386: most VP, then most resources; who is out has not won. */
  #wrongWinners(
    winners: readonly number[],
    all: readonly { seat: number; score: Result["scores"][number] }[],
  ): string[] {
    const rank = (seat: number): number[] => {
      const mates = this.#teams
        ? all.filter(each => each.seat % 2 === seat % 2)
        : all.filter(each => each.seat === seat);
      const living = mates.filter(each => !this.#sides[each.seat]!.isOut);
      return [
        Math.sign(living.length),
        mates.reduce((n, { score }) => n + (score.total ?? 0), 0),
        living.reduce((n, each) => n + this.#sides[each.seat]!.wealth, 0),
      ];
    };
    const ahead = (a: number[], b: number[]): number => a.map((n, i) => n - b[i]!).find(n => n !== 0) ?? 0;
    return Array.from({ length: this.#seats }, (_, seat) => seat).flatMap(seat => {
      const isBest = all.every(other => ahead(rank(seat), rank(other.seat)) >= 0);
      return isBest === winners.includes(seat) ? [] : [`seat ${seat} has ${isBest ? "won" : "not won"}`];
    });
  }
}

/** A referee before the first event. */
export function referee({ seats }: Start): Referee<HlasEvent> {
  const account = new Account(seats);
  return { hear: event => account.hear(event), end: result => account.end(result) };
}
