// The players in one line: whose turn it is, and what decides the game of each of them.
import type { ReactNode } from "react";
import type { Viewer } from "#kernel/game.ts";
import type { Waiting } from "#kernel/look.ts";
import type { Seat } from "#kernel/procedure.ts";
import { Clock } from "./Clock.tsx";
import { useKit } from "./kit.tsx";
import { statusOf } from "./PlayersPanel.tsx";
import { SeatShield } from "./seat-colours.tsx";
import { TeamMark } from "./team.tsx";

interface Props {
  readonly viewer: Viewer;
  readonly waiting: Waiting | null;
  /** What decides the game of a seat; usually the module's `Lead`. */
  lead?(seat: Seat): ReactNode;
}

/** All seats, in the order of the table. */
export function PlayersStrip({ viewer, waiting, lead }: Props) {
  const { seats, words, lit } = useKit();
  return (
    <ul className="hk-strip" aria-label={words.players}>
      {seats.map(info => (
        <li
          key={info.seat}
          data-status={statusOf(info.seat, waiting)}
          data-you={info.seat === viewer || undefined}
          data-lit={lit.has(`seat:${info.seat}`) || undefined}
          style={{ "--seat": `var(--seat-${info.colour})` } as React.CSSProperties}
        >
          <SeatShield colour={info.colour} size={18} title={words.seatColour[info.colour]} />
          <span className="hk-strip-name">{info.name}</span>
          <TeamMark info={info} viewer={viewer} />
          {lead?.(info.seat)}
          {info.clock && <Clock clock={info.clock} name={info.name} />}
        </li>
      ))}
    </ul>
  );
}
