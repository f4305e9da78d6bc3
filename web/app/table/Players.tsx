// The players beside a board, each with what the game shows of it.
import type { Seat } from "#kernel/procedure.ts";
import type { Language } from "#kernel/texts.ts";
import { PlayersPanel } from "#web/kit/PlayersPanel.tsx";
import { PlayersStrip } from "#web/kit/PlayersStrip.tsx";
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
      lead={seat => leadOf(game, room, language, seat)}
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

/** What decides the game of a seat, once there is something to look at. */
function leadOf(game: LoadedGame, { look, viewer }: Room, language: Language, seat: Seat) {
  const { Lead } = game.board;
  return Lead && look && <Lead view={look.view} seat={seat} viewer={viewer} language={language} />;
}

/** The players in one line, where there is no room for more. */
export function Strip({ game, room }: Pick<Props, "game" | "room">) {
  const { look, viewer } = room;
  const language = useLanguage();
  const lead = (seat: Seat) => leadOf(game, room, language, seat);
  return <PlayersStrip viewer={viewer} waiting={look?.waiting ?? null} lead={lead} />;
}
