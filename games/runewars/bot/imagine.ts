// Fills in what a viewer cannot know: decks, hands, Objectives, face-down rewards, runes and tokens, Fate cards drawn in a
// battle. Everything unknown is put in order first, so that the true order leaves no trace.

import type { Chance } from "#kernel/chance.ts";
import type { Viewer } from "#kernel/game.ts";
import { frameOf } from "#kernel/procedure.ts";
import { factions } from "../content/factions.ts";
import { DRAGON, NO_RUNE, NONE } from "../content/marks.ts";
import { RUNES_TO_WIN } from "../content/numbers.ts";
import type { QuestId } from "../content/quests.ts";
import type { RewardId } from "../content/rewards.ts";
import type { TacticsId } from "../content/tactics.ts";
import type { BattleFrame, DuelFrame, RuneFrame, ShowRunesFrame, Side } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import { quadrantFor } from "../rules/line.ts";
import { areasOf } from "../rules/queries.ts";
import { dragonsOf } from "../rules/result.ts";
import type { PlayerState, Reward, Runewars } from "../state.ts";
import { isShown, openCards } from "../view/battle-view.ts";
import { seesReward } from "../view/frames.ts";
import { seesRune, seesToken } from "../view/view.ts";

const shuffled = <T extends string | number>(chance: Chance, ...lists: readonly (readonly T[])[]): T[] =>
  chance.shuffle(lists.flat().sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));

const othersOf = (s: Runewars, viewer: Viewer): PlayerState[] => s.players.filter((_, seat) => seat !== viewer);

function imagineTactics(s: Runewars, viewer: Viewer, chance: Chance): void {
  const hands = othersOf(s, viewer).flatMap(player => [player.tactics, player.fresh]);
  const all = shuffled<TacticsId>(chance, s.tactics, ...hands);
  for (const hand of hands) hand.splice(0, hand.length, ...all.splice(0, hand.length));
  s.tactics = all;
}

function imagineQuests(s: Runewars, viewer: Viewer, chance: Chance): void {
  const secret = othersOf(s, viewer).map(player => ({
    player,
    hidden: player.quests.filter(quest => !player.shownQuests.includes(quest)),
  }));
  const all = shuffled<QuestId>(chance, s.quests, ...secret.map(({ hidden }) => hidden));
  for (const { player, hidden } of secret) player.quests = [...player.shownQuests, ...all.splice(0, hidden.length)];
  s.quests = all;
}

function imagineObjectives(s: Runewars, viewer: Viewer, chance: Chance): void {
  for (const alignment of ["good", "evil"] as const) {
    const holders = othersOf(s, viewer).filter(
      ({ faction, objective }) => objective !== "" && faction !== "" && factions[faction].alignment === alignment,
    );
    const deck = alignment === "good" ? s.goodObjectives : s.evilObjectives;
    const all = shuffled(
      chance,
      deck,
      holders.flatMap(({ objective }) => (objective === "" ? [] : [objective])),
    );
    for (const holder of holders) holder.objective = all.pop()!;
    deck.splice(0, deck.length, ...all);
  }
}

function imagineRewards(s: Runewars, viewer: Viewer, chance: Chance): void {
  const duel = frameOf<DuelFrame>(s, "duel");
  const lists: Reward[][] = [
    ...s.heroes.map(hero => hero.rewards),
    ...s.graves.map(grave => grave.rewards),
    ...(duel ? [duel.spoils] : []),
  ];
  const hidden = lists.flat().filter(reward => !seesReward(reward, viewer));
  const all = shuffled<RewardId>(
    chance,
    s.rewards,
    hidden.map(({ card }) => card),
  );
  for (const reward of hidden) reward.card = all.pop()!;
  s.rewards = all;
  for (const frame of s.stack as RuneFrame[]) hideGifts(frame, viewer);
}

/** RUN-297: forgets exchanges of Reward cards that are not the viewer's; they name the cards. */
function hideGifts(frame: RuneFrame, viewer: Viewer): void {
  if ("given" in frame && frame.given !== undefined && frame.seat !== viewer) frame.given = [];
}

