// One group's page: its tables, its standing, its people; or, for those who may join, what it is.
import { useEffect, useState } from "react";
import type { GroupInfo } from "#protocol/groups.ts";
import { games } from "../catalogue.ts";
import { call } from "../client/api.ts";
import { loadGroups } from "../client/groups.ts";
import { nickname, person, somebody, whoAmI } from "../client/person.ts";
import { TableLine } from "../home/OpenTables.tsx";
import { useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { ProblemLine } from "../me/ProblemLine.tsx";
import { useDeed } from "../me/use-deed.ts";
import { Problem, problemFrom } from "../problem.ts";
import { go } from "../router.ts";
import { Loading } from "../shell/Loading.tsx";
import { NickDialog } from "../shell/NickDialog.tsx";
import { ProblemPage } from "../shell/ProblemPage.tsx";
import { useStore } from "../store.ts";
import { GroupPeople } from "./GroupPeople.tsx";
import { Standing } from "./Standing.tsx";

interface Props {
  readonly id: string;
  readonly code: string | undefined;
}

/** Tables come and go while the page is open. */
const FRESH_MS = 20_000;

export function GroupPage({ id, code }: Props) {
  const [group, setGroup] = useState<GroupInfo | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const me = useStore(person)?.id ?? null;
  const read = () =>
    call("GET /api/groups/:group", { params: { group: id }, query: { code } }).then(
      found => setGroup(found.group),
      error => {
        const found = problemFrom(error);
        // A link read by a person who has no name yet asks for one first.
        if (found.code === "not-signed-in") setAsking(true);
        else if (found.code === "not-found") setProblem(new Problem("invitation-expired"));
        else setProblem(found);
      },
    );
  const begin = async () => {
    if ((await whoAmI().catch(() => null)) || nickname()) await somebody().catch(() => null);
    await read();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when it opens, for another person, and now and then
  useEffect(() => {
    void begin();
    const timer = setInterval(() => document.visibilityState === "visible" && person.get() && void read(), FRESH_MS);
    return () => clearInterval(timer);
  }, [id, me]);
  if (isAsking) {
    return (
      <NickDialog
        onEnd={isDone => {
          setAsking(false);
          if (isDone) void begin();
          else go("/", "replace");
        }}
      />
    );
  }
  if (problem) return <ProblemPage problem={problem} />;
  if (!group) return <Loading />;
  const changed = (next: GroupInfo) => {
    setGroup(next);
    void loadGroups();
  };
  return group.inside ? (
    <Inside group={group} inside={group.inside} onChange={changed} />
  ) : (
    <Outside group={group} code={code} onChange={changed} />
  );
}

interface Inner {
  readonly group: GroupInfo;
  onChange(group: GroupInfo): void;
}

/** For those who may join. */
function Outside({ group, code, onChange }: Inner & { readonly code: string | undefined }) {
  const t = useWords();
  const deed = useDeed();
  const params = { group: group.id };
  const join = () =>
    deed.run(async () => {
      const body = code === undefined ? {} : { code };
      onChange((await call("POST /api/groups/:group/join", { params, body })).group);
      go(`/groups/${group.id}`, "replace");
    });
  const decline = () =>
    deed.run(async () => {
      const me = person.get()?.id;
      // With the link only, nobody was asked by name.
      if (me && code === undefined)
        await call("DELETE /api/groups/:group/members/:person", { params: { ...params, person: me } });
      void loadGroups();
      go("/", "replace");
    });
  return (
    <div className="page groups">
      <article className="card card-pad stack">
        <p className="soft">{t("groups.invitedBy", { name: group.owner.name })}</p>
        <h1>{group.name}</h1>
        <p>{t("groups.people", { count: group.size })}</p>
        <p>{t("groups.joinHelp")}</p>
        <ProblemLine problem={deed.problem} />
        <div className="row">
          <button type="button" className="hk-button hk-button-main" disabled={deed.isBusy} onClick={() => void join()}>
            {t("groups.join")}
          </button>
          <button type="button" className="hk-button" disabled={deed.isBusy} onClick={() => void decline()}>
            {t("groups.decline")}
          </button>
        </div>
      </article>
    </div>
  );
}

function Inside({ group, inside, onChange }: Inner & { readonly inside: NonNullable<GroupInfo["inside"]> }) {
  const t = useWords();
  const { tables, finished, standing } = inside;
  return (
    <div className="page groups">
      <header className="page-head">
        <h1>{group.name}</h1>
      </header>
      <div className="group-columns">
        <div className="stack">
          <section className="stack" aria-labelledby="group-tables">
            <div className="row group-head">
              <h2 id="group-tables">{t("groups.tables")}</h2>
              <Link
                to={`/new/${games[0]?.id ?? ""}?where=online&group=${group.id}`}
                className="hk-button hk-button-main"
              >
                {t("groups.newTable")}
              </Link>
            </div>
            {tables.length === 0 && <p className="soft">{t("groups.noTables")}</p>}
            <ul className="plain-list open-list">
              {tables.map(table => (
                <TableLine key={table.id} table={table} />
              ))}
            </ul>
          </section>
          <Standing lines={standing} />
          {finished.length > 0 && (
            <section className="stack" aria-labelledby="group-finished">
              <h2 id="group-finished">{t("mine.finished")}</h2>
              <ul className="plain-list open-list">
                {finished.map(table => (
                  <TableLine key={table.id} table={table} />
                ))}
              </ul>
            </section>
          )}
        </div>
        <GroupPeople group={group} inside={inside} onChange={onChange} />
      </div>
    </div>
  );
}
