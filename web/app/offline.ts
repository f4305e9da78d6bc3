// The service worker: the app opens without a network, and a new version waits until the reader agrees to reload.
import { registerSW } from "virtual:pwa-register";
import i18next from "i18next";
import { notify } from "./shell/notices.ts";

/** How long the new version may take before the page is reloaded anyway. */
const takeOverMs = 3000;

/** A worker that waits is a new version only where an older one is at work; the first one to come waits for nobody. */
export function isNewer(registration: Pick<ServiceWorkerRegistration, "active" | "waiting"> | undefined): boolean {
  return registration?.active != null && registration.waiting != null;
}

/** Starts keeping the app for use without a network. */
export function startOffline(): void {
  if (import.meta.env.DEV) return;
  const update = registerSW({
    onNeedRefresh: () =>
      void navigator.serviceWorker.getRegistration().then(registration => {
        if (isNewer(registration)) tell();
      }),
  });
  const tell = () =>
    notify({
      text: i18next.t("shell.newVersion"),
      action: {
        label: i18next.t("shell.reload"),
        run: () => {
          void update(true);
          setTimeout(() => location.reload(), takeOverMs);
        },
      },
    });
}
