// Before the start: seats fill, people choose and say that they are ready, the owner sets the table and begins.
import "#web/kit/kit.css";
import { useEffect, useState } from "react";
import { KitProvider } from "#web/kit/KitProvider.tsx";
import { pictureOf } from "../art/shelf.ts";
import { gameNamed } from "../catalogue.ts";
import { call } from "../client/api.ts";
import type { OnlineClient } from "../client/online-client.ts";
import { nickname, somebody } from "../client/person.ts";
import { useSitters } from "../client/sitters.ts";
import type { Shared } from "../client/table-client.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { problemFrom } from "../problem.ts";
import { go } from "../router.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { NickDialog } from "../shell/NickDialog.tsx";
import { notify } from "../shell/notices.ts";
import { TopBar } from "../shell/TopBar.tsx";
import { useStore } from "../store.ts";
import { FairDice } from "./FairDice.tsx";
import { GatheringSeat, useAct } from "./GatheringSeat.tsx";
import { Invitation } from "./Invitation.tsx";
import { TableRules } from "./TableRules.tsx";
import { useChat } from "./use-chat.tsx";
import { WayBackCard } from "./WayBack.tsx";
import "./gathering.css";

interface Props {
  readonly client: OnlineClient;
  readonly shared: Shared;
}

const complain = (error: unknown) => void notify({ problem: problemFrom(error) });

/** Somebody who came by the link has the key in the address. */
function keyInAddress(): { key?: string } {
  const key = new URLSearchParams(location.search).get("key");
  return key ? { key } : {};
}

export function Gathering({ client, shared }: Props) {
  const t = useWords();
  const language = useLanguage();
  const act = useAct(client);
  const { info, personId } = shared;
  const game = gameNamed(info.game)?.texts[language].name ?? info.game;
  const isOwner = personId === info.owner.id;
  const isSeated = personId !== null && info.seats.some(({ person }) => person?.id === personId);
  const [wish, setWish] = useState<number | null>(null);
  useGatheringTitle(shared, game);
  const sitters = useSitters(info, info.key ?? keyInAddress().key);
  const sit = async (seat: number) => {
    if (!personId && !nickname()) return setWish(seat);
    try {
      await somebody();
    } catch (error) {
      return complain(error);
    }
    const body = { seat, ...(info.key ? { key: info.key } : keyInAddress()) };
    await act(call("POST /api/tables/:table/join", { params: { table: info.id }, body }));
  };
  return (
    <div className="gathering">
      <TopBar here="table" />
      <div className="page gathering-page">
        <header className="page-head">
          <p className="soft">{game}</p>
          <h1>{info.title || t("gather.title")}</h1>
          <p>{t("gather.lead")}</p>
          {shared.spectators > 0 && <p>{t("gather.watchers", { count: shared.spectators })}</p>}
        </header>
        <div className="gathering-columns">
          <div className="stack">
            <section className="card card-pad stack" aria-label={t("make.seats")}>
              <ol className="plain-list">
                {info.seats.map(seat => (
                  <GatheringSeat
                    key={seat.seat}
                    seat={seat}
                    sitter={sitters.get(seat.person?.id ?? "")}
                    shared={shared}
                    client={client}
                    onSit={() => void sit(seat.seat)}
                  />
                ))}
              </ol>
              {isOwner ? (
                <OwnerButtons client={client} shared={shared} />
              ) : (
                <GuestButtons client={client} shared={shared} />
              )}
            </section>
            <TableRules client={client} info={info} isOwner={isOwner} />
            {isSeated && <GatheringChat client={client} />}
          </div>
          <aside className="stack">
            <img className="gathering-picture" src={pictureOf(info.game)} alt="" width={960} height={600} />
            {isSeated && <WayBackCard table={info.id} />}
            <Invitation info={info} />
            {info.commitment && (
              <FairDice table={info.id} tableKey={info.key} commitment={info.commitment} seed={null} />
            )}
          </aside>
        </div>
      </div>
      {wish !== null && (
        <NickDialog
          onEnd={isDone => {
            setWish(null);
            if (isDone) void sit(wish);
          }}
        />
      )}
    </div>
  );
}

