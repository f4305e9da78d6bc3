// The combat die: axes and skulls on its faces.
import { type FaceId, faces } from "../../content/numbers.ts";
import { AxeIcon } from "./icons.tsx";

const skull =
  "M0-9c-6 0-9 4-9 9 0 3 1 5 3 6v4h3V8h2v2h2V8h2v2h3V6c2-1 3-3 3-6 0-5-3-9-9-9zM-4-2a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zm8 0a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z";

/** A skull around its origin. */
export function Skull({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return <path d={skull} transform={`translate(${x} ${y}) scale(${scale})`} fillRule="evenodd" />;
}

/** A small skull inside text. */
export function SkullMark({ size = 16 }: { size?: number }) {
  return (
    <svg viewBox="-11 -11 22 23" width={size} height={size} fill="currentColor" aria-hidden="true">
      <Skull x={0} y={0} />
    </svg>
  );
}

const layouts: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-9, -6],
    [9, 6],
  ],
  [
    [0, -10],
    [-10, 8],
    [10, 8],
  ],
];

/** One die; before it is thrown it lies blank. */
export function CombatDie({
  face,
  size = 56,
  isRolling = false,
}: {
  face: FaceId | null;
  size?: number;
  isRolling?: boolean;
}) {
  const found = faces.find(({ id }) => id === face);
  const signs = found ? [...Array<"axe">(found.axes).fill("axe"), ...Array<"skull">(found.skulls).fill("skull")] : [];
  const places = layouts[signs.length] ?? [];
  return (
    <svg
      viewBox="-26 -26 52 52"
      width={size}
      height={size}
      className="ng-die"
      data-rolling={isRolling || undefined}
      data-blank={!found || undefined}
      aria-hidden="true"
    >
      <rect x={-23} y={-23} width={46} height={46} rx={10} />
      {found?.isChoice && <path d="M14-20-14 20" className="ng-die-slash" />}
      {signs.map((sign, i) => {
        const [x, y] = places[i]!;
        return sign === "axe" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: signs of a face are known by their place
          <AxeIcon key={i} x={x - 10} y={y - 10} size={20} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: signs of a face are known by their place
          <Skull key={i} x={x} y={y} />
        );
      })}
    </svg>
  );
}
