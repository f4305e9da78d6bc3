// Who I am, what I have played, how I want things.
import "./me.css";
import { useEffect, useRef } from "react";
import type { ScreenProps } from "../App.tsx";
import { person, whoAmI } from "../client/person.ts";
import { useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { useStore } from "../store.ts";
import { Account } from "./Account.tsx";
import { Friends } from "./Friends.tsx";
import { History } from "./History.tsx";
import { Holidays } from "./Holidays.tsx";
import { NoticeForm } from "./NoticeForm.tsx";
import { Security } from "./Security.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { Statistics } from "./Statistics.tsx";

const parts = ["account", "security", "friends", "settings", "history", "statistics"] as const;
type Part = (typeof parts)[number];

export default function Me({ rest }: ScreenProps) {
  const t = useWords();
  const me = useStore(person);
  /** A guest has nothing to keep others out of. */
  const isOpen = (each: Part): boolean => each !== "security" || me?.isGuest === false;
  const part: Part = parts.find(each => each === rest[0] && isOpen(each)) ?? "account";
  useEffect(() => {
    whoAmI().catch(() => null);
  }, []);
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the row of parts scrolls; the open one is in sight
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (here && nav.current) nav.current.scrollLeft = here.offsetLeft - nav.current.offsetLeft - 24;
  }, [part]);
  return (
    <div className="page me">
      <header className="page-head">
        <h1>{me ? me.name : t("me.title")}</h1>
      </header>
      <div className="me-columns">
        <nav ref={nav} className="me-nav" aria-label={t("me.title")}>
          {parts.filter(isOpen).map(each => (
            <Link key={each} to={`/me/${each}`} aria-current={each === part ? "page" : undefined}>
              {t(each === "security" ? "access.security" : each === "friends" ? "friends.title" : `me.${each}`)}
            </Link>
          ))}
          <Link to="/groups">{t("groups.title")}</Link>
          {me?.role === "moderator" && <Link to="/care">{t("care.title")}</Link>}
          <Link to="/packs">{t("packs.title")}</Link>
          <Link to="/credits">{t("credits.title")}</Link>
        </nav>
        <div className="stack me-part">
          {part === "account" && <Account />}
          {part === "security" && me && <Security me={me} />}
          {part === "friends" && <Friends />}
          {part === "settings" && (
            <>
              <SettingsForm />
              <NoticeForm />
              <Holidays />
            </>
          )}
          {part === "history" && <History />}
          {part === "statistics" && <Statistics />}
        </div>
      </div>
    </div>
  );
}
