// Undo says what it takes back: the smallest step first, and never others' moves without a word.
import { type ReactNode, useState } from "react";
import { plain } from "#kernel/texts.ts";
import type { UndoOffer } from "#web/kit/QuestionBar.tsx";
import { Sentence } from "#web/kit/Sentence.tsx";
import type { TableClient, TableState } from "../client/table-client.ts";
import type { LoadedGame } from "../games.ts";
import { useWords } from "../i18n/index.ts";
import type { Happened } from "../local/messages.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { linesOf } from "./use-log.ts";
import type { Room } from "./use-room.ts";

/** What the viewer's last choice led to, and whether others have moved since. */
export function takenBack(past: readonly Happened[], choseAt: number | null) {
  const since = choseAt === null ? [] : past.filter(({ line }) => line > choseAt);
  return { since, isShared: since.some(({ line }) => line > (choseAt ?? 0) + 1) };
}

const shownLines = 6;
const never = () => false;

interface Source {
  readonly client: TableClient;
  readonly state: TableState;
  readonly game: LoadedGame;
  readonly room: Room;
  /** How this table takes back a whole choice. */
  readonly whole: UndoOffer | null;
}

/** The offer for the question bar, and the window that asks before others' moves go. */
export function useUndo({ client, state, game, room, whole }: Source): [UndoOffer | null, ReactNode] {
  const t = useWords();
  const [isAsking, setAsking] = useState(false);
  const { look, reader } = room;
  if (!whole || !look) return [null, null];
  const { question, view } = look;
  const last = question?.soFar.length ?? 0;
  if (question && last > 0) {
    const [answer, before] = [question.soFar[last - 1]!, question.soFar.slice(0, -1)];
    const what = plain(game.texts.choice(answer, { ...question, soFar: before }, view, reader));
    return [{ blocked: null, what, undo: () => client.retract(last - 1) }, null];
  }
  if (whole.blocked !== null) return [whole, null];
  const { since, isShared } = takenBack(state.past, state.standing?.choseAt ?? null);
  const lines = linesOf(since, game.texts, reader, never);
  const first = lines[0];
  const what = first ? plain(first.sentence) : null;
  if (!isShared) return [{ ...whole, what }, null];
  const close = () => setAsking(false);
  const asking = isAsking && (
    <Dialog title={t("table.undoAsk")} onClose={close}>
      <p>{t("table.undoTakes")}</p>
      <ul className="undo-lines">
        {lines.slice(0, shownLines).map(({ id, sentence }) => (
          <li key={id}>
            <Sentence sentence={sentence} />
          </li>
        ))}
      </ul>
      {lines.length > shownLines && <p>{t("table.undoMore", { count: lines.length - shownLines })}</p>}
      <div className="row">
        <button
          type="button"
          className="hk-button hk-button-main"
          onClick={() => {
            close();
            whole.undo();
          }}
        >
          {t("table.undoDo")}
        </button>
        <button type="button" className="hk-button" onClick={close}>
          {t("shell.cancel")}
        </button>
      </div>
    </Dialog>
  );
  return [{ blocked: null, what, undo: () => setAsking(true) }, asking];
}
