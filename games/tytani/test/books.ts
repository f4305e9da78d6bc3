// The books of a game, kept from nothing but its events: who holds which cards, what lies where on the table, what is left.
import type { NationCardId } from "../content/nation-cards.ts";
import type { OrderId } from "../content/orders.ts";
import type { SupportId } from "../content/support.ts";
import type { TytaniEvent } from "../events.ts";
import type { Tytani, Who } from "../state.ts";

type EventOf<T extends TytaniEvent["type"]> = Extract<TytaniEvent, { type: T }>;

/** What the books know of one power. */
interface Account {
  hand: SupportId[];
  cards: NationCardId[];
  rotated: string[];
  missions: string[];
  energy: number;
}

const without = <T>(list: readonly T[], ...gone: readonly T[]): T[] => {
  const left = [...list];
  for (const each of gone) {
    const at = left.indexOf(each);
    if (at < 0) throw new Error(`${String(each)} is not among ${left.join()}`);
    left.splice(at, 1);
  }
  return left;
};

export class Books {
  readonly #accounts = new Map<Who, Account>();
  /** What everybody begins with. */
  readonly #energy: number;
  #support = { deck: 36, pool: [] as SupportId[], discard: [] as SupportId[] };
  /** Where the next card of the open pool goes: in the place of the one that was taken. */
  #gap = -1;
  #orders = { pool: [] as (OrderId | "")[], upcoming: [] as (OrderId | "")[], discard: [] as OrderId[], inUse: "" };
  #missionDiscard: string[] = [];
  #fortresses = 3;

  constructor(energy: number) {
    this.#energy = energy;
  }

