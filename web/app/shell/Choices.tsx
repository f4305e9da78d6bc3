// A choice of few values, all in sight: radio buttons drawn as tiles.
import type { ReactNode } from "react";
import { useId } from "react";

/** One tile. */
export interface Tile<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly about?: ReactNode;
}

interface Props<T extends string> {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly tiles: readonly Tile<T>[];
  readonly value: T;
  readonly isWide?: boolean;
  onChoose(value: T): void;
}

export function Choices<T extends string>({ legend, isLegendHidden, tiles, value, isWide, onChoose }: Props<T>) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className={isLegendHidden ? "hk-hidden" : undefined}>{legend}</legend>
      {tiles.map(tile => (
        <label key={tile.value} className={isWide ? "choice choice-wide" : "choice"}>
          <input
            type="radio"
            name={name}
            value={tile.value}
            checked={tile.value === value}
            onChange={() => onChoose(tile.value)}
          />
          <span>
            {tile.label}
            {tile.about && <small>{tile.about}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
