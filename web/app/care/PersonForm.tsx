import { useState } from "react";
import type { PersonInCare } from "#protocol/api-care.ts";
import { call } from "../client/api.ts";
import { useWords } from "../i18n/index.ts";
import { Field } from "../me/Field.tsx";
import { ProblemLine } from "../me/ProblemLine.tsx";
import { useDeed } from "../me/use-deed.ts";
import { Choices } from "../shell/Choices.tsx";
import { notify } from "../shell/notices.ts";
import { downloadJson } from "../table/course.ts";
import { Sure } from "./Sure.tsx";

const lengths = ["1", "7", "30", "ever"] as const;
const DAY = 86_400_000;

interface Props {
  readonly person: PersonInCare;
  onChange(person: PersonInCare | null): void;
}

/** What can be done about a person. */
export function PersonForm({ person, onChange }: Props) {
  const t = useWords();
  const deed = useDeed();
  const [reason, setReason] = useState("");
  const [length, setLength] = useState<(typeof lengths)[number]>("7");
  const [name, setName] = useState(person.name);
  const [isDeleting, setDeleting] = useState(false);
  const params = { person: person.id };
  const until = () => (length === "ever" ? Number.MAX_SAFE_INTEGER : Date.now() + Number(length) * DAY);
  const act = async (done: () => Promise<{ person: PersonInCare }>) => {
    if (await deed.run(async () => onChange((await done()).person))) notify({ text: t("care.done") });
  };
  const isOn = (moment: number | null) => moment !== null && moment > Date.now();
  const measure = (what: "silenced" | "suspended") =>
    act(() =>
      call(`PUT /api/care/people/:person/${what}`, {
        params,
        body: { until: isOn(person[what]) ? null : until(), reason },
      }),
    );
  const button = (label: string, run: () => unknown, isBad = false) => (
    <button
      type="button"
      className={isBad ? "hk-button hk-button-bad" : "hk-button"}
      disabled={deed.isBusy}
      onClick={() => void run()}
    >
      {label}
    </button>
  );
  const mail = async () => {
    const sent = () => call("POST /api/care/people/:person/password", { params, body: { reason } });
    if (await deed.run(sent)) notify({ text: t("care.passwordSent") });
  };
  const remove = () =>
    deed.run(async () => {
      await call("DELETE /api/care/people/:person", { params, body: { reason } });
      onChange(null);
      notify({ text: t("care.deleted") });
    });
  return (
    <div className="stack">
      <Field
        label={t("care.reason")}
        help={t("care.reasonHelp")}
        isOptional
        value={reason}
        maxLength={500}
        onChange={setReason}
      />
      <Choices
        legend={t("care.howLong")}
        value={length}
        tiles={lengths.map(value => ({ value, label: t(`care.long.${value}`) }))}
        onChoose={value => setLength(value)}
      />
      <div className="row">
        {button(isOn(person.silenced) ? t("care.unsilence") : t("care.silence"), () => measure("silenced"))}
        {button(isOn(person.suspended) ? t("care.unsuspend") : t("care.suspend"), () => measure("suspended"))}
      </div>
      <Field label={t("care.newName")} value={name} maxLength={32} onChange={setName} />
      <div className="row">
        {button(t("care.rename"), () =>
          act(() => call("PUT /api/care/people/:person/name", { params, body: { name: name.trim(), reason } })),
        )}
        {person.hasAddress && button(t("care.password"), mail)}
        {button(t("care.export"), () =>
          deed.run(async () =>
            downloadJson(`hetman-${person.id}`, await call("GET /api/care/people/:person/export", { params })),
          ),
        )}
        {button(t("care.delete"), () => setDeleting(true), true)}
      </div>
      <ProblemLine problem={deed.problem} />
      {isDeleting && (
        <Sure
          title={t("care.deleteAsk", { name: person.name })}
          about={t("care.deleteHelp")}
          label={t("care.delete")}
          onEnd={isSure => {
            setDeleting(false);
            if (isSure) void remove();
          }}
        />
      )}
    </div>
  );
}
