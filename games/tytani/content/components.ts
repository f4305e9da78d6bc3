// What lies in the box (TYT-002, TYT-003, TYT-004, TYT-005), for those who count. Strength markers only help to remember
// (TYT-008).
import { frozen } from "#kernel/content.ts";

/** Pieces by kind. */
export const components = frozen({
  units: 52,
  inactiveMarkers: 22,
  controlMarkers: 28,
  fortresses: 3,
  strengthMarkers: 8,
  nationBoards: 4,
  capitals: 4,
  nationCards: 40,
  dice: 16,
  supportCards: 36,
  missions: 24,
  orders: 16,
  advancedOrders: 16,
  soloCards: 12,
  energyMarkers: 4,
});

/** TYT-007: the values of VP tokens; there are always enough of them. */
export const vpTokens: readonly number[] = frozen([5, 2, 1]);
