// Whatever changes hands is told: an account of the table that is kept from events alone stays equal to the game.
import { expect, test } from "vitest";
import { chanceOf, fastChance } from "#kernel/chance.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { RuneChoice } from "../choices.ts";
import { DRAGON, FALSE, NO_RUNE, NONE, shieldOf } from "../content/marks.ts";
import { titleIds } from "../content/titles.ts";
import { copyRunewars } from "../copy.ts";
import type { RuneEvent } from "../events.ts";
import { runewars } from "../index.ts";
import type { Runewars } from "../state.ts";

type EventOf<T extends RuneEvent["type"]> = Extract<RuneEvent, { type: T }>;
type Hearing = { readonly [T in RuneEvent["type"]]?: (s: Runewars, event: EventOf<T>) => unknown };

const player = (s: Runewars, seat: number) => s.players[seat]!;
const hero = (s: Runewars, id: string) => s.heroes.find(each => each.id === id)!;

function take<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  expect(at, `${String(item)} is not there to be taken`).toBeGreaterThanOrEqual(0);
  list.splice(at, 1);
}

function loseReward(s: Runewars, id: string, card: string): void {
  const { rewards } = hero(s, id);
  take(
    rewards,
    rewards.find(reward => reward.card === card),
  );
}

const removeHero = (s: Runewars, id: string): unknown => take(s.heroes, hero(s, id));
const gainReward = (s: Runewars, id: string, card: string | null): unknown =>
  hero(s, id).rewards.push({ card: card as never, up: false, known: 0 });

const hearing: Hearing = {
  springCame: s => {
    s.activated.fill(0);
    for (const each of s.players) Object.assign(each, { used: [], hasSlain: false });
  },
  seasonStarted: (s, { year, season }) => Object.assign(s, { year, season, shielded: [] }),
  ordersRevealed: (s, { orders }) => {
    for (const [seat, order] of orders.entries()) if (order > 0) player(s, seat).used.push(order);
  },
  orderReturned: (s, { seat, order }) => take(player(s, seat).used, order),
  influenceGained: (s, { seat, n }) => {
    player(s, seat).influence += n;
  },
  influenceSpent: (s, { seat, n }) => {
    player(s, seat).influence -= n;
  },
  dialSet: (s, { seat, resource, from, to }) => {
    expect(player(s, seat)[resource]).toBe(from);
    player(s, seat)[resource] = to;
  },
  tacticsDrawn: (s, { seat, count, cards }) => {
    expect(cards).toHaveLength(count);
    player(s, seat).tactics.push(...cards!);
  },
  tacticsPlayed: (s, { seat, card }) => take(player(s, seat).tactics, card),
  tacticsDiscarded: (s, { seat, card }) => take(player(s, seat).tactics, card),
  questsDrawn: (s, { seat, cards }) => player(s, seat).quests.push(...cards!),
  questDiscarded: (s, { seat, quest }) => take(player(s, seat).quests, quest),
  objectiveDrawn: (s, { seat, card }) => Object.assign(player(s, seat), { objective: card }),
  objectiveDiscarded: (s, { seat, card }) => {
    expect(player(s, seat).objective).toBe(card);
    player(s, seat).objective = "";
  },
  areaActivated: (s, { seat, area }) => {
    s.activated[area]! |= 1 << seat;
  },
  activationRemoved: (s, { seat, area }) => {
    expect(s.activated[area]! & (1 << seat)).not.toBe(0);
    s.activated[area]! &= ~(1 << seat);
  },
  areaShielded: (s, { seat, area }) => s.shielded.push(shieldOf(area, seat)),
  strongholdBuilt: (s, { seat, area, isDamaged }) => {
    s.stronghold[area] = seat;
    s.damaged[area] = isDamaged ? 1 : 0;
  },
  strongholdDamaged: (s, { seat, area }) => {
    expect(s.stronghold[area]).toBe(seat);
    s.damaged[area] = 1;
  },
  strongholdRepaired: (s, { seat, area }) => {
    expect(s.stronghold[area]).toBe(seat);
    s.damaged[area] = 0;
  },
  strongholdRemoved: (s, { seat, area }) => {
    expect(s.stronghold[area]).toBe(seat);
    s.stronghold[area] = NONE;
    s.damaged[area] = 0;
  },
  developmentBuilt: (s, { area, development }) => {
    s.development[area] = development;
  },
  developmentRemoved: (s, { area, development }) => {
    expect(s.development[area]).toBe(development);
    s.development[area] = "";
  },
  heroJoined: (s, { seat, hero: id, area }) =>
    s.heroes.push({ id, seat, area, damage: 0, routed: false, strength: 0, agility: 0, wisdom: 0, rewards: [] }),
  heroMoved: (s, { hero: id, from, to }) => {
    expect(hero(s, id).area).toBe(from);
    hero(s, id).area = to;
  },
  heroHurt: (s, { hero: id, n }) => {
    hero(s, id).damage += n;
  },
  heroHealed: (s, { hero: id, n }) => {
    expect(n).toBeGreaterThan(0);
    hero(s, id).damage -= n;
  },
  heroStood: (s, { hero: id }) => {
    expect(hero(s, id).routed).toBe(true);
    hero(s, id).routed = false;
  },
  heroRouted: (s, { hero: id }) => {
    hero(s, id).routed = true;
  },
  heroTrained: (s, { hero: id, attribute, n }) => {
    hero(s, id)[attribute] += n;
  },
  heroDeserted: (s, { hero: id, rewards }) => {
    expect(rewards.toSorted()).toEqual(
      hero(s, id)
        .rewards.map(({ card }) => card)
        .sort(),
    );
    removeHero(s, id);
  },
  heroDefeated: (s, { hero: id, area, hasMarker }) => {
    expect(hero(s, id).area).toBe(area);
    if (hasMarker) s.graves.push({ area, rewards: hero(s, id).rewards });
    removeHero(s, id);
    s.fallen.push(id);
  },
  graveTaken: (s, { area, count }) => {
    const at = s.graves.findIndex(grave => grave.area === area && grave.rewards.length === count);
    expect(at).toBeGreaterThanOrEqual(0);
    s.graves.splice(at, 1);
  },
  rewardGained: (s, { hero: id, card }) => gainReward(s, id, card),
  rewardDiscarded: (s, { hero: id, card }) => loseReward(s, id, card),
  rewardGiven: (s, { from, to, card }) => {
    if (from !== "" && hero(s, from)) loseReward(s, from, card!);
    gainReward(s, to, card);
  },
  rewardUsed: (s, { hero: id, card }) =>
    expect(
      hero(s, id)?.rewards.map(reward => reward.card),
      `${id} has no ${card}`,
    ).toContain(card),
  titleTaken: (s, { seat, title, influence }) => {
    s.titleHolder[titleIds.indexOf(title)] = seat;
    s.titleInfluence[titleIds.indexOf(title)] = influence;
  },
  runesPlaced: (s, { areas, dragon }) => {
    for (const area of areas) s.runes[area] = area === dragon ? DRAGON : FALSE;
  },
  falseRuneDiscarded: (s, { area }) => {
    expect(s.runes[area]).toBe(FALSE);
    s.runes[area] = NO_RUNE;
  },
  runePlacedOpenly: (s, { area }) => {
    s.runes[area] = DRAGON;
  },
  runeMoved: (s, { from, to }) => {
    s.runes[to] = s.runes[from]!;
    s.runes[from] = NO_RUNE;
  },
  runesExchanged: (s, { a, b }) => {
    [s.runes[a], s.runes[b]] = [s.runes[b]!, s.runes[a]!];
  },
  runeSeen: (s, { area, rune }) => expect(s.runes[area]).toBe(rune === "dragon" ? DRAGON : FALSE),
  runeRevealed: (s, { area, rune }) => expect(s.runes[area]).toBe(rune === "dragon" ? DRAGON : FALSE),
  victoryClaimed: (s, { seat, season }) => {
    player(s, seat).claim = season;
  },
  claimFailed: (s, { seat }) => {
    player(s, seat).claim = NONE;
  },
  playerEliminated: (s, { seat }) => {
    s.heroes = s.heroes.filter(each => each.seat !== seat);
    s.activated = s.activated.map(seats => seats & ~(1 << seat));
    s.titleHolder = s.titleHolder.map(holder => (holder === seat ? NONE : holder));
    Object.assign(player(s, seat), { tactics: [], fresh: [], quests: [], influence: 0, claim: NONE, isOut: true });
  },
};

