import { useState } from "react";
import { call } from "../client/api.ts";
import { useWords } from "../i18n/index.ts";
import { Field } from "../me/Field.tsx";
import { ProblemLine } from "../me/ProblemLine.tsx";
import { useDeed } from "../me/use-deed.ts";
import { notify } from "../shell/notices.ts";
import { Sure } from "./Sure.tsx";

/** The id in an address of a table, or what was written itself. */
const idIn = (text: string): string => /\/(?:table|replay)\/([\w-]+)/.exec(text)?.[1] ?? text.trim();

/** What can be done about a table. */
export function TableForm() {
  const t = useWords();
  const deed = useDeed();
  const [text, setText] = useState("");
  const [reason, setReason] = useState("");
  const [isDeleting, setDeleting] = useState(false);
  const params = { table: idIn(text) };
  const act = async (done: () => Promise<unknown>) => {
    if (await deed.run(done)) notify({ text: t("care.done") });
  };
  return (
    <form
      className="card card-pad stack"
      onSubmit={event => {
        event.preventDefault();
        void act(() => call("POST /api/care/tables/:table/end", { params, body: { reason } }));
      }}
    >
      <Field label={t("care.table")} value={text} onChange={setText} />
      <Field
        label={t("care.reason")}
        help={t("care.reasonHelp")}
        isOptional
        value={reason}
        maxLength={500}
        onChange={setReason}
      />
      <ProblemLine problem={deed.problem} />
      <div className="row">
        <button type="submit" className="hk-button" disabled={deed.isBusy || text.trim() === ""}>
          {t("care.endTable")}
        </button>
        <button
          type="button"
          className="hk-button hk-button-bad"
          disabled={deed.isBusy || text.trim() === ""}
          onClick={() => setDeleting(true)}
        >
          {t("care.deleteTable")}
        </button>
      </div>
      {isDeleting && (
        <Sure
          title={t("care.deleteTableAsk")}
          about={t("care.deleteTableHelp")}
          label={t("care.deleteTable")}
          onEnd={isSure => {
            setDeleting(false);
            if (isSure) void act(() => call("DELETE /api/care/tables/:table", { params, body: { reason } }));
          }}
        />
      )}
    </form>
  );
}
