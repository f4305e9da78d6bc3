// The players, always in the same order: who acts, who is ready, who is away, their clocks, and what the game shows
// of each of them.
import type { ReactNode } from "react";
import type { Viewer } from "#kernel/game.ts";
import type { Waiting } from "#kernel/look.ts";
import type { Seat } from "#kernel/procedure.ts";
import type { SeatInfo } from "./board.ts";
import { Clock } from "./Clock.tsx";
import { useKit } from "./kit.tsx";
import { SeatShield } from "./seat-colours.tsx";
import { TeamMark } from "./team.tsx";

/** What the panel needs. */
export interface PlayersPanelProps {
  readonly viewer: Viewer;
  readonly waiting: Waiting | null;
  /** What the game shows of a seat; usually the module's `SeatPanel`. */
  detail?(seat: Seat): ReactNode;
  /** What decides the game of a seat, in one figure; usually the module's `Lead`. */
  lead?(seat: Seat): ReactNode;
  /** What the page says of a seat beside its name, such as a bot's strength; without it bots are called bots. */
  note?(info: SeatInfo): ReactNode;
  /** Seats out of the game. */
  readonly out?: readonly Seat[];
  /** In a record nobody thinks any more. */
  readonly isRecord?: boolean;
}

/** All seats. */
export function PlayersPanel({ viewer, waiting, detail, lead, note, out = [], isRecord = false }: PlayersPanelProps) {
  const { seats, words } = useKit();
  return (
    <ul className="hk-players" aria-label={words.players}>
      {seats.map(info => (
        <PlayerCard
          key={info.seat}
          info={info}
          viewer={viewer}
          status={statusOf(info.seat, waiting)}
          isThinking={info.isBot && !isRecord}
          isOut={out.includes(info.seat)}
          note={note?.(info)}
          lead={lead?.(info.seat)}
        >
          {detail?.(info.seat)}
        </PlayerCard>
      ))}
    </ul>
  );
}

type Status = "acting" | "ready" | "idle";

/** What a seat does now. */
export function statusOf(seat: Seat, waiting: Waiting | null): Status {
  if (waiting?.open.includes(seat)) return "acting";
  return waiting?.ready.includes(seat) ? "ready" : "idle";
}

interface PlayerCardProps {
  readonly info: SeatInfo;
  readonly viewer: Viewer;
  readonly isOut: boolean;
  readonly status: Status;
  /** The seat that acts here thinks, instead of being waited for. */
  readonly isThinking: boolean;
  readonly note?: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** One seat. */
export function PlayerCard({ info, viewer, isOut, status, isThinking, note, lead, children }: PlayerCardProps) {
  const { words, lit, onRef } = useKit();
  const place = `seat:${info.seat}`;
  const isYou = info.seat === viewer;
  const notes = [isYou && words.you, info.isBot && !note && words.bot, !info.isOnline && !info.isBot && words.offline];
  return (
    <li
      className="hk-player"
      data-status={status}
      data-out={isOut || undefined}
      data-you={isYou || undefined}
      data-lit={lit.has(place) || undefined}
      style={{ "--seat": `var(--seat-${info.colour})` } as React.CSSProperties}
      onPointerEnter={() => onRef(place)}
      onPointerLeave={() => onRef(null)}
    >
      <div className="hk-player-head">
        <SeatShield colour={info.colour} size={28} title={words.seatColour[info.colour]} />
        <span className="hk-player-name">
          {info.name} <TeamMark info={info} viewer={viewer} />
        </span>
        <span className="hk-player-lead">{lead}</span>
        <span className="hk-player-notes">
          {notes.filter(Boolean).join(" · ")}
          {note}
        </span>
        <span className="hk-player-now">
          {info.clock && <Clock clock={info.clock} name={info.name} />}
          {status !== "idle" && <PlayerStatus status={status} isThinking={isThinking} />}
        </span>
      </div>
      {children && <div className="hk-player-detail">{children}</div>}
    </li>
  );
}

/** What the seat does now; a bot that is asked thinks, and one sees that it does. */
function PlayerStatus({ status, isThinking }: Pick<PlayerCardProps, "status" | "isThinking">) {
  const { words } = useKit();
  if (status === "ready") return <span className="hk-player-status">{words.ready}</span>;
  if (!isThinking) return <span className="hk-player-status">{words.acting}</span>;
  return (
    <span className="hk-player-status" data-thinking>
      {words.thinking}
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </span>
  );
}
