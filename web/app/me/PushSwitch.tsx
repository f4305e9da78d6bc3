// Web push for this browser.
import { useEffect, useState } from "react";
import type { NoticeSettings, PushSubscriptionInfo } from "#protocol/people.ts";
import { call } from "../client/api.ts";
import { useWords } from "../i18n/index.ts";
import { Problem } from "../problem.ts";
import { ProblemLine } from "./ProblemLine.tsx";
import { useDeed } from "./use-deed.ts";

async function registration(): Promise<ServiceWorkerRegistration | null> {
  return "serviceWorker" in navigator ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;
}

/** Why this browser cannot be told, if it cannot. */
function obstacleHere() {
  if (!isSecureContext) return "pushInsecure";
  if (!("PushManager" in window)) return /iPhone|iPad/.test(navigator.userAgent) ? "pushHomeScreen" : "pushUnknown";
  return Notification.permission === "denied" ? "pushDenied" : null;
}

interface Props {
  readonly found: NoticeSettings;
  onChange(found: NoticeSettings): void;
}

export function PushSwitch({ found, onChange }: Props) {
  const t = useWords();
  const deed = useDeed();
  const [here, setHere] = useState<PushSubscription | null>(null);
  useEffect(() => {
    registration().then(
      async worker => setHere((await worker?.pushManager?.getSubscription()) ?? null),
      () => null,
    );
  }, []);
  const obstacle = found.pushKey ? obstacleHere() : "pushMissing";
  if (obstacle) return <p className="soft small">{t(`notices.${obstacle}`)}</p>;
  const switchOn = () =>
    deed.run(async () => {
      const worker = await registration();
      if (!worker?.pushManager) throw new Problem("storage-forbidden");
      const subscription = await worker.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: found.pushKey,
      });
      onChange(await call("POST /api/me/push", { body: subscription.toJSON() as PushSubscriptionInfo }));
      setHere(subscription);
    });
  const switchOff = (subscription: PushSubscription) =>
    deed.run(async () => {
      await subscription.unsubscribe();
      onChange(await call("DELETE /api/me/push", { body: { endpoint: subscription.endpoint } }));
      setHere(null);
    });
  return (
    <div className="row">
      <span className="field-label">{t("notices.push")}</span>
      <button
        type="button"
        className="hk-button"
        disabled={deed.isBusy}
        onClick={() => void (here ? switchOff(here) : switchOn())}
      >
        {here ? t("notices.pushOff") : t("notices.pushOn")}
      </button>
      <ProblemLine problem={deed.problem} />
    </div>
  );
}
