// The way of an army or a Vessel that is moving, and who is on it.
import { Fragment } from "react";
import { seatPaint } from "#web/kit/seat-colours.tsx";
import type { Piece } from "../content/units.ts";
import { rowsOf } from "./Forces.tsx";
import { centreOf, isAcross } from "./geometry.ts";
import { UnitFigure } from "./pieces/Figures.tsx";
import { useTable } from "./table.tsx";
import { marchIn, voyageIn } from "./use-work.ts";

interface Group {
  readonly owner: number;
  readonly piece: Piece;
  readonly count: number;
}

/** Units counted by owner and kind. */
function counted(army: readonly { owner: number; piece: Piece }[]): Group[] {
  const out: { owner: number; piece: Piece; count: number }[] = [];
  for (const { owner, piece } of army) {
    const group = out.find(each => each.owner === owner && each.piece === piece);
    if (group) group.count++;
    else out.push({ owner, piece, count: 1 });
  }
  return out;
}

/** A move in progress: from where it began to where it has come. */
export function Route() {
  const { view, colour } = useTable();
  const march = marchIn(view);
  const voyage = voyageIn(view);
  const move = march ?? voyage;
  if (!move || move.from < 0 || move.at < 0 || move.at === move.from) return null;
  const army = march ? march.army : [{ owner: move.seat, piece: voyage!.vessel }];
  const [[ax, ay], [bx, by]] = [centreOf(move.from), centreOf(move.at)];
  const { fill } = seatPaint(colour(move.seat) ?? "black");
  const groups = counted(army);
  const places = rowsOf(groups.length);
  const way = `M${ax} ${ay}Q${(ax + bx) / 2 + (ay - by) * 0.12} ${(ay + by) / 2 + (bx - ax) * 0.12} ${bx} ${by}`;
  return (
    <g pointerEvents="none" className="hl-route">
      {!isAcross(move.from, move.at) && (
        <Fragment>
          <path d={way} className="hl-route-bed" />
          <path d={way} stroke={fill} className="hl-route-line" />
        </Fragment>
      )}
      <g transform={`translate(${bx} ${by + 4})`} className="hl-under-way">
        {groups.map(({ owner, piece, count }, i) => (
          <g key={`${owner}:${piece}`} transform={`translate(${places[i]!.x} ${places[i]!.y})`}>
            <UnitFigure
              piece={piece}
              faction={view.realms[owner]!.faction}
              colour={colour(owner)}
              count={count}
              scale={places[i]!.scale}
              isGhost
            />
          </g>
        ))}
      </g>
    </g>
  );
}
