// What states saved under earlier rules lack.
import type { NorthFrame } from "../frames.ts";
import { NONE, type Northgard, usualRulings } from "../state.ts";
import { forceStrength } from "./odds.ts";
import { lossesOf, shieldOf } from "./strength.ts";

/** Earlier saves know fewer rulings, or none; their combats do not say what the sides lose, nor their Explores what went back. */
export function upgrade(s: Northgard): void {
  s.rulings = { ...usualRulings, ...s.rulings };
  for (const frame of s.stack as NorthFrame[]) {
    if (frame.proc === "explore") frame.returned ??= [];
    if (frame.proc !== "combat") continue;
    const { attack, defence } = frame;
    const isDecided = frame.winner !== "";
    const [attackers, defenders] = [forceStrength(attack), forceStrength(defence)];
    attack.losses ??= isDecided ? lossesOf(attackers, defenders.skulls, shieldOf(frame.card)) : NONE;
    defence.losses ??= isDecided ? lossesOf(defenders, attackers.skulls, 0) : NONE;
  }
}
