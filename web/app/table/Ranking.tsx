// The ranking of a finished game: each seat with its scores, teams with their sums, and who else played a seat.
import type { Result } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import type { SeatColour, SeatInfo } from "#web/kit/board.ts";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { teamLetter } from "#web/kit/team.tsx";
import type { LoadedGame } from "../games.ts";
import { useWords } from "../i18n/index.ts";

/** The source that adds up the others, in games that have one. */
const TOTAL = "total";

/** The sum decides: it must be seen even where the table is wider than the screen. */
export function totalFirst(sources: readonly string[]): string[] {
  return [...sources.filter(id => id === TOTAL), ...sources.filter(id => id !== TOTAL)];
}

interface Row {
  readonly key: string;
  readonly place: number;
  readonly name: string;
  readonly colour: SeatColour | null;
  readonly team: number | null;
  readonly scores: Readonly<Record<string, number>>;
  readonly wentOut: string | null;
  readonly playedBy: string | null;
}

interface Props {
  readonly game: LoadedGame;
  readonly result: Result;
  readonly seats: readonly SeatInfo[];
  readonly playedBy?: ((seat: Seat) => string | null) | undefined;
}

/** Everybody who played, the best first: the seats, and those without one. */
function rowsOf({ game, result, seats, playedBy }: Props): Row[] {
  const { places, scores, wentOut, others = [] } = result;
  const sitting = seats.map(({ seat, name, colour, team = null }) => ({
    key: String(seat),
    place: places[seat] ?? 0,
    name,
    colour: colour ?? "blue",
    team,
    scores: scores[seat] ?? {},
    wentOut: wentOut?.[seat] ?? null,
    playedBy: playedBy?.(seat) ?? null,
  }));
  const standing = others.map(({ id, place, scores: own, wentOut: at = null }) => {
    const name = game.texts.others?.[id] ?? id;
    return { key: id, place, name, colour: null, team: null, scores: own, wentOut: at, playedBy: null };
  });
  return [...sitting, ...standing].sort((a, b) => a.place - b.place || (a.team ?? 0) - (b.team ?? 0));
}

/** Rows that stand together: a team, or one who played alone. */
function sidesOf(rows: readonly Row[]): Row[][] {
  const sides = new Map<string, Row[]>();
  for (const row of rows) {
    const side = row.team === null ? row.key : `team ${row.team}`;
    sides.set(side, [...(sides.get(side) ?? []), row]);
  }
  return [...sides.values()];
}

export function Ranking(props: Props) {
  const { game, result } = props;
  const t = useWords();
  const sources = totalFirst(Object.keys(result.scores[0] ?? {}));
  const rows = rowsOf(props);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard, so it must take the focus
    <section className="end-ranking" tabIndex={0} aria-label={t("end.ranking")}>
      <table>
        <caption>{t("end.ranking")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("end.place")}</th>
            <th scope="col">{t("end.player")}</th>
            {sources.map(source => (
              <th key={source} scope="col" className="number">
                {game.texts.scores[source] ?? source}
              </th>
            ))}
          </tr>
        </thead>
        {sidesOf(rows).map(side => (
          <tbody key={side[0]?.key}>
            {side.length > 1 && <TeamRow side={side} sources={sources} />}
            {side.map(row => (
              <PlayerRow key={row.key} row={row} sources={sources} isAlone={side.length === 1} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** A team's place and the sums of what its seats scored. */
function TeamRow({ side, sources }: { readonly side: readonly Row[]; readonly sources: readonly string[] }) {
  const t = useWords();
  const [{ place, team } = { place: 0, team: null }] = side;
  return (
    <tr data-winner={place === 1 || undefined} data-team>
      <td className="end-place">{place}</td>
      <th scope="row">{t("end.team", { team: teamLetter(team ?? 0) })}</th>
      {sources.map(source => (
        <td key={source} className="number" data-total={source === TOTAL || undefined}>
          {side.reduce((sum, { scores }) => sum + (scores[source] ?? 0), 0)}
        </td>
      ))}
    </tr>
  );
}

interface PlayerRowProps {
  readonly row: Row;
  readonly sources: readonly string[];
  /** The place stands with the team where there is one. */
  readonly isAlone: boolean;
}

function PlayerRow({ row, sources, isAlone }: PlayerRowProps) {
  const t = useWords();
  const { place, name, colour, scores, wentOut, playedBy } = row;
  return (
    <tr data-winner={place === 1 || undefined}>
      <td className="end-place">{isAlone && place}</td>
      <th scope="row">
        {colour && <SeatShield colour={colour} size={22} />} {name}
        <PlayedBy text={playedBy} />
      </th>
      {sources.map(source => (
        <td
          key={source}
          className="number"
          data-total={(isAlone && source === TOTAL) || undefined}
          data-out={source === wentOut || undefined}
        >
          {scores[source] ?? 0}
          {source === wentOut && <small>{t("end.wentOut")}</small>}
        </td>
      ))}
    </tr>
  );
}

/** Who else played a seat. */
export function PlayedBy({ text }: { readonly text: string | null | undefined }) {
  return text ? <small className="end-played">{text}</small> : null;
}
