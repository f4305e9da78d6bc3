// A battle told by its events: who is lined up, what was drawn, who falls. While it is fought nobody of it stands on
// the map; who wins comes back.

import { typeOf, type UnitId, units } from "../content/units.ts";
import type { Group } from "../events.ts";
import type { Figure, SideName } from "../frames/battle.ts";
import type { SideView } from "../view/battle-view.ts";
import type { BattleView, RuneFrameView } from "../view/frames.ts";
import type { RuneView } from "../view/view.ts";
import { ROUTED_FIGURE, typeInLine } from "./battle.ts";
import { NONE } from "./marks.ts";
import type { Stagings } from "./staged.ts";
import { withUnits } from "./staging-map.ts";

const lineOf = (groups: readonly Group[]): Figure[] =>
  groups.flatMap(({ unit, count }) => Array<Figure>(count).fill(typeOf(unit)));

function sideOf(seat: number, decider: number, groups: readonly Group[]): SideView {
  const line = lineOf(groups);
  return {
    seat,
    decider,
    line,
    supporters: [],
    type: NONE,
    cards: [],
    extra: [],
    routs: 0,
    damage: 0,
    strength: 0,
    tally: [],
    played: [],
    lined: line.length,
    lost: 0,
  };
}

const others = (view: RuneView): RuneFrameView[] => view.frames.filter(({ proc }) => proc !== "battle");

function withBattle(view: RuneView, change: (battle: BattleView) => BattleView): RuneView {
  return { ...view, frames: view.frames.map(frame => (frame.proc === "battle" ? change(frame) : frame)) };
}

function withSide(view: RuneView, name: SideName, change: (side: SideView) => Partial<SideView>): RuneView {
  return withBattle(view, battle => ({ ...battle, [name]: { ...battle[name], ...change(battle[name]) } }));
}

/** Changes the figure of a type that fits best; null takes it out. */
function changed(
  line: readonly Figure[],
  unit: UnitId,
  fits: (figure: Figure) => boolean,
  to: (figure: Figure) => Figure | null,
): Figure[] {
  const type = typeOf(unit);
  const best = line.findIndex(figure => typeInLine(figure) === type && fits(figure));
  const at = best >= 0 ? best : line.findIndex(figure => typeInLine(figure) === type);
  return line.flatMap((figure, i) => {
    const next = i === at ? to(figure) : figure;
    return next === null ? [] : [next];
  });
}

/** Takes the defenders from the map: they are lined up. */
function emptied(view: RuneView, area: number, groups: readonly Group[], seat: number): RuneView {
  return groups.reduce((picture, { unit, count }) => withUnits(picture, seat, area, unit, -count, 0), view);
}

/** The survivors of the winning side stand in the area. */
function returned(view: RuneView, battle: BattleView, winner: SideName): RuneView {
  const { seat, line } = battle[winner];
  return line.reduce((picture, figure) => {
    const isRouted = figure >= ROUTED_FIGURE;
    return withUnits(picture, seat, battle.area, units[typeInLine(figure)]!.id, isRouted ? 0 : 1, isRouted ? 1 : 0);
  }, view);
}

export const battleStagings: Stagings = {
  battleStarted: (view, { area, attacker, defender, attack, defence }) => {
    const battle: BattleView = {
      proc: "battle",
      step: "",
      area,
      attacker: sideOf(attacker, attacker, attack),
      defender: sideOf(defender, defender, defence),
      round: 0,
      shown: "none",
      isCancelled: false,
      siege: 0,
      winner: "",
    };
    return emptied({ ...view, frames: [...others(view), battle] }, area, defence, defender);
  },
  roundStarted: (view, { round }) =>
    withBattle(view, battle => ({
      ...battle,
      round,
      shown: "none",
      attacker: { ...battle.attacker, cards: [], extra: [], type: NONE },
      defender: { ...battle.defender, cards: [], extra: [], type: NONE },
    })),
  cardsDrawn: (view, { side, unit, count, cards }) =>
    withSide(view, side, () => ({ type: typeOf(unit), cards: cards ?? Array<number>(count).fill(0) })),
  cardsShown: (view, { symbol, attack, defence }) =>
    withBattle(view, battle => ({
      ...battle,
      shown: symbol,
      attacker: { ...battle.attacker, cards: turnedUp(battle.attacker.cards, attack) },
      defender: { ...battle.defender, cards: turnedUp(battle.defender.cards, defence) },
    })),
  figureHit: (view, { side, unit, damage, isDestroyed }) =>
    withSide(view, side, ({ line, lost }) => ({
      line: changed(
        line,
        unit,
        figure => ((figure >> 5) & 15) === damage - 1,
        figure => (isDestroyed ? null : figure + 32),
      ),
      lost: lost + (isDestroyed ? 1 : 0),
    })),
  figureRouted: (view, { side, unit }) =>
    withSide(view, side, ({ line }) => ({
      line: changed(
        line,
        unit,
        figure => figure < ROUTED_FIGURE,
        figure => (figure < ROUTED_FIGURE ? figure + ROUTED_FIGURE : figure),
      ),
    })),
  figureDestroyed: (view, { side, unit }) =>
    withSide(view, side, ({ line, lost }) => ({
      line: changed(
        line,
        unit,
        figure => figure >= ROUTED_FIGURE,
        () => null,
      ),
      lost: lost + 1,
    })),
  figureStood: (view, { side, unit }) =>
    withSide(view, side, ({ line }) => ({
      line: changed(
        line,
        unit,
        figure => figure >= ROUTED_FIGURE,
        figure => figure & (ROUTED_FIGURE - 1),
      ),
    })),
  figuresRaised: (view, { side, unit, count }) =>
    withSide(view, side, ({ line }) => ({ line: [...line, ...lineOf([{ unit, count }])] })),
  strengthAdded: (view, { side, n }) => withSide(view, side, ({ strength }) => ({ strength: strength + n })),
  battleEnded: (view, { winner }) => {
    const battle = view.frames.findLast(frame => frame.proc === "battle");
    if (battle?.proc !== "battle") return view;
    return returned(
      withBattle(view, each => ({ ...each, winner })),
      battle,
      winner,
    );
  },
};

/** Face-down cards of which some are turned up. */
function turnedUp(cards: readonly number[], shown: readonly number[]): number[] {
  const fresh = shown.filter(card => !cards.includes(card));
  let hidden = fresh.length;
  const left = cards.filter(card => card !== 0 || hidden-- <= 0);
  return [...left.filter(card => card !== 0), ...fresh, ...left.filter(card => card === 0)];
}

/** What still belongs to a battle after its winner is known. */
const late: ReadonlySet<string> = new Set([
  "strongholdDamaged",
  "unitsMoved",
  "unitsDestroyed",
  "heroMoved",
  "heroRouted",
]);

/** A battle is put away when something else begins. */
export function afterBattle(view: RuneView, type: string): RuneView {
  const battle = view.frames.find(frame => frame.proc === "battle");
  if (battle?.proc !== "battle" || battle.winner === "" || late.has(type)) return view;
  return { ...view, frames: others(view) };
}
