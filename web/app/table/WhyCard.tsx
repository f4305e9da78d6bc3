// Why a bot moved as it did: its best answers with what it expected of them, from what it could see.
import "./why.css";
import type { Reader } from "#kernel/texts.ts";
import { Sentence } from "#web/kit/Sentence.tsx";
import { levelName } from "../client/start-local.ts";
import type { LoadedGame } from "../games.ts";
import { useWords, type Words } from "../i18n/index.ts";
import type { Weighed, Why } from "../local/messages.ts";
import type { Thinking } from "./use-why.ts";
import { answerRefs, answerText, commonEnd } from "./why-words.ts";

interface Props {
  readonly thinking: Thinking;
  readonly game: LoadedGame;
  readonly reader: Reader;
  onPoint(refs: readonly string[] | null): void;
  onClose(): void;
}

export function WhyCard({ thinking, game, reader, onPoint, onClose }: Props) {
  const t = useWords();
  const { why, name } = thinking;
  return (
    <section className="why card" aria-label={t("why.title")} aria-live="polite">
      <header>
        <h2>{t("why.titleOf", { name })}</h2>
        <button type="button" className="icon-button" aria-label={t("why.close")} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      {why === "thinking" && <p className="soft">{t("why.thinking")}</p>}
      {why === null && <p className="soft">{t("why.none")}</p>}
      {why !== null && why !== "thinking" && <Thoughts why={why} game={game} reader={reader} onPoint={onPoint} />}
    </section>
  );
}

type ThoughtsProps = Pick<Props, "game" | "reader" | "onPoint"> & { readonly why: Why };

function Thoughts({ why, game, reader, onPoint }: ThoughtsProps) {
  const t = useWords();
  const { weighed, played, level, isScripted, question, view } = why;
  const given = weighed.find(({ isGiven }) => isGiven);
  const end = commonEnd(weighed.map(({ choices }) => choices));
  const said = (choices: Why["played"]) =>
    answerText(game, why, choices.slice(0, choices.length - end), { ...reader, viewer: why.seat });
  const point = (choices: Why["played"]) => onPoint(answerRefs(game, why, choices, reader));
  const isForced = question.options.length < 2;
  return (
    <>
      <p className="why-question">
        <Sentence sentence={game.texts.question(question, view, { ...reader, viewer: why.seat })} />
      </p>
      <p>
        {isScripted ? t("why.scripted", { level: levelName(t, level) }) : t("why.saw", { level: levelName(t, level) })}
      </p>
      {!given && <p className="why-played">{t("why.played", { move: said(played) })}</p>}
      {weighed.length > 0 && !isForced && (
        <ol className="plain-list why-list">
          {weighed.map((each, i) => (
            <WeighedLine
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              key={i}
              place={i + 1}
              weighed={each}
              text={said(each.choices)}
              onPoint={isIn => (isIn ? point(each.choices) : onPoint(null))}
            />
          ))}
        </ol>
      )}
      <p className="soft small">
        {verdict(t, why)}
        {!isScripted && !isForced && weighed.length > 0 && !given && ` ${t("why.differs")}`}
      </p>
    </>
  );
}

/** How much was weighed, in one sentence. */
function verdict(t: Words, { question, weighed, count }: Why): string {
  if (question.options.length < 2) return t("why.forced");
  if (weighed.length === 0) return t("why.habit");
  return count === weighed.length ? t("why.all") : t("why.count", { count });
}

interface LineProps {
  readonly place: number;
  readonly weighed: Weighed;
  readonly text: string;
  onPoint(isIn: boolean): void;
}

function WeighedLine({ place, weighed, text, onPoint }: LineProps) {
  const t = useWords();
  const { isGiven, value, visits } = weighed;
  const percent = Math.round(value * 100);
  return (
    <li data-given={isGiven || undefined} onPointerEnter={() => onPoint(true)} onPointerLeave={() => onPoint(false)}>
      <span className="why-place" aria-hidden="true">
        {place}
      </span>
      <span>
        <strong>{text}</strong> {isGiven && <span className="tag">{t("why.given")}</span>}
        <span className="why-meter" aria-hidden="true">
          <i style={{ width: `${percent}%` }} />
        </span>
        <span className="soft small">{t("why.value", { percent, count: visits })}</span>
      </span>
    </li>
  );
}
