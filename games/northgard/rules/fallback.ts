// The choice taken for a seat whose time ran out: end what can be ended, refuse what can be refused.
import { quietly } from "#kernel/fallback.ts";

// Settling comes before stopping: a player with no units on the map wants to come back (NOR-206).
/** A harmless choice. */
export const quietChoice = quietly(["pass", "endTurn", "settle", "stop", "done", "decline", "yield"]);
