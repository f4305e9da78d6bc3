// One step from nobody to guest: a nickname.
import { type FormEvent, useState } from "react";
import { nickname, somebody } from "../client/person.ts";
import { useWords } from "../i18n/index.ts";
import { keep } from "../kept.ts";
import { Link } from "../Link.tsx";
import { type Problem, problemFrom } from "../problem.ts";
import { Dialog } from "./Dialog.tsx";
import { sentencesOf } from "./problem-words.ts";

interface Props {
  /** Called with true once there is a person. */
  onEnd(isDone: boolean): void;
}

export function NickDialog({ onEnd }: Props) {
  const t = useWords();
  const [name, setName] = useState(nickname() ?? "");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    setBusy(true);
    keep("nickname", name.trim());
    try {
      await somebody(name.trim());
      onEnd(true);
    } catch (error) {
      setProblem(problemFrom(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={t("nick.title")} onClose={() => onEnd(false)}>
      <form className="stack" onSubmit={event => void submit(event)}>
        <p className="soft">{t("nick.help")}</p>
        <div className="field">
          <label htmlFor="nick">{t("nick.label")}</label>
          <input
            id="nick"
            className="hk-input"
            value={name}
            maxLength={32}
            autoComplete="nickname"
            onChange={event => setName(event.target.value)}
          />
        </div>
        {problem && (
          <p role="alert" className="field-problem">
            {sentencesOf(t, problem).what} {sentencesOf(t, problem).remedy}
          </p>
        )}
        <div className="row">
          <button type="submit" className="hk-button hk-button-main" disabled={isBusy || name.trim() === ""}>
            {t("nick.go")}
          </button>
          <button type="button" className="hk-button" onClick={() => onEnd(false)}>
            {t("shell.cancel")}
          </button>
          <Link to="/me" onClick={() => onEnd(false)}>
            {t("nick.have")}
          </Link>
        </div>
      </form>
    </Dialog>
  );
}
