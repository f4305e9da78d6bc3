// The state of Lords of Xidit. It holds small whole numbers only: a city is its number (index 0 of lists by city is unused),
// units, regions, orders, titans and evaluations are places in the tables of `content`; only the rulings are words. Choices
// and events, which people and programs read, carry the ids of those tables.
import type { Seat, State } from "#kernel/procedure.ts";

/** What lies on a city. */
export const NO_TOKEN = 0;
export const RECRUITMENT = 1;
export const THREAT = 2;

/** How this table reads what the rulebook leaves open. */
export interface Rulings {
  /** XID-157: whose eliminations in a city count for the yearly limit of titans. */
  titanLimit: "player" | "city";
  /** XID-159: which own earlier actions in a city forbid a titan there. */
  titanAfter: "elimination" | "action";
  /** XID-180: which floors come first where not all find room. */
  waitingFloor: "after" | "before";
  /** XID-205: who sits farther to the right of the First Player. */
  seatTie: "farthest" | "nearest";
  /** XID-233: which ties send the virtual player out. */
  virtualTie: "last" | "any";
}

/** The readings of a table that chooses none. */
export const usualRulings: Rulings = {
  titanLimit: "player",
  titanAfter: "elimination",
  waitingFloor: "after",
  seatTie: "farthest",
  virtualTie: "last",
};

/** The whole game. Lists are by seat unless said otherwise. */
export interface Xidit extends State {
  /** Place in the table of modes. */
  mode: number;
  /** Level of the virtual player, by its place in `levelIds`. */
  level: number;
  rulings: Rulings;
  /** Places in the table of colours. */
  color: number[];
  year: number;
  /** The First Player. */
  first: Seat;
  /** The city of each Idrakis; 0 before it is placed. */
  idrakis: number[];
  /** Units behind the screens, at seat × 5 + unit. */
  units: number[];
  sovereigns: number[];
  /** Bards still behind the screens. */
  bards: number[];
  /** Bards on the board, at region × seats + seat; those of the central region lie in the Bastion. */
  regionBards: number[];
  /** Floors standing on the board. */
  built: number[];
  /** Floors won in a census that wait behind the screen for a guild with room. */
  waiting: number[];
  /** By city: whose guild stands there (-1: nobody's), and how high it is. */
  guildOwner: number[];
  guildHeight: number[];
  /** By city: NO_TOKEN, RECRUITMENT or THREAT. */
  token: number[];
  /** Units on the Recruitment tokens, at city × 5 + unit. */
  recruits: number[];
  /** XID-022 Units in the Barracks, by unit; the Bank needs no count. */
  barracks: number[];
  /** XID-021 The Path of Destiny: the tokens on the Next spaces. */
  nextRecruitment: number;
  nextThreat: number;
  /** Draw piles, top first. */
  recruitmentPile: number[];
  threatPile: number[];
  /** Discarded tokens, first discarded first. Discarded Threats feed the Recruitment pile, and the other way round. */
  discardedRecruitments: number[];
  discardedThreats: number[];
  /** Titan stacks of size 3, 4, 5: top and bottom of each in turn; -1 where no titan is left. */
  titans: number[];
  /** By titan stack: 1 if its top rages. */
  raging: number[];
  /** The order of the evaluations. */
  evaluations: number[];
  /** The virtual player's values, by evaluation; empty without a virtual player. XID-224, 235 It has nothing else: no
   * seat, no Idrakis, no orders, no units. */
  virtual: number[];
  /** The orders revealed last, at seat × 6 + wheel; while a Year is planned those of the Year before. */
  plans: number[];
  /** Yearly limits: in which cities (bit of the number) each seat has recruited, eliminated a threat, a titan. */
  recruitedIn: number[];
  threatIn: number[];
  titanIn: number[];
  /** Threats and titans eliminated in the whole game. */
  freed: number[];
  /** What was shown in a census, at seat × 5 + unit, -1 if not yet; kept until the next orders are revealed, else empty. */
  shown: number[];
}