/** What an account and a game have to agree on. */
function standing(s: Runewars): unknown {
  return {
    players: s.players.map(({ influence, food, wood, ore, tactics, fresh, quests, objective, used, claim, isOut }) => ({
      ...{ influence, food, wood, ore, objective, claim, isOut },
      used: used.toSorted(),
      tactics: [...tactics, ...fresh].sort(),
      quests: quests.toSorted(),
    })),
    heroes: s.heroes
      .map(each => ({ ...each, rewards: each.rewards.map(({ card }) => card).sort() }))
      .sort((a, b) => a.id.localeCompare(b.id)),
    graves: s.graves.map(({ area, rewards }) => `${area} ${rewards.length}`).sort(),
    fallen: s.fallen,
    areas: [s.stronghold, s.damaged, s.development, s.activated, s.runes],
    titles: [s.titleHolder, s.titleInfluence],
    shielded: s.shielded,
  };
}

test.each([
  [2, 1, {}],
  [3, 2, { discovery: "on" }],
  [4, 3, {}],
] as const)(
  "RUN-024, RUN-295, RUN-377, RUN-390 %i seats: what changes hands is told when it does",
  (seats, seed, options) => {
    const s = start(runewars, { seats, options: { board: "ready", ...options }, seed: `told ${seed}` }) as Runewars;
    const chance = chanceOf(fastChance(seed));
    let account: Runewars | null = null;
    while (s.stack.length > 0) {
      const seat = s.open[0]!;
      const choices = runnerOf(runewars).options(s, seat) as readonly RuneChoice[];
      const choice = chance.below(3) > 0 ? runewars.bot.playout!(s, seat, choices, chance) : chance.pick(choices);
      const events: RuneEvent[] = [];
      runnerOf(runewars).play(s, seat, choice, events);
      for (const event of account ? events : []) {
        (hearing[event.type] as (a: Runewars, e: RuneEvent) => void)?.(account!, event);
        // RUN-373 Tokens that Fortify mixes: only where they lie is told.
        if (event.type === "runesPlaced" && event.cause === "moved") account!.runes = s.runes.slice();
      }
      account ??= s.phase === "setup" ? null : copyRunewars(s);
      if (account && s.stack.length > 0)
        expect(standing(account), `${JSON.stringify(choice)} ${JSON.stringify(events)}`).toEqual(standing(s));
    }
    expect(account).not.toBeNull();
  },
);
