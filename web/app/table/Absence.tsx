// When a game without a clock waits for somebody who is not there: those present decide, or somebody takes the seat.
import { useState } from "react";
import type { Seat } from "#kernel/procedure.ts";
import { restingUntil } from "#protocol/rest.ts";
import type { SeatState } from "#protocol/tables.ts";
import { agoText, useNow } from "../ago.ts";
import type { OnlineClient } from "../client/online-client.ts";
import { nickname, somebody } from "../client/person.ts";
import { clockShift } from "../client/socket.ts";
import type { Shared } from "../client/table-client.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { problemFrom } from "../problem.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { NickDialog } from "../shell/NickDialog.tsx";
import { notify } from "../shell/notices.ts";
import { useStore } from "../store.ts";
import { CopyLink, linkTo } from "./Invitation.tsx";
import { SeekInList } from "./StandIn.tsx";

interface Props {
  readonly client: OnlineClient;
  readonly shared: Shared;
}

/** Since when the person of a seat has not been there; null when they are, or a bot plays. */
function awaySince({ away }: Shared, { person, standIn }: SeatState): number | null {
  return person && !standIn ? (away[person.id] ?? null) : null;
}

/** Seats the table waits for although nobody is there, longer than it wants to. */
export function Absence({ client, shared }: Props) {
  const now = useNow() + clockShift.get();
  const { standing } = useStore(client.state);
  const { info } = shared;
  if (info.pace.kind !== "none") return null;
  const asked = standing?.look.waiting?.open ?? [];
  const isVotedOn = (seat: Seat) => info.proposals.some(each => each.seat === seat && each.kind === "away");
  return info.seats.map(seat => {
    const since = awaySince(shared, seat);
    const isOver = since !== null && now - since >= info.patienceMinutes * 60_000;
    if (restingUntil(seat.rest, now) !== null) return null;
    if (!isOver || !asked.includes(seat.seat) || isVotedOn(seat.seat)) return null;
    return <AbsentSeat key={seat.seat} client={client} shared={shared} seat={seat} agoMs={now - since} />;
  });
}

function AbsentSeat({ client, shared, seat, agoMs }: Props & { readonly seat: SeatState; readonly agoMs: number }) {
  const t = useWords();
  const language = useLanguage();
  const [isInviting, setInviting] = useState(false);
  return (
    <div className="table-banner" role="status">
      <p>{t("away.since", { name: seat.name, ago: agoText(language, agoMs) })}</p>
      <button type="button" className="hk-button hk-button-main" onClick={() => void client.propose("away", seat.seat)}>
        {t("away.decide", { name: seat.name })}
      </button>
      <button type="button" className="hk-button" onClick={() => setInviting(true)}>
        {t("away.invite")}
      </button>
      {isInviting && (
        <Dialog title={t("away.invite")} onClose={() => setInviting(false)}>
          <p>{t("away.inviteHelp")}</p>
          <CopyLink link={linkTo(shared.info)} label={t("gather.link")} />
          <SeekInList client={client} shared={shared} seat={seat} />
          <button type="button" className="hk-button" onClick={() => setInviting(false)}>
            {t("shell.close")}
          </button>
        </Dialog>
      )}
    </div>
  );
}

/** Somebody without a seat says whose seat is theirs, or plays on for somebody. */
export function TakeSeat({ client, shared }: Props) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const [wish, setWish] = useState<{ kind: "return" | "substitute"; seat: Seat } | null>(null);
  const ask = async (kind: "return" | "substitute", seat: Seat) => {
    if (!shared.personId && !nickname()) return setWish({ kind, seat });
    try {
      await somebody();
      if (!(await client.propose(kind, seat))) return;
      notify({ text: t("away.asked") });
      setOpen(false);
    } catch (error) {
      notify({ problem: problemFrom(error) });
    }
  };
  const free = shared.info.seats.filter(
    seat => seat.person && (seat.standIn || seat.seeks || awaySince(shared, seat) !== null),
  );
  return (
    <>
      <button type="button" className="hk-button" onClick={() => setOpen(true)}>
        {t("away.takeSeat")}
      </button>
      {isOpen && (
        <Dialog title={t("away.takeTitle")} onClose={() => setOpen(false)}>
          <p>{free.length > 0 ? t("away.takeHelp") : t("away.nobody")}</p>
          <ul className="plain-list stack">
            {free.map(({ seat, name, seeks, standIn }) => (
              <li key={seat} className="row">
                {(standIn || seeks !== "lent") && (
                  <button type="button" className="hk-button hk-button-main" onClick={() => void ask("return", seat)}>
                    {t("away.isMe", { name })}
                  </button>
                )}
                <button type="button" className="hk-button" onClick={() => void ask("substitute", seat)}>
                  {t("away.playFor", { name })}
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className="hk-button" onClick={() => setOpen(false)}>
            {t("shell.close")}
          </button>
        </Dialog>
      )}
      {wish && (
        <NickDialog
          onEnd={isDone => {
            setWish(null);
            if (isDone) void ask(wish.kind, wish.seat);
          }}
        />
      )}
    </>
  );
}
