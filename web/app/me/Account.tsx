// The account: from nobody to guest to account, and everything one may want to do with it.
import { useState } from "react";
import type { Me } from "#protocol/people.ts";
import { call } from "../client/api.ts";
import { become, nickname, person, somebody } from "../client/person.ts";
import { invitation, site } from "../client/site.ts";
import { useWords } from "../i18n/index.ts";
import { notify } from "../shell/notices.ts";
import { useStore } from "../store.ts";
import { downloadJson } from "../table/course.ts";
import { Address } from "./Address.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { Field } from "./Field.tsx";
import { ProblemLine } from "./ProblemLine.tsx";
import { SignIn } from "./SignIn.tsx";
import { useDeed } from "./use-deed.ts";

export function Account() {
  const t = useWords();
  const me = useStore(person);
  const canMail = useStore(site)?.canMail ?? false;
  if (me === undefined) return <p className="card card-pad">{t("me.offline")}</p>;
  if (me === null) {
    return (
      <>
        <Nickname />
        <SignIn isGuest={false} />
      </>
    );
  }
  return (
    <>
      <Rename key={me.id} me={me} />
      {me.isGuest && (
        <>
          {canMail && <Address key={me.email} me={me} />}
          <Register />
          <SignIn isGuest />
        </>
      )}
      <Farewell me={me} />
    </>
  );
}

function Nickname() {
  const t = useWords();
  const deed = useDeed();
  const [name, setName] = useState(nickname() ?? "");
  return (
    <form
      className="card card-pad stack"
      onSubmit={event => {
        event.preventDefault();
        void deed.run(() => somebody(name.trim()));
      }}
    >
      <h2>{t("nick.title")}</h2>
      <p className="soft">{t("me.nobody")}</p>
      <Field label={t("nick.label")} value={name} maxLength={32} autoComplete="nickname" onChange={setName} />
      <ProblemLine problem={deed.problem} />
      <div className="row">
        <button type="submit" className="hk-button hk-button-main" disabled={deed.isBusy || name.trim() === ""}>
          {t("nick.go")}
        </button>
      </div>
    </form>
  );
}

function Rename({ me }: { readonly me: Me }) {
  const t = useWords();
  const deed = useDeed();
  const [name, setName] = useState(me.name);
  const save = async () => {
    const body = { name: name.trim() };
    const isDone = await deed.run(async () => become((await call("PATCH /api/me", { body })).me));
    if (isDone) notify({ text: t("me.saved") });
  };
  return (
    <form
      className="card card-pad stack"
      onSubmit={event => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={t("me.name")} value={name} maxLength={32} autoComplete="nickname" onChange={setName} />
      <ProblemLine problem={deed.problem} />
      <div className="row">
        <button type="submit" className="hk-button" disabled={deed.isBusy || name.trim() === "" || name === me.name}>
          {t("me.rename")}
        </button>
      </div>
    </form>
  );
}

function Register() {
  const t = useWords();
  const deed = useDeed();
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [email, setEmail] = useState("");
  const register = () => {
    const body = { login: login.trim(), password, ...(email ? { email } : {}), ...invitation() };
    return deed.run(async () => become((await call("POST /api/account", { body })).me));
  };
  return (
    <form
      className="card card-pad stack"
      onSubmit={event => {
        event.preventDefault();
        void register();
      }}
    >
      <h2>{t("me.register")}</h2>
      <p className="soft">{t("me.guestHelp")}</p>
      <Field
        label={t("me.login")}
        help={t("me.loginHelp")}
        value={login}
        minLength={3}
        maxLength={32}
        autoComplete="username"
        onChange={setLogin}
      />
      <Field
        label={t("me.password")}
        help={t("me.passwordHelp")}
        type="password"
        value={password}
        minLength={8}
        autoComplete="new-password"
        onChange={setPassword}
      />
      <Field
        label={t("access.address")}
        help={t("access.addressHelp")}
        type="email"
        isOptional
        value={email}
        autoComplete="email"
        onChange={setEmail}
      />
      <ProblemLine problem={deed.problem} />
      <div className="row">
        <button type="submit" className="hk-button hk-button-main" disabled={deed.isBusy}>
          {t("me.register")}
        </button>
      </div>
    </form>
  );
}

function Farewell({ me }: { readonly me: Me }) {
  const t = useWords();
  const deed = useDeed();
  const [isDeleting, setDeleting] = useState(false);
  const signOut = (everywhere: boolean) =>
    deed.run(async () => {
      await call("POST /api/sign-out", { body: { everywhere } });
      become(null);
    });
  const download = () => deed.run(async () => downloadJson("hetman-me", await call("GET /api/me/export", {})));
  return (
    <section className="card card-pad stack" aria-label={t("me.account")}>
      {me.isGuest && <p className="soft">{t("me.signOutGuest")}</p>}
      <ProblemLine problem={deed.problem} />
      <div className="row">
        <button type="button" className="hk-button" disabled={deed.isBusy} onClick={() => void signOut(false)}>
          {t("me.signOut")}
        </button>
        <button type="button" className="hk-button" disabled={deed.isBusy} onClick={() => void signOut(true)}>
          {t("me.signOutAll")}
        </button>
        <button type="button" className="hk-button" disabled={deed.isBusy} onClick={() => void download()}>
          {t("me.export")}
        </button>
        <button type="button" className="hk-button hk-button-bad" onClick={() => setDeleting(true)}>
          {t("me.delete")}
        </button>
      </div>
      {isDeleting && <DeleteAccount me={me} onEnd={() => setDeleting(false)} />}
    </section>
  );
}
