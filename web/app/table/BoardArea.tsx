// The middle of every page with a board: the board or its words, and the question that it answers.
import type { ReactNode } from "react";
import type { GameEvent } from "#kernel/procedure.ts";
import type { BoardProps, DraftStore } from "#web/kit/board.ts";
import { QuestionBar, type UndoOffer } from "#web/kit/QuestionBar.tsx";
import { TextBoard } from "#web/kit/TextBoard.tsx";
import type { LoadedGame } from "../games.ts";
import { useLanguage } from "../i18n/index.ts";
import { BoardCrash } from "./BoardCrash.tsx";
import type { Room } from "./use-room.ts";

/** What a board can do at its table. */
export type Acts = Pick<BoardProps, "choose" | "retract" | "requestRefusals" | "requestPreview" | "pending">;

interface Props {
  readonly game: LoadedGame;
  readonly room: Room;
  readonly acts: Acts;
  readonly drafts: DraftStore;
  readonly isInWords: boolean;
  /** Shown instead of the board. */
  readonly instead?: ReactNode;
  /** What stands above the board: the scrubber of a replay. */
  readonly bar?: ReactNode;
  openRule(rule: string): void;
}

export function BoardArea({ game, room, acts, drafts, isInWords, instead, bar, openRule }: Props) {
  const language = useLanguage();
  const { look, viewer, shot, seats, reducedMotion, speed, lit, onRef } = room;
  if (!look) return null;
  const given: BoardProps<unknown, GameEvent> = {
    look,
    viewer,
    language,
    texts: game.texts,
    seats,
    ...acts,
    playing: shot.playing,
    unseen: shot.unseen,
    reducedMotion,
    speed,
    lit,
    onRef,
    openRule,
    drafts,
  };
  const { Board } = game.board;
  const words = <TextBoard {...given} />;
  const shown = isInWords ? (
    words
  ) : (
    <BoardCrash game={game.id} words={words}>
      <Board {...given} />
    </BoardCrash>
  );
  return (
    <div className="board-area">
      {bar}
      <div className="board-space">{instead ?? shown}</div>
    </div>
  );
}

interface AskingProps {
  readonly game: LoadedGame;
  readonly room: Room;
  readonly isSending: boolean;
  /** The connection is lost. */
  readonly isCutOff?: boolean;
  readonly undo: UndoOffer | null;
  /** More buttons beside the question. */
  readonly children?: ReactNode;
}

/** The question of the moment, in the head line of the table. */
export function Asking({ game, room, isSending, isCutOff = false, undo, children }: AskingProps) {
  const { look, viewer, shot, reader, stage } = room;
  if (!look) return null;
  return (
    <QuestionBar
      look={look}
      viewer={viewer}
      texts={game.texts}
      reader={reader}
      playing={shot.playing ?? (shot.told && { event: shot.told })}
      isBehind={shot.left > 0}
      isSending={isSending}
      isCutOff={isCutOff}
      undo={undo}
      onSkip={stage.skip}
    >
      {children}
    </QuestionBar>
  );
}
