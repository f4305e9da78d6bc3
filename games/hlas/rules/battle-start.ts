// What a battle starts from; the battle itself is in battle.ts.
import type { Seat } from "#kernel/procedure.ts";
import { NONE } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import type { BattleFrame, Flank } from "../frames.ts";

function flank(): Flank {
  return {
    spells: [],
    casts: 0,
    tactic: "",
    fate: "",
    due: 0,
    sacrificed: [],
    lost: 0,
    destroyed: [0, 0, 0, 0, 0],
    present: [],
    total: 0,
  };
}

/** HLAS-380: a battle of an attacker, who leads all that came along, against the holder of a Region; `from` is where the attackers are. */
export function newBattle(
  attacker: Seat,
  defender: Seat,
  region: Region,
  from: Region,
): Omit<BattleFrame, "proc" | "step"> {
  return {
    region,
    from,
    attacker,
    defender,
    asked: NONE,
    sides: [flank(), flank()],
    winner: NONE,
    damage: 0,
    solo: "",
    turn: 1,
    isEarly: false,
    used: [],
    refuge: false,
    fled: [],
    retreating: [],
    isOffered: false,
  };
}
