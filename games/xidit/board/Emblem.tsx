// The emblem of the game: a crowned star over a walled city, in one colour.

/** Drawn in currentColor. */
export function Emblem({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path
        fill="currentColor"
        d="M32 3l4.6 9.4 10.4 1.5-7.5 7.300 1.800 10.300L32 26.6l-9.300 4.900 1.800-10.300-7.5-7.300 10.4-1.5zM8 60V38h6v5h6v-5h7v5h10v-5h7v5h6v-5h6v22H39V50a7 7 0 0 0-14 0v10z"
      />
    </svg>
  );
}
