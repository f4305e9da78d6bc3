// What players put on the map: Idrakis figures, guild towers, bards. Colour, pattern and emblem go together.
import type { SeatColour } from "#web/kit/board.ts";
import { seatEmblems, seatPaint } from "#web/kit/seat-colours.tsx";

/** An Idrakis: a hooded rider of a seat, standing on its origin, 44 units high. */
export function IdrakisFigure({ colour, isYou }: { colour: SeatColour; isYou: boolean }) {
  const { fill, pattern, on } = seatPaint(colour);
  const Emblem = seatEmblems[colour];
  return (
    <g className="xi-idrakis">
      <ellipse cx={3} cy={1} rx={16} ry={5} className="xi-shadow" />
      <ellipse cy={0} rx={14.5} ry={4.6} fill={fill} className="xi-outline" />
      <path d="M-13-1C-14-15-10-25-6-29H6C10-25 14-15 13-1 8 2-8 2-13-1Z" fill={pattern} className="xi-outline" />
      <path d="M0-45C7-43 9-35 8.5-29 4-25-4-25-8.5-29-9-35-6-42 0-45Z" fill={fill} className="xi-outline" />
      <path d="M-4.5-31C-4-37 4-37 4.5-31 2-28.5-2-28.5-4.5-31Z" className="xi-idrakis-face" />
      <circle cy={-13} r={9.2} fill={fill} className="xi-idrakis-badge" />
      <Emblem x={-7.5} y={-20.5} size={15} color={on} />
      {isYou && <path d="M-6-56H6L0-48Z" className="xi-you" />}
    </g>
  );
}

const floorHeight = 12;

/** A guild: one floor on the other in the colour and pattern of its owner; the site alone when nobody has built. */
export function GuildTower({ colour, floors }: { colour: SeatColour | null; floors: number }) {
  if (!colour || floors === 0) {
    return (
      <g className="xi-site">
        <ellipse rx={12} ry={6} />
        <path d="M-5-3V-9H-2V-7H2V-9H5V-3Z" />
      </g>
    );
  }
  const { fill, pattern } = seatPaint(colour);
  const top = -floors * floorHeight;
  return (
    <g className="xi-guild">
      <ellipse cx={3} cy={1} rx={15} ry={6} className="xi-shadow" />
      {Array.from({ length: floors }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a floor is known by its height
        <g key={i} transform={`translate(0 ${-i * floorHeight})`}>
          <path d="M-12-11V0Q0 6 12 0V-11Q0-5-12-11Z" fill={pattern} className="xi-outline" />
          <path d="M-5-5v4M5-5v4" className="xi-window" />
          <ellipse cy={-11} rx={12} ry={4} fill={fill} className="xi-outline" />
        </g>
      ))}
      <path d={`M-10 ${top + 1} 0 ${top - 14} 10 ${top + 1}Q0 ${top + 5}-10 ${top + 1}Z`} className="xi-roof" />
    </g>
  );
}

/** The bards of one seat in a region, with their number. */
export function BardDisc(props: { colour: SeatColour; count: number; x: number; y: number; isGhost?: boolean }) {
  const { colour, count, x, y, isGhost } = props;
  const { pattern, fill, on } = seatPaint(colour);
  return (
    <g transform={`translate(${x} ${y})`} opacity={isGhost ? 0.6 : 1} className="xi-bard">
      <circle r={11} fill={pattern} className="xi-outline" />
      <circle r={7.6} fill={fill} />
      <text y={4.6} fill={on}>
        {count}
      </text>
    </g>
  );
}

/** The Bastion: closed until the end; the flag shows how many of the viewer's own bards are inside. */
export function Bastion({ colour, own }: { colour: SeatColour | null; own: number | null }) {
  return (
    <g className="xi-bastion">
      <ellipse cx={4} cy={29} rx={52} ry={9} className="xi-shadow" />
      <path d="M-44 28V-8H-38V-14H-31V-8H-25V-14H-18V-8H18V-14H25V-8H31V-14H38V-8H44V28Z" className="xi-bastion-wall" />
      <path d="M-46 28V-22H-40V-29H-34V-22H-28V28ZM28 28V-22H34V-29H40V-22H46V28Z" className="xi-bastion-tower" />
      <path d="M-18 20V-30H-12V-37H-5V-30H5V-37H12V-30H18V20Z" className="xi-bastion-tower" />
      <path d="M-12 28V10Q0-4 12 10V28Z" className="xi-bastion-gate" />
      <path d="M-12 15H12M-12 21H12M-6 6V28M0 3V28M6 6V28" className="xi-bastion-bars" />
      <path d="M-39-10h4M33-10h4M-39 2h4M33 2h4M-3-20h6M-3-10h6" className="xi-bastion-slit" />
      <path d="M0-37V-58" className="xi-outline" />
      <path d="M0-58H26L20-51 26-44H0Z" fill={colour ? seatPaint(colour).pattern : "#8d8066"} className="xi-outline" />
      {own !== null && (
        <text x={10} y={-46.5} className="xi-bastion-own" fill={colour ? seatPaint(colour).on : "#fff"}>
          {own}
        </text>
      )}
    </g>
  );
}
