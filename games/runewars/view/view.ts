// What one viewer sees: an allow-list. Everything named here is public, or the viewer's own; nothing else gets out.
// Lists are handed on as they are, without copying: a view is read, never changed.

import { framesFor } from "#kernel/frames.ts";
import type { Viewer } from "#kernel/game.ts";
import { frameOf, type Seat } from "#kernel/procedure.ts";
import type { Figure } from "../content/army.ts";
import type { CityId } from "../content/cities.ts";
import type { DevelopmentKind } from "../content/developments.ts";
import { isNearToken } from "../content/discoveries.ts";
import type { FactionId } from "../content/factions.ts";
import type { HeroId } from "../content/heroes.ts";
import { DRAGON, NO_RUNE, NONE, UNKNOWN_RUNE } from "../content/marks.ts";
import { SEASONS_PER_YEAR, YEARS } from "../content/numbers.ts";
import type { ObjectiveId } from "../content/objectives.ts";
import type { QuestId } from "../content/quests.ts";
import type { RewardId } from "../content/rewards.ts";
import type { SeasonCardId } from "../content/seasons.ts";
import type { TacticsId } from "../content/tactics.ts";
import type { Area } from "../content/tiles.ts";
import type { BattleFrame, RuneFrame, SideName } from "../frames.ts";
import { type Board, boardIn } from "../map/atlas.ts";
import { type Strength, siegeOf, strengthOf } from "../rules/decision.ts";
import { winterLimit } from "../rules/fall-winter.ts";
import { bit, controllerOf, playerOf } from "../rules/queries.ts";
import { dragonsIn } from "../rules/result.ts";
import type { HeroState, Reward, Runewars, TurnState } from "../state.ts";
import { type RuneFrameView, seesReward, shownLocals } from "./frames.ts";

/** A Reward card; "" when the viewer has not seen it. */
export interface RewardView {
  readonly card: RewardId | "";
  readonly up: boolean;
  readonly known: number;
}

export interface HeroView extends Omit<HeroState, "rewards"> {
  readonly rewards: readonly RewardView[];
}

/** RUN-444, RUN-445, RUN-456: what a viewer sees of one seat. */
export interface PlayerView {
  readonly faction: FactionId | "";
  readonly influence: number;
  readonly food: number;
  readonly wood: number;
  readonly ore: number;
  /** Null for other people's hands; their sizes are public. */
  readonly tactics: readonly TacticsId[] | null;
  readonly fresh: readonly TacticsId[] | null;
  readonly tacticsCount: number;
  readonly freshCount: number;
  readonly quests: readonly QuestId[] | null;
  readonly questCount: number;
  readonly shownQuests: readonly QuestId[];
  /** Null for other people's, which stay secret. */
  readonly objective: ObjectiveId | "" | null;
  readonly hasObjective: boolean;
  readonly used: readonly number[];
  readonly active: number;
  readonly lastOrder: number;
  readonly claim: number;
  readonly barred: readonly number[];
  readonly hasSlain: boolean;
  readonly isOut: boolean;
  /** Units it may keep in an area in winter, as things are. */
  readonly winterLimit: number;
}

/** Units off the map together, and the area they stand before. */
export interface Force {
  readonly seat: Seat;
  readonly area: Area;
  readonly figures: readonly Figure[];
}

/** A board as it comes over the wire: everything of it that JSON can hold. */
export type BoardView = Omit<Board, "areaAt" | "near">;

