// Land on an inked map: tinted areas with darker edges, tints that run out over the shore, waste land under hatching.

/** A tint that runs out beyond the border, as wet paint does; to be clipped by the coast. */
export function TintBleed({ path, fill }: { path: string; fill: string }) {
  return (
    <g stroke={fill} fill="none" strokeLinejoin="round">
      <path d={path} strokeWidth={96} strokeOpacity={0.16} />
      <path d={path} strokeWidth={52} strokeOpacity={0.22} />
    </g>
  );
}

/** What an area needs. */
export interface AreaProps {
  readonly id: string;
  readonly path: string;
  readonly fill: string;
  /** Closed land: under hatching. */
  readonly isWaste?: boolean;
}

/** An area: its tint, and three soft bands along the inside of its border. */
export function Area({ id, path, fill, isWaste = false }: AreaProps) {
  const edge = `color-mix(in oklab, ${fill}, var(--map-ink) 45%)`;
  const clip = `area-${id}`;
  return (
    <g>
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <path d={path} fill={fill} fillOpacity={0.88} />
      <g clipPath={`url(#${clip})`} fill="none" stroke={edge} strokeLinejoin="round">
        <path d={path} strokeWidth={70} strokeOpacity={0.07} />
        <path d={path} strokeWidth={44} strokeOpacity={0.1} />
        <path d={path} strokeWidth={22} strokeOpacity={0.16} />
      </g>
      {isWaste && <path d={path} fill="url(#waste-hatch)" />}
    </g>
  );
}
