// What is going to be played, all of it in words; before the start the owner changes it here.
import { useState } from "react";
import type { TableChange, TableInfo } from "#protocol/tables.ts";
import { gameNamed } from "../catalogue.ts";
import { call } from "../client/api.ts";
import { useGroups } from "../client/groups.ts";
import type { OnlineClient } from "../client/online-client.ts";
import { paceText } from "../home/pace-text.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Field } from "../me/Field.tsx";
import { delayText } from "../new-table/delay-text.ts";
import { OnlineSettings } from "../new-table/OnlineSettings.tsx";
import { OptionFields } from "../new-table/OptionFields.tsx";
import { changeOf, type Draft, draftOf } from "../new-table/plan.ts";
import { Choices } from "../shell/Choices.tsx";
import { Dialog } from "../shell/Dialog.tsx";
import { useAct } from "./GatheringSeat.tsx";

interface Props {
  readonly client: OnlineClient;
  readonly info: TableInfo;
  readonly isOwner: boolean;
}

interface Line {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly about?: string | undefined;
}

function useLines(info: TableInfo): Line[] {
  const t = useWords();
  const game = gameNamed(info.game);
  const words = game?.texts[useLanguage()].options ?? {};
  const existing = (game?.options ?? []).filter(({ seats }) => !seats || seats.includes(info.seats.length));
  const group = useGroups().find(({ id }) => id === info.group);
  const hours = info.patienceMinutes / 60;
  return [
    ...existing.map(({ id, default: usual }) => {
      const text = words[id];
      const value = info.options[id] ?? usual;
      return { id, name: text?.name ?? id, value: text?.values[value] ?? value, about: text?.about };
    }),
    { id: "pace", name: t("pace.title"), value: paceText(t, info.pace) },
    ...(info.pace.kind === "none"
      ? [
          {
            id: "patience",
            name: t("patience.title"),
            value:
              hours < 1 ? t("gather.minutes", { count: info.patienceMinutes }) : t("gather.hours", { count: hours }),
          },
        ]
      : []),
    ...(group ? [{ id: "group", name: t("groups.of"), value: group.name }] : []),
    { id: "visibility", name: t("make.visibility"), value: t(`make.${info.visibility}`) },
    {
      id: "language",
      name: t("lobby.language"),
      value: t(info.language === "any" ? "lobby.any" : `lobby.speaks.${info.language}`),
    },
    { id: "level", name: t("lobby.level"), value: t(info.level === "any" ? "lobby.any" : `lobby.for.${info.level}`) },
    {
      id: "finish",
      name: t("finish.title"),
      value: info.finishPercent === 0 ? t("lobby.any") : t("finish.atLeast", { percent: info.finishPercent }),
    },
    { id: "spectators", name: t("make.spectators"), value: t(info.spectators ? "gather.yes" : "gather.no") },
    ...(info.spectators
      ? [
          { id: "audience", name: t("audience.title"), value: t(`audience.${info.audience}`) },
          { id: "delay", name: t("audience.delay"), value: delayText(t, info.delayMinutes) },
        ]
      : []),
  ];
}

export function TableRules({ client, info, isOwner }: Props) {
  const t = useWords();
  const lines = useLines(info);
  const [isChanging, setChanging] = useState(false);
  return (
    <section className="card card-pad stack table-rules" aria-label={t("make.options")}>
      <div className="row">
        <h2>{t("make.options")}</h2>
        {isOwner && (
          <button type="button" className="hk-button" onClick={() => setChanging(true)}>
            {t("gather.change")}
          </button>
        )}
      </div>
      <dl>
        {lines.map(({ id, name, value, about }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              {value}
              {about && <small className="soft">{about}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {isChanging && <ChangeDialog client={client} info={info} onEnd={() => setChanging(false)} />}
    </section>
  );
}

function ChangeDialog({ client, info, onEnd }: Omit<Props, "isOwner"> & { onEnd(): void }) {
  const t = useWords();
  const act = useAct(client);
  const game = gameNamed(info.game);
  const [title, setTitle] = useState(info.title);
  const [first] = useState(() => draftOf(info));
  const [draft, setDraft] = useState<Draft>(first);
  const [seatCount, setSeatCount] = useState(info.seats.length);
  if (!game) return null;
  const save = () => {
    const body: TableChange = {
      ...changeOf(first, draft),
      ...(title.trim() === info.title ? {} : { title: title.trim() }),
      ...(seatCount === info.seats.length ? {} : { seatCount }),
    };
    onEnd();
    if (Object.keys(body).length > 0) {
      void act(call("PATCH /api/tables/:table", { params: { table: info.id }, body }));
    }
  };
  return (
    <Dialog title={t("gather.changeTitle")} onClose={onEnd}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault();
          save();
        }}
      >
        <Field label={t("gather.name")} isOptional value={title} maxLength={80} onChange={setTitle} />
        <Choices
          legend={t("make.howMany")}
          value={String(seatCount)}
          tiles={game.seats.map(n => ({ value: String(n), label: n }))}
          onChoose={n => setSeatCount(Number(n))}
        />
        <OptionFields game={game} draft={{ ...draft, seats: seatsOf(draft, seatCount) }} onChange={setDraft} />
        <OnlineSettings draft={draft} onChange={setDraft} />
        <p className="field-help">{t("gather.changeHelp")}</p>
        <div className="row">
          <button type="submit" className="hk-button hk-button-main">
            {t("gather.save")}
          </button>
          <button type="button" className="hk-button" onClick={onEnd}>
            {t("shell.cancel")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Settings exist for some numbers of seats only. */
function seatsOf({ seats }: Draft, count: number): Draft["seats"] {
  return Array.from({ length: count }, (_, i) => seats[i] ?? seats[0]!);
}
