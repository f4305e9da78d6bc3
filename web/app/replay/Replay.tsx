// A game looked at again: scrub, play, change eyes, share a moment, play on from it.
import { useCallback, useEffect, useMemo, useState } from "react";
import { plain } from "#kernel/texts.ts";
import { Log } from "#web/kit/Log.tsx";
import { RulesDrawer } from "#web/kit/RulesDrawer.tsx";
import type { ScreenProps } from "../App.tsx";
import { rules } from "../client/rules.ts";
import { botName } from "../client/start-local.ts";
import { type LoadedGame, useGame } from "../games.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { type Problem, problemFrom } from "../problem.ts";
import { usePlace } from "../router.ts";
import { Loading } from "../shell/Loading.tsx";
import { ProblemPage } from "../shell/ProblemPage.tsx";
import { BoardArea } from "../table/BoardArea.tsx";
import { draftsOf } from "../table/drafts.ts";
import { Players } from "../table/Players.tsx";
import { type Drawer, TableFrame, useSide } from "../table/TableFrame.tsx";
import { linesOf, momentOf } from "../table/use-log.ts";
import { useRoom } from "../table/use-room.ts";
import { useRules } from "../table/use-rules.ts";
import { useWhy } from "../table/use-why.ts";
import { WhyCard } from "../table/WhyCard.tsx";
import type { Mark } from "./marks.ts";
import { Scrubber } from "./Scrubber.tsx";
import { openSource, type Source } from "./source.ts";
import { useReplay } from "./use-replay.ts";

export default function ReplayScreen({ rest }: ScreenProps) {
  const t = useWords();
  const { query } = usePlace();
  const key = query.get("key");
  const [source, setSource] = useState<Source | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const address = rest.join("/");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language must not open the record again
  useEffect(() => {
    let isCurrent = true;
    openSource(address.split("/"), key, seat => botName(t, seat)).then(
      found => isCurrent && setSource(found),
      error => isCurrent && setProblem(problemFrom(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [address, key]);
  const game = useGame(source?.record.game ?? null, useLanguage());
  if (problem) return <ProblemPage problem={problem} />;
  return source && game ? <ReplayRoom source={source} game={game} /> : <Loading />;
}

const noActs = {
  choose: () => {},
  retract: () => {},
  requestRefusals: async () => [],
  requestPreview: async () => null,
  pending: null,
};
const never = () => false;

function ReplayRoom({ source, game }: { readonly source: Source; readonly game: LoadedGame }) {
  const t = useWords();
  const language = useLanguage();
  const replay = useReplay(source, usePlace());
  const { at, viewer, story, listen } = replay;
  const room = useRoom({ game, viewer, seats: source.seats, isRecord: true, listen });
  const sideState = useSide();
  const [openedRule, setOpenedRule] = useState<string | null>(null);
  const [isInWords, setInWords] = useState(false);
  const chapters = useRules(game, language);
  const isChapter = game.learning?.isChapter ?? never;
  const lines = useMemo(
    () => linesOf(story, game.texts, room.reader, isChapter),
    [story, game, room.reader, isChapter],
  );
  const marks = useMemo(
    (): Mark[] =>
      lines
        .filter(({ isHeading }) => isHeading)
        .map(line => ({ id: line.id, at: momentOf(line), label: plain(line.sentence) })),
    [lines],
  );
  const nowLine = lines.findLast(line => momentOf(line) <= at)?.id ?? null;
  const drafts = useMemo(() => draftsOf("replay", "spectator"), []);
  const why = useWhyHere(source, at);
  const openRule = (rule: string) => {
    setOpenedRule(rule);
    sideState[1]("rules");
  };
  const drawers: Drawer[] = [
    {
      side: "log",
      content: <Log lines={lines} now={nowLine} onPoint={room.point} onJump={line => replay.to(momentOf(line))} />,
    },
    { side: "rules", content: <RulesDrawer chapters={chapters} open={openedRule} /> },
  ];
  return (
    <TableFrame
      game={game}
      room={room}
      drawers={drawers}
      sideState={sideState}
      openRule={openRule}
      head={<ReplayHead game={game} />}
      tools={
        <button type="button" className="quiet-button" aria-pressed={isInWords} onClick={() => setInWords(!isInWords)}>
          {isInWords ? t("table.wordsOff") : t("table.words")}
        </button>
      }
      players={<Players game={game} room={room} isRecord />}
    >
      <BoardArea
        game={game}
        room={room}
        acts={noActs}
        drafts={drafts}
        isInWords={isInWords}
        openRule={openRule}
        bar={<Scrubber replay={replay} source={source} room={room} marks={marks} game={game} askWhy={why.ask} />}
      />
      {why.thinking && (
        <WhyCard thinking={why.thinking} game={game} reader={room.reader} onPoint={room.point} onClose={why.close} />
      )}
    </TableFrame>
  );
}

/** Why the bot moved that made the choice just shown; an open answer follows the moment. */
function useWhyHere({ record, seats }: Source, at: number) {
  const { thinking, ask, close } = useWhy();
  const decider = record.deciders[at - 1];
  const isBots = record.result !== null && decider !== undefined && record.levels[at - 1] !== null;
  const name = decider === undefined ? "" : (seats[decider]?.name ?? "");
  const isOpen = thinking !== null;
  const askHere = useCallback(() => ask(name, () => rules.why(at)), [ask, name, at]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment, another thought
  useEffect(() => {
    if (!isOpen) return;
    if (isBots) askHere();
    else close();
  }, [at]);
  return { thinking, close, ask: isBots ? askHere : null };
}

function ReplayHead({ game }: { readonly game: LoadedGame }) {
  const t = useWords();
  const { Emblem } = game.board;
  return (
    <div className="table-title">
      <Link to="/" className="icon-button" aria-label={t("shell.home")}>
        <span aria-hidden="true">‹</span>
      </Link>
      <Emblem size={26} />
      <h1>
        {game.texts.name} <span className="soft">{t("replay.title")}</span>
      </h1>
    </div>
  );
}
