// The middle of every page with a board: the question, the board or its words.
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
export type Acts = Pick<BoardProps, "choose" | "retract" | "requestRefusals" | "pending">;

interface Props {
  readonly game: LoadedGame;
  readonly room: Room;
  readonly acts: Acts;
  readonly drafts: DraftStore;
  readonly isInWords: boolean;
  readonly undo: UndoOffer | null;
  readonly isCutOff?: boolean;
  /** Shown instead of the board. */
  readonly instead?: ReactNode;
  /** More buttons for the question bar. */
  readonly buttons?: ReactNode;
  /** Replaces the question bar: the scrubber of a replay. */
  readonly bar?: ReactNode;
  openRule(rule: string): void;
}

export function BoardArea(props: Props) {
  const { game, room, acts, drafts, isInWords, undo, isCutOff = false, instead, buttons, bar, openRule } = props;
  const language = useLanguage();
  const { look, viewer, shot, seats, reader, reducedMotion, speed, lit, onRef, stage } = room;
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
      {bar ?? (
        <QuestionBar
          look={look}
          viewer={viewer}
          texts={game.texts}
          reader={reader}
          playing={shot.playing}
          isBehind={shot.left > 0}
          isSending={acts.pending !== null}
          isCutOff={isCutOff}
          undo={undo}
          onSkip={stage.skip}
        >
          {buttons}
        </QuestionBar>
      )}
      <div className="board-space">{instead ?? shown}</div>
    </div>
  );
}
