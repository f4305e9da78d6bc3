// Holidays: announced at all my tables, so many days a year; slow clocks of mine stand still.
import { useEffect, useState } from "react";
import type { Holidays as Found } from "#protocol/people.ts";
import { useNow } from "../ago.ts";
import { call } from "../client/api.ts";
import { person } from "../client/person.ts";
import { clockShift } from "../client/socket.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { useStore } from "../store.ts";
import { dayText } from "../times.ts";
import { Field } from "./Field.tsx";
import { ProblemLine } from "./ProblemLine.tsx";
import { useDeed } from "./use-deed.ts";

export function Holidays() {
  const t = useWords();
  const me = useStore(person)?.id;
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (me) call("GET /api/me/holidays", {}).then(setFound, () => null);
  }, [me]);
  if (!me || !found) return null;
  return (
    <section className="card card-pad stack" aria-label={t("rest.title")}>
      <h2>{t("rest.title")}</h2>
      <p className="soft">{t("rest.about")}</p>
      <HolidayList found={found} onChange={setFound} />
      <HolidayForm found={found} onChange={setFound} />
    </section>
  );
}

interface Props {
  readonly found: Found;
  onChange(found: Found): void;
}

function HolidayList({ found, onChange }: Props) {
  const t = useWords();
  const language = useLanguage();
  const deed = useDeed();
  // A holiday announced a moment ago has begun.
  const now = useNow() + clockShift.get() + 60_000;
  const end = (since: number) =>
    deed.run(async () => onChange(await call("DELETE /api/me/holidays/:since", { params: { since } })));
  return (
    <ul className="plain-list stack">
      {found.holidays
        .filter(({ until }) => until > now)
        .map(({ since, until }) => (
          <li key={since} className="row">
            <span>{t("rest.span", { since: dayText(language, since), until: dayText(language, until - 1) })}</span>
            <button type="button" className="hk-button" disabled={deed.isBusy} onClick={() => void end(since)}>
              {t(since > now ? "rest.cancel" : "rest.end")}
            </button>
          </li>
        ))}
      <ProblemLine problem={deed.problem} />
    </ul>
  );
}

/** A day as the reader means it: from its midnight at home to the next one. */
const midnight = (day: string, later = 0): number => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).getTime();
};

function HolidayForm({ found, onChange }: Props) {
  const t = useWords();
  const deed = useDeed();
  const [first, setFirst] = useState("");
  const [last, setLast] = useState("");
  const announce = () =>
    deed.run(async () => {
      const body = { since: midnight(first), until: midnight(last, 1) };
      onChange(await call("POST /api/me/holidays", { body }));
      setFirst("");
      setLast("");
    });
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault();
        void announce();
      }}
    >
      <p>{t("rest.left", { count: found.daysLeft })}</p>
      <div className="row">
        <Field label={t("rest.first")} type="date" value={first} onChange={setFirst} />
        <Field label={t("rest.last")} type="date" value={last} onChange={setLast} />
      </div>
      <ProblemLine problem={deed.problem} />
      <button type="submit" className="hk-button" disabled={deed.isBusy || !first || !last || last < first}>
        {t("rest.announce")}
      </button>
    </form>
  );
}
