// Pictures of components for the gallery: each is a component that always shows the same.
import type { ComponentType, ReactNode } from "react";
import { SeatPatterns } from "./seat-colours.tsx";

/** A component that always shows the same picture. */
export const still =
  (picture: ReactNode): ComponentType =>
  () =>
    picture;

interface Frame {
  /** What of the map's units is shown. */
  readonly box?: string;
  readonly width?: number;
  readonly height?: number;
}

/** A figure of the map on its own. */
export function framed(figure: ReactNode, { box = "-30 -30 60 60", width = 72, height = width }: Frame = {}) {
  return still(
    <svg viewBox={box} width={width} height={height} aria-hidden="true">
      <defs>
        <SeatPatterns />
      </defs>
      {figure}
    </svg>,
  );
}
