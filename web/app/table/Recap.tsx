// What happened since the reader's last move, all of it as sentences.
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
}

export function Recap({ events, game, reader, onRead, onPoint }: Props) {
  const t = useWords();
  const sentences = events.map(event => game.texts.log(event, reader)).filter(sentence => sentence !== null);
  if (sentences.length === 0) return null;
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
      <button type="button" className="hk-button hk-button-main" onClick={onRead}>
        {t("table.missedOk")}
      </button>
    </section>
  );
}
