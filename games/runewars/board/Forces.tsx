// What stands on the map: units by type, heroes, strongholds, cities, developments, rune and discovery tokens.

import { memo } from "react";
import { Count } from "#web/kit/Piece.tsx";
import { seatPaint } from "#web/kit/seat-colours.tsx";
import { Target } from "#web/kit/Target.tsx";
import { type Figure, figureOf, isRoutedIn, typeIn } from "../content/army.ts";
import { cityOf } from "../content/cities.ts";
import { hasSeat, NO_RUNE, NONE } from "../content/marks.ts";
import type { Area } from "../content/tiles.ts";
import { units } from "../content/units.ts";
import { factsOf } from "../i18n/describe.ts";
import type { HeroView } from "../view/view.ts";
import { heroHint, heroLabel, isCrowded } from "./describe.tsx";
import { centreIn, SIZE } from "./geometry.ts";
import {
  CityFigure,
  DevelopmentFigure,
  HeroFigure,
  RuneFigure,
  StrongholdFigure,
  type Troop,
  UnitFigure,
} from "./pieces/Figures.tsx";
import { FlagIcon, WinterIcon } from "./pieces/icons.tsx";
import { type Table, useTable } from "./table.tsx";
import type { Work } from "./use-work.ts";

const TOP = -SIZE * 0.56;

/** The units of an area, standing before routed. */
export function troopsIn({ view }: Pick<Table, "view">, area: Area): Troop[] {
  const { standing, routed } = factsOf(view, area);
  return [
    ...standing.map(group => ({ ...group, isRouted: false })),
    ...routed.map(group => ({ ...group, isRouted: true })),
  ];
}

/** Everything that stands in an area, apart from heroes. */
export function Forces() {
  const { view } = useTable();
  return (
    <g pointerEvents="none">
      {view.board.list.map(area => (
        <AreaPieces key={area} area={area} />
      ))}
    </g>
  );
}

function AreaPieces({ area }: { area: Area }) {
  const table = useTable();
  const { view, colour } = table;
  const [x, y] = centreIn(view.board, area);
  const troops = troopsIn(table, area);
  const stronghold = view.stronghold[area] ?? NONE;
  const city = view.city[area] ?? "";
  const development = view.development[area] ?? "";
  const rune = view.runes[area] ?? NO_RUNE;
  return (
    <g transform={`translate(${x} ${y})`}>
      {city !== "" && (
        <g transform={`translate(0 ${TOP})`}>
          <CityFigure city={cityOf(city)} />
        </g>
      )}
      {stronghold >= 0 && (
        <g transform={`translate(${city === "" ? 0 : 44} ${city === "" ? TOP : TOP + 34})`}>
          <StrongholdFigure colour={colour(stronghold)} isDamaged={view.damaged[area] === 1} />
        </g>
      )}
      {rune !== NO_RUNE && (
        <g transform={`translate(${city === "" ? "-42 -34" : "-56 -6"})`}>
          <RuneFigure rune={rune} isUp={view.runeUp[area] === 1} />
        </g>
      )}
      {development !== "" && (
        <g transform={city === "" ? "translate(42 -34)" : "translate(56 18)"}>
          <DevelopmentFigure kind={development} colour={colour(view.controller[area] ?? NONE)} />
        </g>
      )}
      <DiscoveryToken table={table} area={area} />
      <Army troops={troops} table={table} area={area} />
      <Flags table={table} area={area} />
      {isCrowded(table, area) && (
        <g transform="translate(-50 34)" className="rw-winter">
          <circle r={11} />
          <WinterIcon x={-8} y={-8} size={16} />
        </g>
      )}
    </g>
  );
}

/** A discovery token: its back, or what it is. */
function DiscoveryToken({ table, area }: { table: Table; area: Area }) {
  const token = table.view.token[area] ?? 0;
  if (token === 0) return null;
  return (
    <g className="rw-token" transform="translate(49 36)" data-known={token > 0 || undefined}>
      <circle r={12} />
      <text y={4.5}>{token > 0 ? "✦" : token === -1 ? "1" : "2+"}</text>
    </g>
  );
}

const PER_ROW = 4;
/** The fewer types, the larger their figures. */
const scales = [1.3, 1.3, 1.12, 0.98, 0.82];

/** Where the types of an army stand: in rows, so that none hides another. */
export function rowsOf(count: number): { x: number; y: number; scale: number }[] {
  const rows = Math.ceil(count / PER_ROW);
  const perRow = Math.ceil(count / Math.max(1, rows));
  const scale = rows > 1 ? 0.7 : (scales[count] ?? 1);
  const gap = 46 * scale;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return { x: ((i % perRow) - (inRow - 1) / 2) * gap, y: (row - (rows - 1) / 2) * gap, scale };
  });
}

