// The map with everything that lives on it: regions and their bards, cities and their tokens, guilds, figures, the
// path of a plan, and what the event being played moves.
import { memo } from "react";
import type { Point } from "#web/kit/ink.ts";
import { useKit } from "#web/kit/kit.tsx";
import { type Box, MapLayer } from "#web/kit/MapLayer.tsx";
import { SeatPatterns } from "#web/kit/seat-colours.tsx";
import { Target } from "#web/kit/Target.tsx";
import { cities } from "../content/cities.ts";
import { land, type RegionId, regions } from "../content/regions.ts";
import { tokensFor } from "../content/tokens.ts";
import type { XiditEvent } from "../events.ts";
import type { XiditView } from "../view/view.ts";
import { cityHint, cityLabel, regionHint } from "./describe.tsx";
import { Effects } from "./Effects.tsx";
import { Ground } from "./Ground.tsx";
import { cityAt, guildAt, mapBox, regionShape } from "./geometry.ts";
import { LairIsland } from "./LairIsland.tsx";
import { PathTrace } from "./PathTrace.tsx";
import { CitySeal, Town } from "./pieces/City.tsx";
import { Bastion, GuildTower, IdrakisFigure } from "./pieces/Figures.tsx";
import { Plaque } from "./pieces/Plaque.tsx";
import { RecruitFace, ThreatFace } from "./pieces/Token.tsx";
import { asXidit } from "./places.ts";
import type { PlanStep } from "./plan.ts";
import { useTable } from "./table.tsx";

/** What the planner or the bard placer adds to the map. */
export interface MapWork {
  /** The plan traced on the map, if one is being made. */
  readonly steps: readonly PlanStep[] | null;
  /** Cities that can be tapped for the plan. */
  readonly reach: ReadonlySet<number>;
  /** Bards dropped but not yet sent, by region. */
  readonly drops: ReadonlyMap<RegionId, number>;
  onCity(city: number): void;
  onRegion(region: RegionId): void;
}

/** The map. */
export const Kingdom = memo(function Kingdom({ work }: { work: MapWork }) {
  const { view, words, own, playing } = useTable();
  const city = own?.view.city ?? null;
  return (
    <MapLayer
      box={mapBox}
      homeKey={String(city !== null)}
      near={city ? around(cityAt(city)) : mapBox}
      follow={placeOfEvent(playing?.event ?? null, view)}
      label={words.map}
      ground={<Ground wastelands={view.wastelands} />}
      className="xi-map"
    >
      <defs>
        <SeatPatterns />
      </defs>
      <LairIsland />
      {regions.map(({ id }) => (
        <RegionPiece key={id} id={id} drops={work.drops.get(id) ?? 0} onRegion={work.onRegion} />
      ))}
      <BastionPiece />
      {work.steps && <PathTrace steps={work.steps} />}
      {cities.map(({ number }) => (
        <GuildPiece key={number} city={number} />
      ))}
      {cities.map(({ number }) => (
        <CityPiece key={number} city={number} isReach={work.reach.has(number)} onCity={work.onCity} />
      ))}
      {cities.map(({ number }) => (
        <CityFigures key={number} city={number} />
      ))}
      <Effects />
    </MapLayer>
  );
});

const nearWidth = 520;
const nearHeight = 430;

/** A part of the map around a place. */
const around = ([x, y]: Point): Box => ({
  x: x - nearWidth / 2,
  y: y - nearHeight / 2,
  width: nearWidth,
  height: nearHeight,
});

/** Where an event happens on the map; null when nowhere in particular. */
function placeOfEvent(event: XiditEvent | null, view: XiditView): Point | null {
  if (!event) return null;
  if (event.type === "moved") return cityAt(event.to);
  if (event.type === "bardPlaced") return regionShape[event.region].labelAt;
  if ("city" in event && event.type !== "nextDrawn") return cityAt(event.city);
  const city = "seat" in event ? view.seats[event.seat]?.city : null;
  return city ? cityAt(city) : null;
}

interface RegionPieceProps {
  readonly id: RegionId;
  /** Bards dropped here but not yet sent. */
  readonly drops: number;
  onRegion(region: RegionId): void;
}

const RegionPiece = memo(function RegionPiece({ id, drops, onRegion }: RegionPieceProps) {
  const table = useTable();
  const { view, names, offers, own, colour } = table;
  const index = regions.findIndex(region => region.id === id);
  const shape = regionShape[id];
  const offer = offers.wiring.at(`region:${id}`);
  const isWaste = view.wastelands.includes(id);
  const counts = (view.bards[index] ?? []).map((count, seat) => ({
    colour: colour(seat),
    count: count ?? 0,
    ghosts: own?.seat === seat ? drops : 0,
  }));
  return (
    <Target
      place={`region:${id}`}
      label={`${names.regions[id].name}. ${regionHint(table, id).text}`}
      offer={offer}
      hint={regionHint(table, id).hint}
      className="xi-region"
      onPick={() => onRegion(id)}
      want={offers.want}
      why={offers.why}
    >
      <path d={shape.path} className="xi-region-area" />
      <path d={shape.path} className="hk-halo" />
      <Plaque
        shape={shape}
        name={names.regions[id].name}
        lyre={regions[index]!.lyre}
        bards={regions[index]!.central && view.phase !== "over" ? [] : counts}
        isWaste={isWaste}
      />
    </Target>
  );
});

