// What one viewer sees: an allow-list (HLAS-396 to HLAS-406). Everything named here is public, or the viewer's own; nothing
// else gets out. Lists are handed on as they are, without copying: a view is read, never changed.
import { framesFor } from "#kernel/frames.ts";
import type { Viewer } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import type { Resource } from "../content/resources.ts";
import type { SoloCardId } from "../content/solo-cards.ts";
import type { Difficulty } from "../content/solo-levels.ts";
import type { SpellId } from "../content/spells.ts";
import type { TokenId } from "../content/tokens.ts";
import type { HlasFrame } from "../frames.ts";
import type { Score } from "../rules/scoring.ts";
import type { Ban, Hlas, LastBattle, Objective, Phase } from "../state.ts";
import { type FightView, fightFor } from "./fight.ts";
import type { Holding } from "./figures.ts";
import { type HlasFrameView, shownLocals } from "./frames.ts";
import { type MoveView, moveFor } from "./move.ts";
import { ownOf, tokensFor } from "./own.ts";
import type { Prices } from "./prices.ts";
import type { RealmView } from "./realms.ts";
import { type Public, publicOf } from "./sides.ts";

/** What a viewer sees of the game. */
export interface HlasView {
  readonly viewer: Viewer;
  readonly teams: boolean;
  readonly solo: boolean;
  readonly difficulty: Difficulty;
  readonly round: number;
  readonly phase: Phase;
  readonly first: Seat;
  readonly realms: readonly RealmView[];
  readonly excluded: number;
  readonly tax: readonly Resource[];
  /** Tokens by token place: those face up, and those the viewer has looked at; others are "". */
  readonly tokens: readonly (TokenId | "")[];
  readonly faces: readonly number[];
  readonly hiddenLand: number;
  readonly spent: readonly TokenId[];
  readonly collected: number;
  readonly deckSize: number;
  readonly discardSize: number;
  readonly cast: readonly SpellId[];
  readonly bans: readonly Ban[];
  readonly trigger: Objective | "";
  readonly lastRound: number;
  readonly ending: Hlas["ending"];
  readonly battle: LastBattle;
  readonly soloLeft: number;
  readonly soloDiscard: readonly SoloCardId[];
  readonly soloSlots: readonly SoloCardId[];
  /** What each side would score if the game ended now. */
  readonly scores: readonly Score[];
  /** Who controls each Region, and what they have of it. */
  readonly holdings: readonly (readonly Holding[])[];
  readonly prices: Prices | null;
  readonly move: MoveView | null;
  readonly fight: FightView | null;
  /** The running procedures, the innermost last. */
  readonly frames: readonly HlasFrameView[];
}

/** What seats see for themselves, and spectators do not. */
function privateOf(s: Hlas, viewer: Viewer, shared: Public): Pick<HlasView, "realms" | "tokens" | "prices"> {
  if (viewer === "spectator") return { realms: shared.realms, tokens: tokensFor(shared.land, []), prices: null };
  const { realm, tokens, prices } = ownOf(s, viewer, shared);
  const realms = shared.realms.slice();
  realms[viewer] = realm;
  return { realms, tokens, prices };
}

/** What a viewer sees. */
export function viewFor(s: Hlas, viewer: Viewer): HlasView {
  const shared = publicOf(s);
  const { realms, tokens, prices } = privateOf(s, viewer, shared);
  return {
    viewer,
    teams: s.teams,
    solo: s.solo,
    difficulty: s.difficulty,
    round: s.round,
    phase: s.phase,
    first: s.first,
    realms,
    excluded: s.excluded,
    tax: s.tax,
    tokens,
    faces: shared.land.faces,
    hiddenLand: s.hiddenLand,
    spent: s.spent,
    collected: s.collected.length,
    deckSize: s.deck.length,
    discardSize: s.discard.length,
    cast: s.cast,
    bans: s.bans,
    trigger: s.trigger,
    lastRound: s.lastRound,
    ending: s.ending,
    battle: s.battle,
    soloLeft: s.soloDeck.length,
    soloDiscard: s.soloDiscard,
    soloSlots: s.soloSlots,
    scores: shared.scores,
    holdings: shared.holdings,
    prices,
    move: moveFor(s, viewer),
    fight: fightFor(s, viewer),
    frames: framesFor<HlasFrame, typeof shownLocals>(s.stack, shownLocals, viewer),
  };
}