/** The tab says how many sit, and when the game can begin. */
function useGatheringTitle({ info, personId }: Shared, game: string): void {
  const t = useWords();
  const free = info.seats.filter(({ kind }) => kind === "open" || kind === "invited").length;
  const isFull = free === 0 && waitedFor(info).length === 0;
  const name = info.title || game;
  const count = `(${info.seats.length - free}/${info.seats.length})`;
  const title =
    isFull && personId === info.owner.id ? `● ${t("gather.canStart")} – ${name}` : `${count} ${name} – Hetman`;
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = "Hetman";
    };
  }, [title]);
}

/** People who have not said that they are ready; the owner says so by starting. */
function waitedFor({ seats, owner }: Shared["info"]): string[] {
  return seats.filter(({ person, isReady }) => person && person.id !== owner.id && !isReady).map(({ name }) => name);
}

function GatheringChat({ client }: { readonly client: OnlineClient }) {
  const t = useWords();
  const { content } = useChat(client);
  const { seats } = useStore(client.state);
  return (
    <section className="card gathering-chat" aria-label={t("table.chat")}>
      <KitProvider language={useLanguage()} seats={seats}>
        {content}
      </KitProvider>
    </section>
  );
}

function GuestButtons({ client, shared }: Props) {
  const t = useWords();
  const act = useAct(client);
  const { info, personId, away } = shared;
  const mine = info.seats.find(({ person }) => person !== null && person.id === personId);
  const params = { table: info.id };
  const isGone = info.owner.id in away;
  return (
    <div className="row">
      {mine && (
        <button
          type="button"
          className={mine.isReady ? "hk-button" : "hk-button hk-button-main hk-button-big"}
          onClick={() => void act(call("POST /api/tables/:table/ready", { params, body: { ready: !mine.isReady } }))}
        >
          {t(mine.isReady ? "gather.unready" : "gather.sayReady")}
        </button>
      )}
      <p className="soft">{t("gather.onlyOwner", { name: info.owner.name })}</p>
      {mine && isGone && (
        <button
          type="button"
          className="hk-link small"
          onClick={() => void act(call("POST /api/tables/:table/owner", { params, body: { person: personId ?? "" } }))}
        >
          {t("gather.takeOver")}
        </button>
      )}
    </div>
  );
}

type Asked = "close" | "start";

function OwnerButtons({ client, shared }: Props) {
  const t = useWords();
  const act = useAct(client);
  const { info } = shared;
  const free = info.seats.filter(({ kind }) => kind === "open" || kind === "invited").length;
  const game = gameNamed(info.game);
  const unready = waitedFor(info);
  const [asked, setAsked] = useState<Asked | null>(null);
  const start = () => {
    const fill = free > 0 && game ? { fill: { with: "bots" as const, level: game.usualLevel } } : {};
    return act(call("POST /api/tables/:table/start", { params: { table: info.id }, body: fill }));
  };
  const close = () => call("DELETE /api/tables/:table", { params: { table: info.id } }).then(() => go("/"), complain);
  return (
    <div className="row">
      <button
        type="button"
        className="hk-button hk-button-main hk-button-big"
        onClick={() => (unready.length > 0 ? setAsked("start") : void start())}
      >
        {free > 0 ? t("gather.startFilled") : t("gather.start")}
      </button>
      <button type="button" className="hk-button" onClick={() => setAsked("close")}>
        {t("gather.close")}
      </button>
      {unready.length > 0 && <p className="soft">{t("gather.waitingReady", { names: unready.join(", ") })}</p>}
      {asked && (
        <Dialog title={t(asked === "close" ? "gather.closeAsk" : "gather.startAsk")} onClose={() => setAsked(null)}>
          {asked === "start" && <p>{t("gather.waitingReady", { names: unready.join(", ") })}</p>}
          <div className="row">
            <button
              type="button"
              className={asked === "close" ? "hk-button hk-button-bad" : "hk-button hk-button-main"}
              onClick={() => {
                setAsked(null);
                void (asked === "close" ? close() : start());
              }}
            >
              {t(asked === "close" ? "gather.close" : "gather.startAnyway")}
            </button>
            <button type="button" className="hk-button" onClick={() => setAsked(null)}>
              {t("shell.cancel")}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