  #of(who: Who): Account {
    const known = this.#accounts.get(who) ?? { hand: [], cards: [], rotated: [], missions: [], energy: this.#energy };
    this.#accounts.set(who, known);
    return known;
  }

  readonly #ears: { readonly [T in TytaniEvent["type"]]?: (event: EventOf<T>) => void } = {
    supportDrawn: ({ who, count, cards }) => {
      if (cards?.length !== count) throw new Error(`${count} cards drawn, ${cards?.length} told`);
      this.#of(who).hand.push(...cards);
      this.#support.deck -= count;
    },
    supportTaken: ({ who, card }) => {
      this.#gap = this.#support.pool.indexOf(card);
      this.#support.pool = without(this.#support.pool, card);
      this.#of(who).hand.push(card);
    },
    supportRevealed: ({ cards }) => {
      if (this.#gap >= 0) this.#support.pool.splice(this.#gap, 0, ...cards);
      else this.#support.pool.push(...cards);
      this.#gap = -1;
      this.#support.deck -= cards.length;
    },
    supportDiscarded: ({ who, card }) => this.#drop(who, [card]),
    supportPlayed: ({ who, cards }) => this.#drop(who, cards),
    supportStolen: ({ who, from, card }) => {
      if (card === null) throw new Error("a stolen card without a name");
      this.#of(from).hand = without(this.#of(from).hand, card);
      this.#of(who).hand.push(card);
    },
    supportShuffled: ({ count }) => {
      if (this.#isRoundOver && this.#support.discard.length < count) this.#clearPool();
      if (this.#support.discard.length !== count) throw new Error(`${count} cards shuffled`);
      this.#support.deck += count;
      this.#support.discard = [];
    },
    nationCardBought: ({ who, card }) => void this.#of(who).cards.push(card),
    usableUsed: ({ who, id, isRotated }) => {
      if (isRotated) this.#of(who).rotated.push(id);
    },
    missionKept: ({ who, mission }) => void this.#of(who).missions.push(mission!),
    missionClaimed: ({ who, mission }) => this.#putAway(who, [mission]),
    missionsDiscarded: ({ who, missions }) => this.#putAway(who, missions),
    missionsShuffled: ({ count }) => {
      if (this.#missionDiscard.length !== count) throw new Error(`${count} Missions shuffled`);
      this.#missionDiscard = [];
    },
    energyGained: ({ who, amount, total }) => this.#charge(who, amount, total),
    energySpent: ({ who, amount, total }) => this.#charge(who, -amount, total),
    ordersShuffled: () => {
      this.#orders.discard = [];
    },
    ordersDealt: ({ row, orders }) => {
      if (orders.length === 1 && row === "upcoming") this.#orders.upcoming[3] = orders[0]!;
      else this.#orders[row] = [...orders];
    },
    ordersMovedDown: ({ orders }) => {
      this.#orders.pool = [...orders];
      this.#orders.upcoming = [];
    },
    ordersDiscarded: ({ orders }) => {
      this.#orders.discard.push(...orders);
      for (const row of ["pool", "upcoming"] as const)
        this.#orders[row] = this.#orders[row].map(order => (order !== "" && orders.includes(order) ? "" : order));
    },
    orderRevealed: ({ order, slot }) => {
      this.#orders.pool[slot] = order;
    },
    orderTaken: ({ order }) => {
      this.#orders.pool[this.#orders.pool.indexOf(order)] = "";
      this.#orders.inUse = order;
    },
    orderUsed: ({ order }) => {
      if (this.#orders.inUse !== order) throw new Error(`${order} was not in use`);
      this.#orders.discard.push(order);
      this.#orders.inUse = "";
    },
    ordersSwapped: ({ who, slot, inTo, out, energy }) => {
      this.#orders.pool[slot] = inTo;
      this.#orders.upcoming[slot] = out;
      this.#of(who).energy -= energy;
    },
    fortressBuilt: ({ left }) => {
      this.#fortresses--;
      if (left !== this.#fortresses) throw new Error(`${left} Fortresses are left`);
    },
    cardsReadied: () => {
      for (const account of this.#accounts.values()) account.rotated = [];
    },
    roundEnded: () => {
      this.#isRoundOver = true;
    },
  };
  #isRoundOver = false;

  #drop(who: Who, cards: readonly SupportId[]): void {
    this.#of(who).hand = without(this.#of(who).hand, ...cards);
    this.#support.discard.push(...cards);
  }

  #putAway(who: Who, missions: readonly string[]): void {
    this.#of(who).missions = without(this.#of(who).missions, ...missions);
    this.#missionDiscard.push(...missions);
  }

  #clearPool(): void {
    this.#support.discard.push(...this.#support.pool);
    this.#support.pool = [];
    this.#isRoundOver = false;
  }

  #charge(who: Who, by: number, total: number): void {
    this.#of(who).energy += by;
    if (this.#of(who).energy !== total) throw new Error(`${total} Energy told, ${this.#of(who).energy} counted`);
  }

  hear(event: TytaniEvent): void {
    // TYT-190: a whole new open pool is laid out between rounds; all others fill gaps.
    if (event.type === "supportRevealed" && event.cards.length === 4) this.#clearPool();
    (this.#ears[event.type] as ((event: TytaniEvent) => void) | undefined)?.(event);
  }

  /** The same words for the books and for a state. */
  told(s: Tytani) {
    const filled = (row: readonly string[]): string[] => row.filter(order => order !== "");
    return {
      books: {
        powers: s.powers.map((own, power) => {
          const { energy, ...account } = this.#of(power < s.seats ? power : (own.nation as Who));
          return { ...account, energy };
        }),
        support: this.#support,
        pool: filled(this.#orders.pool),
        upcoming: filled(this.#orders.upcoming),
        orderDiscard: this.#orders.discard,
        inUse: this.#orders.inUse,
        missionDiscard: this.#missionDiscard,
        fortresses: this.#fortresses,
      },
      state: {
        powers: s.powers.map(({ hand, cards, rotated, missions, energy }) => ({
          hand,
          cards,
          rotated,
          missions,
          energy,
        })),
        support: { deck: s.supportDeck.length, pool: s.supportPool, discard: s.supportDiscard },
        pool: filled(s.pool),
        upcoming: filled(s.upcoming),
        orderDiscard: s.orderDiscard,
        inUse: s.orderInUse,
        missionDiscard: s.missionDiscard,
        fortresses: s.fortresses,
      },
    };
  }
}
