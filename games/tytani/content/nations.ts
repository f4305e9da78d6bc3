// The four Nations with the abilities printed on their boards.
import { frozen, type Source, table } from "#kernel/content.ts";
import type { Usable } from "./effects.ts";
import { unitTypes } from "./units.ts";

/** The id of a Nation. */
export type NationId = "sweden" | "russia" | "ottoman" | "commonwealth";

/** The id of an ability of a Nation board. */
export type AbilityId =
  | "sweden-start"
  | "sweden-titan"
  | "sweden-adv-ice"
  | "sweden-adv-fury"
  | "russia-start"
  | "russia-titan"
  | "russia-adv-stride"
  | "russia-adv-earthshaker"
  | "ottoman-start"
  | "ottoman-titan"
  | "ottoman-adv-siege-train"
  | "ottoman-adv-sandstorm"
  | "commonwealth-start"
  | "commonwealth-titan"
  | "commonwealth-adv-raid"
  | "commonwealth-adv-oath";

/** TYT-125, TYT-226: the start ability, the Titan's own, and the two of the advanced side. */
export type AbilityKind = "start" | "titan" | "advanced";

/** One ability. */
export interface Ability extends Usable {
  readonly id: AbilityId;
  readonly nation: NationId;
  readonly kind: AbilityKind;
}

/** One Nation. */
export interface Nation {
  readonly id: NationId;
  readonly color: string;
  readonly start: AbilityId;
  readonly titan: AbilityId;
  readonly advanced: readonly [AbilityId, AbilityId];
  readonly source: Source;
}

/** Every Nation. */
export const nations: Readonly<Record<NationId, Nation>> = table("tytani", "nations", {
  sweden: {
    id: "sweden",
    color: "#2b5fa8",
    start: "sweden-start",
    titan: "sweden-titan",
    advanced: ["sweden-adv-ice", "sweden-adv-fury"],
    source: "public",
  },
  russia: {
    id: "russia",
    color: "#3c7a3f",
    start: "russia-start",
    titan: "russia-titan",
    advanced: ["russia-adv-stride", "russia-adv-earthshaker"],
    source: "public",
  },
  ottoman: {
    id: "ottoman",
    color: "#d2a12a",
    start: "ottoman-start",
    titan: "ottoman-titan",
    advanced: ["ottoman-adv-siege-train", "ottoman-adv-sandstorm"],
    source: "public",
  },
  commonwealth: {
    id: "commonwealth",
    color: "#b3272d",
    start: "commonwealth-start",
    titan: "commonwealth-titan",
    advanced: ["commonwealth-adv-raid", "commonwealth-adv-oath"],
    source: "public",
  },
});

/** The ids in the order of the table. */
export const nationIds: readonly NationId[] = frozen(["sweden", "russia", "ottoman", "commonwealth"]);

const sidesOf = ({ start, titan, advanced }: Nation) => ({
  normal: [start, titan],
  advanced: [start, titan, ...advanced],
});
const boards = frozen({
  sweden: sidesOf(nations.sweden),
  russia: sidesOf(nations.russia),
  ottoman: sidesOf(nations.ottoman),
  commonwealth: sidesOf(nations.commonwealth),
});

/** TYT-226: the abilities of a Nation board; its advanced side has two more. */
export function abilitiesOf(nation: NationId, isAdvanced: boolean): readonly AbilityId[] {
  return boards[nation][isAdvanced ? "advanced" : "normal"];
}

