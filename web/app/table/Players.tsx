// The players beside a board, each with what the game shows of it.
import type { Seat } from "#kernel/procedure.ts";
import { PlayersPanel } from "#web/kit/PlayersPanel.tsx";
import type { LoadedGame } from "../games.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { BotNote } from "./BotNote.tsx";
import type { Room } from "./use-room.ts";

interface Props {
  readonly game: LoadedGame;
  readonly room: Room;
  /** Asks why the bot in a seat moved as it did; null where bots keep their thoughts to themselves. */
  readonly askWhy?: ((seat: Seat) => void) | null;
  readonly isRecord?: boolean;
}

export function Players({ game, room, askWhy = null, isRecord = false }: Props) {
  const t = useWords();
  const language = useLanguage();
  const { look, viewer, seats } = room;
  const { SeatPanel } = game.board;
  return (
    <PlayersPanel
      viewer={viewer}
      waiting={look?.waiting ?? null}
      isRecord={isRecord}
      note={({ level, standsIn }) =>
        level && (
          <>
            {standsIn && `${t("table.botFor")} · `}
            <BotNote game={game.id} seats={seats.length} level={level} />
          </>
        )
      }
      detail={seat => (
        <>
          {SeatPanel && look && <SeatPanel view={look.view} seat={seat} viewer={viewer} language={language} />}
          {askWhy && seats[seat]?.isBot && (
            <button type="button" className="hk-link why-ask" onClick={() => askWhy(seat)}>
              {t("why.ask")}
              <span className="hk-hidden"> ({seats[seat].name})</span>
            </button>
          )}
        </>
      )}
    />
  );
}
