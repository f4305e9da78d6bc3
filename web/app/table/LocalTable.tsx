// A table on this device.
import { useEffect, useMemo, useState } from "react";
import type { ScreenProps } from "../App.tsx";
import { openLocal } from "../client/local-client.ts";
import { rules } from "../client/rules.ts";
import { startLocal } from "../client/start-local.ts";
import type { TableClient } from "../client/table-client.ts";
import { type LoadedGame, useGame } from "../games.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { packFor } from "../packs/realm.ts";
import { problemFrom } from "../problem.ts";
import { Loading } from "../shell/Loading.tsx";
import { notify } from "../shell/notices.ts";
import { ProblemPage } from "../shell/ProblemPage.tsx";
import { useStore } from "../store.ts";
import { courseOfLocal, downloadLocal, linkToLocal } from "./course.ts";
import { Menu } from "./Menu.tsx";
import { type RoomExtras, TableRoom } from "./TableRoom.tsx";
import { SettingField, TableSettings } from "./TableSettings.tsx";

/** A client for as long as the component lives. */
function useLocalClient(id: string): TableClient | null {
  const [client, setClient] = useState<TableClient | null>(null);
  useEffect(() => {
    const opened = openLocal(id);
    setClient(opened);
    return opened.close;
  }, [id]);
  return client;
}

export default function LocalTable({ rest }: ScreenProps) {
  const client = useLocalClient(rest[0] ?? "");
  return client ? <OpenedTable key={rest[0]} client={client} /> : <Loading />;
}

function OpenedTable({ client }: { readonly client: TableClient }) {
  const language = useLanguage();
  const { game: id, failure, handTo, standing } = useStore(client.state);
  const game = useGame(id, language);
  if (failure) return <ProblemPage problem={failure} />;
  if (!game || (!standing && handTo === null)) return <Loading />;
  return <LocalRoom client={client} game={game} />;
}

function LocalRoom({ client, game }: { readonly client: TableClient; readonly game: LoadedGame }) {
  return <TableRoom client={client} game={game} extras={useExtras(client)} />;
}

function useExtras(client: TableClient): RoomExtras {
  const t = useWords();
  const { id, game, mine, standing, result, isLearning } = useStore(client.state);
  const isSolo = mine.length === 1;
  return useMemo(() => {
    // A table that opens was begun with the pack of today.
    const pack = game === null ? null : packFor(game);
    const rewind = () => void rules.rewind(id, mine[0] ?? 0).catch(error => notify({ problem: problemFrom(error) }));
    const canUndo = standing?.canUndo ?? false;
    const canRewind = isSolo && standing?.choseAt != null;
    return {
      drawers: [],
      banners: null,
      notes: [],
      ended: null,
      replay: `/replay/local/${id}`,
      recap: null,
      whyNow: isLearning ? seat => rules.whyNow(id, seat) : null,
      undo: result
        ? null
        : { blocked: canUndo || canRewind ? null : t("table.undoNothing"), undo: canUndo ? client.undo : rewind },
      menu: (
        <Menu label={t("table.menu")}>
          <TableSettings />
          {isSolo && <SettingField name="windows" />}
          <Link className="hk-button" to={`/replay/local/${id}`}>
            {t("table.replay")}
          </Link>
          {pack && <Link to="/packs">{t("packs.here", { name: pack.name })}</Link>}
        </Menu>
      ),
      end: {
        course: () => courseOfLocal(id),
        download: () => void downloadLocal(id),
        replay: `/replay/local/${id}`,
        share: () => linkToLocal(id),
        dice: null,
        rematch: async () => {
          const again = await rules.plan(id);
          await startLocal(again);
        },
      },
    };
  }, [client, game, id, isSolo, isLearning, mine, result, standing?.canUndo, standing?.choseAt, t]);
}