function Army({ troops, table, area }: { troops: readonly Troop[]; table: Table; area: Area }) {
  const places = rowsOf(troops.length);
  const owner = table.view.owner[area] ?? NONE;
  const hasHero = table.view.heroes.some(hero => hero.area === area);
  return (
    <g transform={`translate(0 ${hasHero ? -4 : 7}) scale(${hasHero ? 0.88 : 1})`}>
      {troops.map(({ unit, count, isRouted }, i) => (
        <g key={`${unit}:${isRouted}`} transform={`translate(${places[i]!.x} ${places[i]!.y})`}>
          <UnitFigure
            unit={unit}
            count={count}
            isRouted={isRouted}
            colour={table.colour(owner)}
            scale={places[i]!.scale}
          />
        </g>
      ))}
    </g>
  );
}

/** Units off the map before an area that is not theirs: on the march, talking, or driven out. */
export function Arrivals() {
  const table = useTable();
  const { view, colour } = table;
  const { force } = view;
  if (!force) return null;
  const [x, y] = centreIn(view.board, force.area);
  const troops = troopsOf(force.figures);
  const places = rowsOf(troops.length);
  return (
    <g pointerEvents="none" className="rw-arrivals" transform={`translate(${x} ${y + SIZE * 0.62})`}>
      <rect
        x={-SIZE * 0.62}
        y={-27}
        width={SIZE * 1.24}
        height={54}
        rx={27}
        fill={seatPaint(colour(force.seat) ?? "black").fill}
      />
      <g transform="scale(0.86)">
        {troops.map((troop, i) => (
          <g key={`${troop.unit}:${troop.isRouted}`} transform={`translate(${places[i]!.x} ${places[i]!.y})`}>
            <UnitFigure {...troop} colour={colour(force.seat)} scale={places[i]!.scale} />
          </g>
        ))}
      </g>
    </g>
  );
}

/** Figures as troops, standing before routed. */
export function troopsOf(figures: readonly Figure[]): Troop[] {
  const kinds = [...new Set(figures.map(figure => figureOf(typeIn(figure), 0, isRoutedIn(figure))))].sort(
    (a, b) => a - b,
  );
  return kinds.map(kind => ({
    unit: units[typeIn(kind)]!.id,
    isRouted: isRoutedIn(kind),
    count: figures.filter(each => typeIn(each) === typeIn(kind) && isRoutedIn(each) === isRoutedIn(kind)).length,
  }));
}

/** Activation tokens as small banners along the left side. */
function Flags({ table, area }: { table: Table; area: Area }) {
  const { view, colour } = table;
  const seats = view.players.flatMap((_, seat) => (hasSeat(view.activated[area] ?? 0, seat) ? [seat] : []));
  return seats.map((seat, i) => {
    const { fill, on } = seatPaint(colour(seat) ?? "black");
    return (
      <g key={seat} transform={`translate(${-SIZE * 0.82 + i * 9} ${-16 + i * 15})`} className="rw-flag">
        <path d="M0-13H20L14-5 20 3H2V18H0Z" fill={fill} />
        <FlagIcon x={2} y={-13} size={12} color={on} />
      </g>
    );
  });
}

/** The heroes of all areas; they can be picked themselves. */
export function Heroes({ work }: { work: Work }) {
  const { view } = useTable();
  return view.board.list.flatMap(area => {
    const here = view.heroes.filter(hero => hero.area === area);
    return here.map((hero, i) => (
      <HeroTarget key={hero.id} hero={hero} work={work} x={(i - (here.length - 1) / 2) * 30} />
    ));
  });
}

const HeroTarget = memo(function HeroTarget({ hero, work, x }: { hero: HeroView; work: Work; x: number }) {
  const table = useTable();
  const { view, colour, offers } = table;
  const [cx, cy] = centreIn(view.board, hero.area);
  const ref = `hero:${hero.id}`;
  return (
    <Target
      place={ref}
      label={heroLabel(table, hero)}
      offer={work.offerAt(ref)}
      hint={heroHint(table, hero)}
      className={work.hero === hero.id ? "rw-hero rw-source" : "rw-hero"}
      transform={`translate(${cx + x} ${cy + SIZE * 0.41}) scale(0.84)`}
      onPick={() => work.pick(ref)}
      why={offers.why}
    >
      <circle r={22} className="hk-halo" data-anchor="" />
      <HeroFigure colour={colour(hero.seat)} isRouted={hero.routed} />
      {hero.damage > 0 && (
        <g className="rw-wounds">
          <Count n={hero.damage} x={12} y={-14} />
        </g>
      )}
    </Target>
  );
});
