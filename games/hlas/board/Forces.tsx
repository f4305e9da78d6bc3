// What stands on the map: Capitals and Towers, Units counted by kind, Vessels with their crew, Exploration tokens.
import type { Seat } from "#kernel/procedure.ts";
import type { Point } from "#web/kit/ink.ts";
import { Target } from "#web/kit/Target.tsx";
import { AIR_DECK, ALLY_SEA_DECK, GONE, REGIONS, SEA_DECK, SETTLED } from "../content/marks.ts";
import { type Region, regions } from "../content/regions.ts";
import type { Piece } from "../content/units.ts";
import { isLand, tokenPlaces } from "../map/atlas.ts";
import type { Troop } from "../view/fight.ts";
import type { HlasView } from "../view/view.ts";
import { troopText } from "./describe.tsx";
import { centreOf } from "./geometry.ts";
import { CapitalFigure, TokenFigure, TowerFigure, UnitFigure } from "./pieces/Figures.tsx";
import { unitRef } from "./places.ts";
import { armySpot, CITY_SCALE, capitalSpot, towerSpot } from "./spots.ts";
import { holdersOf, troopsOf } from "./standing.ts";
import { type Table, useTable } from "./table.tsx";
import { useLacking } from "./use-lacking.ts";
import type { Work } from "./use-work.ts";

/** Exploration tokens and buildings of all Regions. */
export function Works() {
  const { view } = useTable();
  return (
    <g pointerEvents="none">
      {regions.map(({ id }, at) => (
        <Tokens key={id} at={at} />
      ))}
      {view.realms.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats never change
        <Structures key={seat} seat={seat} />
      ))}
    </g>
  );
}

function Structures({ seat }: { seat: Seat }) {
  const { view, colour } = useTable();
  const { faction, capital, level, towers } = view.realms[seat]!;
  const paint = colour(seat);
  return (
    <>
      {capital >= 0 && (
        <g transform={`translate(${capitalSpot(capital).join(" ")}) scale(${CITY_SCALE})`}>
          <CapitalFigure faction={faction} colour={paint} level={level} />
        </g>
      )}
      {towers.map(at => (
        <g key={at} transform={`translate(${towerSpot(at).join(" ")}) scale(${CITY_SCALE})`}>
          <TowerFigure faction={faction} colour={paint} />
        </g>
      ))}
    </>
  );
}

/** Tokens lie up left in their Region; at sea in its middle. */
function Tokens({ at }: { at: Region }) {
  const { view } = useTable();
  const [x, y] = centreOf(at);
  const shown = tokenPlaces[at]!.filter(place => (view.faces[place] ?? GONE) !== GONE);
  const hasArmy = holdersOf(view, at).length > 0;
  return shown.map((place, i) => {
    const [dx, dy] = isLand(at) ? [-32 + i * 12, -32] : [(i - (shown.length - 1) / 2) * 22, hasArmy ? -34 : 0];
    return (
      <g key={place} transform={`translate(${x + dx} ${y + dy})`}>
        <TokenFigure
          token={view.tokens[place] ?? ""}
          kind={isLand(at) ? "land" : "sea"}
          isSettled={view.faces[place] === SETTLED}
        />
      </g>
    );
  });
}

/** A thing that stands in a Region: some Units of one kind, or a Vessel with its crew. */
interface Stand {
  readonly troop: Troop;
  readonly crew: readonly Troop[];
}

const deckOf = (owner: Seat, vessel: Seat, piece: string): number =>
  (piece === "sea-vessel" ? SEA_DECK : AIR_DECK) + (owner === vessel ? 0 : ALLY_SEA_DECK - SEA_DECK);

/** Who stands in a Region, the crews with their Vessels. */
function standsIn(table: Pick<Table, "view">, at: Region): Stand[] {
  const { view } = table;
  const all = view.realms.flatMap((_, seat) => troopsOf(view, seat, at));
  return all
    .filter(({ place }) => place < REGIONS)
    .map(troop => {
      const isVessel = troop.piece === "sea-vessel" || troop.piece === "air-vessel";
      const crew = isVessel
        ? all.filter(({ owner, place }) => place >= REGIONS && place === deckOf(owner, troop.owner, troop.piece))
        : [];
      return { troop, crew };
    });
}

