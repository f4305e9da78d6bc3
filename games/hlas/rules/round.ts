// A round (HLAS-060, HLAS-061, HLAS-268 to HLAS-280, HLAS-302 to HLAS-308): Actions, Harvest, Round End.
import type { Seat } from "#kernel/procedure.ts";
import type { DiscardSome } from "../choices.ts";
import { ENEMY, EXHAUSTED, FREE, PREPARING, READY, SERF } from "../content/marks.ts";
import { ACTION_TOKENS, HARVEST_CARDS } from "../content/numbers.ts";
import { soloTurns } from "../content/solo-levels.ts";
import type { SpellId } from "../content/spells.ts";
import type { HlasFlow, RoundFrame } from "../frames.ts";
import { isSea } from "../map/atlas.ts";
import type { Hlas } from "../state.ts";
import { opsOn } from "./abilities.ts";
import { sink } from "./destruction.ts";
import { discardCard, drawCards, isOverLimit } from "./draw.ts";
import { harvestCards, ignores, libraryLimit } from "./modifiers.ts";
import { isEnemy, realmOf } from "./queries.ts";
import { steps } from "./steps.ts";

/** Seats still in the game, clockwise from the first player. */
function order(s: Hlas): Seat[] {
  return Array.from({ length: s.seats }, (_, i) => (s.first + i) % s.seats).filter(seat => !realmOf(s, seat).isOut);
}

/** HLAS-302, HLAS-480: the enemy's cards and the human's turns alternate, the enemy first, until it has had all its cards. */
function soloTurn(s: Hlas, frame: RoundFrame, { call }: HlasFlow): void {
  const isEnemyTurn = frame.turn % 2 === 0 && frame.turn / 2 < soloTurns(s.difficulty);
  if (isEnemyTurn) call("enemy", { hero: frame.turn / 2, card: "", isDone: false });
  else call("turn", { seat: 0, slot: "", mustered: "", shifts: [], isPassed: false });
}

/** HLAS-061, HLAS-066: everybody in turn, twice; who is out is passed over. */
function nextTurn(s: Hlas, frame: RoundFrame, flow: HlasFlow): boolean {
  const turns = s.solo ? soloTurns(s.difficulty) + ACTION_TOKENS : ACTION_TOKENS * s.seats;
  if (frame.turn >= turns) return false;
  if (s.solo) soloTurn(s, frame, flow);
  else {
    const seat = (s.first + frame.turn) % s.seats;
    if (!realmOf(s, seat).isOut) flow.call("turn", { seat, slot: "", mustered: "", shifts: [], isPassed: false });
  }
  frame.turn++;
  return true;
}

/** HLAS-278: Serfs and tokens come back from the Action Bar. */
function clearBar(s: Hlas, seat: Seat): void {
  const realm = realmOf(s, seat);
  for (let at = 0; at < realm.slots.length; at++) {
    if (realm.slots[at] === SERF) realm.serfs[realm.capital]!++;
    realm.slots[at] = FREE;
  }
  realm.used = [];
}

/** HLAS-198, HLAS-279: a quarter turn; with an ability exhausted spells are ready at once. */
function turnSpells(s: Hlas, seat: Seat, { emit }: HlasFlow): void {
  const realm = realmOf(s, seat);
  const isQuick = opsOn(s, seat, "ready-spell").some(op => op.mode === "exhausted-to-ready");
  realm.turned.forEach((turned, at) => {
    if (turned === READY) return;
    const to = turned === EXHAUSTED && !isQuick ? PREPARING : READY;
    realm.turned[at] = to;
    emit({ type: "spellTurned", seat, card: realm.scribed[at]!, to });
  });
}

const { procedure, auto, askTogether } = steps<RoundFrame>();

export const round = procedure("round", {
  begin: auto((s, _frame, { emit }) => {
    s.round++;
    s.phase = "actions";
    emit({ type: "roundStarted", round: s.round, first: s.first, isLast: s.round === s.lastRound });
  }),
  takeTurns: auto((s, frame, flow) => {
    if (nextTurn(s, frame, flow)) flow.repeat();
  }),
  // HLAS-180, HLAS-277 Air Vessels over the sea are lost before Harvest.
  crash: auto((s, _frame, flow) => {
    s.phase = "harvest";
    s.realms.forEach((realm, seat) => {
      if (!realm.isOut && isSea(realm.airVessel) && !ignores(s, seat, "air-sea-crash", [], "air-vessel"))
        sink(s, seat, "air-vessel", "crash", flow);
    });
  }),
  harvest: auto((s, _frame, { call }) => {
    for (const seat of order(s)) call("harvest", { seat, ore: 0, mana: 0, food: 0, choices: 0 });
    if (s.solo) call("harvest", { seat: ENEMY, ore: 0, mana: 0, food: 0, choices: 0 });
  }),
  // HLAS-275, HLAS-276 Everybody draws, clockwise from the first player.
  drawSpells: auto((s, _frame, flow) => {
    for (const seat of order(s)) drawCards(s, seat, harvestCards(s, seat, HARVEST_CARDS), "harvest", flow);
    s.soloDiscard.push(...s.soloSlots);
    s.soloSlots = [];
  }),
  // D27 Players with too many cards discard, all at the same time.
  discardSpells: askTogether<DiscardSome>({
    seats: s => order(s).filter(seat => isOverLimit(s, seat)),
    options: (s, _frame, seat) => {
      const { library } = realmOf(s, seat);
      return picksOf([...library].sort(), library.length - libraryLimit(s, seat)).map(cards => ({
        kind: "discards",
        cards,
      }));
    },
    args: (s, _frame, seat) => ({ limit: libraryLimit(s, seat) }),
    take: (s, _frame, chosen, flow) => {
      chosen.forEach((choice, seat) => {
        for (const card of choice?.cards ?? []) discardCard(s, seat, card, flow);
      });
    },
  }),
  // HLAS-278 to HLAS-280
  endRound: auto((s, _frame, flow) => {
    s.phase = "round-end";
    s.bans = [];
    const sides = s.realms.flatMap((realm, seat) => (realm.isOut ? [] : [seat]));
    for (const seat of sides) clearBar(s, seat);
    s.first = (s.first + 1) % s.seats;
    flow.emit({ type: "roundEnded", round: s.round, first: s.first });
    for (const seat of sides) if (!isEnemy(s, seat)) turnSpells(s, seat, flow);
  }),
});

/** Every different pick of so many cards from a sorted list. */
function picksOf(cards: readonly SpellId[], count: number): SpellId[][] {
  if (count === 0) return [[]];
  return cards
    .flatMap((card, at) =>
      cards.indexOf(card) === at || count > 1
        ? picksOf(cards.slice(at + 1), count - 1).map(rest => [card, ...rest])
        : [],
    )
    .filter((pick, at, all) => all.findIndex(other => other.join() === pick.join()) === at);
}
