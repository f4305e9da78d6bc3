// The address of a person: an account changes it with a proof; confirmed by a link.
import { useState } from "react";
import type { Me } from "#protocol/people.ts";
import { call } from "../client/api.ts";
import { become } from "../client/person.ts";
import { useWords } from "../i18n/index.ts";
import { notify } from "../shell/notices.ts";
import { Field } from "./Field.tsx";
import { ProblemLine } from "./ProblemLine.tsx";
import { noProof, ProofFields, proofOf } from "./ProofFields.tsx";
import { useDeed } from "./use-deed.ts";

export function Address({ me }: { readonly me: Me }) {
  const t = useWords();
  const deed = useDeed();
  const [email, setEmail] = useState(me.email ?? "");
  const [proof, setProof] = useState(noProof);
  const save = async (next: string | null) => {
    const body = { email: next, ...(!me.isGuest && { proof: proofOf(proof) }) };
    if (!(await deed.run(async () => become((await call("PATCH /api/me", { body })).me)))) return;
    notify({ text: t(next === null ? "me.saved" : "access.addressSent") });
  };
  const again = async () => {
    if (await deed.run(() => call("POST /api/me/address", { body: {} }))) notify({ text: t("access.addressSent") });
  };
  const none = me.isGuest ? "access.addressGuest" : "access.addressNone";
  const state = me.email === null ? none : me.isProven ? "access.addressProven" : "access.addressOpen";
  return (
    <form
      className="card card-pad stack"
      onSubmit={event => {
        event.preventDefault();
        void save(email.trim());
      }}
    >
      <h2>{t("access.address")}</h2>
      <p className="soft">{t(state)}</p>
      <Field
        label={t("access.address")}
        help={t("access.addressHelp")}
        type="email"
        value={email}
        autoComplete="email"
        onChange={setEmail}
      />
      {!me.isGuest && (email.trim() !== (me.email ?? "") || me.email !== null) && (
        <ProofFields me={me} proof={proof} onChange={setProof} />
      )}
      <ProblemLine problem={deed.problem} />
      <div className="row">
        <button type="submit" className="hk-button" disabled={deed.isBusy || email.trim() === (me.email ?? "")}>
          {t("access.addressSave")}
        </button>
        {me.email !== null && !me.isProven && (
          <button type="button" className="hk-button" disabled={deed.isBusy} onClick={() => void again()}>
            {t("access.addressAgain")}
          </button>
        )}
        {me.email !== null && (
          <button type="button" className="hk-button" disabled={deed.isBusy} onClick={() => void save(null)}>
            {t("access.addressRemove")}
          </button>
        )}
      </div>
    </form>
  );
}
