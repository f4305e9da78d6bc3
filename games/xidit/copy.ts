// Copies a state field by field: bots make thousands of copies for one decision, and knowing the shape makes them
// several times faster. Every list must be named here; the suite of all games finds what was forgotten.
import { copy } from "#kernel/json.ts";
import type { Xidit } from "./state.ts";

export function copyXidit(s: Xidit): Xidit {
  return {
    ...s,
    stack: copy(s.stack),
    open: s.open.slice(),
    answers: copy(s.answers),
    chance: copy(s.chance),
    rulings: { ...s.rulings },
    color: s.color.slice(),
    idrakis: s.idrakis.slice(),
    units: s.units.slice(),
    sovereigns: s.sovereigns.slice(),
    bards: s.bards.slice(),
    regionBards: s.regionBards.slice(),
    built: s.built.slice(),
    waiting: s.waiting.slice(),
    guildOwner: s.guildOwner.slice(),
    guildHeight: s.guildHeight.slice(),
    token: s.token.slice(),
    recruits: s.recruits.slice(),
    barracks: s.barracks.slice(),
    recruitmentPile: s.recruitmentPile.slice(),
    threatPile: s.threatPile.slice(),
    discardedRecruitments: s.discardedRecruitments.slice(),
    discardedThreats: s.discardedThreats.slice(),
    titans: s.titans.slice(),
    raging: s.raging.slice(),
    evaluations: s.evaluations.slice(),
    virtual: s.virtual.slice(),
    plans: s.plans.slice(),
    recruitedIn: s.recruitedIn.slice(),
    threatIn: s.threatIn.slice(),
    titanIn: s.titanIn.slice(),
    freed: s.freed.slice(),
    shown: s.shown.slice(),
  };
}
