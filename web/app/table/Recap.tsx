// What happened since the reader's last move: as sentences, and again on the board, event by event.
import { useState } from "react";
import type { GameEvent } from "#kernel/procedure.ts";
import type { Reader } from "#kernel/texts.ts";
import { refsOf, Sentence } from "#web/kit/Sentence.tsx";
import type { LoadedGame } from "../games.ts";
import { useWords } from "../i18n/index.ts";

interface Props {
  readonly events: readonly GameEvent[];
  readonly game: LoadedGame;
  readonly reader: Reader;
  onRead(): void;
  onPoint(refs: readonly string[] | null): void;
  /** Shows it on the board; null where nobody can. */
  readonly onPlay: (() => Promise<void>) | null;
}

export function Recap({ events, game, reader, onRead, onPoint, onPlay }: Props) {
  const t = useWords();
  const [isAsking, setAsking] = useState(false);
  const sentences = events.map(event => game.texts.log(event, reader)).filter(sentence => sentence !== null);
  if (sentences.length === 0) return null;
  const play = async (show: () => Promise<void>) => {
    setAsking(true);
    await show();
    onRead();
  };
  return (
    <section className="recap card" aria-label={t("table.missed")}>
      <h2>{t("table.missed")}</h2>
      <ul className="plain-list">
        {sentences.map((sentence, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            key={i}
            onPointerEnter={() => onPoint(refsOf(sentence))}
            onPointerLeave={() => onPoint(null)}
          >
            <Sentence sentence={sentence} />
          </li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="hk-button hk-button-main" onClick={onRead}>
          {t("table.missedOk")}
        </button>
        {onPlay && (
          <button type="button" className="hk-button" disabled={isAsking} onClick={() => void play(onPlay)}>
            {t("table.missedPlay")}
          </button>
        )}
      </div>
    </section>
  );
}
