// What one viewer sees: an allow-list (HLAS-396 to HLAS-406). Everything named here is public, or the viewer's own; nothing
// else gets out. Lists are handed on as they are, without copying: a view is read, never changed.
import { framesFor } from "#kernel/frames.ts";
import type { Viewer } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import type { FactionId } from "../content/faction.ts";
import { HIDDEN, type Place } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import type { Resource } from "../content/resources.ts";
import type { SoloCardId } from "../content/solo-cards.ts";
import type { Difficulty } from "../content/solo-levels.ts";
import type { SpellId } from "../content/spells.ts";
import type { TokenId } from "../content/tokens.ts";
import type { HlasFrame } from "../frames.ts";
import type { Score } from "../rules/scoring.ts";
import type { Ban, Hlas, LastBattle, Objective, Phase, Realm } from "../state.ts";
import { type FightView, fightFor } from "./fight.ts";
import { type Holding, holdingsOn, type Prices, pricesFor, type RealmFigures } from "./figures.ts";
import { type HlasFrameView, shownLocals } from "./frames.ts";
import { type MoveView, moveFor } from "./move.ts";
import { type Side, sidesOf } from "./sides.ts";

/** What a viewer sees of one side. */
export interface RealmView extends RealmFigures {
  readonly faction: FactionId | "";
  readonly ore: number;
  readonly mana: number;
  readonly food: number;
  readonly vp: number;
  readonly level: number;
  readonly capital: Region;
  readonly home: Region;
  readonly isOut: boolean;
  /** Serfs and Warriors by place: a Region, or a deck (see state.ts). */
  readonly serfs: readonly number[];
  readonly warriors: readonly number[];
  readonly serfsLeft: number;
  readonly warriorsLeft: number;
  readonly heroes: readonly Place[];
  readonly seaVessel: Region;
  readonly airVessel: Region;
  readonly towers: readonly Region[];
  readonly slots: readonly number[];
  readonly buildings: readonly number[];
  /** Null for other people's Libraries. */
  readonly library: readonly SpellId[] | null;
  readonly librarySize: number;
  readonly scribed: readonly SpellId[];
  readonly turned: readonly number[];
  readonly used: readonly string[];
  /** Face-down tokens this side has looked at: which they are everybody saw, what they are only the side. */
  readonly peeked: readonly number[];
  /** The solo enemy's space on its track. */
  readonly space: number;
}

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

function realmView(realm: Realm, { figures }: Side, isOwn: boolean): RealmView {
  const { speeds, strength, busy, courtyard, abilities } = figures;
  return {
    faction: realm.faction,
    ore: realm.ore,
    mana: realm.mana,
    food: realm.food,
    vp: realm.vp,
    level: realm.level,
    capital: realm.capital,
    home: realm.home,
    isOut: realm.isOut,
    serfs: realm.serfs,
    warriors: realm.warriors,
    serfsLeft: realm.serfsLeft,
    warriorsLeft: realm.warriorsLeft,
    heroes: realm.heroes,
    seaVessel: realm.seaVessel,
    airVessel: realm.airVessel,
    towers: realm.towers,
    slots: realm.slots,
    buildings: realm.buildings,
    library: isOwn ? realm.library : null,
    librarySize: realm.library.length,
    scribed: realm.scribed,
    turned: realm.turned,
    used: realm.used,
    peeked: realm.peeked,
    space: realm.space,
    speeds,
    strength,
    busy,
    courtyard,
    abilities,
  };
}

/** The realms; only a library differs from viewer to viewer. */
function realmViews(s: Hlas, viewer: Viewer, sides: readonly Side[], like?: HlasView): RealmView[] {
  return s.realms.map((realm, seat) => {
    const other = like?.realms[seat];
    if (!other) return realmView(realm, sides[seat]!, seat === viewer);
    const library = seat === viewer ? realm.library : null;
    return library === other.library ? other : { ...other, library };
  });
}

/** HLAS-401, HLAS-402: faces of tokens that are up, or that the viewer has looked at. */
function tokensFor(s: Hlas, viewer: Viewer): (TokenId | "")[] {
  const out = s.tokens.slice();
  const { faces } = s;
  const peeked = viewer === "spectator" ? null : s.realms[viewer]!.peeked;
  for (let at = 0; at < out.length; at++) {
    if (faces[at] === HIDDEN && !peeked?.includes(at)) out[at] = "";
  }
  return out;
}

/** What a viewer sees. */
export function viewFor(s: Hlas, viewer: Viewer, like?: HlasView): HlasView {
  const sides = sidesOf(s);
  return {
    viewer,
    teams: s.teams,
    solo: s.solo,
    difficulty: s.difficulty,
    round: s.round,
    phase: s.phase,
    first: s.first,
    realms: realmViews(s, viewer, sides, like),
    excluded: s.excluded,
    tax: s.tax,
    tokens: tokensFor(s, viewer),
    faces: s.faces,
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
    scores: like?.scores ?? sides.map(({ score }) => score),
    holdings: like?.holdings ?? holdingsOn(sides),
    prices: pricesFor(s, viewer, sides),
    move: moveFor(s, viewer),
    fight: fightFor(s, viewer),
    frames: framesFor<HlasFrame, typeof shownLocals>(s.stack, shownLocals, viewer),
  };
}
