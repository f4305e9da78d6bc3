// The emblem of the game: a dragon's eye cut into a rune stone, in one colour.

/** Drawn in currentColor. */
export function Emblem({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M32 2 54 11 62 34 50 56 32 62 14 56 2 34 10 11ZM32 8 14 15 8 34 18 51 32 56 46 51 56 34 50 15ZM32 17C42 17 50 25 53 33 49 42 42 48 32 48S15 42 11 33C14 25 22 17 32 17ZM32 22C27 25 25 29 25 33S27 41 32 44C37 41 39 37 39 33S37 25 32 22ZM32 25C33 30 33 36 32 41 31 36 31 30 32 25Z"
      />
    </svg>
  );
}
