// The choice taken for a seat whose time ran out: end what can be ended, refuse what can be refused.
import { quietly } from "#kernel/fallback.ts";

/** A harmless choice. */
export const quietChoice = quietly(["pass", "endOrders", "endStage", "done", "decline", "keepOnTop"]);
