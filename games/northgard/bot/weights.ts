// What things are worth to a clan, in glory. Numbers were tuned by playing; names say what they stand for.

/** Worth of a resource in stock; at the end three are one glory. */
export const STOCK = { food: 0.3, wood: 0.45, lore: 0.5 } as const;
/** Worth of an icon or producing building for each harvest to come. */
export const INCOME = { food: 0.4, wood: 0.5, lore: 0.5 } as const;
/** Enough lore for an upgrade that is still to be had. */
export const UPGRADE_IN_REACH = 0.8;
/** An upgrade card in the deck, for each year to come. */
export const UPGRADE_OWNED = 0.35;

/** Controlling a territory at all, and each unit on the map up to a limit. */
export const TERRITORY = 0.5;
export const UNIT = 0.4;
export const USEFUL_UNITS = 9;
/** Kaija on the map. */
export const KAIJA = 0.8;

/** Chance to close an open territory before the end, by its free sides. */
export const CLOSING_CHANCE: readonly number[] = [1, 0.45, 0.3, 0.2, 0.14, 0.1];
/** Free slots, and buildings besides what they yield, for each harvest to come. */
export const SMALL_SLOT = 0.12;
export const LARGE_SLOT = 0.35;
export const FORGE = 0.8;
export const DEFENCE = 0.35;
export const CAMP = 0.35;

/** Closed territories with a large building, on the way to domination: one, two, three and more. */
export const STRONGHOLDS: readonly number[] = [0, 1.5, 6, 200];

/** Being short of food in the coming winter: an Unrest card. */
export const UNREST = 5.5;
/** A card in hand that can still be played this year, and one that cannot. */
export const HAND_CARD = 0.3;
export const DEAD_CARD = 0.05;
/** A card that will be drawn often, for each year to come, by its kind. */
export const DECK_CARD = {
  starting: 0,
  clan: 0,
  early: 0.12,
  advanced: 0.15,
  achievement: -0.1,
  unrest: -0.3,
} as const;
export const FIRST_PLAYER = 0.15;

/** Share of a territory's worth that an attack in reach endangers, for each axe of the attacker's lead. */
export const DANGER_BASE = 0.12;
export const DANGER_PER_AXE = 0.1;
export const MOST_DANGER = 0.5;

/** How much the best other side counts against one's own. */
export const RIVAL = 0.8;
