// Dice that roll once and stay readable.
import { useKit } from "./kit.tsx";

/** One die as rolled. */
export interface Die {
  readonly id: string;
  /** Pips for a common die, or what the face says in words. */
  readonly face: number | string;
  readonly colour?: string;
  /** Counted or not, when the rule tells dice apart. */
  readonly isDropped?: boolean;
}

const spots: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A row of dice. */
export function Dice({
  dice,
  size = 46,
  isRolling = false,
}: {
  dice: readonly Die[];
  size?: number;
  isRolling?: boolean;
}) {
  const { words } = useKit();
  return (
    <div className="hk-dice" role="img" aria-label={words.dice(dice.map(({ face }) => face).join(", "))}>
      {dice.map((die, i) => (
        <svg
          key={die.id}
          width={size}
          height={size}
          viewBox="-24 -24 48 48"
          className="hk-die"
          data-rolling={isRolling || undefined}
          data-dropped={die.isDropped || undefined}
          style={{ animationDelay: `${i * 70}ms` }}
          aria-hidden="true"
        >
          <rect x={-21} y={-21} width={42} height={42} rx={9} style={{ fill: die.colour ?? "var(--paper)" }} />
          <Face face={die.face} />
        </svg>
      ))}
    </div>
  );
}

function Face({ face }: { face: number | string }) {
  const pips = typeof face === "number" ? spots[face] : undefined;
  if (!pips) return <text y={7}>{face}</text>;
  return pips.map(([x, y]) => <circle key={`${x}:${y}`} cx={x * 11} cy={y * 11} r={4.4} />);
}
