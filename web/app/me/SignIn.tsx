// Signing in: with a code where the account wants one, and the way out for a forgotten password.
import { useState } from "react";
import { call } from "../client/api.ts";
import { become } from "../client/person.ts";
import { useWords } from "../i18n/index.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { notify } from "../shell/notices.ts";
import { Switch } from "../shell/Switch.tsx";
import { CodeField } from "./CodeField.tsx";
import { Field } from "./Field.tsx";
import { ProblemLine } from "./ProblemLine.tsx";
import { useDeed } from "./use-deed.ts";

export function SignIn({ isGuest }: { readonly isGuest: boolean }) {
  const t = useWords();
  const deed = useDeed();
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [isKept, setKept] = useState(isGuest);
  const [isForgotten, setForgotten] = useState(false);
  // Once the server has asked for a code it stays asked for, also when it was wrong.
  const wantsCode = code !== "" || deed.problem?.code === "code-needed" || deed.problem?.code === "bad-code";
  const signIn = () =>
    deed.run(async () => {
      const body = { login: login.trim(), password, keep: isGuest && isKept, ...(code && { code }) };
      const { me, failed } = await call("POST /api/sign-in", { body });
      become(me);
      if (failed > 0) notify({ text: t("access.failed", { count: failed }) });
    });
  return (
    <>
      <form
        className="card card-pad stack"
        onSubmit={event => {
          event.preventDefault();
          void signIn();
        }}
      >
        <h2>{t("me.signIn")}</h2>
        <Field label={t("me.login")} value={login} maxLength={32} autoComplete="username" onChange={setLogin} />
        <Field
          label={t("me.password")}
          type="password"
          value={password}
          autoComplete="current-password"
          onChange={setPassword}
        />
        {wantsCode && <CodeField value={code} onChange={setCode} />}
        {isGuest && <Switch label={t("me.keep")} isOn={isKept} onChange={setKept} />}
        <ProblemLine problem={deed.problem} />
        <div className="row">
          <button type="submit" className="hk-button hk-button-main" disabled={deed.isBusy}>
            {t("me.signIn")}
          </button>
          <button type="button" className="quiet-button" onClick={() => setForgotten(true)}>
            {t("access.forgotten")}
          </button>
        </div>
      </form>
      {isForgotten && <Forgotten named={login} onEnd={() => setForgotten(false)} />}
    </>
  );
}

function Forgotten({ named, onEnd }: { readonly named: string; onEnd(): void }) {
  const t = useWords();
  const deed = useDeed();
  const [account, setAccount] = useState(named);
  const send = async () => {
    const body = { account: account.trim() };
    if (!(await deed.run(() => call("POST /api/password/forgotten", { body })))) return;
    notify({ text: t("access.sent") });
    onEnd();
  };
  return (
    <Dialog title={t("access.forgottenTitle")} onClose={onEnd}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault();
          void send();
        }}
      >
        <p className="soft">{t("access.forgottenHelp")}</p>
        <Field label={t("access.account")} value={account} autoComplete="username" onChange={setAccount} />
        <ProblemLine problem={deed.problem} />
        <div className="row">
          <button type="submit" className="hk-button hk-button-main" disabled={deed.isBusy || account.trim() === ""}>
            {t("access.send")}
          </button>
          <button type="button" className="hk-button" onClick={onEnd}>
            {t("shell.cancel")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
