// The chat of a table, while people gather and while they play: what is new to the reader is known on every device, and
// what is being typed is kept until it was sent.
import { type ReactNode, useEffect, useState } from "react";
import { Chat, type ChatMessage } from "#web/kit/Chat.tsx";
import { call } from "../client/api.ts";
import type { OnlineClient } from "../client/online-client.ts";
import { hearsTalk } from "../client/online-past.ts";
import { person } from "../client/person.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { keep, kept } from "../kept.ts";
import { problemFrom } from "../problem.ts";
import { NickDialog } from "../shell/NickDialog.tsx";
import { notify } from "../shell/notices.ts";
import { useStore } from "../store.ts";
import { momentText } from "../times.ts";

/** The last line this person has read, wherever they did; null until the server has said. */
function useHeard(table: string, isMine: boolean): readonly [number | null, (line: number) => void] {
  const [heard, setHeard] = useState<number | null>(null);
  useEffect(() => {
    if (!isMine) return;
    call("GET /api/tables/:table/own", { params: { table } }).then(
      own => setHeard(own.heard),
      () => null,
    );
  }, [table, isMine]);
  const read = (line: number) => {
    if (heard === null || line <= heard) return;
    setHeard(line);
    call("PATCH /api/tables/:table/own", { params: { table }, body: { heard: line } }).catch(() => null);
  };
  return [heard, read];
}

export interface TableChat {
  readonly content: ReactNode;
  readonly unread: number;
}

export function useChat(client: OnlineClient): TableChat {
  const t = useWords();
  const language = useLanguage();
  const { id, shared, mine } = useStore(client.state);
  const me = useStore(person);
  const [heard, read] = useHeard(id, mine.length > 0);
  const seats = shared?.info.seats ?? [];
  const muted = me?.muted ?? [];
  const lines = (shared?.chat ?? []).filter(line => !muted.some(each => each.id === line.person));
  const isNew = (line: (typeof lines)[number]) => heard !== null && line.id > heard && line.person !== me?.id;
  const firstNew = lines.find(isNew)?.id;
  const messages = lines.map(({ id: line, person: by, name, text, at }) => {
    const seat = seats.find(each => each.person?.id === by);
    const from = seat?.person?.name ?? name;
    return { id: String(line), from, seat: seat?.seat ?? null, text, time: momentText(language, at), line };
  });
  const send = (text: string) =>
    client.say(text).then(
      () => true,
      error => {
        notify({ problem: problemFrom(error) });
        return false;
      },
    );
  const content =
    mine.length > 0 ? (
      <Reading last={lines.at(-1)?.id ?? 0} firstNew={firstNew ?? null} onRead={read}>
        {first => (
          <Chat
            messages={messages.map(({ line, ...message }) => ({ ...message, isFirstNew: line === first }))}
            send={send}
            typed={String(kept(`typed.${id}`) ?? "")}
            onType={text => keep(`typed.${id}`, text || null)}
          />
        )}
      </Reading>
    ) : hearsTalk(shared?.info) ? (
      <AudienceChat isTalking={shared?.info.audience === "talks"} messages={messages} send={send} />
    ) : (
      <p className="hk-empty">{t("table.notSeated")}</p>
    );
  return { content, unread: lines.filter(isNew).length };
}

interface AudienceProps {
  readonly isTalking: boolean;
  readonly messages: readonly ChatMessage[];
  send(text: string): Promise<boolean>;
}

/** For those who watch: their own talk, or what the players say to read. */
function AudienceChat({ isTalking, messages, send }: AudienceProps) {
  const t = useWords();
  const me = useStore(person);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p className="soft small audience-note">{t(isTalking ? "audience.amongUs" : "audience.onlyRead")}</p>
      <Chat messages={messages} send={isTalking && me ? send : null} />
      {isTalking && !me && (
        <button type="button" className="hk-button" onClick={() => setAsked(true)}>
          {t("audience.join")}
        </button>
      )}
      {isAsked && <NickDialog onEnd={() => setAsked(false)} />}
    </>
  );
}

interface ReadingProps {
  readonly last: number;
  readonly firstNew: number | null;
  onRead(line: number): void;
  children(firstNew: number | null): ReactNode;
}

/** While the chat is open, everything in it is read; where the news began stays marked. */
function Reading({ last, firstNew, onRead, children }: ReadingProps) {
  const [opened, setOpened] = useState(firstNew);
  useEffect(() => {
    if (opened === null && firstNew !== null) setOpened(firstNew);
  }, [opened, firstNew]);
  useEffect(() => {
    if (!document.hidden) onRead(last);
  }, [last, onRead]);
  return children(opened);
}
