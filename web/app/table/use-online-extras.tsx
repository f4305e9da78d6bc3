// What a table on the server has besides the board: chat, votes, stand-ins, consent to undo, rematch.
import { useMemo, useState } from "react";
import type { Seat } from "#kernel/procedure.ts";
import type { TableInfo } from "#protocol/tables.ts";
import { call } from "../client/api.ts";
import type { OnlineClient } from "../client/online-client.ts";
import type { LoadedGame } from "../games.ts";
import { useWords } from "../i18n/index.ts";
import { problemFrom } from "../problem.ts";
import { go } from "../router.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { notify } from "../shell/notices.ts";
import { useStore } from "../store.ts";
import { courseOfShared, downloadJson, exportOf } from "./course.ts";
import { FairDice } from "./FairDice.tsx";
import { Menu, useCloseMenu } from "./Menu.tsx";
import { NextGame } from "./NextGame.tsx";
import { nameAt, noteText } from "./notes.ts";
import { OrdersButton } from "./Orders.tsx";
import { OwnNotes } from "./OwnNotes.tsx";
import { People } from "./People.tsx";
import { Proposals } from "./Proposals.tsx";
import { playedBy } from "./played-by.ts";
import { recallShared } from "./recall.ts";
import { AllHere, areAllHere, Watchers } from "./Signs.tsx";
import { SeekSubstitute } from "./StandIn.tsx";
import type { RoomExtras } from "./TableRoom.tsx";
import { TableSettings } from "./TableSettings.tsx";
import { useChat } from "./use-chat.tsx";
import { WayBackButton } from "./WayBack.tsx";
import { useWindowsOffer } from "./Windows.tsx";

const complain = (error: unknown) => void notify({ problem: problemFrom(error) });

export function useOnlineExtras(client: OnlineClient, game: LoadedGame): RoomExtras {
  const t = useWords();
  const state = useStore(client.state);
  const chat = useChat(client);
  useWindowsOffer(client);
  const { id, shared, mine, standing } = state;
  const info = shared?.info;
  const isOver = info?.stage === "finished" || info?.stage === "ended";
  const key = info?.key ?? null;
  const dice = info?.commitment && <FairDice table={id} tableKey={key} commitment={info.commitment} seed={info.seed} />;
  const ownSeat = info?.seats[mine[0] ?? -1];
  const replay = isOver ? `/replay/table/${id}${key ? `?key=${key}` : ""}` : null;
  const notes = useMemo(
    () => (info?.notes ?? []).map(note => ({ at: note.at, text: info ? noteText(t, info, note) : "" })),
    [info, t],
  );
  const ended = useMemo(() => (info?.stage === "ended" ? endersOf(info) : null), [info]);
  const undo = useMemo(() => {
    if (isOver || mine.length === 0) return null;
    return { blocked: standing?.canUndo ? null : t("table.undoNothing"), undo: client.undo };
  }, [client, isOver, mine.length, standing?.canUndo, t]);
  return {
    drawers: [
      { side: "chat", content: chat.content, badge: chat.unread },
      ...(mine.length > 0 ? [{ side: "notes" as const, content: <OwnNotes table={id} /> }] : []),
    ],
    banners: shared && <Proposals client={client} shared={shared} />,
    notes,
    ended,
    undo,
    replay,
    whyNow: null,
    recap: typeof standing?.viewer === "number" && !isOver ? () => recallShared(id, Number(standing.viewer)) : null,
    menu: (
      <>
        <Menu label={t("table.menu")}>
          <TableSettings />
          {mine.length > 0 && !isOver && <OrdersButton client={client} game={game} />}
          {!isOver && dice}
          {mine.length > 0 && !isOver && <WayBackButton table={id} />}
          {mine.length > 0 && !isOver && <LeaveSeat id={id} seat={mine[0] ?? 0} client={client} />}
          {info && ownSeat && !isOver && <SeekSubstitute client={client} info={info} seat={ownSeat} />}
          {shared?.personId && <People shared={shared} />}
        </Menu>
        {areAllHere(state) && <AllHere />}
        {shared && shared.spectators > 0 && <Watchers count={shared.spectators} />}
        {shared?.personId && <NextGame here={id} />}
      </>
    ),
    end: {
      course: () => courseOfShared(id, key),
      replay,
      share: replay ? async () => `${location.origin}${replay}` : null,
      isRematchOpen: Boolean(info?.rematch),
      download: replay ? () => void exportOf(id, key).then(save => downloadJson(`hetman-${id}`, save), complain) : null,
      dice,
      playedBy: seat => (info ? playedBy(t, info, seat) : null),
      rematch: shared?.personId
        ? async () => {
            const { table } = await call("POST /api/tables/:table/rematch", { params: { table: id }, body: {} });
            go(`/table/${table.id}${table.key ? `?key=${table.key}` : ""}`);
          }
        : null,
    },
  };
}

/** Those who wanted a game to end. */
function endersOf(info: TableInfo): string[] {
  const note = info.notes.findLast(({ kind }) => kind === "ended");
  const agreed = Object.entries(note?.votes ?? {}).filter(([, answer]) => answer === "yes" || answer === "end");
  return [...new Set([...(note?.people ?? []).map(({ name }) => name), ...agreed.map(([by]) => nameAt(info, by))])];
}

type Leaving = "give" | "end" | "leave";

/** Ways to leave; each says first what it does to the others. */
function LeaveSeat({ id, seat, client }: { readonly id: string; readonly seat: Seat; readonly client: OnlineClient }) {
  const t = useWords();
  const close = useCloseMenu();
  const [asked, setAsked] = useState<Leaving | null>(null);
  const acts: Record<Leaving, () => unknown> = {
    give: () =>
      call("POST /api/tables/:table/leave", { params: { table: id }, body: {} }).then(
        ({ table }) => client.refresh(table),
        complain,
      ),
    end: () => client.propose("end", seat),
    leave: () => go("/"),
  };
  const labels = { give: t("table.give"), end: t("leaving.end"), leave: t("table.leave") };
  const askUndo = () => {
    void client.propose("undo", seat);
    close();
  };
  return (
    <>
      <button type="button" className="hk-button" onClick={askUndo}>
        {t("table.askUndo")}
      </button>
      {(["give", "end", "leave"] as const).map(way => (
        <button key={way} type="button" className="hk-button" onClick={() => setAsked(way)}>
          {labels[way]}
        </button>
      ))}
      {asked && (
        <Dialog title={t(`leaving.${asked}Ask`)} onClose={() => setAsked(null)}>
          <p>{t(`leaving.${asked}Help`)}</p>
          <div className="row">
            <button
              type="button"
              className="hk-button hk-button-main"
              onClick={() => {
                acts[asked]();
                setAsked(null);
                close();
              }}
            >
              {t(`leaving.${asked}`)}
            </button>
            <button type="button" className="hk-button" onClick={() => setAsked(null)}>
              {t("shell.cancel")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
