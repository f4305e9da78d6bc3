// What keeps others out of an account: its password, its address, the second factor, its sessions.
import { useCallback, useEffect, useState } from "react";
import type { Reply } from "#protocol/api.ts";
import type { Me } from "#protocol/people.ts";
import { agoText } from "../ago.ts";
import { call } from "../client/api.ts";
import { become, person } from "../client/person.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { notify } from "../shell/notices.ts";
import { dateFormat } from "../times.ts";
import { Address } from "./Address.tsx";
import { Field } from "./Field.tsx";
import { ProblemLine } from "./ProblemLine.tsx";
import { noProof, ProofFields, proofOf } from "./ProofFields.tsx";
import { SecondFactor } from "./SecondFactor.tsx";
import { useDeed } from "./use-deed.ts";

export function Security({ me }: { readonly me: Me }) {
  return (
    <>
      <Password me={me} />
      <Address key={me.email} me={me} />
      <SecondFactor me={me} />
      <Sessions />
    </>
  );
}

function Password({ me }: { readonly me: Me }) {
  const t = useWords();
  const deed = useDeed();
  const [proof, setProof] = useState(noProof);
  const [password, setPassword] = useState("");
  const change = async () => {
    const body = { password, proof: proofOf(proof) };
    if (!(await deed.run(async () => become((await call("PATCH /api/me", { body })).me)))) return;
    notify({ text: t("me.saved") });
    setProof(noProof);
    setPassword("");
  };
  return (
    <form
      className="card card-pad stack"
      onSubmit={event => {
        event.preventDefault();
        void change();
      }}
    >
      <h2>{t("me.changePassword")}</h2>
      <Field
        label={t("me.newPassword")}
        help={t("me.passwordHelp")}
        type="password"
        value={password}
        minLength={8}
        autoComplete="new-password"
        onChange={setPassword}
      />
      <ProofFields me={me} proof={proof} onChange={setProof} />
      <ProblemLine problem={deed.problem} />
      <div className="row">
        <button type="submit" className="hk-button" disabled={deed.isBusy}>
          {t("me.changePassword")}
        </button>
      </div>
    </form>
  );
}

type Session = Reply<"GET /api/me/sessions">["sessions"][number];

function Sessions() {
  const t = useWords();
  const deed = useDeed();
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const load = useCallback(() => call("GET /api/me/sessions", {}).then(found => setSessions(found.sessions)), []);
  useEffect(() => {
    load().catch(() => null);
    // Another session may have ended elsewhere, or by a new password on this page.
    return person.watch(() => void load().catch(() => null));
  }, [load]);
  const end = async ({ id }: Session) => {
    const isDone = await deed.run(async () => {
      await call("DELETE /api/me/sessions/:session", { params: { session: id } });
      await load();
    });
    if (isDone) notify({ text: t("access.sessionEnded") });
  };
  return (
    <section className="card card-pad stack" aria-label={t("access.sessions")}>
      <h2>{t("access.sessions")}</h2>
      <ProblemLine problem={deed.problem} />
      <ul className="plain-list">
        {sessions.map(session => (
          <SessionLine key={session.id} session={session} isBusy={deed.isBusy} onEnd={() => void end(session)} />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly session: Session;
  readonly isBusy: boolean;
  onEnd(): void;
}

function SessionLine({ session, isBusy, onEnd }: LineProps) {
  const t = useWords();
  const language = useLanguage();
  const { isThis, created, seen } = session;
  const device = session.device || t("access.sessionUnknown");
  const since = dateFormat(language, { dateStyle: "medium" }).format(created);
  return (
    <li className="history-line">
      <div>
        <strong>{device}</strong>
        <span className="soft small">
          {t("access.sessionSince", { since, seen: agoText(language, Math.max(0, Date.now() - seen)) })}
        </span>
      </div>
      {isThis ? (
        <span className="tag tag-turn">{t("access.sessionThis")}</span>
      ) : (
        <button
          type="button"
          className="hk-button"
          disabled={isBusy}
          aria-label={t("access.sessionEndOf", { device })}
          onClick={onEnd}
        >
          {t("access.sessionEnd")}
        </button>
      )}
    </li>
  );
}
