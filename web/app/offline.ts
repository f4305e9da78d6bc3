// The service worker: the app opens without a network, and a new version waits until the reader agrees to reload.
import { registerSW } from "virtual:pwa-register";
import i18next from "i18next";
import { notify } from "./shell/notices.ts";

/** Starts keeping the app for use without a network. */
export function startOffline(): void {
  if (import.meta.env.DEV) return;
  const update = registerSW({
    onNeedRefresh: () => {
      notify({
        text: i18next.t("shell.newVersion"),
        action: { label: i18next.t("shell.reload"), run: () => void update(true) },
      });
    },
  });
}
