// Figures that are about to move: an arrow from where they stand to where they go, with their pictures.
import type { ReactNode } from "react";
import type { Point } from "#web/kit/ink.ts";
import { bow, xy } from "#web/kit/ink.ts";
import { seatPaint } from "#web/kit/seat-colours.tsx";
import type { MoveHero } from "../choices.ts";
import { units } from "../content/units.ts";
import { fromInGroup, fromInMove, toInMove, typeInGroup, typeInMove } from "../content/way-keys.ts";
import { centreIn } from "./geometry.ts";
import { HeroFigure, UnitFigure } from "./pieces/Figures.tsx";
import type { Step } from "./plan.ts";
import { type Table, useTable } from "./table.tsx";
import type { Work } from "./use-work.ts";

/** Moves that were sent already and wait until everything goes at once. */
export function sentSteps({ view }: Pick<Table, "view">): Step[] {
  const frame = view.frames.findLast(each => each.proc === "march" || each.proc === "strategize");
  if (frame?.proc === "march" && frame.step !== "activate" && frame.force.length === 0) {
    return frame.groups.map((key, i) => ({
      from: fromInGroup(key),
      to: frame.area,
      unit: units[typeInGroup(key)]!.id,
      count: frame.counts[i]!,
    }));
  }
  if (frame?.proc !== "strategize") return [];
  return frame.moves.map((key, i) => ({
    from: fromInMove(key),
    to: toInMove(key),
    unit: units[typeInMove(key)]!.id,
    count: frame.counts[i]!,
  }));
}

/** Heroes who were sent already, and where to. */
export function sentHeroes({ view }: Pick<Table, "view">): MoveHero[] {
  const frame = view.frames.findLast(each => each.proc === "march" || each.proc === "strategize");
  if (frame?.step !== "assignMoves") return [];
  if (frame.proc === "march") return frame.heroes.map(hero => ({ kind: "hero", hero, to: frame.area }));
  if (frame.proc !== "strategize") return [];
  return frame.heroes.map((hero, i) => ({ kind: "hero", hero, to: frame.targets[i]! }));
}

/** The plan of the viewer, and what was sent before. */
export function Plans({ work }: { work: Work }) {
  const table = useTable();
  const { view, props } = table;
  if (props.playing) return null;
  const isAssigning = view.frames.some(({ step }) => step === "assignMoves");
  const steps = [...(isAssigning ? sentSteps(table) : []), ...work.steps];
  const seat = props.look.question?.seat ?? view.turn.seat;
  const ways = new Map<string, Step[]>();
  for (const step of steps) {
    const key = `${step.from}>${step.to}`;
    ways.set(key, [...(ways.get(key) ?? []), step]);
  }
  return (
    <g pointerEvents="none">
      {[...ways].map(([key, group]) => (
        <Way key={key} from={centreIn(view.board, group[0]!.from)} to={centreIn(view.board, group[0]!.to)} seat={seat}>
          {group.map((step, i) => (
            <g key={step.unit} transform={`translate(${(i - (group.length - 1) / 2) * 37} 0)`}>
              <UnitFigure unit={step.unit} count={step.count} colour={table.colour(seat)} scale={0.8} />
            </g>
          ))}
        </Way>
      ))}
      {[...sentHeroes(table), ...work.heroSteps].map(({ hero, to }) => {
        const at = view.heroes.find(({ id }) => id === hero)?.area ?? to;
        return (
          <Way key={hero} from={centreIn(view.board, at)} to={centreIn(view.board, to)} seat={seat} bend={-0.16}>
            <g transform="scale(0.8)">
              <HeroFigure colour={table.colour(seat)} isRouted={false} />
            </g>
          </Way>
        );
      })}
    </g>
  );
}

interface WayProps {
  readonly from: Point;
  readonly to: Point;
  readonly seat: number;
  readonly bend?: number;
  readonly children: ReactNode;
}

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

function Way({ from: source, to: goal, seat, bend = 0.14, children }: WayProps) {
  const { colour } = useTable();
  const { fill } = seatPaint(colour(seat) ?? "black");
  // Who stands at either end stays in sight.
  const [from, to] = [between(source, goal, 0.2), between(source, goal, 0.8)];
  const control = bow(from, to, bend);
  const middle: Point = [(from[0] + 2 * control[0] + to[0]) / 4, (from[1] + 2 * control[1] + to[1]) / 4];
  const angle = (Math.atan2(to[1] - control[1], to[0] - control[0]) * 180) / Math.PI;
  const path = `M${xy(from)}Q${xy(control)} ${xy(to)}`;
  return (
    <g className="rw-way">
      <path d={path} className="rw-way-bed" />
      <path d={path} stroke={fill} className="rw-way-line" />
      <path
        d="M6 0-16-13-11 0-16 13Z"
        transform={`translate(${xy(to)}) rotate(${angle})`}
        fill={fill}
        className="rw-way-head"
      />
      <g transform={`translate(${xy(middle)})`}>{children}</g>
    </g>
  );
}
