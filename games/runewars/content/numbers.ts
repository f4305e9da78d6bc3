// Counts and limits of the rulebook (RUN-006, RUN-007, RUN-010). What is not in the box runs out, apart from activation
// tokens, damage, training, influence and markers (RUN-011, RUN-012).
import { frozen } from "#kernel/content.ts";

export const YEARS = 7;
export const SEASONS_PER_YEAR = 4;
/** RUN-407: dragon runes that prove a claim. */
export const RUNES_TO_WIN = 6;
export const DRAGON_RUNES = 21;
export const FALSE_RUNES = 17;
/** RUN-021: the highest number on a dial. */
export const DIAL_MAX = 9;
/** RUN-156, RUN-020. */
export const UNITS_PER_AREA = 8;
export const HEROES_PER_PLAYER = 3;
export const QUEST_HAND = 3;
export const TACTICS_HAND = 10;
/** RUN-282. */
export const TRAINING_MAX = 2;
export const STRONGHOLDS = 4;
/** RUN-204. */
export const STRONGHOLD_STRENGTH = 5;
export const DAMAGED_STRENGTH = 3;
/** RUN-163, RUN-362. */
export const DIPLOMACY_MOST = 6;
export const HIRE_MOST = 3;
export const BATTLE_ROUNDS = 5;
export const DUEL_ROUNDS = 4;
/** RUN-104. */
export const FALL_INFLUENCE = 2;
export const STARTING_QUESTS = 2;
export const SETUP_QUESTS = 2;
/** RUN-140, RUN-141, RUN-153. */
export const MOVE_RANGE = 2;
export const FAST_RANGE = 3;
export const QUEST_RANGE = 2;
/** RUN-427: units needed to discard a destructible token. */
export const RAZE_UNITS = 6;
/** RUN-377. */
export const FALSE_DISCARDS = 2;
/** RUN-070: restarts of the board before a ready board is used. */
export const MOST_RESTARTS = 20;

/** Pieces without a table of their own, for the component gallery; those not limited by their number are marked. */
export const pieces = frozen({
  activation: { perFaction: 4, isLimited: false },
  damage: { total: 26, isLimited: false },
  defeatedHero: { total: 8, isLimited: false },
  influence: { total: 40, isLimited: false },
  training: { total: 24, isLimited: false },
  homeRealmMarker: { total: 4, isLimited: true },
  battleMarker: { total: 1, isLimited: true },
  stronghold: { perFaction: STRONGHOLDS, isLimited: true },
  development: { perFaction: 5, isLimited: true },
  victoryCard: { perFaction: 1, isLimited: true },
});
