// How to read the map, shown while the first cities are being chosen.
import { type ReactNode, useState } from "react";
import { SeatPatterns } from "#web/kit/seat-colours.tsx";
import { orders } from "../../content/orders.ts";
import { tokensFor } from "../../content/tokens.ts";
import { GuildTower } from "../pieces/Figures.tsx";
import { rewardIcons } from "../pieces/icons.tsx";
import { RecruitFace, ThreatFace } from "../pieces/Token.tsx";
import { useTable } from "../table.tsx";
import { OrderFace } from "./OrderFace.tsx";

const Lyre = rewardIcons.bards;
const exampleUnits = [1, 1, 1, 0, 1];

/** The legend of the map. */
export function Legend() {
  const { words, view } = useTable();
  const { legend } = words;
  // On a small phone the map needs the room; the legend is one tap away.
  const [hasRoom] = useState(() => matchMedia("(min-width: 480px), (min-height: 760px)").matches);
  return (
    <details className="xi-legend" open={hasRoom}>
      <summary className="xi-heading">{legend.title}</summary>
      <ul>
        <Line text={legend.recruits}>
          <svg viewBox="-52 -42 120 72" width={74} height={44} aria-hidden="true">
            <RecruitFace units={exampleUnits} />
          </svg>
        </Line>
        <Line text={legend.threat}>
          <svg viewBox="-56 -34 116 68" width={74} height={44} aria-hidden="true">
            <ThreatFace token={tokensFor(view.seats.length)[0]!} have={null} />
          </svg>
        </Line>
        <Line text={legend.roads}>
          {orders
            .filter(({ color }) => color !== null)
            .map(({ id }) => (
              <OrderFace key={id} order={id} size={23} />
            ))}
        </Line>
        <Line text={legend.lyre}>
          <Lyre size={26} className="xi-good-bards" aria-hidden="true" />
        </Line>
        <Line text={legend.guild}>
          <svg viewBox="-20 -50 40 60" width={30} height={44} aria-hidden="true">
            <defs>
              <SeatPatterns />
            </defs>
            <GuildTower colour="red" floors={2} />
          </svg>
        </Line>
      </ul>
      <p>{legend.aim}</p>
    </details>
  );
}

function Line({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li>
      <span className="xi-legend-sign">{children}</span>
      {text}
    </li>
  );
}
