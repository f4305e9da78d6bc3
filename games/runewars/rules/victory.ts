// Claiming victory with six dragon runes, showing them, and the claim a year later (RUN-407 to RUN-414).
import type { Seat } from "#kernel/procedure.ts";
import { type AtArea, atArea } from "../choices.ts";
import { DRAGON, NONE } from "../content/marks.ts";
import { RUNES_TO_WIN, YEARS } from "../content/numbers.ts";
import type { ClaimCheckFrame, RuneFlow, ShowRunesFrame } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { whyNotThatRune } from "./area-refusals.ts";
import { areasOf, playerOf } from "./queries.ts";
import { refuseOthers } from "./reasons.ts";
import { dragonsOf, finish } from "./result.ts";
import { steps } from "./steps.ts";

/** RUN-407, RUN-410, RUN-411, RUN-413: whether a seat may claim victory now. */
export function canClaim(s: Runewars, seat: Seat): boolean {
  if (s.year >= YEARS || playerOf(s, seat).claim !== NONE) return false;
  if (s.players.some(player => player.claim === s.season)) return false;
  return dragonsOf(s, seat) >= RUNES_TO_WIN;
}

/** Lays the Victory card on the deck of this season. */
export function claim(s: Runewars, seat: Seat, { emit, call }: RuneFlow): void {
  playerOf(s, seat).claim = s.season;
  emit({ type: "victoryClaimed", seat, season: s.season });
  call("showRunes", { seat });
}

const show = steps<ShowRunesFrame>();

const hiddenDragons = (s: Runewars, seat: Seat): AtArea[] =>
  areasOf(s, seat)
    .filter(area => s.runes[area] === DRAGON && s.runeUp[area] === 0)
    .map(atArea);
const missing = (s: Runewars, seat: Seat): number => RUNES_TO_WIN - dragonsOf(s, seat, true);

export const showRunes = show.procedure("showRunes", {
  // RUN-388, RUN-389, RUN-408, RUN-509 As many face-down dragon runes as are needed, of the claimant's choice; they stay face up.
  turnUp: show.ask<AtArea>({
    when: (s, { seat }) => missing(s, seat) > 0 && hiddenDragons(s, seat).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, { seat }) => hiddenDragons(s, seat),
    refused: (s, { seat }) => refuseOthers(s, hiddenDragons(s, seat), area => whyNotThatRune(s, seat, "RUN-407", area)),
    args: (s, { seat }) => ({ n: missing(s, seat) }),
    take: (s, { seat }, { area }, flow) => {
      s.runeUp[area] = 1;
      flow.emit({ type: "runeRevealed", seat, area, rune: "dragon" });
      flow.repeat();
    },
  }),
});

const check = steps<ClaimCheckFrame>();

export const claimCheck = check.procedure("claimCheck", {
  // RUN-409 Without six dragon runes the card goes back to its owner.
  turnCard: check.auto((s, { seat }, flow) => {
    if (dragonsOf(s, seat) >= RUNES_TO_WIN) return flow.call("showRunes", { seat });
    playerOf(s, seat).claim = NONE;
    flow.emit({ type: "claimFailed", seat, season: s.season });
    flow.end();
  }),
  win: check.auto((s, { seat }, flow) => finish(s, seat, "victory", flow)),
});
