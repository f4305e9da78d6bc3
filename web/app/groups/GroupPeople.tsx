// The people of a group: who is in it, how others come, and what its owner may do.
import { useState } from "react";
import type { GroupInfo } from "#protocol/groups.ts";
import { call } from "../client/api.ts";
import { loadGroups } from "../client/groups.ts";
import { person } from "../client/person.ts";
import { useTies } from "../client/ties.ts";
import { useWords } from "../i18n/index.ts";
import { Field } from "../me/Field.tsx";
import { ProblemLine } from "../me/ProblemLine.tsx";
import { useDeed } from "../me/use-deed.ts";
import { go } from "../router.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { useStore } from "../store.ts";
import { CopyLink } from "../table/Invitation.tsx";

interface Props {
  readonly group: GroupInfo;
  readonly inside: NonNullable<GroupInfo["inside"]>;
  onChange(group: GroupInfo): void;
}

type Asked =
  | { readonly kind: "leave" | "delete" }
  | { readonly kind: "remove" | "handOver"; readonly id: string; readonly name: string };

export function GroupPeople({ group, inside, onChange }: Props) {
  const t = useWords();
  const deed = useDeed();
  const me = useStore(person)?.id ?? null;
  const isOwner = group.owner.id === me;
  const [asked, setAsked] = useState<Asked | null>(null);
  const params = { group: group.id };
  const remove = (who: string) =>
    call("DELETE /api/groups/:group/members/:person", { params: { ...params, person: who } });
  const again = async () => onChange((await call("GET /api/groups/:group", { params, query: {} })).group);
  const away = () => {
    void loadGroups();
    go("/groups", "replace");
  };
  const acts = {
    leave: async () => {
      if (me) await remove(me);
      away();
    },
    delete: async () => {
      await call("DELETE /api/groups/:group", { params });
      away();
    },
    remove: async (id: string) => {
      await remove(id);
      await again();
    },
    handOver: async (id: string) =>
      onChange((await call("PATCH /api/groups/:group", { params, body: { owner: id } })).group),
  };
  return (
    <aside className="stack group-people">
      <section className="card card-pad stack" aria-labelledby="group-members">
        <h2 id="group-members">{t("groups.members")}</h2>
        <ul className="plain-list stack">
          {inside.members.map(({ id, name }) => (
            <li key={id} className="row">
              <strong>{name}</strong>
              {id === group.owner.id && <span className="tag">{t("groups.owner")}</span>}
              {isOwner && id !== me && (
                <details className="group-acts">
                  <summary>{t("groups.acts", { name })}</summary>
                  <div className="row">
                    <button
                      type="button"
                      className="hk-button"
                      onClick={() => setAsked({ kind: "handOver", id, name })}
                    >
                      {t("groups.handOver")}
                    </button>
                    <button type="button" className="hk-button" onClick={() => setAsked({ kind: "remove", id, name })}>
                      {t("groups.remove")}
                    </button>
                  </div>
                </details>
              )}
            </li>
          ))}
          {inside.asked.map(({ id, name }) => (
            <li key={id} className="row">
              <span>{name}</span>
              <span className="tag">{t("groups.waits")}</span>
            </li>
          ))}
        </ul>
        <ProblemLine problem={deed.problem} />
        <button type="button" className="hk-link" onClick={() => setAsked({ kind: "leave" })}>
          {t("groups.leave")}
        </button>
      </section>
      <Invite group={group} inside={inside} isOwner={isOwner} onChange={onChange} />
      {isOwner && <OwnerForm group={group} onChange={onChange} onDelete={() => setAsked({ kind: "delete" })} />}
      {asked && (
        <Dialog
          title={t(`groups.sure.${asked.kind}`, { name: "name" in asked ? asked.name : group.name })}
          onClose={() => setAsked(null)}
        >
          <p>{t(`groups.sureHelp.${asked.kind}`)}</p>
          <div className="row">
            <button
              type="button"
              className={asked.kind === "handOver" ? "hk-button hk-button-main" : "hk-button hk-button-bad"}
              onClick={() => {
                setAsked(null);
                void deed.run(() => acts[asked.kind]("id" in asked ? asked.id : ""));
              }}
            >
              {t(`groups.${asked.kind}`)}
            </button>
            <button type="button" className="hk-button" onClick={() => setAsked(null)}>
              {t("shell.cancel")}
            </button>
          </div>
        </Dialog>
      )}
    </aside>
  );
}

/** The group's link, and friends who can be asked by name. */
function Invite({ group, inside, isOwner, onChange }: Props & { readonly isOwner: boolean }) {
  const t = useWords();
  const deed = useDeed();
  const params = { group: group.id };
  const known = new Set([...inside.members, ...inside.asked].map(({ id }) => id));
  const friends = useTies().filter(({ state, person: { id } }) => state === "friend" && !known.has(id));
  const ask = (id: string) =>
    deed.run(async () =>
      onChange((await call("POST /api/groups/:group/invite", { params, body: { person: id } })).group),
    );
  const renew = () =>
    deed.run(async () => onChange((await call("PATCH /api/groups/:group", { params, body: { newCode: true } })).group));
  return (
    <section className="card card-pad stack invitation" aria-labelledby="group-invite">
      <h2 id="group-invite">{t("groups.invite")}</h2>
      <p className="soft small">{t("groups.linkHelp")}</p>
      <CopyLink link={`${location.origin}/groups/${group.id}/${inside.code}`} label={t("groups.link")} />
      {isOwner && (
        <button type="button" className="hk-link" disabled={deed.isBusy} onClick={() => void renew()}>
          {t("groups.newLink")}
        </button>
      )}
      {friends.length > 0 && (
        <>
          <h3>{t("groups.friends")}</h3>
          <p className="soft small">{t("groups.friendsHelp")}</p>
          <div className="row">
            {friends.map(({ person: { id, name } }) => (
              <button key={id} type="button" className="hk-button" disabled={deed.isBusy} onClick={() => void ask(id)}>
                {t("groups.ask", { name })}
              </button>
            ))}
          </div>
        </>
      )}
      <ProblemLine problem={deed.problem} />
    </section>
  );
}

function OwnerForm({ group, onChange, onDelete }: Omit<Props, "inside"> & { onDelete(): void }) {
  const t = useWords();
  const deed = useDeed();
  const [name, setName] = useState(group.name);
  const save = () =>
    deed.run(async () =>
      onChange((await call("PATCH /api/groups/:group", { params: { group: group.id }, body: { name } })).group),
    );
  return (
    <section className="card card-pad stack" aria-label={t("groups.settings")}>
      <h2>{t("groups.settings")}</h2>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={t("groups.name")} value={name} maxLength={60} onChange={setName} />
        <ProblemLine problem={deed.problem} />
        <div className="row">
          <button
            type="submit"
            className="hk-button"
            disabled={deed.isBusy || name.trim() === "" || name === group.name}
          >
            {t("groups.rename")}
          </button>
        </div>
      </form>
      <button type="button" className="hk-link" onClick={onDelete}>
        {t("groups.delete")}
      </button>
    </section>
  );
}
