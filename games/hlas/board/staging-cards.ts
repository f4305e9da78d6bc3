// The picture after each event, as far as it lies on Capital boards and in hands: resources, slots, Buildings, spells.
import type { Seat } from "#kernel/procedure.ts";
import { slotIds } from "../content/actions.ts";
import { RESOURCE_MAX } from "../content/numbers.ts";
import { track } from "../content/solo-boards.ts";
import type { SpellId } from "../content/spells.ts";
import { spells } from "../content/spells.ts";
import type { HlasView, RealmView } from "../view/view.ts";
import { ENEMY, FREE, PREPARING, READY, SERF, TOKEN } from "./marks.ts";
import { put, type Stagings, taken, without, withPiece, withRealm } from "./staged.ts";

const within = (n: number): number => Math.max(0, Math.min(RESOURCE_MAX, n));

interface Amounts {
  readonly ore: number;
  readonly mana: number;
  readonly food: number;
}

function withResources(view: HlasView, seat: Seat, sign: 1 | -1, { ore, mana, food }: Amounts): HlasView {
  return withRealm(view, seat, realm => ({
    ore: within(realm.ore + sign * ore),
    mana: within(realm.mana + sign * mana),
    food: within(realm.food + sign * food),
  }));
}

const of = (resource: keyof Amounts, amount: number): Amounts => ({ ore: 0, mana: 0, food: 0, [resource]: amount });

/** A Serf leaves the Courtyard for the Action Bar or a Building. */
const withoutSerf = (view: HlasView, seat: Seat): HlasView => taken(view, seat, "serf", view.realms[seat]!.capital);

/** HLAS-278, HLAS-279: Serfs and tokens come back from the bar. */
function cleared(realm: RealmView): Partial<RealmView> {
  if (realm.isOut) return {};
  const back = realm.slots.filter(slot => slot === SERF).length;
  return {
    slots: realm.slots.map(() => FREE),
    serfs: realm.capital < 0 ? realm.serfs : put(realm.serfs, realm.capital, realm.serfs[realm.capital]! + back),
  };
}

function withoutCard(view: HlasView, seat: Seat, card: SpellId): HlasView {
  return withRealm(view, seat, ({ library, librarySize }) => ({
    library: library && without(library, card),
    librarySize: librarySize - 1,
  }));
}

export const cardStagings: Stagings = {
  factionTaken: (view, { seat, faction }) => withRealm(view, seat, () => ({ faction })),
  taxLaid: (view, { tax }) => ({ ...view, tax }),
  taxRotated: (view, { tax }) => ({ ...view, tax }),
  roundStarted: (view, { round, first }) => ({ ...view, round, first, phase: "actions" }),
  roundEnded: (view, { first }) => ({
    ...view,
    first,
    phase: "round-end",
    bans: [],
    realms: view.realms.map(realm => ({ ...realm, ...cleared(realm) })),
  }),
  actionChosen: (view, { seat, slot, via }) => {
    const picture = via === "token" ? view : withoutSerf(view, seat);
    return withRealm(picture, seat, ({ slots }) => ({
      slots: put(slots, slotIds.indexOf(slot), via === "token" ? TOKEN : SERF),
    }));
  },
  slotFreed: (view, { seat, slot, isOpen }) => {
    const { capital } = view.realms[seat]!;
    const picture = withPiece(view, seat, "serf", capital, 1);
    return withRealm(picture, seat, ({ slots }) => ({ slots: put(slots, slotIds.indexOf(slot), isOpen ? FREE : 3) }));
  },
  resourcesGained: (view, event) => withResources(view, event.seat, 1, event),
  resourcesPaid: (view, event) => withResources(view, event.seat, -1, event),
  resourceGiven: (view, { seat, to, resource }) =>
    withResources(withResources(view, seat, -1, of(resource, 1)), to, 1, of(resource, 1)),
  resourcesStolen: (view, { seat, from, resource, amount }) =>
    withResources(withResources(view, from, -1, of(resource, amount)), seat, 1, of(resource, amount)),
  vpGained: (view, { seat, amount }) => withRealm(view, seat, ({ vp }) => ({ vp: Math.max(0, vp + amount) })),
  buildingBuilt: (view, { seat, building }) =>
    withRealm(withoutSerf(view, seat), seat, ({ buildings }) => ({ buildings: [...buildings, building] })),
  capitalUpgraded: (view, { seat, level }) => withRealm(view, seat, () => ({ level })),
  enemyAdvanced: (view, { space }) =>
    withRealm(view, ENEMY, ({ level }) => ({ space, level: track[space]?.level ?? level })),
  cardsDrawn: (view, { seat, count, cards }) => ({
    ...withRealm(view, seat, ({ library, librarySize }) => ({
      library: library && cards ? [...library, ...cards] : library,
      librarySize: librarySize + count,
    })),
    deckSize: view.deckSize - count,
  }),
  cardsDiscarded: (view, { seat, count, cards }) => ({
    ...withRealm(view, seat, ({ library, librarySize }) => ({
      library: library && cards ? cards.reduce<SpellId[]>((rest, card) => without(rest, card), [...library]) : library,
      librarySize: librarySize - count,
    })),
    discardSize: view.discardSize + count,
  }),
  deckShuffled: (view, { count }) => ({ ...view, deckSize: count, discardSize: 0, cast: [] }),
  spellScribed: (view, { seat, card }) =>
    withRealm(withoutCard(view, seat, card), seat, ({ scribed, turned }) => ({
      scribed: [...scribed, card],
      turned: [...turned, READY],
    })),
  spellCast: (view, { seat, card, isScribed }) =>
    isScribed || !(card in spells) ? view : withoutCard(view, seat, card as SpellId),
  spellTurned: (view, { seat, card, to }) =>
    withRealm(view, seat, ({ scribed, turned }) => {
      const from = to === READY ? PREPARING : -1;
      const exact = scribed.findIndex((each, i) => each === card && (turned[i] === from || turned[i] === to + 1));
      const at = exact >= 0 ? exact : scribed.indexOf(card);
      return { turned: put(turned, at, to) };
    }),
  endTriggered: (view, { objective, lastRound }) => ({ ...view, trigger: objective, lastRound }),
  harvested: view => ({ ...view, phase: "harvest" }),
  enemyCardDrawn: (view, { card }) => ({
    ...view,
    soloSlots: [...view.soloSlots, card],
    soloLeft: Math.max(0, view.soloLeft - 1),
  }),
  soloDeckShuffled: (view, { count }) => ({ ...view, soloLeft: count, soloDiscard: [] }),
  gameEnded: (view, { reason }) => ({ ...view, ending: reason }),
};
