// Building the board: places for the tile in hand, the tile as it would lie, places for home realm markers.
import { useEffect, useState } from "react";
import { Target } from "#web/kit/Target.tsx";
import type { LayTile, Mark } from "../choices.ts";
import { tilePlace } from "../content/tiles.ts";
import { hexesOf } from "../map/atlas.ts";
import { Borders, HexLand } from "./Ground.tsx";
import { centreOf, laidHexes, markHexes, middleOf, outline } from "./geometry.ts";
import { layRef, markRef, optionsOfKind } from "./places.ts";
import { useTable } from "./table.tsx";
import type { Work } from "./use-work.ts";

/** The places for what is laid now. */
export function Laying({ work }: { work: Work }) {
  const { props } = useTable();
  const { question } = props.look;
  const places = optionsOfKind(question, "lay").filter(({ tile, turn }) => tile === work.tile && turn === work.turn);
  const marks = optionsOfKind(question, "mark");
  const [pointed, setPointed] = useState<LayTile | null>(null);
  const ghost = places.find(option => option === pointed) ?? work.laying;
  useTurnKey(work, places.length > 0);
  return (
    <>
      {ghost && <Ghost option={ghost} isSettled={ghost === work.laying} />}
      {places.map(option => (
        <TilePlace key={layRef(option)} option={option} work={work} onPoint={setPointed} />
      ))}
      {marks.map(option => (
        <MarkPlace key={markRef(option)} option={option} work={work} />
      ))}
    </>
  );
}

/** R turns the tile in hand. */
function useTurnKey(work: Work, isLaying: boolean): void {
  useEffect(() => {
    if (!isLaying) return;
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches("input, textarea");
      if (!isTyping && event.key.toLowerCase() === "r") work.rotate(event.shiftKey ? -1 : 1);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [work, isLaying]);
}

interface TilePlaceProps {
  readonly option: LayTile;
  readonly work: Work;
  onPoint(option: LayTile | null): void;
}

function TilePlace({ option, work, onPoint }: TilePlaceProps) {
  const { offers } = useTable();
  const ref = layRef(option);
  const [x, y] = middleOf(laidHexes(option));
  const isChosen = work.laying !== null && layRef(work.laying) === ref;
  const [show, hide] = [() => onPoint(option), () => onPoint(null)];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only shows the tile; the target inside is the button
    <g onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      <Target
        place={ref}
        label={offers.label(option)}
        offer={work.offerAt(ref)}
        className={isChosen ? "rw-place rw-source" : "rw-place"}
        transform={`translate(${x} ${y})`}
        onPick={() => (isChosen ? work.lay() : work.pick(ref))}
        hint={null}
      >
        <path d={outline(0.3)} className="rw-place-face" />
        <path d={outline(0.3)} className="hk-halo" data-anchor="" />
      </Target>
    </g>
  );
}

/** The tile as it would lie. */
function Ghost({ option, isSettled }: { option: LayTile; isSettled: boolean }) {
  return (
    <g className="rw-ghost" data-settled={isSettled || undefined} pointerEvents="none">
      {hexesOf({ ...option, tile: tilePlace(option.tile) }).map(({ area, hex, borders }) => (
        <g key={area} transform={`translate(${centreOf(hex).join(" ")})`}>
          <HexLand area={area} />
          <Borders borders={borders} />
        </g>
      ))}
    </g>
  );
}

function MarkPlace({ option, work }: { option: Mark; work: Work }) {
  const { offers } = useTable();
  const ref = markRef(option);
  const hexes = markHexes(option);
  const [[ax, ay], [bx, by]] = [centreOf(hexes[0]), centreOf(hexes[1])];
  const [x, y] = middleOf(hexes);
  const line = `M${(ax - x) * 0.5} ${(ay - y) * 0.5}L${(bx - x) * 0.5} ${(by - y) * 0.5}`;
  return (
    <Target
      place={ref}
      label={offers.label(option)}
      offer={work.offerAt(ref)}
      className="rw-mark"
      transform={`translate(${x} ${y})`}
      onPick={() => work.pick(ref)}
      hint={null}
    >
      <path d={line} className="rw-mark-line" />
      <circle r={15} className="rw-place-face" />
      <circle r={15} className="hk-halo" data-anchor="" />
    </Target>
  );
}

/** Markers that lie already. */
export function Markers() {
  const { view } = useTable();
  const frame = view.frames.findLast(each => each.proc === "board");
  if (frame?.proc !== "board") return null;
  const pairs = Array.from({ length: frame.markers.length / 2 }, (_, i) => frame.markers.slice(i * 2, i * 2 + 2));
  return (
    <g pointerEvents="none">
      {pairs.map(hexes => (
        <g key={hexes.join()} className="rw-marker">
          {hexes.map(hex => (
            <path key={hex} d={outline(0.9)} transform={`translate(${centreOf(hex).join(" ")})`} />
          ))}
        </g>
      ))}
    </g>
  );
}
