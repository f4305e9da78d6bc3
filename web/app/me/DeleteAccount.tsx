import { useState } from "react";
import type { Me } from "#protocol/people.ts";
import { call } from "../client/api.ts";
import { become } from "../client/person.ts";
import { useWords } from "../i18n/index.ts";
import { keep } from "../kept.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { ProblemLine } from "./ProblemLine.tsx";
import { noProof, ProofFields, proofOf } from "./ProofFields.tsx";
import { useDeed } from "./use-deed.ts";

/** Asks once more, with the password where there is one. */
export function DeleteAccount({ me, onEnd }: { readonly me: Me; onEnd(): void }) {
  const t = useWords();
  const deed = useDeed();
  const [proof, setProof] = useState(noProof);
  const remove = () =>
    deed.run(async () => {
      await call("DELETE /api/me", { body: me.isGuest ? {} : { proof: proofOf(proof) } });
      keep("nickname", null);
      become(null);
      onEnd();
    });
  return (
    <Dialog title={t("me.deleteAsk")} onClose={onEnd}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault();
          void remove();
        }}
      >
        <p>{t("me.deleteHelp")}</p>
        {!me.isGuest && <ProofFields me={me} proof={proof} onChange={setProof} />}
        <ProblemLine problem={deed.problem} />
        <div className="row">
          <button type="submit" className="hk-button hk-button-bad" disabled={deed.isBusy}>
            {t("me.deleteDo")}
          </button>
          <button type="button" className="hk-button" onClick={onEnd}>
            {t("shell.cancel")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
