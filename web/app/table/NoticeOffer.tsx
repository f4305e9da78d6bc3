// In a game that takes its time, people who have just finished their first turn are offered notice of the next one.
import { useEffect, useState } from "react";
import type { NoticeSettings } from "#protocol/people.ts";
import { call } from "../client/api.ts";
import type { OnlineClient } from "../client/online-client.ts";
import type { Shared } from "../client/table-client.ts";
import { useWords } from "../i18n/index.ts";
import { keep, kept } from "../kept.ts";
import { Link } from "../Link.tsx";
import { PushSwitch } from "../me/PushSwitch.tsx";
import { useStore } from "../store.ts";

const OFFERED = "notices-offered";

interface Props {
  readonly client: OnlineClient;
  readonly shared: Shared;
}

export function NoticeOffer({ client, shared }: Props) {
  const { standing } = useStore(client.state);
  const [isOffered, setOffered] = useState(() => kept(OFFERED) === true);
  const isSlow = shared.info.pace.kind !== "live";
  const isAsked = (standing?.look.question?.options.length ?? 0) > 0;
  const [hasAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (isAsked) setAnswered(true);
  }, [isAsked]);
  if (isOffered || !isSlow || isAsked || !hasAnswered) return null;
  const end = () => {
    keep(OFFERED, true);
    setOffered(true);
  };
  return <Offer onEnd={end} />;
}

function Offer({ onEnd }: { onEnd(): void }) {
  const t = useWords();
  const [found, setFound] = useState<NoticeSettings | null>(null);
  useEffect(() => {
    call("GET /api/me/notices", {}).then(setFound, () => null);
  }, []);
  // People who are told already need no offer.
  if (!found || found.health.some(({ isOn }) => isOn)) return null;
  return (
    <div className="table-banner" role="status">
      <div>
        <p>{t("notices.offer")}</p>
        <PushSwitch found={found} onChange={setFound} />
      </div>
      <Link to="/me/settings" className="hk-button" onClick={onEnd}>
        {t("notices.offerMore")}
      </Link>
      <button type="button" className="hk-button" onClick={onEnd}>
        {t("notices.offerNo")}
      </button>
    </div>
  );
}
