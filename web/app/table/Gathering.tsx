// Before the start: seats fill, the link goes round.
import { useState } from "react";
import type { SeatState } from "#protocol/tables.ts";
import { SeatShield } from "#web/kit/seat-colours.tsx";
import { pictureOf } from "../art/shelf.ts";
import { gameNamed } from "../catalogue.ts";
import { call } from "../client/api.ts";
import type { OnlineClient } from "../client/online-client.ts";
import { nickname, somebody } from "../client/person.ts";
import { colourAt } from "../client/seat-info.ts";
import { botName, levelName } from "../client/start-local.ts";
import { strengthOf, strengthText } from "../client/strength.ts";
import type { Shared } from "../client/table-client.ts";
import { copyText } from "../copy.ts";
import { paceText } from "../home/pace-text.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { problemFrom } from "../problem.ts";
import { go } from "../router.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { NickDialog } from "../shell/NickDialog.tsx";
import { notify } from "../shell/notices.ts";
import { TopBar } from "../shell/TopBar.tsx";
import { FairDice } from "./FairDice.tsx";
import { Invitation } from "./Invitation.tsx";
import { WayBackCard } from "./WayBack.tsx";
import "./gathering.css";

interface Props {
  readonly client: OnlineClient;
  readonly shared: Shared;
}

const complain = (error: unknown) => void notify({ problem: problemFrom(error) });

