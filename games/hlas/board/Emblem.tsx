// The emblem of the game: a winged sword over a wave, in one colour.

/** Drawn in currentColor. */
export function Emblem({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path
        fill="currentColor"
        d="M32 2 36 12V29H44V33H36V40H40V44H24V40H28V33H20V29H28V12ZM25 14C14 10 8 12 2 8 4 20 12 27 24 27V24C17 23 13 21 10 17 15 19 20 19 25 19ZM39 14C50 10 56 12 62 8 60 20 52 27 40 27V24C47 23 51 21 54 17 49 19 44 19 39 19ZM3 50C9 44 15 44 21 50 27 56 31 56 37 50 43 44 49 44 55 50 57 52 59 53 61 53V58C57 58 54 56 51 53 47 49 45 49 41 53 34 60 24 60 17 53 13 49 11 49 7 53L3 56Z"
      />
    </svg>
  );
}
