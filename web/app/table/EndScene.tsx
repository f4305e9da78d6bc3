// The end as a scene: who won, by what, how the lead changed, what decided it, and what next.
import "./end.css";
import { type ReactNode, useEffect, useState } from "react";
import type { Result } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import type { Reader } from "#kernel/texts.ts";
import type { SeatInfo } from "#web/kit/board.ts";
import { Sentence } from "#web/kit/Sentence.tsx";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { copyText } from "../copy.ts";
import type { LoadedGame } from "../games.ts";
import { useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import type { RecordInfo } from "../local/messages.ts";
import { problemFrom } from "../problem.ts";
import { notify } from "../shell/notices.ts";
import { decisions } from "./decided.ts";
import { LeadChart } from "./LeadChart.tsx";

/** What a place adds to the end. */
export interface EndExtras {
  /** The course of the game; may take a moment. */
  course(): Promise<RecordInfo>;
  rematch: (() => Promise<void>) | null;
  /** Somebody else has opened the rematch. */
  readonly isRematchOpen?: boolean;
  readonly replay: string | null;
  download: (() => void) | null;
  /** An address worth sharing. */
  readonly share: string | null;
  /** The promise of fair dice, with its check. */
  readonly dice: ReactNode;
}

interface Props {
  readonly game: LoadedGame;
  readonly result: Result;
  readonly seats: readonly SeatInfo[];
  readonly reader: Reader;
  readonly mine: readonly Seat[];
  readonly extras: EndExtras;
  onLook(): void;
}

export function EndScene({ game, result, seats, reader, mine, extras, onLook }: Props) {
  const t = useWords();
  const record = useRecord(extras);
  const nameOf = (seat: Seat) => seats[seat]?.name ?? "";
  return (
    <section className="end" aria-label={t("end.title")}>
      <div className="end-inner">
        <header className="end-head">
          <div className="end-shields" aria-hidden="true">
            {result.winners.map(seat => (
              <SeatShield key={seat} colour={seats[seat]?.colour ?? "blue"} size={92} />
            ))}
          </div>
          <h2>{headline(t, result, mine, nameOf)}</h2>
          <p>
            <Sentence sentence={game.texts.ending(result, reader)} />
          </p>
          <EndActions game={game} result={result} extras={extras} nameOf={nameOf} onLook={onLook} />
        </header>
        <Ranking game={game} result={result} seats={seats} />
        {record && record.course.length > 1 && (
          <>
            <LeadChart course={record.course} seats={seats} names={game.texts.scores} />
            <Decided record={record} game={game} nameOf={nameOf} />
          </>
        )}
        {extras.dice}
      </div>
    </section>
  );
}

export function useRecord({ course }: EndExtras): RecordInfo | null {
  const [record, setRecord] = useState<RecordInfo | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the scene opens
  useEffect(() => {
    let isCurrent = true;
    // Without a record the ranking stands alone.
    course().then(
      found => isCurrent && setRecord(found),
      () => null,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return record;
}

function headline(
  t: ReturnType<typeof useWords>,
  { winners, others }: Result,
  mine: readonly Seat[],
  nameOf: (seat: Seat) => string,
): string {
  const [winner] = winners;
  if (winner === undefined) return t(others && mine.length > 0 ? "end.beaten" : "end.nobody");
  if (winners.length > 1) return t("end.shared", { names: winners.map(nameOf).join(", ") });
  return mine.length === 1 && mine[0] === winner ? t("end.won") : t("end.lost", { name: nameOf(winner) });
}

/** The source that adds up the others, in games that have one. */
const TOTAL = "total";

/** Everybody who played, the best first: the seats, and those without one. */
function ranks(game: LoadedGame, { places, scores, wentOut, others = [] }: Result, seats: readonly SeatInfo[]) {
  const sitting = seats.map(({ seat, name, colour }) => ({
    key: String(seat),
    place: places[seat] ?? 0,
    name,
    colour: colour ?? "blue",
    scores: scores[seat] ?? {},
    wentOut: wentOut?.[seat] ?? null,
  }));
  const standing = others.map(({ id, place, scores: own }) => {
    return { key: id, place, name: game.texts.others?.[id] ?? id, colour: null, scores: own, wentOut: null };
  });
  return [...sitting, ...standing].sort((a, b) => a.place - b.place);
}

/** The sum decides: it must be seen even where the table is wider than the screen. */
export function totalFirst(sources: readonly string[]): string[] {
  return [...sources.filter(id => id === TOTAL), ...sources.filter(id => id !== TOTAL)];
}

function Ranking({ game, result, seats }: Pick<Props, "game" | "result" | "seats">) {
  const t = useWords();
  const sources = totalFirst(Object.keys(result.scores[0] ?? {}));
  const rows = ranks(game, result, seats);
  const hasGap = Math.max(...rows.map(({ place }) => place)) > rows.length;
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
        <tbody>
          {rows.map(({ key, place, name, colour, scores, wentOut }) => (
            <tr key={key} data-winner={place === 1 || undefined}>
              <td className="end-place">{place}</td>
              <th scope="row">
                {colour && <SeatShield colour={colour} size={22} />} {name}
              </th>
              {sources.map(source => (
                <td
                  key={source}
                  className="number"
                  data-total={source === TOTAL || undefined}
                  data-out={source === wentOut || undefined}
                >
                  {scores[source] ?? 0}
                  {source === wentOut && <small>{t("end.wentOut")}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hasGap && <p className="soft small">{t("end.gap")}</p>}
    </section>
  );
}

function Decided({ record, game, nameOf }: { record: RecordInfo; game: LoadedGame; nameOf(seat: Seat): string }) {
  const t = useWords();
  const found = decisions(record.course, record.lines);
  if (found.length === 0) return null;
  const sourceOf = (source: string) => game.texts.scores[source] ?? source;
  return (
    <section className="end-decided">
      <h3>{t("end.decided")}</h3>
      <ul>
        {found.map(({ kind, seat, other, source, amount, percent }) => (
          <li key={kind}>
            {t(`end.${kind === "decidedClose" && amount === 0 ? "decidedLevel" : kind}`, {
              name: nameOf(seat),
              other: nameOf(other),
              source: sourceOf(source),
              amount,
              percent,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ActionsProps extends Pick<Props, "game" | "extras" | "onLook"> {
  readonly result: Result | null;
  nameOf(seat: Seat): string;
}

export function EndActions({ game, result, extras, nameOf, onLook }: ActionsProps) {
  const t = useWords();
  const rematch = () => extras.rematch?.().catch(error => notify({ problem: problemFrom(error) }));
  const share = async (url: string) => {
    const text = t("end.shared_text", {
      name: game.texts.name,
      winner: (result?.winners ?? []).map(nameOf).join(", "),
    });
    if (navigator.share) return navigator.share({ title: game.texts.name, text, url }).catch(() => null);
    return copyText(url, t("gather.copied"));
  };
  return (
    <div className="row end-actions">
      {extras.isRematchOpen && <p className="end-again">{t("again.open")}</p>}
      {extras.rematch && (
        <button type="button" className="hk-button hk-button-main hk-button-big" onClick={() => void rematch()}>
          {t(extras.isRematchOpen ? "again.join" : "end.rematch")}
        </button>
      )}
      {extras.replay && (
        <Link to={extras.replay} className="hk-button">
          {t("end.replay")}
        </Link>
      )}
      <button type="button" className="hk-button" onClick={onLook}>
        {t("end.board")}
      </button>
      {extras.share && (
        <button type="button" className="hk-button" onClick={() => void share(extras.share!)}>
          {t("end.share")}
        </button>
      )}
      {extras.download && (
        <button type="button" className="hk-button" onClick={extras.download}>
          {t("end.download")}
        </button>
      )}
      <Link to="/" className="hk-button">
        {t("end.home")}
      </Link>
    </div>
  );
}
