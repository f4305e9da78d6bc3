// Reasons: one question answers both what is legal and why something is not.
import type { Choice, Refusal, Seat } from "#kernel/procedure.ts";
import { resourceIds } from "../content/resources.ts";
import type { Northgard } from "../state.ts";
import { clanOf } from "./queries.ts";

/** Why something cannot be done, with the rule that says so. */
export type Why = Omit<Refusal, "choice">;

/** Those things that nothing speaks against. */
export function allowed<T>(things: readonly T[], whyNot: (thing: T) => Why | null): T[] {
  return things.filter(thing => whyNot(thing) === null);
}

/** The others, each as the choice that a person would try, with its reason. */
export function refused<T>(
  things: readonly T[],
  whyNot: (thing: T) => Why | null,
  choiceOf: (thing: T) => Choice,
): Refusal[] {
  return things.flatMap(thing => {
    const why = whyNot(thing);
    return why ? [{ choice: choiceOf(thing), ...why }] : [];
  });
}

/** The resources that a seat cannot pay with. */
export function missingResources(s: Northgard, seat: Seat): Refusal[] {
  return refused(
    resourceIds,
    resource => (clanOf(s, seat)[resource] > 0 ? null : reasons.noneLeft),
    resource => ({ kind: "pay", resource }),
  );
}

const because = (why: string, rule: string): Why => Object.freeze({ why, rule });

export const reasons = {
  notYours: because("not-yours", "NOR-089"),
  notNeutral: because("not-neutral", "NOR-206"),
  taken: because("land-taken", "NOR-046"),
  notOnNewTile: because("not-on-new-tile", "NOR-043"),
  bearRecruits: because("bear-recruits", "NOR-343"),
  bearHolds: because("bear-holds", "NOR-343"),
  valkyrieHere: because("valkyrie-here", "NOR-351"),
  onePlace: because("one-place", "NOR-265"),
  iconsUsed: because("icons-used", "NOR-264"),
  onceEach: because("once-each", "NOR-090"),
  wrongLand: because("wrong-land", "NOR-423"),
  noCamp: because("no-camp", "NOR-092"),
  notAdjacent: because("not-adjacent", "NOR-118"),
  farFromYours: because("far-from-yours", "NOR-261"),
  notEnemy: because("not-enemy", "NOR-261"),
  tokenThere: because("token-there", "NOR-236"),
  tokenFar: because("token-far", "NOR-236"),
  creatureThere: because("creature-there", "NOR-359"),
  lairsFirst: because("lairs-first", "NOR-359"),
  difficultBorder: because("difficult-border", "NOR-181"),
  enemyLand: because("enemy-land", "NOR-179"),
  contested: because("contested", "NOR-185"),
  noCombat: because("no-combat", "NOR-163"),
  creatureElsewhere: because("creature-elsewhere", "NOR-339"),
  noneLeft: because("none-left", "NOR-434"),
  notShown: because("not-shown", "NOR-262"),
  notRobbed: because("not-robbed", "NOR-240"),
  noCardsThere: because("no-cards-there", "NOR-268"),
  notAnOpponent: because("not-an-opponent", "NOR-268"),
  unrestStays: because("unrest-stays", "NOR-078"),
  neverPlayed: because("never-played", "NOR-071"),
  responseOnly: because("response-only", "NOR-252"),
  mainCardPlayed: because("main-card-played", "NOR-066"),
  upgradeFirst: because("upgrade-first", "NOR-076"),
  noCards: because("no-cards", "NOR-084"),
  noUpgrades: because("no-upgrades", "NOR-077"),
  doneAlready: because("done-already", "NOR-159"),
  nothingToDo: because("nothing-to-do", "NOR-071"),
  onePerUnit: because("one-per-unit", "NOR-166"),
  valkyrieFirst: because("valkyrie-first", "NOR-313"),
  huntElsewhere: because("hunt-elsewhere", "NOR-311"),
  tooFewToGive: because("three-needed", "NOR-193"),
  notCopied: because("not-copied", "NOR-247"),
  outOfReach: because("copy-out-of-reach", "NOR-247"),
  noOtherBuilding: because("no-other-building", "NOR-106"),
  noBuildingHere: because("cannot-build-here", "NOR-267"),
  notOpen: because("not-open", "NOR-258"),
  matesLand: because("mates-land", "NOR-284"),
  kaijaOut: because("kaija-stays-out", "NOR-226"),
  kaijaNotAlone: because("kaija-not-alone", "NOR-227"),
  teammateThere: because("teammate-there", "NOR-283"),
  noResponse: because("no-response", "NOR-249"),
  tooMany: because("too-many", "NOR-259"),
} as const;
