// The picture after each event, as far as it is about cards, dials, influence and seasons.
import { factionIds, factions } from "../content/factions.ts";
import { type TitleId, titleIds } from "../content/titles.ts";
import { put, type Stagings, withHero, without, withSeat } from "./staged.ts";

export const cardStagings: Stagings = {
  factionTaken: (view, { seat, faction }) => {
    const { startingInfluence, startingDials } = factions[faction];
    const picture = withSeat(view, seat, () => ({ faction, influence: startingInfluence, ...startingDials }));
    return { ...picture, homes: put(view.homes, factionIds.indexOf(faction), seat) };
  },
  seasonStarted: (view, { year, season }) => ({
    ...view,
    year,
    season,
    phase: "card",
    truce: false,
    shielded: [],
    winterBonus: 0,
    isFrozen: false,
    players: view.players.map(own => ({
      ...own,
      barred: [],
      tactics: own.tactics && own.fresh ? [...own.tactics, ...own.fresh] : null,
      fresh: own.fresh && [],
      tacticsCount: own.tacticsCount + own.freshCount,
      freshCount: 0,
    })),
  }),
  seasonCardRevealed: (view, { card }) => ({
    ...view,
    seasonDiscard: [...view.seasonDiscard, card],
    seasonDecks: put(view.seasonDecks, view.season, Math.max(0, view.seasonDecks[view.season]! - 1)),
  }),
  ordersRevealed: (view, { orders }) => ({
    ...view,
    phase: "turns",
    players: view.players.map((own, seat) => {
      const order = orders[seat] ?? 0;
      return order === 0 ? own : { ...own, active: order, lastOrder: order, used: [...own.used, order] };
    }),
  }),
  orderStarted: (view, { seat }) => ({
    ...view,
    // Whoever had the turn before has finished with the Order.
    players: view.players.map((own, i) => (i === view.turn.seat && i !== seat ? { ...own, active: 0 } : own)),
    turn: { ...view.turn, seat },
  }),
  orderSkipped: (view, { seat }) => withSeat(view, seat, () => ({ active: 0 })),
  orderReturned: (view, { seat, order }) => withSeat(view, seat, own => ({ used: without(own.used, order) })),
  ordersBarred: (view, { seat, orders }) => withSeat(view, seat, () => ({ barred: orders })),
  truceDeclared: view => ({ ...view, truce: true }),
  influenceGained: (view, { seat, n }) => withSeat(view, seat, own => ({ influence: own.influence + n })),
  influenceSpent: (view, { seat, n }) => withSeat(view, seat, own => ({ influence: own.influence - n })),
  dialSet: (view, { seat, resource, to }) => withSeat(view, seat, () => ({ [resource]: to })),
  tacticsDrawn: (view, { seat, count, cards }) =>
    withSeat(view, seat, own => ({
      fresh: own.fresh && cards ? [...own.fresh, ...cards] : own.fresh,
      freshCount: own.freshCount + count,
    })),
  tacticsPlayed: (view, { seat, card }) => ({
    ...withSeat(view, seat, own => ({
      tactics: own.tactics && without(own.tactics, card),
      tacticsCount: own.tacticsCount - 1,
    })),
    tacticsDiscard: [...view.tacticsDiscard, card],
  }),
  tacticsDiscarded: (view, { seat, card }) => ({
    ...withSeat(view, seat, own => {
      const isFresh = own.fresh ? own.fresh.includes(card) : own.tacticsCount === 0;
      return isFresh
        ? { fresh: own.fresh && without(own.fresh, card), freshCount: own.freshCount - 1 }
        : { tactics: own.tactics && without(own.tactics, card), tacticsCount: own.tacticsCount - 1 };
    }),
    tacticsDiscard: [...view.tacticsDiscard, card],
  }),
  questsDrawn: (view, { seat, count, cards }) =>
    withSeat(view, seat, own => ({
      quests: own.quests && cards ? [...own.quests, ...cards] : own.quests,
      questCount: own.questCount + count,
    })),
  questDiscarded: (view, { seat, quest }) => ({
    ...withSeat(view, seat, own => ({
      quests: own.quests && without(own.quests, quest),
      shownQuests: without(own.shownQuests, quest),
      questCount: own.questCount - 1,
    })),
    questDiscard: [...view.questDiscard, quest],
  }),
  objectiveDrawn: (view, { seat, card }) =>
    withSeat(view, seat, own => ({ objective: card ?? own.objective, hasObjective: true })),
  objectiveDiscarded: (view, { seat }) =>
    withSeat(view, seat, own => ({ objective: own.objective === null ? null : "", hasObjective: false })),
  titleTaken: (view, { seat, title, influence }) => {
    const at = titleIds.indexOf(title satisfies TitleId);
    return {
      ...view,
      titleHolder: put(view.titleHolder, at, seat),
      titleInfluence: put(view.titleInfluence, at, influence),
    };
  },
  bidsRevealed: (view, { bids }) => ({ ...view, bids }),
  rewardGained: (view, { seat, hero, card }) =>
    withHero(view, hero, own => ({
      rewards: [...own.rewards, { card: card ?? "", up: false, known: 1 << seat }],
    })),
  rewardUsed: (view, { hero, card }) =>
    withHero(view, hero, own => {
      const hidden = own.rewards.findIndex(reward => reward.card === card && !reward.up);
      const unknown = own.rewards.findIndex(reward => reward.card === "");
      if (own.rewards.some(reward => reward.card === card && reward.up)) return {};
      const at = hidden >= 0 ? hidden : unknown;
      return { rewards: own.rewards.map((reward, i) => (i === at ? { ...reward, card, up: true } : reward)) };
    }),
  rewardDiscarded: (view, { hero, card }) => ({
    ...withHero(view, hero, own => {
      const up = own.rewards.findIndex(reward => reward.card === card && reward.up);
      const down = own.rewards.findIndex(reward => reward.card === card);
      const at = up >= 0 ? up : down >= 0 ? down : own.rewards.findIndex(reward => reward.card === "");
      return { rewards: own.rewards.filter((_, i) => i !== at) };
    }),
    rewardDiscard: [...view.rewardDiscard, card],
  }),
  victoryClaimed: (view, { seat, season }) => withSeat(view, seat, () => ({ claim: season })),
  claimFailed: (view, { seat }) => withSeat(view, seat, () => ({ claim: -1 })),
  gameEnded: (view, { winner, reason }) => ({ ...view, winner, ending: reason }),
};
