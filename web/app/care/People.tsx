import { useCallback, useEffect, useState } from "react";
import type { PersonInCare } from "#protocol/api-care.ts";
import { call } from "../client/api.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Field } from "../me/Field.tsx";
import { ProblemLine } from "../me/ProblemLine.tsx";
import { useDeed } from "../me/use-deed.ts";
import { dateFormat } from "../times.ts";
import { PersonForm } from "./PersonForm.tsx";

/** People, found by the beginning of what is known of them. */
export function People({ first }: { readonly first: string }) {
  const t = useWords();
  const { isBusy, problem, run } = useDeed();
  const [text, setText] = useState(first);
  const [people, setPeople] = useState<readonly PersonInCare[] | null>(null);
  const find = useCallback(
    async (what: string) => setPeople((await call("GET /api/care/people", { query: { find: what } })).people),
    [],
  );
  useEffect(() => {
    if (first !== "") find(first).catch(() => null);
  }, [find, first]);
  const change = (id: string, next: PersonInCare | null) =>
    setPeople(people?.flatMap(each => (each.id === id ? (next ?? []) : each)) ?? null);
  return (
    <>
      <form
        className="card card-pad stack"
        onSubmit={event => {
          event.preventDefault();
          void run(() => find(text.trim()));
        }}
      >
        <Field label={t("care.find")} help={t("care.findHelp")} value={text} maxLength={40} onChange={setText} />
        <ProblemLine problem={problem} />
        <div className="row">
          <button type="submit" className="hk-button hk-button-main" disabled={isBusy || text.trim() === ""}>
            {t("care.findGo")}
          </button>
        </div>
      </form>
      {people?.length === 0 && <p className="card card-pad soft">{t("care.findNone")}</p>}
      {people?.map(person => (
        <section key={person.id} className="card card-pad stack" aria-label={person.name}>
          <Standing person={person} />
          {person.role === null && <PersonForm person={person} onChange={next => change(person.id, next)} />}
        </section>
      ))}
    </>
  );
}

/** How a person stands, in a few words. */
function Standing({ person }: { readonly person: PersonInCare }) {
  const t = useWords();
  const format = dateFormat(useLanguage(), { dateStyle: "medium" });
  const now = Date.now();
  /** Dates this far ahead mean for good. */
  const isForGood = (until: number) => until > now + 36_500 * 86_400_000;
  const measure = (
    until: number | null,
    dated: "care.silencedUntil" | "care.suspendedUntil",
    ever: "care.silencedForever" | "care.suspendedForever",
  ) => until !== null && until > now && (isForGood(until) ? t(ever) : t(dated, { date: format.format(until) }));
  const marks = [
    person.role && t("care.moderator"),
    measure(person.silenced, "care.silencedUntil", "care.silencedForever"),
    measure(person.suspended, "care.suspendedUntil", "care.suspendedForever"),
    person.reports > 0 && t("care.openReports", { count: person.reports }),
  ].filter(mark => typeof mark === "string");
  return (
    <header>
      <h2>{person.name}</h2>
      <p className="soft small">
        {person.login ?? t("care.guest")} · {t("care.since", { date: format.format(person.created) })} ·{" "}
        <code>{person.id}</code>
      </p>
      {marks.length > 0 && (
        <p className="row">
          {marks.map(mark => (
            <span key={mark} className="tag tag-turn">
              {mark}
            </span>
          ))}
        </p>
      )}
    </header>
  );
}