/** RUN-457: how many tokens of each kind are in play is public; a claimant has shown that he has enough. */
function imagineRunes(s: Runewars, viewer: Viewer, chance: Chance): void {
  const hidden = boardIn(s).list.filter(area => s.runes[area] !== NO_RUNE && !seesRune(s, area, viewer));
  const kinds = shuffled(
    chance,
    hidden.map(area => s.runes[area]!),
  );
  for (const [i, area] of hidden.entries()) s.runes[area] = kinds[i]!;
  const show = frameOf<ShowRunesFrame>(s, "showRunes");
  if (!show) return;
  const own = areasOf(s, show.seat);
  while (dragonsOf(s, show.seat) < RUNES_TO_WIN) {
    const give = hidden.find(area => !own.includes(area) && s.runes[area] === DRAGON);
    const take = hidden.find(area => own.includes(area) && s.runes[area] !== DRAGON);
    if (give === undefined || take === undefined) return;
    [s.runes[give], s.runes[take]] = [s.runes[take]!, s.runes[give]!];
  }
}

function imagineTokens(s: Runewars, viewer: Viewer, chance: Chance): void {
  if (!s.discovery) return;
  for (const back of [1, 0]) {
    const hidden = boardIn(s).list.filter(
      area => s.token[area]! > 0 && s.token[area]! % 2 === back && !seesToken(s, area, viewer),
    );
    const boxed = s.tokenBox.filter(token => token % 2 === back);
    const rest = s.tokenBox.filter(token => token % 2 !== back);
    const all = shuffled(
      chance,
      boxed,
      hidden.map(area => s.token[area]!),
    );
    for (const area of hidden) s.token[area] = all.pop()!;
    s.tokenBox = [...rest, ...all];
  }
}

/** Cards of a side that the viewer cannot see, and what is known of them: they do not show what has been revealed. */
interface Unseen {
  readonly side: Side;
  readonly cards: number;
  readonly aside: number;
  fits(card: number): boolean;
}

function unseenOf(battle: BattleFrame, side: Side, viewer: Viewer): Unseen | null {
  if (side.decider === viewer || side.type === NONE) return null;
  const { type } = side;
  const cards = side.cards.length - openCards(battle, side).length;
  const fits = (card: number): boolean => !isShown(battle.shown, quadrantFor(card, type).symbol);
  return { side, cards, aside: side.aside.length, fits };
}

/** Picks cards for one side without starving the other. */
function pickFor(unseen: Unseen, pool: number[], other: Unseen | null): number[] {
  const picked: number[] = [];
  for (const card of [...pool]) {
    if (picked.length === unseen.cards) break;
    if (!unseen.fits(card)) continue;
    const left = other ? pool.filter(each => other.fits(each)).length : 0;
    if (other?.fits(card) && left - 1 < other.cards) continue;
    picked.push(card);
    pool.splice(pool.indexOf(card), 1);
  }
  return picked;
}

function imagineFate(s: Runewars, viewer: Viewer, chance: Chance): void {
  const battle = frameOf<BattleFrame>(s, "battle");
  const [one = null, two = null] = battle
    ? [unseenOf(battle, battle.attacker, viewer), unseenOf(battle, battle.defender, viewer)].filter(
        each => each !== null,
      )
    : [];
  const hidden = [one, two].flatMap(each => (each && battle ? hiddenCards(battle, each.side) : []));
  const pool = shuffled(chance, s.fate, hidden);
  for (const [each, other] of [
    [one, two],
    [two, null],
  ] as const) {
    if (!each || !battle) continue;
    const open = openCards(battle, each.side);
    each.side.cards = [...open, ...pickFor(each, pool, other)].sort((a, b) => a - b);
  }
  for (const each of [one, two]) {
    if (!each || !battle) continue;
    each.side.aside = pool.splice(0, each.aside);
    if (battle.shown !== "none") recount(each.side);
  }
  s.fate = pool;
}

const hiddenCards = (battle: BattleFrame, side: Side): number[] => {
  const open = openCards(battle, side);
  return [...side.cards.filter(card => !open.includes(card)), ...side.aside];
};

/** The sums that follow from the cards. */
function recount(side: Side): void {
  side.routs = 0;
  side.damage = 0;
  for (const card of [...side.cards, ...side.extra]) {
    const { symbol, n } = quadrantFor(card, side.type);
    if (symbol === "rout") side.routs += n;
    else if (symbol === "damage") side.damage += n;
  }
}

/** Replaces everything a viewer cannot know. */
export function imagine(s: Runewars, viewer: Viewer, chance: Chance): void {
  imagineFate(s, viewer, chance);
  imagineTactics(s, viewer, chance);
  imagineQuests(s, viewer, chance);
  imagineObjectives(s, viewer, chance);
  imagineRewards(s, viewer, chance);
  imagineRunes(s, viewer, chance);
  imagineTokens(s, viewer, chance);
  s.heroDeck = shuffled(chance, s.heroDeck);
  s.seasonDecks = s.seasonDecks.map(deck => shuffled(chance, deck));
}
