// The emblem of the game: a giant's crowned head behind crossed sabres, in one colour.

/** Drawn in currentColor. */
export function Emblem({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M18 4l6 9 8-11 8 11 6-9v15c3 3 4 7 4 11 0 5-2 9-5 12l3 3c4-3 8-8 11-15l3 2c-2 8-6 14-12 18l6 6-4 4-6-6-4 3-4-4 3-3-4-4v6c-2 1-4 2-6 2s-4-1-6-2v-6l-4 4 3 3-4 4-4-3-6 6-4-4 6-6C6 46 2 40 0 32l3-2c3 7 7 12 11 15l3-3c-3-3-5-7-5-12 0-4 1-8 4-11V4zm5 22-3 3c1 4 4 5 8 4l1-3zm18 0-6 4 1 3c4 1 7 0 8-4zM26 40l6 4 6-4-2-2h-8z"
      />
    </svg>
  );
}
