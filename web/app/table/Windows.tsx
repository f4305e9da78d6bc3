// Who answers where one may let things be: the switch in the menu of a table on the server, and the offer to use it.
import { useEffect, useState } from "react";
import type { OnlineClient } from "../client/online-client.ts";
import { type Windows as Answered, windowsOf } from "../client/windows.ts";
import { useWords } from "../i18n/index.ts";
import { Choices } from "../shell/Choices.tsx";
import { notify } from "../shell/notices.ts";
import { useStore } from "../store.ts";

const ways = ["ask", "skip", "pass"] as const;

/** The switch; nothing before the person's orders are known. */
export function Windows({ client }: { readonly client: OnlineClient }) {
  const t = useWords();
  const orders = useStore(client.state).shared?.orders;
  // What was pressed shows at once; what the server says then counts.
  const [wanted, setWanted] = useState<Answered | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each word of the server
  useEffect(() => setWanted(null), [orders]);
  const choose = (way: Answered) => {
    setWanted(way);
    client.answerWindows(way);
  };
  return (
    orders && (
      <Choices<Answered>
        legend={t("windows.title")}
        value={wanted ?? windowsOf(orders)}
        tiles={ways.map(way => ({ value: way, label: t(`windows.${way}`) }))}
        onChoose={choose}
      />
    )
  );
}

/** Tables at which it was offered already. */
const offered = new Set<string>();

/** Offers it once at each table, when the first question comes in which one can only pass. */
export function useWindowsOffer(client: OnlineClient): void {
  const t = useWords();
  const { id, standing, shared } = useStore(client.state);
  const { question } = standing?.look ?? {};
  const isIdle = question?.pass !== undefined && question.options.length === 1;
  const isNew = shared?.orders?.skipsIdle === false && !shared.orders.holds;
  useEffect(() => {
    if (!isIdle || !isNew || offered.has(id)) return;
    offered.add(id);
    notify({
      text: t("windows.offer"),
      action: { label: t("windows.skip"), run: () => client.answerWindows("skip") },
    });
  }, [client, id, isIdle, isNew, t]);
}