/** What a viewer sees of the game. */
export interface RuneView {
  readonly viewer: Viewer;
  readonly discovery: boolean;
  /** The version of our own designs that the game was begun with. */
  readonly designs: number;
  readonly year: number;
  readonly season: number;
  readonly phase: Runewars["phase"];
  readonly first: Seat;
  readonly players: readonly PlayerView[];
  readonly board: BoardView;
  readonly homes: readonly number[];
  /** By area and place; see the state. */
  readonly army: readonly number[];
  readonly owner: readonly number[];
  readonly supply: readonly number[];
  readonly controller: readonly number[];
  readonly stronghold: readonly number[];
  readonly damaged: readonly number[];
  readonly development: readonly (DevelopmentKind | "")[];
  readonly activated: readonly number[];
  readonly city: readonly (CityId | "")[];
  /** By area: 0 none, 1 dragon, 2 false, 3 a token the viewer cannot tell. */
  readonly runes: readonly number[];
  /** Dragon runes of each seat, as far as the viewer knows. */
  readonly dragons: readonly number[];
  readonly runeUp: readonly number[];
  readonly runeKnown: readonly number[];
  readonly dragonPile: number;
  readonly falsePile: number;
  /** By area: 0 none; a known token as in the state; -1 or -2 for a face-down one with "1" or "2+" on its back. */
  readonly token: readonly number[];
  readonly tokenUp: readonly number[];
  readonly heroes: readonly HeroView[];
  readonly graves: readonly { readonly area: Area; readonly rewards: readonly RewardView[] }[];
  readonly fallen: readonly HeroId[];
  readonly titleHolder: readonly number[];
  readonly titleInfluence: readonly number[];
  /** Cards left in the decks. */
  readonly decks: Readonly<Record<"fate" | "tactics" | "quests" | "rewards" | "heroes" | "good" | "evil", number>>;
  readonly seasonDecks: readonly number[];
  readonly fateDiscard: readonly number[];
  readonly tacticsDiscard: readonly TacticsId[];
  readonly questDiscard: readonly QuestId[];
  readonly rewardDiscard: readonly RewardId[];
  readonly objectiveDiscard: readonly ObjectiveId[];
  readonly seasonDiscard: readonly SeasonCardId[];
  readonly truce: boolean;
  readonly shielded: readonly number[];
  readonly isFrozen: boolean;
  readonly contested: Area;
  /** Units off the map, before an area that is not theirs; null when there are none. */
  readonly force: Force | null;
  /** What the strength of either side of the running battle would be now, and what a siege may still take from it. */
  readonly strengths: Readonly<Record<SideName, Strength & { readonly siege: number }>> | null;
  readonly turn: TurnState;
  readonly bids: readonly number[];
  readonly ending: Runewars["ending"];
  readonly winner: Seat;
  /** The running procedures, the innermost last. */
  readonly frames: readonly RuneFrameView[];
}

function playerView(s: Runewars, seat: Seat, isOwn: boolean): PlayerView {
  const player = playerOf(s, seat);
  return {
    faction: player.faction,
    influence: player.influence,
    food: player.food,
    wood: player.wood,
    ore: player.ore,
    tactics: isOwn ? player.tactics : null,
    fresh: isOwn ? player.fresh : null,
    tacticsCount: player.tactics.length,
    freshCount: player.fresh.length,
    quests: isOwn ? player.quests : null,
    questCount: player.quests.length,
    shownQuests: player.shownQuests,
    objective: isOwn ? player.objective : null,
    hasObjective: player.objective !== "",
    used: player.used,
    active: player.active,
    lastOrder: player.lastOrder,
    claim: player.claim,
    barred: player.barred,
    hasSlain: player.hasSlain,
    isOut: player.isOut,
    winterLimit: winterLimit(s, seat),
  };
}

const rewardView = (reward: Reward, viewer: Viewer): RewardView =>
  seesReward(reward, viewer) ? reward : { card: "", up: false, known: reward.known };

/** RUN-386, RUN-448, RUN-450, RUN-451: face-up tokens, and those the viewer has seen since they were mixed. */
export function seesRune(s: Runewars, area: Area, viewer: Viewer): boolean {
  if (s.runeUp[area] === 1) return true;
  return viewer !== "spectator" && (s.runeKnown[area]! & bit(viewer)) !== 0;
}

/** RUN-455: face-down discovery tokens are known only by a look at them. */
export function seesToken(s: Runewars, area: Area, viewer: Viewer): boolean {
  if (s.tokenUp[area] === 1) return true;
  return viewer !== "spectator" && (s.tokenKnown[area]! & bit(viewer)) !== 0;
}

function runesSeen(s: Runewars, viewer: Viewer): readonly number[] {
  const out = s.runes.slice();
  for (let area = 0; area < out.length; area++) {
    if (out[area] !== NO_RUNE && !seesRune(s, area, viewer)) out[area] = UNKNOWN_RUNE;
  }
  return out;
}

/** RUN-384, RUN-428: dragon runes of each seat among those a viewer has seen. */
function dragonsSeen(s: Runewars, runes: readonly number[], controller: readonly number[]): readonly number[] {
  const dragons = s.players.map(() => 0);
  for (const area of boardIn(s).list) {
    const seat = controller[area]!;
    if (seat !== NONE) dragons[seat]! += dragonsIn(s, area, runes[area] === DRAGON);
  }
  return dragons;
}

function tokensSeen(s: Runewars, viewer: Viewer): readonly number[] {
  if (!s.discovery) return s.token;
  return s.token.map((token, area) =>
    token === 0 || seesToken(s, area, viewer) ? token : isNearToken(token) ? -1 : -2,
  );
}

function decksOf(s: Runewars): RuneView["decks"] {
  return {
    fate: s.fate.length,
    tactics: s.tactics.length,
    quests: s.quests.length,
    rewards: s.rewards.length,
    heroes: s.heroDeck.length,
    good: s.goodObjectives.length,
    evil: s.evilObjectives.length,
  };
}

