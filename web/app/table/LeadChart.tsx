// How the scores grew: one small chart per source, one line per seat, told apart by colour, dash and name.
import { curveStepAfter, line } from "d3-shape";
import type { SeatInfo } from "#web/kit/board.ts";
import { useWords } from "../i18n/index.ts";
import type { CoursePoint } from "../local/messages.ts";

/** About as wide as three of them in a row are on a screen, so that letters keep their size. */
const width = 300;
const height = 170;
const pad = { left: 30, right: 92, top: 18, bottom: 22 };
const dashes = ["", "7 4", "2 4", "10 4 2 4", "5 2"];

interface Props {
  readonly course: readonly CoursePoint[];
  readonly seats: readonly SeatInfo[];
  /** Names of the sources. */
  readonly names: Readonly<Record<string, string>>;
}

export function LeadChart({ course, seats, names }: Props) {
  const t = useWords();
  const sources = Object.keys(course[0]?.scores[0] ?? {});
  return (
    <section className="end-course">
      <h3>{t("end.course")}</h3>
      <p className="soft small">{t("end.courseHelp")}</p>
      <div className="end-charts">
        {sources.map(source => (
          <SourceChart key={source} name={names[source] ?? source} source={source} course={course} seats={seats} />
        ))}
      </div>
    </section>
  );
}

interface ChartProps extends Omit<Props, "names"> {
  readonly name: string;
  readonly source: string;
}

const scoreAt = (point: CoursePoint, seat: number, source: string) => point.scores[seat]?.[source] ?? 0;

/** Labels at the right end, pushed apart so that none covers another. */
function labelPlaces(seats: readonly SeatInfo[], yOf: (seat: number) => number): Map<number, number> {
  const order = [...seats].sort((a, b) => yOf(a.seat) - yOf(b.seat));
  const places = new Map<number, number>();
  let free = pad.top;
  for (const { seat } of order) {
    const y = Math.max(yOf(seat), free);
    places.set(seat, y);
    free = y + 15;
  }
  // Those pushed below the edge push the others back up, as far as needed.
  let limit = height - pad.bottom;
  for (const { seat } of order.reverse()) {
    const y = Math.min(places.get(seat)!, limit);
    places.set(seat, y);
    limit = y - 15;
  }
  return places;
}

function SourceChart({ name, source, course, seats }: ChartProps) {
  const last = course[course.length - 1]!;
  const values = course.flatMap(point => seats.map(({ seat }) => scoreAt(point, seat, source)));
  const low = Math.min(0, ...values);
  const top = Math.max(low < 0 ? 0 : 1, ...values);
  const x = (at: number) => pad.left + (at / Math.max(1, last.line)) * (width - pad.left - pad.right);
  const y = (value: number) => height - pad.bottom - ((value - low) / (top - low)) * (height - pad.top - pad.bottom);
  const labels = labelPlaces(seats, seat => y(scoreAt(last, seat, source)));
  const summary = seats.map(({ seat, name: who }) => `${who} ${scoreAt(last, seat, source)}`).join(", ");
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <svg className="end-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${name}: ${summary}`}>
        {[...new Set([low, Math.round((low + top) / 2), top])].map(value => (
          <g key={value}>
            <path d={`M${pad.left} ${y(value)}H${width - pad.right}`} stroke="var(--line)" />
            <text x={pad.left - 6} y={y(value) + 4} textAnchor="end" className="chart-number">
              {value}
            </text>
          </g>
        ))}
        {seats.map(({ seat, colour, name: who }) => {
          const path = line<CoursePoint>(
            point => x(point.line),
            point => y(scoreAt(point, seat, source)),
          ).curve(curveStepAfter);
          return (
            <g key={seat} stroke={`var(--seat-${colour})`} fill="none">
              <path d={path([...course]) ?? ""} stroke="var(--ink)" strokeWidth={4.5} opacity={0.22} />
              <path d={path([...course]) ?? ""} strokeWidth={2.5} strokeDasharray={dashes[seat % dashes.length]} />
              <text
                x={width - pad.right + 8}
                y={(labels.get(seat) ?? 0) + 4}
                className="chart-name"
                stroke="none"
                fill="var(--ink)"
              >
                {scoreAt(last, seat, source)} {who}
              </text>
              <circle cx={x(last.line)} cy={y(scoreAt(last, seat, source))} r={3.5} fill={`var(--seat-${colour})`} />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
