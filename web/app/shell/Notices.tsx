import { useEffect } from "react";
import { useWords } from "../i18n/index.ts";
import { useStore } from "../store.ts";
import { dismiss, type Notice, notices } from "./notices.ts";
import { sentencesOf } from "./problem-words.ts";

/** How long a message without anything to do stays. */
const SHOWN_MS = 9000;

/** The messages, spoken by screen readers as they come. */
export function Notices() {
  const shown = useStore(notices);
  return (
    <section className="notices" aria-live="polite" aria-label={useWords()("shell.notices")}>
      {shown.map(notice => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

function NoticeCard({ notice }: { readonly notice: Notice }) {
  const t = useWords();
  const { id, action, problem, text } = notice;
  useEffect(() => {
    if (action) return;
    const timer = setTimeout(() => dismiss(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, action]);
  const words = problem ? sentencesOf(t, problem) : null;
  return (
    <div className={problem ? "notice notice-problem" : "notice"}>
      <p>
        {words ? (
          <>
            <strong>{words.what}</strong> {words.remedy}
          </>
        ) : (
          text
        )}
      </p>
      {action && (
        <button
          type="button"
          className="hk-button"
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={t("shell.dismiss")} onClick={() => dismiss(id)}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
