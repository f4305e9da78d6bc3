// What a scene is made of, in the few words in which tests write it.
import { type Army, armyOf, NO_ARMY } from "../content/army.ts";
import type { MissionId } from "../content/missions.ts";
import type { NationCardId } from "../content/nation-cards.ts";
import type { NationId } from "../content/nations.ts";
import type { OrderId } from "../content/orders.ts";
import type { RegionId } from "../content/regions.ts";
import type { ScenarioId } from "../content/scenarios.ts";
import type { DifficultyId, SoloCardId } from "../content/solo.ts";
import type { SupportId } from "../content/support.ts";
import type { UnitType } from "../content/units.ts";
import type { Rulings } from "../state.ts";

/** Units as tests write them: "iict" is two Infantry, one Cavalry, the Titan. */
export type Units = string;

export const letters: Readonly<Record<string, UnitType>> = { i: "infantry", c: "cavalry", a: "artillery", t: "titan" };

/** An army from its letters. */
export function army(units: Units): Army {
  let sum = NO_ARMY;
  for (const letter of units) sum += armyOf(letters[letter]!);
  return sum;
}

/** What a scene is made of; what is not said is empty. */
export interface Spec {
  scenario?: ScenarioId;
  /** Nations by power; without it in the order of the scenario. */
  nations?: readonly NationId[];
  capture?: boolean;
  rulings?: Partial<Rulings>;
  advanced?: boolean;
  rounds?: 3 | 4;
  open?: boolean;
  difficulty?: DifficultyId;
  /** Who holds what: the power, then its units; "1" alone is a marker. */
  map?: Readonly<Partial<Record<RegionId, string>>>;
  /** Capitals stand and are held by default; without them nothing is built. */
  capitals?: boolean;
  fortresses?: readonly RegionId[];
  fortressesLeft?: number;
  /** Titans not on the map stand on their boards, except those that lie. */
  lying?: readonly number[];
  hands?: readonly (readonly SupportId[])[];
  /** Nation decks, the top first; other cards follow. */
  decks?: readonly (readonly NationCardId[])[];
  /** Decks hold only what is named; all others are bought by nobody and lie below. */
  cards?: readonly (readonly NationCardId[])[];
  rotated?: readonly (readonly NationCardId[])[];
  missions?: readonly (readonly MissionId[])[];
  completed?: readonly MissionId[];
  energy?: readonly number[];
  vp?: readonly number[];
  supportPool?: readonly SupportId[];
  /** The next cards, first one first. */
  supportDeck?: readonly SupportId[];
  supportDiscard?: readonly SupportId[];
  /** Keeps only the named cards in the deck; all others are put into the discard pile. */
  shortDeck?: boolean;
  missionDeck?: readonly MissionId[];
  /** Order cards; the others lie in the deck in their order. */
  pool?: readonly (OrderId | "")[];
  upcoming?: readonly (OrderId | "")[];
  orderDiscard?: readonly OrderId[];
  soloCards?: readonly SoloCardId[];
  round?: number;
  /** The powers clockwise; without it in their order. */
  order?: readonly number[];
  /** Whose turn it is, and the Order card in use, which starts the scene at its actions. */
  turn?: number;
  using?: OrderId;
  /** Where the scene begins instead: a step of the turn or of the round. */
  at?: `turn.${string}` | `round.${string}` | `automa.${string}`;
  /** Values that chance gives, one after another. */
  chance?: readonly number[];
}
