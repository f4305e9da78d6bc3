// The end of a game that its people broke off: how it stood, who decided it, and what next.
import type { SeatInfo } from "#web/kit/board.ts";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import type { LoadedGame } from "../games.ts";
import { useWords } from "../i18n/index.ts";
import { EndActions, type EndExtras, useRecord } from "./EndScene.tsx";
import { LeadChart } from "./LeadChart.tsx";
import { PlayedBy, totalFirst } from "./Ranking.tsx";

interface Props {
  readonly game: LoadedGame;
  readonly by: readonly string[];
  readonly seats: readonly SeatInfo[];
  readonly extras: EndExtras;
  onLook(): void;
}

export function EndedScene({ game, by, seats, extras, onLook }: Props) {
  const t = useWords();
  const record = useRecord(extras);
  const scores = record?.course.at(-1)?.scores ?? [];
  const sources = totalFirst(Object.keys(scores[0] ?? {}));
  return (
    <section className="end" aria-label={t("ended.title")}>
      <div className="end-inner">
        <header className="end-head">
          <h2>{t("ended.title")}</h2>
          <p>{by.length > 0 ? t("ended.by", { names: by.join(", ") }) : t("end.brokenOff")}</p>
          <EndActions
            game={game}
            result={null}
            extras={extras}
            nameOf={seat => seats[seat]?.name ?? ""}
            onLook={onLook}
          />
        </header>
        {sources.length > 0 && (
          <div className="end-ranking">
            <table>
              <caption>{t("ended.standing")}</caption>
              <thead>
                <tr>
                  <th scope="col">{t("end.player")}</th>
                  {sources.map(source => (
                    <th key={source} scope="col" className="number">
                      {game.texts.scores[source] ?? source}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {seats.map(({ seat, name, colour }) => (
                  <tr key={seat}>
                    <th scope="row">
                      <SeatShield colour={colour} size={22} /> {name}
                      <PlayedBy text={extras.playedBy?.(seat)} />
                    </th>
                    {sources.map(source => (
                      <td key={source} className="number">
                        {scores[seat]?.[source] ?? 0}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {record && record.course.length > 1 && (
          <LeadChart course={record.course} seats={seats} names={game.texts.scores} />
        )}
        {extras.dice}
      </div>
    </section>
  );
}
