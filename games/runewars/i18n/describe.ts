// The board in words, line by line: for terminals and screen readers. The order of lines is the same in all languages.
import type { Reader, Sentence } from "#kernel/texts.ts";
import { PLACES, routedIn, standingIn, TYPES_PER_FACTION, typeAtPlace } from "../content/army.ts";
import type { CityId } from "../content/cities.ts";
import type { DevelopmentKind } from "../content/developments.ts";
import { type DiscoveryId, discoveryOf } from "../content/discoveries.ts";
import { type FactionId, factionIds } from "../content/factions.ts";
import { hasSeat } from "../content/marks.ts";
import { type Resource, resourceIds } from "../content/resources.ts";
import { type Area, areas } from "../content/tiles.ts";
import { type UnitType, units } from "../content/units.ts";
import type { Group } from "../events.ts";
import type { HeroView, PlayerView, RuneView } from "../view/view.ts";

/** An area with everything worth saying about it. */
export interface AreaFacts {
  readonly area: Area;
  readonly controller: number;
  readonly standing: readonly Group[];
  readonly routed: readonly Group[];
  readonly city: CityId | "";
  readonly development: DevelopmentKind | "";
  /** What Harvest finds there. */
  readonly yields: readonly { readonly resource: Resource; readonly n: number }[];
  /** Seats with an activation token there. */
  readonly flags: readonly number[];
  /** What is on the back of a face-down discovery token; "" for none. */
  readonly tokenBack: "" | "1" | "2+";
  readonly token: DiscoveryId | "";
  readonly hasStronghold: boolean;
  readonly isDamaged: boolean;
  readonly rune: number;
  readonly isUp: boolean;
  readonly heroes: readonly HeroView[];
  readonly neighbours: readonly { readonly to: Area; readonly border: "open" | "mountain" | "water" }[];
}

/** The sentences of one language. */
export interface Phrases {
  heading(view: RuneView, reader: Reader): Sentence;
  player(seat: number, player: PlayerView, view: RuneView, reader: Reader): Sentence;
  hand(player: PlayerView): Sentence;
  area(facts: AreaFacts, view: RuneView, reader: Reader): Sentence;
}

function typeAt(view: RuneView, area: Area, place: number): UnitType {
  const faction = view.players[view.owner[area]!]?.faction;
  return typeAtPlace((faction ? factionIds.indexOf(faction) : 0) * TYPES_PER_FACTION, place);
}

function groupsIn(view: RuneView, area: Area, isRouted: boolean): Group[] {
  const found: Group[] = [];
  for (let place = 0; place < PLACES; place++) {
    const both = view.army[area * PLACES + place]!;
    const count = isRouted ? routedIn(both) : standingIn(both);
    if (count > 0) found.push({ unit: units[typeAt(view, area, place)]!.id, count });
  }
  return found;
}

export function factsOf(view: RuneView, area: Area): AreaFacts {
  const token = view.token[area] ?? 0;
  return {
    area,
    controller: view.controller[area]!,
    standing: groupsIn(view, area, false),
    routed: groupsIn(view, area, true),
    city: view.city[area] ?? "",
    development: view.development[area] ?? "",
    yields: resourceIds.flatMap(resource => {
      const n = areas[area]!.resources[resource];
      return n > 0 ? [{ resource, n }] : [];
    }),
    flags: view.players.flatMap((_, seat) => (hasSeat(view.activated[area]!, seat) ? [seat] : [])),
    tokenBack: token === -1 ? "1" : token === -2 ? "2+" : "",
    token: token > 0 ? discoveryOf(token).id : "",
    hasStronghold: view.stronghold[area]! >= 0,
    isDamaged: view.damaged[area] === 1,
    rune: view.runes[area]!,
    isUp: view.runeUp[area] === 1,
    heroes: view.heroes.filter(hero => hero.area === area),
    neighbours: view.board.edges[area]!,
  };
}

/** Whose development stands in an area. */
export const factionIn = ({ players }: RuneView, { controller }: AreaFacts): FactionId =>
  players[controller]?.faction || "daqan";

/** Clauses of one sentence, without those that say nothing. */
export function clauses(...parts: readonly (Sentence | "")[]): Sentence {
  return parts.filter(part => part !== "").flatMap((part, i) => (i === 0 ? [...part] : ["; ", ...part]));
}

/** The board in words. */
export function describe(view: RuneView, reader: Reader, phrases: Phrases): Sentence[] {
  const lines = [phrases.heading(view, reader)];
  for (const [seat, player] of view.players.entries()) lines.push(phrases.player(seat, player, view, reader));
  const own = typeof view.viewer === "number" ? view.players[view.viewer] : undefined;
  if (own) lines.push(phrases.hand(own));
  for (const area of view.board.list) lines.push(phrases.area(factsOf(view, area), view, reader));
  return lines;
}
