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
import type { Happened, RecordInfo } from "../local/messages.ts";
import { problemFrom } from "../problem.ts";
import { notify } from "../shell/notices.ts";
import { Deeds, Secrets, Told } from "./Deeds.tsx";
import { decisions } from "./decided.ts";
import { headline } from "./headline.ts";
import { LeadChart } from "./LeadChart.tsx";
import { Ranking } from "./Ranking.tsx";

/** What a place adds to the end. */
export interface EndExtras {
  /** The course of the game; may take a moment. */
  course(): Promise<RecordInfo>;
  rematch: (() => Promise<void>) | null;
  /** Somebody else has opened the rematch. */
  readonly isRematchOpen?: boolean;
  readonly replay: string | null;
  download: (() => void) | null;
  /** An address worth sharing; null where nobody may look. */
  readonly share: (() => Promise<string>) | null;
  /** The promise of fair dice, with its check. */
  readonly dice: ReactNode;
  /** Who else played a seat: people before, bots that stood in; null where one person or bot played it all. */
  playedBy?(seat: Seat): string | null;
}

interface Props {
  readonly game: LoadedGame;
  readonly result: Result;
  readonly seats: readonly SeatInfo[];
  readonly reader: Reader;
  readonly mine: readonly Seat[];
  readonly extras: EndExtras;
  /** What the viewer learned in the game. */
  readonly past: readonly Happened[];
  onLook(): void;
}

export function EndScene({ game, result, seats, reader, mine, extras, past, onLook }: Props) {
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
          <h2>{headline(t, result, mine, seats)}</h2>
          <p>
            <Sentence sentence={game.texts.ending(result, reader)} />
          </p>
          <EndActions game={game} result={result} extras={extras} nameOf={nameOf} onLook={onLook} />
        </header>
        <Ranking game={game} result={result} seats={seats} playedBy={extras.playedBy} />
        {record && record.course.length > 1 && (
          <>
            <LeadChart course={record.course} seats={seats} names={game.texts.scores} />
            <Decided record={record} game={game} nameOf={nameOf} />
          </>
        )}
        <Deeds game={game} past={past} seats={seats} />
        <Told game={game} past={past} reader={reader} replay={extras.replay} />
        {record && extras.replay && <Secrets seats={seats} replay={extras.replay} lines={record.lines} />}
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
  const share = async (address: () => Promise<string>) => {
    const url = await address();
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
