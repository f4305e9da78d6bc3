// Pace, visibility and spectators: what only a table on the server has.
import { useGroups } from "../client/groups.ts";
import { useWords } from "../i18n/index.ts";
import { Choices } from "../shell/Choices.tsx";
import { Switch } from "../shell/Switch.tsx";
import { delayText } from "./delay-text.ts";
import { type Draft, delays, finishPercents } from "./plan.ts";

interface Props {
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

export function OnlineSettings({ draft, onChange }: Props) {
  const t = useWords();
  return (
    <section className="card card-pad stack">
      <Choices
        legend={t("pace.title")}
        value={draft.pace}
        isWide
        tiles={(["none", "live", "relaxed", "days", "saved"] as const).map(pace => ({
          value: pace,
          label: t(`pace.${pace}`),
          about: t(`pace.${pace}About`),
        }))}
        onChoose={pace => onChange({ ...draft, pace })}
      />
      {draft.pace === "none" && (
        <Choices
          legend={t("patience.title")}
          value={draft.patience ?? "hour"}
          tiles={(["minutes", "hour", "day", "days"] as const).map(patience => ({
            value: patience,
            label: t(`patience.${patience}`),
          }))}
          onChoose={patience => onChange({ ...draft, patience })}
        />
      )}
      <Choices
        legend={t("make.visibility")}
        value={draft.visibility}
        isWide
        tiles={(["link", "public"] as const).map(visibility => ({
          value: visibility,
          label: t(`make.${visibility}`),
          about: t(`make.${visibility}About`),
        }))}
        onChoose={visibility => onChange({ ...draft, visibility })}
      />
      <GroupChoice draft={draft} onChange={onChange} />
      <Choices
        legend={t("lobby.language")}
        value={draft.language ?? "any"}
        tiles={(["any", "pl", "en"] as const).map(language => ({
          value: language,
          label: t(language === "any" ? "lobby.any" : `lobby.speaks.${language}`),
        }))}
        onChoose={language => onChange({ ...draft, language })}
      />
      <Choices
        legend={t("lobby.level")}
        value={draft.level ?? "any"}
        tiles={(["any", "new", "practised"] as const).map(level => ({
          value: level,
          label: t(level === "any" ? "lobby.any" : `lobby.for.${level}`),
        }))}
        onChoose={level => onChange({ ...draft, level })}
      />
      <Choices
        legend={t("finish.title")}
        value={String(draft.finishPercent ?? 0)}
        tiles={finishPercents.map(percent => ({
          value: String(percent),
          label: percent === 0 ? t("lobby.any") : t("finish.atLeast", { percent }),
        }))}
        onChoose={percent => onChange({ ...draft, finishPercent: Number(percent) })}
      />
      <Switch
        label={t("make.spectators")}
        about={t("make.spectatorsAbout")}
        isOn={draft.spectators}
        onChange={spectators => onChange({ ...draft, spectators })}
      />
      {draft.spectators && <AudienceChoices draft={draft} onChange={onChange} />}
    </section>
  );
}

/** What those who watch hear, and how much later they see the game. */
function AudienceChoices({ draft, onChange }: Props) {
  const t = useWords();
  return (
    <>
      <Choices
        legend={t("audience.title")}
        value={draft.audience ?? "silent"}
        tiles={(["silent", "reads", "talks"] as const).map(audience => ({
          value: audience,
          label: t(`audience.${audience}`),
        }))}
        onChoose={audience => onChange({ ...draft, audience })}
      />
      <Choices
        legend={t("audience.delay")}
        value={String(draft.delayMinutes ?? 0)}
        tiles={delays.map(minutes => ({ value: String(minutes), label: delayText(t, minutes) }))}
        onChoose={minutes => onChange({ ...draft, delayMinutes: Number(minutes) })}
      />
    </>
  );
}

/** For people who are in groups: whose members see the table. */
function GroupChoice({ draft, onChange }: Props) {
  const t = useWords();
  const groups = useGroups().filter(({ isIn }) => isIn);
  if (groups.length === 0) return null;
  const known = groups.some(({ id }) => id === draft.group);
  return (
    <Choices
      legend={t("groups.forWhom")}
      value={known ? (draft.group ?? "") : ""}
      tiles={[{ value: "", label: t("groups.nobody") }, ...groups.map(({ id, name }) => ({ value: id, label: name }))]}
      onChoose={group => onChange({ ...draft, group: group === "" ? null : group })}
    />
  );
}
