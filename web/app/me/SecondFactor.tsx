// The second factor: set up with a QR code and a first code, recovery codes shown once, turned off with a proof.
import { useState } from "react";
import type { Me } from "#protocol/people.ts";
import { call } from "../client/api.ts";
import { become } from "../client/person.ts";
import { copyText } from "../copy.ts";
import { useWords } from "../i18n/index.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { QrCode } from "../shell/QrCode.tsx";
import { CodeField } from "./CodeField.tsx";
import { ProblemLine } from "./ProblemLine.tsx";
import { noProof, ProofFields, proofOf } from "./ProofFields.tsx";
import { useDeed } from "./use-deed.ts";

interface Begun {
  readonly secret: string;
  readonly address: string;
}

export function SecondFactor({ me }: { readonly me: Me }) {
  const t = useWords();
  const deed = useDeed();
  const [proof, setProof] = useState(noProof);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const body = { proof: proofOf(proof) };
  const begin = () => deed.run(async () => setBegun(await call("POST /api/me/factor", { body })));
  const turnOff = () => deed.run(async () => become((await call("DELETE /api/me/factor", { body })).me));
  const submit = async () => {
    if (await (me.hasFactor ? turnOff() : begin())) setProof(noProof);
  };
  return (
    <>
      <form
        className="card card-pad stack"
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <h2>{t("access.factor")}</h2>
        <p className="soft">{me.hasFactor ? t("access.factorOn") : t("access.factorAbout")}</p>
        <ProofFields me={me} proof={proof} onChange={setProof} />
        <ProblemLine problem={deed.problem} />
        <div className="row">
          <button type="submit" className="hk-button" disabled={deed.isBusy}>
            {me.hasFactor ? t("access.factorOff") : t("access.factorBegin")}
          </button>
        </div>
      </form>
      {begun && (
        <SetUp
          begun={begun}
          onEnd={made => {
            setBegun(null);
            setCodes(made);
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onEnd={() => setCodes(null)} />}
    </>
  );
}

function SetUp({ begun, onEnd }: { readonly begun: Begun; onEnd(codes: readonly string[] | null): void }) {
  const t = useWords();
  const deed = useDeed();
  const [code, setCode] = useState("");
  const confirm = () =>
    deed.run(async () => {
      const { me, codes } = await call("PUT /api/me/factor", { body: { code } });
      onEnd(codes);
      become(me);
    });
  return (
    <Dialog title={t("access.factor")} onClose={() => onEnd(null)}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault();
          void confirm();
        }}
      >
        <p>{t("access.factorScan")}</p>
        <QrCode text={begun.address} label={t("access.factorQr")} />
        <p>
          {t("access.factorKey")}: <code className="factor-key">{begun.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
        </p>
        <CodeField value={code} onChange={setCode} />
        <ProblemLine problem={deed.problem} />
        <div className="row">
          <button type="submit" className="hk-button hk-button-main" disabled={deed.isBusy || code.trim() === ""}>
            {t("access.factorConfirm")}
          </button>
          <button type="button" className="hk-button" onClick={() => onEnd(null)}>
            {t("shell.cancel")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function RecoveryCodes({ codes, onEnd }: { readonly codes: readonly string[]; onEnd(): void }) {
  const t = useWords();
  return (
    <Dialog title={t("access.codesTitle")} onClose={onEnd}>
      <div className="stack">
        <p>{t("access.codesHelp")}</p>
        <ol className="plain-list recovery-codes">
          {codes.map(code => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="row">
          <button
            type="button"
            className="hk-button"
            onClick={() => void copyText(codes.join("\n"), t("access.codesCopied"))}
          >
            {t("access.codesCopy")}
          </button>
          <button type="button" className="hk-button hk-button-main" onClick={onEnd}>
            {t("access.codesKept")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
