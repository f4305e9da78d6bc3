// The emblem of the game: a longship under a square sail, in one colour.

/** Drawn in currentColor. */
export function Emblem({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path
        fill="currentColor"
        d="M30 4h4v5h14c3 8 3 17 0 25H34v6h26c-1 3-2 5-4 7 2-6 1-10-4-13 7 0 11-1 10-6 4 9 1 21-8 27-2 4-6 7-11 7H21c-6 0-10-3-12-8C2 47 0 36 5 27c-1 5 2 7 8 7-5 3-6 7-4 13-2-2-3-4-4-7h25v-6H16c3-8 3-17 0-25h14zm-9 10c1 5 1 10 0 15h5V14zm13 0v15h9c1-5 1-10 0-15z"
      />
    </svg>
  );
}