export function Gathering({ client, shared }: Props) {
  const t = useWords();
  const language = useLanguage();
  const { info, personId } = shared;
  const game = gameNamed(info.game);
  const isOwner = personId === info.owner.id;
  const [wish, setWish] = useState<number | null>(null);
  const sit = async (seat: number) => {
    if (!personId && !nickname()) return setWish(seat);
    try {
      await somebody();
      const body = { seat, ...(info.key ? { key: info.key } : keyInAddress()) };
      const { table } = await call("POST /api/tables/:table/join", { params: { table: info.id }, body });
      client.refresh(table);
    } catch (error) {
      complain(error);
    }
  };
  return (
    <div className="gathering">
      <TopBar here="table" />
      <div className="page gathering-page">
        <header className="page-head">
          <p className="soft">{[game?.texts[language].name, paceText(t, info.pace)].filter(Boolean).join(" · ")}</p>
          <h1>{info.title || t("gather.title")}</h1>
          <p>{t("gather.lead")}</p>
          {shared.spectators > 0 && <p>{t("gather.watchers", { count: shared.spectators })}</p>}
        </header>
        <div className="gathering-columns">
          <section className="card card-pad stack" aria-label={t("make.seats")}>
            <ol className="plain-list">
              {info.seats.map(seat => (
                <SeatLine
                  key={seat.seat}
                  seat={seat}
                  shared={shared}
                  client={client}
                  onSit={() => void sit(seat.seat)}
                />
              ))}
            </ol>
            {isOwner ? (
              <OwnerButtons client={client} shared={shared} />
            ) : (
              <p className="soft">{t("gather.onlyOwner", { name: info.owner.name })}</p>
            )}
          </section>
          <aside className="stack">
            <img className="gathering-picture" src={pictureOf(info.game)} alt="" width={960} height={600} />
            {info.seats.some(({ person }) => person?.id === personId) && personId && <WayBackCard table={info.id} />}
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

/** Somebody who came by the link has the key in the address. */
function keyInAddress(): { key?: string } {
  const key = new URLSearchParams(location.search).get("key");
  return key ? { key } : {};
}

interface SeatLineProps extends Props {
  readonly seat: SeatState;
  onSit(): void;
}

function SeatLine({ seat, shared, client, onSit }: SeatLineProps) {
  const t = useWords();
  const { info, personId } = shared;
  const isMine = seat.person !== null && seat.person.id === personId;
  const amSeated = info.seats.some(each => each.person !== null && each.person.id === personId);
  const isAsked = seat.invitee !== null && seat.invitee.id === personId;
  const leave = () =>
    call("POST /api/tables/:table/leave", { params: { table: info.id }, body: {} }).then(
      ({ table }) => client.refresh(table),
      complain,
    );
  return (
    <li className="gathering-seat" data-free={seat.kind === "open" || undefined}>
      <SeatShield colour={colourAt(seat.seat)} size={34} />
      <div>
        <strong>{nameOf(t, seat)}</strong>
        {seat.level && seat.kind === "bot" && (
          <span className="soft small">
            <LevelLine game={info.game} seats={info.seats.length} level={seat.level} />
          </span>
        )}
        {seat.invite && <InviteLink table={info.id} seat={seat} />}
      </div>
      {seat.kind === "open" && !amSeated && (
        <button type="button" className="hk-button hk-button-main" onClick={onSit}>
          {t("gather.sit")}
        </button>
      )}
      {isAsked && (
        <>
          <button type="button" className="hk-button hk-button-main" onClick={onSit}>
            {t("again.accept")}
          </button>
          <button type="button" className="hk-button" onClick={() => void leave()}>
            {t("again.decline")}
          </button>
        </>
      )}
      {isMine && info.owner.id !== personId && (
        <button type="button" className="hk-button" onClick={() => void leave()}>
          {t("gather.leave")}
        </button>
      )}
    </li>
  );
}

/** A bot's strength in words and, where it was measured, in numbers. */
function LevelLine({ game, seats, level }: { readonly game: string; readonly seats: number; readonly level: string }) {
  const t = useWords();
  const strength = strengthOf(gameNamed(game), seats, level);
  return [levelName(t, level), strength && strengthText(strength)].filter(Boolean).join(" · ");
}

function nameOf(t: ReturnType<typeof useWords>, seat: SeatState): string {
  if (seat.kind === "person") return seat.name;
  if (seat.kind === "bot") return botName(t, seat.seat);
  if (seat.invitee) return t("again.asked", { name: seat.invitee.name });
  return t(`gather.${seat.kind === "open" ? "free" : seat.kind}`);
}

function InviteLink({ table, seat }: { readonly table: string; readonly seat: SeatState }) {
  const t = useWords();
  const copy = () => copyText(`${location.origin}/join/${table}/${seat.invite}`, t("gather.copied"));
  return (
    <button type="button" className="hk-link small" onClick={() => void copy()}>
      {t("gather.inviteSeat", { n: seat.seat + 1 })}
    </button>
  );
}

function OwnerButtons({ client, shared }: Props) {
  const t = useWords();
  const { info } = shared;
  const free = info.seats.filter(({ kind }) => kind === "open" || kind === "invited").length;
  const game = gameNamed(info.game);
  const start = () => {
    const fill = free > 0 && game ? { fill: { with: "bots" as const, level: game.usualLevel } } : {};
    return call("POST /api/tables/:table/start", { params: { table: info.id }, body: fill }).then(
      ({ table }) => client.refresh(table),
      complain,
    );
  };
  const [isClosing, setClosing] = useState(false);
  const close = () => call("DELETE /api/tables/:table", { params: { table: info.id } }).then(() => go("/"), complain);
  return (
    <div className="row">
      <button type="button" className="hk-button hk-button-main hk-button-big" onClick={() => void start()}>
        {free > 0 ? t("gather.startFilled") : t("gather.start")}
      </button>
      <button type="button" className="hk-button" onClick={() => setClosing(true)}>
        {t("gather.close")}
      </button>
      {isClosing && (
        <Dialog title={t("gather.closeAsk")} onClose={() => setClosing(false)}>
          <div className="row">
            <button type="button" className="hk-button hk-button-bad" onClick={() => void close()}>
              {t("gather.close")}
            </button>
            <button type="button" className="hk-button" onClick={() => setClosing(false)}>
              {t("shell.cancel")}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
