// The other people at a table: their chat can be muted, and they can be reported to the operator.
import { useState } from "react";
import type { Me } from "#protocol/people.ts";
import { call } from "../client/api.ts";
import { person } from "../client/person.ts";
import type { Shared } from "../client/table-client.ts";
import { setTie, useTies } from "../client/ties.ts";
import { useWords } from "../i18n/index.ts";
import { Field } from "../me/Field.tsx";
import { problemFrom } from "../problem.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { notify } from "../shell/notices.ts";
import { useStore } from "../store.ts";

type Person = Me["muted"][number];

function othersOf({ info, personId }: Shared): Person[] {
  const all = new Map(info.seats.flatMap(seat => (seat.person ? [[seat.person.id, seat.person] as const] : [])));
  return [...all.values()].filter(({ id, name }) => id !== personId && name !== "");
}

export function People({ shared }: { readonly shared: Shared }) {
  const t = useWords();
  const [reported, setReported] = useState<Person | null>(null);
  const muted = useStore(person)?.muted ?? [];
  const ties = useTies();
  const tieOf = (id: string) => ties.find(tie => tie.person.id === id)?.state;
  const others = othersOf(shared);
  if (others.length === 0) return null;
  const mute = ({ id }: Person, isMuted: boolean) =>
    call("PUT /api/me/muted/:person", { params: { person: id }, body: { muted: isMuted } }).then(
      ({ me }) => person.set(me),
      error => void notify({ problem: problemFrom(error) }),
    );
  return (
    <section className="stack people" aria-label={t("table.people")}>
      <h3>{t("table.people")}</h3>
      {others.map(other => {
        const isMuted = muted.some(({ id }) => id === other.id);
        return (
          <div key={other.id} className="row">
            <button type="button" className="hk-button" onClick={() => void mute(other, !isMuted)}>
              {t(isMuted ? "table.unmute" : "table.mute", { name: other.name })}
            </button>
            {tieOf(other.id) !== "friend" && tieOf(other.id) !== "asked" && (
              <button type="button" className="hk-button" onClick={() => void setTie(other.id, "friend")}>
                {t("friends.add", { name: other.name })}
              </button>
            )}
            <button
              type="button"
              className="hk-button"
              onClick={() => void setTie(other.id, tieOf(other.id) === "blocked" ? "none" : "block")}
            >
              {t(tieOf(other.id) === "blocked" ? "friends.unblock" : "friends.block", { name: other.name })}
            </button>
            <button type="button" className="hk-button" onClick={() => setReported(other)}>
              {t("table.report", { name: other.name })}
            </button>
          </div>
        );
      })}
      {reported && <Report table={shared.info.id} about={reported} onEnd={() => setReported(null)} />}
    </section>
  );
}

function Report({ table, about, onEnd }: { readonly table: string; readonly about: Person; onEnd(): void }) {
  const t = useWords();
  const [reason, setReason] = useState("");
  const send = () =>
    call("POST /api/tables/:table/report", { params: { table }, body: { person: about.id, reason } }).then(
      () => {
        notify({ text: t("table.reported") });
        onEnd();
      },
      error => void notify({ problem: problemFrom(error) }),
    );
  return (
    <Dialog title={t("table.report", { name: about.name })} onClose={onEnd}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={t("table.reportWhy")} value={reason} maxLength={1000} onChange={setReason} />
        <div className="row">
          <button type="submit" className="hk-button hk-button-main" disabled={reason.trim() === ""}>
            {t("table.send")}
          </button>
          <button type="button" className="hk-button" onClick={onEnd}>
            {t("shell.cancel")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
