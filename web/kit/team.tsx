// Who plays with whom: marks for allies, and for teams where somebody looks on.
import type { Viewer } from "#kernel/game.ts";
import type { SeatInfo } from "./board.ts";
import { useKit } from "./kit.tsx";

/** What a team is called: A, B and so on. */
export const teamLetter = (team: number): string => String.fromCharCode(65 + team);

interface Props {
  readonly info: SeatInfo;
  readonly viewer: Viewer;
}

/** Two rings for the viewer's ally; a letter for each team when the viewer is in none. */
export function TeamMark({ info, viewer }: Props) {
  const { seats, words } = useKit();
  const { team, seat } = info;
  if (typeof team !== "number" || seat === viewer) return null;
  const own = viewer === "spectator" ? null : seats[viewer]?.team;
  if (typeof own === "number" && own !== team) return null;
  const isAlly = own === team;
  const label = isAlly ? words.ally : words.team(teamLetter(team));
  return (
    <span className="hk-team" role="img" aria-label={label} title={label}>
      {isAlly ? <Rings /> : <span aria-hidden="true">{teamLetter(team)}</span>}
    </span>
  );
}

function Rings() {
  return (
    <svg
      width={20}
      height={13}
      viewBox="0 0 20 13"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
    >
      <circle cx={6.5} cy={6.5} r={5} />
      <circle cx={13.5} cy={6.5} r={5} />
    </svg>
  );
}
