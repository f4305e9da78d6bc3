// What a scene is made of, in the few words in which tests write it.
import type { Seat } from "#kernel/procedure.ts";
import type { BuildingId } from "../content/buildings.ts";
import type { CardId } from "../content/cards.ts";
import type { ClanId } from "../content/clans.ts";
import type { CreatureId } from "../content/creatures.ts";
import type { Rulings } from "../state.ts";
import type { Laid } from "./maps.ts";

/** A place on the map as tests write it: "x,y:area". */
export type Where = string;

/** What a scene is made of; what is not said is empty. */
export interface Spec {
  seats?: number;
  clans?: readonly ClanId[];
  years?: "7" | "10";
  teams?: boolean;
  creatures?: "none" | "some" | "more";
  rulings?: Partial<Rulings>;
  /** The map; without it only the start tile. */
  map?: readonly Laid[];
  /** What stands where, in words: "0 0,0:n 3", "0,0:m fortress", "wolf-beige 0,0:n". */
  units?: readonly `${Seat} ${Where} ${number}`[];
  kaija?: Where;
  buildings?: readonly `${Where} ${BuildingId}`[];
  loose?: readonly `${Where} ${BuildingId}`[];
  beasts?: readonly `${CreatureId} ${Where}`[];
  scorched?: Where;
  /** By seat; piles are written top first. */
  hands?: readonly (readonly CardId[])[];
  piles?: readonly (readonly CardId[])[];
  discards?: readonly (readonly CardId[])[];
  played?: readonly (readonly CardId[])[];
  aside?: readonly (readonly CardId[])[];
  /** Food, wood, lore by seat. */
  resources?: readonly (readonly [food: number, wood: number, lore: number])[];
  glory?: readonly number[];
  /** Next tiles of the stack, the next one first; the others follow in the order of their numbers. */
  stack?: readonly string[];
  /** Keeps only the tiles named in `stack`; the others lie far away. */
  onlyStack?: boolean;
  /** The next creatures, first one first. */
  creaturePile?: readonly CreatureId[];
  display?: readonly CardId[];
  unrest?: number;
  year?: number;
  first?: Seat;
  passed?: readonly Seat[];
  /** Where the scene begins: with a turn of this seat, or with a step of the year. */
  turn?: Seat;
  step?:
    | "drawHands"
    | "revealDisplay"
    | "moveCreatures"
    | "harvest"
    | "payForWinter"
    | "checkEnd"
    | "giveSecondChance"
    | "advanceYear";
  /** Values that chance gives, one after another. */
  chance?: readonly number[];
}
