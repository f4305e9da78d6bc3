// The coast: the beacon of the round, and a tower for each seat, as bright as its light.
import type { Seat } from "#kernel/procedure.ts";
import { MapLayer } from "#web/kit/MapLayer.tsx";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { Target } from "#web/kit/Target.tsx";
import { useTable } from "./table.ts";

const box = { x: 0, y: 0, width: 800, height: 400 };
const shore = "M0 400V250Q100 200 200 236T400 236T600 236T800 220V400Z";

function Ground() {
  return (
    <>
      <rect width={box.width} height={box.height} fill="var(--sea)" />
      <path d={shore} fill="var(--be-land)" stroke="var(--map-ink)" strokeWidth={2} />
    </>
  );
}

/** A seat's tower; it can be dimmed where the question says so. */
function Tower({ seat }: { readonly seat: Seat }) {
  const { props, view, words, offers } = useTable();
  const { light, committed, strength } = view.seats[seat]!;
  const { name, colour } = props.seats[seat]!;
  const place = `seat:${seat}`;
  const offer = offers.wiring.at(place);
  const label = `${name}: ${words.scores.light} ${light}`;
  const played = committed ? `${words.cards[committed]} (${strength})` : "";
  return (
    <Target
      place={place}
      label={label}
      offer={offer}
      hint={{ title: label, body: played }}
      transform={`translate(${((seat + 1) * box.width) / (view.seats.length + 1)} 280)`}
      want={offers.want}
      why={offers.why}
      onPick={() => offer.choices[0] && offers.choose(offer.choices[0])}
    >
      <path d="M-26 60L-18 -20H18L26 60Z" fill="var(--panel)" stroke="var(--map-ink)" strokeWidth={2} />
      <circle r={34} cy={-40} className="hk-halo" data-anchor="" fill="none" />
      <circle r={18} cy={-40} fill="var(--be-flame)" opacity={light > 0 ? 1 : 0.25} />
      <text y={-34} textAnchor="middle" className="be-number">
        {light}
      </text>
      <g transform="translate(-10 8)">
        <SeatShield colour={colour} size={20} />
      </g>
      <text y={86} textAnchor="middle" className="be-name">
        {name}
      </text>
      <text y={108} textAnchor="middle" className="be-name">
        {played}
      </text>
    </Target>
  );
}

/** The coast. */
export function Coast() {
  const { view, words } = useTable();
  return (
    <MapLayer box={box} label={words.board.coast} ground={<Ground />}>
      <g transform="translate(400 96)" data-place="beacon">
        <path d="M0 -46Q28 -8 14 16H-14Q-28 -8 0 -46Z" fill="var(--be-flame)" />
        <text y={44} textAnchor="middle" className="be-number">
          {words.board.worth(view.worth)}
        </text>
      </g>
      {view.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place
        <Tower key={seat} seat={seat} />
      ))}
    </MapLayer>
  );
}
