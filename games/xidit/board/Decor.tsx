// What makes a map a map: the frame with its scale, a compass rose, a ship, a serpent in the deep.
import { mapBox } from "./geometry.ts";

/** The frame with a scale of light and dark marks. */
export function Neatline() {
  const { x, y, width, height } = mapBox;
  const inner = { x: x + 9, y: y + 9, width: width - 18, height: height - 18 };
  return (
    <g fill="none" pointerEvents="none">
      <rect x={x + 4.5} y={y + 4.5} width={width - 9} height={height - 9} className="xi-neat-scale" />
      <rect x={x + 4.5} y={y + 4.5} width={width - 9} height={height - 9} className="xi-neat-dark" />
      <rect x={x} y={y} width={width} height={height} className="xi-neat-line" />
      <rect {...inner} className="xi-neat-line" />
    </g>
  );
}

const points = [0, 45, 90, 135, 180, 225, 270, 315];

/** A compass rose, north up. */
export function Compass({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="xi-compass">
      <circle r={44} />
      <circle r={38} />
      {points.map(angle => {
        const isMain = angle % 90 === 0;
        const length = isMain ? 58 : 36;
        return (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d={`M0 ${-length}L${isMain ? 8 : 6}-8 0 0Z`} className="xi-compass-dark" />
            <path d={`M0 ${-length}L${isMain ? -8 : -6}-8 0 0Z`} className="xi-compass-light" />
          </g>
        );
      })}
      <path d="M-5-63 0-74 5-63 0-66Z" className="xi-compass-dark" />
    </g>
  );
}

/** A ship under sail. */
export function Ship({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="xi-ship">
      <path d="M-27 8Q0 18 30 5L24 18Q4 26-18 19Z" className="xi-ship-hull" />
      <path d="M-8 10V-32M10 9V-24" />
      <path d="M-20-4Q-14-22-8-28 2-16 4-4-8 1-20-4ZM6-4Q10-16 12-21 22-12 24-3 15 1 6-4Z" className="xi-ship-sail" />
      <path d="M-8-32-20-36-8-39Z" className="xi-ship-flag" />
      <path d="M-38 22q7-5 14 0t14 0 14 0 14 0 14 0" />
    </g>
  );
}

/** Something with coils. */
export function Serpent({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="xi-serpent">
      <path d="M-44 6C-44-22-22-22-22 4M-14 5C-14-28 14-28 14 5M22 5C22-34 50-36 50-14 50-6 42-4 38-8" />
      <path d="M38-8 32-4M44-18h.1" />
      <path d="M-54 8q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0" />
    </g>
  );
}
