// Groups: all of mine, or the page of one.
import "./groups.css";
import { useEffect, useState } from "react";
import type { ScreenProps } from "../App.tsx";
import { call } from "../client/api.ts";
import { loadGroups, useGroups } from "../client/groups.ts";
import { nickname, somebody, whoAmI } from "../client/person.ts";
import { useWords } from "../i18n/index.ts";
import { Field } from "../me/Field.tsx";
import { ProblemLine } from "../me/ProblemLine.tsx";
import { useDeed } from "../me/use-deed.ts";
import { go } from "../router.ts";
import { NickDialog } from "../shell/NickDialog.tsx";
import { GroupLines } from "./GroupLines.tsx";
import { GroupPage } from "./GroupPage.tsx";

export default function Groups({ rest }: ScreenProps) {
  const [id, code] = rest;
  return id === undefined ? <AllGroups /> : <GroupPage key={id} id={id} code={code} />;
}

function AllGroups() {
  const t = useWords();
  const groups = useGroups();
  useEffect(() => {
    whoAmI().catch(() => null);
  }, []);
  return (
    <div className="page groups">
      <header className="page-head">
        <h1>{t("groups.title")}</h1>
      </header>
      <p className="soft">{t("groups.help")}</p>
      {groups.length > 0 && (
        <section className="card card-pad" aria-label={t("groups.title")}>
          <GroupLines groups={groups} />
        </section>
      )}
      <NewGroup />
    </div>
  );
}

function NewGroup() {
  const t = useWords();
  const deed = useDeed();
  const [name, setName] = useState("");
  const [isAsking, setAsking] = useState(false);
  const make = () =>
    deed.run(async () => {
      if (!(await whoAmI()) && !nickname()) return setAsking(true);
      await somebody();
      const { group } = await call("POST /api/groups", { body: { name } });
      void loadGroups();
      go(`/groups/${group.id}`);
    });
  return (
    <section className="card card-pad stack" aria-labelledby="new-group">
      <h2 id="new-group">{t("groups.make")}</h2>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault();
          void make();
        }}
      >
        <Field label={t("groups.name")} help={t("groups.nameHelp")} value={name} maxLength={60} onChange={setName} />
        <ProblemLine problem={deed.problem} />
        <div className="row">
          <button type="submit" className="hk-button hk-button-main" disabled={deed.isBusy || name.trim() === ""}>
            {t("groups.make")}
          </button>
        </div>
      </form>
      {isAsking && (
        <NickDialog
          onEnd={isDone => {
            setAsking(false);
            if (isDone) void make();
          }}
        />
      )}
    </section>
  );
}
