// What stagings of events share: changing one entry of a list, one seat, one hero.
import type { Seat } from "#kernel/procedure.ts";
import type { HeroId } from "../content/heroes.ts";
import type { RuneEvent } from "../events.ts";
import type { HeroView, PlayerView, RuneView } from "../view/view.ts";

/** What some events do to the picture. */
export type Stagings = {
  readonly [T in RuneEvent["type"]]?: (view: RuneView, event: Extract<RuneEvent, { type: T }>) => RuneView;
};

/** A list with another entry at a place. */
export function put<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((old, i) => (i === at ? value : old));
}

/** A list without one of its items. */
export function without<T>(list: readonly T[], item: T): T[] {
  const at = list.indexOf(item);
  return list.filter((_, i) => i !== at);
}

/** Changes what a seat has. */
export function withSeat(view: RuneView, seat: Seat, change: (own: PlayerView) => Partial<PlayerView>): RuneView {
  return { ...view, players: view.players.map((own, i) => (i === seat ? { ...own, ...change(own) } : own)) };
}

/** Changes a hero. */
export function withHero(view: RuneView, id: HeroId | "", change: (hero: HeroView) => Partial<HeroView>): RuneView {
  return { ...view, heroes: view.heroes.map(hero => (hero.id === id ? { ...hero, ...change(hero) } : hero)) };
}
