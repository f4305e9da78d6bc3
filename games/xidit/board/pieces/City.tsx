// A city: its town when nothing lies on it, and its number, always readable.

/** The number of a city on its seal. */
export function CitySeal({ city, x, y, r = 14 }: { city: number; x: number; y: number; r?: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="xi-seal">
      <circle r={r} />
      <circle r={r - 2.6} className="xi-seal-ring" />
      <text y={r * 0.4} fontSize={r * 1.22}>
        {city}
      </text>
    </g>
  );
}

/** A walled town in ink; three looks, by number. */
export function Town({ city }: { city: number }) {
  const look = city % 3;
  return (
    <g className="xi-town">
      <ellipse cx={3} cy={19} rx={34} ry={6} className="xi-shadow" />
      <path d="M-28 18V-2H-22V-6H-16V-2H-10V-6H-4V-2H10V-6H16V-2H22V-6H28V18Z" className="xi-town-wall" />
      {look === 0 && <path d="M-18-2V-20L-11-30-4-20V-2ZM6-2V-14L12-22 18-14V-2Z" className="xi-town-house" />}
      {look === 1 && <path d="M-8-2V-24L0-36 8-24V-2ZM-24-4V-12L-18-19-12-12V-4Z" className="xi-town-house" />}
      {look === 2 && <path d="M-22-4V-16L-16-24-10-16V-4ZM0-3V-22L7-32 14-22V-3Z" className="xi-town-house" />}
      {look === 0 && <path d="M-19-20-11-31-3-20ZM5-14 12-23 19-14Z" className="xi-town-roof" />}
      {look === 1 && <path d="M-9-24 0-37 9-24ZM-25-12-18-20-11-12Z" className="xi-town-roof" />}
      {look === 2 && <path d="M-23-16-16-25-9-16ZM-1-22 7-33 15-22Z" className="xi-town-roof" />}
      <path d="M-5 18V9Q0 3 5 9V18Z" className="xi-town-gate" />
      <path d="M-22 4h5M14 5h6M-16 11h4M16 11h5" className="xi-town-stone" />
    </g>
  );
}
