// What states saved under earlier rules lack.
import type { NorthFrame } from "../frames.ts";
import { NONE, type Northgard } from "../state.ts";
import { forceStrength } from "./odds.ts";
import { lossesOf, shieldOf } from "./strength.ts";

/** Combats of earlier saves do not say what their sides lose. */
export function upgrade(s: Northgard): void {
  for (const frame of s.stack as NorthFrame[]) {
    if (frame.proc !== "combat") continue;
    const { attack, defence } = frame;
    const isDecided = frame.winner !== "";
    const [attackers, defenders] = [forceStrength(attack), forceStrength(defence)];
    attack.losses ??= isDecided ? lossesOf(attackers, defenders.skulls, shieldOf(frame.card)) : NONE;
    defence.losses ??= isDecided ? lossesOf(defenders, attackers.skulls, 0) : NONE;
  }
}
