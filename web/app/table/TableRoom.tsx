// A running or finished table: everything around the board, the same for tables on a server and on this device.
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PreviewWish } from "#kernel/preview.ts";
import type { Seat } from "#kernel/procedure.ts";
import { plain } from "#kernel/texts.ts";
import type { Recap as MissedPictures } from "#protocol/play.ts";
import { Handover } from "#web/kit/Handover.tsx";
import { Log, type LogLine } from "#web/kit/Log.tsx";
import type { UndoOffer } from "#web/kit/QuestionBar.tsx";
import { RulesDrawer } from "#web/kit/RulesDrawer.tsx";
import { clockShift } from "../client/socket.ts";
import type { TableClient, TableState } from "../client/table-client.ts";
import type { LoadedGame } from "../games.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import type { Why } from "../local/messages.ts";
import { go } from "../router.ts";
import { useStore } from "../store.ts";
import { momentText } from "../times.ts";
import { Banners } from "./Banners.tsx";
import { Asking, BoardArea } from "./BoardArea.tsx";
import { draftsOf, forgetDrafts } from "./drafts.ts";
import { EndedScene } from "./EndedScene.tsx";
import { type EndExtras, EndScene } from "./EndScene.tsx";
import { type NoteLine, withNotes } from "./notes.ts";
import { Players } from "./Players.tsx";
import { Recap } from "./Recap.tsx";
import { playAgain } from "./recall.ts";
import { ringTurn, wakeSound } from "./sound.ts";
import { type Drawer, TableFrame, useSide } from "./TableFrame.tsx";
import { momentOf, useLog, useSince, withTimes } from "./use-log.ts";
import { type Room, useRoom } from "./use-room.ts";
import { useTableRules } from "./use-rules.ts";
import { useUndo } from "./use-undo.tsx";
import { useWhy } from "./use-why.ts";
import { WhyCard } from "./WhyCard.tsx";

/** What differs between the places where rules run. */
export interface RoomExtras {
  /** More drawers (the chat). */
  readonly drawers: readonly Drawer[];
  /** Between question and board: votes, a bot that stands in. */
  readonly banners: ReactNode;
  /** What people decided, for the log. */
  readonly notes: readonly NoteLine[];
  /** The people ended the game before its end: who. */
  readonly ended: readonly string[] | null;
  readonly menu: ReactNode;
  readonly undo: UndoOffer | null;
  readonly end: EndExtras;
  /** The address of the replay, when one may look back. */
  readonly replay: string | null;
  /** What happened since the reader's last move, with its pictures; null where nobody keeps them. */
  readonly recap: (() => Promise<MissedPictures>) | null;
  /** Why a bot made its last move; null where bots keep their thoughts to themselves until the end. */
  readonly whyNow: ((seat: Seat) => Promise<Why | null>) | null;
}

interface Props {
  readonly client: TableClient;
  readonly game: LoadedGame;
  readonly extras: RoomExtras;
}

const never = () => false;

/** The rule asked for from anywhere, shown in the drawer. */
function useRuleDrawer(openSide: (side: "rules") => void) {
  const [rule, setRule] = useState<string | null>(null);
  const openRule = (asked: string) => {
    setRule(asked);
    openSide("rules");
  };
  return { rule, openRule };
}

export function TableRoom({ client, game, extras }: Props) {
  const t = useWords();
  const state = useStore(client.state);
  const viewer = state.standing?.viewer ?? "spectator";
  const room = useRoom({ game, viewer, seats: state.seats, listen: client.listen });
  const { shot, look, reader, seats } = room;
  const sideState = useSide();
  const { rule, openRule } = useRuleDrawer(sideState[1]);
  const [isInWords, setInWords] = useState(false);
  const [isBoardWanted, setBoardWanted] = useState(false);
  const drafts = useMemo(() => draftsOf(state.id, viewer), [state.id, viewer]);
  const acts = useActs(client, state);
  useTurnSigns((look?.question?.options.length ?? 0) > 0, game.texts.name);
  useEffect(() => {
    if (state.result) forgetDrafts(state.id);
  }, [state.result, state.id]);
  const played = useLog(state.past, shot.left, game.texts, reader, game.learning?.isChapter ?? never);
  const log = useStory(played, state.past, extras.notes);
  const since = useSince(log, (look?.question?.options.length ?? 0) > 0);
  const isQuiet = shot.left === 0;
  const handover = state.handTo !== null && isQuiet ? <HandoverTo state={state} client={client} /> : undefined;
  const result = isQuiet ? look?.result : null;
  const why = useWhy();
  const { whyNow, recap } = extras;
  const [undo, undoAsking] = useUndo({ client, state, game, room, whole: extras.undo });
  return (
    <TableFrame
      game={game}
      room={room}
      drawers={useDrawers({ game, room, extras, rule, log, since, state })}
      sideState={sideState}
      openRule={openRule}
      head={<TableHead game={game} menu={extras.menu} />}
      tools={
        <button type="button" className="quiet-button" aria-pressed={isInWords} onClick={() => setInWords(!isInWords)}>
          {isInWords ? t("table.wordsOff") : t("table.words")}
        </button>
      }
      question={
        <Asking game={game} room={room} isSending={acts.pending !== null} isCutOff={state.link === "lost"} undo={undo}>
          {(result || extras.ended) && isBoardWanted && (
            <button type="button" className="hk-button hk-button-main" onClick={() => setBoardWanted(false)}>
              {t("end.scene")}
            </button>
          )}
        </Asking>
      }
      banners={<Banners link={state.link}>{extras.banners}</Banners>}
      players={
        <Players
          game={game}
          room={room}
          askWhy={whyNow && (seat => why.ask(seats[seat]?.name ?? "", () => whyNow(seat)))}
        />
      }
    >
      {undoAsking}
      <Newest lines={log} />
      {!result && !extras.ended && <Missed client={client} missed={state.missed} game={game} room={room} ask={recap} />}
      {!look && handover}
      <BoardArea
        game={game}
        room={room}
        acts={acts}
        drafts={drafts}
        isInWords={isInWords}
        openRule={openRule}
        instead={handover}
      />
      {why.thinking && (
        <WhyCard thinking={why.thinking} game={game} reader={reader} onPoint={room.point} onClose={why.close} />
      )}
      {result && !isBoardWanted && (
        <EndScene
          game={game}
          result={result}
          seats={seats}
          reader={reader}
          mine={state.mine}
          extras={extras.end}
          past={state.past}
          onLook={() => setBoardWanted(true)}
        />
      )}
      {extras.ended && !isBoardWanted && (
        <EndedScene
          game={game}
          by={extras.ended}
          seats={seats}
          extras={extras.end}
          onLook={() => setBoardWanted(true)}
        />
      )}
    </TableFrame>
  );
}

