// How my finished games went, per game, seat and own setting (colour, faction).
import { useEffect, useState } from "react";
import type { FinishRate, GameStatistics } from "#protocol/people.ts";
import { gameNamed } from "../catalogue.ts";
import { call } from "../client/api.ts";
import { person } from "../client/person.ts";
import { botName } from "../client/start-local.ts";
import { finishText } from "../home/pace-text.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { useStore } from "../store.ts";
import { useFinished } from "./finished.ts";
import { localStatistics, together } from "./statistics.ts";

export function Statistics() {
  const t = useWords();
  const me = useStore(person)?.id ?? null;
  const [shared, setShared] = useState<readonly GameStatistics[]>([]);
  const [rate, setRate] = useState<FinishRate | null>(null);
  const { games } = useFinished(seat => botName(t, seat));
  useEffect(() => {
    if (!me) return;
    call("GET /api/me/statistics", {}).then(
      found => {
        setShared(found.games);
        setRate(found.finishRate);
      },
      () => null,
    );
  }, [me]);
  const all = together(me ? shared : [], localStatistics(games));
  return (
    <section className="card card-pad stack" aria-label={t("me.statistics")}>
      <h2>{t("me.statistics")}</h2>
      {all.length === 0 && <p className="soft">{t("me.statisticsEmpty")}</p>}
      {me && rate && rate.of > 0 && (
        <p>
          {finishText(t, rate)}. <span className="soft">{t("finish.help")}</span>
        </p>
      )}
      {all.map(each => (
        <GameFigures key={each.game} figures={each} />
      ))}
    </section>
  );
}

function GameFigures({ figures }: { readonly figures: GameStatistics }) {
  const t = useWords();
  const language = useLanguage();
  const game = gameNamed(figures.game);
  const percent = (won: number, played: number) => Math.round((won / Math.max(1, played)) * 100);
  const settings = game?.texts[language].seatOptions ?? {};
  return (
    <article className="figures">
      <h3>{game?.texts[language].name ?? figures.game}</h3>
      <p>
        {t("me.played", { count: figures.played })} · {t("me.won", { count: figures.won })} ·{" "}
        {t("me.share", { percent: percent(figures.won, figures.played) })}
      </p>
      <div className="figures-tables">
        <Bars
          title={t("me.byPlace")}
          lines={figures.places.map((count, i) => {
            return { name: t("me.placeN", { n: i + 1 }), share: percent(count, figures.played), note: String(count) };
          })}
        />
        <Bars
          title={t("me.bySeat")}
          lines={figures.bySeat.map(({ seat, won, played }) => {
            return { name: t("me.seatN", { n: seat + 1 }), share: percent(won, played), note: `${won} / ${played}` };
          })}
        />
        {[...new Set(figures.bySetting.map(({ option }) => option))].map(option => (
          <Bars
            key={option}
            title={settings[option]?.name ?? option}
            lines={figures.bySetting
              .filter(line => line.option === option)
              .map(({ value, won, played }) => {
                const name = settings[option]?.values[value] ?? value;
                return { name, share: percent(won, played), note: `${won} / ${played}` };
              })}
          />
        ))}
      </div>
    </article>
  );
}

interface BarsProps {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly share: number; readonly note: string }[];
}

function Bars({ title, lines }: BarsProps) {
  return (
    <table className="bars">
      <caption>{title}</caption>
      <tbody>
        {lines.map(({ name, share, note }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="bars-bar">
              <i style={{ width: `${share}%` }} />
            </td>
            <td className="bars-note">{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
