// The guided first game: the real board and the real rules, with somebody beside who says what to do and why.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { GameLearning, LessonWords } from "#web/kit/learning.ts";
import { RulesDrawer } from "#web/kit/RulesDrawer.tsx";
import type { CatalogueGame } from "../catalogue.ts";
import { openLocal } from "../client/local-client.ts";
import { nickname } from "../client/person.ts";
import { rules as worker } from "../client/rules.ts";
import { botName, soloPlan, startLocal } from "../client/start-local.ts";
import type { TableClient } from "../client/table-client.ts";
import { type LoadedGame, learningOf, useGame } from "../games.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { type LocalSeat, SCRIPTED } from "../local/messages.ts";
import { Problem, problemFrom } from "../problem.ts";
import { go } from "../router.ts";
import { Loading } from "../shell/Loading.tsx";
import { notify } from "../shell/notices.ts";
import { ProblemPage } from "../shell/ProblemPage.tsx";
import { useStore } from "../store.ts";
import { Asking, BoardArea } from "../table/BoardArea.tsx";
import { draftsOf } from "../table/drafts.ts";
import { Players } from "../table/Players.tsx";
import { TableFrame, useSide } from "../table/TableFrame.tsx";
import { useRoom } from "../table/use-room.ts";
import { useRules } from "../table/use-rules.ts";
import { useWhy } from "../table/use-why.ts";
import { WhyCard } from "../table/WhyCard.tsx";
import { useClearSpot } from "./clear-spot.ts";
import { usePointOut } from "./point-out.ts";
import { useShowLit } from "./show-lit.ts";
import { type Guide, useGuide } from "./use-lesson.ts";

interface Props {
  readonly game: CatalogueGame;
  /** The table of a lesson already begun. */
  readonly table: string | null;
}

/** Makes the lesson's table and goes there. */
async function begin(game: CatalogueGame, nameOf: (seat: number) => string): Promise<void> {
  const learning = await learningOf(game.id);
  if (!learning) throw new Problem("unknown-game");
  const { seats: count, learner, seed, options, seatOptions, script } = learning.lesson;
  const seats = Array.from({ length: count }, (_, seat): LocalSeat => {
    if (seat === learner) return { kind: "person", name: nameOf(seat) };
    return { kind: "bot", name: nameOf(seat), level: SCRIPTED };
  });
  const { id } = await worker.create({ game: game.id, seats, options, seatOptions, seed, script, lesson: game.id });
  go(`/learn/${game.id}/lesson/${id}`, "replace");
}

export default function LessonScreen({ game, table }: Props) {
  const t = useWords();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [client, setClient] = useState<TableClient | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson begins once
  useEffect(() => {
    if (table === null) {
      const nameOf = (seat: number) => (seat === 0 ? (nickname() ?? t("make.personN", { n: 1 })) : botName(t, seat));
      begin(game, nameOf).catch(error => setProblem(problemFrom(error)));
      return;
    }
    const opened = openLocal(table);
    setClient(opened);
    return opened.close;
  }, [table]);
  if (problem) return <ProblemPage problem={problem} />;
  return client ? <OpenedLesson client={client} game={game} /> : <Loading />;
}

function OpenedLesson({ client, game }: { readonly client: TableClient; readonly game: CatalogueGame }) {
  const { failure, standing } = useStore(client.state);
  const loaded = useGame(game.id, useLanguage());
  if (failure) return <ProblemPage problem={failure} />;
  if (!loaded || !standing) return <Loading />;
  if (!loaded.learning) return <ProblemPage problem={new Problem("unknown-game")} />;
  return <LessonRoom client={client} game={loaded} learning={loaded.learning} about={game} />;
}

const nothing: readonly string[] = [];

interface RoomProps {
  readonly client: TableClient;
  readonly game: LoadedGame;
  readonly learning: GameLearning;
  readonly about: CatalogueGame;
}

