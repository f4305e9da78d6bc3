// Heroes come and go (RUN-272 to RUN-275, RUN-324, RUN-362, RUN-363): hiring, and desertion because of season cards.
import type { Seat } from "#kernel/procedure.ts";
import { type Amount, type AtArea, accept, atArea, decline, type PickHero, type Plain } from "../choices.ts";
import { effectsAt } from "../content/effect-lists.ts";
import { type Op, opIn } from "../content/effects.ts";
import { type HeroId, heroCardOf } from "../content/heroes.ts";
import { HEROES_PER_PLAYER, HIRE_MOST } from "../content/numbers.ts";
import type { Area } from "../content/tiles.ts";
import { titleCards } from "../content/titles.ts";
import type { DesertionFrame, HiringFrame, RuneFlow } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { desert } from "./hurting.ts";
import { removeOne, spendInfluence } from "./pieces.ts";
import { controllerOf, factionOf, heroesOf, heroOf, homeSeat, playerOf, strongholdsOf } from "./queries.ts";
import { refuseAmounts, refuseOthers, refuseRest } from "./reasons.ts";
import { settle } from "./settle.ts";
import { steps } from "./steps.ts";

/** RUN-273, RUN-274: where a new hero may be put: at a stronghold, or without one in the home realm. */
export function arrivals(s: Runewars, seat: Seat): Area[] {
  const strongholds = strongholdsOf(s, seat);
  if (strongholds.length > 0) return strongholds;
  return boardIn(s).list.filter(area => homeSeat(s, area) === seat && controllerOf(s, area) === seat);
}

/** Puts a hero into play. */
export function addHero(s: Runewars, seat: Seat, id: HeroId, area: Area, { emit }: RuneFlow): void {
  s.heroes.push({ id, seat, area, damage: 0, routed: false, strength: 0, agility: 0, wisdom: 0, rewards: [] });
  emit({ type: "heroJoined", seat, hero: id, area });
}

const amountsFor = (s: Runewars, seat: Seat): Amount[] =>
  Array.from({ length: Math.min(HIRE_MOST, playerOf(s, seat).influence) }, (_, i) => ({ kind: "amount", n: i + 1 }));

const pickHero = (hero: HeroId): PickHero => ({ kind: "pickHero", hero });

/** RUN-363: the heroes who may be kept. */
function keepers(s: Runewars, { seat, cost, canRefuse, drawn }: HiringFrame): (PickHero | Plain)[] {
  const isPossible = playerOf(s, seat).influence >= cost && arrivals(s, seat).length > 0;
  const heroes = isPossible ? drawn.map(pickHero) : [];
  return canRefuse || heroes.length === 0 ? [decline, ...heroes] : heroes;
}

const hire = steps<HiringFrame>();

export const hiring = hire.procedure("hiring", {
  // RUN-362 One to three influence, as many cards.
  spend: hire.ask<Amount>({
    when: (_s, frame) => frame.draw === 0,
    seat: (_s, frame) => frame.seat,
    options: (s, { seat }) => amountsFor(s, seat),
    refused: (s, { seat }) => refuseAmounts(HIRE_MOST, amountsFor(s, seat), ["too-little-influence", "RUN-362"]),
    take: (s, frame, { n }, flow) => {
      frame.draw = n;
      spendInfluence(s, frame.seat, n, "heroes", flow);
    },
  }),
  draw: hire.auto((s, frame, flow) => {
    frame.drawn = s.heroDeck.splice(-frame.draw);
    if (frame.drawn.length === 0) return flow.end();
    flow.emit({ type: "heroesDrawn", seat: frame.seat, heroes: [...frame.drawn] });
  }),
  // RUN-363 One is kept; with a card that leaves the choice, perhaps none.
  keep: hire.ask<PickHero | Plain>({
    seat: (_s, frame) => frame.seat,
    options: keepers,
    refused: (s, frame) => {
      const isShort = playerOf(s, frame.seat).influence < frame.cost;
      return refuseRest([decline, ...frame.drawn.map(pickHero)], keepers(s, frame), ({ kind }) => {
        if (kind === "decline") return ["must-keep-one", "RUN-363"];
        return isShort ? ["too-little-influence", "RUN-362"] : ["no-home", "RUN-274"];
      });
    },
    args: (_s, frame) => ({ n: frame.cost }),
    take: (s, frame, choice, flow) => keep(s, frame, choice.kind === "pickHero" ? choice.hero : "", flow),
  }),
  // RUN-275 On gaining a fourth hero one of the others deserts.
  dismiss: hire.ask<PickHero>({
    when: (s, frame) => frame.hero !== "" && heroesOf(s, frame.seat).length >= HEROES_PER_PLAYER,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => heroesOf(s, frame.seat).map(hero => pickHero(hero.id)),
    take: (s, _frame, { hero }, flow) => desert(s, heroOf(s, hero)!, flow),
  }),
  place: hire.ask<AtArea>({
    when: (_s, frame) => frame.hero !== "",
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => arrivals(s, frame.seat).map(atArea),
    refused: (s, { seat }) => {
      const offered = arrivals(s, seat).map(atArea);
      return refuseOthers(s, offered, () => ["no-stronghold-there", "RUN-273"]);
    },
    args: (_s, frame) => ({ hero: frame.hero }),
    take: (s, frame, { area }, flow) => {
      if (frame.hero !== "") addHero(s, frame.seat, frame.hero, area, flow);
      settle(s, flow);
    },
  }),
});

