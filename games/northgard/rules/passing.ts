// Passing (NOR-421): lay everything down, take the First Player marker if first, take a display card, and with More
// Creatures perhaps make a creature appear.
import type { At, PickCard, Plain } from "../choices.ts";
import { stop, summon } from "../choices.ts";
import type { PassingFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import type { Territory } from "../map/land.ts";
import { lairOf } from "../map/tile-facts.ts";
import type { Northgard } from "../state.ts";
import { drawCreature } from "./creature-line.ts";
import { putOnTop } from "./deck.ts";
import { clanOf, hasCreature } from "./queries.ts";
import { reasons, refused, type Why } from "./reasons.ts";
import { steps } from "./steps.ts";

const { procedure, auto, ask } = steps<PassingFrame>();

export const passing = procedure("passing", {
  // NOR-080, NOR-082, NOR-085 Hand and active area go to the discard pile; the first to pass takes the marker.
  layDown: auto((s, frame, { emit }) => {
    const { seat } = frame;
    const clan = clanOf(s, seat);
    const isFirst = s.clans.every(other => !other.passed);
    const cards = clan.hand;
    clan.discard.push(...clan.played, ...clan.aside, ...clan.hand);
    clan.played = [];
    clan.aside = [];
    clan.hand = [];
    clan.shown = [];
    clan.passed = true;
    if (isFirst) s.first = seat;
    emit({ type: "seatPassed", seat, isFirst, cards });
  }),
  // NOR-080, NOR-081, NOR-086, NOR-087 A display card goes on top of the own draw pile, unless one was taken earlier.
  takeDisplayCard: ask<PickCard>({
    when: (s, frame) => !clanOf(s, frame.seat).hasTaken,
    seat: (_s, frame) => frame.seat,
    options: s => s.display.map(card => ({ kind: "take", card })),
    take: (s, frame, { card }, { emit }) => {
      takeFromDisplay(s, frame.seat, card);
      emit({ type: "displayCardTaken", seat: frame.seat, card, cause: "pass" });
    },
  }),
  // NOR-357, NOR-358, NOR-361, NOR-362, NOR-452 The passing player may make a creature appear; its card comes first.
  summonCreature: ask<Plain>({
    when: s => s.moreCreatures && canSummon(s),
    seat: (_s, frame) => frame.seat,
    options: () => [summon, stop],
    take: (s, frame, choice, flow) => {
      if (choice.kind === "summon") frame.creature = drawCreature(s, flow);
    },
  }),
  // NOR-359, NOR-360 It appears at a lair without a creature, or else anywhere without one, and activates.
  chooseLair: ask<At>({
    when: (_s, frame) => frame.creature !== "",
    seat: (_s, frame) => frame.seat,
    options: s => summonPlaces(s).map(at => ({ kind: "lair", at })),
    refused: s =>
      refused(
        landOf(s).list,
        at => whyNotSummoned(s, at),
        at => ({ kind: "lair", at }),
      ),
    args: (_s, frame) => ({ creature: frame.creature }),
    take: (_s, frame, { at }, { call }) => {
      call("appearance", { area: at, creature: frame.creature, isActive: true });
    },
  }),
});

/** A seat takes a card of this year's display on top of its draw pile, for everybody to see. */
export function takeFromDisplay(s: Northgard, seat: number, card: Northgard["display"][number]): void {
  const clan = clanOf(s, seat);
  s.display.splice(s.display.indexOf(card), 1);
  clan.gained.push(card);
  putOnTop(clan, card, true);
  clan.hasTaken = true;
}

function canSummon(s: Northgard): boolean {
  const cards = s.creaturePile.length + s.creatureDiscard.length;
  return s.line.length < s.seats && cards > 0 && summonPlaces(s).length > 0;
}

function whyNotSummoned(s: Northgard, at: Territory): Why | null {
  if (summonPlaces(s).includes(at)) return null;
  return hasCreature(s, at) ? reasons.creatureThere : reasons.lairsFirst;
}

function summonPlaces(s: Northgard): Territory[] {
  const empty = landOf(s).list.filter(territory => !hasCreature(s, territory));
  const withLair = new Set<Territory>();
  for (let place = 0; place < landOf(s).tiles.length; place++) {
    const lair = lairOf[landOf(s).tiles[place]!]!;
    if (lair >= 0) withLair.add(landOf(s).territory[place * 4 + lair]!);
  }
  const atLairs = empty.filter(territory => withLair.has(territory));
  return atLairs.length > 0 ? atLairs : empty;
}
