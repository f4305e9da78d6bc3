// The board in words, line by line: for terminals and screen readers. The order of lines is the same in all languages.
import type { Reader, Sentence } from "#kernel/texts.ts";
import type { CreatureId } from "../content/creatures.ts";
import { type TileId, tiles } from "../content/tiles.ts";
import { buildingsIn, iconsIn, slotsIn } from "../map/contents.ts";
import { areasOf, borderBetween, isClosed, neighboursOf, type Territory } from "../map/land.ts";
import { partOfArea, placeOfArea, sideNames } from "../map/tile-facts.ts";
import type { ClanView, NorthView } from "../view/view.ts";

/** A territory with everything worth saying about it. */
export interface TerritoryFacts {
  readonly id: Territory;
  readonly owner: number;
  readonly units: number;
  readonly hasKaija: boolean;
  /** Units of others there, on their way or about to fight. */
  readonly guests: readonly { readonly seat: number; readonly units: number; readonly hasKaija: boolean }[];
  readonly size: number;
  readonly isClosed: boolean;
  readonly icons: Readonly<Record<"food" | "wood" | "lore", number>>;
  readonly buildings: ReturnType<typeof buildingsIn>;
  readonly slots: ReturnType<typeof slotsIn>;
  readonly creatures: readonly CreatureId[];
  readonly neighbours: readonly { readonly id: Territory; readonly isDifficult: boolean }[];
  /** Parts of tiles that it covers. */
  readonly parts: readonly {
    readonly tile: TileId;
    readonly x: number;
    readonly y: number;
    readonly sides: string[];
  }[];
  readonly isScorched: boolean;
}

/** The sentences of one language. */
export interface Phrases {
  heading(view: NorthView, reader: Reader): Sentence;
  clan(seat: number, clan: ClanView, reader: Reader): Sentence;
  hand(clan: ClanView): Sentence;
  display(view: NorthView): Sentence;
  territory(facts: TerritoryFacts, reader: Reader): Sentence;
  creatures(line: readonly CreatureId[]): Sentence;
  supply(view: NorthView): Sentence;
}

function isKaijaIn({ clans, land }: NorthView, seat: number, id: Territory): boolean {
  const area = clans[seat]?.kaija ?? -1;
  return area >= 0 && land.territory[area] === id;
}

/** Everything about one territory. */
export function factsOf(view: NorthView, id: Territory): TerritoryFacts {
  const { land } = view;
  const parts = areasOf(land, id).map(area => {
    const place = placeOfArea(area);
    const turned = tiles[land.tiles[place]!]!.areas[partOfArea(area)]!.sides.map(
      side => sideNames[(sideNames.indexOf(side) + land.turn[place]!) % 4]!,
    );
    return { tile: land.tiles[place]!, x: land.x[place]!, y: land.y[place]!, sides: turned };
  });
  return {
    id,
    owner: view.owner[id]!,
    units: view.units[id]!,
    hasKaija: isKaijaIn(view, view.owner[id]!, id),
    guests: view.guests
      .filter(({ at }) => at === id)
      .map(({ seat, units }) => ({ seat, units, hasKaija: isKaijaIn(view, seat, id) })),
    size: land.size[id]!,
    isClosed: isClosed(land, id),
    icons: iconsIn(view, id),
    buildings: buildingsIn(view, id),
    slots: slotsIn(view, id),
    creatures: view.line.filter(beast => land.territory[beast.area] === id).map(beast => beast.creature),
    neighbours: neighboursOf(land, id).map(to => ({
      id: to,
      isDifficult: borderBetween(land, id, to) === "difficult",
    })),
    parts,
    isScorched: view.scorched >= 0 && land.territory[view.scorched] === id,
  };
}

/** The board in words. */
export function describe(view: NorthView, reader: Reader, phrases: Phrases): Sentence[] {
  const lines = [phrases.heading(view, reader)];
  for (const [seat, clan] of view.clans.entries()) lines.push(phrases.clan(seat, clan, reader));
  const own = typeof view.viewer === "number" ? view.clans[view.viewer] : undefined;
  if (own) lines.push(phrases.hand(own));
  if (view.display.length > 0) lines.push(phrases.display(view));
  if (view.line.length > 0) lines.push(phrases.creatures(view.line.map(beast => beast.creature)));
  for (const id of view.land.list) lines.push(phrases.territory(factsOf(view, id), reader));
  lines.push(phrases.supply(view));
  return lines;
}
