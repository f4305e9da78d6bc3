// Where Hidden Ways and Bribery may take units.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import type { March, Send } from "../choices.ts";
import type { TransferFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import { neighboursOf, type Territory } from "../map/land.ts";
import { NONE, type Northgard } from "../state.ts";
import { mayKaijaEnter, sizes, triedMarches } from "./movement.ts";
import { areEnemies, areTeammates, guardsIn, hasKaija, isBlocked } from "./queries.ts";
import { reasons, refused, type Why } from "./reasons.ts";

/** NOR-284, NOR-351: nobody is put into a teammate's land or to a Fallen Valkyrie. */
function isOpenTo(s: Northgard, seat: Seat, mover: Seat, to: Territory): boolean {
  const owner = s.owner[to]!;
  if (owner !== NONE && (areTeammates(s, mover, owner) || areTeammates(s, seat, owner))) return false;
  return guardsIn(s, to) === 0;
}

/** Why units cannot be taken from one territory to another by a card. */
function whyNoTransfer(s: Northgard, { seat, mover }: TransferFrame, { from, to }: March): Why | null {
  const owner = s.owner[from]!;
  const isMovers = mover === NONE ? owner !== NONE && areEnemies(s, seat, owner) : owner === mover;
  if (!isMovers) return mover === NONE ? reasons.notEnemy : reasons.notYours;
  if (transferMarches(s, seat, owner).some(march => march.from === from && march.to === to)) return null;
  if (isBlocked(s, from)) return reasons.bearHolds;
  if (owner === seat && landOf(s).free[to]! === 0) return reasons.notOpen;
  if (owner !== seat && !neighboursOf(landOf(s), from).includes(to)) return reasons.notAdjacent;
  if (guardsIn(s, to) > 0) return reasons.valkyrieHere;
  return isOpenTo(s, seat, owner, to) ? reasons.kaijaOut : reasons.matesLand;
}

export const transferRefusals = (s: Northgard, frame: TransferFrame): Refusal[] =>
  refused(
    triedMarches(s, at => s.owner[at] !== NONE),
    march => whyNoTransfer(s, frame, march),
    march => march,
  );

export function transferSendRefusals(s: Northgard, frame: TransferFrame): Refusal[] {
  const legal = transferSends(s, frame);
  return refused(
    sizes(s.units[frame.from]!, hasKaija(s, frame.mover, frame.from)),
    send => {
      if (legal.some(other => other.units === send.units && other.kaija === send.kaija)) return null;
      return send.kaija && !mayKaijaEnter(s, frame.mover, frame.to) ? reasons.kaijaOut : reasons.tooMany;
    },
    send => send,
  );
}

/** Ways for units of `mover` by a card of `seat`: own units to any open territory, others' to an adjacent one. */
export function transferMarches(s: Northgard, seat: Seat, mover: Seat): March[] {
  const found: March[] = [];
  for (const from of landOf(s).list) {
    if (s.owner[from] !== mover || isBlocked(s, from)) continue;
    const targets =
      seat === mover
        ? landOf(s).list.filter(at => at !== from && landOf(s).free[at]! > 0)
        : neighboursOf(landOf(s), from);
    for (const to of targets) {
      if (!isOpenTo(s, seat, mover, to)) continue;
      if (s.units[from]! > 0 || mayKaijaEnter(s, mover, to)) found.push({ kind: "march", from, to });
    }
  }
  return found;
}

/** How many go, with or without Kaija. */
export function transferSends(s: Northgard, frame: TransferFrame): Send[] {
  const { mover, from, to, most } = frame;
  const found: Send[] = [];
  const kaija = hasKaija(s, mover, from) && mayKaijaEnter(s, mover, to);
  for (let units = 0; units <= s.units[from]!; units++) {
    if (units > 0 && units <= most) found.push({ kind: "send", units, kaija: false });
    if (kaija && units + 1 <= most) found.push({ kind: "send", units, kaija: true });
  }
  return found;
}
