// A second opinion on combats, Harvest, Winter and the final score, written from RULES.md and not from the rules' code.
// It knows a game by its events alone; tables of content are what is printed, and both read them.
import type { Referee } from "#kernel/checks.ts";
import type { Result } from "#kernel/game.ts";
import type { Start } from "#kernel/start.ts";
import { type CardId, cardOf } from "../content/cards.ts";
import type { ClanId } from "../content/clans.ts";
import type { NorthEvent } from "../events.ts";
import { RefereeMap } from "./referee-map.ts";

type EventOf<T extends NorthEvent["type"]> = Extract<NorthEvent, { type: T }>;
type Hearing = { readonly [T in NorthEvent["type"]]?: (event: EventOf<T>) => readonly string[] | undefined };

const resources = ["food", "wood", "lore"] as const;
/** NOR-292: strength and glory of each kind. */
const creatureTable = { wolf: [4, 1], draugr: [5, 2], "brown-bear": [6, 3], "fallen-valkyrie": [7, 4] } as const;
const kindOf = (creature: string) =>
  creatureTable[Object.keys(creatureTable).find(kind => creature.startsWith(kind)) as keyof typeof creatureTable];
/** NOR-170. */
const faces = {
  "axes-2": [2, 0],
  "axes-3": [3, 0],
  "axes-2-skull": [2, 1],
  "skulls-2": [0, 2],
  "axe-skull": [1, 1],
  "axe-or-skull": [0, 0],
} as const;
/** NOR-195. */
const winterOf = (units: number): readonly [number, number] =>
  units < 4 ? [0, 0] : units < 7 ? [1, 0] : units < 10 ? [2, 0] : units < 13 ? [3, 1] : [4, 2];

interface Side {
  readonly seat: number;
  /** Units with Kaija; Infinity for a creature, whom skulls do not harm. */
  readonly size: number;
  axes: number;
  skulls: number;
}

interface Combat {
  readonly attacker: Side;
  readonly defender: Side;
  readonly shield: number;
}

const differs = (what: string, told: unknown, ours: unknown): string[] =>
  JSON.stringify(told) === JSON.stringify(ours)
    ? []
    : [`${what} is ${JSON.stringify(told)}, not ${JSON.stringify(ours)}`];

