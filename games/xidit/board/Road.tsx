// Roads in three colours, each with a pattern of its own: black has sleepers, red is dashed, blue is beaded.
import type { RoadColor } from "../content/cities.ts";

/** One road along a path; the same strokes serve the map and the wheels. */
export function RoadLine({ color, path, width = 1 }: { color: RoadColor; path: string; width?: number }) {
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={path} stroke="var(--map-ink)" strokeOpacity={0.75} strokeWidth={13 * width} />
      <path d={path} stroke="var(--xi-road-bed)" strokeWidth={10.6 * width} />
      {color === "black" && (
        <>
          <path d={path} stroke="var(--xi-road-black)" strokeWidth={3.4 * width} />
          <path
            d={path}
            stroke="var(--xi-road-black)"
            strokeWidth={9 * width}
            strokeDasharray={`${3.2 * width} ${6 * width}`}
          />
        </>
      )}
      {color === "red" && (
        <path
          d={path}
          stroke="var(--xi-road-red)"
          strokeWidth={8 * width}
          strokeDasharray={`${17 * width} ${5 * width}`}
        />
      )}
      {color === "blue" && (
        <>
          <path d={path} stroke="var(--xi-road-blue)" strokeWidth={2.4 * width} />
          <path
            d={path}
            stroke="var(--xi-road-blue)"
            strokeWidth={9 * width}
            strokeLinecap="round"
            strokeDasharray={`0.01 ${13 * width}`}
          />
        </>
      )}
    </g>
  );
}
