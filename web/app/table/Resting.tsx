// The player the table waits for may be resting: the others are told until when, and that the clock stands still.
import { restingUntil } from "#protocol/rest.ts";
import { useNow } from "../ago.ts";
import type { OnlineClient } from "../client/online-client.ts";
import { clockShift } from "../client/socket.ts";
import type { Shared } from "../client/table-client.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { useStore } from "../store.ts";
import { dateText } from "../times.ts";

export function Resting({ client, shared }: { readonly client: OnlineClient; readonly shared: Shared }) {
  const t = useWords();
  const language = useLanguage();
  const now = useNow() + clockShift.get();
  const { standing } = useStore(client.state);
  const asked = standing?.look.waiting?.open ?? [];
  const { seats, pace, stage } = shared.info;
  if (stage !== "running" || pace.kind === "live") return null;
  return seats.map(({ seat, name, person, standIn, rest }) => {
    const until = restingUntil(rest, now);
    if (until === null || standIn || person?.id === shared.personId || !asked.includes(seat)) return null;
    return (
      <p key={seat} className="table-banner" role="status">
        {t("rest.now", { name, time: dateText(language, until) })}
      </p>
    );
  });
}
