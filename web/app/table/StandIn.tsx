// Others who play a person's seat: a bot or a substitute, from whom it is taken back with one click; and looking for a
// substitute.
import { useState } from "react";
import type { SeatState, TableInfo } from "#protocol/tables.ts";
import { call } from "../client/api.ts";
import type { OnlineClient } from "../client/online-client.ts";
import type { Shared } from "../client/table-client.ts";
import { useWords } from "../i18n/index.ts";
import { problemFrom } from "../problem.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { notify } from "../shell/notices.ts";
import { Switch } from "../shell/Switch.tsx";
import { CopyLink, linkTo } from "./Invitation.tsx";

interface Props {
  readonly client: OnlineClient;
  readonly shared: Shared;
}

interface TakeBackProps extends Props {
  readonly text: string;
}

function TakeBack({ client, shared, text }: TakeBackProps) {
  const t = useWords();
  const back = () =>
    call("POST /api/tables/:table/return", { params: { table: shared.info.id }, body: {} }).then(
      ({ table }) => client.refresh(table),
      error => void notify({ problem: problemFrom(error) }),
    );
  return (
    <div className="table-banner" role="status">
      <p>{text}</p>
      <button type="button" className="hk-button hk-button-main" onClick={() => void back()}>
        {t("table.takeBack")}
      </button>
    </div>
  );
}

/** A bot plays for the reader. */
export function StandIn(props: Props) {
  return <TakeBack {...props} text={useWords()("table.standIn")} />;
}

/** A substitute plays for the reader, who lent the seat. */
export function Lent({ client, shared }: Props) {
  const t = useWords();
  const { info, personId } = shared;
  const lent = info.seats.find(({ earlier }) => {
    const last = earlier.at(-1);
    return last !== undefined && last.id === personId && last.why === "lent";
  });
  if (!lent || info.stage !== "running") return null;
  return <TakeBack client={client} shared={shared} text={t("away.lent", { name: lent.name })} />;
}

/** Everybody at the table knows that a substitute is looked for. */
export function Seeking({ shared }: { readonly shared: Shared }) {
  const t = useWords();
  const names = shared.info.seats.filter(({ seeks }) => seeks !== null).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <p className="table-banner" role="status">
      {t("away.seeking", { names: names.join(", ") })}
    </p>
  );
}

interface SeekProps {
  readonly client: OnlineClient;
  readonly info: TableInfo;
  readonly seat: SeatState;
}

function seek({ client, info, seat }: SeekProps, seeks: boolean): Promise<void> {
  const params = { table: info.id, seat: String(seat.seat) };
  return call("PUT /api/tables/:table/seats/:seat/substitute", { params, body: { seeks } }).then(
    ({ table }) => client.refresh(table),
    error => void notify({ problem: problemFrom(error) }),
  );
}

/** Whether strangers find the seat among the open tables; a table by link shows itself to nobody. */
export function SeekInList({ client, shared, seat }: Props & { readonly seat: SeatState }) {
  const t = useWords();
  const { info } = shared;
  if (info.visibility !== "public") return null;
  return (
    <Switch
      label={t("away.seekList")}
      isOn={seat.seeks !== null}
      onChange={isOn => void seek({ client, info, seat }, isOn)}
    />
  );
}

/** In the table's menu: somebody else is to play on for the reader. */
export function SeekSubstitute(props: SeekProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const { info, seat } = props;
  if (seat.seeks)
    return (
      <button type="button" className="hk-button" onClick={() => void seek(props, false)}>
        {t("away.unseek")}
      </button>
    );
  return (
    <>
      <button type="button" className="hk-button" onClick={() => setOpen(true)}>
        {t("away.seek")}
      </button>
      {isOpen && (
        <Dialog title={t("away.seek")} onClose={() => setOpen(false)}>
          <p>{t("away.seekHelp")}</p>
          <CopyLink link={linkTo(info)} label={t("gather.link")} />
          <div className="row">
            <button type="button" className="hk-button hk-button-main" onClick={() => void seek(props, true)}>
              {t("away.seek")}
            </button>
            <button type="button" className="hk-button" onClick={() => setOpen(false)}>
              {t("shell.cancel")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
