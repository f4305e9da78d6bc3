// A track of numbered spaces with markers on it: years, scores, resources.
import type { ReactNode } from "react";

/** A marker on a track. */
export interface TrackMarker {
  readonly id: string;
  readonly at: number;
  readonly label: string;
  readonly mark: ReactNode;
}

/** What a track needs. */
export interface TrackProps {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly markers: readonly TrackMarker[];
  /** A space with a meaning: shown differently and named. */
  special?(space: number): string | null;
}

/** The track. */
export function Track({ label, from, to, markers, special }: TrackProps) {
  const spaces = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <ol className="hk-track" aria-label={label}>
      {spaces.map(space => {
        const here = markers.filter(({ at }) => at === space);
        const meaning = special?.(space) ?? null;
        return (
          <li key={space} data-special={meaning !== null || undefined} title={meaning ?? undefined}>
            <span className="hk-track-number">{space}</span>
            {here.length > 0 && (
              <span className="hk-track-markers">
                {here.map(({ id, mark, label: name }) => (
                  <span key={id} title={name}>
                    {mark}
                    <span className="hk-hidden">{name}</span>
                  </span>
                ))}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
