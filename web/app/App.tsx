// Which screen belongs to which address. Screens are loaded when first opened.
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { Home } from "./home/Home.tsx";
import { useWords } from "./i18n/index.ts";
import { storageRefused } from "./kept.ts";
import { isShownRight } from "./packs/realm.ts";
import { Problem } from "./problem.ts";
import { usePlace } from "./router.ts";
import { Crash } from "./shell/Crash.tsx";
import { Loading } from "./shell/Loading.tsx";
import { NotFound } from "./shell/NotFound.tsx";
import { Notices } from "./shell/Notices.tsx";
import { notify } from "./shell/notices.ts";
import { SiteBanner } from "./shell/SiteBanner.tsx";
import { TopBar } from "./shell/TopBar.tsx";
import { useStore } from "./store.ts";

/** A screen gets the words of the path after its own. */
export interface ScreenProps {
  readonly rest: readonly string[];
}

type Screen = ComponentType<ScreenProps>;

const screens: Readonly<Record<string, Screen>> = {
  "": Home,
  new: lazy(() => import("./new-table/NewTable.tsx")),
  table: lazy(() => import("./table/OnlineTable.tsx")),
  join: lazy(() => import("./table/Join.tsx")),
  back: lazy(() => import("./table/Back.tsx")),
  local: lazy(() => import("./table/LocalTable.tsx")),
  replay: lazy(() => import("./replay/Replay.tsx")),
  learn: lazy(() => import("./learn/Learn.tsx")),
  me: lazy(() => import("./me/Me.tsx")),
  reset: lazy(() => import("./access/Reset.tsx")),
  confirm: lazy(() => import("./access/Confirm.tsx")),
  welcome: lazy(() => import("./access/Welcome.tsx")),
  care: lazy(() => import("./care/Care.tsx")),
  groups: lazy(() => import("./groups/Groups.tsx")),
  packs: lazy(() => import("./packs/Packs.tsx")),
  credits: lazy(() => import("./credits/Credits.tsx")),
  kit: lazy(() => import("./kit/KitPage.tsx")),
};

/** Screens that need every pixel show their own head line. */
const full = new Set(["table", "local", "replay"]);

export function App() {
  const t = useWords();
  const { path } = usePlace();
  const [name = "", ...rest] = path;
  const Screen = Object.hasOwn(screens, name) ? screens[name] : undefined;
  const isFull = full.has(name) || (name === "learn" && rest[1] === "lesson");
  useFocusOnArrival(name);
  useStorageWarning();
  const isRight = useRightContent(path);
  return (
    <div className={isFull ? "app app-full" : "app"}>
      <a className="skip-link" href="#main">
        {t("shell.skip")}
      </a>
      {!isFull && <TopBar here={name} />}
      <SiteBanner isFull={isFull} />
      <main id="main" tabIndex={-1}>
        <Crash key={path.join("/")}>
          <Suspense fallback={<Loading />}>
            {isRight ? Screen ? <Screen rest={rest} /> : <NotFound /> : <Loading />}
          </Suspense>
        </Crash>
      </main>
      <Notices />
    </div>
  );
}

/** Goes on with the content that belongs to a place: a page that knows other content is loaded again. */
function useRightContent(path: readonly string[]): boolean {
  const isRight = isShownRight(path);
  useEffect(() => {
    if (!isRight) location.reload();
  }, [isRight]);
  return isRight;
}

/** A browser that keeps nothing does not stop anybody, but the reader must know. */
function useStorageWarning(): void {
  const refused = useStore(storageRefused);
  useEffect(() => {
    if (refused) notify({ problem: new Problem(refused) });
  }, [refused]);
}

/** After a change of screen the reader's focus goes with it. */
function useFocusOnArrival(name: string): void {
  useEffect(() => {
    if (name === "" && document.activeElement === document.body) return;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [name]);
}
