// A guest's way back: the link or QR code of another device, or a link from a mail, brings the same person to the seat.
import { useEffect, useState } from "react";
import type { ScreenProps } from "../App.tsx";
import { comeBackBy, person, whoAmI } from "../client/person.ts";
import { useWords } from "../i18n/index.ts";
import { type Problem, problemFrom } from "../problem.ts";
import { go } from "../router.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { Loading } from "../shell/Loading.tsx";
import { ProblemPage } from "../shell/ProblemPage.tsx";

export default function Back({ rest }: ScreenProps) {
  const t = useWords();
  const [first] = rest;
  const isByMail = first === "mail";
  const table = isByMail ? undefined : first;
  const [asked, setAsked] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const address = table ? `/table/${table}` : "/";
  const enter = async () => {
    try {
      // The code stands after the #: no server and no log of one ever sees it in an address.
      await comeBackBy(location.hash.slice(1), isByMail);
      go(address, "replace");
    } catch (error) {
      setProblem(problemFrom(error));
    }
  };
  const begin = async () => {
    const before = await whoAmI().catch(() => null);
    if (before) setAsked(before.name);
    else await enter();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is used once
  useEffect(() => void begin(), []);
  if (problem) return <ProblemPage problem={problem} />;
  if (asked === null) return <Loading />;
  return (
    <Dialog title={t("back.instead")} onClose={() => go(address, "replace")}>
      <p>{t(person.get()?.isGuest ? "back.insteadGuest" : "back.insteadAccount", { name: asked })}</p>
      <div className="row">
        <button type="button" className="hk-button hk-button-main" onClick={() => void enter()}>
          {t("back.goOn")}
        </button>
        <button type="button" className="hk-button" onClick={() => go(address, "replace")}>
          {t("shell.cancel")}
        </button>
      </div>
    </Dialog>
  );
}
