// The players beside a board, each with what the game shows of it.
import { PlayersPanel } from "#web/kit/PlayersPanel.tsx";
import type { LoadedGame } from "../games.ts";
import { useLanguage } from "../i18n/index.ts";
import type { Room } from "./use-room.ts";

export function Players({ game, room }: { readonly game: LoadedGame; readonly room: Room }) {
  const language = useLanguage();
  const { look, viewer } = room;
  const { SeatPanel } = game.board;
  return (
    <PlayersPanel
      viewer={viewer}
      waiting={look?.waiting ?? null}
      detail={seat =>
        SeatPanel && look && <SeatPanel view={look.view} seat={seat} viewer={viewer} language={language} />
      }
    />
  );
}