/** Keeps one of the drawn cards; the others are shuffled back. */
function keep(s: Runewars, frame: HiringFrame, hero: HeroId | "", flow: RuneFlow): void {
  frame.hero = hero;
  if (hero !== "") {
    removeOne(frame.drawn, hero);
    spendInfluence(s, frame.seat, frame.cost, "heroes", flow);
  }
  for (const other of frame.drawn) flow.emit({ type: "heroRefused", seat: frame.seat, hero: other });
  s.heroDeck.push(...frame.drawn.splice(0));
  flow.shuffle(s.heroDeck);
}

const flee = steps<DesertionFrame, "next">();

const opOf = ({ path, index }: DesertionFrame): Op<"desertHero"> => effectsAt(path)[index] as Op<"desertHero">;

/** How a hero's alignment stands to his controller's. */
function relation(s: Runewars, seat: Seat, hero: HeroId): "same" | "neutral" | "opposite" {
  const { alignment } = heroCardOf(hero);
  if (alignment === "neutral") return "neutral";
  return alignment === factionOf(s, seat).alignment ? "same" : "opposite";
}

function priceOf(s: Runewars, frame: DesertionFrame): number {
  const hero = frame.queue[0];
  const price = opOf(frame).unless.pay?.influence;
  if (!price || hero === undefined) return 0;
  return relation(s, frame.seat, hero) === "neutral" ? price.neutral : price.opposite;
}

export const desertion = flee.procedure("desertion", {
  // Heroes with the wrong alignment, unless a title holds them.
  list: flee.auto((s, frame, flow) => {
    const title = titleCards.findIndex(card => opIn(card.effects, "noDesertion") !== null);
    if (s.titleHolder[title] === frame.seat) return flow.end();
    const isConcerned = (hero: HeroId): boolean => {
      const how = relation(s, frame.seat, hero);
      return opOf(frame).filter === "oppositeAlignment" ? how === "opposite" : how !== "same";
    };
    frame.queue = heroesOf(s, frame.seat)
      .map(hero => hero.id)
      .filter(isConcerned);
  }),
  next: flee.auto((_s, frame, flow) => {
    const [hero] = frame.queue;
    if (hero === undefined) return flow.end();
    frame.result = "";
    const { test } = opOf(frame).unless;
    if (test) flow.call("test", { seat: frame.seat, hero, attribute: test.attribute, cards: [], path: "" });
  }),
  pay: flee.ask<Plain>({
    when: (s, frame) => opOf(frame).unless.pay !== undefined && playerOf(s, frame.seat).influence >= priceOf(s, frame),
    seat: (_s, frame) => frame.seat,
    options: () => [accept, decline],
    args: (s, frame) => ({ hero: frame.queue[0]!, n: priceOf(s, frame) }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "accept") return;
      spendInfluence(s, frame.seat, priceOf(s, frame), "card", flow);
      frame.result = "gold";
    },
  }),
  leave: flee.auto((s, frame, flow) => {
    const hero = heroOf(s, frame.queue.shift()!);
    const { test } = opOf(frame).unless;
    const stays = test ? test.pass.some(symbol => symbol === frame.result) : frame.result !== "";
    if (hero && !stays) desert(s, hero, flow);
    flow.goto("next");
  }),
});
