// The page behind an invitation: it is kept, and used when a nickname is chosen.
import { useEffect, useState } from "react";
import { person, somebody, whoAmI } from "../client/person.ts";
import { keepInvitation } from "../client/site.ts";
import { useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { Field } from "../me/Field.tsx";
import { ProblemLine } from "../me/ProblemLine.tsx";
import { useDeed } from "../me/use-deed.ts";
import { go, usePlace } from "../router.ts";
import { useStore } from "../store.ts";

export default function Welcome() {
  const t = useWords();
  const deed = useDeed();
  const me = useStore(person);
  const secret = usePlace().hash;
  const [name, setName] = useState("");
  useEffect(() => {
    if (secret !== "") keepInvitation(secret);
    whoAmI().catch(() => null);
  }, [secret]);
  const come = async () => {
    if (await deed.run(() => somebody(name.trim()))) go("/");
  };
  return (
    <div className="page page-narrow">
      <header className="page-head">
        <h1>{t("site.welcome")}</h1>
      </header>
      {me ? (
        <section className="card card-pad stack">
          <p>{t("site.welcomeKnown", { name: me.name })}</p>
          <div className="row">
            <Link to="/" className="hk-button hk-button-main">
              {t("site.toPlay")}
            </Link>
          </div>
        </section>
      ) : (
        <form
          className="card card-pad stack"
          onSubmit={event => {
            event.preventDefault();
            void come();
          }}
        >
          <p className="soft">{t("site.welcomeHelp")}</p>
          <Field label={t("nick.label")} value={name} maxLength={32} autoComplete="nickname" onChange={setName} />
          <ProblemLine problem={deed.problem} />
          <div className="row">
            <button type="submit" className="hk-button hk-button-main" disabled={deed.isBusy || name.trim() === ""}>
              {t("nick.go")}
            </button>
          </div>
        </form>
      )}
    </div>
  );
}
