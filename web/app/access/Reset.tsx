// The page behind a link that sets a new password.
import { useState } from "react";
import { call } from "../client/api.ts";
import { become } from "../client/person.ts";
import { useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { Field } from "../me/Field.tsx";
import { ProblemLine } from "../me/ProblemLine.tsx";
import { useDeed } from "../me/use-deed.ts";
import { usePlace } from "../router.ts";

export default function Reset() {
  const t = useWords();
  const deed = useDeed();
  const secret = usePlace().hash;
  const [password, setPassword] = useState("");
  const [isDone, setDone] = useState(false);
  const reset = () =>
    deed.run(async () => {
      await call("POST /api/password/reset", { body: { secret, password } });
      // If this browser was signed in to the account, it is no more.
      become((await call("GET /api/me", {})).me);
      setDone(true);
    });
  return (
    <div className="page page-narrow">
      <header className="page-head">
        <h1>{t("access.forgottenTitle")}</h1>
      </header>
      {isDone ? (
        <section className="card card-pad stack">
          <p role="status">{t("access.resetDone")}</p>
          <div className="row">
            <Link to="/me" className="hk-button hk-button-main">
              {t("access.toSignIn")}
            </Link>
          </div>
        </section>
      ) : (
        <form
          className="card card-pad stack"
          onSubmit={event => {
            event.preventDefault();
            void reset();
          }}
        >
          {secret === "" && <p className="field-problem">{t("access.noSecret")}</p>}
          <Field
            label={t("me.newPassword")}
            help={t("me.passwordHelp")}
            type="password"
            value={password}
            minLength={8}
            autoComplete="new-password"
            onChange={setPassword}
          />
          <ProblemLine problem={deed.problem} />
          <div className="row">
            <button type="submit" className="hk-button hk-button-main" disabled={deed.isBusy || secret === ""}>
              {t("access.reset")}
            </button>
          </div>
        </form>
      )}
    </div>
  );
}
