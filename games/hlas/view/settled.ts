// What a view shows of a state as it was looked at last. States change in place and copies of them are asked in turn, so
// lists are compared by value, once; from then on a list that says the same is the same list, and everything that is made of
// it can be kept as long as it is. What is kept here is never changed.
import type { Hlas, Realm } from "../state.ts";

// Numbers and words apart: a loop that meets both is several times slower.
function areSameNumbers(now: readonly number[], was: readonly number[]): boolean {
  if (now.length !== was.length) return false;
  for (let i = 0; i < now.length; i++) if (now[i] !== was[i]) return false;
  return true;
}
function areSameWords(now: readonly string[], was: readonly string[]): boolean {
  if (now.length !== was.length) return false;
  for (let i = 0; i < now.length; i++) if (now[i] !== was[i]) return false;
  return true;
}

/** The list of before if it says the same, else a copy. */
const numbers = <T extends number>(now: T[], was: T[]): T[] => (areSameNumbers(now, was) ? was : now.slice());
const words = <T extends string>(now: T[], was: T[]): T[] => (areSameWords(now, was) ? was : now.slice());

/** The realm of before if it says the same, else a copy with those of its lists that do. */
export function settledRealm(now: Realm, was: Realm): Realm {
  const serfs = numbers(now.serfs, was.serfs);
  const warriors = numbers(now.warriors, was.warriors);
  const heroes = numbers(now.heroes, was.heroes);
  const towers = numbers(now.towers, was.towers);
  const slots = numbers(now.slots, was.slots);
  const buildings = numbers(now.buildings, was.buildings);
  const library = words(now.library, was.library);
  const scribed = words(now.scribed, was.scribed);
  const turned = numbers(now.turned, was.turned);
  const used = words(now.used, was.used);
  const peeked = numbers(now.peeked, was.peeked);
  const isSame =
    arePiecesSame(now, was) &&
    serfs === was.serfs &&
    warriors === was.warriors &&
    heroes === was.heroes &&
    towers === was.towers &&
    slots === was.slots &&
    buildings === was.buildings &&
    library === was.library &&
    scribed === was.scribed &&
    turned === was.turned &&
    used === was.used &&
    peeked === was.peeked &&
    now.ore === was.ore &&
    now.mana === was.mana &&
    now.food === was.food;
  return isSame
    ? was
    : { ...now, serfs, warriors, heroes, towers, slots, buildings, library, scribed, turned, used, peeked };
}

/** Single pieces, levels and points. */
const arePiecesSame = (now: Realm, was: Realm): boolean =>
  now.seaVessel === was.seaVessel &&
  now.airVessel === was.airVessel &&
  now.capital === was.capital &&
  now.level === was.level &&
  now.space === was.space &&
  now.vp === was.vp &&
  now.serfsLeft === was.serfsLeft &&
  now.warriorsLeft === was.warriorsLeft &&
  now.home === was.home &&
  now.faction === was.faction &&
  now.isOut === was.isOut;

/** Tokens, how they lie, and who came first to shared Regions. */
export type Land = Pick<Hlas, "tokens" | "faces" | "seniors" | "excluded" | "teams" | "designs">;

/** The land of before if it lies the same. */
export function settledLand(now: Hlas, was: Land): Land {
  const tokens = words(now.tokens, was.tokens);
  const faces = numbers(now.faces, was.faces);
  const seniors = numbers(now.seniors, was.seniors);
  const { excluded, teams, designs } = now;
  const isSame =
    tokens === was.tokens &&
    faces === was.faces &&
    seniors === was.seniors &&
    excluded === was.excluded &&
    teams === was.teams &&
    designs === was.designs;
  return isSame ? was : { tokens, faces, seniors, excluded, teams, designs };
}
