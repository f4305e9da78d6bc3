// Who the reader is; a click leads to the account, or asks for a nickname.
import { useEffect, useState } from "react";
import { person, whoAmI } from "../client/person.ts";
import { useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { useStore } from "../store.ts";
import { NickDialog } from "./NickDialog.tsx";

export function WhoAmI() {
  const t = useWords();
  const me = useStore(person);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    // Without a server there is nobody to know us; the light beside says so.
    whoAmI().catch(() => null);
  }, []);
  if (me) {
    return (
      <Link to="/me" className="quiet-button">
        {me.name}
      </Link>
    );
  }
  return (
    <>
      <button type="button" className="quiet-button" onClick={() => setAsking(true)}>
        {t("shell.guest")}
      </button>
      {isAsking && <NickDialog onEnd={() => setAsking(false)} />}
    </>
  );
}