interface MissedProps {
  readonly client: TableClient;
  readonly missed: TableState["missed"];
  readonly game: LoadedGame;
  readonly room: Room;
  readonly ask: RoomExtras["recap"];
}

/** What happened while the reader was away. */
function Missed({ client, missed, game, room, ask }: MissedProps) {
  if (!missed) return null;
  return (
    <Recap
      events={missed}
      game={game}
      reader={room.reader}
      onRead={client.forgetMissed}
      onPoint={room.point}
      onPlay={ask && (() => playAgain(room, ask))}
    />
  );
}

/** The log with its times and with what the people decided. */
function useStory(played: readonly LogLine[], past: TableState["past"], notes: readonly NoteLine[]) {
  const language = useLanguage();
  return useMemo(() => {
    const timed = withTimes(played, past, at => momentText(language, at - clockShift.get()));
    return withNotes(timed, past, notes);
  }, [played, past, notes, language]);
}

/** The newest line of the log, spoken by screen readers whether the log is open or not. */
function Newest({ lines }: { readonly lines: readonly LogLine[] }) {
  const last = lines.at(-1);
  return (
    <p className="hk-hidden" aria-live="polite">
      {last && plain(last.sentence)}
    </p>
  );
}

interface DrawersProps {
  readonly log: readonly LogLine[];
  readonly since: string | null;
  readonly game: LoadedGame;
  readonly room: Room;
  readonly extras: RoomExtras;
  readonly rule: string | null;
  readonly state: TableState;
}

function useDrawers({ game, room, extras, rule, log, since, state }: DrawersProps): Drawer[] {
  const { replay, drawers } = extras;
  const { options, seats } = state;
  const rules = useTableRules(game, useLanguage(), { options, seats: seats.length });
  const now = room.look ? (game.learning?.chapterNow(room.look) ?? null) : null;
  const jump = replay ? { onJump: (line: LogLine) => go(`${replay}?at=${momentOf(line)}`) } : {};
  return [
    { side: "log", content: <Log lines={log} since={since} onPoint={room.point} {...jump} /> },
    ...drawers,
    { side: "rules", content: <RulesDrawer chapters={rules} open={rule} now={now} /> },
  ];
}

function HandoverTo({ state, client }: { readonly state: TableState; readonly client: TableClient }) {
  const to = state.seats[state.handTo ?? 0];
  return to ? <Handover to={to} onReady={client.takeDevice} /> : null;
}

function useActs(client: TableClient, { pending }: TableState) {
  const requestRefusals = useCallback(() => client.refusals(), [client]);
  const requestPreview = useCallback((wish: PreviewWish) => client.preview(wish), [client]);
  return { choose: client.choose, retract: client.retract, requestRefusals, requestPreview, pending };
}

function TableHead({ game, menu }: { readonly game: LoadedGame; readonly menu: ReactNode }) {
  const t = useWords();
  const { Emblem } = game.board;
  return (
    <div className="table-title">
      <Link to="/" className="icon-button" aria-label={t("shell.home")}>
        <span aria-hidden="true">‹</span>
      </Link>
      <Emblem size={26} />
      <h1>{game.texts.name}</h1>
      {menu}
    </div>
  );
}

/** The page's title and a bell say that it is the reader's turn. */
function useTurnSigns(isMine: boolean, name: string): void {
  const t = useWords();
  const wasMine = useRef(isMine);
  useEffect(wakeSound, []);
  useEffect(() => {
    if (isMine && !wasMine.current) ringTurn();
    wasMine.current = isMine;
    document.title = isMine ? `● ${t("home.yourTurn")} – ${name}` : `${name} – Hetman`;
    return () => {
      document.title = "Hetman";
    };
  }, [isMine, name, t]);
}