/** Every ability. */
export const abilities: readonly Ability[] = table("tytani", "abilities", [
  {
    id: "sweden-start",
    nation: "sweden",
    kind: "start",
    needs: { own: { infantry: 2 }, enemy: {}, role: "" },
    when: "battle-stage",
    frequency: "battle",
    cards: 0,
    energy: 0,
    effects: [{ op: "addStrength", amount: 1 }],
    source: "designed",
  },
  {
    id: "sweden-titan",
    nation: "sweden",
    kind: "titan",
    needs: { own: { titan: 1 }, enemy: {}, role: "" },
    when: "battle-stage",
    frequency: "battle",
    cards: 1,
    energy: 0,
    effects: [{ op: "bringUnit", types: ["infantry", "cavalry", "artillery"] }],
    source: "designed",
  },
  {
    id: "sweden-adv-ice",
    nation: "sweden",
    kind: "advanced",
    needs: { own: {}, enemy: {}, role: "" },
    when: "orders-phase",
    frequency: "turn",
    cards: 0,
    energy: 3,
    effects: [
      {
        op: "moveUnits",
        types: ["titan"],
        max: 1,
        steps: "any",
        target: "controlled",
        origin: "any",
        mustInclude: [],
        limits: {},
      },
    ],
    source: "designed",
  },
  {
    id: "sweden-adv-fury",
    nation: "sweden",
    kind: "advanced",
    needs: { own: { titan: 1 }, enemy: {}, role: "" },
    when: "battle-stage",
    frequency: "turn",
    cards: 0,
    energy: 5,
    effects: [{ op: "addDie", dice: ["titan"] }],
    source: "designed",
  },
  {
    id: "russia-start",
    nation: "russia",
    kind: "start",
    needs: { own: { infantry: 2 }, enemy: {}, role: "" },
    when: "battle-stage",
    frequency: "battle",
    cards: 0,
    energy: 0,
    effects: [{ op: "doubleDie", dice: ["infantry"] }],
    source: "designed",
  },
  {
    id: "russia-titan",
    nation: "russia",
    kind: "titan",
    needs: { own: { titan: 1 }, enemy: {}, role: "" },
    when: "battle-stage",
    frequency: "battle",
    cards: 1,
    energy: 0,
    effects: [{ op: "rerollDice", whose: "enemy", dice: unitTypes, max: 2 }],
    source: "designed",
  },
  {
    id: "russia-adv-stride",
    nation: "russia",
    kind: "advanced",
    needs: { own: {}, enemy: {}, role: "" },
    when: "orders-phase",
    frequency: "turn",
    cards: 0,
    energy: 4,
    effects: [
      {
        op: "moveUnits",
        types: ["titan"],
        max: 1,
        steps: 2,
        target: "any",
        origin: "any",
        mustInclude: [],
        limits: {},
      },
    ],
    source: "designed",
  },
  {
    id: "russia-adv-earthshaker",
    nation: "russia",
    kind: "advanced",
    needs: { own: { titan: 1 }, enemy: {}, role: "" },
    when: "battle-stage",
    frequency: "turn",
    cards: 0,
    energy: 4,
    effects: [{ op: "turnDie", whose: "own", dice: ["infantry"], count: 2, to: "max", atMost: 4 }],
    source: "designed",
  },
  {
    id: "ottoman-start",
    nation: "ottoman",
    kind: "start",
    needs: { own: { artillery: 1 }, enemy: {}, role: "" },
    when: "battle-stage",
    frequency: "battle",
    cards: 0,
    energy: 0,
    effects: [{ op: "turnDie", whose: "own", dice: ["artillery"], count: 1, to: "next", atMost: 4 }],
    source: "designed",
  },
  {
    id: "ottoman-titan",
    nation: "ottoman",
    kind: "titan",
    needs: { own: { titan: 1 }, enemy: {}, role: "" },
    when: "battle-stage",
    frequency: "battle",
    cards: 1,
    energy: 0,
    effects: [{ op: "turnDie", whose: "enemy", dice: unitTypes, count: 1, to: "min", atMost: 2 }],
    source: "designed",
  },
  {
    id: "ottoman-adv-siege-train",
    nation: "ottoman",
    kind: "advanced",
    needs: { own: {}, enemy: {}, role: "" },
    when: "orders-phase",
    frequency: "turn",
    cards: 0,
    energy: 3,
    effects: [
      {
        op: "moveUnits",
        types: unitTypes,
        max: 3,
        steps: 1,
        target: "any",
        origin: "any",
        mustInclude: ["titan"],
        limits: { titan: 1, artillery: 1, infantry: 1, cavalry: 0 },
      },
    ],
    source: "designed",
  },
  {
    id: "ottoman-adv-sandstorm",
    nation: "ottoman",
    kind: "advanced",
    needs: { own: { titan: 1 }, enemy: {}, role: "" },
    when: "battle-stage",
    frequency: "turn",
    cards: 0,
    energy: 4,
    effects: [{ op: "rerollDice", whose: "enemy", dice: unitTypes, max: 99 }],
    source: "designed",
  },
  {
    id: "commonwealth-start",
    nation: "commonwealth",
    kind: "start",
    needs: { own: { cavalry: 2 }, enemy: {}, role: "" },
    when: "battle-stage",
    frequency: "battle",
    cards: 0,
    energy: 0,
    effects: [{ op: "addStrength", amount: 1 }],
    source: "rulebook",
  },
  {
    id: "commonwealth-titan",
    nation: "commonwealth",
    kind: "titan",
    needs: { own: { titan: 1 }, enemy: {}, role: "" },
    when: "battle-stage",
    frequency: "battle",
    cards: 1,
    energy: 0,
    effects: [{ op: "turnDie", whose: "own", dice: ["titan"], count: 1, to: "max", atMost: 4 }],
    source: "rulebook",
  },
  {
    id: "commonwealth-adv-raid",
    nation: "commonwealth",
    kind: "advanced",
    needs: { own: {}, enemy: {}, role: "" },
    when: "orders-phase",
    frequency: "turn",
    cards: 0,
    energy: 4,
    effects: [
      {
        op: "moveUnits",
        types: unitTypes,
        max: 3,
        steps: 1,
        target: "any",
        origin: "any",
        mustInclude: ["titan"],
        limits: { titan: 1, cavalry: 2, infantry: 0, artillery: 0 },
      },
    ],
    source: "designed",
  },
  {
    id: "commonwealth-adv-oath",
    nation: "commonwealth",
    kind: "advanced",
    needs: { own: { titan: 1 }, enemy: {}, role: "" },
    when: "battle-stage",
    frequency: "turn",
    cards: 0,
    energy: 4,
    effects: [{ op: "turnDie", whose: "own", dice: ["cavalry"], count: 2, to: "max", atMost: 4 }],
    source: "designed",
  },
]);