function LessonRoom({ client, game, learning, about }: RoomProps) {
  const t = useWords();
  const language = useLanguage();
  const state = useStore(client.state);
  const viewer = state.standing?.viewer ?? 0;
  const [lit, setLit] = useState<readonly string[]>(nothing);
  const room = useRoom({ game, viewer, seats: state.seats, alwaysLit: lit, listen: client.listen });
  const why = useWhy();
  const isQuiet = room.shot.left === 0;
  const guide = useGuide(client, learning, isQuiet);
  useLayoutEffect(() => setLit(guide.step.lit ?? nothing), [guide.step]);
  const sideState = useSide();
  const [openedRule, setOpenedRule] = useState<string | null>(null);
  const rules = useRules(game, language);
  const drafts = useMemo(() => draftsOf(state.id, viewer), [state.id, viewer]);
  const openRule = (rule: string) => {
    setOpenedRule(rule);
    sideState[1]("rules");
  };
  return (
    <TableFrame
      game={game}
      room={room}
      sideState={sideState}
      openRule={openRule}
      drawers={[{ side: "rules", content: <RulesDrawer chapters={rules} open={openedRule} /> }]}
      head={
        <div className="table-title">
          <Link to={`/learn/${about.id}`} className="icon-button" aria-label={t("learn.leave")}>
            <span aria-hidden="true">‹</span>
          </Link>
          <h1>{t("learn.lesson")}</h1>
        </div>
      }
      asked={isQuiet ? guide.asked : null}
      guide={isQuiet && <GuideCard guide={guide} about={about} place="column" />}
      question={<Asking game={game} room={room} isSending={state.pending !== null} undo={null} />}
      players={
        <Players
          game={game}
          room={room}
          askWhy={seat => why.ask(room.seats[seat]?.name ?? "", () => worker.whyNow(state.id, seat))}
        />
      }
    >
      <BoardArea
        game={game}
        room={room}
        acts={{
          choose: guide.choose,
          retract: client.retract,
          requestRefusals: client.refusals,
          requestPreview: client.preview,
          pending: state.pending,
        }}
        drafts={drafts}
        isInWords={false}
        openRule={openRule}
      />
      {isQuiet && <GuideCard guide={guide} about={about} place="board" />}
      {why.thinking && (
        <WhyCard thinking={why.thinking} game={game} reader={room.reader} onPoint={room.point} onClose={why.close} />
      )}
    </TableFrame>
  );
}

interface GuideProps {
  readonly guide: Guide;
  readonly about: CatalogueGame;
  /** In the column beside the board, or over it where there is no room for a column. */
  readonly place: "column" | "board";
}

function GuideCard(props: GuideProps) {
  const { words } = props.guide;
  return words && <WordedGuide {...props} words={words} />;
}

function WordedGuide({ guide, about, place, words }: GuideProps & { readonly words: LessonWords }) {
  const t = useWords();
  const card = useRef<HTMLElement>(null);
  const [isFolded, setFolded] = useState(false);
  const { number, count, isWrong, next, isLast } = guide;
  const spot = useClearSpot(card, number);
  usePointOut(card);
  useShowLit(card, number);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step must be read
  useEffect(() => setFolded(false), [number]);
  useEffect(() => {
    // So must a hint.
    if (isWrong) setFolded(false);
  }, [isWrong]);
  const play = () => startLocal(soloPlan(about, t)).catch(error => void notify({ problem: problemFrom(error) }));
  return (
    <section
      ref={card}
      className={`guide guide-${place} card`}
      style={spot}
      data-folded={isFolded || undefined}
      data-hinted={(isWrong && words.hint !== undefined) || undefined}
      aria-label={t("learn.lesson")}
      aria-live="polite"
    >
      <p className="guide-step">{t("learn.step", { n: number, all: count })}</p>
      <h2>{words.title}</h2>
      <button
        type="button"
        className="icon-button guide-fold"
        aria-expanded={!isFolded}
        aria-label={t("learn.fold")}
        onClick={() => setFolded(!isFolded)}
      >
        <span aria-hidden="true">{isFolded ? "▾" : "▴"}</span>
      </button>
      {words.text.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {isWrong && (
        <p className="guide-wrong" role="alert">
          {t("learn.tryAgain", { hint: words.hint ?? "" })}
        </p>
      )}
      {next && (
        <div className="row">
          <button type="button" className="hk-button hk-button-main" data-press="" onClick={next}>
            {t("learn.next")}
          </button>
        </div>
      )}
      {isLast && (
        <div className="row">
          <button type="button" className="hk-button hk-button-main" data-press="" onClick={() => void play()}>
            {t("learn.playNow")}
          </button>
          <Link to={`/learn/${about.id}/rules`} className="hk-button">
            {t("learn.referenceOpen")}
          </Link>
        </div>
      )}
    </section>
  );
}
