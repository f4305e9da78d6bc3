// What a person notes down at a table for nobody but themselves; kept on the server, so it is there on every device.
import { useEffect, useRef, useState } from "react";
import { call } from "../client/api.ts";
import { useWords } from "../i18n/index.ts";
import { problemFrom } from "../problem.ts";
import { notify } from "../shell/notices.ts";

const PAUSE_MS = 700;

export function OwnNotes({ table }: { readonly table: string }) {
  const t = useWords();
  const [notes, setNotes] = useState<string | null>(null);
  const timer = useRef(0);
  const unsaved = useRef<string | null>(null);
  useEffect(() => {
    call("GET /api/tables/:table/own", { params: { table } }).then(
      own => setNotes(own.notes),
      error => notify({ problem: problemFrom(error) }),
    );
    // What was typed last is saved although the drawer closes.
    return () => {
      clearTimeout(timer.current);
      if (unsaved.current !== null) void save(table, unsaved.current);
    };
  }, [table]);
  const type = (text: string) => {
    setNotes(text);
    unsaved.current = text;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      void save(table, text).then(() => {
        if (unsaved.current === text) unsaved.current = null;
      });
    }, PAUSE_MS);
  };
  return (
    <div className="own-notes">
      <p className="soft small">{t("own.about")}</p>
      <textarea
        className="hk-input"
        aria-label={t("table.notes")}
        placeholder={t("own.placeholder")}
        maxLength={4000}
        disabled={notes === null}
        value={notes ?? ""}
        onChange={event => type(event.target.value)}
      />
    </div>
  );
}

const save = (table: string, notes: string) =>
  call("PATCH /api/tables/:table/own", { params: { table }, body: { notes } }).catch(
    error => void notify({ problem: problemFrom(error) }),
  );
