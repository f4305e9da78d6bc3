// The choice taken for a seat whose time ran out: end what can be ended, refuse what can be refused.
import { quietly } from "#kernel/fallback.ts";

/** A harmless choice. */
export const quietChoice = quietly(["pass", "done", "decline", "proceed"]);
