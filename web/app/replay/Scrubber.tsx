// The bar of a replay: where we are, forward and back, speed, eyes, and what to do with the moment.
import "./replay.css";
import { useEffect, useRef } from "react";
import type { Viewer } from "#kernel/game.ts";
import { plain } from "#kernel/texts.ts";
import { gameNamed } from "../catalogue.ts";
import { rules } from "../client/rules.ts";
import { copyText } from "../copy.ts";
import type { LoadedGame } from "../games.ts";
import { useWords } from "../i18n/index.ts";
import { problemFrom } from "../problem.ts";
import { go } from "../router.ts";
import { set, settings } from "../settings.ts";
import { Choices } from "../shell/Choices.tsx";
import { notify } from "../shell/notices.ts";
import { useStore } from "../store.ts";
import { Menu } from "../table/Menu.tsx";
import type { Room } from "../table/use-room.ts";
import { type Mark, namedMarks } from "./marks.ts";
import type { Source } from "./source.ts";
import type { Replay } from "./use-replay.ts";

interface Props {
  readonly replay: Replay;
  readonly source: Source;
  readonly room: Room;
  readonly game: LoadedGame;
  readonly marks: readonly Mark[];
  /** Asks why the move just shown was made; null when no bot made it. */
  readonly askWhy: (() => void) | null;
}

/** Between two moments without movement, at normal speed. */
const BREATH_MS = 650;

export function Scrubber(props: Props) {
  const { replay, source, room, marks } = props;
  const t = useWords();
  const { at, isPlaying, to, step } = replay;
  const { lines } = source.record;
  const isBusy = room.shot.left > 0;
  useEffect(() => {
    if (!isPlaying || isBusy || at >= lines) return;
    const timer = setTimeout(() => step(1), BREATH_MS / room.speed);
    return () => clearTimeout(timer);
  }, [isPlaying, isBusy, at, lines, step, room.speed]);
  useKeys(replay, lines);
  return (
    <section className="scrubber" aria-label={t("replay.title")}>
      <div className="scrubber-row">
        <button type="button" className="icon-button" aria-label={t("replay.previous")} onClick={() => step(-1)}>
          <span aria-hidden="true">‹</span>
        </button>
        <button type="button" className="hk-button hk-button-main scrubber-play" onClick={() => toggle(replay, lines)}>
          {isPlaying ? t("replay.pause") : t("replay.play")}
        </button>
        <button type="button" className="icon-button" aria-label={t("replay.next")} onClick={() => step(1)}>
          <span aria-hidden="true">›</span>
        </button>
        <div className="scrubber-track">
          <input
            type="range"
            min={0}
            max={lines}
            value={at}
            aria-label={t("replay.scrub")}
            aria-valuetext={`${t("replay.at", { line: at, lines })}. ${chapterAt(marks, at)}`}
            onChange={event => to(Number(event.target.value))}
          />
          <div className="scrubber-marks" aria-hidden="true">
            {marks.map(mark => (
              <i key={mark.id} title={mark.label} style={{ left: `${(mark.at / Math.max(1, lines)) * 100}%` }} />
            ))}
            {namedMarks(marks, lines).map(({ id, part, name }) => (
              <span key={id} style={{ left: `${part * 100}%` }}>
                {name}
              </span>
            ))}
          </div>
        </div>
        <span className="scrubber-at" aria-hidden="true">
          {at}/{lines}
        </span>
        <ReplayMenu {...props} />
      </div>
      <div className="scrubber-row scrubber-foot">
        <p className="scrubber-now" aria-live="polite">
          {nowText(props)}
        </p>
        {source.record.result && (
          <button
            type="button"
            className="hk-button scrubber-why"
            disabled={!props.askWhy}
            title={props.askWhy ? undefined : t("why.notBot")}
            onClick={props.askWhy ?? undefined}
          >
            {t("why.ask")}
          </button>
        )}
      </div>
    </section>
  );
}

/** Plays or stops; at the end it begins again. */
function toggle({ at, isPlaying, to, setPlaying }: Replay, lines: number): void {
  if (!isPlaying && at >= lines) to(0);
  setPlaying(!isPlaying);
}

/** Arrows step and space plays, as long as nothing on the page wants the keys for itself. */
function useKeys(replay: Replay, lines: number): void {
  const latest = useRef(replay);
  latest.current = replay;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isFree = target === document.body || (target instanceof HTMLElement && target.id === "main");
      if (!isFree || event.altKey || event.ctrlKey || event.metaKey) return;
      if (key === "ArrowRight") latest.current.step(1);
      else if (key === "ArrowLeft") latest.current.step(-1);
      else if (key === " ") toggle(latest.current, lines);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [lines]);
}

function nowText({ room, game, replay, marks }: Props): string {
  const { shot, reader } = room;
  const sentence = shot.playing && game.texts.log(shot.playing.event, reader);
  if (sentence) return plain(sentence);
  return chapterAt(marks, replay.at);
}

/** The chapter that a moment belongs to. */
const chapterAt = (marks: readonly Mark[], at: number): string => marks.findLast(mark => mark.at <= at)?.label ?? "";

function ReplayMenu({ replay, source, marks, game }: Props) {
  const t = useWords();
  const speed = useStore(settings).speed;
  const { at, viewer, look, to } = replay;
  const seat = viewer === "spectator" ? (source.eyes[0] ?? 0) : viewer;
  const share = async () => {
    const [base = "", record = ""] = ((await source.share?.()) ?? location.href).split("#");
    const [address] = base.split("?");
    await copyText(`${address}${location.search}${record && `#${record}`}`, t("replay.linkCopied"));
  };
  const playOn = async () => {
    const level = gameNamed(game.id)!.usualLevel;
    try {
      const { id } = await rules.playOn(at, seat, source.playOnSeats(seat, level));
      go(`/local/${id}`);
    } catch (error) {
      notify({ problem: problemFrom(error) });
    }
  };
  return (
    <Menu label={t("table.menu")}>
      <Choices
        legend={t("replay.eyes")}
        value={String(viewer)}
        tiles={[
          { value: "spectator", label: t("replay.everyone") },
          ...source.eyes.map(each => ({ value: String(each), label: source.seats[each]?.name ?? each })),
        ]}
        onChoose={eyes => look(eyes === "spectator" ? "spectator" : (Number(eyes) as Viewer))}
      />
      <Choices
        legend={t("replay.speed")}
        value={speed}
        tiles={(["0.5", "1", "2", "4"] as const).map(value => ({ value, label: `${value}×` }))}
        onChoose={value => set("speed", value)}
      />
      {!source.record.result && <p className="soft small">{t("replay.running")}</p>}
      {marks.length > 0 && (
        <details className="scrubber-chapters">
          <summary>{t("replay.marks")}</summary>
          {marks.map(mark => (
            <button key={mark.id} type="button" className="hk-link" onClick={() => to(mark.at)}>
              {mark.label}
            </button>
          ))}
        </details>
      )}
      <button type="button" className="hk-button" onClick={() => void share()}>
        {t("replay.link")}
      </button>
      <button type="button" className="hk-button" onClick={() => void playOn()}>
        {t("replay.playOnAs", { name: source.seats[seat]?.name ?? "" })}
      </button>
    </Menu>
  );
}