function heroView(hero: HeroState, viewer: Viewer): HeroView {
  return hero.rewards.length === 0
    ? hero
    : { ...hero, rewards: hero.rewards.map(reward => rewardView(reward, viewer)) };
}

const boardViews = new WeakMap<Board, BoardView>();

/** A board is always shown by the same object, so that comparing two views does not look into it. */
function boardView(board: Board): BoardView {
  const shown = boardViews.get(board);
  if (shown) return shown;
  const { placements, list, hexOf, borders, edges } = board;
  const fresh = { placements, list, hexOf, borders, edges };
  boardViews.set(board, fresh);
  return fresh;
}

/** RUN-405: year and season; a game that is over has ended in its last winter. */
function dateOf({ year, season }: Runewars): Pick<RuneView, "year" | "season"> {
  return year > YEARS ? { year: YEARS, season: SEASONS_PER_YEAR - 1 } : { year, season };
}

/** RUN-447, RUN-453: the pieces and cards that lie open are handed on as they are. */
function openView(s: Runewars, viewer: Viewer) {
  const { year, season } = dateOf(s);
  return {
    viewer,
    discovery: s.discovery,
    designs: s.designs,
    year,
    season,
    phase: s.phase,
    first: s.first,
    board: boardView(boardIn(s)),
    homes: s.homes,
    army: s.army,
    owner: s.owner,
    supply: s.supply,
    stronghold: s.stronghold,
    damaged: s.damaged,
    development: s.development,
    activated: s.activated,
    city: s.city,
    runeUp: s.runeUp,
    runeKnown: s.runeKnown,
    dragonPile: s.dragonPile,
    falsePile: s.falsePile,
    tokenUp: s.tokenUp,
    fallen: s.fallen,
    titleHolder: s.titleHolder,
    titleInfluence: s.titleInfluence,
    fateDiscard: s.fateDiscard,
    tacticsDiscard: s.tacticsDiscard,
    questDiscard: s.questDiscard,
    rewardDiscard: s.rewardDiscard,
    objectiveDiscard: s.objectiveDiscard,
    seasonDiscard: s.seasonDiscard,
  };
}

/** Units on the march, talking, or driven out, as long as they are nowhere on the map. */
function forceIn({ stack }: Runewars): Force | null {
  for (const frame of stack as readonly RuneFrame[]) {
    if (frame.proc === "retreat" && frame.figures.length > 0) {
      return { seat: frame.seat, area: frame.from, figures: frame.figures };
    }
    if ((frame.proc === "march" || frame.proc === "diplomacy") && frame.force.length > 0) {
      return { seat: frame.seat, area: frame.area, figures: frame.force };
    }
  }
  return null;
}

function strengthsIn(s: Runewars): RuneView["strengths"] {
  const battle = frameOf<BattleFrame>(s, "battle");
  return (
    battle && {
      attacker: { ...strengthOf(s, battle, "attacker"), siege: 0 },
      defender: { ...strengthOf(s, battle, "defender"), siege: siegeOf(s, battle) },
    }
  );
}

function controllersIn(s: Runewars): readonly Seat[] {
  const out = s.owner.slice();
  for (let area = 0; area < out.length; area++) out[area] = controllerOf(s, area);
  return out;
}

/** What a viewer sees. */
export function viewFor(s: Runewars, viewer: Viewer, like?: RuneView): RuneView {
  const isShared = (seat: Seat): boolean => seat !== viewer && seat !== like?.viewer;
  const controller = like?.controller ?? controllersIn(s);
  const runes = runesSeen(s, viewer);
  return {
    // First, because copying a whole object is fast only into an empty one.
    ...openView(s, viewer),
    players: s.players.map((_, seat) =>
      like && isShared(seat) ? like.players[seat]! : playerView(s, seat, seat === viewer),
    ),
    controller,
    runes,
    dragons: dragonsSeen(s, runes, controller),
    token: tokensSeen(s, viewer),
    heroes: s.heroes.map(hero => heroView(hero, viewer)),
    graves: s.graves.map(({ area, rewards }) => ({ area, rewards: rewards.map(reward => rewardView(reward, viewer)) })),
    decks: like?.decks ?? decksOf(s),
    seasonDecks: like?.seasonDecks ?? s.seasonDecks.map(deck => deck.length),
    truce: s.truce,
    shielded: s.shielded,
    isFrozen: s.isFrozen,
    contested: s.contested,
    force: like ? like.force : forceIn(s),
    strengths: like ? like.strengths : strengthsIn(s),
    turn: s.turn,
    bids: s.bids,
    ending: s.ending,
    winner: s.winner,
    frames: framesFor<RuneFrame, typeof shownLocals>(s.stack, shownLocals, viewer),
  };
}