/** A referee before the first event. */
export function referee({ seats, options }: Start): Referee<NorthEvent> {
  const map = new RefereeMap(seats);
  const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  const stores = each(() => ({ food: 2, wood: 2, lore: 0 }));
  const [glory, unrest] = [each(() => 0), each(() => 0)];
  const taken = each((): CardId[] => []);
  const clan: ClanId[] = [];
  const bare = new Set<number>();
  /** What must be told before the next thing begins: rewards, casualties. */
  let owed: string[] = [];
  let combat: Combat | null = null;
  let robbed: EventOf<"resourceRobbed"> | null = null;
  let unrestLeft = 10;
  let isShort = false;

  const settle = (name: string): string[] => {
    const at = owed.indexOf(name);
    if (at < 0) return [`nobody owes "${name}"`];
    owed.splice(at, 1);
    return [];
  };
  const nothingOwed = (): string[] => {
    const missing = owed.map(name => `"${name}" has not happened`);
    owed = [];
    return missing;
  };

  /** NOR-162, NOR-164, NOR-239: people of one side before bonuses of cards and buildings. */
  const peopleAt = (seat: number, at: number): Side => {
    const land = map.territory(at);
    const isSnakes = clan[seat] === "snake" && land.includes(map.scorched);
    const kaija = map.hasKaija(seat, land);
    const units = map.unitsIn(seat, land);
    return { seat, size: units + (kaija ? 1 : 0), axes: units + (kaija ? 2 : 0) + (isSnakes ? 1 : 0), skulls: 0 };
  };
  const creatureSide = (creature: string): Side => ({
    seat: -1,
    size: Number.POSITIVE_INFINITY,
    axes: kindOf(creature)[0],
    skulls: 0,
  });
  const begin = ({ at, attacker, defender, creature, card, attack, defence }: EventOf<"combatStarted">): string[] => {
    const move =
      card === "" ? undefined : [cardOf(card).effects, ...cardOf(card).branches].flat().find(op => op.op === "move");
    const ours: Combat = {
      attacker: attacker < 0 ? creatureSide(creature) : peopleAt(attacker, at),
      defender: defender < 0 ? creatureSide(creature) : peopleAt(defender, at),
      // NOR-255 Shieldbearers.
      shield: move?.flags.includes("cancel-1-skull") ? 1 : 0,
    };
    // NOR-165, NOR-331 The card's bonus is the attacker's.
    ours.attacker.axes += attacker < 0 ? 0 : (move?.axes ?? 0);
    ours.attacker.skulls += attacker < 0 ? 0 : (move?.skulls ?? 0);
    // NOR-109, NOR-112, NOR-260 Buildings help the defender, but not against Conqueror.
    if (defender >= 0 && !bare.has(attacker)) {
      ours.defender.axes += 2 * map.count(map.territory(at), "fortress");
      ours.defender.skulls += map.count(map.territory(at), "defence-tower");
    }
    combat = ours;
    const sum = (bonuses: typeof attack) => [
      bonuses.reduce((total, { axes }) => total + axes, 0),
      bonuses.reduce((total, { skulls }) => total + skulls, 0),
    ];
    return [
      ...nothingOwed(),
      ...differs("the attack", sum(attack), [ours.attacker.axes, ours.attacker.skulls]),
      ...differs("the defence", sum(defence), [ours.defender.axes, ours.defender.skulls]),
    ];
  };

  /** NOR-171 to NOR-176, and what the winner is owed: NOR-243, NOR-244, NOR-324, NOR-330. */
  const finish = ({ winner, attack, defence, creature }: EventOf<"combatEnded">): string[] => {
    if (!combat) return ["a combat ended that never began"];
    const { attacker, defender, shield } = combat;
    const fallen = Math.min(Math.max(0, defender.skulls - shield), attacker.size);
    const slain = Math.min(attacker.skulls, defender.size);
    const lost = [attacker.seat < 0 ? 0 : fallen, defender.seat < 0 ? 0 : slain] as const;
    const [attackGone, defenceGone] = [fallen === attacker.size, slain === defender.size];
    const higher = attacker.axes > defender.axes ? "attacker" : "defender";
    const ours = attackGone ? (defenceGone ? "nobody" : "defender") : defenceGone ? "attacker" : higher;
    if (lost[0] > 0) owed.push(`${lost[0]} of seat ${attacker.seat} fall`);
    if (lost[1] > 0) owed.push(`${lost[1]} of seat ${defender.seat} fall`);
    const best = ours === "attacker" ? attacker.seat : defender.seat;
    if (ours !== "nobody" && creature !== "" && best >= 0) {
      owed.push(`${creature} is slain`, `seat ${best} gains ${kindOf(creature)[1]} creature glory`);
    }
    if (ours === "attacker" && attacker.seat >= 0) {
      if (clan[attacker.seat] === "wolf") owed.push(`seat ${attacker.seat} gains 1 food by its clan`);
      if (clan[attacker.seat] === "stag" && creature === "") owed.push(`seat ${attacker.seat} gains 1 clan glory`);
    }
    return [
      ...differs("the winner", winner, ours),
      ...differs("the attack", [attack.axes, attack.skulls, attack.losses], [attacker.axes, attacker.skulls, lost[0]]),
      ...differs(
        "the defence",
        [defence.axes, defence.skulls, defence.losses],
        [defender.axes, defender.skulls, lost[1]],
      ),
    ];
  };

  /** NOR-189, NOR-352, NOR-190, NOR-191: what Harvest brings a seat. */
  const closedGlory = (seat: number): number =>
    map
      .landsOf(seat)
      .filter(land => map.isClosed(land) && !map.hasWolf(land))
      .reduce((sum, land) => sum + (map.sizeOf(land) === 2 ? 1 : 2), 0);
  const producers = { food: "granary", wood: "woodcutters-lodge", lore: "menhir" } as const;
  const yieldOf = (seat: number, resource: "food" | "wood" | "lore"): number =>
    map
      .landsOf(seat)
      .reduce(
        (sum, land) => sum + (map.hasWolf(land) ? 0 : map.icons(land, resource)) + map.count(land, producers[resource]),
        robbed && robbed.from === seat && robbed.resource === resource ? -1 : 0,
      );

  const change = (seat: number, by: { food: number; wood: number; lore: number }, sign: 1 | -1): string[] => {
    for (const id of resources) stores[seat]![id] += sign * by[id];
    return resources.filter(id => stores[seat]![id] < 0).map(id => `seat ${seat} owes ${id}`);
  };
  const amounts = ({ food, wood, lore }: { food: number; wood: number; lore: number }) => [food, wood, lore];

  const hearing: Hearing = {
    gameSetUp: event => {
      clan.push(...event.clans);
      // NOR-041 The fourth and fifth in turn order begin with one food more.
      for (let i = 3; i < seats; i++) stores[(event.first + i) % seats]!.food++;
      return [];
    },
    tilePlaced: ({ tile, x, y, turn }) => void map.laid.push({ tile, x, y, turn }),
    groupPlaced: ({ seat, at, units, kaija }) => map.move(seat, at, units, kaija) as undefined,
    unitsRecruited: ({ seat, at, units, kaija }) => map.move(seat, at, units, kaija) as undefined,
    unitsMoved: ({ seat, from, to, units, kaija }) => {
      map.leave(seat, from, units, kaija);
      map.move(seat, to, units, kaija);
      return [];
    },
    unitsRemoved: ({ seat, at, units, kaija, cause }) => {
      map.leave(seat, at, units, kaija);
      return cause === "casualties" ? settle(`${units + (kaija ? 1 : 0)} of seat ${seat} fall`) : [];
    },
    buildingBuilt: ({ area, building, isLoose }) => void map.buildings.push({ area, building, isLoose }),
    buildingReplaced: ({ area, old, building, isLoose }) => {
      const at = map.buildings.findIndex(
        other => other.area === area && other.building === old && other.isLoose === isLoose,
      );
      map.buildings[at] = { area, building, isLoose };
      return at < 0 ? [`there was no ${old}`] : [];
    },
    tokenPlaced: ({ at }) => {
      map.scorched = at;
      return [];
    },
    creatureAppeared: ({ creature, at }) => void map.beasts.set(creature, at),
    creatureMoved: ({ creature, to }) => void map.beasts.set(creature, to),
    creatureSlain: ({ creature }) => {
      map.beasts.delete(creature);
      return settle(`${creature} is slain`);
    },
    effectStarted: ({ seat, effect }) => void (effect === "ignore-defences" && bare.add(seat)),
    yearEnded: () => bare.clear() as undefined,
    combatStarted: begin,
    foodSpent: ({ seat, food }) => {
      const side = combat!.attacker.seat === seat ? combat!.attacker : combat!.defender;
      side.axes += food;
      return food > side.size ? [`${food} food for ${side.size} units`] : [];
    },
    dieRolled: ({ side, face }) => {
      combat![side].axes += faces[face][0];
      combat![side].skulls += faces[face][1];
      return [];
    },
    faceChosen: ({ side, seat, as, cause }) => {
      combat![side][as === "axe" ? "axes" : "skulls"]++;
      // NOR-321 A creature takes the axe.
      return seat < 0 && (as !== "axe" || cause !== "die") ? ["a creature chose the skull"] : [];
    },
    combatEnded: finish,
    territoryClosed: ({ seat, at, size, owner }) => {
      const land = map.territory(at);
      if (owner === seat) owed.push(`seat ${seat} gains ${size} closing glory`);
      if (owner === seat && clan[seat] === "stag") owed.push(`seat ${seat} gains 1 clan glory`);
      return [...(map.isClosed(land) ? [] : ["it is open"]), ...differs("its size", size, map.sizeOf(land))];
    },
    gloryGained: ({ seat, amount, cause }) => {
      glory[seat]! += amount;
      if (cause === "closed") return [...nothingOwed(), ...differs("glory of closed land", amount, closedGlory(seat))];
      if (cause === "altar") {
        const altars = map.landsOf(seat).reduce((sum, land) => sum + map.count(land, "altar-of-kings"), 0);
        return differs("glory of Altars", amount, 3 * altars);
      }
      // A Stag that takes fresh land from a creature gains its glory too (NOR-330).
      if (cause === "clan" && !owed.includes(`seat ${seat} gains 1 clan glory`))
        return clan[seat] === "stag" ? [] : ["?"];
      return settle(`seat ${seat} gains ${amount} ${cause} glory`);
    },
    gloryLost: ({ seat, amount }) => {
      const due = options?.unrest === "floor" ? Math.min(5, Math.max(0, glory[seat]!)) : 5;
      glory[seat]! -= amount;
      return [...differs("the loss", amount, due), ...(unrestLeft > 0 || !isShort ? ["there is Unrest left"] : [])];
    },
    resourceRobbed: event => {
      robbed = event;
      return [];
    },
    resourcesGained: event => {
      const { seat, cause } = event;
      const wrong = change(seat, event, 1);
      if (cause === "harvest") {
        const ours = resources.map(id => yieldOf(seat, id));
        return [...wrong, ...differs(`the harvest of seat ${seat}`, amounts(event), ours)];
      }
      const wolfs = `seat ${seat} gains 1 food by its clan`;
      return cause === "clan" && owed.includes(wolfs) ? [...wrong, ...settle(wolfs)] : wrong;
    },
    resourcesPaid: event => change(event.seat, event, -1),
    swapAnswered: ({ seat, to, give, take, isAccepted }) => {
      if (!isAccepted) return [];
      stores[seat]![give]--;
      stores[seat]![take]++;
      stores[to]![give]++;
      stores[to]![take]--;
      return [];
    },
    winterPaid: event => {
      const { seat } = event;
      robbed = null;
      const [food, wood] = winterOf(map.unitsOf(seat));
      const { food: hasFood, wood: hasWood } = stores[seat]!;
      isShort = hasFood < food || hasWood < wood;
      const ours = [map.unitsOf(seat), Math.min(food, hasFood), Math.min(wood, hasWood), isShort];
      const told = [event.units, event.food, event.wood, event.isShort];
      return [...differs("winter", told, ours), ...change(seat, { food: event.food, wood: event.wood, lore: 0 }, -1)];
    },
    unrestTaken: ({ seat }) => {
      unrest[seat]!++;
      unrestLeft--;
      return isShort && unrestLeft >= 0 ? [] : ["no Unrest was due"];
    },
    displayCardTaken: ({ seat, card }) => void taken[seat]!.push(card),
    cardRemoved: ({ seat, card }) => {
      const at = taken[seat]!.indexOf(card);
      if (at >= 0) taken[seat]!.splice(at, 1);
      return [];
    },
    seatPassed: nothingOwed,
    gameEnded: nothingOwed,
  };

  /** NOR-016, NOR-216, NOR-222: what a seat's Achievements are worth. */
  const worthOf = (seat: number, card: CardId): number => {
    const sum = (of: (land: number[]) => number) => map.landsOf(seat).reduce((total, land) => total + of(land), 0);
    const icons = (id: "food" | "wood" | "lore") => sum(land => map.icons(land, id) + map.count(land, producers[id]));
    switch (card) {
      case "builder":
        return sum(land => map.buildingsIn(land) + 2 * map.largeIn(land));
      case "explorer":
        return sum(land => map.freeSlots(land, "small") + 3 * map.freeSlots(land, "large"));
      case "food-trader":
        return 2 * icons("food");
      case "wood-trader":
        return 2 * icons("wood");
      case "scholar":
        return 2 * icons("lore");
      case "trapper":
        return 3 * sum(land => map.lairs(land));
      case "warlord":
        return sum(land => map.sizeOfForce(seat, land));
      default:
        return 0;
    }
  };
  /** NOR-214, NOR-215. */
  const scoreOf = (seat: number) => {
    const { food, wood, lore } = stores[seat]!;
    const parts = {
      glory: glory[seat]!,
      resources: Math.floor((food + wood + lore) / 3),
      cards: taken[seat]!.reduce((sum, card) => sum + cardOf(card).glory, 0),
      achievements: taken[seat]!.reduce((sum, card) => sum + worthOf(seat, card), 0),
      unrest: -5 * unrest[seat]!,
    };
    return { total: Object.values(parts).reduce((sum, part) => sum + part, 0), ...parts };
  };
  /** NOR-204, NOR-212, NOR-218, NOR-287, NOR-288: domination, glory, territories, units, buildings of a side. */
  const rankOf = (side: readonly number[]): number[] => {
    const lands = side.flatMap(seat => map.landsOf(seat));
    const strongholds = lands.filter(land => map.isClosed(land) && map.largeIn(land) > 0).length;
    const isDominant = options?.years !== "10" && strongholds >= (side.length > 1 ? 5 : 3);
    return [
      isDominant ? 1 : 0,
      side.reduce((sum, seat) => sum + scoreOf(seat).total, 0),
      lands.length,
      side.reduce(
        (sum, seat) => sum + map.landsOf(seat).reduce((all, land) => all + map.sizeOfForce(seat, land), 0),
        0,
      ),
      lands.reduce((sum, land) => sum + map.buildingsIn(land), 0),
    ];
  };
  const end = ({ scores, places }: Result): string[] => {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const sides =
      options?.teams === "on"
        ? [
            [0, 2],
            [1, 3],
          ]
        : all.map(seat => [seat]);
    const ranks = sides.map(rankOf);
    const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
      const at = a.findIndex((value, i) => value !== b[i]);
      return at >= 0 && a[at]! > b[at]!;
    };
    const ours = all.map(seat => {
      const own = ranks[sides.findIndex(side => side.includes(seat))]!;
      return 1 + ranks.filter(rank => isBetter(rank, own)).length;
    });
    return [
      ...all.flatMap(seat => differs(`the score of seat ${seat}`, scores[seat], scoreOf(seat))),
      ...differs("the order", places, ours),
    ];
  };

  return {
    hear: event =>
      (hearing[event.type] as ((event: NorthEvent) => readonly string[] | undefined) | undefined)?.(event) ?? [],
    end,
  };
}
