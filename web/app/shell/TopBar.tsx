// The head of every quiet screen: who we are, where one can go, how the server is, who you are.

import { Mace } from "../art/Mace.tsx";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { set } from "../settings.ts";
import { ServerLight } from "./ServerLight.tsx";
import { WhoAmI } from "./WhoAmI.tsx";

const places = ["", "learn", "me"] as const;

export function TopBar({ here }: { readonly here: string }) {
  const t = useWords();
  return (
    <header className="topbar">
      <Link to="/" className="brand" aria-label={`Hetman. ${t("shell.home")}`}>
        <Mace />
        <span>Hetman</span>
      </Link>
      <nav aria-label={t("shell.nav")}>
        {places.map(place => (
          <Link key={place} to={`/${place}`} aria-current={here === place ? "page" : undefined}>
            {t(`shell.place.${place || "play"}`)}
          </Link>
        ))}
      </nav>
      <div className="topbar-end">
        <ServerLight />
        <LanguageSwitch />
        <WhoAmI />
      </div>
    </header>
  );
}

function LanguageSwitch() {
  const t = useWords();
  const language = useLanguage();
  const other = language === "pl" ? "en" : "pl";
  return (
    <button
      type="button"
      className="quiet-button"
      lang={other}
      aria-label={`${other.toUpperCase()}. ${t("shell.speak")}`}
      onClick={() => set("language", other)}
    >
      {other.toUpperCase()}
    </button>
  );
}
