/** The hetman's mace: our emblem, in the colour of its surroundings. */
export function Mace({ size = 30 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="31" cy="17" r="12" />
        <path d="M22.5 8.500c5 3 12 10 17 17M27 5.700c2 6 7.500 13 15.300 15.300M19.700 13c6 2.300 13 8 15.300 15.300" />
        <path d="M22.500 25.500 6 42" strokeWidth="4.600" />
        <path d="M20 23.500l4.500 4.500M9.500 35l3.500 3.500" />
        <path d="M39.500 8.500 43 5" />
      </g>
    </svg>
  );
}