const PER_ROW = 3;

/** Where the kinds of an army stand: in rows, so that none hides another. */
export function rowsOf(count: number): { x: number; y: number; scale: number }[] {
  const rows = Math.ceil(count / PER_ROW);
  const perRow = Math.ceil(count / Math.max(1, rows));
  const scale = rows > 2 ? 0.6 : rows > 1 ? 0.74 : count > 2 ? 0.82 : count > 1 ? 1 : 1.12;
  const gap = 43 * scale;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return { x: ((i % perRow) - (inRow - 1) / 2) * gap, y: (row - (rows - 1) / 2) * gap, scale };
  });
}

/** Where Units of a kind stand, and how large; those aboard are where their Vessel is. */
export function unitSpot(view: HlasView, owner: Seat, piece: Piece, at: Region): { at: Point; scale: number } {
  const stands = standsIn({ view }, at);
  const rows = rowsOf(stands.length);
  const place = rows[stands.findIndex(({ troop }) => troop.owner === owner && troop.piece === piece)];
  const [x, y] = armySpot(view, at);
  return place ? { at: [x + place.x, y + place.y], scale: place.scale } : { at: [x, y], scale: 1 };
}

/** Who is aboard a Vessel of a side, of its own Units. */
export function crewOf(view: HlasView, owner: Seat, vessel: Piece, at: Region): readonly Troop[] {
  return standsIn({ view }, at).find(({ troop }) => troop.owner === owner && troop.piece === vessel)?.crew ?? [];
}

/** The Units of all Regions; those that can be chosen are targets. */
export function Forces({ work }: { work: Work }) {
  return regions.map(({ id }, at) => <Army key={id} at={at} work={work} />);
}

function Army({ at, work }: { at: Region; work: Work }) {
  const table = useTable();
  const stands = standsIn(table, at);
  const places = rowsOf(stands.length);
  return (
    <g transform={`translate(${armySpot(table.view, at).join(" ")})`}>
      {stands.map(({ troop, crew }, i) => (
        <g key={unitRef(troop)} transform={`translate(${places[i]!.x} ${places[i]!.y}) scale(${places[i]!.scale})`}>
          <UnitTarget troop={troop} work={work} />
          {crew.map((each, n) => (
            <g key={unitRef(each)} transform={aboard(n, crew.length)}>
              <UnitTarget troop={each} work={work} />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

/** Where the crew of a Vessel stands: in a row before it. */
export const aboard = (n: number, of: number): string => `translate(${(n - (of - 1) / 2) * 22} 23) scale(0.56)`;

/** Units of one kind; what cannot be chosen lets the Region below be pointed at. */
function UnitTarget({ troop, work }: { troop: Troop; work: Work }) {
  const table = useTable();
  const { view, colour, offers, seatName } = table;
  const { owner, piece, count } = troop;
  const ref = unitRef(troop);
  const offer = work.offerAt(ref);
  const isGathered = work.groups.some(({ unit }) => unitRef(unit) === ref);
  const lacks = useLacking(work);
  const figure = (
    <UnitFigure piece={piece} faction={view.realms[owner]!.faction} colour={colour(owner)} count={count} />
  );
  if (offer.choices.length === 0 && !offer.pending) return <g pointerEvents="none">{figure}</g>;
  const label = `${seatName(owner)}: ${troopText(table, troop)}`;
  return (
    <Target
      place={ref}
      also={[`piece:${piece}`]}
      label={label}
      offer={offer}
      hint={{ title: label }}
      {...(isGathered && { leads: (lacks?.(ref) ?? 0) > 0 })}
      className="hl-unit"
      onPick={() => work.pick(ref)}
      want={offers.want}
      why={offers.why}
    >
      <circle r={25} className="hk-halo" data-anchor="" />
      {figure}
      <Taken work={work} unit={ref} />
    </Target>
  );
}

/** How many of them are in the army that is being gathered. */
function Taken({ work, unit }: { work: Work; unit: string }) {
  const count = work.groups.find(({ unit: each }) => unitRef(each) === unit)?.count ?? 0;
  if (count === 0) return null;
  return (
    <g transform="translate(-17 -16)" className="hl-taken">
      <circle r={10} />
      <text y={4.6}>{count}</text>
    </g>
  );
}
