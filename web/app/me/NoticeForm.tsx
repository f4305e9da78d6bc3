// How I want to be told when I am not looking: in this browser, by webhook, by e-mail.
import { useEffect, useState } from "react";
import {
  type Digest,
  type NoticeKind,
  type NoticeRules,
  type NoticeSettings,
  paceKinds,
  type QuietHours,
} from "#protocol/people.ts";
import { call } from "../client/api.ts";
import { person } from "../client/person.ts";
import { useWords } from "../i18n/index.ts";
import { Choices } from "../shell/Choices.tsx";
import { notify } from "../shell/notices.ts";
import { Switch } from "../shell/Switch.tsx";
import { useStore } from "../store.ts";
import { ChannelHealth } from "./ChannelHealth.tsx";
import { Field } from "./Field.tsx";
import { ProblemLine } from "./ProblemLine.tsx";
import { PushSwitch } from "./PushSwitch.tsx";
import { type Deed, useDeed } from "./use-deed.ts";

const kinds: readonly NoticeKind[] = ["turn", "start", "end", "invitation", "vote", "chat"];
const delays = ["0", "60", "600", "3600"] as const;

export function NoticeForm() {
  const t = useWords();
  const me = useStore(person);
  const [found, setFound] = useState<NoticeSettings | null>(null);
  const id = me?.id;
  useEffect(() => {
    if (!id) return;
    call("GET /api/me/notices", {}).then(setFound, () => null);
  }, [id]);
  return (
    <section className="card card-pad stack" aria-label={t("notices.title")}>
      <h2>{t("notices.title")}</h2>
      <p className="soft">{me ? t("notices.about") : t("notices.needPerson")}</p>
      {me && found && <NoticeRulesForm key={id} found={found} hasEmail={me.isProven} onChange={setFound} />}
    </section>
  );
}

interface Props {
  readonly found: NoticeSettings;
  readonly hasEmail: boolean;
  onChange(found: NoticeSettings): void;
}

function NoticeRulesForm({ found, hasEmail, onChange }: Props) {
  const t = useWords();
  const deed = useDeed();
  const [rules, setRules] = useState<NoticeRules>(found.rules);
  const toggle = (kind: NoticeKind, isOn: boolean) =>
    setRules({ ...rules, kinds: isOn ? [...rules.kinds, kind] : rules.kinds.filter(each => each !== kind) });
  const save = async () => {
    if (await deed.run(async () => onChange(await call("PUT /api/me/notices", { body: rules })))) {
      notify({ text: t("me.saved") });
    }
  };
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault();
        void save();
      }}
    >
      <PushSwitch found={found} onChange={onChange} />
      <fieldset className="choices notice-kinds">
        <legend>{t("notices.kindsTitle")}</legend>
        {kinds.map(kind => (
          <Switch
            key={kind}
            label={t(`notices.kinds.${kind}`)}
            isOn={rules.kinds.includes(kind)}
            onChange={isOn => toggle(kind, isOn)}
          />
        ))}
      </fieldset>
      <Choices
        legend={t("notices.delay")}
        value={nearest(rules.delaySeconds)}
        tiles={delays.map(value => ({ value, label: t(`notices.delays.${value}`) }))}
        onChoose={value => setRules({ ...rules, delaySeconds: Number(value) })}
      />
      <fieldset className="choices notice-kinds">
        <legend>{t("notices.pacesTitle")}</legend>
        {paceKinds.map(pace => (
          <Switch
            key={pace}
            label={t(`pace.${pace}`)}
            isOn={rules.paces.includes(pace)}
            onChange={isOn =>
              setRules({ ...rules, paces: isOn ? [...rules.paces, pace] : rules.paces.filter(each => each !== pace) })
            }
          />
        ))}
      </fieldset>
      <DigestFields digest={rules.digest} onChange={digest => setRules({ ...rules, digest })} />
      <QuietFields quiet={rules.quiet} onChange={quiet => setRules({ ...rules, quiet })} />
      <Field
        label={t("notices.webhook")}
        type="url"
        isOptional
        value={rules.webhook ?? ""}
        maxLength={1000}
        onChange={value => setRules({ ...rules, webhook: value === "" ? null : value })}
      />
      {hasEmail && (
        <Switch label={t("notices.email")} isOn={rules.email} onChange={email => setRules({ ...rules, email })} />
      )}
      <ProblemLine problem={deed.problem} />
      <div className="row">
        <button type="submit" className="hk-button hk-button-main" disabled={deed.isBusy}>
          {t("notices.save")}
        </button>
        <TestButton deed={deed} onChange={onChange} />
      </div>
      <ChannelHealth health={found.health} />
    </form>
  );
}

