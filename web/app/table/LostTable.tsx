// A table whose game cannot go on: says why, and offers what is left: leaving, the record, playing again.
import { call } from "../client/api.ts";
import { useWords } from "../i18n/index.ts";
import { type Problem, problemFrom } from "../problem.ts";
import { go, usePlace } from "../router.ts";
import { notify } from "../shell/notices.ts";
import { ProblemPage } from "../shell/ProblemPage.tsx";
import { downloadJson, exportOf } from "./course.ts";

const codes = ["rules-changed", "record-damaged", "unknown-game"];

export const isLost = ({ code }: Problem): boolean => codes.includes(code);

const complain = (error: unknown) => void notify({ problem: problemFrom(error) });

export function LostTable({ id, problem }: { readonly id: string; readonly problem: Problem }) {
  const t = useWords();
  const key = usePlace().query.get("key");
  const params = { table: id };
  const again = () =>
    call("POST /api/tables/:table/rematch", { params, body: {} }).then(
      ({ table }) => go(`/table/${table.id}${table.key ? `?key=${table.key}` : ""}`),
      complain,
    );
  const leave = () => call("POST /api/tables/:table/leave", { params, body: {} }).then(() => go("/"), complain);
  const download = () => exportOf(id, key).then(save => downloadJson(`hetman-${id}`, save), complain);
  return (
    <ProblemPage problem={problem}>
      <button type="button" className="hk-button hk-button-main" onClick={() => void again()}>
        {t("end.rematch")}
      </button>
      <button type="button" className="hk-button" onClick={() => void download()}>
        {t("end.download")}
      </button>
      <button type="button" className="hk-button" onClick={() => void leave()}>
        {t("gather.leave")}
      </button>
    </ProblemPage>
  );
}
