// The first lines of the page: settings, words, then the screens.
import "#web/kit/theme.css";
import "#web/kit/base.css";
import "./styles/base.css";
import "./styles/topbar.css";
import "./styles/forms.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { watchKeys } from "#web/kit/keys.ts";
import { App } from "./App.tsx";
import { startWords } from "./i18n/index.ts";
import { startOffline } from "./offline.ts";
import { startRealm } from "./packs/realm.ts";
import { pathHere } from "./router.ts";
import { applySettings } from "./settings.ts";

async function start(): Promise<void> {
  applySettings();
  watchKeys();
  await Promise.all([startWords(), startRealm(pathHere())]);
  const root = document.getElementById("app");
  if (!root) throw new Error("the page has no place for the app");
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  startOffline();
}

// A browser that is too old was told so before. Nobody waits for the start here: what it loads may import from this file.
if (!("old" in document.documentElement.dataset)) void start();
