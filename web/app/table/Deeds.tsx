// What everybody did in a game, its battles told again, and the last moment through every player's eyes.
import type { Seat } from "#kernel/procedure.ts";
import type { Reader } from "#kernel/texts.ts";
import type { SeatInfo } from "#web/kit/board.ts";
import { Sentence } from "#web/kit/Sentence.tsx";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import type { LoadedGame } from "../games.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import type { Happened } from "../local/messages.ts";
import { tally, toldAgain } from "./tally.ts";

interface Props {
  readonly game: LoadedGame;
  readonly past: readonly Happened[];
  readonly seats: readonly SeatInfo[];
}

/** A row for each kind of deed, a column for each seat. */
export function Deeds({ game, past, seats }: Props) {
  const t = useWords();
  const language = useLanguage();
  const { deeds } = game.board;
  if (!deeds) return null;
  const rows = tally(deeds, past, seats.length);
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard, so it must take the focus
    <section className="end-deeds" tabIndex={0} aria-label={t("end.deeds")}>
      <table>
        <caption>{t("end.deeds")}</caption>
        <thead>
          <tr>
            <td />
            {seats.map(({ seat, name, colour }) => (
              <th key={seat} scope="col" className="number">
                <SeatShield colour={colour} size={20} /> <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, amounts }) => (
            <tr key={kind}>
              <th scope="row" className="end-deed">
                {deeds.names[language][kind]}
              </th>
              {seats.map(({ seat }) => (
                <td key={seat} className="number" data-total={amounts[seat] === Math.max(...amounts) || undefined}>
                  {amounts[seat]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ToldProps extends Omit<Props, "seats"> {
  readonly reader: Reader;
  /** The address of the replay, if one may look back. */
  readonly replay: string | null;
}

/** The address of a moment of a replay. */
const momentAt = (replay: string, line: number, eyes?: Seat): string => {
  const more = `at=${line}${eyes === undefined ? "" : `&eyes=${eyes}`}`;
  return `${replay}${replay.includes("?") ? "&" : "?"}${more}`;
};

/** Battles and falls in the words of the log, each with its moment. */
export function Told({ game, past, reader, replay }: ToldProps) {
  const language = useLanguage();
  const { deeds } = game.board;
  const told = deeds ? toldAgain(deeds, past, game.texts, reader) : [];
  if (!deeds || told.length === 0) return null;
  return (
    <details className="end-told">
      <summary>
        <h3>
          {deeds.title[language]} <span className="soft">({told.length})</span>
        </h3>
      </summary>
      <ol>
        {told.map(({ id, line, sentence }) => (
          <li key={id}>
            <Sentence sentence={sentence} />
            {replay && (
              <Link to={momentAt(replay, line)} className="end-moment" aria-hidden="true" tabIndex={-1}>
                ↗
              </Link>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

interface SecretsProps {
  readonly seats: readonly SeatInfo[];
  readonly replay: string;
  /** How many choices the game had. */
  readonly lines: number;
}

/** What was secret is open now: hands, plans and goals at the last moment. */
export function Secrets({ seats, replay, lines }: SecretsProps) {
  const t = useWords();
  return (
    <section className="end-secrets">
      <h3>{t("end.secrets")}</h3>
      <p className="soft">{t("end.secretsHelp")}</p>
      <div className="row">
        {seats.map(({ seat, name, colour }) => (
          <Link key={seat} to={momentAt(replay, lines, seat)} className="hk-button">
            <SeatShield colour={colour} size={20} /> {name}
          </Link>
        ))}
      </div>
    </section>
  );
}