/** Where the reader lives, as the browser knows it. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

interface HourProps {
  readonly label: string;
  readonly value: number;
  onChange(hour: number): void;
}

function HourField({ label, value, onChange }: HourProps) {
  return (
    <label className="row">
      {label}
      <select className="hk-input" value={value} onChange={event => onChange(Number(event.target.value))}>
        {Array.from({ length: 24 }, (_, each) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its number
          <option key={each} value={each}>
            {each}:00
          </option>
        ))}
      </select>
    </label>
  );
}

interface DigestProps {
  readonly digest: Digest | null;
  onChange(digest: Digest | null): void;
}

/** One message a day about all slow games. */
function DigestFields({ digest, onChange }: DigestProps) {
  const t = useWords();
  return (
    <div className="stack">
      <Switch
        label={t("notices.digest")}
        about={t("notices.digestAbout")}
        isOn={digest !== null}
        onChange={isOn => onChange(isOn ? { hour: 18, zone: ownZone() } : null)}
      />
      {digest && (
        <HourField
          label={t("notices.digestAt")}
          value={digest.hour}
          onChange={hour => onChange({ hour, zone: ownZone() })}
        />
      )}
    </div>
  );
}

interface QuietProps {
  readonly quiet: QuietHours | null;
  onChange(quiet: QuietHours | null): void;
}

/** Hours of the day in which notices wait; the browser knows where the reader lives. */
function QuietFields({ quiet, onChange }: QuietProps) {
  const t = useWords();
  const zone = ownZone();
  return (
    <div className="stack">
      <Switch
        label={t("notices.quiet")}
        about={t("notices.quietAbout")}
        isOn={quiet !== null}
        onChange={isOn => onChange(isOn ? { from: 22, to: 8, zone, stopsClock: false } : null)}
      />
      {quiet && (
        <div className="row">
          <HourField
            label={t("notices.quietFrom")}
            value={quiet.from}
            onChange={from => onChange({ ...quiet, from, zone })}
          />
          <HourField label={t("notices.quietTo")} value={quiet.to} onChange={to => onChange({ ...quiet, to, zone })} />
        </div>
      )}
      {quiet && (
        <Switch
          label={t("rest.quiet")}
          about={t("rest.quietAbout")}
          isOn={quiet.stopsClock}
          onChange={stopsClock => onChange({ ...quiet, stopsClock })}
        />
      )}
    </div>
  );
}

/** The offered delay closest to what is stored. */
function nearest(seconds: number): (typeof delays)[number] {
  return delays.reduce((best, each) =>
    Math.abs(Number(each) - seconds) < Math.abs(Number(best) - seconds) ? each : best,
  );
}

function TestButton({ deed, onChange }: { readonly deed: Deed; onChange(found: NoticeSettings): void }) {
  const t = useWords();
  const test = async () => {
    const isDone = await deed.run(async () => onChange(await call("POST /api/me/notices/test", { body: {} })));
    if (isDone) notify({ text: t("notices.tested") });
  };
  return (
    <button type="button" className="hk-button" disabled={deed.isBusy} onClick={() => void test()}>
      {t("notices.test")}
    </button>
  );
}