function BastionPiece() {
  const { own, colour, view } = useTable();
  const [x, y] = land.bastionAt;
  return (
    <g transform={`translate(${x} ${y - 18})`} pointerEvents="none">
      <Bastion
        colour={own ? colour(own.seat) : null}
        own={view.phase === "over" ? null : (own?.view.bastion ?? null)}
      />
    </g>
  );
}

const GuildPiece = memo(function GuildPiece({ city }: { city: number }) {
  const { view, words, offers, names, colour, seatName, choose } = useTable();
  const guild = view.guilds.find(each => each.city === city);
  const [x, y] = guildAt(city);
  const label = guild ? words.guildOf(seatName(guild.seat), guild.floors) : words.guildSite;
  return (
    <Target
      place={`guild:${city}`}
      label={`${names.cities[city - 1]!.name}: ${label}`}
      offer={offers.wiring.at(`guild:${city}`)}
      transform={`translate(${x} ${y + 6})`}
      className="xi-guild-target"
      onPick={() => choose({ kind: "floor", city })}
      want={offers.want}
      why={offers.why}
      hint={guild ? { title: label } : null}
    >
      <ellipse cy={-14} rx={19} ry={30} className="hk-halo" data-anchor="" />
      <GuildTower colour={guild ? colour(guild.seat) : null} floors={guild?.floors ?? 0} />
    </Target>
  );
});

interface CityPieceProps {
  readonly city: number;
  /** Whether a tap continues the plan here. */
  readonly isReach: boolean;
  onCity(city: number): void;
}

const CityPiece = memo(function CityPiece({ city, isReach, onCity }: CityPieceProps) {
  const table = useTable();
  const { view, names, offers, own } = table;
  const token = view.tokens.find(each => each.city === city);
  const [x, y] = cityAt(city);
  const offered = offers.wiring.at(`city:${city}`);
  const offer = isReach ? { ...offered, choices: [{ kind: "order" }] } : offered;
  return (
    <Target
      place={`city:${city}`}
      also={[`threat:${city}`]}
      label={cityLabel(table, city)}
      offer={offer}
      hint={cityHint(table, city)}
      transform={`translate(${x} ${y})`}
      className={isReach ? "xi-city xi-reach" : "xi-city"}
      onPick={() => onCity(city)}
      want={offers.want}
      why={offers.why}
    >
      <CityHalo kind={token?.side ?? "empty"} />
      <g key={token ? `${token.side}` : "town"} className="xi-token">
        {!token && <Town city={city} />}
        {token?.units && <RecruitFace units={token.units} />}
        {token?.side === "threat" && (
          <ThreatFace token={tokensFor(view.seats.length)[city - 1]!} have={own?.view.units ?? null} />
        )}
      </g>
      <CitySeal city={city} x={token ? -52 : -24} y={token ? 2 : 12} r={token ? 15 : 13} />
      <text y={token ? 44 : 36} className="xi-city-name">
        {names.cities[city - 1]!.name}
      </text>
    </Target>
  );
});

function CityHalo({ kind }: { kind: "recruitment" | "threat" | "empty" }) {
  if (kind === "empty") return <circle r={36} className="hk-halo" data-anchor="" />;
  return <rect x={-70} y={-38} width={132} height={74} rx={16} className="hk-halo" data-anchor="" />;
}

/** Figures stand in a row in front of their city, so that none hides another. */
function CityFigures({ city }: { city: number }) {
  const { view, own, colour, playing, pending } = useTable();
  const { lit } = useKit();
  const moving = playing?.event.type === "moved" ? playing.event.seat : null;
  const isComing = (pending ?? []).map(asXidit).some(choice => choice.kind === "start" && choice.city === city);
  const standing = view.seats.flatMap((seat, i) => {
    const isHere = seat.city === city || (isComing && own?.seat === i);
    return isHere && i !== moving ? [i] : [];
  });
  if (standing.length === 0) return null;
  const [x, y] = cityAt(city);
  const hasToken = view.tokens.some(token => token.city === city);
  const gap = standing.length > 3 ? 23 : 27;
  return (
    <g transform={`translate(${x} ${y + (hasToken ? -20 : -8)})`} pointerEvents="none">
      {standing.map((seat, i) => (
        <g
          key={seat}
          transform={`translate(${(i - (standing.length - 1) / 2) * gap + (hasToken ? 0 : 16)} 0)`}
          opacity={view.seats[seat]?.city === city ? 1 : 0.55}
        >
          {lit.has(`seat:${seat}`) && <ellipse cy={-20} rx={22} ry={30} className="xi-seat-lit" />}
          <IdrakisFigure colour={colour(seat)} isYou={own?.seat === seat} />
        </g>
      ))}
    </g>
  );
}
